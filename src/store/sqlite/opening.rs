//! Opening the database: whoever is alone makes it, checks it, brings it up to date or moves it aside; then all work.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::store::{Notice, StoreError, files};

use super::lock::Lock;
use super::moved::Identity;
use super::quarantine::{quarantine, with_suffix};
use super::schema::{self, Form};
use super::{DatabaseLocation, backup, connect, fault};

/// A database of this size in bytes is checked whole at each opening (about 0.1 s); a larger one when it is backed up.
const CHECKED_AT_OPENING: u64 = 64 << 20;

/// An open database.
#[derive(Debug)]
pub(super) struct Open {
    pub(super) conn: Connection,
    /// Which files these are.
    pub(super) identity: Identity,
    /// Why nothing can be written, if so.
    pub(super) reading_only: Option<StoreError>,
    /// None where the folder takes no lock, as it may only be read. Dropped after the connection.
    _lock: Option<Lock>,
}

/// How much is checked by whoever is alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Check {
    /// All of it, if that does not take long.
    Usual,
    /// All of it, since damage was met.
    Whole,
}

/// Opens the database of a folder, and makes both where they are missing.
///
/// # Errors
/// When it can neither be written nor read; the database is untouched then, or moved aside.
pub(super) fn open(place: &DatabaseLocation, depth: Check) -> Result<(Open, Vec<Notice>), StoreError> {
    if let Err(error) = fs::create_dir_all(&place.folder) {
        return Err(match files::fault(&error) {
            StoreError::Full => StoreError::Full,
            _ => StoreError::Folder { path: place.folder.display().to_string(), why: error.to_string() },
        });
    }
    let mut notices = Vec::new();
    let (lock, ready) = match Lock::take(&place.folder) {
        Ok(mut lock) => {
            let ready = if lock.is_alone() { prepare(place, depth, &mut notices) } else { Ok(()) };
            // Whatever came of it, others must not wait: they may read, or try themselves.
            let shared = lock.share();
            (Some(lock), ready.and(shared))
        }
        Err(why) => (None, Err(why)),
    };
    let before = Identity::of(&place.database());
    let working = ready.and_then(|()| fault::twice(|| to_work(place)));
    let identity = Identity::of(&place.database());
    if working.is_ok() && !identity.is_of(before) {
        // Somebody is just replacing it.
        return Err(StoreError::Busy);
    }
    match working.map_err(|error| fault::clearer(error, &place.folder)) {
        Ok(conn) => Ok((Open { conn, identity, reading_only: None, _lock: lock }, notices)),
        Err(why @ (StoreError::Full | StoreError::ReadOnly)) => {
            let conn = connect::to_read(place).map_err(|_unreadable| why.clone())?;
            notices.push(Notice::ReadingOnly { why: why.clone() });
            Ok((Open { conn, identity, reading_only: Some(why), _lock: lock }, notices))
        }
        Err(why) => Err(why),
    }
}

/// Puts the database in the place of a backup's copy. The caller has closed its own connection.
///
/// # Errors
/// [`StoreError::OtherWindow`] when somebody else has it open, [`StoreError::BadBackup`] when the backup is not sound.
pub(super) fn recover(place: &DatabaseLocation, copy: &Path) -> Result<Option<PathBuf>, StoreError> {
    let lock = Lock::take(&place.folder)?;
    if !lock.is_alone() {
        return Err(StoreError::OtherWindow);
    }
    backup::check(place, copy)?;
    let database = place.database();
    let part = part_of(&database);
    let put = || {
        fs::copy(copy, &part)?;
        let there = fs::exists(&database)? || fs::exists(with_suffix(&database, "-wal"))?;
        let moved_to = if there { Some(quarantine(&database, "before-recovery")?) } else { None };
        files::settle(&part, &database)?;
        Ok(moved_to)
    };
    put().inspect_err(|_| drop(fs::remove_file(&part))).map_err(|error: std::io::Error| files::fault(&error))
}

/// What only one may do, before anybody opens the database for work.
fn prepare(place: &DatabaseLocation, depth: Check, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
    backup::remove_stale_parts(place);
    let database = place.database();
    if length(&database) == 0 {
        // A log without its database still holds what was entered last; SQLite would throw it away.
        // And none of ours is ever empty: one that is there was emptied.
        if length(&with_suffix(&database, "-wal")) > 0 || database.exists() {
            return begin_after_damage(place, notices);
        }
        notices.extend(backup::newest_sound(place).map(|backup| Notice::Missing { backup }));
        build(place)?;
        return settle(place);
    }
    match fault::twice(|| look(place, depth)) {
        Err(StoreError::Damaged) => begin_after_damage(place, notices),
        Ok(version) if version < place.newest() => {
            let mut conn = connect::to_work(&database)?;
            let copy = backup::before_migration(&conn, place)?;
            schema::migrate(&mut conn, place.steps, version)?;
            // The header of the file itself tells an older program to keep away.
            conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
            notices.push(Notice::Migrated { copy });
            Ok(())
        }
        looked => looked.map(drop),
    }
}

/// The version of the database, after a look whether it is ours and sound.
fn look(place: &DatabaseLocation, depth: Check) -> Result<u32, StoreError> {
    let database = place.database();
    // First without changing a byte: what is not ours must stay as it is. What looks damaged may only be a page that a
    // power cut left half written, and that the log still has.
    match connect::to_look(&database).and_then(|conn| version(&conn, place)) {
        Ok(_) | Err(StoreError::Damaged) => {}
        Err(other) => return Err(other),
    }
    let without_log = length(&with_suffix(&database, "-wal")) == 0;
    let conn = connect::to_check(&database)?;
    let version = version(&conn, place)?;
    if without_log {
        schema::check_length(&conn, length(&database))?;
    }
    if depth == Check::Whole || length(&database) <= CHECKED_AT_OPENING {
        schema::check(&conn, place, version)?;
    }
    Ok(version)
}

/// A look at the database at its path, which is ours, sound, and of this version.
///
/// # Errors
/// When it is none of these.
pub(super) fn look_at(place: &DatabaseLocation) -> Result<Connection, StoreError> {
    let version = look(place, Check::Usual)?;
    if version == place.newest() { connect::to_check(&place.database()) } else { Err(StoreError::OtherWindow) }
}

/// The version of a database that is ours and not too new.
fn version(conn: &Connection, place: &DatabaseLocation) -> Result<u32, StoreError> {
    match schema::form(conn)? {
        Form::Foreign => Err(StoreError::Foreign { path: place.database().display().to_string() }),
        Form::Ours(found) if found > place.newest() => Err(StoreError::Newer { found, known: place.newest() }),
        Form::Ours(found) => Ok(found),
    }
}

/// A connection for work to a database of exactly this version.
fn to_work(place: &DatabaseLocation) -> Result<Connection, StoreError> {
    let conn = connect::to_work(&place.database())?;
    // An older one is open in another window, of another version of the program: it was not ours to migrate.
    if version(&conn, place)? < place.newest() { Err(StoreError::OtherWindow) } else { Ok(conn) }
}

fn length(file: &Path) -> u64 {
    file.metadata().map_or(0, |data| data.len())
}

/// Moves the damaged database aside and begins a new one.
fn begin_after_damage(place: &DatabaseLocation, notices: &mut Vec<Notice>) -> Result<(), StoreError> {
    let database = place.database();
    // The new one first: on a full disk all stays as it was, and the next opening tries again.
    build(place)?;
    let moved_to = quarantine(&database, "damaged").map_err(|error| files::fault(&error))?;
    notices.push(Notice::Damaged { moved_to, backup: backup::newest_sound(place) });
    settle(place)
}

/// Makes a new database beside its place, so that no window ever finds half of one.
fn build(place: &DatabaseLocation) -> Result<(), StoreError> {
    let part = part_of(&place.database());
    let build = || {
        // Left by a program that was killed just here.
        drop(fs::remove_file(&part));
        let mut conn = Connection::open(&part)?;
        schema::migrate(&mut conn, place.steps, 0)?;
        conn.pragma_update(None, "journal_mode", "WAL")?;
        conn.close().map_err(|(_, error)| StoreError::from(error))
    };
    fault::twice(build).inspect_err(|_| drop(fs::remove_file(&part)))
}

/// Puts the new database into its place.
fn settle(place: &DatabaseLocation) -> Result<(), StoreError> {
    let database = place.database();
    files::settle(&part_of(&database), &database).map_err(|error| files::fault(&error))
}

/// Where a new database is made; always the same name, so that a killed program leaves at most one.
fn part_of(database: &Path) -> PathBuf {
    with_suffix(database, ".part")
}
