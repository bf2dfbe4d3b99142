//! What can be changed about an entry afterwards: a main action, houses, dice, points, sales, a count, and whose they are.

use serde_json::json;

use super::action::{Action, Counted, Source};
use super::check::MOST_SYMBOLS;
use super::state::State;
use crate::games::dice_settlers::actions::{RoundAction, Symbol};
use crate::games::dice_settlers::pieces::DieColor;
use crate::games::dice_settlers::sales::EQUAL;
use crate::locale::Message;
use crate::table::field::{CountsForm, Field};
use crate::table::seat::Setup;

/// The most of anything that a person can enter; the rules say the same.
const MOST: u32 = 999;

pub(super) fn fields(setup: &Setup, before: &State, action: &Action) -> Result<Vec<Field>, Message> {
    let player = || Field::player("seat", setup);
    Ok(match action {
        Action::Act { symbols, sold, dice, .. } => {
            let acts = RoundAction::of(symbols).ok();
            let mut fields = vec![player(), spent()];
            if acts == Some(RoundAction::Trade) || !sold.is_empty() {
                fields.push(sales());
            }
            if acts == Some(RoundAction::Recruit) || !dice.is_empty() {
                fields.push(recruited());
            }
            fields
        }
        Action::TakeBack { seat, .. } => {
            let mut done = before.tableau(*seat).actions();
            done.sort();
            done.dedup();
            let done = done.into_iter().map(|action| (action, action.message()));
            vec![Field::choice("action", Message::new("table-field-what"), done)]
        }
        Action::Claim { .. } => {
            let seats = setup.seats().map(|seat| (seat, Message::literal(setup.name(seat))));
            let tents = Message::new("dice-settlers-field-tents");
            vec![player(), Field::counts("tents", tents, seats, MOST, CountsForm::Tally)]
        }
        Action::Color { .. } => {
            let colors = DieColor::ALL.map(|color| (color, color.message()));
            vec![Field::choice("color", Message::new("table-field-what"), colors)]
        }
        Action::Houses { .. } => vec![player(), Field::change(MOST)],
        // A color that is not kept stays so.
        Action::Dice { color: None, .. } => vec![player(), Field::change(MOST)],
        Action::Dice { .. } => {
            let colors = DieColor::ALL.map(|color| (color, color.message()));
            vec![player(), Field::change(MOST), Field::choice("color", Message::new("table-field-what"), colors)]
        }
        Action::Points { .. } => {
            let sources = Source::ALL.map(|source| (source, source.message()));
            vec![player(), Field::change(MOST), Field::choice("source", Message::new("table-field-what-for"), sources)]
        }
        Action::Sell { .. } => {
            let equal = (1..=3_u32).map(|equal| (equal, Message::literal(equal.to_string())));
            let equal = Field::choice("equal", Message::new("dice-settlers-field-equal"), equal);
            vec![player(), equal, Field::change(MOST)]
        }
        Action::Stock { .. } => vec![Field::change(MOST)],
        Action::Pass { .. } | Action::Factory { .. } | Action::SetFirst { .. } => vec![player()],
        Action::Count { .. } => {
            let what = Counted::ALL.map(|what| (what, what.message()));
            vec![
                player(),
                Field::choice("what", Message::new("table-field-what"), what),
                Field::number_or_blank("points", Message::new("table-field-points"), 0, i64::from(MOST)),
            ]
        }
        Action::SetFigure { .. } | Action::ConfirmFigures { .. } | Action::ForgetFigure { .. } => {
            return Err(Message::new("table-fixed-figure"));
        }
        Action::End { .. } => return Err(Message::new("table-fixed")),
    })
}

/// The symbols of a main action; which action it is follows from them.
fn spent() -> Field {
    let counts_for = |symbol: &Symbol| symbol.action().is_some();
    let symbols = Symbol::ALL.into_iter().filter(counts_for).map(|symbol| (symbol, symbol.message()));
    Field::counts("symbols", Message::new("dice-settlers-field-symbols"), symbols, MOST_SYMBOLS, CountsForm::List)
}

/// What a trade has sold, by how many equal resources went at once.
fn sales() -> Field {
    let equal = EQUAL.map(|equal| (equal, Message::literal(equal.to_string())));
    let sold = Field::counts("sold", Message::new("dice-settlers-field-equal"), equal, MOST, CountsForm::Tally);
    sold.usually(json!([0, 0, 0]))
}

/// The dice that were recruited.
fn recruited() -> Field {
    let colors = DieColor::ALL.map(|color| (color, color.message()));
    Field::counts("dice", Message::new("dice-settlers-field-dice"), colors, MOST_SYMBOLS, CountsForm::List)
        .usually(json!([]))
}
