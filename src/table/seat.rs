//! Players and where they sit: seats are counted clockwise, and a player is always a color and a shape.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A place at the table, counted clockwise from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// All seats of a table of this many players.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..u8::try_from(count).unwrap_or(u8::MAX)).map(Self)
    }

    /// All seats clockwise, beginning with this one.
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Self> + Clone {
        let count = u8::try_from(count).unwrap_or(u8::MAX);
        (0..count).map(move |step| Self((self.0 % count.max(1) + step) % count.max(1)))
    }

    /// Its place in a list of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The shape that goes with a player's color, so that nobody is told by color alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A disc.
    Circle,
    /// A square on its side.
    Square,
    /// A square on its corner.
    Diamond,
    /// A triangle pointing up.
    Triangle,
    /// A hexagon.
    Hexagon,
    /// A star of five points.
    Star,
}

impl Shape {
    /// All of them, in the order in which they are given out.
    pub const ALL: [Self; 6] = [Self::Circle, Self::Square, Self::Diamond, Self::Triangle, Self::Hexagon, Self::Star];

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Circle => "table-shape-circle",
            Self::Square => "table-shape-square",
            Self::Diamond => "table-shape-diamond",
            Self::Triangle => "table-shape-triangle",
            Self::Hexagon => "table-shape-hexagon",
            Self::Star => "table-shape-star",
        }
    }
}

/// The color of a player's pieces in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceColor {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Black.
    Black,
    /// Yellow.
    Yellow,
    /// White.
    White,
    /// Green.
    Green,
    /// Purple.
    Purple,
    /// Orange.
    Orange,
    /// Brown.
    Brown,
    /// Turquoise.
    Turquoise,
}

impl PieceColor {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Red,
        Self::Blue,
        Self::Black,
        Self::Yellow,
        Self::White,
        Self::Green,
        Self::Purple,
        Self::Orange,
        Self::Brown,
        Self::Turquoise,
    ];

    /// The message that names it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "table-color-red",
            Self::Blue => "table-color-blue",
            Self::Black => "table-color-black",
            Self::Yellow => "table-color-yellow",
            Self::White => "table-color-white",
            Self::Green => "table-color-green",
            Self::Purple => "table-color-purple",
            Self::Orange => "table-color-orange",
            Self::Brown => "table-color-brown",
            Self::Turquoise => "table-color-turquoise",
        }
    }
}

/// Someone who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The name, as typed; unique at its table and never empty.
    pub name: String,
    /// The color of the pieces.
    pub color: PieceColor,
    /// The shape that goes with the color.
    pub shape: Shape,
}

/// What was chosen for an option of the play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an option is on or off, a whole number or a word")]
pub enum Choice {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i64),
    /// One of a few words, by id.
    Word(String),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => on.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Word(word) => word.fmt(f),
        }
    }
}

/// Everything a play starts from; it is the first entry of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The players, clockwise.
    pub players: Vec<Player>,
    /// Who starts.
    pub first: Seat,
    /// The options that were chosen, by id; one that is missing has its default.
    #[serde(default)]
    pub options: BTreeMap<String, Choice>,
    /// What the owner has read off their own board, in the game's own form.
    #[serde(default, skip_serializing_if = "Value::is_null")]
    pub figures: Value,
}

impl Setup {
    /// A play of these players, of whom the first starts, with nothing else chosen.
    pub fn new<'a>(game: &str, players: impl IntoIterator<Item = (&'a str, (PieceColor, Shape))>) -> Self {
        let player = |(name, (color, shape)): (&str, _)| Player { name: name.to_owned(), color, shape };
        Self {
            game: game.to_owned(),
            players: players.into_iter().map(player).collect(),
            first: Seat(0),
            options: BTreeMap::new(),
            figures: Value::Null,
        }
    }

    /// The name of the player at a seat; empty for a seat that nobody has.
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| player.name.as_str())
    }

    /// All seats of this play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.players.len())
    }

    /// Whether an option is on; one that is no switch has its default.
    pub fn is_on(&self, id: &str, default: bool) -> bool {
        match self.options.get(id) {
            Some(Choice::Switch(on)) => *on,
            _ => default,
        }
    }

    /// The word chosen for an option; none where nothing or something else was chosen.
    pub fn word(&self, id: &str) -> Option<&str> {
        match self.options.get(id)? {
            Choice::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The number chosen for an option; none where nothing or something else was chosen.
    pub fn number(&self, id: &str) -> Option<i64> {
        match self.options.get(id)? {
            Choice::Number(number) => Some(*number),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_once_around_from_any_seat() {
        let around: Vec<u8> = Seat(2).clockwise(4).map(|seat| seat.0).collect();
        assert_eq!(around, [2, 3, 0, 1]);
        assert_eq!(Seat(9).clockwise(0).count(), 0);
    }
}
