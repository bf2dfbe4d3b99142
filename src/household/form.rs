//! How a kept value is taken apart into entries, and how an entry is put back into it.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use super::EntryPath;
use crate::library::own::NOTES;
use crate::stats::bgstats::{Matching, Records};
use crate::stats::{Aliases, Remarks};

/// The key of the people who have played here.
pub const PEOPLE: &str = "players";

/// The key of what is remembered of the boxes.
pub const BOXES: &str = "boxes";

/// What the keys of the figures of the owner's boxes begin with.
const FIGURES: &str = "figures/";

/// Of what a value is made.
#[derive(Clone, Copy, Debug)]
pub enum EntryForm {
    /// It is one entry.
    Whole,
    /// An object with an entry for each name.
    Named(&'static Self),
    /// An object of which some fields have entries of their own; each other one is an entry.
    Fields(&'static [(&'static str, Self)]),
    /// A list of entries that are told apart by these fields of theirs; an object is one of entries by name.
    List(&'static [&'static str]),
}

/// What is kept for the household under its keys, but own cards, and the figures of the boxes.
pub const KEYS: [(&str, EntryForm); 7] = [
    (
        PEOPLE,
        EntryForm::Fields(&[("known", EntryForm::List(&["name"])), ("tables", EntryForm::Named(&EntryForm::Whole))]),
    ),
    (Aliases::KEY, EntryForm::Named(&EntryForm::Whole)),
    (Remarks::KEY, EntryForm::Named(&EntryForm::Whole)),
    (NOTES, EntryForm::Named(&EntryForm::Whole)),
    (
        Matching::KEY,
        EntryForm::Fields(&[
            ("games", EntryForm::Named(&EntryForm::Whole)),
            ("players", EntryForm::Named(&EntryForm::Whole)),
        ]),
    ),
    (Records::KEY, EntryForm::Named(&EntryForm::Named(&EntryForm::Whole))),
    (
        BOXES,
        EntryForm::Fields(&[
            ("plays", EntryForm::Named(&EntryForm::Whole)),
            ("missing", EntryForm::Named(&EntryForm::Named(&EntryForm::Whole))),
            ("off", EntryForm::Named(&EntryForm::Named(&EntryForm::Whole))),
        ]),
    ),
];

/// The key of the figures of a game's box.
pub fn figures_key(game: &str) -> String {
    format!("{FIGURES}{game}")
}

/// The game of whose box a key keeps the figures; none of another key.
pub fn figures_game(key: &str) -> Option<&str> {
    key.strip_prefix(FIGURES)
}

impl EntryForm {
    /// Whether these names, behind the key, lead to one entry, and this is what it can say (none where it is taken out). What
    /// leads elsewhere would put one entry in the place of many; and an item of a list must be the one that it is called.
    pub fn is_leaf(self, names: &[String], value: Option<&Value>) -> bool {
        match (self, names) {
            (Self::Whole, []) => true,
            (Self::Named(form), [_, rest @ ..]) => form.is_leaf(rest, value),
            (Self::Fields(forms), [name, rest @ ..]) => field(forms, name).is_leaf(rest, value),
            (Self::List(fields), [name]) => value.is_none_or(|value| match name_in(value, fields) {
                Some(own) => own == *name,
                // An object has its entries by name, which then begins with no bracket.
                None => !name.starts_with('['),
            }),
            _ => false,
        }
    }

    /// The entries of a value, by what leads to each.
    pub fn take_apart(self, key: &str, value: Value) -> BTreeMap<EntryPath, Value> {
        let mut entries = BTreeMap::new();
        self.take(vec![key.to_owned()], value, &mut entries);
        entries
    }

    fn take(self, path: EntryPath, value: Value, entries: &mut BTreeMap<EntryPath, Value>) {
        let to = |name: String| {
            let mut path = path.clone();
            path.push(name);
            path
        };
        match (self, value) {
            (Self::Named(form), Value::Object(fields)) => {
                for (name, value) in fields {
                    form.take(to(name), value, entries);
                }
            }
            (Self::Fields(forms), Value::Object(fields)) => {
                for (name, value) in fields {
                    field(forms, &name).take(to(name), value, entries);
                }
            }
            (Self::List(_), Value::Object(fields)) => {
                for (name, value) in fields {
                    entries.insert(to(name), value);
                }
            }
            (Self::List(names), Value::Array(list)) => {
                let named: Option<BTreeMap<String, Value>> =
                    list.iter().map(|entry| Some((name_in(entry, names)?, entry.clone()))).collect();
                match named {
                    Some(named) if named.len() == list.len() => {
                        entries.extend(named.into_iter().map(|(name, entry)| (to(name), entry)));
                    }
                    // Without names of their own its entries cannot be told apart.
                    _ => drop(entries.insert(path, list.into())),
                }
            }
            (_, value) => drop(entries.insert(path, value)),
        }
    }

    /// Puts an entry back where the rest of its path leads, or takes it out. False where the value has another form, as
    /// a later version may have kept it: it stays as it is then.
    pub fn put(self, into: &mut Value, path: &[String], entry: Option<Value>) -> bool {
        let Some((name, rest)) = path.split_first() else {
            *into = entry.unwrap_or_default();
            return true;
        };
        match self {
            Self::Whole => false,
            Self::Named(form) => put_into(into, name, rest, entry, *form),
            Self::Fields(forms) => put_into(into, name, rest, entry, field(forms, name)),
            Self::List(names) => {
                if into.is_null() {
                    // The name of an entry of a list is a list itself.
                    *into = if name.starts_with('[') { Value::Array(Vec::new()) } else { Map::new().into() };
                }
                let Value::Array(list) = into else { return put_into(into, name, rest, entry, Self::Whole) };
                let at = list.iter().position(|entry| name_in(entry, names).as_ref() == Some(name));
                match (at.and_then(|at| list.get_mut(at)), entry) {
                    (Some(there), Some(entry)) => *there = entry,
                    (Some(_), None) => drop(at.map(|at| list.remove(at))),
                    (None, Some(entry)) => list.push(entry),
                    (None, None) => {}
                }
                true
            }
        }
    }
}

fn field(forms: &[(&str, EntryForm)], name: &str) -> EntryForm {
    forms.iter().find(|(known, _)| *known == name).map_or(EntryForm::Whole, |(_, form)| *form)
}

/// What tells an entry of a list apart, as a text; none where it has none of these fields.
fn name_in(entry: &Value, names: &[&str]) -> Option<String> {
    let fields: Vec<&Value> = names.iter().filter_map(|name| entry.get(name)).collect();
    if fields.is_empty() {
        return None;
    }
    let all: Vec<Value> = names.iter().map(|name| entry.get(name).cloned().unwrap_or_default()).collect();
    Some(Value::from(all).to_string())
}

fn put_into(into: &mut Value, name: &str, rest: &[String], entry: Option<Value>, form: EntryForm) -> bool {
    if into.is_null() {
        *into = Map::new().into();
    }
    let Value::Object(fields) = into else { return false };
    if rest.is_empty() && entry.is_none() {
        fields.remove(name);
        return true;
    }
    form.put(fields.entry(name).or_insert(Value::Null), rest, entry)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_taken_apart_and_put_together_again() {
        let people = json!({
            "known": [{ "name": "Anna", "x": 1 }, { "name": "Ben" }],
            "tables": { "amun-re": { "names": ["Anna"] } },
            "last": "amun-re",
        });
        let boxes = json!({ "missing": { "a": { "b": true } }, "plays": { "p": { "done": {} } }, "off": {} });
        for (key, value) in [(PEOPLE, people), (BOXES, boxes), (Aliases::KEY, json!({ "a": "b" }))] {
            let form = KEYS.iter().find(|(known, _)| *known == key).map(|(_, form)| *form).unwrap();
            let entries = form.take_apart(key, value.clone());
            let mut again = Value::Null;
            for (path, entry) in &entries {
                assert!(form.put(&mut again, &path[1..], Some(entry.clone())), "{path:?}");
            }
            assert_eq!(form.take_apart(key, again.clone()), entries);
            for path in entries.keys() {
                assert!(form.put(&mut again, &path[1..], None));
            }
            assert!(form.take_apart(key, again).is_empty());
        }
    }

    #[test]
    fn only_what_leads_to_an_entry_is_a_leaf_in_every_key() {
        let path = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
        let anna = json!({ "name": "Anna" });
        let figures = EntryForm::List(&["field", "province"]);
        let figure = json!({ "field": "a", "value": 1 });
        let of = |key: &str| KEYS.iter().find(|(known, _)| *known == key).map_or(figures, |(_, form)| *form);
        let leaves = [
            (PEOPLE, path(&["known", "[\"Anna\"]"]), anna.clone()),
            (PEOPLE, path(&["tables", "amun-re"]), json!({})),
            (PEOPLE, path(&["last"]), json!("amun-re")),
            (Aliases::KEY, path(&["a"]), json!("b")),
            (Remarks::KEY, path(&["a"]), json!({})),
            (NOTES, path(&["amun-re/a"]), json!({})),
            (Matching::KEY, path(&["games", "a"]), json!({})),
            (Matching::KEY, path(&["players", "a"]), json!({})),
            (BOXES, path(&["plays", "a"]), json!({})),
            (BOXES, path(&["missing", "a", "b"]), json!(true)),
            (BOXES, path(&["off", "a", "b"]), json!(true)),
            ("figures/amun-re", path(&["[\"a\",null]"]), figure),
        ];
        for (key, names, value) in &leaves {
            assert!(of(key).is_leaf(names, Some(value)) && of(key).is_leaf(names, None), "{key} {names:?}");
            // No way above it, and none below.
            for end in 0..names.len() {
                assert!(!of(key).is_leaf(&names[..end], Some(&json!({}))), "{key} {:?}", &names[..end]);
                assert!(!of(key).is_leaf(&names[..end], None), "{key} {:?}", &names[..end]);
            }
            let below = [names.as_slice(), &["x".to_owned()]].concat();
            assert!(!of(key).is_leaf(&below, Some(&json!(1))), "{key} {below:?}");
        }
        // An entry of a list that says to be another one would take its place.
        assert!(!of(PEOPLE).is_leaf(&path(&["known", "[\"Ben\"]"]), Some(&anna)));
        assert!(!of(PEOPLE).is_leaf(&path(&["known", "[\"Ben\"]"]), Some(&json!({}))));
        assert!(!figures.is_leaf(&path(&["[\"a\",null]"]), Some(&json!(7))));
    }

    #[test]
    fn what_has_another_form_is_one_entry_and_stays() {
        let form = EntryForm::List(&["field"]);
        assert_eq!(form.take_apart("k", json!([1, 1])).len(), 1);
        assert_eq!(form.take_apart("k", json!([{ "field": 1 }, { "field": 1 }])).len(), 1);
        assert_eq!(form.take_apart("k", json!([{ "field": 1 }, { "field": 2 }])).len(), 2);
        let mut later = json!([1]);
        assert!(!EntryForm::Named(&EntryForm::Whole).put(&mut later, &["a".to_owned()], Some(json!(1))));
        assert_eq!(later, json!([1]));
    }
}
