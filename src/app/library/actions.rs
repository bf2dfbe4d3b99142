//! What the window does for the library: opening entries, and keeping what a person writes.

use super::beside::EntrySheet;
use super::own::RECENT;
use crate::app::App;
use crate::app::nav::place::Place;
use crate::app::state::messages::Offer;
use crate::app::sync::store_client::PendingRequest;
use crate::library::own::{Attempt, HEAD, NOTES, Outcome, page_key};
use crate::library::{Note, OwnCard, Ref};
use crate::locale::Message;
use crate::store::{Reply, StoreError, Values, merge};

impl App {
    /// Asks for what a person has added, when it is needed for the first time.
    pub(in crate::app) fn need_own(&mut self) {
        if self.model.shelf_of_own.begin() {
            self.ask_for_own();
        }
    }

    fn ask_for_own(&mut self) {
        self.client.ask_value(PendingRequest::OwnHead, HEAD);
        self.client.ask_value(PendingRequest::Notes, NOTES);
        self.client.ask_value(PendingRequest::Recent, RECENT);
    }

    /// Goes on with what takes longer than a frame: a table, and reading and indexing the own cards.
    pub(in crate::app) fn grow_library(&mut self) {
        let mut slice = self.model.clock.slice();
        self.work_on_table(&mut slice);
        while let Some(page) = self.model.shelf_of_own.next_page() {
            self.client.ask_value(PendingRequest::OwnPage(page), &page_key(page));
        }
        self.model.shelf_of_own.work(&mut slice);
        self.tell_outcomes();
    }

    /// Takes an answer of the store that is for the library.
    pub(in crate::app) fn take_own(&mut self, errand: PendingRequest, reply: Reply) {
        let Reply::Value(kept) = reply else { return };
        let own = &mut self.model.shelf_of_own;
        match errand {
            PendingRequest::OwnHead => own.take_head(kept.as_deref()),
            PendingRequest::OwnPage(page) => own.take_page(page, kept),
            // A note that is on its way, or could not be saved, is not in them; the next answer has both.
            PendingRequest::Notes
                if self.client.expects(PendingRequest::KeepNotes)
                    || self.client.is_unsaved(PendingRequest::KeepNotes) =>
            {
                own.pass_over_notes();
            }
            PendingRequest::Notes => {
                own.take_notes(kept.as_deref());
                self.client.knows(NOTES, Some(own.own.notes_value()));
            }
            PendingRequest::KeepNotes => {
                own.take_kept_notes(kept.as_deref());
                let added = own.notes_added.take();
                self.client.knows(NOTES, Some(own.own.notes_value()));
                if let Some(count) = added {
                    self.message(Message::new("app-library-notes-added").number("notes", count), false, None);
                }
            }
            PendingRequest::Recent => {
                let known = own.take_recent(kept.as_deref());
                self.client.knows(RECENT, Some(merge::value(&known)));
            }
            _ => {}
        }
    }

    /// Another window has written: what a person has added is read anew.
    pub(in crate::app) fn read_own_again(&mut self) {
        if self.model.shelf_of_own.begin_again() {
            self.ask_for_own();
        }
    }

    /// Opens an entry, beside the screen where there is room.
    pub(in crate::app) fn look(&mut self, at: Ref) {
        self.need_own();
        self.model.shelf_of_own.remember(&at);
        self.client.change(
            PendingRequest::KeepRecent,
            RECENT,
            vec!["game", "id"],
            merge::value(&self.model.shelf_of_own.recent),
        );
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
        if !self.may_change_own() {
            return;
        }
        let pages = self.model.shelf_of_own.own.put_note(at, note);
        self.keep_notes(pages.err());
    }

    /// Keeps an own card.
    pub(in crate::app) fn own_card(&mut self, at: Option<&Ref>, card: OwnCard) {
        if !self.may_change_own() {
            return;
        }
        if let Some(before) = at
            && self.model.shelf_of_own.own.card(before).is_some_and(|known| known.game != card.game)
        {
            // Its name among all entries has changed with its game.
            self.model.looked.clear();
        }
        match self.model.shelf_of_own.own.put(at, card) {
            Ok(_) => self.changed_own(),
            Err(later) => self.message(later.message(), true, None),
        }
    }

    /// Takes an own card out.
    pub(in crate::app) fn remove_own_card(&mut self, at: &Ref) {
        if !self.may_change_own() {
            return;
        }
        let Some(card) = self.model.shelf_of_own.own.remove(at) else { return };
        self.model.shelf_of_own.removed = Some((at.clone(), card));
        self.changed_own();
        self.model.looked.clear();
    }

    fn changed_own(&mut self) {
        self.model.shelf_of_own.revision += 1;
        self.keep_own();
    }

    /// Keeps what has changed of own cards; while an answer is awaited, what was done since is kept after it.
    pub(in crate::app) fn keep_own(&mut self) {
        let values = self.model.shelf_of_own.own.to_keep();
        if !values.is_empty() {
            self.client.keep_own(values);
        }
    }

    /// Own cards are on disk, or gone from there.
    pub(in crate::app) fn kept_own(&mut self) {
        self.model.shelf_of_own.own.kept();
        self.tell_outcomes();
        self.keep_own();
    }

    /// Another window has kept own cards: what was done here is done to those.
    pub(in crate::app) fn own_overtaken(&mut self, others: Values) {
        let next = self.model.shelf_of_own.own.overtaken(others);
        self.model.shelf_of_own.revision += 1;
        self.tell_outcomes();
        match next {
            Attempt::Goes => self.keep_own(),
            Attempt::GivesUp => {
                let was_unsaved = self.client.unsaved().is_some();
                let news = self.client.could_not_keep_own(&StoreError::Busy);
                self.watch_unsaved(was_unsaved, news, true);
            }
        }
    }

    /// Says what has become of own cards that were changed, and follows those that got another number.
    pub(in crate::app) fn tell_outcomes(&mut self) {
        for (from, to) in self.model.shelf_of_own.own.renamed() {
            self.rename_card(&from, &to);
        }
        for outcome in self.model.shelf_of_own.own.outcomes() {
            match outcome {
                Outcome::Kept => self.message(Message::new("app-library-kept"), false, None),
                Outcome::Removed => self.message(Message::new("app-library-removed"), false, Some(Offer::OwnCard)),
                Outcome::Stays => {
                    self.model.shelf_of_own.removed = None;
                    self.message(Message::new("app-library-stays"), true, None);
                }
            }
        }
    }

    /// A new card has another number than was thought: what is about it goes with it.
    fn rename_card(&mut self, from: &Ref, to: &Ref) {
        let shelf = &mut self.model.shelf_of_own;
        let removed = shelf.removed.as_mut().map(|(at, _)| at);
        for at in self.model.looked.iter_mut().chain(&mut shelf.recent).chain(removed) {
            if at == from {
                at.clone_from(to);
            }
        }
        for dialog in &mut self.dialogs {
            dialog.renamed(from, to);
        }
        // Whose note it is, is not known for sure: it stays with the other card too.
        if let Some(note) = self.model.shelf_of_own.own.note(from).cloned() {
            self.note(to, note);
        }
    }

    /// Puts the card that was removed last back to where it was.
    pub(in crate::app) fn put_card_back(&mut self) {
        if let Some((at, card)) = self.model.shelf_of_own.removed.take() {
            self.own_card(Some(&at), card);
        }
    }

    /// Whether what a person has added can be changed now; says so where it can't.
    fn may_change_own(&mut self) -> bool {
        let known = self.model.shelf_of_own.is_known();
        if !known {
            self.message(Message::new("app-library-reading"), true, None);
        }
        known
    }
}
