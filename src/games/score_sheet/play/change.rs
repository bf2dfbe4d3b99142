//! What can be changed about an entry afterwards: its number, and whose it is.

use super::MOST;
use super::action::Action;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

pub(super) fn fields(setup: &Setup, action: &Action) -> Result<Vec<Field>, Say> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        Action::Enter { .. } | Action::SetCell { .. } => {
            vec![player(), Field::number_or_blank("value", Say::new("table-field-value"), -MOST, MOST)]
        }
        Action::Add { .. } => {
            vec![player(), Field::number("change", Say::new("table-field-change"), -MOST, MOST)]
        }
        Action::Next { .. } | Action::LastRound { .. } => return Err(Say::new("table-fixed-step")),
        Action::Move { .. } => return Err(Say::new("table-fixed-move")),
        Action::AddRow { .. } => return Err(Say::new("score-sheet-fixed-row")),
    })
}
