//! Connections to the database: for work, for a look that changes nothing, and where only reading is possible.

use std::fmt::Write as _;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB, OpenFlags};

use crate::store::StoreError;

use super::DatabaseLocation;
use super::quarantine::with_suffix;
use super::schema::{self, Form};

/// How long another program may hold the database before it is called busy.
const PATIENCE: Duration = Duration::from_secs(5);

/// A connection that reads and writes an existing database.
pub(super) fn to_work(database: &Path) -> Result<Connection, StoreError> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.busy_timeout(PATIENCE)?;
    // The form is asked before anything is set: a file of another program must stay as it is.
    schema::form(&conn)?;
    if conn.is_readonly(MAIN_DB)? {
        return Err(StoreError::ReadOnly);
    }
    conn.pragma_update(None, "journal_mode", "WAL")?;
    // A commit returns when it is on the disk, not when the system has heard of it.
    conn.pragma_update(None, "synchronous", "FULL")?;
    conn.pragma_update(None, "foreign_keys", true)?;
    // Damage is to be met as an error, never as a wild read.
    conn.pragma_update(None, "cell_size_check", true)?;
    conn.pragma_update(None, "trusted_schema", false)?;
    // The log shrinks again after a long evening.
    conn.pragma_update(None, "journal_size_limit", 4 << 20)?;
    // A folder or a disk that takes nothing is noticed now, not at the first entry.
    conn.execute_batch("BEGIN IMMEDIATE; ROLLBACK")?;
    Ok(conn)
}

/// Does a piece of work whose commit is not waited for. The next commit that is brings it to the disk too.
pub(super) fn without_waiting<T>(
    conn: &mut Connection,
    job: impl FnOnce(&mut Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    conn.pragma_update(None, "synchronous", "NORMAL")?;
    let done = job(conn);
    conn.pragma_update(None, "synchronous", "FULL")?;
    done
}

/// A connection that reads a database as it stands, with its log, and leaves both where they are when it closes.
pub(super) fn to_check(database: &Path) -> Result<Connection, StoreError> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.busy_timeout(PATIENCE)?;
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    Ok(conn)
}

/// A connection that takes no locks and leaves every byte as it is, for a file that nobody writes.
pub(super) fn to_look(file: &Path) -> Result<Connection, StoreError> {
    reading(file, "mode=ro&immutable=1")
}

/// A connection to a database whose folder or disk takes nothing.
///
/// # Errors
/// The last way's error when the database cannot even be read.
pub(super) fn to_read(place: &DatabaseLocation) -> Result<Connection, StoreError> {
    let database = &place.database();
    let usable = |conn: Connection| match schema::form(&conn)? {
        Form::Ours(found) if found == place.newest() => Ok(conn),
        Form::Ours(_) | Form::Foreign => Err(StoreError::ReadOnly),
    };
    // As usual when the log and its index are there: a crash left them, or another window has them open.
    if let Ok(conn) = reading(database, "mode=ro").and_then(usable) {
        return Ok(conn);
    }
    let log = with_suffix(database, "-wal");
    if log.metadata().is_ok_and(|log| log.len() > 0) {
        // A log without its index: SQLite keeps the index in memory if it may take the file for its own. That needs a
        // lock that cannot be had on a file that may only be read, nor is it needed there: nobody else can write.
        let conn = reading(database, "mode=ro&vfs=unix-none")?;
        conn.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        return usable(conn);
    }
    to_look(database).and_then(usable)
}

fn reading(file: &Path, how: &str) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let conn = Connection::open_with_flags(format!("file:{}?{how}", address(file)), flags)?;
    conn.busy_timeout(PATIENCE)?;
    conn.pragma_update(None, "cell_size_check", true)?;
    Ok(conn)
}

/// A path as SQLite wants it in an address: with forward slashes, and `%` before the code of all but plain letters.
fn address(file: &Path) -> String {
    let mut address = String::new();
    if cfg!(windows) && file.is_absolute() {
        address.push('/');
    }
    for &byte in file.as_os_str().as_encoded_bytes() {
        match byte {
            b'\\' if cfg!(windows) => address.push('/'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' => address.push(char::from(byte)),
            b':' if cfg!(windows) => address.push(':'),
            // Writing to a string cannot fail.
            _ => drop(write!(address, "%{byte:02X}")),
        }
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_keeps_no_letter_that_means_something() {
        let path = Path::new("/home/žofie/a b?c#d%e.sqlite");
        assert_eq!(address(path), "/home/%C5%BEofie/a%20b%3Fc%23d%25e.sqlite");
    }
}
