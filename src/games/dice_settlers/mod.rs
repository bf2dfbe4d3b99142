//! Dice Settlers (2018): what is known of its box, its rules as pure functions, the play, and its panels.
//!
//! No rulebook stands behind it: a description of the game and reviews do. What only one of them says is marked as not
//! confirmed, and what none says is a figure that the table sets.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::calc::Calculator;
use super::view::{OwnBox, View};
use super::{Elsewhere, Example, Game, GameOption, OptionKind, bundled_example};
use crate::games::texts::books;
use crate::kit::{Accent, Art};
use crate::library::Books;
use crate::locale::{Language, Message};
use crate::store::Line;
use crate::table::log::{Log, LogError};
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Setup};

pub mod actions;
pub mod board;
pub mod calculators;
pub mod end;
pub mod field;
pub mod pieces;
pub mod play;
pub mod points;
mod points_reasons;
pub mod reasons;
pub mod rule_violation;
pub mod sales;
pub mod tile;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct DiceSettlers;

/// The options, each with the message that explains it.
const OPTIONS: [GameOption; 2] = [
    option(0, "dice-settlers-option-follow-actions", "dice-settlers-option-follow-actions-about"),
    option(1, "dice-settlers-option-white-stays", "dice-settlers-option-white-stays-about"),
];

/// The option at a place of the play's own list, so that an id and its default stand in one place only.
const fn option(at: usize, title: &'static str, about: &'static str) -> GameOption {
    #[expect(clippy::indexing_slicing, reason = "evaluated while compiling, where a wrong place is an error")]
    let (id, default) = play::Options::ALL[at];
    GameOption { id, kind: OptionKind::Switch { default }, title, about }
}

impl Game for DiceSettlers {
    fn id(&self) -> &'static str {
        "dice-settlers"
    }

    fn name(&self) -> Message {
        Message::new("dice-settlers-name")
    }

    fn elsewhere(&self) -> Elsewhere {
        // Its page at boardgamegeek.com/boardgame, looked up in November 2026.
        Elsewhere { bgg: Some(230_267), names: &["Dice Settlers"] }
    }

    fn accent(&self) -> Accent {
        Accent::Leaf
    }

    fn emblem(&self) -> Art {
        Art::Dice
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    /// The box has four colors of tents and houses; which ones, no source says, so the table picks among all.
    fn colors(&self) -> &'static [PieceColor] {
        &PieceColor::ALL
    }

    fn options(&self) -> &'static [GameOption] {
        &OPTIONS
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::DiceSettlersRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        books!("dice-settlers", play::GUIDE)
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::DiceSettlersView::default())
    }

    fn reads(&self, figures: &Value) -> bool {
        play::own_figures(figures).is_ok()
    }

    fn figure_names(&self) -> &'static [&'static str] {
        &["field"]
    }

    fn own_box(&self, figures: &Value) -> Option<Box<dyn OwnBox>> {
        Some(Box::new(view::OwnBoard::new(figures)))
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        let text = include_str!("../../../data/games/dice-settlers/example.json");
        bundled_example(self.id(), text, example, language)
    }
}
