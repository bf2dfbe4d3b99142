//! What can be entered at an Imperial Settlers table.

use serde::{Deserialize, Serialize};

use super::site::Site;
use crate::games::imperial_settlers::faction::Faction;
use crate::games::imperial_settlers::goods::Good;
use crate::table::action::GameAction;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A player chooses a faction, or gives it back.
    Faction {
        /// Who.
        seat: Seat,
        /// Which; none gives it back.
        faction: Option<Faction>,
    },
    /// A choice of the lookout is made, with all that was laid out for it.
    Look {
        /// Where the lookout was when somebody said so: how many of its steps were done.
        at: usize,
    },
    /// The app drew one of the cards that lie there for the virtual player.
    Drawn {
        /// Which, counted from the left, from 1.
        card: u32,
    },
    /// A player has taken the production, or has not after all.
    Taken {
        /// Who.
        seat: Seat,
        /// Whether it is taken.
        on: bool,
    },
    /// How many locations a production location counts.
    Count {
        /// Whose.
        seat: Seat,
        /// Its place in the empire.
        site: usize,
        /// How many.
        count: u32,
    },
    /// Points on the score track.
    Score {
        /// Who.
        seat: Seat,
        /// How many more; fewer when negative.
        points: i32,
        /// Where they come from.
        why: Why,
    },
    /// A deal is made; it gives its good at once.
    Deal {
        /// Who.
        seat: Seat,
        /// What it gives.
        good: Good,
    },
    /// A deal is no more.
    DropDeal {
        /// Whose.
        seat: Seat,
        /// Its place among the player's deals.
        deal: usize,
    },
    /// A location is built; a production location gives at once.
    Build {
        /// Who.
        seat: Seat,
        /// The location.
        site: Site,
        /// The place of the location that is discarded for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<usize>,
    },
    /// What was entered of a location is put right.
    Rebuild {
        /// Whose.
        seat: Seat,
        /// Its place in the empire.
        site: usize,
        /// The location as it is.
        to: Site,
    },
    /// A location leaves an empire.
    Remove {
        /// Whose.
        seat: Seat,
        /// Its place in the empire.
        site: usize,
    },
    /// A card is razed.
    Raze {
        /// Who razes.
        seat: Seat,
        /// What.
        target: Target,
        /// Whether it is an action card that does it, which says itself what it takes.
        #[serde(default)]
        by_card: bool,
        /// The points that the raze field gives.
        #[serde(default)]
        points: u32,
    },
    /// An action location is used.
    Use {
        /// Who.
        seat: Seat,
        /// Its place in the empire, where it was entered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        site: Option<usize>,
        /// The points that it gives.
        #[serde(default)]
        points: u32,
    },
    /// Workers are sent for resources or cards.
    Send {
        /// Who.
        seat: Seat,
        /// How many workers.
        workers: u32,
    },
    /// A player passes, or has not after all.
    Pass {
        /// Who.
        seat: Seat,
        /// Whether the player has passed.
        on: bool,
    },
    /// The player on turn has taken an action that needs no entry.
    Turn {
        /// Who.
        seat: Seat,
    },
    /// Whose turn it is, put right by hand.
    SetTurn {
        /// Who.
        seat: Seat,
    },
    /// What a player has left at the end of the round.
    Left {
        /// Who.
        seat: Seat,
        /// Of what.
        good: Good,
        /// How many.
        count: u32,
    },
    /// Cards of a player keep this good at cleanup, or no longer.
    Store {
        /// Whose.
        seat: Seat,
        /// What.
        good: Good,
        /// Whether they keep it.
        on: bool,
    },
    /// How many locations a player has.
    Built {
        /// Who.
        seat: Seat,
        /// Whether the faction's are meant; else the common ones.
        own: bool,
        /// How many; none gives the count back.
        count: Option<u32>,
    },
    /// The resources on the Shrine.
    Shrine {
        /// Whose.
        seat: Seat,
        /// How many; none without a Shrine.
        resources: Option<u32>,
    },
    /// The cards under a Gate.
    Gate {
        /// Whose.
        seat: Seat,
        /// Which of the two.
        gate: u8,
        /// How many; none without this Gate.
        cards: Option<u32>,
    },
    /// What a player has left for a tie at the end.
    Tie {
        /// Who.
        seat: Seat,
        /// Resources and workers; none takes the count back.
        #[serde(default)]
        goods: Option<u32>,
        /// Cards in hand; none takes the count back.
        #[serde(default)]
        hand: Option<u32>,
    },
    /// The app keeps the attack cards in this order; an empty one gives them back to the table.
    Shuffle {
        /// The goods that they show, the top card first.
        deck: Vec<Good>,
    },
    /// An attack card is revealed; in the attacks it decides what falls.
    Reveal {
        /// The good that it shows.
        good: Good,
    },
    /// Which of several locations that are level falls.
    Fall {
        /// Its place in the empire.
        site: usize,
    },
    /// A revealed attack card, which is a deal of the virtual player, is no more.
    DropTarget {
        /// Its place in the line.
        target: usize,
    },
    /// How many cards lie before the virtual player.
    HisCards {
        /// How many.
        count: u32,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Faction { seat, .. }
            | Self::Taken { seat, .. }
            | Self::Count { seat, .. }
            | Self::Score { seat, .. }
            | Self::Deal { seat, .. }
            | Self::DropDeal { seat, .. }
            | Self::Build { seat, .. }
            | Self::Rebuild { seat, .. }
            | Self::Remove { seat, .. }
            | Self::Raze { seat, .. }
            | Self::Use { seat, .. }
            | Self::Send { seat, .. }
            | Self::Pass { seat, .. }
            | Self::Turn { seat, .. }
            | Self::SetTurn { seat, .. }
            | Self::Left { seat, .. }
            | Self::Store { seat, .. }
            | Self::Built { seat, .. }
            | Self::Shrine { seat, .. }
            | Self::Gate { seat, .. }
            | Self::Tie { seat, .. } => Some(*seat),
            Self::Look { .. }
            | Self::Drawn { .. }
            | Self::Shuffle { .. }
            | Self::Reveal { .. }
            | Self::Fall { .. }
            | Self::DropTarget { .. }
            | Self::HisCards { .. } => None,
        }
    }
}

/// Where points on the track come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// An action location, or another action.
    Action,
    /// A deal.
    Deal,
    /// A production location.
    Production,
    /// A raze field.
    Raze,
    /// Anything else that a card says.
    Card,
}

/// What is razed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Target {
    /// A card from the own hand.
    Hand {
        /// Whether it is a Japanese faction card; else it is a common one.
        japanese: bool,
    },
    /// A location of a rival.
    Rival {
        /// Whose.
        seat: Seat,
        /// Whether it is a Japanese faction location; else it is a common one.
        japanese: bool,
        /// Whether a defense token or a samurai stands on it.
        protected: bool,
        /// Its place in the empire, where it was entered.
        site: Option<usize>,
    },
    /// A card that lies before the virtual player.
    His,
}

impl Why {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Action, Self::Deal, Self::Production, Self::Raze, Self::Card];
}
