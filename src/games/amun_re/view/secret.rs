//! The secret sacrifice: the device goes round, and nobody sees an offering before all are in.

use egui::Ui;

use super::{Draft, Person, Source};
use crate::kit::{self, text};
use crate::locale::Message;
use crate::table::seat::Seat;

/// The card that stands between two players' entries.
pub(super) struct Passing {
    seat: Seat,
    title: String,
    note: String,
    ready: String,
}

impl Passing {
    pub(super) fn new(source: &Source<'_>, person: &Person) -> Self {
        let say = |key: &'static str| source.say(&Message::new(key).text("player", &person.name));
        Self {
            seat: person.seat,
            title: say("amun-re-pass-to"),
            note: source.words("amun-re-pass-note"),
            ready: say("amun-re-pass-ready"),
        }
    }

    pub(super) fn show(&self, ui: &mut Ui, draft: &mut Draft) {
        kit::card(ui, |ui| {
            text::title(ui, &self.title);
            text::body(ui, &self.note);
            if ui.add(kit::Button::quiet(&self.ready).full()).clicked() {
                draft.numbers.open(self.seat);
                draft.corrects = false;
            }
        });
    }
}
