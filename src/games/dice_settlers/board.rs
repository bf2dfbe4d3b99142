//! What is known of the box, how sure each figure is, and what the owner has set.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::field::{Field, Presence, TieBreak, Value};
use crate::games::figure::Figure;
use crate::table::reason::Sure;

const PRINTED: &str = include_str!("../../../data/games/dice-settlers/board.toml");

/// The figures of the box. One that is missing is unknown, so the empty board knows nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    figures: BTreeMap<Field, Figure<Value>>,
}

/// A figure that the owner of a box has set. Only a value that the field takes can be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct OwnFigure {
    field: Field,
    value: Value,
}

/// A figure of the box that cannot be.
#[derive(Debug, Error)]
pub enum BoardError {
    /// The value is of another kind than the field's, or out of its range.
    #[error("{field:?} cannot be {value:?}")]
    Value {
        /// The field that does not take the value.
        field: Field,
        /// The value.
        value: Value,
    },
    /// The file is not what a board's file should be.
    #[error(transparent)]
    File(#[from] toml::de::Error),
}

impl Board {
    /// What is known of every box (data/games/dice-settlers/board.toml).
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        // A damaged file would give a board that knows nothing and says so; a test finds it first.
        BOARD.get_or_init(|| Self::parse(PRINTED).unwrap_or_default())
    }

    /// The known figures with the owner's own over them; of two for the same field the later one holds.
    pub fn with(own: &[OwnFigure]) -> Self {
        let mut board = Self::printed().clone();
        for &OwnFigure { field, value } in own {
            board.figures.insert(field, Figure::known(value, Sure::Owner));
        }
        board
    }

    /// The board that a file describes. Errors: not TOML, an unknown field, a value the field does not take.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let figures: BTreeMap<Field, Figure<Value>> = toml::from_str(text)?;
        for (&field, figure) in &figures {
            for value in figure.all() {
                OwnFigure::new(field, value)?;
            }
        }
        Ok(Self { figures })
    }

    /// Any figure.
    pub fn figure(&self, field: Field) -> Figure<Value> {
        self.figures.get(&field).copied().unwrap_or(Figure::UNKNOWN)
    }

    /// The figure of a field that holds a number; unknown for a field that holds a word.
    pub fn number(&self, field: Field) -> Figure<u32> {
        self.figure(field).filter_map(|value| match value {
            Value::Number(number) => Some(number),
            _ => None,
        })
    }

    /// Whether the dice of the start score.
    pub fn starting_dice(&self) -> Figure<bool> {
        self.figure(Field::StartingDice).filter_map(|value| match value {
            Value::Truth(truth) => Some(truth),
            _ => None,
        })
    }

    /// Who gets the lower value of a map tile.
    pub fn presence(&self) -> Figure<Presence> {
        self.figure(Field::Presence).filter_map(|value| match value {
            Value::Presence(presence) => Some(presence),
            _ => None,
        })
    }

    /// What decides between equal points.
    pub fn tie_break(&self) -> Figure<TieBreak> {
        self.figure(Field::TieBreak).filter_map(|value| match value {
            Value::TieBreak(tie) => Some(tie),
            _ => None,
        })
    }
}

impl OwnFigure {
    /// The figure that the owner enters. Errors: a value that the field does not take.
    pub fn new(field: Field, value: Value) -> Result<Self, BoardError> {
        if field.takes(value) { Ok(Self { field, value }) } else { Err(BoardError::Value { field, value }) }
    }

    /// What the figure is of.
    pub const fn field(&self) -> Field {
        self.field
    }

    /// What the owner set.
    pub const fn value(&self) -> Value {
        self.value
    }
}

/// An owner's figure as a file has it, before it is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    field: Field,
    value: Value,
}

impl TryFrom<Written> for OwnFigure {
    type Error = BoardError;

    fn try_from(written: Written) -> Result<Self, BoardError> {
        Self::new(written.field, written.value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::json;

    #[test]
    fn the_bundled_file_is_sound_and_tells_of_every_field() {
        let board = Board::parse(PRINTED).unwrap();
        assert_eq!(board.figures.len(), Field::ALL.len());
        assert_eq!(board.number(Field::MainActions).confirmed(), Some(2));
        let dice = board.number(Field::DicePairPoints);
        assert_eq!((dice.value, dice.sure), (Some(3), Sure::Unconfirmed));
        let tiles = board.number(Field::MapTilesForTwo);
        assert_eq!((tiles.value, tiles.sure, tiles.most()), (None, Sure::Unknown, Some(33)));
    }

    #[test]
    fn what_nobody_knows_stays_unknown() {
        let board = Board::printed();
        for field in [Field::HousePoints, Field::SaleOfOne, Field::SaleOfTwo, Field::SaleOfThree, Field::PoolForThree] {
            assert_eq!(board.number(field), Figure::UNKNOWN, "{field:?}");
        }
        assert_eq!(board.presence(), Figure::UNKNOWN);
        assert_eq!(board.tie_break(), Figure::UNKNOWN);
        assert_eq!(board.starting_dice(), Figure::UNKNOWN);
    }

    #[test]
    fn an_owners_figure_holds_and_is_marked_as_the_owners() {
        let own = r#"[{"field":"house-points","value":4},{"field":"presence","value":"second-most"},
                      {"field":"tie-break","value":"dice"},{"field":"starting-dice","value":false}]"#;
        let own: Vec<OwnFigure> = json::read(own).unwrap();
        let board = Board::with(&own);
        assert_eq!(board.number(Field::HousePoints), Figure::known(4, Sure::Owner));
        assert_eq!(board.presence().confirmed(), Some(Presence::SecondMost));
        assert_eq!(board.tie_break().confirmed(), Some(TieBreak::Dice));
        assert_eq!(board.starting_dice().confirmed(), Some(false));
        let again: Vec<OwnFigure> = json::read(&serde_json::to_string(&own).unwrap()).unwrap();
        assert_eq!(again, own);
    }

    #[test]
    fn a_figure_of_the_wrong_kind_or_range_is_refused() {
        for value in ["\"dice\"", "true", "-1", "99"] {
            let text = format!(r#"{{"field":"house-points","value":{value}}}"#);
            assert!(json::read::<OwnFigure>(&text).is_err(), "{text}");
        }
        for text in ["house-points = true", "houses = 1", "house-points", "house-points = { likely = 99 }"] {
            assert!(Board::parse(text).is_err(), "{text}");
        }
    }
}
