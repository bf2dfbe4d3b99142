//! A value of an action that can be changed after it was entered: its name, and what it may become.

use serde::Serialize;
use serde_json::Value;

use super::seat::Setup;
use crate::locale::Say;
use crate::store::writer;

/// One value of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Where it stands in the action's JSON, as a JSON pointer (`/gold`).
    pub pointer: String,
    /// What it is called.
    pub label: Say,
    /// What it may become.
    pub kind: FieldKind,
}

/// What a value may become. The rules still have the last word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// A whole number.
    Number {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// Whether it may be blank, which is not zero.
        blank: bool,
    },
    /// One of a few, each with its words.
    Choice(Vec<(Value, Say)>),
}

impl Field {
    /// A number between two bounds.
    pub fn number(name: &str, label: Say, least: i64, most: i64) -> Self {
        Self { pointer: format!("/{name}"), label, kind: FieldKind::Number { least, most, blank: false } }
    }

    /// A number between two bounds that may also be blank.
    pub fn number_or_blank(name: &str, label: Say, least: i64, most: i64) -> Self {
        Self { pointer: format!("/{name}"), label, kind: FieldKind::Number { least, most, blank: true } }
    }

    /// One of a few.
    pub fn choice<T: Serialize>(name: &str, label: Say, among: impl IntoIterator<Item = (T, Say)>) -> Self {
        // What stands in a log is always JSON; a value that could not be written would be none of an action.
        let written = |(value, words): (T, Say)| Some((writer::value(&value).ok()?, words));
        let among = among.into_iter().filter_map(written).collect();
        Self { pointer: format!("/{name}"), label, kind: FieldKind::Choice(among) }
    }

    /// Whose it is.
    pub fn player(name: &str, setup: &Setup) -> Self {
        let seats = setup.seats().map(|seat| (seat, Say::literal(setup.name(seat))));
        Self::choice(name, Say::new("table-field-player"), seats)
    }

    /// How many more, or fewer.
    pub fn change(most: u32) -> Self {
        let most = i64::from(most);
        Self::number("change", Say::new("table-field-change"), -most, most)
    }

    /// The value as it stands in an action.
    pub fn of<'a>(&self, action: &'a Value) -> &'a Value {
        action.pointer(&self.pointer).unwrap_or(&Value::Null)
    }

    /// Puts a value into an action. What was left out of it because it was as usual is added.
    pub fn put(&self, action: &mut Value, value: Value) {
        if let Some(place) = action.pointer_mut(&self.pointer) {
            *place = value;
        } else if let Some((parent, name)) = self.pointer.rsplit_once('/')
            && let Some(fields) = action.pointer_mut(parent).and_then(Value::as_object_mut)
        {
            fields.insert(name.to_owned(), value);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_put_where_it_stood_or_where_it_was_left_out() {
        let mut action = json!({ "do": "roll", "dice": { "red": 3 } });
        let red = Field::number("dice/red", Say::literal("red"), 1, 6);
        assert_eq!(red.of(&action), &json!(3));
        red.put(&mut action, json!(5));
        let yellow = Field::number("dice/yellow", Say::literal("yellow"), 1, 6);
        assert_eq!(yellow.of(&action), &Value::Null);
        yellow.put(&mut action, json!(6));
        Field::number("none/at", Say::literal("nowhere"), 1, 6).put(&mut action, json!(1));
        assert_eq!(action, json!({ "do": "roll", "dice": { "red": 5, "yellow": 6 } }));
    }
}
