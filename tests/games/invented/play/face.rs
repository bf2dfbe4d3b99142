//! What the guide shows of an Orchard play.

use tableside::locale::Message;
use tableside::table::guide::{GuideView, Next};

use super::check::missing;
use super::guide;
use super::state::State;

pub(super) fn face(state: &State) -> GuideView {
    let steps = state.with_table(|table| guide().round(state.cursor, table));
    let now = (!state.over).then_some(state.cursor);
    let mut face = GuideView {
        place: place(state),
        phases: guide().phase_faces(steps, now, &|_, _| Message::literal("")),
        next: next(state),
        ..guide().face(state.cursor)
    };
    if state.over {
        (face.title, face.text) = (Message::new("orchard-over"), Message::new("orchard-over-text"));
    }
    face
}

/// Where the play stands, for a heading of the history.
pub(super) fn heading(state: &State) -> Message {
    if state.over { place(state) } else { guide().heading(place(state), state.cursor) }
}

fn place(state: &State) -> Message {
    match state.cursor.part {
        _ if state.over => Message::new("orchard-over"),
        0 => Message::new("orchard-place").number("round", state.cursor.round + 1),
        _ => Message::new("orchard-place-end"),
    }
}

fn next(state: &State) -> Next {
    if state.over {
        return Next::Over;
    }
    if let Some(missing) = missing(state) {
        return Next::Missing(missing);
    }
    let to = state.with_table(|table| guide().next(state.cursor, table));
    Next::Ready(match to.and_then(|to| guide().step(to)) {
        Some(step) => Message::new("orchard-next").say("step", Message::of_words(&step.title)),
        None => Message::new("orchard-next-end"),
    })
}
