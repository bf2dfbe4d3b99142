//! The host of a table that many devices share: it numbers their lines, keeps them, and tells everyone.
//!
//! A [`Hub`] is one server on one address, with any number of tables. `tableside host` runs one until it is told to end,
//! and the window runs one on a thread beside it; both use the same [`Hub`].
//!
//! - One thread a table ([`table`]) takes appends as their devices have their turns, has the game's rules look at them
//!   ([`referee`]), gives them their numbers and writes all that waits in one transaction. Nothing is acknowledged before
//!   the store has it on the disk, together with the append's id: sent again, also after a kill, it gets the same numbers.
//! - One task a socket ([`socket`]) reads and writes messages and keeps the limits; [`socket_queue`] is what waits for it.
//! - [`connection`] and [`door`] say how many connections there may be and which one gives way, [`guard`] who may speak at all,
//!   [`registry`] which table a key, a code or a token opens, [`devices`] who was given a seat.
//! - [`backend`] is what a table needs of the place where its log is kept; [`sqlite`] is the one there is.
//!
//! ## The window and the hub
//!
//! The window keeps its own store and its own session; the hub has a connection of its own to the same database, as a
//! second window has. Two writers at one log are what the store is made for: a line goes on exactly where the log ends or
//! not at all, and whoever was slower reads what came and tries again. So the window's taps stay as quick as without a
//! hub, and a fault of the hub can't touch them. What would take the store half a second to notice, the two tell each
//! other at once: [`HubEvent::Wrote`] one way, [`Hub::changed`] the other.
//!
//! A line that this version cannot read, as a later version may have written it, is passed on like any other, and
//! counts as nothing where the rules are asked: one window that was updated stops nobody's table.

mod address;
pub mod backend;
mod connection;
mod devices;
mod door;
mod guard;
mod hosting;
mod keys;
mod page;
mod referee;
mod registry;
mod server;
mod socket;
mod socket_queue;
mod sqlite;
mod table;
mod texts;

pub use address::{private_address, private_addresses};
pub use hosting::{Hub, HubError, HubEvent, HubOptions, OwnDevice, SharedTable};
pub use page::installed_page;
