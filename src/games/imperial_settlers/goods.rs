//! Goods: everything that can be gained.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// One kind of good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the goods of the box")]
pub enum Good {
    Worker,
    Wood,
    Stone,
    Food,
    Gold,
    Raze,
    Defense,
    Card,
    Vp,
}

/// Some of each kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Goods(BTreeMap<Good, u32>);

impl Good {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Worker,
        Self::Wood,
        Self::Stone,
        Self::Food,
        Self::Gold,
        Self::Raze,
        Self::Defense,
        Self::Card,
        Self::Vp,
    ];

    /// Those that raze fields, deals and attack cards show.
    pub const ON_CARDS: [Self; 8] =
        [Self::Wood, Self::Stone, Self::Food, Self::Worker, Self::Gold, Self::Raze, Self::Card, Self::Vp];

    /// Its name in files and on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Worker => "worker",
            Self::Wood => "wood",
            Self::Stone => "stone",
            Self::Food => "food",
            Self::Gold => "gold",
            Self::Raze => "raze",
            Self::Defense => "defense",
            Self::Card => "card",
            Self::Vp => "vp",
        }
    }

    /// Whether it is a resource: food, wood or stone (rulebook, goods). Gold can stand in for each, never the other way.
    pub const fn is_resource(self) -> bool {
        matches!(self, Self::Food | Self::Wood | Self::Stone)
    }

    /// Whether it is a token that cleanup may take; cards and points stay.
    pub const fn is_token(self) -> bool {
        !matches!(self, Self::Card | Self::Vp)
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Worker => "rules-imperial-settlers-good-worker",
            Self::Wood => "rules-imperial-settlers-good-wood",
            Self::Stone => "rules-imperial-settlers-good-stone",
            Self::Food => "rules-imperial-settlers-good-food",
            Self::Gold => "rules-imperial-settlers-good-gold",
            Self::Raze => "rules-imperial-settlers-good-raze",
            Self::Defense => "rules-imperial-settlers-good-defense",
            Self::Card => "rules-imperial-settlers-good-card",
            Self::Vp => "rules-imperial-settlers-good-vp",
        })
    }
}

impl Goods {
    /// Nothing at all.
    pub const NONE: Self = Self(BTreeMap::new());

    /// How many there are of a kind.
    pub fn count(&self, good: Good) -> u32 {
        self.0.get(&good).copied().unwrap_or(0)
    }

    /// Adds some of a kind.
    pub fn add(&mut self, good: Good, count: u32) {
        if count > 0 {
            let had = self.count(good);
            self.0.insert(good, had.saturating_add(count));
        }
    }

    /// The kinds there are, with how many.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u32)> {
        self.0.iter().map(|(&good, &count)| (good, count))
    }

    /// So many times the same.
    #[must_use]
    pub fn times(&self, count: u32) -> Self {
        self.iter().map(|(good, each)| (good, each.saturating_mul(count))).collect()
    }

    /// Puts the number of a kind right.
    pub fn set(&mut self, good: Good, count: u32) {
        self.0.remove(&good);
        self.add(good, count);
    }

    /// All of them together, whatever their kind.
    pub fn all(&self) -> u32 {
        self.iter().map(|(_, count)| count).fold(0, u32::saturating_add)
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|&count| count == 0)
    }
}

impl FromIterator<(Good, u32)> for Goods {
    fn from_iter<I: IntoIterator<Item = (Good, u32)>>(counts: I) -> Self {
        let mut goods = Self::default();
        counts.into_iter().for_each(|(good, count)| goods.add(good, count));
        goods
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_what_serde_writes() {
        for good in Good::ALL {
            assert_eq!(serde_json::to_value(good).unwrap(), good.id());
        }
    }

    #[test]
    fn goods_add_up_and_leave_out_what_is_not_there() {
        let goods: Goods = [(Good::Wood, 1), (Good::Gold, 0), (Good::Wood, 2)].into_iter().collect();
        assert_eq!((goods.count(Good::Wood), goods.count(Good::Gold)), (3, 0));
        assert_eq!(serde_json::to_string(&goods).unwrap(), r#"{"wood":3}"#);
        assert!(Goods::default().is_empty() && !goods.is_empty());
    }
}
