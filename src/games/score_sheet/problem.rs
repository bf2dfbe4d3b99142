//! What is wrong with a template, and where, in words for people.

use crate::locale::Message;

/// Something that keeps a template from being played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub spot: Spot,
    /// What.
    pub what: What,
}

/// A place in a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spot {
    /// Which part.
    pub part: Part,
    /// The key within it, as a file has it.
    pub key: &'static str,
}

/// A part of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// What holds for all of it.
    Head,
    /// A row, from 0.
    Row(usize),
    /// A row that decides a tie, from 0.
    Tie(usize),
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// The file is no TOML. The words are the reader's, in English.
    Syntax {
        /// What the reader says.
        detail: String,
    },
    /// The file has more bytes than any template.
    TooLarge,
    /// A key that no template has.
    Unknown {
        /// The key.
        key: String,
    },
    /// A key that must be there is not.
    Missing {
        /// The key.
        key: &'static str,
    },
    /// Something else stands behind a key than should.
    Kind {
        /// The key.
        key: &'static str,
        /// An example of what should stand there.
        example: &'static str,
    },
    /// A number that is too small or too large.
    Range {
        /// The key.
        key: &'static str,
        /// The least it can be.
        least: i64,
        /// The most it can be.
        most: i64,
    },
    /// The players are not from 1 to 6, or the fewest are more than the most.
    Players,
    /// There is no row.
    NoRows,
    /// There are too many rows.
    TooManyRows,
    /// There are rounds, and every row is counted once.
    NothingEachRound,
    /// There is no title.
    NoTitle,
    /// A title is too long.
    LongTitle,
    /// An id has something else than small letters, figures and hyphens.
    Id,
    /// Two rows have the same id.
    SameId {
        /// The id.
        id: String,
    },
    /// A row has more than one rule.
    TwoRules,
    /// A table without a line, or with too many.
    Thresholds,
    /// Thresholds that do not rise.
    NotRising,
}

/// A template's file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub what: What,
}

impl What {
    /// The message for people.
    pub fn message(&self) -> Message {
        match self {
            Self::Syntax { detail } => Message::new("score-sheet-wrong-syntax").text("detail", detail),
            Self::TooLarge => Message::new("score-sheet-wrong-too-large").number("limit", super::file::LONGEST >> 10),
            Self::Unknown { key } => Message::new("score-sheet-wrong-unknown").text("key", key),
            Self::Missing { key } => Message::new("score-sheet-wrong-missing").text("key", *key),
            Self::Kind { key, example } => {
                Message::new("score-sheet-wrong-kind").text("key", *key).text("example", *example)
            }
            Self::Range { key, least, most } => {
                Message::new("score-sheet-wrong-range").text("key", *key).number("least", *least).number("most", *most)
            }
            Self::Players => Message::new("score-sheet-wrong-players").number("most", super::template::SEATS),
            Self::NoRows => Message::new("score-sheet-wrong-no-rows"),
            Self::TooManyRows => Message::new("score-sheet-wrong-too-many-rows")
                .number("rows", super::template::ROWS)
                .number("ties", super::template::TIES),
            Self::NothingEachRound => Message::new("score-sheet-wrong-nothing-each-round"),
            Self::NoTitle => Message::new("score-sheet-wrong-no-title"),
            Self::LongTitle => Message::new("score-sheet-wrong-long-title").number("most", super::template::TITLE),
            Self::Id => Message::new("score-sheet-wrong-id"),
            Self::SameId { id } => Message::new("score-sheet-wrong-same-id").text("id", id),
            Self::TwoRules => Message::new("score-sheet-wrong-two-rules"),
            Self::Thresholds => Message::new("score-sheet-wrong-thresholds").number("most", super::template::ROWS),
            Self::NotRising => Message::new("score-sheet-wrong-not-rising"),
        }
    }
}

impl FileError {
    /// The message for people, with the file's name.
    pub fn say(&self, file: &str) -> Message {
        Message::new("score-sheet-bad-file")
            .text("file", file)
            .number("line", self.line)
            .say("what", self.what.message())
    }
}
