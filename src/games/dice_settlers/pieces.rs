//! What the box holds, and what a table has used of it.

use serde::{Deserialize, Serialize};

use crate::locale::Say;

/// Houses of each player; with the last one the end begins (several sources).
pub const HOUSES: u32 = 5;
/// Dice of each player at the start: three white, a yellow and a green one (several sources).
pub const STARTING_DICE: u32 = 5;
/// Dice drawn in a round at the start, as the tracker shows (several sources).
pub const STARTING_DRAW: u32 = 3;
/// Tents in the personal supply at the start (several sources).
pub const STARTING_TENTS: u32 = 6;

/// A color of dice. All but white belong to a kind of land.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the colors")]
pub enum DieColor {
    White,
    Yellow,
    Orange,
    Gray,
    Green,
    Brown,
}

impl DieColor {
    /// All of them, in the order of the lands in the description.
    pub const ALL: [Self; 6] = [Self::White, Self::Yellow, Self::Orange, Self::Gray, Self::Green, Self::Brown];

    /// How many the box has (Spanish rulebook, components, and reviews).
    pub const fn in_box(self) -> u32 {
        match self {
            Self::White => 12,
            Self::Yellow | Self::Green => 9,
            Self::Orange | Self::Gray | Self::Brown => 7,
        }
    }

    /// Its name.
    pub fn say(self) -> Say {
        Say::new(match self {
            Self::White => "rules-dice-settlers-die-white",
            Self::Yellow => "rules-dice-settlers-die-yellow",
            Self::Orange => "rules-dice-settlers-die-orange",
            Self::Gray => "rules-dice-settlers-die-gray",
            Self::Green => "rules-dice-settlers-die-green",
            Self::Brown => "rules-dice-settlers-die-brown",
        })
    }

    /// The land where dice of this color can be recruited; none for white.
    pub fn land(self) -> Option<Say> {
        let key = match self {
            Self::White => return None,
            Self::Yellow => "rules-dice-settlers-land-plains",
            Self::Orange => "rules-dice-settlers-land-deserts",
            Self::Gray => "rules-dice-settlers-land-mountains",
            Self::Green => "rules-dice-settlers-land-forests",
            Self::Brown => "rules-dice-settlers-land-hills",
        };
        Some(Say::new(key))
    }
}

/// What the box does not hold of the players' houses (the most of any player) and of all their dice: warnings, never a
/// refusal. Resources, tents and point tokens are not limited.
pub fn box_warnings(most_houses: u32, all_dice: u32) -> Vec<Say> {
    let dice = DieColor::ALL.into_iter().map(DieColor::in_box).sum();
    let checks =
        [("rules-dice-settlers-box-houses", most_houses, HOUSES), ("rules-dice-settlers-box-dice", all_dice, dice)];
    let short = checks.into_iter().filter(|&(_, used, held)| used > held);
    short.map(|(key, used, held)| Say::new(key).number("used", used).number("held", held)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_51_dice_and_each_player_five_houses() {
        assert_eq!(DieColor::ALL.into_iter().map(DieColor::in_box).sum::<u32>(), 51);
        assert_eq!(box_warnings(5, 51), []);
        let keys: Vec<String> = box_warnings(6, 52).iter().map(|say| say.key().to_owned()).collect();
        assert_eq!(keys, ["rules-dice-settlers-box-houses", "rules-dice-settlers-box-dice"]);
    }
}
