//! What the guide shows of a Cities & Knights play: whose turn it is, what to do, and what is missing.

use super::action::Action;
use super::state::State;
use crate::games::cities_and_knights::points::{Standing, standing};
use crate::games::cities_and_knights::supply::{Pieces, player_warnings, table_warnings};
use crate::locale::Message;
use crate::table::guide::{Guide, GuideView, Next, PhaseFace, Table};
use crate::table::seat::Seat;

pub(super) fn face(state: &State) -> GuideView {
    let guide = super::guide_data();
    let over = state.winner.is_some();
    let on_turn = (state.cursor.part > 0 && !over).then(|| state.on_turn());
    let mut face = GuideView {
        place: place(state),
        phases: phases(state, guide),
        above: above(state, guide),
        on_turn,
        next: next(state),
        warnings: warnings(state),
        ..guide.face(state.cursor)
    };
    // What follows from the dice is a step of its own for whoever sits at the table.
    if state.is_rolling() && state.roll.is_some() {
        face.title = Message::new("cities-and-knights-rolled");
        face.text = Message::new("cities-and-knights-rolled-text");
    }
    if over {
        face.title = Message::new("cities-and-knights-over");
        face.text = Message::new("cities-and-knights-over-text");
    }
    face
}

/// Where the play stands, for a heading of the history.
pub(super) fn heading(state: &State) -> Message {
    let place = place(state);
    if state.winner.is_some() { place } else { super::guide_data().heading(place, state.cursor) }
}

fn place(state: &State) -> Message {
    if let Some(winner) = state.winner {
        return Message::new("cities-and-knights-place-over").say("player", state.name(winner));
    }
    if state.cursor.part == 0 {
        return Message::new("cities-and-knights-place-setup");
    }
    let round = usize::from(state.cursor.round) / state.seats.max(1) + 1;
    Message::new("cities-and-knights-place").number("round", round).say("player", state.name(state.on_turn()))
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.winner.is_some() {
        return Message::literal("");
    }
    if state.cursor.part == 0 {
        return Message::new("cities-and-knights-all");
    }
    // Whose turn it is stands below the title.
    match guide.phase(state.cursor).and_then(|phase| phase.number) {
        Some(number) => Message::new("cities-and-knights-phase").number("number", number),
        None => Message::literal(""),
    }
}

fn phases(state: &State, guide: &Guide) -> Vec<PhaseFace> {
    let option = |id: &str| state.options.is_on(id);
    let steps = guide.round(state.cursor, &Table { seats: state.seats, option: &option });
    let now = state.winner.is_none().then_some(state.cursor);
    guide.phase_faces(steps, now, &|_, _| Message::literal(""))
}

/// What is missing before the step can end.
pub(super) fn missing(state: &State) -> Option<Message> {
    if state.landed {
        return Some(Message::new("cities-and-knights-missing-attack"));
    }
    (state.is_rolling() && state.roll.is_none()).then(|| Message::new("cities-and-knights-missing-roll"))
}

/// Who can say now that they have won: the player on turn with the points, before the roll as well as after it. An attack
/// that has come is fought first.
pub(super) fn can_win(state: &State) -> Option<Seat> {
    let seat = state.on_turn();
    let in_play = state.winner.is_none() && state.cursor.part > 0 && !state.landed;
    (in_play && super::sheet::points(state, seat) >= state.options.goal).then_some(seat)
}

/// What the loud button enters; none when the game is over.
pub fn next_action(state: &State) -> Option<Action> {
    if state.winner.is_some() {
        return None;
    }
    if state.landed {
        return Some(Action::Attack);
    }
    Some(can_win(state).map_or(Action::Next { from: state.cursor }, |seat| Action::Win { seat }))
}

fn next(state: &State) -> Next {
    if state.winner.is_some() {
        return Next::Over;
    }
    if state.landed {
        return Next::Ready(Message::new("cities-and-knights-fight"));
    }
    if let Some(seat) = can_win(state) {
        return Next::Ready(Message::new("cities-and-knights-win").say("player", state.name(seat)));
    }
    if let Some(what) = missing(state) {
        return Next::Missing(what);
    }
    let words = match state.roll {
        _ if state.cursor.part == 0 => {
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
    state.on_turn().clockwise(state.seats).nth(1).unwrap_or_default()
}

/// Who has the points to win on the own turn, and what the box does not hold.
fn warnings(state: &State) -> Vec<Message> {
    let ready = |seat: Seat| {
        let points = super::sheet::points(state, seat);
        match standing(points, state.options.goal, state.on_turn() == seat) {
            Standing::WinsOnOwnTurn => {
                Some(Message::new("cities-and-knights-wins-on-own-turn").say("player", state.name(seat)))
            }
            _ => None,
        }
    };
    let in_play = state.winner.is_none() && state.cursor.part > 0;
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
