//! Turns: whose message is looked at next, and how much work each device may make.
//!
//! Work is counted, not messages: an append with hundreds of lines is hundreds of times the work of a tap, and one that takes
//! back what was entered long ago has everything since then looked at again. In each round every device gets so much of a turn;
//! who wants more saves up for it while the others go on. Beyond that a device may make only so much in a second: what comes
//! after that waits, and its device too, which is told nothing wrong about it.

use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::{Instant, timeout};

use super::appends::AppendBatch;
use super::{Allowance, ClientMessage, MOST_AT_ONCE, Role, Seated, SocketId, TableActor, TableInput};
use crate::hub::referee::looks_back;
use crate::wire::Append;

/// How much of a turn a device gets in a round.
const A_ROUND: u64 = 64;

/// How much work a device may make at once after a pause, and in a second: many times what anybody enters by hand.
const WORK_AT_ONCE: u32 = 1_200;
const WORK_A_SECOND: u32 = 200;

/// Of how many devices it is remembered how much work they have made.
const DEVICES: usize = 256;

/// How many bytes of a message make as much work as a line.
const BYTES_A_LINE: usize = 512;

/// Of how many lines of the log it makes as much work to look at them again as to look at a new one.
const LINES_AGAIN: u64 = 100;

/// How much work one append may make: more of it would keep the table for seconds, and nobody enters so much at once.
pub(super) const MOST_WORK: u64 = 2_400;

/// How many lines are written in one transaction, before the next round begins.
const LINES_AT_ONCE: usize = 1_000;

/// What a device has said.
pub(in crate::hub) struct Said {
    message: ClientMessage,
    /// How long the message was.
    bytes: usize,
    /// Until it is given back the device has one message less that may wait.
    _turn: Option<OwnedSemaphorePermit>,
}

impl Said {
    /// A message of so many bytes, and the turn for which it waits.
    pub(in crate::hub) const fn new(message: ClientMessage, bytes: usize, turn: Option<OwnedSemaphorePermit>) -> Self {
        Self { message, bytes, _turn: turn }
    }

    /// How much work it makes at a table with so many lines.
    fn work(&self, last: u64) -> u64 {
        match &self.message {
            ClientMessage::Append(append) => work_of(append, last).max((self.bytes / BYTES_A_LINE) as u64),
            _ => 1,
        }
    }
}

/// How much work an append makes at a table with so many lines.
pub(super) fn work_of(append: &Append, last: u64) -> u64 {
    let back = append.lines.iter().filter(|line| looks_back(std::slice::from_ref(line))).count() as u64;
    let again = back * (last / LINES_AGAIN);
    // What came before it is to be sent, which is less than to look at it.
    let behind = if append.own { 0 } else { last.saturating_sub(append.after) / 16 };
    append.lines.len() as u64 + again + behind
}

/// When a message of a device may be looked at.
enum Due {
    Now,
    In(Duration),
    Never,
}

impl Seated {
    /// Whether its next message can be looked at as far as its socket is concerned: one that is still being sent the log, or
    /// takes in nothing, waits until it has.
    fn is_ready(&self, last: u64) -> bool {
        !self.said.is_empty() && self.reply.is_none() && self.told == last && self.output.has_room()
    }
}

impl TableActor {
    /// Waits for inputs, where nothing is to be done meanwhile; false when none will come any more.
    pub(super) async fn wait(
        &mut self,
        inputs: &mut mpsc::Receiver<TableInput>,
        waiting: &mut Vec<TableInput>,
    ) -> bool {
        let come = match self.due() {
            Due::Now => {
                // Whoever is told something here gets it before the next round.
                while waiting.len() < MOST_AT_ONCE
                    && let Ok(input) = inputs.try_recv()
                {
                    waiting.push(input);
                }
                return !inputs.is_closed();
            }
            Due::In(time) => timeout(time, inputs.recv_many(waiting, MOST_AT_ONCE)).await.unwrap_or(1),
            Due::Never => inputs.recv_many(waiting, MOST_AT_ONCE).await,
        };
        come > 0
    }

    /// When there is something to do.
    fn due(&mut self) -> Due {
        let (last, now) = (self.last(), Instant::now().into_std());
        let mut waits = Vec::new();
        if self.unsaid {
            waits.push(self.who.wait(now));
        }
        for seated in self.sockets.values().filter(|seated| seated.is_ready(last)) {
            waits.push(match self.work.get_mut(&seated.by) {
                Some(work) if seated.role != Role::Host => work.wait(now),
                _ => Duration::ZERO,
            });
        }
        match waits.into_iter().min() {
            None => Due::Never,
            Some(Duration::ZERO) => Due::Now,
            // A little later rather than again and again until then.
            Some(time) => Due::In(time + Duration::from_millis(1)),
        }
    }

    /// A round: every device that waits has as many of its messages looked at as its turn is long.
    pub(super) async fn take_turns(&mut self) {
        let mut batch = AppendBatch::default();
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            let last = self.last();
            let Some(seated) = self.sockets.get_mut(&socket).filter(|seated| seated.is_ready(last)) else { continue };
            seated.credit = (seated.credit + A_ROUND).min(MOST_WORK);
            while let Some(said) = self.next_of(socket) {
                match said.message {
                    ClientMessage::Append(append) => self.take_append(socket, append, &mut batch).await,
                    message => {
                        self.write(std::mem::take(&mut batch)).await;
                        self.said(socket, message).await;
                    }
                }
            }
            if batch.lines() >= LINES_AT_ONCE {
                self.write(std::mem::take(&mut batch)).await;
            }
        }
        self.write(batch).await;
    }

    /// The next message of a device, where its turn is long enough for it.
    fn next_of(&mut self, socket: SocketId) -> Option<Said> {
        let (last, now) = (self.last(), Instant::now().into_std());
        let seated = self.sockets.get_mut(&socket)?;
        let Some(work) = seated.said.front().map(|said| said.work(last)) else {
            // Nobody saves up for later.
            seated.credit = 0;
            return None;
        };
        if !seated.is_ready(last) || seated.credit < work.min(MOST_WORK) {
            return None;
        }
        if seated.role != Role::Host {
            if self.work.len() > DEVICES {
                // Who owes nothing is as one who has just come.
                self.work.retain(|_, allowance| !allowance.wait(now).is_zero());
            }
            let full = || Allowance::of(WORK_AT_ONCE, WORK_A_SECOND, now);
            let allowance = self.work.entry(seated.by.clone()).or_insert_with(full);
            if !allowance.wait(now).is_zero() {
                return None;
            }
            allowance.owe(work.min(MOST_WORK), now);
        }
        seated.credit = seated.credit.saturating_sub(work);
        seated.said.pop_front()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::wire::DraftLine;

    #[test]
    fn work_is_counted_by_what_is_to_be_looked_at() {
        let line = |body| DraftLine { at: chrono::DateTime::UNIX_EPOCH, body };
        let append = |after, own, bodies: Vec<serde_json::Value>| Append {
            id: "a".into(),
            after,
            own,
            lines: bodies.into_iter().map(line).collect(),
        };
        let tap = || json!({ "act": { "do": "x" } });
        assert_eq!(work_of(&append(500, false, vec![tap()]), 500), 1);
        assert_eq!(work_of(&append(0, true, vec![tap(); 480]), 500), 480);
        assert_eq!(work_of(&append(500, false, vec![json!({ "undo": [2] })]), 500), 6);
        assert_eq!(work_of(&append(20_000, false, vec![json!({ "undo": [2] }); 480]), 20_000), 480 * 201);
        assert_eq!(work_of(&append(0, false, vec![tap()]), 16_000), 1_001);
    }
}
