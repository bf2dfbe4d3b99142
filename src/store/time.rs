//! A time as it is kept, in every place in one form: RFC 3339.

use chrono::{DateTime, ParseResult, Utc};
use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

/// Reads it. What chrono itself would read for serde takes many more forms, which nobody writes.
///
/// # Errors
/// When it is of another form.
pub fn read(text: &str) -> ParseResult<DateTime<Utc>> {
    DateTime::parse_from_rfc3339(text).map(|at| at.to_utc())
}

/// For `#[serde(with = "time")]`.
///
/// # Errors
/// As `to` does.
pub fn serialize<S: Serializer>(at: &DateTime<Utc>, to: S) -> Result<S::Ok, S::Error> {
    at.serialize(to)
}

/// For `#[serde(with = "time")]`.
///
/// # Errors
/// When it is no text, or as [`read`].
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<DateTime<Utc>, D::Error> {
    read(&String::deserialize(from)?).map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::reader;

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    struct Kept(#[serde(with = "super")] DateTime<Utc>);

    #[test]
    fn what_was_written_is_read_again() {
        for (second, nano) in [(0, 0), (1_800_000_000, 123_456_789), (1_800_000_000, 500_000_000), (-1, 1)] {
            let at = Kept(DateTime::from_timestamp(second, nano).unwrap());
            assert_eq!(reader::text::<Kept>(&serde_json::to_string(&at).unwrap()).unwrap(), at);
        }
    }

    #[test]
    fn another_hour_of_the_day_is_the_same_time() {
        assert_eq!(read("2026-11-20T22:47:00+01:00").unwrap(), read("2026-11-20T21:47:00Z").unwrap());
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["\"\"", "\"yesterday\"", "\"2026-11-20\"", "\"2026-13-20T22:47:00Z\"", "1800000000", "null"] {
            assert!(reader::text::<Kept>(text).is_err(), "{text}");
        }
    }
}
