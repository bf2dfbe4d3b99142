//! When the game ends: 25 points, noticed in the actions or while sailing.

use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::Reason;

/// The points on the track that end the game.
pub const GOAL: u32 = 25;

/// The most points on the track in a round, after its actions and after its expedition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    /// The round, from 1.
    pub round: u32,
    /// The most points of any player when all have passed.
    pub after_actions: u32,
    /// The most points of any player when all ships are back.
    pub after_sailing: u32,
}

impl Reached {
    /// The last round: this one if somebody has 25 points after the actions, the next one if first after sailing; none
    /// yet before that (rulebook, action phase and cleanup).
    pub const fn last_round(self) -> Option<u32> {
        if self.after_actions >= GOAL {
            Some(self.round)
        } else if self.after_sailing >= GOAL {
            Some(self.round.saturating_add(1))
        } else {
            None
        }
    }

    /// Why that round is the last, or why none is yet.
    pub fn reason(self) -> Reason {
        let what = match self.last_round() {
            Some(last) => Message::new("rules-empires-of-the-north-last-round").number("round", last),
            None => Message::new("rules-empires-of-the-north-no-last-round"),
        };
        let most = vec![
            Reason::new(Message::new("rules-empires-of-the-north-after-actions"), self.after_actions.into()),
            Reason::new(Message::new("rules-empires-of-the-north-after-sailing"), self.after_sailing.into()),
        ];
        ruled(
            Reason::note(what).of(most),
            "rules-empires-of-the-north-rule-end",
            "rules-empires-of-the-north-place-end",
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phase_decides_which_round_is_the_last() {
        let last = |after_actions, after_sailing| Reached { round: 5, after_actions, after_sailing }.last_round();
        assert_eq!(last(24, 24), None);
        assert_eq!(last(24, 25), Some(6));
        assert_eq!(last(25, 25), Some(5));
        assert_eq!(last(30, 20), Some(5));
    }
}
