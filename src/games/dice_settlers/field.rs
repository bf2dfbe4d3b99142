//! The figures that a table may set for its own box, and what each can hold.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::points::Row;
use crate::locale::Message;

/// A figure that the rules need.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the last eight are by the number of players")]
pub enum Field {
    /// Points for a house at the end.
    HousePoints,
    /// Points for every two dice at the end.
    DicePairPoints,
    /// Whether the five dice of the start count among them.
    StartingDice,
    /// Who gets the lower value of a map tile.
    Presence,
    /// What decides between equal points.
    TieBreak,
    /// Points for selling one resource.
    SaleOfOne,
    /// Points for selling two equal resources.
    SaleOfTwo,
    /// Points for selling three equal resources.
    SaleOfThree,
    /// Main actions of a player in a round.
    MainActions,
    MapTilesForOne,
    MapTilesForTwo,
    MapTilesForThree,
    MapTilesForFour,
    PoolForOne,
    PoolForTwo,
    PoolForThree,
    PoolForFour,
}

/// What stands in a [`Field`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "no figure has such a value")]
#[expect(missing_docs, reason = "each holds what its name says")]
pub enum Value {
    Number(u32),
    Truth(bool),
    Presence(Presence),
    TieBreak(TieBreak),
}

/// Who gets the lower of a map tile's two values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Presence {
    /// Everyone who is present there and does not control it.
    Everyone,
    /// Only who has the second most tents.
    SecondMost,
}

/// What decides between players of equal points: who has more of it is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// Nothing: they share the place.
    Shared,
    /// Points won during the game.
    VpTokens,
    /// Points of map tiles.
    Tiles,
    /// Points of technologies.
    Technologies,
    /// Houses.
    Houses,
    /// Dice.
    Dice,
}

/// What one resource pays that is sold alone, then two equal ones, then three.
pub const SALE_FIELDS: [Field; 3] = [Field::SaleOfOne, Field::SaleOfTwo, Field::SaleOfThree];

impl Field {
    /// All of them, in the order in which a form asks for them.
    pub const ALL: [Self; 17] = [
        Self::HousePoints,
        Self::SaleOfOne,
        Self::SaleOfTwo,
        Self::SaleOfThree,
        Self::Presence,
        Self::TieBreak,
        Self::DicePairPoints,
        Self::StartingDice,
        Self::MainActions,
        Self::MapTilesForOne,
        Self::MapTilesForTwo,
        Self::MapTilesForThree,
        Self::MapTilesForFour,
        Self::PoolForOne,
        Self::PoolForTwo,
        Self::PoolForThree,
        Self::PoolForFour,
    ];

    /// How many map tiles the stack has for this many players, 1 to 4.
    pub const fn map_tiles(players: usize) -> Option<Self> {
        match players {
            1 => Some(Self::MapTilesForOne),
            2 => Some(Self::MapTilesForTwo),
            3 => Some(Self::MapTilesForThree),
            4 => Some(Self::MapTilesForFour),
            _ => None,
        }
    }

    /// How many points the common pool has for this many players, 1 to 4.
    pub const fn pool(players: usize) -> Option<Self> {
        match players {
            1 => Some(Self::PoolForOne),
            2 => Some(Self::PoolForTwo),
            3 => Some(Self::PoolForThree),
            4 => Some(Self::PoolForFour),
            _ => None,
        }
    }

    /// The field's name.
    pub fn message(self) -> Message {
        let tiles = |players: u32| Message::new("rules-dice-settlers-field-map-tiles").number("players", players);
        let pool = |players: u32| Message::new("rules-dice-settlers-field-pool").number("players", players);
        match self {
            Self::HousePoints => Message::new("rules-dice-settlers-field-house-points"),
            Self::DicePairPoints => Message::new("rules-dice-settlers-field-dice-pair-points"),
            Self::StartingDice => Message::new("rules-dice-settlers-field-starting-dice"),
            Self::Presence => Message::new("rules-dice-settlers-field-presence"),
            Self::TieBreak => Message::new("rules-dice-settlers-field-tie-break"),
            Self::SaleOfOne => Message::new("rules-dice-settlers-field-sale-of-one"),
            Self::SaleOfTwo => Message::new("rules-dice-settlers-field-sale-of-two"),
            Self::SaleOfThree => Message::new("rules-dice-settlers-field-sale-of-three"),
            Self::MainActions => Message::new("rules-dice-settlers-field-main-actions"),
            Self::MapTilesForOne => tiles(1),
            Self::MapTilesForTwo => tiles(2),
            Self::MapTilesForThree => tiles(3),
            Self::MapTilesForFour => tiles(4),
            Self::PoolForOne => pool(1),
            Self::PoolForTwo => pool(2),
            Self::PoolForThree => pool(3),
            Self::PoolForFour => pool(4),
        }
    }

    /// The numbers an owner may enter, generous ones; none for a field that takes a word.
    pub const fn numbers(self) -> Option<RangeInclusive<u32>> {
        match self {
            Self::StartingDice | Self::Presence | Self::TieBreak => None,
            Self::MainActions => Some(1..=9),
            Self::HousePoints | Self::DicePairPoints | Self::SaleOfOne | Self::SaleOfTwo | Self::SaleOfThree => {
                Some(0..=30)
            }
            Self::MapTilesForOne | Self::MapTilesForTwo | Self::MapTilesForThree | Self::MapTilesForFour => {
                Some(1..=40)
            }
            Self::PoolForOne | Self::PoolForTwo | Self::PoolForThree | Self::PoolForFour => Some(1..=999),
        }
    }

    /// The words an owner may choose from; empty for a field that takes a number.
    pub const fn words(self) -> &'static [Value] {
        match self {
            Self::StartingDice => &[Value::Truth(true), Value::Truth(false)],
            Self::Presence => &[Value::Presence(Presence::Everyone), Value::Presence(Presence::SecondMost)],
            Self::TieBreak => &[
                Value::TieBreak(TieBreak::Shared),
                Value::TieBreak(TieBreak::VpTokens),
                Value::TieBreak(TieBreak::Tiles),
                Value::TieBreak(TieBreak::Technologies),
                Value::TieBreak(TieBreak::Houses),
                Value::TieBreak(TieBreak::Dice),
            ],
            _ => &[],
        }
    }

    /// Whether the field takes this value.
    pub fn takes(self, value: Value) -> bool {
        match value {
            Value::Number(number) => self.numbers().is_some_and(|range| range.contains(&number)),
            word => self.words().contains(&word),
        }
    }
}

impl TieBreak {
    /// The row of the scoring that decides; none where the place is shared.
    pub const fn row(self) -> Option<Row> {
        match self {
            Self::Shared => None,
            Self::VpTokens => Some(Row::VpTokens),
            Self::Tiles => Some(Row::Tiles),
            Self::Technologies => Some(Row::Technologies),
            Self::Houses => Some(Row::Houses),
            Self::Dice => Some(Row::Dice),
        }
    }
}

impl Value {
    /// The value in words, a number as it is.
    pub fn message(self) -> Message {
        match self {
            Self::Number(number) => Message::literal(number.to_string()),
            Self::Truth(true) => Message::new("rules-dice-settlers-counts"),
            Self::Truth(false) => Message::new("rules-dice-settlers-does-not-count"),
            Self::Presence(Presence::Everyone) => Message::new("rules-dice-settlers-presence-everyone"),
            Self::Presence(Presence::SecondMost) => Message::new("rules-dice-settlers-presence-second-most"),
            Self::TieBreak(tie) => {
                tie.row().map_or_else(|| Message::new("rules-dice-settlers-tie-shared"), Row::message)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_takes_its_own_kind_of_value_only() {
        assert!(Field::HousePoints.takes(Value::Number(2)));
        assert!(!Field::HousePoints.takes(Value::Number(31)));
        assert!(!Field::HousePoints.takes(Value::Truth(true)));
        assert!(Field::TieBreak.takes(Value::TieBreak(TieBreak::Houses)));
        assert!(!Field::Presence.takes(Value::TieBreak(TieBreak::Houses)));
    }

    #[test]
    fn each_number_of_players_has_its_own_figures() {
        let fields = (1..=4).flat_map(|players| [Field::map_tiles(players), Field::pool(players)]);
        let fields: std::collections::BTreeSet<Field> = fields.flatten().collect();
        assert_eq!(fields.len(), 8);
        assert_eq!((Field::map_tiles(5), Field::pool(0)), (None, None));
    }
}
