//! Two example plays of the example template: the same evening, once to its end and once in the middle.

use serde_json::Value;

use super::file::read;
use super::play::Action;
use super::template::Template;
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::seat::{PieceColor, Seat, Setup, Shape};

const TEMPLATE: &str = include_str!("../../../data/games/score-sheet/example.toml");

/// What each player counts in the rounds: hotels, metros, parks.
const ROUNDS: [[[i64; 3]; 3]; 3] =
    [[[2, 3, 1], [1, 4, 0], [3, 1, 2]], [[1, 2, 3], [2, 5, 1], [2, 2, 2]], [[3, 1, 4], [2, 2, 3], [1, 4, 5]]];

/// What each player has at the end.
const BONUS: [i64; 3] = [11, 6, 7];

/// What tells apart who has equal points.
const TAXIS: [i64; 3] = [4, 0, 7];

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Peter", "Carol", "Jane"],
        Language::Cs => ["Pepa", "Karel", "Jana"],
    };
    let looks =
        [(PieceColor::Blue, Shape::Circle), (PieceColor::Green, Shape::Square), (PieceColor::Orange, Shape::Diamond)];
    // The file is part of the program, and a test reads it.
    let template = read(TEMPLATE).unwrap_or_else(|_| Template::points());
    let setup = Setup { figures: value(&template), ..Setup::new("score-sheet", names.into_iter().zip(looks)) };
    let mut actions = Vec::new();
    for (round, counts) in (0..).zip(ROUNDS) {
        for (row, column) in [("hotel", 0), ("metro", 1), ("park", 2)] {
            // The half-way play stops in the middle of its second round.
            if example == Example::HalfWay && round == 1 && column == 2 {
                return (setup, actions);
            }
            for (seat, of_player) in (0..).zip(counts) {
                let count = of_player.into_iter().nth(column);
                actions.push(enter(row, Some(round), seat, count));
            }
        }
        actions.push(value(&TableAction::Next { from: Cursor { round, ..Cursor::default() } }));
    }
    for (row, counts) in [("bonus", BONUS), ("taxi", TAXIS)] {
        actions.extend((0..).zip(counts).map(|(seat, count)| enter(row, None, seat, Some(count))));
    }
    actions.push(value(&TableAction::Next { from: Cursor { part: 1, ..Cursor::default() } }));
    (setup, actions)
}

fn enter(row: &str, round: Option<u16>, seat: u8, count: Option<i64>) -> Value {
    value(&Action::Enter { row: row.to_owned(), round, seat: Seat(seat), value: count })
}
