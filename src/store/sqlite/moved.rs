//! A database whose file was moved, removed or replaced while it is open: it is noticed, and what was entered goes on in a
//! file that has a name.
//!
//! On Unix an open file stays readable and writable when its name is gone, so that everything looks saved and nothing is
//! there at the next start. Therefore the file behind the path is compared with the open one, before and after each
//! writing and while the window waits. On Windows SQLite holds its files so that nobody can move them.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use rusqlite::Connection;

use crate::store::{Notice, StoreError, files};

use super::opening::{Check, Open};
use super::quarantine::{free_name, with_suffix};
use super::{DatabaseLocation, Sqlite, backup, connect, opening, plays};

/// What tells a file from all others of this machine: its device and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId {
    device: u64,
    number: u64,
}

impl FileId {
    /// That of the file behind a path; none where there is none.
    #[cfg(unix)]
    fn of(path: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        path.metadata().ok().map(|data| Self { device: data.dev(), number: data.ino() })
    }

    /// Elsewhere an open file stays where it is.
    #[cfg(not(unix))]
    fn of(path: &Path) -> Option<Self> {
        path.exists().then_some(Self { device: 0, number: 0 })
    }
}

/// The files of an open database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    database: Option<FileId>,
    log: Option<FileId>,
}

impl Identity {
    /// The files behind a database's path.
    pub(super) fn of(database: &Path) -> Self {
        Self { database: FileId::of(database), log: FileId::of(&with_suffix(database, "-wal")) }
    }

    /// Whether both are of the same database.
    pub(super) fn is_of(self, other: Self) -> bool {
        self.database == other.database
    }
}

impl Sqlite {
    /// Whether the path of the database still leads to the file that is open.
    pub(super) fn is_in_place(&self) -> bool {
        let found = Identity::of(&self.place.database());
        self.open.as_ref().is_none_or(|open| open.identity.is_of(found))
    }

    /// Goes on in a file that has a name, if the open one was moved, removed or replaced: in a whole copy of it at the
    /// path where nothing lies, or beside what lies there now, which is not touched.
    ///
    /// # Errors
    /// [`StoreError::Gone`] when no file can be made. What can still be read stays open, and the next request that writes
    /// tries again.
    pub(super) fn stay_in_place(&mut self) -> Result<(), StoreError> {
        if self.is_in_place() {
            return Ok(());
        }
        let Some(open) = self.open.take() else { return Ok(()) };
        let path = self.place.database();
        let gone = || StoreError::Gone { path: path.display().to_string() };
        let replaced = fs::exists(&path).unwrap_or(false);
        let log = put_log_aside(&path, open.identity);
        if replaced && holds_all_of(&open, &self.place) {
            drop(open);
            self.open_again(Check::Usual).map_err(|_unopened| gone())?;
            self.notices.push(Notice::Replaced);
            return Ok(());
        }
        let target = if replaced { free_name(&path, "rescued") } else { path.clone() };
        let copied = copy(&open, &self.place, &target).is_ok();
        if !copied && plays::check_list(&open.conn).is_ok() {
            self.open = Some(open);
            return Err(gone());
        }
        // A disk that was pulled out can't be copied: then a new database begins, and the window still has its play.
        drop(open);
        if replaced {
            self.place.database_name = target.file_name().map(Into::into).unwrap_or_default();
        }
        self.open_again(Check::Usual).map_err(|_unopened| gone())?;
        if copied {
            // What is in the log is in the copy.
            drop(log.map(fs::remove_file));
            // That there are backups is no news to somebody whose plays have just been copied.
            self.notices.retain(|notice| !matches!(notice, Notice::Missing { .. }));
        }
        self.notices.push(Notice::Rescued { path: target, replaced, whole: copied });
        Ok(())
    }
}

/// Moves the log of the open database away from a path where another database may lie, since SQLite would take it for that
/// one's. Says where it is then.
fn put_log_aside(database: &Path, open: Identity) -> Option<PathBuf> {
    if open.log.is_none() || Identity::of(database).log != open.log {
        return None;
    }
    let aside = with_suffix(&free_name(database, "stale"), "-wal");
    // Where it can't be moved, the folder takes no copy either.
    fs::rename(with_suffix(database, "-wal"), &aside).ok()?;
    drop(fs::remove_file(with_suffix(database, "-shm")));
    Some(aside)
}

/// Whether another database has every play of the open one with all its lines: another window has made it of the same.
fn holds_all_of(open: &Open, place: &DatabaseLocation) -> bool {
    let all = || {
        let there = opening::look_at(place)?;
        for listed in plays::list(&open.conn, false)?.into_iter().chain(plays::list(&open.conn, true)?) {
            if !plays::begins_with(&there, &open.conn, &listed)? {
                return Ok(false);
            }
        }
        Ok::<bool, StoreError>(true)
    };
    all().unwrap_or(false)
}

/// Copies the open database, whole and checked, to a name that is free.
fn copy(open: &Open, place: &DatabaseLocation, target: &Path) -> Result<(), StoreError> {
    fs::create_dir_all(&place.folder).map_err(|error| files::fault(&error))?;
    let part = files::part_of(target);
    let made = copied(&open.conn, &part, place).and_then(|()| {
        if fs::exists(target).unwrap_or(true) {
            return Err(StoreError::Busy);
        }
        files::settle(&part, target).map_err(|error| files::fault(&error))
    });
    made.inspect_err(|_| drop(fs::remove_file(&part)))
}

fn copied(conn: &Connection, part: &Path, place: &DatabaseLocation) -> Result<(), StoreError> {
    backup::copy_pages(conn, part, &AtomicBool::new(false))?;
    backup::check(place, part)?;
    // It is worked on from now on, and not only kept.
    connect::to_work(part).map(drop)
}
