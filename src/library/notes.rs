//! The notes and house rules on entries.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};

use super::entry::Ref;
use super::find::{Query, find};
use super::index::{Index, IndexField};
use super::own::{Later, NOTES, Pages};
use crate::store::json;
use crate::store::merge::{self, StoredValue};

/// What a person wrote on an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// A note.
    pub note: String,
    /// How this table plays it.
    pub house: String,
}

impl Note {
    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        self.note.trim().is_empty() && self.house.trim().is_empty()
    }
}

/// All notes.
#[derive(Clone, Debug, Default)]
pub(super) struct Notes {
    notes: BTreeMap<String, Note>,
    /// The entries by the numbers of their notes in the index.
    refs: Vec<Ref>,
    numbers: HashMap<String, u32>,
    index: Index,
    kept: StoredValue,
    /// Whether some of them cannot be read.
    strange: bool,
    /// Whether none of them can be read.
    closed: bool,
}

impl Notes {
    /// Takes what was kept, in the place of what was there.
    pub(super) fn take(&mut self, kept: Option<&str>) {
        let entries = kept.map(merge::object);
        self.closed = matches!(entries, Some(None));
        let entries = entries.flatten().unwrap_or_default();
        let mut notes: BTreeMap<String, Note> = BTreeMap::new();
        for (at, value) in &entries {
            if at.contains('/')
                && let Ok(note) = json::object(value)
            {
                notes.insert(at.clone(), note);
            }
        }
        self.strange = notes.len() < entries.len();
        let before: Vec<String> = self.notes.keys().cloned().collect();
        for at in before.into_iter().filter(|at| !notes.contains_key(at)) {
            self.set(&at, Note::default());
        }
        let known = if kept.is_some() { merge::value(&notes) } else { serde_json::Value::Null };
        self.kept = StoredValue::new(entries.into(), known);
        for (at, note) in notes {
            if self.notes.get(&at) != Some(&note) {
                self.set(&at, note);
            }
        }
    }

    /// Whether some were kept by a later version and cannot be read.
    pub(super) const fn has_later(&self) -> bool {
        self.closed || self.strange
    }

    /// That an entry's note can be written.
    pub(super) fn allow(&self, at: &Ref) -> Result<(), Later> {
        if self.closed || self.kept.is_strange(&at.to_string()) { Err(Later) } else { Ok(()) }
    }

    /// Writes a note; an empty one is taken away.
    pub(super) fn put(&mut self, at: &Ref, note: Note) -> Result<Pages, Later> {
        self.allow(at)?;
        self.set(&at.to_string(), note);
        let kept = self.kept.with(merge::value(&self.notes));
        Ok(vec![(NOTES.to_owned(), kept.to_string())])
    }

    /// Adds notes, below those that are there: what a person wrote is never written over. All of them, or none.
    pub(super) fn add(&mut self, notes: Vec<(Ref, Note)>) -> Result<Pages, Later> {
        notes.iter().try_for_each(|(at, _)| self.allow(at))?;
        for (at, Note { note, house }) in notes {
            let before = self.get(&at).cloned().unwrap_or_default();
            let note = Note { note: below(before.note, &note), house: below(before.house, &house) };
            self.set(&at.to_string(), note);
        }
        let kept = self.kept.with(merge::value(&self.notes));
        Ok(vec![(NOTES.to_owned(), kept.to_string())])
    }

    /// All of them, as they are kept by this version.
    pub(super) fn value(&self) -> serde_json::Value {
        merge::value(&self.notes)
    }

    /// All of them, by their entries.
    pub(super) fn all(&self) -> impl Iterator<Item = (Ref, &Note)> {
        let entry = |at: &str| at.split_once('/').map(|(game, id)| Ref::new(game, id));
        self.notes.iter().filter_map(move |(at, note)| Some((entry(at)?, note)))
    }

    pub(super) fn get(&self, at: &Ref) -> Option<&Note> {
        self.notes.get(&at.to_string())
    }

    /// The entries of which the notes are found.
    pub(super) fn find(&self, query: &Query, wanted: &dyn Fn(&Ref) -> bool, limit: usize) -> Vec<(&Ref, f32)> {
        let at = |number: u32| self.refs.get(number as usize);
        let found = find(&self.index, query, &|number| at(number).is_some_and(wanted), limit);
        found.into_iter().filter_map(|(number, score)| Some((at(number)?, score))).collect()
    }

    fn set(&mut self, at: &str, note: Note) {
        let Some((game, id)) = at.split_once('/') else { return };
        if let Some(number) = self.numbers.remove(at) {
            self.index.remove(number);
        }
        if note.is_empty() {
            self.notes.remove(at);
            return;
        }
        let number =
            self.index.add([(IndexField::Note, note.note.as_str()), (IndexField::Note, note.house.as_str())], None);
        self.numbers.insert(at.to_owned(), number);
        self.refs.push(Ref::new(game, id));
        self.notes.insert(at.to_owned(), note);
    }
}

/// Words with more words below them; those that stand there already are not written twice.
fn below(before: String, more: &str) -> String {
    match (before.trim(), more.trim()) {
        ("", more) => more.to_owned(),
        (there, more) if there.contains(more) => before,
        (there, more) => format!("{there}\n{more}"),
    }
}
