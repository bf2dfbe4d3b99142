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

use crate::app::picture::look::PictureLook;
use crate::games::print::Printed;
use crate::locale::Message;
use crate::stats::ResultFormat;
use crate::stats::bgstats::{BgStats, BgStatsError};
use crate::store::exchange::{self, ExchangeError, FileContent};
use crate::store::system::in_words;

#[cfg(target_arch = "wasm32")]
pub use browser::{Browser, Inbox};
#[cfg(not(target_arch = "wasm32"))]
pub use disk::Disk;

/// The largest table of own cards or notes that is read, in bytes: a part of one would be a table cut short.
const LARGEST_TABLE: u64 = 64 << 20;

/// What a person expects to be in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// Plays of this program.
    Plays,
    /// A table of own cards or notes.
    Cards,
    /// A picture, which is only ever written.
    Picture,
    /// A page to be printed, which is only written.
    Page,
    /// Plain words, which are only written.
    Text,
    /// A folder, which is neither read nor written here.
    Folder,
}

impl FileKind {
    /// What is in a file that nobody has said anything about: the end of its name tells.
    pub fn of(path: &Path) -> Self {
        let ends = |with: &str| path.extension().is_some_and(|end| end.eq_ignore_ascii_case(with));
        match () {
            () if ends("csv") => Self::Cards,
            () if ends("png") => Self::Picture,
            () if ends("html") => Self::Page,
            () if ends("txt") => Self::Text,
            () => Self::Plays,
        }
    }
}

/// What is to be written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The open play.
    Play,
    /// The picture of its sheet, in this look.
    Picture(PictureLook),
    /// All plays.
    AllPlays,
    /// The result of the open play for others.
    Result(ResultFormat),
    /// The results of all plays that are over.
    AllResults(ResultFormat),
    /// Everything that is kept of the household.
    Everything,
    /// The own cards.
    Cards,
    /// The notes and house rules.
    Notes,
    /// A page of this game to be printed.
    Page(&'static str, Printed),
    /// A ready table of this game, by its id.
    Blank(&'static str, &'static str),
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
pub enum ReadFile {
    /// What is in a file of ours, whole or refused.
    Plays(Result<FileContent, ExchangeError>),
    /// A file of BG Stats, whole or refused.
    BgStats(Result<BgStats, BgStatsError>),
    /// A table of own cards or notes, or the file's name and why it cannot be read.
    Cards(Result<OpenTable, (String, Message)>),
    /// A folder that a person has chosen.
    Folder(PathBuf),
    /// One that came from outside of the window: nobody has chosen it here, so nothing of it is taken unasked.
    Outside(Box<Self>),
    /// Where something is to be written, as a person has chosen.
    Where(Purpose, PathBuf),
    /// The system has no dialog that asks for a file: paths are typed from now on.
    NoDialog,
}

impl ReadFile {
    /// What is in a file of plays: this program's, or another one's.
    fn of_plays(bytes: &[u8]) -> Self {
        match exchange::content_from_json(bytes) {
            Err(ExchangeError::Foreign) => match BgStats::read(bytes) {
                Err(BgStatsError::Foreign) => Self::Plays(Err(ExchangeError::Foreign)),
                file => Self::BgStats(file),
            },
            plays => Self::Plays(plays),
        }
    }

    /// A table that nobody wants to wait for.
    fn too_large(path: String) -> Self {
        Self::Cards(Err((path, Message::new("app-library-too-large").number("mb", LARGEST_TABLE >> 20))))
    }

    /// A file that the system does not give out; with the system's words.
    fn refused(kind: FileKind, path: String, why: String) -> Self {
        match kind {
            FileKind::Plays | FileKind::Picture | FileKind::Page | FileKind::Text | FileKind::Folder => {
                Self::Plays(Err(ExchangeError::Unreadable { path, why }))
            }
            FileKind::Cards => Self::Cards(Err((path, in_words(&why)))),
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

    /// Saves a picture, whole or not at all, or hands it to the system to be shared; gives the message that says so, none
    /// where the system says it itself.
    ///
    /// # Errors
    /// As [`Files::write`].
    fn write_picture(&mut self, path: &Path, png: &[u8]) -> Result<Option<Message>, ExchangeError>;

    /// Begins to read a file; where the system asks, or nobody types a path, the system lets a person choose one. What is in it comes through
    /// [`Files::read`], later or at once.
    fn open(&mut self, path: &Path, kind: FileKind);

    /// Begins to read a file that was dropped on the window.
    fn open_dropped(&mut self, file: &dyn DroppedFile);

    /// The files that were read since the last call.
    fn read(&mut self) -> Vec<ReadFile>;
}
