//! The score sheet of a play: each number with the rule that made it, and the places with what decided them.

use std::ops::RangeInclusive;

use super::MOST;
use super::apply::set;
use super::guide_view::{count, round};
use super::sentence::in_round;
use super::slot::{END, ROUNDS, Slot, TIE, round_id, row_id, tie_id};
use super::state::State;
use crate::games::score_sheet::template::{Row as TemplateRow, Tie};
use crate::locale::Message;
use crate::table::action::CellChange;
use crate::table::ranking::{Criterion, Ranking, Wins};
use crate::table::reason::{Reason, Rule};
use crate::table::result::{BoxName, PlayResult, ResultRow, Title, box_id};
use crate::table::rules::{Guided as _, Scored};
use crate::table::seat::Seat;
use crate::table::sheet::{Cell, Group, Row, Sheet};
use crate::table::summary::Standing;

impl Scored for State {
    fn title(&self) -> Option<Message> {
        (!self.template.name.is_empty()).then(|| self.template.message())
    }

    fn sheet(&self) -> Sheet {
        let mut groups = round_groups(self);
        let once: Vec<Slot> = self.slots_once().collect();
        if !once.is_empty() {
            groups.push(group(self, END, count(self), once.into_iter().map(|slot| (slot, self.title_of(slot)))));
        }
        if shows_ties(self) {
            let mut ties = group(
                self,
                TIE,
                Message::new("score-sheet-ties"),
                self.slots_of_ties().map(|tie| (tie, self.title_of(tie))),
            );
            // They score nothing.
            ties.sums.clear();
            groups.push(ties);
        }
        let mut sheet = Sheet::new(&Message::new("score-sheet-points"), groups, self.table.seats);
        if self.table.over {
            sheet.places = ranking(self).cells(&sheet.open(|seat| self.name(seat)));
        }
        sheet
    }

    fn standing(&self) -> Standing {
        let points = totals(self);
        if !self.table.over {
            return Standing { points, ..Standing::default() };
        }
        let mut open = self.sheet().open(|seat| self.name(seat));
        open.extend(forgotten(self));
        ranking(self).standing(points, open)
    }

    /// The rows of the template, each over all rounds: on the sheet a round may be a row.
    fn hand_in(&self, result: &mut PlayResult) {
        result.wins = self.template.wins;
        let name = &self.template.name;
        result.counts_for = (!name.is_empty() && !box_id(name).is_empty())
            .then(|| BoxName { id: box_id(name), name: Title::literal(name) });
        result.rows = (0..self.template.rows.len()).filter_map(|row| result_row(self, row)).collect();
    }

    fn has_cell(&self, cell: &CellChange) -> bool {
        self.slot_of_cell(cell).is_some()
    }

    fn cell_title(&self, cell: &CellChange) -> Message {
        self.slot_of_cell(cell).map_or_else(|| Message::literal(""), |slot| in_round(self, slot))
    }

    fn cell_takes(&self, _: &CellChange) -> RangeInclusive<i64> {
        -MOST..=MOST
    }

    fn set_cell(&mut self, change: &CellChange) {
        let Some(slot) = self.slot_of_cell(change) else { return };
        // What decides a tie is its number: there is no rule to be put right.
        if let Slot::Tie { .. } = slot {
            return set(self, slot, change.seat, change.value);
        }
        let calculated = calculated(self, slot, change.seat);
        self.corrections.set((slot, change.seat), calculated, change.value, &change.note);
    }
}

/// A row of the template with what each player has scored in it over all rounds.
fn result_row(state: &State, row: usize) -> Option<ResultRow> {
    let template = state.template.rows.get(row)?;
    let is_it = |slot: &Slot| match *slot {
        Slot::Round { row: at, .. } | Slot::Once { row: at } => usize::from(at) == row,
        Slot::Tie { .. } => false,
    };
    let sum = |seat: Seat| {
        let points = state.slots().filter(is_it).filter_map(|slot| points_of(state, slot, seat));
        points.fold(None, |sum: Option<i64>, points| Some(sum.unwrap_or(0).saturating_add(points)))
    };
    let points = state.all_seats().map(sum).collect();
    Some(ResultRow { id: template.id.clone(), title: Title::of(&template.message()), points })
}

/// Where one number counts a round, the rounds are the rows of one group; else each round is a group.
fn round_groups(state: &State) -> Vec<Group> {
    let rounds = 0..state.begun;
    let Some(row) = state.only_round_row() else {
        let of = |index: u16| {
            let rows = state.slots_of_round(index).map(|slot| (slot, state.title_of(slot)));
            group(state, round_id(index), round(index), rows)
        };
        return rounds.map(of).collect();
    };
    if rounds.is_empty() {
        return Vec::new();
    }
    let title = state.title_of(Slot::Round { round: 0, row });
    vec![group(state, ROUNDS, title, rounds.map(|index| (Slot::Round { round: index, row }, round(index))))]
}

fn group(state: &State, id: &'static str, title: Message, slots: impl Iterator<Item = (Slot, Message)>) -> Group {
    let row = |(slot, title): (Slot, Message)| Row {
        id: match slot {
            Slot::Round { round, .. } if id == ROUNDS => round_id(round),
            Slot::Round { row, .. } | Slot::Once { row } => row_id(row),
            Slot::Tie { tie } => tie_id(tie),
        },
        title,
        cells: state.all_seats().map(|seat| cell(state, slot, seat)).collect(),
    };
    Group::new(id, title, slots.map(row).collect(), state.table.seats, true)
}

fn cell(state: &State, slot: Slot, seat: Seat) -> Cell {
    let title = state.title_of(slot);
    let made = match (state.entries.get(&(slot, seat)), state.row_of(slot)) {
        (Some(&count), Some(TemplateRow { rule, .. })) => {
            let place = Message::new("score-sheet-rule-place").say("name", state.template.message());
            Cell::computed(rule.reason(title, count, place))
        }
        (Some(&count), None) => {
            Cell::computed(Reason::new(title, count).of(vec![Reason::new(Message::new("score-sheet-entered"), count)]))
        }
        (None, _) => Cell::blank(title),
    };
    state.corrections.on(&(slot, seat), made)
}

/// What the rule of a cell calculates from what was counted, whatever a person has set; none is blank.
fn calculated(state: &State, slot: Slot, seat: Seat) -> Option<i64> {
    Some(state.row_of(slot)?.rule.points(count_of(state, slot, seat)?))
}

/// What was counted in a cell; none is blank.
pub fn count_of(state: &State, slot: Slot, seat: Seat) -> Option<i64> {
    state.entries.get(&(slot, seat)).copied()
}

/// What a cell scores; none is blank.
pub fn points_of(state: &State, slot: Slot, seat: Seat) -> Option<i64> {
    state.corrections.value(&(slot, seat), calculated(state, slot, seat))
}

/// The points of a player; none while all is blank.
fn total(state: &State, seat: Seat) -> Option<i64> {
    let points = state.slots().filter_map(|slot| points_of(state, slot, seat));
    points.fold(None, |sum, points| Some(sum.unwrap_or(0).saturating_add(points)))
}

fn totals(state: &State) -> Vec<Option<i64>> {
    state.all_seats().map(|seat| total(state, seat)).collect()
}

fn ranking(state: &State) -> Ranking {
    let points =
        Criterion { wins: state.template.wins, ..Criterion::points(Message::new("score-sheet-points"), totals(state)) };
    let tie = |(slot, tie): (Slot, &Tie)| {
        let counts = state.all_seats().map(|seat| count_of(state, slot, seat)).collect();
        let decides = match tie.wins {
            Wins::Highest => "score-sheet-decided-highest",
            Wins::Lowest => "score-sheet-decided-lowest",
        };
        let by = Criterion::tie_break(state.title_of(slot), decides, counts);
        let decides = by.decides.map(|say| say.say("row", state.title_of(slot)));
        Criterion { wins: tie.wins, decides, ..by }
    };
    let ties = state.slots_of_ties().zip(&state.template.ties).map(tie);
    let wins = if state.wins_low() { "score-sheet-wins-lowest" } else { "score-sheet-wins-highest" };
    let place = Message::new("score-sheet-rule-place").say("name", state.template.message());
    let names = state.all_seats().map(|seat| state.name(seat)).collect();
    Ranking::new(names, std::iter::once(points).chain(ties).collect(), Some(Rule { words: Message::new(wins), place }))
}

/// Whether any two have equal points, so that what decides a tie matters.
fn has_tie(state: &State) -> bool {
    let mut points: Vec<i64> = totals(state).into_iter().flatten().collect();
    points.sort();
    points.windows(2).any(|pair| matches!(pair, [a, b] if a == b))
}

/// Whether the rows that decide a tie are shown: when all is counted and there is one, or when one has a number.
pub(super) fn shows_ties(state: &State) -> bool {
    let entered = state.entries.keys().any(|(slot, _)| matches!(slot, Slot::Tie { .. }));
    let counted = !state.in_rounds() && state.blank(state.slots_once()) == 0;
    entered || (!state.template.ties.is_empty() && (state.table.over || counted) && has_tie(state))
}

/// The first row that would tell the winners apart and is still blank for one of them.
pub(super) fn deciding(state: &State) -> Option<Slot> {
    let first = ranking(state).first();
    let blank = |slot: &Slot| first.iter().any(|&seat| count_of(state, *slot, seat).is_none());
    (first.len() > 1).then(|| state.slots_of_ties().find(blank)).flatten()
}

/// The numbers that some players have and others have not: nobody has won while one of them may be missing. A row that
/// is blank for everybody is one that this table does not play with, and who has no number at all was not counted.
fn blank_beside_others(state: &State) -> Vec<(Slot, Seat)> {
    let scored = state.slots().filter(|slot| !matches!(slot, Slot::Tie { .. }));
    let used = scored.filter(|&slot| state.all_seats().any(|seat| !state.is_blank(slot, seat)));
    let counted = |seat: Seat| total(state, seat).is_some();
    used.flat_map(|slot| state.all_seats().map(move |seat| (slot, seat)))
        .filter(|&(slot, seat)| state.is_blank(slot, seat) && counted(seat))
        .collect()
}

/// How many numbers of others are there and of these players not.
pub(super) fn forgotten_count(state: &State) -> usize {
    blank_beside_others(state).len()
}

/// The same in words: each by its name, or how many where there are more than can be read at a glance.
fn forgotten(state: &State) -> Vec<Message> {
    let blank = blank_beside_others(state);
    if blank.len() > NAMED {
        return vec![Message::new("score-sheet-open-blanks").number("blank", blank.len())];
    }
    let said = |(slot, seat): (Slot, Seat)| {
        let row = match slot {
            Slot::Round { round: index, row } if state.only_round_row() == Some(row) => round(index),
            _ => state.title_of(slot),
        };
        Message::new("score-sheet-open-blank").say("player", state.name(seat)).say("row", row)
    };
    blank.into_iter().map(said).collect()
}

/// So many blank numbers are called by their names.
const NAMED: usize = 3;

impl State {
    /// Whether the rows that decide a tie are to be entered now.
    pub fn shows_ties(&self) -> bool {
        shows_ties(self)
    }

    /// Whether fewer points are better.
    pub fn wins_low(&self) -> bool {
        self.template.wins == Wins::Lowest
    }
}
