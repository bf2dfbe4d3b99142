//! The queue of ships: who sails when, where to, and whether a ship may pillage or conquer.

use serde::{Deserialize, Serialize};

use super::rule_violation::RuleViolation;
use crate::table::seat::Seat;

/// A ship in the queue, with what was laid on it when it set sail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// Whose it is.
    pub owner: Seat,
    /// A fish, or gold in its place: it reaches distant islands.
    #[serde(default)]
    pub fish: bool,
    /// A raze token: it can conquer.
    #[serde(default)]
    pub raze: bool,
}

/// How far an island is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Distance {
    /// Within every ship's reach.
    Near,
    /// Within the reach of a ship with a fish.
    Distant,
}

/// What a ship does at an island.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Its goods are taken, and the card is discarded.
    Pillage,
    /// The card joins the empire.
    Conquer,
}

/// The ships in the order in which they choose islands, the first one first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Queue {
    ships: Vec<Ship>,
}

impl Ship {
    /// Whether the ship may do this there (rulebook, expedition). An island is face up, or the top card of its deck.
    /// Errors: a distant island without a fish, a conquest without a raze token.
    pub const fn check(self, distance: Distance, deed: Deed) -> Result<(), RuleViolation> {
        match (distance, deed) {
            (Distance::Distant, _) if !self.fish => Err(RuleViolation::NoFish),
            (_, Deed::Conquer) if !self.raze => Err(RuleViolation::NoRaze),
            _ => Ok(()),
        }
    }

    /// Everything the ship may do, near before distant and pillaging before conquering.
    pub fn may(self) -> Vec<(Distance, Deed)> {
        let all = [Distance::Near, Distance::Distant]
            .into_iter()
            .flat_map(|distance| [(distance, Deed::Pillage), (distance, Deed::Conquer)]);
        all.filter(|&(distance, deed)| self.check(distance, deed).is_ok()).collect()
    }
}

impl Queue {
    /// The ships, the first one first.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// The ship that chooses next.
    pub fn first(&self) -> Option<Ship> {
        self.ships.first().copied()
    }

    /// A ship sets sail: it goes to the end. The queue has no limit (rulebook, sail).
    pub fn join(&mut self, ship: Ship) {
        self.ships.push(ship);
    }

    /// Moves a ship one place ahead (rulebook, keywords); places are counted from 0. Errors: no such ship, or it is the
    /// first.
    pub fn move_ahead(&mut self, place: usize) -> Result<(), RuleViolation> {
        if place >= self.ships.len() {
            return Err(RuleViolation::NoShip);
        }
        let ahead = place.checked_sub(1).ok_or(RuleViolation::FirstAlready)?;
        self.ships.swap(ahead, place);
        Ok(())
    }

    /// A ship returns to its owner from an island that nobody has named; what lies on it is lost. Errors: no such ship.
    pub fn back(&mut self, place: usize) -> Result<Ship, RuleViolation> {
        let ship = self.ships.get(place).copied().ok_or(RuleViolation::NoShip)?;
        self.ships.remove(place);
        Ok(ship)
    }

    /// A ship visits an island and returns to its owner; what lies on it is lost, used or not (rulebook, expedition).
    /// Some cards let a ship sail out of turn, so any place may be asked for. Errors: no such ship, or what
    /// [`Ship::check`] says; the queue is unchanged then.
    pub fn sail(&mut self, place: usize, distance: Distance, deed: Deed) -> Result<Ship, RuleViolation> {
        self.ships.get(place).ok_or(RuleViolation::NoShip)?.check(distance, deed)?;
        self.back(place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ship(owner: u8) -> Ship {
        Ship { owner: Seat(owner), fish: false, raze: false }
    }

    fn owners(queue: &Queue) -> Vec<u8> {
        queue.ships().iter().map(|ship| ship.owner.0).collect()
    }

    fn queue() -> Queue {
        let mut queue = Queue::default();
        [0, 1, 2].map(ship).into_iter().for_each(|ship| queue.join(ship));
        queue
    }

    #[test]
    fn a_fish_and_a_raze_token_each_open_something() {
        use {Deed::Conquer, Deed::Pillage, Distance::Distant, Distance::Near};
        assert_eq!(ship(0).may(), [(Near, Pillage)]);
        assert_eq!(Ship { fish: true, ..ship(0) }.may(), [(Near, Pillage), (Distant, Pillage)]);
        assert_eq!(Ship { raze: true, ..ship(0) }.may(), [(Near, Pillage), (Near, Conquer)]);
        assert_eq!(Ship { fish: true, raze: true, ..ship(0) }.may().len(), 4);
    }

    #[test]
    fn a_ship_overtakes_the_one_ahead() {
        let mut queue = queue();
        assert_eq!(queue.move_ahead(2), Ok(()));
        assert_eq!(owners(&queue), [0, 2, 1]);
        assert_eq!(queue.move_ahead(0), Err(RuleViolation::FirstAlready));
        assert_eq!(queue.move_ahead(3), Err(RuleViolation::NoShip));
        assert_eq!(owners(&queue), [0, 2, 1]);
    }

    #[test]
    fn a_ship_leaves_the_queue_when_it_sails() {
        let mut queue = queue();
        assert_eq!(queue.sail(1, Distance::Near, Deed::Pillage), Ok(ship(1)));
        assert_eq!((owners(&queue), queue.first()), (vec![0, 2], Some(ship(0))));
        assert_eq!(queue.sail(0, Distance::Distant, Deed::Pillage), Err(RuleViolation::NoFish));
        assert_eq!(queue.sail(0, Distance::Near, Deed::Conquer), Err(RuleViolation::NoRaze));
        assert_eq!(queue.sail(2, Distance::Near, Deed::Pillage), Err(RuleViolation::NoShip));
        assert_eq!(owners(&queue), [0, 2]);
    }
}
