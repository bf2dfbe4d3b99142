//! What a 7 does: who discards how many cards, and whether the robber moves.

use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Reason;

/// The resources and commodities that may be held without a wall.
pub const LIMIT: u32 = 7;
/// What each wall adds.
pub const WALL_ADDS: u32 = 2;
/// What the card Small dragon adds for one 7 (fan set).
pub const SMALL_DRAGON_ADDS: u32 = 4;

/// A hand on a 7.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// Resources and commodities; progress cards do not count.
    pub cards: u32,
    /// City walls, 0 to 3.
    pub walls: u32,
    /// Whether the player lays the card Small dragon.
    pub small_dragon: bool,
}

/// What the robber (and the pirate) does on a 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Robber {
    /// It moves, and robs.
    Moves,
    /// It stays until the barbarians have attacked for the first time: nobody moves it, with a 7, a knight or the Bishop.
    Sleeps,
}

impl Hand {
    /// How many cards may be held (rules, "Building"; the fan set's cards).
    pub const fn limit(&self) -> u32 {
        LIMIT + WALL_ADDS * self.walls + if self.small_dragon { SMALL_DRAGON_ADDS } else { 0 }
    }

    /// How many go back to the bank: half of a hand above the limit, rounded down.
    pub const fn discard(&self) -> u32 {
        if self.cards > self.limit() { self.cards / 2 } else { 0 }
    }

    /// How many cards may be held, and why.
    pub fn limit_reason(&self) -> Reason {
        let mut parts = vec![Reason::new(Message::new("rules-cities-and-knights-limit-of-all"), LIMIT.into())];
        if self.walls > 0 {
            let walls = Message::new("rules-cities-and-knights-walls").number("walls", self.walls);
            let walls = Reason::new(walls, (WALL_ADDS * self.walls).into());
            parts.push(ruled(walls, Message::new("rules-cities-and-knights-rule-walls"), RuleHeading::Building));
        }
        if self.small_dragon {
            let dragon = Reason::new(Message::new("rules-cities-and-knights-small-dragon"), SMALL_DRAGON_ADDS.into());
            parts.push(ruled(
                dragon,
                Message::new("rules-cities-and-knights-rule-small-dragon"),
                RuleHeading::FanCards,
            ));
        }
        Reason::sum(Message::new("rules-cities-and-knights-limit"), parts)
    }

    /// How many cards go back, and why.
    pub fn discard_reason(&self) -> Reason {
        let cards = Reason::new(Message::new("rules-cities-and-knights-cards-held"), self.cards.into());
        let what = Reason::new(Message::new("rules-cities-and-knights-discard"), self.discard().into());
        let rule = Message::new("rules-cities-and-knights-rule-discard");
        ruled(what.of(vec![cards, self.limit_reason()]), rule, RuleHeading::BaseGame)
    }
}

impl Robber {
    /// What it does: it sleeps until the first attack where the table plays so, as newer editions do. In the roll of the
    /// first attack itself it is awake already, since the attack comes first.
    pub const fn of(sleeps_at_first: bool, attacks: u32) -> Self {
        if sleeps_at_first && attacks == 0 { Self::Sleeps } else { Self::Moves }
    }

    /// Whether somebody may move it with a knight or the Bishop. Errors: it sleeps.
    pub const fn check(self) -> Result<(), RuleViolation> {
        match self {
            Self::Moves => Ok(()),
            Self::Sleeps => Err(RuleViolation::RobberSleeps),
        }
    }

    /// What it does, and why.
    pub fn reason(self) -> Reason {
        match self {
            Self::Moves => {
                let what = Reason::note(Message::new("rules-cities-and-knights-robber-moves"));
                ruled(what, Message::new("rules-cities-and-knights-rule-robber-moves"), RuleHeading::BaseGame)
            }
            Self::Sleeps => {
                let what = Reason::note(Message::new("rules-cities-and-knights-robber-sleeps"));
                ruled(what, Message::new("rules-cities-and-knights-rule-robber-sleeps"), RuleHeading::Answers)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hand_above_the_limit_is_halved() {
        let discard = |cards, walls| Hand { cards, walls, small_dragon: false }.discard();
        assert_eq!([discard(7, 0), discard(8, 0), discard(9, 0), discard(9, 1), discard(13, 3)], [0, 4, 4, 0, 0]);
    }

    #[test]
    fn the_robber_wakes_with_the_first_attack() {
        assert_eq!(Robber::of(true, 0), Robber::Sleeps);
        assert_eq!([Robber::of(true, 1), Robber::of(false, 0)], [Robber::Moves; 2]);
    }
}
