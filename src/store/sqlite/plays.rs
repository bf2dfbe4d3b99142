//! The tables' rows: plays, their lines, and the values under keys.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};

use crate::store::play::continues;
use crate::store::seal::{Seal, written};
use crate::store::{Change, Header, Line, Listed, PlayId, StoreError};

/// What [`listed`] reads, by place: looking the names up takes longer than all the rest.
const LISTED: &str = "SELECT id, game, format, started, summary, entries, changed, finished, removed FROM play";

/// What [`line()`] reads, by place, and the seal after it.
const LINES: &str = "SELECT number, at, by, body, seal FROM line WHERE play = ?1 AND number > ?2 ORDER BY number";

/// The plays in the trash or out of it, the last changed first.
pub(super) fn list(conn: &Connection, removed: bool) -> Result<Vec<Listed>, StoreError> {
    let mut query = conn.prepare(&format!("{LISTED} WHERE removed = ?1 ORDER BY changed DESC, id"))?;
    let mut rows = query.query([removed])?;
    let mut plays = Vec::new();
    while let Some(row) = rows.next()? {
        plays.push(listed(row)?);
    }
    Ok(plays)
}

/// Makes sure that each play can be listed.
pub(super) fn check_list(conn: &Connection) -> Result<(), StoreError> {
    let mut query = conn.prepare(LISTED)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        listed(row)?;
    }
    Ok(())
}

/// Begins a play with its first lines.
pub(super) fn create(
    conn: &mut Connection,
    header: &Header,
    lines: &[Line],
    summary: &str,
    finished: bool,
) -> Result<(), StoreError> {
    let Some(last) = lines.last().filter(|_| continues(0, lines)) else {
        return Err(StoreError::Behind { last: 0 });
    };
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let id = header.id.to_string();
    if find(&change, header.id)?.is_some() {
        return Err(StoreError::Exists { play: header.id });
    }
    change.execute(
        "INSERT INTO play (id, game, format, started, summary, entries, changed, finished, removed)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0)",
        params![
            id,
            header.game,
            header.format,
            written(header.started),
            summary,
            row_number(last.number)?,
            written(last.at),
            finished
        ],
    )?;
    insert(&change, &id, lines, Seal::of(header))?;
    change.commit()?;
    Ok(())
}

/// A play and its lines after this number.
pub(super) fn read(conn: &mut Connection, play: PlayId, after: u64) -> Result<(Listed, Vec<Line>), StoreError> {
    // One transaction, or another window's line could fall between the two queries.
    let view = conn.transaction()?;
    let listed = find(&view, play)?.ok_or(StoreError::NoPlay { play })?;
    let damaged = |number: u64| StoreError::DamagedPlay { play, number };
    let id = play.to_string();
    // An asker that claims to have more than there is gets nothing new.
    let after = after.min(listed.entries);
    let mut seal = match after {
        0 => Seal::of(&listed.header),
        _ => seal_of(&view, &id, after)?.ok_or_else(|| damaged(after))?,
    };
    let mut query = view.prepare(LINES)?;
    let mut rows = query.query(params![id, row_number(after)?])?;
    let mut lines: Vec<Line> = Vec::new();
    let mut expected = after;
    while let Some(row) = rows.next()? {
        expected += 1;
        let line = line(row).or(Err(damaged(expected)))?;
        seal = seal.then(&line);
        let sealed = row.get(4).map(Seal::from_row).or(Err(damaged(expected)))?;
        if line.number != expected || sealed != seal {
            return Err(damaged(expected));
        }
        lines.push(line);
    }
    if expected != listed.entries {
        return Err(damaged(expected + 1));
    }
    Ok((listed, lines))
}

/// Adds lines to a play, which must go on exactly where it ends.
pub(super) fn append(
    conn: &mut Connection,
    play: PlayId,
    lines: &[Line],
    summary: &str,
    finished: bool,
) -> Result<(), StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let listed = find(&change, play)?.ok_or(StoreError::NoPlay { play })?;
    if !continues(listed.entries, lines) {
        return Err(StoreError::Behind { last: listed.entries });
    }
    let id = play.to_string();
    let damaged = StoreError::DamagedPlay { play, number: listed.entries };
    let seal = seal_of(&change, &id, listed.entries)?.ok_or(damaged)?;
    insert(&change, &id, lines, seal)?;
    let (entries, changed) = lines.last().map_or((listed.entries, listed.changed), |last| (last.number, last.at));
    change.execute(
        "UPDATE play SET summary = ?2, entries = ?3, changed = ?4, finished = ?5 WHERE id = ?1",
        params![id, summary, row_number(entries)?, written(changed), finished],
    )?;
    change.commit()?;
    Ok(())
}

/// Puts a play into the trash or takes it out.
pub(super) fn set_removed(conn: &Connection, play: PlayId, removed: bool) -> Result<(), StoreError> {
    let id = play.to_string();
    one(conn.execute("UPDATE play SET removed = ?2 WHERE id = ?1", params![id, removed])?, play)
}

/// Deletes a play that lies in the trash; its lines go with it.
pub(super) fn purge(conn: &Connection, play: PlayId) -> Result<(), StoreError> {
    one(conn.execute("DELETE FROM play WHERE id = ?1 AND removed = 1", [play.to_string()])?, play)
}

/// The value under a key.
pub(super) fn value(conn: &Connection, key: &str) -> Result<Option<String>, StoreError> {
    let query = "SELECT value FROM kept WHERE key = ?1";
    Ok(conn.query_row(query, [key], |row| row.get(0)).optional()?)
}

/// Keeps a value under a key.
pub(super) fn keep(conn: &Connection, key: &str, value: &str) -> Result<(), StoreError> {
    conn.execute("INSERT OR REPLACE INTO kept (key, value) VALUES (?1, ?2)", [key, value])?;
    Ok(())
}

/// Changes the value of a key, and gives what it is from now on.
pub(super) fn change(conn: &mut Connection, key: &str, change: &Change) -> Result<Option<String>, StoreError> {
    let at_once = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let kept = value(&at_once, key)?;
    let Some(changed) = change.of(kept.as_deref()) else { return Ok(kept) };
    keep(&at_once, key, &changed)?;
    at_once.commit()?;
    Ok(Some(changed))
}

/// Keeps several values, all of them or none.
pub(super) fn keep_all(conn: &mut Connection, values: &[(String, String)]) -> Result<(), StoreError> {
    let change = conn.transaction()?;
    for (key, value) in values {
        keep(&change, key, value)?;
    }
    change.commit()?;
    Ok(())
}

/// Whether there is anything that would be missed.
pub(super) fn any(conn: &Connection) -> Result<bool, StoreError> {
    let query = "SELECT EXISTS (SELECT 1 FROM play) OR EXISTS (SELECT 1 FROM kept)";
    Ok(conn.query_row(query, [], |row| row.get(0))?)
}

fn insert(change: &Transaction<'_>, id: &str, lines: &[Line], mut seal: Seal) -> Result<(), StoreError> {
    let mut query =
        change.prepare("INSERT INTO line (play, number, at, by, body, seal) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for line in lines {
        seal = seal.then(line);
        query.execute(params![id, row_number(line.number)?, written(line.at), line.by, line.body, seal.to_row()])?;
    }
    Ok(())
}

fn find(conn: &Connection, play: PlayId) -> Result<Option<Listed>, StoreError> {
    let mut query = conn.prepare(&format!("{LISTED} WHERE id = ?1"))?;
    let mut rows = query.query([play.to_string()])?;
    rows.next()?.map(listed).transpose()
}

fn seal_of(conn: &Connection, id: &str, number: u64) -> Result<Option<Seal>, StoreError> {
    let query = "SELECT seal FROM line WHERE play = ?1 AND number = ?2";
    let seal = conn.query_row(query, params![id, row_number(number)?], |row| row.get(0)).optional()?;
    Ok(seal.map(Seal::from_row))
}

fn listed(row: &Row<'_>) -> Result<Listed, StoreError> {
    let id = row.get_ref(0)?.as_str().or(Err(StoreError::Damaged))?;
    let entries: i64 = row.get(5)?;
    Ok(Listed {
        header: Header {
            id: id.parse().or(Err(StoreError::Damaged))?,
            game: row.get(1)?,
            format: row.get(2)?,
            started: time(row, 3)?,
        },
        summary: row.get(4)?,
        entries: u64::try_from(entries).or(Err(StoreError::Damaged))?,
        changed: time(row, 6)?,
        finished: row.get(7)?,
        removed: row.get(8)?,
    })
}

fn line(row: &Row<'_>) -> Result<Line, StoreError> {
    let number: i64 = row.get(0)?;
    Ok(Line {
        number: u64::try_from(number).or(Err(StoreError::Damaged))?,
        at: time(row, 1)?,
        by: row.get(2)?,
        body: row.get(3)?,
    })
}

fn time(row: &Row<'_>, column: usize) -> Result<DateTime<Utc>, StoreError> {
    let text = row.get_ref(column)?.as_str().or(Err(StoreError::Damaged))?;
    crate::store::time::read(text).or(Err(StoreError::Damaged))
}

fn row_number(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).or(Err(StoreError::Behind { last: 0 }))
}

const fn one(rows: usize, play: PlayId) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NoPlay { play }) } else { Ok(()) }
}
