//! Entries of the log, and the lines they are kept as.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use thiserror::Error;

use super::seat::Setup;
use crate::store::Line;
use crate::store::json;

/// The newest version of the log's format that is known here; a newer one is refused.
///
/// A play begins in version 1, and every program can read it for as long as nothing is entered that came later. Such an
/// entry says itself which version it needs ([`Line::format`]), and from then on so does the play's header: what was
/// entered before stays as it is, to the letter.
///
/// - 2: a play can be ended early.
pub const FORMAT: u32 = 2;

/// The version in which a play begins.
pub const FIRST_FORMAT: u32 = 1;

/// One entry: when, who, and what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<A> {
    /// Its number, from 1, without gaps.
    pub number: u64,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// Which device or window entered it.
    pub by: String,
    /// What was entered.
    pub what: What<A>,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum What<A> {
    /// The play begins; always entry 1, and only there.
    Start(Setup),
    /// Something was done.
    Act(A),
    /// The same, as a further tap of the action before it: they stand and fall together.
    Join(A),
    /// These entries no longer stand.
    Undo(Vec<u64>),
    /// These entries stand again.
    Redo(Vec<u64>),
    /// Another action stands in the place of a step.
    Change(EntryChange<A>),
}

/// Which step is changed, and into what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EntryChange<A> {
    /// The entries of the step, ascending: an action, and the taps that joined it.
    pub entries: Vec<u64>,
    /// The action that is carried out in the place of the first; the others do nothing.
    pub to: A,
}

impl<A> What<A> {
    /// The same with something else for the action.
    pub fn map<B>(self, action: impl FnOnce(A) -> B) -> What<B> {
        match self {
            Self::Start(setup) => What::Start(setup),
            Self::Act(it) => What::Act(action(it)),
            Self::Join(it) => What::Join(action(it)),
            Self::Undo(numbers) => What::Undo(numbers),
            Self::Redo(numbers) => What::Redo(numbers),
            Self::Change(EntryChange { entries, to }) => What::Change(EntryChange { entries, to: action(to) }),
        }
    }
}

/// A line that is no entry.
#[derive(Debug, Error)]
pub enum EntryError {
    /// The text says nothing we know.
    #[error("entry {number} cannot be read: {cause}")]
    Unreadable {
        /// The line's number.
        number: u64,
        /// What is wrong with it.
        cause: serde_json::Error,
    },
    /// A newer version of the program wrote it.
    #[error("entry {number} needs format {found} of the log; this version knows {FORMAT}")]
    Newer {
        /// The line's number.
        number: u64,
        /// The format that it needs.
        found: u32,
    },
}

impl<A> Entry<A> {
    /// The action, when the entry is one. A change is none: its action is carried out elsewhere.
    pub const fn action(&self) -> Option<&A> {
        match &self.what {
            What::Act(action) | What::Join(action) => Some(action),
            What::Start(_) | What::Undo(_) | What::Redo(_) | What::Change(_) => None,
        }
    }
}

impl Entry<()> {
    /// Reads a line of the store: the entry, and its action apart from it, as JSON.
    ///
    /// # Errors
    /// When its body is no entry. What the action says is not looked at.
    pub fn read(line: &Line) -> Result<(Self, Option<Value>), EntryError> {
        let found = line.format();
        if found > FORMAT {
            return Err(EntryError::Newer { number: line.number, found });
        }
        let unreadable = |cause| EntryError::Unreadable { number: line.number, cause };
        let mut json = json::parse(&line.body).map_err(unreadable)?;
        if let Some(parts) = json.as_object_mut().filter(|_| found > FIRST_FORMAT) {
            parts.remove(Line::FORMAT);
        }
        let action = take_action(&mut json);
        let what = Deserialize::deserialize(&json).map_err(unreadable)?;
        Ok((Self { number: line.number, at: line.at, by: line.by.clone(), what }, action))
    }
}

/// The action of an entry's body. It is taken out as it is: to read JSON as JSON would be to build it anew.
fn take_action(body: &mut Value) -> Option<Value> {
    let mut parts = body.as_object_mut().into_iter().flatten();
    parts.find_map(|(kind, part)| match kind.as_str() {
        "act" | "join" => Some(part.take()),
        "change" => part.get_mut("to").map(Value::take),
        _ => None,
    })
}

/// An entry as the body of a line, which says which version of the format it needs where that is not the first. The names
/// in it come in the order of the alphabet, as every program lays them out that writes it again.
///
/// # Errors
/// When the action cannot be written as JSON, which no action of ours is.
pub(super) fn body<A: Serialize>(what: &What<A>, format: u32) -> serde_json::Result<String> {
    let body = serde_json::to_string(what)?;
    Ok(match body.strip_suffix('}') {
        Some(open) if format > FIRST_FORMAT => format!("{open},\"{}\":{format}}}", Line::FORMAT),
        _ => body,
    })
}

impl<A: Serialize> Entry<A> {
    /// The entry as a line for the store.
    ///
    /// # Errors
    /// When the action cannot be written as JSON, which no action of ours is.
    pub fn line(&self) -> Result<Line, EntryError> {
        let unreadable = |cause| EntryError::Unreadable { number: self.number, cause };
        let body = serde_json::to_string(&self.what).map_err(unreadable)?;
        Ok(Line { number: self.number, at: self.at, by: self.by.clone(), body })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(body: &str) -> Result<(What<()>, Option<Value>), String> {
        let line = Line { number: 2, at: DateTime::UNIX_EPOCH, by: "a".to_owned(), body: body.to_owned() };
        Entry::read(&line).map(|(entry, action)| (entry.what, action)).map_err(|error| error.to_string())
    }

    #[test]
    fn the_action_comes_apart_from_its_entry() {
        assert_eq!(read(r#"{"act":{"do":"pass"}}"#), Ok((What::Act(()), Some(json!({ "do": "pass" })))));
        assert_eq!(read(r#"{"join":null}"#), Ok((What::Join(()), Some(Value::Null))));
        assert_eq!(read(r#"{"undo":[2,3]}"#), Ok((What::Undo(vec![2, 3]), None)));
        let change = What::Change(EntryChange { entries: vec![2, 3], to: () });
        assert_eq!(
            read(r#"{"change":{"entries":[2,3],"to":{"do":"pass"}}}"#),
            Ok((change, Some(json!({ "do": "pass" }))))
        );
    }

    #[test]
    fn an_entry_that_came_later_says_which_format_it_needs() {
        let two = body(&What::Act(json!({ "do": "end-early" })), 2).unwrap();
        assert_eq!(two, r#"{"act":{"do":"end-early"},"format":2}"#);
        assert_eq!(read(&two), Ok((What::Act(()), Some(json!({ "do": "end-early" })))));
        assert_eq!(body(&What::Act(json!(1)), 1).unwrap(), r#"{"act":1}"#);
        let later = read(r#"{"act":{"do":"sing"},"format":3}"#).unwrap_err();
        assert_eq!(later, "entry 2 needs format 3 of the log; this version knows 2");
    }

    #[test]
    fn what_is_no_entry_is_refused_in_words() {
        for (body, why) in [
            (r#"{"act":1,"join":2}"#, "map with a single key"),
            (r#"{"wait":1}"#, "unknown variant `wait`"),
            (r#""act""#, "invalid type: unit variant, expected newtype variant"),
            (r#"{"undo":"all"}"#, "invalid type: string"),
            (r#"{"change":{"entries":[2]}}"#, "missing field `to`"),
            ("[]", "invalid type: sequence"),
            ("{", "EOF while parsing"),
        ] {
            let refused = read(body).unwrap_err();
            assert!(refused.starts_with("entry 2 cannot be read: ") && refused.contains(why), "{body}: {refused}");
        }
    }
}
