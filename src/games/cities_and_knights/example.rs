//! Two example plays of Cities & Knights: the same evening, once to its end and once half-way, after the first attack.

use serde_json::Value;

use super::dice::Event;
use super::knights::Strength;
use super::play::{Action, Holding, Piece, PointCard};
use super::track::Track;
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::seat::{PieceColor, Seat, Setup, Shape};

/// Turns of the half-way play; the last of them is rolled and not yet ended.
const HALF_WAY: usize = 26;
/// Turns until somebody has 13 points.
const WHOLE: usize = 34;

/// The rolls of the evening: the plain die, the red die, and the event die's face.
const ROLLS: [(u8, u8, Event); WHOLE] = {
    const SHIP: Event = Event::Ship;
    const TRADE: Event = Event::Gate(Track::Trade);
    const POLITICS: Event = Event::Gate(Track::Politics);
    const SCIENCE: Event = Event::Gate(Track::Science);
    [
        (2, 4, SHIP),
        (5, 1, TRADE),
        (3, 5, SHIP),
        (6, 2, POLITICS),
        (1, 4, SCIENCE),
        (4, 4, SHIP),
        (2, 6, SHIP),
        (5, 3, TRADE),
        (6, 1, SHIP),
        (3, 3, POLITICS),
        (4, 1, SCIENCE),
        (1, 1, SHIP),
        (6, 5, TRADE),
        (2, 3, SHIP),
        (5, 4, POLITICS),
        (3, 6, SHIP),
        (4, 2, TRADE),
        (1, 5, SCIENCE),
        (6, 6, SHIP),
        (2, 2, POLITICS),
        (3, 4, TRADE),
        (5, 5, SHIP),
        (4, 3, SCIENCE),
        (1, 2, SHIP),
        (6, 3, TRADE),
        (2, 5, SHIP),
        (3, 1, POLITICS),
        (5, 2, SHIP),
        (4, 6, TRADE),
        (1, 3, SHIP),
        (6, 4, SCIENCE),
        (2, 1, POLITICS),
        (3, 2, TRADE),
        (5, 6, SCIENCE),
    ]
};

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Peter", "Carol", "Jane"],
        Language::Cs => ["Pepa", "Karel", "Jana"],
    };
    let looks =
        [(PieceColor::Red, Shape::Circle), (PieceColor::Blue, Shape::Square), (PieceColor::White, Shape::Diamond)];
    let setup = Setup::new("cities-and-knights", names.into_iter().zip(looks));
    let turns = if example == Example::Finished { WHOLE } else { HALF_WAY };
    let mut script = Script { actions: Vec::new(), ship: 0 };
    script.next(Cursor::default());
    for (turn, &(white, red, event)) in ROLLS.iter().enumerate().take(turns) {
        script.roll(turn, white, red, event);
        // The half-way play stops while the roll is being dealt with.
        if example == Example::HalfWay && turn + 1 == turns {
            break;
        }
        script.next(at(turn, 1));
        script.build(turn);
        if example == Example::Finished && turn + 1 == turns {
            script.actions.push(value(&Action::Win { seat: seat(turn) }));
        } else {
            script.next(at(turn, 2));
        }
    }
    (setup, script.actions)
}

fn seat(turn: usize) -> Seat {
    Seat(u8::try_from(turn % 3).unwrap_or(0))
}

fn at(turn: usize, phase: u8) -> Cursor {
    Cursor { part: 1, round: u16::try_from(turn).unwrap_or(0), phase, step: 0, turn: 0 }
}

/// The actions of the evening, in order.
struct Script {
    actions: Vec<Value>,
    ship: u32,
}

impl Script {
    fn roll(&mut self, turn: usize, white: u8, red: u8, event: Event) {
        // Every third roll was the app's.
        self.actions.push(value(&Action::Roll { white, red, event, by_app: turn % 3 == 2, deck: None }));
        if event == Event::Ship {
            self.ship += 1;
        }
        if self.ship == 7 {
            self.ship = 0;
            self.actions.push(value(&Action::Attack));
        }
    }

    /// What is built in a turn: each player in a way of their own.
    fn build(&mut self, turn: usize) {
        let seat = seat(turn);
        let piece = |what: Piece| Action::Build { seat, what, change: 1 };
        let improve = |track: Track| Action::Improve { seat, track, crane: false };
        let knight = Action::BuildKnight { seat };
        let feed = Action::Activate { seat, strength: Strength::Basic };
        let built = match turn {
            0..=2 => vec![piece(Piece::Settlement)],
            3 | 5 => vec![knight, feed],
            4 => vec![improve(Track::Politics)],
            6 => vec![improve(Track::Trade), improve(Track::Trade)],
            7 => vec![knight, improve(Track::Politics)],
            8 => vec![improve(Track::Science)],
            9 => vec![piece(Piece::City), improve(Track::Trade)],
            10 => vec![feed, piece(Piece::Settlement)],
            11 => vec![piece(Piece::City), improve(Track::Science)],
            12 => vec![Action::Hold { what: Holding::Merchant, seat: Some(seat) }],
            13 => vec![Action::Hold { what: Holding::LongestRoad, seat: Some(seat) }],
            14 => vec![improve(Track::Science), piece(Piece::Wall)],
            15 => vec![improve(Track::Trade)],
            16 => vec![piece(Piece::City), improve(Track::Politics)],
            17 => vec![Action::Card { seat, what: PointCard::Printer, on: true }],
            18 => vec![feed, piece(Piece::Settlement)],
            19 => vec![feed],
            20 => vec![feed],
            21 => vec![piece(Piece::City)],
            22 => vec![piece(Piece::City)],
            23 => vec![improve(Track::Science)],
            24 => vec![improve(Track::Trade)],
            27 => vec![piece(Piece::Settlement), piece(Piece::Settlement)],
            28 => vec![Action::Card { seat, what: PointCard::Constitution, on: true }],
            30 => vec![piece(Piece::City)],
            33 => vec![piece(Piece::City), piece(Piece::City)],
            _ => Vec::new(),
        };
        self.actions.extend(built.iter().map(value));
    }

    fn next(&mut self, from: Cursor) {
        self.actions.push(value(&TableAction::Next { from }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::cities_and_knights::play::{CitiesAndKnightsRules, State};
    use crate::table::trial;

    fn played(which: Example) -> State {
        let (setup, actions) = example(which, Language::En);
        trial::played::<CitiesAndKnightsRules>(&setup, actions)
    }

    #[test]
    fn the_finished_example_has_a_winner() {
        let state = played(Example::Finished);
        assert!(state.winner.is_some());
    }

    #[test]
    fn the_half_way_example_has_fought_once_and_is_rolling() {
        let state = played(Example::HalfWay);
        assert!(state.attacks >= 1);
        assert!(state.is_rolling() && state.roll.is_some());
    }
}
