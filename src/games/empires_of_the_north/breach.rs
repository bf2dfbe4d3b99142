//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::circle::Tile;
use crate::locale::{Language, Say};
use crate::table::rules::Refusal;

/// What the rules forbid. [`Breach::say`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.say()))]
pub enum Breach {
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

impl Breach {
    /// The reason in words.
    pub fn say(&self) -> Say {
        match *self {
            Self::TileTwice(tile) => Say::new("rules-empires-of-the-north-refuses-tile-twice").say("tile", tile.say()),
            Self::NotBeside { from, to } => {
                Say::new("rules-empires-of-the-north-refuses-not-beside").say("from", from.say()).say("to", to.say())
            }
            Self::Exhausted => Say::new("rules-empires-of-the-north-refuses-exhausted"),
            Self::NotUsed => Say::new("rules-empires-of-the-north-refuses-not-used"),
            Self::NothingToBuild => Say::new("rules-empires-of-the-north-refuses-nothing-to-build"),
            Self::Passed => Say::new("rules-empires-of-the-north-refuses-passed"),
            Self::AlreadyExhausted => Say::new("rules-empires-of-the-north-refuses-already-exhausted"),
            Self::NoAction => Say::new("rules-empires-of-the-north-refuses-no-action"),
            Self::TooFewWorkers { workers } => {
                Say::new("rules-empires-of-the-north-refuses-too-few-workers").number("workers", workers)
            }
            Self::TooManyCards { drawn } => {
                Say::new("rules-empires-of-the-north-refuses-too-many-cards").number("drawn", drawn)
            }
            Self::NoShip => Say::new("rules-empires-of-the-north-refuses-no-ship"),
            Self::FirstAlready => Say::new("rules-empires-of-the-north-refuses-first-already"),
            Self::NoFish => Say::new("rules-empires-of-the-north-refuses-no-fish"),
            Self::NoRaze => Say::new("rules-empires-of-the-north-refuses-no-raze"),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Self {
        Self(breach.say())
    }
}
