//! What undoing, redoing and changing would do, told before it is done.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::changes::Replaced;
use super::{EntryStatus, Log, index};
use crate::locale::Message;
use crate::store::Line;
use crate::table::entry::What;
use crate::table::fold::Replay;
use crate::table::rules::Refusal;

/// What undoing would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoPlan {
    /// The entries that would no longer stand, ascending: those asked for, and those that no longer fit without them.
    pub entries: Vec<u64>,
    /// The later entries that no longer fit, with the reason of each.
    pub unfit: Vec<(u64, Refusal)>,
}

/// What the Undo or the Redo button would do, with its sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UndoStep {
    /// The entries, ascending.
    pub entries: Vec<u64>,
    /// What was done by them.
    pub sentence: Message,
}

/// What changing an entry would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangePlan {
    /// What the step would be.
    pub sentence: Message,
    /// The later entries that no longer fit, with the reason of each. They are kept and do not count.
    pub unfit: Vec<(u64, Refusal)>,
}

/// What a replay takes for granted: which entries count, and what is put in the place of which.
pub(super) struct Trial<'a> {
    pub counts: &'a dyn Fn(usize) -> bool,
    pub replaced: &'a Replaced,
    /// An action that is not in the log, as that of the entry to come.
    pub tried: Option<&'a Value>,
}

/// What sees each entry of a replay: its index, the state before it, and its fate.
pub(super) type Show<'a> = dyn FnMut(usize, &mut dyn Replay, &EntryStatus) + 'a;

impl Log {
    /// The indices of the step that an entry belongs to: an action with the taps that joined it, or a change. Empty for
    /// an entry that is neither, or does not stand.
    fn group(&self, number: u64) -> Vec<usize> {
        let holds = |at: usize| self.stands(at) || self.fates.get(at) == Some(&EntryStatus::Merged);
        match index(number) {
            Some(asked) if self.change_holds(asked) => vec![asked],
            Some(asked) if holds(asked) => self.joined(asked, &holds),
            _ => Vec::new(),
        }
    }

    /// The indices of an action and of the taps around it that joined each other, as far as they are alike.
    pub(super) fn joined(&self, asked: usize, alike: &dyn Fn(usize) -> bool) -> Vec<usize> {
        let is_join = |at: usize| self.entries.get(at).is_some_and(|entry| matches!(entry.what, What::Join(())));
        let mut head = asked;
        while is_join(head) && head > 1 && alike(head - 1) {
            head -= 1;
        }
        let tail = (asked + 1..self.entries.len()).take_while(|&at| is_join(at) && alike(at));
        (head..=asked).chain(tail).collect()
    }

    /// The numbers of entries.
    pub(super) fn numbers(&self, indices: &[usize]) -> Vec<u64> {
        indices.iter().filter_map(|&at| self.entries.get(at)).map(|entry| entry.number).collect()
    }

    /// What undoing the step of this entry would do; none when there is nothing to undo.
    pub fn undo_plan(&self, number: u64) -> Option<UndoPlan> {
        let group = self.group(number);
        (!group.is_empty()).then(|| self.plan(&group))
    }

    /// What undoing every step after this entry's would do; none when nothing stands after it. A change stays where the
    /// entry that it is about stays.
    pub fn back_plan(&self, number: u64) -> Option<UndoPlan> {
        let keep = self.group(number).last().copied().or_else(|| index(number))?;
        let after: Vec<usize> = (keep + 1..self.entries.len()).filter(|&at| self.stands(at)).collect();
        (!after.is_empty()).then(|| self.plan(&after))
    }

    /// What the Undo button would do: the last entry that stands. Of taps that joined it is the last tap alone, for that
    /// is what a person would take back who tapped once too often.
    pub fn undo_step(&self) -> Option<UndoStep> {
        let last = (1..self.entries.len()).rev().find(|&at| self.stands(at) || self.change_holds(at))?;
        let entries = self.plan(&[last]).entries;
        Some(UndoStep { sentence: self.told(&[last])?, entries })
    }

    /// What undoing entries, by ascending index, would do.
    fn plan(&self, undone: &[usize]) -> UndoPlan {
        let is_undone = |at: usize| undone.binary_search(&at).is_ok();
        let from = undone.iter().map(|&at| self.touched_by(at)).min().unwrap_or(0);
        let replaced = self.replacements(|at| self.fates.get(at) == Some(&EntryStatus::Stands) && !is_undone(at));
        let counts = |at| !is_undone(at) && !self.undone(at);
        let unfit = self.unfit(from, &Trial { counts: &counts, replaced: &replaced, tried: None });
        // Without an action in the trial nothing in it can be unreadable.
        let unfit = unfit.unwrap_or_default();
        let mut entries = self.numbers(undone);
        entries.extend(unfit.iter().map(|(number, _)| *number));
        entries.sort();
        UndoPlan { entries, unfit }
    }

    /// The entries from an index on that stand now and would not in this trial, with the reason of each.
    fn unfit(&self, from: usize, trial: &Trial<'_>) -> Result<Vec<(u64, Refusal)>, Refusal> {
        let mut unfit = Vec::new();
        self.replay(from, trial, &mut |at, _, fate| {
            if let (EntryStatus::Unfit(refusal), true, Some(entry)) = (fate, self.stands(at), self.entries.get(at)) {
                unfit.push((entry.number, refusal.clone()));
            }
        })?;
        Ok(unfit)
    }

    /// Folds the entries that are to count from an index on, beside the state, and shows each action, and each change,
    /// with the state before it.
    pub(super) fn replay(&self, from: usize, trial: &Trial<'_>, show: &mut Show<'_>) -> Result<(), Refusal> {
        let Some((mark, start)) = self.mark_before(from) else { return Ok(()) };
        let mut walk = self.fold.walk(mark, trial.tried)?;
        for (at, entry) in self.entries.iter().enumerate().skip(start) {
            if entry.action().is_none() {
                if at >= from && matches!(entry.what, What::Change(_)) {
                    show(at, &mut *walk, self.fates.get(at).unwrap_or(&EntryStatus::Stands));
                }
                continue;
            }
            let acting = trial.replaced.acting(at);
            let fate = match acting {
                _ if !(trial.counts)(at) => EntryStatus::Undone,
                Some(action) => walk.check(action).map_or_else(EntryStatus::Unfit, |()| EntryStatus::Stands),
                None => EntryStatus::Merged,
            };
            if at >= from {
                show(at, &mut *walk, &fate);
            }
            if let (Some(action), EntryStatus::Stands) = (acting, &fate) {
                walk.apply(action);
            }
        }
        Ok(())
    }

    /// What playing on would do: the entry that ended the play no longer stands, and all that was put right since does. None
    /// while the play goes on.
    pub fn play_on_plan(&self) -> Option<UndoPlan> {
        let counts = |at: usize| !self.undone(at);
        let trial = Trial { counts: &counts, replaced: &self.replaced, tried: None };
        // The entry that came last, whether the play was over then, and what had ended it.
        let (mut last, mut over, mut ended) = (None, false, None);
        let told = self.replay(1, &trial, &mut |at, walk, fate| {
            let is_over = walk.is_over();
            if is_over && !over {
                ended = last;
            }
            over = is_over;
            if *fate == EntryStatus::Stands && self.is_action(at) {
                last = Some(at);
            }
        });
        told.ok().filter(|()| self.fold.is_over())?;
        let by = if over { ended } else { last };
        self.undo_plan(self.entries.get(by?)?.number)
    }

    /// What the Redo button would do: make those stand again that were undone last, if nothing was done since.
    pub fn redo_step(&self) -> Option<UndoStep> {
        // What the history made stand again, or undid once more, is no longer this entry's to bring back.
        let mut settled = vec![false; self.entries.len()];
        for entry in self.entries.iter().rev() {
            match &entry.what {
                What::Redo(numbers) => {
                    for place in numbers.iter().filter_map(|&number| index(number)) {
                        if let Some(place) = settled.get_mut(place) {
                            *place = true;
                        }
                    }
                }
                What::Undo(numbers) => {
                    let is_open = |&number: &u64| index(number).and_then(|at| settled.get(at)) == Some(&false);
                    let open: Vec<u64> = numbers.iter().copied().filter(is_open).collect();
                    if !open.is_empty() {
                        return Some(UndoStep { sentence: self.undone_sentence(&open)?, entries: open });
                    }
                }
                What::Start(_) | What::Act(()) | What::Join(()) | What::Change(_) => return None,
            }
        }
        None
    }

    /// What was undone, in the sentence that Undo had: entries that only fell with a change are not what it was about.
    fn undone_sentence(&self, undone: &[u64]) -> Option<Message> {
        let changes = |at: &usize| self.entries.get(*at).is_some_and(|entry| matches!(entry.what, What::Change(_)));
        match undone.iter().rev().filter_map(|&number| index(number)).find(changes) {
            Some(change) => self.told(&[change]),
            None => self.sentence(undone),
        }
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
        let replaced = self.replacements(|at| self.fates.get(at) == Some(&EntryStatus::Stands) || group.contains(&at));
        let from = self.touched_by(asked);
        let mut refused = None;
        let trial = Trial { counts: &again, replaced: &replaced, tried: None };
        self.replay(from, &trial, &mut |at, _, fate| {
            if let (EntryStatus::Unfit(refusal), None, Some(entry)) = (fate, &refused, self.entries.get(at))
                && !matches!(self.fates.get(at), Some(EntryStatus::Unfit(_)))
            {
                let nested = Message::new("table-redo-does-not-fit")
                    .number("number", entry.number)
                    .say("why", refusal.0.clone());
                refused = Some(Refusal(nested));
            }
        })?;
        refused.map_or_else(|| Ok(self.numbers(&group)), Err)
    }

    /// What putting another action in the place of a step would do; nothing is changed.
    ///
    /// # Errors
    /// The rules' reason when they refuse the action there, or that these entries are no step that can be changed.
    pub fn change_plan(&self, entries: &[u64], to: &Value) -> Result<ChangePlan, Refusal> {
        let step = self.step_to_change(entries)?;
        let (first, by) = (step.first().copied().unwrap_or_default(), self.entries.len());
        let mut replaced = self.replaced.clone();
        replaced.put(&step, by);
        let mut told = Err(Refusal::new("table-nothing-to-change"));
        let mut unfit = Vec::new();
        let counts = |at| !self.undone(at);
        let trial = Trial { counts: &counts, replaced: &replaced, tried: Some(to) };
        self.replay(first, &trial, &mut |at, walk, fate| match fate {
            EntryStatus::Unfit(refusal) if at == first => told = Err(refusal.clone()),
            _ if at == first => told = walk.tell(by).ok_or_else(|| Refusal::new("table-nothing-to-change")),
            EntryStatus::Unfit(refusal) if self.stands(at) => {
                unfit.extend(self.entries.get(at).map(|entry| (entry.number, refusal.clone())));
            }
            _ => {}
        })?;
        told.map(|sentence| ChangePlan { sentence, unfit })
    }

    /// The next entry that puts another action in the place of a step, as a line.
    ///
    /// # Errors
    /// As [`Log::change_plan`].
    pub fn prepare_change(&self, entries: &[u64], to: &Value, at: DateTime<Utc>, by: &str) -> Result<Line, Refusal> {
        self.change_plan(entries, to)?;
        let body = self.fold.prepare_change(entries, to)?;
        Ok(Line { number: self.last() + 1, at, by: by.to_owned(), body })
    }

    /// The indices of the step that these entries are, so long as none of it was undone.
    fn step_to_change(&self, entries: &[u64]) -> Result<Vec<usize>, Refusal> {
        let step: Vec<usize> = entries.iter().filter_map(|&number| index(number)).collect();
        let can_be = |&at: &usize| self.is_action(at) && !self.undone(at);
        let whole = step.len() == entries.len() && step.is_sorted() && step.iter().all(can_be);
        if whole && !step.is_empty() { Ok(step) } else { Err(Refusal::new("table-nothing-to-change")) }
    }
}
