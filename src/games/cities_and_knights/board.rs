//! What the calendars print: the name of each level in both languages and in all editions, and how sure it is.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;
use thiserror::Error;

use super::track::{Level, Track};
use crate::locale::Message;
use crate::table::guide::Words;
use crate::table::reason::Sure;

const PRINTED: &str = include_str!("../../../data/games/cities-and-knights/board.toml");

/// The names of all levels of the calendars.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    names: BTreeMap<(Track, Level), Name>,
}

/// The name of a level.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    en: String,
    cs: String,
    #[serde(default)]
    also: Vec<String>,
    #[serde(default)]
    translated: bool,
}

/// A file that is no board's.
#[derive(Debug, Error)]
pub enum BoardError {
    /// A track does not have five levels.
    #[error("{} has {levels} levels", track.id())]
    Levels {
        /// The track.
        track: Track,
        /// How many it has.
        levels: usize,
    },
    /// The file is not what a board's file should be.
    #[error(transparent)]
    File(#[from] toml::de::Error),
}

impl Board {
    /// The calendars as they are printed (data/games/cities-and-knights/board.toml).
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        // A damaged file would give a board without names; a test finds it first.
        BOARD.get_or_init(|| Self::parse(PRINTED).unwrap_or_default())
    }

    /// The board that a file describes. Errors: not TOML, an unknown track, a track without its five levels.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let file: BTreeMap<Track, Vec<Name>> = toml::from_str(text)?;
        let mut names = BTreeMap::new();
        for (track, levels) in file {
            if levels.len() != Level::TOP.number() as usize {
                return Err(BoardError::Levels { track, levels: levels.len() });
            }
            names.extend(Level::ALL.into_iter().skip(1).zip(levels).map(|(level, name)| ((track, level), name)));
        }
        Ok(Self { names })
    }

    /// The name of a level; none for level 0, which has none.
    pub fn name(&self, track: Track, level: Level) -> Option<&Name> {
        self.names.get(&(track, level))
    }
}

impl Name {
    /// The name in the language that is spoken.
    pub fn message(&self) -> Message {
        Message::of_words(&Words { en: self.en.clone(), cs: self.cs.clone() })
    }

    /// What other editions and the German box call it, for a search.
    pub fn also(&self) -> &[String] {
        &self.also
    }

    /// How sure both names are: one that is translated by us is printed nowhere.
    pub const fn sure(&self) -> Sure {
        if self.translated { Sure::Unconfirmed } else { Sure::Stated }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn the_bundled_file_names_every_level() {
        let board = Board::parse(PRINTED).unwrap();
        for track in Track::ALL {
            for level in Level::ALL.into_iter().skip(1) {
                let name = board.name(track, level).unwrap();
                assert!(Language::ALL.iter().all(|language| !language.say(&name.message()).is_empty()));
            }
            assert_eq!(board.name(track, Level::NONE), None);
        }
        let fortress = board.name(Track::Politics, Level::ABILITY).unwrap();
        assert_eq!((Language::Cs.say(&fortress.message()), fortress.sure()), ("Pevnost".to_owned(), Sure::Stated));
        let library = board.name(Track::Science, Level::at(2).unwrap()).unwrap();
        assert_eq!(library.sure(), Sure::Unconfirmed);
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        for text in ["[[war]]\nen = 'a'\ncs = 'b'", "[[trade]]\nen = 'a'\ncs = 'b'", "[[trade]]\nen = 'a'", "[[trade"] {
            assert!(Board::parse(text).is_err(), "{text}");
        }
    }
}
