//! The outbox: lines that wait until the host acknowledges them, numbered behind what is confirmed.

use std::collections::VecDeque;

use serde_json::Value;

use crate::link::record::{KeptLine, Record, Unacknowledged};
use crate::store::Line;
use crate::table::entry::{Entry, What};
use crate::table::rebase;
use crate::wire::WireLine;

/// Lines that go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OutboxEntry {
    pub(super) id: String,
    pub(super) own: bool,
    pub(super) lines: Vec<Line>,
    /// Whether it is on this device's disk.
    durable: bool,
    /// Whether it was sent and not answered.
    sent: bool,
}

/// All that waits, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Outbox {
    entries: VecDeque<OutboxEntry>,
}

/// Whether lines are actions of these seats and nothing else, so that it does not matter what comes before them.
pub(super) fn is_own(lines: &[Line], seats: &[u8]) -> bool {
    let own = |line: &Line| {
        let Ok((Entry { what: What::Act(()), .. }, Some(action))) = Entry::read(line) else { return false };
        let seat = action.get("seat").and_then(Value::as_u64);
        seat.is_some_and(|seat| seats.iter().any(|own| u64::from(*own) == seat))
    };
    !lines.is_empty() && lines.iter().all(own)
}

/// An id that no other append has.
fn fresh_id() -> String {
    crate::store::PlayId::fresh().to_string()
}

impl Outbox {
    /// What was waiting when the program ended, behind what is confirmed by now. What several windows have left there begins
    /// with the same number more than once.
    pub(super) fn load(record: &Record, confirmed: &[Line]) -> Self {
        let last = confirmed.last().map_or(0, |line| line.number);
        let number = |entry: &Unacknowledged| entry.lines.first().map_or(0, |line| line.number);
        let mut outbox = Self::default();
        for window in record.outbox.chunk_by(|before, after| number(before) < number(after)) {
            outbox.take_behind(Self::load_window(window, &record.by, confirmed), last);
        }
        outbox
    }

    fn load_window(kept: &[Unacknowledged], by: &str, confirmed: &[Line]) -> Self {
        let last = confirmed.last().map_or(0, |line| line.number);
        let mut outbox = Self::default();
        for Unacknowledged { id, own, lines } in kept {
            let lines: Vec<Line> = lines.iter().map(|line| line.line(by)).collect();
            // The copy was written, and the program ended before this was taken out.
            let known = lines.first().is_some_and(|first| confirmed.iter().rev().any(|line| same(line, first)));
            if !known && !lines.is_empty() {
                let (id, own) = (id.clone(), *own);
                outbox.entries.push_back(OutboxEntry { id, own, lines, durable: true, sent: false });
            }
        }
        let before = outbox.lines().next().map_or(last, |line| line.number.saturating_sub(1));
        outbox.follow(before, last.saturating_sub(before));
        outbox.close_gaps(last);
        outbox
    }

    /// Puts what was waiting elsewhere behind all that waits here.
    pub(super) fn take_behind(&mut self, mut other: Self, confirmed: u64) {
        other.follow(confirmed, self.lines().count() as u64);
        self.entries.append(&mut other.entries);
    }

    /// Moves everything behind so many lines more that have come after `confirmed`.
    pub(super) fn follow(&mut self, confirmed: u64, more: u64) {
        if more > 0 {
            for entry in &mut self.entries {
                entry.lines = rebase::behind(&entry.lines, confirmed, more);
            }
        }
    }

    /// Numbers everything without gaps after `last`, where something in between is no longer there.
    pub(super) fn close_gaps(&mut self, last: u64) {
        let numbers: Vec<u64> = self.lines().map(|line| line.number).collect();
        if numbers.iter().zip(last + 1..).all(|(number, right)| *number == right) {
            return;
        }
        if numbers.iter().zip(numbers.iter().skip(1)).any(|(number, next)| number >= next) {
            // Only damage makes that: what refers to what cannot be known, and each line stands where it is.
            let lines = self.entries.iter_mut().flat_map(|entry| &mut entry.lines);
            lines.zip(last + 1..).for_each(|(line, number)| line.number = number);
            return;
        }
        let place = |number: u64| numbers.iter().zip(last + 1..).find(|(old, _)| **old == number).map(|(_, new)| new);
        let moved = |number: u64| if number <= last { Some(number) } else { place(number) };
        for entry in &mut self.entries {
            entry.lines = entry.lines.iter().filter_map(|line| rebase::renumber(line, moved, false)).collect();
        }
        let before = self.entries.len();
        self.entries.retain(|entry| !entry.lines.is_empty());
        if self.entries.len() < before || !self.is_gapless(last) {
            self.close_gaps(last);
        }
    }

    fn is_gapless(&self, last: u64) -> bool {
        self.lines().zip(last + 1..).all(|(line, right)| line.number == right)
    }

    pub(super) fn push(&mut self, lines: Vec<Line>, own: bool) -> String {
        let id = fresh_id();
        self.entries.push_back(OutboxEntry { id: id.clone(), own, lines, durable: false, sent: false });
        id
    }

    pub(super) fn durable(&mut self, id: &str) {
        for entry in self.entries.iter_mut().filter(|entry| entry.id == id) {
            entry.durable = true;
        }
    }

    /// The entry that may be sent now: the first one, when it is on disk and not on its way.
    pub(super) fn next_to_send(&self) -> Option<&OutboxEntry> {
        self.entries.front().filter(|entry| entry.durable && !entry.sent)
    }

    pub(super) fn send(&mut self) -> Option<&OutboxEntry> {
        let entry = self.entries.front_mut().filter(|entry| entry.durable && !entry.sent)?;
        entry.sent = true;
        Some(entry)
    }

    /// The entry that was sent and not answered.
    pub(super) fn on_its_way(&self) -> Option<&OutboxEntry> {
        self.entries.front().filter(|entry| entry.sent)
    }

    pub(super) fn nothing_on_its_way(&mut self) {
        for entry in &mut self.entries {
            entry.sent = false;
        }
    }

    pub(super) fn find(&self, id: &str) -> Option<&OutboxEntry> {
        self.entries.iter().find(|entry| entry.id == id)
    }

    /// Takes an entry out that is confirmed: its lines stand where it was.
    pub(super) fn confirm(&mut self, id: &str) {
        self.entries.retain(|entry| entry.id != id);
    }

    /// Takes an entry out that will never be written; what follows moves up. Returns the number of its first line.
    pub(super) fn remove(&mut self, id: &str, last: u64) -> Option<u64> {
        let first = self.find(id)?.lines.first()?.number;
        self.entries.retain(|entry| entry.id != id);
        self.close_gaps(last);
        Some(first)
    }

    /// Takes an entry out that turns out to stand among the confirmed lines already, under these numbers.
    pub(super) fn known_as(&mut self, id: &str, numbers: &[u64], last: u64) {
        let Some(entry) = self.find(id) else { return };
        let old: Vec<u64> = entry.lines.iter().map(|line| line.number).collect();
        self.entries.retain(|entry| entry.id != id);
        let real = |number: u64| old.iter().zip(numbers).find(|(old, _)| **old == number).map(|(_, new)| *new);
        let moved = |number: u64| Some(real(number).unwrap_or(number));
        for entry in &mut self.entries {
            entry.lines = entry.lines.iter().filter_map(|line| rebase::renumber(line, moved, false)).collect();
        }
        self.close_gaps(last);
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = &Line> {
        self.entries.iter().flat_map(|entry| &entry.lines)
    }

    /// As it is kept.
    pub(super) fn kept(&self) -> Vec<Unacknowledged> {
        let kept = |entry: &OutboxEntry| Unacknowledged {
            id: entry.id.clone(),
            own: entry.own,
            lines: entry.lines.iter().map(KeptLine::of).collect(),
        };
        self.entries.iter().map(kept).collect()
    }
}

/// Whether two lines are one entry, by whatever numbers.
fn same(a: &Line, b: &Line) -> bool {
    (a.at, &a.by) == (b.at, &b.by) && WireLine::of(a, None).body == WireLine::of(b, None).body
}
