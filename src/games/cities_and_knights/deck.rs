//! A fair deck instead of the two dice: 36 cards, one for each way in which they can fall.
//!
//! No rule of the publisher’s: a table chooses it so that no evening knows only elevens. Which card comes is drawn where the
//! random source is; here is only which cards are left.

/// The cards of a deck.
pub const CARDS: u32 = 36;

/// Which deck is drawn from, and which of its cards have gone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    /// Counts the decks of a play from 0; each shuffling makes the next one.
    number: u32,
    /// A bit for each card that was drawn.
    drawn: u64,
}

impl Deck {
    /// Its number, from 0; an entry keeps it, so that it is known which deck a card came from when an earlier one is undone.
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// How many cards are left, 0 to [`CARDS`].
    pub const fn left(&self) -> u32 {
        CARDS - self.drawn.count_ones()
    }

    /// The cards that are left: what the white die and the red one show, 1 to 6.
    pub fn cards(self) -> impl Iterator<Item = (u8, u8)> {
        let all = (1..=6).flat_map(|white| (1..=6).map(move |red| (white, red)));
        all.filter(move |&(white, red)| self.drawn & bit(white, red) == 0)
    }

    /// The deck that the next card comes from: all of them are shuffled when so few are left, 0 to 35.
    #[must_use]
    pub const fn for_the_next(self, few: u32) -> Self {
        if self.left() <= few { Self { number: self.number.saturating_add(1), drawn: 0 } } else { self }
    }

    /// The deck after this card of the deck of this number was drawn. None where the card has gone already, is none, or
    /// where the deck is an earlier one.
    #[must_use]
    pub const fn without(self, number: u32, white: u8, red: u8) -> Option<Self> {
        if number < self.number {
            return None;
        }
        let drawn = if number == self.number { self.drawn } else { 0 };
        let card = bit(white, red);
        if card == 0 || drawn & card != 0 {
            return None;
        }
        Some(Self { number, drawn: drawn | card })
    }
}

/// The bit of a card; 0 for what no dice show.
const fn bit(white: u8, red: u8) -> u64 {
    if white < 1 || white > 6 || red < 1 || red > 6 { 0 } else { 1 << ((white - 1) * 6 + red - 1) }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::games::cities_and_knights::dice::ways;

    /// Draws this many cards, each chosen among the cards that are left by a number of these.
    fn draw(few: u32, choices: &[usize]) -> Vec<(u32, u8, u8)> {
        let mut deck = Deck::default();
        let draw = |choice: &usize| {
            let from = deck.for_the_next(few);
            let cards: Vec<_> = from.cards().collect();
            let (white, red) = cards[choice % cards.len()];
            deck = from.without(from.number(), white, red).unwrap();
            (deck.number(), white, red)
        };
        choices.iter().map(draw).collect()
    }

    #[test]
    fn a_deck_has_each_fall_of_two_dice_once() {
        assert_eq!(Deck::default().cards().count(), CARDS as usize);
        assert_eq!(Deck::default().left(), CARDS);
        for sum in 2..=12 {
            let cards = Deck::default().cards().filter(|(white, red)| white + red == sum).count();
            assert_eq!(cards as u32, ways(sum), "{sum}");
        }
    }

    #[test]
    fn what_is_no_card_or_has_gone_is_not_drawn() {
        let deck = Deck::default().without(0, 3, 4).unwrap();
        assert_eq!(deck.without(0, 3, 4), None);
        assert!(deck.without(0, 4, 3).is_some() && deck.without(1, 3, 4).is_some());
        for (white, red) in [(0, 1), (1, 0), (7, 1), (1, 7), (255, 255)] {
            assert_eq!(deck.without(0, white, red), None);
        }
        let later = deck.without(2, 1, 1).unwrap();
        assert_eq!((later.number(), later.left()), (2, 35));
        assert_eq!(later.without(1, 5, 5), None, "an earlier deck lies shuffled in this one");
    }

    #[test]
    fn the_deck_is_shuffled_when_so_few_are_left_and_not_before() {
        let drawn = draw(5, &[0; 40]);
        assert!(drawn[..31].iter().all(|(number, ..)| *number == 0), "31 cards, then 5 are left");
        assert!(drawn[31..].iter().all(|(number, ..)| *number == 1));
    }

    proptest! {
        #[test]
        fn thirty_six_draws_without_shuffling_have_each_sum_as_often_as_two_dice_say(
            choices in proptest::collection::vec(0_usize..10_000, 72)
        ) {
            for deck in draw(0, &choices).chunks(CARDS as usize) {
                for sum in 2..=12 {
                    let times = deck.iter().filter(|(_, white, red)| white + red == sum).count();
                    prop_assert_eq!(times as u32, ways(sum));
                }
            }
        }

        #[test]
        fn no_card_comes_twice_from_a_deck_wherever_it_is_shuffled(
            few in 0_u32..36, choices in proptest::collection::vec(0_usize..10_000, 0..150)
        ) {
            let drawn = draw(few, &choices);
            for (at, card) in drawn.iter().enumerate() {
                prop_assert!(!drawn[..at].contains(card));
            }
        }

        #[test]
        fn what_is_left_out_in_the_middle_leaves_no_later_draw_out(
            few in 0_u32..36,
            choices in proptest::collection::vec(0_usize..10_000, 0..150),
            undone in proptest::collection::vec(any::<bool>(), 150),
        ) {
            let drawn = draw(few, &choices);
            let mut deck = Deck::default();
            for ((number, white, red), _) in drawn.into_iter().zip(undone).filter(|(_, undone)| !undone) {
                let after = deck.without(number, white, red);
                prop_assert!(after.is_some());
                deck = after.unwrap_or_default();
            }
        }
    }
}
