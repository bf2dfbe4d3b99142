//! One device's socket: its messages in order, its limits, its beat.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, sleep_until, timeout};

use super::guard::Allowance;
use super::server::Server;
use super::table::{Asking, OUTPUTS, Output, SocketId, TableInput};
use super::texts::{self, Parting};
use crate::locale::Language;
use crate::store::time;
use crate::wire::{
    BEAT, Beat, CLIENT_MESSAGE_LIMIT, ClientMessage, Credential, Hello, HostMessage, Join, SILENCE, VERSIONS, Welcome,
    Why, read_client,
};

/// How long a device may take until it has joined: whoever types a code does so before the socket opens.
const TO_JOIN: Duration = Duration::from_secs(30);

/// How long the host reads on after it has said why it closes: a connection that is cut while something waits in it would take
/// the last message with it.
const TO_HEAR_WHY: Duration = Duration::from_secs(1);

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
    peer: IpAddr,
    stage: Stage,
    allowance: Allowance,
    /// Where the table puts what is to be sent; the table has it from the join on.
    output: Option<mpsc::Sender<Output>>,
}

/// Serves a socket until it ends.
pub(super) async fn serve(
    mut websocket: WebSocket,
    server: Arc<Server>,
    number: u64,
    peer: IpAddr,
    language: Language,
) {
    let (output, outputs) = mpsc::channel(OUTPUTS);
    let allowance = Allowance::full(Instant::now().into_std());
    let mut talk = Talk { socket: SocketId(number), server, peer, stage: Stage::New, allowance, output: Some(output) };
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
        let text = HostMessage::No(texts::no(why, language)).to_json();
        send(&mut websocket, Message::Text(text.into())).await.ok();
    }
    send(&mut websocket, Message::Close(Some(CloseFrame { code, reason: "".into() }))).await.ok();
    let drained = async { while let Some(Ok(_)) = websocket.recv().await {} };
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
    async fn run(&mut self, websocket: &mut WebSocket, mut outputs: mpsc::Receiver<Output>) -> End {
        let started = Instant::now();
        let mut heard = started;
        let mut beats = interval_at(started + BEAT, BEAT);
        loop {
            let done = tokio::select! {
                message = websocket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.take(message, websocket).await,
                        Some(Err(error)) => Err(why_unread(error).map_or(End::Gone, |why| End::No(why.into()))),
                        None => Err(End::Gone),
                    }
                }
                output = outputs.recv() => match output {
                    Some(Output::Text(text)) => send(websocket, Message::Text(text)).await,
                    Some(Output::No(why)) => Err(End::No(why)),
                    None => Err(End::LetGo),
                },
                _ = beats.tick() => match &self.stage {
                    Stage::Joined(_) => self.beat(websocket).await,
                    _ if started.elapsed() >= TO_JOIN => Err(End::Gone),
                    Stage::New => Ok(()),
                    Stage::Welcome(_) => self.beat(websocket).await,
                },
                () = sleep_until(heard + SILENCE) => Err(End::Gone),
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn beat(&self, websocket: &mut WebSocket) -> Result<(), End> {
        say(websocket, HostMessage::Beat(Beat { now: Some(time::now()) })).await
    }

    /// Takes a message of the device.
    async fn take(&mut self, message: Message, websocket: &mut WebSocket) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return Err(End::No(Why::Message.into())),
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return self.count(),
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
            self.count()?;
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
                self.join(hello, join).await.map_err(|why| End::No(why.into()))
            }
            (Stage::Joined(_), ClientMessage::Hello(_) | ClientMessage::Join(_)) => Err(End::No(Why::Message.into())),
            (Stage::Joined(_), ClientMessage::Append(append)) if !append.is_whole() => {
                Err(End::No(Why::Message.into()))
            }
            (Stage::Joined(inputs), message) => {
                // Where the table is gone the outputs end, and with them this socket.
                inputs.send(TableInput::Said(self.socket, message)).await.ok();
                Ok(())
            }
            _ => Err(End::No(Why::Message.into())),
        }
    }

    fn count(&mut self) -> Result<(), End> {
        if self.allowance.take(Instant::now().into_std()) { Ok(()) } else { Err(End::No(Why::TooFast.into())) }
    }

    async fn join(&mut self, hello: Hello, join: Join) -> Result<(), Why> {
        let credential = join.credential().ok_or(Why::Message)?;
        let (guard, now) = (&self.server.guard, Instant::now().into_std());
        let by_code = matches!(credential, Credential::Code(_));
        if by_code && guard.is_guessing(self.peer, now) {
            return Err(Why::TooFast);
        }
        let (inputs, opening) = self.server.registry.open(credential).inspect_err(|why| {
            if by_code && *why == Why::Code {
                guard.wrong_code(self.peer, now);
            }
        })?;
        let Some(output) = self.output.take() else { return Err(Why::Message) };
        let asking = Asking { socket: self.socket, opening, hello, join, output };
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
        _ => None,
    }
}
