//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::circle::Tile;
use crate::locale::{Language, Message};
use crate::table::rules::Refusal;

/// What the rules forbid. [`RuleViolation::message`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.message()))]
pub enum RuleViolation {
    /// The circle needs each tile once.
    TileTwice(Tile),
    /// A used disc goes to a neighboring tile only.
    NotBeside {
        /// Where the disc lies.
        from: Tile,
        /// Where it was meant to go.
        to: Tile,
    },
    /// The disc was used twice in this round.
    Exhausted,
    /// The disc has not been used, so no effect can move it.
    NotUsed,
    /// Construct needs a location in hand that can be built for goods.
    NothingToBuild,
    /// The player has passed.
    Passed,
    /// The card is exhausted already.
    AlreadyExhausted,
    /// Only locations and islands with an action are raided.
    NoAction,
    /// Fewer workers than cards to keep.
    TooFewWorkers {
        /// The workers the player has.
        workers: u32,
    },
    /// More cards than were drawn.
    TooManyCards {
        /// How many were drawn.
        drawn: u32,
    },
    /// The queue has no such ship.
    NoShip,
    /// No ship is ahead of it.
    FirstAlready,
    /// Distant islands need a fish on the ship.
    NoFish,
    /// Conquering needs a raze token on the ship.
    NoRaze,
}

impl RuleViolation {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match *self {
            Self::TileTwice(tile) => {
                Message::new("rules-empires-of-the-north-refuses-tile-twice").say("tile", tile.message())
            }
            Self::NotBeside { from, to } => Message::new("rules-empires-of-the-north-refuses-not-beside")
                .say("from", from.message())
                .say("to", to.message()),
            Self::Exhausted => Message::new("rules-empires-of-the-north-refuses-exhausted"),
            Self::NotUsed => Message::new("rules-empires-of-the-north-refuses-not-used"),
            Self::NothingToBuild => Message::new("rules-empires-of-the-north-refuses-nothing-to-build"),
            Self::Passed => Message::new("rules-empires-of-the-north-refuses-passed"),
            Self::AlreadyExhausted => Message::new("rules-empires-of-the-north-refuses-already-exhausted"),
            Self::NoAction => Message::new("rules-empires-of-the-north-refuses-no-action"),
            Self::TooFewWorkers { workers } => {
                Message::new("rules-empires-of-the-north-refuses-too-few-workers").number("workers", workers)
            }
            Self::TooManyCards { drawn } => {
                Message::new("rules-empires-of-the-north-refuses-too-many-cards").number("drawn", drawn)
            }
            Self::NoShip => Message::new("rules-empires-of-the-north-refuses-no-ship"),
            Self::FirstAlready => Message::new("rules-empires-of-the-north-refuses-first-already"),
            Self::NoFish => Message::new("rules-empires-of-the-north-refuses-no-fish"),
            Self::NoRaze => Message::new("rules-empires-of-the-north-refuses-no-raze"),
        }
    }
}

impl From<RuleViolation> for Refusal {
    fn from(violation: RuleViolation) -> Self {
        Self(violation.message())
    }
}
