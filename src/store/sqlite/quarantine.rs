//! Moving a database aside, whole, under a name that says when and why; nothing is deleted.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::store::{files, time};

/// What SQLite puts beside a database and what belongs to it. The log goes first: if this is interrupted, the new
/// database must not find it.
const SUFFIXES: [&str; 4] = ["-wal", "-shm", "-journal", ""];

/// Moves a database with all that belongs to it to `tableside.<word>-<time>.sqlite`, and says where it is now.
///
/// # Errors
/// When the folder may not be written.
pub(super) fn quarantine(database: &Path, word: &str) -> io::Result<PathBuf> {
    let target = free_name(database, word);
    for suffix in SUFFIXES {
        let from = with_suffix(database, suffix);
        if fs::exists(&from)? {
            fs::rename(from, with_suffix(&target, suffix))?;
        }
    }
    files::sync_folder(database.parent().unwrap_or(Path::new(".")))?;
    Ok(target)
}

/// The path with these letters at its end.
pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// A name beside the database that nothing has, which says when and why.
pub(super) fn free_name(database: &Path, word: &str) -> PathBuf {
    let time = time::now().format("%Y%m%dT%H%M%SZ");
    let name = |extra: &str| database.with_file_name(format!("tableside.{word}-{time}{extra}.sqlite"));
    let taken = |path: &PathBuf| SUFFIXES.iter().any(|suffix| with_suffix(path, suffix).exists());
    let first = name("");
    if !taken(&first) {
        return first;
    }
    (2..).map(|count| name(&format!("-{count}"))).find(|path| !taken(path)).unwrap_or(first)
}
