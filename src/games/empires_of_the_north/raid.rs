//! Raiding a rival's card: it is exhausted for a raze token.

use super::rule_violation::RuleViolation;

/// A card in an empire, as a raid sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// Whether its owner has passed.
    pub owner_passed: bool,
    /// What kind of card it is.
    pub kind: Kind,
    /// Whether it is exhausted.
    pub exhausted: bool,
}

/// A kind of card, by what it does. A conquered island counts as what its text is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// It has an action, which exhausts it.
    Action,
    /// It works by itself.
    Feature,
    /// It gives goods when harvested.
    Field,
}

/// Whether a card may be raided (rulebook, raid). Errors: its owner has passed, it has no action, it is exhausted.
pub const fn check(target: Target) -> Result<(), RuleViolation> {
    match target {
        Target { owner_passed: true, .. } => Err(RuleViolation::Passed),
        Target { kind: Kind::Feature | Kind::Field, .. } => Err(RuleViolation::NoAction),
        Target { exhausted: true, .. } => Err(RuleViolation::AlreadyExhausted),
        Target { .. } => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_ready_card_with_an_action_is_raided() {
        let target = Target { owner_passed: false, kind: Kind::Action, exhausted: false };
        assert_eq!(check(target), Ok(()));
        assert_eq!(check(Target { kind: Kind::Field, ..target }), Err(RuleViolation::NoAction));
    }
}
