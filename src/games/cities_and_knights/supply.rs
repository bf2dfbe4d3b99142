//! What the box holds, and which pieces a table has more of than it has.

use super::knights::{Knight, Strength};
use super::track::Track;
use crate::locale::Message;

/// Settlements of each player.
pub const SETTLEMENTS: u32 = 5;
/// Cities of each player; a metropolis and a city on its side stand on one.
pub const CITIES: u32 = 4;
/// Walls of each player.
pub const WALLS: u32 = 3;
/// Knights of each strength and player.
pub const KNIGHTS_OF_A_STRENGTH: u32 = 2;
/// The largest table that the box without the extension for five and six players serves.
const SMALL_TABLE: usize = 4;

/// The pieces that one player has on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pieces {
    /// Settlements.
    pub settlements: u32,
    /// Ordinary cities.
    pub cities: u32,
    /// Cities on their side.
    pub fallen_cities: u32,
    /// Metropolises.
    pub metropolises: u32,
    /// Walls.
    pub walls: u32,
    /// Knights.
    pub knights: Vec<Knight>,
    /// Cards "Defender of Catan".
    pub defender: u32,
}

/// The cards "Defender of Catan" of a box: 6, with the extension 8 (rules, materials).
pub const fn defender_cards(players: usize) -> u32 {
    if players > SMALL_TABLE { 8 } else { 6 }
}

/// The cards of each commodity: 12, with the extension 18 (rules, materials).
pub const fn commodity_cards(players: usize) -> u32 {
    if players > SMALL_TABLE { 18 } else { 12 }
}

/// The metropolises: one for each track that is played.
pub fn metropolises(fan_set: bool) -> u32 {
    u32::try_from(Track::played(fan_set).len()).unwrap_or(u32::MAX)
}

/// What one player has more of than the box gives: warnings, never a refusal, since a table finds a substitute.
pub fn player_warnings(pieces: &Pieces) -> Vec<Message> {
    let knights = |strength| {
        let used = pieces.knights.iter().filter(|knight| knight.strength == strength).count();
        u32::try_from(used).unwrap_or(u32::MAX)
    };
    let cities = pieces.cities + pieces.fallen_cities + pieces.metropolises;
    short([
        ("rules-cities-and-knights-box-settlements", pieces.settlements, SETTLEMENTS),
        ("rules-cities-and-knights-box-cities", cities, CITIES),
        ("rules-cities-and-knights-box-walls", pieces.walls, WALLS),
        ("rules-cities-and-knights-box-basic-knights", knights(Strength::Basic), KNIGHTS_OF_A_STRENGTH),
        ("rules-cities-and-knights-box-strong-knights", knights(Strength::Strong), KNIGHTS_OF_A_STRENGTH),
        ("rules-cities-and-knights-box-mighty-knights", knights(Strength::Mighty), KNIGHTS_OF_A_STRENGTH),
    ])
}

/// What all players together have more of than the box gives. A Defender without a card still has the point: mark it otherwise.
pub fn table_warnings(players: &[Pieces], fan_set: bool) -> Vec<Message> {
    let all = |of: fn(&Pieces) -> u32| players.iter().map(of).sum();
    short([
        ("rules-cities-and-knights-box-metropolises", all(|pieces| pieces.metropolises), metropolises(fan_set)),
        ("rules-cities-and-knights-box-defender", all(|pieces| pieces.defender), defender_cards(players.len())),
    ])
}

fn short<const N: usize>(checks: [(&'static str, u32, u32); N]) -> Vec<Message> {
    let short = checks.into_iter().filter(|&(_, used, held)| used > held);
    short.map(|(key, used, held)| Message::new(key).number("used", used).number("held", held)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(warnings: &[Message]) -> Vec<&str> {
        warnings.iter().map(|say| say.key().strip_prefix("rules-cities-and-knights-box-").unwrap()).collect()
    }

    #[test]
    fn a_full_box_is_enough() {
        let full = Pieces {
            settlements: 5,
            cities: 2,
            fallen_cities: 1,
            metropolises: 1,
            walls: 3,
            knights: Strength::ALL.into_iter().flat_map(|strength| [Knight::new(strength, true); 2]).collect(),
            defender: 2,
        };
        assert_eq!(player_warnings(&full), []);
        assert_eq!(table_warnings(&[full.clone(), full.clone(), full], false), []);
    }

    #[test]
    fn one_piece_more_warns() {
        let mut one = Pieces { settlements: 6, cities: 5, walls: 4, defender: 7, metropolises: 4, ..Pieces::default() };
        one.knights = vec![Knight::new(Strength::Mighty, false); 3];
        assert_eq!(keys(&player_warnings(&one)), ["settlements", "cities", "walls", "mighty-knights"]);
        assert_eq!(keys(&table_warnings(&[one.clone()], false)), ["metropolises", "defender"]);
        assert_eq!(keys(&table_warnings(&[one.clone()], true)), ["defender"]);
        let six = [vec![one], vec![Pieces::default(); 5]].concat();
        assert_eq!(keys(&table_warnings(&six, true)), Vec::<&str>::new());
    }

    #[test]
    fn the_extension_adds_cards() {
        assert_eq!((defender_cards(4), defender_cards(5)), (6, 8));
        assert_eq!((commodity_cards(4), commodity_cards(6)), (12, 18));
    }
}
