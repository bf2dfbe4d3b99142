//! Backups: whole copies made by SQLite itself, a day apart, the newest fourteen kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use rusqlite::Connection;
use rusqlite::backup::{Backup as Copying, StepResult};

use crate::store::notice::Backup;
use crate::store::{StoreError, files};

use super::aside::with_suffix;
use super::{Place, connect, plays, schema};

/// How many of the regular backups are kept.
const KEPT: usize = 14;
/// How many copies from before a migration are kept; years lie between them.
const KEPT_MIGRATIONS: usize = 4;
/// After opening, a backup is made when the newest is as old as this, and after closing when it is as old as that.
const AGE_AT_OPENING: TimeDelta = TimeDelta::days(1);
const AGE_AT_CLOSING: TimeDelta = TimeDelta::hours(1);
/// Pages copied between two looks at whether somebody waits.
const PAGES: i32 = 1024;

const REGULAR: &str = "tableside-";
const MIGRATION: &str = "before-migration-";
const TIME: &str = "%Y%m%dT%H%M%S%3fZ";

/// When a regular backup is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Moment {
    Opening,
    Closing,
}

/// The regular backups of a folder, the newest first.
pub(super) fn list(place: &Place) -> Vec<Backup> {
    named(place, REGULAR)
}

/// The newest backup that could be used.
pub(super) fn newest_sound(place: &Place) -> Option<Backup> {
    list(place).into_iter().find(|backup| check(place, &backup.path).is_ok())
}

/// Whether a file is a sound database of ours.
///
/// # Errors
/// [`StoreError::BadBackup`] when it is not.
pub(super) fn check(place: &Place, file: &Path) -> Result<(), StoreError> {
    let sound = || {
        let conn = connect::to_look(file)?;
        schema::check_length(&conn, file.metadata().map_or(0, |data| data.len()))?;
        match schema::form(&conn)? {
            schema::Form::Ours(version) if version <= place.newest() => schema::check(&conn, place, version),
            schema::Form::Ours(_) | schema::Form::Foreign => Err(StoreError::BadBackup),
        }
    };
    sound().or(Err(StoreError::BadBackup))
}

/// Whether a backup is to be made now: there is something to keep, the newest is old, and there was a change since.
pub(super) fn due(conn: &Connection, place: &Place, moment: Moment) -> Result<bool, StoreError> {
    let age = match moment {
        Moment::Opening => AGE_AT_OPENING,
        Moment::Closing => AGE_AT_CLOSING,
    };
    let Some(newest) = list(place).into_iter().next() else {
        return plays::any(conn);
    };
    let database = place.database();
    // An empty log is made by each opening, and says nothing.
    let files = [with_suffix(&database, "-wal"), database].map(|path| path.metadata());
    let written = files.into_iter().flatten().filter(|data| data.len() > 0).flat_map(|data| data.modified());
    // The backup's name has its time to the millisecond.
    let later = |change| DateTime::<Utc>::from(change).timestamp_millis() > newest.made.timestamp_millis();
    let changed = written.max().is_none_or(later);
    Ok(changed && Utc::now() - newest.made > age)
}

/// Makes a regular backup and lets the oldest go.
///
/// It reads one unchanging view of the database, so others write meanwhile and it never begins anew. Being cancelled is
/// no error: nothing is left of it then.
///
/// # Errors
/// [`StoreError::Full`] and its like when the folder does not take it; [`StoreError::Damaged`] when the copy, and so the
/// database, is not sound.
pub(super) fn make(conn: &Connection, place: &Place, cancel: &AtomicBool) -> Result<(), StoreError> {
    let made = copy(conn, place, REGULAR, cancel)?;
    if made.is_some() {
        prune(place, REGULAR, KEPT);
    }
    Ok(())
}

/// Copies the database as it is before a migration, and says where the copy is.
pub(super) fn before_migration(conn: &Connection, place: &Place) -> Result<PathBuf, StoreError> {
    let made = copy(conn, place, MIGRATION, &AtomicBool::new(false))?;
    prune(place, MIGRATION, KEPT_MIGRATIONS);
    made.ok_or(StoreError::Busy)
}

fn copy(conn: &Connection, place: &Place, word: &str, cancel: &AtomicBool) -> Result<Option<PathBuf>, StoreError> {
    let folder = place.backups();
    fs::create_dir_all(&folder).map_err(|error| files::fault(&error))?;
    let path = folder.join(format!("{word}{}.sqlite", Utc::now().format(TIME)));
    let part = files::part_of(&path);
    let made = copy_pages(conn, &part, cancel).and_then(|whole| {
        if !whole {
            return Ok(None);
        }
        check(place, &part).or(Err(StoreError::Damaged))?;
        files::settle(&part, &path).map_err(|error| files::fault(&error))?;
        Ok(Some(path))
    });
    if !matches!(made, Ok(Some(_))) {
        // What is left of it is of no use, and a full disk needs the room.
        drop(fs::remove_file(&part));
    }
    made
}

/// Copies all pages; false when it was cancelled.
fn copy_pages(conn: &Connection, part: &Path, cancel: &AtomicBool) -> Result<bool, StoreError> {
    let view = conn.unchecked_transaction()?;
    plays::any(&view)?;
    let mut target = Connection::open(part)?;
    // The copy is synced once, when it is whole.
    target.pragma_update(None, "synchronous", "OFF")?;
    target.pragma_update(None, "journal_mode", "OFF")?;
    let copying = Copying::new(&view, &mut target)?;
    loop {
        match copying.step(PAGES)? {
            StepResult::Done => return Ok(true),
            StepResult::More if cancel.load(Ordering::Relaxed) => return Ok(false),
            StepResult::More => {}
            _ => return Err(StoreError::Busy),
        }
    }
}

fn prune(place: &Place, word: &str, kept: usize) {
    for old in named(place, word).into_iter().skip(kept) {
        // One too many does no harm, and the next backup tries again.
        drop(fs::remove_file(old.path));
    }
}

fn named(place: &Place, word: &str) -> Vec<Backup> {
    let Ok(entries) = fs::read_dir(place.backups()) else {
        return Vec::new();
    };
    let backup = |entry: fs::DirEntry| {
        let name = entry.file_name();
        let time = name.to_str()?.strip_prefix(word)?.strip_suffix(".sqlite")?;
        let made = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
        Some(Backup { path: entry.path(), made, bytes: entry.metadata().ok()?.len() })
    };
    let mut backups: Vec<Backup> = entries.flatten().filter_map(backup).collect();
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.made));
    backups
}
