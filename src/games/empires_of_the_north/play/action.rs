//! What can be entered at a table of Empires of the North beside the actions of every table.

use serde::{Deserialize, Serialize};

use crate::games::empires_of_the_north::circle::{Circle, Tile};
use crate::games::empires_of_the_north::clan::Clan;
use crate::games::empires_of_the_north::sea::{Deed, Distance};
use crate::games::empires_of_the_north::track::Cause;
use crate::table::action::GameAction;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// How the five tiles lie, clockwise.
    Circle {
        /// The tiles.
        tiles: Circle,
        /// Whether the app drew the order.
        #[serde(default)]
        by_app: bool,
    },
    /// A player's clan.
    Clan {
        /// Who.
        seat: Seat,
        /// Which; none gives it back.
        clan: Option<Clan>,
    },
    /// How many of the four cards of the lookout are kept.
    Keep {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u32,
    },
    /// An action disc is used.
    Disc {
        /// Whose.
        seat: Seat,
        /// Which of the two: 0 or 1.
        disc: u8,
        /// Where.
        to: Tile,
        /// On Sail: what is laid on the ship.
        #[serde(default)]
        cargo: Option<Cargo>,
    },
    /// A card's effect moves a disc that was used; the tile does nothing.
    MoveDisc {
        /// Whose.
        seat: Seat,
        /// Which of the two: 0 or 1.
        disc: u8,
        /// Where to.
        to: Tile,
    },
    /// Another action of the action phase.
    Act {
        /// Who.
        seat: Seat,
        /// Which.
        what: Other,
    },
    /// A rival's card is exhausted for a raze token.
    Raid {
        /// Who raids.
        seat: Seat,
        /// Whose card.
        target: Seat,
    },
    /// A player passes for the rest of the action phase.
    Pass {
        /// Who.
        seat: Seat,
    },
    /// A card's effect puts a ship into the queue, without a disc.
    Embark {
        /// Whose.
        seat: Seat,
        /// What is laid on it.
        cargo: Cargo,
    },
    /// A ship overtakes the one ahead.
    Ahead {
        /// Its place in the queue, from 0.
        place: usize,
    },
    /// A ship visits an island and goes back to its owner.
    Visit {
        /// Its place in the queue, from 0.
        place: usize,
        /// How far the island is.
        distance: Distance,
        /// What it does there.
        deed: Deed,
    },
    /// A ship comes back to its owner; what it did at its island, the table knows.
    Back {
        /// Its place in the queue, from 0.
        place: usize,
    },
    /// Points on the track.
    Points {
        /// Whose.
        seat: Seat,
        /// How many more; fewer when negative.
        change: i32,
        /// For what.
        cause: Cause,
    },
    /// What a player has at the end.
    Count {
        /// Who.
        seat: Seat,
        /// What.
        what: Held,
        /// How many; none is blank again.
        to: Option<u32>,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Clan { seat, .. }
            | Self::Keep { seat, .. }
            | Self::Disc { seat, .. }
            | Self::MoveDisc { seat, .. }
            | Self::Act { seat, .. }
            | Self::Raid { seat, .. }
            | Self::Pass { seat, .. }
            | Self::Embark { seat, .. }
            | Self::Points { seat, .. }
            | Self::Count { seat, .. } => Some(*seat),
            Self::Circle { .. } | Self::Ahead { .. } | Self::Visit { .. } | Self::Back { .. } => None,
        }
    }
}

/// What is laid on a ship when it sets sail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cargo {
    /// A fish, or gold in its place.
    pub fish: bool,
    /// A raze token.
    pub raze: bool,
}

/// An action that needs nothing but its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Other {
    /// A location is built for goods.
    Build,
    /// The action of an own location or island.
    Location,
}

/// What is counted at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Held {
    /// All cards of the empire.
    Cards,
    /// Of these, the start cards.
    StartCards,
    /// Of these, the fields that were built.
    Fields,
    /// Of these, the upgrades of fields.
    Upgrades,
    /// Of these, the other locations.
    Locations,
    /// Of these, the conquered islands.
    Islands,
    /// Food, wood, stone, sheep and fish in the supply.
    Resources,
    /// Gold in the supply.
    Gold,
    /// Raze tokens left.
    Raze,
    /// Workers, for a tie.
    Workers,
    /// Cards in hand, for a tie.
    Hand,
}

impl Held {
    /// The kinds that the cards of an empire are of (rulebook, end of the game).
    pub const KINDS: [Self; 5] = [Self::StartCards, Self::Fields, Self::Upgrades, Self::Locations, Self::Islands];
}
