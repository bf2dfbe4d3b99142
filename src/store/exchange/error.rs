//! Why a file was not read or written, in words for people.

use crate::locale::Message;
use crate::store::StoreError;
use crate::store::json_limits::TooMuch;
use crate::store::system::in_words;

/// Why a play was not exported or imported. Nothing was changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExchangeError {
    /// The file is not there or may not be read.
    #[error("{path} cannot be read: {why}")]
    Unreadable {
        /// The file.
        path: String,
        /// The system's words.
        why: String,
    },
    /// The file is larger than [`super::LIMIT`], or one of many plays larger than [`super::EVERYTHING_LIMIT`].
    #[error("the file is larger than {limit} bytes")]
    TooLarge {
        /// The largest that is read, in bytes.
        limit: u64,
    },
    /// The file holds more than any file of ours.
    #[error("the file is {0}")]
    TooMuch(TooMuch),
    /// The file is not one of ours.
    #[error("not a Tableside play")]
    Foreign,
    /// A newer version of the program wrote the file.
    #[error("the file has version {version}")]
    Newer {
        /// The file's version.
        version: u64,
        /// The newest that this program reads.
        known: u64,
    },
    /// The file ends too early.
    #[error("the file is cut off")]
    Truncated,
    /// The file does not have the form of a play.
    #[error("the file is damaged on line {line}, column {column}")]
    Damaged {
        /// The line, from 1; 0 where it is not known.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// The play in the file has no entries.
    #[error("the file has no entries")]
    Empty,
    /// An entry is missing, or stands twice.
    #[error("entry {found} is where {expected} should be")]
    Gap {
        /// The number that should come.
        expected: u64,
        /// The number that comes.
        found: u64,
    },
    /// What is to be exported is not JSON, so the file could not be read again.
    #[error("entry {number} is not JSON")]
    Body {
        /// The entry; 0 for the summary.
        number: u64,
    },
    /// The file that would be replaced is the program's own: the database, its lock or a backup.
    #[error("{path} is a file of the program itself")]
    Protected {
        /// The file.
        path: String,
    },
    /// The file could not be written.
    #[error(transparent)]
    Disk(#[from] StoreError),
}

impl ExchangeError {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::Unreadable { path, why } => {
                Message::new("store-file-unreadable").text("path", path).say("why", in_words(why))
            }
            Self::TooLarge { limit } => Message::new("store-file-too-large").number("limit", *limit >> 20),
            Self::TooMuch(limit) => too_much(*limit),
            Self::Foreign => Message::new("store-file-foreign"),
            Self::Newer { version, known } => {
                Message::new("store-file-newer").number("found", *version).number("known", *known)
            }
            Self::Truncated => Message::new("store-file-truncated"),
            Self::Damaged { line: 0, .. } => Message::new("store-file-damaged"),
            Self::Damaged { line, .. } => Message::new("store-file-damaged-line").number("line", *line),
            Self::Empty => Message::new("store-file-empty"),
            Self::Gap { expected, found } => {
                Message::new("store-file-gap").number("expected", *expected).number("found", *found)
            }
            Self::Body { number } => Message::new("store-file-body").number("entry", *number),
            Self::Protected { path } => Message::new("store-file-protected").text("path", path),
            Self::Disk(error) => error.message(),
        }
    }
}

fn too_much(limit: TooMuch) -> Message {
    let (key, limit) = match limit {
        TooMuch::Depth(limit) => ("store-file-too-deep", limit),
        TooMuch::Values(limit) => ("store-file-too-many-values", limit),
        TooMuch::Letters(limit) => ("store-file-long-text", limit),
        TooMuch::Items(limit) => ("store-file-too-many-entries", limit),
    };
    Message::new(key).number("limit", limit)
}
