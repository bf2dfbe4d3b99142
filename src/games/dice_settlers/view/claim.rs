//! Claiming a tile: how many tents everyone has on it, and whether that is enough for a house.

use egui::Ui;

use super::{Draft, Source};
use crate::games::panel::Person;
use crate::kit;
use crate::locale::Message;
use crate::table::seat::Seat;

pub(super) struct ClaimForm {
    title: String,
    rows: Vec<(Person, String, i64)>,
}

impl ClaimForm {
    /// The one who claims first, then the rivals.
    pub(super) fn new(source: &Source<'_>, seat: Seat, draft: &Draft) -> Self {
        let row = |person: Person| {
            let name = source.say(&Message::new("dice-settlers-tents-name").text("player", &person.name));
            let tents = draft.tents.get(person.seat.index()).copied().unwrap_or(0);
            (person, name, i64::from(tents))
        };
        Self {
            title: source.words("dice-settlers-tents-title"),
            rows: source.people_from(seat).into_iter().map(row).collect(),
        }
    }

    /// Draws the form; gives whether a number was changed.
    pub(super) fn show(&self, ui: &mut Ui, draft: &mut Draft) -> bool {
        kit::text::quiet(ui, &self.title);
        let mut changed = false;
        for (person, name, tents) in &self.rows {
            let to =
                kit::player_row(ui, person.mark, &person.name, None, |ui| kit::stepper(ui, name, Some(*tents), 0..=20));
            let Some(to) = to.and_then(|to| u32::try_from(to).ok()) else { continue };
            draft.tents.resize(self.rows.len(), 0);
            if let Some(place) = draft.tents.get_mut(person.seat.index()) {
                *place = to;
            }
            changed = true;
        }
        changed
    }
}
