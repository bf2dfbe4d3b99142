//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use crate::locale::{Language, Say};
use crate::table::rules::Refusal;

/// What the rules forbid. [`Breach::say`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.say()))]
pub enum Breach {
    /// The player has passed.
    Passed,
    /// The card has no raze field, or says that it cannot be razed.
    CannotBeRazed,
    /// In the peaceful variant rivals' locations are razed by cards only.
    Peaceful,
    /// Fewer raze tokens than it takes.
    TooFewRazeTokens {
        /// How many it takes.
        tokens: u32,
    },
    /// Workers are sent in pairs.
    TooFewWorkers,
}

impl Breach {
    /// The reason in words.
    pub fn say(&self) -> Say {
        match *self {
            Self::Passed => Say::new("rules-imperial-settlers-refuses-passed"),
            Self::CannotBeRazed => Say::new("rules-imperial-settlers-refuses-cannot-be-razed"),
            Self::Peaceful => Say::new("rules-imperial-settlers-refuses-peaceful"),
            Self::TooFewRazeTokens { tokens } => {
                Say::new("rules-imperial-settlers-refuses-too-few-raze-tokens").number("tokens", tokens)
            }
            Self::TooFewWorkers => Say::new("rules-imperial-settlers-refuses-too-few-workers"),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Self {
        Self(breach.say())
    }
}
