//! The forms in which results leave for other programs: the same wherever they are written.

use chrono::{DateTime, Utc};

use super::plays::OnePlay;
use super::{bgstats, to_csv, to_text};
use crate::locale::Language;

/// In which form results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFormat {
    /// A table, one line a player a play.
    Csv,
    /// The file of BG Stats.
    BgStats,
    /// Plain words.
    Text,
}

impl ResultFormat {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Csv, Self::BgStats, Self::Text];

    /// How the name of a file in this form ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::BgStats => "json",
            Self::Text => "txt",
        }
    }

    /// These plays in this form; `bgg` gives the number of a game at BoardGameGeek by its id, `now` is the time of the
    /// file.
    pub fn write(
        self,
        plays: &[&OnePlay],
        bgg: &dyn Fn(&str) -> Option<u32>,
        language: Language,
        now: DateTime<Utc>,
    ) -> String {
        match self {
            Self::Csv => to_csv(plays.iter().copied(), language),
            Self::BgStats => bgstats::to_json(plays.iter().copied(), bgg, language, now),
            Self::Text => {
                let texts: Vec<String> = plays.iter().map(|play| to_text(play, language)).collect();
                texts.join("\n")
            }
        }
    }
}
