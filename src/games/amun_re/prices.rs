//! What the bank asks for cards, farmers and building stones, and what it gives for a card.

use super::reasons::ruled;
use crate::locale::Message;
use crate::table::reason::Reason;

/// What the bank gives for a power card, at any time, in gold (rulebook 2003, power cards).
pub const CARD_SALE: i64 = 1;

/// What a player buys at once in phase 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Purchase {
    /// Power cards.
    pub cards: u32,
    /// Farmers.
    pub farmers: u32,
    /// Building stones.
    pub bricks: u32,
}

/// The gold for `count` things of one kind, bought at once: 1, 3, 6, 10 … = n(n+1)/2, without an upper end
/// (rulebook 2003, phase 3).
pub fn price(count: u32) -> i64 {
    let count = i64::from(count);
    // One of the two is even; halving it first keeps even the largest count within bounds.
    if count % 2 == 0 { count / 2 * (count + 1) } else { (count + 1) / 2 * count }
}

impl Purchase {
    /// The gold for all of it: each kind is priced by itself. At most `i64::MAX`.
    pub fn gold(self) -> i64 {
        price(self.cards).saturating_add(price(self.farmers)).saturating_add(price(self.bricks))
    }

    /// How many things it is.
    pub const fn items(self) -> u32 {
        self.cards.saturating_add(self.farmers).saturating_add(self.bricks)
    }

    /// Why it costs that much, by kind; kinds that are not bought are left out.
    pub fn reason(self) -> Reason {
        let kinds = [
            ("rules-amun-re-buys-cards", self.cards),
            ("rules-amun-re-buys-farmers", self.farmers),
            ("rules-amun-re-buys-stones", self.bricks),
        ];
        let bought = kinds.into_iter().filter(|&(_, count)| count > 0);
        let parts = bought.map(|(key, count)| Reason::new(Message::new(key).number("count", count), price(count)));
        let total = Reason::new(Message::new("rules-amun-re-purchase"), self.gold()).of(parts.collect());
        ruled(total, "rules-amun-re-rule-price", 3)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_price_list_of_the_board() {
        let list: Vec<i64> = (0..=10).map(price).collect();
        assert_eq!(list, [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55]);
    }

    #[test]
    fn the_largest_counts_do_not_overflow() {
        assert_eq!(price(9999), 49_995_000);
        assert_eq!(price(u32::MAX), 9_223_372_034_707_292_160);
        assert_eq!(Purchase { cards: u32::MAX, farmers: u32::MAX, bricks: 0 }.gold(), i64::MAX);
    }

    #[test]
    fn the_reason_adds_up_to_the_price() {
        let purchase = Purchase { cards: 2, farmers: 0, bricks: 3 };
        let reason = purchase.reason();
        assert_eq!(reason.amount, Some(9));
        assert_eq!(reason.parts.iter().filter_map(|part| part.amount).sum::<i64>(), 9);
        assert_eq!(reason.parts.len(), 2);
    }
}
