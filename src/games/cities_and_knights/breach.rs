//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::cards::Card;
use super::knights::Strength;
use super::track::Track;
use crate::locale::{Language, Say};
use crate::table::rules::Refusal;

/// What the rules forbid. [`Breach::say`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.say()))]
pub enum Breach {
    /// No seat of this table.
    NoSuchPlayer,
    /// A number that no die or token has.
    NoSuchNumber,
    /// A face that this event die does not have.
    NoSuchFace,
    /// The ship's track is shorter than that.
    ShipOffTrack {
        /// The steps of the track.
        length: u32,
    },
    /// Both pieces of this strength are on the board.
    NoSuchKnightLeft(Strength),
    /// The knight is active already.
    KnightActive,
    /// The knight is inactive.
    KnightInactive,
    /// The knight was activated in this turn, or has acted in it.
    KnightSpent,
    /// The knight was promoted in this turn.
    KnightPromoted,
    /// The knight is as strong as can be.
    KnightMighty,
    /// Only with the Fortress knights become mighty.
    NeedsFortress,
    /// The player's knights are cursed.
    Cursed {
        /// The rolls that are still to come.
        rolls: u32,
    },
    /// Without a city nothing is built up.
    NeedsCity,
    /// All cities are metropolises, so the track stops at its third level.
    NeedsCityForMetropolis,
    /// Without a citadel crystals buy nothing.
    NeedsCitadel,
    /// The track is built to its end.
    TrackAtEnd(Track),
    /// The Great dragon takes only a level that is one above the own one.
    DragonNeedsOneBelow,
    /// The Great dragon cannot take the last level.
    DragonAtTheTop,
    /// The player has a citadel already, or one lies ready.
    HasCitadel,
    /// A citadel stands at hills, gold or a volcano.
    NoHills,
    /// All three walls are built.
    NoWallLeft,
    /// Each city has its wall.
    WallNeedsCity,
    /// The card belongs to another moment.
    OtherMoment(Card),
    /// The robber sleeps until the first attack.
    RobberSleeps,
    /// The Inventor must leave this number alone.
    InventorLeaves {
        /// 2, 6, 8 or 12.
        number: u8,
    },
    /// The card swaps no number tokens.
    SwapsNothing(Card),
}

impl Breach {
    /// The reason in words.
    pub fn say(&self) -> Say {
        match *self {
            Self::NoSuchPlayer => Say::new("rules-cities-and-knights-refuses-no-such-player"),
            Self::NoSuchNumber => Say::new("rules-cities-and-knights-refuses-no-such-number"),
            Self::NoSuchFace => Say::new("rules-cities-and-knights-refuses-no-such-face"),
            Self::ShipOffTrack { length } => {
                Say::new("rules-cities-and-knights-refuses-ship-off-track").number("length", length)
            }
            Self::NoSuchKnightLeft(strength) => {
                Say::new("rules-cities-and-knights-refuses-no-such-knight-left").say("knight", strength.say())
            }
            Self::KnightActive => Say::new("rules-cities-and-knights-refuses-knight-active"),
            Self::KnightInactive => Say::new("rules-cities-and-knights-refuses-knight-inactive"),
            Self::KnightSpent => Say::new("rules-cities-and-knights-refuses-knight-spent"),
            Self::KnightPromoted => Say::new("rules-cities-and-knights-refuses-knight-promoted"),
            Self::KnightMighty => Say::new("rules-cities-and-knights-refuses-knight-mighty"),
            Self::NeedsFortress => Say::new("rules-cities-and-knights-refuses-needs-fortress"),
            Self::Cursed { rolls } => Say::new("rules-cities-and-knights-refuses-cursed").number("rolls", rolls),
            Self::NeedsCity => Say::new("rules-cities-and-knights-refuses-needs-city"),
            Self::NeedsCityForMetropolis => Say::new("rules-cities-and-knights-refuses-needs-city-for-metropolis"),
            Self::NeedsCitadel => Say::new("rules-cities-and-knights-refuses-needs-citadel"),
            Self::TrackAtEnd(track) => {
                Say::new("rules-cities-and-knights-refuses-track-at-end").say("track", track.say())
            }
            Self::DragonNeedsOneBelow => Say::new("rules-cities-and-knights-refuses-dragon-needs-one-below"),
            Self::DragonAtTheTop => Say::new("rules-cities-and-knights-refuses-dragon-at-the-top"),
            Self::HasCitadel => Say::new("rules-cities-and-knights-refuses-has-citadel"),
            Self::NoHills => Say::new("rules-cities-and-knights-refuses-no-hills"),
            Self::NoWallLeft => Say::new("rules-cities-and-knights-refuses-no-wall-left"),
            Self::WallNeedsCity => Say::new("rules-cities-and-knights-refuses-wall-needs-city"),
            Self::OtherMoment(card) => {
                Say::new("rules-cities-and-knights-refuses-other-moment").say("card", card.say())
            }
            Self::RobberSleeps => Say::new("rules-cities-and-knights-refuses-robber-sleeps"),
            Self::InventorLeaves { number } => {
                Say::new("rules-cities-and-knights-refuses-inventor-leaves").number("number", number)
            }
            Self::SwapsNothing(card) => {
                Say::new("rules-cities-and-knights-refuses-swaps-nothing").say("card", card.say())
            }
        }
    }
}

impl From<Breach> for Refusal {
    fn from(breach: Breach) -> Self {
        Self(breach.say())
    }
}
