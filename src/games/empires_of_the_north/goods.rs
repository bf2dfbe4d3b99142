//! Goods, and what a harvest brings.

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// Something that a field can give.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the tokens of the box")]
pub enum Good {
    Food,
    Wood,
    Stone,
    Sheep,
    Fish,
    Gold,
    Raze,
    Worker,
}

/// A card of a field: the field itself, or an upgrade under it, with the goods it shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldCard {
    /// Its goods, one entry a token.
    pub goods: Vec<Good>,
}

impl Good {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Food, Self::Wood, Self::Stone, Self::Sheep, Self::Fish, Self::Gold, Self::Raze, Self::Worker];

    /// Whether it is a resource: these score in twos at the end, and gold can stand in for each (rulebook, goods).
    pub const fn is_resource(self) -> bool {
        matches!(self, Self::Food | Self::Wood | Self::Stone | Self::Sheep | Self::Fish)
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Food => "rules-empires-of-the-north-good-food",
            Self::Wood => "rules-empires-of-the-north-good-wood",
            Self::Stone => "rules-empires-of-the-north-good-stone",
            Self::Sheep => "rules-empires-of-the-north-good-sheep",
            Self::Fish => "rules-empires-of-the-north-good-fish",
            Self::Gold => "rules-empires-of-the-north-good-gold",
            Self::Raze => "rules-empires-of-the-north-good-raze",
            Self::Worker => "rules-empires-of-the-north-good-worker",
        })
    }
}

/// What a harvest of a field brings: the goods of the field and of all its upgrades (rulebook, action discs; goods of
/// every kind by the publisher's erratum). A newly built upgrade gives its own goods only.
pub fn harvest(field: &FieldCard, upgrades: &[FieldCard]) -> Vec<Good> {
    let upgrades = upgrades.iter().flat_map(|upgrade| upgrade.goods.iter().copied());
    field.goods.iter().copied().chain(upgrades).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn five_of_the_goods_are_resources() {
        let resources: Vec<Good> = Good::ALL.into_iter().filter(|good| good.is_resource()).collect();
        assert_eq!(resources, [Good::Food, Good::Wood, Good::Stone, Good::Sheep, Good::Fish]);
    }
}
