//! Own cards in pages, as they are kept: changing one among fifty thousand writes one page.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::own::{HEAD, Later, OwnCard, PAGE};
use crate::few::Map;
use crate::store::merge::{self, StoredValue};
use crate::store::reader;

/// How many own cards there have been; their numbers are never given twice.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Head {
    next: u32,
}

/// The cards of a page, by number.
pub(super) type Cards = Map<u32, OwnCard>;

/// A page.
#[derive(Clone, Debug, Default)]
pub(super) struct Page {
    pub(super) cards: Cards,
    /// What its text comes to, to know it again without reading it.
    print: Option<u64>,
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
    head: StoredValue,
    /// Whether the head cannot be read; then nothing is known of the pages.
    closed: bool,
    pub(super) pages: Map<u32, Page>,
}

impl Page {
    /// A page of new cards, with the text to be kept.
    pub(super) fn fresh(cards: Cards) -> (Self, String) {
        let mut page = Self { cards, ..Self::default() };
        let text = page.write();
        (page, text)
    }

    fn read(number: u32, text: &str) -> Self {
        let print = Some(print(text));
        let Some(entries) = merge::object(text) else { return Self { print, closed: true, ..Self::default() } };
        let here = number.saturating_mul(PAGE)..=number.saturating_mul(PAGE).saturating_add(PAGE - 1);
        let card = |(key, value): (&String, &Value)| {
            let number = key.parse().ok().filter(|number| here.contains(number))?;
            Some((number, reader::known(value).ok()?))
        };
        let cards: Cards = entries.iter().filter_map(card).collect();
        if super::own::json(&cards) == text {
            return Self { cards, print, ..Self::default() };
        }
        // An older or a later version has written it.
        let strange = cards.len() < entries.len();
        let kept = StoredValue::new(entries.into(), merge::value(&cards));
        let kept = if kept.is_known() { StoredValue::default() } else { kept };
        Self { cards, print, kept, strange, closed: false }
    }

    fn write(&mut self) -> String {
        let text = if self.kept.is_known() {
            super::own::json(&self.cards)
        } else {
            reader::to_json(&self.kept.with(merge::value(&self.cards)))
        };
        self.print = Some(print(&text));
        text
    }
}

impl Paged {
    /// Takes the head, and gives the pages that there are.
    pub(super) fn take_head(&mut self, kept: Option<&str>) -> Range<u32> {
        let read = kept.map(|kept| {
            let raw = Value::from(merge::object(kept)?);
            Some((reader::known::<Head>(&raw).ok()?, raw))
        });
        self.closed = matches!(read, Some(None));
        let (head, raw) = read.flatten().unwrap_or_default();
        self.head = StoredValue::new(raw, if kept.is_some() { merge::value(&head) } else { Value::Null });
        self.next = self.next.max(head.next);
        0..head.next.div_ceil(PAGE)
    }

    /// Reads a page; none where it is as it was.
    pub(super) fn read(&self, number: u32, text: &str) -> Option<Page> {
        let known = self.pages.get(&number).is_some_and(|page| page.print == Some(print(text)));
        (!known).then(|| Page::read(number, text))
    }

    /// Puts a page in the place of the one before, which it gives back.
    pub(super) fn put(&mut self, number: u32, page: Page) -> Page {
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
        self.pages.change(number / PAGE, |page| page.cards.insert(number, card))
    }

    pub(super) fn remove(&mut self, number: u32) -> Option<OwnCard> {
        self.pages.get_mut(&(number / PAGE))?.cards.remove(&number)
    }

    /// Whether this number was given to a card, which may be gone.
    pub(super) fn was_given(&self, number: u32) -> bool {
        let closed = self.pages.get(&(number / PAGE)).is_some_and(|page| page.closed);
        number < self.next && !closed
    }

    /// A number for a new card.
    pub(super) fn give(&mut self) -> u32 {
        while self.pages.get(&(self.next / PAGE)).is_some_and(|page| page.closed) {
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
    pub(super) fn head(&mut self) -> (String, String) {
        let head = self.head.with(merge::value(&Head { next: self.next }));
        (HEAD.to_owned(), reader::to_json(&head))
    }

    /// The page of a card as it is to be kept.
    pub(super) fn page_of(&mut self, number: u32) -> (String, String) {
        let page = number / PAGE;
        (page_key(page), self.pages.change(page, Page::write))
    }
}

/// The key of a page.
pub fn page_key(page: u32) -> String {
    format!("{HEAD}/{page}")
}

fn print(text: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    hasher.finish()
}
