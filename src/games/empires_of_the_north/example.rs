//! Two example plays of Empires of the North: the same evening, once to its end and once in the actions of round 3.

use serde_json::Value;

use super::circle::{Circle, Tile};
use super::clan::Clan;
use super::play::{Action, Cargo, Held, Other};
use super::sea::{Deed, Distance};
use super::track::Cause;
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::TableAction;
use crate::table::guide::Cursor;
use crate::table::seat::{PieceColor, Seat, Setup, Shape};

/// How many play.
const SEATS: usize = 3;
/// Rounds of the whole evening: somebody has 25 points in the actions of the last.
const ROUNDS: u16 = 5;
/// The round in which the half-way play stops, from 0.
const HALF_WAY: u16 = 2;

/// The circle, clockwise.
const CIRCLE: [Tile; 5] = [Tile::Sail, Tile::Explore, Tile::Harvest, Tile::Construct, Tile::Populate];

/// Where each player puts the two discs in each round, and where the first of them goes for its second use.
const DISCS: [[[Tile; 3]; SEATS]; ROUNDS as usize] = {
    use Tile::{Construct, Explore, Harvest, Populate, Sail};
    [
        [[Harvest, Construct, Explore], [Sail, Harvest, Populate], [Populate, Harvest, Construct]],
        [[Populate, Sail, Construct], [Sail, Construct, Explore], [Harvest, Explore, Construct]],
        [[Harvest, Populate, Construct], [Sail, Populate, Explore], [Explore, Sail, Harvest]],
        [[Construct, Harvest, Populate], [Explore, Construct, Sail], [Harvest, Populate, Explore]],
        [[Harvest, Construct, Explore], [Sail, Harvest, Populate], [Construct, Explore, Harvest]],
    ]
};

/// The points of each player in the actions of each round, mostly for cards.
const POINTS: [[(Cause, i32); SEATS]; ROUNDS as usize] = {
    use Cause::{Card, Raid};
    [
        [(Card, 2), (Card, 1), (Card, 1)],
        [(Card, 4), (Card, 1), (Card, 3)],
        [(Card, 5), (Raid, 1), (Card, 4)],
        [(Card, 6), (Card, 5), (Card, 5)],
        [(Card, 9), (Card, 2), (Card, 8)],
    ]
};

/// The points of the second player's islands in each round; Olaf's clan sails.
const ISLANDS: [i32; ROUNDS as usize] = [2, 3, 3, 3, 3];

/// What is counted at the end: cards, resources, gold. Two have the same points; the cards decide.
const COUNTS: [[u32; 3]; SEATS] = [[12, 5, 2], [13, 6, 2], [11, 3, 1]];

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let names = match language {
        Language::En => ["Peter", "Carol", "Jane"],
        Language::Cs => ["Pepa", "Karel", "Jana"],
    };
    let looks =
        [(PieceColor::Red, Shape::Circle), (PieceColor::Blue, Shape::Square), (PieceColor::Yellow, Shape::Triangle)];
    let setup = Setup::new("empires-of-the-north", names.into_iter().zip(looks));
    (setup, evening(example))
}

fn evening(example: Example) -> Vec<Value> {
    let mut script = Script::default();
    script.set_up();
    for round in 0..ROUNDS {
        script.lookout(round);
        if example == Example::HalfWay && round == HALF_WAY {
            script.actions(round, 2);
            let first = Seat(u8::try_from(usize::from(round) % SEATS).unwrap_or(0));
            script.actions.push(value(&Action::Pass { seat: first }));
            return script.actions;
        }
        script.actions(round, 4);
        for seat in around(round) {
            script.actions.push(value(&Action::Pass { seat }));
        }
        script.next(1, round, 1);
        script.expedition(round);
        script.next(1, round, 2);
        // The last round has no clean-up.
        if round + 1 < ROUNDS {
            script.next(1, round, 3);
        }
    }
    script.count();
    script.actions
}

/// The seats from the round's first player on.
fn around(round: u16) -> impl Iterator<Item = Seat> {
    super::turns::first_of_round(Seat(0), round, SEATS).clockwise(SEATS)
}

fn of<T: Copy>(table: &[[T; SEATS]], round: u16, seat: Seat) -> Option<T> {
    table.get(usize::from(round))?.get(seat.index()).copied()
}

/// The actions of the evening, in order.
#[derive(Default)]
struct Script {
    actions: Vec<Value>,
    queue: Vec<Seat>,
}

impl Script {
    fn next(&mut self, part: u8, round: u16, phase: usize) {
        // The phases of a round come after the one of the set-up.
        let phase = u8::try_from(phase + 1).unwrap_or(0);
        self.actions.push(value(&TableAction::Next { from: Cursor { part, round, phase, step: 0, turn: 0 } }));
    }

    fn set_up(&mut self) {
        if let Ok(tiles) = Circle::new(CIRCLE) {
            self.actions.push(value(&Action::Circle { tiles, by_app: true }));
        }
        self.actions.push(value(&TableAction::Next { from: Cursor::default() }));
        for (seat, clan) in Seat::all(SEATS).zip([Clan::Glenn, Clan::Olaf, Clan::Heidel]) {
            self.actions.push(value(&Action::Clan { seat, clan: Some(clan) }));
        }
        self.actions.push(value(&TableAction::Next { from: Cursor { step: 1, ..Cursor::default() } }));
    }

    fn lookout(&mut self, round: u16) {
        for (seat, cards) in Seat::all(SEATS).zip([2, 1, 3]) {
            self.actions.push(value(&Action::Keep { seat, cards }));
        }
        self.next(1, round, 0);
    }

    /// So many turns of each player.
    fn actions(&mut self, round: u16, turns: usize) {
        for turn in 0..turns {
            for seat in around(round) {
                self.turn(round, turn, seat);
            }
        }
    }

    fn turn(&mut self, round: u16, turn: usize, seat: Seat) {
        let Some([first, second, again]) = of(&DISCS, round, seat) else { return };
        match turn {
            0 => self.disc(seat, 0, first),
            1 => {
                let what = if seat == Seat(0) { Other::Build } else { Other::Location };
                self.actions.push(value(&Action::Act { seat, what }));
                if let Some((cause, change)) = of(&POINTS, round, seat) {
                    self.actions.push(value(&Action::Points { seat, change, cause }));
                }
            }
            2 => self.disc(seat, 1, second),
            _ => self.disc(seat, 0, again),
        }
    }

    fn disc(&mut self, seat: Seat, disc: u8, to: Tile) {
        let cargo = (to == Tile::Sail).then_some(Cargo { fish: seat == Seat(2), raze: seat == Seat(1) });
        if cargo.is_some() {
            self.queue.push(seat);
        }
        self.actions.push(value(&Action::Disc { seat, disc, to, cargo }));
    }

    fn expedition(&mut self, round: u16) {
        for owner in std::mem::take(&mut self.queue) {
            let (distance, deed) = match owner {
                Seat(1) => (Distance::Near, Deed::Conquer),
                Seat(2) => (Distance::Distant, Deed::Pillage),
                _ => (Distance::Near, Deed::Pillage),
            };
            self.actions.push(value(&Action::Visit { place: 0, distance, deed }));
            if owner == Seat(1) {
                let change = ISLANDS.get(usize::from(round)).copied().unwrap_or(1);
                self.actions.push(value(&Action::Points { seat: owner, change, cause: Cause::Island }));
            }
        }
    }

    fn count(&mut self) {
        for (seat, counts) in Seat::all(SEATS).zip(COUNTS) {
            for (what, count) in [Held::Cards, Held::Resources, Held::Gold].into_iter().zip(counts) {
                self.actions.push(value(&Action::Count { seat, what, to: Some(count) }));
            }
        }
        self.next(2, 0, 4);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::empires_of_the_north::play::{EmpiresOfTheNorthRules, State, points_of};
    use crate::table::rules::{Guided as _, Scored as _};
    use crate::table::trial;

    fn played(which: Example) -> State {
        let (setup, actions) = example(which, Language::En);
        trial::played::<EmpiresOfTheNorthRules>(&setup, actions)
    }

    #[test]
    fn in_the_finished_example_the_cards_break_a_tie() {
        let state = played(Example::Finished);
        let points: Vec<i64> = state.all_seats().map(|seat| points_of(&state, seat)).collect();
        assert_eq!(points, [42, 42, 34]);
        assert_eq!(state.standing().winners, [Seat(1)]);
    }

    #[test]
    fn the_half_way_example_is_in_the_actions_with_a_ship_in_the_queue() {
        let state = played(Example::HalfWay);
        assert_eq!((state.step(), state.round_number()), ("act", 3));
        assert!(state.has_passed(state.first()) && !state.queue.ships().is_empty());
    }
}
