//! The score sheet of an Imperial Settlers play: the track with its origins and the locations; and, beside it, the solo
//! game's Collection.

use super::state::State;
use super::words::why_name;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::points::{Empire, Row, Scoring, TieBreak, scoring, tie_break};
use crate::games::imperial_settlers::solo::{Outcome, collection_reason};
use crate::locale::Say;
use crate::table::reason::Reason;
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row as SheetRow, Sheet};
use crate::table::summary::Standing;

/// The id of the rows that give points.
const GROUP: &str = "points";
/// The id under which the solo game's Collection is put right by hand.
const COLLECTION: &str = "collection";

/// The rows of this table: Shrine and Gate are Japanese.
fn rows(state: &State) -> impl Iterator<Item = Row> {
    let japanese = state.all_seats().any(|seat| state.realm(seat).faction == Some(Faction::Japanese));
    Row::ALL.into_iter().filter(move |row| japanese || !matches!(row, Row::Shrines | Row::Gates))
}

/// Whether the sheet has a row, for the corrections by hand.
pub(super) fn has_row(state: &State, row: &str) -> bool {
    rows(state).any(|known| known.id() == row) || (state.is_solo() && row == COLLECTION)
}

/// The title of a row, for the history.
pub(super) fn row_title(row: &str) -> Say {
    if row == COLLECTION {
        return Say::new("rules-imperial-settlers-collection");
    }
    Row::ALL.into_iter().find(|known| known.id() == row).map_or_else(|| Say::literal(""), Row::say)
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

pub(super) fn sheet(state: &State) -> Sheet {
    let empires: Vec<Empire> = state.all_seats().map(|seat| state.empire(seat)).collect();
    let scoring = scoring(&empires);
    let row = |row: Row| {
        let cell = |seat: Seat| corrected(state, row.id(), seat, cell(state, &scoring, row, seat));
        SheetRow { id: row.id(), title: row.say(), cells: state.all_seats().map(cell).collect() }
    };
    let title = Say::new("rules-imperial-settlers-points");
    let groups = vec![Group::new(GROUP, title.clone(), rows(state).map(row).collect(), state.seats, true)];
    let places = if state.over { places(state) } else { vec![None; state.seats] };
    Sheet::new(&title, groups, state.seats, places)
}

fn places(state: &State) -> Vec<Option<u8>> {
    if state.is_solo() {
        return vec![None];
    }
    scored(state, |scoring| scoring.scores.iter().map(|score| u8::try_from(score.place).ok()).collect())
}

fn corrected(state: &State, row: &str, seat: Seat, made: Cell) -> Cell {
    state.cells.on(&(row.to_owned(), seat), made)
}

/// What the rules calculate for a cell now, whatever a person has set; none where it is blank.
pub(super) fn calculated(state: &State, row: &str, seat: Seat) -> Option<i64> {
    if row == COLLECTION {
        return collection_made(state).value;
    }
    let row = rows(state).find(|known| known.id() == row)?;
    let empires: Vec<Empire> = state.all_seats().map(|seat| state.empire(seat)).collect();
    cell(state, &scoring(&empires), row, seat).value
}

/// What the rules make of a row; locations that nobody has counted are blank.
fn cell(state: &State, scoring: &Scoring<'_>, row: Row, seat: Seat) -> Cell {
    let counted = match row {
        Row::Common => state.built(seat, false).is_some(),
        Row::Faction => state.built(seat, true).is_some(),
        Row::Track | Row::Shrines | Row::Gates => true,
    };
    match scoring.reason(seat, row).filter(|_| counted) {
        None => Cell::blank(row.say()),
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

pub(super) fn standing(state: &State) -> Standing {
    let points = scored(state, |scoring| scoring.scores.iter().map(|score| Some(score.points())).collect());
    let winners = match state.over {
        false => Vec::new(),
        true if state.is_solo() && outcome(state).won() => vec![super::virtual_player::PLAYER],
        true if state.is_solo() => Vec::new(),
        true => scored(state, |scoring| scoring.winners()),
    };
    Standing { points, winners, finished: state.over }
}
