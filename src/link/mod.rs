//! One table on many devices, the guest's side: a store over the wire, with a copy of the play and an outbox on disk.
//!
//! A guest's device speaks with the host of a play over a websocket ([`socket`]) in the messages of [`crate::wire`]. What
//! happens there is decided by [`client::Client`], which opens no socket, reads no clock and writes no file: it is told what
//! has come and what time it is, and says what is to be sent, kept and shown.
//!
//! - [`linked::Linked`] stands in the place of the store: requests about the shared play are answered from the copy, and all
//!   others go on to the device's own store. The window above does not know the difference.
//! - The copy is an ordinary play in the device's own store. It holds the lines that the host has confirmed and nothing
//!   else, so that it can be read on, exported and gone on with alone when the host never comes back.
//! - What is entered goes into the outbox first, which is part of a value in the device's own store ([`record::Record`]). It
//!   is answered as entered when it is on this device's disk, and sent then; it waits there until the host acknowledges it,
//!   also through a reload or a kill. It is sent again under the same id, so that it counts once.
//! - When lines of others come first, those of the outbox move behind them ([`crate::table::rebase`]), and the session above
//!   reads again from there ([`crate::store::Reply::Rewound`]).
//! - A checksum that differs is healed by reading the whole log from the host again.

mod address;
mod backoff;
pub mod client;
mod failure;
// On Android no socket is opened yet.
#[cfg(not(target_os = "android"))]
mod heartbeat;
pub mod linked;
pub mod memory_host;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
mod native;
pub mod pair;
pub mod record;
pub mod socket;
#[cfg(target_arch = "wasm32")]
mod web;

pub use address::{Address, NoAddress};
pub use client::{Client, Connection};
pub use failure::Failure;
pub use linked::Linked;
#[cfg(not(any(target_arch = "wasm32", target_os = "android")))]
pub use native::dialer;
pub use record::{Credential, Record};
#[cfg(target_arch = "wasm32")]
pub use web::dialer;
