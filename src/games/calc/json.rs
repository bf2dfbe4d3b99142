//! JSON, read more strictly than usual: an object that has a key twice is an error, and an error knows its place.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};

use super::error::{CalcError, in_one_line};
use crate::store::json::without_byte_order_mark;
use crate::store::json_limits::JsonLimits;

/// The longest input, in bytes: a hundred times what the longest takes.
pub const LONGEST: usize = 1 << 20;

/// What an input may hold.
const LIMITS: JsonLimits = JsonLimits { depth: 100, values: 20_000, letters: 10_000, lists: &[], items: 0 };

/// The one JSON value of a text in UTF-8. Errors: anything that is not JSON, a second value, a key twice in an object, a number
/// beyond all bounds, more of anything than [`LONGEST`] and [`LIMITS`] say.
pub(super) fn read(text: &[u8]) -> Result<Value, CalcError> {
    if text.len() > LONGEST {
        return Err(CalcError::too_long(LONGEST));
    }
    LIMITS.check(text).map_err(CalcError::too_much)?;
    let text = without_byte_order_mark(text);
    let place = JsonPath::default();
    let mut json = serde_json::Deserializer::from_slice(text);
    let value = place.deserialize(&mut json).and_then(|value| json.end().map(|()| value));
    value.map_err(|error| {
        if place.twice.get() {
            CalcError::twice(place.path.take())
        } else {
            CalcError::not_json(place.path.take(), error.line(), error.column())
        }
    })
}

/// The path of a member of an object.
pub(super) fn member(path: &str, key: &str) -> String {
    let key = in_one_line(key);
    if path.is_empty() { key } else { format!("{path}.{key}") }
}

/// The path of an item of a list; items are counted from 0.
pub(super) fn item(path: &str, index: usize) -> String {
    format!("{path}[{index}]")
}

/// Where the reading stands. After an error it is where the error is.
#[derive(Default)]
struct JsonPath {
    path: RefCell<String>,
    twice: Cell<bool>,
}

impl JsonPath {
    /// Reads a value that stands at `path`.
    fn inside<T, E>(&self, path: String, read: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let outer = self.path.replace(path);
        let value = read()?;
        self.path.replace(outer);
        Ok(value)
    }
}

impl<'de> DeserializeSeed<'de> for &JsonPath {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &JsonPath {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        loop {
            let path = item(&self.path.borrow(), items.len());
            match self.inside(path, || list.next_element_seed(self))? {
                Some(value) => items.push(value),
                None => return Ok(Value::Array(items)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            let path = member(&self.path.borrow(), &key);
            let value = self.inside(path, || {
                if members.contains_key(&key) {
                    self.twice.set(true);
                    return Err(A::Error::custom("a key twice"));
                }
                object.next_value_seed(self)
            })?;
            members.insert(key, value);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn flaw(text: &str) -> (String, String) {
        let error = read(text.as_bytes()).unwrap_err();
        (error.path().to_owned(), error.message().key().to_owned())
    }

    #[test]
    fn all_kinds_of_values_are_read() {
        let text = r#" {"a":[1,-2,3.5,"x",true,null,{}],"b":{"c":[]}} "#;
        assert_eq!(read(text.as_bytes()).unwrap(), json!({"a":[1,-2,3.5,"x",true,null,{}],"b":{"c":[]}}));
    }

    #[test]
    fn a_key_twice_is_named() {
        assert_eq!(flaw(r#"{"a":1,"a":1}"#), ("a".into(), "calc-twice".into()));
        assert_eq!(flaw(r#"{"a":[{},{"b":1,"b":2}]}"#), ("a[1].b".into(), "calc-twice".into()));
    }

    #[test]
    fn an_error_knows_its_place() {
        for (text, path) in [("", ""), ("{", ""), ("{} {}", ""), (r#"{"a":[0,1e999]}"#, "a[1]"), (r#"{"a":}"#, "a")] {
            assert_eq!(flaw(text), (path.into(), "calc-not-json".into()), "{text}");
        }
    }

    #[test]
    fn text_that_is_not_utf_8_is_an_error() {
        assert_eq!(read(b"{\"a\":\"\xff\"}").unwrap_err().path(), "a");
    }

    #[test]
    fn deep_nesting_is_an_error_and_no_crash() {
        assert_eq!(flaw(&"[".repeat(100_000)).1, "calc-too-deep");
        assert_eq!(flaw(&r#"{"a":"#.repeat(100_000)).1, "calc-too-deep");
        assert_eq!(flaw(&"[".repeat(100)).1, "calc-not-json");
    }

    #[test]
    fn more_than_any_input_has_is_refused_with_the_limit() {
        for (text, key, limit) in [
            (" ".repeat(LONGEST + 1), "calc-too-long", "1024"),
            (format!("[{}0]", "0,".repeat(20_000)), "calc-too-many-values", "20000"),
            (format!("\"{}\"", "x".repeat(10_001)), "calc-long-text", "10000"),
        ] {
            assert_eq!(flaw(&text).1, key);
            let said = read(text.as_bytes()).unwrap_err().to_string().replace(',', "");
            assert!(said.contains(limit), "{said}");
        }
    }

    #[test]
    fn a_byte_order_mark_is_passed_over() {
        assert_eq!(read("\u{feff}{\"a\":1}".as_bytes()).unwrap(), json!({"a":1}));
        assert_eq!(flaw("\u{feff}\u{feff}{}").1, "calc-not-json");
    }
}
