//! Files on a disk.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::DroppedFile;

use super::chooser::{Chooser, Chosen, OpenDialog, Wake, WantedFile};
use super::{FileKind, Files, LARGEST_TABLE, OpenTable, Purpose, ReadFile};
use crate::locale::Message;
use crate::store::exchange::{self, ExchangeError};

/// Files on a disk: the system's dialog asks which, or somebody types a path.
pub struct Disk {
    folder: PathBuf,
    read: Vec<ReadFile>,
    /// The system's dialog, and what wakes the window when it is closed; none where there is none.
    chooser: Option<(Box<dyn Chooser>, Wake)>,
    /// The dialog that is open; there is one at a time.
    dialog: Option<OpenDialog>,
}

impl Disk {
    /// Files of which the next is written into this folder, by paths that somebody types.
    pub const fn of(folder: PathBuf) -> Self {
        Self { folder, read: Vec::new(), chooser: None, dialog: None }
    }

    /// The same with a dialog that asks for the file; `wake` is called when it is closed.
    #[must_use]
    pub fn asking(mut self, chooser: impl Chooser + 'static, wake: Wake) -> Self {
        self.chooser = Some((Box::new(chooser), wake));
        self
    }

    /// Opens the dialog, unless one is open already; false where the system has none.
    fn ask(&mut self, at: &Path, wanted: WantedFile) -> bool {
        let Some((chooser, wake)) = &self.chooser else { return false };
        if self.dialog.is_none() {
            self.dialog = Some(OpenDialog::open(chooser.as_ref(), wanted, at, Arc::clone(wake)));
        }
        true
    }

    fn open_path(&mut self, path: &Path, kind: FileKind) {
        self.read.push(match kind {
            FileKind::Plays | FileKind::Picture | FileKind::Page | FileKind::Text => match exchange::bytes(path) {
                Ok(bytes) => ReadFile::of_plays(&bytes),
                Err(error) => ReadFile::Plays(Err(error)),
            },
            FileKind::Cards => table(path),
            FileKind::Folder => ReadFile::Folder(path.to_owned()),
        });
    }

    /// Takes what has come of the dialog.
    fn take_chosen(&mut self) {
        let Some(chosen) = self.dialog.as_ref().and_then(OpenDialog::chosen) else { return };
        self.dialog = None;
        match chosen {
            Chosen::File(WantedFile::Read(kind), path) => self.open_path(&path, kind),
            Chosen::File(WantedFile::Write(purpose), path) => self.read.push(ReadFile::Where(purpose, path)),
            Chosen::Nothing => {}
            Chosen::NoDialog => {
                self.chooser = None;
                self.read.push(ReadFile::NoDialog);
            }
        }
    }
}

impl Files for Disk {
    fn folder(&self) -> Option<PathBuf> {
        Some(self.folder.clone())
    }

    fn asks(&self) -> bool {
        self.chooser.is_some()
    }

    fn ask_where(&mut self, path: &Path, purpose: Purpose) -> bool {
        self.ask(path, WantedFile::Write(purpose))
    }

    fn would_replace(&self, path: &Path) -> Result<bool, ExchangeError> {
        exchange::may_replace(path)?;
        // A link that leads nowhere is there too; a folder can't be replaced, and writing says so.
        Ok(path.symlink_metadata().is_ok_and(|data| !data.is_dir()))
    }

    fn write(&mut self, path: &Path, text: &str) -> Result<Message, ExchangeError> {
        exchange::write_text(path, text)?;
        Ok(Message::new("app-exported").text("path", path.display().to_string()))
    }

    fn write_picture(&mut self, path: &Path, png: &[u8]) -> Result<Option<Message>, ExchangeError> {
        exchange::write_bytes(path, png)?;
        Ok(Some(Message::new("app-exported").text("path", path.display().to_string())))
    }

    fn open(&mut self, path: &Path, kind: FileKind) {
        if !self.ask(path, WantedFile::Read(kind)) {
            self.open_path(path, kind);
        }
    }

    fn open_dropped(&mut self, file: &dyn DroppedFile) {
        self.open_path(file.path(), FileKind::of(file.path()));
    }

    fn read(&mut self) -> Vec<ReadFile> {
        self.take_chosen();
        std::mem::take(&mut self.read)
    }
}

fn table(path: &Path) -> ReadFile {
    let name = path.display().to_string();
    let opened = File::open(path).and_then(|file| Ok((file.metadata()?.len(), file)));
    match opened {
        Ok((size, _)) if size > LARGEST_TABLE => ReadFile::too_large(name),
        Ok((size, file)) => ReadFile::Cards(Ok(OpenTable { content: Box::new(file), size })),
        Err(why) => ReadFile::refused(FileKind::Cards, name, why.to_string()),
    }
}
