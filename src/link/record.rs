//! What a guest's device keeps of a link beside the copy of the play: how to come back, and what is still waiting.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::{Line, PlayId, json, merge};

/// The version of this form.
const VERSION: u32 = 1;

/// What lets a device in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Credential {
    /// The key of a scanned link.
    Key(String),
    /// A typed code.
    Code(String),
    /// What the host gave for one of them: this device at this table.
    Token(String),
}

/// Lines that wait until the host acknowledges them, under the id by which it knows them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unacknowledged {
    /// The id.
    pub id: String,
    /// Whether the host numbers them wherever they come, since they are of this device's own seat.
    #[serde(default)]
    pub own: bool,
    /// The lines, as they would stand behind what was confirmed when this was written.
    pub lines: Vec<KeptLine>,
}

/// A line as it waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptLine {
    /// Its number, if nothing came before it.
    pub number: u64,
    /// When it was entered.
    #[serde(with = "crate::store::time")]
    pub at: DateTime<Utc>,
    /// What was entered.
    pub body: String,
}

/// Something that this device has committed to and not yet opened. It is on disk before the commitment is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    /// The commitment that stands in the log.
    pub commitment: String,
    /// The action that opens it, in the game's own form.
    pub opening: Value,
}

/// What is kept of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    version: u32,
    /// The websocket's address.
    pub socket: String,
    /// What lets this device in.
    pub credential: Credential,
    /// What this device is called at the table.
    pub name: String,
    /// What the host calls this device in the log.
    pub by: String,
    /// The seat that the person at this device has chosen as theirs.
    #[serde(default)]
    pub me: Option<usize>,
    /// What everybody is called who was ever seen at the table, by what the host calls their device.
    #[serde(default)]
    pub names: BTreeMap<String, String>,
    /// What the play is called at the host, where a play of this device's own has that id already: the copy has another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub there: Option<PlayId>,
    /// What waits, the oldest first.
    #[serde(default)]
    pub outbox: Vec<Unacknowledged>,
    /// What is committed to and not opened.
    #[serde(default)]
    pub secrets: Vec<Secret>,
}

impl Record {
    /// What is kept before the host was reached for the first time.
    pub const fn new(socket: String, credential: Credential, name: String) -> Self {
        Self {
            version: VERSION,
            socket,
            credential,
            name,
            by: String::new(),
            me: None,
            names: BTreeMap::new(),
            there: None,
            outbox: Vec::new(),
            secrets: Vec::new(),
        }
    }

    /// The key under which it is kept.
    pub fn key(play: PlayId) -> String {
        format!("link/{play}")
    }

    /// Reads what was kept; none where it is of a later form, which is left as it is.
    pub fn read(kept: &str) -> Option<Self> {
        json::read::<Self>(kept).ok().filter(|record| record.version == VERSION)
    }

    /// As the store keeps it.
    pub fn text(&self) -> String {
        merge::value(self).to_string()
    }
}

impl KeptLine {
    /// A line as it waits.
    pub fn of(line: &Line) -> Self {
        Self { number: line.number, at: line.at, body: line.body.clone() }
    }

    /// The line again, as entered by this device.
    pub fn line(&self, by: &str) -> Line {
        Line { number: self.number, at: self.at, by: by.to_owned(), body: self.body.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_was_kept() {
        let mut record = Record::new("ws://a/link".into(), Credential::Key("k".into()), "Dana".into());
        record.by = "d3".to_owned();
        record.me = Some(2);
        let line = KeptLine { number: 7, at: DateTime::UNIX_EPOCH, body: r#"{"act":{"do":"pass"}}"#.into() };
        record.outbox.push(Unacknowledged { id: "a1".into(), own: true, lines: vec![line] });
        assert_eq!(Record::read(&record.text()), Some(record));
    }

    #[test]
    fn what_a_later_version_has_kept_is_not_read() {
        let record = Record::new("ws://a/link".into(), Credential::Code("7K3M9QXA".into()), "Dana".into());
        let later = record.text().replace("\"version\":1", "\"version\":2");
        assert_eq!((Record::read(&later), Record::read("[]")), (None, None));
    }
}
