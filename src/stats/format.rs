//! The forms in which results leave for other programs: the same wherever they are written.

use super::bgstats::{self, Export};
use super::csv::{TableStyle, to_csv};
use super::plays::OnePlay;
use super::to_text;

/// In which form results are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultFormat {
    /// A table, one line a player a play.
    Csv,
    /// The same table as Excel opens it with a tap where numbers are written with a comma.
    Excel,
    /// The file of BG Stats.
    BgStats,
    /// Plain words.
    Text,
}

impl ResultFormat {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Csv, Self::Excel, Self::BgStats, Self::Text];

    /// How the name of a file in this form ends.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Csv | Self::Excel => "csv",
            Self::BgStats => "json",
            Self::Text => "txt",
        }
    }

    /// These plays in this form.
    pub fn write(self, plays: &[&OnePlay], with: &Export<'_>) -> String {
        match self {
            Self::Csv => to_csv(plays.iter().copied(), with.language, TableStyle::Plain),
            Self::Excel => to_csv(plays.iter().copied(), with.language, TableStyle::Excel),
            Self::BgStats => bgstats::to_json(plays.iter().copied(), with),
            Self::Text => {
                let texts: Vec<String> = plays.iter().map(|play| to_text(play, with.language)).collect();
                texts.join("\n")
            }
        }
    }
}
