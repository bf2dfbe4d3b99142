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
use crate::store::{Header, json};

/// What the file's `tableside` says.
pub(super) const KIND: &str = "household";

/// The version that is written, and the newest that is read.
pub(super) const VERSION: u64 = 1;

/// The largest file of everything or of all plays, in bytes: ten thousand plays on a desktop, and what a phone has the
/// memory for.
pub const EVERYTHING_LIMIT: u64 = if cfg!(target_arch = "wasm32") { super::LIMIT } else { 1 << 30 };

/// How many names lead to an entry at most. We write four.
const MOST_NAMES: usize = 8;

/// An entry of what is kept beside the plays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "WrittenEntry")]
pub struct TimedEntry {
    /// What leads to it: what is kept, and the names within that.
    pub path: Vec<String>,
    /// When it was changed last, as far as is known.
    pub at: DateTime<Utc>,
    /// What it says, as JSON, which as a tree would take a hundred times the room; none where it was taken out then.
    pub value: Option<String>,
}

/// An entry as a file has it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEntry {
    path: Vec<String>,
    #[serde(with = "crate::store::time")]
    at: DateTime<Utc>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    value: Option<Value>,
}

impl TryFrom<WrittenEntry> for TimedEntry {
    type Error = &'static str;

    fn try_from(entry: WrittenEntry) -> Result<Self, Self::Error> {
        let WrittenEntry { mut path, at, value } = entry;
        if path.len() > MOST_NAMES {
            return Err("a path of too many names");
        }
        path.shrink_to_fit();
        Ok(Self { path, at, value: value.map(|value| value.to_string()) })
    }
}

impl TimedEntry {
    /// The entry as a file has it.
    ///
    /// # Errors
    /// When its value is no JSON.
    pub fn text(&self) -> serde_json::Result<String> {
        let value = self.value.as_deref().map(json::parse).transpose()?;
        serde_json::to_string(&WrittenEntry { path: self.path.clone(), at: self.at, value })
    }
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
    /// Plays of the file that were read, but are not as they were written. A file that is written has none.
    pub damaged: Vec<Header>,
}

/// What is in a file of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileContent {
    /// Plays alone.
    Plays(Vec<Exported>),
    /// A whole household.
    Everything(Everything),
}

/// Whether a file calls itself one of all plays or of everything at its beginning, where we write it: those may be larger
/// than a file of one play.
pub(super) fn is_of_many(bytes: &[u8]) -> bool {
    let bytes = json::without_byte_order_mark(bytes);
    let kind = ["{", "\"tableside\"", ":", "\""].into_iter().fold(Some(bytes), after);
    let is = |kind: &[u8], name: &str| kind.strip_prefix(name.as_bytes()).is_some_and(|rest| rest.starts_with(b"\""));
    kind.is_some_and(|kind| is(kind, KIND) || is(kind, PLAYS))
}

/// What follows this part and the space before it.
fn after<'a>(rest: Option<&'a [u8]>, part: &str) -> Option<&'a [u8]> {
    rest?.trim_ascii_start().strip_prefix(part.as_bytes())
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

/// The text of a file that can be read again.
///
/// # Errors
/// [`ExchangeError::TooLarge`] when it is larger than that.
pub(super) fn readable(text: String) -> Result<String, ExchangeError> {
    if u64::try_from(text.len()).is_ok_and(|size| size > EVERYTHING_LIMIT) {
        return Err(ExchangeError::TooLarge { limit: EVERYTHING_LIMIT });
    }
    Ok(text)
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
            let text = entry.text().or(Err(ExchangeError::Body { number: 0 }))?;
            seal = seal.with(text.as_bytes());
            values.push(text);
        }
        let (count, plays, values) = (plays.len(), plays.join(",\n"), values.join(",\n"));
        let text = format!(
            "{{\n\"tableside\": \"{KIND}\",\n\"version\": {VERSION},\n\"count\": {count},\n\"plays\": [\n{plays}\n],\n\
             \"values\": [\n{values}\n],\n\"seal\": \"{seal}\"\n}}\n"
        );
        readable(text)
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
            let text = entry.text().or(Err(NOT_WHOLE))?;
            seal = seal.with(text.as_bytes());
        }
        if u64::try_from(kept.len()) != Ok(count) || seal.to_string() != sealed {
            return Err(NOT_WHOLE);
        }
        let (mut plays, mut damaged) = (Vec::with_capacity(kept.len()), Vec::new());
        for Object(play) in kept {
            let header = play.header();
            // One that is not whole is no reason to lose the others.
            match play.open() {
                Ok((play, _)) => plays.push(play),
                Err(_) => damaged.push(header),
            }
        }
        Ok(Self { plays, entries, damaged })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Line, PlayId};

    fn household() -> Everything {
        let header =
            Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: DateTime::UNIX_EPOCH };
        let line = Line { number: 1, at: DateTime::UNIX_EPOCH, by: "Ž".to_owned(), body: "{\"a\":1}".to_owned() };
        let play = Exported { header, lines: vec![line], summary: "{}".to_owned(), finished: true };
        let entries = ["a", "gone", "null"].map(|name| {
            let value = match name {
                "a" => Some("\"b\"".to_owned()),
                "null" => Some("null".to_owned()),
                _ => None,
            };
            TimedEntry { path: vec!["aliases".to_owned(), name.to_owned()], at: DateTime::UNIX_EPOCH, value }
        });
        Everything { plays: vec![play], entries: entries.into(), damaged: Vec::new() }
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
    fn only_a_file_that_says_so_where_it_begins_may_be_large() {
        let many =
            ["{\"tableside\":\"plays\",", " {\n\"tableside\" : \"household\"", "\u{feff}{\n\"tableside\": \"plays\"\n"];
        let others = [
            "",
            "{",
            "{\"tableside\":\"play\",\"plays\":[",
            "{\"a\":0,\"tableside\":\"plays\"",
            "[\"plays\"",
            "{\"tableside\":\"plays",
        ];
        assert!(many.iter().all(|text| is_of_many(text.as_bytes())));
        assert!(others.iter().all(|text| !is_of_many(text.as_bytes())));
    }

    #[test]
    fn a_newer_one_is_named() {
        let text = household().to_json().unwrap().replace("\"version\": 1", "\"version\": 2");
        assert_eq!(content_from_json(text.as_bytes()), Err(ExchangeError::Newer { version: 2, known: 1 }));
        assert!(super::super::plays_from_json(household().to_json().unwrap().as_bytes()).is_err());
    }

    #[test]
    fn of_a_play_that_is_not_whole_the_others_are_read() {
        let mut all = household();
        let mut other = all.plays[0].clone();
        (other.header.id, other.lines[0].body) = (PlayId::fresh(), "{\"b\":2}".to_owned());
        all.plays.push(other);
        let text = all.to_json().unwrap().replacen("{\\\"b\\\":2}", "{\\\"b\\\":3}", 1);
        let Ok(FileContent::Everything(read)) = content_from_json(text.as_bytes()) else { panic!("{text}") };
        assert_eq!((read.plays.len(), read.damaged.len(), &read.entries), (1, 1, &all.entries));
        assert_eq!(read.damaged[0], all.plays[1].header);
    }
}
