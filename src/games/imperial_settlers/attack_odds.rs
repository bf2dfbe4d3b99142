//! How likely an attack of the virtual player is to hit, from the attack cards that are still to come.

use super::attack::{Location, attack};
use super::goods::{Good, Goods};

/// The next attack, counted over the cards of which one is revealed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttackOdds {
    /// How many cards are still to come.
    pub cards: u32,
    /// With how many of them nothing falls.
    pub nothing: u32,
    /// With how many of them each location falls, or is among those of which the player chooses one.
    pub falls: Vec<u32>,
}

/// The next attack on these locations, given what the cards show that are still to come and the line of those revealed so
/// far, the newest first (rulebook, solo game). A card that was revealed is not put back, so each of the others is as likely
/// to be next.
pub fn attack_odds(left: &Goods, targets: &[Good], locations: &[Location]) -> AttackOdds {
    let mut odds = AttackOdds { falls: vec![0; locations.len()], ..AttackOdds::default() };
    for (good, count) in left.iter() {
        odds.cards = odds.cards.saturating_add(count);
        let line: Vec<_> = std::iter::once(good).chain(targets.iter().copied()).collect();
        let razed = attack(&line, locations).hit.map(|hit| hit.razed).unwrap_or_default();
        if razed.is_empty() {
            odds.nothing = odds.nothing.saturating_add(count);
        }
        for place in razed {
            if let Some(falls) = odds.falls.get_mut(place) {
                *falls = falls.saturating_add(count);
            }
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::imperial_settlers::attack::{Cost, Kind, Prey};
    use crate::games::imperial_settlers::board::Board;

    fn common(kind: Kind, raze: &[Good]) -> Location {
        Location { name: String::new(), kind, prey: Prey::Raze(raze.to_vec()), cost: Cost::default() }
    }

    #[test]
    fn of_the_cards_still_to_come_those_that_pair_with_a_revealed_one_hit() {
        // Wood and gold lie there: 2 wood, 2 gold, 3 cards, 2 stone, 2 workers, 2 points and 1 food are left.
        let mut left = Board::printed().attack_cards();
        left.set(Good::Wood, 2);
        left.set(Good::Gold, 2);
        let locations = [
            common(Kind::Action, &[Good::Wood, Good::Gold]),
            common(Kind::Production, &[Good::Wood, Good::Gold]),
            common(Kind::Production, &[Good::Stone, Good::Wood]),
            common(Kind::Action, &[Good::Food, Good::Worker]),
        ];
        let odds = attack_odds(&left, &[Good::Wood, Good::Gold], &locations);
        assert_eq!(odds.cards, 14);
        assert_eq!(odds.falls, [4, 0, 2, 0], "wood and gold lead to the action location, stone to the third");
        assert_eq!(odds.nothing, 8);
    }

    #[test]
    fn locations_that_are_level_are_both_in_danger() {
        let left = [(Good::Gold, 1), (Good::Food, 1)].into_iter().collect();
        let pair = common(Kind::Action, &[Good::Wood, Good::Gold]);
        let odds = attack_odds(&left, &[Good::Wood], &[pair.clone(), pair]);
        assert_eq!(odds, AttackOdds { cards: 2, nothing: 1, falls: vec![1, 1] });
    }

    #[test]
    fn without_cards_or_locations_nothing_falls() {
        let none = attack_odds(&Goods::default(), &[Good::Wood], &[common(Kind::Action, &[Good::Wood])]);
        assert_eq!(none, AttackOdds { cards: 0, nothing: 0, falls: vec![0] });
        let odds = attack_odds(&Board::printed().attack_cards(), &[], &[]);
        assert_eq!((odds.cards, odds.nothing), (16, 16));
    }
}
