//! What the guide shows of an Orchard play, and what the ends of its steps mean.

use tableside::locale::Message;
use tableside::table::early::EarlyPoints;
use tableside::table::guide::{Cursor, Guide, GuideView, Next};
use tableside::table::rules::Guided;
use tableside::table::state::TableState;

use super::check::unpicked;
use super::guide;
use super::state::State;

impl Guided for State {
    fn order(&self) -> &'static Guide {
        guide()
    }

    fn table(&self) -> &TableState {
        &self.table
    }

    fn end_early(&mut self, points: EarlyPoints) {
        self.table.early = Some(points);
    }

    fn place(&self) -> Message {
        match self.table.cursor.part {
            _ if self.table.over => Message::new("orchard-over"),
            0 => Message::new("orchard-place").number("round", self.table.cursor.round + 1),
            _ => Message::new("orchard-place-end"),
        }
    }

    fn guide(&self) -> GuideView {
        let now = (!self.table.over).then_some(self.table.cursor);
        let mut face = GuideView {
            place: self.place(),
            phases: guide().phase_faces(self.round_steps(self.table.cursor), now, &|_, _| Message::literal("")),
            next: button(self),
            ..guide().face(self.table.cursor, self.table.seats)
        };
        if self.table.over {
            (face.title, face.text) = (Message::new("orchard-over"), Message::new("orchard-over-text"));
        }
        face
    }

    fn missing(&self) -> Option<Message> {
        unpicked(self)
    }

    fn end_step(&mut self) {
        match self.following() {
            Some(to) => self.table.cursor = to,
            None => self.table.over = true,
        }
    }

    fn go(&mut self, to: Cursor) {
        (self.table.cursor, self.table.over) = (to, false);
    }

    fn ended(&self, from: Cursor) -> Message {
        let title = guide().step(from).map_or_else(|| Message::literal(""), |step| Message::of_words(&step.title));
        Message::new("orchard-did-next").say("step", title)
    }
}

fn button(state: &State) -> Next {
    if state.table.over {
        return Next::Over;
    }
    if let Some(missing) = state.missing() {
        return Next::Missing(missing);
    }
    Next::Ready(match state.following().and_then(|to| guide().step(to)) {
        Some(step) => Message::new("orchard-next").say("step", Message::of_words(&step.title)),
        None => Message::new("orchard-next-end"),
    })
}
