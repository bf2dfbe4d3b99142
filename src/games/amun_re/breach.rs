//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::cards::PowerCard;
use super::province::Province;
use crate::locale::{Language, Say};
use crate::table::rules::Refusal;

/// What the rules forbid. [`Breach::say`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.say()))]
pub enum Breach {
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

impl Breach {
    /// The reason in words.
    pub fn say(&self) -> Say {
        match *self {
            Self::ProvinceForEach { players, provinces } => Say::new("rules-amun-re-refuses-province-for-each")
                .number("players", players)
                .number("provinces", provinces),
            Self::AuctionOver => Say::new("rules-amun-re-refuses-auction-over"),
            Self::NotYourTurn => Say::new("rules-amun-re-refuses-not-your-turn"),
            Self::NotOffered(province) => Say::new("rules-amun-re-refuses-not-offered").say("province", province.say()),
            Self::NotOnCard { gold } => Say::new("rules-amun-re-refuses-not-on-card").number("gold", gold),
            Self::JustOutbid(province) => Say::new("rules-amun-re-refuses-just-outbid").say("province", province.say()),
            Self::NotHigher { standing } => Say::new("rules-amun-re-refuses-not-higher").number("standing", standing),
            Self::Blockade { least } => Say::new("rules-amun-re-refuses-blockade").number("least", least),
            Self::BlockadeAtTheTop => Say::new("rules-amun-re-refuses-blockade-at-the-top"),
            Self::TooDear { purse } => Say::new("rules-amun-re-refuses-too-dear").number("purse", purse),
            Self::OtherPhase(card) => {
                Say::new("rules-amun-re-refuses-other-phase").say("card", card.say()).number("phase", card.phase())
            }
            Self::SameCardTwice(card) => Say::new("rules-amun-re-refuses-same-card-twice").say("card", card.say()),
            Self::NoField { province, free } => {
                Say::new("rules-amun-re-refuses-no-field").say("province", province.say()).number("free", free)
            }
            Self::TwoStonesNeeded => Say::new("rules-amun-re-refuses-two-stones-needed"),
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Self {
        Self(breach.say())
    }
}
