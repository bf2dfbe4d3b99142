//! The five action tiles in their circle, and where an action disc can go.

use serde::{Deserialize, Serialize};

use super::rule_violation::RuleViolation;
use crate::locale::Message;

/// How many action discs a player has.
pub const DISCS: usize = 2;

/// An action tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tile {
    /// Draw a card.
    Explore,
    /// A worker more, for good.
    Populate,
    /// A location for free.
    Construct,
    /// All goods of one field.
    Harvest,
    /// A ship into the queue.
    Sail,
}

/// The tiles as they lie, clockwise; each stands there once. The order is drawn at the start and never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "[Tile; 5]", into = "[Tile; 5]")]
pub struct Circle([Tile; 5]);

/// An action disc of a player, in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Disc {
    /// Still with its owner.
    #[default]
    Ready,
    /// Used once; it lies on this tile.
    Used(Tile),
    /// Used twice; it lies there with its exhausted side up.
    Exhausted(Tile),
}

/// What it takes to use a disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Nothing: the first use.
    Free,
    /// 1 food, or 1 gold in its place: the second use.
    Food,
}

impl Tile {
    /// All of them, in the rulebook's order.
    pub const ALL: [Self; 5] = [Self::Explore, Self::Populate, Self::Construct, Self::Harvest, Self::Sail];

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::Explore => "rules-empires-of-the-north-tile-explore",
            Self::Populate => "rules-empires-of-the-north-tile-populate",
            Self::Construct => "rules-empires-of-the-north-tile-construct",
            Self::Harvest => "rules-empires-of-the-north-tile-harvest",
            Self::Sail => "rules-empires-of-the-north-tile-sail",
        })
    }

    /// What its action does, in our own words.
    pub fn effect(self) -> Message {
        Message::new(match self {
            Self::Explore => "rules-empires-of-the-north-effect-explore",
            Self::Populate => "rules-empires-of-the-north-effect-populate",
            Self::Construct => "rules-empires-of-the-north-effect-construct",
            Self::Harvest => "rules-empires-of-the-north-effect-harvest",
            Self::Sail => "rules-empires-of-the-north-effect-sail",
        })
    }

    /// Whether the action can be carried out, as it must be (rulebook, action discs). Errors: Construct without a
    /// location in hand that is built for goods; fields are not.
    pub fn check(self, has_location_to_build: bool) -> Result<(), RuleViolation> {
        if self == Self::Construct && !has_location_to_build { Err(RuleViolation::NothingToBuild) } else { Ok(()) }
    }
}

impl Circle {
    /// The tiles in this order, clockwise. Errors: a tile that stands there twice.
    pub fn new(tiles: [Tile; 5]) -> Result<Self, RuleViolation> {
        let twice = tiles.into_iter().find(|tile| tiles.iter().filter(|&other| other == tile).count() > 1);
        twice.map_or(Ok(Self(tiles)), |tile| Err(RuleViolation::TileTwice(tile)))
    }

    /// The tiles, clockwise.
    pub const fn tiles(&self) -> [Tile; 5] {
        self.0
    }

    /// Whether two tiles are neighbors.
    pub fn beside(&self, one: Tile, other: Tile) -> bool {
        let around = || self.0.into_iter().cycle();
        around().zip(around().skip(1)).take(self.0.len()).any(|pair| pair == (one, other) || pair == (other, one))
    }

    /// The tiles where a disc can be used now, clockwise: anywhere for the first use, the two neighbors for the second.
    pub fn targets(&self, disc: Disc) -> Vec<Tile> {
        self.0.into_iter().filter(|&tile| self.using(disc, tile).is_ok()).collect()
    }

    /// Uses a disc on a tile: how it lies then, and what that takes (rulebook, action discs). A tile holds any number of
    /// discs. Errors: an exhausted disc, or a second use that is not on a neighboring tile.
    pub fn using(&self, disc: Disc, to: Tile) -> Result<(Disc, Price), RuleViolation> {
        match disc {
            Disc::Ready => Ok((Disc::Used(to), Price::Free)),
            Disc::Used(from) if self.beside(from, to) => Ok((Disc::Exhausted(to), Price::Food)),
            Disc::Used(from) => Err(RuleViolation::NotBeside { from, to }),
            Disc::Exhausted(_) => Err(RuleViolation::Exhausted),
        }
    }
}

/// Uses a disc at a table whose circle nobody has entered: as [`Circle::using`], but which tiles are neighbors is not
/// known; only that no tile is its own. Errors: an exhausted disc, or a second use on the same tile.
pub fn using_anywhere(disc: Disc, to: Tile) -> Result<(Disc, Price), RuleViolation> {
    match disc {
        Disc::Ready => Ok((Disc::Used(to), Price::Free)),
        Disc::Used(from) if from == to => Err(RuleViolation::NotBeside { from, to }),
        Disc::Used(_) => Ok((Disc::Exhausted(to), Price::Food)),
        Disc::Exhausted(_) => Err(RuleViolation::Exhausted),
    }
}

impl Disc {
    /// The disc after a card's effect has moved it: to any tile, without that tile's action, and with the same side up
    /// (rulebook, keywords). Errors: a disc that has not been used.
    pub const fn moved(self, to: Tile) -> Result<Self, RuleViolation> {
        match self {
            Self::Ready => Err(RuleViolation::NotUsed),
            Self::Used(_) => Ok(Self::Used(to)),
            Self::Exhausted(_) => Ok(Self::Exhausted(to)),
        }
    }

    /// The tile it lies on.
    pub const fn tile(self) -> Option<Tile> {
        match self {
            Self::Ready => None,
            Self::Used(tile) | Self::Exhausted(tile) => Some(tile),
        }
    }
}

impl TryFrom<[Tile; 5]> for Circle {
    type Error = RuleViolation;

    fn try_from(tiles: [Tile; 5]) -> Result<Self, RuleViolation> {
        Self::new(tiles)
    }
}

impl From<Circle> for [Tile; 5] {
    fn from(circle: Circle) -> Self {
        circle.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::json;
    use Tile::{Construct, Explore, Harvest, Populate, Sail};

    fn circle() -> Circle {
        Circle::new([Sail, Explore, Harvest, Construct, Populate]).unwrap()
    }

    #[test]
    fn the_circle_closes() {
        assert!(circle().beside(Sail, Explore) && circle().beside(Explore, Sail));
        assert!(circle().beside(Sail, Populate) && circle().beside(Populate, Sail));
        assert!(!circle().beside(Sail, Harvest));
        assert!(!circle().beside(Sail, Sail));
    }

    #[test]
    fn a_disc_is_used_anywhere_and_then_beside() {
        assert_eq!(circle().targets(Disc::Ready).len(), 5);
        assert_eq!(circle().targets(Disc::Used(Construct)), [Harvest, Populate]);
        assert_eq!(circle().targets(Disc::Exhausted(Construct)), []);
    }

    #[test]
    fn an_effect_moves_a_used_disc_anywhere() {
        let disc = Disc::Used(Sail).moved(Harvest).unwrap();
        assert_eq!((disc, disc.tile()), (Disc::Used(Harvest), Some(Harvest)));
        assert_eq!(Disc::Exhausted(Sail).moved(Sail), Ok(Disc::Exhausted(Sail)));
        assert_eq!(Disc::Ready.moved(Sail), Err(RuleViolation::NotUsed));
    }

    #[test]
    fn without_a_circle_any_other_tile_will_do() {
        assert_eq!(using_anywhere(Disc::Ready, Sail), Ok((Disc::Used(Sail), Price::Free)));
        assert_eq!(using_anywhere(Disc::Used(Sail), Harvest), Ok((Disc::Exhausted(Harvest), Price::Food)));
        assert_eq!(using_anywhere(Disc::Used(Sail), Sail), Err(RuleViolation::NotBeside { from: Sail, to: Sail }));
        assert_eq!(using_anywhere(Disc::Exhausted(Sail), Harvest), Err(RuleViolation::Exhausted));
    }

    #[test]
    fn a_file_holds_each_tile_once() {
        let text = serde_json::to_string(&circle()).unwrap();
        assert_eq!(text, r#"["sail","explore","harvest","construct","populate"]"#);
        assert_eq!(json::read::<Circle>(&text).unwrap(), circle());
        assert!(json::read::<Circle>(r#"["sail","sail","harvest","construct","populate"]"#).is_err());
    }
}
