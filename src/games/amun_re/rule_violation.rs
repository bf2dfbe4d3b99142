//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::cards::PowerCard;
use super::pieces::STONES_OF_THE_MASTER_BUILDER;
use super::province::Province;
use crate::locale::{Language, Message};
use crate::table::rules::Refusal;

/// What the rules forbid. [`RuleViolation::message`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.message()))]
pub enum RuleViolation {
    /// An auction needs one province for each player.
    ProvinceForEach {
        /// How many players bid.
        players: usize,
        /// How many different provinces lie out.
        provinces: usize,
    },
    /// Everyone has a province already.
    AuctionOver,
    /// Somebody else bids now.
    NotYourTurn,
    /// The province does not lie out.
    NotOffered(Province),
    /// The card has no such field.
    NotOnCard {
        /// The gold that was bid.
        gold: u32,
    },
    /// The player was outbid there just now.
    JustOutbid(Province),
    /// Somebody stands there with as much or more.
    NotHigher {
        /// The gold that has to be topped.
        standing: u32,
    },
    /// A Bid Blockade asks for two fields more.
    Blockade {
        /// The least gold that tops it.
        least: u32,
    },
    /// A Bid Blockade so high up that two fields more do not exist.
    BlockadeAtTheTop,
    /// The player has less gold than that.
    TooDear {
        /// The gold the player has.
        purse: i64,
    },
    /// The card belongs to another phase.
    OtherPhase(PowerCard),
    /// The player has played the same card in this round.
    SameCardTwice(PowerCard),
    /// The farmers do not fit.
    NoField {
        /// The province they were meant for.
        province: Province,
        /// How many fields are free there.
        free: u32,
    },
    /// The Master Builder needs two stones in one province.
    TwoStonesNeeded,
}

impl RuleViolation {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match *self {
            Self::ProvinceForEach { players, provinces } => Message::new("rules-amun-re-refuses-province-for-each")
                .number("players", players)
                .number("provinces", provinces),
            Self::AuctionOver => Message::new("rules-amun-re-refuses-auction-over"),
            Self::NotYourTurn => Message::new("rules-amun-re-refuses-not-your-turn"),
            Self::NotOffered(province) => {
                Message::new("rules-amun-re-refuses-not-offered").say("province", province.message())
            }
            Self::NotOnCard { gold } => Message::new("rules-amun-re-refuses-not-on-card").number("gold", gold),
            Self::JustOutbid(province) => {
                Message::new("rules-amun-re-refuses-just-outbid").say("province", province.message())
            }
            Self::NotHigher { standing } => {
                Message::new("rules-amun-re-refuses-not-higher").number("standing", standing)
            }
            Self::Blockade { least } => Message::new("rules-amun-re-refuses-blockade").number("least", least),
            Self::BlockadeAtTheTop => Message::new("rules-amun-re-refuses-blockade-at-the-top"),
            Self::TooDear { purse } => Message::new("rules-amun-re-refuses-too-dear").number("purse", purse),
            Self::OtherPhase(card) => Message::new("rules-amun-re-refuses-other-phase")
                .say("card", card.message())
                .number("phase", card.phase()),
            Self::SameCardTwice(card) => {
                Message::new("rules-amun-re-refuses-same-card-twice").say("card", card.message())
            }
            Self::NoField { province, free } => {
                Message::new("rules-amun-re-refuses-no-field").say("province", province.message()).number("free", free)
            }
            Self::TwoStonesNeeded => {
                Message::new("rules-amun-re-refuses-two-stones-needed").number("stones", STONES_OF_THE_MASTER_BUILDER)
            }
        }
    }
}

impl From<RuleViolation> for Refusal {
    fn from(violation: RuleViolation) -> Self {
        Self(violation.message())
    }
}
