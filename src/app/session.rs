//! One open play and its dialogue with the store: what is shown is on disk, and what is not is said.
//!
//! A wish waits for its turn, is checked against the state that the store has acknowledged, becomes a line, and is taken
//! into the play when the store has it. When the store cannot write, the play goes on in memory: the lines wait, and every
//! later wish tries to write them all.

use std::collections::VecDeque;

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::news::News;
use super::rebase;
use crate::locale::Say;
use crate::store::{Answer, Header, Line, Listed, PlayId, Reply, Request, Store, StoreError, Ticket};
use crate::table::entry::EntryError;
use crate::table::log::LogError;
use crate::table::play::{Play, summary};
use crate::table::rules::Refusal;

/// How a game opens a play from its lines.
pub type Opener = Box<dyn Fn(&[Line]) -> Result<Box<dyn Play>, LogError>>;

/// What can be wished of a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Enter this action, in the game's own form.
    Act(Value),
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

/// A wish that waits for its turn.
struct Waiting {
    wish: Wish,
    /// When it was wished; the entry will have this time.
    at: DateTime<Utc>,
    /// Whether another window was faster once already.
    again: bool,
    /// What is said when it is done: what was taken back or put back, in a sentence.
    news: Option<News>,
}

/// What the store is working on.
struct Sent {
    ticket: Ticket,
    at: DateTime<Utc>,
    what: Sending,
}

enum Sending {
    Line(Line, Box<Waiting>),
    Backlog,
    Summary,
    Read,
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
    /// The number of the last line that is on disk.
    saved: u64,
    /// Lines that are in the play, and not on disk.
    unsaved: Vec<Line>,
    fault: Option<StoreError>,
    /// The summary that the store has, and whether it knows the play as finished.
    listed: (String, bool),
    news: Vec<News>,
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
            unsaved: Vec::new(),
            fault: None,
            listed: (listed.summary, listed.finished),
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
        session.wish(Wish::Save, changed);
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

    /// Since when an entry is on its way to the disk; none when nothing is.
    pub fn saving_since(&self) -> Option<DateTime<Utc>> {
        let sent = self.sent.as_ref().filter(|sent| matches!(sent.what, Sending::Line(..) | Sending::Backlog));
        sent.map(|sent| sent.at)
    }

    /// Whether something that was wished is not in the play yet.
    pub fn is_entering(&self) -> bool {
        self.saving_since().is_some() || !self.queue.is_empty()
    }

    /// Whether everything that was wished is done and told to the store.
    pub fn is_idle(&self) -> bool {
        self.sent.is_none() && self.queue.is_empty() && !self.stale
    }

    /// What happened since the last call.
    pub fn news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Puts a wish into the queue.
    pub fn wish(&mut self, wish: Wish, at: DateTime<Utc>) {
        self.queue.push_back(Waiting { wish, at, again: false, news: None });
    }

    /// Says that another window may have written to this play.
    pub const fn changed_elsewhere(&mut self) {
        self.stale = true;
    }

    /// Sends what comes next, when nothing is on its way.
    pub fn pump(&mut self, store: &mut dyn Store, now: DateTime<Utc>) {
        while self.sent.is_none() {
            let Some((request, what)) = self.next_request() else { break };
            self.sent = Some(Sent { ticket: store.ask(request), at: now, what });
        }
    }

    fn next_request(&mut self) -> Option<(Request, Sending)> {
        // A play of which nothing is on disk can't have been changed there.
        if std::mem::take(&mut self.stale) && self.saved > 0 {
            return Some((Request::Read { play: self.id(), after: self.saved }, Sending::Read));
        }
        while let Some(mut waiting) = self.queue.pop_front() {
            if waiting.wish == Wish::Save {
                if !self.unsaved.is_empty() {
                    return Some((self.writing(None), Sending::Backlog));
                }
                continue;
            }
            waiting.news = self.news_of(&waiting.wish);
            match self.prepare(&waiting) {
                Ok(line) => return Some((self.writing(Some(&line)), Sending::Line(line, Box::new(waiting)))),
                Err(refusal) if waiting.again => self.news.push(News::NoLongerFits(refusal)),
                Err(refusal) => self.news.push(News::Refused(refusal)),
            }
        }
        self.new_summary()
    }

    /// What is said when a wish is done. It is told on the state that the wish meets; what is taken back has no state
    /// of its own afterwards.
    fn news_of(&self, wish: &Wish) -> Option<News> {
        let play = self.play();
        match wish {
            Wish::Undo => play.undo_step().map(|step| News::TookBack(step.sentence)),
            Wish::Redo => play.redo_step().map(|step| News::PutBack(step.sentence)),
            Wish::TakeBack { entries, .. } => play.sentence(entries).map(News::TookBack),
            Wish::PutBack { entry } => play.sentence(&play.redo_plan(*entry).ok()?).map(News::PutBack),
            Wish::Change { entries, to, .. } => {
                let new = play.change_plan(entries, to).ok()?.sentence;
                let old = play.sentence(entries)?;
                // Of what stays covered in the history, an offering in secret, both sentences are the same.
                let words = if old == new {
                    Say::new("table-changed-same").say("what", new)
                } else {
                    Say::new("table-changed").say("old", old).say("new", new)
                };
                Some(News::Changed(words))
            }
            Wish::Act(_) | Wish::Save => None,
        }
    }

    /// The line that a wish becomes on the state as it stands.
    fn prepare(&self, waiting: &Waiting) -> Result<Line, Refusal> {
        let unwritable =
            |error: EntryError| Refusal(Say::new("table-action-unreadable").text("detail", error.to_string()));
        let (play, at, by) = (&self.play, waiting.at, self.by.as_str());
        match &waiting.wish {
            Wish::Act(action) => play.prepare(action, at, by),
            Wish::Undo => {
                let step = play.undo_step().ok_or_else(|| Refusal::new("app-nothing-to-undo"))?;
                play.prepare_undo(step.entries, at, by).map_err(unwritable)
            }
            Wish::TakeBack { entries, seen } => {
                if *seen != play.last() {
                    return Err(Refusal::new("app-preview-outdated"));
                }
                play.prepare_undo(entries.clone(), at, by).map_err(unwritable)
            }
            Wish::Redo => {
                let step = play.redo_step().ok_or_else(|| Refusal::new("table-nothing-to-redo"))?;
                play.prepare_redo(step.entries, at, by).map_err(unwritable)
            }
            Wish::PutBack { entry } => play.prepare_redo(play.redo_plan(*entry)?, at, by).map_err(unwritable),
            Wish::Change { entries, to, seen } => {
                if *seen != play.last() {
                    return Err(Refusal::new("app-preview-outdated"));
                }
                play.prepare_change(entries, to, at, by)
            }
            Wish::Save => Err(Refusal::new("app-nothing-to-save")),
        }
    }

    /// The request that writes all unsaved lines and this one.
    fn writing(&self, line: Option<&Line>) -> Request {
        let (summary, finished) = self.listed.clone();
        if self.saved == 0
            && let Ok(mut lines) = self.play.lines()
        {
            lines.extend(line.cloned());
            return Request::Create { header: self.header.clone(), lines, summary, finished };
        }
        let lines = self.unsaved.iter().chain(line).cloned().collect();
        Request::Append { play: self.id(), lines, summary, finished }
    }

    /// The request that tells the store a changed summary. Not while it cannot write: then it goes with the next line.
    fn new_summary(&mut self) -> Option<(Request, Sending)> {
        if self.fault.is_some() {
            return None;
        }
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
            (Sending::Line(line, waiting), Ok(_)) => {
                self.on_disk(line.number);
                self.accept(line);
                self.news.extend(waiting.news);
            }
            (Sending::Line(_, waiting), Err(StoreError::Behind { last })) => {
                self.queue.push_front(Waiting { again: true, ..*waiting });
                self.differs_after(*last);
            }
            (Sending::Line(line, waiting), Err(error)) => {
                self.unsaved.push(line.clone());
                self.failed(error);
                self.accept(line);
                self.news.extend(waiting.news);
            }
            (Sending::Backlog, Ok(_)) => self.on_disk(self.play.last()),
            (Sending::Backlog, Err(StoreError::Behind { last })) => {
                let at = sent.at;
                self.queue.push_front(Waiting { wish: Wish::Save, at, again: true, news: None });
                self.differs_after(*last);
            }
            (Sending::Backlog, Err(error)) => self.failed(error),
            (Sending::Read, Ok(Reply::Lines { lines, .. })) => self.take_from_elsewhere(lines),
            (Sending::Read, Err(error)) => self.news.push(News::StoreFailed(error.clone())),
            // A summary that could not be written goes with the next line.
            (Sending::Summary, _) | (Sending::Read, Ok(_)) => {}
        }
        true
    }

    /// Everything up to this line is on disk.
    fn on_disk(&mut self, number: u64) {
        self.saved = number;
        self.unsaved.clear();
        if self.fault.take().is_some() {
            self.news.push(News::SavedAgain);
        }
    }

    /// The store's log ends elsewhere than we thought: another window wrote, which is read next; or the store has less than
    /// it once acknowledged, since a backup took its place, and we still have every line.
    fn differs_after(&mut self, last: u64) {
        if last >= self.saved {
            self.stale = true;
        } else if let Ok(lines) = self.play.lines() {
            self.unsaved = lines.into_iter().filter(|line| line.number > last).collect();
            self.saved = last;
        }
    }

    /// Nothing more is on disk than before; where the play has vanished from there, nothing is, and we have every line.
    fn failed(&mut self, error: &StoreError) {
        if matches!(error, StoreError::NoPlay { .. }) {
            self.saved = 0;
        }
        self.fault = Some(error.clone());
    }

    fn accept(&mut self, line: Line) {
        if let Err(error) = self.play.accept(&[line]) {
            self.news.push(News::Damaged(error.say()));
        }
    }

    /// Takes lines that another window wrote. Unsaved ones of ours go behind them: none is lost, and one that no longer
    /// fits there is kept and does not count.
    fn take_from_elsewhere(&mut self, lines: &[Line]) {
        let Some(last) = lines.last() else { return };
        let taken = if self.unsaved.is_empty() { self.play.accept(lines) } else { self.rebase(lines) };
        match taken {
            Ok(()) => {
                self.saved = last.number;
                self.news.push(News::FromElsewhere(lines.len()));
            }
            Err(error) => self.news.push(News::Damaged(error.say())),
        }
    }

    fn rebase(&mut self, theirs: &[Line]) -> Result<(), LogError> {
        let ours = rebase::behind(&self.unsaved, self.saved, theirs);
        let saved = usize::try_from(self.saved).unwrap_or(usize::MAX);
        let mut all: Vec<Line> = self.play.lines()?.into_iter().take(saved).collect();
        all.extend_from_slice(theirs);
        all.extend_from_slice(&ours);
        self.play = (self.open)(&all)?;
        self.unsaved = ours;
        Ok(())
    }
}

/// What Home shows of a play, as the store keeps it.
fn summary_text(play: &dyn Play) -> (String, bool) {
    let (summary, finished) = summary(play);
    // A summary is plain words and numbers, which are always JSON.
    (serde_json::to_string(&summary).unwrap_or_default(), finished)
}

#[cfg(test)]
#[path = "session_tests.rs"]
mod tests;
