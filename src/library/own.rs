//! What a person adds: own cards, and notes and house rules on any entry.
//!
//! Own cards are kept in pages of [`PAGE`] under keys of their own, so that changing one among fifty thousand writes one
//! page; what changes together is kept together ([`Own::put`] and its like give all pages that changed). They are read page
//! by page and indexed a few at a time, so that no frame waits for them.

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::confidence::Confidence;
use super::entry::{Entry, Names, Ref, When};
use super::find::{Query, find};
use super::index::{Field, Index};
use super::shelf::texts;
use crate::table::guide::Words;

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

/// What a person wrote on an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Note {
    /// A note.
    pub note: String,
    /// How this table plays it.
    pub house: String,
}

impl Note {
    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        self.note.trim().is_empty() && self.house.trim().is_empty()
    }
}

/// How many own cards there have been; their numbers are never given twice.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Head {
    next: u32,
}

/// All that a person has added.
#[derive(Clone, Debug, Default)]
pub struct Own {
    next: u32,
    cards: BTreeMap<u32, OwnCard>,
    /// The cards as entries, by their numbers in the index.
    entries: Vec<Entry>,
    numbers: HashMap<Ref, u32>,
    index: Index,
    /// Cards that are not in the index yet.
    waiting: VecDeque<u32>,
    notes: BTreeMap<String, Note>,
    note_refs: Vec<Ref>,
    note_index: Index,
}

/// Values to be kept in the store together, each with its key.
pub type Pages = Vec<(String, String)>;

impl Own {
    /// Takes what was kept under [`HEAD`], and gives the keys of the pages that are to be read, in order.
    pub fn take_head(&mut self, kept: &str) -> Vec<String> {
        self.next = serde_json::from_str::<Head>(kept).unwrap_or_default().next;
        (0..self.next.div_ceil(PAGE)).map(page_key).collect()
    }

    /// Takes a page. What cannot be read (of a later version) is passed over.
    pub fn take_page(&mut self, kept: &str) {
        let cards: BTreeMap<u32, OwnCard> = serde_json::from_str(kept).unwrap_or_default();
        for (number, card) in cards {
            self.next = self.next.max(number.saturating_add(1));
            self.waiting.push_back(number);
            self.cards.insert(number, card);
        }
    }

    /// Takes what was kept under [`NOTES`].
    pub fn take_notes(&mut self, kept: &str) {
        let notes: BTreeMap<String, Note> = serde_json::from_str(kept).unwrap_or_default();
        for (at, note) in notes {
            if let Some((game, id)) = at.split_once('/') {
                self.set_note(&Ref::new(game, id), note);
            }
        }
    }

    /// Brings so many cards into the index. Whether there are more.
    pub fn work(&mut self, cards: usize) -> bool {
        for _ in 0..cards {
            let Some(number) = self.waiting.pop_front() else { return false };
            self.enter(number);
        }
        !self.waiting.is_empty()
    }

    /// Writes down a card, or another one in the place of one that is there.
    pub fn put(&mut self, at: Option<&Ref>, card: OwnCard) -> (Ref, Pages) {
        let known = at.and_then(number_of).filter(|number| self.cards.contains_key(number));
        let number = known.unwrap_or_else(|| self.give_number());
        self.leave(number);
        self.cards.insert(number, card);
        self.enter(number);
        (self.reference(number), self.pages(std::iter::once(number)))
    }

    /// Writes down many cards, all of them or, when there would be too many, none.
    pub fn put_all(&mut self, cards: Vec<OwnCard>) -> Pages {
        let mut added = Vec::with_capacity(cards.len());
        for card in cards {
            let number = self.give_number();
            self.cards.insert(number, card);
            self.waiting.push_back(number);
            added.push(number);
        }
        self.pages(added.into_iter())
    }

    /// Takes a card out.
    pub fn remove(&mut self, at: &Ref) -> Pages {
        let Some(number) = number_of(at) else { return Pages::new() };
        self.leave(number);
        self.waiting.retain(|waiting| *waiting != number);
        self.cards.remove(&number);
        self.pages(std::iter::once(number))
    }

    /// Writes a note and a house rule on an entry; empty ones are taken away.
    pub fn put_note(&mut self, at: &Ref, note: Note) -> Pages {
        self.set_note(at, note);
        vec![(NOTES.to_owned(), json(&self.notes))]
    }

    /// The note on an entry.
    pub fn note(&self, at: &Ref) -> Option<&Note> {
        self.notes.get(&at.to_string())
    }

    /// An own card as it was written.
    pub fn card(&self, at: &Ref) -> Option<&OwnCard> {
        self.cards.get(&number_of(at)?)
    }

    /// All own cards in the order in which they were written down.
    pub fn cards(&self) -> impl Iterator<Item = &OwnCard> {
        self.cards.values()
    }

    /// How many own cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no own card.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// An own card as an entry.
    pub fn get(&self, at: &Ref) -> Option<&Entry> {
        self.entries.get(*self.numbers.get(at)? as usize)
    }

    /// The own cards as entries.
    pub(super) fn entries(&self) -> impl Iterator<Item = &Entry> {
        // What was changed lies in the list more than once; its last place counts.
        let last = |(number, entry): &(u32, &Entry)| self.numbers.get(&entry.at) == Some(number);
        (0..).zip(&self.entries).filter(last).map(|(_, entry)| entry)
    }

    /// The own cards that a query finds.
    pub(super) fn find(&self, query: &Query, wanted: &dyn Fn(&Entry) -> bool, limit: usize) -> Vec<(&Ref, f32)> {
        let entry = |number: u32| self.entries.get(number as usize);
        let found = find(&self.index, query, &|number| entry(number).is_some_and(wanted), limit);
        found.into_iter().filter_map(|(number, score)| Some((&entry(number)?.at, score))).collect()
    }

    /// The entries of which the notes are found.
    pub(super) fn find_notes(&self, query: &Query, wanted: &dyn Fn(&Ref) -> bool, limit: usize) -> Vec<(&Ref, f32)> {
        let at = |number: u32| self.note_refs.get(number as usize);
        let found = find(&self.note_index, query, &|number| at(number).is_some_and(wanted), limit);
        found.into_iter().filter_map(|(number, score)| Some((at(number)?, score))).collect()
    }

    const fn give_number(&mut self) -> u32 {
        let number = self.next;
        self.next += 1;
        number
    }

    fn reference(&self, number: u32) -> Ref {
        let game = self.cards.get(&number).map_or("", |card| card.game.as_str());
        Ref::new(game, format!("{PREFIX}{number}"))
    }

    /// Brings a card into the index.
    fn enter(&mut self, number: u32) {
        let Some(card) = self.cards.get(&number) else { return };
        let entry = entry(self.reference(number), card);
        let place = self.index.add(texts(&entry, None));
        self.numbers.insert(entry.at.clone(), place);
        self.entries.push(entry);
    }

    /// Takes a card out of the index.
    fn leave(&mut self, number: u32) {
        if let Some(place) = self.numbers.remove(&self.reference(number)) {
            self.index.remove(place);
        }
    }

    fn set_note(&mut self, at: &Ref, note: Note) {
        for (number, _) in (0..).zip(&self.note_refs).filter(|(_, noted)| *noted == at) {
            self.note_index.remove(number);
        }
        if note.is_empty() {
            self.notes.remove(&at.to_string());
            return;
        }
        self.note_index.add([(Field::Note, note.note.as_str()), (Field::Note, note.house.as_str())]);
        self.note_refs.push(at.clone());
        self.notes.insert(at.to_string(), note);
    }

    /// The head, and the pages of these cards.
    fn pages(&self, changed: impl Iterator<Item = u32>) -> Pages {
        let changed: BTreeSet<u32> = changed.map(|number| number / PAGE).collect();
        let page = |page: u32| {
            let cards: BTreeMap<_, _> = self.cards.range(page * PAGE..(page + 1) * PAGE).collect();
            (page_key(page), json(&cards))
        };
        let head = (HEAD.to_owned(), json(&Head { next: self.next }));
        std::iter::once(head).chain(changed.into_iter().map(page)).collect()
    }
}

fn page_key(page: u32) -> String {
    format!("{HEAD}/{page}")
}

fn number_of(at: &Ref) -> Option<u32> {
    at.id.strip_prefix(PREFIX)?.parse().ok()
}

fn json(value: &impl Serialize) -> String {
    // Texts and numbers are always JSON.
    serde_json::to_string(value).unwrap_or_default()
}

fn entry(at: Ref, card: &OwnCard) -> Entry {
    Entry {
        at,
        kind: card.kind.clone(),
        deck: Some(card.deck.clone()).filter(|deck| !deck.is_empty()),
        names: card.names.clone(),
        text: card.text.clone(),
        why: None,
        numbers: card.numbers.clone(),
        copies: card.copies,
        extra_copies: None,
        phases: Vec::new(),
        also: card.also.clone(),
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
mod tests {
    use super::*;

    fn card(name: &str) -> OwnCard {
        OwnCard {
            game: "nile".into(),
            names: Names { en: name.into(), ..Names::default() },
            text: Words { en: "Draw two.".into(), cs: String::new() },
            ..OwnCard::default()
        }
    }

    fn found(own: &Own, typed: &str) -> Vec<String> {
        own.find(&Query::new(typed), &|_| true, 9).into_iter().map(|(at, _)| at.id.clone()).collect()
    }

    #[test]
    fn a_change_writes_one_page_and_what_was_kept_is_read_again() {
        let mut own = Own::default();
        let all = own.put_all((0..600).map(|number| card(&format!("Card{number}x"))).collect());
        let keys: Vec<&str> = all.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys, ["library/own", "library/own/0", "library/own/1", "library/own/2"]);
        while own.work(100) {}
        assert_eq!(found(&own, "card300x"), ["own-300"]);
        let mut kept: BTreeMap<String, String> = all.into_iter().collect();
        let at = Ref::new("nile", "own-300");
        let (_, changed) = own.put(Some(&at), card("Windmill"));
        assert_eq!(changed.len(), 2);
        kept.extend(changed);
        kept.extend(own.remove(&Ref::new("nile", "own-1")));
        kept.extend(own.put(None, card("Granary")).1);

        let mut again = Own::default();
        for key in again.take_head(&kept["library/own"]) {
            again.take_page(&kept[&key]);
        }
        while again.work(100) {}
        for own in [&own, &again] {
            assert_eq!(own.len(), 600);
            assert_eq!(found(own, "windmill"), ["own-300"]);
            assert_eq!(found(own, "granary"), ["own-600"]);
            assert_eq!(found(own, "card300x"), Vec::<String>::new());
            assert!(own.get(&Ref::new("nile", "own-1")).is_none());
            assert_eq!(own.entries().count(), 600);
        }
    }

    #[test]
    fn a_note_is_found_and_taken_away() {
        let (mut own, at) = (Own::default(), Ref::new("nile", "camel"));
        let note = |words: &str| Note { note: words.into(), house: String::new() };
        own.put_note(&at, note("Ask Jan"));
        let kept = own.put_note(&at, note("Ask Božena"));
        let find = |own: &Own, typed: &str| own.find_notes(&Query::new(typed), &|_| true, 9).len();
        assert_eq!((find(&own, "bozena"), find(&own, "jan")), (1, 0));
        let mut again = Own::default();
        again.take_notes(&kept[0].1);
        assert_eq!(again.note(&at), own.note(&at));
        own.put_note(&at, Note::default());
        assert_eq!((find(&own, "bozena"), own.note(&at)), (0, None));
    }

    #[test]
    fn what_cannot_be_read_does_no_harm() {
        let mut own = Own::default();
        assert!(own.take_head("nonsense").is_empty());
        own.take_page("[]");
        own.take_notes("3");
        assert!(own.is_empty() && !own.work(10));
    }
}
