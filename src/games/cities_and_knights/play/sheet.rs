//! The score sheet of a Cities & Knights play: what everyone has that counts, live.

use super::state::State;
use crate::games::cities_and_knights::points::Row;
use crate::games::cities_and_knights::reasons::RuleHeading;
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking};
use crate::table::reason::{Reason, Rule};
use crate::table::result::PlayResult;
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the only group of rows.
const GROUP: &str = "points";

fn rows(state: &State) -> impl Iterator<Item = Row> {
    let fan_set = state.options.fan_set;
    Row::ALL.into_iter().filter(move |row| fan_set || !row.is_of_fan_set())
}

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let row = |row: Row| {
            let cell = |seat: Seat| cell(self, row, seat);
            SheetRow { id: row.id(), title: row.message(), cells: self.all_seats().map(cell).collect() }
        };
        let title = Message::new("cities-and-knights-points");
        let group = Group::new(GROUP, title.clone(), rows(self).map(row).collect(), self.table.seats, true);
        let mut sheet = Sheet::new(&title, vec![group], self.table.seats);
        if let Some(winner) = self.winner.filter(|&winner| has_reached(self, winner)) {
            sheet.places = ranking(self, winner, &sheet).cells(&sheet.open(|seat| self.name(seat)));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        let all = self.all_seats().map(|seat| Some(points(self, seat))).collect();
        let Some(winner) = self.winner else { return Standing { points: all, ..Standing::default() } };
        let sheet = self.sheet();
        let mut open = sheet.open(|seat| self.name(seat));
        // Whoever won did so with enough points; when a count is put right afterwards, they may turn out to be too few.
        if let Some(too_few) = too_few(self) {
            open.push(too_few);
            // Then nobody is first: the game is not over before somebody has the points.
            return Standing { points: all, open, finished: true, ..Standing::default() };
        }
        ranking(self, winner, &sheet).standing(all, open)
    }

    /// How often each sum of the two dice came, from 2 to 12, and how many attacks the knights won and lost. Cards of the
    /// deck come as often as they must: among dice they would only hide what luck has done.
    fn hand_in(&self, result: &mut PlayResult) {
        let rolled = self.record.iter().filter(|rolled| !rolled.drawn);
        let sums = rolled.map(|rolled| rolled.roll.white.saturating_add(rolled.roll.red));
        let mut dice = vec![0; 11];
        for sum in sums {
            if let Some(count) = dice.get_mut(usize::from(sum.saturating_sub(2))) {
                *count += 1;
            }
        }
        let attacks = vec![self.attacks_won, self.attacks.saturating_sub(self.attacks_won)];
        result.tallies = [("dice".to_owned(), dice), ("attacks".to_owned(), attacks)].into();
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        cell.only_row().is_some_and(|row| row_of(self, row).is_some())
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        let row = Row::ALL.into_iter().find(|row| row.id() == cell.row);
        row.map_or_else(|| Message::literal(""), Row::message)
    }

    fn set_cell(&mut self, change: &CellChange) {
        let calculated = row_of(self, &change.row).map(|row| self.holdings(change.seat).row(row));
        self.cells.set(change.key(), calculated, change.value, &change.note);
    }
}

/// The row of an id on this table's sheet.
fn row_of(state: &State, id: &str) -> Option<Row> {
    rows(state).find(|row| row.id() == id)
}

/// The places at the end: whoever has reached the goal on their own turn is first, whatever the others have.
fn ranking(state: &State, winner: Seat, sheet: &Sheet) -> Ranking {
    let goal = state.options.goal;
    let points: Vec<Option<i64>> = sheet.totals.iter().map(|cell| cell.value).collect();
    let decides = Message::new("cities-and-knights-won-on-turn").number("goal", goal);
    let on_turn = state.all_seats().map(|seat| Some(i64::from(seat == winner))).collect();
    let criteria = vec![
        Criterion { decides: Some(decides), ..Criterion::points(Message::new("cities-and-knights-points"), on_turn) },
        Criterion::points(Message::new("cities-and-knights-points"), points),
    ];
    let words = Message::new("rules-cities-and-knights-rule-end").number("goal", goal);
    let rule = Rule { words, place: RuleHeading::End.message() };
    Ranking::new(state.all_seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}

fn cell(state: &State, row: Row, seat: Seat) -> Cell {
    let made = Cell::computed(state.holdings(seat).reason(row));
    state.cells.on(&(row.id().to_owned(), seat), made)
}

/// By how much a person has edited a row of a player; none where it is as calculated.
pub fn edited(state: &State, row: Row, seat: Seat) -> Option<i64> {
    let value = cell(state, row, seat).value?;
    Some(value.saturating_sub(state.holdings(seat).row(row))).filter(|&change| change != 0)
}

/// Why a player has so many points, corrections among them; rows without points are left out.
pub fn points_reason(state: &State, seat: Seat) -> Reason {
    let cells = rows(state).map(|row| cell(state, row, seat).reason);
    let parts = cells.filter(|reason| reason.amount != Some(0) || !reason.parts.is_empty());
    Reason::sum(Message::new("rules-cities-and-knights-points"), parts.collect())
}

/// Whether a player has the points that win.
fn has_reached(state: &State, seat: Seat) -> bool {
    points(state, seat) >= state.options.goal
}

/// That whoever won has too few points for it by now, since a count was put right afterwards; none where that is not so.
pub fn too_few(state: &State) -> Option<Message> {
    let winner = state.winner.filter(|&winner| !has_reached(state, winner))?;
    let say = Message::new("cities-and-knights-open-goal").say("player", state.name(winner));
    Some(say.number("points", points(state, winner)).number("goal", state.options.goal))
}

/// The points of a player, corrections among them.
pub fn points(state: &State, seat: Seat) -> i64 {
    rows(state).filter_map(|row| cell(state, row, seat).value).sum()
}
