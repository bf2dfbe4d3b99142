//! The backlog of values that could not be saved: settings, names, figures, drafts, own cards. Each waits, is reported, and is
//! retried.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::app::sync::store_client::PendingRequest;
use crate::store::StoreError;

/// What waits.
#[derive(Debug, Default)]
pub(in crate::app) struct Backlog {
    /// The changes, by key: what they are for, and the value as it was before the first one that failed.
    changes: BTreeMap<String, (PendingRequest, Value)>,
    /// Whether own cards wait; the library has them.
    own: bool,
    /// Why the last attempt failed; none when there is nothing to save.
    fault: Option<StoreError>,
}

impl Backlog {
    /// A change could not be saved; the value was this before. Of several the first counts: it knows all that differs.
    pub(in crate::app) fn add_change(&mut self, key: String, errand: PendingRequest, before: Value) {
        self.changes.entry(key).or_insert((errand, before));
    }

    /// Own cards could not be saved.
    pub(in crate::app) const fn add_own(&mut self) {
        self.own = true;
    }

    /// Takes a change out, since another one of the same key holds it too: the value as it was before.
    pub(in crate::app) fn take_change(&mut self, key: &str) -> Option<Value> {
        self.changes.remove(key).map(|(_, before)| before)
    }

    /// All changes, for the next attempt.
    pub(in crate::app) fn take_changes(&mut self) -> Vec<(String, PendingRequest, Value)> {
        let changes = std::mem::take(&mut self.changes);
        changes.iter().map(|(key, (errand, before))| (key.clone(), *errand, before.clone())).collect()
    }

    /// Whether own cards wait; from now on they do not.
    pub(in crate::app) const fn take_own(&mut self) -> bool {
        std::mem::replace(&mut self.own, false)
    }

    /// An attempt failed. Whether that is news.
    pub(in crate::app) fn failed(&mut self, error: &StoreError) -> bool {
        self.fault.replace(error.clone()).is_none()
    }

    /// Nothing is on its way any more, and the last attempt did not fail.
    pub(in crate::app) fn settle(&mut self) {
        if self.changes.is_empty() && !self.own {
            self.fault = None;
        }
    }

    /// Why something is not saved.
    pub(in crate::app) const fn fault(&self) -> Option<&StoreError> {
        self.fault.as_ref()
    }

    /// Whether a change for this waits.
    pub(in crate::app) fn has(&self, errand: PendingRequest) -> bool {
        self.changes.values().any(|(other, _)| *other == errand)
    }
}
