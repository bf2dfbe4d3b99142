//! Who is at the table: the players of the open play, or whoever is chosen among the people who have played here.

use egui::Ui;

use crate::app::state::model::Model;
use crate::app::state::people::Person;
use crate::kit::{Mark, person_chip, text};
use crate::locale::Message;
use crate::table::seat::{PieceColor, Shape};

/// How many people can be chosen from; the ones who played last.
const OFFERED: usize = 16;

/// Somebody at the table.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The name.
    pub name: String,
    mark: Mark,
    here: bool,
}

/// Who is at the table.
pub struct TableGuests {
    guests: Vec<Guest>,
    /// Whether they are those of the open play, so that there is nothing to choose.
    of_play: bool,
}

impl TableGuests {
    /// The players of the open play; without one the people who have played here, or numbered chairs,
    /// nobody chosen yet.
    pub fn new(model: &Model) -> Self {
        if let Some(open) = &model.open {
            let of = |score: &crate::app::state::open::SeatScore| Guest {
                name: score.name.clone(),
                mark: score.mark,
                here: true,
            };
            return Self { guests: open.shown.scores.iter().map(of).collect(), of_play: true };
        }
        if model.people.known.is_empty() {
            // Nobody has played here yet: the chairs are numbered.
            let chair = |(number, shape): (usize, Shape)| Guest {
                name: model.texts.say(&Message::new("tools-player").number("number", number + 1)),
                mark: Mark { color: PieceColor::ALL.get(number).copied().unwrap_or(PieceColor::Black), shape },
                here: false,
            };
            return Self { guests: Shape::ALL.into_iter().enumerate().map(chair).collect(), of_play: false };
        }
        let of = |person: &Person| Guest {
            name: person.name.clone(),
            mark: Mark { color: person.color, shape: person.shape },
            here: false,
        };
        Self { guests: model.people.known.iter().take(OFFERED).map(of).collect(), of_play: false }
    }

    /// Whether they are those of the open play.
    pub const fn is_of_play(&self) -> bool {
        self.of_play
    }

    /// The names of those who are here.
    pub fn names(&self) -> Vec<String> {
        self.guests.iter().filter(|guest| guest.here).map(|guest| guest.name.clone()).collect()
    }

    /// The mark of a name.
    pub fn mark(&self, name: &str) -> Mark {
        let guest = self.guests.iter().find(|guest| guest.name == name);
        guest.map_or(Mark { color: PieceColor::Black, shape: Shape::Circle }, |guest| guest.mark)
    }

    /// Shows who is here, to be chosen by a tap where no play says it.
    pub fn show(&mut self, ui: &mut Ui, model: &Model) {
        let texts = &model.texts;
        text::strong(ui, &texts.t("tools-at-table"));
        if !self.of_play {
            text::quiet(ui, &texts.t("tools-choose"));
        }
        let of_play = self.of_play;
        ui.horizontal_wrapped(|ui| {
            for guest in &mut self.guests {
                if person_chip(ui, guest.mark, &guest.name, &guest.name, guest.here).clicked() && !of_play {
                    guest.here = !guest.here;
                }
            }
        });
    }
}
