//! Why a host closes a socket.

use serde::{Deserialize, Serialize};

/// The last message on a socket that the host closes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct No {
    /// Why, for the device.
    pub why: Why,
    /// Why, for a person: in the language that the device's browser asks for, or in English.
    #[serde(default)]
    pub text: String,
    /// More of it, for a device that knows what to do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
}

/// What a [`Why`] does not tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// The host's disk is full, or takes nothing for another reason; so nobody new can join.
    Disk,
    /// Nobody may be called that, or is.
    Name,
    /// Something that a later version says.
    #[serde(other)]
    Unknown,
}

/// Why a host closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The message is none of ours, or comes where it has no place.
    Message,
    /// The message is larger than [`super::CLIENT_MESSAGE_LIMIT`].
    TooLarge,
    /// More messages than [`super::MESSAGES_A_SECOND`], or more wrong codes than [`super::CODES_A_MINUTE`].
    TooFast,
    /// The device speaks only older versions, or reads only older formats than the table's.
    TooOld,
    /// The device speaks only newer versions, or reads only newer formats than the table's.
    TooNew,
    /// No table has this key.
    Key,
    /// No table has this code.
    Code,
    /// Nobody new can join now.
    Closed,
    /// As many devices as can be are at the table.
    Full,
    /// The host has removed this device.
    Removed,
    /// No device has this token.
    Token,
    /// Something that a later version says.
    #[serde(other)]
    Unknown,
}
