//! What the window does for tables of own cards and of notes: they come in whole or not at all, and no frame waits for them.

use std::path::Path;

#[cfg(not(target_arch = "wasm32"))]
use super::job::Saving;
use super::job::{Job, TableProgress};
use super::table_file::TableErrors;
use crate::app::App;
use crate::app::platform::clock::FrameBudget;
use crate::app::platform::files::OpenTable;
use crate::app::sync::store_client::PendingRequest;
use crate::library::adding::Adding;
use crate::library::csv::{CsvError, CsvTable, KnownEntries, Reading, Writing};
use crate::library::own::NOTES;
use crate::library::{Later, Note, OwnCard, Ref};
use crate::locale::Message;
use crate::store::{Request, StoreError, Values};

/// A table of more cards is written to the disk beside the window.
#[cfg(not(target_arch = "wasm32"))]
const AT_ONCE: usize = 1_000;

impl App {
    /// Writes the own cards to a table.
    pub(in crate::app) fn write_cards(&mut self, path: &Path) {
        self.begin_job(|| Job::to_write(path));
    }

    /// Writes the notes and house rules to a table.
    pub(in crate::app) fn write_notes(&mut self, path: &Path) {
        let (lookup, language) = (self.model.lookup(), self.model.texts.language());
        let mut table = Writing::of_notes();
        for (at, note) in self.model.shelf_of_own.own.notes() {
            table.note(&at, lookup.get(&at).map_or("", |entry| entry.name(language)), note);
        }
        self.write_table_to(path, &table.finish());
    }

    fn write_table_to(&mut self, path: &Path, table: &str) {
        match self.files.write(path, table) {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Adds what is in a table, all of it or nothing.
    pub(in crate::app) fn take_table(&mut self, OpenTable { content, size }: OpenTable) {
        self.need_own();
        if !self.model.shelf_of_own.is_known() {
            return self.message(Message::new("app-library-reading"), true, None);
        }
        self.begin_job(|| Job::Reading(Box::new(Reading::new(content, size))));
    }

    fn begin_job(&mut self, job: impl FnOnce() -> Job) {
        if self.model.shelf_of_own.job.is_some() {
            return self.message(Message::new("app-library-busy"), true, None);
        }
        self.model.shelf_of_own.job = Some(job());
        // A short table is done before anything would be seen of it.
        let mut slice = self.model.clock.slice();
        self.work_on_table(&mut slice);
        if let Some(job) = &self.model.shelf_of_own.job
            && job.has_work()
        {
            self.dialogs.push(Box::new(TableProgress::new(job)));
        }
    }

    /// Gives a table up; nothing of it was taken. What is on its way to the disk cannot be held back.
    pub(in crate::app) fn stop_table(&mut self) {
        let shelf = &mut self.model.shelf_of_own;
        shelf.leaving = shelf.job.take_if(|job| job.can_stop()).or(shelf.leaving.take());
    }

    /// Goes on with the table for as long as the slice lasts.
    pub(in crate::app) fn work_on_table(&mut self, slice: &mut FrameBudget) {
        while let Some(job) = self.model.shelf_of_own.job.take_if(|job| job.has_work()) {
            let goes_on = slice.goes_on();
            self.model.shelf_of_own.job = if goes_on { self.go_on(job, slice) } else { Some(job) };
            // What is ready may have to wait until another window's changes are read.
            let waits = self.model.shelf_of_own.job.as_ref().is_some_and(Job::waits);
            if !goes_on || waits {
                return;
            }
        }
    }

    /// Goes on with a job; what is left of it.
    fn go_on(&mut self, job: Job, slice: &mut FrameBudget) -> Option<Job> {
        match job {
            Job::Reading(mut reading) => {
                let (model, lookup) = (&self.model, self.model.lookup());
                let known =
                    KnownEntries { game: &|words| model.game_called(words), entry: &|at| lookup.get(at).is_some() };
                if reading.work(known, &mut || slice.goes_on()) {
                    return Some(Job::Reading(reading));
                }
                match reading.finish() {
                    Ok(table) if std::mem::take(&mut self.model.shelf_of_own.asks_for_table) => {
                        self.ask_for_table(table);
                        None
                    }
                    Ok(CsvTable::Cards(cards)) => self.add_cards(cards),
                    Ok(CsvTable::Notes(notes)) => self.add_notes(notes),
                    Err(errors) => {
                        self.model.shelf_of_own.leaving = Some(Job::Reading(reading));
                        self.refuse_table(&errors)
                    }
                }
            }
            Job::Adding(mut adding) => {
                // What another window has written is read first.
                let more = adding.work(&mut || slice.goes_on()) || !self.model.shelf_of_own.is_ready();
                if more { Some(Job::Adding(adding)) } else { self.keep_cards(adding) }
            }
            Job::Writing(mut outgoing) => {
                if outgoing.work(&self.model.shelf_of_own.own, slice) {
                    return Some(Job::Writing(outgoing));
                }
                #[cfg(not(target_arch = "wasm32"))]
                if outgoing.done() > AT_ONCE {
                    let (path, table) = outgoing.finish();
                    return Some(Job::Saving(Saving::new(path, table)));
                }
                let (path, table) = outgoing.finish();
                self.write_table_to(&path, &table.finish());
                None
            }
            #[cfg(not(target_arch = "wasm32"))]
            Job::Saving(saving) if saving.is_done() => {
                match saving.finish() {
                    Ok(said) => self.message(said, false, None),
                    Err(error) => self.message(error.message(), true, None),
                }
                None
            }
            #[cfg(not(target_arch = "wasm32"))]
            Job::Saving(saving) => Some(Job::Saving(saving)),
            Job::Keeping(adding) => Some(Job::Keeping(adding)),
        }
    }

    fn refuse_table(&mut self, errors: &[CsvError]) -> Option<Job> {
        let lines = errors.iter().map(|error| self.model.texts.say(&error.message())).collect();
        self.dialogs.push(Box::new(TableErrors { lines }));
        None
    }

    /// Adds a table that a person has said yes to.
    pub(in crate::app) fn add_table(&mut self, table: CsvTable) {
        if self.model.shelf_of_own.job.is_some() {
            return self.message(Message::new("app-library-busy"), true, None);
        }
        self.model.shelf_of_own.job = match table {
            CsvTable::Cards(cards) => self.add_cards(cards),
            CsvTable::Notes(notes) => self.add_notes(notes),
        };
        let mut slice = self.model.clock.slice();
        self.work_on_table(&mut slice);
    }

    fn add_cards(&mut self, cards: Vec<OwnCard>) -> Option<Job> {
        match self.model.shelf_of_own.own.add(cards) {
            Ok(adding) => Some(Job::Adding(adding)),
            Err(later) => self.refuse_later(later),
        }
    }

    fn add_notes(&mut self, notes: Vec<(Ref, Note)>) -> Option<Job> {
        let count = notes.len();
        if !self.model.shelf_of_own.is_known() {
            // They could not be read again.
            self.message(Message::new("app-library-reading"), true, None);
            return None;
        }
        let pages = self.model.shelf_of_own.own.add_notes(notes);
        if pages.is_ok() {
            self.model.shelf_of_own.notes_added = Some(count);
        }
        self.keep_notes(pages.err());
        None
    }

    fn keep_cards(&mut self, mut adding: Adding) -> Option<Job> {
        let Some(values) = self.model.shelf_of_own.own.values(&mut adding) else {
            return self.add_cards(adding.into_cards());
        };
        self.client.ask(PendingRequest::KeepTable, Request::Replace { values });
        Some(Job::Keeping(adding))
    }

    /// Another window has given numbers to cards meanwhile: those of the table get others.
    pub(in crate::app) fn add_cards_again(&mut self, others: Values) {
        let Some(Job::Keeping(adding)) = self.model.shelf_of_own.job.take() else { return };
        self.model.shelf_of_own.job = match self.model.shelf_of_own.own.add_again(adding, others) {
            Ok(adding) => Some(Job::Adding(adding)),
            Err(later) => self.refuse_later(later),
        };
    }

    fn refuse_later(&mut self, later: Later) -> Option<Job> {
        self.message(later.message(), true, None);
        None
    }

    /// The cards of a table are on disk, or it is known that they can't be.
    pub(in crate::app) fn kept_cards(&mut self, kept: Result<(), StoreError>) {
        let Some(Job::Keeping(adding)) = self.model.shelf_of_own.job.take() else { return };
        match kept {
            Ok(()) => {
                self.message(Message::new("app-library-added").number("cards", adding.total()), false, None);
                self.model.shelf_of_own.own.take_added(adding);
                self.model.shelf_of_own.revision += 1;
            }
            Err(error) => {
                self.model.shelf_of_own.leaving = Some(Job::Keeping(adding));
                self.message(error.message(), true, None);
            }
        }
    }

    /// Keeps the notes that have changed, or says that they can't be.
    pub(super) fn keep_notes(&mut self, refused: Option<Later>) {
        if let Some(later) = refused {
            return self.message(later.message(), true, None);
        }
        self.model.shelf_of_own.revision += 1;
        let notes = self.model.shelf_of_own.own.notes_value();
        self.client.change(PendingRequest::KeepNotes, NOTES, Vec::new(), notes);
    }
}
