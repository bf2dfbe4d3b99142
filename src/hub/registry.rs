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
    /// By somebody new.
    New {
        /// What it gets.
        role: Role,
        /// With what; it may open nothing any more when the table looks at it.
        with: JoinSecret,
    },
    /// By a device that was there before.
    Known(Hashed),
}

/// What opens a table for somebody new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JoinSecret {
    /// The key of a link.
    Key(Hashed),
    /// The code.
    Code(JoinCode),
}

impl RunningTable {
    /// What somebody new gets who has this.
    fn opens(&self, with: JoinSecret) -> Option<Role> {
        match with {
            JoinSecret::Key(key) => {
                let all = [(self.key, Role::Player), (self.far, Role::Far), (self.host, Role::Host)];
                all.into_iter().find(|(own, _)| *own == key).map(|(_, role)| role)
            }
            JoinSecret::Code(code) => (self.code == code).then_some(Role::Player),
        }
    }
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

    /// Whether a table is still opened by what somebody new came with: a device that was removed may have come with the key of
    /// just before.
    pub(super) fn still_opens(&self, play: PlayId, with: JoinSecret) -> bool {
        self.tables().get(&play).is_some_and(|entry| entry.opens(with).is_some())
    }

    /// The table that something opens.
    ///
    /// # Errors
    /// Why it opens none.
    pub(super) fn open(&self, with: Credential<'_>) -> Result<(PlayId, mpsc::Sender<TableInput>, Opening), Why> {
        let tables = self.tables();
        let new = |with: JoinSecret, none: Why| {
            let found = tables.iter().find_map(|(play, entry)| Some((play, entry, entry.opens(with)?)));
            let (play, entry, role) = found.ok_or(none)?;
            match entry.joining || role == Role::Host {
                true => Ok((*play, entry.inputs.clone(), Opening::New { role, with })),
                false => Err(Why::Closed),
            }
        };
        match with {
            Credential::Key(key) => new(JoinSecret::Key(Hashed::of(key)), Why::Key),
            Credential::Code(code) => new(JoinSecret::Code(code.parse().or(Err(Why::Code))?), Why::Code),
            Credential::Token(token) => {
                let token = Hashed::of(token);
                let found = tables.iter().find(|(_, entry)| entry.tokens.contains(&token));
                let (play, entry) = found.ok_or(Why::Token)?;
                Ok((*play, entry.inputs.clone(), Opening::Known(token)))
            }
        }
    }
}
