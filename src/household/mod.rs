//! A household on several devices: the file that moves everything, how two households become one, and the folder that is
//! kept in step.
//!
//! A household is its plays, and entries: each thing that is kept beside the plays, such as a name that counts as another,
//! a note or a card, taken apart so far that two people who change different things never write over each other
//! ([`form`]). Each entry has the time of its last change ([`stamps`]); of two that differ the later one counts, also where
//! it says that the thing was taken out ([`merge`]). What a later version has written is handed on unread ([`later`]).
//!
//! Nobody else's data replaces one's own unasked: what a merge would change is known before ([`change`]), and a window or a
//! command asks. A folder that somebody has chosen does not ask; what came from there is remembered, and each change can be
//! taken back ([`taken_back`]). What is not taken of a file is named ([`left_out`]). What belongs to a device (language, theme, text size, drafts) is none
//! of it.

pub mod cards;
pub mod change;
pub mod form;
pub mod gather;
pub mod later;
pub mod left_out;
pub mod merge;
pub mod stamps;
mod status;
#[cfg(not(target_arch = "wasm32"))]
pub mod step;
pub mod taken_back;

pub use change::{ChangeKind, Changed, MergeChange};
pub use gather::{Gather, HouseholdHere};
pub use left_out::{LeftOut, LeftWhy};
pub use merge::{MergePlan, MergeReport, merge};
pub use status::FolderStatus;

/// What leads to an entry: what is kept, and the names within that.
pub type EntryPath = Vec<String>;

/// The first name of an entry that says whether a play lies in the trash.
pub const TRASH: &str = "trash";

/// The first name of a template.
pub const TEMPLATE: &str = "template";

/// The first name of an own card.
pub const CARD: &str = "card";
