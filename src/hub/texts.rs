//! What the host says to people, in both languages.

use crate::locale::{Language, Message};
use crate::wire::{Cause, No, Sentence, Why};

/// A message in both languages.
pub(super) fn sentence(message: &Message) -> Sentence {
    Sentence { en: Language::En.say(message), cs: Language::Cs.say(message) }
}

/// With which words a socket is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Parting {
    /// Those that belong to this.
    Why(Why),
    /// It said what only the host's own device may say.
    OnlyTheHost,
    /// Nobody may be called as the host is.
    Name,
    /// Nobody new can be written down: the disk takes nothing.
    Disk,
}

impl From<Why> for Parting {
    fn from(why: Why) -> Self {
        Self::Why(why)
    }
}

/// Why a socket is closed, with the words for a person.
pub(super) fn no(parting: Parting, language: Language) -> No {
    let why = match parting {
        Parting::Why(why) => why,
        Parting::OnlyTheHost => {
            return No { why: Why::Message, text: language.words("hub-no-rights"), cause: None };
        }
        Parting::Name => {
            return No { why: Why::Message, text: language.words("hub-no-name"), cause: Some(Cause::Name) };
        }
        Parting::Disk => {
            return No { why: Why::Closed, text: language.words("hub-no-disk"), cause: Some(Cause::Disk) };
        }
    };
    let key = match why {
        Why::Message | Why::Unknown => "hub-no-message",
        Why::TooLarge => "hub-no-too-large",
        Why::TooFast => "hub-no-too-fast",
        Why::TooOld => "hub-no-too-old",
        Why::TooNew => "hub-no-too-new",
        Why::Key => "hub-no-key",
        Why::Code => "hub-no-code",
        Why::Closed => "hub-no-closed",
        Why::Full => "hub-no-full",
        Why::Removed => "hub-no-removed",
        Why::Token => "hub-no-token",
    };
    let message = Message::new(key).number("devices", crate::wire::SOCKETS_A_TABLE);
    No { why, text: language.say(&message), cause: None }
}

/// The language that a browser asks for.
pub(super) fn language(accepted: Option<&str>) -> Language {
    let mut codes =
        accepted.unwrap_or_default().split(',').map(|part| part.split(';').next().unwrap_or_default().trim());
    // Slovaks read Czech, as the language of the system is read too.
    let known = |code: &str| if code.starts_with("sk") { Some(Language::Cs) } else { Language::from_code(code) };
    codes.find_map(known).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_spoken_to_in_the_first_of_its_languages_that_there_is() {
        for (accepted, expected) in [
            (None, Language::En),
            (Some(""), Language::En),
            (Some("de-DE, cs;q=0.8, en;q=0.5"), Language::Cs),
            (Some("sk-SK,sk;q=0.9"), Language::Cs),
            (Some("en-GB,cs"), Language::En),
        ] {
            assert_eq!(language(accepted), expected, "{accepted:?}");
        }
    }

    #[test]
    fn every_no_has_words_of_its_own() {
        use Why::{Closed, Code, Full, Key, Message, Removed, Token, TooFast, TooLarge, TooNew, TooOld};
        let all = [Closed, Code, Full, Key, Message, Removed, Token, TooFast, TooLarge, TooNew, TooOld];
        for language in Language::ALL {
            let words: std::collections::BTreeSet<String> =
                all.iter().map(|why| no((*why).into(), language).text).collect();
            assert_eq!(words.len(), all.len(), "{words:?}");
            let more = [Parting::OnlyTheHost, Parting::Name, Parting::Disk];
            assert!(more.iter().all(|parting| !words.contains(&no(*parting, language).text)));
        }
    }
}
