//! When each entry was changed last. Nobody writes that down while they play: it is noticed when the household is gathered,
//! since an entry is not as it was the last time.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::{EntryPath, TRASH};
use crate::store::exchange::TimedEntry;
use crate::store::{Checksum, merge, time};

/// What the keys under which the times are kept begin with; one for each first name of entries.
pub const KEY: &str = "household/times/";

/// An entry: what it says, none where it was taken out, and since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StampedEntry {
    /// What it says.
    pub value: Option<Value>,
    /// Since when.
    pub at: DateTime<Utc>,
}

/// Entries by what leads to them.
pub type Entries = BTreeMap<EntryPath, StampedEntry>;

/// The sum of an entry that was known, none where it was known to be taken out, and its time.
type Stamp = (Option<String>, DateTime<Utc>);

/// What was known of the entries when they were gathered last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamps(BTreeMap<EntryPath, Stamp>);

fn sum(value: &Value) -> String {
    Checksum::of_text(&value.to_string()).to_string()
}

impl Stamps {
    /// The stamps that were kept under their keys; what cannot be read of them is as if nobody had gathered before.
    pub fn read<'a>(kept: impl Iterator<Item = &'a str>) -> Self {
        let fields = kept.filter_map(merge::object).flatten();
        let stamp = |(path, kept): (String, Value)| {
            let path: EntryPath = serde_json::from_str(&path).ok()?;
            let (sum, at) = kept.as_str()?.split_once(' ')?;
            let sum = (sum != "-").then(|| sum.to_owned());
            Some((path, (sum, time::read(at).ok()?)))
        };
        Self(fields.filter_map(stamp).collect())
    }

    /// What is to be kept of entries, by key.
    pub fn of(entries: &Entries) -> BTreeMap<String, String> {
        let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        for (path, entry) in entries {
            let Some(first) = path.first() else { continue };
            let sum = entry.value.as_ref().map_or_else(|| "-".to_owned(), sum);
            let path = Value::from(path.clone()).to_string();
            let kept = format!("{sum} {}", entry.at.to_rfc3339());
            all.entry(key(first)).or_default().insert(path, kept);
        }
        all.into_iter().map(|(key, stamps)| (key, merge::value(&stamps).to_string())).collect()
    }

    /// What was known of an entry.
    pub fn get(&self, path: &[String]) -> Option<&Stamp> {
        self.0.get(path)
    }

    /// Entries with the times of their last changes, those too that were taken out since. `has_play` says whether a play
    /// is here: of one that was deleted for good it stays known that it lay in the trash.
    pub fn stamp(
        &self,
        now: &BTreeMap<EntryPath, Value>,
        at: DateTime<Utc>,
        has_play: impl Fn(&str) -> bool,
    ) -> Entries {
        // A clock that went back must not make a change older than what it has changed.
        // There is no later one than the last that can be written.
        let later = |before: &DateTime<Utc>| at.max(time::after(*before));
        let mut entries = Entries::new();
        for (path, value) in now {
            let at = match self.0.get(path) {
                Some((Some(before), since)) if *before == sum(value) => *since,
                Some((_, since)) => later(since),
                None => at,
            };
            entries.insert(path.clone(), StampedEntry { value: Some(value.clone()), at });
        }
        for (path, (before, since)) in self.0.iter().filter(|(path, _)| !now.contains_key(*path)) {
            let purged = path.first().is_some_and(|first| first == TRASH)
                && path.get(1).is_some_and(|play| before.is_some() && !has_play(play));
            let entry = if purged {
                StampedEntry { value: Some(Value::Bool(true)), at: *since }
            } else {
                StampedEntry { value: None, at: if before.is_some() { later(since) } else { *since } }
            };
            entries.insert(path.clone(), entry);
        }
        entries
    }
}

/// The key under which the times of entries with this first name are kept.
pub fn key(first: &str) -> String {
    format!("{KEY}{first}")
}

/// Entries as a file has them.
pub fn to_file(entries: Entries) -> Vec<TimedEntry> {
    let entry =
        |(path, StampedEntry { value, at })| TimedEntry { path, at, value: value.map(|value| value.to_string()) };
    entries.into_iter().map(entry).collect()
}

/// The later of two entries; of the same time the one that says something, and else the one of which the text is greater,
/// so that every device decides alike.
pub fn later(one: &StampedEntry, other: &StampedEntry) -> bool {
    let text = |entry: &StampedEntry| entry.value.as_ref().map(Value::to_string);
    (one.at, text(one)) > (other.at, text(other))
}
