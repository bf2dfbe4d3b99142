//! Appends: looked at, numbered, written together, acknowledged.

use std::collections::HashMap;
use std::ops::Range;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use super::telling::BehindReply;
use super::turns::{MOST_WORK, work_of};
use super::{Append, Role, SocketId, TableActor, WireLine};
use crate::hub::backend::{self, BatchOutcome};
use crate::hub::devices::device_number;
use crate::hub::referee::{Rights, looks_back};
use crate::hub::texts;
use crate::locale::Message;
use crate::store::{Line, StoreError, json};
use crate::wire::{DraftLine, HostMessage, LogChecksum, Refused, Took, canonical};

/// How often in a row a window may be faster, until the devices' appends wait for them to come again.
const MOST_RACES: u32 = 20;

/// How many lines the devices of guests may enter in one play, and how many bytes: an evening has a tenth of that. The
/// messages that refuse more name both.
const FROM_GUESTS: [u64; 2] = [20_000, 8 << 20];

/// An append that was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Sent {
    /// The device.
    by: String,
    /// A sum over what it wanted to be written: a device that has lost its token, and comes back as another one with the same
    /// append, must not enter it twice.
    of: String,
    /// The number of its first line.
    pub(super) first: u64,
    /// How many lines it has.
    pub(super) count: u64,
    /// Whether a line of it says something else than was sent.
    #[serde(default)]
    rewritten: bool,
}

impl Sent {
    /// Whether it is what this device wants with this id, or another device wants with just these lines.
    fn is_of(&self, by: &str, of: &str) -> bool {
        self.by == by || self.of == of
    }

    fn numbers(&self) -> Range<u64> {
        self.first..self.first.saturating_add(self.count)
    }
}

/// The appends that were written, by their ids, from what was kept of them.
pub(super) fn read_sent(kept: Vec<(String, String)>) -> HashMap<String, Vec<Sent>> {
    kept.into_iter().filter_map(|(id, value)| Some((id, json::read(&value).ok()?))).collect()
}

fn sum_of(lines: &[DraftLine]) -> String {
    let mut sum = Sha256::new();
    for line in lines {
        sum.update(line.at.to_rfc3339());
        sum.update(canonical(&line.body));
        sum.update([0]);
    }
    // Half of it tells two appends apart as well, and is half as long in the database.
    let half: [u8; 16] = sum.finalize().first_chunk().copied().unwrap_or_default();
    format!("{:032x}", u128::from_be_bytes(half))
}

/// Lines that devices of another host have entered: this log came from there as a copy, and the ids of the appends stayed
/// behind. Who has not heard there that an entry was taken sends it again here.
#[derive(Default)]
pub(super) struct CopiedLines {
    numbers: HashMap<u128, u64>,
}

impl CopiedLines {
    /// Notes a line of which no append is known.
    pub(super) fn note(&mut self, line: &Line) {
        if let (Some(_), Ok(body)) = (device_number(&line.by), json::parse(&line.body)) {
            self.numbers.entry(of_line(line.at, &body)).or_insert(line.number);
        }
    }

    /// Where the lines of an append stand; none where they are new here.
    fn find(&self, drafts: &[DraftLine]) -> Option<u64> {
        if self.numbers.is_empty() {
            return None;
        }
        let mut numbers = drafts.iter().map(|draft| self.numbers.get(&of_line(draft.at, &draft.body)).copied());
        let first = numbers.next()??;
        numbers.zip(first.saturating_add(1)..).all(|(number, next)| number == Some(next)).then_some(first)
    }
}

/// What tells an entry from every other one: its moment and what it says, also where a host let it stand for itself.
fn of_line(at: DateTime<Utc>, body: &Value) -> u128 {
    let said =
        body.get("join").map_or_else(|| canonical(body), |act| canonical(&Value::from_iter([("act", act.clone())])));
    let mut sum = Sha256::new();
    sum.update(at.to_rfc3339());
    sum.update(said);
    u128::from_be_bytes(sum.finalize().first_chunk().copied().unwrap_or_default())
}

/// An append that was looked at and is to be written.
struct Ready {
    socket: SocketId,
    append: Append,
    sent: Sent,
}

/// Appends that are written together.
#[derive(Default)]
pub(super) struct AppendBatch {
    ready: Vec<Ready>,
    lines: Vec<Line>,
    /// Those that came again while they were waiting.
    again: Vec<(SocketId, Append)>,
}

impl AppendBatch {
    /// How many lines it has.
    pub(super) const fn lines(&self) -> usize {
        self.lines.len()
    }
}

impl TableActor {
    /// Looks at an append: it waits in the batch, or is answered.
    pub(super) async fn take_append(&mut self, socket: SocketId, append: Append, batch: &mut AppendBatch) {
        let Some(by) = self.sockets.get(&socket).map(|seated| seated.by.clone()) else { return };
        if let Some(sent) = self.written_before(socket, &append) {
            self.took(socket, append.id, &sent);
            return;
        }
        let of = sum_of(&append.lines);
        if batch.ready.iter().any(|ready| ready.append.id == append.id && ready.sent.is_of(&by, &of)) {
            batch.again.push((socket, append));
            return;
        }
        // What the log will end with, once the batch is written.
        let last = self.referee.last();
        if append.after != last && (!append.own || looks_back(&append.lines)) {
            if !batch.ready.is_empty() {
                Box::pin(self.write(std::mem::take(batch))).await;
            }
            if append.own {
                self.refuse(socket, append.id, &Message::new("hub-refuse-moved"));
            } else {
                self.behind(socket, append);
            }
            return;
        }
        if let Some(why) = self.is_too_much(socket, &append, batch) {
            self.refuse(socket, append.id, &why);
            return;
        }
        let device = self.devices.named(&by);
        let rights = Rights {
            role: self.sockets.get(&socket).map_or(Role::Far, |seated| seated.role),
            seats: device.map_or(&[][..], |device| &device.seats),
            everyone: self.devices.everyone,
        };
        match self.referee.check(&append.lines, &by, rights) {
            Ok(checked) => {
                let count = checked.lines.len() as u64;
                let sent = Sent { by, of, first: last + 1, count, rewritten: checked.rewritten };
                batch.lines.extend(checked.lines);
                batch.ready.push(Ready { socket, append, sent });
            }
            Err(why) => self.refuse(socket, append.id, &why),
        }
    }

    /// Why an append is more than a guest may enter, at once or in one play; none where it is not.
    fn is_too_much(&self, socket: SocketId, append: &Append, batch: &AppendBatch) -> Option<Message> {
        if self.sockets.get(&socket).is_some_and(|seated| seated.role == Role::Host) {
            return None;
        }
        if work_of(append, self.referee.last()) > MOST_WORK {
            return Some(Message::new("hub-refuse-too-much"));
        }
        let ([lines, bytes], [most_lines, most_bytes]) = (self.from_guests, FROM_GUESTS);
        let lines = lines + (batch.lines.len() + append.lines.len()) as u64;
        if lines > most_lines {
            return Some(Message::new("hub-refuse-most-entries"));
        }
        let waiting: usize = batch.lines.iter().map(|line| line.body.len()).sum();
        let own: usize = append.lines.iter().map(|line| canonical(&line.body).len()).sum();
        let is_more = bytes + (waiting + own) as u64 > most_bytes;
        is_more.then(|| Message::new("hub-refuse-most-bytes"))
    }

    /// What was written for an append that came before.
    fn written_before(&self, socket: SocketId, append: &Append) -> Option<Sent> {
        let by = &self.sockets.get(&socket)?.by;
        let of = sum_of(&append.lines);
        let known = self.sent.get(&append.id).into_iter().flatten().find(|sent| sent.is_of(by, &of));
        known.cloned().or_else(|| {
            let first = self.copied.find(&append.lines)?;
            Some(Sent { by: by.clone(), of, first, count: append.lines.len() as u64, rewritten: true })
        })
    }

    /// Writes a batch, acknowledges it and tells everyone.
    pub(super) async fn write(&mut self, mut batch: AppendBatch) {
        for _ in 0..MOST_RACES {
            if batch.ready.is_empty() {
                break;
            }
            let (summary, finished) = self.referee.summary();
            let mut appends: HashMap<String, Vec<Sent>> = HashMap::new();
            for ready in &batch.ready {
                let id = &ready.append.id;
                let known = || self.sent.get(id).cloned().unwrap_or_default();
                appends.entry(id.clone()).or_insert_with(known).push(ready.sent.clone());
            }
            // A list of texts and numbers is always JSON.
            let kept =
                |(id, sent): (&String, &Vec<Sent>)| (id.clone(), serde_json::to_string(sent).unwrap_or_default());
            let kept = appends.iter().map(kept).collect();
            let seats = self.kept_devices.clone();
            let write = backend::Batch { lines: batch.lines.clone(), summary, finished, appends: kept, seats };
            let late = match self.around.backend.append(self.around.play, write).await {
                Ok(BatchOutcome::All) => {
                    self.sent.extend(appends);
                    self.acknowledge(batch);
                    return;
                }
                Ok(BatchOutcome::Decided(kept)) => {
                    let late = std::mem::take(&mut batch);
                    self.forget_unwritten();
                    self.learn_devices(kept);
                    late
                }
                Err(StoreError::Behind { .. }) => {
                    let late = std::mem::take(&mut batch);
                    self.forget_unwritten();
                    self.catch_up().await;
                    late
                }
                Err(error) => {
                    // Whoever sent it keeps it and sends it again, once it has joined again.
                    self.drop_unwritten(&batch);
                    self.failed(error);
                    return;
                }
            };
            let ready = late.ready.into_iter().map(|ready| (ready.socket, ready.append));
            for (socket, append) in ready.chain(late.again) {
                Box::pin(self.take_append(socket, append, &mut batch)).await;
            }
        }
        if !batch.ready.is_empty() {
            self.drop_unwritten(&batch);
            self.failed(StoreError::Busy);
        }
    }

    fn drop_unwritten(&mut self, batch: &AppendBatch) {
        batch.ready.iter().for_each(|ready| self.drop_socket(ready.socket));
        self.forget_unwritten();
        self.tell_who();
    }

    /// A batch is on the disk: whoever sent an append hears that it was taken, and everyone gets what others have sent, each
    /// in the order of the numbers.
    fn acknowledge(&mut self, batch: AppendBatch) {
        self.log_lines(batch.lines);
        let last = self.last();
        let mut writers: Vec<SocketId> = batch.ready.iter().map(|ready| ready.socket).collect();
        writers.sort_unstable();
        writers.dedup();
        for socket in writers {
            let Some(mut told) = self.sockets.get(&socket).map(|seated| seated.told) else { continue };
            for ready in batch.ready.iter().filter(|ready| ready.socket == socket) {
                let numbers = ready.sent.numbers();
                self.tell_between(socket, told, numbers.start);
                self.took(socket, ready.append.id.clone(), &ready.sent);
                told = numbers.end.saturating_sub(1);
            }
            self.tell_between(socket, told, last + 1);
            self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.told = last);
        }
        self.spread();
        for (socket, append) in batch.again {
            if let Some(sent) = self.written_before(socket, &append) {
                self.took(socket, append.id, &sent);
            }
        }
    }

    fn took(&self, socket: SocketId, id: String, sent: &Sent) {
        let numbers: Vec<u64> = sent.numbers().collect();
        let last = numbers.last().copied().unwrap_or_default();
        let checksum = self.checksum(last).unwrap_or_else(|| LogChecksum::of(&self.header));
        // The first alone can say something else than was sent: behind it all is of one hand. All of them could be more than
        // fits into a message.
        let first = self.lines_after(sent.first.saturating_sub(1)).first().filter(|_| sent.rewritten);
        let lines = first.map(|logged| vec![WireLine::of(&logged.line, logged.id.as_deref())]);
        self.say(socket, &HostMessage::Took(Took { id, numbers, checksum, lines }));
    }

    /// Sends a device what has come before its append, in as many messages as it takes; one where nothing has.
    fn behind(&mut self, socket: SocketId, append: Append) {
        let reply = BehindReply { id: append.id, after: append.after, last: self.last() };
        self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.reply = Some(reply.clone()));
        self.go_on(socket);
    }

    fn refuse(&self, socket: SocketId, id: String, why: &Message) {
        self.say(socket, &HostMessage::Refused(Refused { id, why: texts::sentence(why) }));
    }
}
