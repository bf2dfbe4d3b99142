//! A guest's device against a host in memory: drops, doubles, a restart with waiting entries, refusals, a wrong copy.

use std::cell::RefCell;
use std::rc::Rc;

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};

use super::*;
use crate::games::{self, Example};
use crate::link::memory_host::MemoryHost;
use crate::locale::Language;
use crate::store::Memory;
use crate::table::play::begin;
use crate::wire::Why;

/// A store that the test holds too, as a disk outlives the program.
#[derive(Clone, Default)]
struct Disk(Rc<RefCell<Memory>>);

impl Store for Disk {
    fn ask(&mut self, request: Request) -> Ticket {
        self.0.borrow_mut().ask(request)
    }

    fn answers(&mut self) -> Vec<Answer> {
        self.0.borrow_mut().answers()
    }
}

/// A guest's device.
struct Device {
    disk: Disk,
    store: Linked,
    answers: Vec<Answer>,
    heard: Vec<LinkEvent>,
}

fn now() -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::days(20_000)
}

fn host() -> MemoryHost {
    let (setup, _) = games::ALL[0].example(Example::Finished, Language::En);
    let (header, first) = begin(&setup, now(), "host").unwrap();
    MemoryHost::new(header, &[first])
}

fn temple(place: u32) -> Value {
    json!({ "act": { "do": "set-temple", "place": place } })
}

impl Device {
    fn new(host: &mut MemoryHost, disk: Disk) -> Self {
        let store = Linked::over(Box::new(disk.clone()), games::ALL, Some(host.guest()));
        Self { disk, store, answers: Vec::new(), heard: Vec::new() }
    }

    fn joined(host: &mut MemoryHost) -> Self {
        let mut device = Self::new(host, Disk::default());
        device.store.join(Address::read("http://10.0.0.2:8137/#key").unwrap(), "Dana");
        device.settle(host);
        device
    }

    /// Lets the device and the host talk until nobody has anything to say. Pauses between attempts are skipped.
    fn settle(&mut self, host: &mut MemoryHost) {
        for _ in 0..40 {
            self.store.nudge();
            self.answers.extend(self.store.answers());
            self.heard.extend(self.store.events());
            host.serve();
        }
    }

    fn play(&self) -> PlayId {
        self.store.play().unwrap()
    }

    /// Enters a line as the session does, behind all that is shown; whether it was answered as entered.
    fn enter(&mut self, host: &mut MemoryHost, body: &Value) -> bool {
        let ticket = self.ask_enter(body);
        self.settle(host);
        self.answers.iter().any(|answer| answer.ticket == Some(ticket) && answer.result == Ok(Reply::Done))
    }

    fn ask_enter(&mut self, body: &Value) -> Ticket {
        let client = self.store.client().unwrap();
        let (number, by) = (client.last() + 1, client.by().to_owned());
        let line = Line { number, at: now() + TimeDelta::seconds(number as i64), by, body: body.to_string() };
        let request =
            Request::Append { play: self.play(), lines: vec![line], summary: "{}".to_owned(), finished: false };
        self.store.ask(request)
    }

    /// What is shown: the body of every line, those that wait included.
    fn shown(&self) -> Vec<Value> {
        let lines = self.store.client().unwrap().lines_after(1);
        lines.iter().map(|line| serde_json::from_str(&line.body).unwrap()).collect()
    }

    /// How many lines the copy on disk has.
    fn copied(&self) -> usize {
        match self.disk.0.borrow_mut().perform(Request::Read { play: self.play(), after: 0 }).unwrap() {
            Reply::Lines { lines, .. } => lines.len(),
            other => panic!("{other:?}"),
        }
    }

    fn waiting(&self) -> usize {
        self.store.client().unwrap().waiting()
    }

    fn record(&self) -> Record {
        match self.disk.0.borrow_mut().perform(Request::Value { key: Record::key(self.play()) }).unwrap() {
            Reply::Value(Some(kept)) => Record::read(&kept).unwrap(),
            other => panic!("{other:?}"),
        }
    }

    /// The program ends and is started again on the same disk, and its play is opened.
    fn restart(self, host: &mut MemoryHost) -> Self {
        let play = self.play();
        let mut device = Self::new(host, self.disk.clone());
        drop(self);
        device.store.attach(play);
        device.store.ask(Request::Read { play, after: 0 });
        device
    }
}

fn bodies(host: &MemoryHost) -> Vec<Value> {
    host.lines.iter().skip(1).map(|line| line.body.clone()).collect()
}

fn in_step(host: &MemoryHost, device: &Device) {
    let client = device.store.client().unwrap();
    assert_eq!((device.shown(), device.waiting()), (bodies(host), 0));
    assert_eq!(client.connection(), Connection::Live);
    assert_eq!(device.copied(), host.lines.len(), "the copy has what the host has");
    assert_eq!(device.record().outbox, []);
}

#[test]
fn joining_brings_the_whole_log_and_keeps_the_token_instead_of_the_key() {
    let mut host = host();
    host.enter(now(), temple(2));
    let device = Device::joined(&mut host);
    assert_eq!(device.heard, [LinkEvent::Joined(device.play())]);
    in_step(&host, &device);
    assert!(!device.record().text().contains("\"key\""), "the key lets nobody in a second time from this disk");
}

#[test]
fn an_entry_is_here_at_once_and_at_the_host_a_moment_later() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    let ticket = device.ask_enter(&temple(3));
    device.answers.extend(device.store.answers());
    assert!(device.answers.iter().any(|answer| answer.ticket == Some(ticket)), "it is on this device's disk");
    assert_eq!((device.waiting(), device.record().outbox.len()), (1, 1));
    device.settle(&mut host);
    in_step(&host, &device);
    assert_eq!(bodies(&host), [temple(3)]);
    assert!(!device.heard.iter().any(|event| matches!(event, LinkEvent::Changed(..))), "nothing moves on the screen");
}

#[test]
fn what_others_enter_comes_by_itself() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.enter(now(), temple(4));
    device.settle(&mut host);
    in_step(&host, &device);
    assert_eq!(device.heard.last(), Some(&LinkEvent::Changed(device.play(), 1)));
}

#[test]
fn an_entry_made_without_a_host_waits_through_a_restart_and_counts_once() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.up = false;
    host.cut(0);
    assert!(device.enter(&mut host, &temple(5)));
    assert!(device.enter(&mut host, &temple(1)));
    assert_eq!((device.waiting(), bodies(&host).len()), (2, 0));
    let mut device = device.restart(&mut host);
    device.settle(&mut host);
    assert_eq!(device.shown(), [temple(5), temple(1)], "they are shown although nobody can be reached");
    host.enter(now(), temple(2));
    host.up = true;
    device.settle(&mut host);
    in_step(&host, &device);
    assert_eq!(bodies(&host), [temple(2), temple(5), temple(1)], "they go behind what came first");
}

#[test]
fn an_entry_whose_answer_is_lost_is_not_entered_twice() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.cuts_before_took = true;
    assert!(device.enter(&mut host, &temple(3)));
    in_step(&host, &device);
    assert_eq!(bodies(&host), [temple(3)]);
    // The same through a restart.
    host.cuts_before_took = true;
    device.ask_enter(&temple(4));
    device.answers.extend(device.store.answers());
    host.serve();
    let mut device = device.restart(&mut host);
    device.settle(&mut host);
    in_step(&host, &device);
    assert_eq!(bodies(&host), [temple(3), temple(4)]);
}

#[test]
fn of_two_who_are_at_it_at_once_both_are_in_and_an_undo_still_means_its_own_entry() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.up = false;
    host.cut(0);
    device.enter(&mut host, &temple(5));
    let number = device.store.client().unwrap().last();
    device.enter(&mut host, &json!({ "undo": [number] }));
    host.enter(now(), temple(1));
    host.enter(now(), temple(2));
    host.up = true;
    device.settle(&mut host);
    in_step(&host, &device);
    assert_eq!(bodies(&host)[2..], [temple(5), json!({ "undo": [number + 2] })]);
}

#[test]
fn a_refused_entry_is_gone_from_here_with_the_host_s_sentence() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    let why = Sentence { en: "Not now.".to_owned(), cs: "Teď ne.".to_owned() };
    host.refuses = Some(why.clone());
    device.enter(&mut host, &temple(3));
    in_step(&host, &device);
    assert!(device.heard.contains(&LinkEvent::Refused(why)));
    assert!(device.heard.contains(&LinkEvent::Changed(device.play(), 1)), "the session reads again");
}

#[test]
fn a_copy_that_differs_is_read_again_and_what_was_here_lies_in_the_trash() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    device.enter(&mut host, &temple(3));
    // The host was set back to a backup, and has gone on from there.
    host.lines.truncate(1);
    host.enter(now(), temple(1));
    host.cut(0);
    device.settle(&mut host);
    in_step(&host, &device);
    let plays = |removed| match device.disk.0.borrow_mut().perform(Request::Plays { removed }).unwrap() {
        Reply::Plays(plays) => plays.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!((plays(false), plays(true)), (1, 1));
}

#[test]
fn a_lost_connection_is_back_the_tenth_time_as_the_first() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    for place in 0..10 {
        host.cut(0);
        host.enter(now(), temple(place % 5 + 1));
        device.settle(&mut host);
        in_step(&host, &device);
    }
}

#[test]
fn who_is_turned_away_hears_why_and_nothing_is_kept() {
    for (why, failure) in [(Why::Key, Failure::Key), (Why::Closed, Failure::Closed), (Why::TooOld, Failure::TooOld)] {
        let mut host = host();
        host.turns_away = Some(why);
        let device = Device::joined(&mut host);
        assert_eq!(device.heard, [LinkEvent::Over(failure)]);
        assert_eq!(device.store.play(), None);
    }
}

#[test]
fn where_nobody_answers_that_is_said_and_not_tried_for_ever() {
    let mut host = host();
    host.up = false;
    let device = Device::joined(&mut host);
    assert_eq!(device.heard, [LinkEvent::Over(Failure::Unreachable)]);
    assert_eq!(host.sockets(0), 1);
}

#[test]
fn who_was_removed_reads_on_and_does_not_come_back_by_itself() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.turns_away = Some(Why::Removed);
    host.cut(0);
    device.settle(&mut host);
    assert_eq!(device.heard.last(), Some(&LinkEvent::Over(Failure::Removed)));
    let sockets = host.sockets(0);
    device.settle(&mut host);
    assert_eq!(host.sockets(0), sockets);
    assert_eq!(device.shown(), bodies(&host));
}

#[test]
fn going_on_alone_takes_what_waits_into_the_device_s_own_log() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    let play = device.play();
    host.up = false;
    host.cut(0);
    device.enter(&mut host, &temple(5));
    device.store.go_on_alone();
    device.settle(&mut host);
    let Ok(Reply::Lines { lines, .. }) = device.disk.0.borrow_mut().perform(Request::Read { play, after: 1 }) else {
        panic!("no copy")
    };
    assert_eq!(lines.iter().map(|line| line.body.clone()).collect::<Vec<_>>(), [temple(5).to_string()]);
    device.store.attach(play);
    device.settle(&mut host);
    assert_eq!(device.store.play(), None, "it is no guest any more, also after it was opened again");
}

#[test]
fn what_cannot_be_kept_on_this_device_is_not_said_to_be_entered() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    device.disk.0.borrow_mut().fail_with(StoreError::Full);
    let ticket = device.ask_enter(&temple(3));
    device.settle(&mut host);
    let answer = device.answers.iter().find(|answer| answer.ticket == Some(ticket)).unwrap();
    assert_eq!(answer.result, Err(StoreError::Full));
    assert_eq!(bodies(&host), Vec::<Value>::new(), "and not sent either: a restart would know nothing of it");
    device.disk.0.borrow_mut().heal();
    assert!(device.enter(&mut host, &temple(3)));
    in_step(&host, &device);
}

#[test]
fn what_a_host_says_in_any_form_stops_nothing() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    let client = &mut device.store.link.as_mut().unwrap().client;
    for text in
        ["", "{", "[]", "{\"later\":1}", "{\"lines\":[],\"to\":9,\"checksum\":\"0000000000000000\"}", "{\"who\":[]}"]
    {
        client.hear(crate::link::socket::SocketEvent::Text(text.to_owned()), Instant::now());
    }
    device.settle(&mut host);
    assert!(device.enter(&mut host, &temple(2)));
    in_step(&host, &device);
}

#[test]
fn a_link_that_is_scanned_again_brings_what_was_waiting() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.up = false;
    host.cut(0);
    device.enter(&mut host, &temple(5));
    host.up = true;
    let mut again = Device::new(&mut host, device.disk.clone());
    drop(device);
    again.store.join(Address::read("http://10.0.0.2:8137/#key").unwrap(), "Dana");
    again.settle(&mut host);
    in_step(&host, &again);
    assert_eq!(bodies(&host), [temple(5)]);
}

/// One of several windows of a device: each hears only the answers to what it has asked itself.
struct OneOfSeveral {
    disk: Disk,
    tickets: Tickets,
    answers: Vec<Answer>,
}

impl Store for OneOfSeveral {
    fn ask(&mut self, request: Request) -> Ticket {
        let ticket = self.tickets.next();
        let result = self.disk.0.borrow_mut().perform(request);
        self.answers.push(Answer { ticket: Some(ticket), result });
        ticket
    }

    fn answers(&mut self) -> Vec<Answer> {
        std::mem::take(&mut self.answers)
    }
}

#[test]
fn of_two_windows_of_one_device_neither_writes_over_what_waits_in_the_other() {
    let mut host = host();
    let window = |host: &mut MemoryHost, disk: &Disk| {
        let store = OneOfSeveral { disk: disk.clone(), tickets: Tickets::default(), answers: Vec::new() };
        let store = Linked::over(Box::new(store), games::ALL, Some(host.guest()));
        Device { disk: disk.clone(), store, answers: Vec::new(), heard: Vec::new() }
    };
    let disk = Disk::default();
    let mut first = window(&mut host, &disk);
    first.store.join(Address::read("http://10.0.0.2:8137/#key").unwrap(), "Dana");
    first.settle(&mut host);
    let play = first.play();
    let open = |host: &mut MemoryHost| {
        let mut opened = window(host, &disk);
        opened.store.attach(play);
        opened.store.ask(Request::Read { play, after: 0 });
        opened.settle(host);
        opened
    };
    let mut second = open(&mut host);
    host.up = false;
    host.cut(0);
    host.cut(1);
    assert!(first.enter(&mut host, &temple(3)) && second.enter(&mut host, &temple(4)));
    first.store.keep_secret(Secret { commitment: "c".to_owned(), opening: json!({ "gold": 3 }) });
    first.settle(&mut host);
    assert!(second.enter(&mut host, &temple(5)));
    assert_eq!((first.record().outbox.len(), first.record().secrets.len()), (3, 1));
    drop((first, second));
    host.up = true;
    let mut again = open(&mut host);
    again.settle(&mut host);
    in_step(&host, &again);
    let mut entered = bodies(&host);
    entered.sort_by_key(ToString::to_string);
    assert_eq!(entered, [3, 4, 5].map(temple));
    assert!(again.record().outbox.is_empty(), "{:?}", again.record());
}

#[test]
fn a_record_whose_numbers_are_damaged_is_read_and_goes_out() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    host.up = false;
    host.cut(0);
    device.enter(&mut host, &temple(3));
    device.enter(&mut host, &temple(4));
    let (play, disk, mut record) = (device.play(), device.disk.clone(), device.record());
    drop(device);
    let line = record.outbox[0].lines[0].clone();
    record.outbox[0].lines.push(line);
    record.outbox[1].lines[0].number = u64::MAX;
    let value = record.text();
    disk.0.borrow_mut().perform(Request::Keep { key: Record::key(play), value }).unwrap();
    host.up = true;
    let mut again = Device::new(&mut host, disk);
    again.store.attach(play);
    again.store.ask(Request::Read { play, after: 0 });
    again.settle(&mut host);
    in_step(&host, &again);
    assert_eq!(bodies(&host), [3, 3, 4].map(temple));
}

/// All that is on a disk: each play with its log, by whether it lies in the trash.
fn all(disk: &Disk) -> Vec<(Listed, Vec<Line>)> {
    let mut store = disk.0.borrow_mut();
    let mut found = Vec::new();
    for removed in [false, true] {
        let Ok(Reply::Plays(plays)) = store.perform(Request::Plays { removed }) else { panic!("no plays") };
        for play in plays {
            let Ok(Reply::Lines { play, lines }) = store.perform(Request::Read { play: play.header.id, after: 0 })
            else {
                panic!("no lines")
            };
            found.push((play, lines));
        }
    }
    found
}

/// A play of this device's own, of this game, on a disk of its own.
fn own_play(game: usize, removed: bool) -> (Disk, Header, Vec<Line>) {
    let play = games::example_play(games::ALL[game], Example::Finished, Language::En, now()).unwrap();
    let disk = Disk::default();
    let (header, lines) = (play.header.clone(), play.lines.clone());
    let request = Request::Create { header: play.header, lines: play.lines, summary: play.summary, finished: true };
    disk.0.borrow_mut().perform(request).unwrap();
    if removed {
        disk.0.borrow_mut().perform(Request::Remove { play: header.id }).unwrap();
    }
    (disk, header, lines)
}

#[test]
fn a_host_that_gives_the_id_of_a_play_of_ones_own_does_not_touch_it() {
    for game in 0..games::ALL.len() {
        for (removed, record) in [(false, None), (true, None), (false, Some("null")), (false, Some("[]"))] {
            let (disk, header, _) = own_play(game, removed);
            if let Some(record) = record {
                let request = Request::Keep { key: Record::key(header.id), value: record.to_owned() };
                disk.0.borrow_mut().perform(request).unwrap();
            }
            let before = all(&disk);
            let (setup, _) = games::ALL[0].example(Example::HalfWay, Language::En);
            let (theirs, first) = begin(&setup, now(), "host").unwrap();
            let mut host = MemoryHost::new(Header { id: header.id, ..theirs }, &[first]);
            let mut device = Device::new(&mut host, disk.clone());
            device.store.join(Address::read("http://10.0.0.2:8137/#key").unwrap(), "Dana");
            device.settle(&mut host);
            assert_ne!(device.play(), header.id);
            assert_eq!(device.heard, [LinkEvent::Joined(device.play())]);
            assert!(device.enter(&mut host, &temple(3)));
            in_step(&host, &device);
            let is_own = |(play, _): &(Listed, Vec<Line>)| play.header.id == header.id;
            assert_eq!(all(&disk).into_iter().filter(is_own).collect::<Vec<_>>(), before);
            assert_eq!(all(&disk).len(), 2, "the host's play is there once");
            // It is found again after a restart, and by whoever scans the link once more.
            let mut again = device.restart(&mut host);
            again.settle(&mut host);
            in_step(&host, &again);
            let play = again.play();
            let mut scanned = Device::new(&mut host, again.disk.clone());
            drop(again);
            scanned.store.join(Address::read("http://10.0.0.2:8137/#key").unwrap(), "Dana");
            scanned.settle(&mut host);
            assert_eq!((scanned.play(), all(&disk).len()), (play, 2));
            in_step(&host, &scanned);
        }
    }
}

#[test]
fn a_copy_of_another_host_s_play_is_gone_on_with_only_by_who_has_all_of_it() {
    let mut first = host();
    let mut device = Device::joined(&mut first);
    device.enter(&mut first, &temple(3));
    let (play, disk) = (device.play(), device.disk.clone());
    drop(device);
    let (before, header) = (all(&disk), all(&disk)[0].0.header.clone());
    // One that has less than all of it has another play of the same id.
    let lines: Vec<Line> = first.lines.iter().take(1).map(crate::wire::WireLine::line).collect();
    let mut stranger = MemoryHost::new(header.clone(), &lines);
    stranger.enter(now(), temple(1));
    let mut device = Device::new(&mut stranger, disk.clone());
    device.store.join(Address::read("http://10.0.0.3:8137/#key").unwrap(), "Dana");
    device.settle(&mut stranger);
    assert!(device.store.play().is_some(), "{:?}", device.heard);
    assert_ne!(device.play(), play);
    in_step(&stranger, &device);
    assert_eq!(all(&disk).into_iter().filter(|(listed, _)| listed.header.id == play).collect::<Vec<_>>(), before);
    drop(device);
    // One that has taken the table over has all of it.
    let lines: Vec<Line> = first.lines.iter().map(crate::wire::WireLine::line).collect();
    let mut heir = MemoryHost::new(header, &lines);
    heir.enter(now(), temple(2));
    let mut device = Device::new(&mut heir, disk);
    device.store.join(Address::read("http://10.0.0.4:8137/#key").unwrap(), "Dana");
    device.settle(&mut heir);
    assert!(device.store.play().is_some(), "{:?}", device.heard);
    assert_eq!(device.play(), play);
    in_step(&heir, &device);
}

#[test]
fn what_is_put_aside_keeps_what_it_was() {
    let mut host = host();
    let mut device = Device::joined(&mut host);
    device.enter(&mut host, &temple(3));
    let before = all(&device.disk)[0].clone();
    host.lines.truncate(1);
    host.enter(now(), temple(1));
    host.cut(0);
    device.settle(&mut host);
    let (aside, lines) = all(&device.disk).into_iter().find(|(play, _)| play.removed).unwrap();
    assert_eq!(lines, before.1);
    assert_eq!((aside.header.game, aside.header.started), (before.0.header.game, before.0.header.started));
    assert_eq!(aside.summary, before.0.summary);
}

#[test]
fn a_host_whose_play_is_another_one_all_at_once_is_left() {
    let mut first = host();
    let device = Device::joined(&mut first);
    let disk = device.disk.clone();
    let before = all(&disk);
    let (header, lines) = (before[0].0.header.clone(), before[0].1.clone());
    let mut changed = MemoryHost::new(Header { game: games::ALL[1].id().to_owned(), ..header }, &lines);
    changed.enter(now(), temple(1));
    let play = device.play();
    drop(device);
    let mut device = Device::new(&mut changed, disk.clone());
    device.store.attach(play);
    device.store.ask(Request::Read { play, after: 0 });
    device.settle(&mut changed);
    assert!(device.heard.contains(&LinkEvent::Over(Failure::Key)), "{:?}", device.heard);
    assert_eq!(all(&disk), before);
}
