//! Two example plays of Dice Settlers: the same evening, once to its end and once in the middle of a round.

use serde_json::Value;

use super::actions::Symbol;
use super::board::OwnFigure;
use super::field::{Field, Value as FieldValue};
use super::pieces::DieColor;
use super::play::{Action, Counted, Source};
use super::sales::Sales;
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::seat::{PieceColor, Seat, Setup, Shape};

/// Rounds of the whole evening; a fifth house in the last but one makes the next the last.
const WHOLE: u16 = 7;
/// The round in which the half-way play stops, after everyone's first action.
const HALF_WAY: u16 = 5;

/// What this table has filled in for its own box. These are the example's own numbers and nobody's rulebook.
const OWN: [(Field, u32); 6] = [
    (Field::MapTilesForThree, 18),
    (Field::PoolForThree, 60),
    (Field::SaleOfOne, 1),
    (Field::SaleOfTwo, 3),
    (Field::SaleOfThree, 6),
    (Field::HousePoints, 2),
];

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Mary", "Tom", "Lucy"],
        Language::Cs => ["Marie", "Tomáš", "Lucie"],
    };
    let looks =
        [(PieceColor::Red, Shape::Circle), (PieceColor::Blue, Shape::Square), (PieceColor::Green, Shape::Triangle)];
    let own = OWN.into_iter().filter_map(|(field, number)| OwnFigure::new(field, FieldValue::Number(number)).ok());
    let setup =
        Setup { figures: value(&own.collect::<Vec<_>>()), ..Setup::new("dice-settlers", names.into_iter().zip(looks)) };
    let mut script = Script::default();
    script.next(Cursor::default());
    let rounds = if example == Example::Finished { WHOLE } else { HALF_WAY };
    for round in 0..rounds {
        script.round(round, example == Example::HalfWay && round + 1 == rounds);
    }
    if example == Example::Finished {
        script.scoring();
    }
    (setup, script.actions)
}

/// Writes an evening, entry by entry.
#[derive(Default)]
struct Script {
    actions: Vec<Value>,
}

impl Script {
    fn add(&mut self, action: &Action) {
        self.actions.push(value(action));
    }

    fn next(&mut self, from: Cursor) {
        self.actions.push(value(&TableAction::Next { from }));
    }

    /// A round of the three; one that is cut short ends after everyone's first action.
    fn round(&mut self, round: u16, cut_short: bool) {
        let at = |phase: u8| Cursor { part: 1, round, phase, step: 0, turn: 0 };
        self.next(at(1));
        let first = Seat(u8::try_from(round % 3).unwrap_or(0));
        for seat in first.clockwise(3) {
            self.first_action(seat, round);
        }
        if cut_short {
            return;
        }
        for seat in first.clockwise(3) {
            self.second_action(seat, round);
        }
        self.houses(round);
        self.next(at(2));
        self.next(at(3));
    }

    /// Somebody explores, the others settle or harvest; the roles go around with the rounds.
    fn first_action(&mut self, seat: Seat, round: u16) {
        let turn = (u16::from(seat.0) + round) % 3;
        match turn {
            0 => {
                let symbols = vec![Symbol::Compass; 1 + usize::from(round % 2)];
                self.act(seat, symbols, None, None);
                self.add(&Action::Points { seat, source: Source::Tile, change: 1 + i32::from(round % 3) });
            }
            1 => self.act(seat, vec![Symbol::Campfire; 2], None, None),
            _ => self.act(seat, vec![Symbol::Wood, Symbol::Wood, Symbol::Food], None, None),
        }
    }

    /// Trade, recruit or research.
    fn second_action(&mut self, seat: Seat, round: u16) {
        let turn = (u16::from(seat.0) * 2 + round) % 4;
        match turn {
            0 => self.act(seat, vec![Symbol::Handshake], Some(3), None),
            1 => {
                let colors = [DieColor::Orange, DieColor::Gray, DieColor::Brown];
                self.act(seat, vec![Symbol::Purse], None, colors.get(usize::from(seat.0)).copied());
            }
            2 => self.act(seat, vec![Symbol::Lantern; 2], None, None),
            _ => self.add(&Action::Pass { seat, on: true }),
        }
    }

    fn act(&mut self, seat: Seat, symbols: Vec<Symbol>, sold: Option<u32>, color: Option<DieColor>) {
        let sold = sold.and_then(|equal| Sales::default().changed(equal, 1)).unwrap_or_default();
        self.add(&Action::Act { seat, symbols, sold, dice: color.into_iter().collect() });
    }

    /// The houses of a round: Lucy builds the fifth in the last round but one.
    fn houses(&mut self, round: u16) {
        let builders: &[u8] = match round {
            1 => &[2],
            2 => &[2, 0],
            3 => &[2],
            4 => &[2, 1],
            5 => &[2, 0],
            _ => &[],
        };
        for &seat in builders {
            let mut tents = vec![1, 0, 1];
            if let Some(own) = tents.get_mut(usize::from(seat)) {
                *own = 4;
            }
            self.add(&Action::Claim { seat: Seat(seat), tents });
        }
    }

    fn scoring(&mut self) {
        let counts = [[14, 5, 13], [9, 8, 21], [11, 3, 8]];
        for (seat, counts) in Seat::all(3).zip(counts) {
            let whats = [Counted::Control, Counted::Presence, Counted::Technologies];
            for (what, points) in whats.into_iter().zip(counts) {
                self.add(&Action::Count { seat, what, points: Some(points) });
            }
        }
        self.next(Cursor { part: 2, round: 0, phase: 4, step: 0, turn: 0 });
    }
}
