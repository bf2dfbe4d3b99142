//! The copy of the shared play in the device's own store: an ordinary play with the lines that the host has confirmed.

use super::{LinkEvent, Linked, Purpose, Reply, Request, StoreError};
use crate::games;
use crate::link::failure::Failure;
use crate::link::record::Record;
use crate::store::{Header, Line, Listed, PlayId};
use crate::table::play::summary;

impl Linked {
    /// The host was reached for the first time: the copy is begun, unless this version cannot read it.
    pub(super) fn begin_copy(&mut self) {
        let Some(link) = &mut self.link else { return };
        let Some(header) = link.client.header().cloned() else { return };
        let lines = link.client.confirmed().to_vec();
        let play = games::game_of(self.games, &header).ok().and_then(|game| game.open(&lines).ok());
        let Some(play) = play else {
            self.link = None;
            self.events.push(LinkEvent::Over(Failure::UnknownPlay));
            return;
        };
        let (summary, finished) = summary(play.as_ref());
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        link.copied = link.client.confirmed_last();
        (link.summary, link.finished) = (summary, finished);
        self.create_copy(header, lines);
    }

    fn create_copy(&mut self, header: Header, lines: Vec<Line>) {
        let Some(link) = &self.link else { return };
        let (summary, finished) = (link.summary.clone(), link.finished);
        self.ask_inner(Purpose::Begun, Request::Create { header, lines, summary, finished });
    }

    /// The copy was begun; or there is a play of this id already, since this device was here before.
    pub(super) fn copy_begun(&mut self, result: Result<(), StoreError>) {
        match (result, self.play()) {
            (Ok(()), Some(play)) => self.joined(play),
            (Err(StoreError::Exists { .. }), Some(play)) => {
                self.ask_inner(Purpose::Old, Request::Value { key: Record::key(play) });
                self.ask_inner(Purpose::There, Request::Read { play, after: 0 });
            }
            (Err(error), Some(play)) => {
                self.events.push(LinkEvent::NotKept(error));
                self.joined(play);
            }
            (_, None) => {}
        }
    }

    /// What is kept of an earlier link of the play that has this id here.
    pub(super) fn old_record(&mut self, result: Result<Reply, StoreError>) {
        if let Some(link) = &mut self.link {
            link.old = match result {
                Ok(Reply::Value(Some(kept))) => Record::read(&kept),
                _ => None,
            };
        }
    }

    /// What this device has of the play from before. A copy of this very host's play is gone on with, or put aside where the
    /// host has another log by now. So is the copy of another host's, if this one has all of it and more: somebody else has
    /// taken the table over. Every other play is this device's own, whatever id a host gives for its own one: it is not
    /// touched, and the host's play gets another id here.
    pub(super) fn copy_was_there(&mut self, result: Result<Reply, StoreError>) {
        let Some(play) = self.play() else { return };
        let Some(link) = &mut self.link else { return };
        if link.begun {
            if let Ok(Reply::Lines { play: listed, lines }) = result {
                self.put_aside(listed, lines);
            }
            return;
        }
        let of_this_play = link.old.take().filter(|old| Some(old.there.unwrap_or(play)) == link.client.play_there());
        let same_host = of_this_play.as_ref().is_some_and(|old| old.socket == link.client.socket());
        let (listed, lines) = match result {
            Ok(Reply::Lines { play: listed, lines }) if link.client.header() == Some(&listed.header) => (listed, lines),
            // What is damaged of this host's own copy stays, and the table goes on without one.
            Err(_) if same_host => return self.joined(play),
            Ok(_) | Err(_) => return self.call_otherwise(),
        };
        let Some(old) = of_this_play else { return self.call_otherwise() };
        let goes_on = link.client.confirmed().starts_with(&lines);
        if !goes_on && !same_host {
            return self.call_otherwise();
        }
        // What was still waiting when this device was at the table before goes out now.
        link.client.adopt(&old);
        if goes_on {
            link.copied = lines.len() as u64;
            if listed.removed {
                self.ask_inner(Purpose::Aside, Request::Restore { play });
            }
            self.joined(play);
            self.go_on_copying();
        } else {
            self.put_aside(listed, lines);
            self.joined(play);
        }
    }

    /// The id is that of a play of this device's own: the host's gets another one here. It follows from the play itself, so
    /// that who joins again finds the same copy.
    fn call_otherwise(&mut self) {
        let Some(link) = &mut self.link else { return };
        let Some(there) = link.client.play_there() else { return };
        link.taken = link.taken.saturating_add(1);
        let lines = link.client.confirmed().to_vec();
        let id = match (link.taken, lines.first()) {
            (1, Some(first)) => there.of_branch(std::slice::from_ref(first)),
            _ => PlayId::fresh(),
        };
        link.client.call_here(id);
        if let Some(header) = link.client.header().cloned() {
            self.create_copy(header, lines);
        }
    }

    fn joined(&mut self, play: PlayId) {
        if let Some(link) = &mut self.link
            && !std::mem::replace(&mut link.begun, true)
        {
            self.events.push(LinkEvent::Joined(play));
        }
    }

    /// Adds to the copy what it does not have yet.
    pub(super) fn go_on_copying(&mut self) {
        let Some(link) = &mut self.link else { return };
        let Some(play) = link.client.header().map(|header| header.id) else { return };
        let from = usize::try_from(link.copied).unwrap_or(usize::MAX);
        let lines: Vec<Line> = link.client.confirmed().iter().skip(from).cloned().collect();
        if !link.begun || link.copying || lines.is_empty() {
            return;
        }
        link.copying = true;
        let to = link.client.confirmed_last();
        let (summary, finished) = (link.summary.clone(), link.finished);
        self.ask_inner(Purpose::Copied(to), Request::Append { play, lines, summary, finished });
    }

    /// Lines were added to the copy, or could not be: then they are with the next ones.
    pub(super) fn copied(&mut self, to: u64, result: Result<(), StoreError>) {
        let Some(link) = &mut self.link else { return };
        link.copying = false;
        match result {
            Ok(()) => {
                link.copied = to;
                self.go_on_copying();
            }
            // Another window of this device, which is a guest at the same table, has added them.
            Err(StoreError::Behind { last }) if last != link.copied && last <= link.client.confirmed_last() => {
                link.copied = last;
                self.go_on_copying();
            }
            Err(StoreError::Behind { .. }) => self.replace_copy(),
            Err(error) => self.events.push(LinkEvent::NotKept(error)),
        }
    }

    /// The copy is not the host's log: it is put aside, and the host's log takes its place.
    pub(super) fn replace_copy(&mut self) {
        let Some(link) = &self.link else { return };
        if link.begun
            && let Some(play) = link.client.header().map(|header| header.id)
        {
            self.ask_inner(Purpose::There, Request::Read { play, after: 0 });
        }
    }

    /// Puts what this device had of the host's play into the trash as a play of its own, under the header that it has, and the
    /// host's log in its place.
    fn put_aside(&mut self, listed: Listed, lines: Vec<Line>) {
        let Some(link) = &mut self.link else { return };
        let Some(header) = link.client.header().cloned() else { return };
        let play = header.id;
        let confirmed = link.client.confirmed().to_vec();
        link.copied = link.client.confirmed_last();
        let (summary, finished) = (link.summary.clone(), link.finished);
        // The lines of a log that was cut short at its end stand in the host's too; only what does not is worth keeping.
        if !lines.is_empty() {
            let Listed { header, summary, finished, .. } = listed;
            let header = Header { id: PlayId::fresh(), ..header };
            let aside = header.id;
            self.ask_inner(Purpose::Aside, Request::Create { header, lines, summary, finished });
            self.ask_inner(Purpose::Aside, Request::Remove { play: aside });
        }
        self.ask_inner(Purpose::Aside, Request::Remove { play });
        self.ask_inner(Purpose::Aside, Request::Purge { play });
        self.ask_inner(Purpose::Aside, Request::Create { header, lines: confirmed, summary, finished });
    }
}
