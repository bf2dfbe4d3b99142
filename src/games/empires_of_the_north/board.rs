//! What is known of the box, and how sure each figure is.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::clan::{Clan, Nation};
use crate::games::figure::Figure;
use crate::locale::Message;

const PRINTED: &str = include_str!("../../../data/games/empires-of-the-north/board.toml");

/// The figures of the box. One that is missing is unknown, so the empty board knows nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    cards: BTreeMap<Pile, Figure<u32>>,
    clans: BTreeMap<Clan, WrittenClan>,
}

/// Cards and tiles of the box that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Cards of near islands.
    NearIslands,
    /// Cards of distant islands.
    DistantIslands,
    /// Cards of a clan, the start locations among them.
    Clan,
    /// Locations a clan starts with.
    StartLocations,
    /// Action tiles.
    ActionTiles,
    /// Common ships, which any clan can gain by a card.
    CommonShips,
}

/// A clan in the board's file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenClan {
    #[serde(default)]
    also: Vec<String>,
    nation: Figure<Nation>,
    difficulty: Figure<u32>,
    ships: Figure<u32>,
}

impl Board {
    /// What every box holds (data/games/empires-of-the-north/board.toml).
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        // A damaged file would give a board that knows nothing and says so; a test finds it first.
        BOARD.get_or_init(|| Self::parse(PRINTED).unwrap_or_default())
    }

    /// The board that a file describes. Errors: not TOML, an unknown clan or field.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// How many cards or tiles there are.
    pub fn count(&self, pile: Pile) -> Figure<u32> {
        self.cards.get(&pile).copied().unwrap_or(Figure::UNKNOWN)
    }

    /// The clan's nation.
    pub fn nation(&self, clan: Clan) -> Figure<Nation> {
        self.clans.get(&clan).map_or(Figure::UNKNOWN, |entry| entry.nation)
    }

    /// How hard the clan is to play, 1 to 10 as the rulebook judges it.
    pub fn difficulty(&self, clan: Clan) -> Figure<u32> {
        self.clans.get(&clan).map_or(Figure::UNKNOWN, |entry| entry.difficulty)
    }

    /// How many ships the clan has in the box; each starts with two.
    pub fn ships(&self, clan: Clan) -> Figure<u32> {
        self.clans.get(&clan).map_or(Figure::UNKNOWN, |entry| entry.ships)
    }

    /// Other spellings of the clan's name, for a search.
    pub fn also(&self, clan: Clan) -> &[String] {
        self.clans.get(&clan).map_or(&[], |entry| entry.also.as_slice())
    }
}

/// What the box cannot hold of an empire's cards: the clan's own and all islands. A warning, never a refusal.
pub fn box_warnings(board: &Board, cards: u32) -> Vec<Message> {
    let piles = [Pile::Clan, Pile::NearIslands, Pile::DistantIslands].map(|pile| board.count(pile).value);
    let held = piles.into_iter().try_fold(0, |sum: u32, count| Some(sum.saturating_add(count?)));
    let warning = held
        .filter(|&held| cards > held)
        .map(|held| Message::new("rules-empires-of-the-north-box-cards").number("used", cards).number("held", held));
    warning.into_iter().collect()
}

/// More ships in the queue than the box has: each clan's own, and the common ones. `fleets` says for each player the clan
/// and how many ships are in the queue; while a clan is not known, there is nothing to check.
pub fn ship_warnings(board: &Board, fleets: &[(Option<Clan>, u32)]) -> Vec<Message> {
    let beyond = fleets.iter().try_fold(0, |sum: u32, &(clan, ships)| {
        let own = board.ships(clan?).value?;
        Some(sum.saturating_add(ships.saturating_sub(own)))
    });
    let common = board.count(Pile::CommonShips).value;
    let too_many = beyond.zip(common).filter(|(beyond, common)| beyond > common);
    let warning = too_many.map(|(beyond, common)| {
        Message::new("rules-empires-of-the-north-box-ships").number("used", beyond).number("held", common)
    });
    warning.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_file_is_sound_and_tells_of_every_clan() {
        let board = Board::parse(PRINTED).unwrap();
        let difficulties = Clan::ALL.map(|clan| board.difficulty(clan).confirmed());
        assert_eq!(difficulties, [Some(1), Some(3), Some(3), Some(5), Some(7), Some(8)]);
        for clan in Clan::ALL {
            let same = Clan::ALL.into_iter().filter(|&other| board.nation(other) == board.nation(clan));
            assert_eq!(same.count(), 2, "{clan:?}: two clans a nation");
            assert!(!board.also(clan).is_empty());
        }
        assert_eq!(board.ships(Clan::Olaf).confirmed(), Some(3));
        assert_eq!(board.count(Pile::NearIslands).confirmed(), Some(12));
        assert_eq!(board.count(Pile::DistantIslands).confirmed(), Some(10));
    }

    #[test]
    fn an_empire_has_no_more_cards_than_the_box() {
        assert_eq!(box_warnings(Board::printed(), 55), []);
        assert_eq!(box_warnings(Board::printed(), 56).len(), 1);
    }

    #[test]
    fn a_queue_has_no_more_ships_than_the_box() {
        let warnings = |olaf, glenn| {
            ship_warnings(Board::printed(), &[(Some(Clan::Olaf), olaf), (Some(Clan::Glenn), glenn)]).len()
        };
        assert_eq!((warnings(3, 2), warnings(3, 5), warnings(3, 6), warnings(4, 5)), (0, 0, 1, 1));
        assert_eq!(ship_warnings(Board::printed(), &[(None, 9), (Some(Clan::Glenn), 9)]), [], "nothing is known");
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        for text in ["[clans.rome]\nnation = \"scots\"", "[cards]\nclan = \"many\"", "[clan]", "[cards"] {
            assert!(Board::parse(text).is_err(), "{text}");
        }
    }
}
