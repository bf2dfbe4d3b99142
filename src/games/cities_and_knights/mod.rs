//! Catan: Cities & Knights, with the fan set of magic, wizards and dragons: what is printed, and its rules as pure functions.

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
use crate::table::seat::{Choice, PieceColor, Setup};

pub mod attack;
mod attack_reasons;
pub mod board;
pub mod building;
pub mod calculators;
pub mod cards;
pub mod citadel;
pub mod curse;
pub mod deck;
pub mod dice;
pub mod dragon;
pub mod extra;
pub mod goods;
pub mod improve;
pub mod knights;
pub mod land;
pub mod loss;
pub mod metropolis;
pub mod odds;
pub mod options;
pub mod outlook;
pub mod play;
pub mod points;
mod points_reasons;
pub mod progress;
pub mod reasons;
pub mod rule_violation;
pub mod seven;
pub mod ship;
pub mod supply;
pub mod track;
mod view;

/// The game, for the list of games.
#[derive(Clone, Copy, Debug)]
pub struct CitiesAndKnights;

/// What can be chosen for a play: the choices of `options.rs`, in its order.
const OPTIONS: [GameOption; 13] = {
    macro_rules! option {
        ($id:literal, $kind:expr) => {
            GameOption {
                id: $id,
                kind: $kind,
                title: concat!("rules-cities-and-knights-option-", $id),
                about: concat!("rules-cities-and-knights-about-", $id),
            }
        };
    }
    macro_rules! word {
        ($id:literal, $word:literal) => {
            ($word, concat!("rules-cities-and-knights-choice-", $id, "-", $word))
        };
    }
    [
        option!("goal", OptionKind::Words { default: "13", words: &[("13", "13"), ("14", "14"), ("15", "15")] }),
        option!("track-length", OptionKind::Words { default: "7", words: &[("6", "6"), ("7", "7"), ("8", "8")] }),
        option!("robber-sleeps", OptionKind::Switch { default: true }),
        option!(
            "no-settlement-left",
            OptionKind::Words {
                default: "on-its-side",
                words: &[word!("no-settlement-left", "on-its-side"), word!("no-settlement-left", "removed")],
            }
        ),
        option!(
            "fifth-card",
            OptionKind::Words {
                default: "any-card",
                words: &[word!("fifth-card", "any-card"), word!("fifth-card", "new-card")],
            }
        ),
        option!(
            "saboteur",
            OptionKind::Words {
                default: "discard",
                words: &[word!("saboteur", "discard"), word!("saboteur", "turn-city")],
            }
        ),
        option!("start-commodities", OFF),
        option!("cards-need-city", OFF),
        option!("choose-knights", OFF),
        option!(
            "extra-phase",
            OptionKind::Words {
                default: "partner",
                words: &[word!("extra-phase", "partner"), word!("extra-phase", "special-building")],
            }
        ),
        option!(
            "dice",
            OptionKind::Words {
                default: "dice",
                words: &[word!("dice", "dice"), word!("dice", "deck-5"), word!("dice", "deck-0")],
            }
        ),
        option!("fan-set", OFF),
        option!(
            "fan-ship",
            OptionKind::Words {
                default: "two",
                words: &[
                    word!("fan-ship", "two"),
                    word!("fan-ship", "odd-even-sum"),
                    word!("fan-ship", "odd-even-red"),
                    word!("fan-ship", "split"),
                ],
            }
        ),
    ]
};

/// A switch that is off when nobody chooses.
const OFF: OptionKind = OptionKind::Switch { default: false };

impl Game for CitiesAndKnights {
    fn id(&self) -> &'static str {
        "cities-and-knights"
    }

    fn name(&self) -> Message {
        Message::new("cities-and-knights-name")
    }

    fn elsewhere(&self) -> Elsewhere {
        Elsewhere {
            bgg: None,
            names: &[
                "Catan: Cities & Knights",
                "CATAN – Cities & Knights",
                "The Settlers of Catan: Cities & Knights",
                "Cities & Knights",
            ],
        }
    }

    fn accent(&self) -> Accent {
        Accent::Brick
    }

    fn emblem(&self) -> Art {
        Art::Castle
    }

    fn seats(&self) -> RangeInclusive<usize> {
        play::SEATS
    }

    /// The four colors of the base game, and the two of the extension for five and six.
    fn colors(&self) -> &'static [PieceColor] {
        const COLORS: [PieceColor; 6] = [
            PieceColor::Red,
            PieceColor::Blue,
            PieceColor::White,
            PieceColor::Orange,
            PieceColor::Green,
            PieceColor::Brown,
        ];
        &COLORS
    }

    fn options(&self) -> &'static [GameOption] {
        &OPTIONS
    }

    fn offers(&self, option: &GameOption, seats: usize, chosen: &dyn Fn(&str) -> Option<Choice>) -> bool {
        let fan_set = chosen("fan-set") == Some(Choice::Switch(true));
        options::Choice::find(option.id).is_none_or(|choice| choice.applies(seats, fan_set))
    }

    fn open(&self, lines: &[Line]) -> Result<Box<dyn Play>, LogError> {
        Ok(Box::new(Log::open::<play::CitiesAndKnightsRules>(lines)?))
    }

    fn books(&self) -> Books<'static> {
        books!("cities-and-knights", play::GUIDE)
    }

    fn view(&self) -> Box<dyn View> {
        Box::new(view::CitiesAndKnightsView::default())
    }

    fn calculators(&self) -> &'static [Calculator] {
        calculators::ALL
    }

    fn example(&self, example: Example, language: Language) -> (Setup, Vec<Value>) {
        let text = include_str!("../../../data/games/cities-and-knights/example.json");
        bundled_example(self.id(), text, example, language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_is_offered_with_its_words_and_default() {
        for (offered, choice) in OPTIONS.iter().zip(options::CHOICES) {
            assert_eq!(offered.id, choice.id);
            let default = match offered.default() {
                Choice::Switch(on) => if on { "on" } else { "off" }.to_owned(),
                Choice::Word(word) => word,
                Choice::Number(number) => number.to_string(),
            };
            assert_eq!(default, choice.default(), "{}", choice.id);
            for word in choice.words {
                let as_choice = match *word {
                    "on" => Choice::Switch(true),
                    "off" => Choice::Switch(false),
                    word => Choice::Word(word.to_owned()),
                };
                assert!(offered.takes(&as_choice), "{} {word}", choice.id);
            }
        }
    }

    #[test]
    fn what_needs_the_fan_set_or_five_players_is_offered_only_there() {
        let offered = |seats: usize, fan_set: bool| -> Vec<&str> {
            let chosen = |id: &str| (id == "fan-set").then_some(Choice::Switch(fan_set));
            let options = OPTIONS.iter().filter(|option| CitiesAndKnights.offers(option, seats, &chosen));
            options.map(|option| option.id).collect()
        };
        let has = |seats, fan_set, id| offered(seats, fan_set).contains(&id);
        assert_eq!([has(4, false, "fan-ship"), has(4, true, "fan-ship")], [false, true]);
        assert_eq!([4, 5, 6].map(|seats| has(seats, false, "extra-phase")), [false, true, true]);
        assert_eq!(offered(6, true).len(), OPTIONS.len());
        assert!(has(2, false, "fan-set") && has(2, false, "goal"));
    }
}
