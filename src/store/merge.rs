//! Values that a later version may have kept: what this one does not know of them stays as it is.
//!
//! A value is read as far as it is known. When it is kept again, only what has changed since is written: fields that are
//! not known, and entries that cannot be read, stay in it ([`StoredValue::with`]). So does what another window has changed
//! meanwhile ([`Change`]).

use serde::Serialize;
use serde_json::{Map, Value};

use super::json;

/// A value as it was kept, and what was understood of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredValue {
    raw: Value,
    known: Value,
}

impl StoredValue {
    /// A value as it was kept, and the same as this version would have written it.
    pub const fn new(raw: Value, known: Value) -> Self {
        Self { raw, known }
    }

    /// Whether this version would have written it just so.
    pub fn is_known(&self) -> bool {
        self.raw == self.known
    }

    /// Whether there is an entry of this key that was not understood.
    pub fn is_strange(&self, key: &str) -> bool {
        let has = |value: &Value| value.get(key).is_some();
        has(&self.raw) && !has(&self.known)
    }

    /// What is to be kept now, with all that is not known of what was kept before.
    pub fn with(&mut self, now: Value) -> Value {
        let raw = merged(std::mem::take(&mut self.raw), &self.known, &now, &[]);
        self.raw.clone_from(&raw);
        self.known = now;
        raw
    }
}

/// The fields that tell the entries of the lists in a value apart, where they have them: entries with the same in all of
/// these are about the same. Whoever keeps a value knows them, and the store does not.
pub type FieldNames = Vec<&'static str>;

/// What an entry of a list has in the fields that tell it apart.
type Name = Vec<Option<Value>>;

/// A change of a kept value: what differs between two forms of it. It is made to whatever is kept by then, so that of two
/// windows neither writes over what the other has changed; only where both have changed the same the later one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The value as this window knew it, written by this version; null where nothing was kept.
    pub before: Value,
    /// The value as it is to be.
    pub now: Value,
    /// What tells the entries of its lists apart; a list without such entries is one value.
    pub names: FieldNames,
}

impl Change {
    /// What is to be kept in the place of this; none where that is of another form, as only a later version would have
    /// written it, and stays as it is.
    pub fn of(&self, kept: Option<&str>) -> Option<String> {
        let raw = kept.map_or(Ok(Value::Null), json::parse).ok()?;
        let fits = raw.is_null() || (raw.is_object(), raw.is_array()) == (self.now.is_object(), self.now.is_array());
        (fits && has_form_of(&raw, &self.now)).then(|| merged(raw, &self.before, &self.now, &self.names).to_string())
    }
}

/// Whether no list stands in a value where the other has an object, nor an object where it has a list.
fn has_form_of(raw: &Value, now: &Value) -> bool {
    match (raw, now) {
        (Value::Object(raw), Value::Object(now)) => {
            now.iter().all(|(key, now)| raw.get(key).is_none_or(|raw| has_form_of(raw, now)))
        }
        (Value::Object(_), Value::Array(_)) | (Value::Array(_), Value::Object(_)) => false,
        _ => true,
    }
}

/// What this version writes for a value.
pub fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

/// A kept value that is an object; none where it is something else, as only a later version would have written it.
pub fn object(kept: &str) -> Option<Map<String, Value>> {
    match json::parse(kept) {
        Ok(Value::Object(entries)) => Some(entries),
        _ => None,
    }
}

/// What was kept, with the changes that lead from what was known of it to what holds now.
fn merged(raw: Value, known: &Value, now: &Value, names: &[&str]) -> Value {
    if known == now && !raw.is_null() {
        return raw;
    }
    match (raw, known, now) {
        (Value::Object(mut raw), Value::Object(_) | Value::Null, Value::Object(now)) => {
            let known = |key: &String| known.get(key);
            raw.retain(|key, _| now.contains_key(key) || known(key).is_none());
            for (key, now) in now {
                // What is empty here, and was not known before, is no change of what another window has written meanwhile.
                let nothing = known(key).is_none() && now.as_str() == Some("") && raw.contains_key(key);
                // What was not changed here and is gone was taken out by another window.
                if !nothing && (raw.contains_key(key) || known(key) != Some(now)) {
                    let kept = raw.remove(key).unwrap_or_default();
                    raw.insert(key.clone(), merged(kept, known(key).unwrap_or(&Value::Null), now, names));
                }
            }
            Value::Object(raw)
        }
        (Value::Array(raw), Value::Array(_) | Value::Null, Value::Array(now)) => {
            let known = known.as_array().map(Vec::as_slice).unwrap_or_default();
            merged_lists(raw, known, now, names).unwrap_or_else(|| now.clone()).into()
        }
        _ => now.clone(),
    }
}

/// The same for lists of which the entries have names: first those that hold now, in their order, then what is not known
/// of the others. None where they have none, or one is there twice: such a list is one value.
fn merged_lists(raw: Vec<Value>, known: &[Value], now: &[Value], names: &[&str]) -> Option<Vec<Value>> {
    let (known, now) = (named(known, names)?, named(now, names)?);
    let mut others: Vec<(Name, Value)> = raw.into_iter().map(|entry| (name(&entry, names), entry)).collect();
    let find = |name: &[Option<Value>]| known.iter().find(|(other, _)| other == name).map(|(_, entry)| *entry);
    let mut all = Vec::new();
    for (name, now) in &now {
        let before = find(name);
        match others.iter().position(|(other, _)| other == name) {
            Some(at) => all.push(merged(others.remove(at).1, before.unwrap_or(&Value::Null), now, names)),
            None if before == Some(*now) => {}
            None => all.push((*now).clone()),
        }
    }
    all.extend(others.into_iter().filter(|(name, _)| find(name).is_none()).map(|(_, entry)| entry));
    Some(all)
}

/// Entries with their names; none where one has no name of its own.
fn named<'a>(entries: &'a [Value], names: &[&str]) -> Option<Vec<(Name, &'a Value)>> {
    let named: Vec<_> = entries.iter().map(|entry| (name(entry, names), entry)).collect();
    let own = |(at, (name, _)): (usize, &(Name, &Value))| {
        name.iter().any(Option::is_some) && !named.iter().take(at).any(|(other, _)| other == name)
    };
    named.iter().enumerate().all(own).then_some(named)
}

fn name(entry: &Value, names: &[&str]) -> Name {
    names.iter().map(|field| entry.get(field).cloned()).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn names() -> FieldNames {
        vec!["field", "name", "place"]
    }

    #[test]
    fn what_is_not_known_stays_and_what_was_changed_is_written() {
        let raw = json!({ "a": 1, "theme": "sepia", "later": [1], "gone": 2, "in": { "x": 1, "y": 2 } });
        let known = json!({ "a": 1, "theme": "light", "gone": 2, "in": { "x": 1 } });
        let mut kept = StoredValue::new(raw, known);
        assert!(kept.is_strange("later") && !kept.is_strange("a") && !kept.is_strange("none") && !kept.is_known());
        let now = json!({ "a": 3, "theme": "light", "new": null, "in": { "x": 5 } });
        let written = json!({ "a": 3, "theme": "sepia", "later": [1], "new": null, "in": { "x": 5, "y": 2 } });
        assert_eq!(kept.with(now), written);
        // And so with the next change.
        let now = json!({ "a": 3, "theme": "dark", "new": null, "in": { "x": 5 } });
        assert_eq!(kept.with(now)["theme"], "dark");
        assert_eq!(kept.with(json!({}))["later"], json!([1]));
    }

    #[test]
    fn of_two_changes_neither_is_written_over() {
        let figure = |id: &str, value: u32| json!({ "place": "here", "field": id, "value": value });
        let (a, b, c) = (figure("a", 1), figure("b", 2), figure("c", 3));
        // Each: what both began with, what one made of it, what the other one did, and what is kept in the end.
        let both = [
            (json!(null), json!([a]), json!([b]), json!([b, a])),
            (json!([a, b]), json!([b]), json!([a, b, c]), json!([b, c])),
            (json!([a, b]), json!([a, b, c]), json!([b]), json!([b, c])),
            (json!([a]), json!([figure("a", 5)]), json!([figure("a", 7)]), json!([figure("a", 7)])),
            (json!([1, 1]), json!([1, 1, 2]), json!([1]), json!([1])),
            (
                json!({ "x": 1, "y": 1 }),
                json!({ "x": 2, "y": 1 }),
                json!({ "x": 1, "y": 3 }),
                json!({ "x": 2, "y": 3 }),
            ),
            (json!({ "x": 1, "y": 1 }), json!({ "y": 1 }), json!({ "x": 1, "y": 3 }), json!({ "y": 3 })),
            (
                json!({}),
                json!({ "x": { "p": "a", "q": "" } }),
                json!({ "x": { "p": "", "q": "b" } }),
                json!({ "x": { "p": "a", "q": "b" } }),
            ),
            (json!(null), json!({ "x": { "p": 1 } }), json!({ "x": { "q": 1 } }), json!({ "x": { "p": 1, "q": 1 } })),
        ];
        for (before, one, other, end) in both {
            let kept = (!before.is_null()).then(|| before.to_string());
            let first = Change { before: before.clone(), now: one, names: names() }.of(kept.as_deref()).unwrap();
            let second = Change { before, now: other, names: names() }.of(Some(&first)).unwrap();
            assert_eq!(json::parse(&second).unwrap(), end);
            // And what nobody has changed stays.
            let same = Change { before: end.clone(), now: end.clone(), names: names() };
            assert_eq!(json::parse(&same.of(Some(&second)).unwrap()).unwrap(), end);
        }
    }

    #[test]
    fn what_has_another_form_is_not_changed() {
        let change =
            Change { before: Value::Null, now: json!({ "known": [{ "name": "Anna" }], "tables": {} }), names: names() };
        for other in ["nonsense", "3", "[1]", r#"{"known":{"Anna":1}}"#, r#"{"tables":[]}"#] {
            assert_eq!(change.of(Some(other)), None, "{other}");
        }
        let later = r#"{"known":[7,{"name":"Anna","photo":1}],"teams":[1]}"#;
        let written = r#"{"known":[{"name":"Anna","photo":1},7],"tables":{},"teams":[1]}"#;
        assert_eq!(change.of(Some(later)).as_deref(), Some(written));
        assert_eq!(change.of(None).unwrap(), change.now.to_string());
    }

    #[test]
    fn where_nothing_was_kept_all_is_written() {
        assert_eq!(StoredValue::default().with(json!({ "a": null })), json!({ "a": null }));
        assert_eq!(object("[]"), None);
        assert_eq!(object("nonsense"), None);
    }
}
