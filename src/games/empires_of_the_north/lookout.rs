//! The lookout: which cards are kept, and what stored goods pay at its end.

use super::rule_violation::RuleViolation;

/// How many cards each player draws in the lookout (rulebook, lookout).
pub const DRAWN: u32 = 4;
/// How many cards each player draws at the start of the game, and how many of them are kept (rulebook, set-up).
pub const START: (u32, u32) = (5, 3);

/// What a choice of cards in the lookout comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptCards {
    /// Workers tired by it, one for each card that is kept.
    pub tired: u32,
    /// Cards that go to the discard pile.
    pub discarded: u32,
}

/// Keeps some of the four cards (rulebook, lookout). Errors: more than four, or more than there are workers.
pub const fn keep(cards: u32, workers: u32) -> Result<KeptCards, RuleViolation> {
    if cards > DRAWN {
        Err(RuleViolation::TooManyCards { drawn: DRAWN })
    } else if cards > workers {
        Err(RuleViolation::TooFewWorkers { workers })
    } else {
        Ok(KeptCards { tired: cards, discarded: DRAWN - cards })
    }
}

/// How often a card pays for stored goods at the end of the lookout: once for every full `each` of them; each payout is
/// chosen by itself (rulebook, keywords). A card that asks for nothing pays nothing.
pub const fn payouts(stored: u32, each: u32) -> u32 {
    match stored.checked_div(each) {
        Some(payouts) => payouts,
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kept_card_tires_a_worker() {
        assert_eq!(keep(0, 0), Ok(KeptCards { tired: 0, discarded: 4 }));
        assert_eq!(keep(4, 4), Ok(KeptCards { tired: 4, discarded: 0 }));
        assert_eq!(keep(5, 9), Err(RuleViolation::TooManyCards { drawn: 4 }));
        assert_eq!(keep(3, 2), Err(RuleViolation::TooFewWorkers { workers: 2 }));
    }

    #[test]
    fn stored_goods_pay_for_every_full_number() {
        assert_eq!([payouts(0, 2), payouts(1, 2), payouts(5, 2), payouts(6, 2), payouts(3, 0)], [0, 0, 2, 3, 0]);
    }
}
