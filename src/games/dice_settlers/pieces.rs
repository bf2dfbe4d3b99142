//! What the box holds, and what a table has used of it.

use serde::{Deserialize, Serialize};

use crate::locale::Message;

/// Houses of each player; with the last one the end begins (several sources).
pub const HOUSES: u32 = 5;
/// Dice of each player at the start: three white, a yellow and a green one (several sources).
pub const STARTING_DICE: u32 = 5;

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

    /// How many of them each player has at the start (several sources).
    pub const fn at_start(self) -> u32 {
        match self {
            Self::White => 3,
            Self::Yellow | Self::Green => 1,
            Self::Orange | Self::Gray | Self::Brown => 0,
        }
    }

    /// Its place in a list of all colors.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its name.
    pub fn message(self) -> Message {
        Message::new(match self {
            Self::White => "rules-dice-settlers-die-white",
            Self::Yellow => "rules-dice-settlers-die-yellow",
            Self::Orange => "rules-dice-settlers-die-orange",
            Self::Gray => "rules-dice-settlers-die-gray",
            Self::Green => "rules-dice-settlers-die-green",
            Self::Brown => "rules-dice-settlers-die-brown",
        })
    }

    /// The land where dice of this color can be recruited; none for white.
    pub fn land(self) -> Option<Message> {
        let key = match self {
            Self::White => return None,
            Self::Yellow => "rules-dice-settlers-land-plains",
            Self::Orange => "rules-dice-settlers-land-deserts",
            Self::Gray => "rules-dice-settlers-land-mountains",
            Self::Green => "rules-dice-settlers-land-forests",
            Self::Brown => "rules-dice-settlers-land-hills",
        };
        Some(Message::new(key))
    }
}

/// What the box does not hold of the players' houses (the most of any player) and of all their dice: warnings, never a
/// refusal. Resources, tents and point tokens are not limited.
pub fn box_warnings(most_houses: u32, all_dice: u32) -> Vec<Message> {
    let dice = DieColor::ALL.into_iter().map(DieColor::in_box).sum();
    let checks =
        [("rules-dice-settlers-box-houses", most_houses, HOUSES), ("rules-dice-settlers-box-dice", all_dice, dice)];
    let short = checks.into_iter().filter(|&(_, used, held)| used > held);
    short.map(|(key, used, held)| Message::new(key).number("used", used).number("held", held)).collect()
}

/// The colors of which the players hold more dice together than the box has: warnings, never a refusal.
pub fn color_warnings(held: [u32; DieColor::ALL.len()]) -> Vec<Message> {
    let short = DieColor::ALL.into_iter().zip(held).filter(|(color, held)| *held > color.in_box());
    let warning = |(color, held): (DieColor, u32)| {
        Message::new("rules-dice-settlers-box-color")
            .say("color", color.message())
            .number("used", held)
            .number("held", color.in_box())
    };
    short.map(warning).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dice_of_the_start_are_five_of_three_colors() {
        assert_eq!(DieColor::ALL.into_iter().map(DieColor::at_start).sum::<u32>(), STARTING_DICE);
        assert_eq!(DieColor::ALL.map(DieColor::index), [0, 1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_color_of_which_the_box_has_fewer_is_named() {
        assert_eq!(color_warnings([12, 9, 7, 7, 9, 7]), []);
        let over = color_warnings([12, 10, 7, 7, 9, 7]);
        assert_eq!(over.len(), 1);
        assert_eq!(crate::locale::Language::En.say(&over[0]), "Yellow dice: 10 are needed; the box has 9.");
    }

    #[test]
    fn the_box_has_51_dice_and_each_player_five_houses() {
        assert_eq!(DieColor::ALL.into_iter().map(DieColor::in_box).sum::<u32>(), 51);
        assert_eq!(box_warnings(5, 51), []);
        let keys: Vec<String> = box_warnings(6, 52).iter().map(|say| say.key().to_owned()).collect();
        assert_eq!(keys, ["rules-dice-settlers-box-houses", "rules-dice-settlers-box-dice"]);
    }
}
