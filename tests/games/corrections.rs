//! A cell of the score sheet that was set by hand: in every game its correction travels with what is gained later, and
//! nothing that is announced is missing from the total.

use chrono::{DateTime, TimeDelta, Utc};
use proptest::prelude::*;
use serde_json::Value;
use tableside::games::view::CellId;
use tableside::games::{ALL, Example, Game};
use tableside::locale::{Language, Message};
use tableside::table::play::{Play, begin};
use tableside::table::seat::{Seat, Setup};
use tableside::table::sheet::{Cell, Origin, Sheet};

/// A play whose entries are made far enough apart that no two become one.
struct Table {
    play: Box<dyn Play>,
    at: DateTime<Utc>,
}

impl Table {
    fn new(game: &dyn Game, setup: &Setup) -> Self {
        let at = DateTime::<Utc>::UNIX_EPOCH;
        let (_, first) = begin(setup, at, "test").unwrap();
        Self { play: game.open(&[first]).unwrap(), at }
    }

    /// Enters an action; the reason where it is refused.
    fn act(&mut self, action: &Value) -> Result<(), Message> {
        self.at += TimeDelta::seconds(60);
        let line = self.play.prepare(action, self.at, "test").map_err(|refusal| refusal.0)?;
        self.play.accept(&[line]).unwrap();
        Ok(())
    }
}

/// The cells of a sheet by their place.
fn cells(sheet: &Sheet) -> Vec<(CellId, &Cell)> {
    let rows = sheet.groups.iter().flat_map(|group| group.rows.iter().map(move |row| (group.id, row)));
    let of_row = rows.map(|(group, row)| {
        Seat::all(row.cells.len()).zip(&row.cells).map(move |(seat, cell)| (CellId { group, row: row.id, seat }, cell))
    });
    of_row.flatten().collect()
}

/// The sheet adds up: each total is the sum of the cells that are scored, each corrected cell what was calculated and the
/// difference, and the standing says what the sheet says.
fn adds_up(play: &dyn Play) {
    let sheet = play.sheet();
    let standing = play.standing();
    for seat in play.setup().seats() {
        // What only decides a tie has no sums and is not added.
        let scored = sheet.groups.iter().filter(|group| group.scored && !group.sums.is_empty());
        let shown = scored.flat_map(|group| &group.rows).filter_map(|row| row.cells[seat.index()].value);
        let total = sheet.totals[seat.index()].value;
        assert_eq!(total.unwrap_or(0), shown.sum::<i64>(), "the total of {seat:?}");
        assert_eq!(standing.points[seat.index()].unwrap_or(0), total.unwrap_or(0), "the points of {seat:?}");
    }
    for (at, cell) in cells(&sheet) {
        assert_eq!(cell.value, cell.reason.amount, "{at:?}");
        match &cell.origin {
            Origin::Corrected { .. } => {
                let parts: i64 = cell.reason.parts.iter().filter_map(|part| part.amount).sum();
                assert_eq!(Some(parts), cell.value, "{at:?}: calculated and edited");
            }
            Origin::Overtaken { calculated, .. } => assert_ne!(Some(*calculated), cell.value, "{at:?}"),
            Origin::Computed | Origin::Entered => {}
        }
    }
}

/// By how much a table differs from the same play without corrections is just what was corrected.
fn differs_by_corrections(with: &Sheet, without: &Sheet, differences: &[(CellId, i64)]) {
    for (at, plain) in cells(without) {
        // What decides a tie is shown only where there is one.
        let decides_ties = without.group(at.group).is_some_and(|group| group.sums.is_empty());
        let Some(cell) = with.cell(at.group, at.row, at.seat) else {
            assert!(decides_ties, "{at:?} is missing");
            continue;
        };
        if decides_ties {
            continue;
        }
        let difference = differences.iter().rev().find(|(known, _)| *known == at).map(|(_, difference)| *difference);
        match (&cell.origin, difference) {
            // What nobody has yet is blank before the scoring, and not a zero that looks counted.
            (Origin::Corrected { instead_of: Some(0), .. }, Some(_)) if plain.value.is_none() => {}
            (Origin::Corrected { instead_of, .. }, Some(difference)) => {
                assert_eq!(*instead_of, plain.value, "{at:?}");
                assert_eq!(cell.value, plain.value.map(|value| value + difference), "{at:?}");
            }
            (Origin::Overtaken { calculated, .. }, _) => assert_eq!(Some(*calculated), plain.value, "{at:?}"),
            (Origin::Corrected { .. }, None) => panic!("{at:?} was never corrected"),
            (Origin::Entered, _) => {}
            // A number that is counted again takes a correction's place.
            (Origin::Computed, _) => assert_eq!(cell.value, plain.value, "{at:?}"),
        }
    }
}

/// One correction of a random evening: before which entry, of which cell, and to what.
type Random = (prop::sample::Index, prop::sample::Index, i64, bool);

fn evening(game: &dyn Game, example: Example, corrections: &[Random]) {
    let (setup, actions) = game.example(example, Language::En);
    let (mut with, mut without) = (Table::new(game, &setup), Table::new(game, &setup));
    let view = game.view();
    let mut differences: Vec<(CellId, i64)> = Vec::new();
    for (number, action) in actions.iter().enumerate() {
        for (before, which, value, give_back) in corrections {
            if before.index(actions.len()) != number {
                continue;
            }
            let sheet = with.play.sheet();
            let all = cells(&sheet);
            let Some((at, cell)) = all.get(which.index(all.len().max(1))).filter(|_| !all.is_empty()) else { continue };
            let calculated = without.play.sheet().cell(at.group, at.row, at.seat).and_then(|cell| cell.value);
            let value = (!give_back).then_some(*value);
            let set = view.set_cell_action(at, value, "counted again");
            let shown = cell.value;
            if with.act(&set).is_err() {
                continue;
            }
            let now = with.play.sheet().cell(at.group, at.row, at.seat).and_then(|cell| cell.value);
            assert_eq!(now, value.or(calculated), "{at:?} shows what was entered, after {shown:?}");
            // A cell that is left blank before the scoring is corrected from zero.
            let difference = value.map_or(0, |value| value - calculated.unwrap_or(0));
            differences.push((at.clone(), difference));
            adds_up(with.play.as_ref());
        }
        // A correction can end a play early (25 points on a track, say); what does not fit any more ends the comparison.
        if without.act(action).is_ok() && with.act(action).is_err() {
            return;
        }
        adds_up(with.play.as_ref());
        differs_by_corrections(&with.play.sheet(), &without.play.sheet(), &differences);
    }
}

fn corrections() -> impl Strategy<Value = Vec<Random>> {
    let one = (any::<prop::sample::Index>(), any::<prop::sample::Index>(), 0..99_i64, prop::bool::weighted(0.2));
    prop::collection::vec(one, 0..6)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn the_total_is_the_sum_of_the_shown_cells_whatever_was_corrected_when(
        game in 0..ALL.len(),
        finished: bool,
        corrections in corrections(),
    ) {
        let example = if finished { Example::Finished } else { Example::HalfWay };
        evening(ALL[game], example, &corrections);
    }
}

#[test]
fn each_game_names_the_limit_of_a_cell_and_of_its_note() {
    for game in ALL {
        let (setup, actions) = game.example(Example::Finished, Language::En);
        let mut table = Table::new(*game, &setup);
        for action in &actions {
            table.act(action).unwrap();
        }
        let view = game.view();
        let sheet = table.play.sheet();
        let (at, before) = cells(&sheet).into_iter().next().unwrap();
        for extreme in [i64::MIN, i64::MIN + 1, i64::MAX] {
            let said = table.act(&view.set_cell_action(&at, Some(extreme), "")).unwrap_err();
            for language in Language::ALL {
                assert!(language.say(&said).contains(|sign: char| sign.is_ascii_digit()), "{}", game.id());
            }
        }
        let long = view.set_cell_action(&at, Some(1), &"x".repeat(501));
        assert!(Language::En.say(&table.act(&long).unwrap_err()).contains("500"), "{}", game.id());
        assert_eq!(table.play.sheet().cell(at.group, at.row, at.seat), Some(before), "a refusal changes nothing");
    }
}
