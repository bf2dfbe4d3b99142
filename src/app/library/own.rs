//! What a person has added to the library, as far as it has been read from the store.

use std::ops::Range;

use serde::Deserialize;
use serde_json::Value;

use super::job::Job;
use crate::app::platform::clock::FrameBudget;
use crate::library::{Own, OwnCard, Ref};
use crate::store::json;

/// The key of the last look-ups.
pub const RECENT: &str = "library/recent";

/// So many look-ups are remembered.
const REMEMBERED: usize = 8;

/// So many pages are on their way from the store at once.
const ON_THEIR_WAY: usize = 4;

/// What is found is looked up anew when the index has grown to twice what it was, and to so many cards at least.
const GROWN: usize = 256;

/// A person's own part of the library. It is read when the library is used for the first time.
#[derive(Default)]
pub struct OwnEntries {
    /// Whether the table that is read came from outside of the window, so that a person is asked before it is added.
    pub asks_for_table: bool,
    /// The own cards, notes and house rules.
    pub own: Own,
    /// What was looked up last, the latest first.
    pub recent: Vec<Ref>,
    /// Grows whenever something here has changed.
    pub revision: u64,
    /// The table that is being read or written.
    pub job: Option<Job>,
    /// A table that was given up and is forgotten little by little.
    pub leaving: Option<Job>,
    /// The card that was removed last, to be put back.
    pub removed: Option<(Ref, OwnCard)>,
    /// How many notes of a table are on their way to the disk.
    pub notes_added: Option<usize>,
    /// Pages of own cards that are still to be asked for.
    pages: Range<u32>,
    /// How much is on its way from the store.
    awaited: usize,
    asked: bool,
    failed: bool,
    /// Whether all of it was read once.
    known: bool,
    /// How many cards were in the index when the revision grew for it last; none while all of them are.
    growing: Option<usize>,
    /// Whether this slice is the second of two while pages are read.
    second: bool,
    /// So often no work is done, since a frame looks up anew what is found.
    rests: u8,
}

impl OwnEntries {
    /// Whether it is to be asked for now; true once.
    pub const fn begin(&mut self) -> bool {
        let first = !self.asked;
        if first {
            self.asked = true;
            self.awaited = 3;
        }
        first
    }

    /// What was read may be old: it is to be asked for again. Whether there was anything to read.
    pub fn begin_again(&mut self) -> bool {
        if self.asked {
            // What is on its way comes before what is asked for now.
            self.awaited += 3;
            self.pages = 0..0;
            self.failed = false;
        }
        self.asked
    }

    /// Whether it can be changed: all of it was read once. What another window has written since is merged when it is kept.
    pub const fn is_known(&self) -> bool {
        self.known && !self.failed
    }

    /// Whether all of it was read as it is kept now.
    pub fn is_ready(&self) -> bool {
        self.asked && !self.failed && self.awaited == 0 && self.pages.is_empty() && !self.own.is_reading()
    }

    /// Takes how many own cards there are.
    pub fn take_head(&mut self, kept: Option<&str>) {
        self.came();
        self.pages = self.own.take_head(kept);
    }

    /// Takes a page of own cards.
    pub fn take_page(&mut self, page: u32, kept: Option<String>) {
        self.awaited = self.awaited.saturating_sub(1);
        self.own.take_page(page, kept);
    }

    /// Takes the notes and house rules.
    pub fn take_notes(&mut self, kept: Option<&str>) {
        self.came();
        self.own.take_notes(kept);
    }

    /// Takes the notes and house rules that are kept since one was written here.
    pub fn take_kept_notes(&mut self, kept: Option<&str>) {
        self.own.take_notes(kept);
        self.revision += 1;
    }

    /// Takes the last look-ups, and gives them.
    pub fn take_recent(&mut self, kept: Option<&str>) -> Vec<Ref> {
        self.came();
        // One that a later version has remembered is passed over: it can be looked up again.
        let kept = kept.and_then(|kept| json::parse(kept).ok());
        let kept = kept.as_ref().and_then(Value::as_array).into_iter().flatten();
        let kept: Vec<Ref> = kept.filter_map(|at| Ref::deserialize(at).ok()).collect();
        // What was looked up while they came is newer.
        for at in &kept {
            if !self.recent.contains(at) {
                self.recent.push(at.clone());
            }
        }
        self.recent.truncate(REMEMBERED);
        kept
    }

    /// Notes have come that are older than what is on its way here.
    pub const fn pass_over_notes(&mut self) {
        self.came();
    }

    /// Something could not be read: what is there can be used, but nothing of it be changed.
    pub fn failed(&mut self) {
        self.came();
        self.failed = true;
    }

    /// The page that is to be asked for next, a few at a time.
    pub fn next_page(&mut self) -> Option<u32> {
        let page = (self.awaited < ON_THEIR_WAY).then(|| self.pages.next())??;
        self.awaited += 1;
        Some(page)
    }

    /// Reads pages that have come and brings own cards into the index, for as long as the slice lasts.
    pub fn work(&mut self, slice: &mut FrameBudget) {
        while let Some(leaving) = &mut self.leaving {
            if !slice.goes_on() {
                return;
            }
            if !leaving.forget() {
                self.leaving = None;
            }
        }
        self.known |= self.is_ready();
        if self.rests > 0 {
            self.rests -= 1;
            return;
        }
        if self.own.is_reading() {
            // A page may take longer than a slice, and a frame has two of these.
            self.second = !self.second;
            if self.second {
                return;
            }
        }
        if self.own.is_behind() {
            let found = *self.growing.get_or_insert(self.own.indexed());
            self.own.work(&mut || slice.goes_on());
            if self.own.indexed() >= GROWN.max(2 * found) {
                self.look_anew();
            }
        }
        if !self.own.is_behind() && self.growing.take().is_some() {
            self.revision += 1;
            self.rests = 2;
        }
    }

    /// How many own cards the search knows, of how many, while it does not know all of them.
    pub fn found(&self) -> Option<(usize, usize)> {
        self.own.is_behind().then(|| (self.own.indexed(), self.own.len()))
    }

    /// Whether there is something to do in the next frame.
    pub fn has_work(&self) -> bool {
        let asks = self.awaited < ON_THEIR_WAY && !self.pages.is_empty();
        asks || self.leaving.is_some() || self.own.is_behind() || self.job.as_ref().is_some_and(Job::has_work)
    }

    /// Remembers a look-up.
    pub fn remember(&mut self, at: &Ref) {
        self.recent.retain(|other| other != at);
        self.recent.insert(0, at.clone());
        self.recent.truncate(REMEMBERED);
    }

    fn look_anew(&mut self) {
        self.growing = Some(self.own.indexed());
        self.revision += 1;
        self.rests = 2;
    }

    const fn came(&mut self) {
        self.awaited = self.awaited.saturating_sub(1);
        self.revision += 1;
    }
}
