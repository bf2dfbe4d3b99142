//! The commitment to an offering: a sum that fixes it without telling it, until it is opened.

use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::table::guide::Cursor;
use crate::table::seat::Seat;

/// How many hexadecimal digits a salt has: 128 bits, so that nobody finds an offering by trying all that there are.
const SALT: usize = 32;
/// How many hexadecimal digits a commitment has.
const COMMITMENT: usize = 64;

/// What is committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sealed<'a> {
    /// The play's id: a commitment of one evening opens nothing in another.
    pub play: &'a str,
    /// Whose offering it is: one that is copied from another player cannot be opened.
    pub seat: Seat,
    /// The round in which it is made.
    pub step: Cursor,
    /// Random digits, known to the device alone until it is opened.
    pub salt: &'a str,
    /// The gold offered; none with the −3 card.
    pub gold: Option<u32>,
    /// Whether the −3 card is played.
    pub steal: bool,
    /// Whether an Offering Correction is laid with it.
    pub corrects: bool,
}

impl Sealed<'_> {
    /// SHA-256 over the play, the seat, the step, the salt and the offering, in hexadecimal digits.
    ///
    /// Each part stands between the quotes and commas of a JSON list, so that no letter can move from one part to the next.
    /// The turn is no part of the step: everybody offers in the same one.
    pub fn commitment(&self) -> String {
        let Cursor { part, round, phase, step, .. } = self.step;
        let offering = json!([self.gold, self.steal, self.corrects]);
        let text = json!([self.play, self.seat.index(), [part, phase, step], round, self.salt, offering]).to_string();
        Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Whether this can be a commitment.
pub fn is_commitment(text: &str) -> bool {
    has_digits(text, COMMITMENT)
}

/// Whether this can be a salt.
pub fn is_salt(text: &str) -> bool {
    has_digits(text, SALT)
}

fn has_digits(text: &str, count: usize) -> bool {
    text.len() == count && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OF_NINE: Sealed<'static> = Sealed {
        play: "00000000000000000000000000000007",
        seat: Seat(3),
        step: Cursor { part: 1, round: 1, phase: 3, step: 0, turn: 0 },
        salt: "000102030405060708090a0b0c0d0e0f",
        gold: Some(9),
        steal: false,
        corrects: false,
    };

    #[test]
    fn a_commitment_is_a_sum_that_can_be_made_again_anywhere() {
        // printf '["00000000000000000000000000000007",3,[1,3,0],1,"000102030405060708090a0b0c0d0e0f",[9,false,false]]' | sha256sum
        assert_eq!(OF_NINE.commitment(), "420e05ef5e98b9bb3f8023d93185e7ea4da45052870f3e97e803d77da6a7c0c8");
        assert!(is_commitment(&OF_NINE.commitment()) && is_salt(OF_NINE.salt));
    }

    #[test]
    fn every_part_of_it_counts() {
        let others = [
            Sealed { play: "00000000000000000000000000000008", ..OF_NINE },
            Sealed { seat: Seat(2), ..OF_NINE },
            Sealed { step: Cursor { round: 2, ..OF_NINE.step }, ..OF_NINE },
            Sealed { salt: "000102030405060708090a0b0c0d0e1f", ..OF_NINE },
            Sealed { gold: Some(10), ..OF_NINE },
            Sealed { gold: None, steal: true, ..OF_NINE },
            Sealed { corrects: true, ..OF_NINE },
        ];
        let mut all: Vec<String> = others.iter().map(Sealed::commitment).collect();
        all.push(OF_NINE.commitment());
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 8);
    }

    #[test]
    fn other_words_are_neither_a_salt_nor_a_commitment() {
        for text in ["", "0", &"g".repeat(SALT), &"A".repeat(COMMITMENT), &"č".repeat(SALT / 2)] {
            assert!(!is_salt(text) && !is_commitment(text), "{text}");
        }
    }
}
