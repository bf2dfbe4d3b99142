//! The file that BG Stats exports and imports: read into plays that are written down afterwards, and written from ours.

/// Who has entered the plays of such a file, as their logs say.
pub const SOURCE: &str = "BG Stats";

mod identity;
mod matching;
mod read;
mod write;

pub use identity::uuid_of;
pub use matching::{GameMatch, Matching, PlayerMatch};
pub use read::{BgStats, BgStatsError, FoundGame, FoundPlay};
pub use write::{push_link, to_json};
