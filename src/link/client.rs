//! The guest's side of the protocol: it opens no socket, reads no clock and writes no file.
//!
//! It holds the lines that the host has confirmed, and behind them those of the outbox. What changes is told as
//! [`ClientEvent`]s; [`super::linked`] carries them out.

mod outbox;
mod receive;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use web_time::Instant;

use self::outbox::Outbox;
use super::backoff::Backoff;
use super::failure::Failure;
use super::record::{Credential, Record, Secret};
use super::socket::SocketEvent;
use crate::store::{Header, Line, PlayId};
use crate::wire::{self, Append, ClientMessage, DraftLine, Hello, Join, LogChecksum, Role, Sentence, Who, WireLine};

/// How long a connection may take to open.
const PATIENCE: Duration = Duration::from_secs(4);
/// How many commitments are remembered: those of several rounds, of which only the last can still be opened.
const MOST_SECRETS: usize = 32;
/// How many appends may be sent at once after a pause, and how soon the next one may be sent. A host lets no more in than
/// [`wire::MESSAGES_A_SECOND`], beats among them.
const BURST: f64 = 8.0;
const A_SECOND: f64 = 14.0;

/// How the connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// It is being opened, for the first time or after it was lost a moment ago.
    Connecting,
    /// What the host has is here.
    Live,
    /// It is lost; it is tried again and again.
    Away,
    /// It cannot be had, and trying again would not help.
    Over(Failure),
}

/// What has come of something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClientEvent {
    /// The host has let this device in for the first time, and everything it has is here.
    Joined,
    /// Lines from this number on were confirmed: the copy is to get them.
    Confirmed(u64),
    /// The copy is to be written anew: the host has another log.
    Replaced,
    /// What is shown is no longer the same after this number.
    Changed(u64),
    /// An entry was refused by the host, for this reason.
    Refused(Sentence),
    /// The copy was not the host's log, and was read again.
    Healed,
    /// What is kept of the link has changed.
    Record,
    /// Who is here, or how the connection stands, has changed.
    Status,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// No socket, until this time.
    Pausing(Instant),
    /// A socket is being opened since this time.
    Dialing(Instant),
    /// `hello` was sent.
    Greeting,
    /// `join` was sent.
    Joining,
    /// Lines come until this number.
    Reading(u64),
    Live,
    Over(Failure),
}

/// A guest's side of one table.
pub struct Client {
    record: Record,
    formats: BTreeMap<String, [u32; 2]>,
    /// The play's header as the host has it.
    header: Option<Header>,
    /// The same as it is called on this device.
    header_here: Option<Header>,
    confirmed: Vec<Line>,
    /// The checksum of what is confirmed.
    checksum: Option<LogChecksum>,
    outbox: Outbox,
    phase: Phase,
    backoff: Backoff,
    /// Whether the host was ever reached in this run of the program.
    reached: bool,
    /// How many attempts in a row have failed.
    failed: u32,
    /// Whether the next `join` asks for everything.
    from_nothing: bool,
    /// Whether that is because the copy was found to differ.
    healing: bool,
    /// The ids of the appends that wrote what was read from the host.
    ids: BTreeSet<String>,
    /// The ids of the appends that have waited here: what else waits on this device's disk is another window's.
    own: BTreeSet<String>,
    /// Lines that have come while the log is being read.
    incoming: Vec<WireLine>,
    /// How many appends may be sent now, and when that was counted.
    allowance: (f64, Instant),
    role: Role,
    seats: Vec<u8>,
    who: Vec<Who>,
    sends: Vec<String>,
    hangs_up: bool,
    events: Vec<ClientEvent>,
}

impl Client {
    /// One that joins for the first time.
    pub fn new(record: Record, formats: BTreeMap<String, [u32; 2]>, now: Instant) -> Self {
        Self {
            record,
            formats,
            header: None,
            header_here: None,
            confirmed: Vec::new(),
            checksum: None,
            outbox: Outbox::default(),
            phase: Phase::Pausing(now),
            backoff: Backoff::default(),
            reached: false,
            failed: 0,
            from_nothing: true,
            healing: false,
            ids: BTreeSet::new(),
            own: BTreeSet::new(),
            incoming: Vec::new(),
            allowance: (BURST, now),
            role: Role::Player,
            seats: Vec::new(),
            who: Vec::new(),
            sends: Vec::new(),
            hangs_up: false,
            events: Vec::new(),
        }
    }

    /// One that comes back with its copy of the play, and what was waiting.
    pub fn resume(
        record: Record,
        header: Header,
        lines: Vec<Line>,
        formats: BTreeMap<String, [u32; 2]>,
        now: Instant,
    ) -> Self {
        let header = header.as_begun(&lines);
        let outbox = Outbox::load(&record, &lines);
        let own = record.outbox.iter().map(|entry| entry.id.clone()).collect();
        let there = Header { id: record.there.unwrap_or(header.id), ..header.clone() };
        let checksum = Some(lines.iter().fold(LogChecksum::of(&there), LogChecksum::then));
        Self {
            outbox,
            own,
            checksum,
            header: Some(there),
            header_here: Some(header),
            confirmed: lines,
            from_nothing: false,
            ..Self::new(record, formats, now)
        }
    }

    /// Takes over what was waiting under an earlier token of this device, but for what the host has by now.
    pub fn adopt(&mut self, old: &Record) {
        let mut old = old.clone();
        old.outbox.retain(|entry| !self.ids.contains(&entry.id) && self.outbox.find(&entry.id).is_none());
        old.by.clone_from(&self.record.by);
        self.own.extend(old.outbox.iter().map(|entry| entry.id.clone()));
        self.outbox.take_behind(Outbox::load(&old, &self.confirmed), self.confirmed_last());
        self.record.me = self.record.me.or(old.me);
        self.record.secrets.extend(old.secrets);
        self.events.extend([ClientEvent::Record, ClientEvent::Changed(self.confirmed_last()), ClientEvent::Status]);
    }

    /// What is kept of the link, as it stands.
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.outbox = self.outbox.kept();
        record
    }

    /// The same, with what another window of this device has put beside it: its waiting entries and its secrets are not to be
    /// written over.
    pub fn record_beside(&self, kept: &Record) -> Record {
        let mut record = self.record();
        let others = kept.outbox.iter().filter(|entry| !self.own.contains(&entry.id) && !self.ids.contains(&entry.id));
        record.outbox.extend(others.cloned());
        let mut secrets: Vec<Secret> =
            kept.secrets.iter().filter(|secret| !record.secrets.contains(secret)).cloned().collect();
        secrets.append(&mut record.secrets);
        record.secrets = secrets;
        let surplus = record.secrets.len().saturating_sub(MOST_SECRETS);
        record.secrets.drain(..surplus);
        record
    }

    /// The play's header as this device has it; none until the host was reached for the first time.
    pub const fn header(&self) -> Option<&Header> {
        self.header_here.as_ref()
    }

    /// What the host calls the play.
    pub fn play_there(&self) -> Option<PlayId> {
        self.header.as_ref().map(|header| header.id)
    }

    /// Where the host is.
    pub fn socket(&self) -> &str {
        &self.record.socket
    }

    /// From now on the play has this id on this device: a play of its own has the one that the host gave.
    pub fn call_here(&mut self, id: PlayId) {
        let Some(there) = &self.header else { return };
        self.record.there = (there.id != id).then_some(there.id);
        self.header_here = Some(Header { id, ..there.clone() });
        self.events.push(ClientEvent::Record);
    }

    /// The lines that the host has confirmed.
    pub fn confirmed(&self) -> &[Line] {
        &self.confirmed
    }

    /// The number of the last line, those that wait included.
    pub fn last(&self) -> u64 {
        self.confirmed_last() + self.outbox.lines().count() as u64
    }

    /// The number of the last line that the host has confirmed.
    pub fn confirmed_last(&self) -> u64 {
        self.confirmed.last().map_or(0, |line| line.number)
    }

    /// The lines after a number: the confirmed ones, and behind them those that wait.
    pub fn lines_after(&self, number: u64) -> Vec<Line> {
        let all = self.confirmed.iter().chain(self.outbox.lines());
        all.filter(|line| line.number > number).cloned().collect()
    }

    /// How many lines wait.
    pub fn waiting(&self) -> usize {
        self.outbox.lines().count()
    }

    /// What the host calls this device in the log; empty until it was reached.
    pub fn by(&self) -> &str {
        &self.record.by
    }

    /// What this device may do.
    pub const fn role(&self) -> Role {
        self.role
    }

    /// The seats that the host has given to this device.
    pub fn seats(&self) -> &[u8] {
        &self.seats
    }

    /// Who is at the table.
    pub fn who(&self) -> &[Who] {
        &self.who
    }

    /// What everybody is called who was ever seen at the table, by what the host calls their device.
    pub const fn names(&self) -> &BTreeMap<String, String> {
        &self.record.names
    }

    /// What this device is called at the table.
    pub fn name(&self) -> &str {
        &self.record.name
    }

    /// The seat of the person at this device: the one that was chosen, or the only one that the host has given.
    pub fn me(&self) -> Option<usize> {
        match self.seats.as_slice() {
            [only] => Some(usize::from(*only)),
            _ => self.record.me,
        }
    }

    /// The person at this device has this seat, or watches.
    pub fn sit(&mut self, seat: Option<usize>) {
        if self.record.me != seat {
            self.record.me = seat;
            self.events.extend([ClientEvent::Record, ClientEvent::Status]);
        }
    }

    /// How the connection stands.
    pub const fn connection(&self) -> Connection {
        match self.phase {
            Phase::Live => Connection::Live,
            Phase::Over(failure) => Connection::Over(failure),
            _ if self.failed > 1 || (self.reached && self.failed > 0) => Connection::Away,
            _ => Connection::Connecting,
        }
    }

    /// Whether the host has closed the table to this device, or cannot be understood.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// What is committed to and not opened.
    pub fn secrets(&self) -> &[Secret] {
        &self.record.secrets
    }

    /// Keeps a secret; it is on disk before whatever is appended after this is sent.
    pub fn keep_secret(&mut self, secret: Secret) {
        self.record.secrets.push(secret);
        // Those of long ago open nothing any more.
        let old = self.record.secrets.len().saturating_sub(MOST_SECRETS);
        self.record.secrets.drain(..old);
        self.events.push(ClientEvent::Record);
    }

    /// Puts lines into the outbox, numbered behind all others. They are sent when [`Client::durable`] says that they are on
    /// this device's disk.
    pub fn append(&mut self, lines: Vec<Line>) -> String {
        let own = outbox::is_own(&lines, &self.seats);
        let id = self.outbox.push(lines, own);
        self.own.insert(id.clone());
        self.events.push(ClientEvent::Record);
        id
    }

    /// What waits under this id is on this device's disk.
    pub fn durable(&mut self, id: &str, now: Instant) {
        self.outbox.durable(id);
        self.send_next(now);
    }

    /// What waits under this id could not be written here: it is as if it had not been entered.
    pub fn give_up(&mut self, id: &str) {
        self.outbox.remove(id, self.confirmed_last());
    }

    /// What time it is. The address that a socket is to be opened to now; none where nothing is to be opened.
    pub fn tick(&mut self, now: Instant) -> Option<&str> {
        if let Phase::Dialing(since) = self.phase
            && now.saturating_duration_since(since) >= PATIENCE
        {
            self.hangs_up = true;
            self.lost(now);
        }
        self.send_next(now);
        let Phase::Pausing(until) = self.phase else { return None };
        if now < until {
            return None;
        }
        self.phase = Phase::Dialing(now);
        Some(&self.record.socket)
    }

    /// When [`Client::tick`] is to be called next at the latest; none where nothing is due.
    pub fn wakes(&self, now: Instant) -> Option<Duration> {
        match self.phase {
            Phase::Pausing(until) => Some(until.saturating_duration_since(now)),
            Phase::Dialing(since) => Some((since + PATIENCE).saturating_duration_since(now)),
            Phase::Live if self.outbox.next_to_send().is_some() => Some(Duration::from_secs_f64(1.0 / A_SECOND)),
            _ => None,
        }
    }

    /// Tries at once, since somebody looks at this device again, or wants to.
    pub fn nudge(&mut self, now: Instant) {
        if let Phase::Pausing(_) = self.phase {
            self.phase = Phase::Pausing(now);
        }
    }

    /// Something that the host's own device may say.
    pub fn tell(&mut self, message: &ClientMessage) {
        if self.phase == Phase::Live && self.role == Role::Host {
            self.sends.push(message.to_json());
        }
    }

    /// Takes what a socket has said.
    pub fn hear(&mut self, event: SocketEvent, now: Instant) {
        match event {
            SocketEvent::Open if matches!(self.phase, Phase::Dialing(_)) => {
                self.phase = Phase::Greeting;
                let hello = Hello {
                    wire: wire::VERSIONS,
                    app: concat!("tableside ", env!("CARGO_PKG_VERSION")).to_owned(),
                    formats: self.formats.clone(),
                    now: Some(crate::store::time::now()),
                };
                self.send(&ClientMessage::Hello(hello));
            }
            SocketEvent::Open => {}
            // What a later host says beyond the agreed version is none of our business; it may not break the table.
            SocketEvent::Text(text) => {
                if let Ok(message) = wire::read_host(&text) {
                    self.receive(message, now);
                }
            }
            SocketEvent::Closed if self.is_over() => {}
            SocketEvent::Closed => self.lost(now),
        }
    }

    /// What is to be sent, in order.
    pub fn sends(&mut self) -> Vec<String> {
        std::mem::take(&mut self.sends)
    }

    /// Whether the socket is to be let go.
    pub const fn hangs_up(&mut self) -> bool {
        std::mem::replace(&mut self.hangs_up, false)
    }

    /// What has happened since the last call, in order.
    pub fn events(&mut self) -> Vec<ClientEvent> {
        std::mem::take(&mut self.events)
    }

    fn send(&mut self, message: &ClientMessage) {
        self.sends.push(message.to_json());
    }

    fn join(&mut self) {
        self.phase = Phase::Joining;
        let (mut key, mut code, mut token) = (None, None, None);
        match self.record.credential.clone() {
            Credential::Key(it) => key = Some(it),
            Credential::Code(it) => code = Some(it),
            Credential::Token(it) => token = Some(it),
        }
        let from = if self.from_nothing { 0 } else { self.confirmed_last() };
        let checksum = self.checksum.filter(|_| from > 0).map(|sum| sum.to_string());
        let name = self.record.name.clone();
        self.send(&ClientMessage::Join(Join { key, code, token, name, from, checksum }));
    }

    /// The socket is gone.
    fn lost(&mut self, now: Instant) {
        self.outbox.nothing_on_its_way();
        self.incoming.clear();
        self.failed += 1;
        self.sends.clear();
        if !self.reached && self.header.is_none() {
            // Somebody waits on the form: they are told rather than kept waiting.
            self.phase = Phase::Over(Failure::Unreachable);
        } else {
            self.phase = Phase::Pausing(now + self.backoff.pause());
        }
        for who in &mut self.who {
            who.here = false;
        }
        self.events.push(ClientEvent::Status);
    }

    /// Lets the socket go and reads again; everything, where the copy is not to be trusted.
    fn read_again(&mut self, everything: bool, now: Instant) {
        self.from_nothing |= everything;
        self.healing |= everything;
        self.hangs_up = true;
        self.outbox.nothing_on_its_way();
        self.incoming.clear();
        self.phase = Phase::Pausing(now);
        self.events.push(ClientEvent::Status);
    }

    /// Sends what waits first, when nothing is on its way.
    fn send_next(&mut self, now: Instant) {
        if self.phase != Phase::Live || self.outbox.next_to_send().is_none() || !self.may_send(now) {
            return;
        }
        let after = self.confirmed_last();
        let Some(entry) = self.outbox.send() else { return };
        let draft = |line: &Line| DraftLine { at: line.at, body: WireLine::of(line, None).body };
        let lines = entry.lines.iter().map(draft).collect();
        let append = Append { id: entry.id.clone(), after, own: entry.own, lines };
        self.send(&ClientMessage::Append(append));
    }

    /// Whether one more append may be sent now; it is counted then.
    fn may_send(&mut self, now: Instant) -> bool {
        let (left, since) = self.allowance;
        let left = (left + now.saturating_duration_since(since).as_secs_f64() * A_SECOND).min(BURST);
        let may = left >= 1.0;
        self.allowance = (if may { left - 1.0 } else { left }, now);
        may
    }
}
