//! What can be entered at a Dice Settlers table.

use serde::{Deserialize, Serialize};

use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::board::OwnFigure;
use crate::games::dice_settlers::field::Field;
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::Sales;
use crate::table::action::GameAction;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A main action: what the symbols are for says which.
    Act {
        /// Who.
        seat: Seat,
        /// The symbols spent on it, one for each.
        symbols: Vec<Symbol>,
        /// What was sold by it.
        #[serde(default, skip_serializing_if = "Sales::is_empty")]
        sold: Sales,
        /// The dice recruited by it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dice: Vec<DieColor>,
    },
    /// A main action of this round was none, after all; what it brought goes back.
    TakeBack {
        /// Whose.
        seat: Seat,
        /// Which.
        action: RoundAction,
    },
    /// A player does no more main actions in this round.
    Pass {
        /// Who.
        seat: Seat,
        /// Whether it is so.
        on: bool,
    },
    /// Free action: a tent leaves a factory tile for its effect.
    Factory {
        /// Who.
        seat: Seat,
    },
    /// Free action: the tents on a tile become a house.
    Claim {
        /// Who.
        seat: Seat,
        /// The tents on the tile, by seat.
        tents: Vec<u32>,
    },
    /// So many more houses, put right by hand.
    Houses {
        /// Whose.
        seat: Seat,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// So many more dice, won or lost by something else than Recruit.
    Dice {
        /// Whose.
        seat: Seat,
        /// Their color; none where it is not kept.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        color: Option<DieColor>,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// So many more points in tokens.
    Points {
        /// Whose.
        seat: Seat,
        /// What for.
        source: Source,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// So many more sales, made by something else than Trade.
    Sell {
        /// Whose.
        seat: Seat,
        /// How many equal resources went at once, 1 to 3.
        equal: u32,
        /// How many more sales; fewer when negative.
        change: i32,
    },
    /// So many more left of what is common, put right by hand.
    Stock {
        /// Of what.
        what: Stock,
        /// How many more; fewer when negative.
        change: i32,
    },
    /// A color of dice is gone from the supply, or is there again.
    Color {
        /// The color.
        color: DieColor,
        /// Whether it is gone.
        gone: bool,
    },
    /// The table says itself that the end has begun, or that it has not.
    End {
        /// Whether it has.
        on: bool,
    },
    /// Who starts the round, put right by hand.
    SetFirst {
        /// The seat.
        seat: Seat,
    },
    /// Points counted at the end.
    Count {
        /// Whose.
        seat: Seat,
        /// Which.
        what: Counted,
        /// How many; none is "not counted yet".
        points: Option<u32>,
    },
    /// The owner has looked up a figure.
    SetFigure {
        /// The figure.
        figure: OwnFigure,
    },
    /// The owner has found these figures printed as they are shown.
    ConfirmFigures {
        /// The figures.
        figures: Vec<OwnFigure>,
    },
    /// A figure that was filled in is not known, after all.
    ForgetFigure {
        /// Which.
        field: Field,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Act { seat, .. }
            | Self::TakeBack { seat, .. }
            | Self::Pass { seat, .. }
            | Self::Factory { seat, .. }
            | Self::Claim { seat, .. }
            | Self::Houses { seat, .. }
            | Self::Dice { seat, .. }
            | Self::Points { seat, .. }
            | Self::Sell { seat, .. }
            | Self::SetFirst { seat, .. }
            | Self::Count { seat, .. } => Some(*seat),
            Self::Stock { .. }
            | Self::Color { .. }
            | Self::End { .. }
            | Self::SetFigure { .. }
            | Self::ConfirmFigures { .. }
            | Self::ForgetFigure { .. } => None,
        }
    }
}

/// What points in tokens are won for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Resources sold, where the sales themselves are not kept.
    Trade,
    /// The bonus of a map tile.
    Tile,
    /// A technology.
    Technology,
    /// Anything else.
    Other,
}

impl Source {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Tile, Self::Trade, Self::Technology, Self::Other];
}

/// What lies in the middle of the table and runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stock {
    /// Map tiles in the stack.
    Tiles,
    /// Points in the pool.
    Pool,
}

/// What is counted at the end and typed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// The higher values of the map tiles that the player controls.
    Control,
    /// The lower values of those where the player is only present.
    Presence,
    /// The values of the technologies.
    Technologies,
    /// Anything else that the table counts.
    Other,
}

impl Counted {
    /// All of them, in the order in which they are entered.
    pub const ALL: [Self; 4] = [Self::Control, Self::Presence, Self::Technologies, Self::Other];
}
