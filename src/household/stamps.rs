//! When each entry was changed last. The store notes it with the change itself ([`Changes`]); what it has noted becomes the
//! entry's stamp when the household is gathered, since an entry is not as it was the last time.
//!
//! [`Changes`]: crate::store::Changes

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::{EntryPath, TRASH};
use crate::store::exchange::TimedEntry;
pub use crate::store::time::is_ahead;
use crate::store::{merge, time, value_sum as sum};

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

/// Entries as they are kept now, each with the time at which it was changed, where that was noted.
pub type EntriesNow = BTreeMap<EntryPath, (Value, Option<DateTime<Utc>>)>;

/// The sum of an entry that was known, none where it was known to be taken out, and its time.
type Stamp = (Option<String>, DateTime<Utc>);

/// What was known of the entries when they were gathered last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stamps(BTreeMap<EntryPath, Stamp>);

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

    /// These without those of which this is not so.
    #[must_use]
    pub fn filtered(mut self, stays: impl Fn(&EntryPath) -> bool) -> Self {
        self.0.retain(|path, _| stays(path));
        self
    }

    /// What is to be kept of entries, by key. What these knew of an entry that is as it was stays, also where its time lies
    /// too far ahead to count now: it may be this clock that is wrong.
    pub fn to_keep(&self, entries: &Entries) -> BTreeMap<String, String> {
        let mut all: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
        for (path, entry) in entries {
            let Some(first) = path.first() else { continue };
            let sum = entry.value.as_ref().map(sum);
            let known = self.0.get(path).filter(|(before, _)| *before == sum && entry.at == DateTime::UNIX_EPOCH);
            let at = known.map_or(entry.at, |(_, at)| *at);
            let path = Value::from(path.clone()).to_string();
            let kept = format!("{} {}", sum.as_deref().unwrap_or("-"), at.to_rfc3339());
            all.entry(key(first)).or_default().insert(path, kept);
        }
        all.into_iter().map(|(key, stamps)| (key, merge::value(&stamps).to_string())).collect()
    }

    /// What was known of an entry.
    pub fn get(&self, path: &[String]) -> Option<&Stamp> {
        self.0.get(path)
    }

    /// Entries with the times of their last changes, those too that were taken out since. `has_play` says whether a play
    /// is here: of one that was deleted for good it stays known that it lay in the trash. `gone` says when an entry of this
    /// sum was taken out, where that was noted.
    pub fn stamp(
        &self,
        entries_now: &EntriesNow,
        now: DateTime<Utc>,
        has_play: impl Fn(&str) -> bool,
        gone: impl Fn(&EntryPath, &str) -> Option<DateTime<Utc>>,
    ) -> Entries {
        // What nobody has noted, as an earlier version did not, counts as changed when it is seen.
        let noted = |at: Option<DateTime<Utc>>| at.filter(|at| !is_ahead(*at, now)).unwrap_or(now);
        // A clock that went back must not make a change older than what it has changed.
        let later = |at: Option<DateTime<Utc>>, before: &DateTime<Utc>| {
            let at = noted(at);
            if is_ahead(*before, now) { at } else { at.max(time::after(*before)) }
        };
        let counts = |at: &DateTime<Utc>| if is_ahead(*at, now) { DateTime::UNIX_EPOCH } else { *at };
        let mut entries = Entries::new();
        for (path, (value, changed)) in entries_now {
            let at = match self.0.get(path) {
                Some((Some(before), since)) if *before == sum(value) => counts(since),
                Some((_, since)) => later(*changed, since),
                None => noted(*changed),
            };
            entries.insert(path.clone(), StampedEntry { value: Some(value.clone()), at });
        }
        for (path, (before, since)) in self.0.iter().filter(|(path, _)| !entries_now.contains_key(*path)) {
            let purged = path.first().is_some_and(|first| first == TRASH)
                && path.get(1).is_some_and(|play| before.is_some() && !has_play(play));
            let entry = match before {
                _ if purged => StampedEntry { value: Some(Value::Bool(true)), at: counts(since) },
                Some(before) => StampedEntry { value: None, at: later(gone(path, before), since) },
                None => StampedEntry { value: None, at: counts(since) },
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
    later_at((&text(one), one.at), (&text(other), other.at))
}

/// The same of two entries as files have them.
pub fn later_at(one: (&Option<String>, DateTime<Utc>), other: (&Option<String>, DateTime<Utc>)) -> bool {
    (one.1, one.0) > (other.1, other.0)
}
