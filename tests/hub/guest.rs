//! The program as a guest, over a real socket: what its window does when it joins a host.

use std::sync::Arc;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use tableside::games::{ALL, Example, example_play, open};
use tableside::link::linked::LinkEvent;
use tableside::link::{Address, Connection, Failure, Linked, dialer};
use tableside::locale::Language;
use tableside::store::{Line, Memory, PlayId, Reply, Request, Sqlite, Store as _};
use tableside::wire::{BEAT, SILENCE, canonical};

use super::help::{Host, PATIENCE, agree, body, kept};
use super::network::Network;

/// A guest's device, with a store of its own.
pub struct Guest {
    pub store: Linked,
    events: Vec<LinkEvent>,
}

impl Guest {
    fn joining(url: &str, name: &str) -> Self {
        let mut store = Linked::over(Box::new(Memory::default()), ALL, Some(dialer(Arc::new(|| {}))));
        store.join(Address::read(url).unwrap(), name);
        Self { store, events: Vec::new() }
    }

    pub fn joined(host: &Host) -> Self {
        Self::by(&host.shared.url, "Zoe", host.play)
    }

    /// One that has joined by this link.
    pub fn by(url: &str, name: &str, play: PlayId) -> Self {
        let mut guest = Self::joining(url, name);
        guest.until(|guest| guest.events.contains(&LinkEvent::Joined(play)));
        guest
    }

    /// Works once, as the window does with each picture.
    pub fn work(&mut self) {
        drop(self.store.answers());
        self.events.extend(self.store.events());
    }

    /// What it was told so far.
    pub fn events(&self) -> &[LinkEvent] {
        &self.events
    }

    /// Works as the window does, until this is so.
    pub fn until(&mut self, so: impl Fn(&Self) -> bool) {
        let start = Instant::now();
        while !so(self) {
            self.work();
            assert!(start.elapsed() < PATIENCE, "{:?}, {:?}", self.events, self.store.status());
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    pub fn last(&self) -> u64 {
        self.store.client().map_or(0, |client| client.last())
    }

    pub fn waiting(&self) -> usize {
        self.store.client().map_or(0, |client| client.waiting())
    }

    /// Enters a line behind all that is shown; it is on this device's own disk afterwards.
    pub fn enter(&mut self, play: PlayId, number: i64) {
        self.enter_this(play, &body(1, number));
    }

    /// The same for a line with this body.
    fn enter_this(&mut self, play: PlayId, body: &Value) {
        let by = self.store.client().unwrap().by().to_owned();
        let line = Line { number: self.last() + 1, at: Utc::now(), by, body: canonical(body) };
        let request = Request::Append { play, lines: vec![line], summary: "{}".to_owned(), finished: false };
        assert_eq!(self.ask(request), Reply::Done);
    }

    /// Asks the device's store, and waits for the answer.
    pub fn ask(&mut self, request: Request) -> Reply {
        let ticket = self.store.ask(request);
        let start = Instant::now();
        loop {
            let done = self.store.answers().into_iter().find(|answer| answer.ticket == Some(ticket));
            if let Some(answer) = done {
                return answer.result.unwrap();
            }
            assert!(start.elapsed() < PATIENCE);
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Scans the link of another host of the same play.
    pub fn again(&mut self, host: &Host) {
        self.events.clear();
        self.store.join(Address::read(&host.shared.url).unwrap(), "Zoe");
        self.until(|guest| guest.events.contains(&LinkEvent::Joined(host.play)));
    }
}

#[test]
fn a_window_joins_enters_and_hears_the_others() {
    let host = Host::start();
    let mut guest = Guest::joined(&host);
    assert_eq!(guest.last(), host.kept().len() as u64);
    guest.enter(host.play, 7);
    guest.until(|guest| guest.waiting() == 0);
    assert_eq!(host.kept().last().unwrap().body, canonical(&body(1, 7)));
    let mut anna = host.device("Anna");
    let number = anna.enter("a1", false, &[body(0, 8)])[0];
    guest.until(|guest| guest.last() == number && guest.store.status().unwrap().connection == Connection::Live);
    guest.until(|guest| guest.store.status().unwrap().who.iter().any(|who| who.name == "Anna" && who.here));
    assert!(!guest.events.contains(&LinkEvent::Healed), "both have one checksum: {:?}", guest.events);
}

#[test]
fn the_times_of_a_turn_clock_reach_everybody_in_every_game_and_change_nothing_at_the_table() {
    for game in ALL {
        let file = example_play(*game, Example::HalfWay, Language::En, DateTime::UNIX_EPOCH).unwrap();
        let host = Host::of(file);
        let (header, lines) = kept(&host.folder, host.play);
        let before = open(&header, &lines).unwrap();
        let seats = before.setup().players.len();
        let clock = |seconds: u32, seats: usize| json!({ "act": { "do": "clock", "seconds": vec![seconds; seats] } });
        let mut guest = Guest::joined(&host);
        let mut anna = host.device("Anna");

        let mut window = Sqlite::open(host.folder.path()).unwrap().store;
        let number = before.last() + 1;
        let line = Line { number, at: Utc::now(), by: "window".into(), body: canonical(&clock(754, seats)) };
        window.append(host.play, &[line], "{}", false).unwrap();
        host.hub.changed();
        anna.until(number);
        guest.until(|guest| guest.last() == number);
        guest.enter_this(host.play, &clock(61, seats));
        anna.until(number + 1);
        guest.until(|guest| guest.waiting() == 0);
        assert_eq!(anna.enter("a1", false, &[clock(7, seats)]), [number + 2]);
        guest.until(|guest| guest.last() == number + 2);
        assert!(!guest.events.contains(&LinkEvent::Healed), "{}: {:?}", game.id(), guest.events);
        assert!(!anna.refused("a2", &[clock(7, seats + 1)]).is_empty(), "a time of nobody");

        let (header, lines) = kept(&host.folder, host.play);
        agree(&header, &lines, &[&anna], &[754, 61, 7].map(|seconds| (seconds.to_string(), clock(seconds, seats))));
        let after = open(&header, &lines).unwrap();
        assert_eq!(after.sheet(), before.sheet(), "{}", game.id());
        assert_eq!(after.standing(), before.standing(), "{}", game.id());
        let latest =
            after.history().iter().rev().take(3).map(|row| Language::En.say(&row.sentence)).collect::<Vec<_>>();
        for (sentence, time) in latest.iter().zip(["0:07", "1:01", "12:34"]) {
            assert_eq!(sentence.matches(time).count(), seats, "{}: {sentence}", game.id());
        }
    }
}

#[test]
fn promise_3_back_from_the_background_it_is_current_within_a_second_the_tenth_time_like_the_first() {
    let host = Host::start();
    let network = Network::before(host.address, Vec::new());
    let url = format!("http://{}/#{}", network.address, host.shared.key);
    let mut guest = Guest::by(&url, "Zoe", host.play);
    let mut anna = host.device("Anna");
    for time in 0..10 {
        // While nobody looks at it its connection is lost and others enter; what it has entered itself waits.
        network.cut();
        let last = anna.enter(&format!("a{time}"), false, &[body(0, time)])[0];
        guest.enter(host.play, 100 + time);
        std::thread::sleep(Duration::from_millis(200));
        let start = Instant::now();
        guest.store.nudge();
        guest.until(|guest| guest.waiting() == 0 && guest.last() > last);
        assert!(start.elapsed() < Duration::from_secs(1), "{time}: {:?}", start.elapsed());
        anna.until(guest.last());
    }
    assert!(guest.events.iter().all(|event| !matches!(event, LinkEvent::Healed | LinkEvent::Over(_))));
}

#[test]
fn promise_3_a_window_notices_within_ten_seconds_that_the_network_is_silent() {
    let host = Host::start();
    let network = Network::before(host.address, Vec::new());
    let url = format!("http://{}/#{}", network.address, host.shared.key);
    let mut guest = Guest::by(&url, "Zoe", host.play);
    let start = Instant::now();
    network.fall_silent();
    guest.until(|guest| guest.store.status().unwrap().connection != Connection::Live);
    // It looks once a second.
    let took = start.elapsed();
    assert!(took < SILENCE + Duration::from_millis(1500), "{took:?}");
    assert!(took > SILENCE - BEAT - Duration::from_secs(1), "too soon: {took:?}");
}

#[test]
fn promise_6_what_a_window_enters_while_the_host_is_gone_is_in_when_it_is_back() {
    let host = Host::start();
    let mut guest = Guest::joined(&host);
    let before = host.kept().len();
    let Host { folder, play, hub, address, .. } = host;
    drop(hub);
    guest.until(|guest| guest.store.status().unwrap().connection != Connection::Live);
    guest.enter(play, 1);
    guest.enter(play, 2);
    assert_eq!(guest.waiting(), 2);
    let host = Host::over(folder, play, address);
    guest.until(|guest| guest.waiting() == 0);
    let bodies: Vec<String> = host.kept().into_iter().skip(before).map(|line| line.body).collect();
    assert_eq!(bodies, [1, 2].map(|number| canonical(&body(1, number))));
}

#[test]
fn a_wrong_key_and_an_address_where_nobody_is_are_told_apart() {
    let host = Host::start();
    let url = format!("http://{}/#{}", host.address, "0".repeat(32));
    let mut guest = Guest::joining(&url, "Zoe");
    guest.until(|guest| guest.events.contains(&LinkEvent::Over(Failure::Key)));
    let address = host.address;
    drop(host);
    let mut guest = Guest::joining(&format!("http://{address}/#{}", "0".repeat(32)), "Zoe");
    guest.until(|guest| guest.events.contains(&LinkEvent::Over(Failure::Unreachable)));
}
