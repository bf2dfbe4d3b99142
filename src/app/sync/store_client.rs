//! What was asked of the store, so that an answer is brought to whom it is for.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::app::nav::restore_play::ShownBy;
use crate::app::sync::backlog::Backlog;
use crate::games::Games;
use crate::link::Linked;
use crate::store::{Change, FieldNames, PlayId, Replacement, Request, Store, StoreError, Ticket};

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PendingRequest {
    /// The list of plays.
    Plays,
    /// The plays in the trash.
    Trash,
    /// The settings.
    Settings,
    /// The people who have played here.
    People,
    /// Which names are one person.
    Aliases,
    /// Where plays were, and what was noted of them.
    Remarks,
    /// Which games and players of other programs’ files are which here.
    Matching,
    /// What other programs’ files said of games, players and places.
    Records,
    /// A play that was written down afterwards was added, in the place of this one where there is one.
    KeepPast(PlayId, Option<PlayId>),
    /// The one in whose place it stands was put into the trash.
    ReplacePast,
    /// The plays of another program’s file were added.
    TakeIn,
    /// A play that is here is read, to be compared with such a file.
    CompareKnown,
    /// What an earlier version took in wrongly was put right.
    PutRight,
    /// So many plays were changed as such a file says.
    TakeChanges(usize),
    /// A play that is over is read, so that it can be counted.
    Recount(PlayId),
    /// What counts of it was kept.
    Recounted,
    /// What is remembered of the boxes.
    Boxes,
    /// What is half entered on the forms.
    Drafts,
    /// What a window that has ended left half entered in its slot.
    LeftDrafts(u32),
    /// What was taken over from such a slot was taken out of it.
    EmptySlot,
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
    /// Own cards were kept; this is said when they are on disk.
    KeepOwn,
    /// What was looked up last was kept.
    KeepRecent,
    /// The play that was shown last.
    Shown,
    /// Which play is shown was kept.
    KeepShown,
    /// The play that was shown last is opened.
    ShowAgain(ShownBy),
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
    /// One of them.
    GatherPlay(PlayId),
    /// A whole household is gathered or merged.
    Household,
    /// When its entries were changed was kept.
    KeepStamps,
    /// What the folder has changed here.
    FolderChanges,
    /// A change of the folder is taken back.
    TakenBack,
    /// A damaged play is opened, up to the entry before this one.
    OpenSound(PlayId, u64),
    /// A copy of a damaged play was begun.
    GoOnAsNew(PlayId),
    /// The plays that can be taken in from databases that were moved aside.
    FindSalvage,
    /// Those plays were taken in.
    TakeSalvage,
    /// A play was put into the trash.
    Remove(PlayId),
    /// A play in the trash was deleted for good.
    Purge,
    /// A play was taken out of the trash.
    Restore(PlayId),
    /// A backup was put in the database's place.
    Recover,
}

impl PendingRequest {
    /// Whether a person has entered what is kept: where it cannot be saved, that is said, and it is retried. The window's
    /// size and what was looked up last are no more than a convenience.
    const fn is_entered(self) -> bool {
        !matches!(self, Self::KeepShown | Self::KeepRecent)
    }
}

/// Values that are on their way to the disk.
struct Write {
    ticket: Ticket,
    errand: PendingRequest,
    what: Written,
}

enum Written {
    /// The value of a key was changed; it was this before.
    Change { key: String, before: Value },
    /// Own cards were put in the place of those that were read; the library knows which are not kept.
    Own,
}

/// The store, and what it was asked.
pub struct StoreClient {
    store: Linked,
    waiting: BTreeMap<Ticket, PendingRequest>,
    /// The values that are on their way to the disk, in the order in which they were sent.
    writes: Vec<Write>,
    /// What could not be saved and waits for the next attempt.
    backlog: Backlog,
    /// What is kept under a key as this version would have written it; none where it is not to be changed, since a later
    /// version has kept it.
    known: BTreeMap<String, Option<Value>>,
    /// What tells the entries of the lists apart that are kept under a key.
    names: BTreeMap<String, FieldNames>,
}

impl StoreClient {
    /// Nothing asked so far.
    pub fn new(store: Box<dyn Store>, games: Games) -> Self {
        Self {
            store: Linked::over(store, games, None),
            waiting: BTreeMap::new(),
            writes: Vec::new(),
            backlog: Backlog::default(),
            known: BTreeMap::new(),
            names: BTreeMap::new(),
        }
    }

    /// Asks for something.
    pub fn ask(&mut self, errand: PendingRequest, request: Request) {
        let ticket = self.store.ask(request);
        self.waiting.insert(ticket, errand);
    }

    /// Asks for the value of a key.
    pub fn ask_value(&mut self, errand: PendingRequest, key: &str) {
        self.ask(errand, Request::Value { key: key.to_owned() });
    }

    /// Keeps own cards in the place of those that were read, with all that could not be saved before.
    pub fn keep_own(&mut self, values: Vec<Replacement>) {
        self.backlog.take_own();
        let (errand, ticket) = (PendingRequest::KeepOwn, self.store.ask(Request::Replace { values }));
        self.waiting.insert(ticket, errand);
        self.writes.push(Write { ticket, errand, what: Written::Own });
    }

    /// Whether own cards could not be saved, and are to be kept again now.
    pub fn retries_own(&mut self) -> bool {
        self.backlog.take_own()
    }

    /// Own cards cannot be saved for now. True when that is news.
    pub fn could_not_keep_own(&mut self, error: &StoreError) -> bool {
        self.backlog.add_own();
        self.backlog.failed(error)
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
    /// windows never write over each other. `names` tells the entries of its lists apart. The answer is what is kept then.
    pub fn change(&mut self, errand: PendingRequest, key: &str, names: FieldNames, now: Value) {
        if !self.may_change(key) {
            return;
        }
        self.names.insert(key.to_owned(), names);
        let known = self.known.insert(key.to_owned(), Some(now.clone())).flatten().unwrap_or_default();
        // What could not be saved before is part of this change.
        let before = self.backlog.take_change(key).unwrap_or(known);
        self.send_change(errand, key.to_owned(), before, now);
    }

    fn send_change(&mut self, errand: PendingRequest, key: String, before: Value, now: Value) {
        let names = self.names.get(&key).cloned().unwrap_or_default();
        let change = Change { before: before.clone(), now, names };
        let ticket = self.store.ask(Request::Change { key: key.clone(), change });
        self.waiting.insert(ticket, errand);
        self.writes.push(Write { ticket, errand, what: Written::Change { key, before } });
    }

    /// An answer has come. What could not be saved goes into the backlog; true when that is news.
    pub fn came(&mut self, ticket: Ticket, error: Option<&StoreError>) -> bool {
        let Some(at) = self.writes.iter().position(|write| write.ticket == ticket) else { return false };
        let Write { errand, what, .. } = self.writes.remove(at);
        let Some(error) = error else {
            if self.writes.is_empty() {
                self.backlog.settle();
            }
            return false;
        };
        match what {
            Written::Change { key, before } if errand.is_entered() => self.backlog.add_change(key, errand, before),
            Written::Change { key, before } => self.knows(&key, Some(before)),
            Written::Own => self.backlog.add_own(),
        }
        errand.is_entered() && self.backlog.failed(error)
    }

    /// An answer has come: another window was faster, and what was to be kept is sent once more.
    pub fn overtaken(&mut self, ticket: Ticket) {
        self.writes.retain(|write| write.ticket != ticket);
    }

    /// Tries to save what could not be saved, but own cards ([`StoreClient::retries_own`]).
    pub fn retry(&mut self) {
        for (key, errand, before) in self.backlog.take_changes() {
            let now = self.known.get(&key).cloned().flatten().unwrap_or_default();
            self.send_change(errand, key, before, now);
        }
    }

    /// Why something that was entered is not on disk; none when all is.
    pub const fn unsaved(&self) -> Option<&StoreError> {
        self.backlog.fault()
    }

    /// Whether values are on their way to the disk.
    pub fn is_writing(&self) -> bool {
        self.writes.iter().any(|write| write.errand.is_entered())
    }

    /// Whether what was entered for this is not on disk, so that what the store has of it is older.
    pub fn is_unsaved(&self, errand: PendingRequest) -> bool {
        self.backlog.has(errand)
    }

    /// What this answer is for; none when it is not for us.
    pub fn errand(&mut self, ticket: Ticket) -> Option<PendingRequest> {
        self.waiting.remove(&ticket)
    }

    /// Whether something asked for this is on its way.
    pub fn expects(&self, errand: PendingRequest) -> bool {
        self.waiting.values().any(|waiting| *waiting == errand)
    }

    /// The store itself.
    pub fn store(&mut self) -> &mut dyn Store {
        &mut self.store
    }

    /// The store as a guest's side of a table.
    pub const fn link(&mut self) -> &mut Linked {
        &mut self.store
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::store::{Memory, Reply};

    const KEY: &str = "figures/counter";

    /// A store that the test holds too.
    #[derive(Clone, Default)]
    struct Shared(std::rc::Rc<std::cell::RefCell<Memory>>);

    impl Store for Shared {
        fn ask(&mut self, request: Request) -> Ticket {
            self.0.borrow_mut().ask(request)
        }

        fn answers(&mut self) -> Vec<crate::store::Answer> {
            self.0.borrow_mut().answers()
        }
    }

    impl Shared {
        fn kept(&self, key: &str) -> Option<String> {
            match self.0.borrow_mut().perform(Request::Value { key: key.to_owned() }) {
                Ok(Reply::Value(kept)) => kept,
                other => panic!("{other:?}"),
            }
        }
    }

    fn take(client: &mut StoreClient) -> Vec<bool> {
        let answers = client.store().answers();
        answers.iter().filter_map(|a| Some(client.came(a.ticket?, a.result.as_ref().err()))).collect()
    }

    #[test]
    fn of_changes_that_fail_and_others_that_do_not_none_is_lost() {
        let store = Shared(std::rc::Rc::new(std::cell::RefCell::new(Memory::slow())));
        let mut client = StoreClient::new(Box::new(store.clone()), &[]);
        let change = |client: &mut StoreClient, now: Value| {
            client.change(PendingRequest::Figures("counter"), KEY, vec!["id"], now);
        };
        change(&mut client, json!({ "a": 1 }));
        store.0.borrow_mut().fail_with(StoreError::Full);
        store.0.borrow_mut().release();
        change(&mut client, json!({ "a": 1, "b": 2 }));
        store.0.borrow_mut().heal();
        store.0.borrow_mut().release();
        assert_eq!(take(&mut client), [true, false], "the first failed and is reported, the second knew nothing of it");
        assert_eq!(client.unsaved(), Some(&StoreError::Full), "what only the first had is not on disk");
        assert!(client.is_unsaved(PendingRequest::Figures("counter")) && !client.is_unsaved(PendingRequest::Settings));
        client.retry();
        store.0.borrow_mut().release();
        assert_eq!(take(&mut client), [false]);
        assert_eq!((client.unsaved(), store.kept(KEY).as_deref()), (None, Some(r#"{"a":1,"b":2}"#)));
    }

    #[test]
    fn what_could_not_be_kept_is_part_of_the_next_change() {
        let store = Shared::default();
        let mut client = StoreClient::new(Box::new(store.clone()), &[]);
        store.0.borrow_mut().fail_with(StoreError::Full);
        let own = || vec![Replacement { key: "one".to_owned(), read: None, value: "1".to_owned() }];
        client.change(PendingRequest::Settings, KEY, Vec::new(), json!({ "a": 1 }));
        client.keep_own(own());
        client.change(PendingRequest::KeepRecent, "recent", Vec::new(), json!([1]));
        assert_eq!(take(&mut client), [true, false, false], "told once");
        client.retry();
        assert_eq!(take(&mut client), [false], "nor again when it fails again");
        store.0.borrow_mut().heal();
        client.change(PendingRequest::Settings, KEY, Vec::new(), json!({ "a": 1, "b": 2 }));
        take(&mut client);
        assert_eq!(store.kept(KEY).as_deref(), Some(r#"{"a":1,"b":2}"#));
        assert!(client.unsaved().is_some(), "own cards still wait");
        assert!(client.retries_own());
        client.keep_own(own());
        take(&mut client);
        assert_eq!((client.unsaved(), store.kept("one").as_deref()), (None, Some("1")));
        assert_eq!(store.kept("recent"), None, "nobody entered what was looked up");
    }
}
