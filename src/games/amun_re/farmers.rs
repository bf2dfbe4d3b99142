//! Where farmers may stand.

use serde::{Deserialize, Serialize};

use super::board::{Board, Figure};
use super::province::{Field, Province};
use super::rule_violation::RuleViolation;

/// A province of one player with the farmers placed there; the printed ones are not among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Farm {
    /// The province.
    pub province: Province,
    /// The farmers placed there, on its fields and on its plain.
    pub farmers: u32,
}

/// The free fields of a province where `standing` farmers stand on its fields already. A farmer that came by the card
/// Free Farmer stands on the plain and takes no field (rulebook 2003, phase 3).
pub fn free_fields(board: &Board, province: Province, standing: u32) -> Figure<u32> {
    let fields = board.number(province, Field::FarmerFields);
    let less = |fields: u32| fields.saturating_sub(standing);
    Figure {
        value: fields.value.map(less),
        sure: fields.sure,
        at_least: fields.at_least.map(less),
        at_most: fields.at_most.map(less),
    }
}

/// Whether `more` farmers fit on the fields of a province where `standing` stand already.
///
/// Errors: more than the free fields, if their number is certain; where the board's figure is not confirmed the table
/// decides.
pub fn check_fields(board: &Board, province: Province, standing: u32, more: u32) -> Result<(), RuleViolation> {
    match free_fields(board, province, standing).most() {
        Some(free) if more > free => Err(RuleViolation::NoField { province, free }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amun_re::board::OwnFigure;
    use crate::games::amun_re::province::Value;

    #[test]
    fn where_the_number_of_fields_is_not_known_only_more_than_any_province_has_are_refused() {
        assert_eq!(check_fields(Board::printed(), Province::Buto, 5, 1), Ok(()));
        let refusal = RuleViolation::NoField { province: Province::Buto, free: 1 };
        assert_eq!(check_fields(Board::printed(), Province::Buto, 5, 2), Err(refusal));
    }

    #[test]
    fn the_owners_number_of_fields_holds() {
        let own = OwnFigure::new(Province::Buto, Field::FarmerFields, Value::Number(6)).unwrap();
        let board = Board::with(&[own]);
        assert_eq!(check_fields(&board, Province::Buto, 4, 2), Ok(()));
        let refusal = RuleViolation::NoField { province: Province::Buto, free: 2 };
        assert_eq!(check_fields(&board, Province::Buto, 4, 3), Err(refusal));
    }
}
