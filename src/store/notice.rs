//! What a person must know after the store was opened, and the backups that it offers.

use std::path::PathBuf;

use chrono::{DateTime, Local, Utc};

use crate::locale::Message;

use super::error::StoreError;

/// A copy of the whole database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// The file.
    pub path: PathBuf,
    /// When it was made.
    pub made: DateTime<Utc>,
    /// Its size in bytes.
    pub bytes: u64,
    /// What a look at all of its checksums has shown.
    pub state: BackupState,
}

/// Whether a backup is as it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackupState {
    /// Nobody has looked yet: it is large. It is looked at before it is used.
    Unchecked,
    /// All of it is as it was written.
    Sound,
    /// So many of its plays and values are damaged; the others are sound.
    Partly(u64),
    /// It cannot be used.
    Damaged,
}

/// Something that happened to the database and that its owner must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The database was damaged; it was moved aside and a new, empty one begun.
    Damaged {
        /// Where the damaged one lies now.
        moved_to: PathBuf,
        /// The newest sound backup, to be offered.
        backup: Option<Backup>,
    },
    /// There was no database, yet there are backups: somebody moved or deleted it.
    Missing {
        /// The newest sound backup, to be offered.
        backup: Backup,
    },
    /// The file of the open database was moved, removed or replaced; its plays go on in this one.
    Rescued {
        /// Where they are now.
        path: PathBuf,
        /// Whether another file lies in the place of the database.
        replaced: bool,
        /// Whether all of them are there; else the old file can't be read any more, and only the open play goes on.
        whole: bool,
    },
    /// Another database that has all plays of the open one has taken its place, and is used from now on.
    Replaced,
    /// A backup was put in the place of the database.
    Recovered {
        /// The backup's time.
        made: DateTime<Utc>,
        /// Where the database lies that was there before; none when there was none.
        moved_to: Option<PathBuf>,
    },
    /// The database was brought to a newer form.
    Migrated {
        /// The copy of the database as it was.
        copy: PathBuf,
    },
    /// The plays can be read, and nothing can be written for now; each request to write tries again.
    ReadingOnly {
        /// Why.
        why: StoreError,
    },
    /// The regular backup could not be made; the plays themselves are not touched by that.
    NoBackup {
        /// Why.
        why: StoreError,
    },
}

impl Notice {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        let path = |path: &PathBuf| path.display().to_string();
        match self {
            Self::Damaged { moved_to, backup: Some(backup) } => {
                Message::new("store-notice-damaged").text("path", path(moved_to)).text("time", time(backup.made))
            }
            Self::Damaged { moved_to, backup: None } => {
                Message::new("store-notice-damaged-no-backup").text("path", path(moved_to))
            }
            Self::Rescued { path: at, whole: false, .. } => {
                Message::new("store-notice-rescued-play").text("path", path(at))
            }
            Self::Rescued { path: at, replaced: false, .. } => {
                Message::new("store-notice-rescued").text("path", path(at))
            }
            Self::Rescued { path: at, replaced: true, .. } => {
                Message::new("store-notice-rescued-beside").text("path", path(at))
            }
            Self::Replaced => Message::new("store-notice-replaced"),
            Self::Missing { backup } => Message::new("store-notice-missing").text("time", time(backup.made)),
            Self::Recovered { made, moved_to: Some(moved_to) } => {
                Message::new("store-notice-recovered").text("time", time(*made)).text("path", path(moved_to))
            }
            Self::Recovered { made, moved_to: None } => {
                Message::new("store-notice-recovered-lost").text("time", time(*made))
            }
            Self::Migrated { copy } => Message::new("store-notice-migrated").text("path", path(copy)),
            Self::NoBackup { why } => Message::new("store-notice-no-backup").say("why", why.message()),
            Self::ReadingOnly { why } => Message::new("store-notice-reading-only").say("why", why.message()),
        }
    }
}

/// A time as a person at this device reads it; the order of its parts is the same in both languages.
fn time(at: DateTime<Utc>) -> String {
    let local = at.with_timezone(&Local);
    local.format("%Y-%m-%d %H:%M").to_string()
}
