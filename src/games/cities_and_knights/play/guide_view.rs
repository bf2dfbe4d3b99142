//! What the guide shows of a Cities & Knights play: whose turn it is, what to do, and what is missing.

use super::action::Action;
use super::apply::next;
use super::sentence::ended;
use super::sheet::too_few;
use super::state::State;
use crate::games::cities_and_knights::points::{GoalStatus, standing};
use crate::games::cities_and_knights::supply::{Pieces, player_warnings, table_warnings};
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

    fn has_option(&self, id: &str) -> bool {
        self.options.is_on(id)
    }

    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn place(&self) -> Message {
        if let Some(too_few) = too_few(self) {
            return too_few;
        }
        if let Some(winner) = self.winner {
            return Message::new("cities-and-knights-place-over").say("player", self.name(winner));
        }
        if self.table.cursor.part == 0 {
            return Message::new("cities-and-knights-place-setup");
        }
        let round = usize::from(self.table.cursor.round) / self.table.seats.max(1) + 1;
        Message::new("cities-and-knights-place").number("round", round).say("player", self.name(self.on_turn()))
    }

    fn guide(&self) -> GuideView {
        let guide = super::guide_data();
        let over = self.table.over;
        let on_turn = (self.table.cursor.part > 0 && !over).then(|| self.on_turn());
        let mut face = GuideView {
            place: self.place(),
            phases: phases(self, guide),
            above: above(self, guide),
            on_turn,
            next: button(self),
            warnings: warnings(self),
            ..guide.face(self.table.cursor, self.table.seats)
        };
        // What follows from the dice is a step of its own for whoever sits at the table.
        if self.is_rolling() && self.roll.is_some() {
            face.title = Message::new("cities-and-knights-rolled");
            face.text = Message::new("cities-and-knights-rolled-text");
        }
        if self.is_rolling() && self.roll.is_none() && self.options.deck.is_some() {
            let fan_set = self.options.fan_set;
            face.title = Message::new("cities-and-knights-draw-title");
            face.text =
                Message::new(if fan_set { "cities-and-knights-draw-text-fan" } else { "cities-and-knights-draw-text" });
        }
        if over {
            let doubted = too_few(self).is_some();
            face.title = Message::new(if doubted { "cities-and-knights-not-won" } else { "cities-and-knights-over" });
            face.text =
                Message::new(if doubted { "cities-and-knights-not-won-text" } else { "cities-and-knights-over-text" });
        }
        face
    }

    fn missing(&self) -> Option<Message> {
        if self.landed {
            return Some(Message::new("cities-and-knights-missing-attack"));
        }
        let deck = self.options.deck.is_some();
        let missing = if deck { "cities-and-knights-missing-draw" } else { "cities-and-knights-missing-roll" };
        (self.is_rolling() && self.roll.is_none()).then(|| Message::new(missing))
    }

    fn end_step(&mut self) {
        next(self);
    }

    fn go(&mut self, to: Cursor) {
        if (to.part, to.round) != (self.table.cursor.part, self.table.cursor.round) {
            self.roll = None;
            self.fought = None;
        }
        self.winner = None;
        self.table.over = false;
        self.table.cursor = to;
    }

    fn ended(&self, _: Cursor) -> Message {
        ended(self)
    }

    fn ends(&self) -> Option<Seat> {
        (self.table.cursor.part != 0).then(|| self.on_turn())
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.table.over {
        return Message::literal("");
    }
    if state.table.cursor.part == 0 {
        return Message::new("cities-and-knights-all");
    }
    // Whose turn it is stands below the title.
    match guide.phase(state.table.cursor).and_then(|phase| phase.number) {
        Some(number) => Message::new("cities-and-knights-phase").number("number", number),
        None => Message::literal(""),
    }
}

fn phases(state: &State, guide: &Guide) -> Vec<PhaseView> {
    let steps = state.round_steps(state.table.cursor);
    let now = (!state.table.over).then_some(state.table.cursor);
    guide.phase_faces(steps, now, &|_, _| Message::literal(""))
}

/// Who can say now that they have won: the player on turn with the points, before the roll as well as after it. An attack
/// that has come is fought first.
pub(super) fn can_win(state: &State) -> Option<Seat> {
    let seat = state.on_turn();
    let in_play = !state.table.over && state.table.cursor.part > 0 && !state.landed;
    (in_play && super::sheet::points(state, seat) >= state.options.goal).then_some(seat)
}

/// What the loud button enters; none when the game is over.
pub(super) fn next_action(state: &State) -> Option<AnyAction<Action>> {
    if state.table.over {
        return None;
    }
    if state.landed {
        return Some(Action::Attack.into());
    }
    let next = TableAction::Next { from: state.table.cursor };
    Some(can_win(state).map_or_else(|| next.into(), |seat| Action::Win { seat }.into()))
}

fn button(state: &State) -> Next {
    if state.table.over {
        return Next::Over;
    }
    if state.landed {
        return Next::Ready(Message::new("cities-and-knights-fight"));
    }
    if let Some(seat) = can_win(state) {
        return Next::Ready(Message::new("cities-and-knights-win").say("player", state.name(seat)));
    }
    if let Some(what) = state.missing() {
        return Next::Missing(what);
    }
    let words = match state.roll {
        _ if state.table.cursor.part == 0 => {
            Message::new("cities-and-knights-next-start").say("player", state.name(state.first))
        }
        Some(roll) if state.is_rolling() && roll.is_seven() => Message::new("cities-and-knights-next-seven"),
        Some(roll) if state.is_rolling() => {
            Message::new("cities-and-knights-next-yield").number("number", roll.number())
        }
        _ => Message::new("cities-and-knights-next-player").say("player", state.name(after(state))),
    };
    Next::Ready(words)
}

fn after(state: &State) -> Seat {
    state.on_turn().clockwise(state.table.seats).nth(1).unwrap_or_default()
}

/// Who has the points to win on the own turn, and what the box does not hold.
fn warnings(state: &State) -> Vec<Message> {
    let ready = |seat: Seat| {
        let points = super::sheet::points(state, seat);
        match standing(points, state.options.goal, state.on_turn() == seat) {
            GoalStatus::WinsOnOwnTurn => {
                Some(Message::new("cities-and-knights-wins-on-own-turn").say("player", state.name(seat)))
            }
            _ => None,
        }
    };
    let in_play = !state.table.over && state.table.cursor.part > 0;
    let mut warnings: Vec<Message> = state.all_seats().filter(|_| in_play).filter_map(ready).collect();
    let pieces: Vec<Pieces> = state.all_seats().map(|seat| state.pieces(seat)).collect();
    for (seat, pieces) in state.all_seats().zip(&pieces) {
        let of = |what: Message| {
            Message::new("cities-and-knights-warning-of").say("player", state.name(seat)).say("what", what)
        };
        warnings.extend(player_warnings(pieces).into_iter().map(of));
    }
    warnings.extend(table_warnings(&pieces, state.options.fan_set));
    warnings
}
