//! The log: a play is a list of entries that only grows, and the state is the fold of those that stand.
//!
//! What undoing and redoing would do is in `plans`, the steps in sentences in `history`, and which action is carried out
//! in the place of which entry in `changes`.

mod changes;
mod history;
mod plans;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::Value;
use thiserror::Error;

pub use self::changes::Changeable;
use self::changes::Replaced;
pub use self::history::HistoryRow;
pub use self::plans::{ChangePlan, UndoPlan, UndoStep};
use super::entry::{Entry, EntryError, FORMAT, What};
use super::fold::{Fold, Typed};
use super::rules::{Refusal, Rules};
use super::seat::Setup;
use crate::locale::Message;
use crate::store::Line;

/// Taps of the same kind on the same cell within this time are one step of the history.
const JOIN_WITHIN: TimeDelta = TimeDelta::seconds(3);

/// A copy of the state is kept every so many entries, so that undoing near the end does not fold a long log anew.
const MARK_EVERY: usize = 64;

/// A play's entries and the state they fold into.
pub struct Log {
    /// The entries, with their actions in the fold.
    entries: Vec<Entry<()>>,
    fates: Vec<EntryStatus>,
    fold: Box<dyn Fold>,
    /// Before which entries the fold's marks were made, by index; the first is before entry 0.
    marks: Vec<usize>,
    /// The entries that change others, by index.
    changes: Vec<usize>,
    /// What those of them that stand have put in the place of entries.
    replaced: Replaced,
}

/// Whether an entry counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntryStatus {
    /// It counts.
    Stands,
    /// It was undone.
    Undone,
    /// The rules refuse it where it stands now: another window entered it at the same time, something before it was
    /// changed, or a rule was mended.
    Unfit(Refusal),
    /// It is a tap of a step that was changed, and does nothing beside the changed first one.
    Merged,
}

/// A log that cannot be opened.
#[derive(Debug, Error)]
pub enum LogError {
    /// A line is no entry.
    #[error(transparent)]
    Entry(#[from] EntryError),
    /// The numbers do not go up by one.
    #[error("entry {found} is where entry {expected} should be")]
    Number {
        /// The number that should come.
        expected: u64,
        /// The number that came.
        found: u64,
    },
    /// The first entry is not the play's beginning, or a later one is.
    #[error("the setup must come first, and only once")]
    Beginning,
    /// The setup is none of this game.
    #[error("the play cannot be set up: {0}")]
    Setup(Refusal),
}

impl LogError {
    /// The error in words.
    pub fn message(&self) -> Message {
        let detail = match self {
            Self::Setup(refusal) => return Message::new("table-log-no-setup").say("why", refusal.0.clone()),
            Self::Entry(EntryError::Newer { found, .. }) => {
                return Message::new("table-newer-log").number("found", *found).number("known", FORMAT);
            }
            Self::Entry(EntryError::Unreadable { number, .. }) => {
                Message::new("table-damage-entry").number("number", *number)
            }
            Self::Number { expected, found } => {
                Message::new("table-damage-number").number("expected", *expected).number("found", *found)
            }
            Self::Beginning => Message::new("table-damage-beginning"),
        };
        Message::new("table-log-damaged").say("detail", detail)
    }
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
        let mut log = Self {
            entries: vec![first],
            fates: vec![EntryStatus::Stands],
            fold,
            marks: vec![0],
            changes: Vec::new(),
            replaced: Replaced::default(),
        };
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

    /// The log with one more line, beside this one, which stays as it is: what it will be when the store has acknowledged
    /// the line.
    ///
    /// # Errors
    /// As [`Log::accept`].
    pub fn after(&self, line: &Line) -> Result<Self, LogError> {
        let mut after = Self {
            entries: self.entries.clone(),
            fates: self.fates.clone(),
            fold: self.fold.copy(),
            marks: self.marks.clone(),
            changes: self.changes.clone(),
            replaced: self.replaced.clone(),
        };
        after.accept(std::slice::from_ref(line))?;
        Ok(after)
    }

    /// Adds an entry and what it says of others' fates; gives the index from which the state must be folded anew.
    fn note(&mut self, line: &Line) -> Result<usize, LogError> {
        let (entry, action) = Entry::read(line)?;
        let expected = self.last() + 1;
        if entry.number != expected {
            return Err(LogError::Number { expected, found: entry.number });
        }
        let mut touched = self.entries.len();
        let (numbers, fate): (&[u64], EntryStatus) = match &entry.what {
            What::Start(_) => return Err(LogError::Beginning),
            What::Act(()) | What::Join(()) | What::Change(_) => (&[], EntryStatus::Stands),
            What::Undo(numbers) => (numbers, EntryStatus::Undone),
            What::Redo(numbers) => (numbers, EntryStatus::Stands),
        };
        self.fold.keep(action).map_err(|cause| EntryError::Unreadable { number: entry.number, cause })?;
        for &number in numbers {
            // Entry 1, the beginning, always stands; a number beyond the log is another's mistake and changes nothing.
            let Some(index) = index(number).filter(|&index| index > 0) else { continue };
            if let Some(old) = self.fates.get_mut(index) {
                *old = fate.clone();
                touched = touched.min(index).min(self.touched_by(index));
            }
        }
        if matches!(entry.what, What::Change(_)) {
            self.changes.push(self.entries.len());
        }
        self.entries.push(entry);
        self.fates.push(EntryStatus::Stands);
        // Few logs are ever changed, and those few times; so it is made anew rather than kept up.
        if !self.changes.is_empty() {
            touched = touched.min(self.touched_by(self.entries.len() - 1));
            self.replaced = self.replacements(|at| self.fates.get(at) == Some(&EntryStatus::Stands));
        }
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
            && *fate != EntryStatus::Undone
        {
            *fate = match self.replaced.acting(index) {
                Some(action) => self.fold.step(action).map_or_else(EntryStatus::Unfit, |()| EntryStatus::Stands),
                None => EntryStatus::Merged,
            };
        }
    }

    /// What the log keeps of its game.
    pub(super) fn fold(&self) -> &dyn Fold {
        &*self.fold
    }

    /// Each entry's fate.
    pub fn fates(&self) -> &[EntryStatus] {
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

    /// When the entries were made, all of them in order.
    pub(super) fn times(&self) -> Vec<DateTime<Utc>> {
        self.entries.iter().map(|entry| entry.at).collect()
    }

    /// All entries as lines.
    ///
    /// # Errors
    /// When one cannot be written, which no entry that was read can be.
    pub fn lines(&self) -> Result<Vec<Line>, EntryError> {
        let line = |(at, entry): (usize, &Entry<()>)| {
            let unreadable = |cause| EntryError::Unreadable { number: entry.number, cause };
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
        self.fates.get(at) == Some(&EntryStatus::Stands) && self.is_action(at)
    }

    fn undone(&self, at: usize) -> bool {
        self.fates.get(at) == Some(&EntryStatus::Undone)
    }
}

fn index(number: u64) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

#[cfg(test)]
#[path = "log_tests.rs"]
mod tests;
