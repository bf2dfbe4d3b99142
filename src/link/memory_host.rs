//! A host in memory, for tests: it numbers lines, knows no rules, and does what a test tells it to.

use std::collections::BTreeMap;

use serde_json::Value;

use super::pair::HostEnds;
use super::socket::Dialer;
use crate::store::{Header, Line};
use crate::wire::{
    self, Append, Behind, ClientMessage, HostMessage, Joined, LinesMessage, LogChecksum, No, Refused, Role, Sentence,
    Took, Welcome, Who, Why, WireLine,
};

/// The host.
pub struct MemoryHost {
    header: Header,
    /// Its log.
    pub lines: Vec<WireLine>,
    took: BTreeMap<String, Took>,
    guests: Vec<Guest>,
    /// Whether it can be reached.
    pub up: bool,
    /// The next append is written, and the connection is cut before it is acknowledged.
    pub cuts_before_took: bool,
    /// The next append is refused for this reason.
    pub refuses: Option<Sentence>,
    /// Whoever joins is turned away for this reason.
    pub turns_away: Option<Why>,
    /// The role that whoever joins gets.
    pub role: Role,
}

struct Guest {
    ends: HostEnds,
    seen: usize,
    here: bool,
    name: String,
}

impl MemoryHost {
    /// A host of this play.
    pub fn new(header: Header, lines: &[Line]) -> Self {
        Self {
            header,
            lines: lines.iter().map(|line| WireLine::of(line, None)).collect(),
            took: BTreeMap::new(),
            guests: Vec::new(),
            up: true,
            cuts_before_took: false,
            refuses: None,
            turns_away: None,
            role: Role::Player,
        }
    }

    /// The dialer of one more guest, whose device is called `d0`, `d1` and so on.
    pub fn guest(&mut self) -> Dialer {
        let ends = HostEnds::default();
        let dialer = ends.dialer();
        self.guests.push(Guest { ends, seen: 0, here: false, name: String::new() });
        dialer
    }

    /// How many sockets a guest has opened so far.
    pub fn sockets(&self, guest: usize) -> usize {
        self.guests.get(guest).map_or(0, |guest| guest.ends.opened())
    }

    /// Cuts a guest's connection.
    pub fn cut(&mut self, guest: usize) {
        if let Some(guest) = self.guests.get_mut(guest) {
            guest.ends.close();
            guest.here = false;
        }
    }

    /// Writes a line of the host's own device, and tells everybody.
    pub fn enter(&mut self, at: chrono::DateTime<chrono::Utc>, body: Value) {
        let line = WireLine { number: self.last() + 1, at, by: "host".to_owned(), id: None, body };
        self.lines.push(line.clone());
        self.tell_all(vec![line], None);
    }

    /// Answers everything that the guests have said.
    pub fn serve(&mut self) {
        for guest in 0..self.guests.len() {
            let Some(Guest { ends, seen, here, .. }) = self.guests.get_mut(guest) else { continue };
            if ends.opened() > *seen {
                *seen = ends.opened();
                *here = false;
                if self.up { ends.accept() } else { ends.close() }
            }
            for text in ends.received() {
                match wire::read_client(&text) {
                    Ok(message) => self.hear(guest, message),
                    Err(_) => {
                        self.say(guest, &HostMessage::No(No { why: Why::Message, text: String::new(), cause: None }));
                    }
                }
            }
        }
    }

    fn hear(&mut self, guest: usize, message: ClientMessage) {
        match message {
            ClientMessage::Hello(_) => {
                self.say(guest, &HostMessage::Welcome(Welcome { wire: 1, now: crate::store::time::now() }));
            }
            ClientMessage::Join(join) => {
                if let Some(why) = self.turns_away {
                    self.say(guest, &HostMessage::No(No { why, text: String::new(), cause: None }));
                    return self.cut(guest);
                }
                if let Some(guest) = self.guests.get_mut(guest) {
                    guest.here = true;
                    guest.name.clone_from(&join.name);
                }
                let joined = Joined {
                    token: format!("token-{guest}"),
                    by: format!("d{guest}"),
                    role: self.role,
                    seats: Vec::new(),
                    header: self.header.clone(),
                    last: self.last(),
                };
                self.say(guest, &HostMessage::Joined(joined));
                let same = join.checksum.as_deref() == Some(&*self.checksum(join.from).to_string());
                let from = if same { join.from } else { 0 };
                let lines = self.lines.iter().filter(|line| line.number > from).cloned().collect();
                self.say_lines(guest, lines);
                self.tell_who();
            }
            ClientMessage::Append(append) => self.append(guest, append),
            _ => {}
        }
    }

    fn append(&mut self, guest: usize, append: Append) {
        if let Some(took) = self.took.get(&append.id).cloned() {
            return self.say(guest, &HostMessage::Took(took));
        }
        if let Some(why) = self.refuses.take() {
            return self.say(guest, &HostMessage::Refused(Refused { id: append.id, why }));
        }
        if append.after != self.last() && !append.own {
            let lines = self.lines.iter().filter(|line| line.number > append.after).cloned().collect();
            return self.say(guest, &HostMessage::Behind(Behind { id: append.id, last: self.last(), lines }));
        }
        let first = self.last() + 1;
        let (id, by) = (append.id, format!("d{guest}"));
        let lines: Vec<WireLine> = append
            .lines
            .into_iter()
            .zip(first..)
            .map(|(line, number)| WireLine {
                number,
                at: line.at,
                by: by.clone(),
                id: Some(id.clone()),
                body: line.body,
            })
            .collect();
        self.lines.extend(lines.iter().cloned());
        let numbers = lines.iter().map(|line| line.number).collect();
        let took = Took { id: id.clone(), numbers, checksum: self.checksum(self.last()), lines: None };
        self.took.insert(id, took.clone());
        if std::mem::take(&mut self.cuts_before_took) {
            self.cut(guest);
        } else {
            self.say(guest, &HostMessage::Took(took));
        }
        self.tell_all(lines, Some(guest));
    }

    fn tell_all(&self, lines: Vec<WireLine>, but: Option<usize>) {
        for (number, guest) in self.guests.iter().enumerate() {
            if guest.here && Some(number) != but {
                self.say_lines(number, lines.clone());
            }
        }
    }

    fn tell_who(&self) {
        let who = |(number, guest): (usize, &Guest)| Who {
            by: format!("d{number}"),
            name: guest.name.clone(),
            role: self.role,
            seats: Vec::new(),
            here: guest.here,
            last: self.last(),
        };
        let who: Vec<Who> =
            self.guests.iter().enumerate().filter(|(_, guest)| !guest.name.is_empty()).map(who).collect();
        for (number, guest) in self.guests.iter().enumerate() {
            if guest.here {
                self.say(number, &HostMessage::Who(who.clone()));
            }
        }
    }

    fn say_lines(&self, guest: usize, lines: Vec<WireLine>) {
        let (to, checksum) = (self.last(), self.checksum(self.last()));
        self.say(guest, &HostMessage::Lines(LinesMessage { lines, to, checksum }));
    }

    fn say(&self, guest: usize, message: &HostMessage) {
        if let Some(guest) = self.guests.get(guest) {
            guest.ends.send(&message.to_json());
        }
    }

    fn last(&self) -> u64 {
        self.lines.last().map_or(0, |line| line.number)
    }

    /// The checksum of its log up to a line.
    pub fn checksum(&self, to: u64) -> LogChecksum {
        let lines = self.lines.iter().take_while(|line| line.number <= to).map(WireLine::line);
        lines.fold(LogChecksum::of(&self.header), |sum, line| sum.then(&line))
    }
}
