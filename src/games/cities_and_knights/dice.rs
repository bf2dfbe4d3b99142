//! What a roll says: the number of the two dice, the face of the event die, and how far the barbarians' ship sails.

use serde::{Deserialize, Serialize};

use super::rule_violation::RuleViolation;
use super::track::Track;
use crate::locale::Message;

/// A face of the event die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Event {
    /// The ship sails.
    Ship,
    /// The ship sails twice as far; a face of the fan set's third variant only.
    TwoShips,
    /// The gate of a track: who has built it may draw a progress card.
    Gate(Track),
}

/// How the ship sails, which also says which event die is rolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sea {
    /// Cities & Knights: three faces, one step.
    #[default]
    Official,
    /// The fan set's rule: two faces, always two steps.
    Fan,
    /// The fan set's second variant: two faces, two steps with an odd number and one with an even number.
    FanOddEven(Number),
    /// The fan set's third variant: one face with one ship and one with two, a step for each.
    FanSplit,
}

/// Which number the fan set's second variant looks at; its text does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Number {
    /// The sum of the two dice.
    Sum,
    /// The red die alone.
    Red,
}

/// What the three dice show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roll {
    /// The die that is not red (white or yellow, by edition), 1 to 6.
    pub white: u8,
    /// The red die, 1 to 6.
    pub red: u8,
    /// The event die.
    pub event: Event,
}

/// In how many of the 36 ways that two dice can fall they show this sum; 0 for a number that is none.
pub const fn ways(sum: u8) -> u32 {
    if sum < 2 || sum > 12 { 0 } else { 6 - sum.abs_diff(7) as u32 }
}

impl Event {
    /// What the face shows.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Ship => "rules-cities-and-knights-event-ship",
            Self::TwoShips => "rules-cities-and-knights-event-two-ships",
            Self::Gate(Track::Trade) => "rules-cities-and-knights-event-trade",
            Self::Gate(Track::Politics) => "rules-cities-and-knights-event-politics",
            Self::Gate(Track::Science) => "rules-cities-and-knights-event-science",
            Self::Gate(Track::Magic) => "rules-cities-and-knights-event-magic",
        })
    }
}

impl Sea {
    /// The six faces of the event die that is rolled (rules, materials; the fan set's materials and its variants).
    pub const fn faces(self) -> [Event; 6] {
        let [yellow, blue, green, purple] = [
            Event::Gate(Track::Trade),
            Event::Gate(Track::Politics),
            Event::Gate(Track::Science),
            Event::Gate(Track::Magic),
        ];
        match self {
            Self::Official => [Event::Ship, Event::Ship, Event::Ship, yellow, blue, green],
            Self::Fan | Self::FanOddEven(_) => [Event::Ship, Event::Ship, yellow, blue, green, purple],
            Self::FanSplit => [Event::Ship, Event::TwoShips, yellow, blue, green, purple],
        }
    }

    /// How many steps the ship sails with a roll (rules, "The event die"; the fan set's rules and variants).
    pub const fn steps(self, roll: Roll) -> u32 {
        match (self, roll.event) {
            (_, Event::Gate(_)) => 0,
            (_, Event::TwoShips) | (Self::Fan, Event::Ship) => 2,
            (Self::Official | Self::FanSplit, Event::Ship) => 1,
            (Self::FanOddEven(number), Event::Ship) => {
                let shown = match number {
                    Number::Sum => roll.number(),
                    Number::Red => roll.red,
                };
                if shown % 2 == 1 { 2 } else { 1 }
            }
        }
    }

    /// In how many of six rolls the ship sails no step, one, and two. With the second variant half of the ship's rolls
    /// are odd, whichever number it looks at, so it is as fast as the third.
    pub const fn weights(self) -> [u128; 3] {
        match self {
            Self::Official => [3, 3, 0],
            Self::Fan => [4, 0, 2],
            Self::FanOddEven(_) | Self::FanSplit => [4, 1, 1],
        }
    }
}

impl Roll {
    /// A roll as it lies there. Errors: a die that shows none of 1 to 6, a face that this event die does not have.
    pub fn new(white: u8, red: u8, event: Event, sea: Sea) -> Result<Self, RuleViolation> {
        let six = 1..=6;
        if !six.contains(&white) || !six.contains(&red) {
            return Err(RuleViolation::NoSuchNumber);
        }
        if !sea.faces().contains(&event) {
            return Err(RuleViolation::NoSuchFace);
        }
        Ok(Self { white, red, event })
    }

    /// The sum of the two dice, 2 to 12: the number that yields, or the 7.
    pub const fn number(&self) -> u8 {
        self.white + self.red
    }

    /// Whether the robber is called.
    pub const fn is_seven(&self) -> bool {
        self.number() == 7
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sea; 5] =
        [Sea::Official, Sea::Fan, Sea::FanOddEven(Number::Sum), Sea::FanOddEven(Number::Red), Sea::FanSplit];

    #[test]
    fn the_weights_are_those_of_all_rolls() {
        for sea in ALL {
            let mut counted = [0; 3];
            for (white, red, event) in
                (1..=6).flat_map(|white| (1..=6).flat_map(move |red| sea.faces().map(|event| (white, red, event))))
            {
                let steps = sea.steps(Roll::new(white, red, event, sea).unwrap());
                counted[usize::try_from(steps).unwrap()] += 1;
            }
            assert_eq!(counted.map(|count: u128| count / 36), sea.weights(), "{sea:?}");
        }
    }

    #[test]
    fn the_ways_of_the_sums_are_thirty_six() {
        assert_eq!((0..=u8::MAX).map(ways).sum::<u32>(), 36);
        assert_eq!([2, 6, 7, 8, 12].map(ways), [1, 5, 6, 5, 1]);
    }

    #[test]
    fn a_die_shows_what_it_has() {
        assert_eq!(Roll::new(0, 3, Event::Ship, Sea::Official), Err(RuleViolation::NoSuchNumber));
        assert_eq!(Roll::new(1, 7, Event::Ship, Sea::Official), Err(RuleViolation::NoSuchNumber));
        assert_eq!(Roll::new(1, 3, Event::Gate(Track::Magic), Sea::Official), Err(RuleViolation::NoSuchFace));
        assert_eq!(Roll::new(1, 3, Event::TwoShips, Sea::Fan), Err(RuleViolation::NoSuchFace));
        assert!(Roll::new(3, 4, Event::TwoShips, Sea::FanSplit).unwrap().is_seven());
    }

    #[test]
    fn odd_numbers_sail_further_in_the_second_variant() {
        let roll = Roll { white: 2, red: 3, event: Event::Ship };
        assert_eq!(Sea::FanOddEven(Number::Sum).steps(roll), 2);
        let roll = Roll { white: 3, red: 3, event: Event::Ship };
        assert_eq!((Sea::FanOddEven(Number::Sum).steps(roll), Sea::FanOddEven(Number::Red).steps(roll)), (1, 2));
    }
}
