//! What a player can be called: a name that every screen has room for, and that is read as it is written.

use unicode_segmentation::UnicodeSegmentation as _;

use crate::locale::Message;

/// The most letters of a name, counted as a person sees them: a letter with its accents is one, and so is an emoji.
pub const LONGEST_NAME: usize = 60;

/// Why somebody cannot be called so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// It has so many letters.
    TooLong(usize),
    /// It holds a sign that cannot be seen and changes how the words around it are written.
    UnseenSign,
}

impl NameFault {
    /// The message for people.
    pub fn message(self) -> Message {
        match self {
            Self::TooLong(length) => {
                Message::new("table-name-too-long").number("most", LONGEST_NAME).number("length", length)
            }
            Self::UnseenSign => Message::new("table-name-unseen-sign"),
        }
    }
}

/// Looks at a name as it is typed.
///
/// # Errors
/// Why nobody can be called so.
pub fn check_name(name: &str) -> Result<(), NameFault> {
    if name.chars().any(is_unseen) {
        return Err(NameFault::UnseenSign);
    }
    let length = name.graphemes(true).count();
    if length > LONGEST_NAME { Err(NameFault::TooLong(length)) } else { Ok(()) }
}

/// Whether a sign is a control character, or turns the direction in which words are written.
fn is_unseen(sign: char) -> bool {
    let turns = matches!(
        sign,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}'
    );
    turns || sign.is_control()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_at_most_sixty_letters_as_they_are_seen() {
        let accented = "r\u{30c}";
        assert_eq!(check_name(&accented.repeat(60)), Ok(()));
        assert_eq!(check_name(&"👩‍👩‍👧".repeat(60)), Ok(()));
        assert_eq!(check_name(&"a".repeat(61)), Err(NameFault::TooLong(61)));
        assert_eq!(check_name("Žofie Nováková"), Ok(()));
        assert_eq!(check_name("علي"), Ok(()), "a name that is written from the right needs no sign for it");
    }

    #[test]
    fn what_cannot_be_seen_and_turns_words_around_is_no_name() {
        for name in ["Anna\u{202e}", "\u{2066}Ben", "Cyril\u{7}", "Da\u{200f}na", "Eva\u{85}"] {
            assert_eq!(check_name(name), Err(NameFault::UnseenSign), "{name:?}");
        }
    }
}
