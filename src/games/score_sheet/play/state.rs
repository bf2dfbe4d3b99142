//! What the entries of a score sheet fold into.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::slot::Slot;
use crate::games::score_sheet::template::{OPEN_ROUNDS, Rounds, Row, Template};
use crate::locale::Message;
use crate::table::correction::Corrections;
use crate::table::guide::Cursor;
use crate::table::rules::{Guided as _, Refusal};
use crate::table::seat::{Seat, Setup};
use crate::table::state::TableState;

/// The part of the guide with the rounds, and the one in which the rest is counted.
pub(super) const IN_ROUNDS: u8 = 0;
pub(super) const AT_THE_END: u8 = 1;

/// A score sheet at one moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Who sits at the table, and where the guide is.
    pub table: TableState,
    /// What is scored: the play's template, with the rows that were added since.
    pub template: Template,
    /// How many rounds have begun.
    pub begun: u16,
    /// What was counted, by cell and seat; what is not here is blank.
    pub entries: BTreeMap<(Slot, Seat), i64>,
    /// Points that a person put right, with the note.
    pub corrections: Corrections<(Slot, Seat)>,
}

impl State {
    pub(super) fn new(setup: &Setup) -> Result<Self, Refusal> {
        let template: Template = if setup.figures.is_null() {
            Template::points()
        } else {
            Deserialize::deserialize(&setup.figures).map_err(|error| {
                Refusal(Message::new("score-sheet-refuse-unreadable").text("detail", error.to_string()))
            })?
        };
        template.check().map_err(|problem| Refusal(problem.what.message()))?;
        let players = usize::from(template.least)..=usize::from(template.most);
        if !players.contains(&setup.players.len()) || setup.first.index() >= setup.players.len() {
            let say = Message::new("score-sheet-refuse-players");
            return Err(Refusal(say.number("least", template.least).number("most", template.most)));
        }
        let part = if template.has_rounds() { IN_ROUNDS } else { AT_THE_END };
        let mut table = TableState::new(setup);
        table.cursor.part = part;
        Ok(Self {
            table,
            begun: u16::from(template.has_rounds()),
            template,
            entries: BTreeMap::new(),
            corrections: Corrections::new(),
        })
    }

    /// Whether the guide stands in a round.
    pub const fn in_rounds(&self) -> bool {
        self.table.cursor.part == IN_ROUNDS
    }

    /// How many rounds are known: all that are fixed, or those that have begun.
    pub(super) fn rounds_known(&self) -> u16 {
        match self.template.rounds {
            Rounds::Fixed(rounds) if self.template.has_rounds() => rounds,
            Rounds::Fixed(_) | Rounds::Once | Rounds::Open => self.begun,
        }
    }

    /// Where the guide goes from here; none when all is counted.
    pub(super) fn next_cursor(&self) -> Option<Cursor> {
        let next = Cursor { round: self.table.cursor.round + 1, ..self.table.cursor };
        let more = match self.template.rounds {
            Rounds::Fixed(rounds) => next.round < rounds,
            Rounds::Open => next.round < OPEN_ROUNDS,
            Rounds::Once => false,
        };
        if self.in_rounds() && more { Some(next) } else { self.after_rounds() }
    }

    /// Where the guide goes when the rounds are over; none when nothing is counted after them.
    pub(super) fn after_rounds(&self) -> Option<Cursor> {
        let end = Cursor { part: AT_THE_END, ..Cursor::default() };
        (self.in_rounds() && self.template.has_end()).then_some(end)
    }

    /// The rows of the template with their places.
    pub fn rows(&self) -> impl Iterator<Item = (u8, &Row)> {
        (0..).zip(&self.template.rows)
    }

    /// The rows that are counted each round.
    pub fn round_rows(&self) -> impl Iterator<Item = (u8, &Row)> {
        self.rows().filter(|(_, row)| !self.template.is_once(row))
    }

    /// The row that is counted each round, when it is one alone.
    pub(super) fn only_round_row(&self) -> Option<u8> {
        let mut rows = self.round_rows();
        let (only, _) = rows.next()?;
        rows.next().is_none().then_some(only)
    }

    /// The cells of a round that score.
    pub fn slots_of_round(&self, round: u16) -> impl Iterator<Item = Slot> {
        self.round_rows().map(move |(row, _)| Slot::Round { round, row })
    }

    /// The cells that score once.
    pub fn slots_once(&self) -> impl Iterator<Item = Slot> {
        self.rows().filter(|(_, row)| self.template.is_once(row)).map(|(row, _)| Slot::Once { row })
    }

    /// The cells that decide a tie.
    pub fn slots_of_ties(&self) -> impl Iterator<Item = Slot> {
        (0..).zip(&self.template.ties).map(|(tie, _)| Slot::Tie { tie })
    }

    /// Every cell of the sheet, those that decide a tie at its end.
    pub(super) fn slots(&self) -> impl Iterator<Item = Slot> {
        let rounds = (0..self.begun).flat_map(|round| self.slots_of_round(round));
        rounds.chain(self.slots_once()).chain(self.slots_of_ties())
    }

    /// The cells of the step that the guide is at.
    pub fn slots_now(&self) -> Vec<Slot> {
        if self.in_rounds() {
            self.slots_of_round(self.table.cursor.round).collect()
        } else {
            self.slots_once().collect()
        }
    }

    /// How many numbers of these cells are blank.
    pub(super) fn blank(&self, slots: impl Iterator<Item = Slot>) -> usize {
        let blank = |slot: Slot| self.all_seats().filter(move |&seat| self.is_blank(slot, seat)).count();
        slots.map(blank).sum()
    }

    /// Whether nobody has said anything of a cell.
    pub fn is_blank(&self, slot: Slot, seat: Seat) -> bool {
        !self.entries.contains_key(&(slot, seat)) && !self.corrections.contains(&(slot, seat))
    }

    /// The row of the template behind a cell; none for one that decides a tie.
    pub fn row_of(&self, slot: Slot) -> Option<&Row> {
        match slot {
            Slot::Round { row, .. } | Slot::Once { row } => self.template.rows.get(usize::from(row)),
            Slot::Tie { .. } => None,
        }
    }

    /// The id of the row behind a cell.
    pub fn id_of(&self, slot: Slot) -> &str {
        match slot {
            Slot::Tie { tie } => self.template.ties.get(usize::from(tie)).map_or("", |tie| tie.id.as_str()),
            Slot::Round { .. } | Slot::Once { .. } => self.row_of(slot).map_or("", |row| row.id.as_str()),
        }
    }

    /// The title of the row behind a cell.
    pub fn title_of(&self, slot: Slot) -> Message {
        match slot {
            Slot::Tie { tie } => {
                Message::literal(self.template.ties.get(usize::from(tie)).map_or("", |tie| tie.title.as_str()))
            }
            Slot::Round { .. } | Slot::Once { .. } => {
                self.row_of(slot).map_or_else(|| Message::literal(""), Row::message)
            }
        }
    }
}
