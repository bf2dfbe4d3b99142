//! Files on a disk.

use std::path::{Path, PathBuf};

use super::Files;
use crate::locale::Say;
use crate::store::exchange::{self, ExchangeError, Exported};

/// Files on a disk, written into a folder unless somebody says where.
#[derive(Debug)]
pub struct Disk {
    folder: PathBuf,
    read: Vec<Result<Vec<Exported>, ExchangeError>>,
}

impl Disk {
    /// Files of which the next is written into this folder.
    pub const fn of(folder: PathBuf) -> Self {
        Self { folder, read: Vec::new() }
    }
}

impl Files for Disk {
    fn folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn write(&mut self, path: &Path, text: &str) -> Result<Say, ExchangeError> {
        exchange::write_text(path, text)?;
        Ok(Say::new("app-exported").text("path", path.display().to_string()))
    }

    fn open(&mut self, path: &Path) {
        self.read.push(exchange::read(path));
    }

    fn read(&mut self) -> Vec<Result<Vec<Exported>, ExchangeError>> {
        std::mem::take(&mut self.read)
    }
}
