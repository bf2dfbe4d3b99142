//! One shared table: who is at it, and the one task that numbers its lines.
//!
//! What comes in is carried out in the order in which it comes. Appends that wait together are looked at one after the
//! other and written in one transaction; only then each of them is acknowledged, and everyone is told. Where a window has
//! written in between, what was looked at is looked at again on the log as it is then.

mod appends;
mod seats;

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use super::backend::{Backend, Begun};
use super::devices::{Devices, device_number};
use super::hosting::{HubEvent, OwnDevice, Tell};
use super::referee::Referee;
use super::registry::Registry;
use super::table::appends::{AppendBatch, CopiedLines, Sent};
use super::texts::Parting;
use crate::locale::Message;
use crate::store::{Header, Line, PlayId, StoreError};
use crate::wire::{
    Append, ClientMessage, HOST_MESSAGE_AIM, Hello, HostMessage, Join, LinesMessage, LogChecksum, Role, Who, Why,
    WireLine,
};

pub(super) use seats::Asking;

/// How much may wait for a table before whoever brings more has to wait.
pub(super) const INPUTS: usize = 1024;

/// How much may wait for a socket. Whoever does not take it in is behind, and joins again.
pub(super) const OUTPUTS: usize = 1024;

/// How many appends are written in one transaction at most.
const MOST_AT_ONCE: usize = 256;

/// A socket's name within this host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct SocketId(pub(super) u64);

/// What a socket is to send.
#[derive(Debug)]
pub(super) enum Output {
    /// A message.
    Text(Utf8Bytes),
    /// The last one, and then it closes.
    No(Parting),
}

/// What comes to a table.
pub(super) enum TableInput {
    /// A device joins.
    Join(Box<Asking>),
    /// A device that has joined says something.
    Said(SocketId, ClientMessage),
    /// A socket is closed.
    Gone(SocketId),
    /// The window says something as the host.
    Host(ClientMessage),
    /// Somebody else may have written.
    Changed,
    /// The table is no longer shared.
    End,
}

/// Which play is shared and by whom; what a table shares with the host's other parts.
pub(super) struct Around {
    pub(super) play: PlayId,
    pub(super) backend: Arc<dyn Backend>,
    pub(super) registry: Arc<Registry>,
    pub(super) tell: Tell,
    /// The window's own device.
    pub(super) own: Option<OwnDevice>,
    /// How many devices are at all tables.
    pub(super) devices: Arc<AtomicUsize>,
    /// The address of the page.
    pub(super) page: String,
}

/// A socket of a device at the table.
struct Seated {
    by: String,
    role: Role,
    output: mpsc::Sender<Output>,
    /// The number of the last line that it was sent.
    last: u64,
}

/// A line with what goes over the wire beside it.
struct LoggedLine {
    line: Line,
    id: Option<Arc<str>>,
    /// The checksum up to it.
    checksum: LogChecksum,
}

impl LoggedLine {
    /// How many bytes it takes on the wire, at most.
    fn letters(&self) -> usize {
        // A device chooses the id, and of some letters each takes six bytes there.
        let id = self.id.as_deref().map_or(0, |id| 6 * id.len());
        self.line.body.len() + id + 200
    }
}

/// A shared table.
pub(super) struct TableActor {
    around: Around,
    header: Header,
    referee: Referee,
    log: Vec<LoggedLine>,
    sent: HashMap<String, Vec<Sent>>,
    copied: CopiedLines,
    devices: Devices,
    /// What the store has of them, as far as is known here.
    kept_devices: Option<String>,
    sockets: BTreeMap<SocketId, Seated>,
    /// Whether a socket was let go of, and nobody has been told yet.
    unsaid: bool,
}

impl TableActor {
    /// A table with what was kept of it.
    ///
    /// # Errors
    /// Why the play can't be opened.
    pub(super) fn open(around: Around, begun: Begun) -> Result<Self, Message> {
        let Begun { header, lines, appends, seats } = begun;
        let referee = Referee::open(&header, &lines)?;
        let devices = Devices::read(seats.as_deref(), &lines);
        let mut table = Self {
            around,
            header,
            referee,
            log: Vec::new(),
            sent: appends::read_sent(appends),
            copied: CopiedLines::default(),
            devices,
            kept_devices: seats,
            sockets: BTreeMap::new(),
            unsaid: false,
        };
        table.log_lines(lines);
        Ok(table)
    }

    /// Takes inputs until the table is no longer shared.
    pub(super) async fn run(mut self, mut inputs: mpsc::Receiver<TableInput>) {
        let mut waiting = Vec::new();
        while inputs.recv_many(&mut waiting, MOST_AT_ONCE).await > 0 {
            let mut batch = AppendBatch::default();
            for input in waiting.drain(..) {
                if let TableInput::Said(socket, ClientMessage::Append(append)) = input {
                    self.take_append(socket, append, &mut batch).await;
                    continue;
                }
                self.write(std::mem::take(&mut batch)).await;
                if !self.take(input).await {
                    self.drop_all();
                    return;
                }
            }
            self.write(batch).await;
            // Telling them can let go of another one that takes nothing in.
            while std::mem::take(&mut self.unsaid) {
                self.tell_who();
            }
        }
    }

    /// Takes an input that is no append; false when the table is no longer shared.
    async fn take(&mut self, input: TableInput) -> bool {
        match input {
            TableInput::Join(asking) => self.join(*asking).await,
            TableInput::Said(socket, message) => self.said(socket, message).await,
            TableInput::Gone(socket) => {
                if self.sockets.remove(&socket).is_some() {
                    self.around.devices.fetch_sub(1, Ordering::Relaxed);
                    self.tell_who();
                }
            }
            TableInput::Host(message) => drop(self.as_host(message).await),
            TableInput::Changed => self.catch_up().await,
            TableInput::End => return false,
        }
        true
    }

    /// The number of the last line that is on the disk.
    fn last(&self) -> u64 {
        self.log.last().map_or(0, |logged| logged.line.number)
    }

    /// The checksum up to a number; none where there is no such line.
    fn checksum(&self, number: u64) -> Option<LogChecksum> {
        match number.checked_sub(1) {
            None => Some(LogChecksum::of(&self.header)),
            Some(index) => Some(self.log.get(usize::try_from(index).ok()?)?.checksum),
        }
    }

    /// The lines after a number.
    fn lines_after(&self, number: u64) -> &[LoggedLine] {
        self.log.get(usize::try_from(number).unwrap_or(usize::MAX)..).unwrap_or_default()
    }

    /// Puts lines that are on the disk into the log.
    fn log_lines(&mut self, lines: Vec<Line>) {
        let mut ids: HashMap<u64, Arc<str>> = HashMap::new();
        let next = self.last() + 1;
        for (id, sent) in &self.sent {
            for one in sent.iter().filter(|one| one.first + one.count > next) {
                let id: Arc<str> = id.as_str().into();
                ids.extend((one.first..one.first.saturating_add(one.count)).map(|number| (number, Arc::clone(&id))));
            }
        }
        for line in lines {
            let before = self.log.last().map_or_else(|| LogChecksum::of(&self.header), |logged| logged.checksum);
            let id = ids.remove(&line.number);
            if id.is_none() {
                self.copied.note(&line);
            }
            self.log.push(LoggedLine { checksum: before.then(&line), id, line });
        }
    }

    /// Reads what somebody else has written, and tells everyone.
    async fn catch_up(&mut self) {
        let last = self.last();
        // With the last line that is known: a backup may have been put in the place of the database.
        let from = last.saturating_sub(1);
        match self.around.backend.read(self.around.play, from).await {
            Ok(lines) => {
                let mut lines = lines.into_iter();
                if lines.next().as_ref() != self.log.last().map(|logged| &logged.line) {
                    self.begin_again().await;
                    return;
                }
                let lines: Vec<Line> = lines.collect();
                if lines.is_empty() {
                    return;
                }
                if self.referee.take(&lines).is_err() {
                    self.begin_again().await;
                    return;
                }
                if lines.iter().any(|line| device_number(&line.by).is_some()) {
                    self.learn().await;
                }
                self.log_lines(lines);
                self.spread(last);
            }
            Err(StoreError::NoPlay { .. }) => {
                self.around.registry.take(self.around.play);
                self.drop_all();
                self.tell(HubEvent::Ended { play: self.around.play });
            }
            Err(error) => self.failed(error),
        }
    }

    /// Reads what another host of the same play has kept beside it: the ids of its appends, and its devices.
    async fn learn(&mut self) {
        // Where it can't be read the table goes on with what it knows.
        if let Ok(begun) = self.around.backend.begin(self.around.play).await {
            self.sent = appends::read_sent(begun.appends);
            self.learn_devices(begun.seats);
        }
    }

    /// Reads the whole play again: the log that is kept is no longer the one that was known.
    async fn begin_again(&mut self) {
        let begun = match self.around.backend.begin(self.around.play).await {
            Ok(begun) => begun,
            Err(error) => return self.failed(error),
        };
        match Referee::open(&begun.header, &begun.lines) {
            Ok(referee) => self.referee = referee,
            Err(why) => {
                self.around.registry.take(self.around.play);
                self.drop_all();
                return self.tell(HubEvent::CannotShare { play: self.around.play, why });
            }
        }
        self.sent = appends::read_sent(begun.appends);
        self.log.clear();
        self.copied = CopiedLines::default();
        self.log_lines(begun.lines);
        self.spread(0);
    }

    /// Makes the referee's play that of the log again, after lines that were looked at were not written.
    fn forget_unwritten(&mut self) {
        let lines: Vec<Line> = self.log.iter().map(|logged| logged.line.clone()).collect();
        if let Ok(referee) = Referee::open(&self.header, &lines) {
            self.referee = referee;
        }
    }

    /// Sends every socket the lines after a number.
    fn spread(&mut self, after: u64) {
        let messages = self.lines_messages(after);
        let last = self.last();
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            for message in &messages {
                self.send(socket, message.clone());
            }
            self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.last = last);
        }
        self.tell(HubEvent::Wrote { play: self.around.play, last });
    }

    /// The messages with the lines after a number, each of a size that any device takes; one where there are none.
    fn lines_messages(&self, after: u64) -> Vec<Utf8Bytes> {
        let messages = self.messages_between(after, u64::MAX);
        if messages.is_empty() { vec![self.lines_message(Vec::new(), after.min(self.last()))] } else { messages }
    }

    /// The messages with the lines between two numbers, without both.
    fn messages_between(&self, after: u64, before: u64) -> Vec<Utf8Bytes> {
        let message = |lines: Vec<WireLine>| {
            let to = lines.last().map_or(after, |line| line.number);
            self.lines_message(lines, to)
        };
        self.parts_between(after, before).into_iter().map(message).collect()
    }

    /// The lines between two numbers, without both, in parts of which each fits into a message.
    fn parts_between(&self, after: u64, before: u64) -> Vec<Vec<WireLine>> {
        let (mut parts, mut part, mut size) = (Vec::new(), Vec::new(), 0);
        for logged in self.lines_after(after).iter().take_while(|logged| logged.line.number < before) {
            let letters = logged.letters();
            if size + letters > HOST_MESSAGE_AIM && !part.is_empty() {
                parts.push(std::mem::take(&mut part));
                size = 0;
            }
            size += letters;
            part.push(WireLine::of(&logged.line, logged.id.as_deref()));
        }
        if !part.is_empty() {
            parts.push(part);
        }
        parts
    }

    fn lines_message(&self, lines: Vec<WireLine>, to: u64) -> Utf8Bytes {
        let checksum = self.checksum(to).unwrap_or_else(|| LogChecksum::of(&self.header));
        HostMessage::Lines(LinesMessage { lines, to, checksum }).to_json().into()
    }

    /// Sends a message to a socket; one that does not take in what waits for it is dropped, and its device joins again.
    fn send(&mut self, socket: SocketId, text: Utf8Bytes) {
        let Some(seated) = self.sockets.get(&socket) else { return };
        if seated.output.try_send(Output::Text(text)).is_err() {
            self.drop_socket(socket);
            self.unsaid = true;
        }
    }

    fn say(&mut self, socket: SocketId, message: &HostMessage) {
        self.send(socket, message.to_json().into());
    }

    /// Lets go of a socket: its task closes it.
    fn drop_socket(&mut self, socket: SocketId) {
        if self.sockets.remove(&socket).is_some() {
            self.around.devices.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Sends a socket why it is closed, and lets go of it.
    fn close(&mut self, socket: SocketId, why: Parting) {
        if let Some(seated) = self.sockets.get(&socket) {
            // Where nothing more fits the socket closes all the same.
            drop(seated.output.try_send(Output::No(why)));
        }
        self.drop_socket(socket);
    }

    fn drop_all(&mut self) {
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            self.drop_socket(socket);
        }
    }

    /// Who is at the table, and who was.
    fn who(&self) -> Vec<Who> {
        let own = self.around.own.iter().map(|own| Who {
            by: own.by.clone(),
            name: own.name.clone(),
            role: Role::Host,
            seats: Vec::new(),
            here: true,
            last: self.last(),
        });
        let others = self.devices.list.iter().filter(|device| !device.removed).map(|device| {
            let sockets = self.sockets.values().filter(|seated| seated.by == device.by);
            let last = sockets.map(|seated| seated.last).max();
            Who {
                by: device.by.clone(),
                name: device.name.clone(),
                role: device.role,
                seats: device.seats.clone(),
                here: last.is_some(),
                last: last.unwrap_or_default(),
            }
        });
        own.chain(others).collect()
    }

    /// Tells everyone who is at the table.
    fn tell_who(&mut self) {
        let who = self.who();
        let text: Utf8Bytes = HostMessage::Who(who.clone()).to_json().into();
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            self.send(socket, text.clone());
        }
        self.tell(HubEvent::Who { play: self.around.play, who });
    }

    fn tell(&self, event: HubEvent) {
        (self.around.tell)(event);
    }

    fn failed(&self, error: StoreError) {
        self.tell(HubEvent::StoreFailed(error));
    }
}
