//! The system's own dialog in which a person chooses a file, where the system has one.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::{FileKind, Purpose};

/// Nobody closes a dialog so soon after it has opened: one that is gone by then was never there.
const TOO_SOON: Duration = Duration::from_millis(400);

/// Wakes the window from another thread.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// Shows the dialog. It is called where the window is, and what it gives is waited for elsewhere, so that the window goes
/// on drawing meanwhile.
pub trait Chooser {
    /// Opens a dialog for a file that is to be read, or written where `save` says so; `at` is what is proposed. Gives
    /// what waits for the answer: the file that was chosen, or none.
    fn ask(&self, at: &Path, kind: FileKind, save: bool) -> Box<dyn FnOnce() -> Option<PathBuf> + Send>;
}

/// The dialog of the desktop.
#[cfg(not(target_os = "android"))]
pub struct SystemChooser;

#[cfg(not(target_os = "android"))]
impl Chooser for SystemChooser {
    fn ask(&self, at: &Path, kind: FileKind, save: bool) -> Box<dyn FnOnce() -> Option<PathBuf> + Send> {
        // macOS wants the dialog to be made here, where the window is; waiting for it may be done anywhere.
        let chosen = |file: Option<rfd::FileHandle>| file.map(|file| file.path().to_owned());
        let (name, end) = match kind {
            FileKind::Folder => {
                let answer = rfd::AsyncFileDialog::new().set_directory(at).pick_folder();
                return Box::new(move || chosen(pollster::block_on(answer)));
            }
            FileKind::Plays => ("JSON", "json"),
            FileKind::Cards => ("CSV", "csv"),
            FileKind::Picture => ("PNG", "png"),
            FileKind::Page => ("HTML", "html"),
            FileKind::Text => ("TXT", "txt"),
        };
        let mut dialog = rfd::AsyncFileDialog::new().add_filter(name, &[end]);
        if let Some(folder) = at.parent() {
            dialog = dialog.set_directory(folder);
        }
        if let Some(file) = at.file_name().filter(|_| save) {
            dialog = dialog.set_file_name(file.to_string_lossy());
        }
        if save {
            let answer = dialog.save_file();
            Box::new(move || chosen(pollster::block_on(answer)))
        } else {
            let answer = dialog.pick_file();
            Box::new(move || chosen(pollster::block_on(answer)))
        }
    }
}

/// What a dialog is open for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedFile {
    /// A file is to be read.
    Read(FileKind),
    /// A file is to be written.
    Write(Purpose),
}

/// What has come of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A file was chosen.
    File(WantedFile, PathBuf),
    /// The dialog was closed.
    Nothing,
    /// This system has no dialog.
    NoDialog,
}

/// A dialog that is open.
pub struct OpenDialog {
    wanted: WantedFile,
    answer: Receiver<(Option<PathBuf>, Duration)>,
}

impl OpenDialog {
    /// Opens a dialog; `wake` is called when it is closed.
    pub fn open(chooser: &dyn Chooser, wanted: WantedFile, at: &Path, wake: Wake) -> Self {
        let (kind, save) = match wanted {
            WantedFile::Read(kind) => (kind, false),
            WantedFile::Write(_) => (FileKind::of(at), true),
        };
        let opened = Instant::now();
        let wait = chooser.ask(at, kind, save);
        let (tell, answer) = channel();
        thread::spawn(move || {
            let file = wait();
            // Nobody listens any more when the window was closed before the dialog.
            tell.send((file, opened.elapsed())).ok();
            wake();
        });
        Self { wanted, answer }
    }

    /// What has come of it; none while it is open.
    pub fn chosen(&self) -> Option<Chosen> {
        match self.answer.try_recv() {
            Ok((Some(file), _)) => Some(Chosen::File(self.wanted, file)),
            Ok((None, after)) if after < TOO_SOON => Some(Chosen::NoDialog),
            Ok((None, _)) => Some(Chosen::Nothing),
            Err(TryRecvError::Empty) => None,
            // What waited for it has failed in a way that a library does not tell.
            Err(TryRecvError::Disconnected) => Some(Chosen::NoDialog),
        }
    }
}
