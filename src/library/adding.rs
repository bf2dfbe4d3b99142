//! Many own cards that are being made ready to be kept, a page at a time: until then nothing of them is in the library.

use std::collections::BTreeMap;

use super::own::{OwnCard, PAGE};
use super::paged::{OwnPage, page_key};
use crate::store::{Replacement, ValueChecksum};

/// The cards of a table on their way.
#[derive(Debug)]
pub struct Adding {
    /// The number of the next card.
    next: u32,
    total: usize,
    cards: std::vec::IntoIter<OwnCard>,
    pub(super) pages: BTreeMap<u32, OwnPage>,
    pub(super) values: Vec<Replacement>,
    /// The head that goes with them, and the first number that is free then.
    pub(super) head: Option<(ValueChecksum, u32)>,
    /// How often another window was faster.
    pub(super) tries: u8,
}

impl Adding {
    /// These cards, numbered from the first of a page.
    pub(super) fn new(first: u32, cards: Vec<OwnCard>) -> Self {
        Self {
            next: first,
            total: cards.len(),
            cards: cards.into_iter(),
            pages: BTreeMap::new(),
            values: Vec::new(),
            head: None,
            tries: 0,
        }
    }

    /// How many cards there are.
    pub const fn total(&self) -> usize {
        self.total
    }

    /// How many of them are ready.
    pub fn done(&self) -> usize {
        self.total - self.cards.len()
    }

    /// Makes pages ready for as long as that goes on. Whether there are more.
    pub fn work(&mut self, goes_on: &mut dyn FnMut() -> bool) -> bool {
        while self.cards.len() > 0 {
            if !goes_on() {
                return true;
            }
            let number = self.next / PAGE;
            let (page, text) = OwnPage::fresh((self.next..).zip(self.cards.by_ref().take(PAGE as usize)).collect());
            self.next = self.next.saturating_add(PAGE);
            self.pages.insert(number, page);
            self.values.push(Replacement { key: page_key(number), read: None, value: text });
        }
        false
    }

    /// Lets a part of them go, as [`super::csv::Reading::forget`] does. Whether there are more.
    pub fn forget(&mut self) -> bool {
        self.values.pop();
        self.pages.pop_last();
        self.cards.by_ref().take(PAGE as usize).for_each(drop);
        self.cards.len() > 0 || !self.pages.is_empty()
    }

    /// The cards again: their numbers were given elsewhere.
    pub fn into_cards(self) -> Vec<OwnCard> {
        self.pages.into_values().flat_map(|page| page.cards.into_values()).chain(self.cards).collect()
    }
}
