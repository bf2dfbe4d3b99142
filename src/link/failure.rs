//! Why a device cannot be at a table, with what to try.

use crate::locale::Message;

/// Why a device is not at the table, where trying again by itself does not help or has not helped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Nobody answers at the address.
    Unreachable,
    /// The link is of a table that is no longer shared, or was cut short.
    Key,
    /// The code is wrong.
    Code,
    /// The host lets nobody in any more.
    Closed,
    /// Too many wrong codes were tried.
    TooFast,
    /// The host's disk takes nothing.
    Disk,
    /// Nobody may have this name.
    Name,
    /// As many devices as the table takes are there.
    Full,
    /// The host has removed this device.
    Removed,
    /// The host does not know this device any more.
    Token,
    /// This program is too old for the host.
    TooOld,
    /// This program is too new for the host.
    TooNew,
    /// This version knows no such game, or cannot read its log.
    UnknownPlay,
    /// The host could not be understood.
    Host,
}

impl Failure {
    /// The message that names the cause and what to try.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Unreachable => "link-failed-unreachable",
            Self::Key => "link-failed-key",
            Self::Code => "link-failed-code",
            Self::Closed => "link-failed-closed",
            Self::Disk => "link-failed-disk",
            Self::Name => "link-failed-name",
            Self::TooFast => "link-failed-too-fast",
            Self::Full => "link-failed-full",
            Self::Removed => "link-failed-removed",
            Self::Token => "link-failed-token",
            Self::TooOld => "link-failed-too-old",
            Self::TooNew => "link-failed-too-new",
            Self::UnknownPlay => "link-failed-unknown-play",
            Self::Host => "link-failed-host",
        })
    }
}
