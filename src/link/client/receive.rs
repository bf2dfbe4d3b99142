//! What a guest's side does with each message of the host.

use web_time::Instant;

use super::{Client, ClientEvent, Phase};
use crate::link::backoff::Backoff;
use crate::link::failure::Failure;
use crate::link::record::Credential;
use crate::locale::Language;
use crate::store::Line;
use crate::wire::{
    Behind, Cause, HostMessage, Joined, LinesMessage, LogChecksum, No, Refused, Sentence, Took, Why, WireLine,
};

impl Client {
    pub(super) fn receive(&mut self, message: HostMessage, now: Instant) {
        match message {
            HostMessage::Welcome(_) if self.phase == Phase::Greeting => self.join(),
            HostMessage::Joined(joined) if self.phase == Phase::Joining => self.joined(joined),
            HostMessage::Lines(lines) => self.lines(lines, now),
            HostMessage::Took(took) => self.took(took, now),
            HostMessage::Behind(behind) => self.behind(behind, now),
            HostMessage::Refused(refused) => self.refused(refused, now),
            HostMessage::Who(who) => {
                self.seats =
                    who.iter().find(|who| who.by == self.record.by).map_or_else(Vec::new, |me| me.seats.clone());
                let names = who.iter().map(|who| (who.by.clone(), who.name.clone()));
                let before = self.record.names.clone();
                self.record.names.extend(names);
                if self.record.names != before {
                    self.events.push(ClientEvent::Record);
                }
                self.who = who;
                self.events.push(ClientEvent::Status);
            }
            HostMessage::No(no) => self.no(&no, now),
            HostMessage::Welcome(_) | HostMessage::Joined(_) | HostMessage::Beat(_) => {}
            // What only the host's own device asks for.
            HostMessage::FarLink(_) | HostMessage::Invitation(_) => {}
        }
    }

    fn joined(&mut self, joined: Joined) {
        let Joined { token, by, role, seats, header, last } = joined;
        if self.header.as_ref().is_some_and(|known| *known != header) {
            // The key of another table was typed for this one: its lines have nothing to do with these. What a play was from
            // its beginning never changes.
            return self.over(Failure::Key);
        }
        self.record.credential = Credential::Token(token);
        self.record.by = by;
        (self.role, self.seats) = (role, seats);
        self.header_here.get_or_insert_with(|| header.clone());
        self.header.get_or_insert(header);
        (self.backoff, self.failed) = (Backoff::default(), 0);
        self.phase = Phase::Reading(last);
        self.events.extend([ClientEvent::Record, ClientEvent::Status]);
    }

    fn lines(&mut self, message: LinesMessage, now: Instant) {
        let LinesMessage { lines, to, checksum } = message;
        match self.phase {
            Phase::Reading(last) => {
                self.incoming.extend(lines);
                if to < last {
                    return;
                }
                let lines = std::mem::take(&mut self.incoming);
                let first = !self.reached && self.from_nothing && !self.healing;
                self.phase = Phase::Live;
                if self.take(lines, checksum, now) {
                    self.reached = true;
                    self.from_nothing = false;
                    if std::mem::take(&mut self.healing) {
                        self.events.push(ClientEvent::Healed);
                    }
                    if first {
                        self.events.push(ClientEvent::Joined);
                    }
                    self.events.push(ClientEvent::Status);
                    self.send_next(now);
                }
            }
            Phase::Live => {
                self.take(lines, checksum, now);
                self.send_next(now);
            }
            _ => {}
        }
    }

    /// Takes lines of the host; false where they do not go with the copy, which is read again then.
    fn take(&mut self, lines: Vec<WireLine>, checksum: LogChecksum, now: Instant) -> bool {
        let anew = self.from_nothing || lines.first().is_some_and(|line| line.number == 1 && self.confirmed_last() > 0);
        if anew {
            self.take_everything(lines);
        } else {
            let known = self.confirmed_last();
            let fresh: Vec<WireLine> = lines.into_iter().filter(|line| line.number > known).collect();
            if !self.add(&fresh) {
                self.read_again(false, now);
                return false;
            }
        }
        if self.checksum == Some(checksum) {
            return true;
        }
        if anew {
            // The host itself is not sure of its log; asking for ever would help nobody.
            self.over(Failure::Host);
        } else {
            self.read_again(true, now);
        }
        false
    }

    /// Puts the host's whole log in the place of the copy.
    fn take_everything(&mut self, lines: Vec<WireLine>) {
        let before = std::mem::take(&mut self.confirmed);
        let old_last = before.last().map_or(0, |line| line.number);
        let Some(header) = &self.header else { return };
        self.checksum = Some(LogChecksum::of(header));
        for line in &lines {
            if let Some(id) = &line.id {
                self.outbox.confirm(id);
                self.ids.insert(id.clone());
            }
        }
        let lines: Vec<Line> = lines.iter().map(WireLine::line).collect();
        let same = before.iter().zip(&lines).take_while(|(a, b)| a == b).count() as u64;
        self.push(lines);
        let last = self.confirmed_last();
        self.outbox.follow(old_last, last.saturating_sub(old_last));
        self.outbox.close_gaps(last);
        self.events.push(ClientEvent::Record);
        // The first time there is neither a copy nor anything on the screen.
        if self.reached || old_last > 0 {
            self.events.extend([ClientEvent::Replaced, ClientEvent::Changed(same)]);
        }
    }

    /// Adds lines that go on where the copy ends; false where there is a gap.
    fn add(&mut self, lines: &[WireLine]) -> bool {
        let before = self.confirmed_last();
        if !lines.iter().zip(before + 1..).all(|(line, number)| line.number == number) {
            return false;
        }
        if lines.is_empty() {
            return true;
        }
        let mut changed = None;
        for line in lines {
            let (number, stored) = (line.number, line.line());
            self.ids.extend(line.id.clone());
            let own = line.id.as_deref().filter(|_| line.by == self.record.by);
            let own = own.and_then(|id| self.outbox.find(id));
            // Where it stands as it was shown, nothing changes on the screen.
            let as_shown = own.is_some_and(|entry| {
                let is_it = |shown: &Line| {
                    (shown.number, shown.at) == (number, stored.at) && WireLine::of(shown, None).body == line.body
                };
                entry.lines.iter().any(is_it)
            });
            let own = own.map(|entry| entry.id.clone());
            if !as_shown {
                changed.get_or_insert(number - 1);
            }
            if own.is_none() {
                self.outbox.follow(number - 1, 1);
            }
            self.push(vec![stored]);
            if let Some(id) = own.filter(|id| is_last_of(lines, number, id)) {
                self.outbox.confirm(&id);
            }
        }
        self.outbox.close_gaps(self.confirmed_last());
        self.events.push(ClientEvent::Confirmed(before + 1));
        if let Some(after) = changed {
            self.events.push(ClientEvent::Changed(after));
        }
        self.events.extend([ClientEvent::Record, ClientEvent::Status]);
        true
    }

    fn push(&mut self, lines: Vec<Line>) {
        for line in lines {
            self.checksum = self.checksum.map(|sum| sum.then(&line));
            self.confirmed.push(line);
        }
    }

    fn took(&mut self, took: Took, now: Instant) {
        let Took { id, numbers, checksum, lines } = took;
        let Some(entry) = self.outbox.find(&id) else { return };
        let last = self.confirmed_last();
        if numbers.iter().all(|number| *number <= last) {
            // It was sent before, and has come back among the lines.
            self.outbox.known_as(&id, &numbers, last);
            self.events.extend([ClientEvent::Record, ClientEvent::Changed(last), ClientEvent::Status]);
            return self.send_next(now);
        }
        let own = |(line, number): (&Line, &u64)| WireLine {
            number: *number,
            by: self.record.by.clone(),
            ..WireLine::of(line, Some(&id))
        };
        let mut taken: Vec<WireLine> = entry.lines.iter().zip(&numbers).map(own).collect();
        for line in lines.into_iter().flatten() {
            taken.iter_mut().filter(|one| one.number == line.number).for_each(|one| one.clone_from(&line));
        }
        if taken.len() != numbers.len() || !self.add(&taken) {
            return self.read_again(false, now);
        }
        if self.checksum != Some(checksum) {
            return self.read_again(true, now);
        }
        self.send_next(now);
    }

    fn behind(&mut self, behind: Behind, now: Instant) {
        let Behind { id, last, lines } = behind;
        if self.outbox.on_its_way().is_none_or(|entry| entry.id != id) {
            return;
        }
        if last < self.confirmed_last() {
            return self.read_again(true, now);
        }
        // Many lines come in several messages, of which the last one has the last line.
        let whole = lines.last().is_none_or(|line| line.number >= last);
        let known = self.confirmed_last();
        let fresh: Vec<WireLine> = lines.into_iter().filter(|line| line.number > known).collect();
        if !self.add(&fresh) {
            return self.read_again(false, now);
        }
        if !whole {
            return;
        }
        self.outbox.nothing_on_its_way();
        self.send_next(now);
    }

    fn refused(&mut self, refused: Refused, now: Instant) {
        if self.remove(&refused.id) {
            self.events.push(ClientEvent::Refused(refused.why));
        }
        self.send_next(now);
    }

    /// Takes an entry out of the outbox that will never be written.
    pub(super) fn remove(&mut self, id: &str) -> bool {
        let Some(first) = self.outbox.remove(id, self.confirmed_last()) else { return false };
        self.events.extend([ClientEvent::Record, ClientEvent::Changed(first.saturating_sub(1)), ClientEvent::Status]);
        true
    }

    fn no(&mut self, no: &No, now: Instant) {
        let failure = match no.why {
            // It may take something again later; what is here already goes on meanwhile.
            _ if no.cause == Some(Cause::Disk) && self.header.is_some() => {
                self.hangs_up = true;
                return self.lost(now);
            }
            _ if no.cause == Some(Cause::Disk) => Failure::Disk,
            _ if no.cause == Some(Cause::Name) => Failure::Name,
            Why::Key => Failure::Key,
            Why::Code => Failure::Code,
            Why::Closed => Failure::Closed,
            Why::Full => Failure::Full,
            Why::Removed => Failure::Removed,
            Why::Token => Failure::Token,
            Why::TooOld => Failure::TooOld,
            Why::TooNew => Failure::TooNew,
            Why::TooFast if self.header.is_some() => {
                self.hangs_up = true;
                return self.lost(now);
            }
            Why::TooFast => Failure::TooFast,
            Why::Message | Why::TooLarge | Why::Unknown => match self.outbox.on_its_way().map(|entry| entry.id.clone())
            {
                // What the host cannot take, however often it is sent, must not keep everything else waiting.
                Some(id) => {
                    let words = |language: Language| language.words("link-refused-unreadable");
                    let why = Sentence { en: words(Language::En), cs: words(Language::Cs) };
                    self.remove(&id);
                    self.events.push(ClientEvent::Refused(why));
                    self.hangs_up = true;
                    return self.lost(now);
                }
                None => Failure::Host,
            },
        };
        self.over(failure);
    }

    fn over(&mut self, failure: Failure) {
        self.phase = Phase::Over(failure);
        self.hangs_up = true;
        self.sends.clear();
        self.incoming.clear();
        self.outbox.nothing_on_its_way();
        self.events.push(ClientEvent::Status);
    }
}

/// Whether no further line of this append follows the one of this number.
fn is_last_of(lines: &[WireLine], number: u64, id: &str) -> bool {
    !lines.iter().any(|line| line.number > number && line.id.as_deref() == Some(id))
}
