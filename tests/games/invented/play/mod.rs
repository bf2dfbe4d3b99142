//! Orchard at this table: what can be entered, and the state it folds into.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use tableside::games::begin::seated;
use tableside::locale::Message;
use tableside::table::field::Field;
use tableside::table::guide::Guide;
use tableside::table::rules::{Refusal, Rules};
use tableside::table::seat::Setup;

mod action;
mod apply;
mod check;
mod guide_view;
mod sentence;
mod sheet;
mod state;

pub use action::Action;
pub use state::State;

/// The fewest and the most who can play.
pub const SEATS: RangeInclusive<usize> = 2..=4;
/// The most apples that one player picks in an autumn.
pub const MOST: u32 = 30;
/// The phase in which apples are picked, among those of the guide.
pub const PICK: u8 = 0;

/// The guide, as it is written.
pub const GUIDE: &str = include_str!("../data/guide.toml");

/// The order of play.
pub fn guide() -> &'static Guide {
    static DATA: OnceLock<Guide> = OnceLock::new();
    DATA.get_or_init(|| Guide::bundled(GUIDE))
}

/// The game as the table folds it.
#[derive(Clone, Debug)]
pub struct OrchardRules;

impl Rules for OrchardRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        seated(setup, &SEATS, "orchard-refuse-players")?;
        Ok(State::new(setup))
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        check::check(state, action)
    }

    fn apply(state: &mut State, action: &Action) {
        apply::apply(state, action);
    }

    fn sentence(setup: &Setup, _: &State, action: &Action) -> Message {
        sentence::sentence(setup, action)
    }

    fn join(earlier: &Action, later: &Action) -> Option<Action> {
        sentence::join(earlier, later)
    }

    fn fields(setup: &Setup, _: &State, _: &State, action: &Action) -> Result<Vec<Field>, Message> {
        match action {
            Action::Pick { .. } => Ok(vec![
                Field::player("seat", setup),
                Field::number("apples", Message::new("orchard-field-apples"), 0, MOST.into()),
            ]),
        }
    }
}
