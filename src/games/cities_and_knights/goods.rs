//! Resources and commodities, and what things cost.

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// A resource or a commodity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// Of hills.
    Brick,
    /// Of forest.
    Lumber,
    /// Of pasture.
    Wool,
    /// Of fields.
    Grain,
    /// Of mountains.
    Ore,
    /// The commodity of pasture.
    Cloth,
    /// The commodity of mountains.
    Coin,
    /// The commodity of forest, called paper in English.
    Book,
    /// The fan set's commodity, of a citadel.
    Crystal,
}

/// So many of each good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    counts: [u32; Good::ALL.len()],
}

impl Good {
    /// All of them, resources first.
    pub const ALL: [Self; 9] = [
        Self::Brick,
        Self::Lumber,
        Self::Wool,
        Self::Grain,
        Self::Ore,
        Self::Cloth,
        Self::Coin,
        Self::Book,
        Self::Crystal,
    ];

    /// So many of it, in words.
    pub fn say(self, count: u32) -> Message {
        let key = match self {
            Self::Brick => "rules-cities-and-knights-good-brick",
            Self::Lumber => "rules-cities-and-knights-good-lumber",
            Self::Wool => "rules-cities-and-knights-good-wool",
            Self::Grain => "rules-cities-and-knights-good-grain",
            Self::Ore => "rules-cities-and-knights-good-ore",
            Self::Cloth => "rules-cities-and-knights-good-cloth",
            Self::Coin => "rules-cities-and-knights-good-coin",
            Self::Book => "rules-cities-and-knights-good-book",
            Self::Crystal => "rules-cities-and-knights-good-crystal",
        };
        Message::new(key).number("count", count)
    }

    /// Whether it is a commodity.
    pub const fn is_commodity(self) -> bool {
        matches!(self, Self::Cloth | Self::Coin | Self::Book | Self::Crystal)
    }
}

impl Cost {
    /// The cost of these; a good that stands twice counts twice.
    pub fn of(goods: &[(Good, u32)]) -> Self {
        let mut cost = Self::default();
        for &(good, count) in goods {
            if let Some(slot) = cost.counts.get_mut(good as usize) {
                *slot += count;
            }
        }
        cost
    }

    /// How many of a good.
    pub fn count(&self, good: Good) -> u32 {
        self.counts.get(good as usize).copied().unwrap_or(0)
    }

    /// How many cards it is.
    pub fn cards(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// Each good of it with its number.
    pub fn goods(&self) -> impl Iterator<Item = (Good, u32)> {
        Good::ALL.into_iter().zip(self.counts).filter(|&(_, count)| count > 0)
    }

    /// The cost in words: "2 brick, 1 ore", or "free".
    pub fn message(&self) -> Message {
        if self.cards() == 0 {
            return Message::new("rules-cities-and-knights-free");
        }
        let goods = self.goods().map(|(good, count)| good.say(count)).collect();
        Message::new("rules-cities-and-knights-cost").list("goods", goods)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cost_lists_its_goods() {
        let cost = Cost::of(&[(Good::Ore, 1), (Good::Brick, 2)]);
        assert!(cost.goods().eq([(Good::Brick, 2), (Good::Ore, 1)]));
        assert_eq!((cost.cards(), cost.count(Good::Wool)), (3, 0));
        assert_eq!(Cost::default().message().key(), "rules-cities-and-knights-free");
    }
}
