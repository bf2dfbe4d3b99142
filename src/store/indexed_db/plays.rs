//! What is asked of the browser's database, each request in one transaction.
//!
//! Records are JSON text. A line's key is its play's id and its number with leading zeros, so that the order of the keys
//! is the order of the lines.

use std::collections::BTreeMap;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::Error;
use indexed_db_futures::prelude::{Build as _, QuerySource as _};
use indexed_db_futures::transaction::{Transaction, TransactionDurability, TransactionMode, TransactionOptions};

use super::database::{KEPT, LINES, PLAYS, fault};
use crate::store::json;
use crate::store::record::{Row, SealedLine};
use crate::store::replace::overtaken;
use crate::store::{Line, Listed, PlayId, Replacement, Reply, Request, StoreError, TextFile, like};

/// The key of the templates among the values: their texts by name.
const TEMPLATES: &str = "templates";

/// The key of the templates that were put aside.
const PUT_ASIDE: &str = "templates-removed";

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
            change.get(KEPT, key).await.map(Reply::Value)
        }
        Request::Templates => {
            let change = Change::reading(database, &[KEPT])?;
            let texts = change.texts(TEMPLATES).await?.into_iter();
            let file = |(name, text)| TextFile { name, text: Some(text) };
            Ok(Reply::Templates(texts.map(file).collect()))
        }
        // A browser's database cannot be copied aside; the file of all plays is the backup here.
        Request::Backups => Ok(Reply::Backups(Vec::new())),
        Request::Recover { .. } => Err(StoreError::BadBackup),
        Request::Change { key, change } => {
            let writing = Change::writing(database)?;
            let kept = writing.get(KEPT, key.clone()).await?;
            let Some(changed) = change.of(kept.as_deref()) else { return Ok(Reply::Value(kept)) };
            writing.put(KEPT, key, changed.clone())?;
            writing.commit().await?;
            Ok(Reply::Value(Some(changed)))
        }
        Request::Replace { values } => {
            let change = Change::writing(database)?;
            let mut kept = Vec::with_capacity(values.len());
            for value in &values {
                kept.push(change.get(KEPT, value.key.clone()).await?);
            }
            if let Some(others) = overtaken(&values, kept) {
                return Ok(Reply::Overtaken(others));
            }
            for Replacement { key, value, .. } in values {
                change.put(KEPT, key, value)?;
            }
            change.commit().await?;
            Ok(Reply::Done)
        }
        Request::NewTemplate { name, text } => {
            let change = Change::writing(database)?;
            let texts = change.texts(TEMPLATES).await?;
            let free = |name: &String| texts.get(name).is_none_or(|there| *there == text);
            let name = like(&name).find(free).unwrap_or_default();
            change.set_template(name.clone(), Some(text)).await?;
            change.commit().await?;
            Ok(Reply::Template(name))
        }
        writing => write(database, writing).await.map(|()| Reply::Done),
    }
}

async fn write(database: &Database, request: Request) -> Result<(), StoreError> {
    let change = Change::writing(database)?;
    match request {
        Request::Create { header, lines, summary, finished } => {
            let play = header.id;
            if change.get(PLAYS, play.to_string()).await?.is_some() {
                return Err(StoreError::Exists { play });
            }
            let (row, lines) = Row::begin(header, lines, summary, finished)?;
            change.put_play(&row, &lines)?;
        }
        Request::Append { play, lines, summary, finished } => {
            let mut row = change.row(play).await?;
            let lines = row.go_on(lines, summary, finished)?;
            change.put_play(&row, &lines)?;
        }
        Request::Remove { play } => change.set_removed(play, true).await?,
        Request::Restore { play } => change.set_removed(play, false).await?,
        Request::Purge { play } => change.purge(play).await?,
        Request::Keep { key, value } | Request::KeepLoosely { key, value } => change.put(KEPT, key, value)?,
        Request::KeepTemplate { name, text } => change.set_template(name, Some(text)).await?,
        Request::RemoveTemplate { name } => change.set_template(name, None).await?,
        // These were dealt with.
        Request::Plays { .. } | Request::Read { .. } | Request::Value { .. } | Request::Change { .. } => {}
        Request::Replace { .. } => {}
        Request::Templates | Request::NewTemplate { .. } | Request::Backups | Request::Recover { .. } => {}
        Request::ReadSound { .. } | Request::FindSalvage | Request::TakeSalvage => {}
    }
    change.commit().await
}

async fn list(database: &Database, removed: bool) -> Result<Vec<Listed>, StoreError> {
    let change = Change::reading(database, &[PLAYS])?;
    let store = change.0.object_store(PLAYS).map_err(fault)?;
    let found = async { store.get_all::<String>().await };
    let mut plays = Vec::new();
    for text in found.await.map_err(fault)? {
        // One that cannot be read keeps nobody from the others; opening it says what is wrong.
        let row: Result<Row, _> = json::read(&text.map_err(fault)?);
        plays.extend(row.ok().filter(|row| row.removed == removed).map(Row::listed));
    }
    plays.sort_by_key(|listed| (std::cmp::Reverse(listed.changed), listed.header.id));
    Ok(plays)
}

async fn read(database: &Database, play: PlayId, after: u64) -> Result<(Listed, Vec<Line>), StoreError> {
    let change = Change::reading(database, &[PLAYS, LINES])?;
    let row = change.row(play).await?;
    if after >= row.entries() {
        return Ok((row.listed(), Vec::new()));
    }
    // The seal of the line before tells whether these go on from it.
    let mut sealed = change.lines(play, after.max(1)).await?;
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
    let sealed = change.records(play, 1).await?.iter().map_while(|text| json::read(text).ok()).collect();
    Ok(row.open_sound(sealed))
}

/// A transaction. What it has written is taken back when it is dropped without a commit.
pub(super) struct Change<'a>(Transaction<'a>);

impl<'a> Change<'a> {
    pub(super) fn reading(database: &'a Database, stores: &[&str]) -> Result<Self, StoreError> {
        let transaction = database.transaction(stores).with_mode(TransactionMode::Readonly);
        transaction.build().map(Self).map_err(fault)
    }

    pub(super) fn writing(database: &'a Database) -> Result<Self, StoreError> {
        // Answered when it is on the disk, and not when the system only promises that.
        let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
        let stores: &[&str] = &[PLAYS, LINES, KEPT];
        let transaction = database.transaction(stores).with_mode(TransactionMode::Readwrite).with_options(strict);
        transaction.build().map(Self).map_err(fault)
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.0.commit().await.map_err(fault)
    }

    pub(super) async fn get(&self, store: &str, key: String) -> Result<Option<String>, StoreError> {
        let found = async { self.0.object_store(store)?.get::<String, String, _>(key).await };
        found.await.map_err(fault)
    }

    /// Puts a record in the place of the one before; whether there was room for it the commit tells.
    pub(super) fn put(&self, store: &str, key: String, value: String) -> Result<(), StoreError> {
        let put = || -> Result<(), Error> {
            drop(self.0.object_store(store)?.put(value).with_key(key).build()?);
            Ok(())
        };
        put().map_err(fault)
    }

    /// Texts by name, kept under one key. What cannot be read is refused, so that nothing is written over it.
    async fn texts(&self, key: &str) -> Result<BTreeMap<String, String>, StoreError> {
        let Some(text) = self.get(KEPT, key.to_owned()).await? else { return Ok(BTreeMap::new()) };
        json::read(&text).map_err(|error| StoreError::Broken { why: error.to_string() })
    }

    /// Puts a template in the place of the one before, or takes it away; the one before is put aside.
    async fn set_template(&self, name: String, text: Option<String>) -> Result<(), StoreError> {
        let mut texts = self.texts(TEMPLATES).await?;
        let before = match text {
            Some(text) => texts.insert(name.clone(), text),
            None => texts.remove(&name),
        };
        if let Some(before) = before {
            let mut aside = self.texts(PUT_ASIDE).await?;
            aside.insert(name, before);
            self.put(KEPT, PUT_ASIDE.to_owned(), written(&aside)?)?;
        }
        self.put(KEPT, TEMPLATES.to_owned(), written(&texts)?)
    }

    async fn row(&self, play: PlayId) -> Result<Row, StoreError> {
        let text = self.get(PLAYS, play.to_string()).await?.ok_or(StoreError::NoPlay { play })?;
        json::read(&text).or(Err(StoreError::DamagedPlay { play, number: 0 }))
    }

    async fn lines(&self, play: PlayId, from: u64) -> Result<Vec<SealedLine>, StoreError> {
        let damaged = |at: usize| {
            let number = u64::try_from(at).map_or(from, |at| from.saturating_add(at));
            StoreError::DamagedPlay { play, number }
        };
        let texts = self.records(play, from).await?;
        texts.iter().enumerate().map(|(at, text)| json::read(text).or(Err(damaged(at)))).collect()
    }

    /// The records of a play's lines from this one on.
    async fn records(&self, play: PlayId, from: u64) -> Result<Vec<String>, StoreError> {
        let range = line_key(play, from)..=line_key(play, u64::MAX);
        let found = async {
            let found = self.0.object_store(LINES)?.get_all::<String>().with_query::<String, _>(range).await?;
            found.collect::<Result<Vec<String>, Error>>()
        };
        found.await.map_err(fault)
    }

    fn put_play(&self, row: &Row, lines: &[SealedLine]) -> Result<(), StoreError> {
        for line in lines {
            self.put(LINES, line_key(row.id(), line.number), written(line)?)?;
        }
        self.put(PLAYS, row.id().to_string(), written(row)?)
    }

    async fn set_removed(&self, play: PlayId, removed: bool) -> Result<(), StoreError> {
        let mut row = self.row(play).await?;
        row.removed = removed;
        self.put_play(&row, &[])
    }

    async fn purge(&self, play: PlayId) -> Result<(), StoreError> {
        if !self.row(play).await?.removed {
            return Err(StoreError::NoPlay { play });
        }
        let delete = || -> Result<(), Error> {
            let all = line_key(play, 0)..=line_key(play, u64::MAX);
            drop(self.0.object_store(LINES)?.delete::<String, _>(all).build()?);
            drop(self.0.object_store(PLAYS)?.delete::<String, _>(play.to_string()).build()?);
            Ok(())
        };
        delete().map_err(fault)
    }
}

fn line_key(play: PlayId, number: u64) -> String {
    // As many digits as the largest number has.
    format!("{play}/{number:020}")
}

fn written(record: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(record).map_err(|error| StoreError::Broken { why: error.to_string() })
}
