//! The score track: who gained what, in which round and phase, and which round that makes the last.

use serde::{Deserialize, Serialize};

use super::end::Reached;
use crate::table::seat::Seat;

/// What points were gained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card of the own clan: its bonus, its action, what it does by itself.
    Card,
    /// Goods stored on a card, at the end of the lookout.
    Stored,
    /// A raid.
    Raid,
    /// An island, pillaged or conquered.
    Island,
    /// Anything else.
    Other,
}

/// The part of a round in which points were gained; it decides which round is the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Up to the end of the action phase, the lookout among it.
    Actions,
    /// From the expedition on.
    Sailing,
}

/// When points were gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct When {
    /// The round, from 1.
    pub round: u32,
    /// The part of the round.
    pub stage: Stage,
}

/// Points that a player gained; negative where a slip of the finger was put right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Who.
    pub seat: Seat,
    /// When.
    pub when: When,
    /// For what; none for what was put right by hand.
    pub cause: Option<Cause>,
    /// How many.
    pub points: i64,
}

/// All that was gained in a play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Track {
    pub(super) gains: Vec<Gain>,
}

impl Cause {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Card, Self::Stored, Self::Raid, Self::Island, Self::Other];
}

impl Track {
    /// Notes a gain.
    pub fn gain(&mut self, gain: Gain) {
        self.gains.push(gain);
    }

    /// Forgets what was put right by hand for a player. Points taken off since then may have come from it: of a correction
    /// stays what keeps the marker on the track.
    pub fn forget_corrections(&mut self, seat: Seat) {
        let by_hand = |gain: &&Gain| gain.seat == seat && gain.cause.is_none();
        let last = self.gains.iter().rfind(by_hand).map(|gain| gain.when);
        self.gains.retain(|gain| gain.seat != seat || gain.cause.is_some());
        let points = self.points(seat);
        if let Some(when) = last.filter(|_| points < 0) {
            self.gain(Gain { seat, when, cause: None, points: -points });
        }
    }

    /// Where a player's marker stands.
    pub fn points(&self, seat: Seat) -> i64 {
        self.sum(|gain| gain.seat == seat)
    }

    /// What was put right by hand for a player; none if nothing was.
    pub fn corrected(&self, seat: Seat) -> Option<i64> {
        let by_hand = |gain: &Gain| gain.seat == seat && gain.cause.is_none();
        self.gains.iter().any(by_hand).then(|| self.sum(by_hand))
    }

    pub(super) fn sum(&self, counts: impl Fn(&Gain) -> bool) -> i64 {
        self.gains.iter().filter(|gain| counts(gain)).map(|gain| gain.points).sum()
    }

    /// The most points of any player at the two ends of a round.
    pub fn reached(&self, round: u32) -> Reached {
        let most = |stage: Stage| {
            let until = When { round, stage };
            let seats = self.gains.iter().map(|gain| gain.seat);
            let points = seats.map(|seat| self.sum(|gain| gain.seat == seat && gain.when <= until)).max();
            u32::try_from(points.unwrap_or(0)).unwrap_or(0)
        };
        Reached { round, after_actions: most(Stage::Actions), after_sailing: most(Stage::Sailing) }
    }

    /// The first round, of those up to this one, at whose end the last round is known; none if none is yet.
    pub fn decided(&self, upto: u32) -> Option<Reached> {
        (1..=upto).map(|round| self.reached(round)).find(|reached| reached.last_round().is_some())
    }

    /// Which round is the last, as far as it is known in this round.
    pub fn last_round(&self, upto: u32) -> Option<u32> {
        self.decided(upto)?.last_round()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Stage::{Actions, Sailing};

    fn track(gains: &[(u8, u32, Stage, i64)]) -> Track {
        let mut track = Track::default();
        for &(seat, round, stage, points) in gains {
            track.gain(Gain { seat: Seat(seat), when: When { round, stage }, cause: Some(Cause::Card), points });
        }
        track
    }

    #[test]
    fn the_last_round_follows_from_when_25_was_reached() {
        let gains = [(0, 4, Actions, 20), (1, 4, Sailing, 23), (0, 5, Actions, 4)];
        assert_eq!(track(&gains).last_round(5), None);
        let while_sailing = [&gains[..], &[(0, 5, Sailing, 2)]].concat();
        assert_eq!(track(&while_sailing).last_round(5), Some(6));
        assert_eq!(track(&while_sailing).last_round(6), Some(6), "and it stays that way");
        let in_actions = [&gains[..], &[(0, 5, Actions, 1)]].concat();
        assert_eq!(track(&in_actions).last_round(5), Some(5));
        assert_eq!(track(&in_actions).last_round(9), Some(5));
    }

    #[test]
    fn a_correction_that_is_forgotten_leaves_the_marker_on_the_track() {
        let mut track = track(&[(0, 1, Actions, 3)]);
        let when = When { round: 1, stage: Actions };
        track.gain(Gain { seat: Seat(0), when, cause: None, points: 2 });
        track.gain(Gain { seat: Seat(0), when, cause: Some(Cause::Card), points: -4 });
        track.forget_corrections(Seat(0));
        assert_eq!((track.points(Seat(0)), track.corrected(Seat(0))), (0, Some(1)));
        track.gain(Gain { seat: Seat(0), when, cause: Some(Cause::Card), points: 4 });
        track.forget_corrections(Seat(0));
        assert_eq!((track.points(Seat(0)), track.corrected(Seat(0))), (3, None));
    }

    #[test]
    fn two_players_do_not_reach_25_together() {
        assert_eq!(track(&[(0, 1, Actions, 13), (1, 1, Actions, 13)]).last_round(1), None);
    }

    #[test]
    fn a_point_too_many_taken_back_in_the_same_phase_ends_nothing() {
        assert_eq!(track(&[(0, 5, Actions, 25), (0, 5, Actions, -1)]).last_round(5), None);
    }

    #[test]
    fn what_was_put_right_can_be_forgotten() {
        let mut track = track(&[(0, 1, Actions, 5)]);
        assert_eq!(track.corrected(Seat(0)), None);
        let when = When { round: 1, stage: Sailing };
        track.gain(Gain { seat: Seat(0), when, cause: None, points: -2 });
        assert_eq!((track.points(Seat(0)), track.corrected(Seat(0))), (3, Some(-2)));
        track.forget_corrections(Seat(0));
        assert_eq!(track.points(Seat(0)), 5);
    }
}
