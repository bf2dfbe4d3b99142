//! Empires of the North (2019): what is known of its box, its rules as pure functions, and the game at this table.

use std::ops::RangeInclusive;

use serde_json::Value;

use super::calc::Calculator;
use super::view::View;
use super::{Elsewhere, Example, Game, GameOption, OptionKind, bundled_example};
use crate::games::texts::books;
use crate::kit::{Accent, Art};
use crate::library::Books;
use crate::locale::{Language, Message};
use crate::store::Line;
use crate::table::log::{Log, LogError};
use crate::table::play::Play;
use crate::table::seat::{PieceColor, Setup};

pub mod board;
pub mod calculators;
pub mod circle;
pub mod clan;
pub mod end;
pub mod goods;
pub mod lookout;
pub mod play;
pub mod points;
mod points_reasons;
pub mod raid;
pub mod reasons;
pub mod rule_violation;
pub mod sea;
pub mod ties;
pub mod track;
mod track_reasons;
pub mod turns;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct EmpiresOfTheNorth;

/// What can be chosen for a play.
const OPTIONS: [GameOption; 1] = [GameOption {
    id: play::RAZE_SCORES.0,
    kind: OptionKind::Switch { default: play::RAZE_SCORES.1 },
    title: "empires-of-the-north-option-raze-scores",
    about: "empires-of-the-north-option-raze-scores-about",
}];

impl Game for EmpiresOfTheNorth {
    fn id(&self) -> &'static str {
        "empires-of-the-north"
    }

    fn name(&self) -> Message {
        Message::new("empires-of-the-north-name")
    }

    fn elsewhere(&self) -> Elsewhere {
        Elsewhere { bgg: None, names: &["Imperial Settlers: Empires of the North", "Empires of the North"] }
    }

    fn accent(&self) -> Accent {
        Accent::Sea
    }

    fn emblem(&self) -> Art {
        Art::Longship
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    /// The box has discs in four colors; the rulebook does not name them, so all are offered.
    fn colors(&self) -> &'static [PieceColor] {
        &PieceColor::ALL
    }

    fn options(&self) -> &'static [GameOption] {
        &OPTIONS
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::EmpiresOfTheNorthRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        books!("empires-of-the-north", play::GUIDE)
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::EmpiresOfTheNorthView::default())
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        let text = include_str!("../../../data/games/empires-of-the-north/example.json");
        bundled_example(self.id(), text, example, language)
    }
}
