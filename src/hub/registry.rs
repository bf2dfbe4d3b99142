//! Which table a key, a code or a token opens.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use super::keys::Hashed;
use super::table::TableInput;
use crate::store::PlayId;
use crate::wire::{Credential, JoinCode, Role, Why};

/// The tables that are shared now.
#[derive(Default)]
pub(super) struct Registry {
    tables: Mutex<HashMap<PlayId, RunningTable>>,
}

/// A shared table from outside.
pub(super) struct RunningTable {
    /// Where what concerns it goes.
    pub(super) inputs: mpsc::Sender<TableInput>,
    /// What the key of its link is known by.
    pub(super) key: Hashed,
    /// The same of the link for a device that only shows it.
    pub(super) far: Hashed,
    /// The same of the key for the host's own devices.
    pub(super) host: Hashed,
    /// The code for people to type.
    pub(super) code: JoinCode,
    /// Whether somebody new can join.
    pub(super) joining: bool,
    /// What the tokens of its devices are known by, also of those that were removed.
    pub(super) tokens: BTreeSet<Hashed>,
}

/// How a table was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opening {
    /// By somebody new, who gets this role.
    New(Role),
    /// By a device that was there before.
    Known(Hashed),
}

impl Registry {
    fn tables(&self) -> MutexGuard<'_, HashMap<PlayId, RunningTable>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.tables().len()
    }

    /// Adds a table, in the place of the one of the same play.
    pub(super) fn put(&self, play: PlayId, entry: RunningTable) {
        self.tables().insert(play, entry);
    }

    /// Takes a table away.
    pub(super) fn take(&self, play: PlayId) {
        self.tables().remove(&play);
    }

    /// Where what concerns a table goes.
    pub(super) fn inputs(&self, play: PlayId) -> Option<mpsc::Sender<TableInput>> {
        self.tables().get(&play).map(|entry| entry.inputs.clone())
    }

    /// Where what concerns all tables goes.
    pub(super) fn all_inputs(&self) -> Vec<mpsc::Sender<TableInput>> {
        self.tables().values().map(|entry| entry.inputs.clone()).collect()
    }

    /// Changes what is known of a table.
    pub(super) fn change(&self, play: PlayId, change: impl FnOnce(&mut RunningTable)) {
        if let Some(entry) = self.tables().get_mut(&play) {
            change(entry);
        }
    }

    /// The table that something opens.
    ///
    /// # Errors
    /// Why it opens none.
    pub(super) fn open(&self, with: Credential<'_>) -> Result<(mpsc::Sender<TableInput>, Opening), Why> {
        let tables = self.tables();
        let new = |entry: &RunningTable, role| match entry.joining || role == Role::Host {
            true => Ok((entry.inputs.clone(), Opening::New(role))),
            false => Err(Why::Closed),
        };
        match with {
            Credential::Key(key) => {
                let key = Hashed::of(key);
                for entry in tables.values() {
                    for (own, role) in [(entry.key, Role::Player), (entry.far, Role::Far), (entry.host, Role::Host)] {
                        if own == key {
                            return new(entry, role);
                        }
                    }
                }
                Err(Why::Key)
            }
            Credential::Code(code) => {
                let code: JoinCode = code.parse().or(Err(Why::Code))?;
                let entry = tables.values().find(|entry| entry.code == code).ok_or(Why::Code)?;
                new(entry, Role::Player)
            }
            Credential::Token(token) => {
                let token = Hashed::of(token);
                let entry = tables.values().find(|entry| entry.tokens.contains(&token)).ok_or(Why::Token)?;
                Ok((entry.inputs.clone(), Opening::Known(token)))
            }
        }
    }
}
