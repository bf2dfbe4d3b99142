//! What the explanations of all rules share: their places in the rules, and the players' names.

use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

/// How the table calls the player of a seat.
pub type Names<'a> = &'a dyn Fn(Seat) -> Message;

/// Where a rule stands: a heading of the rules of Cities & Knights, of the publisher's answers, or of the fan set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleHeading {
    /// "The event die".
    EventDie,
    /// "Building".
    Building,
    /// "Building up the city".
    Improvements,
    /// "Metropolises".
    Metropolises,
    /// "Progress cards".
    ProgressCards,
    /// "What knights do".
    Knights,
    /// "The barbarians attack".
    Attack,
    /// "The barbarians win".
    Defeat,
    /// "The knights of Catan win".
    Victory,
    /// "The merchant".
    Merchant,
    /// "The end of the game".
    End,
    /// The almanac of the cards.
    Cards,
    /// The rules of the base game.
    BaseGame,
    /// The publisher's answers to questions.
    Answers,
    /// The rules of the extension for five and six players.
    Extension,
    /// The rules of the fan set.
    FanSet,
    /// The cards of the fan set.
    FanCards,
}

impl RuleHeading {
    /// All of them.
    pub const ALL: [Self; 17] = [
        Self::EventDie,
        Self::Building,
        Self::Improvements,
        Self::Metropolises,
        Self::ProgressCards,
        Self::Knights,
        Self::Attack,
        Self::Defeat,
        Self::Victory,
        Self::Merchant,
        Self::End,
        Self::Cards,
        Self::BaseGame,
        Self::Answers,
        Self::Extension,
        Self::FanSet,
        Self::FanCards,
    ];

    /// The place in words.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::EventDie => "rules-cities-and-knights-place-event-die",
            Self::Building => "rules-cities-and-knights-place-building",
            Self::Improvements => "rules-cities-and-knights-place-improvements",
            Self::Metropolises => "rules-cities-and-knights-place-metropolises",
            Self::ProgressCards => "rules-cities-and-knights-place-progress-cards",
            Self::Knights => "rules-cities-and-knights-place-knights",
            Self::Attack => "rules-cities-and-knights-place-attack",
            Self::Defeat => "rules-cities-and-knights-place-defeat",
            Self::Victory => "rules-cities-and-knights-place-victory",
            Self::Merchant => "rules-cities-and-knights-place-merchant",
            Self::End => "rules-cities-and-knights-place-end",
            Self::Cards => "rules-cities-and-knights-place-cards",
            Self::BaseGame => "rules-cities-and-knights-place-base-game",
            Self::Answers => "rules-cities-and-knights-place-answers",
            Self::Extension => "rules-cities-and-knights-place-extension",
            Self::FanSet => "rules-cities-and-knights-place-fan-set",
            Self::FanCards => "rules-cities-and-knights-place-fan-cards",
        })
    }
}

/// A number with the rule behind it, and where the rules have it.
pub(super) fn ruled(reason: Reason, rule: Message, place: RuleHeading) -> Reason {
    reason.by(rule, place.message())
}
