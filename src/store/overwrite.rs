//! Which files an export never overwrites: the database, its lock, its backups, and any other SQLite database.
//!
//! A path may reach them by another name: through a link, or in other letters where the system tells no capitals from
//! small ones. So the names and what is in the file both count.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// How each SQLite database begins; so do the backups and the databases that were moved aside.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// Whether this file must not be replaced, be it there or not.
pub(super) fn is_protected(path: &Path) -> bool {
    is_database(path) || has_name_of_ours(path) || resolved(path).is_some_and(|path| has_name_of_ours(&path))
}

/// The path without links; of a file that is not there, its folder's.
fn resolved(path: &Path) -> Option<PathBuf> {
    path.canonicalize().ok().or_else(|| {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        Some(folder.canonicalize().ok()?.join(path.file_name()?))
    })
}

fn is_database(path: &Path) -> bool {
    // A pipe or a device would wait for somebody who writes into it.
    if !path.metadata().is_ok_and(|data| data.is_file()) {
        return false;
    }
    let mut start = Vec::new();
    let length = u64::try_from(MAGIC.len()).unwrap_or_default();
    let read = File::open(path).and_then(|file| file.take(length).read_to_end(&mut start));
    read.is_ok() && start == MAGIC
}

/// Whether it is called as the database or what belongs to it is, in whatever folder.
fn has_name_of_ours(path: &Path) -> bool {
    let name = lowercase(path.file_name());
    let beside = name.starts_with("tableside.") && (name.contains(".sqlite") || name.ends_with(".lock"));
    let folder = path.parent().filter(|folder| lowercase(folder.file_name()) == "backups");
    let above = folder.and_then(Path::parent);
    beside || above.is_some_and(|folder| ["tableside.lock", "tableside.sqlite"].iter().any(|f| folder.join(f).exists()))
}

fn lowercase(name: Option<&OsStr>) -> String {
    name.map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn the_database_and_what_belongs_to_it_are_known_by_any_name() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("backups")).unwrap();
        for name in [
            "tableside.sqlite",
            "tableside.SQLITE-wal",
            "Tableside.lock",
            "tableside.window-0.lock",
            "tableside.damaged-2026.sqlite",
        ] {
            assert!(is_protected(&at(name)), "{name}");
        }
        fs::write(at("tableside.lock"), "").unwrap();
        assert!(is_protected(&at("backups/tableside-20260101T000000000Z.sqlite")));
        assert!(is_protected(&at("backups/mine.json")));
        fs::write(at("elsewhere"), b"SQLite format 3\0 and more").unwrap();
        assert!(is_protected(&at("elsewhere")), "a database by another name");
        fs::write(at("backups/old"), "").unwrap();
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink(at("tableside.lock"), at("link")).unwrap();
            std::os::unix::fs::symlink(at("backups"), at("others")).unwrap();
            assert!(is_protected(&at("link")) && is_protected(&at("others/new.json")));
        }
        fs::write(at("play.json"), "{}").unwrap();
        for name in ["play.json", "tableside.json", "new.json", "templates/a.toml", "none/play.json", "."] {
            assert!(!is_protected(&at(name)), "{name}");
        }
        assert!(!is_protected(Path::new("play.json")) && !is_protected(Path::new("")));
    }
}
