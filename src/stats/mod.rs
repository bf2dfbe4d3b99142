//! Statistics: what all plays that are over say together.
//!
//! Nothing here folds a log: each play has kept a row of what counts ([`crate::table::result::PlayResult`]). [`Plays`] takes
//! all of them in once; [`Plays::statistics`] then counts those that a [`Filter`] lets through, in a few milliseconds for ten
//! thousand. [`Aliases`] says which names are one person, and [`Remarks`] where a play was and what was noted of it; both
//! are kept values, and no log is ever touched by them.

mod aliases;
mod average;
pub mod bgstats;
mod chance;
mod count;
mod csv;
mod figures;
mod filter;
mod format;
mod plays;
mod remarks;
mod special;
mod words;

pub use aliases::Aliases;
pub use average::{Hundredths, points_json};
pub use chance::{as_uneven, enough, of_counts, of_hits};
pub use csv::{TableStyle, to_csv};
pub use figures::{
    Against, Best, ByPlayers, FirstPlayer, GameFigures, KindFigures, Margin, Minutes, PlayerFigures, PlayerGame,
    PointFigures, Record, RowFigures, Statistics, Streak,
};
pub use filter::Filter;
pub use format::ResultFormat;
pub use plays::{Known, OnePlay, Plays, SeatResult};
pub use remarks::{Remark, Remarks};
pub use special::{Special, best_before, special};
pub use words::{file_name, to_text};
