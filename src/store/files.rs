//! Files that are there whole or not at all, whatever happens while they are written.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::error::StoreError;

/// Writes a file in place of the one that may be there.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = part_of(path);
    let written = File::create(&part).and_then(|mut file| file.write_all(bytes)).and_then(|()| settle(&part, path));
    if written.is_err() {
        // What is left of it is of no use to anybody, and a full disk needs the room.
        drop(fs::remove_file(&part));
    }
    written
}

/// Where a file is written before it takes its place; beside it, since a rename does not cross file systems.
pub(super) fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    PathBuf::from(name)
}

/// Gives a finished file its name, and returns when both are on disk.
pub(super) fn settle(part: &Path, path: &Path) -> io::Result<()> {
    File::options().write(true).open(part)?.sync_all()?;
    fs::rename(part, path)?;
    sync_folder(path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new(".")))
}

/// Returns when the names in a folder are on disk.
pub(super) fn sync_folder(folder: &Path) -> io::Result<()> {
    // Only Unix opens a folder as a file; elsewhere the file system's journal has to do.
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// What a failed write to a file means.
pub(super) fn fault(error: &io::Error) -> StoreError {
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full,
        ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => StoreError::ReadOnly,
        _ => StoreError::Broken { why: error.to_string() },
    }
}
