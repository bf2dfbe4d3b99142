//! The barbarians' ship on its track.

use serde::{Deserialize, Serialize};

use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Reason;

/// How far the card Magic current moves the ship, forward or back, in steps (fan set).
pub const MAGIC_CURRENT: u32 = 2;

/// Where the ship is: so many steps from its start, of so many to the landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ship {
    position: u32,
    length: u32,
}

/// What a move of the ship comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sailed {
    /// The steps it was moved; backward when negative.
    pub steps: i64,
    /// Where the ship was before.
    pub from: Ship,
    /// Where it is now; after a landing, where it waits once the attack is over.
    pub ship: Ship,
    /// Whether the barbarians land, so that the attack comes before anything else.
    pub lands: bool,
}

/// Which way the card Magic current runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Current {
    /// Toward the coast; the attack can come without a roll.
    Forward,
    /// Away from it, at most to the start.
    Back,
}

/// The ship at the start of the printed track, seven steps from the landing.
impl Default for Ship {
    fn default() -> Self {
        Self { position: 0, length: 7 }
    }
}

impl Ship {
    /// The ship at a place of a track. Errors: a track without steps, a place at its end or beyond.
    pub const fn at(position: u32, length: u32) -> Result<Self, RuleViolation> {
        if position < length { Ok(Self { position, length }) } else { Err(RuleViolation::ShipOffTrack { length }) }
    }

    /// Its steps from the start.
    pub const fn position(&self) -> u32 {
        self.position
    }

    /// The steps from the start to the landing.
    pub const fn length(&self) -> u32 {
        self.length
    }

    /// The steps that are left, 1 or more.
    pub const fn left(&self) -> u32 {
        self.length - self.position
    }

    /// The ship after so many steps forward; at the track's end or beyond it lands, and is back at the start after the
    /// attack (rules, "The barbarians attack").
    pub fn sail(self, steps: u32) -> Sailed {
        let reached = self.position.saturating_add(steps);
        let lands = reached >= self.length;
        let ship = Self { position: if lands { 0 } else { reached }, ..self };
        Sailed { steps: steps.into(), from: self, ship, lands }
    }

    /// The ship after the card Magic current (fan set). That it stops at the start is our reading.
    pub fn drift(self, way: Current) -> Sailed {
        match way {
            Current::Forward => self.sail(MAGIC_CURRENT),
            Current::Back => {
                let ship = Self { position: self.position.saturating_sub(MAGIC_CURRENT), ..self };
                Sailed { steps: i64::from(ship.position) - i64::from(self.position), from: self, ship, lands: false }
            }
        }
    }
}

impl Sailed {
    /// Where the ship is, and why.
    pub fn reason(&self) -> Reason {
        let from = Reason::new(Message::new("rules-cities-and-knights-ship-was"), self.from.position.into());
        let steps = Reason::new(Message::new("rules-cities-and-knights-ship-steps"), self.steps);
        let what = if self.lands {
            Message::new("rules-cities-and-knights-ship-lands")
        } else {
            Message::new("rules-cities-and-knights-ship-is").number("left", self.ship.left())
        };
        let reached = i64::from(self.from.position) + self.steps;
        let rule = Message::new("rules-cities-and-knights-rule-ship").number("length", self.from.length);
        ruled(Reason::new(what, reached).of(vec![from, steps]), rule, RuleHeading::EventDie)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ship(position: u32) -> Ship {
        Ship::at(position, 7).unwrap()
    }

    #[test]
    fn the_landing_is_the_last_step_or_beyond_it() {
        assert_eq!((ship(5).sail(1).ship, ship(5).sail(1).lands), (ship(6), false));
        for sailed in [ship(6).sail(1), ship(6).sail(2), ship(5).sail(2)] {
            assert!(sailed.lands);
            assert_eq!(sailed.ship, ship(0));
        }
        assert_eq!(ship(3).left(), 4);
    }

    #[test]
    fn the_current_runs_both_ways() {
        assert!(ship(5).drift(Current::Forward).lands);
        assert_eq!(ship(5).drift(Current::Back).ship, ship(3));
        assert_eq!((ship(1).drift(Current::Back).ship, ship(1).drift(Current::Back).steps), (ship(0), -1));
    }

    #[test]
    fn a_place_beyond_the_track_is_refused() {
        assert_eq!(Ship::at(7, 7), Err(RuleViolation::ShipOffTrack { length: 7 }));
        assert!(Ship::at(0, 0).is_err());
    }
}
