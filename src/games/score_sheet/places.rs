//! Who comes where: by points, then by the rows that decide a tie, in their order.

use crate::few;
use serde::{Deserialize, Serialize};

/// Which end of the numbers wins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wins {
    /// The most.
    #[default]
    Highest,
    /// The least.
    Lowest,
}

/// Numbers of all players by which they are ordered, and which end is the better one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measure {
    /// Which end wins.
    pub wins: Wins,
    /// A number for each seat; none where nobody has said yet.
    pub values: Vec<Option<i64>>,
}

/// The place of each seat, from 1. Whoever has no points has no place.
///
/// Players with equal points are told apart by the first tie row, then by the next. A tie row that is blank for one of
/// them decides nothing, and neither do those after it: they share the place.
pub fn places(points: &Measure, ties: &[Measure]) -> Vec<Option<u8>> {
    let mut places = vec![None; points.values.len()];
    let seats: Vec<usize> = (0..points.values.len()).filter(|&seat| points.of(seat).is_some()).collect();
    let mut next: u8 = 1;
    for group in ordered(seats, points, ties) {
        for &seat in &group {
            if let Some(place) = places.get_mut(seat) {
                *place = Some(next);
            }
        }
        next = next.saturating_add(u8::try_from(group.len()).unwrap_or(u8::MAX));
    }
    places
}

/// The seats in groups that share a place, the best first. All of them must have a number.
fn ordered(mut seats: Vec<usize>, by: &Measure, then: &[Measure]) -> Vec<Vec<usize>> {
    few::sort_by_key(&mut seats, |&seat| by.rank(seat));
    let mut groups = Vec::new();
    for equal in seats.chunk_by(|&a, &b| by.of(a) == by.of(b)) {
        match then.split_first() {
            Some((next, rest)) if equal.len() > 1 && equal.iter().all(|&seat| next.of(seat).is_some()) => {
                groups.extend(ordered(equal.to_vec(), next, rest));
            }
            _ => groups.push(equal.to_vec()),
        }
    }
    groups
}

impl Measure {
    fn of(&self, seat: usize) -> Option<i64> {
        self.values.get(seat).copied().flatten()
    }

    /// The smaller, the better.
    fn rank(&self, seat: usize) -> i128 {
        let value = i128::from(self.of(seat).unwrap_or(0));
        if self.wins == Wins::Highest { -value } else { value }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn of(wins: Wins, values: &[Option<i64>]) -> Measure {
        Measure { wins, values: values.to_vec() }
    }

    #[test]
    fn the_most_or_the_least_comes_first() {
        let values = [Some(3), Some(9), None, Some(5)];
        assert_eq!(places(&of(Wins::Highest, &values), &[]), [Some(3), Some(1), None, Some(2)]);
        assert_eq!(places(&of(Wins::Lowest, &values), &[]), [Some(1), Some(3), None, Some(2)]);
    }

    #[test]
    fn a_shared_place_takes_up_the_next() {
        let points = of(Wins::Highest, &[Some(5), Some(5), Some(4)]);
        assert_eq!(places(&points, &[]), [Some(1), Some(1), Some(3)]);
    }

    #[test]
    fn tie_rows_decide_in_their_order_and_only_among_equals() {
        let points = of(Wins::Highest, &[Some(5), Some(5), Some(5), Some(9)]);
        let cards = of(Wins::Lowest, &[Some(2), Some(1), Some(2), Some(99)]);
        let coins = of(Wins::Highest, &[Some(1), Some(0), Some(8), None]);
        assert_eq!(places(&points, &[cards, coins]), [Some(4), Some(2), Some(3), Some(1)]);
    }

    #[test]
    fn a_blank_tie_row_decides_nothing() {
        let points = of(Wins::Highest, &[Some(5), Some(5)]);
        let blank = of(Wins::Highest, &[Some(2), None]);
        let next = of(Wins::Highest, &[Some(2), Some(1)]);
        assert_eq!(places(&points, &[blank, next]), [Some(1), Some(1)]);
    }

    proptest! {
        #[test]
        fn better_is_never_behind_worse(values in proptest::collection::vec(proptest::option::of(-9..9_i64), 0..8), low: bool) {
            let wins = if low { Wins::Lowest } else { Wins::Highest };
            let places = places(&of(wins, &values), &[]);
            for (a, b) in (0..values.len()).flat_map(|a| (0..values.len()).map(move |b| (a, b))) {
                if let (Some(x), Some(y)) = (values[a], values[b]) {
                    let better = if low { x < y } else { x > y };
                    prop_assert_eq!(better, places[a] < places[b]);
                }
            }
            prop_assert_eq!(places.iter().filter(|place| place.is_some()).count(), values.iter().flatten().count());
        }
    }
}
