//! Where files are written and come from: a disk with paths, or a browser that hands them over.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod disk;

use std::path::{Path, PathBuf};

use crate::locale::Say;
use crate::store::exchange::{ExchangeError, Exported};

#[cfg(target_arch = "wasm32")]
pub use browser::Browser;
#[cfg(not(target_arch = "wasm32"))]
pub use disk::Disk;

/// The files of a system.
pub trait Files {
    /// The folder in which files are written when nobody says where; none where the system asks by itself and nobody
    /// types a path.
    fn folder(&self) -> Option<PathBuf>;

    /// Writes a file, whole or not at all; gives the message that says so.
    ///
    /// # Errors
    /// [`ExchangeError::Disk`] when the system does not take it.
    fn write(&mut self, path: &Path, text: &str) -> Result<Say, ExchangeError>;

    /// Begins to read a file; where nobody types a path the system lets a person choose one. What is in it comes through
    /// [`Files::read`], later or at once.
    fn open(&mut self, path: &Path);

    /// The plays of the files that were read since the last call, each file whole or refused.
    fn read(&mut self) -> Vec<Result<Vec<Exported>, ExchangeError>>;
}
