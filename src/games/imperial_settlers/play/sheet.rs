//! The score sheet of an Imperial Settlers play: the track with its origins and the locations; and, beside it, the solo
//! game's Collection.

use super::state::{Realm, State};
use super::words::why_name;
use crate::games::doubts::{Doubt, deciding};
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::points::{Empire, Row, Score, Scoring, TieBreak, scoring, tie_break};
use crate::games::imperial_settlers::solo::{Outcome, collection_reason};
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking};
use crate::table::reason::{Reason, Rule};
use crate::table::result::{Kind, PlayResult};
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Origin, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the group that scores during the game.
const GROUP: &str = "points";
/// The id of the group that scores at the end.
const END: &str = "end";
/// The id under which the solo game's Collection is put right by hand.
const COLLECTION: &str = "collection";

/// The rows of this table: Shrine and Gate are Japanese.
fn rows(state: &State) -> impl Iterator<Item = Row> {
    let japanese = state.all_seats().any(|seat| state.realm(seat).faction == Some(Faction::Japanese));
    Row::ALL.into_iter().filter(move |row| japanese || !matches!(row, Row::Shrines | Row::Gates))
}

/// The scoring as it stands, corrections by hand among it.
pub fn scored<T>(state: &State, read: impl FnOnce(&Scoring<'_>) -> T) -> T {
    let empires: Vec<Empire> = state.all_seats().map(|seat| state.empire(seat)).collect();
    let mut scoring = scoring(&empires);
    for (id, seat) in state.cells.cells() {
        let Some(row) = Row::ALL.into_iter().find(|row| row.id() == id) else { continue };
        if let Some(value) = corrected(state, id, *seat, cell(state, &scoring, row, *seat)).value {
            scoring.correct(*seat, row, value);
        }
    }
    read(&scoring)
}

/// Who must still count what for a tie of the first place.
pub fn tie_breaks(state: &State) -> Option<(TieBreak, Vec<Seat>)> {
    let counted = |seat: Seat| state.built(seat, false).is_some() && state.built(seat, true).is_some();
    if !state.all_seats().all(counted) {
        return None;
    }
    let points = scored(state, |scoring| scoring.scores.iter().map(|score| score.points()).collect::<Vec<_>>());
    let of = |of: fn(&super::state::Realm) -> Option<u32>| state.all_seats().map(move |seat| of(state.realm(seat)));
    let (goods, hand): (Vec<_>, Vec<_>) = (of(|realm| realm.goods).collect(), of(|realm| realm.hand).collect());
    tie_break(&points, &goods, &hand)
}

/// How the solo game stands, corrections by hand among it.
pub fn outcome(state: &State) -> Outcome {
    let mut outcome = state.outcome(scored(state, |scoring| scoring.scores.iter().map(|score| score.points()).sum()));
    if let Some(value) = collection_cell(state).value {
        outcome.collection = u32::try_from(value).unwrap_or(0);
    }
    outcome
}

impl Scored for State {
    fn sheet(&self) -> Sheet {
        let empires: Vec<Empire> = self.all_seats().map(|seat| self.empire(seat)).collect();
        let scoring = scoring(&empires);
        let row = |row: Row| {
            let cell = |seat: Seat| {
                let made = corrected(self, row.id(), seat, cell(self, &scoring, row, seat));
                if self.is_scoring() { made } else { so_far(self, &scoring, row, seat, made) }
            };
            SheetRow { id: row.id(), title: row.message(), cells: self.all_seats().map(cell).collect() }
        };
        let (game, end): (Vec<Row>, Vec<Row>) = rows(self).partition(|&row| row == Row::Track);
        let rows = |rows: Vec<Row>| rows.into_iter().map(row).collect::<Vec<_>>();
        let end = rows(end);
        // An end that was filled in by hand counts as much as one that the guide has come to.
        let by_hand = end.iter().flat_map(|row| &row.cells).any(|cell| cell.origin != Origin::Computed);
        let scored = self.is_scoring() || by_hand;
        let groups = vec![
            Group::new(GROUP, Message::new("imperial-settlers-group-game"), rows(game), self.table.seats, true),
            Group::new(END, Message::new("imperial-settlers-group-end"), end, self.table.seats, scored),
        ];
        let mut sheet = Sheet::new(&Message::new("rules-imperial-settlers-points"), groups, self.table.seats);
        if self.table.over && !self.is_solo() {
            sheet.places = ranking(self, &[]).cells(&open(self, &sheet));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        if !self.table.over {
            let points = self.sheet().totals.iter().map(|cell| cell.value).collect();
            return Standing { points, ..Standing::default() };
        }
        let points = scored(self, |scoring| scoring.scores.iter().map(|score| Some(score.points())).collect());
        if self.is_solo() {
            let outcome = outcome(self);
            let winners = if outcome.won() { vec![super::virtual_player::PLAYER] } else { Vec::new() };
            let (lost, decided) = (!outcome.won(), vec![outcome.decided()]);
            let leaders = winners.clone();
            return Standing { points, leaders, winners, decided, finished: true, lost, ..Standing::default() };
        }
        ranking(self, &[]).standing(points, open(self, &self.sheet()))
    }

    fn hand_in(&self, result: &mut PlayResult) {
        let kind = |seat: Seat| self.realm(seat).faction.map(|faction| Kind::of(faction, &faction.message()));
        result.kinds = self.all_seats().map(kind).collect();
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        let has = |row: &str| rows(self).any(|known| known.id() == row) || (self.is_solo() && row == COLLECTION);
        cell.only_row().is_some_and(has)
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        if cell.row == COLLECTION {
            return Message::new("rules-imperial-settlers-collection");
        }
        let row = Row::ALL.into_iter().find(|row| row.id() == cell.row);
        row.map_or_else(|| Message::literal(""), Row::message)
    }

    fn set_cell(&mut self, change: &CellChange) {
        let calculated = calculated(self, &change.row, change.seat);
        let key = change.key();
        if !self.is_scoring() && left_blank(&change.row, calculated) {
            self.cells.set_blank(key, calculated, change.value, &change.note);
        } else {
            self.cells.set(key, calculated, change.value, &change.note);
        }
    }
}

/// The places by the corrected points, then by the resources and workers left, then by the cards in hand; as they would be
/// if the Gates of some players scored nothing.
fn ranking(state: &State, without_gates: &[Seat]) -> Ranking {
    let points = scored(state, |scoring| {
        let points = |(seat, score): (Seat, &Score)| {
            Some(score.points() - if without_gates.contains(&seat) { score.gates } else { 0 })
        };
        state.all_seats().zip(&scoring.scores).map(points).collect()
    });
    let counted =
        |of: fn(&Realm) -> Option<u32>| state.all_seats().map(|seat| of(state.realm(seat)).map(i64::from)).collect();
    let tie = |what: &'static str, decides: &'static str, values: Vec<Option<i64>>| {
        Criterion::tie_break(Message::new(what), decides, values)
    };
    let criteria = vec![
        Criterion::points(Message::new("rules-imperial-settlers-points"), points),
        tie("imperial-settlers-goods-left", "imperial-settlers-more-goods", counted(|realm| realm.goods)),
        tie("imperial-settlers-cards-in-hand", "imperial-settlers-more-hand", counted(|realm| realm.hand)),
    ];
    let words = Message::new("rules-imperial-settlers-rule-winner");
    let rule = Rule { words, place: Message::new("rules-imperial-settlers-place-scoring") };
    Ranking::new(state.all_seats().map(|seat| state.name(seat)).collect(), criteria, Some(rule))
}

/// What is still open that could change who is first: what was not counted, cells that play has overtaken, and the points
/// of Gates, of which the English card may ask for more (see [`crate::games::imperial_settlers::points::gate`]).
fn open(state: &State, sheet: &Sheet) -> Vec<Message> {
    let uncounted = |seat: &Seat| state.built(*seat, false).is_none() || state.built(*seat, true).is_none();
    let missing = |seat: Seat| Message::new("imperial-settlers-missing-locations").say("player", state.name(seat));
    let mut open: Vec<Message> = state.all_seats().filter(uncounted).map(missing).collect();
    open.extend(sheet.open(|seat| state.name(seat)));
    let edited = |seat: Seat| state.cells.contains(&(Row::Gates.id().to_owned(), seat));
    let doubt = |seat: Seat| {
        let what = Message::new("imperial-settlers-open-gates").say("player", state.name(seat));
        Doubt { what, or: if edited(seat) { Vec::new() } else { vec![seat] } }
    };
    let doubts: Vec<Doubt<Seat>> = state.all_seats().map(doubt).collect();
    open.extend(deciding(&doubts, &ranking(state, &[]).first(), |seats| {
        let seats: Vec<Seat> = seats.iter().copied().copied().collect();
        ranking(state, &seats).first()
    }));
    open
}

fn corrected(state: &State, row: &str, seat: Seat, made: Cell) -> Cell {
    state.cells.on(&(row.to_owned(), seat), made)
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    if row == COLLECTION {
        return collection_made(state).value;
    }
    let row = rows(state).find(|known| known.id() == row)?;
    let empires: Vec<Empire> = state.all_seats().map(|seat| state.empire(seat)).collect();
    cell(state, &scoring(&empires), row, seat).value
}

/// Whether a row stays blank before the scoring though the rules make this of it: nobody has a Shrine or a Gate yet that
/// scores.
fn left_blank(row: &str, calculated: Option<i64>) -> bool {
    [Row::Shrines, Row::Gates].into_iter().any(|known| known.id() == row) && calculated == Some(0)
}

/// The same before the scoring: what locations that nobody has counted would give if the game ended now, as far as they
/// were entered. What nobody has yet is blank, so that it does not look counted.
fn so_far(state: &State, scoring: &Scoring<'_>, row: Row, seat: Seat, made: Cell) -> Cell {
    let own = match row {
        _ if made.origin != Origin::Computed => return made,
        Row::Track => return made,
        Row::Shrines | Row::Gates if left_blank(row.id(), made.value) => return Cell::blank(row.message()),
        Row::Shrines | Row::Gates => return made,
        Row::Common => false,
        Row::Faction => true,
    };
    let there = state.built_so_far(seat, own).is_some();
    scoring.reason(seat, row).filter(|_| there).map_or(made, Cell::computed)
}

/// What the rules make of a row; locations that nobody has counted are blank.
fn cell(state: &State, scoring: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    let counted = match row {
        Row::Common => state.built(seat, false).is_some(),
        Row::Faction => state.built(seat, true).is_some(),
        Row::Track | Row::Shrines | Row::Gates => true,
    };
    match scoring.reason(seat, row).filter(|_| counted) {
        None => Cell::blank(row.message()),
        Some(reason) if row == Row::Track => Cell::computed(reason.of(origins(state, seat))),
        Some(reason) => Cell::computed(reason),
    }
}

/// Where the points on the track come from.
fn origins(state: &State, seat: Seat) -> Vec<Reason> {
    let scored = state.realm(seat).scored.iter();
    scored.map(|(why, points)| Reason::new(why_name(*why), *points)).collect()
}

/// The Collection, which is no row of points: it only decides who has won. It can be put right by hand as a cell can.
pub fn collection_cell(state: &State) -> Cell {
    corrected(state, COLLECTION, super::virtual_player::PLAYER, collection_made(state))
}

fn collection_made(state: &State) -> Cell {
    Cell::computed(collection_reason(&state.virtual_player.taken))
}
