//! Dice Settlers at this table: what can be entered, and the state it folds into.

use std::sync::OnceLock;

use serde_json::Value;

use crate::games::begin::{self, seated};
use crate::games::dice_settlers::board::OwnFigure;
use crate::locale::Message;
use crate::table::action::AnyAction;
use crate::table::field::Field;
use crate::table::guide::Guide;
use crate::table::rules::{Refusal, Rules};
use crate::table::seat::Setup;

mod action;
mod apply;
mod change;
mod check;
mod guide_view;
mod options;
mod sentence;
mod sheet;
mod state;
mod tableau;

pub use action::{Action, Counted, Source, Stock};
pub use options::Options;
pub use sheet::{token_reason, winner_reason};
pub use state::{State, own_after};
pub use tableau::{Done, Tableau};

/// The fewest and the most who can play. One plays without the solo mode's rules, which are not known.
pub const SEATS: std::ops::RangeInclusive<usize> = 1..=4;

pub(super) const GUIDE: &str = include_str!("../../../../data/games/dice-settlers/guide.toml");

/// The game as the table folds it.
#[derive(Clone, Debug)]
pub struct DiceSettlersRules;

/// The order of play, from `data/games/dice-settlers/guide.toml`.
pub fn guide_data() -> &'static Guide {
    static DATA: OnceLock<Guide> = OnceLock::new();
    DATA.get_or_init(|| Guide::bundled(GUIDE))
}

impl Rules for DiceSettlersRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        seated(setup, &SEATS, "dice-settlers-refuse-players")?;
        Ok(State::new(setup, own_figures(&setup.figures)?))
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

/// What the owner has read off the board. Errors: these are no figures of this game.
pub(super) fn own_figures(figures: &Value) -> Result<Vec<OwnFigure>, Refusal> {
    begin::figures(figures, "dice-settlers-refuse-figures")
}

#[cfg(test)]
mod tests;
