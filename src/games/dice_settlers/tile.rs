//! Who controls a map tile, and when a house may be built on it.

use super::rule_violation::RuleViolation;
use crate::table::seat::Seat;

/// How many tents more than each rival a house asks for.
pub const LEAD: u32 = 3;

/// Whose a map tile is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// Nobody is present.
    Nobody,
    /// One player: by a house, whatever others place, or by the most tents.
    Of(Seat),
    /// Several with equally many tents. Who controls it then is not known; the table decides.
    Tied(Vec<Seat>),
}

/// Who controls a tile with these tents by seat and, perhaps, a house (description of the game, map tiles and claim).
pub fn control(tents: &[u32], house: Option<Seat>) -> Control {
    if let Some(seat) = house {
        return Control::Of(seat);
    }
    let most = tents.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return Control::Nobody;
    }
    let leaders = Seat::all(tents.len()).zip(tents).filter(|&(_, &count)| count == most).map(|(seat, _)| seat);
    let leaders: Vec<Seat> = leaders.collect();
    match leaders.as_slice() {
        &[seat] => Control::Of(seat),
        _ => Control::Tied(leaders),
    }
}

/// Whether a player may turn the own tents on a tile into a house, a free action (description of the game, claim).
///
/// Errors: fewer than three tents more than some rival; a tile without rivals asks for three tents.
pub fn check_claim(seat: Seat, tents: &[u32]) -> Result<(), RuleViolation> {
    let own = tents.get(seat.index()).copied().unwrap_or(0);
    let rivals = Seat::all(tents.len()).zip(tents).filter(|&(rival, _)| rival != seat).map(|(_, &count)| count);
    let needed = rivals.max().unwrap_or(0).saturating_add(LEAD);
    match needed.saturating_sub(own) {
        0 => Ok(()),
        missing => Err(RuleViolation::NotAhead { missing }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_tents_control_a_tile_and_a_house_beats_them() {
        assert_eq!(control(&[1, 3, 2], None), Control::Of(Seat(1)));
        assert_eq!(control(&[0, 3, 2], Some(Seat(0))), Control::Of(Seat(0)));
        assert_eq!(control(&[2, 0, 2], None), Control::Tied(vec![Seat(0), Seat(2)]));
        assert_eq!(control(&[0, 0], None), Control::Nobody);
        assert_eq!(control(&[], None), Control::Nobody);
    }

    #[test]
    fn a_house_asks_for_three_tents_more_than_each_rival() {
        assert_eq!(check_claim(Seat(0), &[4, 1, 0]), Ok(()));
        assert_eq!(check_claim(Seat(0), &[4, 1, 2]), Err(RuleViolation::NotAhead { missing: 1 }));
        assert_eq!(check_claim(Seat(1), &[0, 3]), Ok(()));
        assert_eq!(check_claim(Seat(2), &[0, 3]), Err(RuleViolation::NotAhead { missing: 6 }));
    }
}
