//! The values that are kept under keys, each with a checksum over both.

use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, TransactionBehavior, params};

use crate::store::changes::{self, Changes};
use crate::store::checksum::Checksum;
use crate::store::replace::overtaken;
use crate::store::{Change, Replacement, StoreError, Values};

/// The value under a key.
pub(super) fn value(conn: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT value, seal FROM kept WHERE key = ?1";
    let read = |row: &Row<'_>| Ok((row.get(0), row.get(1).map(Checksum::from_row)));
    let Some(kept): Option<(rusqlite::Result<String>, _)> = conn.query_row(query, [key], read).optional()? else {
        return Ok(None);
    };
    match kept {
        (Ok(value), Ok(seal)) if seal == Checksum::of_value(key, &value) => Ok(Some(value)),
        _ => Err(StoreError::DamagedValue { key: key.to_owned() }),
    }
}

/// A value whose checksum does not fit its key: the value is damaged, or the key is and it belongs under another one.
#[derive(Clone, Debug)]
pub(super) struct Stray {
    /// How long its key is, in bytes; damage changes letters more easily than lengths.
    key_length: usize,
    value: Option<String>,
    seal: Option<Checksum>,
}

/// All values whose checksums do not fit.
pub(super) fn strays(conn: &Connection) -> Result<Vec<Stray>, StoreError> {
    let mut query = conn.prepare("SELECT key, value, seal FROM kept WHERE key NOT LIKE 'damaged/%'")?;
    let mut rows = query.query([])?;
    let mut strays = Vec::new();
    while let Some(row) = rows.next()? {
        let key = row.get_ref(0)?.as_bytes().unwrap_or_default().to_vec();
        let (value, seal) = (row.get::<_, String>(1).ok(), row.get(2).map(Checksum::from_row).ok());
        let sum =
            std::str::from_utf8(&key).ok().zip(value.as_deref()).map(|(key, value)| Checksum::of_value(key, value));
        if sum.is_none() || sum != seal {
            strays.push(Stray { key_length: key.len(), value, seal });
        }
    }
    Ok(strays)
}

/// What one of these has of a key under which nothing is found: the value itself, if only its key was damaged.
///
/// # Errors
/// [`StoreError::DamagedValue`] when one of them may have been it.
pub(super) fn stray_value(strays: &[Stray], key: &str) -> Result<Option<String>, StoreError> {
    let same =
        |stray: &&Stray| stray.value.as_deref().is_some_and(|value| stray.seal == Some(Checksum::of_value(key, value)));
    if let Some(stray) = strays.iter().find(same) {
        return Ok(stray.value.clone());
    }
    if strays.iter().any(|stray| stray.key_length == key.len()) {
        return Err(StoreError::DamagedValue { key: key.to_owned() });
    }
    Ok(None)
}

/// The value under a key that is about to be replaced. A damaged one stays, under another key, for whoever can make
/// something of it.
fn value_or_aside(conn: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    match value(conn, key) {
        Err(StoreError::DamagedValue { .. }) => {
            conn.execute("UPDATE OR REPLACE kept SET key = 'damaged/' || key WHERE key = ?1", [key])?;
            Ok(None)
        }
        kept => kept,
    }
}

/// The keys under which something is kept.
pub(super) fn keys(conn: &Connection) -> Result<Vec<String>, StoreError> {
    let mut query = conn.prepare("SELECT key FROM kept WHERE key NOT LIKE 'damaged/%'")?;
    let keys = query.query_map([], |row| row.get(0))?;
    Ok(keys.collect::<Result<_, _>>()?)
}

/// The values whose keys begin like this, by key, without those that are not as they were written.
pub(super) fn values_under(conn: &Connection, start: &str) -> Result<Vec<(String, String)>, StoreError> {
    let query = "SELECT key, value, seal FROM kept WHERE key >= ?1 AND key < ?1 || char(1114111) ORDER BY key";
    let mut query = conn.prepare(query)?;
    let mut rows = query.query([start])?;
    let mut values = Vec::new();
    while let Some(row) = rows.next()? {
        let read = (row.get::<_, String>(0), row.get::<_, String>(1), row.get(2).map(Checksum::from_row));
        if let (Ok(key), Ok(value), Ok(seal)) = read
            && seal == Checksum::of_value(&key, &value)
        {
            values.push((key, value));
        }
    }
    Ok(values)
}

/// Deletes the values whose keys begin like this.
pub(super) fn delete_under(conn: &Connection, start: &str) -> Result<(), StoreError> {
    conn.execute("DELETE FROM kept WHERE key >= ?1 AND key < ?1 || char(1114111)", [start])?;
    Ok(())
}

/// Keeps a value under a key in a transaction of its own.
pub(super) fn keep_alone(conn: &mut Connection, key: &str, value: &str) -> Result<(), StoreError> {
    let at_once = Transaction::new(conn, TransactionBehavior::Immediate)?;
    keep(&at_once, key, value)?;
    at_once.commit()?;
    Ok(())
}

/// Keeps a value under a key, and with it when that was where a household shares it; the caller has a transaction.
pub(super) fn keep(conn: &Connection, key: &str, value: &str) -> Result<(), StoreError> {
    let before = value_or_aside(conn, key)?;
    if before.as_deref() == Some(value) {
        return Ok(());
    }
    if changes::is_noted(key) {
        let noted_under = Changes::key(key);
        let noted = value_or_aside(conn, &noted_under)?;
        if let Some(noted) = changes::after(key, before.as_deref(), value, noted.as_deref()) {
            put(conn, &noted_under, &noted)?;
        }
    }
    put(conn, key, value)
}

/// Notes that one of these, the trash or the templates, was changed.
pub(super) fn note(conn: &Connection, of: &str, name: &str) -> Result<(), StoreError> {
    let key = Changes::key(of);
    let noted = value_or_aside(conn, &key)?;
    put(conn, &key, &changes::after_one(name, noted.as_deref()))
}

fn put(conn: &Connection, key: &str, value: &str) -> Result<(), StoreError> {
    let put = "INSERT OR REPLACE INTO kept (key, value, seal) VALUES (?1, ?2, ?3)";
    conn.execute(put, params![key, value, Checksum::of_value(key, value).to_row()])?;
    Ok(())
}

/// Changes the value of a key, and gives what it is from now on.
pub(super) fn change(conn: &mut Connection, key: &str, change: &Change) -> Result<Option<String>, StoreError> {
    let at_once = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let kept = value_or_aside(&at_once, key)?;
    let Some(changed) = change.of(kept.as_deref()) else { return Ok(kept) };
    keep(&at_once, key, &changed)?;
    at_once.commit()?;
    Ok(Some(changed))
}

/// Keeps values in the place of those that were read, all of them or none; what is kept by now, where one is another.
pub(super) fn replace(
    conn: &mut Connection,
    values: &[Replacement],
    strays: &[Stray],
) -> Result<Option<Values>, StoreError> {
    // Each is read before it is replaced: nobody may write in between.
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let now = |new: &Replacement| match value_or_aside(&change, &new.key)? {
        // What was read may have been found under another key.
        None if new.read.is_some() => stray_value(strays, &new.key),
        kept => Ok(kept),
    };
    let kept = values.iter().map(now).collect::<Result<_, _>>()?;
    if let Some(others) = overtaken(values, kept) {
        return Ok(Some(others));
    }
    for Replacement { key, value, .. } in values {
        keep(&change, key, value)?;
    }
    change.commit()?;
    Ok(None)
}
