//! What the guide shows of a Dice Settlers play: where it stands, whose action it is, and what is near.

use super::check::missing;
use super::state::{END, PLAY, State};
use crate::games::dice_settlers::end::Trigger;
use crate::games::dice_settlers::pieces::{box_warnings, color_warnings};
use crate::locale::Message;
use crate::table::guide::{Cursor, Guide, GuideView, Next, PhaseFace};
use crate::table::seat::Seat;

pub(super) fn face(state: &State) -> GuideView {
    let guide = super::guide_data();
    let mut face = GuideView {
        place: place(state),
        phases: phases(state, guide),
        above: above(state, guide),
        on_turn: if state.over { None } else { state.on_turn() },
        first: (state.seats > 1).then(|| (state.first, Message::new("dice-settlers-first-player"))),
        next: next(state),
        warnings: warnings(state),
        ..guide.face(state.cursor)
    };
    if state.over {
        face.title = Message::new("dice-settlers-over");
        face.text = Message::new("dice-settlers-over-text");
    }
    face
}

/// Where the play stands, for a heading of the history.
pub(super) fn heading(state: &State) -> Message {
    let place = place(state);
    if state.over { place } else { super::guide_data().heading(place, state.cursor) }
}

fn place(state: &State) -> Message {
    if state.over {
        return Message::new("dice-settlers-place-over");
    }
    match state.cursor.part {
        PLAY if state.is_last_round() => Message::new("dice-settlers-place-last").number("round", state.round),
        PLAY => Message::new("dice-settlers-place").number("round", state.round),
        END => Message::new("dice-settlers-place-end"),
        _ => Message::new("dice-settlers-place-setup"),
    }
}

fn above(state: &State, guide: &Guide) -> Message {
    if state.over {
        return Message::literal("");
    }
    let number = guide.phase(state.cursor).and_then(|phase| phase.number);
    let who = match state.step() {
        // Whose turn it is stands below the title.
        _ if state.on_turn().is_some() => {
            return number.map_or_else(
                || Message::literal(""),
                |number| Message::new("dice-settlers-phase-alone").number("number", number),
            );
        }
        "actions" if state.options.follow_actions => Message::new("dice-settlers-all-done"),
        _ => Message::new("dice-settlers-all"),
    };
    match number {
        Some(number) => Message::new("dice-settlers-phase").number("number", number).say("who", who),
        None => who,
    }
}

/// The phases of the round, and the final scoring behind them, where a table can go when it likes.
fn phases(state: &State, guide: &Guide) -> Vec<PhaseFace> {
    let round = Cursor { part: PLAY, round: state.round.saturating_sub(1), ..Cursor::default() };
    let end = Cursor { part: END, ..Cursor::default() };
    let parts = if state.cursor.part == 0 { vec![Cursor::default()] } else { vec![round, end] };
    let steps = parts.into_iter().flat_map(|at| state.with_table(|table| guide.round(at, table))).collect();
    guide.phase_faces(steps, (!state.over).then_some(state.cursor), &|_, _| Message::literal(""))
}

fn next(state: &State) -> Next {
    if state.over {
        return Next::Over;
    }
    if let Some(what) = missing(state) {
        return Next::Missing(what);
    }
    let coming = state.first.clockwise(state.seats).nth(1).unwrap_or(state.first);
    let words = match state.step() {
        "setup" => starts("dice-settlers-next-start", state, state.first),
        "roll" => Message::new("dice-settlers-next-actions"),
        "actions" => clean_up(state),
        "clean-up" if state.is_last_round() => Message::new("dice-settlers-next-scoring"),
        "clean-up" if state.last_round.is_some() || state.watch().reached().next().is_some() => {
            starts("dice-settlers-next-last-round", state, coming)
        }
        "clean-up" => starts("dice-settlers-next-round", state, coming),
        _ => Message::new("dice-settlers-next-end"),
    };
    Next::Ready(words)
}

fn starts(key: &'static str, state: &State, seat: Seat) -> Message {
    let words = Message::new(key).say("player", state.name(seat));
    if key == "dice-settlers-next-round" { words.number("round", state.round.saturating_add(1)) } else { words }
}

fn clean_up(state: &State) -> Message {
    let left: usize = state.all_seats().map(|seat| state.actions_left(seat)).sum();
    if left == 0 || !state.options.follow_actions {
        return Message::new("dice-settlers-next-clean-up");
    }
    Message::new("dice-settlers-next-clean-up-early").number("count", left)
}

/// The last round, what is one step before the end, and what the box does not hold.
fn warnings(state: &State) -> Vec<Message> {
    let watch = state.watch();
    let in_round = state.cursor.part == PLAY && !state.over;
    let mut warnings = Vec::new();
    if in_round && state.is_last_round() {
        warnings.push(Message::new("dice-settlers-last-round-now"));
    } else if let Some(last) = state.last_round.filter(|_| in_round) {
        warnings.push(Message::new("rules-dice-settlers-last-round").number("round", last));
    }
    // Once the last round is known, what may still bring the end is no news.
    if in_round && state.last_round.is_none() {
        warnings.extend(Trigger::ALL.into_iter().filter_map(|trigger| watch.news(trigger)));
        // In the clean-up the panel says so itself, with its reason.
        if watch.reached().next().is_some() && state.step() != "clean-up" {
            let last = state.round.saturating_add(1);
            warnings.push(Message::new("dice-settlers-one-more-round").number("round", last));
        }
    }
    let dice = state.tableaus.iter().map(|tableau| tableau.dice).fold(0, u32::saturating_add);
    warnings.extend(box_warnings(watch.houses.unwrap_or(0), dice));
    warnings.extend(color_warnings(state.held()));
    warnings
}
