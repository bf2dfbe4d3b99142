//! A value of an action that can be changed after it was entered: its name, and what it may become.

use serde::Serialize;
use serde_json::Value;

use super::seat::Setup;
use crate::locale::Message;

/// One value of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Where it stands in the action's JSON, as a JSON pointer (`/gold`).
    pub pointer: String,
    /// What it is called.
    pub label: Message,
    /// What it may become.
    pub kind: FieldKind,
    /// The value that is as usual, where the action's JSON leaves it out then.
    usual: Option<Value>,
    /// What is put into the action as well whenever this one is: the pointer, and the value.
    also: Option<(String, Value)>,
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
    Choice(Vec<(Value, Message)>),
    /// So many of each of a few.
    Counts {
        /// What is counted, each with its words.
        among: Vec<(Value, Message)>,
        /// The most of each.
        most: u32,
        /// How the counts stand in the JSON.
        shape: CountsForm,
    },
    /// Words of the person's own.
    Text {
        /// So many characters at most.
        most: usize,
    },
}

/// How counts stand in the JSON of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsForm {
    /// Each as often as it is there: `["wood", "wood"]`.
    List,
    /// The number of each that is there: `{"wood": 2}`.
    Map,
    /// A number for each, in their order: `[0, 2, 0]`.
    Tally,
}

impl Field {
    fn new(name: &str, label: Message, kind: FieldKind) -> Self {
        Self { pointer: format!("/{name}"), label, kind, usual: None, also: None }
    }

    /// A number between two bounds.
    pub fn number(name: &str, label: Message, least: i64, most: i64) -> Self {
        Self::new(name, label, FieldKind::Number { least, most, blank: false })
    }

    /// A number between two bounds that may also be blank.
    pub fn number_or_blank(name: &str, label: Message, least: i64, most: i64) -> Self {
        Self::new(name, label, FieldKind::Number { least, most, blank: true })
    }

    /// One of a few.
    pub fn choice<T: Serialize>(name: &str, label: Message, among: impl IntoIterator<Item = (T, Message)>) -> Self {
        Self::new(name, label, FieldKind::Choice(written(among)))
    }

    /// Yes or no.
    pub fn yes_or_no(name: &str, label: Message) -> Self {
        Self::choice(name, label, [(false, Message::new("table-field-no")), (true, Message::new("table-field-yes"))])
    }

    /// So many of each of a few.
    pub fn counts<T: Serialize>(
        name: &str,
        label: Message,
        among: impl IntoIterator<Item = (T, Message)>,
        most: u32,
        shape: CountsForm,
    ) -> Self {
        Self::new(name, label, FieldKind::Counts { among: written(among), most, shape })
    }

    /// Words of the person's own.
    pub fn text(name: &str, label: Message, most: usize) -> Self {
        Self::new(name, label, FieldKind::Text { most })
    }

    /// Whose it is.
    pub fn player(name: &str, setup: &Setup) -> Self {
        let seats = setup.seats().map(|seat| (seat, Message::literal(setup.name(seat))));
        Self::choice(name, Message::new("table-field-player"), seats)
    }

    /// How many more, or fewer.
    pub fn change(most: u32) -> Self {
        let most = i64::from(most);
        Self::number("change", Message::new("table-field-change"), -most, most)
    }

    /// The same where the action's JSON leaves this value out.
    #[must_use]
    pub fn usually(mut self, value: impl Into<Value>) -> Self {
        self.usual = Some(value.into());
        self
    }

    /// The same where another value goes with it: a roll of the app that is changed is no roll of the app any more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.also = Some((format!("/{name}"), value.into()));
        self
    }

    /// The value as it stands in an action.
    pub fn of<'a>(&'a self, action: &'a Value) -> &'a Value {
        action.pointer(&self.pointer).or(self.usual.as_ref()).unwrap_or(&Value::Null)
    }

    /// Puts a value into an action. What was left out of it because it was as usual is added, and what is as usual now is
    /// left out.
    pub fn put(&self, action: &mut Value, value: Value) {
        if self.usual.as_ref() == Some(&value) {
            take_out(action, &self.pointer);
        } else {
            put_at(action, &self.pointer, value);
        }
        if let Some((pointer, value)) = &self.also {
            put_at(action, pointer, value.clone());
        }
    }

    /// How many there are of each in an action, in the order of what is counted; nothing for another kind of field.
    pub fn counts_of(&self, action: &Value) -> Vec<u32> {
        let FieldKind::Counts { among, shape, .. } = &self.kind else { return Vec::new() };
        let value = self.of(action);
        let number = |value: Option<&Value>| value.and_then(Value::as_u64).and_then(|count| u32::try_from(count).ok());
        let count = |(place, (kind, _)): (usize, &(Value, Message))| match shape {
            CountsForm::List => {
                let there = value.as_array().map_or(0, |list| list.iter().filter(|it| *it == kind).count());
                u32::try_from(there).unwrap_or(u32::MAX)
            }
            CountsForm::Map => number(kind.as_str().and_then(|kind| value.get(kind))).unwrap_or(0),
            CountsForm::Tally => number(value.get(place)).unwrap_or(0),
        };
        among.iter().enumerate().map(count).collect()
    }

    /// Puts so many of each into an action.
    pub fn put_counts(&self, action: &mut Value, counts: &[u32]) {
        let FieldKind::Counts { among, shape, .. } = &self.kind else { return };
        let there = among.iter().zip(counts).filter(|(_, count)| **count > 0);
        let value = match shape {
            CountsForm::List => {
                there.flat_map(|((kind, _), &count)| std::iter::repeat_n(kind.clone(), count as usize)).collect()
            }
            CountsForm::Map => Value::Object(
                there.filter_map(|((kind, _), &count)| Some((kind.as_str()?.to_owned(), Value::from(count)))).collect(),
            ),
            CountsForm::Tally => counts.iter().copied().map(Value::from).collect(),
        };
        self.put(action, value);
    }
}

/// What stands in a log is always JSON; a value that could not be written would be none of an action.
fn written<T: Serialize>(among: impl IntoIterator<Item = (T, Message)>) -> Vec<(Value, Message)> {
    among.into_iter().filter_map(|(value, words)| Some((serde_json::to_value(&value).ok()?, words))).collect()
}

/// Puts a value where it stood, or beside its neighbors where it was left out.
fn put_at(action: &mut Value, pointer: &str, value: Value) {
    if let Some(place) = action.pointer_mut(pointer) {
        *place = value;
    } else if let Some((parent, name)) = pointer.rsplit_once('/')
        && let Some(fields) = action.pointer_mut(parent).and_then(Value::as_object_mut)
    {
        fields.insert(name.to_owned(), value);
    }
}

fn take_out(action: &mut Value, pointer: &str) {
    if let Some((parent, name)) = pointer.rsplit_once('/')
        && let Some(fields) = action.pointer_mut(parent).and_then(Value::as_object_mut)
    {
        fields.remove(name);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_put_where_it_stood_or_where_it_was_left_out() {
        let mut action = json!({ "do": "roll", "dice": { "red": 3 } });
        let red = Field::number("dice/red", Message::literal("red"), 1, 6);
        assert_eq!(red.of(&action), &json!(3));
        red.put(&mut action, json!(5));
        let yellow = Field::number("dice/yellow", Message::literal("yellow"), 1, 6);
        assert_eq!(yellow.of(&action), &Value::Null);
        yellow.put(&mut action, json!(6));
        Field::number("none/at", Message::literal("nowhere"), 1, 6).put(&mut action, json!(1));
        assert_eq!(action, json!({ "do": "roll", "dice": { "red": 5, "yellow": 6 } }));
    }

    #[test]
    fn what_is_as_usual_is_left_out_again() {
        let mut action = json!({ "do": "offer", "gold": 3 });
        let laid = Field::yes_or_no("corrects", Message::literal("laid")).usually(false);
        assert_eq!(laid.of(&action), &json!(false));
        laid.put(&mut action, json!(true));
        assert_eq!((laid.of(&action), &action), (&json!(true), &json!({ "do": "offer", "gold": 3, "corrects": true })));
        laid.put(&mut action, json!(false));
        assert_eq!(action, json!({ "do": "offer", "gold": 3 }));
    }

    #[test]
    fn another_value_goes_with_the_one_that_is_put() {
        let mut action = json!({ "do": "roll", "red": 3, "by_app": true });
        Field::number("red", Message::literal("red"), 1, 6).with("by_app", false).put(&mut action, json!(4));
        assert_eq!(action, json!({ "do": "roll", "red": 4, "by_app": false }));
    }

    #[test]
    fn counts_stand_as_a_list_a_map_or_a_tally() {
        let among = || [("wood", Message::literal("Wood")), ("stone", Message::literal("Stone"))];
        for (shape, two, none) in [
            (CountsForm::List, json!(["stone", "stone"]), json!([])),
            (CountsForm::Map, json!({ "stone": 2 }), json!({})),
            (CountsForm::Tally, json!([0, 2]), json!([0, 0])),
        ] {
            let field = Field::counts("site/gives", Message::literal("gives"), among(), 9, shape).usually(none);
            let mut action = json!({ "do": "build", "site": {} });
            assert_eq!(field.counts_of(&action), [0, 0]);
            field.put_counts(&mut action, &[0, 2]);
            assert_eq!(action, json!({ "do": "build", "site": { "gives": two } }));
            assert_eq!(field.counts_of(&action), [0, 2]);
            field.put_counts(&mut action, &[0, 0]);
            assert_eq!(action, json!({ "do": "build", "site": {} }), "{shape:?}");
        }
    }
}
