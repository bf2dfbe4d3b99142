//! A transaction on the browser's database, and the records that it reads and writes, each compared with its checksum.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use indexed_db_futures::database::Database;
use indexed_db_futures::error::Error;
use indexed_db_futures::prelude::{Build as _, QuerySource as _};
use indexed_db_futures::transaction::{Transaction, TransactionDurability, TransactionMode, TransactionOptions};
use wasm_bindgen::JsValue;

use super::database::fault;
use super::schema::{CHECKSUMS, KEPT, LINES, PLAYS, checksum_key};
use crate::store::StoreError;
use crate::store::checksum::Checksum;

/// What is found under a key.
pub(super) enum Found {
    /// Nothing was ever written there.
    Nothing,
    /// The record as it was written.
    Sound(String),
    /// Something that is not as it was written, or nothing where there was something.
    Damaged {
        /// The record; none where it is gone, or no text.
        text: Option<String>,
        /// Its checksum; none where it is gone, or no text.
        checksum: Option<String>,
    },
}

impl Found {
    /// What a record and its checksum, as far as each is there, say together.
    fn of(key: &str, record: Option<&JsValue>, checksum: Option<&JsValue>) -> Self {
        if record.is_none() && checksum.is_none() {
            return Self::Nothing;
        }
        let (text, checksum) = (record.and_then(JsValue::as_string), checksum.and_then(JsValue::as_string));
        let sum = text.as_deref().map(|text| Checksum::of_value(key, text).to_string());
        match text {
            Some(text) if sum == checksum => Self::Sound(text),
            text => Self::Damaged { text, checksum },
        }
    }
}

/// A transaction. What it has written is taken back when it is dropped without a commit.
pub(super) struct Change<'a>(Transaction<'a>);

impl<'a> Change<'a> {
    /// One that only reads these object stores, and the checksums.
    pub(super) fn reading(database: &'a Database, stores: &[&str]) -> Result<Self, StoreError> {
        let stores: Vec<&str> = stores.iter().copied().chain([CHECKSUMS]).collect();
        let transaction = database.transaction(stores.as_slice()).with_mode(TransactionMode::Readonly);
        transaction.build().map(Self).map_err(fault)
    }

    /// One that may write everywhere.
    pub(super) fn writing(database: &'a Database) -> Result<Self, StoreError> {
        // Answered when it is on the disk, and not when the system only promises that.
        let strict = TransactionOptions::new().with_durability(TransactionDurability::Strict);
        let stores: &[&str] = &[PLAYS, LINES, KEPT, CHECKSUMS];
        let transaction = database.transaction(stores).with_mode(TransactionMode::Readwrite).with_options(strict);
        transaction.build().map(Self).map_err(fault)
    }

    /// Has everything written, and waits until it is on the disk.
    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.0.commit().await.map_err(fault)
    }

    /// What is found under a key of the plays or of the values.
    pub(super) async fn find(&self, store: &str, key: &str) -> Result<Found, StoreError> {
        let get = async |store: &str, key: String| {
            let found = async { self.0.object_store(store)?.get::<JsValue, String, _>(key).await };
            found.await.map_err(fault)
        };
        let record = get(store, key.to_owned()).await?;
        let checksum = get(CHECKSUMS, checksum_key(store, key)).await?;
        Ok(Found::of(key, record.as_ref(), checksum.as_ref()))
    }

    /// Everything in one of these, by key; also what is gone, of which the checksum still tells.
    pub(super) async fn find_all(&self, store: &str) -> Result<BTreeMap<String, Found>, StoreError> {
        let records = self.all(store, None).await?;
        let prefix = checksum_key(store, "");
        let mut checksums = self.all(CHECKSUMS, Some(prefix.clone()..=format!("{prefix}\u{ffff}"))).await?;
        let mut found = BTreeMap::new();
        for (key, record) in &records {
            let checksum = checksums.remove(&checksum_key(store, key));
            found.insert(key.clone(), Found::of(key, Some(record), checksum.as_ref()));
        }
        for (key, checksum) in &checksums {
            if let Some(key) = key.strip_prefix(&prefix) {
                found.insert(key.to_owned(), Found::of(key, None, Some(checksum)));
            }
        }
        Ok(found)
    }

    /// The records of an object store with their keys, all of them or those in a range.
    async fn all(
        &self,
        store: &str,
        range: Option<RangeInclusive<String>>,
    ) -> Result<BTreeMap<String, JsValue>, StoreError> {
        let found = async {
            let store = self.0.object_store(store)?;
            let (keys, values) = match range {
                Some(range) => {
                    let keys = store.get_all_keys::<JsValue>().with_query::<String, _>(range.clone()).await?;
                    (keys, store.get_all::<JsValue>().with_query::<String, _>(range).await?)
                }
                None => (store.get_all_keys::<JsValue>().await?, store.get_all::<JsValue>().await?),
            };
            let mut all = BTreeMap::new();
            for (key, value) in keys.zip(values) {
                // Every key of ours is a text; another one belongs to nobody.
                if let Some(key) = key?.as_string() {
                    all.insert(key, value?);
                }
            }
            Ok(all)
        };
        found.await.map_err(fault)
    }

    /// Puts a play or a value in the place of the one before, with its checksum; whether there was room for it the commit
    /// tells.
    pub(super) fn put(&self, store: &str, key: &str, value: String) -> Result<(), StoreError> {
        let checksum = Checksum::of_value(key, &value).to_string();
        self.put_unchecked(CHECKSUMS, checksum_key(store, key), checksum)?;
        self.put_unchecked(store, key.to_owned(), value)
    }

    /// Puts a record that has no checksum of its own, or has it within itself.
    pub(super) fn put_unchecked(&self, store: &str, key: String, value: String) -> Result<(), StoreError> {
        let put = || -> Result<(), Error> {
            drop(self.0.object_store(store)?.put(value).with_key(key).build()?);
            Ok(())
        };
        put().map_err(fault)
    }

    /// Deletes a play or a value, with its checksum.
    pub(super) fn delete(&self, store: &str, key: &str) -> Result<(), StoreError> {
        let delete = || -> Result<(), Error> {
            drop(self.0.object_store(CHECKSUMS)?.delete::<String, _>(checksum_key(store, key)).build()?);
            drop(self.0.object_store(store)?.delete::<String, _>(key.to_owned()).build()?);
            Ok(())
        };
        delete().map_err(fault)
    }

    /// The lines with keys in this range, in order; none in the place of one that is no text.
    pub(super) async fn lines(&self, range: RangeInclusive<String>) -> Result<Vec<Option<String>>, StoreError> {
        let found = async {
            let found = self.0.object_store(LINES)?.get_all::<JsValue>().with_query::<String, _>(range).await?;
            found.map(|line| line.map(|line| line.as_string())).collect::<Result<Vec<_>, Error>>()
        };
        found.await.map_err(fault)
    }

    /// Deletes the lines with keys in this range.
    pub(super) fn delete_lines(&self, range: RangeInclusive<String>) -> Result<(), StoreError> {
        let delete = || -> Result<(), Error> {
            drop(self.0.object_store(LINES)?.delete::<String, _>(range).build()?);
            Ok(())
        };
        delete().map_err(fault)
    }
}
