//! Values that a later version may have kept: what this one does not know of them stays as it is.
//!
//! A value is read as far as it is known. When it is kept again, only what has changed since is written: fields that are
//! not known, and entries that cannot be read, stay in it ([`Kept::with`]).

use serde::Serialize;
use serde_json::{Map, Value};

use super::reader;

/// A value as it was kept, and what was understood of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    raw: Value,
    known: Value,
}

impl Kept {
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
        let raw = merged(std::mem::take(&mut self.raw), &self.known, &now);
        self.raw.clone_from(&raw);
        self.known = now;
        raw
    }
}

/// What this version writes for a value.
pub fn value(of: &impl Serialize) -> Value {
    // By way of the text: texts are written and read anyway, and the program stays small.
    serde_json::to_string(of).ok().and_then(|text| reader::json(&text).ok()).unwrap_or_default()
}

/// A kept value that is an object; none where it is something else, as only a later version would have written it.
pub fn object(kept: &str) -> Option<Map<String, Value>> {
    match reader::json(kept) {
        Ok(Value::Object(entries)) => Some(entries),
        _ => None,
    }
}

/// What was kept, with the changes that lead from what was known of it to what holds now.
fn merged(raw: Value, known: &Value, now: &Value) -> Value {
    if known == now && !raw.is_null() {
        return raw;
    }
    match (raw, known, now) {
        (Value::Object(mut raw), Value::Object(known), Value::Object(now)) => {
            raw.retain(|key, _| now.contains_key(key) || !known.contains_key(key));
            for (key, now) in now {
                let before = known.get(key).unwrap_or(&Value::Null);
                let kept = raw.remove(key).unwrap_or_default();
                raw.insert(key.clone(), merged(kept, before, now));
            }
            Value::Object(raw)
        }
        _ => now.clone(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_not_known_stays_and_what_was_changed_is_written() {
        let raw = json!({ "a": 1, "theme": "sepia", "later": [1], "gone": 2, "in": { "x": 1, "y": 2 } });
        let known = json!({ "a": 1, "theme": "light", "gone": 2, "in": { "x": 1 } });
        let mut kept = Kept::new(raw, known);
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
    fn where_nothing_was_kept_all_is_written() {
        assert_eq!(Kept::default().with(json!({ "a": null })), json!({ "a": null }));
        assert_eq!(object("[]"), None);
        assert_eq!(object("nonsense"), None);
    }
}
