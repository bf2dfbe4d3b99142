//! The score sheet of a play: the track live, and at the end what was counted.

use super::action::Held;
use super::state::State;
use crate::games::empires_of_the_north::points::{Merit, Row, places, scoring};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the only group of rows.
const GROUP: &str = "points";

/// The id of a row on the sheet.
const fn row_id(row: Row) -> &'static str {
    match row {
        Row::Track => "track",
        Row::Cards => "cards",
        Row::Resources => "resources",
        Row::Gold => "gold",
        Row::Raze => "raze",
    }
}

/// What must be counted for a row; the track counts itself.
const fn counted_for(row: Row) -> Option<Held> {
    match row {
        Row::Track => None,
        Row::Cards => Some(Held::Cards),
        Row::Resources => Some(Held::Resources),
        Row::Gold => Some(Held::Gold),
        Row::Raze => Some(Held::Raze),
    }
}

/// The row that a count fills.
pub(super) fn row_of(what: Held) -> Option<Row> {
    Row::ALL.into_iter().find(|&row| counted_for(row) == Some(what))
}

/// Whether the sheet has a row, for the corrections by hand.
pub(super) fn has_row(state: &State, row: &str) -> bool {
    Row::scored(state.terms).any(|known| row_id(known) == row)
}

/// Whether a row is the track's.
pub(super) fn is_track(row: &str) -> bool {
    row == row_id(Row::Track)
}

/// The title of a row, for the history.
pub(super) fn row_title(row: &str) -> Say {
    Row::ALL.into_iter().find(|known| row_id(*known) == row).map_or_else(|| Say::literal(""), Row::say)
}

pub(super) fn sheet(state: &State) -> Sheet {
    let row = |row: Row| {
        let cells = state.all_seats().map(|seat| cell(state, row, seat));
        SheetRow { id: row_id(row), title: row.say(), cells: cells.collect() }
    };
    let title = Say::new("rules-empires-of-the-north-points");
    let rows = Row::scored(state.terms).map(row).collect();
    let group = Group::new(GROUP, title.clone(), rows, state.seats, true);
    let mut sheet = Sheet::new(&title, vec![group], state.seats, vec![None; state.seats]);
    if state.over {
        sheet.places = ranking(state).into_iter().map(|place| u8::try_from(place).ok()).collect();
    }
    sheet
}

/// A cell of the sheet; blank where nobody has counted.
pub(super) fn cell(state: &State, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row_id(row).to_owned(), seat), made(state, row, seat))
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
pub(super) fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    let row = Row::scored(state.terms).find(|known| row_id(*known) == row)?;
    made(state, row, seat).value
}

/// The cell that the rules make; blank where nobody has counted.
fn made(state: &State, row: Row, seat: Seat) -> Cell {
    let empires = state.empires();
    let scoring = scoring(state.terms, &empires);
    let is_blank = counted_for(row).is_some_and(|what| state.count(seat, what).is_none());
    let reason = scoring.reason(seat, row).filter(|_| !is_blank).map(|reason| explained(state, row, seat, reason));
    reason.map_or_else(|| Cell::blank(row.say()), Cell::computed)
}

/// The reason of a row down to what was entered.
fn explained(state: &State, row: Row, seat: Seat, reason: Reason) -> Reason {
    match row {
        Row::Track => {
            let by_hand = state.track.corrected(seat).unwrap_or(0);
            let points = reason.amount.map(|points| points - by_hand);
            Reason { amount: points, parts: state.track.parts(seat), ..reason }
        }
        Row::Cards => {
            let kinds = state.counted.get(seat.index()).into_iter().flat_map(|counted| counted.kinds());
            let part = |(kind, count): (Held, u32)| Reason::new(super::sentence::held_name(kind), count.into());
            reason.of(kinds.map(part).collect())
        }
        Row::Resources | Row::Gold | Row::Raze => reason,
    }
}

/// The points of a player, corrections among them.
pub fn points(state: &State, seat: Seat) -> i64 {
    Row::scored(state.terms).filter_map(|row| cell(state, row, seat).value).sum()
}

/// The place of each player by the sheet's totals, and by what breaks a tie.
fn ranking(state: &State) -> Vec<usize> {
    let merit = |seat: Seat| {
        let empire = state.empire(seat);
        (points(state, seat), empire.cards, empire.workers, empire.hand)
    };
    places(&state.all_seats().map(merit).collect::<Vec<Merit>>())
}

/// Who has won; nobody while the play goes on, nor in a play of one: there the scenario decides.
pub fn winners(state: &State) -> Vec<Seat> {
    if !state.over || state.seats < 2 {
        return Vec::new();
    }
    state.all_seats().zip(ranking(state)).filter(|(_, place)| *place == 1).map(|(seat, _)| seat).collect()
}

pub(super) fn standing(state: &State) -> Standing {
    Standing {
        points: state.all_seats().map(|seat| Some(points(state, seat))).collect(),
        winners: winners(state),
        finished: state.over,
    }
}
