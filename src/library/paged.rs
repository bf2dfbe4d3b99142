//! Own cards in pages, as they are kept: changing one among fifty thousand writes one page.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::own::{HEAD, Later, OwnCard, PAGE};
use crate::store::merge::{self, StoredValue};
use crate::store::{Replacement, ValueChecksum, json};

/// How many own cards there have been; their numbers are never given twice.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Head {
    next: u32,
}

/// The cards of a page, by number.
pub(super) type Cards = BTreeMap<u32, OwnCard>;

/// A page.
#[derive(Clone, Debug, Default)]
pub(super) struct OwnPage {
    pub(super) cards: Cards,
    /// The text that the store has of it, as far as is known.
    read: Option<ValueChecksum>,
    /// What a later version has written in it.
    kept: StoredValue,
    /// Whether there are cards in it that cannot be read.
    strange: bool,
    /// Whether nothing of it can be read.
    closed: bool,
}

/// All pages.
#[derive(Clone, Debug, Default)]
pub(super) struct Paged {
    next: u32,
    /// The first number that nobody has given to a card in the store.
    free: u32,
    head: StoredValue,
    /// The text that the store has of the head, as far as is known.
    read: Option<ValueChecksum>,
    /// Whether the head cannot be read; then nothing is known of the pages.
    closed: bool,
    pub(super) pages: BTreeMap<u32, OwnPage>,
}

impl OwnPage {
    /// A page of new cards, with the text to be kept.
    pub(super) fn fresh(cards: Cards) -> (Self, String) {
        let mut page = Self { cards, ..Self::default() };
        let text = page.write();
        page.read = Some(ValueChecksum::of(&text));
        (page, text)
    }

    /// Reads a page; an empty one where nothing is kept.
    pub(super) fn read(number: u32, text: Option<&str>) -> Self {
        let Some(text) = text else { return Self::default() };
        let read = Some(ValueChecksum::of(text));
        let Some(entries) = merge::object(text) else { return Self { read, closed: true, ..Self::default() } };
        let here = number.saturating_mul(PAGE)..=number.saturating_mul(PAGE).saturating_add(PAGE - 1);
        let card = |(key, value): (&String, &Value)| {
            let number = key.parse().ok().filter(|number| here.contains(number))?;
            Some((number, json::object(value).ok()?))
        };
        let cards: Cards = entries.iter().filter_map(card).collect();
        if super::own::json(&cards) == text {
            return Self { cards, read, ..Self::default() };
        }
        // An older or a later version has written it.
        let strange = cards.len() < entries.len();
        let kept = StoredValue::new(entries.into(), merge::value(&cards));
        let kept = if kept.is_known() { StoredValue::default() } else { kept };
        Self { cards, read, kept, strange, closed: false }
    }

    fn write(&mut self) -> String {
        if self.kept.is_known() {
            super::own::json(&self.cards)
        } else {
            self.kept.with(merge::value(&self.cards)).to_string()
        }
    }

    /// Whether a card of a number that was given here can still be put on it under that number.
    const fn is_whole(&self) -> bool {
        !self.closed && !self.strange
    }
}

impl Paged {
    /// Takes the head, and gives the pages that there are.
    pub(super) fn take_head(&mut self, kept: Option<&str>) -> Range<u32> {
        let read = kept.map(|kept| {
            let raw = Value::from(merge::object(kept)?);
            Some((json::object::<Head>(&raw).ok()?, raw))
        });
        self.closed = matches!(read, Some(None));
        let (head, raw) = read.flatten().unwrap_or_default();
        self.head = StoredValue::new(raw, if kept.is_some() { merge::value(&head) } else { Value::Null });
        self.next = self.next.max(head.next);
        (self.free, self.read) = (head.next, kept.map(ValueChecksum::of));
        0..head.next.div_ceil(PAGE)
    }

    /// Reads a page; none where it is as it was.
    pub(super) fn read(&self, number: u32, text: Option<&str>) -> Option<OwnPage> {
        let read = self.pages.get(&number).and_then(|page| page.read);
        (read.is_none() || read != text.map(ValueChecksum::of)).then(|| OwnPage::read(number, text))
    }

    /// Whether a number that was given to a new card is still free in the store.
    pub(super) fn is_free(&self, number: u32) -> bool {
        let page = self.pages.get(&(number / PAGE));
        let there = page.is_some_and(|page| !page.is_whole() || page.cards.contains_key(&number));
        number >= self.free && !there
    }

    /// Whether nothing of a card's page can be read.
    pub(super) fn is_closed(&self, number: u32) -> bool {
        self.pages.get(&(number / PAGE)).is_some_and(|page| page.closed)
    }

    /// Puts a page in the place of the one before, which it gives back.
    pub(super) fn put(&mut self, number: u32, page: OwnPage) -> OwnPage {
        if let Some(last) = page.cards.keys().next_back() {
            self.next = self.next.max(last.saturating_add(1));
        }
        if page.strange {
            // Which numbers they have is not known for sure.
            self.next = self.next.max(number.saturating_add(1).saturating_mul(PAGE));
        }
        self.pages.insert(number, page).unwrap_or_default()
    }

    /// Whether something in them was kept by a later version and cannot be read.
    pub(super) fn has_later(&self) -> bool {
        self.closed || self.pages.values().any(|page| page.closed || page.strange)
    }

    /// That cards can be added and changed.
    pub(super) const fn allow(&self) -> Result<(), Later> {
        if self.closed { Err(Later) } else { Ok(()) }
    }

    pub(super) fn card(&self, number: u32) -> Option<&OwnCard> {
        self.pages.get(&(number / PAGE))?.cards.get(&number)
    }

    /// Sets a card, and gives the one before.
    pub(super) fn set(&mut self, number: u32, card: OwnCard) -> Option<OwnCard> {
        self.pages.entry(number / PAGE).or_default().cards.insert(number, card)
    }

    pub(super) fn remove(&mut self, number: u32) -> Option<OwnCard> {
        self.pages.get_mut(&(number / PAGE))?.cards.remove(&number)
    }

    /// Whether this number was given to a card, which may be gone.
    pub(super) fn was_given(&self, number: u32) -> bool {
        number < self.next && !self.is_closed(number)
    }

    /// A number for a new card.
    pub(super) fn give(&mut self) -> u32 {
        while self.is_closed(self.next) {
            self.next = (self.next / PAGE).saturating_add(1).saturating_mul(PAGE);
        }
        let number = self.next;
        self.next = number.saturating_add(1);
        number
    }

    /// Numbers for so many new cards on pages of their own: the first of them.
    pub(super) fn reserve(&mut self, count: usize) -> Result<u32, Later> {
        self.allow()?;
        let first = self.next.checked_next_multiple_of(PAGE).ok_or(Later)?;
        let end = u32::try_from(count).ok().and_then(|count| first.checked_add(count)).ok_or(Later)?;
        self.next = end.checked_next_multiple_of(PAGE).ok_or(Later)?;
        Ok(first)
    }

    /// The head as it is to be kept.
    pub(super) fn head(&mut self) -> Replacement {
        let head = self.head.with(merge::value(&Head { next: self.next }));
        Replacement { key: HEAD.to_owned(), read: self.read, value: head.to_string() }
    }

    /// A page as it is to be kept.
    pub(super) fn page(&mut self, page: u32) -> Replacement {
        let kept = self.pages.entry(page).or_default();
        Replacement { key: page_key(page), read: kept.read, value: kept.write() }
    }

    /// The store has this head now.
    pub(super) const fn kept_head(&mut self, text: ValueChecksum, free: u32) {
        (self.read, self.free) = (Some(text), free);
    }

    /// The store has this page now.
    pub(super) fn kept_page(&mut self, page: u32, text: ValueChecksum) {
        self.pages.entry(page).or_default().read = Some(text);
    }

    /// The first number that is given to nobody here.
    pub(super) const fn next(&self) -> u32 {
        self.next
    }
}

/// The key of a page.
pub fn page_key(page: u32) -> String {
    format!("{HEAD}/{page}")
}

/// The page of a key; none where it is another one's.
pub(super) fn page_of_key(key: &str) -> Option<u32> {
    key.strip_prefix(HEAD)?.strip_prefix('/')?.parse().ok()
}
