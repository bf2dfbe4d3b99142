//! What helps a table beside its play, on the screen: setting up, packing away, teaching, reminders, and printed pages.

mod blank_tables;
mod fill_table;
mod lesson_button;
mod lesson_screen;
mod packing_screen;
mod print_dialog;
mod reminder;
mod setup_screen;

use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::games::{self, Game};
use crate::library::Aids;
use crate::library::aids::SetupList;
use crate::table::guide::Table;

pub use blank_tables::BlankTables;
pub use fill_table::FillTable;
pub use lesson_button::lesson_button;
pub use lesson_screen::LessonScreen;
pub use packing_screen::PackingScreen;
pub use print_dialog::PrintDialog;
pub use reminder::ReminderBox;
pub use setup_screen::SetupScreen;

impl Model {
    /// The aids of a game.
    pub fn aids(&self, game: &str) -> Option<&'static Aids> {
        games::library().aids(game)
    }

    /// The games that are told in two minutes.
    pub fn taught(&self) -> impl Iterator<Item = &'static dyn Game> {
        self.games.iter().copied().filter(|game| self.aids(game.id()).is_some_and(|aids| aids.lesson.is_some()))
    }

    /// What the open play's table and box are made of; none where no play is open or its game has no setup.
    pub fn setup_list(&self) -> Option<(&Open, &'static SetupList)> {
        let open = self.open.as_ref().filter(|open| open.has_setup())?;
        Some((open, &self.aids(open.game.id())?.setup))
    }

    /// Does something with the table of the open play, as the data asks for it.
    pub fn at_table<R>(&self, open: &Open, with: impl FnOnce(&Table<'_>) -> R) -> R {
        let on = |id: &str| self.is_on(id);
        with(&Table { seats: open.session.play().setup().players.len(), option: &on })
    }

    /// How many steps of the open play's setup are done, and how many there are; none where it has none.
    pub fn set_up(&self) -> Option<(usize, usize)> {
        let (open, list) = self.setup_list()?;
        let play = open.session.id();
        self.at_table(open, |table| {
            let done = list.steps_at(table).filter(|step| self.boxes.is_done(play, &step.id)).count();
            Some((done, list.steps_at(table).count()))
        })
    }

    /// Whether the open play offers to lead through its setup: it stands at its very beginning, and nobody has done that or
    /// put it away.
    pub fn offers_setup(&self) -> bool {
        let fresh = self.open.as_ref().is_some_and(|open| open.shown.is_first_phase);
        fresh
            && self.open.as_ref().is_some_and(|open| !self.boxes.is_skipped(open.session.id()))
            && self.set_up().is_some_and(|(done, steps)| done < steps)
    }
}

impl Open {
    /// Whether the game says how its table is set up.
    pub fn has_setup(&self) -> bool {
        !self.game.books().aids.setup.is_empty()
    }
}
