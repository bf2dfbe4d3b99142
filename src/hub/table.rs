//! One shared table: who is at it, and the one thread that numbers its lines.
//!
//! Each device has a queue of its own, and they take turns ([`turns`]). Appends that wait together are looked at one after the
//! other and written in one transaction ([`appends`]); only then each of them is acknowledged, and everyone is told, each as
//! fast as it reads ([`telling`]). Where a window has written in between, what was looked at is looked at again on the log as
//! it is then.
//!
//! A table has a thread to itself: a play that is long to look at keeps no other table waiting, and no socket from being heard.

mod appends;
mod invitation;
mod seats;
mod telling;
mod turns;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::backend::{Backend, Begun};
use super::devices::{Devices, device_number};
use super::guard::Allowance;
use super::hosting::{HubEvent, OwnDevice, SharedTable, Tell};
use super::referee::Referee;
use super::registry::Registry;
use super::socket_queue::SocketQueue;
use super::table::appends::{CopiedLines, Sent};
use super::table::telling::BehindReply;
use super::texts::Parting;
use crate::locale::Message;
use crate::store::{Header, Line, PlayId, StoreError};
use crate::wire::{
    Append, ClientMessage, HOST_MESSAGE_AIM, Hello, HostMessage, Join, LinesMessage, LogChecksum, Role, Who, Why,
    WireLine,
};

pub(super) use invitation::fresh as fresh_invitation;
pub(super) use seats::Asking;
pub(super) use turns::Said;

/// How much may wait for a table before whoever brings more has to wait.
pub(super) const INPUTS: usize = 1024;

/// How many inputs are taken in before those that wait get their turns.
const MOST_AT_ONCE: usize = 256;

/// How often everyone may be told who is at the table: so often at once, and so often in a second. Who comes and goes all the
/// time would have all others read nothing else.
const WHO: [u32; 2] = [16, 4];

/// A socket's name within this host.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct SocketId(pub(super) u64);

/// What comes to a table.
pub(super) enum TableInput {
    /// A device joins.
    Join(Box<Asking>),
    /// A device that has joined says something.
    Said(SocketId, Said),
    /// A socket has room for more.
    Room(SocketId),
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
}

/// A socket of a device at the table.
struct Seated {
    by: String,
    role: Role,
    output: SocketQueue,
    /// The number of the last line that it was sent.
    told: u64,
    /// The last line of the log when it joined: its first messages end there.
    joined_at: u64,
    /// What it is being answered in parts.
    reply: Option<BehindReply>,
    /// Whether it has not been told who is here, since it had no room.
    owes_who: bool,
    /// What it has said and waits for its turn.
    said: VecDeque<Said>,
    /// How much of a turn it has left.
    credit: u64,
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
    /// How devices join it now.
    shared: SharedTable,
    header: Header,
    referee: Referee,
    log: Vec<LoggedLine>,
    /// Who has entered something, of the devices.
    entered: BTreeSet<String>,
    /// How many lines devices have entered, and how many bytes.
    from_guests: [u64; 2],
    sent: HashMap<String, Vec<Sent>>,
    copied: CopiedLines,
    devices: Devices,
    /// What the store has of them, as far as is known here.
    kept_devices: Option<String>,
    sockets: BTreeMap<SocketId, Seated>,
    /// How much work each device may still make.
    work: HashMap<String, Allowance>,
    /// Messages with lines that were made lately, by the numbers between which they are: several sockets are sent the same.
    messages: HashMap<(u64, u64), (Utf8Bytes, u64)>,
    /// Whether everyone is to be told who is here, and how often that may be.
    unsaid: bool,
    who: Allowance,
}

impl TableActor {
    /// A table with what was kept of it.
    ///
    /// # Errors
    /// Why the play can't be opened.
    pub(super) fn open(around: Around, shared: SharedTable, begun: Begun) -> Result<Self, Message> {
        let Begun { header, lines, appends, seats } = begun;
        let referee = Referee::open(&header, &lines)?;
        let header = header.as_begun(&lines);
        let devices = Devices::read(seats.as_deref(), &lines);
        let [at_once, a_second] = WHO;
        let mut table = Self {
            around,
            shared,
            header,
            referee,
            log: Vec::new(),
            entered: BTreeSet::new(),
            from_guests: [0; 2],
            sent: appends::read_sent(appends),
            copied: CopiedLines::default(),
            devices,
            kept_devices: seats,
            sockets: BTreeMap::new(),
            work: HashMap::new(),
            messages: HashMap::new(),
            unsaid: false,
            who: Allowance::of(at_once, a_second, Instant::now().into_std()),
        };
        table.log_lines(lines);
        Ok(table)
    }

    /// Takes inputs until the table is no longer shared.
    pub(super) async fn run(mut self, mut inputs: mpsc::Receiver<TableInput>) {
        let mut waiting = Vec::new();
        while self.wait(&mut inputs, &mut waiting).await {
            for input in waiting.drain(..) {
                if !self.take(input).await {
                    self.drop_all();
                    return;
                }
            }
            self.take_turns().await;
            self.tell_who_in_time();
        }
        self.drop_all();
    }

    /// Takes an input; false when the table is no longer shared.
    async fn take(&mut self, input: TableInput) -> bool {
        match input {
            TableInput::Join(asking) => self.join(*asking).await,
            TableInput::Said(socket, said) => {
                if let Some(seated) = self.sockets.get_mut(&socket) {
                    seated.said.push_back(said);
                }
            }
            TableInput::Room(socket) => self.go_on(socket),
            TableInput::Gone(socket) => {
                if self.sockets.contains_key(&socket) {
                    self.drop_socket(socket);
                    self.tell_who();
                }
            }
            TableInput::Host(message) => drop(self.as_host(message, None).await),
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
            if device_number(&line.by).is_some() {
                let [count, bytes] = &mut self.from_guests;
                (*count, *bytes) = (*count + 1, *bytes + line.body.len() as u64);
                self.entered.insert(line.by.clone());
            }
            self.log.push(LoggedLine { checksum: before.then(&line), id, line });
        }
    }

    /// Reads what somebody else has written, and tells everyone.
    async fn catch_up(&mut self) {
        self.learn_kept().await;
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
                self.spread();
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
        self.entered.clear();
        self.messages.clear();
        self.from_guests = [0; 2];
        self.copied = CopiedLines::default();
        self.log_lines(begun.lines);
        for seated in self.sockets.values_mut() {
            (seated.told, seated.joined_at, seated.reply) = (0, 0, None);
        }
        self.spread();
    }

    /// Makes the referee's play that of the log again, after lines that were looked at were not written.
    fn forget_unwritten(&mut self) {
        let lines: Vec<Line> = self.log.iter().map(|logged| logged.line.clone()).collect();
        if let Ok(referee) = Referee::open(&self.header, &lines) {
            self.referee = referee;
        }
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
            seated.output.no(why);
        }
        self.drop_socket(socket);
    }

    fn drop_all(&mut self) {
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            self.drop_socket(socket);
        }
    }

    fn tell(&self, event: HubEvent) {
        (self.around.tell)(event);
    }

    fn failed(&self, error: StoreError) {
        self.tell(HubEvent::StoreFailed(error));
    }
}
