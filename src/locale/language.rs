//! The languages, and how a message becomes words in one of them.

use serde::{Deserialize, Serialize};

use super::bundles;
use super::message::{Arg, LITERAL, Message};

/// A language of the interface and of the data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English, American spelling.
    #[default]
    En,
    /// Czech.
    Cs,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::En, Self::Cs];

    /// The language's own name for itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Cs => "Čeština",
        }
    }

    /// The other one of the two.
    pub const fn other(self) -> Self {
        match self {
            Self::En => Self::Cs,
            Self::Cs => Self::En,
        }
    }

    /// Its code (ISO 639-1), as the command line and the data write it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Cs => "cs",
        }
    }

    /// The language of a code such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`; none for one we do not speak.
    pub fn from_code(code: &str) -> Option<Self> {
        let first = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| first.eq_ignore_ascii_case(language.code()))
    }

    /// The language of the system, English where the system's is one we do not speak.
    pub fn of_the_system() -> Self {
        // Slovaks read Czech and have no box in their own language; English would serve them worse.
        let known = |code: String| {
            if code.starts_with("sk") { Some(Self::Cs) } else { Self::from_code(&code) }
        };
        sys_locale::get_locales().find_map(known).unwrap_or_default()
    }

    /// The words of a message. A key that no file has is shown as the key: a test keeps that from happening.
    pub fn say(self, message: &Message) -> String {
        if message.key == LITERAL {
            return match message.args.first() {
                Some((_, Arg::Text(words))) => words.clone(),
                _ => String::new(),
            };
        }
        bundles::format(self, &message.key, &message.args)
    }

    /// The words of a message without arguments.
    pub fn words(self, key: &str) -> String {
        bundles::format(self, key, &[])
    }

    /// Several names as a sentence has them: "Anna", "Anna and Ben", "Anna, Ben and Cyril".
    pub fn names(self, names: &[Message]) -> String {
        self.joined("table-names-and", names)
    }

    /// Several to choose from as a sentence has them: "Anna", "Anna or Ben", "Anna, Ben or Cyril".
    pub fn choices(self, choices: &[Message]) -> String {
        self.joined("table-names-or", choices)
    }

    /// All of them, the last one joined to the others by this message.
    fn joined(self, key: &'static str, all: &[Message]) -> String {
        match all {
            [others @ .., last] if !others.is_empty() => {
                self.say(&Message::new(key).list("others", others.to_vec()).say("last", last.clone()))
            }
            _ => all.iter().map(|one| self.say(one)).collect(),
        }
    }

    /// A number of hundredths or less with the language's decimal mark: `0.5` in English, `0,5` in Czech.
    pub fn decimal(self, value: f64, places: usize) -> String {
        let plain = format!("{value:.places$}");
        match self {
            Self::En => plain,
            Self::Cs => plain.replace('.', ","),
        }
    }
}

/// With a capital letter at its beginning: what is a part of a sentence elsewhere stands alone here.
pub fn with_capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_the_codes_systems_use() {
        for code in ["cs", "cs-CZ", "cs_CZ.UTF-8", "CS"] {
            assert_eq!(Language::from_code(code), Some(Language::Cs), "{code}");
        }
        assert_eq!(Language::from_code("en-GB"), Some(Language::En));
        assert_eq!(Language::from_code("de"), None);
    }

    #[test]
    fn names_stand_in_a_list_as_a_sentence_has_them() {
        let names = ["Anna", "Ben", "Cyril"].map(Message::literal);
        let said = |language: Language| [0, 1, 2, 3].map(|count| language.names(&names[..count]));
        assert_eq!(said(Language::En), ["", "Anna", "Anna and Ben", "Anna, Ben and Cyril"]);
        assert_eq!(said(Language::Cs), ["", "Anna", "Anna a Ben", "Anna, Ben a Cyril"]);
    }

    #[test]
    fn what_is_chosen_from_stands_in_a_list_as_a_sentence_has_it() {
        let choices = ["Anna", "Ben", "Cyril"].map(Message::literal);
        let said = |language: Language| [0, 1, 2, 3].map(|count| language.choices(&choices[..count]));
        assert_eq!(said(Language::En), ["", "Anna", "Anna or Ben", "Anna, Ben or Cyril"]);
        assert_eq!(said(Language::Cs), ["", "Anna", "Anna nebo Ben", "Anna, Ben nebo Cyril"]);
    }

    #[test]
    fn literal_words_are_said_as_they_are() {
        assert_eq!(Language::Cs.say(&Message::literal("Žofie { }")), "Žofie { }");
    }

    #[test]
    fn what_stands_alone_begins_with_a_capital_letter() {
        assert_eq!(with_capital("všichni najednou"), "Všichni najednou");
        assert_eq!(with_capital("Phase 4 · all at once"), "Phase 4 · all at once");
        assert_eq!(with_capital(""), "");
    }
}
