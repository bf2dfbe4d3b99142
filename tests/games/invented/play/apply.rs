//! What an action does, once the rules have allowed it.

use super::action::Action;
use super::state::State;
use super::{guide, sheet};

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Pick { seat, apples } => {
            let round = state.cursor.round;
            if let Some(picked) = state.picked.get_mut(seat.index()) {
                picked.insert(round, *apples);
            }
        }
        Action::Next { .. } => match state.with_table(|table| guide().next(state.cursor, table)) {
            Some(to) => state.cursor = to,
            None => state.over = true,
        },
        Action::Move { to } => (state.cursor, state.over) = (*to, false),
        Action::SetCell { row, seat, value, note } => {
            let calculated = sheet::calculated(state, row, *seat);
            state.cells.set((row.clone(), *seat), calculated, *value, note);
        }
    }
}
