//! The sacrifice of phase 4: where the temple goes, who takes what, and who is pharaoh next.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::temple::Temple;
use crate::table::seat::Seat;

/// What a thief takes from the bank, and by how much the theft lowers the total, in gold.
pub const THEFT: i64 = 3;

/// What a player lays before Amun-Re.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Offer {
    /// Gold, at least 1.
    Gold(NonZeroU32),
    /// The card −3, by itself.
    Steal,
}

/// The direction in which an Offering Correction moves the total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Correction {
    /// 3 more.
    Up,
    /// 3 less.
    Down,
}

/// All that one player puts into the sacrifice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offering {
    /// Gold, or the theft.
    pub offer: Offer,
    /// The Offering Correction that the player laid with it; at most one in a round.
    pub correction: Option<Correction>,
}

/// A sacrifice with its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// All gold, less 3 for each theft, and the corrections.
    pub total: i64,
    /// Where that puts the temple.
    pub temple: Temple,
    /// The seat that is pharaoh from now on.
    pub next_pharaoh: Seat,
    /// What each player gets, in seat order.
    pub rewards: Vec<Reward>,
    pub(super) pharaoh: Seat,
    pub(super) offerings: Vec<Offering>,
}

/// What one player gets for the offering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reward {
    /// The place among those who offered gold, 1 the highest; none for a thief.
    pub rank: Option<usize>,
    /// Cards, farmers and stones to take, in any mix: 3, 2, then 1; a thief 0.
    pub items: i64,
    /// Gold from the bank: 3 for a thief.
    pub bank_gold: i64,
}

/// How far a total is from another place of the temple.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The gold by which the total would have to change, never 0.
    pub change: i64,
    /// The place it would reach.
    pub temple: Temple,
}

impl Offer {
    /// An offer of this gold; none for 0, which is not allowed (rulebook 2003, phase 4).
    pub fn gold(gold: u32) -> Option<Self> {
        NonZeroU32::new(gold).map(Self::Gold)
    }

    /// What it adds to the total.
    pub fn adds(self) -> i64 {
        match self {
            Self::Gold(gold) => gold.get().into(),
            Self::Steal => -THEFT,
        }
    }
}

impl Correction {
    /// What it adds to the total: 3 or −3.
    pub const fn adds(self) -> i64 {
        match self {
            Self::Up => 3,
            Self::Down => -3,
        }
    }
}

impl From<Offer> for Offering {
    fn from(offer: Offer) -> Self {
        Self { offer, correction: None }
    }
}

/// The outcome of the offerings, given in seat order, under the pharaoh of this seat (rulebook 2003, phase 4).
///
/// Of equal offers the one first clockwise from the pharaoh ranks higher. If everyone steals, the pharaoh stays.
pub fn sacrifice(pharaoh: Seat, offerings: Vec<Offering>) -> Outcome {
    let total = offerings.iter().map(Offering::adds).sum();
    let ranking = ranking(pharaoh, &offerings);
    let reward = |seat| match ranking.iter().position(|&ranked| ranked == seat) {
        Some(ahead) => Reward { rank: Some(ahead + 1), items: items(ahead), bank_gold: 0 },
        None => Reward { rank: None, items: 0, bank_gold: THEFT },
    };
    Outcome {
        total,
        temple: Temple::of_total(total),
        next_pharaoh: ranking.first().copied().unwrap_or(pharaoh),
        rewards: Seat::all(offerings.len()).map(reward).collect(),
        pharaoh,
        offerings,
    }
}

/// The seats that offered gold, the highest first, ties clockwise from the pharaoh.
fn ranking(pharaoh: Seat, offerings: &[Offering]) -> Vec<Seat> {
    let gold = |seat: Seat| match offerings.get(seat.index())?.offer {
        Offer::Gold(gold) => Some((seat, gold)),
        Offer::Steal => None,
    };
    let mut givers: Vec<_> = pharaoh.clockwise(offerings.len()).filter_map(gold).collect();
    // The sort is stable, so equal offers stay in clockwise order.
    givers.sort_by_key(|&(_, gold)| std::cmp::Reverse(gold));
    givers.into_iter().map(|(seat, _)| seat).collect()
}

const fn items(ahead: usize) -> i64 {
    match ahead {
        0 => 3,
        1 => 2,
        _ => 1,
    }
}

impl Offering {
    fn adds(&self) -> i64 {
        self.offer.adds() + self.correction.map_or(0, Correction::adds)
    }
}

impl Outcome {
    /// What the total lacks for the next place up; none at the top.
    pub fn up(&self) -> Option<Step> {
        let temple = self.temple.up()?;
        Some(Step { change: temple.from()? - self.total, temple })
    }

    /// What the total has too much for the next place down; none at the bottom.
    pub fn down(&self) -> Option<Step> {
        let temple = self.temple.down()?;
        Some(Step { change: self.temple.from()? - 1 - self.total, temple })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn gold(gold: u32) -> Offering {
        Offer::gold(gold).unwrap().into()
    }

    fn steal() -> Offering {
        Offer::Steal.into()
    }

    fn ranks(outcome: &Outcome) -> Vec<Option<usize>> {
        outcome.rewards.iter().map(|reward| reward.rank).collect()
    }

    #[test]
    fn equal_offers_rank_clockwise_from_the_pharaoh() {
        let outcome = sacrifice(Seat(2), vec![gold(5), gold(7), gold(5), gold(5)]);
        assert_eq!(ranks(&outcome), [Some(4), Some(1), Some(2), Some(3)]);
        assert_eq!(outcome.next_pharaoh, Seat(1));
    }

    #[test]
    fn the_pharaoh_stays_if_everyone_steals() {
        let outcome = sacrifice(Seat(3), vec![steal(); 5]);
        assert_eq!((outcome.total, outcome.next_pharaoh), (-15, Seat(3)));
        assert!(outcome.rewards.iter().all(|reward| reward.bank_gold == 3 && reward.items == 0));
    }

    #[test]
    fn a_single_giver_takes_three_items() {
        let outcome = sacrifice(Seat(0), vec![steal(), gold(1), steal()]);
        assert_eq!(outcome.rewards.iter().map(|reward| reward.items).collect::<Vec<_>>(), [0, 3, 0]);
        assert_eq!(outcome.next_pharaoh, Seat(1));
    }

    #[test]
    fn a_correction_moves_the_total_and_no_rank() {
        let mut offerings = vec![gold(4), gold(3)];
        offerings[0].correction = Some(Correction::Down);
        let outcome = sacrifice(Seat(1), offerings);
        assert_eq!((outcome.total, outcome.temple), (4, Temple::Second));
        assert_eq!(ranks(&outcome), [Some(1), Some(2)]);
    }

    #[test]
    fn the_way_to_the_next_places() {
        let step = |change, temple| Some(Step { change, temple });
        let outcome = sacrifice(Seat(0), vec![gold(4)]);
        assert_eq!((outcome.up(), outcome.down()), (step(9, Temple::Third), step(-2, Temple::First)));
        let top = sacrifice(Seat(0), vec![gold(23)]);
        assert_eq!((top.up(), top.down()), (None, step(-1, Temple::Third)));
        let bottom = sacrifice(Seat(0), vec![steal()]);
        assert_eq!((bottom.up(), bottom.down()), (step(6, Temple::Second), None));
    }

    fn any_offering() -> impl Strategy<Value = Offering> {
        let offer = prop_oneof![(1u32..=9999).prop_map(|g| Offer::gold(g).unwrap()), Just(Offer::Steal)];
        let correction = proptest::option::of(prop_oneof![Just(Correction::Up), Just(Correction::Down)]);
        (offer, correction).prop_map(|(offer, correction)| Offering { offer, correction })
    }

    proptest! {
        #[test]
        fn a_sacrifice_adds_up(
            offerings in proptest::collection::vec(any_offering(), 1..=8),
            pharaoh in 0u8..8,
        ) {
            let outcome = sacrifice(Seat(pharaoh), offerings.clone());
            let thieves = offerings.iter().filter(|o| o.offer == Offer::Steal).count();
            let givers = offerings.len() - thieves;

            let offered: i64 = offerings.iter().map(|o| o.offer.adds().max(0)).sum();
            let corrected: i64 = offerings.iter().filter_map(|o| o.correction).map(Correction::adds).sum();
            prop_assert_eq!(outcome.total, offered - 3 * i64::try_from(thieves).unwrap() + corrected);

            let mut ranked: Vec<usize> = outcome.rewards.iter().filter_map(|r| r.rank).collect();
            ranked.sort_unstable();
            prop_assert_eq!(ranked, (1..=givers).collect::<Vec<_>>(), "ranks are 1, 2, 3 … without a gap");

            let items: i64 = outcome.rewards.iter().map(|r| r.items).sum();
            prop_assert_eq!(items, [0, 3, 5, 6, 7, 8, 9, 10, 11][givers]);

            let reached = |step: Option<Step>| step.is_none_or(|s| Temple::of_total(outcome.total + s.change) == s.temple);
            prop_assert!(reached(outcome.up()) && reached(outcome.down()));
        }
    }
}
