//! The file that moves a whole household: all plays, and what else is kept, entry by entry with the time of its last change.
//!
//! The plays stand in it as in the file of all plays. What the entries mean, and how two households become one, is a
//! matter of the rooms above.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::all::{KIND as PLAYS, WrittenPlay, plays_of};
use super::object::Object;
use super::{ExchangeError, Exported, File, NOT_WHOLE, ONE};
use crate::store::checksum::Checksum;

/// What the file's `tableside` says.
pub(super) const KIND: &str = "household";

/// The version that is written, and the newest that is read.
pub(super) const VERSION: u64 = 1;

/// The largest file of this kind, in bytes: ten thousand plays on a desktop, and what a phone has the memory for.
pub const EVERYTHING_LIMIT: u64 = if cfg!(target_arch = "wasm32") { super::LIMIT } else { 1 << 30 };

/// An entry of what is kept beside the plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimedEntry {
    /// What leads to it: what is kept, and the names within that.
    pub path: Vec<String>,
    /// When it was changed last, as far as is known.
    #[serde(with = "crate::store::time")]
    pub at: DateTime<Utc>,
    /// What it says; none where it was taken out then.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub value: Option<Value>,
}

/// A value that is there, also where it is null.
fn present<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(from).map(Some)
}

/// A household as it leaves and enters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Everything {
    /// All plays, also those in the trash.
    pub plays: Vec<Exported>,
    /// What else is kept, by path.
    pub entries: Vec<TimedEntry>,
}

/// What is in a file of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileContent {
    /// Plays alone.
    Plays(Vec<Exported>),
    /// A whole household.
    Everything(Everything),
}

/// Whether a file calls itself one of this kind at its beginning, where we write it.
pub(super) fn is_named(bytes: &[u8]) -> bool {
    const NAME: &[u8] = b"\"household\"";
    bytes.get(..bytes.len().min(100)).is_some_and(|start| start.windows(NAME.len()).any(|part| part == NAME))
}

/// What is in the bytes of a file of ours, of whatever kind.
///
/// # Errors
/// As [`Exported::from_json`]; a file is read whole or refused.
pub fn content_from_json(bytes: &[u8]) -> Result<FileContent, ExchangeError> {
    let file = File::read(bytes)?;
    if file.is(KIND) {
        return Everything::of(file).map(FileContent::Everything);
    }
    if file.is(ONE) || file.is(PLAYS) { plays_of(file).map(FileContent::Plays) } else { Err(ExchangeError::Foreign) }
}

impl Everything {
    /// The file's text: a play a line, and an entry a line.
    ///
    /// # Errors
    /// As [`super::all_to_json`]; [`ExchangeError::TooLarge`] when it could not be read again.
    pub fn to_json(&self) -> Result<String, ExchangeError> {
        let (mut plays, mut seal) = (Vec::with_capacity(self.plays.len()), Checksum::empty());
        for play in &self.plays {
            let (text, sum) = WrittenPlay::of(play.clone())?.text(seal)?;
            plays.push(text);
            seal = sum;
        }
        let mut values = Vec::with_capacity(self.entries.len());
        for entry in &self.entries {
            let text = serde_json::to_string(entry).or(Err(ExchangeError::Body { number: 0 }))?;
            seal = seal.with(text.as_bytes());
            values.push(text);
        }
        let (count, plays, values) = (plays.len(), plays.join(",\n"), values.join(",\n"));
        let text = format!(
            "{{\n\"tableside\": \"{KIND}\",\n\"version\": {VERSION},\n\"count\": {count},\n\"plays\": [\n{plays}\n],\n\
             \"values\": [\n{values}\n],\n\"seal\": \"{seal}\"\n}}\n"
        );
        if u64::try_from(text.len()).is_ok_and(|size| size > EVERYTHING_LIMIT) {
            return Err(ExchangeError::TooLarge);
        }
        Ok(text)
    }

    fn of(file: File) -> Result<Self, ExchangeError> {
        let File {
            plays: Some(kept),
            values: Some(values),
            count: Some(count),
            seal: Some(sealed),
            play: None,
            summary: None,
            finished: None,
            entries: None,
            ..
        } = file
        else {
            return Err(NOT_WHOLE);
        };
        let mut seal = kept.iter().fold(Checksum::empty(), |sum, Object(play)| play.sealed_into(sum));
        let entries: Vec<TimedEntry> = values.into_iter().map(|Object(entry)| entry).collect();
        for entry in &entries {
            // Every letter of the JSON may be well formed and still not be the one that was written.
            let text = serde_json::to_string(entry).or(Err(NOT_WHOLE))?;
            seal = seal.with(text.as_bytes());
        }
        if u64::try_from(kept.len()) != Ok(count) || seal.to_string() != sealed {
            return Err(NOT_WHOLE);
        }
        let mut plays = Vec::with_capacity(kept.len());
        for Object(play) in kept {
            plays.push(play.open()?.0);
        }
        Ok(Self { plays, entries })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Header, Line, PlayId};

    fn household() -> Everything {
        let header =
            Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: DateTime::UNIX_EPOCH };
        let line = Line { number: 1, at: DateTime::UNIX_EPOCH, by: "Ž".to_owned(), body: "{\"a\":1}".to_owned() };
        let play = Exported { header, lines: vec![line], summary: "{}".to_owned(), finished: true };
        let entry = |name: &str, value| TimedEntry {
            path: vec!["aliases".to_owned(), name.to_owned()],
            at: DateTime::UNIX_EPOCH,
            value,
        };
        let entries = vec![entry("a", Some("b".into())), entry("gone", None), entry("null", Some(Value::Null))];
        Everything { plays: vec![play], entries }
    }

    #[test]
    fn a_household_is_read_as_it_was_written() {
        let household = household();
        let text = household.to_json().unwrap();
        assert_eq!(content_from_json(text.as_bytes()), Ok(FileContent::Everything(household)));
    }

    #[test]
    fn any_other_letter_and_any_end_is_refused() {
        let text = household().to_json().unwrap();
        for end in 0..text.trim_end().len() {
            assert!(content_from_json(text.get(..end).unwrap_or_default().as_bytes()).is_err(), "{end}");
        }
        for (from, to) in [("\"b\"", "\"c\""), ("\"gone\"", "\"gine\""), ("\"count\": 1", "\"count\": 2")] {
            assert_eq!(content_from_json(text.replace(from, to).as_bytes()), Err(NOT_WHOLE), "{from}");
        }
    }

    #[test]
    fn a_newer_one_is_named() {
        let text = household().to_json().unwrap().replace("\"version\": 1", "\"version\": 2");
        assert_eq!(content_from_json(text.as_bytes()), Err(ExchangeError::Newer { version: 2, known: 1 }));
        assert!(super::super::plays_from_json(household().to_json().unwrap().as_bytes()).is_err());
    }
}
