//! A websocket on two threads of its own: one reads, one sends and keeps the connection alive. Both sleep while nothing
//! happens.

use std::net::{Shutdown, TcpStream, ToSocketAddrs as _};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tungstenite::protocol::{Role, WebSocketConfig};
use tungstenite::{Message, WebSocket};
use web_time::Instant;

use super::heartbeat::{Due, Heartbeat, beat};
use super::socket::{Dialer, Socket, SocketEvent};
use crate::wire::{HOST_MESSAGE_LIMIT, SILENCE};

/// How long a connection may take.
const CONNECTING: Duration = Duration::from_secs(3);
/// How often it is looked whether a beat is due.
const PULSE: Duration = Duration::from_secs(1);

/// Called, from any thread, when an event waits.
type Wake = Arc<dyn Fn() + Send + Sync>;

/// Opens websockets, each on a thread; `wake` is called when an event waits.
pub fn dialer(wake: Wake) -> Dialer {
    Box::new(move |url| Box::new(NativeSocket::open(url, Arc::clone(&wake))))
}

/// The owner's side.
struct NativeSocket {
    sends: Sender<String>,
    events: Receiver<SocketEvent>,
    closed: bool,
}

impl NativeSocket {
    fn open(url: &str, wake: Wake) -> Self {
        let (sends, to_send) = channel();
        let (telling, events) = channel();
        let url = url.to_owned();
        let work = move || {
            let tell = |event: SocketEvent| {
                // An owner that is gone wants to hear nothing.
                drop(telling.send(event));
                wake();
            };
            if let Some(socket) = connect(&url) {
                tell(SocketEvent::Open);
                run(socket, to_send, &tell);
            }
            tell(SocketEvent::Closed);
        };
        // Without a thread there is no connection: the channel's end says so.
        drop(thread::Builder::new().name("socket reader".to_owned()).spawn(work));
        Self { sends, events, closed: false }
    }
}

impl Socket for NativeSocket {
    fn send(&mut self, text: String) {
        // One that is closed says so by an event.
        drop(self.sends.send(text));
    }

    fn events(&mut self) -> Vec<SocketEvent> {
        let mut events = Vec::new();
        loop {
            match self.events.try_recv() {
                Ok(event) => {
                    self.closed |= event == SocketEvent::Closed;
                    events.push(event);
                }
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    if !std::mem::replace(&mut self.closed, true) {
                        events.push(SocketEvent::Closed);
                    }
                    break;
                }
            }
        }
        events
    }
}

/// The open websocket of an address; none where nobody answers there.
fn connect(url: &str) -> Option<WebSocket<TcpStream>> {
    let place = url.strip_prefix("ws://")?.split('/').next()?;
    let place = if place.rsplit(']').next().is_some_and(|end| end.contains(':')) {
        place.to_owned()
    } else {
        format!("{place}:80")
    };
    let address = place.to_socket_addrs().ok()?.next()?;
    let stream = TcpStream::connect_timeout(&address, CONNECTING).ok()?;
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(CONNECTING)).ok()?;
    stream.set_write_timeout(Some(CONNECTING)).ok()?;
    let limits =
        WebSocketConfig::default().max_message_size(Some(HOST_MESSAGE_LIMIT)).max_frame_size(Some(HOST_MESSAGE_LIMIT));
    let (socket, _) = tungstenite::client::client_with_config(url, stream, Some(limits)).ok()?;
    // Whoever hears nothing for so long is alone; the other thread notices that first.
    socket.get_ref().set_read_timeout(Some(SILENCE.saturating_mul(2))).ok()?;
    Some(socket)
}

/// Reads until the connection ends or nobody wants it any more; another thread sends meanwhile.
fn run(mut socket: WebSocket<TcpStream>, to_send: Receiver<String>, tell: &dyn Fn(SocketEvent)) {
    let heart = Arc::new(Mutex::new(Heartbeat::new(Instant::now())));
    let Ok(stream) = socket.get_ref().try_clone() else { return };
    let beating = Arc::clone(&heart);
    let sending = move || send_all(stream, &to_send, &beating);
    let Ok(sender) = thread::Builder::new().name("socket writer".to_owned()).spawn(sending) else { return };
    while let Ok(message) = socket.read() {
        heart.lock().unwrap_or_else(PoisonError::into_inner).heard(Instant::now());
        match message {
            // A beat is of use here alone.
            Message::Text(text) if !is_beat(&text) => tell(SocketEvent::Text(text.to_string())),
            Message::Close(_) => break,
            _ => {}
        }
    }
    drop(socket.get_ref().shutdown(Shutdown::Both));
    // It ends at its next look, when its stream is shut down. How it ended is of no use to anybody.
    drop(sender);
}

/// Sends what is to be sent, and beats; ends the connection when it is dead or nobody wants it any more.
fn send_all(stream: TcpStream, to_send: &Receiver<String>, heart: &Mutex<Heartbeat>) {
    // Each direction of a websocket stands for itself: this one is never read from.
    let mut socket = WebSocket::from_raw_socket(stream, Role::Client, None);
    loop {
        let text = match to_send.recv_timeout(PULSE) {
            Ok(text) => text,
            Err(RecvTimeoutError::Timeout) => {
                match heart.lock().unwrap_or_else(PoisonError::into_inner).due(Instant::now()) {
                    Due::Nothing => continue,
                    Due::Beat => beat(),
                    Due::Dead => break,
                }
            }
            Err(RecvTimeoutError::Disconnected) => {
                drop(socket.close(None));
                drop(socket.flush());
                break;
            }
        };
        if socket.send(Message::text(text)).is_err() {
            break;
        }
    }
    drop(socket.get_ref().shutdown(Shutdown::Both));
}

/// Whether a message is a beat.
fn is_beat(text: &str) -> bool {
    text.starts_with("{\"beat\"")
}
