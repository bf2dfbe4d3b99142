//! A store that forgets everything at the end: for tests, and where there is no folder to write to.

use std::collections::BTreeMap;

use super::changes;
use super::error::StoreError;
use super::play::{Line, Listed, PlayId, continues};
use super::replace::overtaken;
use super::{Answer, Reply, Request, Store, TextFile, Ticket, Tickets};

/// Plays kept in memory. It answers at once, unless it was made [`Memory::slow`].
#[derive(Debug, Default)]
pub struct Memory {
    plays: BTreeMap<PlayId, (Listed, Vec<Line>)>,
    values: BTreeMap<String, String>,
    templates: BTreeMap<String, String>,
    tickets: Tickets,
    waiting: Vec<(Ticket, Request)>,
    ready: Vec<Answer>,
    slow: bool,
    fault: Option<StoreError>,
    /// The first line that counts as damaged, by play.
    damaged: BTreeMap<PlayId, u64>,
    /// Plays that count as moved aside.
    aside: Vec<(Listed, Vec<Line>)>,
}

impl Memory {
    /// One that refuses to write with this error and can be read, until [`Memory::heal`].
    pub fn failing_with(fault: StoreError) -> Self {
        Self { fault: Some(fault), ..Self::default() }
    }

    /// One that answers only when [`Memory::release`] tells it to.
    pub fn slow() -> Self {
        Self { slow: true, ..Self::default() }
    }

    /// From now on it refuses to write with this error, as when the disk has become full.
    pub fn fail_with(&mut self, fault: StoreError) {
        self.fault = Some(fault);
    }

    /// From now on it can write again.
    pub fn heal(&mut self) {
        self.fault = None;
    }

    /// From now on a line of a play counts as damaged, as when a disk has changed it.
    pub fn damage(&mut self, play: PlayId, number: u64) {
        self.damaged.insert(play, number);
    }

    /// Moves all plays aside, as when the whole database is damaged; they can be taken in again.
    pub fn quarantine(&mut self) {
        self.aside = std::mem::take(&mut self.plays).into_values().collect();
    }

    /// Whether a slow one was asked what it has not carried out.
    #[cfg(test)]
    pub(crate) const fn owes(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Carries out what a slow one was asked so far.
    pub fn release(&mut self) {
        for (ticket, request) in std::mem::take(&mut self.waiting) {
            let result = self.perform(request);
            self.ready.push(Answer { ticket: Some(ticket), result });
        }
    }

    /// Says that another window has written, as a store on disk does.
    pub fn change_elsewhere(&mut self) {
        self.ready.push(Answer { ticket: None, result: Ok(Reply::ChangedElsewhere) });
    }

    /// Carries out a request at once.
    ///
    /// # Errors
    /// As the request says, and the fault that a failing one has, for a request that writes.
    pub fn perform(&mut self, request: Request) -> Result<Reply, StoreError> {
        match request {
            Request::Plays { removed } => Ok(Reply::Plays(self.plays(removed))),
            Request::Read { play, after } => {
                self.intact(play)?;
                let (listed, lines) = self.play(play)?;
                let lines = lines.iter().filter(|line| line.number > after).cloned().collect();
                Ok(Reply::Lines { play: listed.clone(), lines })
            }
            Request::ReadSound { play } => {
                let before = self.damaged.get(&play).copied().unwrap_or(u64::MAX);
                let (listed, lines) = self.play(play)?;
                let lines: Vec<Line> = lines.iter().filter(|line| line.number < before).cloned().collect();
                let entries = lines.last().map_or(0, |line| line.number);
                Ok(Reply::Lines { play: Listed { entries, ..listed.clone() }, lines })
            }
            Request::FindSalvage => Ok(Reply::Salvage(self.aside.iter().map(|(listed, _)| listed.clone()).collect())),
            Request::TakeSalvage => {
                let aside = std::mem::take(&mut self.aside);
                let taken = aside.iter().map(|(listed, _)| listed.clone()).collect();
                for play in aside {
                    self.plays.insert(play.0.header.id, play);
                }
                Ok(Reply::Salvage(taken))
            }
            Request::Value { key } => Ok(Reply::Value(self.values.get(&key).cloned())),
            Request::Templates => {
                let file = |(name, text): (&String, &String)| TextFile { name: name.clone(), text: Some(text.clone()) };
                Ok(Reply::Templates(self.templates.iter().map(file).collect()))
            }
            Request::Backups => Ok(Reply::Backups(Vec::new())),
            Request::Change { key, change } => {
                self.write(Request::Change { key: key.clone(), change })?;
                Ok(Reply::Value(self.values.get(&key).cloned()))
            }
            Request::Replace { values } => {
                let kept = values.iter().map(|value| self.values.get(&value.key).cloned()).collect();
                if let Some(others) = overtaken(&values, kept) {
                    return self.fault.clone().map_or(Ok(Reply::Overtaken(others)), Err);
                }
                self.write(Request::Replace { values }).map(|()| Reply::Done)
            }
            Request::NewTemplate { name, text } => {
                let free = |name: &String| self.templates.get(name).is_none_or(|there| *there == text);
                let name = super::like(&name).find(free).unwrap_or_default();
                self.write(Request::KeepTemplate { name: name.clone(), text })?;
                Ok(Reply::Template(name))
            }
            Request::Batch { requests } => {
                if let Some(fault) = &self.fault {
                    return Err(fault.clone());
                }
                Ok(Reply::Batch(requests.into_iter().map(|request| self.write(request)).collect()))
            }
            writing => self.write(writing).map(|()| Reply::Done),
        }
    }

    fn write(&mut self, request: Request) -> Result<(), StoreError> {
        if let Some(fault) = &self.fault {
            return Err(fault.clone());
        }
        match request {
            Request::Create { header, lines, summary, finished } => {
                if self.plays.contains_key(&header.id) {
                    return Err(StoreError::Exists { play: header.id });
                }
                let Some(last) = lines.last().filter(|_| continues(0, &lines)) else {
                    return Err(StoreError::Behind { last: 0 });
                };
                let (entries, changed) = (last.number, last.at);
                let (play, header) = (header.id, header.raised(&lines));
                let listed = Listed { header, summary, entries, changed, finished, removed: false };
                self.plays.insert(play, (listed, lines));
            }
            Request::Append { play, lines, summary, finished } => {
                self.intact(play)?;
                let (listed, log) = self.play(play)?;
                if !continues(listed.entries, &lines) {
                    return Err(StoreError::Behind { last: listed.entries });
                }
                if let Some(last) = lines.last() {
                    (listed.entries, listed.changed) = (last.number, last.at);
                }
                (listed.summary, listed.finished) = (summary, finished);
                listed.header = listed.header.clone().raised(&lines);
                log.extend(lines);
            }
            Request::Remove { play } => self.set_removed(play, true)?,
            Request::Restore { play } => self.set_removed(play, false)?,
            Request::Purge { play } => {
                if !self.play(play)?.0.removed {
                    return Err(StoreError::NoPlay { play });
                }
                self.plays.remove(&play);
            }
            Request::Keep { key, value } | Request::KeepLoosely { key, value } => self.keep(key, value),
            Request::Change { key, change } => {
                if let Some(value) = change.of(self.values.get(&key).map(String::as_str)) {
                    self.keep(key, value);
                }
            }
            Request::KeepTemplate { name, text } => {
                self.note(changes::TEMPLATE, &name);
                self.templates.insert(name, text);
            }
            Request::RemoveTemplate { name } => {
                self.note(changes::TEMPLATE, &name);
                self.templates.remove(&name);
            }
            Request::Replace { values } => values.into_iter().for_each(|new| self.keep(new.key, new.value)),
            // It makes no backups, so none can be named.
            Request::Recover { .. } => return Err(StoreError::BadBackup),
            Request::Batch { .. }
            | Request::Plays { .. }
            | Request::Read { .. }
            | Request::ReadSound { .. }
            | Request::FindSalvage
            | Request::TakeSalvage
            | Request::Value { .. }
            | Request::Templates
            | Request::NewTemplate { .. }
            | Request::Backups => {}
        }
        Ok(())
    }

    fn keep(&mut self, key: String, value: String) {
        let noted_under = changes::Changes::key(&key);
        let (before, noted) = (self.values.get(&key), self.values.get(&noted_under));
        if let Some(noted) = changes::after(&key, before.map(String::as_str), &value, noted.map(String::as_str)) {
            self.values.insert(noted_under, noted);
        }
        self.values.insert(key, value);
    }

    /// Notes that one of these was changed.
    fn note(&mut self, of: &str, name: &str) {
        let key = changes::Changes::key(of);
        let noted = changes::after_one(name, self.values.get(&key).map(String::as_str));
        self.values.insert(key, noted);
    }

    fn set_removed(&mut self, play: PlayId, removed: bool) -> Result<(), StoreError> {
        self.play(play)?.0.removed = removed;
        self.note(changes::TRASH, &play.to_string());
        Ok(())
    }

    fn intact(&self, play: PlayId) -> Result<(), StoreError> {
        self.damaged.get(&play).map_or(Ok(()), |&number| Err(StoreError::DamagedPlay { play, number }))
    }

    fn play(&mut self, play: PlayId) -> Result<&mut (Listed, Vec<Line>), StoreError> {
        self.plays.get_mut(&play).ok_or(StoreError::NoPlay { play })
    }

    fn plays(&self, removed: bool) -> Vec<Listed> {
        let all = self.plays.values().map(|(listed, _)| listed);
        let mut plays: Vec<Listed> = all.filter(|listed| listed.removed == removed).cloned().collect();
        plays.sort_by_key(|listed| (std::cmp::Reverse(listed.changed), listed.header.id));
        plays
    }
}

impl Store for Memory {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.next();
        self.waiting.push((ticket, request));
        if !self.slow {
            self.release();
        }
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.ready)
    }
}
