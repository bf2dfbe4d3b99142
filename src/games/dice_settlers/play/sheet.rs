//! The score sheet of a Dice Settlers play: the tokens as they are won, and all the rest at the end.

use super::action::{Counted, Source};
use super::state::State;
use crate::games::dice_settlers::points::{Row, Scoring, Terms, scoring};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Origin, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the group that scores during the game.
const GAME: &str = "game";
/// The id of the group that scores at the end.
const END: &str = "end";

/// The id of a row on the sheet.
const fn row_id(row: Row) -> &'static str {
    match row {
        Row::VpTokens => "vp-tokens",
        Row::Tiles => "tiles",
        Row::Technologies => "technologies",
        Row::Houses => "houses",
        Row::Dice => "dice",
        Row::Other => "other",
    }
}

fn row_of(id: &str) -> Option<Row> {
    Row::ALL.into_iter().find(|&row| row_id(row) == id)
}

/// Whether the sheet has a row, for the corrections by hand.
pub(super) fn has_row(row: &str) -> bool {
    row_of(row).is_some()
}

/// The title of a row, for the history.
pub(super) fn row_title(row: &str) -> Say {
    row_of(row).map_or_else(|| Say::literal(""), Row::say)
}

pub(super) fn sheet(state: &State) -> Sheet {
    let holdings = state.holdings();
    let points = scoring(Terms::of(&state.board), &holdings);
    let mut sheet = bare(state, &points);
    if state.over {
        let ranked = points.ranked(&totals(&sheet));
        sheet.places = ranked.scores.iter().map(|score| u8::try_from(score.place).ok()).collect();
    }
    sheet
}

fn bare(state: &State, points: &Scoring<'_>) -> Sheet {
    let sheet_row = |row: Row| {
        let cell = |seat: Seat| cell(state, points, row, seat);
        SheetRow { id: row_id(row), title: row.say(), cells: state.all_seats().map(cell).collect() }
    };
    let (game, end): (Vec<Row>, Vec<Row>) = Row::ALL.into_iter().partition(|&row| row == Row::VpTokens);
    let rows = |rows: Vec<Row>| rows.into_iter().map(sheet_row).collect::<Vec<_>>();
    let end = rows(end);
    // An end that was filled in by hand counts as much as one that the guide has come to.
    let by_hand = end.iter().flat_map(|row| &row.cells).any(|cell| cell.origin != Origin::Computed);
    let scored = state.is_scoring() || by_hand;
    let groups = vec![
        Group::new(GAME, Say::new("dice-settlers-group-game"), rows(game), state.seats, true),
        Group::new(END, Say::new("dice-settlers-group-end"), end, state.seats, scored),
    ];
    Sheet::new(&Say::new("rules-dice-settlers-points"), groups, state.seats, vec![None; state.seats])
}

fn totals(sheet: &Sheet) -> Vec<i64> {
    sheet.totals.iter().map(|cell| cell.value.unwrap_or(0)).collect()
}

fn cell(state: &State, points: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    state.cells.on(&(row_id(row).to_owned(), seat), made(state, points, row, seat))
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
pub(super) fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    let holdings = state.holdings();
    made(state, &scoring(Terms::of(&state.board), &holdings), row_of(row)?, seat).value
}

/// The cell that the rules make: blank is what nobody has counted, and what rests on a figure that nobody knows.
fn made(state: &State, points: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    let Some(reason) = points.reason(seat, row) else { return Cell::blank(row.say()) };
    let tableau = state.tableau(seat);
    let counted = |whats: &[Counted]| whats.iter().any(|&what| tableau.count(what).is_some());
    match row {
        Row::VpTokens => Cell::computed(reason.of(token_parts(state, seat))),
        Row::Tiles => {
            let mut parts: Vec<Reason> = [Counted::Control, Counted::Presence]
                .into_iter()
                .filter_map(|what| Some(Reason::new(what.say(), tableau.count(what)?.into())))
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
    Cell { value: amount, origin: Origin::Computed, reason: Reason { amount, ..reason } }
}

/// What the tokens were won for: the sales, then everything else that gave some.
fn token_parts(state: &State, seat: Seat) -> Vec<Reason> {
    let tableau = state.tableau(seat);
    let other = |source: Source| {
        let points = tableau.tokens_for(source);
        (points > 0).then(|| Reason::new(source.say(), points.into()))
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
    let totals = totals(&bare(state, &points));
    points.ranked(&totals).winner_reason(&|seat| state.name(seat))
}

pub(super) fn standing(state: &State) -> Standing {
    let sheet = sheet(state);
    let first = |(seat, place): (Seat, &Option<u8>)| (*place == Some(1)).then_some(seat);
    // Against whom one player alone has won or lost, the solo mode's rules would say.
    let ranked = state.over && state.seats > 1;
    let winners = if ranked { state.all_seats().zip(&sheet.places).filter_map(first).collect() } else { Vec::new() };
    Standing { points: sheet.totals.iter().map(|cell| cell.value).collect(), winners, finished: state.over }
}
