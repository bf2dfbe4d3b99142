//! What keeps a folder in step with the plays, where a system has folders.

use std::path::PathBuf;

use crate::household::FolderStatus;
use crate::locale::Language;

/// Keeps a folder in step, beside the window.
pub trait FolderKeeper {
    /// Keeps this folder from now on, with so many daily files, or none; names of files are in this language.
    fn keep(&self, folder: Option<(PathBuf, usize)>, language: Language);

    /// Looks at once, and tries again what has failed.
    fn retry(&self);

    /// How the folder stands.
    fn status(&self) -> FolderStatus;
}

#[cfg(not(target_arch = "wasm32"))]
impl FolderKeeper for crate::app::platform::folder_thread::FolderThread {
    fn keep(&self, folder: Option<(PathBuf, usize)>, language: Language) {
        let settings = |(folder, daily)| crate::household::step::FolderSettings { folder, daily, language };
        self.keep_settings(folder.map(settings));
    }

    fn retry(&self) {
        self.look_now();
    }

    fn status(&self) -> FolderStatus {
        self.standing()
    }
}
