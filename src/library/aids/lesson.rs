//! A lesson: a game told in two minutes to somebody who has never played it, and what differs between editions.

use serde::Deserialize;

use super::both;
use crate::library::book::{BookError, form};
use crate::table::guide::Words;

/// A game in two minutes.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// What everyone is after.
    pub goal: Vec<Point>,
    /// What a turn or a round is.
    pub turn: Vec<Point>,
    /// How it ends, and who wins.
    pub end: Vec<Point>,
    /// Mistakes that everybody makes in the first game.
    pub mistakes: Vec<Point>,
    /// What differs, for who knows another edition.
    #[serde(default)]
    pub editions: Vec<Edition>,
    /// Numbers that are looked up all evening: they stand on the player aid.
    #[serde(default)]
    pub tables: Vec<FactTable>,
}

/// Facts of the library side by side, for paper.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FactTable {
    /// What it is about ("Costs").
    pub title: Words,
    /// The entries whose facts it has, by id.
    pub rows: Vec<String>,
    /// Which facts of each, by their English name; without one each fact is a row of its own.
    #[serde(default)]
    pub facts: Vec<String>,
}

/// One thing to say.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// In a sentence or two.
    pub text: Words,
    /// The ruling or the card that says more, by id.
    pub look: String,
}

/// What differs in another edition.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edition {
    /// What it is called.
    pub name: Words,
    /// What is different.
    pub points: Vec<Point>,
}

impl Lesson {
    /// Everything that is said, in order.
    pub fn points(&self) -> impl Iterator<Item = &Point> {
        let told = [&self.goal, &self.turn, &self.end, &self.mistakes].into_iter().flatten();
        told.chain(self.editions.iter().flat_map(|edition| &edition.points))
    }

    /// What is told to a newcomer: all but the editions.
    pub fn told(&self) -> impl Iterator<Item = &Point> {
        [&self.goal, &self.turn, &self.end, &self.mistakes].into_iter().flatten()
    }
}

/// Reads a `teach.toml`; none where there is none.
pub(super) fn read(text: &str) -> Result<Option<Lesson>, BookError> {
    if text.is_empty() {
        return Ok(None);
    }
    let lesson: Lesson = form("teach.toml", text)?;
    let titles =
        lesson.editions.iter().map(|edition| &edition.name).chain(lesson.tables.iter().map(|table| &table.title));
    let words = lesson.points().map(|point| &point.text).chain(titles);
    if !words.into_iter().all(both) {
        return Err(BookError::Wordless { entry: "teach.toml".to_owned(), what: "point" });
    }
    Ok(Some(lesson))
}
