//! The store: where plays are kept, as logs of lines whose meaning it does not know.
//!
//! A play is a [`Header`] and a log of [`Line`]s that only grows; the room above gives the lines their meaning. The
//! store is asked and answers later ([`Store`]), since the disk may be slow and the browser's IndexedDB never answers at
//! once. A line counts as entered when its answer has come: then it survives a kill and a power cut.
//!
//! - [`StoreThread`] keeps plays in SQLite on a thread of its own: the window's store on the desktop.
//! - [`Sqlite`] is the same without the thread, for the command line.
//! - `IndexedDb` keeps them in a browser's database.
//! - [`Memory`] forgets them at the end: for tests, and where there is no folder.
//! - [`json`] reads whatever is kept, here and in the rooms above, within limits.
//! - [`merge`] keeps what a later version has written.
//! - [`exchange`] writes one play, or all of them, to a file and reads them back.
//!
//! Nothing here deletes what a person entered, but [`Request::Purge`], which only empties the trash.

mod changes;
mod checksum;
mod error;
pub mod exchange;
#[cfg(not(target_arch = "wasm32"))]
mod files;
#[cfg(target_arch = "wasm32")]
mod indexed_db;
pub mod json;
pub mod json_limits;
mod memory;
pub mod merge;
mod notice;
#[cfg(not(target_arch = "wasm32"))]
mod overwrite;
mod play;
mod record;
mod replace;
#[cfg(not(target_arch = "wasm32"))]
mod sqlite;
pub(crate) mod system;
#[cfg(not(target_arch = "wasm32"))]
mod templates;
pub mod time;

pub use changes::{Changes, TEMPLATE as CHANGED_TEMPLATE, TRASH as CHANGED_TRASH, sum as value_sum};
pub use checksum::Checksum;
pub use error::StoreError;
#[cfg(target_arch = "wasm32")]
pub use indexed_db::IndexedDb;
pub use memory::Memory;
pub use merge::{Change, FieldNames};
pub use notice::{Backup, BackupState, Notice};
pub use play::{Header, Line, Listed, NotAPlayId, PlayId};
pub use replace::{Replacement, ValueChecksum, Values};
#[cfg(not(target_arch = "wasm32"))]
pub use sqlite::{Opened, Sqlite, StoreThread, data_folder};

/// A place where plays are kept.
///
/// Requests are carried out in the order in which they were asked, one after the other.
pub trait Store {
    /// Asks for something; the answer comes through [`Store::answers`] with this ticket, exactly once.
    fn ask(&mut self, request: Request) -> Ticket;

    /// The answers that have come since the last call, in order. Never waits.
    fn answers(&mut self) -> Vec<Answer>;
}

/// What an answer is matched to its request by; no two requests to one store have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ticket(u64);

/// The tickets of one store, handed out in order.
#[derive(Debug, Default)]
pub struct Tickets(u64);

impl Tickets {
    /// The next one.
    pub const fn next(&mut self) -> Ticket {
        self.0 += 1;
        Ticket(self.0)
    }
}

/// An answer of the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The request that this answers; none for what the store says unasked.
    pub ticket: Option<Ticket>,
    /// What came of it. An error without a ticket says that the store could not be opened.
    pub result: Result<Reply, StoreError>,
}

/// What can be asked of a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// The plays, the last changed first: those in the trash, or those that are not.
    Plays {
        /// Whether the trash is meant.
        removed: bool,
    },
    /// Begins a play with its first lines, all or nothing.
    Create {
        /// What it is.
        header: Header,
        /// Its lines, from number 1 on; at least one.
        lines: Vec<Line>,
        /// What Home shows of it, JSON that the store keeps as text.
        summary: String,
        /// Whether it has its result (an imported one may).
        finished: bool,
    },
    /// A play with its lines after this number (0 for all of them).
    Read {
        /// Which play.
        play: PlayId,
        /// The last number that the asker has.
        after: u64,
    },
    /// A damaged play with its lines up to the last one before the damage, which are as they were entered. Nothing is to be
    /// added to it.
    ReadSound {
        /// Which play.
        play: PlayId,
    },
    /// Adds lines to a play, all or none. Their numbers must go on exactly where its log ends, else the answer is
    /// [`StoreError::Behind`]. Without lines it changes the summary alone.
    Append {
        /// Which play.
        play: PlayId,
        /// The new lines in order.
        lines: Vec<Line>,
        /// What Home shows of it from now on.
        summary: String,
        /// Whether it has its result.
        finished: bool,
    },
    /// Begins plays, adds lines to plays and puts plays into the trash, all in one transaction: many of them take no longer
    /// than one. One that cannot be done, since the play is there already or its log goes on otherwise, is passed over, and
    /// the answer is [`Reply::Batch`].
    Batch {
        /// What is to be done, each [`Request::Create`], [`Request::Append`] or [`Request::Remove`].
        requests: Vec<Self>,
    },
    /// Puts a play into the trash.
    Remove {
        /// Which play.
        play: PlayId,
    },
    /// Takes a play out of the trash.
    Restore {
        /// Which play.
        play: PlayId,
    },
    /// Deletes a play in the trash for good; a play that is not there is left alone ([`StoreError::NoPlay`]).
    Purge {
        /// Which play.
        play: PlayId,
    },
    /// The value kept under a key: a setting, the remembered players, a board's figures.
    Value {
        /// The key.
        key: String,
    },
    /// Keeps a value under a key, in place of the one before.
    Keep {
        /// The key.
        key: String,
        /// The value, JSON that the store keeps as text.
        value: String,
    },
    /// Keeps a value under a key as [`Request::Keep`] does, but without waiting until it is on the disk: for what nobody
    /// would miss after a power cut, such as the window's size. A kill of the program does not lose it.
    KeepLoosely {
        /// The key.
        key: String,
        /// The value, JSON that the store keeps as text.
        value: String,
    },
    /// Changes the value kept under a key, whatever other windows have made of it; the answer is what is kept from now
    /// on. What is of another form, as a later version may have kept it, stays as it is.
    Change {
        /// The key.
        key: String,
        /// What has changed.
        change: Change,
    },
    /// The templates that lie beside the plays, by name; a person may have written them.
    Templates,
    /// Keeps a template under a name, in place of the one before, of which a copy is put aside.
    KeepTemplate {
        /// The name of its file, without an ending: no path.
        name: String,
        /// Its text.
        text: String,
    },
    /// Keeps a new template under a name; where that is another template's by now, since another window was faster, under
    /// a like name that is free. The answer is the name.
    NewTemplate {
        /// The name of its file, without an ending: no path.
        name: String,
        /// Its text.
        text: String,
    },
    /// Puts a template aside, so that it is no longer listed; one that is not there is done already.
    RemoveTemplate {
        /// The name of its file, as it was listed.
        name: String,
    },
    /// Keeps values, each in the place of the one that was read; all of them, or none where another window has changed one
    /// since: then the answer is [`Reply::Overtaken`].
    Replace {
        /// The values.
        values: Vec<Replacement>,
    },
    /// The plays in databases that were moved aside which are whole there, and are not here.
    FindSalvage,
    /// Takes those plays in; nothing that is here is changed.
    TakeSalvage,
    /// The backups, the newest first.
    Backups,
    /// Puts a backup in the place of the database, which is moved aside. Everything must be read again afterwards.
    Recover {
        /// Which backup.
        backup: Backup,
    },
}

impl Request {
    /// Whether it changes what is kept.
    pub const fn writes(&self) -> bool {
        let reads = matches!(self, Self::Plays { .. } | Self::Read { .. } | Self::ReadSound { .. });
        !(reads || matches!(self, Self::Value { .. } | Self::Templates | Self::Backups | Self::FindSalvage))
    }
}

/// Whether a file beside the plays can have this name: it leads to no other folder.
pub fn is_file_name(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with('.')
        && !name.contains(['/', '\\', ':'])
        && !name.chars().any(crate::locale::is_steering)
}

/// How many bytes the name of a new file beside the plays has at most: with an ending, and what stands behind it while the
/// file is written, every system takes it.
const MOST_NAME: usize = 160;

/// Whether a new file beside the plays may get this name: every system takes it, so that a household can go to any device.
/// One that is there already under another name stays as it is.
pub fn is_new_file_name(name: &str) -> bool {
    let ends = name.ends_with(['.', ' ']) || name.starts_with(' ');
    is_file_name(name) && name.len() <= MOST_NAME && !ends && !name.contains(['*', '?', '"', '<', '>', '|'])
}

/// A name and those like it, until one is free: `box`, `box-2`, `box-3` …
fn like(name: &str) -> impl Iterator<Item = String> {
    std::iter::once(name.to_owned()).chain((2_u32..).map(move |number| format!("{name}-{number}")))
}

/// A file of text beside the plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// Its name, without an ending.
    pub name: String,
    /// What is in it; none where it can't be read, is far too large, or is no text.
    pub text: Option<String>,
}

/// What a store answers when nothing went wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The plays that were asked for, the last changed first.
    Plays(Vec<Listed>),
    /// A play and its lines after the number that was asked for.
    Lines {
        /// The play.
        play: Listed,
        /// Its lines in order.
        lines: Vec<Line>,
    },
    /// It is done, and on disk.
    Done,
    /// What became of each request of a batch, in order.
    Batch(Vec<Result<(), StoreError>>),
    /// The value of a key; none where nothing was ever kept.
    Value(Option<String>),
    /// Nothing was kept, since another window was faster: what is kept by now under the keys that were to be changed.
    Overtaken(Values),
    /// The templates, by name.
    Templates(Vec<TextFile>),
    /// The name under which a new template was kept.
    Template(String),
    /// The backups, the newest first.
    Backups(Vec<Backup>),
    /// The plays that can be taken in from databases moved aside, or that were taken in.
    Salvage(Vec<Listed>),
    /// The store was opened, or had to be opened again: what was read before is old. Comes unasked, and as the answer
    /// to [`Request::Recover`], with what a person must know of it.
    Opened(Vec<Notice>),
    /// Something that a person must know. Comes unasked.
    Noticed(Notice),
    /// Another window has written: what was read may be old. Comes unasked.
    ChangedElsewhere,
}
