//! What can be entered at an Orchard table.

use serde::{Deserialize, Serialize};
use tableside::table::guide::Cursor;
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
    /// The step is done.
    Next {
        /// Where the table was when somebody said so: a second tap, or a second window, changes nothing.
        from: Cursor,
    },
    /// The guide is moved by hand.
    Move {
        /// Where to.
        to: Cursor,
    },
    /// A cell of the score sheet is set by hand.
    SetCell {
        /// The row's id on the sheet.
        row: String,
        /// Whose cell.
        seat: Seat,
        /// The value; none gives the cell back to the rules.
        value: Option<i64>,
        /// Why, in the person's own words.
        #[serde(default)]
        note: String,
    },
}

tagged!(Action);
