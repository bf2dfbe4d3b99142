//! What can be entered at an Orchard table, beside what can be at every table.

use serde::{Deserialize, Serialize};
use tableside::table::action::GameAction;
use tableside::table::seat::Seat;
use tableside::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// The apples that a player has picked in this autumn, in place of what stood there.
    Pick {
        /// Who.
        seat: Seat,
        /// How many.
        apples: u32,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Pick { seat, .. } => Some(*seat),
        }
    }
}
