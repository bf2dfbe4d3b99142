//! What was done to own cards and is not on disk yet, so that it can be done again to what another window has made of them.
//!
//! Pages are kept only in the place of those that were read ([`Replacement`]). Where another window was faster, its pages
//! are read and the edits applied once more: a new card whose number is taken gets another one, of a card that both have
//! changed each field is as it was changed last, and what the other one has changed is not removed unseen.

use std::collections::{BTreeMap, BTreeSet};

use super::{HEAD, Own, OwnCard, PAGE};
use crate::library::Ref;
use crate::library::paged::{OwnPage, page_of_key};
use crate::store::merge::{self, Change};
use crate::store::{Replacement, ValueChecksum, Values, json};

/// So often in a row another window may be faster; then it counts as not kept, and waits to be retried.
const MOST_TRIES: u8 = 20;

/// What has become of an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The card is kept.
    Kept,
    /// It is removed.
    Removed,
    /// It was to be removed, and stays: another window has changed it.
    Stays,
}

/// What an answer to [`Own::to_keep`] leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// There is nothing to do but what [`Own::to_keep`] gives.
    Goes,
    /// It was tried often enough.
    GivesUp,
}

/// Something that was done to a card.
#[derive(Clone, Debug)]
struct Edit {
    number: u32,
    /// Whether the card is new, so that nobody but this window knows its number.
    fresh: bool,
    /// The card as it was; none where there was none.
    before: Option<OwnCard>,
    /// The card as it is to be; none to remove it.
    now: Option<OwnCard>,
    /// What a store that failed may have kept of it nevertheless.
    tried: Vec<OwnCard>,
}

/// What the store was asked to keep.
#[derive(Clone, Debug)]
struct Sent {
    /// So many of the first edits are in it.
    edits: usize,
    texts: Vec<(String, ValueChecksum)>,
    next: u32,
}

/// All edits that are not on disk yet.
#[derive(Clone, Debug, Default)]
pub(super) struct Edits {
    list: Vec<Edit>,
    sent: Option<Sent>,
    /// How often in a row another window was faster.
    tries: u8,
    outcomes: Vec<Outcome>,
    renamed: Vec<(Ref, Ref)>,
}

impl Edits {
    /// Adds one; it is one with another that was not sent.
    pub(super) fn add(&mut self, number: u32, fresh: bool, before: Option<OwnCard>, now: Option<OwnCard>) {
        let sent = self.sent.as_ref().map_or(0, |sent| sent.edits);
        match self.list.iter_mut().skip(sent).rfind(|edit| edit.number == number) {
            Some(edit) => edit.now = now,
            None => self.list.push(Edit { number, fresh, before, now, tried: Vec::new() }),
        }
    }
}

impl Own {
    /// What is to be kept now; nothing while an answer is awaited ([`Own::kept`], [`Own::overtaken`], [`Own::not_kept`]).
    pub fn to_keep(&mut self) -> Vec<Replacement> {
        if self.edits.sent.is_some() || self.edits.list.is_empty() || self.cards.allow().is_err() {
            return Vec::new();
        }
        let pages: BTreeSet<u32> = self.edits.list.iter().map(|edit| edit.number / PAGE).collect();
        let mut values = vec![self.cards.head()];
        values.extend(pages.into_iter().map(|page| self.cards.page(page)));
        let texts = values.iter().map(|value| (value.key.clone(), ValueChecksum::of(&value.value))).collect();
        self.edits.sent = Some(Sent { edits: self.edits.list.len(), texts, next: self.cards.next() });
        values
    }

    /// What [`Own::to_keep`] gave is on disk.
    pub fn kept(&mut self) {
        let Some(sent) = self.edits.sent.take() else { return };
        self.edits.tries = 0;
        for (key, text) in &sent.texts {
            match page_of_key(key) {
                Some(page) => self.kept_page(page, *text),
                None => self.cards.kept_head(*text, sent.next),
            }
        }
        for edit in self.edits.list.drain(..sent.edits) {
            self.edits.outcomes.push(if edit.now.is_some() { Outcome::Kept } else { Outcome::Removed });
        }
    }

    /// Nothing of what [`Own::to_keep`] gave was kept, since another window has kept this: it is taken, and what was done
    /// here is done to it.
    pub fn overtaken(&mut self, values: Values) -> Attempt {
        self.edits.sent = None;
        self.edits.tries += 1;
        let mut pages = Vec::new();
        for (key, kept) in values {
            match page_of_key(&key) {
                Some(page) => {
                    // What was read before is older.
                    self.came.retain(|(number, _)| *number != page);
                    self.settle(page, OwnPage::read(page, kept.as_deref()));
                    pages.push(page);
                }
                None if key == HEAD => drop(self.cards.take_head(kept.as_deref())),
                None => {}
            }
        }
        self.apply_again(&pages);
        if self.edits.tries < MOST_TRIES && self.cards.allow().is_ok() {
            return Attempt::Goes;
        }
        self.edits.tries = 0;
        Attempt::GivesUp
    }

    /// What [`Own::to_keep`] gave could not be kept. It is part of what is given next.
    pub fn not_kept(&mut self) {
        let Some(sent) = self.edits.sent.take() else { return };
        for edit in self.edits.list.iter_mut().take(sent.edits) {
            // A disk that says it has failed may have written nevertheless.
            edit.tried.extend(edit.now.clone());
        }
    }

    /// What has become of edits since the last call.
    pub fn outcomes(&mut self) -> Vec<Outcome> {
        std::mem::take(&mut self.edits.outcomes)
    }

    /// New cards that had to get another number since the last call: from what, to what.
    pub fn renamed(&mut self) -> Vec<(Ref, Ref)> {
        std::mem::take(&mut self.edits.renamed)
    }

    /// The store has this page now, with what was done here.
    fn kept_page(&mut self, page: u32, text: ValueChecksum) {
        self.came.retain(|(number, _)| *number != page);
        self.cards.kept_page(page, text);
    }

    /// Applies the edits to pages that have come from the store.
    pub(super) fn apply_again(&mut self, pages: &[u32]) {
        let (mut moved, mut sent) = (BTreeMap::<u32, u32>::new(), 0);
        let was_sent = self.edits.sent.as_ref().map_or(0, |sent| sent.edits);
        for (place, mut edit) in std::mem::take(&mut self.edits.list).into_iter().enumerate() {
            let from = edit.number;
            if let Some(to) = moved.get(&from) {
                edit.number = *to;
            }
            let there = pages.contains(&(from / PAGE)) || moved.contains_key(&from);
            if there && let Some(outcome) = self.apply(&mut edit) {
                self.edits.outcomes.push(outcome);
                continue;
            }
            if edit.number != from {
                moved.insert(from, edit.number);
            }
            sent += usize::from(place < was_sent);
            self.edits.list.push(edit);
        }
        if let Some(was_sent) = &mut self.edits.sent {
            was_sent.edits = sent;
        }
    }

    /// Does an edit to what is there now; what has become of it, where there is nothing left to do.
    fn apply(&mut self, edit: &mut Edit) -> Option<Outcome> {
        let there = self.cards.card(edit.number).cloned();
        let own = there.as_ref().is_some_and(|there| edit.tried.contains(there));
        let Some(now) = edit.now.clone() else {
            let known = own || there.is_none() || (!edit.fresh && there == edit.before);
            if known && there.is_some() {
                self.leave(edit.number);
                self.cards.remove(edit.number);
            }
            // The number of a new one that is gone again may be another card's by now.
            let outcome = if edit.fresh { Outcome::Removed } else { Outcome::Stays };
            return (!known).then_some(outcome);
        };
        let taken = match (edit.fresh, &edit.before, &there) {
            (true, ..) => !self.cards.is_free(edit.number),
            // A card that was removed comes back under its number.
            (false, None, Some(there)) => *there != now,
            _ => self.cards.is_closed(edit.number),
        };
        if taken && !own {
            let from = super::reference(edit.number, Some(&now));
            (edit.number, edit.fresh) = (self.cards.give(), true);
            let to = super::reference(edit.number, Some(&now));
            self.edits.renamed.push((from, to));
            edit.tried.clear();
            self.write(edit.number, now);
            return None;
        }
        let merged = match (&there, &edit.before) {
            (Some(there), Some(before)) => merged(there, before, &now),
            _ => now,
        };
        (edit.before, edit.now) = (there, Some(merged.clone()));
        self.write(edit.number, merged);
        None
    }

    fn write(&mut self, number: u32, card: OwnCard) {
        self.leave(number);
        self.cards.set(number, card);
        self.enter(number);
    }
}

/// A card that two windows have changed: each field as it was changed, and where both have, as it is `now`.
fn merged(there: &OwnCard, before: &OwnCard, now: &OwnCard) -> OwnCard {
    let change = Change { before: merge::value(before), now: merge::value(now), names: Vec::new() };
    let merged = change.of(Some(&super::json(there)));
    merged.and_then(|text| json::read(&text).ok()).unwrap_or_else(|| now.clone())
}

#[cfg(test)]
mod tests;
