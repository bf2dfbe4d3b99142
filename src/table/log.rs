//! The log: a play is a list of entries that only grows, and the state is the fold of those that stand.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use thiserror::Error;

use super::entry::{Entry, EntryError, What};
use super::rules::{Refusal, Rules};
use super::seat::Setup;
use crate::locale::Say;
use crate::store::Line;

/// Taps of the same kind on the same cell within this time are one step of the history.
const JOIN_WITHIN: TimeDelta = TimeDelta::seconds(3);

/// A copy of the state is kept every so many entries, so that undoing near the end does not fold a long log anew.
const MARK_EVERY: usize = 64;

/// From how many of the last entries the recent steps are made.
const RECENT: usize = 32;

/// A play's entries and the state they fold into.
#[derive(Clone, Debug)]
pub struct Log<R: Rules> {
    setup: Setup,
    entries: Vec<Entry<R::Action>>,
    fates: Vec<Fate>,
    state: R::State,
    /// Copies of the state, each before the entry at its index; the first is before entry 0.
    marks: Vec<(usize, R::State)>,
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

impl<R: Rules> Log<R> {
    /// Opens a play from its lines.
    ///
    /// # Errors
    /// When a line is no entry of this game, a number is missing, or the first entry is no setup of this game. Entries
    /// that the rules refuse are no error: they are kept and do not count.
    pub fn open(lines: &[Line]) -> Result<Self, LogError> {
        let (first, rest) = lines.split_first().ok_or(LogError::Beginning)?;
        let first = Entry::<R::Action>::read(first)?;
        let What::Start(setup) = &first.what else { return Err(LogError::Beginning) };
        let setup = setup.clone();
        let state = R::start(&setup).map_err(LogError::Setup)?;
        let marks = vec![(0, state.clone())];
        let mut log = Self { setup, entries: vec![first], fates: vec![Fate::Stands], state, marks };
        log.entries.reserve(rest.len());
        for line in rest {
            let entry = Entry::read(line)?;
            log.note(entry)?;
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
            let entry = Entry::read(line)?;
            let plain = matches!(entry.what, What::Act(_) | What::Join(_));
            let touched = self.note(entry)?;
            if plain {
                self.fold_one(self.entries.len() - 1);
            } else {
                self.fold_from(touched);
            }
        }
        Ok(())
    }

    /// Adds an entry and what it says of others' fates; gives the index from which the state must be folded anew.
    fn note(&mut self, entry: Entry<R::Action>) -> Result<usize, LogError> {
        let expected = self.last() + 1;
        if entry.number != expected {
            return Err(LogError::Number { expected, found: entry.number });
        }
        let mut touched = self.entries.len();
        let (numbers, fate): (&[u64], Fate) = match &entry.what {
            What::Start(_) => return Err(LogError::Beginning),
            What::Act(_) | What::Join(_) => (&[], Fate::Stands),
            What::Undo(numbers) => (numbers, Fate::Undone),
            What::Redo(numbers) => (numbers, Fate::Stands),
        };
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

    /// Folds the entries anew from this index on.
    fn fold_from(&mut self, from: usize) {
        self.marks.retain(|(index, _)| *index <= from);
        let Some((start, state)) = self.marks.last().cloned() else { return };
        self.state = state;
        for index in start..self.entries.len() {
            self.fold_one(index);
        }
    }

    /// Folds the entry at this index into the state.
    fn fold_one(&mut self, index: usize) {
        let marked = self.marks.last().map_or(0, |(at, _)| *at);
        if index >= marked + MARK_EVERY {
            self.marks.push((index, self.state.clone()));
        }
        if let (Some(entry), Some(fate)) = (self.entries.get(index), self.fates.get_mut(index))
            && let Some(action) = entry.action()
            && *fate != Fate::Undone
        {
            *fate = step::<R>(&mut self.state, action);
        }
    }

    /// What the play started from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The state as it stands.
    pub const fn state(&self) -> &R::State {
        &self.state
    }

    /// All entries.
    pub fn entries(&self) -> &[Entry<R::Action>] {
        &self.entries
    }

    /// Each entry with its fate.
    pub fn fates(&self) -> impl Iterator<Item = (&Entry<R::Action>, &Fate)> {
        self.entries.iter().zip(&self.fates)
    }

    /// The number of the last entry.
    pub fn last(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// The next entry for an action that the rules allow now.
    ///
    /// # Errors
    /// The rules' reason when they refuse it; nothing is changed.
    pub fn prepare(&self, action: R::Action, at: DateTime<Utc>, by: &str) -> Result<Entry<R::Action>, Refusal> {
        R::check(&self.state, &action)?;
        let what = if self.joins(&action, at, by) { What::Join(action) } else { What::Act(action) };
        Ok(self.entry(what, at, by))
    }

    /// The next entry that undoes or redoes.
    pub fn entry(&self, what: What<R::Action>, at: DateTime<Utc>, by: &str) -> Entry<R::Action> {
        Entry { number: self.last() + 1, at, by: by.to_owned(), what }
    }

    fn joins(&self, action: &R::Action, at: DateTime<Utc>, by: &str) -> bool {
        let (Some(before), Some(Fate::Stands)) = (self.entries.last(), self.fates.last()) else { return false };
        let soon = at.signed_duration_since(before.at);
        before.by == by
            && (TimeDelta::zero()..=JOIN_WITHIN).contains(&soon)
            && before.action().is_some_and(|earlier| R::join(earlier, action).is_some())
    }

    /// The indices of the step that an entry belongs to: an action with the taps that joined it. Empty for an entry
    /// that is no action, or does not stand.
    fn group(&self, number: u64) -> Vec<usize> {
        let stands = |&at: &usize| {
            self.fates.get(at) == Some(&Fate::Stands) && self.entries.get(at).is_some_and(|e| e.action().is_some())
        };
        index(number).filter(stands).map_or_else(Vec::new, |asked| self.joined(asked, stands))
    }

    /// The indices of an action and of the taps around it that joined each other, as far as they are alike.
    fn joined(&self, asked: usize, alike: impl Fn(&usize) -> bool) -> Vec<usize> {
        let is_join = |at: usize| self.entries.get(at).is_some_and(|entry| matches!(entry.what, What::Join(_)));
        let mut head = asked;
        while is_join(head) && head > 1 && alike(&(head - 1)) {
            head -= 1;
        }
        let tail = (asked + 1..self.entries.len()).take_while(|at| is_join(*at) && alike(at));
        (head..=asked).chain(tail).collect()
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

    fn stands(&self, at: usize) -> bool {
        at > 0
            && self.fates.get(at) == Some(&Fate::Stands)
            && self.entries.get(at).is_some_and(|entry| entry.action().is_some())
    }

    fn plan(&self, undone: &[usize]) -> UndoPlan {
        let from = undone.first().copied().unwrap_or(0);
        let mut unfit = Vec::new();
        self.replay(from, undone, |index, entry, _, fate| {
            if let Fate::Unfit(refusal) = fate
                && self.stands(index)
            {
                unfit.push((entry.number, refusal.clone()));
            }
        });
        let numbers = undone.iter().filter_map(|&at| self.entries.get(at)).map(|entry| entry.number);
        let mut entries: Vec<u64> = numbers.chain(unfit.iter().map(|(number, _)| *number)).collect();
        entries.sort_unstable();
        UndoPlan { entries, unfit }
    }

    /// Folds from an index without the entries of `without`, which ascend, showing each action with the state before it.
    fn replay(&self, from: usize, without: &[usize], mut show: impl FnMut(usize, &Entry<R::Action>, &R::State, &Fate)) {
        let Some((start, state)) = self.marks.iter().rev().find(|(at, _)| *at <= from) else { return };
        let mut state = state.clone();
        for (index, entry) in self.entries.iter().enumerate().skip(*start) {
            let Some(action) = entry.action() else { continue };
            let undone = without.binary_search(&index).is_ok() || self.fates.get(index) == Some(&Fate::Undone);
            let fate = if undone {
                Fate::Undone
            } else {
                R::check(&state, action).map_or_else(Fate::Unfit, |()| Fate::Stands)
            };
            if index >= from {
                show(index, entry, &state, &fate);
            }
            if fate == Fate::Stands {
                R::apply(&mut state, action);
            }
        }
    }

    /// The entries that the Redo button would make stand again: the last that were undone, if nothing was done since.
    pub fn redo_step(&self) -> Option<Vec<u64>> {
        // What the history made stand again, or undid once more, is no longer this entry's to bring back.
        let mut settled: BTreeSet<u64> = BTreeSet::new();
        for entry in self.entries.iter().rev() {
            match &entry.what {
                What::Redo(numbers) => settled.extend(numbers),
                What::Undo(numbers) => {
                    let open: Vec<u64> = numbers.iter().copied().filter(|number| !settled.contains(number)).collect();
                    if !open.is_empty() {
                        return Some(open);
                    }
                }
                What::Start(_) | What::Act(_) | What::Join(_) => return None,
            }
        }
        None
    }

    /// The entries that must stand again with this undone one: the taps that fell with it.
    ///
    /// # Errors
    /// The rules' reason when one of them no longer fits.
    pub fn redo_plan(&self, number: u64) -> Result<Vec<u64>, Refusal> {
        let nothing = || Refusal::new("table-nothing-to-redo");
        let asked = index(number).filter(|&at| self.fates.get(at) == Some(&Fate::Undone)).ok_or_else(nothing)?;
        let undone = |&at: &usize| self.fates.get(at) == Some(&Fate::Undone);
        let group = self.joined(asked, undone);
        let mut again = self.clone();
        for &at in &group {
            if let Some(fate) = again.fates.get_mut(at) {
                *fate = Fate::Stands;
            }
        }
        again.fold_from(asked);
        for ((old, new), entry) in self.fates.iter().zip(&again.fates).zip(&self.entries).skip(asked) {
            if let Fate::Unfit(refusal) = new
                && !matches!(old, Fate::Unfit(_))
            {
                let nested =
                    Say::new("table-redo-does-not-fit").number("number", entry.number).say("why", refusal.0.clone());
                return Err(Refusal(nested));
            }
        }
        Ok(group.iter().filter_map(|&at| self.entries.get(at)).map(|entry| entry.number).collect())
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
        let mut head: Option<(R::State, R::Action)> = None;
        self.replay(from, &[], |_, entry, before, fate| {
            let Some(action) = entry.action() else { return };
            if let (What::Join(_), Some(row), Some((state, merged))) = (&entry.what, rows.last_mut(), head.as_mut())
                && row.fate == *fate
                && let Some(both) = R::join(merged, action)
            {
                row.last = entry.number;
                row.sentence = R::sentence(&self.setup, state, &both);
                *merged = both;
                return;
            }
            let sentence = R::sentence(&self.setup, before, action);
            rows.push(HistoryRow {
                first: entry.number,
                last: entry.number,
                at: entry.at,
                sentence,
                fate: fate.clone(),
            });
            head = Some((before.clone(), action.clone()));
        });
        rows
    }
}

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

impl<A> Entry<A> {
    /// The action, when the entry is one.
    pub const fn action(&self) -> Option<&A> {
        match &self.what {
            What::Act(action) | What::Join(action) => Some(action),
            What::Start(_) | What::Undo(_) | What::Redo(_) => None,
        }
    }
}

fn index(number: u64) -> Option<usize> {
    usize::try_from(number.checked_sub(1)?).ok()
}

fn step<R: Rules>(state: &mut R::State, action: &R::Action) -> Fate {
    match R::check(state, action) {
        Ok(()) => {
            R::apply(state, action);
            Fate::Stands
        }
        Err(refusal) => Fate::Unfit(refusal),
    }
}

#[cfg(test)]
#[path = "log_tests.rs"]
mod tests;
