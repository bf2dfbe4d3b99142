//! The four factions of the box.

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// A faction. Both sides of its board are equal in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the factions of the box")]
pub enum Faction {
    Barbarians,
    Romans,
    Egyptians,
    Japanese,
}

impl Faction {
    /// All of them, those for beginners first (rulebook, set-up).
    pub const ALL: [Self; 4] = [Self::Barbarians, Self::Romans, Self::Egyptians, Self::Japanese];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Barbarians => "rules-imperial-settlers-faction-barbarians",
            Self::Romans => "rules-imperial-settlers-faction-romans",
            Self::Egyptians => "rules-imperial-settlers-faction-egyptians",
            Self::Japanese => "rules-imperial-settlers-faction-japanese",
        })
    }
}
