//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use crate::locale::{Language, Message};
use crate::table::rules::Refusal;

/// What the rules forbid. [`RuleViolation::message`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.message()))]
pub enum RuleViolation {
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

impl RuleViolation {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match *self {
            Self::Passed => Message::new("rules-imperial-settlers-refuses-passed"),
            Self::CannotBeRazed => Message::new("rules-imperial-settlers-refuses-cannot-be-razed"),
            Self::Peaceful => Message::new("rules-imperial-settlers-refuses-peaceful"),
            Self::TooFewRazeTokens { tokens } => {
                Message::new("rules-imperial-settlers-refuses-too-few-raze-tokens").number("tokens", tokens)
            }
            Self::TooFewWorkers => Message::new("rules-imperial-settlers-refuses-too-few-workers"),
        }
    }
}

impl From<RuleViolation> for Refusal {
    fn from(violation: RuleViolation) -> Self {
        Self(violation.message())
    }
}
