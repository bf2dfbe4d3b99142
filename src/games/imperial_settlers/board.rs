//! What the faction boards print, what the box holds, and how sure each figure is.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::Deserialize;

use super::faction::Faction;
use super::goods::{Good, Goods};
use crate::games::figure::Figure;
use crate::locale::Message;

const PRINTED: &str = include_str!("../../../data/games/imperial-settlers/board.toml");

/// The figures of the box. One that is missing is unknown, so the empty board knows nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    cards: BTreeMap<Pile, Figure<u32>>,
    factions: BTreeMap<Faction, WrittenFaction>,
    #[serde(default, rename = "attack-cards")]
    attack_cards: BTreeMap<Good, Figure<u32>>,
}

/// Cards of the box that are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pile {
    /// Common cards.
    Common,
    /// Cards of one faction.
    Faction,
    /// Attack cards of the solo game.
    Attack,
}

/// A faction in the board's file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFaction {
    #[serde(default)]
    also: Vec<String>,
    stores: Figure<Good>,
    production: BTreeMap<Good, Figure<u32>>,
}

impl Board {
    /// What every box holds (data/games/imperial-settlers/board.toml).
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        // A damaged file would give a board that knows nothing and says so; a test finds it first.
        BOARD.get_or_init(|| Self::parse(PRINTED).unwrap_or_default())
    }

    /// The board that a file describes. Errors: not TOML, an unknown faction, good or field.
    pub fn parse(text: &str) -> Result<Self, toml::de::Error> {
        toml::from_str(text)
    }

    /// How many cards there are.
    pub fn count(&self, pile: Pile) -> Figure<u32> {
        self.cards.get(&pile).copied().unwrap_or(Figure::UNKNOWN)
    }

    /// What a faction's board gives in every production, good by good.
    pub fn production(&self, faction: Faction) -> impl Iterator<Item = (Good, Figure<u32>)> {
        let entry = self.factions.get(&faction);
        entry.into_iter().flat_map(|entry| entry.production.iter().map(|(&good, &figure)| (good, figure)))
    }

    /// The good of which a faction keeps any number at cleanup.
    pub fn stores(&self, faction: Faction) -> Figure<Good> {
        self.factions.get(&faction).map_or(Figure::UNKNOWN, |entry| entry.stores)
    }

    /// How many attack cards of the solo game show each good.
    pub fn attack_cards(&self) -> Goods {
        self.attack_cards.iter().filter_map(|(&good, figure)| Some((good, figure.value?))).collect()
    }

    /// Other spellings of the faction's name, for a search.
    pub fn also(&self, faction: Faction) -> &[String] {
        self.factions.get(&faction).map_or(&[], |entry| entry.also.as_slice())
    }
}

/// What the box does not hold: faction locations of one player, and common locations of all. Warnings, never a refusal.
pub fn box_warnings(board: &Board, faction: u32, all_common: u32) -> Vec<Message> {
    let checks = [
        ("rules-imperial-settlers-box-faction", faction, Pile::Faction),
        ("rules-imperial-settlers-box-common", all_common, Pile::Common),
    ];
    let short = checks.into_iter().filter_map(|(key, used, pile)| {
        let held = board.count(pile).value.filter(|&held| used > held)?;
        Some(Message::new(key).number("used", used).number("held", held))
    });
    short.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bundled_file_is_sound_and_tells_of_every_faction() {
        let board = Board::parse(PRINTED).unwrap();
        let stores = Faction::ALL.map(|faction| board.stores(faction).confirmed());
        assert_eq!(stores, [Some(Good::Worker), Some(Good::Raze), Some(Good::Gold), Some(Good::Food)]);
        for faction in Faction::ALL {
            let production: BTreeMap<Good, _> = board.production(faction).collect();
            assert_eq!(production[&Good::Raze].confirmed(), Some(1), "{faction:?}");
            assert_eq!(production[&Good::Defense].confirmed(), Some(1), "{faction:?}");
            assert!(!board.also(faction).is_empty());
        }
    }

    #[test]
    fn the_attack_cards_of_the_czech_box_are_sixteen() {
        let board = Board::printed();
        assert_eq!(Some(board.attack_cards().all()), board.count(Pile::Attack).confirmed());
        let shown: Vec<(Good, u32)> = board.attack_cards().iter().collect();
        let [worker, wood, stone, food, gold, card, vp] = [
            (Good::Worker, 2),
            (Good::Wood, 3),
            (Good::Stone, 2),
            (Good::Food, 1),
            (Good::Gold, 3),
            (Good::Card, 3),
            (Good::Vp, 2),
        ];
        assert_eq!(shown, [worker, wood, stone, food, gold, card, vp]);
    }

    #[test]
    fn the_box_warns_only_beyond_what_it_holds() {
        assert_eq!(box_warnings(Board::printed(), 30, 84), []);
        assert_eq!(box_warnings(Board::printed(), 31, 85).len(), 2);
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        for text in ["[factions.huns]\nstores = \"food\"", "[cards]\ncommon = \"many\"", "[card]", "[cards"] {
            assert!(Board::parse(text).is_err(), "{text}");
        }
    }
}
