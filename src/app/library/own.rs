//! What a person has added to the library, as far as it has been read from the store.

use std::collections::VecDeque;

use crate::library::{Own, Ref};

/// The key of the last look-ups.
pub const RECENT: &str = "library/recent";

/// So many look-ups are remembered.
const REMEMBERED: usize = 8;

/// So many own cards are brought into the index with a frame.
const CARDS_A_FRAME: usize = 150;

/// A person's own part of the library. It is read when the library is used for the first time.
#[derive(Default)]
pub struct ShelfOfOwn {
    /// The own cards, notes and house rules.
    pub own: Own,
    /// What was looked up last, the latest first.
    pub recent: Vec<Ref>,
    /// Grows whenever something here has changed.
    pub revision: u64,
    /// Pages of own cards that are still to be read.
    pages: VecDeque<String>,
    /// What is on its way from the store.
    awaited: usize,
    asked: bool,
}

impl ShelfOfOwn {
    /// Whether it is to be asked for now; true once.
    pub const fn begin(&mut self) -> bool {
        let first = !self.asked;
        if first {
            self.asked = true;
            self.awaited = 3;
        }
        first
    }

    /// Forgets what was read, since it may be old; it is asked for again. Whether there was anything to forget.
    pub fn begin_again(&mut self) -> bool {
        let asked = self.asked;
        let revision = self.revision + 1;
        *self = Self { revision, ..Self::default() };
        asked
    }

    /// Whether all of it was read, so that it can be changed: a page that is not known yet must not be written over.
    pub fn is_ready(&self) -> bool {
        self.asked && self.awaited == 0 && self.pages.is_empty()
    }

    /// Takes how many own cards there are.
    pub fn take_head(&mut self, kept: Option<&str>) {
        self.came();
        self.pages = kept.map(|kept| self.own.take_head(kept)).unwrap_or_default().into();
    }

    /// Takes a page of own cards.
    pub fn take_page(&mut self, kept: Option<&str>) {
        self.came();
        if let Some(kept) = kept {
            self.own.take_page(kept);
        }
    }

    /// Takes the notes and house rules.
    pub fn take_notes(&mut self, kept: Option<&str>) {
        self.came();
        if let Some(kept) = kept {
            self.own.take_notes(kept);
        }
    }

    /// Takes the last look-ups.
    pub fn take_recent(&mut self, kept: Option<&str>) {
        self.came();
        let kept: Vec<Ref> = kept.and_then(|kept| serde_json::from_str(kept).ok()).unwrap_or_default();
        // What was looked up while they came is newer.
        for at in kept {
            if !self.recent.contains(&at) {
                self.recent.push(at);
            }
        }
        self.recent.truncate(REMEMBERED);
    }

    /// Something could not be read: what is there can be used, but nothing of it be changed.
    pub const fn failed(&mut self) {
        self.revision += 1;
    }

    /// The page that is to be read next, one at a time.
    pub fn next_page(&mut self) -> Option<String> {
        if self.awaited > 0 {
            return None;
        }
        let page = self.pages.pop_front()?;
        self.awaited = 1;
        Some(page)
    }

    /// Brings some own cards into the index. Whether there are more.
    pub fn work(&mut self) -> bool {
        let more = self.own.work(CARDS_A_FRAME);
        if more {
            self.revision += 1;
        }
        more || !self.pages.is_empty()
    }

    /// Remembers a look-up.
    pub fn remember(&mut self, at: &Ref) {
        self.recent.retain(|other| other != at);
        self.recent.insert(0, at.clone());
        self.recent.truncate(REMEMBERED);
    }

    const fn came(&mut self) {
        self.awaited = self.awaited.saturating_sub(1);
        self.revision += 1;
    }
}
