//! The five rounds: who begins each, and which has no cleanup.

use crate::table::seat::Seat;

/// How many rounds a game has (rulebook, course of play).
pub const ROUNDS: u32 = 5;

/// A deck of cards that are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The common cards.
    Common,
    /// The cards of one faction.
    Faction,
}

/// Who begins a round, counted from 1, when `start` began the first: the marker moves to the left neighbor each time.
pub fn first_player(start: Seat, round: u32, seats: usize) -> Seat {
    let passed_on = round.saturating_sub(1) as usize;
    start.clockwise(seats).nth(passed_on.checked_rem(seats).unwrap_or(0)).unwrap_or(start)
}

/// Whether a round ends with a cleanup: all but the last (rulebook, cleanup).
pub const fn has_clean_up(round: u32) -> bool {
    round < ROUNDS
}

impl Deck {
    /// Whether the deck is made anew from its discard pile when it runs out. Faction decks are not (Czech rulebook,
    /// Polish erratum); with `all_reshuffle` they are, as the English print of 2014 says.
    pub const fn reshuffles(self, all_reshuffle: bool) -> bool {
        matches!(self, Self::Common) || all_reshuffle
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_player_moves_left_every_round() {
        let first: Vec<u8> = (1..=ROUNDS).map(|round| first_player(Seat(2), round, 3).0).collect();
        assert_eq!(first, [2, 0, 1, 2, 0]);
        assert_eq!(first_player(Seat(0), 5, 1), Seat(0));
        assert_eq!(first_player(Seat(0), 5, 0), Seat(0));
    }

    #[test]
    fn the_last_round_has_no_clean_up() {
        assert_eq!((1..=ROUNDS).map(has_clean_up).collect::<Vec<_>>(), [true, true, true, true, false]);
    }
}
