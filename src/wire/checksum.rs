//! The checksum of a log on the wire: the same for the same lines, in whatever form a store keeps their bodies.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::store::{Checksum, Header, Line, json};

/// A sum over a play's header and its lines up to one of them. It finds a log that went another way and a damaged one; it
/// guards against faults, not against a forger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LogChecksum(Checksum);

impl LogChecksum {
    /// The checksum of a play without any line.
    pub fn of(header: &Header) -> Self {
        Self(Checksum::of(header))
    }

    /// The checksum with the line that follows.
    #[must_use]
    pub fn then(self, line: &Line) -> Self {
        // A store keeps a body as it was entered, and two programs may lay the same JSON out differently.
        match json::parse(&line.body).map(|body| canonical(&body)) {
            Ok(body) if body != line.body => Self(self.0.then(&Line { body, ..line.clone() })),
            _ => Self(self.0.then(line)),
        }
    }
}

impl fmt::Display for LogChecksum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<LogChecksum> for String {
    fn from(checksum: LogChecksum) -> Self {
        checksum.to_string()
    }
}

/// Words that are no [`LogChecksum`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a checksum: it has 16 hexadecimal digits")]
pub struct NotAChecksum;

impl FromStr for LogChecksum {
    type Err = NotAChecksum;

    fn from_str(text: &str) -> Result<Self, NotAChecksum> {
        // One checksum has one spelling, and the store's own reading would take a shorter one and a sign.
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 16 || !digits {
            return Err(NotAChecksum);
        }
        Checksum::try_from(text.to_owned()).map(Self).or(Err(NotAChecksum))
    }
}

impl TryFrom<String> for LogChecksum {
    type Error = NotAChecksum;

    fn try_from(text: String) -> Result<Self, NotAChecksum> {
        text.parse()
    }
}

/// JSON as one text and no other: without blanks, the members of each object in the order of their names' letters.
pub fn canonical(value: &Value) -> String {
    let mut text = String::new();
    write(value, &mut text);
    text
}

fn write(value: &Value, text: &mut String) {
    match value {
        Value::Array(items) => {
            text.push('[');
            for (at, item) in items.iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                write(item, text);
            }
            text.push(']');
        }
        Value::Object(members) => {
            // Whether serde_json keeps the order of a file hangs on a feature that any library may switch on.
            let mut members: Vec<(&String, &Value)> = members.iter().collect();
            members.sort_unstable_by_key(|(name, _)| name.as_str());
            text.push('{');
            for (at, (name, member)) in members.into_iter().enumerate() {
                if at > 0 {
                    text.push(',');
                }
                text.push_str(&Value::from(name.as_str()).to_string());
                text.push(':');
                write(member, text);
            }
            text.push('}');
        }
        plain => text.push_str(&plain.to_string()),
    }
}
