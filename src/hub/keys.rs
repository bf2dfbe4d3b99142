//! What opens a table: random keys, and how they are kept so that whoever reads the database can't use them.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::wire::{ALPHABET, JoinCode};

/// A new key of 128 random bits, as 32 hexadecimal digits; none where this machine has no source of random bytes.
pub(super) fn fresh() -> Option<String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).ok()?;
    Some(format!("{:032x}", u128::from_be_bytes(bytes)))
}

/// A new code for people to type; none where this machine has no source of random bytes.
pub(super) fn fresh_code() -> Option<JoinCode> {
    let count = u8::try_from(ALPHABET.len()).ok()?;
    // The last bytes of the range would favor the first letters.
    let fair = u8::MAX - u8::MAX % count;
    let mut draws = Vec::with_capacity(8);
    while draws.len() < 8 {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes).ok()?;
        draws.extend(bytes.into_iter().filter(|byte| *byte < fair).map(|byte| usize::from(byte % count)));
    }
    JoinCode::of(draws)
}

/// A key or a token as it is kept: its SHA-256. It has 128 random bits, so nobody finds it by trying.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Hashed([u8; 32]);

impl Hashed {
    /// What is kept of a key.
    pub(super) fn of(key: &str) -> Self {
        Self(Sha256::digest(key.as_bytes()).into())
    }
}

impl fmt::Display for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hashed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Hashed> for String {
    fn from(hashed: Hashed) -> Self {
        hashed.to_string()
    }
}

impl TryFrom<String> for Hashed {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const WRONG: &str = "64 hexadecimal digits";
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(WRONG);
        }
        for (at, byte) in bytes.iter_mut().enumerate() {
            let digits = text.get(2 * at..2 * at + 2).ok_or(WRONG)?;
            *byte = u8::from_str_radix(digits, 16).or(Err(WRONG))?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_is_handed_out_twice_and_each_is_read_again() {
        let (one, other) = (fresh().unwrap(), fresh().unwrap());
        assert!(one.len() == 32 && one != other);
        assert_ne!(fresh_code(), fresh_code());
        let kept = Hashed::of(&one);
        assert_eq!(String::from(kept).try_into(), Ok(kept));
        assert!(!format!("{kept:?}").contains(&one) && Hashed::of(&other) != kept);
        for text in ["", "12", &"g".repeat(64), &"é".repeat(32)] {
            assert!(Hashed::try_from(text.to_owned()).is_err(), "{text}");
        }
        // The hash of "abc" as FIPS 180-2 has it.
        assert!(Hashed::of("abc").to_string().starts_with("ba7816bf8f01cfea"));
    }
}
