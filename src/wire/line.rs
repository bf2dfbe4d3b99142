//! A line of a log on the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::checksum::canonical;
use crate::store::{Line, json};

/// A line that the host has numbered and stamped: the entry of an exported play, with the id of the append that wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WireLine {
    /// Its place in the log, from 1 and without gaps.
    pub number: u64,
    /// When it was entered, by the clock of the device; for display alone.
    #[serde(with = "crate::store::time")]
    pub at: DateTime<Utc>,
    /// The device that entered it, as the host calls it.
    pub by: String,
    /// The id of the append that wrote it; none for a line that no device sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What was entered.
    pub body: Value,
}

impl WireLine {
    /// A store's line as it goes over the wire. What is no JSON, as only damage makes it, goes as a text.
    pub fn of(line: &Line, id: Option<&str>) -> Self {
        let body = json::parse(&line.body).unwrap_or_else(|_| Value::String(line.body.clone()));
        Self { number: line.number, at: line.at, by: line.by.clone(), id: id.map(str::to_owned), body }
    }

    /// The line as a store keeps it, its body in the canonical text.
    pub fn line(&self) -> Line {
        Line { number: self.number, at: self.at, by: self.by.clone(), body: canonical(&self.body) }
    }
}

/// A line that a device wants to be written: the host gives it its number and its writer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DraftLine {
    /// When it was entered, by the clock of the device.
    #[serde(with = "crate::store::time")]
    pub at: DateTime<Utc>,
    /// What was entered.
    pub body: Value,
}
