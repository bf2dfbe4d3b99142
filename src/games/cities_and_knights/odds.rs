//! When the barbarians land: the chance within so many rolls, and the rolls to expect, both as fractions.

use super::dice::Sea;
use super::reasons::{RuleHeading, ruled};
use super::ship::Ship;
use crate::locale::Message;
use crate::table::reason::Reason;

/// The longest track that is reckoned with, in steps.
pub const LONGEST: u32 = 99;

/// All chances together: a power of six, so that each of so many rolls divides without a rest.
const CERTAIN: u128 = 6_u128.pow(EXACT_ROLLS);
const EXACT_ROLLS: u32 = 40;

/// One roll, as it is counted here: a power of two, so that a track of [`LONGEST`] steps can be halved at each.
const ONE_ROLL: u128 = 1 << LONGEST;

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    over: u128,
    under: u128,
}

/// The chance that the ship lands within the next `rolls` rolls, for a track of at most [`LONGEST`] steps. Exact up to 40
/// rolls; after ten thousand it is off by less than one in 10²⁴.
pub fn lands_within(ship: Ship, sea: Sea, rolls: u32) -> Ratio {
    // The chance of each number of steps left, 1 first.
    let mut sailing = vec![0; ship.left() as usize];
    if let Some(now) = sailing.last_mut() {
        *now = CERTAIN;
    }
    for _ in 0..rolls {
        let sixth = |left: usize| sailing.get(left).map_or(0, |chance| chance / 6);
        let [stay, one, two] = sea.weights();
        let after = |left: usize| stay * sixth(left) + one * sixth(left + 1) + two * sixth(left + 2);
        sailing = (0..sailing.len()).map(after).collect();
        if sailing.iter().all(|&chance| chance == 0) {
            break;
        }
    }
    Ratio::new(CERTAIN - sailing.iter().sum::<u128>(), CERTAIN)
}

/// The mean number of rolls until the ship lands, for a track of at most [`LONGEST`] steps. Exact.
pub fn expected_rolls(ship: Ship, sea: Sea) -> Ratio {
    let [stay, one, two] = sea.weights();
    let (mut nearest, mut near) = (0, 0);
    for _ in 0..ship.left() {
        // One roll, and then as many as from where it leads: solved for the rolls that lead nowhere.
        let here = (6 * ONE_ROLL + one * near + two * nearest) / (6 - stay);
        (nearest, near) = (near, here);
    }
    Ratio::new(near, ONE_ROLL)
}

/// Of so many rolls, in how many of all ways in which the event die can fall the ship lands with the first, the second
/// roll and so on, and how many ways there are. For as many rolls as can be counted exactly, [`MOST_COUNTED`].
fn ways_to_land(ship: Ship, sea: Sea, rolls: u32) -> (Vec<u128>, u128) {
    let ways = |rolls: u32| 6_u128.pow(rolls.min(MOST_COUNTED));
    let landed = |rolls: u32| {
        let chance = lands_within(ship, sea, rolls);
        // The fraction is in lowest terms, and six to the number of rolls is a multiple of what is under the line.
        chance.over() * (ways(rolls) / chance.under().max(1))
    };
    let with = |roll: u32| (landed(roll) - 6 * landed(roll - 1)) * ways(rolls - roll);
    ((1..=rolls).map(with).collect(), ways(rolls))
}

/// As many rolls are counted way by way; for more the numbers say nothing to anybody.
const MOST_COUNTED: u32 = 12;

/// The chance within so many rolls, as the sum of the ways in which the ship lands with each of them.
fn chance_reason(ship: Ship, sea: Sea, rolls: u32) -> Option<Reason> {
    if rolls > MOST_COUNTED {
        return None;
    }
    let (ways, all) = ways_to_land(ship, sea, rolls);
    let number = |ways: u128| i64::try_from(ways).unwrap_or(i64::MAX);
    let roll = |(at, ways): (usize, u128)| {
        Reason::new(Message::new("rules-cities-and-knights-lands-with-roll").number("roll", at + 1), number(ways))
    };
    let what = Message::new("rules-cities-and-knights-lands-in-ways").number("ways", number(all));
    let sum = Reason::sum(what, ways.into_iter().enumerate().map(roll).collect());
    let what = Message::new("rules-cities-and-knights-lands-within").number("rolls", rolls);
    let what = what.number("percent", lands_within(ship, sea, rolls).percent());
    Some(Reason::note(what).of(vec![sum]))
}

/// What the chances within these numbers of rolls rest on: the steps that are left, what the event die does, and in how
/// many of all ways it leads to a landing.
pub fn odds_reason(ship: Ship, sea: Sea, rolls: &[u32]) -> Reason {
    let [_, one, two] = sea.weights();
    let faces = [(1, one), (2, two)].into_iter().filter(|&(_, sixths)| sixths > 0).map(|(steps, sixths)| {
        let what = Message::new("rules-cities-and-knights-sixths").number("sixths", sixths).number("steps", steps);
        Reason::note(what)
    });
    let left = Reason::new(Message::new("rules-cities-and-knights-steps-left"), ship.left().into());
    let place = if matches!(sea, Sea::Official) { RuleHeading::EventDie } else { RuleHeading::FanSet };
    let chances = rolls.iter().filter_map(|&rolls| chance_reason(ship, sea, rolls));
    ruled(left.of(faces.chain(chances).collect()), Message::new("rules-cities-and-knights-rule-odds"), place)
}

impl Ratio {
    fn new(over: u128, under: u128) -> Self {
        let (mut common, mut rest) = (under, over);
        while rest > 0 {
            (common, rest) = (rest, common % rest);
        }
        Self { over: over / common, under: under / common }
    }

    /// The number above the line.
    pub const fn over(&self) -> u128 {
        self.over
    }

    /// The number below the line, 1 or more.
    pub const fn under(&self) -> u128 {
        self.under
    }

    /// How many of so many parts it is, to the nearest: with 100 a percentage, with 10 tenths.
    pub fn in_parts(&self, parts: u16) -> i64 {
        let twice = 2 * self.over * u128::from(parts);
        i64::try_from((twice + self.under) / (2 * self.under)).unwrap_or(i64::MAX)
    }

    /// How many percent it is, to the nearest. Only what is certain reads 100 and only what cannot be reads 0, so a
    /// chance of 99.6 percent reads 99.
    pub fn percent(&self) -> i64 {
        let nearest = self.in_parts(100);
        if self.over == 0 || self.over >= self.under { nearest } else { nearest.clamp(1, 99) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities_and_knights::dice::Number;

    const SEAS: [Sea; 4] = [Sea::Official, Sea::Fan, Sea::FanOddEven(Number::Red), Sea::FanSplit];

    fn ship(position: u32, length: u32) -> Ship {
        Ship::at(position, length).unwrap()
    }

    fn fraction(ratio: Ratio) -> (u128, u128) {
        (ratio.over(), ratio.under())
    }

    /// How many of all rows of `rolls` sixths land, counted one by one.
    fn counted(left: i64, weights: [u128; 3], rolls: u32) -> u128 {
        if left <= 0 {
            return 6_u128.pow(rolls);
        }
        if rolls == 0 {
            return 0;
        }
        let steps = weights.into_iter().zip(0..);
        steps.map(|(weight, step)| weight * counted(left - step, weights, rolls - 1)).sum()
    }

    #[test]
    fn a_percentage_is_100_or_0_only_where_it_is_certain() {
        let percent = |over, under| Ratio::new(over, under).percent();
        assert_eq!([percent(996, 1000), percent(1, 1), percent(4, 4)], [99, 100, 100]);
        assert_eq!([percent(1, 1000), percent(0, 7)], [1, 0]);
    }

    #[test]
    fn the_chance_is_what_counting_gives() {
        for sea in SEAS {
            for left in 1..=7 {
                for rolls in 0..=8 {
                    let expected = Ratio::new(counted(left.into(), sea.weights(), rolls), 6_u128.pow(rolls));
                    assert_eq!(lands_within(ship(7 - left, 7), sea, rolls), expected, "{sea:?} {left} {rolls}");
                }
            }
        }
    }

    #[test]
    fn a_chance_is_explained_by_ways_that_add_up_to_it() {
        for sea in SEAS {
            for left in 1..=7 {
                for rolls in 0..=12 {
                    let (ways, all) = ways_to_land(ship(7 - left, 7), sea, rolls);
                    assert_eq!(all, 6_u128.pow(rolls));
                    let landed = Ratio::new(ways.iter().sum(), all);
                    assert_eq!(landed, lands_within(ship(7 - left, 7), sea, rolls), "{sea:?} {left} {rolls}");
                    assert!(ways.iter().take(left.div_ceil(2) as usize - 1).all(|&ways| ways == 0), "too far");
                }
            }
        }
        // Three steps to go and one a roll: with the third roll at the earliest.
        let (ways, all) = ways_to_land(ship(4, 7), Sea::Official, 4);
        assert_eq!((ways, all), (vec![0, 0, 162, 243], 1296));
    }

    #[test]
    fn the_mean_is_the_sum_of_the_chances_that_it_has_not_landed() {
        for sea in SEAS {
            for left in 1..=7 {
                let ship = ship(7 - left, 7);
                let millionths = |ratio: Ratio| ratio.over() * 1_000_000 / ratio.under();
                let missing = |rolls| 1_000_000 - millionths(lands_within(ship, sea, rolls));
                let sum: u128 = (0..200).map(missing).sum();
                assert!(sum.abs_diff(millionths(expected_rolls(ship, sea))) < 200, "{sea:?} {left}");
            }
        }
    }

    #[test]
    fn the_rolls_to_expect_from_the_start() {
        let mean = |sea| fraction(expected_rolls(ship(0, 7), sea));
        assert_eq!((mean(Sea::Official), mean(Sea::Fan)), ((14, 1), (12, 1)));
    }

    #[test]
    fn the_longest_track_and_the_most_rolls_are_reckoned() {
        for sea in SEAS {
            let far = ship(0, LONGEST);
            assert!(lands_within(far, sea, 9999).in_parts(1000) == 1000);
            assert_eq!(lands_within(far, sea, 0), Ratio::new(0, 1));
            assert!((190..=201).contains(&expected_rolls(far, sea).in_parts(1)) || sea == Sea::Fan);
        }
        assert_eq!(fraction(expected_rolls(ship(0, LONGEST), Sea::Fan)), (150, 1));
    }

    #[test]
    fn parts_are_rounded() {
        assert_eq!(Ratio::new(5, 16).in_parts(100), 31);
        assert_eq!(Ratio::new(5, 16).percent(), 31);
        assert_eq!(Ratio::new(1, 200).in_parts(100), 1);
        assert_eq!(Ratio::new(13, 2).in_parts(10), 65);
    }
}
