//! Amun-Re at this table: what can be entered, and the state it folds into.

use std::sync::OnceLock;

use serde_json::Value;

use crate::games::amun_re::board::OwnFigure;
use crate::games::begin::{self, seated};
use crate::locale::Message;
use crate::table::action::AnyAction;
use crate::table::field::Field;
use crate::table::guide::Guide;
use crate::table::rules::{Refusal, Rules};
use crate::table::seat::{Choice, Setup};

mod action;
mod apply;
mod change;
mod check;
mod guide_view;
mod open;
pub(super) mod seal;
mod sentence;
mod sheet;
mod state;

pub use action::Action;
pub use state::{Commitment, HalfState, Land, Options, PROVINCES_EACH, Round, State};

/// The fewest and the most who can play (rulebook, contents of the box).
pub const SEATS: std::ops::RangeInclusive<usize> = 3..=5;

pub(super) const GUIDE: &str = include_str!("../../../../data/games/amun-re/guide.toml");

/// The game as the table folds it.
#[derive(Clone, Debug)]
pub struct AmunReRules;

/// The order of play, from `data/games/amun-re/guide.toml`.
pub fn guide_data() -> &'static Guide {
    static DATA: OnceLock<Guide> = OnceLock::new();
    DATA.get_or_init(|| Guide::bundled(GUIDE))
}

/// The message that names an option.
pub fn option_title(id: &str) -> &'static str {
    match id {
        "follow-auction" => "amun-re-option-follow-auction",
        "secret-sacrifice" => "amun-re-option-secret-sacrifice",
        "ledger" => "amun-re-option-ledger",
        _ => "amun-re-option-empty-side-scores",
    }
}

impl Rules for AmunReRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        seated(setup, &SEATS, "amun-re-refuse-players")?;
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

    fn option(_: &Setup, state: &State, id: &str) -> Option<Choice> {
        let known = state::Options::ALL.iter().any(|(option, _)| *option == id);
        known.then(|| Choice::Switch(state.options.is_on(id)))
    }

    fn next_action(state: &State) -> Option<AnyAction<Action>> {
        guide_view::next_action(state)
    }

    fn fields(setup: &Setup, before: &State, now: &State, action: &Action) -> Result<Vec<Field>, Message> {
        change::fields(setup, before, now, action)
    }
}

/// What the owner has read off the board. Errors: these are no figures of this game.
pub(super) fn own_figures(figures: &Value) -> Result<Vec<OwnFigure>, Refusal> {
    begin::figures(figures, "amun-re-refuse-figures")
}

#[cfg(test)]
mod tests;
