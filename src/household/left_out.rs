//! What of a file was not taken, and why: each is named, and keeps nothing else out.

use crate::locale::{Language, Message};
use crate::table::guide::Words;

/// So many of a kind are named; of more there is only the number.
const NAMED: usize = 5;

/// Why something was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftWhy {
    /// It says that it was changed more than a day from now.
    Ahead,
    /// It leads to no entry, or is none: it would take the place of many.
    Form,
    /// A template's name that not every system takes for a file.
    Name,
    /// It is kept here, or was written, by a later version.
    Later,
    /// A play that is none that this version can open.
    Unreadable,
    /// A play that is not as it was written.
    Damaged,
}

/// Something that was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Why.
    pub why: LeftWhy,
    /// What it is called.
    pub name: Words,
}

impl LeftWhy {
    const ALL: [Self; 6] = [Self::Ahead, Self::Form, Self::Name, Self::Later, Self::Unreadable, Self::Damaged];

    /// How programs know it.
    pub fn name(self) -> &'static str {
        self.key().rsplit_once("left-").map_or_else(|| self.key(), |(_, name)| name)
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Ahead => "household-left-ahead",
            Self::Form => "household-left-form",
            Self::Name => "household-left-name",
            Self::Later => "household-left-later",
            Self::Unreadable => "household-left-unreadable",
            Self::Damaged => "household-left-damaged",
        }
    }
}

/// What is said of all that was left out, a message for each kind of reason.
pub fn messages(left: &[LeftOut], language: Language) -> Vec<Message> {
    let of = |why: LeftWhy| {
        let names: Vec<&str> = left.iter().filter(|one| one.why == why).map(|one| one.name.of(language)).collect();
        let count = names.len();
        let more = count.saturating_sub(NAMED);
        let mut named = Message::literals(names.into_iter().take(NAMED));
        if more > 0 {
            named.push(Message::new("household-left-more").number("more", more));
        }
        (count > 0).then(|| Message::new(why.key()).number("count", count).names("names", named))
    };
    LeftWhy::ALL.into_iter().filter_map(of).collect()
}
