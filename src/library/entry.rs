//! One entry of the library: a card, a tile, a symbol, a phase, or a ruling.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::confidence::Confidence;
use crate::locale::Language;
use crate::table::guide::Words;

/// What rulings have for a kind.
pub const RULING: &str = "ruling";

/// What the steps of a setup have for a kind.
pub const SETUP_STEP: &str = "step-of-setup";

/// The game and the id of an entry: its name among all entries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ref {
    /// The game's id.
    pub game: String,
    /// The entry's id within the game; own cards begin with [`super::own::PREFIX`].
    pub id: String,
}

impl Ref {
    /// The entry of this id in a game.
    pub fn new(game: impl Into<String>, id: impl Into<String>) -> Self {
        Self { game: game.into(), id: id.into() }
    }
}

impl fmt::Display for Ref {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.game, self.id)
    }
}

/// What an entry is called; for a ruling, its question.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Names {
    /// English.
    pub en: String,
    /// Czech.
    pub cs: String,
    /// German, where it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub de: Option<String>,
}

impl Names {
    /// The name in a language; where there is none, in one that has it.
    pub fn of(&self, language: Language) -> &str {
        let (first, second) = match language {
            Language::En => (&self.en, &self.cs),
            Language::Cs => (&self.cs, &self.en),
        };
        let known = |name: &&&str| !name.is_empty();
        let german = self.de.as_deref().unwrap_or_default();
        [first.as_str(), second.as_str(), german].iter().find(known).copied().unwrap_or_default()
    }

    /// The names in the other languages, each once.
    pub fn others(&self, language: Language) -> Vec<&str> {
        let mut said = vec![self.of(language)];
        for name in [self.en.as_str(), self.cs.as_str(), self.de.as_deref().unwrap_or_default()] {
            if !name.is_empty() && !said.contains(&name) {
                said.push(name);
            }
        }
        said.split_off(1)
    }

    /// All of them.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        [self.en.as_str(), self.cs.as_str()].into_iter().chain(self.de.as_deref()).filter(|name| !name.is_empty())
    }
}

/// A line of the small table of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about ("Cost").
    pub what: Words,
    /// What holds ("2 wood").
    pub value: Words,
    /// How sure it is.
    pub confidence: Confidence,
}

/// In which plays something holds; what is left out does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct When {
    /// Only when this option is on.
    pub option: Option<String>,
    /// Only when this option is off.
    pub without: Option<String>,
}

impl When {
    /// Whether it holds in a play of which these options are on.
    pub fn holds(&self, on: &dyn Fn(&str) -> bool) -> bool {
        self.option.as_deref().is_none_or(on) && self.without.as_deref().is_none_or(|id| !on(id))
    }
}

/// A card or a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LibraryEntry {
    /// Where it belongs.
    pub at: Ref,
    /// The id of its kind in the game's list; [`RULING`] for a ruling; what the owner wrote for an own card.
    pub kind: String,
    /// The id of its deck.
    pub deck: Option<String>,
    /// Its names; a ruling's question.
    pub names: Names,
    /// What it does; a ruling's answer.
    pub text: Words,
    /// Why a ruling is as it is.
    pub why: Option<Words>,
    /// The printed numbers.
    pub numbers: Vec<String>,
    /// How many the box holds, where it is known.
    pub copies: Option<u16>,
    /// The phases in which it matters, by id.
    pub phases: Vec<String>,
    /// What players call it too.
    pub also: Vec<String>,
    /// How players ask for it, in either language.
    pub asked: Vec<String>,
    /// A small table.
    pub facts: Vec<Fact>,
    /// Where it stands.
    pub source: Words,
    /// How sure it is.
    pub confidence: Confidence,
    /// What is not known of it, or disputed.
    pub unsure: Option<Words>,
    /// In which plays it holds.
    pub when: When,
    /// The cards that a ruling is about, by id.
    pub cards: Vec<String>,
    /// Others of its game, by id.
    pub related: Vec<String>,
    /// The messages that name the rules which a ruling explains.
    pub rules: Vec<String>,
}

impl LibraryEntry {
    /// Whether it is a ruling.
    pub fn is_ruling(&self) -> bool {
        self.kind == RULING
    }

    /// Whether its name is a sentence, as of a question or of a step of a setup: its words are not the name of anything, and
    /// nobody knows it by those of another language.
    pub fn is_sentence(&self) -> bool {
        self.is_ruling() || self.kind == SETUP_STEP
    }

    /// Whether the owner of the box wrote it.
    pub const fn is_own(&self) -> bool {
        matches!(self.confidence, Confidence::Own)
    }

    /// Its name, or its question.
    pub fn name(&self, language: Language) -> &str {
        self.names.of(language)
    }

    /// What it does, or its answer; in the other language where there is none in this one.
    pub fn text(&self, language: Language) -> &str {
        either(&self.text, language)
    }
}

/// Words in a language, or in the other one where there are none.
pub fn either(words: &Words, language: Language) -> &str {
    match (language, words.en.is_empty(), words.cs.is_empty()) {
        (Language::En, false, _) | (Language::Cs, _, true) => &words.en,
        (Language::Cs, _, false) | (Language::En, true, _) => &words.cs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_said_once_and_in_a_language_that_has_it() {
        let names = Names { en: "Alchemist".into(), cs: "Alchymista".into(), de: Some("Alchemist".into()) };
        assert_eq!(names.of(Language::Cs), "Alchymista");
        assert_eq!(names.others(Language::Cs), ["Alchemist"]);
        let own = Names { cs: "Jeřáb".into(), ..Names::default() };
        assert_eq!((own.of(Language::En), own.others(Language::En)), ("Jeřáb", vec![]));
    }
}
