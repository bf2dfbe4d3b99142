//! The steps of a play in sentences, with the round and the phase as headings.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::changes::Replaced;
use super::plans::Trial;
use super::{EntryStatus, Log, index};
use crate::locale::Message;
use crate::table::entry::What;
use crate::table::fold::Replay;
use crate::table::seat::Seat;

/// How many of the last steps that stand are recent, counted in taps.
const RECENT: usize = 32;

/// One step of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// The number of its first entry.
    pub first: u64,
    /// The number of its last entry; the same when nothing joined it.
    pub last: u64,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// Which device or window entered it.
    pub by: String,
    /// What was done.
    pub sentence: Message,
    /// Whose it is; none where it is the table's.
    pub seat: Option<Seat>,
    /// Whether it counts.
    pub fate: EntryStatus,
    /// Whether another action was put in its place since.
    pub changed: bool,
    /// Where the play stood, in a row before which it stood elsewhere: a heading above it.
    pub heading: Option<Message>,
}

impl Log {
    /// The steps of the play in sentences, oldest first.
    pub fn history(&self) -> Vec<HistoryRow> {
        self.rows(1, false)
    }

    /// The latest steps that stand, oldest first: a short part of a long [`Log::history`], and quick.
    pub fn recent(&self) -> Vec<HistoryRow> {
        let standing = (1..self.entries.len()).rev().filter(|&at| self.stands(at));
        let from = standing.take(RECENT).last().unwrap_or(self.entries.len());
        // A step is told whole.
        let from = self.joined(from, &|at| self.stands(at)).first().copied().unwrap_or(from);
        self.rows(from, true)
    }

    /// When the last entry was made, an undo too.
    pub fn last_at(&self) -> Option<DateTime<Utc>> {
        self.entries.last().map(|entry| entry.at)
    }

    /// Whose the action of an entry is, where it is one player's.
    pub fn whose(&self, number: u64) -> Option<Seat> {
        let action = self.fold.joined(&[self.replaced.acting(index(number)?)?])?;
        let seat = usize::try_from(action.get("seat")?.as_u64()?).ok()?;
        self.fold.setup().seats().nth(seat)
    }

    /// The steps from the entry at an index on; where only those that stand are wanted, the others are not told.
    fn rows(&self, from: usize, standing: bool) -> Vec<HistoryRow> {
        let mut rows: Vec<HistoryRow> = Vec::new();
        let mut stood: Option<Message> = None;
        let counts = |at| !self.undone(at);
        let trial = Trial { counts: &counts, replaced: &self.replaced, tried: None };
        let told = self.replay(from, &trial, &mut |at, walk, fate| {
            let Some(entry) = self.entries.get(at).filter(|_| !standing || *fate == EntryStatus::Stands) else {
                return;
            };
            let joins = matches!(entry.what, What::Join(()));
            match rows.last_mut().filter(|_| joins) {
                // The first tap of its step says all of it.
                Some(row) if *fate == EntryStatus::Merged => {
                    row.last = entry.number;
                    return;
                }
                Some(row) if row.fate == *fate => {
                    if let Some(sentence) = walk.tell_joined(at) {
                        row.last = entry.number;
                        row.sentence = sentence;
                        return;
                    }
                }
                _ => {}
            }
            let (seat, sentence) = match (&entry.what, self.replaced.acting(at)) {
                (What::Change(_), _) => (self.changed_by(at), self.change_words(at)),
                (_, Some(action)) => (walk.whose(action), walk.tell(action)),
                (_, None) => return,
            };
            let Some(sentence) = sentence else { return };
            let here = walk.heading();
            let heading = (stood.as_ref() != Some(&here)).then(|| here.clone());
            stood = Some(here);
            rows.push(HistoryRow {
                first: entry.number,
                last: entry.number,
                at: entry.at,
                by: entry.by.clone(),
                sentence,
                seat,
                fate: fate.clone(),
                changed: self.replaced.has(at),
                heading,
            });
        });
        // Nothing is tried here, so there is nothing that could be unreadable.
        debug_assert!(told.is_ok());
        rows
    }

    /// The state before the entry at an index; with an action that is not in the log, as that of the entry to come.
    pub(super) fn walk_to(&self, at: usize, tried: Option<&Value>) -> Option<Box<dyn Replay + '_>> {
        let (mark, start) = self.mark_before(at)?;
        let mut walk = self.fold.walk(mark, tried).ok()?;
        for action in (start..at).filter(|&at| self.stands(at)).filter_map(|at| self.replaced.acting(at)) {
            walk.apply(action);
        }
        Some(walk)
    }

    /// What entries did, in a sentence: the first step of them, and how many more there are.
    pub fn sentence(&self, entries: &[u64]) -> Option<Message> {
        let indices: Vec<usize> = entries.iter().filter_map(|&number| index(number)).collect();
        let first = *indices.iter().min()?;
        let run = match self.is_action(first) {
            true => self.joined(first, &|at| indices.contains(&at)),
            false => vec![first],
        };
        let sentence = self.told(&run)?;
        let more = indices.len().saturating_sub(run.len());
        if more == 0 {
            return Some(sentence);
        }
        Some(Message::new("table-and-more").say("first", sentence).number("more", more))
    }

    /// A step, or some taps of it, in a sentence.
    pub(super) fn told(&self, run: &[usize]) -> Option<Message> {
        let first = *run.first()?;
        if !self.is_action(first) {
            return self.change_words(first);
        }
        self.told_with(run, &self.replaced)
    }

    /// The same, with what these changes put in its place.
    fn told_with(&self, run: &[usize], replaced: &Replaced) -> Option<Message> {
        let mut walk = self.walk_to(*run.first()?, None)?;
        let (first, rest) = replaced.run(run).split_first().map(|(first, rest)| (*first, rest.to_vec()))?;
        let mut sentence = walk.tell(first)?;
        for action in rest {
            sentence = walk.tell_joined(action).unwrap_or(sentence);
        }
        Some(sentence)
    }

    /// Whose the action is that a change put there.
    fn changed_by(&self, at: usize) -> Option<Seat> {
        self.walk_to(*self.targets(at).first()?, None)?.whose(at)
    }

    /// What a change did: what was there, and what is there instead.
    fn change_words(&self, at: usize) -> Option<Message> {
        let run = self.targets(at);
        let before = self.replacements(|change| change < at && self.fates.get(change) == Some(&EntryStatus::Stands));
        let old = self.told_with(&run, &before)?;
        let new = self.walk_to(*run.first()?, None)?.tell(at)?;
        Some(Message::new("table-changed").say("old", old).say("new", new))
    }
}
