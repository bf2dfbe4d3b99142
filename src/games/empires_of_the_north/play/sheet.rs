//! The score sheet of a play: the track live, and at the end what was counted.

use std::ops::RangeInclusive;

use super::action::Held;
use super::state::State;
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::points::{Row, scoring};
use crate::games::empires_of_the_north::track::Gain;
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking};
use crate::table::reason::{Reason, Rule};
use crate::table::result::{Kind, PlayResult};
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the only group of rows.
const GROUP: &str = "points";

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

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let row = |row: Row| {
            let cells = self.all_seats().map(|seat| cell(self, row, seat));
            SheetRow { id: row.id(), title: row.message(), cells: cells.collect() }
        };
        let title = Message::new("rules-empires-of-the-north-points");
        let rows = Row::scored(self.terms).map(row).collect();
        let group = Group::new(GROUP, title.clone(), rows, self.table.seats, true);
        let mut sheet = Sheet::new(&title, vec![group], self.table.seats);
        if self.table.over {
            sheet.places = ranking(self).cells(&open(self, &sheet));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        let points = self.all_seats().map(|seat| Some(points(self, seat))).collect();
        // In a play of one the scenario says who has won.
        if !self.table.over || self.table.seats < 2 {
            return Standing { points, finished: self.table.over, ..Standing::default() };
        }
        ranking(self).standing(points, open(self, &self.sheet()))
    }

    fn hand_in(&self, result: &mut PlayResult) {
        let kind = |clan: &Option<Clan>| clan.map(|clan| Kind::of(clan, &clan.message()));
        result.kinds = self.clans.iter().map(kind).collect();
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        cell.only_row().is_some_and(|row| Row::scored(self.terms).any(|known| known.id() == row))
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        let row = Row::ALL.into_iter().find(|known| known.id() == cell.row);
        row.map_or_else(|| Message::literal(""), Row::message)
    }

    fn cell_takes(&self, cell: &CellChange) -> RangeInclusive<i64> {
        if is_track(&cell.row) { 0..=999 } else { -999..=999 }
    }

    /// A correction of the track is a gain too, since the track decides which round is the last.
    fn set_cell(&mut self, change: &CellChange) {
        let CellChange { row, seat, value, note, .. } = change;
        let (seat, key) = (*seat, change.key());
        if !is_track(row) {
            let calculated = calculated(self, row, seat);
            return self.cells.set(key, calculated, *value, note);
        }
        self.track.forget_corrections(seat);
        if let Some(value) = value {
            let (when, by_hand) = (self.now(), value - self.track.points(seat));
            self.track.gain(Gain { seat, when, cause: None, points: by_hand });
        }
        // What keeps the marker on the track is still a correction, with the note that it had.
        let note = if value.is_some() { note.clone() } else { self.cells.note(&key).unwrap_or("").to_owned() };
        let calculated = calculated(self, row, seat);
        let stands = self.track.corrected(seat).map(|_| self.track.points(seat));
        self.cells.set(key, calculated, stands, &note);
    }
}

/// Whether a row is the track's.
fn is_track(row: &str) -> bool {
    row == Row::Track.id()
}

/// A cell of the sheet; blank where nobody has counted.
pub(super) fn cell(state: &State, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row.id().to_owned(), seat), made(state, row, seat))
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    let row = Row::scored(state.terms).find(|known| known.id() == row)?;
    made(state, row, seat).value
}

/// The cell that the rules make; blank where nobody has counted.
fn made(state: &State, row: Row, seat: Seat) -> Cell {
    let empires = state.empires();
    let scoring = scoring(state.terms, &empires);
    let is_blank = counted_for(row).is_some_and(|what| state.count(seat, what).is_none());
    let reason = scoring.reason(seat, row).filter(|_| !is_blank).map(|reason| explained(state, row, seat, reason));
    reason.map_or_else(|| Cell::blank(row.message()), Cell::computed)
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

/// The places by the sheet's totals, and by what breaks a tie.
fn ranking(state: &State) -> Ranking {
    let counted = |what: Held| state.all_seats().map(|seat| state.count(seat, what).map(i64::from)).collect();
    // Each card is a point, so a row that was set by hand says how many there are.
    let cards = state.all_seats().map(|seat| cell(state, Row::Cards, seat).value).collect();
    let points = state.all_seats().map(|seat| Some(points(state, seat))).collect();
    let tie = |what: Held, decides: &'static str, values: Vec<Option<i64>>| {
        Criterion::tie_break(super::sentence::held_name(what), decides, values)
    };
    let criteria = vec![
        Criterion::points(Message::new("rules-empires-of-the-north-points"), points),
        tie(Held::Cards, "empires-of-the-north-more-cards", cards),
        tie(Held::Workers, "empires-of-the-north-more-workers", counted(Held::Workers)),
        tie(Held::Hand, "empires-of-the-north-more-hand", counted(Held::Hand)),
    ];
    let words = Message::new("rules-empires-of-the-north-rule-winner");
    let rule = Rule { words, place: Message::new("rules-empires-of-the-north-place-scoring") };
    Ranking::new(state.all_seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}

/// What is still open that could change who is first: what was not counted, and cells that play has overtaken.
fn open(state: &State, sheet: &Sheet) -> Vec<Message> {
    let mut open = sheet.open(|seat| state.name(seat));
    open.extend(super::guide_view::first_missing(state).map(|(seat, what)| {
        let say = Message::new("empires-of-the-north-missing").say("player", state.name(seat));
        say.say("what", super::sentence::held_name(what))
    }));
    open
}
