//! What is kept of a play: its header, its lines, and what a list shows of it.

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use super::checksum::Checksum;
use super::{json, time};

/// A play's name among all plays on all devices: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PlayId(u128);

impl PlayId {
    /// One that no other play has.
    pub fn fresh() -> Self {
        let mut bytes = [0; 16];
        if getrandom::fill(&mut bytes).is_err() {
            // No source of random bytes is no reason to refuse a play: the time and a hash seed are as good as unique
            // in one household, and a store refuses an id that it has.
            let seed = RandomState::new().hash_one(time::now());
            return Self(u128::from(seed) << 64 | u128::from(time::now().timestamp_micros().unsigned_abs()));
        }
        Self(u128::from_be_bytes(bytes))
    }

    /// The id of a copy of this play whose log has this checksum: always the same, so that nobody makes a second one of it.
    #[cfg(not(target_arch = "wasm32"))]
    pub(super) fn of_copy(self, seal: u64) -> Self {
        self.copied(seal)
    }

    /// The id of the copy of this play whose log went another way with these lines: the same on every device, however far
    /// the copy goes on.
    #[must_use]
    pub fn of_branch(self, lines: &[Line]) -> Self {
        // A file's JSON may have been laid out anew on its way.
        let plain = |line: &Line| {
            let body = json::parse(&line.body).map_or_else(|_| line.body.clone(), |body| body.to_string());
            Line { body, ..line.clone() }
        };
        let sum = lines.iter().fold(Checksum::empty(), |sum, line| sum.then(&plain(line)));
        self.copied(sum.number())
    }

    fn copied(self, seal: u64) -> Self {
        Self(self.0 ^ (u128::from(seal) << 64 | u128::from(seal.rotate_left(32))))
    }
}

impl fmt::Display for PlayId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl From<PlayId> for String {
    fn from(id: PlayId) -> Self {
        id.to_string()
    }
}

/// Words that are no [`PlayId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a play's id: it has 32 hexadecimal digits")]
pub struct NotAPlayId;

impl FromStr for PlayId {
    type Err = NotAPlayId;

    fn from_str(text: &str) -> Result<Self, NotAPlayId> {
        // One id has one spelling, and `from_str_radix` would take a sign too.
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 32 || !digits {
            return Err(NotAPlayId);
        }
        u128::from_str_radix(text, 16).map(Self).or(Err(NotAPlayId))
    }
}

impl TryFrom<String> for PlayId {
    type Error = NotAPlayId;

    fn try_from(text: String) -> Result<Self, NotAPlayId> {
        text.parse()
    }
}

/// What is known of a play from its beginning. Nothing of it ever changes but the format, which rises when a line is added
/// that needs a later one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The play's name among all plays.
    pub id: PlayId,
    /// The game's folder name, such as `amun-re`.
    pub game: String,
    /// The version of the game's log format.
    pub format: u32,
    /// When it began.
    #[serde(with = "super::time")]
    pub started: DateTime<Utc>,
}

impl Header {
    /// The same for a log with these lines: its format is the latest that one of them needs. A program that does not know
    /// it leaves the play alone.
    #[must_use]
    pub fn raised(self, lines: &[Line]) -> Self {
        let needed = lines.iter().map(Line::format).max().unwrap_or_default();
        Self { format: self.format.max(needed), ..self }
    }

    /// The same as the play began: with the format that its first line needs. On the wire a play has this one for as long
    /// as it is shared, so that the checksums of all devices go on from the same beginning.
    #[must_use]
    pub fn as_begun(self, lines: &[Line]) -> Self {
        Self { format: lines.first().map_or(self.format, Line::format), ..self }
    }

    /// Whether both are of one play; one of them may have gone on to a later format.
    pub fn is_of_same_play(&self, other: &Self) -> bool {
        (self.id, &self.game, self.started) == (other.id, &other.game, other.started)
    }
}

/// One line of a play's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its place in the log, from 1 and without gaps.
    pub number: u64,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// Who entered it, or which device.
    pub by: String,
    /// What was entered, as JSON.
    pub body: String,
}

impl Line {
    /// Where a line's JSON says which version of the log's format it needs; one that says nothing needs the first.
    pub const FORMAT: &'static str = "format";

    /// The version of the log's format that a program must know to read the line. That is all that the room of the store
    /// understands of it.
    pub fn format(&self) -> u32 {
        // Nearly no line says so; those are not read a second time for it.
        if !self.body.contains("\"format\"") {
            return 1;
        }
        let needed = json::parse(&self.body).ok().and_then(|body| body.get(Self::FORMAT)?.as_u64());
        needed.and_then(|needed| u32::try_from(needed).ok()).unwrap_or(1)
    }
}

/// A play as a list shows it, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is.
    pub header: Header,
    /// What the last writer wanted to be shown of it, as JSON.
    pub summary: String,
    /// How many lines its log has.
    pub entries: u64,
    /// When its last line was entered.
    pub changed: DateTime<Utc>,
    /// Whether it has its result.
    pub finished: bool,
    /// Whether it lies in the trash.
    pub removed: bool,
}

/// Whether the lines are numbered without a gap after this number; shared by all stores.
pub(super) fn continues(last: u64, lines: &[Line]) -> bool {
    lines.iter().zip(last.saturating_add(1)..).all(|(line, number)| line.number == number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_has_one_id_however_its_json_is_laid_out() {
        let line = |body: &str| Line { number: 1, at: DateTime::UNIX_EPOCH, by: "a".to_owned(), body: body.to_owned() };
        let id = PlayId(7);
        assert_eq!(id.of_branch(&[line(r#"{"b":1, "a":2}"#)]), id.of_branch(&[line(r#"{"a":2,"b":1}"#)]));
        assert_ne!(id.of_branch(&[line("1")]), id.of_branch(&[line("2")]));
    }

    #[test]
    fn a_line_says_which_format_it_needs_and_the_header_rises_to_it() {
        let line = |body: &str| Line { number: 1, at: DateTime::UNIX_EPOCH, by: "a".to_owned(), body: body.to_owned() };
        let (plain, later) = (line(r#"{"act":{"note":"the \"format\": 7"}}"#), line(r#"{"act":1, "format" : 2}"#));
        assert_eq!((plain.format(), later.format(), line("[]").format()), (1, 2, 1));
        let header = Header { id: PlayId(7), game: "nile".to_owned(), format: 1, started: DateTime::UNIX_EPOCH };
        let raised = header.clone().raised(&[plain.clone(), later.clone()]);
        assert_eq!((raised.format, header.is_of_same_play(&raised)), (2, true));
        assert_eq!(raised.as_begun(&[plain, later]), header);
    }

    #[test]
    fn an_id_is_read_as_it_is_written() {
        let id = PlayId::fresh();
        assert_eq!(id.to_string().len(), 32);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(PlayId(7).to_string().parse(), Ok(PlayId(7)));
        assert_eq!(json::read::<PlayId>(&format!("\"{id}\"")).ok(), Some(id));
        assert_ne!(PlayId::fresh(), id);
    }

    #[test]
    fn other_words_are_no_id() {
        let signed = format!("+{}", "1".repeat(31));
        for text in ["", "12", &"g".repeat(32), &"A".repeat(32), &signed, &"1".repeat(33), &"č".repeat(16)] {
            assert_eq!(text.parse::<PlayId>(), Err(NotAPlayId), "{text}");
        }
    }
}
