//! Entries of the log, and the lines they are kept as.

use chrono::{DateTime, Utc};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::seat::Setup;
use crate::store::Line;
use crate::store::reader::{self, Misread};

/// The version of the log's format; an older one is migrated, a newer one is refused.
pub const FORMAT: u32 = 1;

/// One entry: when, who, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Its number, from 1, without gaps.
    pub number: u64,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// Which device or window entered it.
    pub by: String,
    /// What was entered.
    pub what: What<A>,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum What<A> {
    /// The play begins; always entry 1, and only there.
    Start(Setup),
    /// Something was done.
    Act(A),
    /// The same, as a further tap of the action before it: they stand and fall together.
    Join(A),
    /// These entries no longer stand.
    Undo(Vec<u64>),
    /// These entries stand again.
    Redo(Vec<u64>),
}

/// A line that is no entry.
#[derive(Debug, Error)]
pub enum EntryError {
    /// The text says nothing we know.
    #[error("entry {number} cannot be read: {cause}")]
    Unreadable {
        /// The line's number.
        number: u64,
        /// What is wrong with it.
        cause: Misread,
    },
}

impl<A: Serialize + DeserializeOwned> Entry<A> {
    /// Reads a line of the store.
    ///
    /// # Errors
    /// When its body is no entry of this game.
    pub fn read(line: &Line) -> Result<Self, EntryError> {
        let unreadable = |cause| EntryError::Unreadable { number: line.number, cause };
        let what = reader::text(&line.body).map_err(unreadable)?;
        Ok(Self { number: line.number, at: line.at, by: line.by.clone(), what })
    }

    /// The entry as a line for the store.
    ///
    /// # Errors
    /// When the action cannot be written as JSON, which no action of ours is.
    pub fn line(&self) -> Result<Line, EntryError> {
        let unreadable = |cause: serde_json::Error| EntryError::Unreadable { number: self.number, cause: cause.into() };
        let body = serde_json::to_string(&self.what).map_err(unreadable)?;
        Ok(Line { number: self.number, at: self.at, by: self.by.clone(), body })
    }
}
