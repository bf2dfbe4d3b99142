//! What helps a table beside its play: how it is set up and packed away, how it is taught, and what is often forgotten.
//!
//! A game hands these in as data ([`super::Books`]); they are read and checked with the rest of its texts, and each step of
//! the setup is an entry of the library too, so that the search finds it.

mod blank;
mod lesson;
mod reminder;
mod setup;

use std::collections::BTreeSet;

use serde::Deserialize;

use super::book::{BookError, Titled};
use super::entry::LibraryEntry;
use crate::locale::Language;
use crate::table::guide::{Guide, Table, Words};

pub use blank::BlankTable;
pub use lesson::{Edition, FactTable, Lesson, Point};
pub use reminder::{Reminder, reminders_at};
pub use setup::{Amount, BoxPiece, Computed, Count, Holds, SetupList, SetupStep, Takes};

/// All of them for one game.
#[derive(Clone, Debug, Default)]
pub struct Aids {
    /// How the table is set up, and what the box holds.
    pub setup: SetupList,
    /// How the game is taught; none for a game that has no lesson.
    pub lesson: Option<Lesson>,
    /// What tables forget most.
    pub reminders: Vec<Reminder>,
}

/// At which tables something holds; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AtTable {
    /// Only with these numbers of players.
    #[serde(default)]
    pub players: Vec<u8>,
    /// Only when this option is on.
    pub option: Option<String>,
    /// Only when this option is off.
    pub without: Option<String>,
}

impl AtTable {
    /// Whether it holds at this table.
    pub fn holds(&self, table: &Table<'_>) -> bool {
        (self.players.is_empty() || self.players.iter().any(|&players| usize::from(players) == table.seats))
            && self.option.as_deref().is_none_or(|id| (table.option)(id))
            && self.without.as_deref().is_none_or(|id| !(table.option)(id))
    }
}

/// The files of a game's aids; an empty text has none.
#[derive(Clone, Copy, Debug, Default)]
pub struct AidTexts<'a> {
    /// `setup.toml`.
    pub setup: &'a str,
    /// `teach.toml`.
    pub teach: &'a str,
    /// `reminders.toml`.
    pub reminders: &'a str,
}

impl Aids {
    /// Reads the aids of a game, with the entries that its setup adds to the library.
    ///
    /// # Errors
    /// When a file is not of its form, or words are missing in a language.
    pub(super) fn read(
        game: &str,
        texts: AidTexts<'_>,
    ) -> Result<(Self, Option<Titled>, Vec<LibraryEntry>), BookError> {
        let (setup, kind) = setup::read(texts.setup)?;
        let entries = setup.entries(game);
        let aids = Self { setup, lesson: lesson::read(texts.teach)?, reminders: reminder::read(texts.reminders)? };
        Ok((aids, kind, entries))
    }

    /// Every link leads to an entry, and every reminder stands beside a step of the guide.
    pub(super) fn check(&self, known: &BTreeSet<&str>, guide: &str) -> Result<(), BookError> {
        let unknown = |entry: &str, what, value: &str| {
            Err(BookError::Unknown { entry: entry.to_owned(), what, value: value.to_owned() })
        };
        let points = self.lesson.iter().flat_map(Lesson::points).map(|point| ("teach.toml", point.look.as_str()));
        let reminders = self.reminders.iter().map(|reminder| (reminder.id.as_str(), reminder.look.as_str()));
        let rows = self.lesson.iter().flat_map(|lesson| &lesson.tables).flat_map(|table| &table.rows);
        let rows = rows.map(|row| ("teach.toml", row.as_str()));
        if let Some((entry, link)) = points.chain(reminders).chain(rows).find(|(_, link)| !known.contains(link)) {
            return unknown(entry, "link", link);
        }
        let guide = Guide::parse(guide).ok();
        let steps: BTreeSet<&str> = guide
            .iter()
            .flat_map(|guide| &guide.phases)
            .flat_map(|phase| phase.steps())
            .map(|step| step.id.as_str())
            .collect();
        match self.reminders.iter().find(|reminder| !steps.contains(reminder.step.as_str())) {
            Some(reminder) => unknown(&reminder.id, "step", &reminder.step),
            None => Ok(()),
        }
    }
}

/// Whether words are there in both languages.
fn both(words: &Words) -> bool {
    Language::ALL.iter().all(|language| !words.of(*language).trim().is_empty())
}
