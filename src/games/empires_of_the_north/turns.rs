//! Whose turn it is in the action phase: clockwise, past those who have passed.

use crate::table::seat::Seat;

/// Who starts a round, counted from 0: the first player's token moves to the left with each (rulebook, cleanup).
pub fn first_of_round(first: Seat, round: u16, seats: usize) -> Seat {
    first.clockwise(seats).nth(usize::from(round) % seats.max(1)).unwrap_or(first)
}

/// Whose turn comes after `acted`, or at the beginning of the phase (none has acted): the next clockwise, from the first
/// player, who has not passed; none when all have (rulebook, action phase). Whoever is left alone goes on alone.
pub fn next(first: Seat, acted: Option<Seat>, passed: &[bool]) -> Option<Seat> {
    let from = acted.unwrap_or(first);
    let around = from.clockwise(passed.len()).skip(usize::from(acted.is_some())).chain(acted);
    around.into_iter().find(|seat| passed.get(seat.index()) == Some(&false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_player_moves_to_the_left() {
        assert_eq!([0, 1, 2, 3].map(|round| first_of_round(Seat(1), round, 3).0), [1, 2, 0, 1]);
        assert_eq!(first_of_round(Seat(0), 7, 1), Seat(0));
    }

    #[test]
    fn turns_go_around_until_all_have_passed() {
        let next = |acted, passed: [bool; 3]| next(Seat(2), acted, &passed).map(|seat| seat.0);
        assert_eq!(next(None, [false; 3]), Some(2));
        assert_eq!(next(Some(Seat(2)), [false; 3]), Some(0));
        assert_eq!(next(Some(Seat(0)), [false, true, false]), Some(2));
        assert_eq!(next(None, [false, false, true]), Some(0));
        assert_eq!(next(Some(Seat(1)), [true, false, true]), Some(1), "alone");
        assert_eq!(next(Some(Seat(1)), [true; 3]), None);
    }
}
