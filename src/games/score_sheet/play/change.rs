//! What can be changed about an entry afterwards: its number, and whose it is.

use super::MOST;
use super::action::Action;
use crate::locale::Message;
use crate::table::field::Field;
use crate::table::seat::Setup;

pub(super) fn fields(setup: &Setup, action: &Action) -> Result<Vec<Field>, Message> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        Action::Enter { .. } => {
            vec![player(), Field::number_or_blank("value", Message::new("table-field-value"), -MOST, MOST)]
        }
        Action::Add { .. } => {
            vec![player(), Field::number("change", Message::new("table-field-change"), -MOST, MOST)]
        }
        Action::LastRound { .. } => return Err(Message::new("table-fixed-step")),
        Action::AddRow { .. } => return Err(Message::new("score-sheet-fixed-row")),
    })
}
