//! The messages of both directions.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Error, Value};

use super::checksum::LogChecksum;
use super::line::{DraftLine, WireLine};
use super::no::No;
use super::{ID_LIMIT, person_name};
use crate::store::{Header, json};

/// What a device says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// The first message: what the device speaks.
    Hello(Hello),
    /// It wants to sit at a table.
    Join(Join),
    /// It wants lines to be written.
    Append(Append),
    /// It is there.
    Beat(Beat),
    /// The host's own device: gives seats to a device.
    Seat(SeatDevice),
    /// The host's own device: removes a device.
    Remove(RemoveDevice),
    /// The host's own device: whether somebody new can join.
    Joining(bool),
    /// The host's own device: whether every player may enter for every seat.
    Everyone(bool),
    /// The host's own device: wants the link for a device that only shows the table; the host answers with
    /// [`HostMessage::FarLink`]. `true` makes a new one, and the one before opens nothing any more.
    FarLink(bool),
    /// The host's own device: a new link, code and link for a device that only shows the table. None of before opens anything
    /// any more, and every device but the one that says this has to join again; the host answers with
    /// [`HostMessage::Invitation`].
    NewLink(bool),
}

/// What the host says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HostMessage {
    /// The answer to `hello`.
    Welcome(Welcome),
    /// The answer to `join`; [`HostMessage::Lines`] follow up to its `last`.
    Joined(Joined),
    /// Lines of the log.
    Lines(LinesMessage),
    /// An append is on the host's disk.
    Took(Took),
    /// An append was not written, since the log has gone on.
    Behind(Behind),
    /// An append was not written, since the rules or the rights do not allow it.
    Refused(Refused),
    /// Who is at the table.
    Who(Vec<Who>),
    /// The link for a device that only shows the table.
    FarLink(FarLink),
    /// How devices join, after [`ClientMessage::NewLink`].
    Invitation(JoinLinks),
    /// It is there.
    Beat(Beat),
    /// The last message before the host closes the socket.
    No(No),
}

/// The first message of a device.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The versions of the messages that it speaks, the oldest and the newest.
    pub wire: [u32; 2],
    /// The program and its version, for a report.
    #[serde(default)]
    pub app: String,
    /// For each game that it knows the formats of a log that it reads, the oldest and the newest.
    #[serde(default)]
    pub formats: BTreeMap<String, [u32; 2]>,
    /// What its clock says; none where it says that in a form of its own, which is no reason to turn it away.
    #[serde(
        default,
        serialize_with = "maybe_time::serialize",
        deserialize_with = "maybe_time::in_any_form",
        skip_serializing_if = "Option::is_none"
    )]
    pub now: Option<DateTime<Utc>>,
}

/// The answer to [`Hello`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the messages that is spoken from now on.
    pub wire: u32,
    /// What the host's clock says.
    #[serde(with = "crate::store::time")]
    pub now: DateTime<Utc>,
}

/// A device wants to sit at a table. Exactly one of `key`, `code` and `token` opens it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Join {
    /// The key of the link that the host shows, or that of its far link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The code that the host shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// The token that an earlier [`Joined`] has given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
    /// The name of the person who holds it. One that comes back with its token may leave it out.
    #[serde(default)]
    pub name: String,
    /// The number of the last line that it has; 0 for none.
    #[serde(default)]
    pub from: u64,
    /// The checksum of its log up to that line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checksum: Option<String>,
}

/// What opens a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Credential<'a> {
    /// The key of a link.
    Key(&'a str),
    /// A code that a person typed.
    Code(&'a str),
    /// The token of a device that was here before.
    Token(&'a str),
}

impl Join {
    /// What it opens the table with; none where that is not exactly one thing, or the name is none.
    pub fn credential(&self) -> Option<Credential<'_>> {
        let named = person_name(&self.name).is_some();
        match (&self.key, &self.code, &self.token) {
            (Some(key), None, None) if named => Some(Credential::Key(key)),
            (None, Some(code), None) if named => Some(Credential::Code(code)),
            (None, None, Some(token)) if named || self.name.is_empty() => Some(Credential::Token(token)),
            _ => None,
        }
    }
}

/// The answer to [`Join`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Joined {
    /// What opens the table for this device from now on, also after the host was started again.
    pub token: String,
    /// What its lines are stamped with.
    pub by: String,
    /// What it may do.
    pub role: Role,
    /// The seats that it enters for, counted clockwise from 0.
    pub seats: Vec<u8>,
    /// What the play is.
    pub header: Header,
    /// The number of the log's last line. Lines up to it follow.
    pub last: u64,
}

/// What a device may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Everything; also give seats, remove devices, and close the table for others.
    Host,
    /// Enter for its seats, or for all where the table lets everyone.
    Player,
    /// Read.
    Far,
}

/// Lines of the log. Where the log of the device and the host's differ they begin with number 1 again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinesMessage {
    /// The lines in order, without gaps.
    pub lines: Vec<WireLine>,
    /// The number up to which the device has the log now.
    pub to: u64,
    /// The checksum up to there.
    pub checksum: LogChecksum,
}

/// A device wants lines to be written, all or none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Append {
    /// The device's name for this append: sent again, it is answered in the same way, and written once.
    pub id: String,
    /// The number of the last line that the device has.
    pub after: u64,
    /// Whether the lines are of the device's own seats and no undo: then the host numbers them, whatever came before.
    #[serde(default)]
    pub own: bool,
    /// The lines in order.
    pub lines: Vec<DraftLine>,
}

impl Append {
    /// Whether it has an id that can be kept, and lines.
    pub fn is_whole(&self) -> bool {
        (1..=ID_LIMIT).contains(&self.id.chars().count()) && !self.lines.is_empty()
    }
}

/// An append is on the host's disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Took {
    /// Which append.
    pub id: String,
    /// The numbers of its lines.
    pub numbers: Vec<u64>,
    /// The checksum up to the last of them.
    pub checksum: LogChecksum,
    /// Those of its lines that are not as they were sent: a tap that joins the one before stands for itself when somebody
    /// else has entered something in between.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lines: Option<Vec<WireLine>>,
}

/// An append was not written, since the log has gone on. Where its lines do not fit into one message there are several of
/// them in a row, of the same append: the first begins after the append's `after`, each goes on where the one before ends,
/// and the last one ends with the line `last`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Behind {
    /// Which append.
    pub id: String,
    /// The number of the log's last line. It can be less than the device has: then it must join again.
    pub last: u64,
    /// The lines after the append's `after`, or the next part of them.
    pub lines: Vec<WireLine>,
}

/// An append was not written, and would not be written if it came again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// Which append.
    pub id: String,
    /// Why.
    pub why: Sentence,
}

/// A sentence in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// In English.
    pub en: String,
    /// In Czech.
    pub cs: String,
}

/// A device at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Who {
    /// What its lines are stamped with.
    pub by: String,
    /// The name of the person who holds it.
    pub name: String,
    /// What it may do.
    pub role: Role,
    /// The seats that it enters for.
    pub seats: Vec<u8>,
    /// Whether it was heard lately.
    pub here: bool,
    /// The number of the last line that it was sent.
    pub last: u64,
}

/// Which seats a device enters for from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatDevice {
    /// Which device.
    pub by: String,
    /// The seats.
    pub seats: Vec<u8>,
}

/// Which device is removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RemoveDevice {
    /// Which device.
    pub by: String,
}

/// The link for a device that only shows the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FarLink {
    /// The link, with its key.
    pub url: String,
}

/// How devices join a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JoinLinks {
    /// The link, with its key.
    pub url: String,
    /// The code for people to type.
    pub code: String,
    /// The link for a device that only shows the table, with its key.
    pub far: String,
}

/// A side is there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beat {
    /// What its clock says.
    #[serde(default, with = "maybe_time", skip_serializing_if = "Option::is_none")]
    pub now: Option<DateTime<Utc>>,
}

/// A message of a device.
///
/// # Errors
/// When it is no JSON, has no name of ours or more than one, or something in it is missing or of another kind.
pub fn read_client(text: &str) -> Result<ClientMessage, Error> {
    json::read(text)
}

/// A message of the host.
///
/// # Errors
/// As [`read_client`].
pub fn read_host(text: &str) -> Result<HostMessage, Error> {
    json::read(text)
}

impl ClientMessage {
    /// The message's text.
    pub fn to_json(&self) -> String {
        // Texts, numbers and JSON are always JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl HostMessage {
    /// The message's text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The messages that one key names. [`LinesMessage`] has two more beside its own.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Named {
    Welcome(Welcome),
    Joined(Joined),
    Took(Took),
    Behind(Behind),
    Refused(Refused),
    Who(Vec<Who>),
    FarLink(FarLink),
    Invitation(JoinLinks),
    Beat(Beat),
    No(No),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "a message of a host")]
enum Form {
    Lines(LinesMessage),
    Named(Named),
}

impl From<HostMessage> for Form {
    fn from(message: HostMessage) -> Self {
        Self::Named(match message {
            HostMessage::Lines(it) => return Self::Lines(it),
            HostMessage::Welcome(it) => Named::Welcome(it),
            HostMessage::Joined(it) => Named::Joined(it),
            HostMessage::Took(it) => Named::Took(it),
            HostMessage::Behind(it) => Named::Behind(it),
            HostMessage::Refused(it) => Named::Refused(it),
            HostMessage::Who(it) => Named::Who(it),
            HostMessage::FarLink(it) => Named::FarLink(it),
            HostMessage::Invitation(it) => Named::Invitation(it),
            HostMessage::Beat(it) => Named::Beat(it),
            HostMessage::No(it) => Named::No(it),
        })
    }
}

impl From<Form> for HostMessage {
    fn from(form: Form) -> Self {
        match form {
            Form::Lines(it) => Self::Lines(it),
            Form::Named(named) => match named {
                Named::Welcome(it) => Self::Welcome(it),
                Named::Joined(it) => Self::Joined(it),
                Named::Took(it) => Self::Took(it),
                Named::Behind(it) => Self::Behind(it),
                Named::Refused(it) => Self::Refused(it),
                Named::Who(it) => Self::Who(it),
                Named::FarLink(it) => Self::FarLink(it),
                Named::Invitation(it) => Self::Invitation(it),
                Named::Beat(it) => Self::Beat(it),
                Named::No(it) => Self::No(it),
            },
        }
    }
}

impl Serialize for HostMessage {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Form::from(self.clone()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for HostMessage {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Form::deserialize(from).map(Self::from)
    }
}

/// A time that may be missing.
mod maybe_time {
    use super::{DateTime, Deserialize, Deserializer, Serializer, Utc, Value};

    #[derive(Deserialize)]
    struct Time(#[serde(with = "crate::store::time")] DateTime<Utc>);

    pub(super) fn serialize<S: Serializer>(at: &Option<DateTime<Utc>>, to: S) -> Result<S::Ok, S::Error> {
        match at {
            Some(at) => crate::store::time::serialize(at, to),
            None => to.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<DateTime<Utc>>, D::Error> {
        Ok(Option::<Time>::deserialize(from)?.map(|Time(at)| at))
    }

    pub(super) fn in_any_form<'de, D: Deserializer<'de>>(from: D) -> Result<Option<DateTime<Utc>>, D::Error> {
        let said = Value::deserialize(from)?;
        Ok(Time::deserialize(said).ok().map(|Time(at)| at))
    }
}
