//! The file that BG Stats exports and imports: read into plays that are written down afterwards, and written from ours.

/// Who has entered the plays of such a file, as their logs say.
pub const SOURCE: &str = "BG Stats";

mod again;
mod beside;
pub mod extras;
mod file;
mod identity;
mod matching;
mod push;
mod read;
mod value;
mod write;

pub use extras::{Extras, Records};
pub use file::FoundGame;
pub use identity::{changed_id, play_of_uuid, uuid_of};
pub use matching::{GameMatch, Matching, PlayerMatch};
pub use push::push_link;
pub use read::{BgStats, BgStatsError, FoundPlay, FoundPlays, PlayFault, PlayLeftOut};
pub use write::{Export, to_json};
