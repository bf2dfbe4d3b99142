//! Each action in one sentence: the history, the undo label and the message.

use tableside::locale::Message;
use tableside::table::guide::Cursor;
use tableside::table::seat::{Seat, Setup};

use super::action::Action;
use super::guide;
use super::state::State;
use crate::invented::harvest::Row;

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).text("player", setup.name(seat));
    let row_of = |row: &str| Row::of(row).map_or_else(|| Message::literal(""), Row::message);
    match action {
        Action::Pick { seat, apples } => by("orchard-did-pick", *seat).number("apples", *apples),
        Action::Next { .. } => Message::new("orchard-did-next").say("step", step(before.cursor)),
        Action::Move { to } => Message::new("orchard-did-move").say("step", step(*to)),
        Action::SetCell { row, seat, value: None, .. } => by("orchard-did-clear-cell", *seat).say("row", row_of(row)),
        Action::SetCell { row, seat, value: Some(value), .. } => {
            by("orchard-did-set-cell", *seat).say("row", row_of(row)).number("value", *value)
        }
    }
}

/// What the step at a cursor is called.
fn step(at: Cursor) -> Message {
    guide().step(at).map_or_else(|| Message::literal(""), |step| Message::of_words(&step.title))
}

/// Of two numbers for the same player the later one counts.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (Action::Pick { seat, .. }, Action::Pick { seat: again, .. }) if seat == again => Some(later.clone()),
        _ => None,
    }
}
