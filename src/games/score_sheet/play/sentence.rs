//! Each entry in one sentence: the history, the undo label and the message.

use super::Slot;
use super::action::Action;
use super::state::State;
use crate::locale::Message;
use crate::table::seat::{Seat, Setup};

pub(super) fn sentence(setup: &Setup, before: &State, action: &Action) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).text("player", setup.name(seat));
    match action {
        Action::Enter { row, round, seat, value: Some(value) } => {
            by("score-sheet-did-enter", *seat).say("what", what(before, row, *round)).number("value", *value)
        }
        Action::Enter { row, round, seat, value: None } => {
            by("score-sheet-did-clear", *seat).say("what", what(before, row, *round))
        }
        Action::Add { row, round, seat, change } => {
            let sign = if *change < 0 { "−" } else { "+" };
            let change = format!("{sign}{}", change.unsigned_abs());
            by("score-sheet-did-add", *seat).say("what", what(before, row, *round)).text("change", change)
        }
        Action::LastRound { .. } => {
            Message::new("score-sheet-did-last-round").number("round", before.table.cursor.round + 1)
        }
        Action::AddRow { row } => Message::new("score-sheet-did-add-row").text("title", &row.title),
    }
}

fn what(before: &State, row: &str, round: Option<u16>) -> Message {
    before.slot(row, round).map_or_else(|| Message::literal(""), |slot| in_round(before, slot))
}

/// "Hotel, round 2", or the title alone for what is counted once.
pub(super) fn in_round(before: &State, slot: Slot) -> Message {
    let title = before.title_of(slot);
    match slot {
        Slot::Round { round, .. } => {
            Message::new("score-sheet-row-in-round").say("row", title).number("round", round + 1)
        }
        Slot::Once { .. } | Slot::Tie { .. } => title,
    }
}

/// What ended with the step.
pub(super) fn ended(before: &State) -> Message {
    match before.next_cursor() {
        None => Message::new("score-sheet-did-finish"),
        Some(_) => Message::new("score-sheet-did-end-round").number("round", before.table.cursor.round + 1),
    }
}

/// Taps on the same cell are one step.
pub(super) fn join(earlier: &Action, later: &Action) -> Option<Action> {
    match (earlier, later) {
        (
            Action::Add { row, round, seat, change },
            Action::Add { row: same_row, round: same_round, seat: again, change: more },
        ) if (row, round, seat) == (same_row, same_round, again) => {
            let change = change.checked_add(*more)?;
            Some(Action::Add { row: row.clone(), round: *round, seat: *seat, change })
        }
        _ => None,
    }
}
