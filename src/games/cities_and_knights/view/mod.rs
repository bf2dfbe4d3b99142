//! The panels of Cities & Knights: the roll and what it brings, the barbarians, and what lies before each player.

use egui::Ui;
use serde_json::Value;

use super::cards::{Card, Sabotage};
use super::play::{Action, State};
use crate::games::view::{CellId, Desk, Tool, View};
use crate::kit::{self, Mark};
use crate::locale::{Language, Say};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Seat, Shape};

mod barbarians;
mod dice;
mod form;
mod outcome;
mod roll;
mod tableau;
mod take_part;

/// The mark of a seat that nobody has; no play has one.
const NOBODY: Mark = Mark { color: PieceColor::Black, shape: Shape::Circle };

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

/// A player as the panels show one.
struct Person {
    seat: Seat,
    mark: Mark,
    name: String,
}

/// What a panel is built from.
struct Source<'a> {
    state: &'a State,
    play: &'a dyn Play,
    language: Language,
}

impl Source<'_> {
    fn words(&self, key: &str) -> String {
        self.language.words(key)
    }

    fn say(&self, message: &Say) -> String {
        self.language.say(message)
    }

    /// A message about one player.
    fn of(&self, key: &'static str, person: &Person) -> String {
        self.say(&Say::new(key).text("player", &person.name))
    }

    fn person(&self, seat: Seat) -> Person {
        let player = self.play.setup().players.get(seat.index());
        let mark = player.map_or(NOBODY, |player| Mark { color: player.color, shape: player.shape });
        Person { seat, mark, name: self.play.setup().name(seat).to_owned() }
    }

    fn people(&self) -> Vec<Person> {
        self.state.all_seats().map(|seat| self.person(seat)).collect()
    }

    fn names(&self, seats: &[Seat]) -> String {
        let names: Vec<&str> = seats.iter().map(|&seat| self.play.setup().name(seat)).collect();
        names.join(", ")
    }
}

fn state_of(play: &dyn Play) -> Option<&State> {
    play.state().downcast_ref()
}

impl View for CitiesAndKnightsView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(state) = state_of(play) else { return };
        if self.cursor != Some(state.cursor) {
            self.cursor = Some(state.cursor);
            self.draft = Draft::default();
        }
        let source = Source { state, play, language };
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
        let state = state_of(play)?;
        if state.winner.is_some() {
            return None;
        }
        serde_json::to_value(Action::Next { from: state.cursor }).ok()
    }

    fn move_action(&self, to: Cursor) -> Value {
        value(&Action::Move { to })
    }

    fn set_cell_action(&self, cell: &CellId, to: Option<i64>, note: &str) -> Value {
        value(&Action::SetCell { row: cell.row.to_owned(), seat: cell.seat, value: to, note: note.to_owned() })
    }

    fn card(&self, id: &str) -> Option<(Say, Say)> {
        let card = Card::ALL.into_iter().find(|card| card.id() == id)?;
        let effect = match self.sabotage {
            // What the Saboteur does is an option of the play.
            Some(sabotage) if card == Card::Saboteur => sabotage.effect(),
            _ => card.effect(),
        };
        Some((card.say(), effect))
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

/// An action as JSON; writing one cannot fail, and null would be refused as unreadable.
fn value(action: &Action) -> Value {
    serde_json::to_value(action).unwrap_or_default()
}

/// Big numbers side by side, each with its word below, as in a panel that is read across the table.
fn figures(ui: &mut Ui, figures: &[(&str, &str)]) {
    kit::equal_columns(ui, figures.len(), kit::tokens::space::S, |ui, at| {
        if let Some((number, words)) = figures.get(at) {
            ui.vertical_centered(|ui| {
                kit::text::score(ui, number);
                kit::text::quiet(ui, words);
            });
        }
    });
}
