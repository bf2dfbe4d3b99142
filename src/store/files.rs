//! Files that are there whole or not at all, whatever happens while they are written.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::PlayId;
use super::error::StoreError;

/// Writes a file in place of the one that may be there.
pub(super) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let part = part_of(path);
    // A file that is there is none of ours, and a link that waits there may lead anywhere: neither is written to.
    let mut file = File::create_new(&part)?;
    let written = file.write_all(bytes).and_then(|()| settle(&part, path));
    match &written {
        Ok(()) => remove_stale_parts(path),
        // What is left of it is of no use to anybody, and a full disk needs the room.
        Err(_) => drop(fs::remove_file(&part)),
    }
    written
}

/// How long nobody may have written to a part before it counts as left behind by a program that was killed.
const STALE: Duration = Duration::from_secs(60 * 60);

/// Removes what programs that were killed while they wrote this very file have left beside it.
fn remove_stale_parts(path: &Path) {
    let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else { return };
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let is_part = |entry: &fs::DirEntry| {
        let beside = entry.file_name();
        let rest = beside.as_encoded_bytes().strip_prefix(name.as_encoded_bytes());
        let by = rest.and_then(|rest| rest.strip_prefix(b".")?.strip_suffix(b".part"));
        // Earlier versions had only the number of their process there.
        by.is_some_and(|by| !by.is_empty() && by.iter().all(|byte| byte.is_ascii_hexdigit() || *byte == b'-'))
    };
    let is_stale = |entry: &fs::DirEntry| {
        let last = entry.metadata().and_then(|found| found.modified()).ok();
        last.is_some_and(|last| last.elapsed().is_ok_and(|since| since > STALE))
    };
    for entry in fs::read_dir(folder).into_iter().flatten().flatten().filter(|entry| is_part(entry) && is_stale(entry))
    {
        // One that cannot be removed does no harm.
        drop(fs::remove_file(entry.path()));
    }
}

/// Where a file is written before it takes its place; beside it, since a rename does not cross file systems. Nobody else
/// knows the name before, so nobody can put anything there: the folder may be one that others write to.
pub(super) fn part_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    let random: String = PlayId::fresh().to_string().chars().take(16).collect();
    name.push(format!("{}{random}.part", own_part()));
    PathBuf::from(name)
}

/// What follows the file's name in that of a part of this program, before what is random in it.
pub(super) fn own_part() -> String {
    format!(".{}-", std::process::id())
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

#[cfg(test)]
mod tests {
    use std::time::SystemTime;

    use super::*;

    #[test]
    fn what_a_killed_program_left_of_the_same_file_goes_with_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let kept = ["play.json.part", "play.json.1x.part", "other.json.17.part", "play.json.18.part"];
        for name in kept.into_iter().chain(["play.json.17.part", "play.json.17-0123456789abcdef.part"]) {
            let old = if name.contains("18") { Duration::ZERO } else { 2 * STALE };
            File::create(at(name)).unwrap().set_modified(SystemTime::now() - old).unwrap();
        }
        write(&at("play.json"), b"{}").unwrap();
        let mut there: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        there.sort();
        let mut expected: Vec<_> = kept.into_iter().chain(["play.json"]).map(std::ffi::OsString::from).collect();
        expected.sort();
        assert_eq!(there, expected);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_waits_where_a_file_is_written_leads_nobody_astray() {
        let folder = tempfile::tempdir().unwrap();
        let (target, path) = (folder.path().join("precious"), folder.path().join("play.json"));
        fs::write(&target, "mine").unwrap();
        for name in [format!("play.json.{}.part", std::process::id()), "play.json.part".to_owned()] {
            std::os::unix::fs::symlink(&target, folder.path().join(name)).unwrap();
        }
        for _ in 0..50 {
            write(&path, b"{}").unwrap();
        }
        assert_eq!(fs::read_to_string(&target).unwrap(), "mine");
        assert_eq!(fs::read_to_string(&path).unwrap(), "{}");
        let names: std::collections::BTreeSet<PathBuf> = (0..50).map(|_| part_of(&path)).collect();
        assert_eq!(names.len(), 50, "nobody can foresee the name");
    }
}
