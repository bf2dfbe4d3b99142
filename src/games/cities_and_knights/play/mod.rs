//! Cities & Knights at this table: what can be entered, and the state it folds into.

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
mod attack;
mod change;
mod check;
mod guide_view;
mod options;
mod sentence;
mod sheet;
mod state;

pub use action::{Action, Piece, PointCard};
pub use attack::{Fought, Loss};
pub use sentence::{card_name, event_name, holding_name};
pub use sheet::{edited, points as points_of, points_reason};
pub use state::{Holding, Rolled, State, Tableau};

/// The fewest and the most who can play, with the extension for five and six.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=6;

pub(super) const GUIDE: &str = include_str!("../../../../data/games/cities-and-knights/guide.toml");

/// The game as the table folds it.
#[derive(Clone, Debug)]
pub struct CitiesAndKnightsRules;

/// The order of play, from `data/games/cities-and-knights/guide.toml`.
pub fn guide_data() -> &'static Guide {
    static DATA: OnceLock<Guide> = OnceLock::new();
    DATA.get_or_init(|| Guide::bundled(GUIDE))
}

impl Rules for CitiesAndKnightsRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        seated(setup, &SEATS, "cities-and-knights-refuse-players")?;
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
mod attack_tests;
#[cfg(test)]
mod deck_tests;
#[cfg(test)]
mod tests;
