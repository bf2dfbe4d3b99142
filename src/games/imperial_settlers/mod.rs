//! Imperial Settlers (2014): what is printed on its faction boards, its rules as pure functions, its play and its panels.

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
pub mod attack;
pub mod attack_odds;
mod attack_reasons;
pub mod board;
pub mod calculators;
pub mod cleanup;
pub mod deck;
mod deck_entries;
pub mod faction;
pub mod goods;
pub mod lookout;
mod lookout_words;
pub mod play;
pub mod points;
mod points_reasons;
pub mod production;
pub mod reasons;
pub mod rule_violation;
pub mod solo;
pub mod turns;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct ImperialSettlers;

/// What can be chosen for a play.
const OPTIONS: [GameOption; 2] = [
    GameOption {
        id: "lookout",
        kind: OptionKind::Words {
            default: "normal",
            words: &[
                ("normal", "rules-imperial-settlers-way-normal"),
                ("draft", "rules-imperial-settlers-way-draft"),
                ("advanced", "rules-imperial-settlers-way-advanced"),
                ("peaceful", "rules-imperial-settlers-way-peaceful"),
            ],
        },
        title: "imperial-settlers-option-lookout",
        about: "imperial-settlers-about-lookout",
    },
    GameOption {
        id: "faction-deck",
        kind: OptionKind::Switch { default: false },
        title: "imperial-settlers-option-faction-deck",
        about: "imperial-settlers-about-faction-deck",
    },
];

impl Game for ImperialSettlers {
    fn id(&self) -> &'static str {
        "imperial-settlers"
    }

    fn name(&self) -> Message {
        Message::new("imperial-settlers-name")
    }

    fn elsewhere(&self) -> Elsewhere {
        // Its page at boardgamegeek.com/boardgame, looked up in November 2026.
        Elsewhere { bgg: Some(154_203), names: &["Imperial Settlers"] }
    }

    fn accent(&self) -> Accent {
        Accent::Plum
    }

    fn emblem(&self) -> Art {
        Art::Crown
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    /// The markers of the box are the factions', which are chosen in the play; so a player may have any color.
    fn colors(&self) -> &'static [PieceColor] {
        &PieceColor::ALL
    }

    fn options(&self) -> &'static [GameOption] {
        &OPTIONS
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::ImperialSettlersRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        Books { made: Some(deck_entries::entries), ..books!("imperial-settlers", play::GUIDE) }
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::ImperialSettlersView::default())
    }

    fn reads(&self, figures: &Value) -> bool {
        play::Known::read(figures).is_ok()
    }

    fn figure_names(&self) -> &'static [&'static str] {
        &["faction", "name"]
    }

    fn own_box(&self, figures: &Value) -> Option<Box<dyn OwnBox>> {
        Some(Box::new(view::OwnCards::new(figures)))
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        let text = include_str!("../../../data/games/imperial-settlers/example.json");
        bundled_example(self.id(), text, example, language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::seat::Choice;

    #[test]
    fn the_lookout_offers_every_way_and_the_rulebooks_by_default() {
        let lookout = OPTIONS[0];
        assert_eq!(lookout.default(), Choice::Word("normal".into()));
        for (id, _) in play::Options::WAYS {
            assert!(lookout.takes(&Choice::Word(id.into())), "{id}");
        }
        assert_eq!(OPTIONS[1].default(), Choice::Switch(false), "faction decks stay empty");
    }
}
