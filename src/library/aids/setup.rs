//! A setup, step by step, with what each step takes at a table of so many players; and the pieces of the box.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::{AtTable, BlankTable, both};
use crate::library::book::{BookError, Titled, confidence, form};
use crate::library::confidence::Confidence;
use crate::library::entry::{Fact, LibraryEntry, Names, Ref, SETUP_STEP, When};
use crate::locale::Message;
use crate::table::guide::{Table, Wording, Words};

const FILE: &str = "setup.toml";

/// How a table is set up, and what the box holds.
#[derive(Clone, Debug, Default)]
pub struct SetupList {
    /// The steps, in order.
    pub steps: Vec<SetupStep>,
    /// The pieces of the box, in the order in which they are packed.
    pub pieces: Vec<BoxPiece>,
    /// What of the box can be written down as own cards.
    pub blanks: Vec<BlankTable>,
}

/// One thing to do before the game.
#[derive(Clone, Debug)]
pub struct SetupStep {
    /// Its id, unique in the game.
    pub id: String,
    /// What to do.
    pub title: Words,
    /// How, where the title does not say it all.
    pub text: Option<Words>,
    /// What a player alone reads instead, where the words above speak of everyone.
    solo: Option<Wording>,
    /// Who does it, or gets what it counts.
    pub who: Takes,
    /// At which tables it is done.
    pub when: AtTable,
    /// What it takes.
    pub counts: Vec<Count>,
    /// Where it stands.
    pub source: Words,
    /// How sure it is.
    pub confidence: Confidence,
    /// What is not known of it, or disputed.
    pub unsure: Option<Words>,
    /// What players call it too, for the search.
    pub also: Vec<String>,
    /// The cards and rulings that belong to it, by id.
    pub related: Vec<String>,
}

/// Who does a step, or gets what it counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Takes {
    /// The table, whoever is next to it.
    #[default]
    Table,
    /// Everyone.
    Each,
    /// The first player.
    First,
}

/// How many of something a step takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Of what, in the form for several.
    pub what: Words,
    /// How many.
    pub amount: Amount,
    /// The figure by which the owner of a box fills it in, without the number of players that it is for.
    figure: Option<String>,
}

/// A number that may depend on the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// So many for each player.
    Each(i64),
    /// So many in all, at every table.
    All(i64),
    /// So many in all for each player, and so many more.
    Players {
        /// For each player; less than 0 where they leave fewer over.
        times: i64,
        /// And so many more.
        plus: i64,
    },
    /// No source that is known says how many.
    Unknown,
}

/// A number at one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Computed {
    /// For each player, where that differs from the number in all.
    pub each: Option<i64>,
    /// In all; none where nobody knows.
    pub all: Option<i64>,
}

/// A kind of piece in the box.
#[derive(Clone, Debug)]
pub struct BoxPiece {
    /// Its id, unique in the game; what is missing is kept by it.
    pub id: String,
    /// What it is, in the form for several.
    pub what: Words,
    /// How many the box holds, as far as it is known.
    pub holds: Holds,
    /// With which boxes it comes.
    pub when: AtTable,
    /// Where that stands.
    pub source: Words,
    /// How sure it is.
    pub confidence: Confidence,
}

/// How many of a piece the box holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// So many.
    Just(u16),
    /// So many, or more in some printings.
    AtLeast(u16),
    /// Nobody knows how many.
    Unknown,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SetupFile {
    title: Words,
    #[serde(rename = "step")]
    steps: Vec<RawStep>,
    #[serde(rename = "piece")]
    pieces: Vec<RawPiece>,
    #[serde(default, rename = "blank")]
    blanks: Vec<BlankTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawStep {
    id: String,
    title: Words,
    text: Option<Words>,
    solo: Option<Wording>,
    #[serde(default)]
    who: Takes,
    #[serde(default)]
    when: AtTable,
    #[serde(default)]
    counts: Vec<RawCount>,
    source: Words,
    confidence: String,
    unsure: Option<Words>,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    related: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RawCount {
    what: Words,
    each: Option<i64>,
    all: Option<i64>,
    per_player: Option<i64>,
    #[serde(default)]
    plus: i64,
    figure: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RawPiece {
    id: String,
    what: Words,
    count: Option<u16>,
    at_least: Option<u16>,
    #[serde(default)]
    when: AtTable,
    source: Words,
    confidence: String,
}

/// Reads a `setup.toml`, and what the kind of its entries is called.
pub(super) fn read(text: &str) -> Result<(SetupList, Option<Titled>), BookError> {
    if text.is_empty() {
        return Ok((SetupList::default(), None));
    }
    let SetupFile { title, steps, pieces, blanks } = form(FILE, text)?;
    blanks.iter().try_for_each(BlankTable::check)?;
    let list = SetupList {
        steps: steps.into_iter().map(RawStep::step).collect::<Result<_, _>>()?,
        pieces: pieces.into_iter().map(RawPiece::piece).collect::<Result<_, _>>()?,
        blanks,
    };
    let mut seen = BTreeSet::new();
    let ids = list.steps.iter().map(|step| &step.id).chain(list.pieces.iter().map(|piece| &piece.id));
    match ids.into_iter().find(|id| !seen.insert(id.as_str())) {
        Some(twice) => Err(BookError::Twice(twice.clone())),
        None => Ok((list, Some(Titled { id: SETUP_STEP.to_owned(), title }))),
    }
}

impl RawStep {
    fn step(self) -> Result<SetupStep, BookError> {
        let confidence = confidence(&self.id, &self.confidence)?;
        let solo = self.solo.iter().flat_map(|solo| solo.title.iter().chain(&solo.text));
        let words = solo.chain(&self.text).chain(&self.unsure).chain(self.counts.iter().map(|count| &count.what));
        if !words.chain([&self.title, &self.source]).all(both) {
            return Err(BookError::Wordless { entry: self.id, what: "step" });
        }
        Ok(SetupStep {
            counts: self.counts.into_iter().map(RawCount::count).collect(),
            id: self.id,
            title: self.title,
            text: self.text,
            solo: self.solo,
            who: self.who,
            when: self.when,
            source: self.source,
            confidence,
            unsure: self.unsure,
            also: self.also,
            related: self.related,
        })
    }
}

impl RawCount {
    fn count(self) -> Count {
        let amount = match (self.each, self.all, self.per_player) {
            (Some(each), None, None) => Amount::Each(each),
            (None, Some(all), None) => Amount::All(all),
            (None, None, Some(times)) => Amount::Players { times, plus: self.plus },
            _ => Amount::Unknown,
        };
        Count { what: self.what, amount, figure: self.figure }
    }
}

impl RawPiece {
    fn piece(self) -> Result<BoxPiece, BookError> {
        let confidence = confidence(&self.id, &self.confidence)?;
        if !(both(&self.what) && both(&self.source)) {
            return Err(BookError::Wordless { entry: self.id, what: "piece" });
        }
        let holds = match (self.count, self.at_least) {
            (Some(count), _) => Holds::Just(count),
            (None, Some(least)) => Holds::AtLeast(least),
            (None, None) => Holds::Unknown,
        };
        Ok(BoxPiece { id: self.id, what: self.what, holds, when: self.when, source: self.source, confidence })
    }
}

impl SetupList {
    /// The steps of this table.
    pub fn steps_at(&self, table: &Table<'_>) -> impl Iterator<Item = &SetupStep> {
        self.steps.iter().filter(move |step| step.when.holds(table))
    }

    /// The pieces of this table's boxes.
    pub fn pieces_at(&self, table: &Table<'_>) -> impl Iterator<Item = &BoxPiece> {
        self.pieces.iter().filter(move |piece| piece.when.holds(table))
    }

    /// Each step as an entry of the library.
    pub(super) fn entries(&self, game: &str) -> Vec<LibraryEntry> {
        self.steps.iter().map(|step| step.entry(game)).collect()
    }
}

impl SetupStep {
    /// The id of its entry in the library.
    pub fn entry_id(&self) -> String {
        format!("setup-{}", self.id)
    }

    /// What to do at a table of so many players, and how where that does not say it all.
    pub fn words(&self, players: usize) -> (&Words, Option<&Words>) {
        let solo = self.solo.as_ref().filter(|_| players == 1);
        let title = solo.and_then(|solo| solo.title.as_ref()).unwrap_or(&self.title);
        (title, solo.and_then(|solo| solo.text.as_ref()).or(self.text.as_ref()))
    }

    fn entry(&self, game: &str) -> LibraryEntry {
        let fact = |count: &Count| Fact {
            what: count.what.clone(),
            value: Words::from_say(&count.amount.message()),
            confidence: if count.amount == Amount::Unknown { Confidence::Unknown } else { self.confidence },
        };
        LibraryEntry {
            asked: Vec::new(),
            at: Ref::new(game, self.entry_id()),
            kind: SETUP_STEP.to_owned(),
            deck: None,
            names: Names { en: self.title.en.clone(), cs: self.title.cs.clone(), de: None },
            text: self.text.clone().unwrap_or_else(|| self.title.clone()),
            why: None,
            numbers: Vec::new(),
            copies: None,
            phases: Vec::new(),
            also: self.also.clone(),
            facts: self.counts.iter().map(fact).collect(),
            source: self.source.clone(),
            confidence: self.confidence,
            unsure: self.unsure.clone(),
            when: When { option: self.when.option.clone(), without: self.when.without.clone() },
            cards: Vec::new(),
            related: self.related.clone(),
            rules: Vec::new(),
        }
    }
}

impl Amount {
    /// The number at a table of so many players.
    pub fn at(self, players: usize) -> Computed {
        let players = i64::try_from(players).unwrap_or(i64::MAX);
        let all = match self {
            Self::Each(each) => Some(each.saturating_mul(players)),
            Self::All(all) => Some(all),
            Self::Players { times, plus } => Some(times.saturating_mul(players).saturating_add(plus)),
            Self::Unknown => None,
        };
        let each = if let Self::Each(each) = self { Some(each).filter(|_| players > 1) } else { None };
        Computed { each, all }
    }

    /// The number at any table, in words.
    fn message(self) -> Message {
        match self {
            Self::Each(each) => Message::new("setup-any-each").number("each", each),
            Self::All(all) => Message::literal(all.to_string()),
            Self::Players { times, plus: 0 } => Message::new("setup-any-each").number("each", times),
            Self::Players { times: 1, plus } => Message::new("setup-any-players").number("more", plus),
            Self::Players { times: -1, plus } => Message::new("setup-any-left").number("from", plus),
            Self::Players { times, plus } if times < 0 => {
                Message::new("setup-any-left-each").number("from", plus).number("each", times.saturating_neg())
            }
            Self::Players { times, plus } => {
                Message::new("setup-any-players-each").number("each", times).number("more", plus)
            }
            Self::Unknown => Message::new("setup-any-unknown"),
        }
    }
}

/// The numbers of players as the figures of a box spell them, from one on.
const PLAYERS: [&str; 6] = ["one", "two", "three", "four", "five", "six"];

impl Count {
    /// The figure of the box for so many players; none where the box has none.
    pub fn figure(&self, players: usize) -> Option<String> {
        let players = PLAYERS.get(players.checked_sub(1)?)?;
        Some(format!("{}-for-{players}", self.figure.as_ref()?))
    }

    /// So many of what, in words.
    pub fn filled_in(&self, all: i64) -> Message {
        Message::new("setup-count").say("what", Message::of_words(&self.what)).number("all", all)
    }

    /// How many of what at a table of so many players, in words.
    pub fn message(&self, players: usize) -> Message {
        let what = Message::of_words(&self.what);
        match self.amount.at(players) {
            Computed { each: Some(each), all: Some(all) } => {
                Message::new("setup-count-each").say("what", what).number("each", each).number("all", all)
            }
            Computed { all: Some(all), .. } => Message::new("setup-count").say("what", what).number("all", all),
            Computed { .. } => Message::new("setup-count-unknown").say("what", what),
        }
    }
}

impl Holds {
    /// How many the box holds, in words.
    pub fn message(self) -> Message {
        match self {
            Self::Just(count) => Message::literal(count.to_string()),
            Self::AtLeast(count) => Message::new("setup-holds-least").number("all", count),
            Self::Unknown => Message::new("setup-holds-unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_follows_the_players() {
        assert_eq!(Amount::Each(20).at(4), Computed { each: Some(20), all: Some(80) });
        assert_eq!(Amount::Each(20).at(1), Computed { each: None, all: Some(20) });
        assert_eq!(Amount::Players { times: -1, plus: 5 }.at(3).all, Some(2));
        assert_eq!(Amount::All(15).at(5), Computed { each: None, all: Some(15) });
        assert_eq!(Amount::Unknown.at(3), Computed { each: None, all: None });
    }

    #[test]
    fn a_step_that_a_language_lacks_is_refused() {
        let text = |cs: &str| {
            format!(
                "title = {{ en = \"Setup\", cs = \"Příprava\" }}\npiece = []\n[[step]]\nid = \"a\"\n\
                 title = {{ en = \"A\", cs = \"{cs}\" }}\nsource = {{ en = \"R\", cs = \"P\" }}\nconfidence = \"seed\"\n"
            )
        };
        assert_eq!(read(&text("Á")).unwrap().0.steps.len(), 1);
        assert!(read(&text(" ")).is_err());
    }
}
