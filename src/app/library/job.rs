//! A table of own cards that is read or written, a part with each frame.

use std::path::{Path, PathBuf};

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::platform::clock::FrameBudget;
use crate::app::state::texts::Texts;
use crate::kit::{Button, text};
use crate::library::Own;
use crate::library::adding::Adding;
use crate::library::csv::{Reading, Writing};
use crate::locale::Message;
#[cfg(not(target_arch = "wasm32"))]
use crate::store::StoreError;
#[cfg(not(target_arch = "wasm32"))]
use crate::store::exchange::{self, ExchangeError};

/// What is being done with a table.
pub enum Job {
    /// It is read and checked; nothing of it is in the library.
    Reading(Box<Reading>),
    /// Its cards are made ready to be kept.
    Adding(Adding),
    /// They are on their way to the disk, all at once.
    Keeping(Adding),
    /// Own cards are written to a table.
    Writing(Box<Outgoing>),
    /// The table is on its way to the disk.
    #[cfg(not(target_arch = "wasm32"))]
    Saving(Saving),
}

/// A file that is written beside the window, since a disk may take longer for it than a frame.
#[cfg(not(target_arch = "wasm32"))]
pub struct Saving {
    path: PathBuf,
    thread: std::thread::JoinHandle<Result<(), ExchangeError>>,
}

#[cfg(not(target_arch = "wasm32"))]
impl Saving {
    /// Begins to write a file.
    pub fn new(path: PathBuf, table: Writing) -> Self {
        let to = path.clone();
        Self { path, thread: std::thread::spawn(move || exchange::write_text(&to, &table.finish())) }
    }

    /// Whether it is done.
    pub fn is_done(&self) -> bool {
        self.thread.is_finished()
    }

    /// What came of it.
    pub fn finish(self) -> Result<Message, ExchangeError> {
        // The thread does nothing that could end it otherwise.
        self.thread.join().unwrap_or(Err(ExchangeError::Disk(StoreError::Full)))?;
        Ok(Message::new("app-exported").text("path", self.path.display().to_string()))
    }
}

/// The table that is written.
pub struct Outgoing {
    path: PathBuf,
    table: Writing,
    /// The page that is written next.
    page: u32,
    done: usize,
}

impl Job {
    /// Begins to write the own cards to this file.
    pub fn to_write(path: &Path) -> Self {
        let path = path.to_owned();
        Self::Writing(Box::new(Outgoing { path, table: Writing::of_cards(), page: 0, done: 0 }))
    }

    /// Whether it goes on by itself; what is on its way to the disk only waits.
    pub const fn has_work(&self) -> bool {
        !matches!(self, Self::Keeping(_))
    }

    /// Whether a table is still read, so that nothing of it is ready.
    pub const fn is_reading(&self) -> bool {
        matches!(self, Self::Reading(_))
    }

    /// Whether it can be given up.
    pub const fn can_stop(&self) -> bool {
        matches!(self, Self::Reading(_) | Self::Adding(_) | Self::Writing(_))
    }

    /// Lets a part of a table that was given up go. Whether there is more.
    pub fn forget(&mut self) -> bool {
        match self {
            Self::Reading(reading) => reading.forget(),
            Self::Adding(adding) | Self::Keeping(adding) => adding.forget(),
            _ => false,
        }
    }

    /// Whether there is nothing left to do but to wait.
    pub fn waits(&self) -> bool {
        match self {
            Self::Adding(adding) => adding.done() == adding.total(),
            Self::Keeping(_) => true,
            Self::Reading(_) | Self::Writing(_) => false,
            #[cfg(not(target_arch = "wasm32"))]
            Self::Saving(saving) => !saving.is_done(),
        }
    }

    /// How far it is, in words.
    fn say(&self, own: &Own) -> Message {
        let of = |key, done: usize, total: usize| Message::new(key).number("done", done).number("cards", total);
        match self {
            Self::Reading(reading) => Message::new("app-library-table-checking")
                .number("rows", reading.rows())
                .number("percent", reading.percent()),
            Self::Adding(adding) => of("app-library-table-adding", adding.done(), adding.total()),
            Self::Keeping(_) => Message::new("app-library-table-keeping"),
            #[cfg(not(target_arch = "wasm32"))]
            Self::Saving(_) => Message::new("app-library-table-saving"),
            Self::Writing(outgoing) => of("app-library-table-writing", outgoing.done, own.len()),
        }
    }
}

impl Outgoing {
    /// Writes cards for as long as the slice lasts. Whether there are more.
    pub fn work(&mut self, own: &Own, slice: &mut FrameBudget) -> bool {
        while let Some((page, cards)) = own.cards_from(self.page) {
            if !slice.goes_on() {
                return true;
            }
            self.done += cards.len();
            cards.for_each(|card| self.table.card(card));
            self.page = page.saturating_add(1);
        }
        false
    }

    /// How many cards were written.
    #[cfg(not(target_arch = "wasm32"))]
    pub const fn done(&self) -> usize {
        self.done
    }

    /// The file and what is to be in it.
    pub fn finish(self) -> (PathBuf, Writing) {
        (self.path, self.table)
    }
}

/// How far the table is, and the way to stop it.
pub struct TableProgress {
    reads: bool,
}

impl TableProgress {
    /// The kind of this dialog.
    pub const NAME: &'static str = "cards-progress";

    /// What is shown while this is done.
    pub const fn new(job: &Job) -> Self {
        Self { reads: matches!(job, Job::Reading(_) | Job::Adding(_) | Job::Keeping(_)) }
    }
}

impl Content for TableProgress {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t(if self.reads { "app-library-table-reads" } else { "app-library-table-writes" }).to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let (texts, shelf) = (&context.model.texts, &context.model.shelf_of_own);
        let Some(job) = &shelf.job else { return true };
        text::body(ui, &texts.say(&job.say(&shelf.own)));
        if !job.can_stop() {
            return false;
        }
        if self.reads {
            text::quiet(ui, &texts.t("app-library-table-whole"));
        }
        if ui.add(Button::quiet(&texts.t("app-library-table-stop")).full()).clicked() {
            context.actions.push(AppAction::StopTable);
        }
        false
    }
}
