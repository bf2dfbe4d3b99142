//! Dice of any kind and number, with the record of what was thrown.

use serde::{Deserialize, Serialize};

use crate::app::platform::random;
use crate::stats;

/// The dice that are offered by a tap, by their faces.
pub const KINDS: [u32; 7] = [4, 6, 8, 10, 12, 20, 100];

/// The most faces of a die.
pub const MOST_FACES: u32 = 100;
/// The most dice in one throw.
pub const MOST_DICE: u32 = 12;

/// How many throws are shown.
const SHOWN: usize = 12;

/// The dice that are thrown, and what has come of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Dice {
    /// The faces of each, 2 to [`MOST_FACES`].
    pub faces: u32,
    /// How many are thrown at once, 1 to [`MOST_DICE`].
    pub number: u32,
    /// The last throws of these dice, the newest first.
    pub last: Vec<Vec<u32>>,
    /// How often each face has come since the record was begun, the face 1 first.
    pub record: Vec<u32>,
}

impl Default for Dice {
    fn default() -> Self {
        Self { faces: 6, number: 2, last: Vec::new(), record: Vec::new() }
    }
}

impl Dice {
    /// Throws them; nothing happens without a source of random bytes.
    pub fn throw(&mut self) {
        let one = || random::draw(self.faces as usize).and_then(|drawn| u32::try_from(drawn + 1).ok());
        let thrown: Option<Vec<u32>> = (0..self.number).map(|_| one()).collect();
        if let Some(thrown) = thrown {
            self.note(thrown);
        }
    }

    fn note(&mut self, thrown: Vec<u32>) {
        self.record.resize(self.faces as usize, 0);
        for &face in &thrown {
            if let Some(times) = self.record.get_mut((face as usize).saturating_sub(1)) {
                *times = times.saturating_add(1);
            }
        }
        self.last.insert(0, thrown);
        self.last.truncate(SHOWN);
    }

    /// Other dice: their throws are a record of their own.
    pub fn set(&mut self, faces: u32, number: u32) {
        let faces = faces.clamp(2, MOST_FACES);
        let number = number.clamp(1, MOST_DICE);
        if faces != self.faces {
            self.clear();
        } else if number != self.number {
            // The faces of these dice are counted on; their sums are others.
            self.last.clear();
        }
        (self.faces, self.number) = (faces, number);
    }

    /// Begins the record anew.
    pub fn clear(&mut self) {
        self.last.clear();
        self.record.clear();
    }

    /// How many dice were thrown since the record was begun.
    pub fn thrown(&self) -> u32 {
        self.record.iter().sum()
    }

    /// How many more must be thrown until it can be said how fair they fell; 0 when it can.
    pub fn missing(&self) -> u32 {
        stats::enough(self.faces).saturating_sub(self.thrown())
    }

    /// Of a hundred series of fair dice, how many fall at least as unevenly; none after few throws.
    pub fn as_uneven(&self) -> Option<u32> {
        stats::as_uneven(&self.record)
    }

    /// What was kept, as far as it makes sense.
    #[must_use]
    pub fn checked(mut self) -> Self {
        self.faces = self.faces.clamp(2, MOST_FACES);
        self.number = self.number.clamp(1, MOST_DICE);
        self.last.truncate(SHOWN);
        if self.record.len() > self.faces as usize {
            self.clear();
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_has_as_many_dice_of_as_many_faces_as_were_asked_for() {
        let mut dice = Dice::default();
        dice.set(20, 3);
        for _ in 0..50 {
            dice.throw();
        }
        assert_eq!((dice.last.len(), dice.thrown(), dice.record.len()), (SHOWN, 150, 20));
        assert!(dice.last.iter().all(|throw| throw.len() == 3 && throw.iter().all(|face| (1..=20).contains(face))));
        assert!(dice.as_uneven().is_some_and(|percent| percent <= 100));
    }

    #[test]
    fn other_faces_begin_a_record_of_their_own_and_another_number_goes_on() {
        let mut dice = Dice::default();
        dice.note(vec![6, 6]);
        dice.set(6, 1);
        assert_eq!((dice.thrown(), dice.last.len()), (2, 0));
        dice.set(8, 1);
        assert_eq!(dice.thrown(), 0);
        dice.set(1000, 0);
        assert_eq!((dice.faces, dice.number), (MOST_FACES, 1));
    }

    #[test]
    fn what_was_kept_of_other_dice_is_not_counted() {
        let kept = Dice { faces: 4, number: 99, last: vec![vec![1]; 40], record: vec![1; 20] };
        let dice = kept.checked();
        assert_eq!((dice.number, dice.last.len(), dice.thrown()), (MOST_DICE, 0, 0));
    }
}
