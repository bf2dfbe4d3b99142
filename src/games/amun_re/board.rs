//! What the board prints, how sure each figure is, and the corrections of the box's owner.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use thiserror::Error;

use super::province::{Field, Province, Region, Shore, Side, Value};
pub use crate::games::figure::Figure;
use crate::table::reason::Sure;

const PRINTED: &str = include_str!("../../../data/games/amun-re/board.toml");

/// The figures of all provinces. One that is missing is unknown, so the empty board knows nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    figures: BTreeMap<(Province, Field), Figure<Value>>,
    later: BTreeMap<(Province, Field), Figure<Value>>,
    also: BTreeMap<Province, Vec<String>>,
}

/// A figure that the owner of a box has read off the board. Only a value that the field takes can be one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written")]
pub struct OwnFigure {
    province: Province,
    field: Field,
    value: Value,
}

/// A figure of the board that cannot be.
#[derive(Debug, Error)]
pub enum BoardError {
    /// The value is of another kind than the field's, or out of its range.
    #[error("{field:?} of {} cannot be {value:?}", province.name())]
    Value {
        /// The province whose figure it is.
        province: Province,
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
    /// The board as it is printed in every box of 2003, as far as it is known (data/games/amun-re/board.toml).
    pub fn printed() -> &'static Self {
        static BOARD: OnceLock<Board> = OnceLock::new();
        // A damaged file would give a board that knows nothing and says so; a test finds it first.
        BOARD.get_or_init(|| Self::parse(PRINTED).unwrap_or_default())
    }

    /// The printed board with the owner's own figures over it; of two for the same field the later one holds.
    pub fn with(own: &[OwnFigure]) -> Self {
        let mut board = Self::printed().clone();
        for &OwnFigure { province, field, value } in own {
            board.figures.insert((province, field), Figure::known(value, Sure::Owner));
        }
        board
    }

    /// The board that a file describes. Errors: not TOML, an unknown province or field, a value the field does not take.
    pub fn parse(text: &str) -> Result<Self, BoardError> {
        let file: BTreeMap<Province, WrittenProvince> = toml::from_str(text)?;
        let mut board = Self::default();
        for (province, entry) in file {
            board.also.insert(province, entry.also);
            for (figures, printed) in [(&mut board.figures, entry.figures), (&mut board.later, entry.later)] {
                for (field, figure) in printed {
                    for value in figure.all() {
                        OwnFigure::new(province, field, value)?;
                    }
                    figures.insert((province, field), figure);
                }
            }
        }
        Ok(board)
    }

    /// Any figure.
    pub fn figure(&self, province: Province, field: Field) -> Figure<Value> {
        self.figures.get(&(province, field)).copied().unwrap_or(Figure::UNKNOWN)
    }

    /// The figure of a field that holds a number; unknown for a field that holds a word.
    pub fn number(&self, province: Province, field: Field) -> Figure<u32> {
        self.figure(province, field).filter_map(|value| match value {
            Value::Number(number) => Some(number),
            _ => None,
        })
    }

    /// The province's side of the Nile.
    pub fn side(&self, province: Province) -> Figure<Side> {
        self.figure(province, Field::Side).filter_map(|value| match value {
            Value::Side(side) => Some(side),
            _ => None,
        })
    }

    /// The province's part of the land.
    pub fn region(&self, province: Province) -> Figure<Region> {
        self.figure(province, Field::Region).filter_map(|value| match value {
            Value::Region(region) => Some(region),
            _ => None,
        })
    }

    /// Whether the province touches the Nile.
    pub fn shore(&self, province: Province) -> Figure<Shore> {
        self.figure(province, Field::Shore).filter_map(|value| match value {
            Value::Shore(shore) => Some(shore),
            _ => None,
        })
    }

    /// What the board of the later edition (Super Meeple, 2016) shows there, as far as its rulebook says so; unknown where
    /// it does not. It says nothing for certain of the board of 2003, and no rule rests on it.
    pub fn of_later_edition(&self, province: Province, field: Field) -> Figure<Value> {
        self.later.get(&(province, field)).copied().unwrap_or(Figure::UNKNOWN)
    }

    /// Other spellings of the province's name, for a search.
    pub fn also(&self, province: Province) -> &[String] {
        self.also.get(&province).map_or(&[], Vec::as_slice)
    }
}

impl OwnFigure {
    /// The figure that the owner enters. Errors: a value that the field does not take.
    pub fn new(province: Province, field: Field, value: Value) -> Result<Self, BoardError> {
        if field.takes(value) {
            Ok(Self { province, field, value })
        } else {
            Err(BoardError::Value { province, field, value })
        }
    }

    /// The province whose figure it is.
    pub const fn province(&self) -> Province {
        self.province
    }

    /// What the figure is of.
    pub const fn field(&self) -> Field {
        self.field
    }

    /// What the owner read.
    pub const fn value(&self) -> Value {
        self.value
    }
}

/// An owner's figure as a file has it, before it is checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    province: Province,
    field: Field,
    value: Value,
}

impl TryFrom<Written> for OwnFigure {
    type Error = BoardError;

    fn try_from(written: Written) -> Result<Self, BoardError> {
        Self::new(written.province, written.field, written.value)
    }
}

/// A province in the board's file.
#[derive(Deserialize)]
#[serde(try_from = "Map<String, Json>")]
struct WrittenProvince {
    also: Vec<String>,
    later: BTreeMap<Field, Figure<Value>>,
    figures: BTreeMap<Field, Figure<Value>>,
}

impl TryFrom<Map<String, Json>> for WrittenProvince {
    type Error = serde_json::Error;

    fn try_from(mut entry: Map<String, Json>) -> Result<Self, Self::Error> {
        let also = entry.remove("also").map_or_else(|| Ok(Vec::new()), |also| Deserialize::deserialize(&also))?;
        let later =
            entry.remove("later").map_or_else(|| Ok(BTreeMap::new()), |later| Deserialize::deserialize(&later))?;
        Ok(Self { also, later, figures: Deserialize::deserialize(&Json::Object(entry))? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::json;

    #[test]
    fn the_bundled_file_is_sound_and_tells_of_every_province() {
        let board = Board::parse(PRINTED).unwrap();
        for province in Province::ALL {
            assert!(board.side(province).value.is_some(), "{province:?} lies on a side");
            for field in [Field::PrintedFarmers, Field::GuaranteedIncome, Field::CamelIncome] {
                assert_eq!(board.number(province, field).sure, Sure::Stated, "{province:?} {field:?}");
            }
        }
    }

    #[test]
    fn the_sides_are_eight_and_seven_and_three_are_certain() {
        let side = |province| Board::printed().side(province);
        let west = Province::ALL.into_iter().filter(|&p| side(p).value == Some(Side::West));
        assert_eq!(west.count(), 8);
        let certain = Province::ALL.into_iter().filter(|&p| side(p).confirmed().is_some());
        assert!(certain.eq([Province::Abu, Province::Berenike, Province::Edfu]));
    }

    #[test]
    fn guesses_are_marked_and_the_unknown_stays_unknown() {
        let board = Board::printed();
        let amarna = board.number(Province::Amarna, Field::Temples);
        assert_eq!((amarna.value, amarna.sure, amarna.least()), (Some(1), Sure::Unconfirmed, 1));
        let stones = board.number(Province::Memphis, Field::FreeStones);
        assert_eq!((stones.value, stones.sure), (Some(2), Sure::Unconfirmed));
        let cards = |province| {
            let cards = board.number(province, Field::FreeCards);
            (cards.value, cards.sure, cards.least())
        };
        assert_eq!(cards(Province::Edfu), (None, Sure::Unknown, 1));
        assert_eq!(cards(Province::Buto), (Some(1), Sure::Unconfirmed, 1));
        assert_eq!(cards(Province::Thebes), (Some(2), Sure::Unconfirmed, 1));
        assert_eq!(board.region(Province::Sawu).sure, Sure::Unknown);
        assert_eq!(board.region(Province::Amarna).sure, Sure::Unconfirmed);
        assert_eq!(board.number(Province::Berenike, Field::FarmerFields).confirmed(), Some(0));
    }

    /// By two descriptions of the board, and by what the rules say of single provinces.
    #[test]
    fn no_province_has_more_than_six_fields_or_lets_anyone_buy_more_than_four_cards() {
        for province in Province::ALL {
            for (field, most) in [(Field::FarmerFields, 6), (Field::CardLimit, 4)] {
                let figure = Board::printed().number(province, field);
                assert!(figure.most().is_some_and(|bound| bound <= most), "{province:?} {field:?}");
                assert!(figure.least() <= most, "{province:?} {field:?}");
            }
        }
    }

    #[test]
    fn what_only_the_later_editions_board_shows_is_never_certain_here() {
        let board = Board::printed();
        let mut shown = 0;
        for province in Province::ALL {
            for field in Field::ALL {
                let later = board.of_later_edition(province, field);
                shown += usize::from(later.all().next().is_some());
                let here = board.figure(province, field);
                if let Some(value) = later.value {
                    assert_eq!((here.value, here.sure), (Some(value), Sure::Unconfirmed), "{province:?} {field:?}");
                }
                assert!(later.all().next().is_none() || here.confirmed().is_none(), "{province:?} {field:?}");
            }
        }
        assert_eq!(shown, 9);
        assert_eq!(board.of_later_edition(Province::Thebes, Field::FreeCards).value, Some(Value::Number(2)));
        // An owner's figure settles this board, and leaves the other edition's as it is.
        let own = OwnFigure::new(Province::Thebes, Field::FreeCards, Value::Number(1)).unwrap();
        let with = Board::with(&[own]);
        assert_eq!(with.number(Province::Thebes, Field::FreeCards), Figure::known(1, Sure::Owner));
        assert_eq!(with.of_later_edition(Province::Thebes, Field::FreeCards).value, Some(Value::Number(2)));
    }

    #[test]
    fn an_owners_figure_holds_and_is_marked_as_the_owners() {
        let own = r#"[{"province":"amarna","field":"temples","value":2},
                      {"province":"sawu","field":"region","value":"upper"}]"#;
        let own: Vec<OwnFigure> = json::read(own).unwrap();
        let board = Board::with(&own);
        assert_eq!(board.number(Province::Amarna, Field::Temples), Figure::known(2, Sure::Owner));
        assert_eq!(board.region(Province::Sawu).confirmed(), Some(Region::Upper));
        let again: Vec<OwnFigure> = json::read(&serde_json::to_string(&own).unwrap()).unwrap();
        assert_eq!(again, own);
    }

    #[test]
    fn an_owners_figure_of_the_wrong_kind_or_range_is_refused() {
        for value in [r#""upper""#, "true", "-1"] {
            let text = format!(r#"{{"province":"abu","field":"side","value":{value}}}"#);
            assert!(json::read::<OwnFigure>(&text).is_err(), "{text}");
        }
        assert!(OwnFigure::new(Province::Abu, Field::Temples, Value::Number(10)).is_err());
    }

    #[test]
    fn a_damaged_file_is_an_error() {
        let later = "[abu.later]\ntemples = true";
        for text in ["[abu]\nside = 3", "[rome]\nside = \"west\"", "[abu]\nsides = 1", "[abu", later] {
            assert!(Board::parse(text).is_err(), "{text}");
        }
    }
}
