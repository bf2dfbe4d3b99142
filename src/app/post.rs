//! What was asked of the store, so that an answer is brought to whom it is for.

use serde_json::Value;

use super::again::Shown;
use crate::few::Map;
use crate::store::{Change, PlayId, Request, Store, Ticket};

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Errand {
    /// The list of plays.
    Plays,
    /// The plays in the trash.
    Trash,
    /// The settings.
    Settings,
    /// The people who have played here.
    People,
    /// What is half entered on the forms.
    Drafts,
    /// What the owner has read off a game's board.
    Figures(&'static str),
    /// How many own cards there are.
    OwnHead,
    /// A page of own cards.
    OwnPage(u32),
    /// The notes and house rules.
    Notes,
    /// A note or a house rule was kept.
    KeepNotes,
    /// What was looked up last.
    Recent,
    /// The window's size.
    Window,
    /// The templates that are kept beside the plays.
    Templates,
    /// A template was kept.
    KeepTemplate,
    /// A template was put aside.
    RemoveTemplate,
    /// The backups.
    Backups,
    /// The cards of a table were kept.
    KeepTable,
    /// Something was kept under a key; only a failure is worth a word.
    Keep,
    /// The play that was shown last.
    Shown,
    /// Which play is shown was kept.
    KeepShown,
    /// The play that was shown last is opened.
    ShowAgain(Shown),
    /// A play is opened.
    Open(PlayId),
    /// Example plays were added to the list.
    Add,
    /// What there is of a play that was read from a file.
    Compare,
    /// A play that was read from a file was added.
    Import,
    /// The plays are gathered for a file.
    Gather,
    /// A play was put into the trash.
    Remove(PlayId),
    /// A play in the trash was deleted for good.
    Purge,
    /// A play was taken out of the trash.
    Restore(PlayId),
    /// A backup was put in the database's place.
    Recover,
}

/// The store, and what it was asked.
pub struct Post {
    store: Box<dyn Store>,
    waiting: Map<Ticket, Errand>,
    /// The changes that are on their way.
    changes: Vec<(Ticket, String, Value)>,
    /// What is kept under a key as this version would have written it; none where it is not to be changed, since a later
    /// version has kept it.
    known: Map<String, Option<Value>>,
}

impl Post {
    /// Nothing asked so far.
    pub fn new(store: Box<dyn Store>) -> Self {
        Self { store, waiting: Map::new(), changes: Vec::new(), known: Map::new() }
    }

    /// Asks for something.
    pub fn ask(&mut self, errand: Errand, request: Request) {
        let ticket = self.store.ask(request);
        self.waiting.insert(ticket, errand);
    }

    /// Asks for the value of a key.
    pub fn ask_value(&mut self, errand: Errand, key: &str) {
        self.ask(errand, Request::Value { key: key.to_owned() });
    }

    /// Keeps a value under a key.
    pub fn keep(&mut self, key: &str, value: &impl serde::Serialize) {
        // What is kept here is always JSON; a value that were not would stay as it was.
        if let Ok(value) = serde_json::to_string(value) {
            self.ask(Errand::Keep, Request::Keep { key: key.to_owned(), value });
        }
    }

    /// What is kept under a key was read, and this version would have written it so; none where it is not to be changed.
    pub fn knows(&mut self, key: &str, value: Option<Value>) {
        self.known.insert(key.to_owned(), value);
    }

    /// Whether the value of a key may be changed.
    pub fn may_change(&self, key: &str) -> bool {
        self.known.get(key).is_none_or(Option::is_some)
    }

    /// Keeps a value under a key: what was changed in it since it was read is changed in what is kept by now, so that two
    /// windows never write over each other. The answer is what is kept then.
    pub fn change(&mut self, errand: Errand, key: &str, now: Value) {
        if !self.may_change(key) {
            return;
        }
        let before = self.known.insert(key.to_owned(), Some(now.clone())).flatten().unwrap_or_default();
        let change = Change { before: before.clone(), now };
        let ticket = self.store.ask(Request::Change { key: key.to_owned(), change });
        self.waiting.insert(ticket, errand);
        self.changes.push((ticket, key.to_owned(), before));
    }

    /// An answer has come. A change that could not be kept is to be kept with the next one.
    pub fn came(&mut self, ticket: Ticket, done: bool) {
        let Some(at) = self.changes.iter().position(|(change, ..)| *change == ticket) else { return };
        let (_, key, before) = self.changes.remove(at);
        if done {
            return;
        }
        match self.changes.iter_mut().find(|(_, other, _)| *other == key) {
            Some((.., later)) => *later = before,
            None => self.knows(&key, Some(before)),
        }
    }

    /// What this answer is for; none when it is not for us.
    pub fn errand(&mut self, ticket: Ticket) -> Option<Errand> {
        self.waiting.remove(&ticket)
    }

    /// Whether something asked for this is on its way.
    pub fn expects(&self, errand: Errand) -> bool {
        self.waiting.values().any(|waiting| *waiting == errand)
    }

    /// The store itself.
    pub fn store(&mut self) -> &mut dyn Store {
        self.store.as_mut()
    }
}
