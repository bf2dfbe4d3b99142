//! The values that are kept under keys, each with its checksum; the templates are one of them.

use std::collections::BTreeMap;

use super::change::{Change, Found};
use super::schema::KEPT;
use crate::store::changes::{self, Changes};
use crate::store::{StoreError, json};

/// The key of the templates among the values: their texts by name.
const TEMPLATES: &str = "templates";

/// The key of the templates that were put aside.
const PUT_ASIDE: &str = "templates-removed";

impl Change<'_> {
    /// The value under a key.
    ///
    /// # Errors
    /// [`StoreError::DamagedValue`] when it is not as it was kept.
    pub(super) async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.find(KEPT, key).await? {
            Found::Nothing => Ok(None),
            Found::Sound(value) => Ok(Some(value)),
            Found::Damaged { .. } => Err(StoreError::DamagedValue { key: key.to_owned() }),
        }
    }

    /// The value under a key that is about to be replaced. A damaged one stays, under another key, for whoever can make
    /// something of it.
    pub(super) async fn value_or_aside(&self, key: &str) -> Result<Option<String>, StoreError> {
        match self.find(KEPT, key).await? {
            Found::Nothing | Found::Damaged { text: None, .. } => Ok(None),
            Found::Sound(value) => Ok(Some(value)),
            Found::Damaged { text: Some(value), .. } => {
                self.put(KEPT, &format!("damaged/{key}"), value)?;
                Ok(None)
            }
        }
    }

    /// Keeps a value under a key.
    pub(super) async fn keep(&self, key: &str, value: String) -> Result<(), StoreError> {
        let before = self.value_or_aside(key).await?;
        self.put_value(key, before.as_deref(), value).await
    }

    /// Puts a value in the place of this one, and with it when that was where a household shares it.
    pub(super) async fn put_value(&self, key: &str, before: Option<&str>, value: String) -> Result<(), StoreError> {
        if changes::is_noted(key) {
            let noted_under = Changes::key(key);
            let noted = self.value_or_aside(&noted_under).await?;
            if let Some(noted) = changes::after(key, before, &value, noted.as_deref()) {
                self.put(KEPT, &noted_under, noted)?;
            }
        }
        self.put(KEPT, key, value)
    }

    /// Notes that one of these, the trash or the templates, was changed.
    pub(super) async fn note(&self, of: &str, name: &str) -> Result<(), StoreError> {
        let key = Changes::key(of);
        let noted = self.value_or_aside(&key).await?;
        self.put(KEPT, &key, changes::after_one(name, noted.as_deref()))
    }

    /// The templates' texts, by name.
    pub(super) async fn templates(&self) -> Result<BTreeMap<String, String>, StoreError> {
        texts(self.value(TEMPLATES).await?)
    }

    /// The templates' texts, by name, which are about to be replaced; none where what is there is damaged.
    pub(super) async fn templates_to_change(&self) -> Result<BTreeMap<String, String>, StoreError> {
        texts(self.value_or_aside(TEMPLATES).await?)
    }

    /// Puts a template in the place of the one before, or takes it away; the one before is put aside.
    pub(super) async fn set_template(&self, name: String, text: Option<String>) -> Result<(), StoreError> {
        self.note(changes::TEMPLATE, &name).await?;
        let mut templates = self.templates_to_change().await?;
        let before = match text {
            Some(text) => templates.insert(name.clone(), text),
            None => templates.remove(&name),
        };
        if let Some(before) = before {
            let mut aside = texts(self.value_or_aside(PUT_ASIDE).await?)?;
            aside.insert(name, before);
            self.put(KEPT, PUT_ASIDE, written(&aside)?)?;
        }
        self.put(KEPT, TEMPLATES, written(&templates)?)
    }
}

/// Texts by name, as they are kept. What cannot be read is refused, so that nothing is written over it.
fn texts(kept: Option<String>) -> Result<BTreeMap<String, String>, StoreError> {
    let Some(kept) = kept else { return Ok(BTreeMap::new()) };
    json::read(&kept).map_err(|error| StoreError::Broken { why: error.to_string() })
}

/// A record as it is written.
pub(super) fn written(record: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(record).map_err(|error| StoreError::Broken { why: error.to_string() })
}
