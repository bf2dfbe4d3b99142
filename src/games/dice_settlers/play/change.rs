//! What can be changed about an entry afterwards: houses, dice, points, sales, a count, and whose they are.

use super::action::{Action, Counted, Source};
use crate::games::dice_settlers::pieces::DieColor;
use crate::locale::Say;
use crate::table::field::Field;
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 999;

pub(super) fn fields(setup: &Setup, action: &Action) -> Vec<Field> {
    let player = || Field::player("seat", setup);
    match action {
        Action::Houses { .. } => vec![player(), Field::change(MOST)],
        // A color that is not kept stays so.
        Action::Dice { color: None, .. } => vec![player(), Field::change(MOST)],
        Action::Dice { .. } => {
            let colors = DieColor::ALL.map(|color| (color, color.say()));
            vec![player(), Field::change(MOST), Field::choice("color", Say::new("table-field-what"), colors)]
        }
        Action::Points { .. } => {
            let sources = Source::ALL.map(|source| (source, source.say()));
            vec![player(), Field::change(MOST), Field::choice("source", Say::new("table-field-what-for"), sources)]
        }
        Action::Sell { .. } => {
            let equal = (1..=3_u32).map(|equal| (equal, Say::literal(equal.to_string())));
            let equal = Field::choice("equal", Say::new("dice-settlers-field-equal"), equal);
            vec![player(), equal, Field::change(MOST)]
        }
        Action::Stock { .. } => vec![Field::change(MOST)],
        Action::Pass { .. } | Action::Factory { .. } | Action::SetFirst { .. } => vec![player()],
        Action::Count { .. } => {
            let what = Counted::ALL.map(|what| (what, what.say()));
            vec![
                player(),
                Field::choice("what", Say::new("table-field-what"), what),
                Field::number_or_blank("points", Say::new("table-field-points"), 0, i64::from(MOST)),
            ]
        }
        Action::SetCell { .. } => {
            vec![Field::number_or_blank("value", Say::new("table-field-value"), -i64::from(MOST), i64::from(MOST))]
        }
        _ => Vec::new(),
    }
}
