//! One device's socket: its messages in order, its limits, its beat.

use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc};
use tokio::time::{Instant, interval_at, sleep_until, timeout};

use super::door::DoorPlace;
use super::guard::Allowance;
use super::registry::Opening;
use super::server::Server;
use super::socket_queue::{self, Output, Outputs, SocketQueue};
use super::table::{Asking, Said, SocketId, TableInput};
use super::texts::{self, Parting};
use crate::locale::Language;
use crate::store::time;
use crate::wire::{
    BEAT, Beat, CLIENT_MESSAGE_LIMIT, ClientMessage, Credential, Hello, HostMessage, Join, Role, SILENCE, VERSIONS,
    Welcome, Why, looks_like_the_host, read_client,
};

/// How long a device may take until it has joined: whoever types a code does so before the socket opens.
const TO_JOIN: Duration = Duration::from_secs(30);

/// How long the host reads on after it has said why it closes: a connection that is cut while something waits in it would take
/// the last message with it.
const TO_HEAR_WHY: Duration = Duration::from_secs(1);

/// How many messages of one device may wait at its table: what comes after them is read when the table has taken one, so that
/// each device waits behind its own.
const TURNS: usize = 4;

/// How many bytes a message takes at most, with what is around it; whoever sends more with it, in empty pieces, has sent more
/// messages.
const OF_ONE_MESSAGE: usize = CLIENT_MESSAGE_LIMIT + (2 << 10);

/// By how much the host itself must have been late for a device to have more time.
const STALLED: Duration = Duration::from_millis(500);

/// How far a device has come.
enum Stage {
    New,
    Welcome(Hello),
    Joined(mpsc::Sender<TableInput>),
}

/// How a socket ends.
enum End {
    /// It is closed or cut, or nothing came for too long.
    Gone,
    /// The host says why and closes it.
    No(Parting),
    /// The table lets go of it.
    LetGo,
}

struct Talk {
    socket: SocketId,
    server: Arc<Server>,
    place: Arc<DoorPlace>,
    language: Language,
    stage: Stage,
    allowance: Allowance,
    /// Where the table puts what is to be sent; the table has it from the join on.
    output: Option<SocketQueue>,
    turns: Arc<Semaphore>,
    /// With one in the hand the next message is read.
    turn: Option<OwnedSemaphorePermit>,
}

/// Serves a socket until it ends.
pub(super) async fn serve(
    mut websocket: WebSocket,
    server: Arc<Server>,
    number: u64,
    place: Arc<DoorPlace>,
    language: Language,
) {
    let (output, outputs) = socket_queue::channel();
    let mut talk = Talk {
        socket: SocketId(number),
        server,
        place,
        language,
        stage: Stage::New,
        allowance: Allowance::of_messages(Instant::now().into_std()),
        output: Some(output),
        turns: Arc::new(Semaphore::new(TURNS)),
        turn: None,
    };
    let end = talk.run(&mut websocket, outputs).await;
    if let Stage::Joined(inputs) = &talk.stage {
        inputs.send(TableInput::Gone(talk.socket)).await.ok();
    }
    let (code, why) = match end {
        End::Gone => return,
        End::No(why) => (close_code::POLICY, Some(why)),
        End::LetGo => (close_code::AWAY, None),
    };
    if let Some(why) = why {
        let text = HostMessage::No(texts::no(why, talk.language)).to_json();
        send(&mut websocket, Message::Text(text.into())).await.ok();
    }
    send(&mut websocket, Message::Close(Some(CloseFrame { code, reason: "".into() }))).await.ok();
    let drained = async {
        while let Some(Ok(_)) = websocket.recv().await {
            talk.place.whole();
        }
    };
    timeout(TO_HEAR_WHY, drained).await.ok();
}

/// Sends a message; a device that takes nothing in for as long as it may be silent is gone.
async fn send(websocket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SILENCE, websocket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(End::Gone),
    }
}

impl Talk {
    async fn run(&mut self, websocket: &mut WebSocket, mut outputs: Outputs) -> End {
        let started = Instant::now();
        // Since when the device could be heard, and nothing came.
        let mut heard = started;
        // Since when nothing is read, since what it has said waits for its turn.
        let mut waits = started;
        let mut beats = interval_at(started + BEAT, BEAT);
        loop {
            let reads = self.turn.is_some();
            let done = tokio::select! {
                // What has come is heard before anybody is called silent.
                biased;
                turn = Arc::clone(&self.turns).acquire_owned(), if !reads => {
                    self.turn = turn.ok();
                    heard = Instant::now();
                    self.allowance.forgive(heard.saturating_duration_since(waits), heard.into_std());
                    Ok(())
                }
                message = websocket.recv(), if reads => {
                    let now = Instant::now();
                    let done = match message {
                        Some(Ok(message)) => self.take(message, websocket).await,
                        Some(Err(error)) => Err(why_unread(error).map_or(End::Gone, |why| End::No(why.into()))),
                        None => Err(End::Gone),
                    };
                    (heard, waits) = (now, Instant::now());
                    done
                }
                output = outputs.queue.recv() => match output {
                    Some(Output::Text(text)) => {
                        let begun = Instant::now();
                        let done = self.hand_out(text, &outputs, websocket).await;
                        self.allowance.forgive(begun.elapsed(), Instant::now().into_std());
                        done
                    }
                    Some(Output::No(why)) => Err(End::No(why)),
                    None => Err(End::LetGo),
                },
                _ = beats.tick() => match &self.stage {
                    Stage::Joined(_) => self.beat(websocket).await,
                    _ if started.elapsed() >= TO_JOIN => Err(End::Gone),
                    Stage::New => Ok(()),
                    Stage::Welcome(_) => self.beat(websocket).await,
                },
                () = sleep_until(heard + SILENCE), if reads => {
                    if heard.elapsed() > SILENCE + STALLED {
                        // It is the host that stood still: what came meanwhile is looked for first.
                        let now = Instant::now();
                        heard = now.checked_sub(SILENCE / 2).unwrap_or(now);
                        Ok(())
                    } else {
                        Err(End::Gone)
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Sends what the table has put in, and tells it where that made room.
    async fn hand_out(&self, text: Utf8Bytes, outputs: &Outputs, websocket: &mut WebSocket) -> Result<(), End> {
        let bytes = text.len();
        send(websocket, Message::Text(text)).await?;
        if outputs.load.sent(bytes)
            && let Stage::Joined(inputs) = &self.stage
        {
            inputs.send(TableInput::Room(self.socket)).await.ok();
        }
        Ok(())
    }

    async fn beat(&self, websocket: &mut WebSocket) -> Result<(), End> {
        say(websocket, HostMessage::Beat(Beat { now: Some(time::now()) })).await
    }

    /// Takes a message of the device.
    async fn take(&mut self, message: Message, websocket: &mut WebSocket) -> Result<(), End> {
        // Pieces without anything in them come with the message of which they are.
        let messages = 1 + u32::try_from(self.place.whole() / OF_ONE_MESSAGE).unwrap_or(u32::MAX - 1);
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(End::No(Why::Message.into())),
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return self.count(messages),
        };
        if text.len() > CLIENT_MESSAGE_LIMIT {
            return Err(End::No(Why::TooLarge.into()));
        }
        let message = read_client(text.as_str());
        // The two that a device begins with come once each, and leave all of the allowance to what comes then.
        if !matches!(
            (&self.stage, &message),
            (Stage::New, Ok(ClientMessage::Hello(_))) | (Stage::Welcome(_), Ok(ClientMessage::Join(_)))
        ) {
            self.count(messages)?;
        }
        let message = message.or(Err(End::No(Why::Message.into())))?;
        match (&self.stage, message) {
            (Stage::New, ClientMessage::Hello(hello)) => {
                let wire = spoken(&hello).map_err(|why| End::No(why.into()))?;
                say(websocket, HostMessage::Welcome(Welcome { wire, now: time::now() })).await?;
                self.stage = Stage::Welcome(hello);
                Ok(())
            }
            (Stage::Welcome(_) | Stage::Joined(_), ClientMessage::Beat(_)) => Ok(()),
            (Stage::Welcome(hello), ClientMessage::Join(join)) => {
                let hello = hello.clone();
                self.join(hello, join).await.map_err(End::No)
            }
            (Stage::Joined(_), ClientMessage::Hello(_) | ClientMessage::Join(_)) => Err(End::No(Why::Message.into())),
            (Stage::Joined(_), ClientMessage::Append(append)) if !append.is_whole() => {
                Err(End::No(Why::Message.into()))
            }
            (Stage::Joined(inputs), message) => {
                let said = Said::new(message, text.len(), self.turn.take());
                // Where the table is gone the outputs end, and with them this socket.
                inputs.send(TableInput::Said(self.socket, said)).await.ok();
                Ok(())
            }
            _ => Err(End::No(Why::Message.into())),
        }
    }

    fn count(&mut self, messages: u32) -> Result<(), End> {
        let taken = self.allowance.take(messages, Instant::now().into_std());
        if taken { Ok(()) } else { Err(End::No(Why::TooFast.into())) }
    }

    async fn join(&mut self, hello: Hello, join: Join) -> Result<(), Parting> {
        let credential = join.credential().ok_or(Why::Message)?;
        let (guard, peer, now) = (&self.server.guard, self.place.peer, Instant::now().into_std());
        let by_code = matches!(credential, Credential::Code(_));
        if by_code && guard.is_guessing(peer, now) {
            return Err(Why::TooFast.into());
        }
        let (play, inputs, opening) = self.server.registry.open(credential).inspect_err(|why| {
            if by_code && *why == Why::Code {
                guard.wrong_code(peer, now);
            }
        })?;
        if let Opening::New { role, .. } = opening
            && role != Role::Host
        {
            if looks_like_the_host(&join.name) {
                return Err(Parting::Name);
            }
            if !guard.may_join(peer, play, now) {
                return Err(Why::TooFast.into());
            }
        }
        let Some(output) = self.output.take() else { return Err(Why::Message.into()) };
        let door = Arc::clone(&self.server.door);
        let place = Arc::clone(&self.place);
        let seated = Box::new(move || door.seat(&place));
        let asking = Asking { socket: self.socket, opening, hello, join, output, seated };
        inputs.send(TableInput::Join(Box::new(asking))).await.ok();
        self.stage = Stage::Joined(inputs);
        Ok(())
    }
}

async fn say(websocket: &mut WebSocket, message: HostMessage) -> Result<(), End> {
    send(websocket, Message::Text(message.to_json().into())).await
}

/// The version that both sides speak.
fn spoken(hello: &Hello) -> Result<u32, Why> {
    let ([oldest, newest], [first, last]) = (VERSIONS, hello.wire);
    if first > last {
        Err(Why::Message)
    } else if last < oldest {
        Err(Why::TooOld)
    } else if first > newest {
        Err(Why::TooNew)
    } else {
        Ok(last.min(newest))
    }
}

/// Why a message that could not be read closes the socket: it was larger than what is read at all, or no text. None where the
/// connection itself has ended.
fn why_unread(error: Error) -> Option<Why> {
    match *error.into_inner().downcast::<tungstenite::Error>().ok()? {
        tungstenite::Error::Capacity(_) => Some(Why::TooLarge),
        tungstenite::Error::Utf8(_) => Some(Why::Message),
        // More came than any message has, and no end of one among it.
        tungstenite::Error::Io(error) if error.kind() == std::io::ErrorKind::InvalidData => Some(Why::TooLarge),
        _ => None,
    }
}
