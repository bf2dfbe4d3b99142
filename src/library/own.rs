//! What a person adds: own cards, and notes and house rules on any entry.
//!
//! Own cards are kept in pages of [`PAGE`] under keys of their own, so that changing one among fifty thousand writes one
//! page; what changes together is kept together, and only in the place of what was read ([`Own::to_keep`]). They are read
//! page by page and indexed a few at a time, so that no frame waits for them. What a later version has kept and this one
//! cannot read stays as it is.

use std::collections::{HashMap, VecDeque};
use std::ops::Range;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::adding::Adding;
use super::confidence::Confidence;
use super::entry::{LibraryEntry, Names, Ref, When};
use super::find::{Query, find};
use super::index::Index;
use super::notes::Notes;
use super::paged::{OwnPage, Paged};
use super::shelf::texts;
use crate::locale::Message;
use crate::store::{Replacement, ValueChecksum, Values};
use crate::table::guide::Words;

use edits::Edits;

pub use super::notes::Note;
pub use super::paged::page_key;
pub use edits::{Attempt, Outcome};

mod edits;

/// What the ids of own cards begin with.
pub const PREFIX: &str = "own-";

/// The key under which it is kept how many own cards there have been.
pub const HEAD: &str = "library/own";

/// The key of the notes and house rules.
pub const NOTES: &str = "library/notes";

/// How many own cards lie in one page.
pub const PAGE: u32 = 256;

/// A card that a person has written down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnCard {
    /// The game's id.
    pub game: String,
    /// What kind of card it is, in the person's words.
    pub kind: String,
    /// Its deck or box.
    pub deck: String,
    /// Its printed numbers.
    pub numbers: Vec<String>,
    /// How many there are.
    pub copies: Option<u16>,
    /// Its names; one of them at least.
    pub names: Names,
    /// Other words by which it is found.
    pub also: Vec<String>,
    /// What it does.
    pub text: Words,
    /// Where that stands.
    pub source: String,
}

/// All that a person has added.
#[derive(Clone, Debug, Default)]
pub struct Own {
    cards: Paged,
    /// The cards as entries, by their numbers in the index.
    entries: Vec<LibraryEntry>,
    numbers: HashMap<Ref, u32>,
    index: Index,
    /// Pages that have come from the store and are not read yet.
    came: VecDeque<(u32, Option<String>)>,
    /// Cards that are not in the index yet.
    waiting: VecDeque<u32>,
    notes: Notes,
    /// What was done to cards and is not on disk yet.
    edits: Edits,
}

/// Values to be kept in the store together, each with its key.
pub type Pages = Vec<(String, String)>;

/// What would be written over was kept by a later version: it stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("kept by a later version")]
pub struct Later;

impl Later {
    /// The message for people.
    pub fn message(self) -> Message {
        Message::new("library-later")
    }
}

impl Own {
    /// Takes what was kept under [`HEAD`], and gives the pages that are to be read, in order; [`page_key`] is the key of
    /// each.
    pub fn take_head(&mut self, kept: Option<&str>) -> Range<u32> {
        let pages = self.cards.take_head(kept);
        // A backup that was put in the database's place may have fewer.
        let gone: Vec<u32> = self.cards.pages.range(pages.end..).map(|(page, _)| *page).collect();
        for page in &gone {
            self.settle(*page, OwnPage::default());
            self.cards.pages.remove(page);
        }
        self.apply_again(&gone);
        pages
    }

    /// Takes the text of a page; none where nothing is kept. It is read by [`Own::work`], and only when it is another one
    /// than before.
    pub fn take_page(&mut self, page: u32, kept: Option<String>) {
        self.came.push_back((page, kept));
    }

    /// Takes what was kept under [`NOTES`], in the place of the notes that are here.
    pub fn take_notes(&mut self, kept: Option<&str>) {
        self.notes.take(kept);
    }

    /// Reads pages that have come, and brings cards into the index, for as long as that goes on. Whether there are more.
    pub fn work(&mut self, goes_on: &mut dyn FnMut() -> bool) -> bool {
        loop {
            if !self.is_behind() {
                return false;
            }
            if !goes_on() {
                return true;
            }
            if let Some((number, text)) = self.came.pop_front() {
                if let Some(page) = self.cards.read(number, text.as_deref()) {
                    self.settle(number, page);
                    self.apply_again(&[number]);
                }
            } else if let Some(number) = self.waiting.pop_front() {
                self.enter(number);
            }
        }
    }

    /// Whether something that has come is not read yet.
    pub fn is_reading(&self) -> bool {
        !self.came.is_empty()
    }

    /// Whether [`Own::work`] has something to do.
    pub fn is_behind(&self) -> bool {
        self.is_reading() || !self.waiting.is_empty()
    }

    /// How many cards are found by the search already.
    pub fn indexed(&self) -> usize {
        self.numbers.len()
    }

    /// Whether something was kept by a later version and cannot be read.
    pub fn has_later(&self) -> bool {
        self.cards.has_later() || self.notes.has_later()
    }

    /// That cards can be added and changed.
    ///
    /// # Errors
    /// They were kept by a later version.
    pub const fn allow_cards(&self) -> Result<(), Later> {
        self.cards.allow()
    }

    /// That a note can be written on an entry.
    ///
    /// # Errors
    /// The one that is there was kept by a later version.
    pub fn allow_note(&self, at: &Ref) -> Result<(), Later> {
        self.notes.allow(at)
    }

    /// Writes down a card, or another one in the place of one that is there; [`Own::to_keep`] is to be kept then.
    ///
    /// # Errors
    /// The cards were kept by a later version; nothing is changed.
    pub fn put(&mut self, at: Option<&Ref>, card: OwnCard) -> Result<Ref, Later> {
        self.cards.allow()?;
        // A card that was removed is put back under its number.
        let known = at.and_then(number_of).filter(|number| self.cards.was_given(*number));
        let number = known.unwrap_or_else(|| self.cards.give());
        self.leave(number);
        let before = self.cards.set(number, card.clone());
        self.enter(number);
        self.edits.add(number, known.is_none(), before, Some(card));
        Ok(self.reference(number))
    }

    /// Begins to add many cards, on pages of their own; [`Own::values`] is to be kept when they are ready, and
    /// [`Own::take_added`] puts them in.
    ///
    /// # Errors
    /// The cards were kept by a later version.
    pub fn add(&mut self, cards: Vec<OwnCard>) -> Result<Adding, Later> {
        Ok(Adding::new(self.cards.reserve(cards.len())?, cards))
    }

    /// What is to be kept of cards that are ready; none where their numbers were given to others meanwhile, by another
    /// window.
    pub fn values(&mut self, adding: &mut Adding) -> Option<Vec<Replacement>> {
        let free = |page: &u32| !self.cards.pages.contains_key(page);
        if !adding.pages.keys().all(free) {
            return None;
        }
        let head = self.cards.head();
        adding.head = Some((ValueChecksum::of(&head.value), self.cards.next()));
        Some(std::iter::once(head).chain(std::mem::take(&mut adding.values)).collect())
    }

    /// Begins to add the same cards under other numbers, since another window was faster and has kept this.
    ///
    /// # Errors
    /// The cards were kept by a later version, or others were faster too often.
    pub fn add_again(&mut self, adding: Adding, values: Values) -> Result<Adding, Later> {
        for (_, kept) in values.iter().filter(|(key, _)| key == HEAD) {
            self.cards.take_head(kept.as_deref());
        }
        let tries = adding.tries.checked_add(1).ok_or(Later)?;
        let mut again = self.add(adding.into_cards())?;
        again.tries = tries;
        Ok(again)
    }

    /// Puts cards in that were kept.
    pub fn take_added(&mut self, adding: Adding) {
        if let Some((text, next)) = adding.head {
            self.cards.kept_head(text, next);
        }
        let count = adding.total();
        self.entries.reserve(count);
        self.numbers.reserve(count);
        for (number, page) in adding.pages {
            self.settle(number, page);
        }
    }

    /// Takes a card out, and gives it; none where there is no such card. [`Own::to_keep`] is to be kept then.
    pub fn remove(&mut self, at: &Ref) -> Option<OwnCard> {
        let number = number_of(at)?;
        self.leave(number);
        let card = self.cards.remove(number)?;
        self.edits.add(number, false, Some(card.clone()), None);
        Some(card)
    }

    /// Writes a note and a house rule on an entry; empty ones are taken away.
    ///
    /// # Errors
    /// The one that is there was kept by a later version; nothing is changed.
    pub fn put_note(&mut self, at: &Ref, note: Note) -> Result<Pages, Later> {
        self.notes.put(at, note)
    }

    /// Adds notes and house rules below those that are there; those that stand there already are not added again. All of
    /// them, or none.
    ///
    /// # Errors
    /// One that is there was kept by a later version; nothing is changed.
    pub fn add_notes(&mut self, notes: Vec<(Ref, Note)>) -> Result<Pages, Later> {
        self.notes.add(notes)
    }

    /// All notes and house rules as this version keeps them under [`NOTES`].
    pub fn notes_value(&self) -> serde_json::Value {
        self.notes.value()
    }

    /// All notes and house rules with their entries.
    pub fn notes(&self) -> impl Iterator<Item = (Ref, &Note)> {
        self.notes.all()
    }

    /// The note on an entry.
    pub fn note(&self, at: &Ref) -> Option<&Note> {
        self.notes.get(at)
    }

    /// An own card as it was written.
    pub fn card(&self, at: &Ref) -> Option<&OwnCard> {
        self.cards.card(number_of(at)?)
    }

    /// The first page from this one on, with its cards in the order in which they were written down.
    pub fn cards_from(&self, page: u32) -> Option<(u32, impl ExactSizeIterator<Item = &OwnCard>)> {
        let (number, page) = self.cards.pages.range(page..).next()?;
        Some((*number, page.cards.values()))
    }

    /// How many own cards there are.
    pub fn len(&self) -> usize {
        self.cards.pages.values().map(|page| page.cards.len()).sum()
    }

    /// Whether there is no own card.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// An own card as an entry.
    pub fn get(&self, at: &Ref) -> Option<&LibraryEntry> {
        self.entries.get(*self.numbers.get(at)? as usize)
    }

    /// The own cards as entries.
    pub(super) fn entries(&self) -> impl Iterator<Item = &LibraryEntry> {
        // What was changed lies in the list more than once; its last place counts.
        let last = |(number, entry): &(u32, &LibraryEntry)| self.numbers.get(&entry.at) == Some(number);
        (0..).zip(&self.entries).filter(last).map(|(_, entry)| entry)
    }

    /// The own cards that a query finds.
    pub(super) fn find(&self, query: &Query, wanted: &dyn Fn(&LibraryEntry) -> bool, limit: usize) -> Vec<(&Ref, f32)> {
        let entry = |number: u32| self.entries.get(number as usize);
        let found = find(&self.index, query, &|number| entry(number).is_some_and(wanted), limit);
        found.into_iter().filter_map(|(number, score)| Some((&entry(number)?.at, score))).collect()
    }

    /// The entries of which the notes are found.
    pub(super) fn find_notes(&self, query: &Query, wanted: &dyn Fn(&Ref) -> bool, limit: usize) -> Vec<(&Ref, f32)> {
        self.notes.find(query, wanted, limit)
    }

    fn reference(&self, number: u32) -> Ref {
        reference(number, self.cards.card(number))
    }

    /// Puts a page in the place of the one before; what is new on it waits for the index.
    fn settle(&mut self, number: u32, page: OwnPage) {
        let before = self.cards.put(number, page);
        let now = self.cards.pages.get(&number).map(|page| &page.cards);
        let same = |number: &u32, card: &OwnCard| now.and_then(|now| now.get(number)) == Some(card);
        for (number, card) in before.cards.iter().filter(|(number, card)| !same(number, card)) {
            if let Some(place) = self.numbers.remove(&reference(*number, Some(card))) {
                self.index.remove(place);
            }
        }
        let fresh = now.into_iter().flatten().filter(|(number, card)| before.cards.get(number) != Some(card));
        self.waiting.extend(fresh.map(|(number, _)| *number));
    }

    /// Brings a card into the index.
    fn enter(&mut self, number: u32) {
        self.leave(number);
        let Some(card) = self.cards.card(number) else { return };
        let entry = entry(self.reference(number), card);
        let place = self.index.add(texts(&entry, None), None);
        self.numbers.insert(entry.at.clone(), place);
        self.entries.push(entry);
    }

    /// Takes a card out of the index.
    fn leave(&mut self, number: u32) {
        if let Some(place) = self.numbers.remove(&self.reference(number)) {
            self.index.remove(place);
        }
    }
}

fn reference(number: u32, card: Option<&OwnCard>) -> Ref {
    Ref::new(card.map_or("", |card| card.game.as_str()), format!("{PREFIX}{number}"))
}

fn number_of(at: &Ref) -> Option<u32> {
    at.id.strip_prefix(PREFIX)?.parse().ok()
}

pub(super) fn json(value: &impl Serialize) -> String {
    // Texts and numbers are always JSON.
    serde_json::to_string(value).unwrap_or_default()
}

fn entry(at: Ref, card: &OwnCard) -> LibraryEntry {
    LibraryEntry {
        at,
        kind: card.kind.clone(),
        deck: Some(card.deck.clone()).filter(|deck| !deck.is_empty()),
        names: card.names.clone(),
        text: card.text.clone(),
        why: None,
        numbers: card.numbers.clone(),
        copies: card.copies,
        phases: Vec::new(),
        also: card.also.clone(),
        asked: Vec::new(),
        facts: Vec::new(),
        source: Words { en: card.source.clone(), cs: card.source.clone() },
        confidence: Confidence::Own,
        unsure: None,
        when: When::default(),
        cards: Vec::new(),
        related: Vec::new(),
        rules: Vec::new(),
    }
}

#[cfg(test)]
mod tests;
