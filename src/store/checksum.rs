//! Checksums: a sum over each line and all before it, which finds a letter that has become another one.
//!
//! SQLite notices a torn structure, but has no sums over its pages, and JSON has no sums at all: a changed letter inside
//! would be read as if it had been entered. So in the database each line keeps a sum over itself and the checksum before
//! it, beginning with the play's header, and an exported file keeps the checksum of the whole play: the columns and the
//! fields of files that hold one are called `seal`.

use std::fmt;

use chrono::{DateTime, SecondsFormat, Utc};
use serde::{Deserialize, Serialize};

use super::{Header, Line, Listed};

/// A sum over a line and all before it: FNV-1a, 64 bits. It guards against faults of a disk, not against a forger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Checksum(u64);

impl Checksum {
    /// The sum as a number.
    pub(in crate::store) const fn number(self) -> u64 {
        self.0
    }

    /// The sum over a text.
    pub fn of_text(text: &str) -> Self {
        Self::empty().with(text.as_bytes())
    }

    /// The checksum that the first line goes on from.
    pub fn of(header: &Header) -> Self {
        Self::empty()
            .with(header.id.to_string().as_bytes())
            .with(header.game.as_bytes())
            .with(&header.format.to_be_bytes())
            .with(written(header.started).as_bytes())
    }

    /// The checksum of nothing, from which others go on.
    pub(in crate::store) const fn empty() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// The checksum of a value under its key.
    pub(in crate::store) fn of_value(key: &str, value: &str) -> Self {
        Self::empty().with(key.as_bytes()).with(value.as_bytes())
    }

    /// The checksum of what a list shows of a play.
    pub(in crate::store) fn of_listed(play: &Listed) -> Self {
        Self::of(&play.header)
            .with(play.summary.as_bytes())
            .with(&play.entries.to_be_bytes())
            .with(written(play.changed).as_bytes())
            .with(&[u8::from(play.finished), u8::from(play.removed)])
    }

    /// The checksum of the line that follows.
    #[must_use]
    pub fn then(self, line: &Line) -> Self {
        self.with(&line.number.to_be_bytes())
            .with(written(line.at).as_bytes())
            .with(line.by.as_bytes())
            .with(line.body.as_bytes())
    }

    /// The checksum of what it is over already, and this part.
    pub(in crate::store) fn with(self, part: &[u8]) -> Self {
        let add = |sum: u64, byte: &u8| (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        let sum = part.iter().fold(self.0, add);
        // Its length, so that a letter moved from the end of one part to the start of the next is found too; in eight bytes
        // everywhere, since a browser counts in four and files travel between the two.
        Self((part.len() as u64).to_be_bytes().iter().fold(sum, add))
    }
}

/// A checksum in the form in which a row keeps it.
#[cfg(not(target_arch = "wasm32"))]
impl Checksum {
    /// The checksum that a row has.
    pub(in crate::store) const fn from_row(value: i64) -> Self {
        Self(value.cast_unsigned())
    }

    /// The checksum as a row keeps it.
    pub(in crate::store) const fn to_row(self) -> i64 {
        self.0.cast_signed()
    }
}

impl From<Checksum> for String {
    fn from(seal: Checksum) -> Self {
        seal.to_string()
    }
}

impl TryFrom<String> for Checksum {
    type Error = std::num::ParseIntError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        u64::from_str_radix(&text, 16).map(Self)
    }
}

impl fmt::Display for Checksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A time as rows keep it and checksums hold it.
pub(in crate::store) fn written(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Nanos, true)
}
