//! The table: players and seats, the log, undo, the guide's cursor, the score sheet with its reasons.
//!
//! It knows no game by name. A game gives it [`rules::Rules`]; everybody above works with a [`play::Play`].

pub mod action;
pub mod correction;
#[cfg(test)]
pub(crate) mod counter;
pub mod early;
pub mod entry;
pub mod field;
mod fold;
pub mod guide;
pub mod log;
pub mod play;
pub mod player_name;
pub mod points;
pub mod ranking;
pub mod reason;
pub mod rebase;
pub mod result;
pub mod rules;
pub mod seat;
pub mod sheet;
pub mod state;
pub mod summary;
pub mod tagged;
#[cfg(test)]
pub(crate) mod trial;
pub mod written;
