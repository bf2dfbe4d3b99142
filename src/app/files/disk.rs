//! Files on a disk.

use std::fs::File;
use std::path::{Path, PathBuf};

use egui::DroppedFile;

use super::{Files, Kind, LARGEST_TABLE, OpenTable, Opened};
use crate::locale::Say;
use crate::store::exchange::{self, ExchangeError};

/// Files on a disk, written into a folder unless somebody says where.
pub struct Disk {
    folder: PathBuf,
    read: Vec<Opened>,
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

    fn open(&mut self, path: &Path, kind: Kind) {
        self.read.push(match kind {
            Kind::Plays => Opened::Plays(exchange::read(path)),
            Kind::Cards => table(path),
        });
    }

    fn open_dropped(&mut self, file: &dyn DroppedFile) {
        self.open(file.path(), Kind::of(file.path()));
    }

    fn read(&mut self) -> Vec<Opened> {
        std::mem::take(&mut self.read)
    }
}

fn table(path: &Path) -> Opened {
    let name = path.display().to_string();
    let opened = File::open(path).and_then(|file| Ok((file.metadata()?.len(), file)));
    match opened {
        Ok((size, _)) if size > LARGEST_TABLE => Opened::too_large(name),
        Ok((size, file)) => Opened::Cards(Ok(OpenTable { content: Box::new(file), size })),
        Err(why) => Opened::refused(Kind::Cards, name, why.to_string()),
    }
}
