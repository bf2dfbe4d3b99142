//! The card Curse of the fan set: all knights of a player are inactive, and stay so for a while.

use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Reason;

/// The rolls that must have been made before the knights may be activated again.
pub const ROLLS: u32 = 3;
/// The smallest table whose special building phases help against a curse.
const MANY_PLAYERS: u32 = 5;

/// A curse that was cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curse {
    /// The rolls that were made since, the roll of the turn in which it was cast not among them.
    pub rolls: u32,
}

/// With how many rolls of this table a cursed player can activate knights again, counted from the roll of the turn in which
/// the curse was cast to the one of the turn in which it ends.
///
/// `ahead` is how many seats after the caster the victim is on turn, 1 to one less than the players. With four players or
/// fewer only the victim's own turn helps (fan set, the card Curse).
pub const fn rolls_locked(players: u32, ahead: u32) -> u32 {
    if players >= MANY_PLAYERS {
        return ROLLS + 1;
    }
    let mut rolls = ahead;
    while rolls < ROLLS {
        rolls += players;
    }
    rolls + 1
}

impl Curse {
    /// The curse in the moment in which it is cast.
    pub const CAST: Self = Self { rolls: 0 };

    /// The curse after one more roll.
    #[must_use]
    pub const fn roll(self) -> Self {
        Self { rolls: self.rolls + 1 }
    }

    /// The rolls that are still to come before it ends.
    pub const fn left(self) -> u32 {
        ROLLS.saturating_sub(self.rolls)
    }

    /// Whether the victim may activate knights again, for the usual price, in any turn or building phase in which the rules
    /// allow it. Errors: too few rolls were made.
    pub const fn check(self) -> Result<(), RuleViolation> {
        if self.left() == 0 { Ok(()) } else { Err(RuleViolation::Cursed { rolls: self.left() }) }
    }

    /// Why the knights are inactive.
    pub fn reason(self) -> Reason {
        let what = Message::new("rules-cities-and-knights-cursed").number("rolls", self.left());
        ruled(Reason::note(what), Message::new("rules-cities-and-knights-rule-curse"), RuleHeading::FanCards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_roll_ends_it() {
        let second = Curse::CAST.roll().roll();
        assert_eq!(second.check(), Err(RuleViolation::Cursed { rolls: 1 }));
        assert_eq!(second.roll().check(), Ok(()));
        assert_eq!(second.roll().roll().left(), 0);
    }

    #[test]
    fn the_rolls_that_it_locks_are_those_of_the_turns_in_between() {
        for players in 2..=4 {
            for ahead in 1..players {
                let mut curse = Curse::CAST;
                let mut rolls = 1;
                loop {
                    curse = curse.roll();
                    rolls += 1;
                    if (rolls - 1) % players == ahead % players && curse.check().is_ok() {
                        break;
                    }
                }
                assert_eq!(rolls_locked(players, ahead), rolls, "{players} {ahead}");
            }
        }
        assert_eq!(rolls_locked(6, 5), 4);
    }
}
