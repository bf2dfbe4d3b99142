//! Requests and answers: those of the shared play, and those that are passed on.

use web_time::Instant;

use super::{
    Answer, Client, Link, Linked, Looking, PlayId, Purpose, Record, Reply, Request, Store, StoreError, Ticket,
};
use crate::store::Line;

/// The play that a request is about, where it reads or writes its log.
const fn log_of(request: &Request) -> Option<PlayId> {
    match request {
        Request::Read { play, .. } | Request::ReadSound { play } | Request::Append { play, .. } => Some(*play),
        Request::Create { header, .. } => Some(header.id),
        _ => None,
    }
}

impl Store for Linked {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.next();
        self.route(ticket, request);
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        self.work();
        loop {
            let answers = self.inner.answers();
            if answers.is_empty() {
                break;
            }
            for Answer { ticket, result } in answers {
                match ticket {
                    Some(ticket) => self.answered(ticket, result),
                    None => self.ready.push(Answer { ticket: None, result }),
                }
            }
        }
        std::mem::take(&mut self.ready)
    }
}

impl Linked {
    fn route(&mut self, ticket: Ticket, request: Request) {
        let about = log_of(&request);
        if let Some(looking) = self.looking.as_mut().filter(|looking| about == Some(looking.play)) {
            looking.held.push((ticket, request));
        } else if about.is_some() && about == self.play() && self.link.as_ref().is_some_and(|link| link.begun) {
            self.perform(ticket, request);
        } else {
            if let Request::Remove { play } = &request
                && self.play() == Some(*play)
            {
                self.release();
            }
            self.ask_inner(Purpose::Pass(ticket), request);
        }
    }

    /// Answers a request about the shared play.
    fn perform(&mut self, ticket: Ticket, request: Request) {
        let Some(link) = &mut self.link else { return };
        let Some(header) = link.client.header().cloned() else { return };
        let result = match request {
            Request::Read { after, .. } => {
                Ok(Reply::Lines { play: link.listed(&header), lines: link.client.lines_after(after) })
            }
            Request::ReadSound { .. } => {
                Ok(Reply::Lines { play: link.listed(&header), lines: link.client.lines_after(0) })
            }
            Request::Append { play, lines, summary, finished } => {
                (link.summary, link.finished) = (summary.clone(), finished);
                if lines.is_empty() {
                    let request = Request::Append { play, lines, summary, finished };
                    return self.ask_inner(Purpose::Pass(ticket), request);
                }
                return self.append(ticket, lines);
            }
            _ => Err(StoreError::Exists { play: header.id }),
        };
        self.ready.push(Answer { ticket: Some(ticket), result });
    }

    /// Puts lines into the outbox; they are entered when they are on this device's disk.
    fn append(&mut self, ticket: Ticket, lines: Vec<Line>) {
        let Some(link) = &mut self.link else { return };
        let last = link.client.last();
        if !lines.iter().zip(last + 1..).all(|(line, number)| line.number == number) {
            self.ready.push(Answer { ticket: Some(ticket), result: Err(StoreError::Behind { last }) });
            return;
        }
        let id = link.client.append(lines);
        // The entry is part of the record from the next version on, which the event about it makes.
        let needs = link.version + 1;
        link.pending.push((ticket, id, needs));
        self.carry_out(Instant::now());
    }

    fn answered(&mut self, ticket: Ticket, result: Result<Reply, StoreError>) {
        match self.sent.remove(&ticket) {
            Some(Purpose::Pass(ticket)) => self.ready.push(Answer { ticket: Some(ticket), result }),
            Some(Purpose::Record(play)) => self.record_read(play, result),
            Some(Purpose::Copy(play, record)) => self.copy_read(play, *record, result),
            Some(Purpose::Beside) => self.keep_beside(result),
            Some(Purpose::Kept(version)) => self.record_kept(version, result.map(drop)),
            Some(Purpose::Begun) => self.copy_begun(result.map(drop)),
            Some(Purpose::Old) => self.old_record(result),
            Some(Purpose::There) => self.copy_was_there(result),
            Some(Purpose::Copied(to)) => self.copied(to, result.map(drop)),
            Some(Purpose::Alone | Purpose::Aside) => {
                if let Err(error) = result {
                    self.events.push(super::LinkEvent::NotKept(error));
                }
            }
            None => {}
        }
    }

    /// What is kept of the link of a play that is to be opened.
    fn record_read(&mut self, play: PlayId, result: Result<Reply, StoreError>) {
        let record = match result {
            Ok(Reply::Value(Some(kept))) => Record::read(&kept),
            _ => None,
        };
        match record {
            Some(record) => self.ask_inner(Purpose::Copy(play, Box::new(record)), Request::Read { play, after: 0 }),
            None => self.stop_looking(),
        }
    }

    /// The copy of a play that this device is a guest at.
    fn copy_read(&mut self, play: PlayId, record: Record, result: Result<Reply, StoreError>) {
        if let Ok(Reply::Lines { play: listed, lines }) = result
            && self.looking.as_ref().is_some_and(|looking| looking.play == play)
            && !listed.removed
        {
            let client = Client::resume(record, listed.header, lines, self.formats(), Instant::now());
            let mut link = Link::new(client, true);
            (link.summary, link.finished) = (listed.summary, listed.finished);
            self.link = Some(link);
            self.moved = true;
        }
        self.stop_looking();
        self.work();
    }

    /// It is known whether the play is linked: what was asked about it is carried out.
    fn stop_looking(&mut self) {
        let Some(Looking { held, .. }) = self.looking.take() else { return };
        for (ticket, request) in held {
            self.route(ticket, request);
        }
    }
}
