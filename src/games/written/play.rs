//! A result that was written down, as the table folds it: it is over from the beginning, and can be written anew.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::locale::Message;
use crate::table::action::{CellChange, GameAction};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, GuideView, Next};
use crate::table::points::Points;
use crate::table::reason::Reason;
use crate::table::result::{BoxName, PlayResult, Title, box_id, places};
use crate::table::rules::{Guided, Refusal, Rules, Scored, allow};
use crate::table::seat::{Choice, Seat, Setup};
use crate::table::sheet::{Cell, Group, Origin, Row, Sheet};
use crate::table::state::TableState;
use crate::table::summary::Standing;
use crate::table::tagged::tagged;
use crate::table::written::{MOST, PARTS, Written};

/// The id of the only group of rows.
const GROUP: &str = "points";

/// What can be entered; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The result is written anew, in the place of what stood there.
    Write {
        /// The result.
        result: Written,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Write { .. } => None,
        }
    }
}

/// A result as the table folds it. The play's figures are what was written down.
#[derive(Clone, Debug)]
pub struct WrittenRules;

/// What stands there now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who played; the play is over from the beginning.
    table: TableState,
    /// The players' names.
    names: Vec<String>,
    /// What was written down.
    pub written: Written,
}

impl Rules for WrittenRules {
    type Action = Action;
    type State = State;

    fn start(setup: &Setup) -> Result<State, Refusal> {
        let written: Written = Deserialize::deserialize(&setup.figures)
            .map_err(|error| Refusal(Message::new("written-refuse-unreadable").text("detail", error.to_string())))?;
        let different: BTreeSet<&str> = setup.players.iter().map(|player| player.name.trim()).collect();
        let mut table = TableState::new(setup);
        table.over = true;
        allow(!different.contains("") && different.len() == table.seats, "written-refuse-names")?;
        allow((1..=super::SEATS).contains(&table.seats), "written-refuse-players")?;
        check(&written, table.seats)?;
        let names = setup.players.iter().map(|player| player.name.clone()).collect();
        Ok(State { table, names, written })
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        let Action::Write { result } = action;
        check(result, state.table.seats)
    }

    fn apply(state: &mut State, action: &Action) {
        let Action::Write { result } = action;
        state.written.clone_from(result);
    }

    fn sentence(_: &Setup, _: &State, _: &Action) -> Message {
        Message::new("written-again")
    }

    fn join(_: &Action, _: &Action) -> Option<Action> {
        None
    }
}

/// Whether this can be the result of so many.
fn check(written: &Written, seats: usize) -> Result<(), Refusal> {
    allow(written.game.is_some() || !box_id(&written.name).is_empty(), "written-refuse-name")?;
    allow(written.results.len() == seats, "written-refuse-results")?;
    let known = |seat: &Seat| seat.index() < seats;
    let named = written.winners.iter().flatten().chain(&written.first).all(known);
    allow(named && written.results.iter().all(|result| result.place != Some(0)), "table-no-such-player")?;
    let parts = || written.results.iter().map(|result| &result.parts);
    let fits = |part: &i64| (-MOST..=MOST).contains(part);
    if parts().all(|parts| parts.len() <= PARTS && parts.iter().all(fits)) {
        return Ok(());
    }
    Err(Refusal(Message::new("written-refuse-number").number("most", MOST)))
}

impl State {
    /// How many numbers the longest sum has.
    fn rows(&self) -> usize {
        self.written.results.iter().map(|result| result.parts.len()).max().unwrap_or(0).max(1)
    }

    fn row_title(&self, row: usize) -> Message {
        if self.rows() < 2 {
            Message::new("written-points")
        } else {
            Message::new("written-part").number("part", row + 1)
        }
    }

    fn cell(&self, row: usize, seat: usize) -> Cell {
        let title = self.row_title(row);
        let Some(result) = self.written.results.get(seat) else { return Cell::blank(title) };
        let Some(part) = result.parts.get(row).copied() else {
            // What a file has there and is no number is shown beside the blank.
            let said = Some(&result.said).filter(|said| row == 0 && !said.is_empty());
            let said = said.map(|said| Reason::note(Message::new("written-unread").text("said", said)));
            let blank = Cell::blank(title);
            return Cell { reason: blank.reason.clone().of(said.into_iter().collect()), ..blank };
        };
        let half = result.half && row == 0;
        let more = half.then(|| Reason::note(Message::new("written-half")));
        let reason = Reason::new(title, part).of(more.into_iter().collect());
        Cell { value: Some(part), half, origin: Origin::Entered, reason }
    }

    /// The places: those that were said, else by who won and by the points.
    fn places(&self) -> Vec<Option<u8>> {
        let said: Vec<Option<u8>> = self.written.results.iter().map(|result| result.place).collect();
        if said.iter().all(Option::is_some) && said.len() > 1 {
            return said;
        }
        places(&self.written.points(), &self.written.winners(), self.written.wins)
    }

    /// The row of a cell; none where the sheet has no such row.
    fn row_of(&self, cell: &CellChange) -> Option<usize> {
        let row = cell.only_row()?;
        (0..self.rows()).find(|at| row_id(*at) == row)
    }

    /// What the box is called.
    fn name(&self) -> Message {
        let game = self.written.game.as_deref().and_then(crate::games::find);
        match (game, self.written.name.is_empty()) {
            (Some(game), _) => game.name(),
            (None, false) => Message::literal(self.written.name.as_str()),
            (None, true) => Message::literal(self.written.game.as_deref().unwrap_or_default()),
        }
    }
}

/// The ids "part-1", "part-2" …, for as many as a sum can have numbers.
fn row_id(row: usize) -> &'static str {
    static IDS: std::sync::OnceLock<Vec<String>> = std::sync::OnceLock::new();
    let ids = IDS.get_or_init(|| (1..=PARTS).map(|part| format!("part-{part}")).collect());
    ids.get(row).map_or("", String::as_str)
}

impl Scored for State {
    fn title(&self) -> Option<Message> {
        Some(self.name())
    }

    fn sheet(&self) -> Sheet {
        let seats = self.table.seats;
        let row = |row: usize| Row {
            id: row_id(row),
            title: self.row_title(row),
            cells: (0..seats).map(|seat| self.cell(row, seat)).collect(),
        };
        let title = Message::new("written-points");
        let group = Group::new(GROUP, title.clone(), (0..self.rows()).map(row).collect(), seats, true);
        let mut sheet = Sheet::new(&title, vec![group], seats);
        let place = |place: Option<u8>| match place {
            Some(place) => Cell::computed(Reason::new(Message::new("table-place"), place.into())),
            None => Cell::blank(Message::new("table-place")),
        };
        sheet.places = self.places().into_iter().map(place).collect();
        sheet
    }

    fn standing(&self) -> Standing {
        let points = self.written.points().into_iter().map(|points| points.map(Points::floor)).collect();
        let (halves, winners, together) = (self.written.halves(), self.written.winners(), self.written.together);
        // What cannot be read decides nothing, and that is said.
        let said = self.names.iter().zip(&self.written.results).filter(|(_, result)| !result.said.is_empty());
        let said = said.map(|(name, result)| {
            Message::new("written-unread-of").text("player", name.as_str()).text("said", result.said.as_str())
        });
        let decided = said.collect();
        let leaders = winners.clone();
        Standing { points, halves, leaders, winners, decided, together, finished: true, ..Standing::default() }
    }

    /// A house's game is called by its own name, and its rows are those of its sheet, which no sum tells apart.
    fn hand_in(&self, result: &mut PlayResult) {
        let written = &self.written;
        let id = written.game.clone().unwrap_or_else(|| box_id(&written.name));
        result.counts_for = Some(BoxName { id, name: Title::of(&self.name()) });
        result.wins = written.wins;
        result.written = true;
        (result.minutes, result.first) = (written.minutes, written.first);
        result.location.clone_from(&written.location);
        result.note.clone_from(&written.note);
        (result.guests, result.together, result.day) = (written.guests(), written.together, written.day);
        result.foreign = written.foreign.as_ref().map(ToString::to_string);
        if !written.expansions.is_empty() {
            result.options.insert("expansions".to_owned(), Choice::Word(written.expansions.join("; ")));
        }
        if self.rows() < 2 {
            result.rows.clear();
        }
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        self.row_of(cell).is_some() && cell.seat.index() < self.table.seats
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        self.row_of(cell).map_or_else(|| Message::literal(""), |row| self.row_title(row))
    }

    fn cell_takes(&self, _: &CellChange) -> RangeInclusive<i64> {
        -MOST..=MOST
    }

    fn set_cell(&mut self, change: &CellChange) {
        let Some(row) = self.row_of(change) else { return };
        // A place that was said was of the result that it was said of.
        self.written.results.iter_mut().for_each(|result| result.place = None);
        let Some(result) = self.written.results.get_mut(change.seat.index()) else { return };
        if row == 0 {
            (result.half, result.said) = (false, String::new());
        }
        match (change.value, row < result.parts.len()) {
            (Some(value), true) => result.parts.iter_mut().skip(row).take(1).for_each(|part| *part = value),
            // A blank between two numbers of a sum counts nothing.
            (Some(value), false) => {
                result.parts.resize(row, 0);
                result.parts.push(value);
            }
            (None, true) => drop(result.parts.remove(row)),
            (None, false) => {}
        }
    }
}

impl Guided for State {
    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn has_step(&self, _: Cursor) -> bool {
        false
    }

    fn place(&self) -> Message {
        Message::new("written-place")
    }

    fn place_of(&self, _: Cursor) -> Message {
        self.place()
    }

    fn guide(&self) -> GuideView {
        GuideView {
            place: self.place(),
            phases: Vec::new(),
            above: self.name(),
            title: self.place(),
            text: Message::new("written-about"),
            on_turn: None,
            first: None,
            next: Next::Over,
            calculator: None,
            cards: Vec::new(),
            rulings: Vec::new(),
            step: String::new(),
            before: 0,
            fresh: false,
            phase: String::new(),
            warnings: Vec::new(),
        }
    }

    fn end_step(&mut self) {}

    fn go(&mut self, _: Cursor) {}

    fn ended(&self, _: Cursor) -> Message {
        self.place()
    }
}
