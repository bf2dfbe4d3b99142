//! The numbers of a round: a tap for one more or less, or the keypad, which goes on to the next that is blank.

use egui::{Align, Layout, Ui, vec2};

use super::{Draft, Shown, Source};
use crate::games::panel::Person;
use crate::games::score_sheet::places::Wins;
use crate::games::score_sheet::play::{Action, Slot, count_of, points_of};
use crate::games::score_sheet::template::Rounds;
use crate::games::view::Desk;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{self, Button, Icon, Keypad, KeypadAnswer, Tokens, text};
use crate::locale::Say;
use crate::table::guide::Cursor;
use crate::table::seat::Seat;

/// From this text size on, a player's controls stand below the name on a phone.
const LARGE_TEXT: f32 = 1.3;

pub(super) struct EntryPanel {
    rows: Vec<RowPanel>,
    /// Which other rounds there are: the round, its words, its name, and whether it is shown.
    rounds: Vec<(Shown, String, String, bool)>,
    rounds_title: String,
    /// The way out of open rounds, from this place of the guide.
    last_round: Option<(Cursor, String)>,
}

struct RowPanel {
    id: String,
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
    plus: String,
    minus: String,
    value: Option<String>,
    /// The points that the number makes, where they are not the number.
    makes: Option<String>,
    blank: bool,
}

impl EntryPanel {
    pub(super) fn new(source: &Source<'_>, shown: Option<Shown>) -> Self {
        let state = source.state;
        let here = if state.in_rounds() { Shown::Round(state.cursor.round) } else { Shown::End };
        let shown = shown.unwrap_or(here);
        let mut slots: Vec<Slot> = match shown {
            _ if state.over => Vec::new(),
            Shown::Round(round) => state.slots_of_round(round).collect(),
            Shown::End => state.slots_once().collect(),
        };
        if shown == Shown::End && state.shows_ties() {
            slots.extend(state.slots_of_ties());
        }
        let open = state.template.rounds == Rounds::Open && state.in_rounds() && !state.over;
        Self {
            rows: slots.into_iter().map(|slot| row(source, slot)).collect(),
            rounds: if state.over { Vec::new() } else { rounds(source, shown) },
            rounds_title: source.words("score-sheet-rounds"),
            last_round: open.then(|| (state.cursor, source.words("score-sheet-last-round"))),
        }
    }
}

fn rounds(source: &Source<'_>, shown: Shown) -> Vec<(Shown, String, String, bool)> {
    let state = source.state;
    let round = |round: u16| {
        let name = Say::new("score-sheet-show-round").number("round", round + 1);
        (Shown::Round(round), (round + 1).to_string(), source.say(&name), shown == Shown::Round(round))
    };
    let mut rounds: Vec<_> = (0..state.begun).map(round).collect();
    if state.template.has_rounds() && state.template.has_end() {
        let words = source.words("score-sheet-at-the-end");
        rounds.push((Shown::End, words.clone(), words, shown == Shown::End));
    }
    rounds
}

fn row(source: &Source<'_>, slot: Slot) -> RowPanel {
    let state = source.state;
    let title = source.say(&state.title_of(slot));
    let rule = match (state.row_of(slot), slot) {
        (Some(row), _) if row.rule.is_plain() => String::new(),
        (Some(row), _) => source.say(&row.rule.say()),
        (None, Slot::Tie { tie }) => {
            let low = state.template.ties.get(usize::from(tie)).is_some_and(|tie| tie.wins == Wins::Lowest);
            source.words(if low { "score-sheet-tie-lowest" } else { "score-sheet-tie-highest" })
        }
        (None, _) => String::new(),
    };
    let cells: Vec<CellPanel> = source.people().into_iter().map(|person| cell(source, slot, &title, person)).collect();
    let entered = cells.iter().filter(|cell| !cell.blank).count();
    let chip = Say::new("score-sheet-row-chip").text("row", &title).number("entered", entered);
    let chip = chip.number("all", cells.len());
    RowPanel {
        id: state.id_of(slot).to_owned(),
        round: if let Slot::Round { round, .. } = slot { Some(round) } else { None },
        chip: (source.say(&chip), source.say(&Say::new("score-sheet-row-chip-name").text("row", &title))),
        title,
        rule,
        cells,
    }
}

fn cell(source: &Source<'_>, slot: Slot, title: &str, person: Person) -> CellPanel {
    let state = source.state;
    let name = source.say(&Say::new("score-sheet-cell").text("player", &person.name).text("row", title));
    let step = |key: &'static str| source.say(&Say::new(key).text("name", &name));
    let count = count_of(state, slot, person.seat);
    let points = points_of(state, slot, person.seat).filter(|points| Some(*points) != count);
    let makes = points.map(|points| source.say(&Say::new("score-sheet-makes").text("points", text::number(points))));
    CellPanel {
        plus: step("kit-plus-one"),
        minus: step("kit-minus-one"),
        value: count.map(text::number),
        makes,
        blank: state.is_blank(slot, person.seat),
        name,
        person,
    }
}

impl EntryPanel {
    pub(super) fn show(&self, ui: &mut Ui, desk: &mut Desk<'_>, draft: &mut Draft) {
        let beside = !kit::Width::of(ui).is_narrow();
        let chosen = |row: &&RowPanel| draft.row.as_ref() == Some(&row.id);
        let waiting = || self.rows.iter().find(|row| row.missing().next().is_some());
        let row = self.rows.iter().find(chosen).or_else(waiting).or(self.rows.first());
        if let Some(row) = row {
            let waits = || row.missing().next().filter(|_| beside);
            let active = draft.seat.or_else(waits);
            if active.is_some() && beside {
                kit::equal_columns(ui, 2, space::M, |ui, column| {
                    if column == 0 {
                        self.list(ui, row, active, desk, draft);
                    } else {
                        self.keypad(ui, row, active, desk, draft);
                    }
                });
            } else {
                self.list(ui, row, active, desk, draft);
                self.keypad(ui, row, active, desk, draft);
            }
        }
        self.other_rounds(ui, draft);
        if let Some((from, words)) = &self.last_round
            && kit::button(ui, words).clicked()
        {
            desk.act(&Action::LastRound { from: *from });
        }
    }

    fn list(&self, ui: &mut Ui, row: &RowPanel, active: Option<Seat>, desk: &mut Desk<'_>, draft: &mut Draft) {
        if self.rows.len() > 1 {
            ui.horizontal_wrapped(|ui| {
                for other in &self.rows {
                    let (words, name) = &other.chip;
                    if kit::choice_chip(ui, words, name, other.id == row.id).clicked() {
                        *draft = Draft { shown: draft.shown, row: Some(other.id.clone()), ..Draft::default() };
                    }
                }
            });
        }
        kit::card(ui, |ui| {
            if self.rows.len() > 1 || !row.rule.is_empty() {
                text::strong(ui, &row.title);
                if !row.rule.is_empty() {
                    text::quiet(ui, &row.rule);
                }
            }
            for (index, cell) in row.cells.iter().enumerate() {
                if index > 0 {
                    kit::hairline(ui);
                }
                match cell.show(ui, active == Some(cell.person.seat)) {
                    Some(Tap::Type) => {
                        draft.row = Some(row.id.clone());
                        draft.seat = Some(cell.person.seat);
                        draft.typed.clear();
                    }
                    Some(Tap::By(change)) => {
                        // Who counts by taps stays in this row.
                        draft.row = Some(row.id.clone());
                        let (id, round, seat) = (row.id.clone(), row.round, cell.person.seat);
                        desk.act(&Action::Add { row: id, round, seat, change });
                    }
                    None => {}
                }
            }
        });
        ui.add_space(space::M);
    }

    /// The keypad of the one whose number is typed; it goes on to the next that is blank.
    fn keypad(&self, ui: &mut Ui, row: &RowPanel, active: Option<Seat>, desk: &mut Desk<'_>, draft: &mut Draft) {
        let Some(cell) = row.cells.iter().find(|cell| Some(cell.person.seat) == active) else { return };
        let beside = !kit::Width::of(ui).is_narrow();
        let answer = if beside {
            let show = |ui: &mut Ui| {
                text::strong(ui, &cell.name);
                Keypad::new(&cell.name).show(ui, &mut draft.typed)
            };
            kit::card(ui, show)
        } else {
            let show = |ui: &mut Ui| Keypad::new(&cell.name).show(ui, &mut draft.typed);
            let sheet = kit::sheet(ui, "keypad", &cell.name, show);
            if sheet.closed {
                draft.seat = None;
                draft.typed.clear();
            }
            sheet.inner
        };
        let Some(KeypadAnswer::Entered(value)) = answer else { return };
        draft.typed.clear();
        let next = self.next_blank(&row.id, cell.person.seat).filter(|_| value.is_some());
        draft.row = Some(next.map_or(&row.id, |(row, _)| row).clone());
        draft.seat = next.map(|(_, seat)| seat);
        desk.act(&Action::Enter { row: row.id.clone(), round: row.round, seat: cell.person.seat, value });
    }

    /// The next blank cell after this one: in its row first, then in those that follow.
    fn next_blank(&self, row: &str, seat: Seat) -> Option<(&String, Seat)> {
        let at = self.rows.iter().position(|known| known.id == row)?;
        let (before, from) = self.rows.split_at_checked(at)?;
        let (here, after) = from.split_first()?;
        // Clockwise from the one who was just entered.
        let others = here.missing().filter(|&missing| missing != seat);
        if let Some(next) = others.min_by_key(|&missing| (missing < seat, missing)) {
            return Some((&here.id, next));
        }
        after.iter().chain(before).find_map(|row| Some((&row.id, row.missing().next()?)))
    }

    fn other_rounds(&self, ui: &mut Ui, draft: &mut Draft) {
        if self.rounds.len() < 2 {
            return;
        }
        if !draft.more && draft.shown.is_none() {
            draft.more = kit::button(ui, &self.rounds_title).clicked();
            return;
        }
        kit::card(ui, |ui| {
            text::quiet(ui, &self.rounds_title);
            ui.horizontal_wrapped(|ui| {
                for (shown, words, name, chosen) in &self.rounds {
                    if kit::choice_chip(ui, words, name, *chosen).clicked() {
                        *draft = Draft { shown: Some(*shown), more: true, ..Draft::default() };
                    }
                }
            });
        });
    }
}

impl RowPanel {
    /// Who has nothing in it yet.
    fn missing(&self) -> impl Iterator<Item = Seat> {
        self.cells.iter().filter(|cell| cell.blank).map(|cell| cell.person.seat)
    }
}

/// What was tapped in a player's row.
enum Tap {
    Type,
    By(i64),
}

impl CellPanel {
    fn show(&self, ui: &mut Ui, active: bool) -> Option<Tap> {
        let (mark, name) = (self.person.mark, &self.person.name);
        if kit::Width::of(ui).is_narrow() && Tokens::of(ui).scale() > LARGE_TEXT {
            kit::player_row(ui, mark, name, None, |_| ());
            let size = vec2(ui.available_width(), TARGET);
            let below = Layout::right_to_left(Align::Center);
            return ui.allocate_ui_with_layout(size, below, |ui| self.controls(ui, active)).inner;
        }
        kit::player_row(ui, mark, name, None, |ui| self.controls(ui, active))
    }

    /// Plus, the number, minus and what the number makes, from the right.
    fn controls(&self, ui: &mut Ui, active: bool) -> Option<Tap> {
        let more = ui.add(Button::icon_only(Icon::Plus, &self.plus).outlined()).clicked();
        let types = kit::value_cell(ui, &self.name, self.value.as_deref(), active).clicked();
        let less = ui.add(Button::icon_only(Icon::Minus, &self.minus).outlined()).clicked();
        if let Some(makes) = &self.makes {
            let tokens = Tokens::of(ui);
            text::write(ui, makes, tokens.figure(), tokens.quiet);
        }
        match (types, more) {
            (true, _) => Some(Tap::Type),
            (false, true) => Some(Tap::By(1)),
            (false, false) => less.then_some(Tap::By(-1)),
        }
    }
}
