//! The score sheet of an Orchard play: the baskets by now, and at the end who has won.

use std::ops::RangeInclusive;

use tableside::locale::Message;
use tableside::table::action::CellChange;
use tableside::table::ranking::{Criterion, Ranking};
use tableside::table::reason::Rule;
use tableside::table::rules::{Guided as _, Scored};
use tableside::table::seat::Seat;
use tableside::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use tableside::table::summary::Standing;

use super::state::State;
use crate::invented::harvest::Row;

/// The id of the only group of rows.
pub const GROUP: &str = "points";

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let row = |row: Row| {
            let cells = self.all_seats().map(|seat| cell(self, row, seat)).collect();
            SheetRow { id: row.id(), title: row.message(), cells }
        };
        let title = Message::new("orchard-points");
        let rows = Row::ALL.into_iter().map(row).collect();
        let seats = self.table.seats;
        let mut sheet = Sheet::new(&title, vec![Group::new(GROUP, title.clone(), rows, seats, true)], seats);
        if self.table.over {
            sheet.places = ranking(self).cells(&sheet.open(|seat| self.name(seat)));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        if !self.table.over {
            return Standing { points: points(self), ..Standing::default() };
        }
        ranking(self).standing(points(self), self.sheet().open(|seat| self.name(seat)))
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        cell.only_row().is_some_and(|row| Row::of(row).is_some())
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        Row::of(&cell.row).map_or_else(|| Message::literal(""), Row::message)
    }

    fn cell_takes(&self, _: &CellChange) -> RangeInclusive<i64> {
        0..=999
    }

    fn set_cell(&mut self, change: &CellChange) {
        let calculated = Row::of(&change.row).and_then(|row| made(self, row, change.seat).value);
        self.cells.set(change.key(), calculated, change.value, &change.note);
    }
}

fn cell(state: &State, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row.id().to_owned(), seat), made(state, row, seat))
}

/// The cell that the rules make.
fn made(state: &State, row: Row, seat: Seat) -> Cell {
    let score = state.scores().get(seat.index()).copied().unwrap_or_default();
    Cell::computed(score.reason(row, state.apples(seat)))
}

/// The points of each player, corrections among them.
fn points(state: &State) -> Vec<Option<i64>> {
    let points = |seat| Row::ALL.into_iter().filter_map(|row| cell(state, row, seat).value).sum();
    state.all_seats().map(|seat| Some(points(seat))).collect()
}

/// The places: the points, and between equals the apples that fill no basket.
fn ranking(state: &State) -> Ranking {
    let left = state.scores().iter().map(|score| Some(score.left.into())).collect();
    let criteria = vec![
        Criterion::points(Message::new("orchard-points"), points(state)),
        Criterion::tie_break(Message::new("orchard-left"), "orchard-more-left", left),
    ];
    let rule = Rule { words: Message::new("rules-orchard-winner"), place: Message::new("rules-orchard-place") };
    Ranking::new(state.all_seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}
