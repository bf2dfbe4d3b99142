//! The panels of Cities & Knights: the roll and what it brings, the barbarians, and what lies before each player.

use egui::Ui;
use serde_json::Value;

use super::cards::{Card, Sabotage};
use super::play::{Action, State};
use crate::games::panel::{self, Person, state_of, value};
use crate::games::view::{CellId, Desk, Tool, View};
use crate::locale::{Language, Say};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::seat::Seat;

mod barbarians;
mod dice;
mod form;
mod outcome;
mod roll;
mod tableau;
mod take_part;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 4] = [
    Tool { id: "players", title: "cities-and-knights-tool-players" },
    Tool { id: "barbarians", title: "cities-and-knights-tool-barbarians" },
    Tool { id: "dice", title: "cities-and-knights-tool-dice" },
    Tool { id: "form", title: "cities-and-knights-tool-form" },
];

/// The panels of one open play.
#[derive(Default)]
pub struct CitiesAndKnightsView {
    cursor: Option<Cursor>,
    roll: Option<roll::RollPanel>,
    outcome: Option<outcome::OutcomePanel>,
    barbarians: Option<barbarians::BarbariansPanel>,
    take_part: Option<take_part::TakePartPanel>,
    tableaus: Option<tableau::TableausPanel>,
    dice: Option<dice::DicePanel>,
    form: form::FormTool,
    draft: Draft,
    /// Whether the dice are to be rolled, or what they brought is shown.
    rolling: bool,
    /// Whether the barbarians have landed.
    landed: bool,
    /// What the Saboteur does in this play.
    sabotage: Option<Sabotage>,
}

/// What is half entered: nothing of it is in the log, and nothing of it outlives the turn.
#[derive(Debug, Default)]
struct Draft {
    white: Option<u8>,
    red: Option<u8>,
    event: Option<super::dice::Event>,
    /// Whose things are shown.
    seat: Option<Seat>,
    /// Whether the part that is seldom needed is open.
    more: bool,
    /// Whether the card Crane makes the next improvement cheaper.
    crane: bool,
    /// How many cards each player holds on a 7, as far as somebody says so.
    hands: Vec<u32>,
}

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

impl View for CitiesAndKnightsView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        if self.cursor != Some(state.cursor) {
            self.cursor = Some(state.cursor);
            self.draft = Draft::default();
        }
        self.rolling = state.is_rolling() && state.winner.is_none();
        self.landed = state.landed;
        self.sabotage = Some(state.options.sabotage);
        self.roll = (self.rolling && state.roll.is_none()).then(|| roll::RollPanel::new(&source));
        self.outcome = state.roll.filter(|_| self.rolling).map(|roll| outcome::OutcomePanel::new(&source, roll));
        self.barbarians = Some(barbarians::BarbariansPanel::new(&source));
        self.take_part = (state.landed && state.options.choose_knights).then(|| take_part::TakePartPanel::new(&source));
        self.tableaus = Some(tableau::TableausPanel::new(&source));
        self.dice = Some(dice::DicePanel::new(&source));
        self.form.refresh(&source);
    }

    fn work(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        if let Some(roll) = &self.roll {
            roll.show(ui, desk, &mut self.draft);
        }
        if let Some(outcome) = &self.outcome {
            outcome.show(ui, desk, &mut self.draft);
        }
        if let Some(take_part) = &self.take_part {
            take_part.show(ui, desk);
        }
        // While the attack is to be fought, what it does stands with its button.
        if self.rolling && !self.landed {
            self.show_barbarians(ui, desk);
        }
        if let Some(tableaus) = self.tableaus.as_mut().filter(|_| !self.rolling) {
            tableaus.show(ui, desk, &mut self.draft);
            self.show_barbarians(ui, desk);
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn next_action(&self, play: &dyn Play) -> Option<Value> {
        let state = state_of::<State>(play)?;
        if state.winner.is_some() {
            return None;
        }
        Some(value(&Action::Next { from: state.cursor }))
    }

    fn move_action(&self, to: Cursor) -> Value {
        value(&Action::Move { to })
    }

    fn set_cell_action(&self, cell: &CellId, to: Option<i64>, note: &str) -> Value {
        value(&Action::SetCell { row: cell.row.to_owned(), seat: cell.seat, value: to, note: note.to_owned() })
    }

    /// What the Saboteur does is an option of the play.
    fn reading(&self, id: &str) -> Option<Say> {
        self.sabotage.filter(|_| id == Card::Saboteur.id()).map(Sabotage::effect)
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, desk: &mut Desk<'_>) {
        match id {
            "dice" => {
                if let Some(dice) = &self.dice {
                    dice.show(ui);
                }
            }
            "barbarians" => self.show_barbarians(ui, desk),
            "form" => self.form.show(ui, desk),
            _ => {
                if let Some(tableaus) = &mut self.tableaus {
                    tableaus.show(ui, desk, &mut self.draft);
                }
            }
        }
    }
}

impl CitiesAndKnightsView {
    fn show_barbarians(&self, ui: &mut Ui, desk: &mut Desk<'_>) {
        if let Some(barbarians) = &self.barbarians {
            barbarians.show(ui, desk);
        }
    }
}
