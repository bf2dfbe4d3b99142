//! When something was changed of what a household keeps: noted with the change itself, in the same transaction, by whatever
//! window, command or host makes it. Of two devices the later change is to count, and not the one that was gathered later.
//!
//! The store does not know what its values mean. It compares the value of before with the one of now, and notes the time
//! under what leads to each part that differs: the names of members, and for an item of a list the sum over it, since an
//! item has no name that a store could know. Whoever gathers the household forgets what is older than that, since it is stamped then
//!.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::checksum::Checksum;
use super::{json, merge, time};

/// What the keys begin with under which the times of changes are kept.
const KEY: &str = "changed/";

/// The keys of which changes are noted; those that end in a slash with all that begin so.
const NOTED: [&str; 8] =
    ["aliases", "bgstats-matching", "boxes", "figures/", "library/notes", "library/own/", "players", "remarks"];

/// What stands in the place of a key for plays that are put into the trash or taken out.
pub const TRASH: &str = "trash";

/// What stands in the place of a key for templates.
pub const TEMPLATE: &str = "template";

/// How many names lead to a part at most: what differs further down has changed there.
const DEPTH: usize = 3;

/// So many changes are remembered of a key; the oldest go first. A gathering forgets them all.
const REMEMBERED: usize = 5_000;

/// The times of the changes of one key, by what leads to each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes(BTreeMap<Vec<String>, DateTime<Utc>>);

/// The sum over a part of a value, by which it is known again without its text.
pub fn sum(value: &Value) -> String {
    Checksum::of_text(&value.to_string()).to_string()
}

/// What an item of a list is called here.
fn item(sum: &str) -> String {
    format!("#{sum}")
}

impl Changes {
    /// The key under which the changes of a key are kept.
    pub fn key(of: &str) -> String {
        format!("{KEY}{of}")
    }

    /// What is kept in their place once nobody needs them any more.
    pub const NONE: &'static str = "{}";

    /// The changes as they are kept; what cannot be read of them is as if it had not been noted.
    pub fn read(kept: Option<&str>) -> Self {
        let fields = kept.and_then(merge::object).into_iter().flatten();
        let one =
            |(path, at): (String, Value)| Some((serde_json::from_str(&path).ok()?, time::read(at.as_str()?).ok()?));
        Self(fields.filter_map(one).collect())
    }

    /// As they are kept.
    pub fn text(&self) -> String {
        let name = |path: &Vec<String>| Value::from(path.clone()).to_string();
        let fields = self.0.iter().map(|(path, at)| (name(path), Value::from(at.to_rfc3339())));
        Value::Object(fields.collect()).to_string()
    }

    /// When what these names lead to was changed last, as it is now or was before it was taken out; none where nobody has
    /// changed it since the household was gathered.
    pub fn of(&self, names: &[String], sum: Option<&str>) -> Option<DateTime<Utc>> {
        let above = names.split_last().map_or(&[][..], |(_, above)| above);
        let as_item = sum.map(|sum| above.iter().cloned().chain([item(sum)]).collect::<Vec<_>>());
        let is_about = |path: &[String]| {
            // A part of it, or all of which it is a part.
            path.iter().zip(names).all(|(one, other)| one == other) || as_item.as_deref() == Some(path)
        };
        self.0.iter().filter(|(path, _)| is_about(path)).map(|(_, at)| *at).max()
    }

    /// When an item of this sum was changed or taken out, wherever it stood.
    pub fn of_item(&self, sum: &str) -> Option<DateTime<Utc>> {
        let name = item(sum);
        self.0.iter().filter(|(path, _)| path.last() == Some(&name)).map(|(_, at)| *at).max()
    }

    /// What leads to each change that has names of its own, and its time.
    pub fn named(&self) -> impl Iterator<Item = (&[String], DateTime<Utc>)> {
        let named = self.0.iter().filter(|(path, _)| !path.iter().any(|name| name.starts_with('#')));
        named.map(|(path, at)| (path.as_slice(), *at))
    }

    /// These with what differs between two values.
    #[must_use]
    fn with(mut self, before: Option<&str>, now: &str, at: DateTime<Utc>) -> Self {
        let before = before.map_or(Some(Value::Null), |before| json::parse(before).ok());
        match (before, json::parse(now)) {
            (Some(before), Ok(now)) => self.compare(&mut Vec::new(), &before, &now, at),
            // Of what cannot be read all of it may have changed.
            _ => self.note(Vec::new(), at),
        }
        self
    }

    fn note(&mut self, path: Vec<String>, at: DateTime<Utc>) {
        let noted = self.0.entry(path).or_insert(at);
        *noted = at.max(*noted);
        if self.0.len() > REMEMBERED
            && let Some(oldest) = self.0.iter().min_by_key(|(_, at)| **at).map(|(path, _)| path.clone())
        {
            self.0.remove(&oldest);
        }
    }

    fn compare(&mut self, path: &mut Vec<String>, before: &Value, now: &Value, at: DateTime<Utc>) {
        if before == now {
            return;
        }
        let empty = serde_json::Map::new();
        if path.len() < DEPTH
            && let (Some(old), Some(new)) = (members(before, &empty), members(now, &empty))
        {
            let names: std::collections::BTreeSet<&String> = old.keys().chain(new.keys()).collect();
            for name in names {
                let (old, new) = (old.get(name), new.get(name));
                if let (Some(gone), None) = (old, new) {
                    // By the sum it is known which one it was, where a name is only a number.
                    path.push(item(&sum(gone)));
                    self.note(path.clone(), at);
                    path.pop();
                }
                path.push(name.clone());
                if old.is_some() && new.is_some() {
                    self.compare(path, old.unwrap_or(&Value::Null), new.unwrap_or(&Value::Null), at);
                } else {
                    self.whole(path, old.or(new).unwrap_or(&Value::Null), at);
                }
                path.pop();
            }
        } else if path.len() < DEPTH
            && let (Some(old), Some(new)) = (items(before), items(now))
        {
            for (some, others) in [(old, new), (new, old)] {
                for one in some.iter().filter(|one| !others.contains(one)) {
                    path.push(item(&sum(one)));
                    self.note(path.clone(), at);
                    path.pop();
                }
            }
        } else {
            self.note(path.clone(), at);
        }
    }

    /// All of a value has come or gone: each part of it that may be one of the household's own.
    fn whole(&mut self, path: &mut Vec<String>, value: &Value, at: DateTime<Utc>) {
        self.note(path.clone(), at);
        if value.is_array() {
            self.compare(path, &Value::Null, value, at);
        }
    }
}

/// Whether changes of a key are noted.
pub(super) fn is_noted(key: &str) -> bool {
    NOTED.iter().any(|noted| if noted.ends_with('/') { key.starts_with(noted) } else { key == *noted })
}

/// The changes of a key with those that lead from one value to another now; none where they are not noted, or there are
/// none.
pub(super) fn after(key: &str, before: Option<&str>, now: &str, noted: Option<&str>) -> Option<String> {
    if !is_noted(key) || before == Some(now) {
        return None;
    }
    Some(Changes::read(noted).with(before, now, time::now()).text())
}

/// The changes of the trash or of the templates with one of this name now.
pub(super) fn after_one(name: &str, noted: Option<&str>) -> String {
    let mut changes = Changes::read(noted);
    changes.note(vec![name.to_owned()], time::now());
    changes.text()
}

/// What is in an object; nothing is in what is not there.
fn members<'a>(
    value: &'a Value,
    empty: &'a serde_json::Map<String, Value>,
) -> Option<&'a serde_json::Map<String, Value>> {
    match value {
        Value::Object(members) => Some(members),
        Value::Null => Some(empty),
        _ => None,
    }
}

/// What is in a list; nothing is in what is not there.
fn items(value: &Value) -> Option<&[Value]> {
    match value {
        Value::Array(items) => Some(items),
        Value::Null => Some(&[]),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn at(second: i64) -> DateTime<Utc> {
        DateTime::from_timestamp(1_800_000_000 + second, 0).unwrap()
    }

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn each_part_has_the_time_of_its_own_change() {
        let values = [
            json!({ "a": { "x": 1 }, "known": [{ "name": "Anna", "n": 1 }, { "name": "Ben" }] }),
            json!({ "a": { "x": 2 }, "known": [{ "name": "Anna", "n": 1 }, { "name": "Ben" }] }),
            json!({ "a": { "x": 2 }, "known": [{ "name": "Anna", "n": 2 }, { "name": "Ben" }], "b": 1 }),
            json!({ "known": [{ "name": "Anna", "n": 2 }], "b": 1 }),
        ];
        let mut changes = Changes::default();
        for (step, pair) in (0..).zip(values.windows(2)) {
            changes = changes.with(Some(&pair[0].to_string()), &pair[1].to_string(), at(step));
        }
        let changes = Changes::read(Some(&changes.text()));
        let item = |value: Value| changes.of(&names(&["known", "any"]), Some(&sum(&value)));
        assert_eq!(changes.of(&names(&["a", "x"]), None), Some(at(2)), "what holds it was taken out");
        assert_eq!(changes.of(&names(&["b"]), None), Some(at(1)));
        assert_eq!(changes.of(&names(&["c"]), None), None);
        assert_eq!(item(json!({ "name": "Anna", "n": 2 })), Some(at(1)));
        assert_eq!(item(json!({ "name": "Ben" })), Some(at(2)), "it was taken out then");
        assert_eq!(item(json!({ "name": "Cyril" })), None);
        assert_eq!(changes.of_item(&sum(&json!({ "x": 2 }))), Some(at(2)), "by what it was");
    }

    #[test]
    fn the_first_value_of_all_has_its_time_part_by_part() {
        let changes = Changes::default().with(None, r#"{"a":1,"l":[{"f":1}]}"#, at(3));
        for path in [&["a"][..], &["l"]] {
            assert_eq!(changes.of(&names(path), None), Some(at(3)));
        }
        assert_eq!(changes.of(&names(&["l", "x"]), Some(&sum(&json!({ "f": 1 })))), Some(at(3)));
        assert_eq!(Changes::default().with(Some("nonsense"), "{}", at(4)).of(&names(&["a"]), None), Some(at(4)));
    }

    #[test]
    fn the_oldest_go_first_when_there_are_too_many() {
        let mut changes = Changes::default();
        for number in 0..=REMEMBERED {
            changes.note(vec![number.to_string()], at(i64::try_from(number).unwrap()));
        }
        assert_eq!((changes.0.len(), changes.of(&names(&["0"]), None)), (REMEMBERED, None));
    }

    #[test]
    fn only_what_a_household_shares_is_noted() {
        for key in ["aliases", "figures/amun-re", "library/own/0", "players"] {
            assert!(is_noted(key), "{key}");
        }
        for key in ["settings", "library/own", "library/recent", "changed/aliases", "link/1", "household/times/aliases"]
        {
            assert!(!is_noted(key), "{key}");
        }
        assert_eq!(after("settings", None, "{}", None), None);
        assert_eq!(after("aliases", Some("{}"), "{}", None), None);
    }
}
