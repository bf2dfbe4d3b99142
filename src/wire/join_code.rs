//! The code that a person types to join: eight characters that nobody mistakes for each other.

use std::fmt;
use std::str::FromStr;

/// The characters of a code: no vowel, so that no word comes out, and none that looks or sounds like another.
pub const ALPHABET: &[u8; 24] = b"23456789BCDFGHJKMNPQRTVX";

/// How many characters a code has.
const LENGTH: usize = 8;

/// A code to join by, as it is written: in capitals.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct JoinCode([u8; LENGTH]);

impl JoinCode {
    /// The code of random numbers below the length of [`ALPHABET`]; none where they are too few or too large.
    pub fn of(draws: impl IntoIterator<Item = usize>) -> Option<Self> {
        let letters = draws.into_iter().take(LENGTH).map(|draw| ALPHABET.get(draw).copied());
        let letters: Vec<u8> = letters.collect::<Option<_>>()?;
        letters.try_into().ok().map(Self)
    }
}

impl fmt::Display for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

impl fmt::Debug for JoinCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // It opens a table: a report of a fault must not carry it.
        f.write_str("JoinCode")
    }
}

/// Words that are no [`JoinCode`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a join code: it has 8 characters")]
pub struct NotAJoinCode;

impl FromStr for JoinCode {
    type Err = NotAJoinCode;

    /// Reads it as a person types it: small letters, blanks and hyphens are fine.
    fn from_str(text: &str) -> Result<Self, NotAJoinCode> {
        let mut letters = Vec::with_capacity(LENGTH);
        for letter in text.bytes().filter(|byte| !matches!(byte, b' ' | b'-')) {
            let letter = letter.to_ascii_uppercase();
            if letters.len() == LENGTH || !ALPHABET.contains(&letter) {
                return Err(NotAJoinCode);
            }
            letters.push(letter);
        }
        letters.try_into().map(Self).or(Err(NotAJoinCode))
    }
}
