//! The name of whoever holds a device, as the others see it.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;

use super::NAME_LIMIT;
use crate::locale::{Language, is_steering, is_unseen};

/// How many marks a letter may carry: no language has more, and a heap of them would cover the lines around it.
const MARKS: usize = 3;

/// How many letters a name may have before anything is left out of it.
const MOST: usize = 8 * NAME_LIMIT;

/// What the program calls the host where people read it.
const HOSTS: [&str; 2] = ["link-host-device", "share-this-computer"];

/// A name as it is kept and shown: without letters that nobody sees, in one form, with single blanks. None where nothing is
/// left of it, or more letters than [`NAME_LIMIT`], as a person counts them.
pub fn person_name(text: &str) -> Option<String> {
    if text.chars().take(MOST + 1).count() > MOST {
        return None;
    }
    let (mut name, mut marks) = (String::new(), 0);
    for letter in text.nfc().filter(|letter| !is_unseen(*letter)) {
        let blank = letter.is_whitespace() || letter.is_control();
        if !blank && is_steering(letter) {
            continue;
        }
        let begins = name.is_empty() || name.ends_with(' ');
        if blank {
            marks = 0;
            if !begins {
                name.push(' ');
            }
        } else if is_combining_mark(letter) {
            marks += 1;
            if !begins && marks <= MARKS {
                name.push(letter);
            }
        } else if !(begins && joins(letter)) {
            marks = 0;
            name.push(letter);
        }
    }
    let name = name.trim_end_matches([' ', JOINER]).to_owned();
    (1..=NAME_LIMIT).contains(&letters_seen(&name)).then_some(name)
}

/// What makes one sign of two.
const JOINER: char = '\u{200d}';

/// Whether a letter is seen only by what it does to the one before it.
fn joins(letter: char) -> bool {
    matches!(letter, '\u{200c}' | JOINER | '\u{fe00}'..='\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}')
}

/// How many letters a person counts.
fn letters_seen(name: &str) -> usize {
    let (mut seen, mut joined) = (0, false);
    for letter in name.chars() {
        if !joined && !joins(letter) && !is_combining_mark(letter) {
            seen += 1;
        }
        joined = letter == JOINER;
    }
    seen
}

/// Whether a name looks like what the program calls the host itself, in either language, however it is written: a guest of that
/// name would be taken for the host.
pub fn looks_like_the_host(name: &str) -> bool {
    let known: Vec<String> =
        Language::ALL.iter().flat_map(|language| HOSTS.map(|key| likeness(&language.words(key)))).collect();
    let whole = likeness(name);
    let plain: String = name.nfkc().collect();
    let bare = likeness(plain.trim_matches(|letter: char| !letter.is_alphabetic()));
    let without_article = whole.strip_prefix("the").unwrap_or(&whole);
    [whole.as_str(), bare.as_str(), without_article].into_iter().any(|name| known.iter().any(|own| own == name))
}

/// What is left of a name for the eye: without marks and signs, in small letters, and each letter as the one that it looks like.
fn likeness(name: &str) -> String {
    let letters = name.nfkd().filter(|letter| !is_combining_mark(*letter)).map(like).filter(|like| *like != '\0');
    letters.collect()
}

/// The Latin small letter that another one looks like, of those that the names of the host have; itself where it looks like none
/// of them, and nothing where it is no letter.
fn like(letter: char) -> char {
    match letter {
        'I' | '1' | '!' | '|' | 'l' | 'L' | 'і' | 'І' | 'ι' | 'Ι' | 'ı' | 'ӏ' | 'Ӏ' | '¡' => 'i',
        'о' | 'О' | 'ο' | 'Ο' | '0' | 'օ' | 'ס' | 'ø' | 'Ø' | 'σ' => 'o',
        'ѕ' | 'Ѕ' | '5' | '$' | 'ꜱ' | 'ʂ' => 's',
        'һ' | 'Һ' | 'н' | 'Н' | 'Η' | 'հ' | 'ʜ' | 'ħ' | 'Ħ' => 'h',
        'т' | 'Т' | 'τ' | 'Τ' | '7' | '+' | 'ᴛ' | 'ŧ' | 'Ŧ' | '†' => 't',
        'е' | 'Е' | 'ε' | 'Ε' | '3' | 'ҽ' | '€' => 'e',
        'р' | 'Р' | 'ρ' | 'Ρ' => 'p',
        'с' | 'С' | 'ϲ' => 'c',
        'м' | 'М' | 'Μ' => 'm',
        'υ' | 'ս' => 'u',
        'а' | 'А' | 'α' | 'Α' | '4' | '@' => 'a',
        'к' | 'К' | 'κ' | 'Κ' => 'k',
        _ if letter.is_alphanumeric() => letter.to_lowercase().next().unwrap_or(letter),
        _ => '\0',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_no_letter_that_nobody_sees() {
        for (typed, kept) in [
            ("Anna", "Anna"),
            ("  Žofie \t Nováková\n", "Žofie Nováková"),
            ("Z\u{30c}ofie", "Žofie"),
            ("A\u{202e}nna\u{2069}", "Anna"),
            ("An\u{200b}na\u{feff}\u{ad}", "Anna"),
            ("An\u{1b}[31mna", "An [31mna"),
            ("\u{301}Anna", "Anna"),
            ("a\u{316}\u{317}\u{318}\u{319}\u{31c}", "a\u{316}\u{317}\u{318}"),
            ("👩\u{200d}👧 \u{200d}", "👩\u{200d}👧"),
            ("نرگس", "نرگس"),
        ] {
            assert_eq!(person_name(typed).as_deref(), Some(kept), "{typed:?}");
        }
        for none in ["", " ", "\u{202e}", "\u{200b}\u{200d}", "\u{301}", "\u{1b}"] {
            assert_eq!(person_name(none), None, "{none:?}");
        }
    }

    #[test]
    fn a_name_has_as_many_letters_as_one_sees() {
        for letter in ["ž", "a\u{316}\u{317}", "👩\u{200d}👧", "👍🏽"] {
            assert!(person_name(&letter.repeat(NAME_LIMIT)).is_some(), "{letter}");
            assert_eq!(person_name(&letter.repeat(NAME_LIMIT + 1)), None, "{letter}");
        }
        assert_eq!(person_name(&format!("A{}", "\u{301}".repeat(MOST))), None);
    }

    #[test]
    fn nobody_is_called_as_the_host_is() {
        for name in [
            "Host",
            "host",
            "HOST",
            " h o s t ",
            "H0st",
            "Hо\u{455}t",
            "Ｈｏｓｔ",
            "ho\u{301}st",
            "Host 1",
            "[Host]",
            "The Host",
            "hostitel",
            "Hostitel",
            "HOSTITEL",
            "Hostite1",
            "hοѕтitеl",
            "this computer",
            "Tento počítač",
            "𝐇𝐨𝐬𝐭",
            "ho-st",
            "Нost",
        ] {
            assert!(looks_like_the_host(name), "{name}");
        }
        for name in ["Anna", "Hostýnek", "Ghost", "Hosta", "Toast", "Hostess", "Ho", "H", "7", "Žofie", "Tento"] {
            assert!(!looks_like_the_host(name), "{name}");
        }
    }
}
