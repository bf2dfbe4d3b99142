//! Whether the rules allow an action at this moment, and the reason when they do not.

use tableside::locale::Message;
use tableside::table::correction;
use tableside::table::rules::Refusal;
use tableside::table::seat::Seat;

use super::action::Action;
use super::state::State;
use super::{MOST, guide};
use crate::invented::harvest::Row;

type Checked = Result<(), Refusal>;

pub(super) fn check(state: &State, action: &Action) -> Checked {
    match action {
        Action::Pick { seat, apples } => {
            allow(state.is_picking(), "orchard-refuse-not-picking")?;
            known(state, *seat)?;
            let most = Message::new("orchard-refuse-most").number("most", MOST);
            if *apples > MOST { Err(Refusal(most)) } else { Ok(()) }
        }
        Action::Next { from } => {
            allow(!state.over, "orchard-refuse-over")?;
            allow(*from == state.cursor, "orchard-refuse-moved-on")?;
            missing(state).map_or(Ok(()), |missing| Err(Refusal(missing)))
        }
        Action::Move { to } => {
            let there = state.with_table(|table| guide().applies(*to, table));
            allow(there && to.turn == 0, "orchard-refuse-no-such-step")
        }
        Action::SetCell { row, seat, value, note } => {
            known(state, *seat)?;
            allow(Row::of(row).is_some(), "orchard-refuse-no-such-cell")?;
            correction::check(*value, note, 0..=999)
        }
    }
}

fn allow(fine: bool, otherwise: &'static str) -> Checked {
    if fine { Ok(()) } else { Err(Refusal::new(otherwise)) }
}

fn known(state: &State, seat: Seat) -> Checked {
    allow(seat.index() < state.names.len(), "table-no-such-player")
}

/// What is missing before the step can end: the apples of those who have not said.
pub(super) fn missing(state: &State) -> Option<Message> {
    if !state.is_picking() {
        return None;
    }
    let blank: Vec<Seat> = state.seats().filter(|seat| state.picked_now(*seat).is_none()).collect();
    let names = blank.iter().map(|seat| state.name(*seat)).collect();
    (!blank.is_empty()).then(|| Message::new("orchard-missing").names("players", names))
}
