//! One table on many devices: every message that a device and the host send each other, as plain types.
//!
//! A message is one JSON object in one text message of a websocket, and one key names it. What a device says is a
//! [`ClientMessage`], what the host says a [`HostMessage`]. Nothing here opens a socket or keeps anything; it is the same
//! in a browser and in the host.
//!
//! - **A line on the wire** ([`WireLine`]) is the entry of an exported play: its body is JSON, not text. Its `id` is that of
//!   the append that wrote it; a line that no device sent has none.
//! - **The checksum** ([`LogChecksum`]) is the sum that the store keeps over a play's header and its lines, over each body in
//!   its canonical text ([`canonical`]), so that it is the same wherever the log is; 16 hexadecimal digits. It is FNV-1a (64
//!   bits) over the parts, each followed by its length in eight bytes, the greatest first: the id, the game, the format in
//!   four bytes and the beginning of the header; then of each line its number in eight bytes, its time, its writer and its
//!   body. Times are in UTC with nine digits after the second.
//! - **Formats** ([`Hello::formats`]) say for each game which log formats a device reads, the oldest and the newest. The host
//!   turns away a device that says that it cannot read the table's play, with `too-old` or `too-new`. A game that it does not
//!   name is not looked at.
//! - What a later version adds inside of a message is passed over; a message of an unknown name is refused.
//! - **What the host may say beyond the design:** [`Took::lines`], where an entry was written in another form than it was
//!   sent, with that entry alone; and several [`Behind`] to one append, where its lines would make one message too large. A
//!   [`No`] may have a [`Cause`] beside its [`Why`], which tells more: whoever does not know it goes by the other.
//! - **What the host's own device may say beyond the design:** [`ClientMessage::Everyone`] and [`ClientMessage::NewLink`], which
//!   is answered with [`HostMessage::Invitation`].

mod checksum;
mod join_code;
mod line;
mod message;
mod name;
mod no;
#[cfg(test)]
mod tests;

use std::time::Duration;

pub use self::checksum::{LogChecksum, NotAChecksum, canonical};
pub use self::join_code::{ALPHABET, JoinCode, NotAJoinCode};
pub use self::line::{DraftLine, WireLine};
pub use self::message::{
    Append, Beat, Behind, ClientMessage, Credential, FarLink, Hello, HostMessage, Join, JoinLinks, Joined,
    LinesMessage, Refused, RemoveDevice, Role, SeatDevice, Sentence, Took, Welcome, Who, read_client, read_host,
};
pub use self::name::{looks_like_the_host, person_name};
pub use self::no::{Cause, No, Why};

/// The version of the messages: the oldest that this program speaks, and the newest.
pub const VERSIONS: [u32; 2] = [1, 1];

/// The largest message of a device, in bytes.
pub const CLIENT_MESSAGE_LIMIT: usize = 64 << 10;

/// The largest message of a host that a device takes, in bytes. This version sends none that is larger than a device's; an
/// older one put a line into one message, however large it was.
pub const HOST_MESSAGE_LIMIT: usize = 4 << 20;

/// How many bytes of lines the host puts into one message, where there are several lines.
pub const HOST_MESSAGE_AIM: usize = 48 << 10;

/// How many messages a device may send in a second once it has joined; as many may come at once after a pause.
pub const MESSAGES_A_SECOND: u32 = 20;

/// How many devices of guests may be at one table at once.
pub const SOCKETS_A_TABLE: usize = 16;

/// How many wrong join codes an address may try in a minute.
pub const CODES_A_MINUTE: u32 = 10;

/// How often each side says that it is there.
pub const BEAT: Duration = Duration::from_secs(5);

/// How long a side may say nothing until the other one closes.
pub const SILENCE: Duration = Duration::from_secs(10);

/// The most letters of a person's name, as one sees them.
pub const NAME_LIMIT: usize = 60;

/// The most letters of an append's id.
pub const ID_LIMIT: usize = 64;

/// The path at which a host takes websockets.
pub const PATH: &str = "/link";
