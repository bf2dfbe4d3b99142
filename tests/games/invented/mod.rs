//! Orchard, a game that nobody has printed: it is here to show that docs/adding-a-game.md leaves nothing out.
//!
//! Two to four players pick apples for three autumns, fill baskets with them and sell these at the end.

use std::ops::RangeInclusive;

use serde_json::Value;
use tableside::games::calc::Calculator;
use tableside::games::view::View;
use tableside::games::{Example, Game, bundled_example};
use tableside::kit::Accent;
use tableside::library::{AidTexts, Books};
use tableside::locale::{Language, Message};
use tableside::store::Line;
use tableside::table::log::{Log, LogError};
use tableside::table::play::Play;
use tableside::table::seat::{PieceColor, Setup};

pub mod calculators;
pub mod harvest;
mod harvest_reasons;
pub mod play;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct Orchard;

impl Game for Orchard {
    fn id(&self) -> &'static str {
        "orchard"
    }

    fn name(&self) -> Message {
        Message::new("orchard-name")
    }

    fn accent(&self) -> Accent {
        Accent::Leaf
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    fn colors(&self) -> &'static [PieceColor] {
        &[PieceColor::Red, PieceColor::Green, PieceColor::Yellow, PieceColor::Blue]
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::OrchardRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        Books {
            cards: include_str!("data/cards.toml"),
            rulings: include_str!("data/rulings.toml"),
            guide: play::GUIDE,
            words: "",
            everyday: "",
            aids: AidTexts {
                setup: include_str!("data/setup.toml"),
                teach: include_str!("data/teach.toml"),
                reminders: include_str!("data/reminders.toml"),
            },
            made: None,
        }
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::OrchardView::default())
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        bundled_example(self.id(), include_str!("data/example.json"), example, language)
    }
}
