//! Why a number is what it is: a tree that goes down to what was entered.

use serde::Serialize;

use crate::locale::Message;

/// A number with its explanation: what it is, how much, by which rule, and the parts it was made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What the number is ("Harvest in Memphis: 3 farmers × 2").
    pub what: Message,
    /// How much it is; none for a line that only explains.
    pub amount: Option<i64>,
    /// Whether the amount is a change, whose sign is always shown.
    pub change: bool,
    /// The rule in our own words; none for a plain part.
    pub rule: Option<Rule>,
    /// How sure the figure behind it is.
    pub sure: Sure,
    /// What it was made of, in order.
    pub parts: Vec<Self>,
}

/// A rule in our own words, and where the rulebook has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The rule in a sentence or two.
    pub words: Message,
    /// Its place: rulebook, edition, section.
    pub place: Message,
}

/// How sure a figure is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sure {
    /// The rulebook or several sources say so, or it follows from an example there.
    #[default]
    Stated,
    /// The owner of the box has read it off the board.
    Owner,
    /// Likely, but nobody has confirmed it: shown as "check your board".
    Unconfirmed,
    /// Nobody knows; it counts as nothing until the owner fills it in.
    Unknown,
}

impl Reason {
    /// A number that was counted or entered, without parts.
    pub const fn new(what: Message, amount: i64) -> Self {
        Self { what, amount: Some(amount), change: false, rule: None, sure: Sure::Stated, parts: Vec::new() }
    }

    /// A line that only explains.
    pub const fn note(what: Message) -> Self {
        Self { what, amount: None, change: false, rule: None, sure: Sure::Stated, parts: Vec::new() }
    }

    /// The sum of its parts.
    pub fn sum(what: Message, parts: Vec<Self>) -> Self {
        let amount = parts.iter().filter_map(|part| part.amount).sum();
        Self { what, amount: Some(amount), change: false, rule: None, sure: Sure::Stated, parts }
    }

    /// The same with the rule behind it: the message keys of its words and of its place.
    #[must_use]
    pub fn by(mut self, words: Message, place: Message) -> Self {
        self.rule = Some(Rule { words, place });
        self
    }

    /// The same with these parts.
    #[must_use]
    pub fn of(mut self, parts: Vec<Self>) -> Self {
        self.parts = parts;
        self
    }

    /// The same, resting on a figure of this sureness.
    #[must_use]
    pub const fn sure(mut self, sure: Sure) -> Self {
        self.sure = sure;
        self
    }

    /// The least sure figure in the whole tree.
    pub fn least_sure(&self) -> Sure {
        self.parts.iter().map(Self::least_sure).fold(self.sure, Sure::max)
    }
}
