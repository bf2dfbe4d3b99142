//! The six clans of the box and their nations.

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// A clan. Ids and English names follow the English edition; the Czech one swaps syllables of the two Inuit names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clan {
    /// Scots who work together.
    Glenn,
    /// Vikings who sail, pillage and conquer; Ulaf in English.
    Olaf,
    /// Inuit who collect sets; Nanuuk in Czech.
    Panuk,
    /// Vikings who drink, slow and friendly.
    Heidel,
    /// Inuit who wander and change their cards; Panurjuk in Czech.
    Nanurjuk,
    /// Scots who put goods by for interest.
    Mackinnon,
}

/// A nation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the nations of the box")]
pub enum Nation {
    Scots,
    Vikings,
    Inuit,
}

impl Clan {
    /// All of them, the easiest first.
    pub const ALL: [Self; 6] = [Self::Glenn, Self::Olaf, Self::Panuk, Self::Heidel, Self::Nanurjuk, Self::Mackinnon];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Glenn => "rules-empires-of-the-north-clan-glenn",
            Self::Olaf => "rules-empires-of-the-north-clan-olaf",
            Self::Panuk => "rules-empires-of-the-north-clan-panuk",
            Self::Heidel => "rules-empires-of-the-north-clan-heidel",
            Self::Nanurjuk => "rules-empires-of-the-north-clan-nanurjuk",
            Self::Mackinnon => "rules-empires-of-the-north-clan-mackinnon",
        })
    }

    /// How it plays, in our own words.
    pub fn style(self) -> Message {
        Message::new(match self {
            Self::Glenn => "rules-empires-of-the-north-style-glenn",
            Self::Olaf => "rules-empires-of-the-north-style-olaf",
            Self::Panuk => "rules-empires-of-the-north-style-panuk",
            Self::Heidel => "rules-empires-of-the-north-style-heidel",
            Self::Nanurjuk => "rules-empires-of-the-north-style-nanurjuk",
            Self::Mackinnon => "rules-empires-of-the-north-style-mackinnon",
        })
    }
}

impl Nation {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Scots => "rules-empires-of-the-north-nation-scots",
            Self::Vikings => "rules-empires-of-the-north-nation-vikings",
            Self::Inuit => "rules-empires-of-the-north-nation-inuit",
        })
    }
}
