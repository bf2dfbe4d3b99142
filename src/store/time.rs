//! A time as it is kept, in every place in one form: RFC 3339.

use chrono::{DateTime, Datelike as _, ParseResult, TimeDelta, Utc};
use serde::de::Error as _;
use serde::{Deserialize as _, Deserializer, Serialize as _, Serializer};

/// The time now, also by a clock that stands before 1970, at which chrono's own function panics.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> DateTime<Utc> {
    of(std::time::SystemTime::now())
}

/// The time now.
#[cfg(target_arch = "wasm32")]
pub fn now() -> DateTime<Utc> {
    Some(Utc::now()).filter(is_written).unwrap_or_default()
}

#[cfg(not(target_arch = "wasm32"))]
fn of(clock: std::time::SystemTime) -> DateTime<Utc> {
    let (before, distance) = match clock.duration_since(std::time::UNIX_EPOCH) {
        Ok(after) => (false, after),
        Err(error) => (true, error.duration()),
    };
    let distance = TimeDelta::from_std(distance).unwrap_or_default();
    let start = DateTime::UNIX_EPOCH;
    let time = if before { start.checked_sub_signed(distance) } else { start.checked_add_signed(distance) };
    // What no calendar reaches is taken for 1970: nothing here depends on a clock being right.
    time.filter(is_written).unwrap_or_default()
}

/// Whether a time can be written so that it is read again: RFC 3339 has four digits for a year.
pub fn is_written(at: &DateTime<Utc>) -> bool {
    (0..=9999).contains(&at.year())
}

/// No clock of a household is so far ahead of another: a time beyond is wrong, or somebody's who wants always to be right.
const MOST_AHEAD: TimeDelta = TimeDelta::days(1);

/// Whether a time lies so far ahead that it is not believed: of an entry it counts for nothing, and a play of that day is
/// asked about.
pub fn is_ahead(at: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    at.signed_duration_since(now) > MOST_AHEAD
}

/// A little later, or the same time where no later one can be written.
pub fn after(at: DateTime<Utc>) -> DateTime<Utc> {
    at.checked_add_signed(TimeDelta::milliseconds(1)).filter(is_written).unwrap_or(at)
}

/// Reads it. What chrono itself would read for serde takes many more forms, which nobody writes.
///
/// # Errors
/// When it is of another form.
pub fn read(text: &str) -> ParseResult<DateTime<Utc>> {
    let at = DateTime::parse_from_rfc3339(text)?.to_utc();
    // At the ends of the calendar another hour of the day is a year that could not be read again.
    if is_written(&at) { Ok(at) } else { DateTime::parse_from_rfc3339(&at.to_rfc3339()).map(|at| at.to_utc()) }
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
    use crate::store::json;

    #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
    struct Dated(#[serde(with = "super")] DateTime<Utc>);

    #[test]
    fn what_was_written_is_read_again() {
        for (second, nano) in [(0, 0), (1_800_000_000, 123_456_789), (1_800_000_000, 500_000_000), (-1, 1)] {
            let at = Dated(DateTime::from_timestamp(second, nano).unwrap());
            assert_eq!(json::read::<Dated>(&serde_json::to_string(&at).unwrap()).unwrap(), at);
        }
    }

    #[test]
    fn a_clock_before_1970_or_beyond_all_calendars_is_a_time() {
        use std::time::{Duration, UNIX_EPOCH};
        assert_eq!(of(UNIX_EPOCH - Duration::from_millis(1500)).timestamp_millis(), -1500);
        assert_eq!(of(UNIX_EPOCH + Duration::from_secs(1_800_000_000)).timestamp(), 1_800_000_000);
        for far in [Duration::from_secs(1 << 45), Duration::from_secs(1 << 61)] {
            for clock in [UNIX_EPOCH.checked_add(far), UNIX_EPOCH.checked_sub(far)].into_iter().flatten() {
                assert_eq!(of(clock), DateTime::UNIX_EPOCH);
            }
        }
        assert!((Utc::now() - now()).num_seconds().abs() < 60);
    }

    #[test]
    fn another_hour_of_the_day_is_the_same_time() {
        assert_eq!(read("2026-11-20T22:47:00+01:00").unwrap(), read("2026-11-20T21:47:00Z").unwrap());
    }

    #[test]
    fn a_time_that_could_not_be_read_again_is_refused() {
        for (text, hour_west) in [
            ("9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999-01:00"),
            ("0000-01-01T00:00:00Z", "0000-01-01T00:00:00+01:00"),
        ] {
            let at = read(text).unwrap();
            assert_eq!(read(&at.to_rfc3339()), Ok(at));
            assert!(read(hour_west).is_err(), "{hour_west}");
            assert!(read(&after(at).to_rfc3339()).unwrap() >= at);
        }
        assert_eq!(after(DateTime::UNIX_EPOCH).timestamp_millis(), 1);
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in ["\"\"", "\"yesterday\"", "\"2026-11-20\"", "\"2026-13-20T22:47:00Z\"", "1800000000", "null"] {
            assert!(json::read::<Dated>(text).is_err(), "{text}");
        }
    }
}
