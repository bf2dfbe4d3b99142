//! Empires of the North at this table: what can be entered, and the state it folds into.

use std::sync::OnceLock;

use crate::games::begin::seated;
use crate::locale::Message;
use crate::table::action::AnyAction;
use crate::table::field::Field;
use crate::table::guide::Guide;
use crate::table::rules::{Refusal, Rules};
use crate::table::seat::{Seat, Setup};

mod action;
mod apply;
mod change;
mod check;
mod counted;
mod guide_view;
mod options;
mod sentence;
mod sheet;
mod state;

pub use action::{Action, Cargo, Held, Other};
pub use guide_view::announcement;
pub use options::RAZE_SCORES;
pub use sentence::{cargo_name, cargo_of, deed_name, held_name};
pub use sheet::points as points_of;
pub use state::{Round, State};

/// The fewest and the most who can play; one plays scenarios of a book of their own.
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=4;

pub(super) const GUIDE: &str = include_str!("../../../../data/games/empires-of-the-north/guide.toml");

/// The game as the table folds it.
#[derive(Clone, Debug)]
pub struct EmpiresOfTheNorthRules;

/// The order of play, from `data/games/empires-of-the-north/guide.toml`.
pub fn guide_data() -> &'static Guide {
    static DATA: OnceLock<Guide> = OnceLock::new();
    DATA.get_or_init(|| Guide::bundled(GUIDE))
}

impl Rules for EmpiresOfTheNorthRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        seated(setup, &SEATS, "empires-of-the-north-refuse-players")?;
        Ok(State::new(setup))
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        check::check(state, action)
    }

    fn apply(state: &mut State, action: &Action) {
        apply::apply(state, action);
    }

    fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
        sentence::sentence(setup, before, action)
    }

    fn whose(before: &State, action: &Action) -> Option<Seat> {
        sentence::whose(before, action)
    }

    fn join(earlier: &Action, later: &Action) -> Option<Action> {
        sentence::join(earlier, later)
    }

    fn next_action(state: &State) -> Option<AnyAction<Action>> {
        guide_view::next_action(state)
    }

    fn fields(setup: &Setup, before: &State, _: &State, action: &Action) -> Result<Vec<Field>, Message> {
        change::fields(setup, before, action)
    }
}

#[cfg(test)]
mod tests;
