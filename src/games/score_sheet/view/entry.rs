//! The numbers of a round: a tap for one more or less, or the keypad, which goes on to the next that is blank.

use egui::Ui;

use super::{Draft, Key, ShownStep, Source};
use crate::games::panel::{Person, value};
use crate::games::score_sheet::play::{Action, MOST, Slot, count_of, points_of};
use crate::games::score_sheet::template::Rounds;
use crate::games::view::{Pending, ViewContext};
use crate::kit::tokens::space;
use crate::kit::{self, KeypadAnswer, NumberCell, NumberDraft, NumberEntry, Stepped, Stepper, text};
use crate::locale::Message;
use crate::table::guide::Cursor;
use crate::table::ranking::Wins;
use crate::table::seat::Seat;

pub(super) struct EntryPanel {
    rows: Vec<RowPanel>,
    /// All numbers of all rows, as the keypad goes through them.
    cells: Vec<NumberCell<Key>>,
    /// Which other rounds there are: the round, its words, its name, and whether it is shown.
    rounds: Vec<(ShownStep, String, String, bool)>,
    rounds_title: String,
    /// Whether the rows have chips and titles: where there are several, or where one for a tie may still come.
    titled: bool,
    /// Whether a row has a rule, or may get one: then each has a line for it.
    ruled: bool,
    /// The way out of open rounds, from this place of the guide.
    last_round: Option<(Cursor, String)>,
}

struct RowPanel {
    id: String,
    /// Its place among the rows.
    group: usize,
    round: Option<u16>,
    title: String,
    rule: String,
    /// The words and the name of the chip.
    chip: (String, String),
    cells: Vec<CellPanel>,
}

struct CellPanel {
    person: Person,
    name: String,
    value: Option<i64>,
    has_rule: bool,
    /// The points that the number makes, where they are not the number.
    makes: Option<String>,
    blank: bool,
}

impl EntryPanel {
    pub(super) fn new(source: &Source<'_>, shown: Option<ShownStep>) -> Self {
        let state = source.state;
        let here = if state.in_rounds() { ShownStep::Round(state.table.cursor.round) } else { ShownStep::End };
        let shown = shown.unwrap_or(here);
        let mut slots: Vec<Slot> = match shown {
            _ if state.table.over => Vec::new(),
            ShownStep::Round(round) => state.slots_of_round(round).collect(),
            ShownStep::End => state.slots_once().collect(),
        };
        // A tie can also be decided when all is over: where every row is counted each round, there is no other time for it.
        if (shown == ShownStep::End || state.table.over) && state.shows_ties() {
            slots.extend(state.slots_of_ties());
        }
        let ties = shown == ShownStep::End && !state.template.ties.is_empty();
        let rows: Vec<_> = slots.into_iter().enumerate().map(|(group, slot)| row(source, slot, group)).collect();
        let open = state.template.rounds == Rounds::Open && state.in_rounds() && !state.table.over;
        Self {
            cells: rows.iter().flat_map(RowPanel::numbers).collect(),
            titled: rows.len() > 1 || ties,
            ruled: ties || rows.iter().any(|row| !row.rule.is_empty()),
            rows,
            rounds: if state.table.over { Vec::new() } else { rounds(source, shown) },
            rounds_title: source.words("score-sheet-rounds"),
            last_round: open.then(|| (state.table.cursor, source.words("score-sheet-last-round"))),
        }
    }
}

impl EntryPanel {
    /// What is typed and not entered: the loud button enters it, or says whose number is not finished, before it goes on.
    pub(super) fn pending(&self, numbers: &NumberDraft<Key>) -> Option<Pending> {
        Pending::of_numbers(numbers, &self.cells, |key, number| {
            let (row, round, seat) = key.clone();
            value(&Action::Enter { row, round, seat, value: Some(number) })
        })
    }

    /// Lets go of what was typed and has been entered by the loud button.
    pub(super) fn settle(&self, numbers: &mut NumberDraft<Key>) {
        numbers.settle(&self.cells);
    }
}

fn rounds(source: &Source<'_>, shown: ShownStep) -> Vec<(ShownStep, String, String, bool)> {
    let state = source.state;
    let round = |round: u16| {
        let name = Message::new("score-sheet-show-round").number("round", round + 1);
        (ShownStep::Round(round), (round + 1).to_string(), source.say(&name), shown == ShownStep::Round(round))
    };
    let mut rounds: Vec<_> = (0..state.begun).map(round).collect();
    if state.template.has_rounds() && state.template.has_end() {
        let words = source.words("score-sheet-at-the-end");
        rounds.push((ShownStep::End, words.clone(), words, shown == ShownStep::End));
    }
    rounds
}

fn row(source: &Source<'_>, slot: Slot, group: usize) -> RowPanel {
    let state = source.state;
    let title = source.say(&state.title_of(slot));
    let rule = match (state.row_of(slot), slot) {
        (Some(row), _) if row.rule.is_plain() => String::new(),
        (Some(row), _) => source.say(&row.rule.message()),
        (None, Slot::Tie { tie }) => {
            let low = state.template.ties.get(usize::from(tie)).is_some_and(|tie| tie.wins == Wins::Lowest);
            source.words(if low { "score-sheet-tie-lowest" } else { "score-sheet-tie-highest" })
        }
        (None, _) => String::new(),
    };
    let cells: Vec<CellPanel> = source.people().into_iter().map(|person| cell(source, slot, &title, person)).collect();
    let entered = cells.iter().filter(|cell| !cell.blank).count();
    let chip = Message::new("score-sheet-row-chip").text("row", &title).number("entered", entered);
    let chip = chip.number("all", cells.len());
    RowPanel {
        id: state.id_of(slot).to_owned(),
        group,
        round: if let Slot::Round { round, .. } = slot { Some(round) } else { None },
        chip: (source.say(&chip), source.say(&Message::new("score-sheet-row-chip-name").text("row", &title))),
        title,
        rule,
        cells,
    }
}

fn cell(source: &Source<'_>, slot: Slot, title: &str, person: Person) -> CellPanel {
    let state = source.state;
    let name = source.say(&Message::new("score-sheet-cell").text("player", &person.name).text("row", title));
    let count = count_of(state, slot, person.seat);
    let points = points_of(state, slot, person.seat).filter(|points| Some(*points) != count);
    let makes =
        points.map(|points| source.say(&Message::new("score-sheet-makes").text("points", text::number(points))));
    CellPanel {
        value: count,
        has_rule: state.row_of(slot).is_some_and(|row| !row.rule.is_plain()),
        makes,
        blank: state.is_blank(slot, person.seat),
        name,
        person,
    }
}

impl EntryPanel {
    pub(super) fn show(&self, ui: &mut Ui, context: &mut ViewContext<'_>, draft: &mut Draft) {
        let chosen = |row: &&RowPanel| draft.row.as_ref() == Some(&row.id);
        let typed =
            |row: &&RowPanel| draft.numbers.at().is_some_and(|(id, round, _)| (&row.id, &row.round) == (id, round));
        let waiting = || self.rows.iter().find(|row| row.missing().next().is_some());
        let row = self.rows.iter().find(typed).or_else(|| self.rows.iter().find(chosen));
        if let Some(row) = row.or_else(waiting).or(self.rows.first()) {
            let entry = NumberEntry::new(&self.cells).range(-MOST..=MOST).shown_group(row.group);
            if NumberEntry::<Key>::has_column(ui) {
                // The keypad keeps its place when all is in, so that the list keeps its own.
                kit::equal_columns(ui, 2, space::M, |ui, column| {
                    if column == 0 {
                        self.list(ui, row, &entry, context, draft);
                    } else {
                        keypad(ui, &entry, context, draft);
                    }
                });
            } else {
                self.list(ui, row, &entry, context, draft);
                keypad(ui, &entry, context, draft);
            }
        }
        if let Some((from, words)) = &self.last_round
            && kit::button(ui, words).clicked()
        {
            context.act(&Action::LastRound { from: *from });
        }
        self.other_rounds(ui, draft);
    }

    fn list(
        &self,
        ui: &mut Ui,
        row: &RowPanel,
        entry: &NumberEntry<'_, Key>,
        context: &mut ViewContext<'_>,
        draft: &mut Draft,
    ) {
        if self.titled {
            ui.horizontal_wrapped(|ui| {
                for other in &self.rows {
                    let (words, name) = &other.chip;
                    if kit::choice_chip(ui, words, name, other.id == row.id).clicked() {
                        draft.row = Some(other.id.clone());
                        draft.numbers.leave();
                    }
                }
            });
        }
        let active = entry.active(ui, &draft.numbers).map(|cell| cell.key.clone());
        kit::card(ui, |ui| {
            if self.titled || self.ruled {
                text::strong(ui, &row.title);
            }
            if self.ruled {
                // A row without a rule keeps the line of those that have one.
                text::quiet(ui, if row.rule.is_empty() { " " } else { &row.rule });
            }
            for (index, cell) in row.cells.iter().enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                let key = row.key(cell);
                let begun = draft.numbers.begun(&key).map(|typed| format!("{typed}…"));
                match cell.show(ui, row, active.as_ref() == Some(&key), begun) {
                    Some(Stepped::Typing) => {
                        draft.row = Some(row.id.clone());
                        draft.numbers.open(key);
                    }
                    Some(Stepped::Step(step)) => {
                        // Who counts by taps stays in this row.
                        draft.row = Some(row.id.clone());
                        let (row, round, seat) = key;
                        context.act(&Action::Add { row, round, seat, change: step.by });
                    }
                    None => {}
                }
            }
        });
        ui.add_space(space::M);
    }

    fn other_rounds(&self, ui: &mut Ui, draft: &mut Draft) {
        if self.rounds.len() < 2 {
            return;
        }
        if !draft.more && draft.shown.is_none() {
            draft.more = kit::button(ui, &self.rounds_title).clicked();
            return;
        }
        let content = |ui: &mut Ui| {
            text::quiet(ui, &self.rounds_title);
            ui.horizontal_wrapped(|ui| {
                for (shown, words, name, chosen) in &self.rounds {
                    if kit::choice_chip(ui, words, name, *chosen).clicked() {
                        // What is typed stays with its round.
                        let numbers = std::mem::take(&mut draft.numbers);
                        *draft = Draft { shown: Some(*shown), more: true, numbers, ..Draft::default() };
                    }
                }
            });
        };
        kit::card(ui, content);
    }
}

impl RowPanel {
    /// Which number a cell is.
    fn key(&self, cell: &CellPanel) -> Key {
        (self.id.clone(), self.round, cell.person.seat)
    }

    /// Its cells, as the keypad shows them.
    fn numbers(&self) -> impl Iterator<Item = NumberCell<Key>> {
        self.cells.iter().map(|cell| NumberCell {
            key: self.key(cell),
            mark: Some(cell.person.mark),
            words: cell.person.name.clone(),
            name: cell.name.clone(),
            now: cell.value,
            shown: cell.value.map(text::number).or_else(|| (!cell.blank).then(String::new)),
            optional: false,
            group: self.group,
        })
    }

    /// Who has nothing in it yet.
    fn missing(&self) -> impl Iterator<Item = Seat> {
        self.cells.iter().filter(|cell| cell.blank).map(|cell| cell.person.seat)
    }
}

/// The keypad of the one whose number is typed. The list follows it to the next row.
fn keypad(ui: &mut Ui, entry: &NumberEntry<'_, Key>, context: &mut ViewContext<'_>, draft: &mut Draft) {
    let mut entered = None;
    entry.show(ui, &mut draft.numbers, &mut |(row, round, seat), answer| {
        let KeypadAnswer::Entered(value) = answer else { return Ok(()) };
        entered = Some(row.clone());
        context.try_act(&Action::Enter { row: row.clone(), round: *round, seat: *seat, value })
    });
    if let Some(row) = entered {
        draft.row = Some(draft.numbers.at().map_or(row, |(next, ..)| next.clone()));
    }
}

impl CellPanel {
    fn show(&self, ui: &mut Ui, row: &RowPanel, active: bool, begun: Option<String>) -> Option<Stepped> {
        let stepper = Stepper::new(&self.name, self.value, -MOST..=MOST).blank_as(0).typed_elsewhere(active);
        let stepper = |ui: &mut Ui| stepper.begun(begun.as_deref()).show(ui);
        let (mark, name) = (self.person.mark, &self.person.name);
        if !self.has_rule {
            return kit::player_row(ui, mark, name, None, stepper);
        }
        // What the number makes has its place whether it makes something or not.
        let names = row.cells.iter().map(|cell| cell.person.name.as_str());
        let makes = self.makes.as_deref().unwrap_or_default();
        kit::player_row_with_note(ui, mark, (name, names), (None, makes), stepper)
    }
}
