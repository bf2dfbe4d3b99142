//! The store of a window that may be a guest at a table: requests about the shared play are answered from its copy.

mod copy;
mod requests;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::time::Duration;

use web_time::Instant;

use super::address::Address;
use super::client::{Client, ClientEvent, Connection};
use super::failure::Failure;
use super::record::{Record, Secret};
use super::socket::{Dialer, Socket};
use crate::games::Games;
use crate::store::{Answer, Header, Line, Listed, PlayId, Reply, Request, Store, StoreError, Ticket, Tickets};
use crate::wire::{ClientMessage, Role, Sentence, Who};

/// What a link has to tell the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// This device is at the table of this play, and its copy is on disk.
    Joined(PlayId),
    /// What is shown of this play is no longer the same after this number.
    Changed(PlayId, u64),
    /// The host has refused an entry.
    Refused(Sentence),
    /// The copy differed from the host's log and was read again.
    Healed,
    /// This device cannot be at the table.
    Over(Failure),
    /// The device's own store could not take the copy; the table goes on.
    NotKept(StoreError),
}

/// What an answer of the device's own store is for.
enum Purpose {
    /// It goes on to whoever asked.
    Pass(Ticket),
    /// What is kept of the link of this play.
    Record(PlayId),
    /// The copy of the play whose link is looked at.
    Copy(PlayId, Box<Record>),
    /// What is on disk of the record, before it is written over.
    Beside,
    /// The record was kept, as it was at this version.
    Kept(u64),
    /// The copy was begun.
    Begun,
    /// What is kept of an earlier link of the play that was joined.
    Old,
    /// A play of this id was here before.
    There,
    /// Lines were added to the copy, up to this number.
    Copied(u64),
    /// A step on the way to another copy, of which nobody waits for the answer.
    Aside,
    /// The waiting lines are the play's own now.
    Alone,
}

/// A play of which it is being looked up whether it is linked. What is asked about it meanwhile waits.
struct Looking {
    play: PlayId,
    held: Vec<(Ticket, Request)>,
}

/// The table at which this device is a guest.
struct Link {
    client: Client,
    socket: Option<Box<dyn Socket>>,
    /// What the list of plays shows of it: the session says so with each entry.
    summary: String,
    finished: bool,
    /// The number up to which the copy has its lines, or will have.
    copied: u64,
    /// Whether lines are being copied.
    copying: bool,
    /// Whether the copy is there.
    begun: bool,
    /// How often the record has changed, and up to which change it is being kept.
    version: u64,
    keeping: Option<u64>,
    kept: u64,
    /// Appends that wait until the record is on disk: who asked, under which id, and with which version it is.
    pending: Vec<(Ticket, String, u64)>,
    /// Whether the window was told that it is over.
    told_over: bool,
    /// What is kept of an earlier link of the play of this id, which was here before.
    old: Option<Record>,
    /// How many ids were plays of this device's own.
    taken: u8,
}

/// A store that answers for the shared play, and passes everything else on.
pub struct Linked {
    inner: Box<dyn Store>,
    games: Games,
    dial: Option<Dialer>,
    tickets: Tickets,
    sent: BTreeMap<Ticket, Purpose>,
    ready: Vec<Answer>,
    looking: Option<Looking>,
    link: Option<Link>,
    events: Vec<LinkEvent>,
    /// The last number after which what is shown has changed; told when no append is on its way to the disk.
    changed: Option<u64>,
    /// Whether what is shown of the table may have changed.
    moved: bool,
}

impl Linked {
    /// A store over this one, which opens sockets with this dialer; none where the system has none.
    pub fn over(inner: Box<dyn Store>, games: Games, dial: Option<Dialer>) -> Self {
        Self {
            inner,
            games,
            dial,
            tickets: Tickets::default(),
            sent: BTreeMap::new(),
            ready: Vec::new(),
            looking: None,
            link: None,
            events: Vec::new(),
            changed: None,
            moved: false,
        }
    }

    /// From now on sockets are opened with this dialer.
    pub fn dial_with(&mut self, dial: Dialer) {
        self.dial = Some(dial);
    }

    /// Whether tables can be joined here.
    pub const fn can_join(&self) -> bool {
        self.dial.is_some()
    }

    /// Joins the table at this address under this name.
    pub fn join(&mut self, address: Address, name: &str) {
        let Some(credential) = address.credential else { return };
        let record = Record::new(address.socket, credential, name.to_owned());
        let client = Client::new(record, self.formats(), Instant::now());
        self.link = Some(Link::new(client, false));
        self.moved = true;
        self.work();
    }

    /// Gives up joining a table at which this device is not yet.
    pub fn stop_joining(&mut self) {
        self.link.take_if(|link| !link.begun);
        self.moved = true;
    }

    /// Says that this play is about to be opened. Where this device is a guest at it, it comes back to the table.
    pub fn attach(&mut self, play: PlayId) {
        let here = self.play() == Some(play) || self.looking.as_ref().is_some_and(|looking| looking.play == play);
        if here || self.dial.is_none() {
            return;
        }
        self.release();
        self.looking = Some(Looking { play, held: Vec::new() });
        self.ask_inner(Purpose::Record(play), Request::Value { key: Record::key(play) });
    }

    /// Leaves the table and goes on alone: what waits becomes part of this device's own log.
    pub fn go_on_alone(&mut self) {
        let Some(link) = self.link.take() else { return };
        self.moved = true;
        let Some(play) = link.client.header().map(|header| header.id) else { return };
        let lines = link.client.lines_after(link.copied);
        let (summary, finished) = (link.summary, link.finished);
        self.ask_inner(Purpose::Alone, Request::Append { play, lines, summary, finished });
        self.ask_inner(Purpose::Aside, Request::Keep { key: Record::key(play), value: "null".to_owned() });
        for (ticket, ..) in link.pending {
            self.ready.push(Answer { ticket: Some(ticket), result: Ok(Reply::Done) });
        }
    }

    /// The shared play; none where this device is no guest.
    pub fn play(&self) -> Option<PlayId> {
        self.link.as_ref().and_then(|link| link.client.header()).map(|header| header.id)
    }

    /// The guest's side of the table; none where this device is no guest.
    pub fn client(&self) -> Option<&Client> {
        self.link.as_ref().map(|link| &link.client)
    }

    /// The person at this device has this seat, or watches.
    pub fn sit(&mut self, seat: Option<usize>) {
        if let Some(link) = &mut self.link {
            link.client.sit(seat);
        }
        self.work();
    }

    /// Keeps something that is committed to, before the commitment is entered.
    pub fn keep_secret(&mut self, secret: Secret) {
        if let Some(link) = &mut self.link {
            link.client.keep_secret(secret);
        }
        self.work();
    }

    /// Somebody looks at this device again: a lost connection is tried at once.
    pub fn nudge(&mut self) {
        if let Some(link) = &mut self.link {
            link.client.nudge(Instant::now());
        }
    }

    /// Something that the host's own device may say.
    pub fn tell(&mut self, message: &ClientMessage) {
        if let Some(link) = &mut self.link {
            link.client.tell(message);
        }
        self.work();
    }

    /// What has happened since the last call.
    pub fn events(&mut self) -> Vec<LinkEvent> {
        std::mem::take(&mut self.events)
    }

    /// When [`Store::answers`] is to be called next at the latest; none where nothing is due.
    pub fn wakes(&self) -> Option<Duration> {
        self.link.as_ref().and_then(|link| link.client.wakes(Instant::now()))
    }

    /// Lets the table of before go. What waits there stays on disk, and goes out when its play is opened again.
    fn release(&mut self) {
        self.link = None;
        self.changed = None;
        self.moved = true;
    }

    fn formats(&self) -> BTreeMap<String, [u32; 2]> {
        let format = [1, crate::table::entry::FORMAT];
        self.games.iter().map(|game| (game.id().to_owned(), format)).collect()
    }

    fn ask_inner(&mut self, purpose: Purpose, request: Request) {
        let ticket = self.inner.ask(request);
        self.sent.insert(ticket, purpose);
    }

    /// Lets the link work: the socket is opened and read, and what came of it is carried out.
    fn work(&mut self) {
        let now = Instant::now();
        let Some(link) = &mut self.link else { return };
        let url = link.client.tick(now).map(str::to_owned);
        if link.client.hangs_up() {
            link.socket = None;
        }
        if let (Some(url), Some(dial)) = (url, &mut self.dial) {
            link.socket = Some(dial(&url));
        }
        let heard = link.socket.as_mut().map(|socket| socket.events()).unwrap_or_default();
        for event in heard {
            link.client.hear(event, now);
        }
        self.carry_out(now);
    }

    /// Carries out what the client says until it says nothing more.
    fn carry_out(&mut self, now: Instant) {
        loop {
            let Some(link) = &mut self.link else { return };
            let events = link.client.events();
            let quiet = events.is_empty();
            for event in events {
                self.happened(event);
            }
            self.keep_record();
            let Some(link) = &mut self.link else { return };
            if link.client.hangs_up() {
                link.socket = None;
                // What is said after this goes on another socket.
                if let Some(url) = link.client.tick(now)
                    && let Some(dial) = &mut self.dial
                {
                    link.socket = Some(dial(url));
                }
            }
            let sends = link.client.sends();
            if let Some(socket) = &mut link.socket {
                for text in sends {
                    socket.send(text);
                }
            }
            if let Connection::Over(failure) = link.client.connection()
                && !std::mem::replace(&mut link.told_over, true)
            {
                self.events.push(LinkEvent::Over(failure));
            }
            if quiet {
                break;
            }
        }
        self.tell_changed();
    }

    fn happened(&mut self, event: ClientEvent) {
        self.moved = true;
        match event {
            ClientEvent::Joined => self.begin_copy(),
            ClientEvent::Confirmed(_) => self.go_on_copying(),
            ClientEvent::Replaced => self.replace_copy(),
            ClientEvent::Changed(after) => {
                self.changed = Some(self.changed.map_or(after, |before| before.min(after)));
            }
            ClientEvent::Refused(why) => self.events.push(LinkEvent::Refused(why)),
            ClientEvent::Healed => self.events.push(LinkEvent::Healed),
            ClientEvent::Record => {
                if let Some(link) = &mut self.link {
                    link.version += 1;
                }
            }
            ClientEvent::Status => {
                if let Some(link) = &mut self.link {
                    link.told_over &= link.client.is_over();
                }
            }
        }
    }

    /// Says what has changed, unless the session waits for an answer: it would take its own entry for a second one.
    fn tell_changed(&mut self) {
        let Some(link) = &self.link else { return };
        let Some(play) = link.client.header().map(|header| header.id) else { return };
        if link.pending.is_empty()
            && let Some(after) = self.changed.take()
        {
            self.events.push(LinkEvent::Changed(play, after));
        }
    }

    /// Keeps the record, where it has changed since it was kept last. One write at a time: what changes meanwhile goes with
    /// the next one.
    fn keep_record(&mut self) {
        let Some(link) = &mut self.link else { return };
        let Some(header) = link.client.header() else { return };
        // Before the copy is begun there may be an older record with something that waits; it is read first.
        if link.keeping.is_some() || link.kept == link.version || !link.begun {
            return;
        }
        link.keeping = Some(link.version);
        let key = Record::key(header.id);
        self.ask_inner(Purpose::Beside, Request::Value { key });
    }

    /// Writes the record, with what another window of this device has left beside it; a window that has nothing to say of its
    /// own does not write.
    fn keep_beside(&mut self, result: Result<Reply, StoreError>) {
        let Some(link) = &mut self.link else { return };
        let Some(header) = link.client.header() else { return };
        let key = Record::key(header.id);
        let kept = match result {
            Ok(Reply::Value(kept)) => kept,
            // Where it cannot be read, writing says why.
            Ok(_) | Err(_) => None,
        };
        let record = match kept.as_deref().and_then(Record::read) {
            Some(kept) => link.client.record_beside(&kept),
            None => link.client.record(),
        };
        let (version, value) = (link.version, record.text());
        link.keeping = Some(version);
        if kept.is_some_and(|kept| kept == value) {
            return self.record_kept(version, Ok(()));
        }
        self.ask_inner(Purpose::Kept(version), Request::Keep { key, value });
    }

    /// The record is on disk, or could not be kept.
    fn record_kept(&mut self, version: u64, result: Result<(), StoreError>) {
        let now = Instant::now();
        let Some(link) = &mut self.link else { return };
        link.keeping = None;
        let pending = std::mem::take(&mut link.pending);
        let (done, still): (Vec<_>, Vec<_>) = pending.into_iter().partition(|(.., needs)| *needs <= version);
        link.pending = still;
        if result.is_ok() {
            link.kept = version;
        } else {
            // What could not be written is written with the next change, and nobody waits for it for ever.
            link.kept = link.version;
        }
        for (ticket, id, _) in done {
            match &result {
                Ok(()) => link.client.durable(&id, now),
                Err(_) => link.client.give_up(&id),
            }
            let result = result.clone().map(|()| Reply::Done);
            self.ready.push(Answer { ticket: Some(ticket), result });
        }
        if let Err(error) = result {
            self.events.push(LinkEvent::NotKept(error));
        }
        self.carry_out(now);
    }
}

impl Link {
    fn new(client: Client, begun: bool) -> Self {
        let copied = client.confirmed_last();
        Self {
            client,
            socket: None,
            summary: "{}".to_owned(),
            finished: false,
            copied,
            copying: false,
            begun,
            version: 0,
            keeping: None,
            kept: 0,
            pending: Vec::new(),
            told_over: false,
            old: None,
            taken: 0,
        }
    }

    /// The play as a list shows it, what waits included.
    fn listed(&self, header: &Header) -> Listed {
        let last: Option<Line> = self.client.lines_after(self.client.last().saturating_sub(1)).pop();
        Listed {
            header: header.clone(),
            summary: self.summary.clone(),
            entries: self.client.last(),
            changed: last.map_or(header.started, |line| line.at),
            finished: self.finished,
            removed: false,
        }
    }
}

/// What a guest's device shows of its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableStatus {
    /// How the connection stands.
    pub connection: Connection,
    /// The number of the last line that the host has confirmed.
    pub confirmed: u64,
    /// How many lines wait for it.
    pub waiting: usize,
    /// What this device may do.
    pub role: Role,
    /// What the host calls this device.
    pub by: String,
    /// The seat of the person at this device.
    pub me: Option<usize>,
    /// What this device is called at the table.
    pub name: String,
    /// Who is at the table.
    pub who: Vec<Who>,
    /// What everybody is called who was ever seen there, by what the host calls their device.
    pub names: BTreeMap<String, String>,
    /// The shared play; none until the host was reached.
    pub play: Option<PlayId>,
}

impl Linked {
    /// Whether [`Linked::status`] is another one than at the last call.
    pub const fn status_changed(&mut self) -> bool {
        std::mem::replace(&mut self.moved, false)
    }

    /// What is shown of the table; none where this device is no guest.
    pub fn status(&self) -> Option<TableStatus> {
        let client = self.client()?;
        Some(TableStatus {
            connection: client.connection(),
            confirmed: client.confirmed_last(),
            waiting: client.waiting(),
            role: client.role(),
            by: client.by().to_owned(),
            me: client.me(),
            name: client.name().to_owned(),
            who: client.who().to_vec(),
            names: client.names().clone(),
            play: client.header().map(|header| header.id),
        })
    }
}
