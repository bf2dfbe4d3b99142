//! The values that are kept under keys, each with its checksum; the templates are one of them.

use std::collections::BTreeMap;

use super::change::{Change, Found};
use super::schema::KEPT;
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
        self.value_or_aside(key).await?;
        self.put(KEPT, key, value)
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
