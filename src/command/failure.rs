//! Why a command did not do what it was asked, in words and as an exit status.

use std::io;
use std::path::Path;

use thiserror::Error;

use super::page::Page;
use crate::games::OpenError;
use crate::household::step::FolderFault;
use crate::locale::Message;
use crate::store::StoreError;
use crate::store::exchange::ExchangeError;
use crate::store::system::in_words;

/// Why a command failed. Nothing was changed then, unless it says that a part was done.
#[derive(Debug, Error)]
pub enum Failure {
    /// The system names no folder for the plays.
    #[error("no folder for the plays")]
    NoFolder,
    /// The plays could not be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A play that is here is none that this version can show.
    #[error(transparent)]
    Kept(OpenError),
    /// A file was not read or written.
    #[error(transparent)]
    File(#[from] ExchangeError),
    /// The play in a file is none that this version can open.
    #[error(transparent)]
    Strange(OpenError),
    /// The server for other devices could not be started.
    #[cfg(not(target_os = "android"))]
    #[error(transparent)]
    Host(#[from] crate::hub::HubError),
    /// Something is wrong with a file, whose path the reason itself does not say.
    #[error("{path}: {why}")]
    OfFile {
        /// The file, as it was named.
        path: String,
        /// What is wrong with it.
        why: Box<Self>,
    },
    /// A folder could not be kept in step.
    #[error(transparent)]
    Folder(FolderFault),
    /// There is nothing to do it with; the words say what is missing.
    #[error("nothing: {}", .0.key())]
    Nothing(Message),
    /// What was asked for makes no sense here; the words say why.
    #[error("wrong input: {}", .0.key())]
    Input(Message),
    /// Only a part of it was done: what is to be written first, and what was left out.
    #[error("not all of it: {}", .1.key())]
    Partly(Page, Message),
    /// The answer could not be written.
    #[error(transparent)]
    Output(#[from] io::Error),
}

/// The exit status of wrong input.
pub(super) const WRONG: u8 = 2;
/// The exit status of plays or files that could not be read or written.
pub(super) const FAILED: u8 = 1;

impl Failure {
    /// The same of this file, unless the words name it already.
    pub(super) fn of_file(self, path: &Path) -> Self {
        match self {
            Self::File(ExchangeError::Unreadable { .. } | ExchangeError::Protected { .. }) | Self::OfFile { .. } => {
                self
            }
            Self::File(_) | Self::Strange(_) | Self::Input(_) | Self::Folder(FolderFault::Write(_)) => {
                Self::OfFile { path: path.display().to_string(), why: Box::new(self) }
            }
            _ => self,
        }
    }

    /// The message for people: what happened, what is safe, what to do.
    pub fn message(&self) -> Message {
        match self {
            Self::NoFolder => Message::new("command-no-folder"),
            Self::Store(error) => error.message(),
            Self::Kept(error) | Self::Strange(error) => error.message(),
            Self::File(error) => error.message(),
            Self::OfFile { path, why } => {
                Message::new("command-of-file").text("path", path.as_str()).say("why", why.message())
            }
            Self::Folder(fault) => fault.message(),
            #[cfg(not(target_os = "android"))]
            Self::Host(error) => error.message(),
            Self::Input(say) | Self::Nothing(say) | Self::Partly(_, say) => say.clone(),
            Self::Output(error) => Message::new("command-failed").say("reason", in_words(&error.to_string())),
        }
    }

    /// The exit status: 1 when the plays or a file could not be read or written, 2 for wrong input.
    pub fn status(&self) -> u8 {
        use ExchangeError::{Body, Disk, Unreadable};
        match self {
            Self::OfFile { why, .. } => why.status(),
            Self::NoFolder | Self::Store(_) | Self::Kept(_) | Self::Partly(..) | Self::Output(_) => FAILED,
            // The address was named on the command line, and may be named in another way.
            #[cfg(not(target_os = "android"))]
            Self::Host(crate::hub::HubError::Public { .. }) => WRONG,
            #[cfg(not(target_os = "android"))]
            Self::Host(_) => FAILED,
            Self::Nothing(_) | Self::Folder(_) => FAILED,
            Self::File(Unreadable { .. } | Disk(_) | Body { .. }) => FAILED,
            Self::File(_) | Self::Strange(_) | Self::Input(_) => WRONG,
        }
    }

    /// Whether only the reader of the answer went away, as `head` does.
    pub fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }
}
