//! The database's form: its tables, its version, and how an older one is brought up to date.

use rusqlite::{Connection, ErrorCode, MAIN_DB, Transaction, TransactionBehavior};

use crate::store::StoreError;

use super::DatabaseLocation;

/// How SQLite files tell whose they are: "Tabl" in the header.
const APPLICATION: i64 = 0x5461_626c;

/// A version beyond this was not written by a newer program, but by a fault of the disk.
const PLAUSIBLE: i64 = 1000;

/// What brings a database from each version to the next; version 0 is an empty file.
///
/// A released step is never changed: a new form is a new step at the end.
pub(super) const STEPS: &[&str] = &[
    // Times are RFC 3339 with nanoseconds, which sort as text; the checksums are in the columns `seal` (checksum.rs).
    "CREATE TABLE play (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        format INTEGER NOT NULL,
        started TEXT NOT NULL,
        summary TEXT NOT NULL,
        entries INTEGER NOT NULL,
        changed TEXT NOT NULL,
        finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
        removed INTEGER NOT NULL CHECK (removed IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE line (
        play TEXT NOT NULL REFERENCES play ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at TEXT NOT NULL,
        by TEXT NOT NULL,
        body TEXT NOT NULL,
        seal INTEGER NOT NULL,
        PRIMARY KEY (play, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE kept (
        key TEXT NOT NULL PRIMARY KEY,
        value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;",
    // What a list shows and what is kept under keys has checksums too; rows from before get theirs in `migrate`.
    "ALTER TABLE play ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE kept ADD COLUMN seal INTEGER NOT NULL DEFAULT 0;",
];

/// The first version in which each row has a checksum.
pub(super) const SEALED: u32 = 2;

/// What a file in the database's place turns out to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Ours, of this version.
    Ours(u32),
    /// A database of another program.
    Foreign,
}

/// The version that these steps lead to.
pub(super) fn newest(steps: &[&str]) -> u32 {
    u32::try_from(steps.len()).unwrap_or(u32::MAX)
}

/// Whose database this is.
///
/// # Errors
/// [`StoreError::Damaged`] when it is none, or was ours and its header no longer says so.
pub(super) fn form(conn: &Connection) -> Result<Form, StoreError> {
    let may_write = !conn.is_readonly(MAIN_DB)?;
    let number = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(damage);
    let application = number("PRAGMA application_id")?;
    let version = number("PRAGMA user_version")?;
    let ours = number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('play', 'line', 'kept')")?;
    let all = number("SELECT count(*) FROM sqlite_schema")?;
    // A header that asks for a form of SQLite that does not exist turns the connection into a reading one.
    if may_write && conn.is_readonly(MAIN_DB)? {
        return Err(StoreError::Damaged);
    }
    match (application == APPLICATION, ours, all) {
        (true, 3, _) if (1..=PLAUSIBLE).contains(&version) => {
            u32::try_from(version).map(Form::Ours).or(Err(StoreError::Damaged))
        }
        (true, ..) | (_, 3, _) | (_, _, 0) => Err(StoreError::Damaged),
        _ => Ok(Form::Foreign),
    }
}

/// An error of a query that no sound database refuses.
fn damage(error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::Unknown) => StoreError::Damaged,
        _ => error.into(),
    }
}

/// Runs the steps after this version, all or none.
pub(super) fn migrate(conn: &mut Connection, steps: &[&str], from: u32) -> Result<(), StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    for step in steps.iter().skip(usize::try_from(from).unwrap_or(usize::MAX)) {
        change.execute_batch(step)?;
    }
    if from < SEALED && newest(steps) >= SEALED {
        super::plays::seal_rows(&change)?;
    }
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", newest(steps))?;
    change.commit()?;
    Ok(())
}

/// Makes sure that a database of this version is sound: its tables, its structure, the types of its values, and that
/// each play can be listed. It reads the whole file.
///
/// # Errors
/// [`StoreError::Damaged`] when it is not.
pub(super) fn check(conn: &Connection, place: &DatabaseLocation, version: u32) -> Result<(), StoreError> {
    let mut sample = Connection::open_in_memory()?;
    let steps = usize::try_from(version).ok().and_then(|version| place.steps.get(..version));
    migrate(&mut sample, steps.unwrap_or_default(), 0)?;
    if tables(conn)? != tables(&sample)? {
        return Err(StoreError::Damaged);
    }
    // No table has a second index, so the full check costs no more than the quick one and sees the order of the rows.
    let word: String = conn.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(damage)?;
    if word != "ok" {
        return Err(StoreError::Damaged);
    }
    // The rows of an older form are read when they have the new one.
    if version == place.newest() { super::plays::check_list(conn) } else { Ok(()) }
}

/// Makes sure that a file of this length holds all pages of its database, none of which is in a log. Where the end of a
/// long value is missing, no other check sees it: SQLite takes what is missing for zeros.
///
/// # Errors
/// [`StoreError::Damaged`] when its end is missing.
pub(super) fn check_length(conn: &Connection, length: u64) -> Result<(), StoreError> {
    let number = |sql: &str| conn.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(damage);
    let needed = number("PRAGMA page_size")?.saturating_mul(number("PRAGMA page_count")?);
    if u64::try_from(needed).is_ok_and(|needed| length >= needed) { Ok(()) } else { Err(StoreError::Damaged) }
}

/// The tables of our names, as they were made.
fn tables(conn: &Connection) -> Result<Vec<String>, StoreError> {
    let query = "SELECT sql FROM sqlite_schema WHERE name IN ('play', 'line', 'kept') ORDER BY name";
    let mut query = conn.prepare(query).map_err(damage)?;
    let rows = query.query_map([], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
