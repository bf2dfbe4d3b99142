//! A score sheet at this table: what can be entered, and the state it folds into.

use crate::locale::Message;
use crate::table::field::Field;
use crate::table::rules::{Refusal, Rules};
use crate::table::seat::Setup;

mod action;
mod apply;
mod change;
mod check;
mod guide_view;
mod sentence;
mod sheet;
mod slot;
mod state;

pub use action::Action;
pub use sheet::{count_of, points_of};
pub use slot::Slot;
pub use state::State;

/// The most that can be entered in a cell, in either direction: what a sum on the keypad may come to.
pub const MOST: i64 = 999_999;

/// The score sheet as the table folds it. The play's figures are its template; without any it is the simplest one.
#[derive(Clone, Debug)]
pub struct ScoreSheetRules;

impl Rules for ScoreSheetRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        State::new(setup)
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

    fn fields(setup: &Setup, _: &State, _: &State, action: &Action) -> Result<Vec<Field>, Message> {
        change::fields(setup, action)
    }
}

#[cfg(test)]
mod tests;
