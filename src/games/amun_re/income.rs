//! The income of phase 5: the harvest, the coins and the camels of each province.

use super::board::{Board, Figure};
use super::farmers::Farm;
use super::province::{Field, Province};
use super::temple::Temple;

/// What the card 8 Gold makes of a province, in gold.
pub const EIGHT_GOLD: i64 = 8;

/// The cards that a player has played in this phase, each on an own province. A card cannot be played twice in a round,
/// so there is one place for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IncomeCards {
    /// Where Harvest Increase lies.
    pub harvest_increase: Option<Province>,
    /// Where 8 Gold lies.
    pub eight_gold: Option<Province>,
}

/// What one province yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yield {
    /// The province.
    pub province: Province,
    /// Gold of the farmers, the printed ones among them.
    pub harvest: i64,
    /// Gold that comes whatever the temple.
    pub guaranteed: i64,
    /// Gold of the camels.
    pub camel: i64,
    /// Gold of the card played there: of Harvest Increase, or the 8 that replace all else.
    pub card: i64,
    pub(super) temple: Temple,
    pub(super) placed: u32,
    pub(super) printed: Figure<u32>,
    pub(super) coins: Figure<u32>,
    pub(super) camels: Figure<u32>,
    pub(super) eight_gold: bool,
}

/// What a player receives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Income {
    /// Each province, in the order given.
    pub provinces: Vec<Yield>,
}

/// The income of the owner of these farms with the temple at this place (rulebook 2003, phase 5).
///
/// A figure of the board that is unknown yields nothing. A card on a province that is not among the farms has no effect.
pub fn income(board: &Board, temple: Temple, farms: &[Farm], cards: IncomeCards) -> Income {
    Income { provinces: farms.iter().map(|&farm| yield_of(board, temple, farm, cards)).collect() }
}

fn yield_of(board: &Board, temple: Temple, farm: Farm, cards: IncomeCards) -> Yield {
    let Farm { province, farmers: placed } = farm;
    let printed = board.number(province, Field::PrintedFarmers);
    let coins = board.number(province, Field::GuaranteedIncome);
    let camels = board.number(province, Field::CamelIncome);
    let farmers = i64::from(placed) + printed.counted();
    let eight_gold = cards.eight_gold == Some(province);
    let unless_replaced = |gold: i64| if eight_gold { 0 } else { gold };
    Yield {
        province,
        harvest: unless_replaced(farmers * temple.worth()),
        guaranteed: unless_replaced(coins.counted()),
        camel: unless_replaced(if temple.camels() { camels.counted() } else { 0 }),
        card: match cards.harvest_increase {
            _ if eight_gold => EIGHT_GOLD,
            Some(increased) if increased == province => farmers,
            _ => 0,
        },
        temple,
        placed,
        printed,
        coins,
        camels,
        eight_gold,
    }
}

impl Yield {
    /// All gold of the province.
    pub const fn gold(&self) -> i64 {
        self.harvest + self.guaranteed + self.camel + self.card
    }

    /// Whether a card stands in for all that the province would yield.
    pub const fn is_replaced(&self) -> bool {
        self.eight_gold
    }

    /// The farmers that harvest there: the placed and the printed ones.
    pub fn farmers(&self) -> i64 {
        i64::from(self.placed) + self.printed.counted()
    }
}

impl Income {
    /// All gold of the player.
    pub fn gold(&self) -> i64 {
        self.provinces.iter().map(Yield::gold).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amun_re::board::OwnFigure;
    use crate::games::amun_re::province::Value;
    use proptest::prelude::*;

    fn one(temple: Temple, province: Province, farmers: u32, cards: IncomeCards) -> Yield {
        yield_of(Board::printed(), temple, Farm { province, farmers }, cards)
    }

    const NO_CARDS: IncomeCards = IncomeCards { harvest_increase: None, eight_gold: None };

    #[test]
    fn coins_come_always_and_camels_at_the_first_two_places() {
        for temple in Temple::ALL {
            let camels = temple <= Temple::Second;
            assert_eq!(one(temple, Province::Abu, 0, NO_CARDS).gold(), 4);
            assert_eq!(one(temple, Province::Berenike, 0, NO_CARDS).gold(), 8);
            for (province, gold) in [(Province::Kharga, 5), (Province::Sawu, 7), (Province::Avaris, 8)] {
                assert_eq!(one(temple, province, 0, NO_CARDS).gold(), if camels { gold } else { 0 });
            }
        }
    }

    #[test]
    fn the_printed_farmers_harvest_too() {
        let cards = IncomeCards { harvest_increase: Some(Province::Baharya), eight_gold: None };
        let baharya = one(Temple::Fourth, Province::Baharya, 1, cards);
        assert_eq!((baharya.harvest, baharya.card, baharya.gold()), (12, 3, 15));
    }

    #[test]
    fn eight_gold_replaces_all_else_in_its_province_only() {
        let both = IncomeCards { harvest_increase: Some(Province::Abu), eight_gold: Some(Province::Abu) };
        let abu = one(Temple::Fourth, Province::Abu, 9, both);
        assert_eq!((abu.harvest, abu.guaranteed, abu.camel, abu.card, abu.gold()), (0, 0, 0, 8, 8));
        assert_eq!(one(Temple::Fourth, Province::Buto, 9, both).gold(), 36);
    }

    #[test]
    fn an_owners_figure_counts_and_an_unknown_one_does_not() {
        let own = OwnFigure::new(Province::Abu, Field::GuaranteedIncome, Value::Number(5)).unwrap();
        let farm = Farm { province: Province::Abu, farmers: 1 };
        let gold = |board: &Board| income(board, Temple::First, &[farm], NO_CARDS).gold();
        assert_eq!(gold(&Board::with(&[own])), 6);
        assert_eq!(gold(&Board::default()), 1);
    }

    proptest! {
        #[test]
        fn income_is_the_sum_of_its_provinces(
            farmers in proptest::collection::vec(0u32..=9999, 15),
            place in 1u32..=4,
            increase in proptest::option::of(proptest::sample::select(&Province::ALL[..])),
            eight in proptest::option::of(proptest::sample::select(&Province::ALL[..])),
        ) {
            let temple = Temple::at(place).unwrap();
            let cards = IncomeCards { harvest_increase: increase, eight_gold: eight };
            let farms: Vec<Farm> =
                Province::ALL.into_iter().zip(farmers).map(|(province, farmers)| Farm { province, farmers }).collect();
            let (some, rest) = farms.split_at(6);
            let gold = |farms: &[Farm]| income(Board::printed(), temple, farms, cards).gold();
            prop_assert_eq!(gold(&farms), gold(some) + gold(rest));
        }
    }
}
