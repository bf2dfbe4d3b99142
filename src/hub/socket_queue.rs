//! What waits for a socket: how much of it there may be, and who is told when there is room again.
//!
//! The table puts lines in only while there is room, and goes on when the socket says that it has sent enough of them: a device
//! that reads slowly gets them later, and its host keeps none of them for it but the log, which is there once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;

use super::texts::Parting;

/// How many bytes may wait before the table puts no more lines in.
const ROOM: usize = 192 << 10;

/// What a socket is to send.
#[derive(Debug)]
pub(super) enum Output {
    /// A message.
    Text(Utf8Bytes),
    /// The last one, and then it closes.
    No(Parting),
}

/// How much waits for a socket.
#[derive(Debug, Default)]
pub(super) struct Load {
    bytes: AtomicUsize,
    /// Whether the table has more, and waits for room.
    is_awaited: AtomicBool,
}

impl Load {
    /// So much was sent; whether the table is to be told that there is room.
    pub(super) fn sent(&self, bytes: usize) -> bool {
        let before = self.bytes.fetch_sub(bytes, Ordering::SeqCst);
        before.saturating_sub(bytes) < ROOM / 2 && self.is_awaited.swap(false, Ordering::SeqCst)
    }
}

/// The table's end of it. The socket closes when this is dropped and all is sent.
#[derive(Clone, Debug)]
pub(super) struct SocketQueue {
    queue: mpsc::UnboundedSender<Output>,
    load: Arc<Load>,
}

/// The socket's end of it.
pub(super) struct Outputs {
    pub(super) queue: mpsc::UnboundedReceiver<Output>,
    pub(super) load: Arc<Load>,
}

/// Both ends.
pub(super) fn channel() -> (SocketQueue, Outputs) {
    let ((sender, receiver), load) = (mpsc::unbounded_channel(), Arc::<Load>::default());
    (SocketQueue { queue: sender, load: Arc::clone(&load) }, Outputs { queue: receiver, load })
}

impl SocketQueue {
    /// Whether more may be put in; where not, the socket says when.
    pub(super) fn has_room(&self) -> bool {
        if self.load.bytes.load(Ordering::SeqCst) < ROOM {
            return true;
        }
        self.load.is_awaited.store(true, Ordering::SeqCst);
        // It may have sent all of it just now, and not have seen that somebody waits.
        self.load.bytes.load(Ordering::SeqCst) < ROOM / 2
    }

    /// Puts a message in.
    pub(super) fn text(&self, text: Utf8Bytes) {
        self.load.bytes.fetch_add(text.len(), Ordering::SeqCst);
        // A socket that has ended takes nothing, and says so to the table by itself.
        self.queue.send(Output::Text(text)).ok();
    }

    /// Puts in why it closes.
    pub(super) fn no(&self, why: Parting) {
        self.queue.send(Output::No(why)).ok();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_waits_for_room_and_is_told_once_when_there_is() {
        let (outgoing, mut outputs) = channel();
        let piece: Utf8Bytes = "x".repeat(50 << 10).into();
        let mut pieces = 0;
        while outgoing.has_room() {
            outgoing.text(piece.clone());
            pieces += 1;
        }
        assert_eq!(pieces, 4);
        let mut told = 0;
        while let Ok(Output::Text(text)) = outputs.queue.try_recv() {
            told += usize::from(outputs.load.sent(text.len()));
        }
        assert!(told == 1 && outgoing.has_room());
        assert!(!outputs.load.sent(0), "nobody waits");
    }
}
