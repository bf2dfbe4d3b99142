//! One open play and its dialogue with the store: what is shown is on disk, and what is not is said.
//!
//! A wish waits for its turn, is checked against the state that it will meet, becomes a line, and is taken into the play
//! when the store has it. What is wished while the store is at work goes together in the next request, with what Home shows
//! of the play: one transaction. When the store cannot write, the play goes on in memory: the lines wait, and every later
//! wish tries to write them all.
//!
//! What other windows write, and what this one does when it cannot read it, is in [`elsewhere`]. No request is repeated
//! without an end: after [`MOST_RACES`] lost races the lines wait in memory, as when the store cannot write.

mod elsewhere;

use std::collections::VecDeque;

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::app::sync::session_event::SessionEvent;
use crate::locale::Message;
use crate::store::{Answer, Header, Line, Listed, PlayId, Reply, Request, Store, StoreError, Ticket};
use crate::table::entry::EntryError;
use crate::table::log::LogError;
use crate::table::play::{Play, summary};
use crate::table::rules::Refusal;

/// How a game opens a play from its lines.
pub type Opener = Box<dyn Fn(&[Line]) -> Result<Box<dyn Play>, LogError>>;

/// What can be wished of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UserCommand {
    /// Enter this action, in the game's own form.
    Enter(Value),
    /// Take back the last step that stands.
    Undo,
    /// Put back what was taken back last.
    Redo,
    /// Take back these entries, as a preview showed when the log had `seen` lines.
    TakeBack {
        /// The entries.
        entries: Vec<u64>,
        /// The number of the last line then.
        seen: u64,
    },
    /// Put back this entry.
    PutBack {
        /// The entry.
        entry: u64,
    },
    /// Put this action in the place of a step, as a preview showed when the log had `seen` lines.
    Change {
        /// The entries of the step.
        entries: Vec<u64>,
        /// The action, in the game's own form.
        to: Value,
        /// The number of the last line then.
        seen: u64,
    },
    /// Write what could not be written.
    Save,
}

/// How often in a row another window may be faster, until what was tapped waits in memory for a person to try again.
const MOST_RACES: u32 = 20;

/// A wish that waits for its turn.
struct Waiting {
    user_command: UserCommand,
    /// When it was wished; the entry will have this time.
    at: DateTime<Utc>,
    /// Whether another window was faster once already.
    again: bool,
    /// What is said when it is done: what was taken back or put back, in a sentence.
    news: Option<SessionEvent>,
}

/// What the store is working on.
struct Sent {
    ticket: Ticket,
    at: DateTime<Utc>,
    what: Sending,
}

enum Sending {
    Lines(Batch),
    Summary,
    Read,
}

/// Wishes that go to the store together, behind the lines that could not be written before.
#[derive(Default)]
struct Batch {
    lines: Vec<Line>,
    waiting: Vec<Waiting>,
    /// The play with these lines; none where there are none, and only the older ones are written.
    play: Option<Box<dyn Play>>,
    /// What Home shows of it then.
    listed: (String, bool),
}

/// An open play. It is given the store and the time when it needs them, and knows nothing of the window.
pub struct Session {
    header: Header,
    play: Box<dyn Play>,
    open: Opener,
    by: String,
    queue: VecDeque<Waiting>,
    sent: Option<Sent>,
    /// Another window has written.
    stale: bool,
    /// The store may have less than it once acknowledged: another database is in the place of the one before.
    replaced: bool,
    /// How often in a row another window was faster.
    races: u32,
    /// The number of the last line there is, where another window has written one that cannot be read here: from then on
    /// the play is only read.
    outdated: Option<u64>,
    /// The number of the last line that is on disk.
    saved: u64,
    /// Lines that are in the play, and not on disk.
    unsaved: Vec<Line>,
    fault: Option<StoreError>,
    /// The summary that the store has, and whether it knows the play as finished.
    listed: (String, bool),
    /// The number of the last entry when that was compared with the play.
    summed: Option<u64>,
    news: Vec<SessionEvent>,
}

impl Session {
    /// Opens a play from what the store has of it; `by` is this window's id.
    ///
    /// # Errors
    /// When its lines are no play of the game.
    pub fn open(listed: Listed, lines: &[Line], open: Opener, by: &str) -> Result<Self, LogError> {
        let play = open(lines)?;
        Ok(Self {
            saved: play.last(),
            header: listed.header,
            play,
            open,
            by: by.to_owned(),
            queue: VecDeque::new(),
            sent: None,
            stale: false,
            replaced: false,
            races: 0,
            outdated: None,
            unsaved: Vec::new(),
            fault: None,
            listed: (listed.summary, listed.finished),
            summed: None,
            news: Vec::new(),
        })
    }

    /// Begins a play with its first line, which is not on disk yet.
    ///
    /// # Errors
    /// When the line is no beginning of the game.
    pub fn begin(header: Header, first: Line, open: Opener, by: &str) -> Result<Self, LogError> {
        let (entries, changed) = (first.number, first.at);
        let listed = Listed { header, summary: String::new(), entries, changed, finished: false, removed: false };
        let mut session = Self::open(listed, std::slice::from_ref(&first), open, by)?;
        session.listed = summary_text(session.play());
        session.saved = 0;
        session.unsaved.push(first);
        session.user_command(UserCommand::Save, changed);
        Ok(session)
    }

    /// The play's id.
    pub const fn id(&self) -> PlayId {
        self.header.id
    }

    /// The play's header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The play as it stands.
    pub fn play(&self) -> &dyn Play {
        self.play.as_ref()
    }

    /// Whether the play has a line on disk.
    pub const fn is_on_disk(&self) -> bool {
        self.saved > 0
    }

    /// Why the last lines are not on disk; none when all are.
    pub const fn fault(&self) -> Option<&StoreError> {
        self.fault.as_ref()
    }

    /// How many entries are in memory alone.
    pub const fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// Whether another window has written something that this one cannot read: the play is only read then.
    pub const fn is_outdated(&self) -> bool {
        self.outdated.is_some()
    }

    /// Since when the oldest entry that is on its way to the disk is wished; none when nothing is on its way.
    pub fn saving_since(&self) -> Option<DateTime<Utc>> {
        let sent = self.sent.as_ref().and_then(|sent| match &sent.what {
            Sending::Lines(batch) => Some(batch.waiting.first().map_or(sent.at, |waiting| waiting.at)),
            Sending::Summary | Sending::Read => None,
        });
        sent.or_else(|| self.queue.front().map(|waiting| waiting.at))
    }

    /// How many entries are on their way to the disk.
    pub fn saving(&self) -> usize {
        let sent = self.sent.as_ref().map_or(0, |sent| match &sent.what {
            Sending::Lines(batch) => self.unsaved.len() + batch.lines.len(),
            Sending::Summary | Sending::Read => 0,
        });
        sent + self.queue.iter().filter(|waiting| waiting.user_command != UserCommand::Save).count()
    }

    /// Whether something that was wished is not in the play yet.
    pub fn is_entering(&self) -> bool {
        self.saving_since().is_some()
    }

    /// Whether everything that was wished is done and told to the store.
    pub fn is_idle(&self) -> bool {
        self.sent.is_none() && self.queue.is_empty() && !self.stale
    }

    /// What happened since the last call.
    pub fn news(&mut self) -> Vec<SessionEvent> {
        std::mem::take(&mut self.news)
    }

    /// Puts a wish into the queue.
    pub fn user_command(&mut self, user_command: UserCommand, at: DateTime<Utc>) {
        self.queue.push_back(Waiting { user_command, at, again: false, news: None });
    }

    /// Sends what comes next, when nothing is on its way.
    pub fn pump(&mut self, store: &mut dyn Store, now: DateTime<Utc>) {
        while self.sent.is_none() {
            let Some((request, what)) = self.next_request() else { break };
            self.sent = Some(Sent { ticket: store.ask(request), at: now, what });
        }
    }

    fn next_request(&mut self) -> Option<(Request, Sending)> {
        if let Some(read) = self.reading() {
            return Some((read, Sending::Read));
        }
        let mut batch = Batch::default();
        let mut save = false;
        while let Some(mut waiting) = self.queue.pop_front() {
            if waiting.user_command == UserCommand::Save {
                save = true;
                continue;
            }
            if self.is_outdated() {
                if !self.news.contains(&SessionEvent::OnlyRead) {
                    self.news.push(SessionEvent::OnlyRead);
                }
                continue;
            }
            let play = batch.play.as_deref().unwrap_or(self.play());
            waiting.news = news_of(play, &waiting.user_command);
            match enter(play, &waiting, &self.by) {
                Ok((line, after)) => {
                    batch.play = Some(after);
                    batch.lines.push(line);
                    batch.waiting.push(waiting);
                }
                Err(refusal) if waiting.again => self.news.push(SessionEvent::NoLongerFits(refusal)),
                Err(refusal) => self.news.push(SessionEvent::Refused(refusal)),
            }
        }
        if !batch.lines.is_empty() || (save && !self.unsaved.is_empty()) {
            batch.listed = self.listed_with(batch.play.as_deref());
            return Some((self.writing(&batch), Sending::Lines(batch)));
        }
        self.new_summary()
    }

    /// What Home is to show of the play when this is the play; of one that is only read, what the store has.
    fn listed_with(&self, play: Option<&dyn Play>) -> (String, bool) {
        if self.is_outdated() { self.listed.clone() } else { summary_text(play.unwrap_or(self.play())) }
    }

    /// The request that writes all unsaved lines and those of this batch.
    fn writing(&self, batch: &Batch) -> Request {
        let (summary, finished) = batch.listed.clone();
        let lines: Vec<Line> = self.unsaved.iter().chain(&batch.lines).cloned().collect();
        if self.saved == 0 {
            return Request::Create { header: self.header.clone(), lines, summary, finished };
        }
        Request::Append { play: self.id(), lines: self.behind_the_unread(lines), summary, finished }
    }

    /// The request that tells the store a changed summary. Not while it cannot write: then it goes with the next line.
    fn new_summary(&mut self) -> Option<(Request, Sending)> {
        let last = Some(self.play.last());
        if self.fault.is_some() || self.is_outdated() || self.summed == last {
            return None;
        }
        self.summed = last;
        let fresh = summary_text(self.play());
        if self.listed == fresh {
            return None;
        }
        self.listed = fresh;
        let (summary, finished) = self.listed.clone();
        let request = Request::Append { play: self.id(), lines: Vec::new(), summary, finished };
        Some((request, Sending::Summary))
    }

    /// Takes an answer of the store; false when it was not for this session.
    pub fn take(&mut self, answer: &Answer) -> bool {
        let Some(sent) = self.sent.take_if(|sent| Some(sent.ticket) == answer.ticket) else { return false };
        match (sent.what, &answer.result) {
            (Sending::Lines(batch), Ok(_)) => self.on_disk(batch),
            (Sending::Lines(batch), Err(StoreError::Behind { last })) => {
                self.try_again(batch, sent.at);
                self.differs_after(*last);
            }
            (Sending::Lines(batch), Err(StoreError::Exists { .. })) if self.saved == 0 => {
                self.try_again(batch, sent.at);
                self.differs_after(0);
            }
            (Sending::Lines(batch), Err(error)) => {
                self.take_in_memory(batch);
                self.failed(error);
            }
            (Sending::Read, Ok(Reply::Lines { play, lines })) => self.take_from_elsewhere(play, lines),
            (Sending::Read, Err(error)) => self.cannot_read(error),
            // A summary that could not be written goes with the next line.
            (Sending::Summary, _) | (Sending::Read, Ok(_)) => {}
        }
        true
    }

    /// A batch is on disk, with all that could not be written before.
    fn on_disk(&mut self, batch: Batch) {
        let written = (self.unsaved.len() + batch.lines.len()) as u64;
        self.outdated = self.outdated.map(|last| last + written);
        self.unsaved.clear();
        self.races = 0;
        self.listed.clone_from(&batch.listed);
        self.take_batch(batch);
        if !self.is_outdated() {
            self.saved = self.play.last();
            self.summed = Some(self.saved);
        }
        if self.fault.take().is_some() {
            self.news.push(SessionEvent::SavedAgain);
        }
    }

    /// A batch goes on in memory: its lines are to be written later.
    fn take_in_memory(&mut self, batch: Batch) {
        self.unsaved.extend(batch.lines.iter().cloned());
        self.take_batch(batch);
    }

    fn take_batch(&mut self, batch: Batch) {
        if let Some(play) = batch.play {
            self.play = play;
        }
        self.news.extend(batch.waiting.into_iter().filter_map(|waiting| waiting.news));
    }

    /// Puts the wishes of a batch before all others that wait.
    fn try_again(&mut self, batch: Batch, at: DateTime<Utc>) {
        self.queue.push_front(Waiting { user_command: UserCommand::Save, at, again: true, news: None });
        for waiting in batch.waiting.into_iter().rev() {
            self.queue.push_front(Waiting { again: true, ..waiting });
        }
    }

    /// Nothing more is on disk than before; where the play has vanished from there, nothing is, and we have every line.
    fn failed(&mut self, error: &StoreError) {
        if matches!(error, StoreError::NoPlay { .. }) {
            self.nothing_is_on_disk();
        }
        self.fault = Some(error.clone());
    }
}

/// What is said when a wish is done. It is told on the state that the wish meets; what is taken back has no state
/// of its own afterwards.
fn news_of(play: &dyn Play, user_command: &UserCommand) -> Option<SessionEvent> {
    match user_command {
        UserCommand::Undo => play.undo_step().map(|step| SessionEvent::TookBack(step.sentence)),
        UserCommand::Redo => play.redo_step().map(|step| SessionEvent::PutBack(step.sentence)),
        UserCommand::TakeBack { entries, .. } => play.sentence(entries).map(SessionEvent::TookBack),
        UserCommand::PutBack { entry } => play.sentence(&play.redo_plan(*entry).ok()?).map(SessionEvent::PutBack),
        UserCommand::Change { entries, to, .. } => {
            let new = play.change_plan(entries, to).ok()?.sentence;
            let old = play.sentence(entries)?;
            // Of what stays covered in the history, an offering in secret, both sentences are the same.
            let words = if old == new {
                Message::new("table-changed-same").say("what", new)
            } else {
                Message::new("table-changed").say("old", old).say("new", new)
            };
            Some(SessionEvent::Changed(words))
        }
        UserCommand::Enter(_) | UserCommand::Save => None,
    }
}

/// The line that a wish becomes on this state, and the play with it.
fn enter(play: &dyn Play, waiting: &Waiting, by: &str) -> Result<(Line, Box<dyn Play>), Refusal> {
    let line = prepare(play, waiting, by)?;
    let after = play.after(&line).map_err(|error| Refusal(error.message()))?;
    Ok((line, after))
}

/// The line that a wish becomes on this state.
fn prepare(play: &dyn Play, waiting: &Waiting, by: &str) -> Result<Line, Refusal> {
    let unwritable =
        |error: EntryError| Refusal(Message::new("table-action-unreadable").text("detail", error.to_string()));
    let at = waiting.at;
    match &waiting.user_command {
        UserCommand::Enter(action) => play.prepare(action, at, by),
        UserCommand::Undo => {
            let step = play.undo_step().ok_or_else(|| Refusal::new("app-nothing-to-undo"))?;
            play.prepare_undo(step.entries, at, by).map_err(unwritable)
        }
        UserCommand::TakeBack { entries, seen } => {
            if *seen != play.last() {
                return Err(Refusal::new("app-preview-outdated"));
            }
            play.prepare_undo(entries.clone(), at, by).map_err(unwritable)
        }
        UserCommand::Redo => {
            let step = play.redo_step().ok_or_else(|| Refusal::new("table-nothing-to-redo"))?;
            play.prepare_redo(step.entries, at, by).map_err(unwritable)
        }
        UserCommand::PutBack { entry } => play.prepare_redo(play.redo_plan(*entry)?, at, by).map_err(unwritable),
        UserCommand::Change { entries, to, seen } => {
            if *seen != play.last() {
                return Err(Refusal::new("app-preview-outdated"));
            }
            play.prepare_change(entries, to, at, by)
        }
        UserCommand::Save => Err(Refusal::new("app-nothing-to-save")),
    }
}

/// What Home shows of a play, as the store keeps it.
fn summary_text(play: &dyn Play) -> (String, bool) {
    let (summary, finished) = summary(play);
    // A summary is plain words and numbers, which are always JSON.
    (serde_json::to_string(&summary).unwrap_or_default(), finished)
}

#[cfg(test)]
mod edge_tests;
#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
