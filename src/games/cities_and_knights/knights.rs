//! Knights: their strength, and when one may be built, activated, promoted or used.

use serde::{Deserialize, Serialize};

use super::curse::Curse;
use super::rule_violation::RuleViolation;
use super::supply::KNIGHTS_OF_A_STRENGTH;
use crate::locale::Message;

/// How strong a knight is; in files it is the number of points, 1 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Strength {
    /// A basic knight.
    Basic = 1,
    /// A strong knight.
    Strong,
    /// A mighty knight.
    Mighty,
}

/// A knight on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knight {
    /// How strong it is.
    pub strength: Strength,
    /// Whether it is active; only then it fights the barbarians and may act.
    pub active: bool,
    /// Whether it may not act any more in this turn: it was activated in it, or has acted.
    pub spent: bool,
    /// Whether it was promoted in this turn.
    pub promoted: bool,
}

/// A new knight of a player who has these: basic and inactive (rules, "Building"). Errors: both basic pieces are in use.
pub fn build(owned: &[Knight]) -> Result<Knight, RuleViolation> {
    check_piece(owned, Strength::Basic)?;
    Ok(Knight::new(Strength::Basic, false))
}

/// What a player may build for a knight of this strength that another one had to remove (the card Deserter): the same
/// strength where the piece is free, also mighty without the Fortress, and else a weaker one, the strongest first. Empty
/// where no piece is free.
pub fn deserters(removed: Strength, owned: &[Knight]) -> Vec<Strength> {
    let all = Strength::ALL.into_iter().rev();
    all.filter(|&strength| strength <= removed && check_piece(owned, strength).is_ok()).collect()
}

/// Whether a piece of this strength is free (rules, "Preparation": two of each).
fn check_piece(owned: &[Knight], strength: Strength) -> Result<(), RuleViolation> {
    let used = owned.iter().filter(|knight| knight.strength == strength).count();
    if used < KNIGHTS_OF_A_STRENGTH as usize { Ok(()) } else { Err(RuleViolation::NoSuchKnightLeft(strength)) }
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Self; 3] = [Self::Basic, Self::Strong, Self::Mighty];

    /// The strength of so many points, 1 to 3.
    pub fn of(points: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.points() == points)
    }

    /// What it counts against the barbarians.
    pub const fn points(self) -> u32 {
        self as u32
    }

    /// The next strength; none for the mighty.
    pub fn up(self) -> Option<Self> {
        Self::of(self.points() + 1)
    }

    /// What the knight is called.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Basic => "rules-cities-and-knights-knight-basic",
            Self::Strong => "rules-cities-and-knights-knight-strong",
            Self::Mighty => "rules-cities-and-knights-knight-mighty",
        })
    }

    /// A knight of this strength within a sentence: "a basic knight".
    pub fn in_sentence(self) -> Message {
        Message::new(match self {
            Self::Basic => "rules-cities-and-knights-a-basic-knight",
            Self::Strong => "rules-cities-and-knights-a-strong-knight",
            Self::Mighty => "rules-cities-and-knights-a-mighty-knight",
        })
    }
}

impl Knight {
    /// A knight that was just put on the board.
    pub const fn new(strength: Strength, active: bool) -> Self {
        Self { strength, active, spent: active, promoted: false }
    }

    /// The knight after its owner paid for it to be active; it may act from the next turn on (rules, "Building").
    /// Errors: it is active already, or a curse still holds.
    pub fn activate(self, curse: Option<Curse>) -> Result<Self, RuleViolation> {
        if self.active {
            return Err(RuleViolation::KnightActive);
        }
        curse.map_or(Ok(()), Curse::check)?;
        Ok(Self { active: true, spent: true, ..self })
    }

    /// The knight one step stronger, as active as it was. `owned` are all knights of its owner, this one among them.
    /// Errors: it is mighty, it was promoted in this turn, it would be mighty without the Fortress, or no such piece is free
    /// (rules, "Building" and the card Smith).
    pub fn promote(self, owned: &[Self], fortress: bool) -> Result<Self, RuleViolation> {
        let strength = self.strength.up().ok_or(RuleViolation::KnightMighty)?;
        if self.promoted {
            return Err(RuleViolation::KnightPromoted);
        }
        if strength == Strength::Mighty && !fortress {
            return Err(RuleViolation::NeedsFortress);
        }
        check_piece(owned, strength)?;
        Ok(Self { strength, promoted: true, ..self })
    }

    /// The knight after an action: moved, having driven off another knight, or the robber (rules, "What knights do").
    /// Errors: it is inactive, or it may not act any more in this turn.
    pub const fn act(self) -> Result<Self, RuleViolation> {
        if !self.active {
            return Err(RuleViolation::KnightInactive);
        }
        if self.spent {
            return Err(RuleViolation::KnightSpent);
        }
        Ok(Self { active: false, spent: true, ..self })
    }

    /// The knight after it has fought the barbarians, or under a curse: inactive.
    #[must_use]
    pub const fn stand_down(self) -> Self {
        Self { active: false, ..self }
    }

    /// The knight when its owner's next turn begins.
    #[must_use]
    pub const fn next_turn(self) -> Self {
        Self { spent: false, promoted: false, ..self }
    }

    /// Whether it may drive off a knight of another player: it must be stronger (rules, "What knights do").
    pub fn can_drive_off(&self, other: Strength) -> bool {
        self.strength > other
    }
}

impl From<Strength> for u32 {
    fn from(strength: Strength) -> Self {
        strength.points()
    }
}

/// A number that is no knight's strength.
#[derive(Debug, thiserror::Error)]
#[error("a knight counts 1 to 3, not {0}")]
pub struct NoStrength(u32);

impl TryFrom<u32> for Strength {
    type Error = NoStrength;

    fn try_from(points: u32) -> Result<Self, NoStrength> {
        Self::of(points).ok_or(NoStrength(points))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BASIC: Knight = Knight::new(Strength::Basic, false);
    const STRONG: Knight = Knight::new(Strength::Strong, false);
    const MIGHTY: Knight = Knight::new(Strength::Mighty, false);

    #[test]
    fn the_box_has_two_of_each() {
        assert_eq!(build(&[BASIC]), Ok(BASIC));
        assert_eq!(build(&[BASIC, STRONG, BASIC]), Err(RuleViolation::NoSuchKnightLeft(Strength::Basic)));
        let owned = [BASIC, STRONG, STRONG];
        assert_eq!(BASIC.promote(&owned, true), Err(RuleViolation::NoSuchKnightLeft(Strength::Strong)));
    }

    #[test]
    fn a_promotion_keeps_the_knight_as_active_as_it_was() {
        let active = Knight { active: true, ..BASIC };
        let strong = active.promote(&[active], false).unwrap();
        assert_eq!((strong.strength, strong.active), (Strength::Strong, true));
        assert_eq!(strong.promote(&[strong], true), Err(RuleViolation::KnightPromoted));
        assert_eq!(strong.next_turn().promote(&[strong], false), Err(RuleViolation::NeedsFortress));
        let mighty = strong.next_turn().promote(&[strong], true).unwrap();
        assert_eq!(mighty.next_turn().promote(&[mighty], true), Err(RuleViolation::KnightMighty));
    }

    #[test]
    fn a_knight_may_be_promoted_in_the_turn_it_was_built() {
        let built = build(&[]).unwrap();
        assert!(built.promote(&[built], false).is_ok());
    }

    #[test]
    fn only_an_active_knight_acts_and_only_weaker_ones_are_driven_off() {
        assert_eq!(BASIC.act(), Err(RuleViolation::KnightInactive));
        assert!(STRONG.can_drive_off(Strength::Basic) && !STRONG.can_drive_off(Strength::Strong));
        assert_eq!(Knight { active: true, ..BASIC }.activate(None), Err(RuleViolation::KnightActive));
    }

    #[test]
    fn a_deserter_is_as_strong_or_weaker() {
        assert_eq!(deserters(Strength::Mighty, &[]), [Strength::Mighty, Strength::Strong, Strength::Basic]);
        assert_eq!(deserters(Strength::Strong, &[STRONG, STRONG]), [Strength::Basic]);
        assert_eq!(deserters(Strength::Basic, &[BASIC, MIGHTY, BASIC]), []);
    }
}
