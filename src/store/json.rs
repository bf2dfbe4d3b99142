//! Reading the JSON that is kept, within limits.
//!
//! `serde_json` does the work. What stands before it guards the memory: a few bytes of a broken or hostile text can become
//! hundreds of bytes of a tree, so a text is held to its limits before anything is made of it.

use serde::de::{DeserializeOwned, Error as _, Unexpected};
use serde_json::{Error, Value};

use super::json_limits::JsonLimits;

/// What is kept under one key, or entered at once, is far less than this.
const LIMITS: JsonLimits = JsonLimits { depth: 100, values: 100_000, letters: 64 << 20, lists: &[], items: 0 };

/// U+FEFF in UTF-8.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// What a text of JSON says.
///
/// # Errors
/// When it is no JSON or not of this form, with the line and the column, or has more values than anything that is kept.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    LIMITS.check(text.as_bytes()).map_err(Error::custom)?;
    serde_json::from_str(text)
}

/// A text of JSON as a value.
///
/// # Errors
/// As [`read`].
pub fn parse(text: &str) -> Result<Value, Error> {
    read(text)
}

/// What an object says. A list is refused, although serde takes one for a struct whose fields have defaults: a later
/// version may have kept a list there, and what this one does not understand it must not write over.
///
/// # Errors
/// When it is no object, or something in it is missing or of another kind.
pub fn object<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    if value.is_array() {
        return Err(Error::invalid_type(Unexpected::Seq, &"an object"));
    }
    T::deserialize(value)
}

/// How many bytes a text takes between its quotation marks in JSON.
pub fn letters(text: &str) -> usize {
    serde_json::to_string(text).map_or(usize::MAX, |json| json.len().saturating_sub(2))
}

/// A text without the sign that Windows programs put before it to say that it is UTF-8.
pub fn without_byte_order_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Debug, Default, PartialEq, Deserialize)]
    #[serde(default)]
    struct Pile {
        count: u32,
        note: Option<String>,
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let refused = |text: &str| read::<Pile>(text).unwrap_err().to_string();
        assert_eq!(refused("{\n\"count\":}"), "expected value at line 2 column 9");
        assert_eq!(refused(r#"{"count":-1}"#), "invalid value: integer `-1`, expected u32 at line 1 column 11");
        assert_eq!(read::<Pile>(r#"{"count":2,"later":{}}"#).unwrap(), Pile { count: 2, note: None });
    }

    #[test]
    fn what_would_take_the_memory_away_is_refused_before_it_is_read() {
        let refused = |text: &str| parse(text).unwrap_err().to_string();
        assert_eq!(refused(&"[".repeat(200)), "nested more than 100 deep");
        assert_eq!(refused(&format!("[{}0]", "{\"\":0},".repeat(60_000))), "more than 100000 values");
    }

    #[test]
    fn a_list_is_never_taken_for_an_object() {
        for list in [json!([]), json!([1, null])] {
            assert!(serde_json::from_value::<Pile>(list.clone()).is_ok());
            assert_eq!(object::<Pile>(&list).unwrap_err().to_string(), "invalid type: sequence, expected an object");
        }
        assert_eq!(object::<Pile>(&json!({"count": 1, "later": {}})).unwrap(), Pile { count: 1, note: None });
    }

    #[test]
    fn the_sign_of_utf_8_is_taken_off() {
        assert_eq!(without_byte_order_mark(b"\xef\xbb\xbf{}"), b"{}");
        assert_eq!(without_byte_order_mark(b"{}"), b"{}");
    }
}
