//! Where files are written and come from: a disk with paths, or a browser that hands them over.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
pub mod chooser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;

use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

use egui::DroppedFile;

use crate::locale::Message;
use crate::store::exchange::{ExchangeError, Exported};

#[cfg(target_arch = "wasm32")]
pub use browser::{Browser, Inbox};
#[cfg(not(target_arch = "wasm32"))]
pub use disk::Disk;

/// The largest table of own cards or notes that is read, in bytes: a part of one would be a table cut short.
const LARGEST_TABLE: u64 = 64 << 20;

/// What a person expects to be in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Plays of this program.
    Plays,
    /// A table of own cards or notes.
    Cards,
}

impl Kind {
    /// What is in a file that nobody has said anything about: the end of its name tells.
    pub fn of(path: &Path) -> Self {
        let table = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("csv"));
        if table { Self::Cards } else { Self::Plays }
    }
}

/// What is to be written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The open play.
    Play,
    /// All plays.
    AllPlays,
    /// The own cards.
    Cards,
    /// The notes and house rules.
    Notes,
}

/// A table that nothing has been read of yet.
pub struct OpenTable {
    /// What is in it.
    pub content: Box<dyn Read>,
    /// How long it is, in bytes.
    pub size: u64,
}

impl OpenTable {
    /// A table that is here whole.
    pub fn of(bytes: impl Into<Vec<u8>>) -> Self {
        let bytes: Vec<u8> = bytes.into();
        Self { size: bytes.len() as u64, content: Box::new(Cursor::new(bytes)) }
    }
}

/// A file that was opened, or why it was not.
pub enum Opened {
    /// Its plays, whole or refused.
    Plays(Result<Vec<Exported>, ExchangeError>),
    /// A table of own cards or notes, or the file's name and why it cannot be read.
    Cards(Result<OpenTable, (String, Message)>),
    /// Where something is to be written, as a person has chosen.
    Where(Purpose, PathBuf),
    /// The system has no dialog that asks for a file: paths are typed from now on.
    NoDialog,
}

impl Opened {
    /// A table that nobody wants to wait for.
    fn too_large(path: String) -> Self {
        Self::Cards(Err((path, Message::new("app-library-too-large").number("mb", LARGEST_TABLE >> 20))))
    }

    /// A file that the system does not give out; with the system's words.
    fn refused(kind: Kind, path: String, why: String) -> Self {
        match kind {
            Kind::Plays => Self::Plays(Err(ExchangeError::Unreadable { path, why })),
            Kind::Cards => Self::Cards(Err((path, Message::new("app-library-why").text("why", why)))),
        }
    }
}

/// The files of a system.
pub trait Files {
    /// The folder in which files are written when nobody says where; none where the system asks by itself and nobody
    /// types a path.
    fn folder(&self) -> Option<PathBuf>;

    /// Whether the system asks a person which file is meant; else a path is typed, if there are paths.
    fn asks(&self) -> bool {
        false
    }

    /// Asks where something is to be written, beginning with this path; the answer comes through [`Files::read`]. False
    /// where the system does not ask, and the path is the one that counts.
    fn ask_where(&mut self, _path: &Path, _purpose: Purpose) -> bool {
        false
    }

    /// Whether writing to this path would replace a file that is there.
    ///
    /// # Errors
    /// [`ExchangeError::Protected`] when that file is the program's own, which is never replaced.
    fn would_replace(&self, _path: &Path) -> Result<bool, ExchangeError> {
        Ok(false)
    }

    /// Writes a file, whole or not at all; gives the message that says so.
    ///
    /// # Errors
    /// [`ExchangeError::Disk`] when the system does not take it, and as [`Files::would_replace`].
    fn write(&mut self, path: &Path, text: &str) -> Result<Message, ExchangeError>;

    /// Begins to read a file; where the system asks, or nobody types a path, the system lets a person choose one. What is in it comes through
    /// [`Files::read`], later or at once.
    fn open(&mut self, path: &Path, kind: Kind);

    /// Begins to read a file that was dropped on the window.
    fn open_dropped(&mut self, file: &dyn DroppedFile);

    /// The files that were read since the last call.
    fn read(&mut self) -> Vec<Opened>;
}
