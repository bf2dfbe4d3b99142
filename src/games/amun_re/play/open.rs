//! What is still open when an Amun-Re play is over: cells that play has overtaken, and figures of the board that nobody
//! has confirmed and that could change who is first.

use super::sheet::{HALVES, half_id, rows};
use super::state::{Scored, State};
use crate::games::amun_re::board::{Board, OwnFigure};
use crate::games::amun_re::points::{Half, Realm, Row, Score, scoring};
use crate::games::amun_re::province::{Field, Province, Side, Value};
use crate::games::doubts::{Doubt, deciding};
use crate::locale::Message;
use crate::table::rules::Guided as _;
use crate::table::seat::Seat;
use crate::table::sheet::{Origin, Sheet};

/// What is still open that could change who is first.
pub(super) fn open(state: &State, sheet: &Sheet) -> Vec<Message> {
    let mut open = sheet.open(|seat| state.name(seat));
    let outcome = Outcome::new(state, sheet);
    open.extend(deciding(&doubts(state), &outcome.first_if(&[]), |figures| outcome.first_if(figures)));
    open
}

/// Who is first on a board with other figures. Hundreds of boards are tried, so only the rows' numbers are made for each,
/// and never their reasons.
struct Outcome<'a> {
    state: &'a State,
    sheet: &'a Sheet,
    /// The halves that count, with what was met and scored there.
    halves: Vec<(Half, Scored, Vec<Score>)>,
    /// What breaks a tie, by seat.
    ties: Vec<(i64, i64)>,
}

impl<'a> Outcome<'a> {
    fn new(state: &'a State, sheet: &'a Sheet) -> Self {
        let counts = |half: &Half| sheet.group(half_id(*half)).is_some_and(|group| group.scored);
        let half = |half: Half| {
            let met = state.scored_or_now(half);
            let scores = scoring(&state.board, met.terms, &met.realms).scores;
            (half, met, scores)
        };
        let realms = state.scored_or_now(Half::New).realms;
        let ties = realms.iter().map(|realm| (Realm::pyramids(realm), Realm::bricks(realm))).collect();
        Self { state, sheet, halves: HALVES.into_iter().filter(counts).map(half).collect(), ties }
    }

    /// Who is first when these figures stand on the board.
    fn first_if(&self, figures: &[&OwnFigure]) -> Vec<Seat> {
        let own: Vec<OwnFigure> = self.state.own.iter().chain(figures.iter().copied()).copied().collect();
        let board = Board::with(&own);
        let mut totals: Vec<i64> = self.sheet.totals.iter().map(|cell| cell.value.unwrap_or(0)).collect();
        for (half, met, before) in &self.halves {
            let now = scoring(&board, met.terms, &met.realms).scores;
            for ((seat, total), (before, now)) in self.state.all_seats().zip(&mut totals).zip(before.iter().zip(&now)) {
                let moves = rows(*half).filter(|row| self.follows_the_rules(*half, *row, seat));
                *total += moves.map(|row| now.row(row) - before.row(row)).sum::<i64>();
            }
        }
        let merit = |seat: Seat| {
            let at = seat.index();
            (totals.get(at).copied(), self.ties.get(at).copied())
        };
        let best = self.state.all_seats().map(merit).max();
        self.state.all_seats().filter(|seat| Some(merit(*seat)) == best).collect()
    }

    /// Whether a cell takes part in what the rules calculate: one that was filled in by hand alone does not.
    fn follows_the_rules(&self, half: Half, row: Row, seat: Seat) -> bool {
        let cell = self.sheet.cell(half_id(half), row.id(), seat).filter(|cell| cell.value.is_some());
        cell.is_some_and(|cell| matches!(cell.origin, Origin::Computed | Origin::Corrected { .. }))
    }
}

/// The unconfirmed figures of the provinces that were scored: on which side they lie, and how many temples they have.
fn doubts(state: &State) -> Vec<Doubt<OwnFigure>> {
    let realms = HALVES.into_iter().flat_map(|half| state.scored_or_now(half).realms);
    let mut provinces: Vec<Province> = realms.flat_map(|realm| realm.provinces).map(|built| built.province).collect();
    provinces.sort();
    provinces.dedup();
    let doubt = |province: Province, field: Field, or: Vec<Value>| {
        let figures = or.into_iter().filter_map(|value| OwnFigure::new(province, field, value).ok());
        let what =
            Message::new("amun-re-open-figure").say("province", province.message()).say("field", field.message());
        Doubt { what, or: figures.collect() }
    };
    let of = |province: Province| {
        let (side, temples) = (state.board.side(province), state.board.number(province, Field::Temples));
        let sides = || [Side::West, Side::East].map(Value::Side).to_vec();
        let side = side.confirmed().is_none().then(|| doubt(province, Field::Side, sides()));
        // Without a bound a likely number is taken to be off by no more than its own size.
        let likely = temples.value.unwrap_or(1);
        let bounds = [temples.least(), temples.most().unwrap_or(2 * likely)].map(Value::Number).to_vec();
        let temples = temples.confirmed().is_none().then(|| doubt(province, Field::Temples, bounds));
        side.into_iter().chain(temples)
    };
    provinces.into_iter().flat_map(of).collect()
}
