//! How something can break the rules, so that it is refused.
//!
//! Each rule says itself what it forbids; the table shows the reason in words.

use thiserror::Error;

use super::cards::Card;
use super::knights::Strength;
use super::supply::{KNIGHTS_OF_A_STRENGTH, WALLS};
use super::track::{Level, Track};
use crate::locale::{Language, Message};
use crate::table::rules::Refusal;

/// What the rules forbid. [`RuleViolation::message`] tells it to people; as an error it speaks English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(&self.message()))]
pub enum RuleViolation {
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

impl RuleViolation {
    /// The reason in words.
    pub fn message(&self) -> Message {
        match *self {
            Self::NoSuchPlayer => Message::new("rules-cities-and-knights-refuses-no-such-player"),
            Self::NoSuchNumber => Message::new("rules-cities-and-knights-refuses-no-such-number"),
            Self::NoSuchFace => Message::new("rules-cities-and-knights-refuses-no-such-face"),
            Self::ShipOffTrack { length } => {
                Message::new("rules-cities-and-knights-refuses-ship-off-track").number("length", length)
            }
            Self::NoSuchKnightLeft(strength) => Message::new("rules-cities-and-knights-refuses-no-such-knight-left")
                .number("held", KNIGHTS_OF_A_STRENGTH)
                .say("knight", strength.message()),
            Self::KnightActive => Message::new("rules-cities-and-knights-refuses-knight-active"),
            Self::KnightInactive => Message::new("rules-cities-and-knights-refuses-knight-inactive"),
            Self::KnightSpent => Message::new("rules-cities-and-knights-refuses-knight-spent"),
            Self::KnightPromoted => Message::new("rules-cities-and-knights-refuses-knight-promoted"),
            Self::KnightMighty => Message::new("rules-cities-and-knights-refuses-knight-mighty"),
            Self::NeedsFortress => Message::new("rules-cities-and-knights-refuses-needs-fortress"),
            Self::Cursed { rolls } => Message::new("rules-cities-and-knights-refuses-cursed").number("rolls", rolls),
            Self::NeedsCity => Message::new("rules-cities-and-knights-refuses-needs-city"),
            Self::NeedsCityForMetropolis => Message::new("rules-cities-and-knights-refuses-needs-city-for-metropolis"),
            Self::NeedsCitadel => Message::new("rules-cities-and-knights-refuses-needs-citadel"),
            Self::TrackAtEnd(track) => Message::new("rules-cities-and-knights-refuses-track-at-end")
                .say("track", track.message())
                .number("levels", Level::TOP.number()),
            Self::DragonNeedsOneBelow => Message::new("rules-cities-and-knights-refuses-dragon-needs-one-below"),
            Self::DragonAtTheTop => Message::new("rules-cities-and-knights-refuses-dragon-at-the-top"),
            Self::HasCitadel => Message::new("rules-cities-and-knights-refuses-has-citadel"),
            Self::NoHills => Message::new("rules-cities-and-knights-refuses-no-hills"),
            Self::NoWallLeft => Message::new("rules-cities-and-knights-refuses-no-wall-left").number("walls", WALLS),
            Self::WallNeedsCity => Message::new("rules-cities-and-knights-refuses-wall-needs-city"),
            Self::OtherMoment(card) => {
                Message::new("rules-cities-and-knights-refuses-other-moment").say("card", card.message())
            }
            Self::RobberSleeps => Message::new("rules-cities-and-knights-refuses-robber-sleeps"),
            Self::InventorLeaves { number } => {
                Message::new("rules-cities-and-knights-refuses-inventor-leaves").number("number", number)
            }
            Self::SwapsNothing(card) => {
                Message::new("rules-cities-and-knights-refuses-swaps-nothing").say("card", card.message())
            }
        }
    }
}

impl From<RuleViolation> for Refusal {
    fn from(violation: RuleViolation) -> Self {
        Self(violation.message())
    }
}
