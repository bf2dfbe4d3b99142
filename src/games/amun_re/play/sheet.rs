//! The score sheet of an Amun-Re play: both kingdoms, row by row, with what a person corrected.

use super::state::State;
use crate::games::amun_re::points::{Half, Realm, Row, Scoring, scoring};
use crate::locale::Say;
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

const HALVES: [Half; 2] = [Half::Old, Half::New];

/// The id of a half on the sheet.
pub(super) const fn half_id(half: Half) -> &'static str {
    match half {
        Half::Old => "old",
        Half::New => "new",
    }
}

/// The id of a row on the sheet.
const fn row_id(row: Row) -> &'static str {
    match row {
        Row::Pyramids => "pyramids",
        Row::Sets => "sets",
        Row::West => "west",
        Row::East => "east",
        Row::Temples => "temples",
        Row::Bonus => "bonus",
        Row::Gold => "gold",
    }
}

/// The rows of a half: gold scores at the end of the New Kingdom only.
fn rows(half: Half) -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().filter(move |&row| half == Half::New || row != Row::Gold)
}

/// Whether the sheet has a row, for the corrections by hand.
pub(super) fn has_row(group: &str, row: &str) -> bool {
    HALVES.into_iter().any(|half| half_id(half) == group && rows(half).any(|known| row_id(known) == row))
}

/// The title of a row and its half, for the history.
pub(super) fn row_title(group: &str, row: &str) -> Say {
    let half = HALVES.into_iter().find(|&half| half_id(half) == group);
    let row = Row::ALL.into_iter().find(|&known| row_id(known) == row);
    match (half, row) {
        (Some(half), Some(row)) => Say::new("amun-re-row-of").say("row", row.say()).say("kingdom", half_title(half)),
        _ => Say::literal(""),
    }
}

fn half_title(half: Half) -> Say {
    Say::new(match half {
        Half::Old => "amun-re-old-kingdom",
        Half::New => "amun-re-new-kingdom",
    })
}

pub(super) fn sheet(state: &State) -> Sheet {
    let groups: Vec<Group> = HALVES.into_iter().map(|half| group(state, half)).collect();
    let title = Say::new("amun-re-total");
    let mut sheet = Sheet::new(&title, groups, state.seats, vec![None; state.seats]);
    if state.scoring(Half::New).scored.is_some() {
        sheet.places = places(state, &sheet);
    }
    sheet
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
pub(super) fn calculated(state: &State, group: &str, row: &str, seat: Seat) -> Option<i64> {
    let half = HALVES.into_iter().find(|&half| half_id(half) == group)?;
    let row = rows(half).find(|&known| row_id(known) == row)?;
    let met = state.scored_or_now(half);
    let points = scoring(&state.board, met.terms, &met.realms);
    made(state, half, row, seat, &points).value
}

fn group(state: &State, half: Half) -> Group {
    let scored = state.scoring(half).scored.is_some();
    let going_on = !scored && state.half() == half;
    let met = state.scored_or_now(half);
    let points = scoring(&state.board, met.terms, &met.realms);
    let sheet_row = |row: Row| {
        let key = |seat: Seat| (half_id(half).to_owned(), row_id(row).to_owned(), seat);
        let cell = |seat: Seat| state.cells.on(&key(seat), made(state, half, row, seat, &points));
        SheetRow { id: row_id(row), title: row.say(), cells: state.all_seats().map(cell).collect() }
    };
    let rows: Vec<SheetRow> = rows(half).map(sheet_row).collect();
    // A half that was filled in by hand alone counts as much as one that the guide scored.
    let by_hand =
        rows.iter().flat_map(|row| &row.cells).any(|cell| cell.origin != crate::table::sheet::Origin::Computed);
    Group::new(half_id(half), half_title(half), rows, state.seats, scored || (!going_on && by_hand))
}

/// The cell that the rules make. A half that has not begun is blank.
fn made(state: &State, half: Half, row: Row, seat: Seat, points: &Scoring<'_>) -> Cell {
    let names = |seat: Seat| state.name(seat);
    let scored = state.scoring(half).scored.is_some();
    let known = scored || state.half() == half;
    // Gold is not counted before the end, and while it is not counted it is not zero.
    let silent = row == Row::Gold && !scored;
    let reason = points.reason(seat, row, &names).filter(|_| known && !silent);
    reason.map_or_else(|| Cell::blank(row.say()), Cell::computed)
}

/// The places at the end, by the corrected totals, then pyramids, then stones.
fn places(state: &State, sheet: &Sheet) -> Vec<Option<u8>> {
    let met = state.scored_or_now(Half::New);
    let computed = scoring(&state.board, met.terms, &met.realms);
    // All that the New Kingdom's own points do not explain is what the player brought along.
    let realms: Vec<Realm> = met
        .realms
        .iter()
        .zip(&computed.scores)
        .zip(&sheet.totals)
        .map(|((realm, score), total)| Realm { before: total.value.unwrap_or(0) - score.points(), ..realm.clone() })
        .collect();
    let ranked = scoring(&state.board, met.terms, &realms);
    ranked.scores.iter().map(|score| score.place.and_then(|place| u8::try_from(place).ok())).collect()
}

pub(super) fn standing(state: &State) -> Standing {
    let sheet = sheet(state);
    let first = |(seat, place): (Seat, &Option<u8>)| (*place == Some(1)).then_some(seat);
    let winners =
        if state.over { state.all_seats().zip(&sheet.places).filter_map(first).collect() } else { Vec::new() };
    Standing { points: sheet.totals.iter().map(|cell| cell.value).collect(), winners, finished: state.over }
}
