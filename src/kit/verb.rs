//! What a tap on a control does: its verb, told by its name without whose it is and without the value that it shows.
//!
//! "Anna: Points, plus 1" and "Ben: Points, plus 1" have one verb and two owners. A finger that taps quickly means the verb,
//! and whoever is next; so the guard against taps that were meant for something else asks for verbs alone.

use std::hash::{DefaultHasher, Hash, Hasher as _};

/// What stands in a verb for an owner.
const OWNER: char = '@';

/// What stands in a verb for a number.
const FIGURES: char = '#';

/// What kind of control something is, for the guard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ControlKind {
    /// Any other one.
    Plain,
    /// Each tap turns what the one before did.
    Switch,
    /// The highlighted button, which goes on.
    Loud,
    /// A key that is meant to be tapped on and on: of a keypad, of a stepper, or a piece that is counted.
    Key,
    /// The ground of a dialog or beside one, which does nothing or closes it.
    Ground,
    /// The highlighted button while something is missing: it enters nothing, and says or shows what that is.
    Waiting,
}

/// What a control is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Name {
    pub kind: ControlKind,
    /// All of its name.
    whole: u64,
    /// The same without figures, and up to its last colon, behind which a value stands.
    what: u64,
    pub verb: Verb,
}

impl Name {
    /// The name of a control at a table of these owners. Its figures and what stands behind its last colon are its value.
    pub fn new(kind: ControlKind, name: &str, owners: &[String]) -> Self {
        let what: String = before_value(name).chars().filter(|letter| !letter.is_ascii_digit()).collect();
        Self { kind, whole: hash(name), what: hash(what), verb: Verb::of(kind, name, owners) }
    }

    /// Whether it is the name of the same control, although that may show another value.
    pub fn is(self, other: Self) -> bool {
        self.whole == other.whole || self.what == other.what
    }
}

/// What a tap does, whoever it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Verb {
    /// All of the name, without its owners and figures.
    whole: u64,
    /// The same without a value behind its last colon.
    bare: u64,
}

impl Verb {
    fn of(kind: ControlKind, name: &str, owners: &[String]) -> Self {
        // Of the key of a figure no verb would be left.
        let has_words = name.chars().any(char::is_alphabetic);
        let plain = if has_words { without_owners(name, owners) } else { name.to_owned() };
        let bare = match kind {
            // What comes next stands behind a colon, and is no value: "Next: harvest".
            ControlKind::Loud => plain.as_str(),
            _ => before_value(&plain),
        };
        // Of "Anna: steal" nothing would be left but whose it is.
        let says_something = bare.chars().any(char::is_alphabetic);
        Self { whole: hash(&plain), bare: hash(if says_something { bare } else { &plain }) }
    }

    /// Whether both do the same. What is the same control shows another value only.
    pub fn is(self, other: Self, same_control: bool) -> bool {
        self.whole == other.whole || (same_control && self.bare == other.bare)
    }
}

/// A name up to its last colon, behind which a value stands.
fn before_value(name: &str) -> &str {
    name.rsplit_once(": ").map_or(name, |(what, _)| what)
}

/// A name with a sign for each owner and for each number. The longest of the owners' names come first.
fn without_owners(name: &str, owners: &[String]) -> String {
    let mut plain = String::with_capacity(name.len());
    let mut rest = name;
    // The letter before what is left: an owner's name is a word of its own.
    let mut before = ' ';
    loop {
        let owner = |owner: &String| {
            let after = rest.strip_prefix(owner.as_str())?;
            (!after.starts_with(char::is_alphanumeric)).then_some(after)
        };
        if !before.is_alphanumeric()
            && let Some(after) = owners.iter().find_map(owner)
        {
            plain.push(OWNER);
            (rest, before) = (after, OWNER);
            continue;
        }
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else { return plain };
        if !letter.is_ascii_digit() {
            plain.push(letter);
        } else if !before.is_ascii_digit() {
            plain.push(FIGURES);
        }
        (rest, before) = (letters.as_str(), letter);
    }
}

fn hash(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb(kind: ControlKind, name: &str) -> Verb {
        let owners = ["Anna Marie", "Anna", "Ben", "Žofie"].map(str::to_owned);
        Verb::of(kind, name, &owners)
    }

    #[test]
    fn another_owner_and_another_number_are_no_other_verb() {
        for (one, other) in [
            ("Anna: steal", "Ben: steal"),
            ("Anna Marie: Points, plus 1", "Žofie: Points, plus 1"),
            ("Anna bids 3 gold on Memphis", "Ben bids 12 gold on Memphis"),
            ("Ben’s sacrifice", "Anna’s sacrifice"),
        ] {
            assert!(verb(ControlKind::Plain, one).is(verb(ControlKind::Plain, other), false), "{one} and {other}");
        }
        assert!(verb(ControlKind::Loud, "Next: Anna").is(verb(ControlKind::Loud, "Next: Ben"), true));
    }

    #[test]
    fn what_does_something_else_is_another_verb_at_the_same_place_too() {
        for (kind, one, other) in [
            (ControlKind::Plain, "Anna: steal", "Ben: pass"),
            (ControlKind::Plain, "Memphis", "Abu"),
            (ControlKind::Plain, "Annabel", "Anna"),
            (ControlKind::Loud, "Next: harvest", "Next: sacrifice"),
            (ControlKind::Key, "5", "6"),
        ] {
            assert!(!verb(kind, one).is(verb(kind, other), true), "{one} and {other}");
        }
    }

    #[test]
    fn a_control_that_shows_another_value_does_the_same() {
        let (before, after) = (verb(ControlKind::Plain, "Memphis: Anna"), verb(ControlKind::Plain, "Memphis: blank"));
        assert!(before.is(after, true));
        assert!(!before.is(after, false), "another control may stand for another choice");
    }
}
