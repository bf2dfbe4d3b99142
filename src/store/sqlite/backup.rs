//! Backups: whole copies made by SQLite itself, a day apart, the newest fourteen kept.
//!
//! All checksums of a backup are looked at when it is made, listed and thinned out: the last good copy of a play stays,
//! however old. Backups whose time lies ahead were made by a wrong clock, or the clock is wrong now: they are thinned out among
//! themselves, and keep nobody from making new ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime};

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use rusqlite::Connection;
use rusqlite::backup::{Backup as Copying, StepResult};

use crate::store::notice::{Backup, BackupState};
use crate::store::{StoreError, files, time};

use super::checksums::{self, DatabaseContent};
use super::quarantine::with_suffix;
use super::salvage::SALVAGE;
use super::{DatabaseLocation, connect, plays, schema};

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

/// So many bytes of backups are looked at for a list; nobody waits for more. What was looked at once is remembered.
const LOOKED_AT: u64 = 64 << 20;

/// What is known of backups, by file: its size, its time and what a look has shown.
pub(super) type KnownBackups = BTreeMap<PathBuf, (u64, Option<SystemTime>, BackupState)>;

/// The regular backups of a folder, the newest first, each with its state.
pub(super) fn list(place: &DatabaseLocation, known: &mut KnownBackups) -> Vec<Backup> {
    let mut backups = unchecked(place);
    let mut left = LOOKED_AT;
    for backup in &mut backups {
        let changed = backup.path.metadata().ok().and_then(|data| data.modified().ok());
        let before = known.get(&backup.path).filter(|(bytes, at, _)| (*bytes, *at) == (backup.bytes, changed));
        if let Some((.., state)) = before {
            backup.state = *state;
        } else if backup.bytes <= left {
            left -= backup.bytes;
            backup.state = state(place, &backup.path);
            known.insert(backup.path.clone(), (backup.bytes, changed, backup.state));
        }
    }
    backups
}

/// The regular backups, the newest first; those that were made by a clock ahead of today's come last.
fn unchecked(place: &DatabaseLocation) -> Vec<Backup> {
    let now = time::now();
    let (mut past, ahead): (Vec<_>, Vec<_>) = named(place, REGULAR).into_iter().partition(|it| it.made <= now);
    past.extend(ahead);
    past
}

/// The newest backup that could be used: one of which all is sound, or else one of which some is.
pub(super) fn newest_sound(place: &DatabaseLocation) -> Option<Backup> {
    let mut partly = None;
    for mut backup in unchecked(place) {
        backup.state = state(place, &backup.path);
        match backup.state {
            BackupState::Sound => return Some(backup),
            BackupState::Partly(_) => partly = partly.or(Some(backup)),
            BackupState::Damaged | BackupState::Unchecked => {}
        }
    }
    partly
}

fn state(place: &DatabaseLocation, file: &Path) -> BackupState {
    match check(place, file) {
        Ok(DatabaseContent { damaged: 0, .. }) => BackupState::Sound,
        Ok(DatabaseContent { damaged, .. }) => BackupState::Partly(damaged),
        Err(_) => BackupState::Damaged,
    }
}

/// What is in a database of ours, after a look at its structure and at all of its checksums.
///
/// # Errors
/// [`StoreError::BadBackup`] when it is no sound database of ours; what is damaged of its content is counted.
pub(super) fn check(place: &DatabaseLocation, file: &Path) -> Result<DatabaseContent, StoreError> {
    let sound = || {
        let mut conn = connect::to_look(file)?;
        schema::check_length(&conn, file.metadata().map_or(0, |data| data.len()))?;
        match schema::form(&conn)? {
            schema::Form::Ours(version) if version <= place.newest() => {
                schema::check(&conn, place, version)?;
                if version < place.newest() {
                    conn = migrated(&conn, place, version)?;
                }
                checksums::content(&mut conn)
            }
            schema::Form::Ours(_) | schema::Form::Foreign => Err(StoreError::BadBackup),
        }
    };
    // A read that failed by chance is no damage.
    sound().or_else(|_| sound()).or(Err(StoreError::BadBackup))
}

/// A copy in memory of a database of an older form, in today's.
fn migrated(conn: &Connection, place: &DatabaseLocation, version: u32) -> Result<Connection, StoreError> {
    let mut copy = Connection::open_in_memory()?;
    Copying::new(conn, &mut copy)?.run_to_completion(PAGES, Duration::ZERO, None)?;
    // It is in the mode of a database with a log, which one in memory cannot have.
    copy.pragma_update(None, "journal_mode", "MEMORY")?;
    schema::migrate(&mut copy, place.steps, version)?;
    Ok(copy)
}

/// Whether a backup is to be made now: there is something to keep, the newest is old, and there was a change since.
pub(super) fn due(conn: &Connection, place: &DatabaseLocation, moment: Moment) -> Result<bool, StoreError> {
    let age = match moment {
        Moment::Opening => AGE_AT_OPENING,
        Moment::Closing => AGE_AT_CLOSING,
    };
    let now = time::now();
    // One that a wrong clock has dated ahead says nothing about what is due.
    let Some(newest) = named(place, REGULAR).into_iter().find(|backup| backup.made <= now) else {
        return plays::any(conn);
    };
    let database = place.database();
    // An empty log is made by each opening, and says nothing.
    let files = [with_suffix(&database, "-wal"), database].map(|path| path.metadata());
    let written = files.into_iter().flatten().filter(|data| data.len() > 0).flat_map(|data| data.modified());
    // The backup's name has its time to the millisecond.
    let later = |change| DateTime::<Utc>::from(change).timestamp_millis() > newest.made.timestamp_millis();
    let changed = written.max().is_none_or(later);
    Ok(changed && now - newest.made > age)
}

/// Makes a regular backup and lets the oldest go.
///
/// It reads one unchanging view of the database, so others write meanwhile and it never begins anew. Being cancelled is
/// no error: nothing is left of it then.
///
/// # Errors
/// [`StoreError::Full`] and its like when the folder does not take it; [`StoreError::Damaged`] when the copy, and so the
/// database, is not sound.
pub(super) fn make(conn: &Connection, place: &DatabaseLocation, cancel: &AtomicBool) -> Result<(), StoreError> {
    let made = copy(conn, place, REGULAR, cancel)?;
    if made.is_some() {
        prune_regular(conn, place);
    }
    Ok(())
}

/// Copies the database as it is before a migration, and says where the copy is.
pub(super) fn before_migration(conn: &Connection, place: &DatabaseLocation) -> Result<PathBuf, StoreError> {
    let made = copy(conn, place, MIGRATION, &AtomicBool::new(false))?;
    prune(place, MIGRATION, KEPT_MIGRATIONS);
    made.ok_or(StoreError::Busy)
}

fn copy(
    conn: &Connection,
    place: &DatabaseLocation,
    word: &str,
    cancel: &AtomicBool,
) -> Result<Option<PathBuf>, StoreError> {
    let folder = place.backups();
    fs::create_dir_all(&folder).map_err(|error| files::fault(&error))?;
    let path = folder.join(format!("{word}{}.sqlite", time::now().format(TIME)));
    let part = files::part_of(&path);
    let made = copy_pages(conn, &part, cancel).and_then(|whole| {
        if !whole {
            return Ok(None);
        }
        // A damaged play is no reason to let the others go without a backup.
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
pub(super) fn copy_pages(conn: &Connection, part: &Path, cancel: &AtomicBool) -> Result<bool, StoreError> {
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

/// Lets the oldest backups go, those dated ahead of the clock apart from the others, but never the last good copy of a play.
fn prune_regular(conn: &Connection, place: &DatabaseLocation) {
    let now = time::now();
    let all = unchecked(place);
    let ahead = all.partition_point(|backup| backup.made <= now);
    let (past, ahead) = all.split_at(ahead);
    let mut kept: Vec<&Backup> = past.iter().take(KEPT).chain(ahead.iter().take(KEPT)).collect();
    for old in past.iter().skip(KEPT).chain(ahead.iter().skip(KEPT)) {
        if has_last_copy(conn, place, old, &kept) {
            kept.push(old);
        } else {
            // One too many does no harm, and the next backup tries again.
            drop(fs::remove_file(&old.path));
        }
    }
}

/// Whether a backup has a play that none of the others has whole and up to the same entry. One that was deleted for good
/// does not count.
fn has_last_copy(conn: &Connection, place: &DatabaseLocation, old: &Backup, others: &[&Backup]) -> bool {
    let Ok(mut content) = check(place, &old.path) else { return false };
    content.whole.retain(|play, _| !plays::is_purged(conn, *play).unwrap_or(false));
    for other in others {
        if content.whole.is_empty() {
            return false;
        }
        let other = check(place, &other.path).map(|content| content.whole).unwrap_or_default();
        content.whole.retain(|play, entries| other.get(play).is_none_or(|others| *others < *entries));
    }
    !content.whole.is_empty()
}

/// Removes what programs have left behind that were killed while they made a file. Whoever calls this holds the folder's
/// lock alone, so nobody is at work on one.
pub(super) fn remove_stale_parts(place: &DatabaseLocation) {
    let folders = [place.folder.clone(), place.backups(), place.folder.join("templates")];
    // This program itself may be making a backup on another thread, when the database is opened anew.
    let own = files::own_part();
    let entries = folders.iter().flat_map(fs::read_dir).flatten().flatten();
    for entry in entries {
        let name = entry.file_name().to_string_lossy().into_owned();
        // Beside the plays there may be exports of another window's: only what the database leaves is ours there.
        let in_folder = entry.path().parent() == Some(place.folder.as_path());
        let stale = name.ends_with(".part") && !name.contains(&own);
        let ours = stale && (!in_folder || name.starts_with("tableside.sqlite."));
        if ours || name.starts_with(SALVAGE) {
            drop(fs::remove_file(entry.path()));
        }
    }
}

fn prune(place: &DatabaseLocation, word: &str, kept: usize) {
    for old in named(place, word).into_iter().skip(kept) {
        // One too many does no harm, and the next backup tries again.
        drop(fs::remove_file(old.path));
    }
}

fn named(place: &DatabaseLocation, word: &str) -> Vec<Backup> {
    let Ok(entries) = fs::read_dir(place.backups()) else {
        return Vec::new();
    };
    let backup = |entry: fs::DirEntry| {
        let name = entry.file_name();
        let time = name.to_str()?.strip_prefix(word)?.strip_suffix(".sqlite")?;
        let made = NaiveDateTime::parse_from_str(time, TIME).ok()?.and_utc();
        let (path, bytes) = (entry.path(), entry.metadata().ok()?.len());
        Some(Backup { path, made, bytes, state: BackupState::Unchecked })
    };
    let mut backups: Vec<Backup> = entries.flatten().filter_map(backup).collect();
    backups.sort_by_key(|backup| std::cmp::Reverse(backup.made));
    backups
}
