//! Two example plays, so that a newcomer has something to look at: the same evening, once to its end and once half-way.

use std::collections::BTreeMap;

use serde_json::Value;

use super::board::{Board, OwnFigure};
use super::play::Action;
use super::province::Field;
use super::province::Province::{
    self, Abu, Abydos, Baharya, Berenike, Dakhla, Damanhur, Edfu, Kharga, Memphis, Mendes, Sawu, Thebes,
};
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::seat::{Choice, PieceColor, Seat, Setup, Shape};

/// One round of the evening; seats are 0 to 3.
struct Round {
    /// Who takes which province for how much.
    takes: [(u8, Province, u32); 4],
    /// What is put on the provinces in phase 3: farmers and stones.
    buys: &'static [(u8, Province, i32, i32)],
    /// Power cards bought: by whom, and how many.
    cards: &'static [(u8, i32)],
    /// The offerings by seat; none is the −3 card.
    offers: [Option<u32>; 4],
    /// Farmers and stones taken as reward; what is left are cards.
    rewards: &'static [(u8, Province, i32, i32)],
}

const EVENING: [Round; 6] = [
    Round {
        takes: [(0, Memphis, 6), (1, Abu, 3), (2, Sawu, 1), (3, Baharya, 0)],
        buys: &[(0, Memphis, 2, 1), (1, Abu, 2, 1), (2, Sawu, 0, 3), (3, Baharya, 2, 3)],
        cards: &[(3, 1)],
        offers: [Some(3), Some(5), None, Some(2)],
        rewards: &[(1, Abu, 0, 2), (0, Memphis, 1, 1)],
    },
    Round {
        takes: [(1, Edfu, 6), (0, Dakhla, 3), (3, Mendes, 1), (2, Kharga, 0)],
        buys: &[(1, Edfu, 1, 2), (0, Dakhla, 2, 3), (3, Mendes, 2, 3), (2, Kharga, 0, 3)],
        cards: &[(0, 1)],
        offers: [Some(7), Some(3), Some(1), Some(5)],
        rewards: &[(0, Memphis, 0, 2), (0, Dakhla, 1, 0), (3, Mendes, 1, 0), (1, Edfu, 0, 1)],
    },
    Round {
        takes: [(2, Thebes, 6), (3, Abydos, 3), (0, Damanhur, 1), (1, Berenike, 0)],
        buys: &[(2, Thebes, 2, 3), (3, Abydos, 1, 2), (0, Damanhur, 1, 3), (1, Berenike, 0, 3)],
        cards: &[(1, 1)],
        offers: [Some(4), None, Some(1), Some(5)],
        rewards: &[(3, Abydos, 1, 0), (0, Damanhur, 1, 0)],
    },
    Round {
        takes: [(2, Edfu, 6), (0, Abydos, 3), (1, Berenike, 3), (3, Kharga, 0)],
        buys: &[(2, Edfu, 2, 0), (0, Abydos, 2, 1), (1, Berenike, 0, 3), (3, Kharga, 2, 0)],
        cards: &[(3, 1)],
        offers: [Some(4), Some(9), None, Some(6)],
        rewards: &[(0, Abydos, 1, 0), (1, Berenike, 0, 2)],
    },
    Round {
        takes: [(3, Memphis, 6), (1, Thebes, 3), (2, Damanhur, 1), (0, Sawu, 0)],
        buys: &[(3, Memphis, 4, 1), (1, Thebes, 2, 0), (2, Damanhur, 2, 1), (0, Sawu, 1, 1)],
        cards: &[(3, 2), (1, 1)],
        offers: [Some(4), Some(9), None, Some(3)],
        rewards: &[(0, Sawu, 1, 0)],
    },
    Round {
        takes: [(2, Abu, 6), (0, Baharya, 3), (3, Dakhla, 1), (1, Mendes, 0)],
        buys: &[(2, Abu, 1, 1), (0, Baharya, 2, 2), (3, Dakhla, 1, 3), (1, Mendes, 4, 2)],
        cards: &[(3, 1)],
        offers: [Some(5), Some(4), None, Some(2)],
        rewards: &[(1, Mendes, 0, 1), (0, Baharya, 0, 1)],
    },
];

/// The gold that is counted at the end.
const GOLD: [u32; 4] = [45, 21, 35, 39];

/// The round in which the half-way play stands, from 0: the second of the New Kingdom, at its sacrifice.
const HALF_WAY: usize = 4;

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Anna", "Ben", "Cyril", "Dana"],
        Language::Cs => ["Anna", "Bára", "Cyril", "Dana"],
    };
    let looks = [
        (PieceColor::Red, Shape::Circle),
        (PieceColor::Blue, Shape::Square),
        (PieceColor::Black, Shape::Diamond),
        (PieceColor::Yellow, Shape::Triangle),
    ];
    let setup = Setup {
        options: BTreeMap::from([("follow-auction".to_owned(), Choice::Switch(false))]),
        figures: own_figures(),
        ..Setup::new("amun-re", names.into_iter().zip(looks))
    };
    let mut script = Script { actions: Vec::new() };
    for (index, round) in EVENING.iter().enumerate() {
        let stops = example == Example::HalfWay && index == HALF_WAY;
        script.round(index, round, stops);
        if stops {
            break;
        }
    }
    (setup, script.actions)
}

/// The provinces of which this table has looked up the side of the Nile: on them it hangs who has won.
const LOOKED_UP: [Province; 4] = [Dakhla, Damanhur, Memphis, Mendes];

/// What this table has read off its board.
fn own_figures() -> Value {
    let side = |province| Some(super::province::Value::Side(Board::printed().side(province).value?));
    let own = |province| OwnFigure::new(province, Field::Side, side(province)?).ok();
    let own: Vec<OwnFigure> = LOOKED_UP.into_iter().filter_map(own).collect();
    value(&own)
}

/// The actions of the evening, in order.
struct Script {
    actions: Vec<Value>,
}

impl Script {
    fn round(&mut self, index: usize, round: &Round, stops: bool) {
        let part = u8::from(index >= 3);
        let at = |phase: u8, step: u8, turn: u8| Cursor {
            part,
            round: u16::try_from(index % 3).unwrap_or(0),
            phase,
            step,
            turn,
        };
        self.actions.extend(round.takes.iter().map(|&(_, province, _)| value(&Action::Reveal { province })));
        self.next(at(0, 0, 0));
        let take =
            |&(seat, province, gold): &(u8, Province, u32)| value(&Action::Take { seat: Seat(seat), province, gold });
        self.actions.extend(round.takes.iter().map(take));
        self.next(at(1, 1, 0));
        self.actions
            .extend(round.cards.iter().map(|&(seat, change)| value(&Action::Cards { seat: Seat(seat), change })));
        self.pieces(round.buys);
        for turn in 0..4 {
            self.next(at(2, 0, turn));
        }
        // The half-way play waits for its last offering.
        let offers = (0..4).map(Seat).zip(round.offers).take(if stops { 3 } else { 4 });
        self.actions.extend(
            offers.map(|(seat, gold)| value(&Action::Offer { seat, gold, steal: gold.is_none(), corrects: false })),
        );
        if stops {
            return;
        }
        self.next(at(3, 0, 0));
        self.pieces(round.rewards);
        self.next(at(3, 1, 0));
        self.next(at(4, 0, 0));
        if index % 3 == 2 {
            if part == 1 {
                let counted = (0..4).map(Seat).zip(GOLD);
                self.actions.extend(counted.map(|(seat, gold)| value(&Action::CountGold { seat, gold: Some(gold) })));
            }
            self.next(at(5, 0, 0));
            self.next(at(5, 1, 0));
            if part == 0 {
                self.next(at(6, 0, 0));
            }
        }
    }

    fn next(&mut self, from: Cursor) {
        self.actions.push(value(&TableAction::Next { from }));
    }

    fn pieces(&mut self, pieces: &[(u8, Province, i32, i32)]) {
        for &(seat, province, farmers, bricks) in pieces {
            let seat = Seat(seat);
            if farmers > 0 {
                self.actions.push(value(&Action::Farmers { seat, province, change: farmers }));
            }
            if bricks > 0 {
                self.actions.push(value(&Action::Bricks { seat, province, change: bricks }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::amun_re::play::{AmunReRules, State};
    use crate::table::rules::{Guided as _, Scored as _};
    use crate::table::trial;

    /// The play with a ledger, so that nobody spends what is not there.
    fn played(which: Example) -> State {
        let (mut setup, actions) = example(which, Language::En);
        setup.options.insert("ledger".to_owned(), Choice::Switch(true));
        trial::played::<AmunReRules>(&setup, actions)
    }

    #[test]
    fn the_finished_example_has_a_winner() {
        let state = played(Example::Finished);
        assert!(state.table.over);
        assert_eq!(state.gold, GOLD.map(i64::from), "what is counted is what the ledger says");
        assert_eq!(state.standing().winners.len(), 1);
    }

    #[test]
    fn the_half_way_example_waits_for_one_offering() {
        let state = played(Example::HalfWay);
        assert_eq!((state.table.cursor.part, state.table.cursor.round, state.step()), (1, 1, "offer"));
        assert_eq!(state.round.offers.iter().filter(|offer| offer.is_none()).count(), 1);
    }
}
