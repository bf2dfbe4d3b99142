//! What can be entered on a score sheet.

use serde::{Deserialize, Serialize};

use crate::games::score_sheet::template::Row;
use crate::table::action::GameAction;
use crate::table::guide::Cursor;
use crate::table::seat::Seat;
use crate::table::tagged::tagged;

/// An action; its form stands in the log, so a name that was used once keeps its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// A number for a player, in place of what stood there.
    Enter {
        /// The row's id.
        row: String,
        /// The round, from 0; none for a row that is counted once and for one that decides a tie.
        #[serde(default)]
        round: Option<u16>,
        /// Whose.
        seat: Seat,
        /// The number; none is blank again.
        value: Option<i64>,
    },
    /// So many more for a player; blank counts as none.
    Add {
        /// The row's id.
        row: String,
        /// The round, as for [`Action::Enter`].
        #[serde(default)]
        round: Option<u16>,
        /// Whose.
        seat: Seat,
        /// How many more; fewer when negative.
        change: i64,
    },
    /// The round was the last one, at a box whose rounds are open.
    LastRound {
        /// Where the guide stood.
        from: Cursor,
    },
    /// One more row on this play's sheet. The template it began with stays as it is.
    AddRow {
        /// The row.
        row: Row,
    },
}

tagged!(Action);

impl GameAction for Action {
    fn seat(&self) -> Option<Seat> {
        match self {
            Self::Enter { seat, .. } | Self::Add { seat, .. } => Some(*seat),
            Self::LastRound { .. } | Self::AddRow { .. } => None,
        }
    }
}
