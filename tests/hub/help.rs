//! A host over a folder of its own, and devices that speak to it as any program could.

use std::collections::VecDeque;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use tableside::games::view::CellId;
use tableside::games::{ALL, Example, example_play, open};
use tableside::hub::{Hub, HubEvent, HubOptions, SharedTable};
use tableside::locale::Language;
use tableside::store::exchange::Exported;
use tableside::store::{Header, Line, PlayId, Request, Sqlite};
use tableside::table::seat::Seat;
use tableside::wire::{
    Append, ClientMessage, DraftLine, HostMessage, Join, LogChecksum, No, Role, Why, WireLine, canonical, read_host,
};
use tempfile::TempDir;
use tungstenite::protocol::{WebSocket, WebSocketConfig};
use tungstenite::{Error, Message};

/// How long anything may take that is expected to come.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The half-way example of the first game.
pub fn example() -> Exported {
    example_play(ALL[0], Example::HalfWay, Language::En, DateTime::<Utc>::UNIX_EPOCH).unwrap()
}

/// The body of a line that the rules allow at any time: a cell of a player is set by hand. Each number makes another one.
pub fn body(seat: u8, number: i64) -> Value {
    // What the sheet looks like is the same every time; to open the play for it would take longer than all the rest.
    static PATTERN: OnceLock<Value> = OnceLock::new();
    let pattern = PATTERN.get_or_init(|| {
        let file = example();
        let sheet = open(&file.header, &file.lines).unwrap().sheet();
        let group = &sheet.groups[0];
        let cell = CellId { group: group.id, row: group.rows[0].id, seat: Seat(77) };
        json!({ "act": ALL[0].view().set_cell_action(&cell, Some(777), "NOTE") })
    });
    filled(pattern, seat, number)
}

fn filled(pattern: &Value, seat: u8, number: i64) -> Value {
    match pattern {
        Value::Object(members) => {
            members.iter().map(|(name, member)| (name.clone(), filled(member, seat, number))).collect()
        }
        Value::Array(items) => items.iter().map(|item| filled(item, seat, number)).collect(),
        Value::String(text) if text == "NOTE" => json!(format!("number {number}")),
        Value::Number(value) if *value == 77.into() => json!(seat),
        Value::Number(value) if *value == 777.into() => json!(number % 30),
        other => other.clone(),
    }
}

pub fn draft(body: Value) -> DraftLine {
    DraftLine { at: Utc::now(), body }
}

/// A folder with one play.
pub fn folder() -> (TempDir, PlayId) {
    let folder = tempfile::tempdir().unwrap();
    let play = add_play(&folder);
    (folder, play)
}

pub fn add_play(folder: &TempDir) -> PlayId {
    add(folder, example())
}

fn add(folder: &TempDir, file: Exported) -> PlayId {
    let Exported { header, lines, summary, finished } = file;
    let header = Header { id: PlayId::fresh(), ..header };
    let play = header.id;
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    store.perform(Request::Create { header, lines, summary, finished }).unwrap();
    store.close();
    play
}

/// The lines of a play as they are on the disk.
pub fn kept(folder: &TempDir, play: PlayId) -> (Header, Vec<Line>) {
    let (listed, lines) = Sqlite::open(folder.path()).unwrap().store.read(play, 0).unwrap();
    (listed.header, lines)
}

/// The checksum of a log.
pub fn checksum(header: &Header, lines: &[Line]) -> LogChecksum {
    lines.iter().fold(LogChecksum::of(header), |sum, line| sum.then(line))
}

/// A host in this process.
pub struct Host {
    pub folder: TempDir,
    pub play: PlayId,
    pub hub: Hub,
    pub events: Receiver<HubEvent>,
    pub shared: SharedTable,
    pub address: SocketAddr,
}

impl Host {
    pub fn start() -> Self {
        Self::of(example())
    }

    /// One that shares this play.
    pub fn of(file: Exported) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let play = add(&folder, file);
        Self::over(folder, play, "127.0.0.1:0".parse().unwrap())
    }

    pub fn over(folder: TempDir, play: PlayId, listen: SocketAddr) -> Self {
        let (hub, events) =
            hub(HubOptions { folder: folder.path().to_owned(), listen: Some(listen), ..HubOptions::default() });
        let address = wait(&events, |event| match event {
            HubEvent::Started(address) => Some(address),
            _ => None,
        });
        let shared = share(&hub, &events, play);
        Self { folder, play, hub, events, shared, address }
    }

    /// Ends it, and starts one over the same folder at the same address.
    pub fn again(self) -> Self {
        let Self { folder, play, hub, address, .. } = self;
        drop(hub);
        Self::over(folder, play, address)
    }

    /// A device that joins by the link's key.
    pub fn device(&self, name: &str) -> Device {
        Device::join(self.address, &by_key(&self.shared.key, name)).unwrap()
    }

    /// Says something as the window does, and waits until it is done.
    pub fn say(&self, message: ClientMessage) {
        while self.events.try_recv().is_ok() {}
        self.hub.host(self.play, message);
        wait(&self.events, |event| matches!(event, HubEvent::Who { .. }).then_some(()));
    }

    /// The log on the disk.
    pub fn kept(&self) -> Vec<Line> {
        kept(&self.folder, self.play).1
    }
}

pub fn hub(options: HubOptions) -> (Hub, Receiver<HubEvent>) {
    let (happens, events) = channel();
    let happens = std::sync::Mutex::new(happens);
    let hub = Hub::start(options, move |event| {
        // A test that has ended no longer listens.
        happens.lock().unwrap().send(event).ok();
    });
    (hub, events)
}

pub fn share(hub: &Hub, events: &Receiver<HubEvent>, play: PlayId) -> SharedTable {
    hub.share(play);
    wait(events, |event| match event {
        HubEvent::Shared(shared) => Some(shared),
        _ => None,
    })
}

/// Waits for an event, passing over all others.
pub fn wait<T>(events: &Receiver<HubEvent>, wanted: impl Fn(HubEvent) -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        let event = events.recv_timeout(end.saturating_duration_since(Instant::now())).expect("no such event");
        if let HubEvent::CannotStart(error) = &event {
            panic!("{error}");
        }
        if let Some(found) = wanted(event) {
            return found;
        }
    }
}

pub fn by_key(key: &str, name: &str) -> Join {
    Join { key: Some(key.to_owned()), name: name.to_owned(), ..Join::default() }
}

pub fn by_code(code: &str, name: &str) -> Join {
    Join { code: Some(code.to_owned()), name: name.to_owned(), ..Join::default() }
}

pub fn by_token(token: &str) -> Join {
    Join { token: Some(token.to_owned()), ..Join::default() }
}

/// A websocket to a host.
pub type Raw = WebSocket<TcpStream>;

pub fn connect(address: SocketAddr) -> io::Result<Raw> {
    connect_by(address, address, PATIENCE)
}

/// A websocket to a host by way of another address, which waits so long for anything that is to come.
pub fn connect_by(way: SocketAddr, address: SocketAddr, patience: Duration) -> io::Result<Raw> {
    let stream = TcpStream::connect_timeout(&way, PATIENCE)?;
    stream.set_read_timeout(Some(patience))?;
    stream.set_nodelay(true)?;
    // The usual buffers are meant for programs with one socket.
    let small = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
    let client = tungstenite::client::client_with_config(format!("ws://{address}/link"), stream, Some(small));
    client.map(|(socket, _)| socket).map_err(|error| io::Error::other(error.to_string()))
}

pub const HELLO: &str = r#"{"hello":{"wire":[1,1],"app":"test","formats":{},"now":"2026-11-24T06:00:00Z"}}"#;

/// The next message but beats.
pub fn hear(socket: &mut Raw) -> Result<HostMessage, Error> {
    loop {
        match socket.read()? {
            Message::Text(text) => {
                let message = read_host(text.as_str()).unwrap_or_else(|error| panic!("{error}: {text}"));
                if !matches!(message, HostMessage::Beat(_)) {
                    return Ok(message);
                }
            }
            Message::Close(_) => return Err(Error::ConnectionClosed),
            _ => {}
        }
    }
}

/// Why the host closes the socket; that it does close it is looked at too.
pub fn closed(socket: &mut Raw) -> Why {
    last_words(socket).why
}

/// The same with the words for a person.
pub fn last_words(socket: &mut Raw) -> No {
    let no = loop {
        match hear(socket) {
            Ok(HostMessage::No(no)) => {
                assert!(!no.text.is_empty());
                break no;
            }
            Ok(_) => {}
            Err(error) => panic!("closed without a word: {error}"),
        }
    };
    assert!(hear(socket).is_err(), "open after its last message");
    no
}

/// A device that has joined, and keeps the log as it is told.
pub struct Device {
    pub socket: Raw,
    pub header: Header,
    pub token: String,
    pub by: String,
    pub role: Role,
    pub seats: Vec<u8>,
    pub log: Vec<WireLine>,
    pub sum: LogChecksum,
    sent: VecDeque<Append>,
}

/// Why a device did not join.
#[derive(Debug)]
pub enum NotJoined {
    No(Why),
    Cut,
}

impl Device {
    pub fn join(address: SocketAddr, join: &Join) -> Result<Self, NotJoined> {
        Self::join_with(address, join, &[])
    }

    /// Joins with the lines that it has already.
    pub fn join_with(address: SocketAddr, join: &Join, log: &[WireLine]) -> Result<Self, NotJoined> {
        let socket = connect(address).or(Err(NotJoined::Cut))?;
        Self::over(socket, join, log)
    }

    /// The same over a websocket that is open.
    pub fn over(mut socket: Raw, join: &Join, log: &[WireLine]) -> Result<Self, NotJoined> {
        Self::join_over(&mut socket, join).and_then(|joined| {
            let header = joined.header;
            let mut device = Self {
                socket,
                sum: LogChecksum::of(&header),
                header,
                token: joined.token,
                by: joined.by,
                role: joined.role,
                seats: joined.seats,
                log: Vec::new(),
                sent: VecDeque::new(),
            };
            for line in log {
                device.push(line.clone());
            }
            while (device.log.len() as u64) < joined.last {
                device.step().or(Err(NotJoined::Cut))?;
            }
            // Also where nothing is missing one message says so.
            if log.len() as u64 == joined.last {
                let HostMessage::Lines(lines) = device.step().or(Err(NotJoined::Cut))? else { panic!() };
                assert_eq!((lines.lines.len(), lines.to), (0, joined.last));
            }
            Ok(device)
        })
    }

    fn join_over(socket: &mut Raw, join: &Join) -> Result<tableside::wire::Joined, NotJoined> {
        socket.send(Message::text(HELLO)).or(Err(NotJoined::Cut))?;
        match hear(socket).or(Err(NotJoined::Cut))? {
            HostMessage::Welcome(welcome) => assert_eq!(welcome.wire, 1),
            HostMessage::No(no) => return Err(NotJoined::No(no.why)),
            other => panic!("{other:?}"),
        }
        socket.send(Message::text(ClientMessage::Join(join.clone()).to_json())).or(Err(NotJoined::Cut))?;
        match hear(socket).or(Err(NotJoined::Cut))? {
            HostMessage::Joined(joined) => Ok(joined),
            HostMessage::No(no) => Err(NotJoined::No(no.why)),
            other => panic!("{other:?}"),
        }
    }

    pub fn last(&self) -> u64 {
        self.log.len() as u64
    }

    fn push(&mut self, line: WireLine) {
        assert_eq!(line.number, self.last() + 1, "a line is missing or comes again");
        self.sum = self.sum.then(&line.line());
        self.log.push(line);
    }

    pub fn say(&mut self, message: &ClientMessage) -> Result<(), Error> {
        self.socket.send(Message::text(message.to_json()))
    }

    /// Hears the next message and keeps what it says of the log; every checksum is held against its own.
    pub fn step(&mut self) -> Result<HostMessage, Error> {
        let message = hear(&mut self.socket)?;
        match &message {
            HostMessage::Lines(lines) => {
                if lines.lines.first().is_some_and(|line| line.number == 1) {
                    (self.log, self.sum) = (Vec::new(), LogChecksum::of(&self.header));
                }
                lines.lines.iter().for_each(|line| self.push(line.clone()));
                assert_eq!((lines.to, lines.checksum), (self.last(), self.sum), "another log than the host’s");
            }
            HostMessage::Took(took) => {
                let sent = self.sent.iter().position(|append| append.id == took.id).and_then(|at| self.sent.remove(at));
                let Some(sent) = sent else { return Ok(message) };
                assert_eq!(sent.lines.len(), took.numbers.len());
                if took.numbers[0] > self.last() {
                    for (draft, &number) in sent.lines.iter().zip(&took.numbers) {
                        let (by, id) = (self.by.clone(), Some(sent.id.clone()));
                        let own = WireLine { number, at: draft.at, by, id, body: draft.body.clone() };
                        let written = took.lines.iter().flatten().find(|line| line.number == number).cloned();
                        self.push(written.unwrap_or(own));
                    }
                    assert_eq!(took.checksum, self.sum, "another log than the host’s");
                }
            }
            HostMessage::Behind(behind) => {
                for line in &behind.lines {
                    if line.number > self.last() {
                        self.push(line.clone());
                    }
                }
                self.sent.retain(|append| append.id != behind.id);
            }
            HostMessage::Refused(refused) => self.sent.retain(|append| append.id != refused.id),
            _ => {}
        }
        Ok(message)
    }

    pub fn send(&mut self, append: Append) -> Result<(), Error> {
        let message = ClientMessage::Append(append.clone());
        self.sent.push_back(append);
        self.say(&message)
    }

    /// Sends an append and waits for what is answered.
    pub fn append(&mut self, id: &str, own: bool, bodies: &[Value]) -> Result<HostMessage, Error> {
        let lines = bodies.iter().cloned().map(draft).collect();
        self.send(Append { id: id.to_owned(), after: self.last(), own, lines })?;
        self.answer(id)
    }

    /// What is answered to an append.
    pub fn answer(&mut self, id: &str) -> Result<HostMessage, Error> {
        loop {
            let message = self.step()?;
            let about = match &message {
                HostMessage::Took(took) => &took.id,
                HostMessage::Behind(behind) => &behind.id,
                HostMessage::Refused(refused) => &refused.id,
                HostMessage::No(no) => panic!("{no:?}"),
                _ => continue,
            };
            if about == id {
                return Ok(message);
            }
        }
    }

    /// Sends an append that must be taken, and gives its numbers.
    pub fn enter(&mut self, id: &str, own: bool, bodies: &[Value]) -> Vec<u64> {
        match self.append(id, own, bodies) {
            Ok(HostMessage::Took(took)) => took.numbers,
            other => panic!("{other:?}"),
        }
    }

    /// Why an append is refused, in English.
    pub fn refused(&mut self, id: &str, bodies: &[Value]) -> String {
        match self.append(id, true, bodies) {
            Ok(HostMessage::Refused(refused)) => {
                assert!(!refused.why.cs.is_empty() && refused.why.cs != refused.why.en);
                refused.why.en
            }
            other => panic!("{other:?}"),
        }
    }

    /// Hears until the log has so many lines.
    pub fn until(&mut self, last: u64) {
        while self.last() < last {
            self.step().unwrap();
        }
        assert_eq!(self.last(), last);
    }

    /// Hears until a message of who is at the table says this.
    pub fn until_who(&mut self, wanted: impl Fn(&[tableside::wire::Who]) -> bool) {
        loop {
            if let HostMessage::Who(who) = self.step().unwrap()
                && wanted(&who)
            {
                return;
            }
        }
    }
}

/// Makes sure that a log on the disk is the one that all devices have, and that each append that was acknowledged is in it
/// once.
pub fn agree(header: &Header, lines: &[Line], devices: &[&Device], acknowledged: &[(String, Value)]) {
    let sum = checksum(header, lines);
    for device in devices {
        assert_eq!((device.last(), device.sum), (lines.len() as u64, sum), "{} has another log", device.by);
    }
    for (id, body) in acknowledged {
        let text = canonical(body);
        let count = lines.iter().filter(|line| line.body == text).count();
        assert_eq!(count, 1, "{id} is there {count} times: {text}");
    }
}
