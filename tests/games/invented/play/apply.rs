//! What an action does, once the rules have allowed it.

use super::action::Action;
use super::state::State;

pub(super) fn apply(state: &mut State, action: &Action) {
    match action {
        Action::Pick { seat, apples } => {
            let round = state.table.cursor.round;
            if let Some(picked) = state.picked.get_mut(seat.index()) {
                picked.insert(round, *apples);
            }
        }
    }
}
