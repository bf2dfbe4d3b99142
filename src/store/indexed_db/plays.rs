//! What is asked of the browser's database, each request in one transaction.
//!
//! Records are JSON text. A line's key is its play's id and its number with leading zeros, so that the order of the keys
//! is the order of the lines.

use std::cmp::Reverse;
use std::ops::RangeInclusive;

use chrono::DateTime;
use indexed_db_futures::database::Database;

use super::change::{Change, Found};
use super::kept::written;
use super::schema::{KEPT, LINES, PLAYS};
use crate::store::json;
use crate::store::record::{LineRecord, PlayRecord};
use crate::store::replace::overtaken;
use crate::store::{Header, Line, Listed, PlayId, Replacement, Reply, Request, StoreError, TextFile, like};

/// Carries out a request.
pub(super) async fn perform(database: &Database, request: Request) -> Result<Reply, StoreError> {
    match request {
        Request::Plays { removed } => list(database, removed).await.map(Reply::Plays),
        Request::Read { play, after } => {
            read(database, play, after).await.map(|(play, lines)| Reply::Lines { play, lines })
        }
        Request::ReadSound { play } => {
            read_sound(database, play).await.map(|(play, lines)| Reply::Lines { play, lines })
        }
        // A browser moves no database aside.
        Request::FindSalvage | Request::TakeSalvage => Ok(Reply::Salvage(Vec::new())),
        Request::Value { key } => {
            let change = Change::reading(database, &[KEPT])?;
            change.value(&key).await.map(Reply::Value)
        }
        Request::Templates => {
            let change = Change::reading(database, &[KEPT])?;
            let texts = change.templates().await?.into_iter();
            let file = |(name, text)| TextFile { name, text: Some(text) };
            Ok(Reply::Templates(texts.map(file).collect()))
        }
        // A browser's database cannot be copied aside; the file of all plays is the backup here.
        Request::Backups => Ok(Reply::Backups(Vec::new())),
        Request::Recover { .. } => Err(StoreError::BadBackup),
        Request::Change { key, change } => {
            let writing = Change::writing(database)?;
            let kept = writing.value_or_aside(&key).await?;
            let Some(changed) = change.of(kept.as_deref()) else { return Ok(Reply::Value(kept)) };
            writing.put_value(&key, kept.as_deref(), changed.clone()).await?;
            writing.commit().await?;
            Ok(Reply::Value(Some(changed)))
        }
        Request::Replace { values } => {
            let change = Change::writing(database)?;
            let mut kept = Vec::with_capacity(values.len());
            for value in &values {
                kept.push(change.value_or_aside(&value.key).await?);
            }
            if let Some(others) = overtaken(&values, kept.clone()) {
                return Ok(Reply::Overtaken(others));
            }
            for (Replacement { key, value, .. }, before) in values.into_iter().zip(kept) {
                change.put_value(&key, before.as_deref(), value).await?;
            }
            change.commit().await?;
            Ok(Reply::Done)
        }
        Request::NewTemplate { name, text } => {
            let change = Change::writing(database)?;
            let texts = change.templates_to_change().await?;
            let free = |name: &String| texts.get(name).is_none_or(|there| *there == text);
            let name = like(&name).find(free).unwrap_or_default();
            change.set_template(name.clone(), Some(text)).await?;
            change.commit().await?;
            Ok(Reply::Template(name))
        }
        Request::Batch { requests } => {
            let change = Change::writing(database)?;
            let mut done = Vec::with_capacity(requests.len());
            for request in requests {
                use StoreError::{Behind, DamagedPlay, Exists, NoPlay};
                let result = apply(&change, request).await;
                match result {
                    // Each of these is said before anything is written.
                    Ok(()) | Err(Exists { .. } | Behind { .. } | NoPlay { .. } | DamagedPlay { .. }) => {
                        done.push(result);
                    }
                    Err(error) => return Err(error),
                }
            }
            change.commit().await?;
            Ok(Reply::Batch(done))
        }
        writing => write(database, writing).await.map(|()| Reply::Done),
    }
}

async fn write(database: &Database, request: Request) -> Result<(), StoreError> {
    let change = Change::writing(database)?;
    apply(&change, request).await?;
    change.commit().await
}

async fn apply(change: &Change<'_>, request: Request) -> Result<(), StoreError> {
    match request {
        Request::Create { header, lines, summary, finished } => {
            let play = header.id;
            if !matches!(change.find(PLAYS, &play.to_string()).await?, Found::Nothing) {
                return Err(StoreError::Exists { play });
            }
            let (row, lines) = PlayRecord::begin(header, lines, summary, finished)?;
            change.put_play(&row, &lines)?;
        }
        Request::Append { play, lines, summary, finished } => {
            let mut row = change.row(play).await?;
            // What is added to a damaged play could never be read again.
            let there = change.play_lines(play, 1).await?;
            let lines = row.add(there, lines, summary, finished)?;
            change.put_play(&row, &lines)?;
        }
        Request::Remove { play } => change.set_removed(play, true).await?,
        Request::Restore { play } => change.set_removed(play, false).await?,
        Request::Purge { play } => change.purge(play).await?,
        Request::Keep { key, value } | Request::KeepLoosely { key, value } => change.keep(&key, value).await?,
        Request::KeepTemplate { name, text } => change.set_template(name, Some(text)).await?,
        Request::RemoveTemplate { name } => change.set_template(name, None).await?,
        // These were dealt with.
        Request::Plays { .. } | Request::Read { .. } | Request::Value { .. } | Request::Change { .. } => {}
        Request::Replace { .. } | Request::Batch { .. } => {}
        Request::Templates | Request::NewTemplate { .. } | Request::Backups | Request::Recover { .. } => {}
        Request::ReadSound { .. } | Request::FindSalvage | Request::TakeSalvage => {}
    }
    Ok(())
}

async fn list(database: &Database, removed: bool) -> Result<Vec<Listed>, StoreError> {
    let change = Change::reading(database, &[PLAYS])?;
    let found = change.find_all(PLAYS).await?;
    // A key that is no play's says of itself that it is damaged: the play's own is missed and in the list.
    let listed = |(key, found): (&String, &Found)| key.parse().ok().map(|play| listed(play, found));
    let mut plays: Vec<Listed> = found.iter().filter_map(listed).filter(|play| play.removed == removed).collect();
    plays.sort_by_key(|listed| (Reverse(listed.changed), listed.header.id));
    Ok(plays)
}

/// What a list shows of a play. Where that is not as it was written, nothing is shown of it but what the log itself proves
/// when the play is opened; and one that cannot be read at all is in the list too, since nobody would miss it there else.
fn listed(play: PlayId, found: &Found) -> Listed {
    let (sound, text) = match found {
        Found::Nothing => (false, None),
        Found::Sound(text) => (true, Some(text)),
        Found::Damaged { text, .. } => (false, text.as_ref()),
    };
    match text.and_then(|text| row_of(play, text)) {
        Some(row) if sound => row.listed(),
        Some(row) => Listed { summary: String::new(), finished: false, removed: false, ..row.listed() },
        None => Listed {
            header: Header { id: play, game: String::new(), format: 0, started: DateTime::default() },
            summary: String::new(),
            entries: 0,
            changed: DateTime::default(),
            finished: false,
            removed: false,
        },
    }
}

/// A play's row, if its text can be read and is this play's.
fn row_of(play: PlayId, text: &str) -> Option<PlayRecord> {
    json::read(text).ok().filter(|row: &PlayRecord| row.id() == play)
}

async fn read(database: &Database, play: PlayId, after: u64) -> Result<(Listed, Vec<Line>), StoreError> {
    let change = Change::reading(database, &[PLAYS, LINES])?;
    let row = change.row(play).await?;
    if after >= row.entries() {
        return Ok((row.listed(), Vec::new()));
    }
    // The checksum of the line before tells whether these go on from it.
    let mut sealed = change.play_lines(play, after.max(1)).await?;
    let before = (after > 0 && !sealed.is_empty()).then(|| sealed.remove(0));
    if before.as_ref().is_some_and(|line| line.number != after) || (after > 0 && before.is_none()) {
        return Err(StoreError::DamagedPlay { play, number: after });
    }
    let lines = row.open(before.as_ref(), sealed)?;
    Ok((row.listed(), lines))
}

async fn read_sound(database: &Database, play: PlayId) -> Result<(Listed, Vec<Line>), StoreError> {
    let change = Change::reading(database, &[PLAYS, LINES])?;
    let row = change.row(play).await?;
    // A line that cannot even be read ends what is sound.
    let texts = change.lines(line_keys(play, 1)).await?;
    let sealed = texts.iter().map_while(|text| json::read(text.as_deref()?).ok()).collect();
    Ok(row.open_sound(sealed))
}

impl Change<'_> {
    /// A play's row. Where it is not as it was written, but can be read, the log says how far it goes: every line of it has
    /// a checksum, also over the play's beginning.
    async fn row(&self, play: PlayId) -> Result<PlayRecord, StoreError> {
        let damaged = StoreError::DamagedPlay { play, number: 1 };
        match self.find(PLAYS, &play.to_string()).await? {
            Found::Nothing => Err(StoreError::NoPlay { play }),
            Found::Sound(text) => row_of(play, &text).ok_or(damaged),
            Found::Damaged { text, .. } => {
                let row = text.and_then(|text| row_of(play, &text)).ok_or(damaged)?;
                let texts = self.lines(line_keys(play, 1)).await?;
                // One that cannot be read is found when the lines are.
                let last = texts.iter().rev().find_map(|text| json::read(text.as_deref()?).ok());
                Ok(row.reaching(last.as_ref()))
            }
        }
    }

    /// A play's lines from this one on.
    async fn play_lines(&self, play: PlayId, from: u64) -> Result<Vec<LineRecord>, StoreError> {
        let texts = self.lines(line_keys(play, from)).await?;
        let read = |(text, number): (&Option<String>, u64)| {
            let line = text.as_deref().and_then(|text| json::read(text).ok());
            line.ok_or(StoreError::DamagedPlay { play, number })
        };
        texts.iter().zip(from..).map(read).collect()
    }

    fn put_play(&self, row: &PlayRecord, lines: &[LineRecord]) -> Result<(), StoreError> {
        for line in lines {
            self.put_unchecked(LINES, line_key(row.id(), line.number), written(line)?)?;
        }
        self.put(PLAYS, &row.id().to_string(), written(row)?)
    }

    async fn set_removed(&self, play: PlayId, removed: bool) -> Result<(), StoreError> {
        let mut row = self.row(play).await?;
        row.removed = removed;
        self.note(crate::store::changes::TRASH, &play.to_string()).await?;
        self.put_play(&row, &[])
    }

    async fn purge(&self, play: PlayId) -> Result<(), StoreError> {
        if !self.row(play).await?.removed {
            return Err(StoreError::NoPlay { play });
        }
        self.delete_lines(line_keys(play, 0))?;
        self.delete(PLAYS, &play.to_string())
    }
}

fn line_key(play: PlayId, number: u64) -> String {
    // As many digits as the largest number has.
    format!("{play}/{number:020}")
}

/// The keys of a play's lines from this one on.
fn line_keys(play: PlayId, from: u64) -> RangeInclusive<String> {
    line_key(play, from)..=line_key(play, u64::MAX)
}
