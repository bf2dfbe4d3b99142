//! What the window does for the library: opening entries, and keeping what a person writes.

use std::path::Path;

use egui::Context;

use super::beside::EntrySheet;
use super::own::RECENT;
use super::table_file::TableErrors;
use crate::app::App;
use crate::app::post::Errand;
use crate::app::screen::Place;
use crate::library::own::{HEAD, NOTES, Pages};
use crate::library::{Note, OwnCard, Ref, csv};
use crate::locale::Say;
use crate::store::{Reply, Request};

/// The largest table that is read, in bytes.
#[cfg(not(target_arch = "wasm32"))]
const LARGEST: u64 = 32 << 20;

impl App {
    /// Asks for what a person has added, when it is needed for the first time.
    pub(in crate::app) fn need_own(&mut self) {
        if self.model.shelf_of_own.begin() {
            self.post.ask_value(Errand::OwnHead, HEAD);
            self.post.ask_value(Errand::Notes, NOTES);
            self.post.ask_value(Errand::Recent, RECENT);
        }
    }

    /// Reads and indexes a part of the own cards. Asks for another frame while there are more.
    pub(in crate::app) fn grow_library(&mut self, ctx: &Context) {
        let own = &mut self.model.shelf_of_own;
        if let Some(page) = own.next_page() {
            self.post.ask_value(Errand::OwnPage, &page);
        }
        if self.model.shelf_of_own.work() {
            ctx.request_repaint();
        }
    }

    /// Takes an answer of the store that is for the library.
    pub(in crate::app) fn take_own(&mut self, errand: Errand, reply: &Reply) {
        let Reply::Value(kept) = reply else { return };
        let (own, kept) = (&mut self.model.shelf_of_own, kept.as_deref());
        match errand {
            Errand::OwnHead => own.take_head(kept),
            Errand::OwnPage => own.take_page(kept),
            Errand::Notes => own.take_notes(kept),
            Errand::Recent => own.take_recent(kept),
            _ => {}
        }
    }

    /// Another window has written: what a person has added is read anew.
    pub(in crate::app) fn read_own_again(&mut self) {
        if self.model.shelf_of_own.begin_again() {
            self.need_own();
        }
    }

    /// Opens an entry, beside the screen where there is room.
    pub(in crate::app) fn look(&mut self, at: Ref) {
        self.need_own();
        self.model.shelf_of_own.remember(&at);
        self.post.keep(RECENT, &self.model.shelf_of_own.recent);
        let beside = self.wide && self.dialogs.is_empty() && matches!(self.place(), Place::Table | Place::Library);
        let sheet = self.dialogs.iter().any(|dialog| dialog.name() == EntrySheet::NAME);
        if !beside && !sheet {
            // A sheet has its own way back; what was open beside the screen is not on it.
            self.model.looked.clear();
            self.dialogs.push(Box::new(EntrySheet::new(&self.model, &at)));
        }
        if self.model.looked.last() != Some(&at) {
            self.model.looked.push(at);
        }
    }

    /// Goes back to the entry before.
    pub(in crate::app) fn look_back(&mut self) {
        self.model.looked.pop();
    }

    /// Closes what was looked up.
    pub(in crate::app) fn look_away(&mut self) {
        self.model.looked.clear();
    }

    /// Keeps a note and a house rule.
    pub(in crate::app) fn note(&mut self, at: &Ref, note: Note) {
        let pages = self.model.shelf_of_own.own.put_note(at, note);
        self.keep_own(pages);
    }

    /// Keeps an own card.
    pub(in crate::app) fn own_card(&mut self, at: Option<&Ref>, card: OwnCard) {
        if let Some(before) = at
            && self.model.shelf_of_own.own.card(before).is_some_and(|known| known.game != card.game)
        {
            // Its name among all entries has changed with its game.
            self.model.looked.clear();
        }
        let (_, pages) = self.model.shelf_of_own.own.put(at, card);
        self.keep_own(pages);
        self.message(Say::new("app-library-kept"), false, None);
    }

    /// Takes an own card out.
    pub(in crate::app) fn remove_own_card(&mut self, at: &Ref) {
        let pages = self.model.shelf_of_own.own.remove(at);
        self.keep_own(pages);
        self.model.looked.clear();
        self.message(Say::new("app-library-removed"), false, None);
    }

    fn keep_own(&mut self, values: Pages) {
        self.model.shelf_of_own.revision += 1;
        self.post.ask(Errand::Keep, Request::KeepAll { values });
    }

    /// Adds the cards of the table in a file, all of them or none.
    pub(in crate::app) fn read_cards(&mut self, path: &Path) {
        match read_file(path) {
            Ok(bytes) => self.take_cards(&bytes),
            Err(why) => {
                let message = Say::new("app-library-no-file").text("path", path.display().to_string());
                self.message(message.text("why", why), true, None);
            }
        }
    }

    /// Adds the cards of a table, all of them or none.
    pub(in crate::app) fn take_cards(&mut self, table: &[u8]) {
        self.need_own();
        if !self.model.shelf_of_own.is_ready() {
            return self.message(Say::new("app-library-reading"), true, None);
        }
        match csv::read(table, &|id| self.model.game(id).is_some()) {
            Ok(cards) => {
                let count = cards.len();
                let pages = self.model.shelf_of_own.own.put_all(cards);
                self.keep_own(pages);
                self.message(Say::new("app-library-added").number("cards", count), false, None);
            }
            Err(errors) => {
                let lines = errors.iter().map(|error| self.model.texts.say(&error.say())).collect();
                self.dialogs.push(Box::new(TableErrors { lines }));
            }
        }
    }

    /// Writes the own cards to a table.
    pub(in crate::app) fn write_cards(&mut self, path: &Path) {
        let table = csv::write(self.model.shelf_of_own.own.cards());
        match self.files.write(path, &table) {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.say(), true, None),
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    use std::io::Read as _;

    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    file.take(LARGEST).read_to_end(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes)
}

/// A browser has no files with paths: a table is pasted there.
#[cfg(target_arch = "wasm32")]
fn read_file(path: &Path) -> Result<Vec<u8>, String> {
    Err(path.display().to_string())
}
