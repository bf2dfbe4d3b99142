//! A cell's place on the sheet, and the ids under which the score sheet shows it.

use std::sync::OnceLock;

use super::state::State;
use crate::games::score_sheet::template::{OPEN_ROUNDS, ROWS, TIES};
use crate::table::action::CellChange;

/// What a number is entered for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// A row that is counted each round.
    Round {
        /// The round, from 0.
        round: u16,
        /// The row's place in the template.
        row: u8,
    },
    /// A row that is counted once.
    Once {
        /// The row's place in the template.
        row: u8,
    },
    /// A row that decides a tie.
    Tie {
        /// Its place in the template.
        tie: u8,
    },
}

/// The group of the rounds at a box that counts one number a round: its rows are the rounds.
pub(super) const ROUNDS: &str = "rounds";
/// The group of what is counted once.
pub(super) const END: &str = "end";
/// The group of what decides a tie.
pub(super) const TIE: &str = "ties";

/// The ids "round-1", "row-1" and "tie-1" with those that follow, for as many as there can be.
fn id(word: &'static str, index: usize) -> &'static str {
    static IDS: OnceLock<[Vec<String>; 3]> = OnceLock::new();
    let made = |word: &str, most: usize| (1..=most).map(|number| format!("{word}-{number}")).collect();
    let [rounds, rows, ties] =
        IDS.get_or_init(|| [made("round", OPEN_ROUNDS.into()), made("row", ROWS), made("tie", TIES)]);
    let list = match word {
        "round" => rounds,
        "row" => rows,
        _ => ties,
    };
    list.get(index).map_or("", String::as_str)
}

/// The id of a round on the score sheet.
pub(super) fn round_id(round: u16) -> &'static str {
    id("round", round.into())
}

/// The id of a row on the score sheet.
pub(super) fn row_id(row: u8) -> &'static str {
    id("row", row.into())
}

/// The id of a row that decides a tie.
pub(super) fn tie_id(tie: u8) -> &'static str {
    id("tie", tie.into())
}

impl State {
    /// The place of a number; none for a row that is not there or a round that has not begun.
    pub fn slot(&self, row: &str, round: Option<u16>) -> Option<Slot> {
        let index = |found: usize| u8::try_from(found).ok();
        let template = &self.template;
        if let Some(tie) = template.ties.iter().position(|tie| tie.id == row) {
            return round.is_none().then_some(Slot::Tie { tie: index(tie)? });
        }
        let found = template.rows.iter().position(|known| known.id == row)?;
        let once = template.rows.get(found).is_some_and(|row| template.is_once(row));
        match round {
            None => once.then_some(Slot::Once { row: index(found)? }),
            Some(round) => {
                let played = round < self.begun;
                (!once && played).then_some(Slot::Round { round, row: index(found)? })
            }
        }
    }

    /// The place of a cell of the score sheet, by the ids of its group and its row.
    pub(super) fn slot_of_cell(&self, cell: &CellChange) -> Option<Slot> {
        let (group, row) = (cell.group.as_deref()?, cell.row.as_str());
        let round_of = |id: &str| (0..self.begun).find(|&round| round_id(round) == id);
        let rows = || (0..self.template.rows.len()).filter_map(|row| u8::try_from(row).ok());
        let slot = match group {
            END => Slot::Once { row: rows().find(|&at| row_id(at) == row)? },
            TIE => Slot::Tie { tie: (0..4).find(|&at| tie_id(at) == row)? },
            ROUNDS => Slot::Round { round: round_of(row)?, row: self.only_round_row()? },
            _ => Slot::Round { round: round_of(group)?, row: rows().find(|&at| row_id(at) == row)? },
        };
        self.slots().any(|known| known == slot).then_some(slot)
    }
}
