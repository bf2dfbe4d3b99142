//! What the guide shows of a play: where it stands, what to do, and what is missing before the next step.

use super::action::{Action, Held};
use super::apply::arrive;
use super::sentence::ended;
use super::state::State;
use crate::games::empires_of_the_north::board::{box_warnings, ship_warnings};
use crate::games::empires_of_the_north::end::{GOAL, Reached};
use crate::locale::Message;
use crate::table::action::{AnyAction, TableAction};
use crate::table::early::EarlyPoints;
use crate::table::guide::{Cursor, Guide, GuideView, Next, PhaseView};
use crate::table::rules::Guided;
use crate::table::seat::Seat;
use crate::table::state::TableState;

impl Guided for State {
    fn order(&self) -> &'static Guide {
        super::guide_data()
    }

    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn place(&self) -> Message {
        if self.table.over {
            return Message::new("empires-of-the-north-place-over").number("round", self.round_number());
        }
        match (self.in_play(), self.step()) {
            (true, _) if self.is_last_round() => {
                Message::new("empires-of-the-north-place-last").number("round", self.round_number())
            }
            (true, _) => Message::new("empires-of-the-north-place").number("round", self.round_number()),
            (false, "count") => Message::new("empires-of-the-north-place-scoring"),
            (false, _) => Message::new("empires-of-the-north-place-setup"),
        }
    }

    fn guide(&self) -> GuideView {
        let guide = super::guide_data();
        let mut face = GuideView {
            place: self.place(),
            phases: phases(self, guide),
            above: above(self, guide),
            on_turn: self.on_turn(),
            first: (self.table.seats > 1).then(|| (self.first(), Message::new("empires-of-the-north-first-player"))),
            next: next(self, guide),
            warnings: warnings(self),
            ..guide.face(self.table.cursor, self.table.seats)
        };
        if self.table.over {
            face.title = Message::new("empires-of-the-north-over");
            face.text = Message::new("empires-of-the-north-over-text");
        }
        face
    }

    fn missing(&self) -> Option<Message> {
        missing(self)
    }

    fn end_step(&mut self) {
        match self.next_cursor() {
            Some(to) => arrive(self, to),
            None => self.table.over = true,
        }
    }

    fn go(&mut self, to: Cursor) {
        self.table.over = false;
        arrive(self, to);
    }

    fn ended(&self, _: Cursor) -> Message {
        ended(self)
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.table.over {
        return Message::literal("");
    }
    let passed = state.round.passed.iter().filter(|passed| **passed).count();
    let ships = state.queue.ships().len();
    let number = guide.phase(state.table.cursor).and_then(|phase| phase.number);
    // Whose turn it is stands below the title; here stands how far the phase is.
    let who = match state.step() {
        // Alone, one has passed and the phase is over.
        step if state.table.seats == 1 && step != "sail" => {
            return number.map_or_else(
                || Message::literal(""),
                |number| Message::new("empires-of-the-north-phase-alone").number("number", number),
            );
        }
        "act" if passed == state.table.seats => Message::new("empires-of-the-north-all-passed"),
        "act" => Message::new("empires-of-the-north-how-many-passed")
            .number("passed", passed)
            .number("all", state.table.seats),
        "sail" if ships == 0 => Message::new("empires-of-the-north-no-ships"),
        "sail" => Message::new("empires-of-the-north-how-many-ships").number("count", ships),
        _ => Message::new("empires-of-the-north-all"),
    };
    match number {
        Some(number) => Message::new("empires-of-the-north-phase").number("number", number).say("who", who),
        None => who,
    }
}

fn phases(state: &State, guide: &Guide) -> Vec<PhaseView> {
    let mut steps = state.round_steps(state.table.cursor);
    steps.dedup_by_key(|at| at.phase);
    guide.phase_faces(steps, (!state.table.over).then_some(state.table.cursor), &|phase, _| {
        // The last round has no cleanup (rulebook, cleanup).
        let skipped = phase.id == "cleanup" && state.is_last_round();
        if skipped { Message::new("empires-of-the-north-skipped") } else { Message::literal("") }
    })
}

/// The first count that is missing for the scoring: whose, and of what.
pub(super) fn first_missing(state: &State) -> Option<(Seat, Held)> {
    let missing = |seat: Seat, what: Held| {
        super::sheet::row_of(what).is_some_and(|row| super::sheet::cell(state, row, seat).value.is_none())
    };
    let wanted = state.all_seats().flat_map(|seat| state.to_count().into_iter().map(move |what| (seat, what)));
    wanted.into_iter().find(|&(seat, what)| missing(seat, what))
}

/// What is missing before the step can end.
fn missing(state: &State) -> Option<Message> {
    if state.step() != "count" || state.table.over {
        return None;
    }
    if let Some((seat, what)) = first_missing(state) {
        let say = Message::new("empires-of-the-north-missing").say("player", state.name(seat));
        return Some(say.say("what", super::sentence::held_name(what)));
    }
    let needed = state.needed_for_tie();
    let lacks = |what: Held| {
        move |at: &&usize| Seat::all(state.table.seats).nth(**at).is_some_and(|seat| state.count(seat, what).is_none())
    };
    let workers = needed.workers.iter().find(lacks(Held::Workers)).map(|at| (at, Held::Workers));
    let (at, what) = workers.or_else(|| needed.hand.iter().find(lacks(Held::Hand)).map(|at| (at, Held::Hand)))?;
    let player = Seat::all(state.table.seats).nth(*at).map_or_else(|| Message::literal(""), |seat| state.name(seat));
    let say = Message::new("empires-of-the-north-missing-tie").say("player", player);
    Some(say.say("what", super::sentence::held_name(what)))
}

/// Whether ships of several players are still out.
fn ships_of_several(state: &State) -> bool {
    let mut ships = state.queue.ships().iter();
    let first = ships.next().map(|ship| ship.owner);
    ships.any(|ship| Some(ship.owner) != first)
}

/// What the highlighted button enters; none when the play is over, and none while several have their turns: each action is
/// a tap of its own, and nobody's turn ends by another's button.
pub(super) fn next_action(state: &State) -> Option<AnyAction<Action>> {
    match state.step() {
        _ if state.table.over => None,
        "act" if state.table.seats > 1 && state.on_turn().is_some() => None,
        "sail" if ships_of_several(state) => Some(Action::Back { place: 0 }.into()),
        _ => Some(TableAction::Next { from: state.table.cursor }.into()),
    }
}

fn next(state: &State, guide: &Guide) -> Next {
    if state.table.over {
        return Next::Over;
    }
    if let Some(what) = state.missing() {
        return Next::Missing(what);
    }
    if let Some(seat) = state.on_turn().filter(|_| state.step() == "act" && state.table.seats > 1) {
        return Next::Missing(Message::new("empires-of-the-north-missing-action").say("player", state.name(seat)));
    }
    let Some(to) = state.next_cursor() else { return Next::Ready(Message::new("empires-of-the-north-next-end")) };
    let what = guide.phase_title(to);
    let words = match state.step() {
        "circle" => Message::new("empires-of-the-north-next-clans"),
        "clans" => starts(state, 1, state.first()),
        "act" if state.on_turn().is_some() => Message::new("empires-of-the-north-next-pass").say("what", what),
        // Tables that do not enter each visit say here that a ship is back.
        "sail" if ships_of_several(state) => back(state),
        // The others are all one player's.
        "sail" if state.on_turn().is_some() => {
            let ships = state.queue.ships().len();
            Message::new("empires-of-the-north-next-all-back").number("count", ships).say("what", what)
        }
        "cleanup" if to.part == state.table.cursor.part => starts(state, state.round_number() + 1, state.first_next()),
        _ => Message::new("empires-of-the-north-next").say("what", what),
    };
    Next::Ready(words)
}

/// The round that begins, and who goes first in it; nobody does where one plays alone.
fn starts(state: &State, round: u32, first: Seat) -> Message {
    if state.table.seats == 1 {
        return Message::new("empires-of-the-north-next-round-alone").number("round", round);
    }
    Message::new("empires-of-the-north-next-round").number("round", round).say("player", state.name(first))
}

/// The first ship is back, and whose sails then.
fn back(state: &State) -> Message {
    let owner = |place: usize| {
        let ship = state.queue.ships().get(place);
        ship.map_or_else(|| Message::literal(""), |ship| state.name(ship.owner))
    };
    Message::new("empires-of-the-north-next-back").say("player", owner(0)).say("then", owner(1))
}

/// What the box does not hold, and what the app does not know of a play of one.
fn warnings(state: &State) -> Vec<Message> {
    let solo = (state.table.seats == 1 && !state.in_play()).then(|| Message::new("empires-of-the-north-solo"));
    let mut warnings: Vec<Message> = solo.into_iter().collect();
    for seat in state.all_seats() {
        let of = |what: Message| {
            Message::new("empires-of-the-north-warning-of").say("player", state.name(seat)).say("what", what)
        };
        let cards = state.count(seat, Held::Cards).unwrap_or(0);
        warnings.extend(box_warnings(state.board(), cards).into_iter().map(of));
    }
    warnings.extend(ship_warnings(state.board(), &state.fleets()));
    warnings.extend(announcement(state));
    warnings
}

/// What to announce once somebody has 25 points: who they are, and which round is the last.
pub fn announcement(state: &State) -> Option<Message> {
    let last = state.decided().and_then(Reached::last_round).filter(|_| state.in_play())?;
    let key = match last.cmp(&state.round_number()) {
        std::cmp::Ordering::Greater => "empires-of-the-north-ends-next-round",
        _ if state.step() == "sail" => "empires-of-the-north-ends-now",
        _ => "empires-of-the-north-ends-this-round",
    };
    Some(Message::new(key).number("goal", GOAL).number("round", last))
}
