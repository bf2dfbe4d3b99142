//! What can be entered at a Cities & Knights table.

use serde::{Deserialize, Serialize};

use super::state::Holding;
use crate::games::cities_and_knights::dice::Event;
use crate::games::cities_and_knights::knights::Strength;
use crate::games::cities_and_knights::ship::Current;
use crate::games::cities_and_knights::track::Track;
use crate::table::action::GameAction;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The roll of the turn; the ship sails by it.
    Roll {
        /// The white die, 1 to 6.
        white: u8,
        /// The red die, 1 to 6.
        red: u8,
        /// The event die.
        event: Event,
        /// Whether the app rolled.
        #[serde(default)]
        by_app: bool,
        /// Where the two dice are a card that was drawn: the number of the deck that it came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        deck: Option<u32>,
    },
    /// Which knights take part in the attack that has come, where each player chooses; none is all active ones.
    TakePart {
        /// Whose knights.
        seat: Seat,
        /// Their strengths, each an active knight of the player's.
        knights: Option<Vec<Strength>>,
    },
    /// Whose Counterspell stops the loss of a city in the attack that has come (fan set).
    Counterspell {
        /// Whose; none takes the card back.
        seat: Option<Seat>,
    },
    /// The attack is fought: cities are lost, a Defender is named, the knights rest, the ship is back.
    Attack,
    /// So many more of something built.
    Build {
        /// Who.
        seat: Seat,
        /// What.
        what: Piece,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// A track is built by one level.
    Improve {
        /// Who.
        seat: Seat,
        /// The track.
        track: Track,
        /// Whether the card Crane makes it cheaper.
        #[serde(default)]
        crane: bool,
    },
    /// A track's level and its metropolis are put right by hand.
    SetLevel {
        /// Whose.
        seat: Seat,
        /// The track.
        track: Track,
        /// The level, 0 to 5.
        level: u8,
    },
    /// Who has a track's metropolis, put right by hand; it stands on one of the player's cities.
    SetMetropolis {
        /// The track.
        track: Track,
        /// Who; none takes it off the board.
        seat: Option<Seat>,
    },
    /// A knight is built.
    BuildKnight {
        /// Whose.
        seat: Seat,
    },
    /// A knight is fed.
    Activate {
        /// Whose.
        seat: Seat,
        /// Which.
        strength: Strength,
    },
    /// A knight gets stronger; it stays as active as it was.
    Promote {
        /// Whose.
        seat: Seat,
        /// Which.
        strength: Strength,
        /// Whether it is an active one.
        active: bool,
    },
    /// An active knight acts and rests.
    Act {
        /// Whose.
        seat: Seat,
        /// Which.
        strength: Strength,
    },
    /// A knight leaves the board.
    RemoveKnight {
        /// Whose.
        seat: Seat,
        /// Which.
        strength: Strength,
        /// Whether it is an active one.
        active: bool,
    },
    /// What only one player has goes to somebody.
    Hold {
        /// What.
        what: Holding,
        /// Who; none takes it from everybody.
        seat: Option<Seat>,
    },
    /// A card that is worth a point, or an effect that waits, is there or not.
    Card {
        /// Whose.
        seat: Seat,
        /// Which.
        what: PointCard,
        /// Whether it is there.
        on: bool,
    },
    /// The Curse falls on a player's knights (fan set).
    Curse {
        /// On whose.
        seat: Seat,
    },
    /// The Great dragon takes a level from one player to another (fan set).
    GreatDragon {
        /// Who plays it.
        seat: Seat,
        /// Who loses the level.
        target: Seat,
        /// The track.
        track: Track,
    },
    /// The Magic current moves the ship (fan set).
    MagicCurrent {
        /// Which way.
        way: Current,
    },
    /// Where the ship is, put right by hand.
    SetShip {
        /// Its steps from the start.
        position: u32,
    },
    /// The player on turn has reached the goal and says so.
    Win {
        /// Who.
        seat: Seat,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::TakePart { seat, .. }
            | Self::Build { seat, .. }
            | Self::Improve { seat, .. }
            | Self::SetLevel { seat, .. }
            | Self::BuildKnight { seat, .. }
            | Self::Activate { seat, .. }
            | Self::Promote { seat, .. }
            | Self::Act { seat, .. }
            | Self::RemoveKnight { seat, .. }
            | Self::Card { seat, .. }
            | Self::Curse { seat, .. }
            | Self::GreatDragon { seat, .. }
            | Self::Win { seat, .. } => Some(*seat),
            Self::SetMetropolis { seat, .. } | Self::Hold { seat, .. } | Self::Counterspell { seat } => *seat,
            Self::Roll { .. } | Self::Attack | Self::MagicCurrent { .. } | Self::SetShip { .. } => None,
        }
    }
}

/// What is built and counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Piece {
    /// A settlement.
    Settlement,
    /// A city; it takes the place of a settlement.
    City,
    /// A city on its side.
    FallenCity,
    /// A wall.
    Wall,
    /// A card "Defender of Catan".
    Defender,
}

/// A card that lies open before a player, or a mark that only the fan set has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointCard {
    /// The card Printer.
    Printer,
    /// The card Constitution.
    Constitution,
    /// The card White magic (fan set).
    WhiteMagic,
    /// The citadel (fan set).
    Citadel,
    /// The Small dragon, until the next 7 (fan set).
    SmallDragon,
    /// Magic power, until the next attack (fan set).
    MagicPower,
}
