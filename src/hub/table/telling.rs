//! What the sockets are told: the lines of the log, each as fast as it takes them in, and who is here.

use axum::extract::ws::Utf8Bytes;
use tokio::time::Instant;

use super::{
    HOST_MESSAGE_AIM, HostMessage, HubEvent, LinesMessage, LogChecksum, Role, SocketId, TableActor, Who, WireLine,
};
use crate::wire::Behind;

/// How many messages with lines are kept for the next socket that is sent the same.
const MESSAGES: usize = 32;

/// What has come before an append, which is answered in as many messages as it takes.
#[derive(Clone, Debug)]
pub(super) struct BehindReply {
    /// Which append.
    pub(super) id: String,
    /// The number of the last line that was sent of it.
    pub(super) after: u64,
    /// The number of the line with which it ends.
    pub(super) last: u64,
}

impl TableActor {
    /// Everyone gets the lines that they do not have.
    pub(super) fn spread(&mut self) {
        let sockets: Vec<SocketId> = self.sockets.keys().copied().collect();
        for socket in sockets {
            self.go_on(socket);
        }
        self.tell(HubEvent::Wrote { play: self.around.play, last: self.last() });
    }

    /// Sends a socket what it lacks, up to what it has room for: the rest of an answer first, then lines, then who is here.
    pub(super) fn go_on(&mut self, socket: SocketId) {
        while let Some(seated) = self.sockets.get(&socket).filter(|seated| seated.output.has_room()) {
            let (told, joined_at) = (seated.told, seated.joined_at);
            let text = if let Some(BehindReply { id, after, last }) = seated.reply.clone() {
                let (lines, to) = self.part(after, last);
                let text = HostMessage::Behind(Behind { id: id.clone(), last, lines }).to_json();
                let reply = (to < last).then_some(BehindReply { id, after: to, last });
                self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.reply.clone_from(&reply));
                text.into()
            } else if told < self.last() {
                // What a device is sent when it joins ends where the log ended then.
                let upto = if told < joined_at { joined_at } else { self.last() };
                let (text, to) = self.lines_message(told, upto);
                self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.told = to);
                text
            } else if seated.owes_who {
                self.sockets.get_mut(&socket).into_iter().for_each(|seated| seated.owes_who = false);
                HostMessage::Who(self.who()).to_json().into()
            } else {
                break;
            };
            self.send(socket, text);
        }
    }

    /// The message with the lines after a number, up to another one or to what fits into it; with the number of its last line.
    fn lines_message(&mut self, after: u64, upto: u64) -> (Utf8Bytes, u64) {
        if let Some(made) = self.messages.get(&(after, upto)) {
            return made.clone();
        }
        let (lines, to) = self.part(after, upto);
        let made = (self.lines_text(lines, to), to);
        if self.messages.len() >= MESSAGES {
            self.messages.clear();
        }
        self.messages.insert((after, upto), made.clone());
        made
    }

    /// A message with these lines, after which a device has the log up to this number.
    pub(super) fn lines_text(&self, lines: Vec<WireLine>, to: u64) -> Utf8Bytes {
        let checksum = self.checksum(to).unwrap_or_else(|| LogChecksum::of(&self.header));
        HostMessage::Lines(LinesMessage { lines, to, checksum }).to_json().into()
    }

    /// The lines after a number, up to another one or as many as fit into a message; with the number of the last of them.
    fn part(&self, after: u64, upto: u64) -> (Vec<WireLine>, u64) {
        let (mut part, mut size, mut to) = (Vec::new(), 0, after);
        for logged in self.lines_after(after).iter().take_while(|logged| logged.line.number <= upto) {
            size += logged.letters();
            if size > HOST_MESSAGE_AIM && !part.is_empty() {
                return (part, to);
            }
            part.push(WireLine::of(&logged.line, logged.id.as_deref()));
            to = logged.line.number;
        }
        // Where the log ends before it, there is nothing more to come.
        (part, upto.max(to))
    }

    /// Sends a socket the lines between two numbers, without both, whether it has room or not.
    pub(super) fn tell_between(&mut self, socket: SocketId, after: u64, before: u64) {
        let mut told = after;
        while told + 1 < before {
            let (lines, to) = self.part(told, before - 1);
            let text = self.lines_text(lines, to);
            self.send(socket, text);
            told = to;
        }
    }

    /// Sends a message to a socket.
    pub(super) fn send(&self, socket: SocketId, text: Utf8Bytes) {
        if let Some(seated) = self.sockets.get(&socket) {
            seated.output.text(text);
        }
    }

    pub(super) fn say(&self, socket: SocketId, message: &HostMessage) {
        self.send(socket, message.to_json().into());
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
        let others = self.devices.at_the_table().map(|device| {
            let sockets = self.sockets.values().filter(|seated| seated.by == device.by);
            let last = sockets.map(|seated| seated.told).max();
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

    /// Has everyone told who is at the table, as soon as that may be.
    pub(super) const fn tell_who(&mut self) {
        self.unsaid = true;
    }

    /// Tells everyone who is at the table, where that has changed and they were not told too often just before.
    pub(super) fn tell_who_in_time(&mut self) {
        if !self.unsaid || !self.who.take(1, Instant::now().into_std()) {
            return;
        }
        self.unsaid = false;
        let who = self.who();
        let text: Utf8Bytes = HostMessage::Who(who.clone()).to_json().into();
        for seated in self.sockets.values_mut() {
            let is_current = seated.told == self.log.last().map_or(0, |logged| logged.line.number);
            if is_current && seated.reply.is_none() && seated.output.has_room() {
                seated.output.text(text.clone());
                seated.owes_who = false;
            } else {
                seated.owes_who = true;
            }
        }
        self.tell(HubEvent::Who { play: self.around.play, who });
    }
}
