//! The rules on which editions and tables differ: each with its choices, and the one that holds unless the table says otherwise.

use super::cards::Sabotage;
use super::dice::{Number, Sea};
use super::extra::ExtraPhase;
use super::loss::NoSettlementLeft;
use super::progress::FifthCard;
use crate::locale::Message;

/// The rules of one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether the fan set "Magic, wizards and dragons" is played.
    pub fan_set: bool,
    /// How the ship sails with the fan set.
    pub fan_sea: Sea,
    /// The points to win with, 13 to 15; the fan set advises more than 13.
    pub goal: i64,
    /// The ship's steps to the landing.
    pub track_length: u32,
    /// Whether the robber sleeps until the first attack.
    pub robber_sleeps: bool,
    /// What becomes of a lost city when no settlement is left.
    pub no_settlement_left: NoSettlementLeft,
    /// What becomes of a fifth card out of turn.
    pub fifth_card: FifthCard,
    /// What the Saboteur does.
    pub sabotage: Sabotage,
    /// Whether the city of the set-up gets commodities.
    pub start_commodities: bool,
    /// Whether only players with a city draw progress cards.
    pub cards_need_city: bool,
    /// Whether each player chooses which knights take part in an attack; only those are inactive afterwards.
    pub choose_knights: bool,
    /// How the others build at a table of five or six.
    pub extra_phase: ExtraPhase,
    /// Where a fair deck is drawn from instead of rolling the two dice: it is shuffled when so many cards are left, 0 or 5.
    pub deck: Option<u32>,
}

/// One rule that a table can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its id in files.
    pub id: &'static str,
    /// The words that can be chosen, the default first; a switch has `on` and `off`.
    pub words: &'static [&'static str],
    /// Where it matters.
    pub scope: Scope,
}

/// Where a choice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// At every table.
    Always,
    /// With the fan set only.
    FanSet,
    /// At tables of five and six only.
    ManyPlayers,
}

const OFF_ON: &[&str] = &["off", "on"];
const ON_OFF: &[&str] = &["on", "off"];

/// All choices, in the order in which they are offered: what only the fan set brings stands last, below its switch, so
/// that nothing moves when it is turned on.
///
/// The defaults are those of the publisher's current rules; the other words are older editions', the Czech text's, or variants.
pub const CHOICES: [Choice; 13] = [
    Choice { id: "goal", words: &["13", "14", "15"], scope: Scope::Always },
    Choice { id: "track-length", words: &["7", "6", "8"], scope: Scope::Always },
    Choice { id: "robber-sleeps", words: ON_OFF, scope: Scope::Always },
    Choice { id: "no-settlement-left", words: &["on-its-side", "removed"], scope: Scope::Always },
    Choice { id: "fifth-card", words: &["any-card", "new-card"], scope: Scope::Always },
    Choice { id: "saboteur", words: &["discard", "turn-city"], scope: Scope::Always },
    Choice { id: "start-commodities", words: OFF_ON, scope: Scope::Always },
    Choice { id: "cards-need-city", words: OFF_ON, scope: Scope::Always },
    Choice { id: "choose-knights", words: OFF_ON, scope: Scope::Always },
    Choice { id: "extra-phase", words: &["partner", "special-building"], scope: Scope::ManyPlayers },
    Choice { id: "dice", words: &["dice", "deck-5", "deck-0"], scope: Scope::Always },
    Choice { id: "fan-set", words: OFF_ON, scope: Scope::Always },
    Choice { id: "fan-ship", words: &["two", "odd-even-sum", "odd-even-red", "split"], scope: Scope::FanSet },
];

impl Choice {
    /// The choice of an id.
    pub fn find(id: &str) -> Option<&'static Self> {
        CHOICES.iter().find(|choice| choice.id == id)
    }

    /// Whether it matters at a table of so many seats, with or without the fan set.
    pub const fn applies(&self, seats: usize, fan_set: bool) -> bool {
        match self.scope {
            Scope::Always => true,
            Scope::FanSet => fan_set,
            Scope::ManyPlayers => seats >= 5,
        }
    }

    /// The word that holds unless the table says otherwise.
    pub fn default(&self) -> &'static str {
        self.words.first().copied().unwrap_or_default()
    }

    /// Whether it is only on or off.
    pub fn is_switch(&self) -> bool {
        self.words.contains(&"on")
    }

    /// Its name.
    pub fn message(&self) -> Message {
        Message::new(format!("rules-cities-and-knights-option-{}", self.id))
    }

    /// What it is about, in a sentence.
    pub fn about(&self) -> Message {
        Message::new(format!("rules-cities-and-knights-about-{}", self.id))
    }

    /// What one of its words means; a number stands for itself.
    pub fn word(&self, word: &'static str) -> Message {
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return Message::literal(word);
        }
        match word {
            "on" => Message::new("rules-cities-and-knights-on"),
            "off" => Message::new("rules-cities-and-knights-off"),
            _ => Message::new(format!("rules-cities-and-knights-choice-{}-{word}", self.id)),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::read(|_| None)
    }
}

impl Options {
    /// The rules by what the table has chosen: for each id its word. What is missing, or no word of the choice, has its
    /// default.
    pub fn read<'a>(chosen: impl Fn(&str) -> Option<&'a str>) -> Self {
        let word = |id: &str| {
            let choice = Choice::find(id)?;
            let own = chosen(id).and_then(|own| choice.words.iter().find(|&&word| word == own));
            Some(own.copied().unwrap_or(choice.default()))
        };
        let is = |id: &str, wanted: &str| word(id) == Some(wanted);
        let number = |id: &str| word(id).and_then(|word| word.parse().ok()).unwrap_or(0);
        Self {
            fan_set: is("fan-set", "on"),
            fan_sea: match word("fan-ship") {
                Some("odd-even-sum") => Sea::FanOddEven(Number::Sum),
                Some("odd-even-red") => Sea::FanOddEven(Number::Red),
                Some("split") => Sea::FanSplit,
                _ => Sea::Fan,
            },
            goal: number("goal").into(),
            track_length: number("track-length"),
            robber_sleeps: is("robber-sleeps", "on"),
            no_settlement_left: if is("no-settlement-left", "removed") {
                NoSettlementLeft::Removed
            } else {
                NoSettlementLeft::OnItsSide
            },
            fifth_card: if is("fifth-card", "new-card") { FifthCard::NewCard } else { FifthCard::AnyCard },
            sabotage: if is("saboteur", "turn-city") { Sabotage::TurnCity } else { Sabotage::Discard },
            start_commodities: is("start-commodities", "on"),
            cards_need_city: is("cards-need-city", "on"),
            choose_knights: is("choose-knights", "on"),
            extra_phase: if is("extra-phase", "special-building") {
                ExtraPhase::SpecialBuilding
            } else {
                ExtraPhase::Partner
            },
            deck: word("dice").and_then(|word| word.strip_prefix("deck-")).and_then(|few| few.parse().ok()),
        }
    }

    /// How the ship sails at this table.
    pub const fn sea(&self) -> Sea {
        if self.fan_set { self.fan_sea } else { Sea::Official }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_the_publishers_rules() {
        let options = Options::default();
        assert_eq!((options.fan_set, options.sea(), options.goal, options.track_length), (false, Sea::Official, 13, 7));
        assert!(options.robber_sleeps && !options.start_commodities && !options.choose_knights);
        assert!(!options.cards_need_city);
        assert_eq!(options.no_settlement_left, NoSettlementLeft::OnItsSide);
        assert_eq!(options.deck, None);
        assert_eq!((options.fifth_card, options.sabotage), (FifthCard::AnyCard, Sabotage::Discard));
    }

    #[test]
    fn every_word_changes_the_rules_and_others_change_nothing() {
        for choice in CHOICES {
            let with = |word| Options::read(|id| if id == choice.id { Some(word) } else { None });
            for word in choice.words {
                assert_eq!(with(word) == Options::default(), *word == choice.default(), "{} {word}", choice.id);
            }
            assert_eq!(with("no such word"), Options::default());
        }
    }

    #[test]
    fn the_fan_sets_ship_needs_the_fan_set() {
        let mut options = Options { fan_sea: Sea::FanSplit, ..Options::default() };
        assert_eq!(options.sea(), Sea::Official);
        options.fan_set = true;
        assert_eq!(options.sea(), Sea::FanSplit);
    }
}
