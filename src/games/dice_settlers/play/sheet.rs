//! The score sheet of a Dice Settlers play: the tokens as they are won, and all the rest at the end.

use std::sync::Arc;

use super::action::{Counted, Source};
use super::state::State;
use crate::games::dice_settlers::board::{Board, OwnFigure};
use crate::games::dice_settlers::field::{Field, TieBreak, Value};
use crate::games::dice_settlers::points::{Row, Scoring, Terms, scoring};
use crate::games::doubts::{Doubt, deciding};
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking};
use crate::table::reason::{Reason, Rule};
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Origin, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the group that scores during the game.
const GAME: &str = "game";
/// The id of the group that scores at the end.
const END: &str = "end";

/// The figures of the box on which the points of the end depend. What decides between equal ones is not among them: while
/// nobody knows it, a tie is shown as one, and those who are first share the win.
const DECIDING: [Field; 6] = [
    Field::HousePoints,
    Field::SaleOfOne,
    Field::SaleOfTwo,
    Field::SaleOfThree,
    Field::DicePairPoints,
    Field::StartingDice,
];

fn row_of(id: &str) -> Option<Row> {
    Row::ALL.into_iter().find(|&row| row.id() == id)
}

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let mut sheet = bare(self);
        if self.table.over {
            sheet.places = ranking(self, &sheet).cells(&open(self, &sheet));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        let sheet = bare(self);
        let points = sheet.totals.iter().map(|cell| cell.value).collect();
        // Against whom one player alone has won or lost, the solo mode's rules would say.
        if !self.table.over || self.table.seats < 2 {
            return Standing { points, finished: self.table.over, ..Standing::default() };
        }
        ranking(self, &sheet).standing(points, open(self, &sheet))
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        cell.only_row().is_some_and(|row| row_of(row).is_some())
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        row_of(&cell.row).map_or_else(|| Message::literal(""), Row::message)
    }

    fn set_cell(&mut self, change: &CellChange) {
        let calculated = calculated(self, &change.row, change.seat);
        self.cells.set(change.key(), calculated, change.value, &change.note);
    }
}

/// The places by the totals of the sheet, and by what the table has set for a tie.
fn ranking(state: &State, sheet: &Sheet) -> Ranking {
    let holdings = state.holdings();
    let mut criteria = vec![Criterion::points(
        Message::new("rules-dice-settlers-points"),
        sheet.totals.iter().map(|cell| cell.value).collect(),
    )];
    if let Some(row) = state.board.tie_break().value.and_then(TieBreak::row) {
        let counts = holdings.iter().map(|held| Some(held.count(row).into())).collect();
        criteria.push(Criterion::tie_break(row.message(), row.more(), counts));
    }
    let words = Message::new("rules-dice-settlers-rule-winner");
    let rule = Rule { words, place: Message::new("rules-dice-settlers-place") };
    let known = state.board.tie_break().value.is_some();
    let shared = if known { "table-place-shared" } else { "dice-settlers-place-shared" };
    let names = state.all_seats().map(|seat| state.name(seat)).collect();
    Ranking::sharing(names, criteria, Some(rule), Message::new(shared))
}

/// What is still open that could change who is first: what was not counted, cells that play has overtaken, and figures of
/// the box that nobody has confirmed.
fn open(state: &State, sheet: &Sheet) -> Vec<Message> {
    let mut open: Vec<Message> = super::check::uncounted(state).into_iter().collect();
    open.extend(sheet.open(|seat| state.name(seat)));
    let first = ranking(state, sheet).first();
    open.extend(deciding(&doubts(&state.board), &first, |figures| {
        let own: Vec<OwnFigure> = state.own.iter().copied().chain(figures.iter().copied().copied()).collect();
        let mut so = state.clone();
        so.board = Arc::new(Board::with(&own));
        ranking(&so, &bare(&so)).first()
    }));
    open
}

/// The figures on which points depend and which nobody has confirmed, with what they may be. Who gets the lower value of
/// a tile is none: those values come in as the table has counted them.
fn doubts(board: &Board) -> Vec<Doubt<OwnFigure>> {
    let figures = |field: Field| -> Vec<Value> {
        let Some(allowed) = field.numbers() else { return field.words().to_vec() };
        let figure = board.number(field);
        // Without a bound a likely number is taken to be off by no more than its own size.
        let most = figure.most().or_else(|| figure.value.map(|likely| 2 * likely)).unwrap_or(*allowed.end());
        [figure.least(), most].map(Value::Number).to_vec()
    };
    let doubt = |field: Field| {
        let or = figures(field).into_iter().filter_map(|value| OwnFigure::new(field, value).ok());
        Doubt { what: Message::new("dice-settlers-open-figure").say("field", field.message()), or: or.collect() }
    };
    let unsure = |field: &Field| match field {
        Field::StartingDice => board.starting_dice().confirmed().is_none(),
        _ => board.number(*field).confirmed().is_none(),
    };
    DECIDING.into_iter().filter(unsure).map(doubt).collect()
}

/// The sheet without the places.
fn bare(state: &State) -> Sheet {
    let holdings = state.holdings();
    let points = scoring(Terms::of(&state.board), &holdings);
    let sheet_row = |row: Row| {
        let cell = |seat: Seat| cell(state, &points, row, seat);
        SheetRow { id: row.id(), title: row.message(), cells: state.all_seats().map(cell).collect() }
    };
    let (game, end): (Vec<Row>, Vec<Row>) = Row::ALL.into_iter().partition(|&row| row == Row::VpTokens);
    let rows = |rows: Vec<Row>| rows.into_iter().map(sheet_row).collect::<Vec<_>>();
    let end = rows(end);
    // An end that was filled in by hand counts as much as one that the guide has come to.
    let by_hand = end.iter().flat_map(|row| &row.cells).any(|cell| cell.origin != Origin::Computed);
    let scored = state.is_scoring() || by_hand;
    let groups = vec![
        Group::new(GAME, Message::new("dice-settlers-group-game"), rows(game), state.table.seats, true),
        Group::new(END, Message::new("dice-settlers-group-end"), end, state.table.seats, scored),
    ];
    Sheet::new(&Message::new("rules-dice-settlers-points"), groups, state.table.seats)
}

fn totals(sheet: &Sheet) -> Vec<i64> {
    sheet.totals.iter().map(|cell| cell.value.unwrap_or(0)).collect()
}

fn cell(state: &State, points: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row.id().to_owned(), seat), made(state, points, row, seat))
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    let holdings = state.holdings();
    made(state, &scoring(Terms::of(&state.board), &holdings), row_of(row)?, seat).value
}

/// The cell that the rules make: blank is what nobody has counted, and what rests on a figure that nobody knows.
fn made(state: &State, points: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    let Some(reason) = points.reason(seat, row) else { return Cell::blank(row.message()) };
    let tableau = state.tableau(seat);
    let counted = |whats: &[Counted]| whats.iter().any(|&what| tableau.count(what).is_some());
    match row {
        Row::VpTokens => Cell::computed(reason.of(token_parts(state, seat))),
        Row::Tiles => {
            let mut parts: Vec<Reason> = [Counted::Control, Counted::Presence]
                .into_iter()
                .filter_map(|what| Some(Reason::new(what.message(), tableau.count(what)?.into())))
                .collect();
            parts.extend(reason.parts.iter().cloned());
            blank_unless(counted(&[Counted::Control, Counted::Presence]), reason.of(parts))
        }
        Row::Technologies => blank_unless(counted(&[Counted::Technologies]), reason),
        Row::Other => blank_unless(counted(&[Counted::Other]), reason),
        Row::Houses => {
            let known = Terms::of(&state.board).house.value.is_some() || tableau.houses == 0;
            blank_unless(known, reason)
        }
        Row::Dice => Cell::computed(reason),
    }
}

fn blank_unless(there: bool, reason: Reason) -> Cell {
    let amount = reason.amount.filter(|_| there);
    Cell { value: amount, half: false, origin: Origin::Computed, reason: Reason { amount, ..reason } }
}

/// What the tokens were won for: the sales, then everything else that gave some.
fn token_parts(state: &State, seat: Seat) -> Vec<Reason> {
    let tableau = state.tableau(seat);
    let other = |source: Source| {
        let points = tableau.tokens_for(source);
        (points > 0).then(|| Reason::new(source.message(), points.into()))
    };
    let mut parts = tableau.sales.reasons(&state.board);
    parts.extend(Source::ALL.into_iter().filter_map(other));
    parts
}

/// A player's points in tokens, with what they were won for.
pub fn token_reason(state: &State, seat: Seat) -> Reason {
    let holdings = state.holdings();
    let points = scoring(Terms::of(&state.board), &holdings);
    cell(state, &points, Row::VpTokens, seat).reason
}

/// Who has won and what decides between equal points, by the totals of the sheet.
pub fn winner_reason(state: &State) -> Reason {
    let holdings = state.holdings();
    let points = scoring(Terms::of(&state.board), &holdings);
    let totals = totals(&bare(state));
    points.ranked(&totals).winner_reason(&|seat| state.name(seat))
}
