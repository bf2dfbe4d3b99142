//! What is wrong with an input: where it is, and what belongs there.

use thiserror::Error;

use crate::locale::{Language, Message};
use crate::store::json_limits::TooMuch;

/// The first flaw of an input. [`CalcError::message`] tells it to people in one line; as an error it speaks English.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", Language::En.say(.say))]
pub struct CalcError {
    path: String,
    say: Message,
}

impl CalcError {
    /// The text is not JSON, or more than one JSON value; line and column are counted from 1.
    pub(super) fn not_json(path: String, line: usize, column: usize) -> Self {
        let say = Message::new("calc-not-json").say("path", place(&path));
        Self { say: say.number("line", as_number(line)).number("column", as_number(column)), path }
    }

    /// The input has more bytes than this.
    pub(super) fn too_long(most: usize) -> Self {
        Self { path: String::new(), say: Message::new("calc-too-long").number("limit", as_number(most >> 10)) }
    }

    /// The input holds more than any calculator takes.
    pub(super) fn too_much(limit: TooMuch) -> Self {
        let (key, most) = match limit {
            TooMuch::Depth(most) => ("calc-too-deep", most),
            TooMuch::Values(most) | TooMuch::Items(most) => ("calc-too-many-values", most),
            TooMuch::Letters(most) => ("calc-long-text", most),
        };
        Self { path: String::new(), say: Message::new(key).number("limit", as_number(most)) }
    }

    /// The field stands twice in its object.
    pub(super) fn twice(path: String) -> Self {
        Self { say: Message::new("calc-twice").say("path", place(&path)), path }
    }

    /// The object has no such field, only these.
    pub(super) fn unknown(path: String, known: &[&'static str]) -> Self {
        let say = Message::new("calc-unknown")
            .say("path", place(&path))
            .names("known", Message::literals(known.iter().copied()));
        Self { say, path }
    }

    /// The field is missing, which takes this.
    pub(super) fn missing(path: String, takes: Message) -> Self {
        Self { say: Message::new("calc-missing").say("path", place(&path)).say("takes", takes), path }
    }

    /// The field holds something else than it takes.
    pub(super) fn other(path: String, takes: Message) -> Self {
        Self { say: Message::new("calc-takes").say("path", place(&path)).say("takes", takes), path }
    }

    /// Where the flaw is, as in `offers[1].gold`; empty for the input as a whole.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The flaw in words, in one line: the field, and what it takes.
    pub const fn message(&self) -> &Message {
        &self.say
    }
}

fn place(path: &str) -> Message {
    if path.is_empty() { Message::new("calc-input") } else { Message::literal(path) }
}

/// A size as a message's number.
pub(super) fn as_number(size: usize) -> i64 {
    i64::try_from(size).unwrap_or(i64::MAX)
}

/// A text from the input as it may stand in a message: in one line, not longer than a line.
pub(super) fn in_one_line(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
