//! The rows of plays and of their lines, each with a checksum.

use chrono::{DateTime, Utc};
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};

use crate::store::checksum::{Checksum, written};
use crate::store::play::continues;
use crate::store::{Header, Line, Listed, PlayId, Request, StoreError};

use super::kept;

/// What [`listed`] reads, by place: looking the names up takes longer than all the rest.
const LISTED: &str = "SELECT id, game, format, started, summary, entries, changed, finished, removed, seal FROM play";

/// How the keys begin of what is kept beside plays, each followed by the play's id.
pub(super) const BESIDE: &str = "shared/";

/// What [`line()`] reads, by place, and the checksum after it.
const LINES: &str = "SELECT number, at, by, body, seal FROM line WHERE play = ?1 AND number > ?2 ORDER BY number";

/// The plays in the trash or out of it, the last changed first.
pub(super) fn list(conn: &Connection, removed: bool) -> Result<Vec<Listed>, StoreError> {
    // Which of them lie in the trash is known when their checksums were looked at.
    let plays = rows(conn)?.into_iter().map(|(listed, _)| listed);
    Ok(plays.filter(|listed| listed.removed == removed).collect())
}

/// All plays, the last changed first, each with whether its row is as it was written.
pub(super) fn rows(conn: &Connection) -> Result<Vec<(Listed, bool)>, StoreError> {
    let mut query = conn.prepare(&format!("{LISTED} ORDER BY changed DESC, id"))?;
    let mut rows = query.query([])?;
    let mut plays = Vec::new();
    while let Some(row) = rows.next()? {
        plays.push(listed(row)?);
    }
    Ok(plays)
}

/// Gives each row its checksum, in a database of a form that had none: what a row says now is all that is known of it.
pub(super) fn seal_rows(change: &Connection) -> Result<(), StoreError> {
    let mut query = change.prepare(LISTED)?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        put(change, &raw(row)?.0)?;
    }
    let mut query = change.prepare("SELECT key, value FROM kept")?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let (key, value): (String, String) = (row.get(0)?, row.get(1)?);
        let seal = Checksum::of_value(&key, &value).to_row();
        change.execute("UPDATE kept SET seal = ?2 WHERE key = ?1", params![key, seal])?;
    }
    Ok(())
}

/// Whether the play of this name in `there` has all the lines that `here` has, and perhaps more: the checksum of the last
/// line tells, since it covers all before it.
pub(super) fn begins_with(there: &Connection, here: &Connection, listed: &Listed) -> Result<bool, StoreError> {
    let id = listed.header.id.to_string();
    let last = seal_of(here, &id, listed.entries)?;
    Ok(last.is_some() && seal_of(there, &id, listed.entries)? == last)
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
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    begin(&change, header, lines, summary, finished)?;
    change.commit()?;
    Ok(())
}

/// Does several of these in one transaction. What cannot be done of them is passed over; where the disk fails, nothing is
/// done.
pub(super) fn batch(conn: &mut Connection, requests: &[Request]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    let mut done = Vec::with_capacity(requests.len());
    for request in requests {
        let result = match request {
            Request::Create { header, lines, summary, finished } => begin(&change, header, lines, summary, *finished),
            Request::Append { play, lines, summary, finished } => go_on(&change, *play, lines, summary, *finished),
            Request::Remove { play } => mark_removed(&change, *play, true),
            _ => Ok(()),
        };
        use StoreError::{Behind, DamagedPlay, Exists, NoPlay};
        match result {
            // Each of these is said before anything is written.
            Ok(()) | Err(Exists { .. } | Behind { .. } | NoPlay { .. } | DamagedPlay { .. }) => done.push(result),
            Err(error) => return Err(error),
        }
    }
    change.commit()?;
    Ok(done)
}

fn begin(
    change: &Connection,
    header: &Header,
    lines: &[Line],
    summary: &str,
    finished: bool,
) -> Result<(), StoreError> {
    let Some(last) = lines.last().filter(|_| continues(0, lines)) else {
        return Err(StoreError::Behind { last: 0 });
    };
    let header = header.clone().raised(lines);
    let (id, seal) = (header.id.to_string(), Checksum::of(&header));
    if find(change, header.id)?.is_some() {
        return Err(StoreError::Exists { play: header.id });
    }
    let summary = summary.to_owned();
    put(change, &Listed { header, summary, entries: last.number, changed: last.at, finished, removed: false })?;
    insert(change, &id, lines, seal)
}

/// A play and its lines after this number.
pub(super) fn read(conn: &mut Connection, play: PlayId, after: u64) -> Result<(Listed, Vec<Line>), StoreError> {
    // One transaction, or another window's line could fall between the two queries.
    let view = conn.transaction()?;
    let listed = find(&view, play)?.ok_or(StoreError::NoPlay { play })?;
    // An asker that claims to have more than there is gets nothing new.
    let after = after.min(listed.entries);
    let Log { lines, damage, .. } = lines_after(&view, &listed, after)?;
    damage.map_or(Ok((listed, lines)), Err)
}

/// A play and its lines up to the last one before the first that is not as it was written.
pub(super) fn read_sound(conn: &mut Connection, play: PlayId) -> Result<(Listed, Vec<Line>), StoreError> {
    let view = conn.transaction()?;
    let listed = find(&view, play)?.ok_or(StoreError::NoPlay { play })?;
    let Log { lines, .. } = lines_after(&view, &listed, 0)?;
    let entries = lines.last().map_or(0, |line| line.number);
    Ok((Listed { entries, ..listed }, lines))
}

/// A part of a log, as far as it is as it was written.
struct Log {
    lines: Vec<Line>,
    /// The checksum of the last of them.
    seal: Checksum,
    /// What is wrong with the rest.
    damage: Option<StoreError>,
}

/// The lines of a play after this number.
fn lines_after(view: &Connection, listed: &Listed, after: u64) -> Result<Log, StoreError> {
    let play = listed.header.id;
    let damaged = |number: u64| StoreError::DamagedPlay { play, number };
    let id = play.to_string();
    let mut log = Log { lines: Vec::new(), seal: Checksum::of(&listed.header), damage: None };
    if after > 0 {
        match seal_of(view, &id, after)? {
            Some(seal) => log.seal = seal,
            None => return Ok(Log { damage: Some(damaged(after)), ..log }),
        }
    }
    let mut query = view.prepare(LINES)?;
    let mut rows = query.query(params![id, row_number(after)?])?;
    let mut expected = after;
    while let Some(row) = rows.next()? {
        expected += 1;
        let line = line(row).ok().filter(|line| line.number == expected);
        let sound = line
            .map(|line| (log.seal.then(&line), line))
            .filter(|(seal, _)| row.get(4).is_ok_and(|kept| Checksum::from_row(kept) == *seal));
        let Some((seal, line)) = sound else { return Ok(Log { damage: Some(damaged(expected)), ..log }) };
        log.seal = seal;
        log.lines.push(line);
    }
    log.damage = (expected != listed.entries).then(|| damaged(expected + 1));
    Ok(log)
}

/// Adds lines to a play, which must go on exactly where it ends, and which must be whole: what is added to a damaged one
/// could never be read again.
pub(super) fn append(
    conn: &mut Connection,
    play: PlayId,
    lines: &[Line],
    summary: &str,
    finished: bool,
) -> Result<(), StoreError> {
    append_with(conn, play, lines, summary, finished, &[])
}

/// The same, and keeps values in the same transaction.
pub(super) fn append_with(
    conn: &mut Connection,
    play: PlayId,
    lines: &[Line],
    summary: &str,
    finished: bool,
    values: &[(String, String)],
) -> Result<(), StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    go_on(&change, play, lines, summary, finished)?;
    for (key, value) in values {
        kept::keep(&change, key, value)?;
    }
    change.commit()?;
    Ok(())
}

fn go_on(change: &Connection, play: PlayId, lines: &[Line], summary: &str, finished: bool) -> Result<(), StoreError> {
    let listed = find(change, play)?.ok_or(StoreError::NoPlay { play })?;
    if !continues(listed.entries, lines) {
        return Err(StoreError::Behind { last: listed.entries });
    }
    let Log { lines: known, mut seal, damage } = lines_after(change, &listed, 0)?;
    if let Some(damage) = damage {
        return Err(damage);
    }
    let header = listed.header.clone().raised(lines);
    if header != listed.header {
        seal = seal_lines(change, &header, &known)?;
    }
    insert(change, &play.to_string(), lines, seal)?;
    let (entries, changed) = lines.last().map_or((listed.entries, listed.changed), |last| (last.number, last.at));
    put(change, &Listed { header, summary: summary.to_owned(), entries, changed, finished, ..listed })
}

/// Puts a play into the trash or takes it out.
pub(super) fn set_removed(conn: &mut Connection, play: PlayId, removed: bool) -> Result<(), StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    mark_removed(&change, play, removed)?;
    change.commit()?;
    Ok(())
}

fn mark_removed(change: &Connection, play: PlayId, removed: bool) -> Result<(), StoreError> {
    let listed = find(change, play)?.ok_or(StoreError::NoPlay { play })?;
    put(change, &Listed { removed, ..listed })?;
    kept::note(change, crate::store::changes::TRASH, &play.to_string())
}

/// Deletes a play that lies in the trash; its lines go with it. That it was deleted on purpose stays known, so that no
/// backup is kept for its sake and nobody offers it again.
pub(super) fn purge(conn: &mut Connection, play: PlayId) -> Result<(), StoreError> {
    let change = Transaction::new(conn, TransactionBehavior::Immediate)?;
    if !find(&change, play)?.is_some_and(|listed| listed.removed) {
        return Err(StoreError::NoPlay { play });
    }
    change.execute("DELETE FROM play WHERE id = ?1", [play.to_string()])?;
    kept::delete_under(&change, &format!("{BESIDE}{play}/"))?;
    kept::keep(&change, &format!("{PURGED}{play}"), "true")?;
    change.commit()?;
    Ok(())
}

/// Whether a play was deleted for good.
pub(super) fn is_purged(conn: &Connection, play: PlayId) -> Result<bool, StoreError> {
    let query = "SELECT EXISTS (SELECT 1 FROM kept WHERE key = ?1)";
    Ok(conn.query_row(query, [format!("{PURGED}{play}")], |row| row.get(0))?)
}

/// How the keys begin under which it is kept that a play was deleted.
const PURGED: &str = "purged/";

/// Whether there is anything that would be missed.
pub(super) fn any(conn: &Connection) -> Result<bool, StoreError> {
    let query = "SELECT EXISTS (SELECT 1 FROM play) OR EXISTS (SELECT 1 FROM kept)";
    Ok(conn.query_row(query, [], |row| row.get(0))?)
}

fn insert(change: &Connection, id: &str, lines: &[Line], mut seal: Checksum) -> Result<(), StoreError> {
    let mut query =
        change.prepare("INSERT INTO line (play, number, at, by, body, seal) VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?;
    for line in lines {
        seal = seal.then(line);
        query.execute(params![id, row_number(line.number)?, written(line.at), line.by, line.body, seal.to_row()])?;
    }
    Ok(())
}

/// Gives the lines of a play their checksums anew, since its header has become another one; the lines themselves stay as
/// they are. Gives that of the last.
fn seal_lines(change: &Connection, header: &Header, lines: &[Line]) -> Result<Checksum, StoreError> {
    let (id, mut seal) = (header.id.to_string(), Checksum::of(header));
    let mut query = change.prepare("UPDATE line SET seal = ?3 WHERE play = ?1 AND number = ?2")?;
    for line in lines {
        seal = seal.then(line);
        query.execute(params![id, row_number(line.number)?, seal.to_row()])?;
    }
    Ok(seal)
}

/// Puts what a list shows of a play in the place of what is there of it.
fn put(change: &Connection, play: &Listed) -> Result<(), StoreError> {
    let Listed { header, summary, entries, changed, finished, removed } = play;
    let query = "INSERT INTO play (id, game, format, started, summary, entries, changed, finished, removed, seal)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) ON CONFLICT (id) DO UPDATE SET
        format = ?3, summary = ?5, entries = ?6, changed = ?7, finished = ?8, removed = ?9, seal = ?10";
    change.execute(
        query,
        params![
            header.id.to_string(),
            header.game,
            header.format,
            written(header.started),
            summary,
            row_number(*entries)?,
            written(*changed),
            finished,
            removed,
            Checksum::of_listed(play).to_row()
        ],
    )?;
    Ok(())
}

/// What a list shows of a play.
pub(super) fn find(conn: &Connection, play: PlayId) -> Result<Option<Listed>, StoreError> {
    let mut query = conn.prepare(&format!("{LISTED} WHERE id = ?1"))?;
    let mut rows = query.query([play.to_string()])?;
    let Some((mut listed, sound)) = rows.next()?.map(listed).transpose()? else { return Ok(None) };
    if !sound {
        // How many entries there are is one of the things that cannot be trusted; the log knows it.
        let query = "SELECT coalesce(max(number), 0) FROM line WHERE play = ?1";
        let last: i64 = conn.query_row(query, [play.to_string()], |row| row.get(0))?;
        listed.entries = u64::try_from(last).unwrap_or_default();
    }
    Ok(Some(listed))
}

fn seal_of(conn: &Connection, id: &str, number: u64) -> Result<Option<Checksum>, StoreError> {
    let query = "SELECT seal FROM line WHERE play = ?1 AND number = ?2";
    let seal = conn.query_row(query, params![id, row_number(number)?], |row| row.get(0)).optional()?;
    Ok(seal.map(Checksum::from_row))
}

/// What a list shows of a play, and whether it is as it was written. Where it is not, nothing of it is shown but what the
/// log itself proves when the play is opened.
fn listed(row: &Row<'_>) -> Result<(Listed, bool), StoreError> {
    let (play, seal) = raw(row)?;
    if seal == Checksum::of_listed(&play) {
        return Ok((play, true));
    }
    Ok((Listed { summary: String::new(), finished: false, removed: false, ..play }, false))
}

/// A row as it stands, and its checksum.
fn raw(row: &Row<'_>) -> Result<(Listed, Checksum), StoreError> {
    let id = row.get_ref(0)?.as_str().or(Err(StoreError::Damaged))?;
    let entries: i64 = row.get(5)?;
    let play = Listed {
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
    };
    Ok((play, Checksum::from_row(row.get(9)?)))
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
