//! The panels of Cities & Knights: the roll and what it brings, the barbarians, and what lies before each player.

use egui::Ui;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cards::{Card, Sabotage};
use super::dice::Sea;
use super::odds::expected_rolls;
use super::play::State;
use super::ship::Ship;
use super::track::Track;
use crate::games::panel::{self, Person, value};
use crate::games::view::{Tool, View, ViewContext};
use crate::kit::{Icon, tokens::space};
use crate::locale::{Language, Message};
use crate::table::guide::Cursor;
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Seat};

mod attack_card;
mod attack_fan;
mod barbarians;
mod dice;
mod fan;
mod form;
mod knights;
mod marks;
mod outcome;
mod pictures;
mod roll;
mod tableau;
mod take_part;
mod tracks;

/// The tools that can be opened at any time.
const TOOLS: [Tool; 4] = [
    Tool { id: "players", title: "cities-and-knights-tool-players", icon: Icon::People },
    Tool { id: "barbarians", title: "cities-and-knights-tool-barbarians", icon: Icon::Ship },
    Tool { id: "dice", title: "cities-and-knights-tool-dice", icon: Icon::Die },
    Tool { id: "form", title: "cities-and-knights-tool-form", icon: Icon::Swords },
];

/// The panels of one open play.
#[derive(Default)]
pub struct CitiesAndKnightsView {
    cursor: Option<Cursor>,
    roll: Option<roll::RollPanel>,
    outcome: Option<outcome::OutcomePanel>,
    attack: Option<attack_card::AttackCard>,
    barbarians: Option<barbarians::BarbariansPanel>,
    take_part: Option<take_part::TakePartPanel>,
    tableaus: Option<tableau::TableausPanel>,
    fan: Option<fan::FanPanel>,
    dice: Option<dice::DicePanel>,
    form: form::FormTool,
    draft: Draft,
    /// Whether the dice are to be rolled, or what they brought is shown.
    rolling: bool,
    /// Whether it is somebody's turn, which the highlighted button ends.
    in_turn: bool,
    /// Whether somebody has won.
    is_over: bool,
    /// What the Saboteur does in this play.
    sabotage: Option<Sabotage>,
    /// How long the ship takes in this play, where that is not as printed.
    voyage: Option<Message>,
    /// What was half entered when the window was closed, until the first refresh.
    resumed: Option<SavedDraft>,
}

/// What is kept on disk of what is half entered, and the step that it belongs to.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SavedDraft {
    cursor: Cursor,
    white: Option<u8>,
    red: Option<u8>,
    event: Option<super::dice::Event>,
    hands: Vec<Option<u32>>,
}

/// What is half entered: nothing of it is in the log, and nothing of it outlives the turn.
#[derive(Debug, Default)]
struct Draft {
    white: Option<u8>,
    red: Option<u8>,
    event: Option<super::dice::Event>,
    /// Whose things are shown at the table where it is nobody's turn; in a turn, whose are looked at over those of whoever
    /// is on turn.
    seat: Option<Seat>,
    /// Whose things the tool shows. Who looks at somebody else's things enters nothing for them at the table.
    looked_at: Option<Seat>,
    /// Whether the part that is seldom needed is open.
    more: bool,
    /// Whether the card Crane makes the next improvement cheaper.
    crane: bool,
    /// What the next tap on knights does.
    knights: knights::KnightTap,
    /// How many cards each player holds on a 7, as far as somebody says that they are too many.
    hands: Vec<Option<u32>>,
}

impl Draft {
    /// Shows somebody's things at the table, or those of whoever is on turn. What the next tap does was meant for the
    /// things that were shown before.
    fn turn_to(&mut self, seat: Option<Seat>) {
        (self.seat, self.looked_at) = (seat, None);
        (self.crane, self.knights) = (false, knights::KnightTap::default());
    }

    /// What was kept of the same step.
    fn resumed(SavedDraft { white, red, event, hands, .. }: SavedDraft) -> Self {
        Self { white, red, event, hands, ..Self::default() }
    }

    /// What is to be kept on disk; none while nothing is half entered.
    fn kept(&self, cursor: Cursor) -> Option<SavedDraft> {
        let Self { white, red, event, hands, .. } = self;
        let begun = white.is_some() || red.is_some() || event.is_some() || hands.iter().any(Option::is_some);
        begun.then(|| SavedDraft { cursor, white: *white, red: *red, event: *event, hands: hands.clone() })
    }
}

/// What a panel is built from.
type Source<'a> = panel::Source<'a, State>;

impl View for CitiesAndKnightsView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let Some(source) = Source::of_play(play, language) else { return };
        let state = source.state;
        if self.cursor != Some(state.table.cursor) {
            self.cursor = Some(state.table.cursor);
            let kept = self.resumed.take().filter(|kept| kept.cursor == state.table.cursor);
            self.draft = kept.map(Draft::resumed).unwrap_or_default();
        }
        self.is_over = state.table.over;
        self.in_turn = !self.is_over && state.table.cursor.part > 0;
        self.rolling = state.is_rolling() && !self.is_over;
        self.sabotage = Some(state.options.sabotage);
        self.voyage = voyage(&source);
        self.roll = (self.rolling && state.roll.is_none()).then(|| roll::RollPanel::new(&source));
        self.outcome = state.roll.filter(|_| self.rolling).map(|roll| outcome::OutcomePanel::new(&source, roll));
        self.barbarians = Some(barbarians::BarbariansPanel::new(&source));
        self.attack = attack_card::AttackCard::new(&source);
        let chosen = state.options.choose_knights && self.attack.is_some();
        self.take_part = chosen.then(|| take_part::TakePartPanel::new(&source));
        self.fan = state.options.fan_set.then(|| fan::FanPanel::new(&source));
        self.tableaus = Some(tableau::TableausPanel::new(&source));
        self.dice = Some(dice::DicePanel::new(&source));
        self.form.refresh(&source);
    }

    fn work(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        // Somebody has won: nothing attacks any more, but what stands on the board can still be put right.
        if self.is_over {
            self.show_tableaus(ui, context);
            return;
        }
        if let Some(roll) = &self.roll {
            roll.show(ui, context, &mut self.draft);
        }
        if let Some(outcome) = &self.outcome {
            outcome.show(ui, context, &mut self.draft);
        }
        if !self.rolling {
            self.show_tableaus(ui, context);
        }
        if let Some(take_part) = &self.take_part {
            take_part.show(ui, context);
        }
        // It comes below what was there, so that nothing moves when the Magic Current brings it.
        match &self.attack {
            Some(attack) if self.rolling => attack.show(ui, context),
            _ => self.show_barbarians(ui, context),
        }
        if let Some(fan) = self.fan.as_ref().filter(|_| !self.rolling) {
            ui.add_space(space::S);
            fan.show(ui, context, &mut self.draft);
        }
        if let Some(attack) = self.attack.as_ref().filter(|_| !self.rolling) {
            attack.show(ui, context);
        }
    }

    fn tools(&self) -> &[Tool] {
        &TOOLS
    }

    fn draft(&self) -> Option<Value> {
        self.draft.kept(self.cursor?).map(|kept| value(&kept))
    }

    fn resume(&mut self, draft: &Value) {
        self.resumed = Deserialize::deserialize(draft).ok();
    }

    /// What the Saboteur does is an option of the play, and so is how long the ship takes.
    fn reading(&self, id: &str) -> Option<Message> {
        match id {
            "barbarian-ship" | "when-does-the-ship-land" | "how-long-until-the-barbarians" => self.voyage.clone(),
            _ => self.sabotage.filter(|_| id == Card::Saboteur.id()).map(Sabotage::effect),
        }
    }

    fn tool(&mut self, ui: &mut Ui, id: &str, context: &mut ViewContext<'_>) {
        match id {
            "dice" => {
                if let Some(dice) = &self.dice {
                    dice.show(ui);
                }
            }
            "barbarians" => self.show_barbarians(ui, context),
            "form" => self.form.show(ui, context),
            _ => self.show_tableaus_tool(ui, context),
        }
    }
}

/// The color of a track: of its gate, its cards and its metropolis.
const fn gate_color(track: Track) -> PieceColor {
    match track {
        Track::Trade => PieceColor::Yellow,
        Track::Politics => PieceColor::Blue,
        Track::Science => PieceColor::Green,
        Track::Magic => PieceColor::Purple,
    }
}

/// How long the ship takes from its start to the landing, where a play has another event die or another track than the
/// entries of the library speak of.
fn voyage(source: &Source<'_>) -> Option<Message> {
    let options = &source.state.options;
    let (ship, sea) = (options.ship_at_start(), options.sea());
    if (ship, sea) == (Ship::default(), Sea::Official) {
        return None;
    }
    // Tenths are exact enough for a number of rolls at a table.
    let tenths = expected_rolls(ship, sea).in_parts(10);
    let places = usize::from(tenths % 10 > 0);
    let rolls = source.language.decimal(tenths as f64 / 10.0, places);
    Some(Message::new("cities-and-knights-ship-at-this-table").number("steps", ship.length()).text("rolls", rolls))
}

impl CitiesAndKnightsView {
    fn show_tableaus(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(tableaus) = &self.tableaus {
            // In a turn the page stays that of whoever is on turn, as the highlighted button does.
            let chosen = self.draft.seat.filter(|_| !self.in_turn);
            if let Some(tapped) = tableaus.show(ui, context, &mut self.draft, chosen) {
                self.draft.turn_to(Some(tapped));
            }
            if self.in_turn {
                tableaus.look(ui, context, &mut self.draft);
            }
        }
    }

    fn show_tableaus_tool(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(tableaus) = &self.tableaus {
            let chosen = self.draft.looked_at.or(self.draft.seat);
            if let Some(tapped) = tableaus.show(ui, context, &mut self.draft, chosen) {
                self.draft.looked_at = Some(tapped);
            }
        }
    }

    fn show_barbarians(&self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        if let Some(barbarians) = &self.barbarians {
            barbarians.show(ui, context);
        }
    }
}
