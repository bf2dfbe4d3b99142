//! Which action is carried out in the place of which entry: its own, unless a change that stands put another there.

use std::collections::BTreeMap;

use serde_json::Value;

use super::{EntryStatus, Log, index};
use crate::table::entry::{EntryChange, What};
use crate::table::field::Field;
use crate::table::rules::Refusal;

/// What changes have put in the place of entries, by index: an action, by the index of the entry that holds it, or
/// nothing, for the taps that a change has merged into the first one.
#[derive(Clone, Debug, Default)]
pub(super) struct Replaced(BTreeMap<usize, Option<usize>>);

impl Replaced {
    /// The index of the entry whose action is carried out at this one; none where it does nothing.
    pub(super) fn acting(&self, at: usize) -> Option<usize> {
        self.0.get(&at).copied().unwrap_or(Some(at))
    }

    /// The actions that are carried out for a step, by index.
    pub(super) fn run(&self, step: &[usize]) -> Vec<usize> {
        step.iter().filter_map(|&at| self.acting(at)).collect()
    }

    /// Whether a change says what is carried out at this entry.
    pub(super) fn has(&self, at: usize) -> bool {
        self.0.contains_key(&at)
    }

    /// Puts the action of the entry at `by` in the place of a step.
    pub(super) fn put(&mut self, step: &[usize], by: usize) {
        for (place, &at) in step.iter().enumerate() {
            self.0.insert(at, (place == 0).then_some(by));
        }
    }
}

/// An entry of the log as it can be changed.
#[derive(Clone, Debug)]
pub struct Changeable {
    /// The entries of its step, ascending.
    pub entries: Vec<u64>,
    /// The action, in the game's own form.
    pub action: Value,
    /// What can be changed about it.
    pub fields: Vec<Field>,
}

impl Log {
    /// The indices that a change is about. A number beyond it, or of no action, is another's mistake and changes nothing.
    pub(super) fn targets(&self, at: usize) -> Vec<usize> {
        let Some(What::Change(EntryChange { entries, .. })) = self.entries.get(at).map(|entry| &entry.what) else {
            return Vec::new();
        };
        entries.iter().filter_map(|&number| index(number)).filter(|&it| it < at && self.is_action(it)).collect()
    }

    /// The first index whose meaning hangs on the entry at this one, where that is a change; else this one.
    pub(super) fn touched_by(&self, at: usize) -> usize {
        self.targets(at).into_iter().min().unwrap_or(at)
    }

    /// What the changes that count put in the place of entries; a later one wins.
    pub(super) fn replacements(&self, counts: impl Fn(usize) -> bool) -> Replaced {
        let mut replaced = Replaced::default();
        for &at in self.changes.iter().filter(|&&at| counts(at)) {
            replaced.put(&self.targets(at), at);
        }
        replaced
    }

    /// Whether the entry at an index is a change that can be seen in the play: it stands, and so does what it changed.
    pub(super) fn change_holds(&self, at: usize) -> bool {
        self.changes.binary_search(&at).is_ok()
            && self.fates.get(at) == Some(&EntryStatus::Stands)
            && self.targets(at).first().is_some_and(|&first| !self.undone(first))
    }

    /// The step of an entry with what can be changed about it.
    ///
    /// # Errors
    /// Why nothing can be: the game's reason, or that it was undone.
    pub fn changeable(&self, number: u64) -> Result<Changeable, Refusal> {
        let asked = index(number).filter(|&at| self.is_action(at) && !self.undone(at));
        let gone = || Refusal::new("table-nothing-to-change");
        let run = self.joined(asked.ok_or_else(gone)?, &|at| !self.undone(at));
        let acting = self.replaced.run(&run);
        let action = self.fold.joined(&acting).ok_or_else(gone)?;
        let before = run.first().and_then(|&first| self.walk_to(first, None)).ok_or_else(gone)?;
        let fields = before.fields(&acting)?;
        if fields.is_empty() {
            return Err(Refusal::new("table-fixed"));
        }
        Ok(Changeable { entries: self.numbers(&run), action, fields })
    }

    /// What can be changed about a step if it were this action: of another player other things are there to choose from.
    /// Nothing where it is no action that can be changed.
    pub fn fields_of(&self, entries: &[u64], to: &Value) -> Vec<Field> {
        let first = entries.first().and_then(|&number| index(number)).filter(|&at| self.is_action(at));
        let walk = first.and_then(|first| self.walk_to(first, Some(to)));
        walk.and_then(|walk| walk.fields(&[self.entries.len()]).ok()).unwrap_or_default()
    }
}
