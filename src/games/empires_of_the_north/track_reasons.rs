//! What the points on the track were gained for, round by round.

use super::track::{Cause, Gain, Track};
use crate::locale::Message;
use crate::table::reason::Reason;
use crate::table::seat::Seat;

impl Cause {
    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Card => "rules-empires-of-the-north-cause-card",
            Self::Stored => "rules-empires-of-the-north-cause-stored",
            Self::Raid => "rules-empires-of-the-north-cause-raid",
            Self::Island => "rules-empires-of-the-north-cause-island",
            Self::Other => "rules-empires-of-the-north-cause-other",
        })
    }
}

impl Track {
    /// What a player's points were gained for: a part for each cause, with its rounds below it. What was put right by
    /// hand is no part of it.
    pub fn parts(&self, seat: Seat) -> Vec<Reason> {
        Cause::ALL.into_iter().filter_map(|cause| self.part(seat, cause)).collect()
    }

    fn part(&self, seat: Seat, cause: Cause) -> Option<Reason> {
        let of = |gain: &Gain| gain.seat == seat && gain.cause == Some(cause);
        let mut rounds: Vec<u32> = self.gains.iter().filter(|gain| of(gain)).map(|gain| gain.when.round).collect();
        rounds.sort();
        rounds.dedup();
        let part = |round: u32| {
            let what = Message::new("rules-empires-of-the-north-in-round").number("round", round);
            Reason::new(what, self.sum(|gain| of(gain) && gain.when.round == round))
        };
        let parts: Vec<Reason> = rounds.into_iter().map(part).filter(|part| part.amount != Some(0)).collect();
        (!parts.is_empty()).then(|| Reason::sum(cause.message(), parts))
    }
}
