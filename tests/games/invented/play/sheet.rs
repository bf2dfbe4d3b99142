//! The score sheet of an Orchard play: the baskets by now, and at the end who has won.

use tableside::locale::Message;
use tableside::table::ranking::{Criterion, Ranking};
use tableside::table::reason::Rule;
use tableside::table::seat::Seat;
use tableside::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use tableside::table::summary::Standing;

use super::state::State;
use crate::invented::harvest::Row;

/// The id of the only group of rows.
pub const GROUP: &str = "points";

pub(super) fn sheet(state: &State) -> Sheet {
    let row = |row: Row| {
        let cells = state.seats().map(|seat| cell(state, row, seat)).collect();
        SheetRow { id: row.id(), title: row.message(), cells }
    };
    let title = Message::new("orchard-points");
    let rows = Row::ALL.into_iter().map(row).collect();
    let seats = state.names.len();
    let mut sheet = Sheet::new(&title, vec![Group::new(GROUP, title.clone(), rows, seats, true)], seats);
    if state.over {
        sheet.places = ranking(state).cells(&sheet.open(|seat| state.name(seat)));
    }
    sheet
}

fn cell(state: &State, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row.id().to_owned(), seat), made(state, row, seat))
}

/// The cell that the rules make.
fn made(state: &State, row: Row, seat: Seat) -> Cell {
    let score = state.scores().get(seat.index()).copied().unwrap_or_default();
    Cell::computed(score.reason(row, state.apples(seat)))
}

/// What the rules calculate for a cell now, whatever a person has set.
pub(super) fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    made(state, Row::of(row)?, seat).value
}

/// The points of each player, corrections among them.
fn points(state: &State) -> Vec<Option<i64>> {
    let points = |seat| Row::ALL.into_iter().filter_map(|row| cell(state, row, seat).value).sum();
    state.seats().map(|seat| Some(points(seat))).collect()
}

/// The places: the points, and between equals the apples that fill no basket.
fn ranking(state: &State) -> Ranking {
    let left = state.scores().iter().map(|score| Some(score.left.into())).collect();
    let criteria = vec![
        Criterion::points(Message::new("orchard-points"), points(state)),
        Criterion::tie_break(Message::new("orchard-left"), "orchard-more-left", left),
    ];
    let rule = Rule { words: Message::new("rules-orchard-winner"), place: Message::new("rules-orchard-place") };
    Ranking::new(state.seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}

pub(super) fn standing(state: &State) -> Standing {
    if !state.over {
        return Standing { points: points(state), ..Standing::default() };
    }
    ranking(state).standing(points(state), sheet(state).open(|seat| state.name(seat)))
}
