//! What can be changed about an entry afterwards: its number, and whose it is.

use super::MOST;
use super::action::Action;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

pub(super) fn fields(setup: &Setup, action: &Action) -> Vec<Field> {
    let player = || Field::player("seat", setup);
    match action {
        Action::Enter { .. } | Action::SetCell { .. } => {
            vec![player(), Field::number_or_blank("value", Say::new("table-field-value"), -MOST, MOST)]
        }
        Action::Add { .. } => {
            vec![player(), Field::number("change", Say::new("table-field-change"), -MOST, MOST)]
        }
        Action::Next { .. } | Action::LastRound { .. } | Action::AddRow { .. } | Action::Move { .. } => Vec::new(),
    }
}
