//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::actions::{RoundAction, Symbol};
use crate::locale::{Language, Message};
use crate::table::rules::Refusal;

/// What the rules forbid. [`RuleViolation::message`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.message()))]
pub enum RuleViolation {
    /// The player has done the same main action in this round.
    SameAction(RoundAction),
    /// The player has done all main actions of this round.
    NoActionLeft {
        /// How many there are.
        actions: u32,
    },
    /// No symbol is spent on the action.
    NoSymbol,
    /// A symbol that counts for no action.
    NoActionOf(Symbol),
    /// A symbol of another action among those of this one.
    OtherSymbol {
        /// The symbol.
        symbol: Symbol,
        /// The action that the others count for.
        action: RoundAction,
    },
    /// A rival has too many tents on the tile.
    NotAhead {
        /// How many tents more would be enough.
        missing: u32,
    },
}

impl RuleViolation {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match *self {
            Self::SameAction(action) => {
                Message::new("rules-dice-settlers-refuses-same-action").say("action", action.message())
            }
            Self::NoActionLeft { actions } => {
                Message::new("rules-dice-settlers-refuses-no-action-left").number("actions", actions)
            }
            Self::NoSymbol => Message::new("rules-dice-settlers-refuses-no-symbol"),
            Self::NoActionOf(symbol) => {
                Message::new("rules-dice-settlers-refuses-no-action-of").say("symbol", symbol.message())
            }
            Self::OtherSymbol { symbol, action } => Message::new("rules-dice-settlers-refuses-other-symbol")
                .say("symbol", symbol.message())
                .say("action", action.message()),
            Self::NotAhead { missing } => {
                Message::new("rules-dice-settlers-refuses-not-ahead").number("missing", missing)
            }
        }
    }
}

impl From<RuleViolation> for Refusal {
    fn from(violation: RuleViolation) -> Self {
        Self(violation.message())
    }
}
