//! A line of numbers on which everybody's marker stands: a track of points, of lives, of bids.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The last number of the shortest line.
pub const SHORTEST: i64 = 5;
/// The last number of the longest line.
pub const LONGEST: i64 = 100;

/// The line, from 0 to its last number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NumberLine {
    /// The last number, [`SHORTEST`] to [`LONGEST`].
    pub last: i64,
    /// Where each marker stands, by whose it is; at 0 where nobody has moved it.
    at: BTreeMap<String, i64>,
}

impl Default for NumberLine {
    fn default() -> Self {
        Self { last: 20, at: BTreeMap::new() }
    }
}

impl NumberLine {
    /// Where somebody's marker stands.
    pub fn at(&self, name: &str) -> i64 {
        self.at.get(name).copied().unwrap_or(0)
    }

    /// Puts somebody's marker to a number of the line.
    pub fn put(&mut self, name: String, number: i64) {
        self.at.insert(name, number.clamp(0, self.last));
    }

    /// A longer or shorter line; markers beyond its end stand at its end.
    pub fn reach(&mut self, last: i64) {
        self.last = last.clamp(SHORTEST, LONGEST);
        for number in self.at.values_mut() {
            *number = (*number).clamp(0, self.last);
        }
    }

    /// Puts all markers to 0.
    pub fn clear(&mut self) {
        self.at.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_stay_on_the_line() {
        let mut line = NumberLine::default();
        line.put("Anna".into(), 99);
        assert_eq!((line.at("Anna"), line.at("Ben")), (20, 0));
        line.reach(8);
        assert_eq!((line.last, line.at("Anna")), (8, 8));
        line.reach(100_000);
        assert_eq!((line.last, line.at("Anna")), (LONGEST, 8));
        line.put("Ben".into(), -3);
        assert_eq!(line.at("Ben"), 0);
        line.clear();
        assert_eq!(line.at("Anna"), 0);
    }
}
