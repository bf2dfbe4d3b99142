//! What can go wrong in a store, and how a person is told: what happened, what is safe, what to do.

use crate::locale::Message;

use super::play::PlayId;
use super::system::in_words;

/// Why a store did not do what it was asked. Whatever was acknowledged before stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The disk is full. Writing works again when there is room.
    #[error("the disk is full")]
    Full,
    /// The folder or the database may only be read.
    #[error("the folder is read-only")]
    ReadOnly,
    /// The folder cannot be made or entered.
    #[error("the folder {path} cannot be used: {why}")]
    Folder {
        /// The folder.
        path: String,
        /// The system's words.
        why: String,
    },
    /// The file with the plays was moved or removed while it was open, and no other one can be made.
    #[error("{path} is gone")]
    Gone {
        /// Where it was.
        path: String,
    },
    /// Another program holds the database for many seconds.
    #[error("another program holds the database")]
    Busy,
    /// This needs the database alone, and another window has it open.
    #[error("another window has the database open")]
    OtherWindow,
    /// The database is damaged.
    #[error("the database is damaged")]
    Damaged,
    /// One play's log is damaged; the other plays are not.
    #[error("entry {number} of play {play} is damaged")]
    DamagedPlay {
        /// The play.
        play: PlayId,
        /// The first line that is not as it was written.
        number: u64,
    },
    /// A value that is kept under a key is damaged; all else is not.
    #[error("the value under {key} is damaged")]
    DamagedValue {
        /// The key.
        key: String,
    },
    /// The file in the database's place belongs to another program; it is left untouched.
    #[error("{path} belongs to another program")]
    Foreign {
        /// The file.
        path: String,
    },
    /// The database was written by a newer version of the program; it is left untouched.
    #[error("the database has version {found}; this version knows {known}")]
    Newer {
        /// The version of the database.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// An older version of the program has the database open in another tab, and does not let go of it.
    #[error("an older version holds the database in another tab")]
    OlderTab,
    /// The lines do not go on where the log ends: somebody else has written, or they have a gap. Nothing was written.
    #[error("the log goes up to {last}")]
    Behind {
        /// The number of the log's last line.
        last: u64,
    },
    /// There is no such play, or it is not where the request needs it.
    #[error("no play {play}")]
    NoPlay {
        /// The play.
        play: PlayId,
    },
    /// A play of this id is there already.
    #[error("play {play} exists")]
    Exists {
        /// The play.
        play: PlayId,
    },
    /// The backup is not there or is damaged itself; the database is left as it is.
    #[error("the backup cannot be used")]
    BadBackup,
    /// Anything else the system says.
    #[error("{why}")]
    Broken {
        /// The system's words.
        why: String,
    },
}

impl StoreError {
    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::Full => Message::new("store-full"),
            Self::ReadOnly => Message::new("store-read-only"),
            Self::Folder { path, why } => Message::new("store-folder").text("path", path).say("why", in_words(why)),
            Self::Gone { path } => Message::new("store-gone").text("path", path),
            Self::Busy => Message::new("store-busy"),
            Self::OtherWindow => Message::new("store-other-window"),
            Self::Damaged => Message::new("store-damaged"),
            Self::DamagedPlay { number, .. } => Message::new("store-damaged-play").number("entry", *number),
            Self::DamagedValue { key } => Message::new("store-damaged-value").text("key", key),
            Self::Foreign { path } => Message::new("store-foreign").text("path", path),
            Self::Newer { found, known } => {
                // A page becomes the newer version when it is loaded again; nothing has to be installed.
                let key = if cfg!(target_arch = "wasm32") { "store-newer-page" } else { "store-newer" };
                Message::new(key).number("found", *found).number("known", *known)
            }
            Self::OlderTab => Message::new("store-older-tab"),
            Self::Behind { last } => Message::new("store-behind").number("last", *last),
            Self::NoPlay { .. } => Message::new("store-no-play"),
            Self::Exists { .. } => Message::new("store-exists"),
            Self::BadBackup => Message::new("store-bad-backup"),
            Self::Broken { why } => Message::new("store-broken").say("why", in_words(why)),
        }
    }
}
