//! A game's texts as they stand in its files, read strictly: what is missing or misspelled is an error with its place.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;
use thiserror::Error;

use super::aids::{AidTexts, Aids};
use super::confidence::Confidence;
use super::entry::{Fact, LibraryEntry, Names, RULING, Ref, When};
use super::thesaurus::Thesaurus;
use crate::locale::Language;
use crate::table::guide::{Guide, Words};

/// The files of a game that the library reads; an empty text has no entries.
#[derive(Clone, Copy, Debug, Default)]
pub struct Books<'a> {
    /// `cards.toml`.
    pub cards: &'a str,
    /// `rulings.toml`.
    pub rulings: &'a str,
    /// `guide.toml`: the names of the phases.
    pub guide: &'a str,
    /// `words.toml`: what players say in place of the game's own words.
    pub words: &'a str,
    /// What people say in place of other words at any table: the same of every game.
    pub everyday: &'a str,
    /// What helps the table beside the play.
    pub aids: AidTexts<'a>,
    /// Makes the entries of what the game keeps in a file of its own, since it plays with it too; none where there is
    /// no such file.
    pub made: Option<MakeEntries>,
}

/// Makes entries of a game from a file that the library does not read itself.
pub type MakeEntries = fn() -> Result<Vec<LibraryEntry>, BookError>;

/// The library of one game.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The game's id.
    pub game: String,
    /// The kinds of its cards, in the order to show.
    pub kinds: Vec<Titled>,
    /// Its decks.
    pub decks: Vec<Titled>,
    /// Its phases.
    pub phases: Vec<Titled>,
    /// Its cards, then its rulings, then the steps of its setup.
    pub entries: Vec<LibraryEntry>,
    /// What players say.
    pub thesaurus: Thesaurus,
    /// What helps the table beside the play.
    pub aids: Aids,
}

/// A kind, a deck or a phase.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Titled {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: Words,
}

/// Why a game's texts cannot be read.
#[derive(Debug, Error)]
pub enum BookError {
    /// A file is not of this form.
    #[error("{file}: {why}")]
    Form {
        /// Which file.
        file: &'static str,
        /// Where and what.
        why: String,
    },
    /// An entry says something that does not fit.
    #[error("{entry}: {what} {value:?} is not known")]
    Unknown {
        /// The entry's id.
        entry: String,
        /// What it is.
        what: &'static str,
        /// What was written.
        value: String,
    },
    /// Two entries have one id.
    #[error("{0} appears twice")]
    Twice(String),
    /// Words are missing in a language.
    #[error("{entry}: no {what} in both languages")]
    Wordless {
        /// The entry's id.
        entry: String,
        /// Which words.
        what: &'static str,
    },
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardsFile {
    #[serde(default, rename = "kind")]
    kinds: Vec<Titled>,
    #[serde(default, rename = "deck")]
    decks: Vec<Titled>,
    #[serde(default, rename = "card")]
    cards: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RulingsFile {
    #[serde(default, rename = "ruling")]
    rulings: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct RawCard {
    id: String,
    kind: String,
    deck: Option<String>,
    #[serde(default)]
    numbers: Vec<String>,
    copies: Option<u16>,
    #[serde(default)]
    phases: Vec<String>,
    name: Names,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    asked: Vec<String>,
    text: Words,
    #[serde(default)]
    facts: Vec<RawFact>,
    source: Words,
    confidence: String,
    unsure: Option<Words>,
    #[serde(default)]
    when: When,
    #[serde(default)]
    related: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawFact {
    what: Words,
    value: Words,
    confidence: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRuling {
    id: String,
    question: Words,
    answer: Words,
    why: Option<Words>,
    source: Words,
    confidence: String,
    unsure: Option<Words>,
    #[serde(default)]
    phases: Vec<String>,
    #[serde(default)]
    cards: Vec<String>,
    #[serde(default)]
    related: Vec<String>,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    asked: Vec<String>,
    #[serde(default)]
    when: When,
}

impl Book {
    /// Reads a game's texts.
    ///
    /// # Errors
    /// When a file is not of its form, an entry names something that is not there, or words are missing in a language.
    pub fn read(game: &str, books: Books<'_>) -> Result<Self, BookError> {
        let CardsFile { mut kinds, decks, cards } = form("cards.toml", books.cards)?;
        let RulingsFile { rulings } = form("rulings.toml", books.rulings)?;
        let phases = phases(books.guide)?;
        let mut entries = Vec::with_capacity(cards.len() + rulings.len());
        for card in &cards {
            entries.push(raw::<RawCard>("cards.toml", card)?.entry(game)?);
        }
        if let Some(made) = books.made {
            entries.extend(made()?);
        }
        for ruling in &rulings {
            entries.push(raw::<RawRuling>("rulings.toml", ruling)?.entry(game)?);
        }
        let (aids, kind, steps) = Aids::read(game, books.aids)?;
        kinds.extend(kind);
        entries.extend(steps);
        let thesaurus = Thesaurus::read(books.words, books.everyday)?;
        let book = Self { game: game.to_owned(), kinds, decks, phases, entries, thesaurus, aids };
        book.check()?;
        let known = book.entries.iter().map(|entry| entry.at.id.as_str()).collect();
        book.aids.check(&known, books.guide)?;
        Ok(book)
    }

    /// Every entry is whole, and what it names is there.
    fn check(&self) -> Result<(), BookError> {
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.entries.iter().find(|entry| !seen.insert(entry.at.id.as_str())) {
            return Err(BookError::Twice(twice.at.id.clone()));
        }
        let ids = |list: &[Titled]| -> BTreeSet<String> { list.iter().map(|titled| titled.id.clone()).collect() };
        let (kinds, decks, phases) = (ids(&self.kinds), ids(&self.decks), ids(&self.phases));
        for entry in &self.entries {
            let unknown = |what, value: &String| {
                Err(BookError::Unknown { entry: entry.at.id.clone(), what, value: value.clone() })
            };
            if !entry.is_ruling() && !kinds.contains(&entry.kind) {
                return unknown("kind", &entry.kind);
            }
            if let Some(deck) = entry.deck.as_ref().filter(|deck| !decks.contains(*deck)) {
                return unknown("deck", deck);
            }
            // A game that has no guide yet cannot say which phases it has.
            if let Some(phase) = entry.phases.iter().find(|phase| !phases.is_empty() && !phases.contains(*phase)) {
                return unknown("phase", phase);
            }
            if let Some(link) = entry.related.iter().chain(&entry.cards).find(|id| !seen.contains(id.as_str())) {
                return unknown("link", link);
            }
            entry.check_words()?;
        }
        Ok(())
    }
}

impl LibraryEntry {
    fn check_words(&self) -> Result<(), BookError> {
        let both = |words: &Words| Language::ALL.iter().all(|language| !words.of(*language).trim().is_empty());
        let wordless = |what| Err(BookError::Wordless { entry: self.at.id.clone(), what });
        if self.names.en.trim().is_empty() || self.names.cs.trim().is_empty() {
            return wordless("name");
        }
        if !both(&self.text) {
            return wordless("text");
        }
        if !both(&self.source) {
            return wordless("source");
        }
        if ![&self.why, &self.unsure].into_iter().flatten().all(both) {
            return wordless("reason or doubt");
        }
        if !self.facts.iter().all(|fact| both(&fact.what) && both(&fact.value)) {
            return wordless("fact");
        }
        Ok(())
    }
}

/// Reads a file strictly.
///
/// # Errors
/// When it is not of this form; the error names the file.
pub fn form<T: serde::de::DeserializeOwned>(file: &'static str, text: &str) -> Result<T, BookError> {
    toml::from_str(text).map_err(|error| BookError::Form { file, why: error.to_string() })
}

/// One card or ruling; an error names it.
fn raw<T: serde::de::DeserializeOwned>(file: &'static str, value: &Value) -> Result<T, BookError> {
    Deserialize::deserialize(value).map_err(|error| {
        let id = value.get("id").and_then(Value::as_str).unwrap_or("?");
        BookError::Form { file, why: format!("{id}: {error}") }
    })
}

fn phases(guide: &str) -> Result<Vec<Titled>, BookError> {
    if guide.is_empty() {
        return Ok(Vec::new());
    }
    let guide = Guide::parse(guide).map_err(|error| BookError::Form { file: "guide.toml", why: error.to_string() })?;
    Ok(guide.phases.into_iter().map(|phase| Titled { id: phase.id, title: phase.title }).collect())
}

/// The confidence of a code that an entry has.
///
/// # Errors
/// When it is no code.
pub fn confidence(entry: &str, code: &str) -> Result<Confidence, BookError> {
    let unknown = || BookError::Unknown { entry: entry.to_owned(), what: "confidence", value: code.to_owned() };
    Confidence::from_code(code).ok_or_else(unknown)
}

impl RawCard {
    fn entry(self, game: &str) -> Result<LibraryEntry, BookError> {
        let fact = |fact: RawFact| {
            let confidence = confidence(&self.id, &fact.confidence)?;
            Ok(Fact { what: fact.what, value: fact.value, confidence })
        };
        Ok(LibraryEntry {
            confidence: confidence(&self.id, &self.confidence)?,
            facts: self.facts.into_iter().map(fact).collect::<Result<_, BookError>>()?,
            at: Ref::new(game, self.id),
            kind: self.kind,
            deck: self.deck,
            names: self.name,
            text: self.text,
            why: None,
            numbers: self.numbers,
            copies: self.copies,
            phases: self.phases,
            also: self.also,
            asked: self.asked,
            source: self.source,
            unsure: self.unsure,
            when: self.when,
            cards: Vec::new(),
            related: local(game, self.related),
            rules: Vec::new(),
        })
    }
}

impl RawRuling {
    fn entry(self, game: &str) -> Result<LibraryEntry, BookError> {
        Ok(LibraryEntry {
            confidence: confidence(&self.id, &self.confidence)?,
            at: Ref::new(game, self.id),
            kind: RULING.to_owned(),
            deck: None,
            names: Names { en: self.question.en, cs: self.question.cs, de: None },
            text: self.answer,
            why: self.why,
            numbers: Vec::new(),
            copies: None,
            phases: self.phases,
            also: self.also,
            asked: self.asked,
            facts: Vec::new(),
            source: self.source,
            unsure: self.unsure,
            when: self.when,
            cards: local(game, self.cards),
            related: local(game, self.related),
            rules: self.rules,
        })
    }
}

/// Links within a game, which may be written with its id in front.
fn local(game: &str, links: Vec<String>) -> Vec<String> {
    let short = |link: String| match link.split_once('/') {
        Some((of, id)) if of == game => id.to_owned(),
        _ => link,
    };
    links.into_iter().map(short).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = r#"
        [[kind]]
        id = "power-card"
        title = { en = "Power card", cs = "Mocenská karta" }
        [[card]]
        id = "harvest-increase"
        kind = "power-card"
        numbers = ["ROM023"]
        copies = 3
        name = { en = "Harvest Increase", cs = "Zvýšení úrody" }
        text = { en = "More.", cs = "Více." }
        source = { en = "Rules", cs = "Pravidla" }
        confidence = "seed+1"
        related = ["nile/counts"]
    "#;
    const RULINGS: &str = r#"
        [[ruling]]
        id = "counts"
        question = { en = "Does it count?", cs = "Počítá se?" }
        answer = { en = "Yes.", cs = "Ano." }
        source = { en = "Rules", cs = "Pravidla" }
        confidence = "seed"
        cards = ["harvest-increase"]
        rules = ["rules-nile-rule-harvest"]
    "#;

    fn read(cards: &str, rulings: &str) -> Result<Book, String> {
        Book::read("nile", Books { cards, rulings, ..Books::default() }).map_err(|error| error.to_string())
    }

    #[test]
    fn a_book_is_read_with_its_links() {
        let book = read(CARDS, RULINGS).unwrap();
        assert_eq!(book.entries.len(), 2);
        assert_eq!(book.entries[0].related, ["counts"]);
        assert_eq!(book.entries[1].at.to_string(), "nile/counts");
        assert_eq!(book.entries[1].rules, ["rules-nile-rule-harvest"]);
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let fails = |from: &str, to: &str| {
            let error = read(&CARDS.replace(from, to), &RULINGS.replace(from, to)).unwrap_err();
            assert!(!error.is_empty());
            error
        };
        assert!(fails("seed+1", "guess").contains("harvest-increase: confidence \"guess\""));
        assert!(fails("kind = \"power-card\"", "kind = \"tile\"").contains("kind \"tile\""));
        assert!(fails("\"nile/counts\"", "\"nowhere\"").contains("link \"nowhere\""));
        assert!(fails("\"Více.\"", "\" \"").contains("no text in both languages"));
        assert!(fails("id = \"counts\"", "id = \"harvest-increase\"").contains("appears twice"));
        assert!(fails("copies = 3", "copeis = 3").contains("cards.toml"));
    }
}
