//! The score sheet of an Amun-Re play: both kingdoms, row by row, with what a person corrected.

use std::ops::RangeInclusive;

use super::open::open;
use super::state::State;
use crate::games::amun_re::points::{Half, Realm, Row, Scoring, scoring};
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking};
use crate::table::reason::Rule;
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

pub(super) const HALVES: [Half; 2] = [Half::Old, Half::New];

/// The id of a half on the sheet.
pub(super) const fn half_id(half: Half) -> &'static str {
    match half {
        Half::Old => "old",
        Half::New => "new",
    }
}

/// The rows of a half: gold scores at the end of the New Kingdom only.
pub(super) fn rows(half: Half) -> impl Iterator<Item = Row> {
    Row::ALL.into_iter().filter(move |&row| half == Half::New || row != Row::Gold)
}

fn half_title(half: Half) -> Message {
    Message::new(match half {
        Half::Old => "amun-re-old-kingdom",
        Half::New => "amun-re-new-kingdom",
    })
}

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let mut sheet = scored_sheet(self);
        if self.scoring(Half::New).scored.is_some() {
            sheet.places = ranking(self, &sheet).cells(&open(self, &sheet));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        let sheet = scored_sheet(self);
        let points = sheet.totals.iter().map(|cell| cell.value).collect();
        if !self.table.over {
            return Standing { points, ..Standing::default() };
        }
        ranking(self, &sheet).standing(points, open(self, &sheet))
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        found(cell).is_some()
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        let title = |(half, row): (Half, Row)| {
            Message::new("amun-re-row-of").say("row", row.message()).say("kingdom", half_title(half))
        };
        found(cell).map_or_else(|| Message::literal(""), title)
    }

    fn cell_takes(&self, _: &CellChange) -> RangeInclusive<i64> {
        -9999..=9999
    }

    fn set_cell(&mut self, change: &CellChange) {
        let Some((half, row)) = found(change) else { return };
        let met = self.scored_or_now(half);
        let calculated = made(self, half, row, change.seat, &scoring(&self.board, met.terms, &met.realms)).value;
        let key = (half_id(half).to_owned(), change.row.clone(), change.seat);
        self.cells.set(key, calculated, change.value, &change.note);
    }
}

/// The half and the row that a cell is in; none where the sheet has no such row.
fn found(cell: &CellChange) -> Option<(Half, Row)> {
    let half = HALVES.into_iter().find(|&half| cell.group.as_deref() == Some(half_id(half)))?;
    Some((half, rows(half).find(|&row| row.id() == cell.row)?))
}

/// The sheet without the places.
fn scored_sheet(state: &State) -> Sheet {
    let groups: Vec<Group> = HALVES.into_iter().map(|half| group(state, half)).collect();
    Sheet::new(&Message::new("amun-re-total"), groups, state.table.seats)
}

fn group(state: &State, half: Half) -> Group {
    let scored = state.scoring(half).scored.is_some();
    let going_on = !scored && state.half() == half;
    let met = state.scored_or_now(half);
    let points = scoring(&state.board, met.terms, &met.realms);
    let sheet_row = |row: Row| {
        let key = |seat: Seat| (half_id(half).to_owned(), row.id().to_owned(), seat);
        let cell = |seat: Seat| state.cells.on(&key(seat), made(state, half, row, seat, &points));
        SheetRow { id: row.id(), title: row.message(), cells: state.all_seats().map(cell).collect() }
    };
    let rows: Vec<SheetRow> = rows(half).map(sheet_row).collect();
    // A half that was filled in by hand alone counts as much as one that the guide scored.
    let by_hand =
        rows.iter().flat_map(|row| &row.cells).any(|cell| cell.origin != crate::table::sheet::Origin::Computed);
    Group::new(half_id(half), half_title(half), rows, state.table.seats, scored || (!going_on && by_hand))
}

/// The cell that the rules make. A half that has not begun is blank.
fn made(state: &State, half: Half, row: Row, seat: Seat, points: &Scoring<'_>) -> Cell {
    let names = |seat: Seat| state.name(seat);
    let scored = state.scoring(half).scored.is_some();
    let known = scored || state.half() == half;
    // Gold that nobody has counted is not zero: who has the most can be said once all of it is known.
    let counted = || state.all_seats().all(|seat| state.final_gold(seat, half).is_some());
    let silent = row == Row::Gold && !scored && !counted();
    let reason = points.reason(seat, row, &names).filter(|_| known && !silent);
    reason.map_or_else(|| Cell::blank(row.message()), Cell::computed)
}

/// The places at the end, by the corrected totals, then pyramids, then stones.
fn ranking(state: &State, sheet: &Sheet) -> Ranking {
    let realms = state.scored_or_now(Half::New).realms;
    let each = |of: fn(&Realm) -> i64| realms.iter().map(|realm| Some(of(realm))).collect();
    let criteria = vec![
        Criterion::points(Message::new("amun-re-total"), sheet.totals.iter().map(|cell| cell.value).collect()),
        Criterion::tie_break(
            Message::new("rules-amun-re-row-pyramids"),
            "amun-re-more-pyramids",
            each(Realm::pyramids),
        ),
        Criterion::tie_break(Message::new("amun-re-bricks"), "amun-re-more-stones", each(Realm::bricks)),
    ];
    let rule =
        Rule { words: Message::new("rules-amun-re-rule-winner"), place: Message::new("rules-amun-re-place-end") };
    Ranking::new(state.all_seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}
