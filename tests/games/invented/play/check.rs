//! Whether the rules allow an action at this moment, and the reason when they do not.

use tableside::locale::Message;
use tableside::table::rules::{Guided as _, Refusal, allow, known};
use tableside::table::seat::Seat;

use super::MOST;
use super::action::Action;
use super::state::State;

pub(super) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    match action {
        Action::Pick { seat, apples } => {
            allow(state.is_picking(), "orchard-refuse-not-picking")?;
            known(*seat, state.table.seats)?;
            let most = Message::new("orchard-refuse-most").number("most", MOST);
            if *apples > MOST { Err(Refusal(most)) } else { Ok(()) }
        }
    }
}

/// The apples of those who have not said what they picked.
pub(super) fn unpicked(state: &State) -> Option<Message> {
    if !state.is_picking() {
        return None;
    }
    let blank: Vec<Seat> = state.all_seats().filter(|seat| state.picked_now(*seat).is_none()).collect();
    let names = blank.iter().map(|seat| state.name(*seat)).collect();
    (!blank.is_empty()).then(|| Message::new("orchard-missing").names("players", names))
}
