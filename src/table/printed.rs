//! Reading the files that come with the program.
//!
//! They are TOML, for people; they are taken over as JSON first, which is what everything is read from.

use serde::de::{DeserializeOwned, Error};
use serde_json::{Map, Value};
use thiserror::Error;
use toml::de::{DeTable, DeValue};

use crate::store::reader::{self, ReadError};

/// Why a file cannot be read.
#[derive(Debug, Error)]
pub enum PrintedError {
    /// It is not TOML; says in which line.
    #[error(transparent)]
    Toml(#[from] toml::de::Error),
    /// It holds something else than it should.
    #[error(transparent)]
    Form(#[from] ReadError),
}

/// What a file holds.
///
/// # Errors
/// When the text is not TOML, or something in it is missing, misspelled or of another kind.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, PrintedError> {
    let value = json(text)?;
    Ok(reader::value(&value)?)
}

fn json(text: &str) -> Result<Value, PrintedError> {
    let table = DeTable::parse(text)?;
    Ok(Value::Object(object(table.get_ref())?))
}

fn object(table: &DeTable<'_>) -> Result<Map<String, Value>, ReadError> {
    table.iter().map(|(key, item)| Ok((key.get_ref().to_string(), value(item.get_ref())?))).collect()
}

fn value(item: &DeValue<'_>) -> Result<Value, ReadError> {
    Ok(match item {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Integer(number) => {
            let whole = i64::from_str_radix(number.as_str(), number.radix());
            Value::from(whole.map_err(|error| ReadError::custom(format_args!("`{number}`: {error}")))?)
        }
        DeValue::Float(number) => return Err(ReadError::custom(format_args!("`{number}` is no whole number"))),
        DeValue::Boolean(on) => Value::from(*on),
        DeValue::Array(list) => list.iter().map(|item| value(item.get_ref())).collect::<Result<_, _>>()?,
        DeValue::Table(table) => Value::Object(object(table)?),
        // JSON has no dates.
        DeValue::Datetime(date) => Value::from(date.to_string()),
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_kind_of_value_is_taken_over() {
        let text =
            "a = 3\nb = 0x1f\nd = \"\"\"\nx\"\"\"\ne = [1, {f = true}]\n[g]\nh.i = 2026-11-22\n[[j]]\n[[j]]\nk = 1_000";
        let read = json(text).unwrap();
        let said = json!({
            "a": 3, "b": 31, "d": "x", "e": [1, {"f": true}],
            "g": {"h": {"i": "2026-11-22"}}, "j": [{}, {"k": 1000}],
        });
        assert_eq!(read, said);
    }

    #[test]
    fn what_is_no_toml_or_too_large_is_an_error() {
        assert!(json("a = 1\na = 2").unwrap_err().to_string().contains("line 2"));
        assert!(json("a = 99999999999999999999").unwrap_err().to_string().contains("too large"));
        assert!(json("a = 1.5").unwrap_err().to_string().contains("is no whole number"));
        assert!(read::<u32>("a = 1").unwrap_err().to_string().contains("invalid type: map"));
    }
}
