//! What the land yields, and what cards do to it; the app keeps no map, so the table says what lies where.

use serde::{Deserialize, Serialize};

use super::cards::Card;
use super::goods::{Cost, Good};
use super::reasons::{RuleHeading, ruled};
use super::rule_violation::RuleViolation;
use crate::locale::Message;
use crate::table::reason::Reason;

/// What a hex shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the board")]
pub enum Terrain {
    Hills,
    Forest,
    Pasture,
    Fields,
    Mountains,
    /// A gold river of other expansions.
    Gold,
    /// A volcano of other expansions.
    Volcano,
    Desert,
}

/// What stands at a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[expect(missing_docs, reason = "the words of the table")]
pub enum Building {
    Settlement,
    City,
    /// A city with the ring of the fan set.
    Citadel,
}

/// What each hex with an own building gives for the cards Mining and Irrigation.
pub const GAIN_OF_A_HEX: u32 = 2;

impl Terrain {
    /// The resource it gives; none where the table chooses or nothing grows.
    pub const fn resource(self) -> Option<Good> {
        match self {
            Self::Hills => Some(Good::Brick),
            Self::Forest => Some(Good::Lumber),
            Self::Pasture => Some(Good::Wool),
            Self::Fields => Some(Good::Grain),
            Self::Mountains => Some(Good::Ore),
            Self::Gold | Self::Volcano | Self::Desert => None,
        }
    }

    /// The commodity that a city gets there.
    pub const fn commodity(self) -> Option<Good> {
        match self {
            Self::Forest => Some(Good::Book),
            Self::Pasture => Some(Good::Cloth),
            Self::Mountains => Some(Good::Coin),
            Self::Hills | Self::Fields | Self::Gold | Self::Volcano | Self::Desert => None,
        }
    }

    /// Whether a citadel can stand there (fan set, "Rules of the game").
    pub const fn takes_citadel(self) -> bool {
        matches!(self, Self::Hills | Self::Gold | Self::Volcano)
    }

    /// What a building gets when the hex's number comes up (rules, "The result of the roll"; fan set). Nothing where other
    /// expansions have rules of their own.
    pub fn yields(self, building: Building) -> Cost {
        if building == Building::Citadel && self.takes_citadel() {
            return Cost::of(&[(Good::Brick, 1), (Good::Crystal, 1)]);
        }
        match (self.resource(), self.commodity(), building) {
            (None, _, _) => Cost::default(),
            (Some(resource), _, Building::Settlement) => Cost::of(&[(resource, 1)]),
            (Some(resource), None, _) => Cost::of(&[(resource, 2)]),
            (Some(resource), Some(commodity), _) => Cost::of(&[(resource, 1), (commodity, 1)]),
        }
    }

    /// What the city of the set-up gets for this hex: its resource; in the Czech text (`commodities`) the commodity where there is
    /// one.
    pub fn starts_with(self, commodities: bool) -> Option<Good> {
        self.commodity().filter(|_| commodities).or(self.resource())
    }
}

/// What Mining or Irrigation gives, by the number of own buildings at each hex of its kind (rules, almanac): 2 for each hex with
/// one or more, whatever stands there.
pub fn gain(buildings: &[u32]) -> u32 {
    GAIN_OF_A_HEX * buildings.iter().map(|&there| u32::from(there > 0)).sum::<u32>()
}

/// Why Mining or Irrigation gives that much.
pub fn gain_reason(buildings: &[u32]) -> Reason {
    let line = |&there: &u32| {
        Reason::new(Message::new("rules-cities-and-knights-hex-with").number("buildings", there), gain(&[there]).into())
    };
    let total = Reason::sum(Message::new("rules-cities-and-knights-gain"), buildings.iter().map(line).collect());
    ruled(total, Message::new("rules-cities-and-knights-rule-gain"), RuleHeading::Cards)
}

/// Whether a card swaps these two number tokens (rules, almanac; fan set). Errors: the card swaps none, a number that no token has,
/// or one that the Inventor must leave alone.
pub fn check_swap(card: Card, numbers: [u8; 2]) -> Result<(), RuleViolation> {
    let token = |number: u8| (2..=12).contains(&number) && number != 7;
    if !numbers.into_iter().all(token) {
        return Err(RuleViolation::NoSuchNumber);
    }
    match card {
        Card::FavorOfTheStars => Ok(()),
        Card::Inventor => match numbers.into_iter().find(|number| [2, 6, 8, 12].contains(number)) {
            Some(number) => Err(RuleViolation::InventorLeaves { number }),
            None => Ok(()),
        },
        _ => Err(RuleViolation::SwapsNothing(card)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_gets_two_cards_of_each_hex() {
        for terrain in [Terrain::Hills, Terrain::Forest, Terrain::Pasture, Terrain::Fields, Terrain::Mountains] {
            assert_eq!(terrain.yields(Building::Settlement).cards(), 1);
            assert_eq!(terrain.yields(Building::City).cards(), 2);
            assert_eq!(terrain.yields(Building::Citadel).cards(), 2);
        }
        assert_eq!(Terrain::Desert.yields(Building::City), Cost::default());
        assert_eq!(Terrain::Mountains.yields(Building::City), Cost::of(&[(Good::Ore, 1), (Good::Coin, 1)]));
        assert_eq!(Terrain::Gold.yields(Building::Citadel).count(Good::Crystal), 1);
        assert_eq!(Terrain::Forest.yields(Building::Citadel).count(Good::Crystal), 0);
    }

    #[test]
    fn the_set_up_gives_commodities_only_where_the_table_says_so() {
        assert_eq!(Terrain::Pasture.starts_with(false), Some(Good::Wool));
        assert_eq!(Terrain::Pasture.starts_with(true), Some(Good::Cloth));
        assert_eq!(Terrain::Hills.starts_with(true), Some(Good::Brick));
    }

    #[test]
    fn only_tokens_are_swapped_and_only_by_their_cards() {
        assert_eq!(check_swap(Card::FavorOfTheStars, [7, 4]), Err(RuleViolation::NoSuchNumber));
        assert_eq!(check_swap(Card::Crane, [3, 4]), Err(RuleViolation::SwapsNothing(Card::Crane)));
        assert_eq!(check_swap(Card::Inventor, [3, 12]), Err(RuleViolation::InventorLeaves { number: 12 }));
    }
}
