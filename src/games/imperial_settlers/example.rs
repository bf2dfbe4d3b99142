//! Two example plays of Imperial Settlers: the same evening, once to its end and once half-way, in the third round's actions.

use serde_json::Value;

use super::attack::Kind;
use super::board::Board;
use super::faction::Faction;
use super::goods::Good;
use super::play::{Action, ImperialSettlersRules, Site, State, Target, Why};
use crate::games::Example;
use crate::games::panel::value;
use crate::locale::Language;
use crate::table::action::AnyAction;
use crate::table::rules::{Guided as _, Rules};
use crate::table::seat::{PieceColor, Seat, Setup, Shape};

/// The round in whose actions the half-way play stops, and after how many of them.
const HALF_WAY: (u32, usize) = (3, 6);

/// The factions, by seat.
const FACTIONS: [Faction; 3] = [Faction::Romans, Faction::Japanese, Faction::Barbarians];

/// What somebody does in a turn.
#[derive(Clone, Copy)]
enum Deed {
    /// A deal.
    Deal(Good),
    /// A production location: its English and its Czech name, whether it is the faction's, and what it gives.
    Produces(&'static str, &'static str, bool, &'static [(Good, u32)]),
    /// One that rewards a color, and how many it counts.
    Counts(&'static str, &'static str, Good, u32),
    /// Another location, of the faction or not.
    Location(bool),
    /// An action location's points.
    Points(i32),
    /// Workers sent.
    Send(u32),
    /// A rival's common location that was not entered, with the points of its raze field.
    Raze(u8, u32),
    /// A card from the hand.
    RazeFromHand,
}

use Deed::{Counts, Deal, Location, Points, Produces, Raze, RazeFromHand, Send};

/// What everyone does, by round and seat.
const DEEDS: [[&[Deed]; 3]; 5] = [
    [
        &[Location(false), Deal(Good::Food)],
        &[Produces("Armorer", "Zbrojíř", false, &[(Good::Raze, 1)]), Send(4), Location(false)],
        &[RazeFromHand, Produces("Sentry Tower", "Hlídková věž", true, &[(Good::Raze, 1), (Good::Worker, 1)]), Send(4)],
    ],
    [
        &[Produces("Legions", "Legie", true, &[(Good::Card, 1)]), Points(1), Location(true)],
        &[Counts("Lord’s Fields", "Panská pole", Good::Food, 1), Deal(Good::Worker), Points(2)],
        &[Location(false), Points(2), Deal(Good::Worker), Location(false)],
    ],
    [
        &[Location(false), Points(3), Location(true), Deal(Good::Vp)],
        &[Deal(Good::Gold), Location(true), Points(3), Location(false)],
        &[Raze(0, 1), Points(2), Location(true), Send(6)],
    ],
    [
        &[Points(3), Location(true), Points(2), Location(false), Points(1)],
        &[Location(true), Points(3), Points(2), Location(true)],
        &[Points(4), Raze(1, 2), Location(true), Points(2), Location(false)],
    ],
    [
        &[Points(4), Location(true), Points(3), Location(true), Points(3)],
        &[Points(3), Location(true), Points(4), Location(true), Points(2)],
        &[Points(5), Location(true), Points(3), Raze(0, 1), Points(2)],
    ],
];

/// The locations at the end, common ones first.
const LOCATIONS: [[u32; 2]; 3] = [[6, 7], [4, 6], [5, 6]];

pub(super) fn example(example: Example, language: Language) -> (Setup, Vec<Value>) {
    let setup = setup(language);
    let Ok(state) = ImperialSettlersRules::start(&setup) else { return (setup, Vec::new()) };
    let mut evening = Evening { state, actions: Vec::new(), language, deeds: 0 };
    evening.play(example == Example::HalfWay);
    (setup, evening.actions)
}

fn setup(language: Language) -> Setup {
    let names = match language {
        Language::En => ["Anna", "Ben", "Cyril"],
        Language::Cs => ["Anna", "Běta", "Cyril"],
    };
    let looks =
        [(PieceColor::Red, Shape::Circle), (PieceColor::Blue, Shape::Square), (PieceColor::Green, Shape::Diamond)];
    Setup::new("imperial-settlers", names.into_iter().zip(looks))
}

/// The evening, as far as it has come.
struct Evening {
    state: State,
    actions: Vec<Value>,
    language: Language,
    /// How many deeds were done in this round.
    deeds: usize,
}

impl Evening {
    fn enter(&mut self, action: impl Into<AnyAction<Action>>) {
        let action = action.into();
        action.apply::<ImperialSettlersRules>(&mut self.state);
        self.actions.push(value(&action));
    }

    /// Taps the Next button.
    fn tap(&mut self) {
        if let Some(action) = ImperialSettlersRules::next_action(&self.state) {
            self.enter(action);
        }
    }

    fn play(&mut self, half_way: bool) {
        for (seat, faction) in Seat::all(FACTIONS.len()).zip(FACTIONS) {
            self.enter(Action::Faction { seat, faction: Some(faction) });
        }
        self.tap();
        while self.state.step() != "score" {
            if self.state.step() == "act" {
                let stop = HALF_WAY.1;
                if half_way && self.state.round_number() == HALF_WAY.0 {
                    self.act(stop);
                    return;
                }
                self.act(usize::MAX);
            }
            self.tap();
        }
        for (seat, [common, own]) in Seat::all(LOCATIONS.len()).zip(LOCATIONS) {
            self.enter(Action::Built { seat, own: false, count: Some(common) });
            self.enter(Action::Built { seat, own: true, count: Some(own) });
        }
        self.enter(Action::Shrine { seat: Seat(1), resources: Some(8) });
        self.tap();
    }

    /// The actions of a round, until everyone has passed or so many are done.
    fn act(&mut self, most: usize) {
        let round = self.state.round_number().saturating_sub(1) as usize;
        let Some(deeds) = DEEDS.get(round) else { return };
        let mut done = [0; FACTIONS.len()];
        self.deeds = 0;
        while let Some(&seat) = self.state.active().first().filter(|_| self.deeds < most) {
            let Some(next) = done.get_mut(seat.index()) else { return };
            match deeds.get(seat.index()).and_then(|deeds| deeds.get(*next)) {
                Some(&deed) => {
                    *next += 1;
                    self.deeds += 1;
                    self.turn(seat, deed);
                }
                None => self.enter(Action::Pass { seat, on: true }),
            }
        }
    }

    fn turn(&mut self, seat: Seat, deed: Deed) {
        let faction = FACTIONS.get(seat.index()).copied();
        let name = |en: &str, cs: &str| match self.language {
            Language::En => en.to_owned(),
            Language::Cs => cs.to_owned(),
        };
        let build = |site: Site| Action::Build { seat, site, instead_of: None };
        let action = match deed {
            Deal(good) => Action::Deal { seat, good },
            Produces(en, cs, own, gives) => build(Site {
                name: name(en, cs),
                faction: faction.filter(|_| own),
                gives: gives.iter().copied().collect(),
                ..Site::default()
            }),
            Counts(en, cs, good, counted) => build(Site {
                name: name(en, cs),
                most: Board::printed().counts_at_most(en),
                gives: std::iter::once((good, 1)).collect(),
                counts: Some(counted),
                ..Site::default()
            }),
            Location(own) => build(Site { kind: Kind::Feature, faction: faction.filter(|_| own), ..Site::default() }),
            Points(points) => {
                self.enter(Action::Score { seat, points, why: Why::Action });
                Action::Turn { seat }
            }
            Send(workers) => Action::Send { seat, workers },
            Raze(rival, points) => {
                let target = Target::Rival { seat: Seat(rival), japanese: false, protected: false, site: None };
                Action::Raze { seat, target, by_card: false, points }
            }
            RazeFromHand => Action::Raze { seat, target: Target::Hand { japanese: false }, by_card: false, points: 0 },
        };
        self.enter(action);
    }
}
