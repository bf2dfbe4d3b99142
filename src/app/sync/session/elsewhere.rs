//! What an open play does with what another window has written, and with a store that has another database than before.
//!
//! Lines that can be read are taken, and what this window could not write yet goes behind them. A line that cannot be
//! read is one of a later version of the program: the play is shown as far as it is known and only read from then on. What
//! was tapped until then is written behind the unread lines, where the later version finds it.

use super::{Batch, MOST_RACES, Request, Session, UserCommand, Waiting, enter, news_of};
use crate::app::sync::session_event::SessionEvent;
use crate::store::{Line, Listed, StoreError};
use crate::table::log::LogError;
use crate::table::rebase;

impl Session {
    /// Says that another window may have written to this play.
    pub const fn changed_elsewhere(&mut self) {
        self.stale = true;
    }

    /// Says that another database is in the place of the one before: whatever of this play it lacks is written again.
    pub const fn store_was_replaced(&mut self) {
        self.stale = true;
        self.replaced = true;
    }

    /// Says that after this number the log is no longer as it was read: at a table of many devices the lines of others came
    /// before those that waited here. What comes after it is read again. Lines that are in memory alone stay behind them.
    pub fn rewind(&mut self, after: u64) {
        self.stale = true;
        if after >= self.saved || after == 0 {
            return;
        }
        let kept = usize::try_from(after).unwrap_or(usize::MAX);
        let Ok(lines) = self.play.lines() else { return };
        let mut lines: Vec<Line> = lines.into_iter().take(kept).collect();
        let less = self.saved - after;
        let moved = |number: u64| {
            (number <= after || number > self.saved).then(|| if number > self.saved { number - less } else { number })
        };
        let ours: Vec<Line> = self.unsaved.iter().filter_map(|line| rebase::renumber(line, moved, true)).collect();
        lines.extend(ours.iter().cloned());
        if let Ok(play) = (self.open)(&lines) {
            self.play = play;
            self.unsaved = ours;
            self.saved = after;
            self.summed = None;
        }
    }

    /// The request that reads what another window has written, if one has.
    pub(super) fn reading(&mut self) -> Option<Request> {
        // Of one that is only read nothing more is understood, and one of which nothing is on disk can't have been changed
        // there; but where the store has said that it is there, it is compared.
        let compares = self.saved > 0 || self.races > 0;
        let reads = std::mem::take(&mut self.stale) && compares && !self.is_outdated();
        reads.then(|| Request::Read { play: self.id(), after: self.saved })
    }

    /// The store's log ends elsewhere than we thought: another window wrote, which is read next; or the store has less than
    /// it once acknowledged, since a backup took its place, and we still have every line.
    pub(super) fn differs_after(&mut self, last: u64) {
        self.races += 1;
        if self.races > MOST_RACES {
            return self.wait_in_memory(&StoreError::Busy);
        }
        if self.is_outdated() {
            self.outdated = Some(last);
        } else if last >= self.saved {
            self.stale = true;
        } else {
            self.has_only(last);
        }
    }

    /// The store has our lines up to this one.
    fn has_only(&mut self, last: u64) {
        if let Ok(lines) = self.play.lines() {
            self.unsaved = lines.into_iter().filter(|line| line.number > last).collect();
            self.saved = last;
        }
    }

    /// Nothing of the play is on disk any more.
    pub(super) fn nothing_is_on_disk(&mut self) {
        self.has_only(0);
    }

    /// What another window wrote could not be read from the store. What waits for it must not ask for ever.
    pub(super) fn cannot_read(&mut self, error: &StoreError) {
        let vanished = matches!(error, StoreError::NoPlay { .. }) && std::mem::take(&mut self.replaced);
        if vanished {
            self.nothing_is_on_disk();
            return self.save_again();
        }
        if self.queue.iter().any(|waiting| waiting.again) {
            self.wait_in_memory(error);
        } else {
            self.news.push(SessionEvent::StoreFailed(error.clone()));
        }
    }

    /// Takes lines that another window wrote. Unsaved ones of ours go behind them: none is lost, and one that no longer
    /// fits there is kept and does not count.
    pub(super) fn take_from_elsewhere(&mut self, listed: &Listed, lines: &[Line]) {
        if std::mem::take(&mut self.replaced) && listed.entries < self.saved {
            self.has_only(listed.entries);
            return self.save_again();
        }
        let theirs = self.without_ours(lines);
        if self.unsaved.is_empty() && self.fault.take().is_some() {
            self.news.push(SessionEvent::SavedAgain);
        }
        if self.saved == 0 {
            // Another play has this one's id.
            return self.wait_in_memory(&StoreError::Exists { play: self.id() });
        }
        let Some(last) = theirs.last() else { return };
        let taken = if self.unsaved.is_empty() { self.play.accept(theirs) } else { self.rebase(theirs) };
        self.listed = (listed.summary.clone(), listed.finished);
        if taken.is_ok() {
            self.saved = last.number;
            self.news.push(SessionEvent::FromElsewhere(theirs.len()));
            return;
        }
        if self.unsaved.is_empty() {
            // What comes before the unread line was taken.
            self.saved = self.play.last();
        }
        self.only_read(last.number);
    }

    /// Lines without those at their beginning that are ours: the store had said that they could not be written, and yet
    /// they are there.
    fn without_ours<'a>(&mut self, lines: &'a [Line]) -> &'a [Line] {
        let same = |(theirs, ours): &(&Line, &Line)| {
            (theirs.number, theirs.at, &theirs.by) == (ours.number, ours.at, &ours.by)
        };
        let known = lines.iter().zip(&self.unsaved).take_while(same).count();
        self.saved += known as u64;
        self.unsaved.drain(..known);
        lines.get(known..).unwrap_or_default()
    }

    fn rebase(&mut self, theirs: &[Line]) -> Result<(), LogError> {
        let ours = rebase::behind(&self.unsaved, self.saved, theirs.len() as u64);
        let saved = usize::try_from(self.saved).unwrap_or(usize::MAX);
        let mut all: Vec<Line> = self.play.lines()?.into_iter().take(saved).collect();
        all.extend_from_slice(theirs);
        all.extend_from_slice(&ours);
        self.play = (self.open)(&all)?;
        self.unsaved = ours;
        Ok(())
    }

    /// From now on the play is only read: its log goes up to `last`, and this window cannot read all of it.
    fn only_read(&mut self, last: u64) {
        self.enter_in_memory();
        self.outdated = Some(last);
        if !self.unsaved.is_empty() {
            self.save_again();
        }
    }

    /// Our lines as they are written: behind those that cannot be read here, if there are any.
    pub(super) fn behind_the_unread(&self, lines: Vec<Line>) -> Vec<Line> {
        match self.outdated {
            Some(last) => rebase::behind(&lines, self.saved, last.saturating_sub(self.saved)),
            None => lines,
        }
    }

    /// What is wished goes on in memory, as when the disk is full: a person is told why, and tries again.
    fn wait_in_memory(&mut self, why: &StoreError) {
        self.stale = false;
        self.races = 0;
        self.enter_in_memory();
        if self.unsaved.is_empty() {
            self.news.push(SessionEvent::StoreFailed(why.clone()));
        } else {
            self.fault = Some(why.clone());
        }
    }

    /// Makes lines of all that waits, and takes them into the play. They are not on disk.
    fn enter_in_memory(&mut self) {
        for mut waiting in std::mem::take(&mut self.queue) {
            if waiting.user_command == UserCommand::Save {
                continue;
            }
            waiting.news = news_of(self.play(), &waiting.user_command);
            match enter(self.play(), &waiting, &self.by) {
                Ok((line, after)) => {
                    let batch =
                        Batch { lines: vec![line], waiting: vec![waiting], play: Some(after), ..Batch::default() };
                    self.take_in_memory(batch);
                }
                Err(refusal) => self.news.push(SessionEvent::NoLongerFits(refusal)),
            }
        }
    }

    fn save_again(&mut self) {
        let at = self.play.last_at().unwrap_or_default();
        self.queue.push_front(Waiting { user_command: UserCommand::Save, at, again: true, news: None });
    }
}
