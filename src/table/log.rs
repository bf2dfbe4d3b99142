//! The log: a play is a list of entries that only grows, and the state is the fold of those that stand.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use thiserror::Error;

use super::entry::{Entry, EntryError, What};
use super::fold::{Fold, Typed, Walk};
use super::rules::{Refusal, Rules};
use super::seat::Setup;
use crate::few::{self, Set};
use crate::locale::Say;
use crate::store::Line;

/// Taps of the same kind on the same cell within this time are one step of the history.
const JOIN_WITHIN: TimeDelta = TimeDelta::seconds(3);

/// A copy of the state is kept every so many entries, so that undoing near the end does not fold a long log anew.
const MARK_EVERY: usize = 64;

/// From how many of the last entries the recent steps are made.
const RECENT: usize = 32;

/// A play's entries and the state they fold into.
pub struct Log {
    /// The entries, with their actions in the fold.
    entries: Vec<Entry<()>>,
    fates: Vec<Fate>,
    fold: Box<dyn Fold>,
    /// Before which entries the fold's marks were made, by index; the first is before entry 0.
    marks: Vec<usize>,
}

/// Whether an entry counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It counts.
    Stands,
    /// It was undone.
    Undone,
    /// The rules refuse it where it stands now: another window entered it at the same time, or a rule was mended.
    Unfit(Refusal),
}

/// A log that cannot be opened.
#[derive(Debug, Error)]
pub enum LogError {
    /// A line is no entry.
    #[error(transparent)]
    Entry(#[from] EntryError),
    /// The numbers do not go up by one.
    #[error("entry {found} stands where entry {expected} should")]
    Number {
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// The first entry is not the play's beginning, or a later one is.
    #[error("the log does not begin with the play's setup, once")]
    Beginning,
    /// The setup is none of this game.
    #[error("the play cannot be set up: {0}")]
    Setup(Refusal),
}

impl LogError {
    /// The error in words.
    pub fn say(&self) -> Say {
        match self {
            Self::Setup(refusal) => Say::new("table-log-no-setup").say("why", refusal.0.clone()),
            other => Say::new("table-log-damaged").text("detail", other.to_string()),
        }
    }
}

/// What undoing would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoPlan {
    /// The entries that would no longer stand, ascending: those asked for, and those that no longer fit without them.
    pub entries: Vec<u64>,
    /// The later entries that no longer fit, with the reason of each.
    pub unfit: Vec<(u64, Refusal)>,
}

impl Log {
    /// Opens a play from its lines.
    ///
    /// # Errors
    /// When a line is no entry of this game, a number is missing, or the first entry is no setup of this game. Entries
    /// that the rules refuse are no error: they are kept and do not count.
    pub fn open<R: Rules>(lines: &[Line]) -> Result<Self, LogError> {
        Self::read(lines, Typed::<R>::start)
    }

    fn read(lines: &[Line], start: fn(Setup, usize) -> Result<Box<dyn Fold>, Refusal>) -> Result<Self, LogError> {
        let (first, rest) = lines.split_first().ok_or(LogError::Beginning)?;
        let (first, _) = Entry::read(first)?;
        let What::Start(setup) = &first.what else { return Err(LogError::Beginning) };
        let fold = start(setup.clone(), lines.len()).map_err(LogError::Setup)?;
        let mut log = Self { entries: vec![first], fates: vec![Fate::Stands], fold, marks: vec![0] };
        log.entries.reserve(rest.len());
        for line in rest {
            log.note(line)?;
        }
        log.fold_from(1);
        Ok(log)
    }

    /// Adds lines that the store has acknowledged, or that another window wrote.
    ///
    /// # Errors
    /// As [`Log::open`]; the lines before the one at fault are taken.
    pub fn accept(&mut self, lines: &[Line]) -> Result<(), LogError> {
        for line in lines {
            let touched = self.note(line)?;
            let last = self.entries.len() - 1;
            if self.is_action(last) {
                self.fold_one(last);
            } else {
                self.fold_from(touched);
            }
        }
        Ok(())
    }

    /// Adds an entry and what it says of others' fates; gives the index from which the state must be folded anew.
    fn note(&mut self, line: &Line) -> Result<usize, LogError> {
        let (entry, action) = Entry::read(line)?;
        let expected = self.last() + 1;
        if entry.number != expected {
            return Err(LogError::Number { expected, found: entry.number });
        }
        let mut touched = self.entries.len();
        let (numbers, fate): (&[u64], Fate) = match &entry.what {
            What::Start(_) => return Err(LogError::Beginning),
            What::Act(()) | What::Join(()) => (&[], Fate::Stands),
            What::Undo(numbers) => (numbers, Fate::Undone),
            What::Redo(numbers) => (numbers, Fate::Stands),
        };
        self.fold.keep(action).map_err(|cause| EntryError::Unreadable { number: entry.number, cause })?;
        for &number in numbers {
            // Entry 1, the beginning, always stands; a number beyond the log is another's mistake and changes nothing.
            let Some(index) = index(number).filter(|&index| index > 0) else { continue };
            if let Some(old) = self.fates.get_mut(index) {
                *old = fate.clone();
                touched = touched.min(index);
            }
        }
        self.entries.push(entry);
        self.fates.push(Fate::Stands);
        Ok(touched)
    }

    /// The last mark at or before an index, and the index that it was made before.
    fn mark_before(&self, at: usize) -> Option<(usize, usize)> {
        self.marks.iter().copied().enumerate().rev().find(|(_, made)| *made <= at)
    }

    /// Folds the entries anew from this index on.
    fn fold_from(&mut self, from: usize) {
        let Some((mark, start)) = self.mark_before(from) else { return };
        self.marks.truncate(mark + 1);
        self.fold.back(mark);
        for index in start..self.entries.len() {
            self.fold_one(index);
        }
    }

    /// Folds the entry at this index into the state.
    fn fold_one(&mut self, index: usize) {
        if index >= self.marks.last().map_or(0, |at| *at) + MARK_EVERY {
            self.marks.push(index);
            self.fold.mark();
        }
        if self.is_action(index)
            && let Some(fate) = self.fates.get_mut(index)
            && *fate != Fate::Undone
        {
            *fate = self.fold.step(index).map_or_else(Fate::Unfit, |()| Fate::Stands);
        }
    }

    /// What the log keeps of its game.
    pub(super) fn fold(&self) -> &dyn Fold {
        &*self.fold
    }

    /// Each entry's fate.
    pub fn fates(&self) -> &[Fate] {
        &self.fates
    }

    /// The number of the last entry.
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// The next entry for an action that the rules allow now, as a line.
    ///
    /// # Errors
    /// The rules' reason when they refuse it, or that it is no action of this game; nothing is changed.
    pub fn prepare(&self, action: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal> {
        let body = self.fold.prepare(action, self.open_to_join(at, by))?;
        Ok(Line { number: self.last() + 1, at, by: by.to_owned(), body })
    }

    /// The next entry that undoes or redoes, as a line.
    ///
    /// # Errors
    /// When it cannot be written, which does not happen to numbers.
    pub fn prepare_fates(&self, what: What<Value>, at: DateTime<Utc>, by: &str) -> Result<Line, EntryError> {
        Entry { number: self.last() + 1, at, by: by.to_owned(), what }.line()
    }

    /// The last entry, when an action entered now by the same hand may join it.
    fn open_to_join(&self, at: DateTime<Utc>, by: &str) -> Option<usize> {
        let last = self.entries.len().checked_sub(1).filter(|&last| self.stands(last))?;
        let before = self.entries.get(last)?;
        let soon = at.signed_duration_since(before.at);
        (before.by == by && (TimeDelta::zero()..=JOIN_WITHIN).contains(&soon)).then_some(last)
    }

    /// All entries as lines.
    ///
    /// # Errors
    /// When one cannot be written, which no entry that was read can be.
    pub fn lines(&self) -> Result<Vec<Line>, EntryError> {
        let line = |(at, entry): (usize, &Entry<()>)| {
            let unreadable =
                |cause: serde_json::Error| EntryError::Unreadable { number: entry.number, cause: cause.into() };
            let body = self.fold.body(at, &entry.what).map_err(unreadable)?;
            Ok(Line { number: entry.number, at: entry.at, by: entry.by.clone(), body })
        };
        self.entries.iter().enumerate().map(line).collect()
    }

    /// Whether the entry at an index is an action.
    fn is_action(&self, at: usize) -> bool {
        self.entries.get(at).is_some_and(|entry| entry.action().is_some())
    }

    /// Whether the entry at an index is an action that counts.
    fn stands(&self, at: usize) -> bool {
        self.fates.get(at) == Some(&Fate::Stands) && self.is_action(at)
    }

    fn undone(&self, at: usize) -> bool {
        self.fates.get(at) == Some(&Fate::Undone)
    }

    /// The indices of the step that an entry belongs to: an action with the taps that joined it. Empty for an entry
    /// that is no action, or does not stand.
    fn group(&self, number: u64) -> Vec<usize> {
        let stands = |at| self.stands(at);
        index(number).filter(|&asked| stands(asked)).map_or_else(Vec::new, |asked| self.joined(asked, &stands))
    }

    /// The indices of an action and of the taps around it that joined each other, as far as they are alike.
    fn joined(&self, asked: usize, alike: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let is_join = |at: usize| self.entries.get(at).is_some_and(|entry| matches!(entry.what, What::Join(())));
        let mut head = asked;
        while is_join(head) && head > 1 && alike(head - 1) {
            head -= 1;
        }
        let tail = (asked + 1..self.entries.len()).take_while(|&at| is_join(at) && alike(at));
        (head..=asked).chain(tail).collect()
    }

    /// The numbers of entries.
    fn numbers(&self, indices: &[usize]) -> Vec<u64> {
        indices.iter().filter_map(|&at| self.entries.get(at)).map(|entry| entry.number).collect()
    }

    /// What undoing the step of this entry would do; none when there is nothing to undo.
    pub fn undo_plan(&self, number: u64) -> Option<UndoPlan> {
        let group = self.group(number);
        (!group.is_empty()).then(|| self.plan(&group))
    }

    /// What undoing every step after this entry's would do; none when nothing stands after it.
    pub fn back_plan(&self, number: u64) -> Option<UndoPlan> {
        let keep = self.group(number).last().copied().or_else(|| index(number))?;
        let after = (keep + 1..self.entries.len()).filter(|&at| self.stands(at));
        let after: Vec<usize> = after.collect();
        (!after.is_empty()).then(|| self.plan(&after))
    }

    /// What the Undo button would do: the last step that stands.
    pub fn undo_step(&self) -> Option<UndoPlan> {
        let last = (1..self.entries.len()).rev().find(|&at| self.stands(at))?;
        self.undo_plan(self.entries.get(last)?.number)
    }

    /// What undoing entries, by ascending index, would do.
    fn plan(&self, undone: &[usize]) -> UndoPlan {
        let from = undone.first().copied().unwrap_or(0);
        let mut unfit = Vec::new();
        let stays = |at| undone.binary_search(&at).is_err() && !self.undone(at);
        self.replay(from, &stays, &mut |at, entry, _, fate| {
            if let Fate::Unfit(refusal) = fate
                && self.stands(at)
            {
                unfit.push((entry.number, refusal.clone()));
            }
        });
        let mut entries = self.numbers(undone);
        entries.extend(unfit.iter().map(|(number, _)| *number));
        few::sort(&mut entries);
        UndoPlan { entries, unfit }
    }

    /// Folds the entries that are to count from an index on, beside the state, and shows each action with the state before it.
    fn replay(&self, from: usize, counts: &dyn Fn(usize) -> bool, show: &mut Show<'_>) {
        let Some((mark, start)) = self.mark_before(from) else { return };
        let mut walk = self.fold.walk(mark);
        for (at, entry) in self.entries.iter().enumerate().skip(start) {
            if entry.action().is_none() {
                continue;
            }
            let fate = match counts(at) {
                true => walk.check(at).map_or_else(Fate::Unfit, |()| Fate::Stands),
                false => Fate::Undone,
            };
            if at >= from {
                show(at, entry, &mut *walk, &fate);
            }
            if fate == Fate::Stands {
                walk.apply(at);
            }
        }
    }

    /// The entries that the Redo button would make stand again: the last that were undone, if nothing was done since.
    pub fn redo_step(&self) -> Option<Vec<u64>> {
        // What the history made stand again, or undid once more, is no longer this entry's to bring back.
        let mut settled: Set<u64> = Set::new();
        for entry in self.entries.iter().rev() {
            match &entry.what {
                What::Redo(numbers) => settled.extend(numbers.iter().copied()),
                What::Undo(numbers) => {
                    let open: Vec<u64> = numbers.iter().copied().filter(|number| !settled.contains(number)).collect();
                    if !open.is_empty() {
                        return Some(open);
                    }
                }
                What::Start(_) | What::Act(()) | What::Join(()) => return None,
            }
        }
        None
    }

    /// The entries that must stand again with this undone one: the taps that fell with it.
    ///
    /// # Errors
    /// The rules' reason when one of them no longer fits.
    pub fn redo_plan(&self, number: u64) -> Result<Vec<u64>, Refusal> {
        let undone = |at| self.undone(at);
        let asked = index(number).filter(|&at| undone(at)).ok_or_else(|| Refusal::new("table-nothing-to-redo"))?;
        let group = self.joined(asked, &undone);
        let again = |at| group.contains(&at) || !undone(at);
        let mut refused = None;
        self.replay(asked, &again, &mut |at, entry, _, fate| {
            if let Fate::Unfit(refusal) = fate
                && refused.is_none()
                && !matches!(self.fates.get(at), Some(Fate::Unfit(_)))
            {
                let nested =
                    Say::new("table-redo-does-not-fit").number("number", entry.number).say("why", refusal.0.clone());
                refused = Some(Refusal(nested));
            }
        });
        refused.map_or_else(|| Ok(self.numbers(&group)), Err)
    }

    /// The steps of the play in sentences, oldest first.
    pub fn history(&self) -> Vec<HistoryRow> {
        self.rows(1)
    }

    /// The latest steps in sentences, oldest first; a short part of a long [`Log::history`], and quick.
    pub fn recent(&self) -> Vec<HistoryRow> {
        self.rows(self.entries.len().saturating_sub(RECENT).max(1))
    }

    /// The steps from the entry at an index on.
    fn rows(&self, from: usize) -> Vec<HistoryRow> {
        let mut rows: Vec<HistoryRow> = Vec::new();
        self.replay(from, &|at| !self.undone(at), &mut |at, entry, walk, fate| {
            if let (What::Join(()), Some(row)) = (&entry.what, rows.last_mut())
                && row.fate == *fate
                && let Some(sentence) = walk.tell_joined(at)
            {
                row.last = entry.number;
                row.sentence = sentence;
                return;
            }
            let Some(sentence) = walk.tell(at) else { return };
            rows.push(HistoryRow {
                first: entry.number,
                last: entry.number,
                at: entry.at,
                sentence,
                fate: fate.clone(),
            });
        });
        rows
    }
}

/// What sees each entry of a replay: its index, itself, the state before it, and its fate.
type Show<'a> = dyn FnMut(usize, &Entry<()>, &mut dyn Walk, &Fate) + 'a;

/// One step of the history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryRow {
    /// The number of its first entry.
    pub first: u64,
    /// The number of its last entry; the same when nothing joined it.
    pub last: u64,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// What was done.
    pub sentence: Say,
    /// Whether it counts.
    pub fate: Fate,
}

fn index(number: u64) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

#[cfg(test)]
#[path = "log_tests.rs"]
mod tests;
