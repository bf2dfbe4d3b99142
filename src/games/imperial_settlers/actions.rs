//! What the actions of a turn cost and bring: razing, deals, and workers sent for goods.

use super::rule_violation::RuleViolation;

/// How many workers are sent for one resource or card (rulebook, sending workers).
pub const WORKERS_OF_A_CHOICE: u32 = 2;

/// A card, as razing sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Card {
    /// A common card.
    Common,
    /// A Japanese faction card: these have a raze field.
    Japanese,
    /// A card of another faction.
    Faction,
    /// A card that says it cannot be razed: Shrine, Gate, Ruins.
    Fixed,
}

/// Where the razed card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RazedFrom {
    /// In the own hand.
    Hand,
    /// In a rival's empire.
    Rival {
        /// A defense token or a samurai stands on it.
        protected: bool,
        /// Its owner has passed.
        passed: bool,
    },
}

/// What razing takes, and what its owner is left with. The attacker gains the goods of the raze field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Razing {
    /// Raze tokens it takes.
    pub tokens: u32,
    /// Wood for the owner of a razed location.
    pub owner_wood: u32,
    /// Whether the card stays as a foundation; else it is discarded.
    pub foundation: bool,
}

/// What it takes to raze a card (rulebook, razing; Japanese). In the peaceful variant rivals' locations are safe from
/// it. Errors: a card without a raze field, a rival who has passed, the peaceful variant, fewer tokens than it takes.
pub fn raze(card: Card, place: RazedFrom, tokens: u32, peaceful: bool) -> Result<Razing, RuleViolation> {
    if matches!(card, Card::Faction | Card::Fixed) {
        return Err(RuleViolation::CannotBeRazed);
    }
    let razing = match place {
        RazedFrom::Hand => Razing { tokens: 1, owner_wood: 0, foundation: false },
        RazedFrom::Rival { passed: true, .. } => return Err(RuleViolation::Passed),
        RazedFrom::Rival { .. } if peaceful => return Err(RuleViolation::Peaceful),
        RazedFrom::Rival { protected, .. } => {
            let common = card == Card::Common;
            Razing { tokens: 2 + u32::from(protected), owner_wood: u32::from(common), foundation: common }
        }
    };
    if tokens < razing.tokens { Err(RuleViolation::TooFewRazeTokens { tokens: razing.tokens }) } else { Ok(razing) }
}

/// How many resources or cards, in any mixture, these workers bring when sent at once (rulebook, sending workers); an
/// odd one stays. Errors: fewer than two.
pub const fn send(workers: u32) -> Result<u32, RuleViolation> {
    if workers < WORKERS_OF_A_CHOICE { Err(RuleViolation::TooFewWorkers) } else { Ok(workers / WORKERS_OF_A_CHOICE) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RIVAL: RazedFrom = RazedFrom::Rival { protected: false, passed: false };

    #[test]
    fn some_cards_and_some_players_are_safe() {
        assert_eq!(raze(Card::Faction, RIVAL, 9, false), Err(RuleViolation::CannotBeRazed));
        assert_eq!(raze(Card::Fixed, RIVAL, 9, false), Err(RuleViolation::CannotBeRazed));
        let passed = RazedFrom::Rival { protected: false, passed: true };
        assert_eq!(raze(Card::Common, passed, 9, false), Err(RuleViolation::Passed));
        assert_eq!(raze(Card::Common, RIVAL, 9, true), Err(RuleViolation::Peaceful));
        assert!(raze(Card::Common, RazedFrom::Hand, 1, true).is_ok());
    }

    #[test]
    fn razing_takes_its_tokens() {
        assert_eq!(raze(Card::Common, RIVAL, 1, false), Err(RuleViolation::TooFewRazeTokens { tokens: 2 }));
        assert_eq!(raze(Card::Common, RazedFrom::Hand, 0, false), Err(RuleViolation::TooFewRazeTokens { tokens: 1 }));
        let razing = raze(Card::Japanese, RazedFrom::Hand, 1, false);
        assert_eq!(razing, Ok(Razing { tokens: 1, owner_wood: 0, foundation: false }));
    }

    #[test]
    fn workers_are_sent_in_pairs() {
        assert_eq!([2, 3, 8].map(send), [Ok(1), Ok(1), Ok(4)]);
        assert_eq!(send(1), Err(RuleViolation::TooFewWorkers));
    }
}
