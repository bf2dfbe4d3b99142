//! What an entry does, once it is allowed.

use super::Slot;
use super::action::Action;
use super::state::State;
use crate::table::guide::Cursor;
use crate::table::seat::Seat;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Enter { row, round, seat, value } => {
            if let Some(slot) = state.slot(row, *round) {
                set(state, slot, *seat, *value);
            }
        }
        Action::Add { row, round, seat, change } => {
            if let Some(slot) = state.slot(row, *round) {
                let before = state.entries.get(&(slot, *seat)).copied().unwrap_or(0);
                // What was set by hand stays and is counted on.
                state.corrections.count_on(&(slot, *seat));
                state.entries.insert((slot, *seat), before.saturating_add(*change));
            }
        }
        Action::LastRound { .. } => go(state, state.after_rounds()),
        Action::AddRow { row } => state.template = state.template.with_row(row.clone()),
    }
}

/// A new number takes the place of a correction too: whoever counts again means what was counted.
pub(super) fn set(state: &mut State, slot: Slot, seat: Seat, value: Option<i64>) {
    state.corrections.remove(&(slot, seat));
    match value {
        Some(value) => state.entries.insert((slot, seat), value),
        None => state.entries.remove(&(slot, seat)),
    };
}

pub(super) fn go(state: &mut State, to: Option<Cursor>) {
    match to {
        Some(to) => {
            state.table.cursor = to;
            if state.in_rounds() {
                state.begun = state.begun.max(to.round + 1);
            }
        }
        None => state.table.over = true,
    }
}
