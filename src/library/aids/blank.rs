//! Ready tables for own cards: what the box holds and no list names, with its columns filled as far as it is known.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::both;
use crate::library::book::BookError;
use crate::library::csv::Writing;
use crate::library::entry::either;
use crate::library::own::OwnCard;
use crate::locale::Language;
use crate::table::guide::Words;

/// A table that the owner of a box can fill in.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BlankTable {
    /// Its id, unique in the game.
    pub id: String,
    /// What is filled in ("Technologies").
    pub title: Words,
    /// What each row is.
    pub kind: Words,
    /// The deck that they are of.
    pub deck: Option<Words>,
    /// How many rows there are.
    pub rows: u16,
    /// What the printed numbers begin with; they count from 1, with three digits.
    pub numbers: Option<String>,
    /// Where the number of rows stands.
    pub source: Words,
}

impl BlankTable {
    /// Whether its words are there in both languages.
    pub(super) fn check(&self) -> Result<(), BookError> {
        let mut words = [&self.title, &self.kind, &self.source].into_iter().chain(&self.deck);
        if words.all(both) && self.rows > 0 {
            return Ok(());
        }
        Err(BookError::Wordless { entry: self.id.clone(), what: "ready table" })
    }

    /// The table as a file, with these rows that are still to be filled in.
    pub fn table(&self, game: &str, language: Language, rows: impl IntoIterator<Item = Option<String>>) -> String {
        let mut table = Writing::of_cards();
        for number in rows {
            table.card(&OwnCard {
                game: game.to_owned(),
                kind: either(&self.kind, language).to_owned(),
                deck: self.deck.as_ref().map(|deck| either(deck, language).to_owned()).unwrap_or_default(),
                numbers: number.into_iter().collect(),
                ..OwnCard::default()
            });
        }
        table.finish()
    }

    /// The rows that are to be filled in, each with its printed number where they have some.
    pub fn open_rows(&self, known: &BTreeSet<&str>) -> impl Iterator<Item = Option<String>> {
        let number = |row: u16| self.numbers.as_ref().map(|prefix| format!("{prefix}{row:03}"));
        let is_open = |number: &Option<String>| !number.as_deref().is_some_and(|number| known.contains(number));
        (1..=self.rows).map(number).filter(is_open)
    }
}
