//! Two example plays: the same harvest, once to its end and once in the second autumn.

use serde_json::Value;
use tableside::games::Example;
use tableside::games::panel::value;
use tableside::locale::Language;
use tableside::table::action::TableAction;
use tableside::table::guide::Cursor;
use tableside::table::seat::{PieceColor, Seat, Setup, Shape};

use super::play::{Action, MARKET, PICK};

/// What each player picks in each autumn.
const PICKED: [[u32; 3]; 3] = [[4, 6, 3], [7, 2, 5], [3, 5, 4]];

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Mary", "Tom", "Lucy"],
        Language::Cs => ["Marie", "Tomáš", "Lucie"],
    };
    let looks =
        [(PieceColor::Red, Shape::Circle), (PieceColor::Green, Shape::Square), (PieceColor::Blue, Shape::Triangle)];
    let setup = Setup::new("orchard", names.into_iter().zip(looks));
    let mut actions = Vec::new();
    for (round, picked) in (0..).zip(PICKED) {
        actions.extend((0..).zip(picked).map(|(seat, apples)| value(&Action::Pick { seat: Seat(seat), apples })));
        let at = |phase| Cursor { round, phase, ..Cursor::default() };
        if example == Example::HalfWay && round == 1 {
            return (setup, actions);
        }
        actions.extend([PICK, MARKET].map(|phase| value(&TableAction::Next { from: at(phase) })));
    }
    let end = Cursor { part: 1, phase: MARKET + 1, ..Cursor::default() };
    actions.push(value(&TableAction::Next { from: end }));
    (setup, actions)
}
