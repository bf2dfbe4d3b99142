//! A network that drops, delays, cuts, overtakes and falls silent without a word: when it has healed everyone has the same
//! log, and each entry is in it once.
//!
//! What happens to the connections and when somebody enters is drawn from a seed, so that each case can be repeated; made
//! smaller it would be another one, since it is a matter of moments. A few cases, or as many as `TABLESIDE_CHAOS` says.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use tableside::link::Connection;
use tableside::link::linked::LinkEvent;
use tableside::store::{Line, PlayId};
use tableside::wire::{HostMessage, WireLine, canonical};

use super::guest::Guest;
use super::help::{Host, body, checksum};
use super::network::{End, Fate, Network, Way};

/// How many cases there are when nobody says so, and how many of them go on at once: most of the time all of them wait.
const CASES: usize = 6;
const AT_ONCE: usize = 8;

/// How long it may take until everyone has everything again: a silent connection is noticed after ten seconds, and a
/// machine that does much else is slow.
const TO_HEAL: Duration = Duration::from_secs(45);

/// How many entries a device makes while nothing is certain.
const ENTRIES: usize = 8;

/// What happens.
#[derive(Clone, Debug)]
struct Case {
    /// For each device how long it waits before each of its entries, in milliseconds.
    pauses: Vec<Vec<u64>>,
    /// What becomes of the connections.
    fates: Vec<Fate>,
}

fn case() -> impl Strategy<Value = Case> {
    let pauses = prop::collection::vec(prop::collection::vec(0_u64..700, ENTRIES), 3);
    (pauses, prop::collection::vec(fate(), 3..10)).prop_map(|(pauses, fates)| Case { pauses, fates })
}

fn fate() -> impl Strategy<Value = Fate> {
    let opens_after = prop_oneof![2 => Just(0), 1 => 0_u64..=2000];
    let delay = || prop_oneof![2 => 0_u64..60, 1 => 0_u64..=2000];
    (opens_after, [delay(), delay()], any::<u64>(), end()).prop_map(|(opens_after, delay, seed, end)| Fate {
        opens_after: Duration::from_millis(opens_after),
        delay,
        seed,
        end,
    })
}

/// A device says a few hundred bytes when it joins and as many with each entry; the host says the whole log.
fn end() -> impl Strategy<Value = Option<End>> {
    let to_host = || 0_usize..3_000;
    let to_device = || 0_usize..40_000;
    prop_oneof![
        1 => Just(None),
        1 => Just(Some(End::Dropped)),
        2 => to_host().prop_map(|after| Some(End::Cut(Way::ToHost, after))),
        2 => to_device().prop_map(|after| Some(End::Cut(Way::ToDevice, after))),
        1 => to_host().prop_map(|after| Some(End::HalfOpen(Way::ToHost, after))),
        1 => to_device().prop_map(|after| Some(End::HalfOpen(Way::ToDevice, after))),
        1 => to_host().prop_map(|after| Some(End::Silent(after))),
    ]
}

/// What one device has entered, and the log as it had it when the network healed.
struct Entered {
    bodies: Vec<String>,
    confirmed: Vec<Line>,
}

/// What came of a case.
struct Healed {
    entries: usize,
    connections: usize,
    took: Duration,
}

/// How far a case is. Whoever waits for something looks here, so that nobody waits for ever for one who has failed.
#[derive(Default)]
struct Course {
    joined: AtomicUsize,
    stormy: AtomicBool,
    entered: AtomicUsize,
    /// The log of the host when it has everything.
    log: OnceLock<Vec<Line>>,
}

fn wait(what: &str, so: impl Fn() -> bool) {
    let start = Instant::now();
    while !so() {
        assert!(start.elapsed() < TO_HEAL, "{what} did not come in {TO_HEAL:?}");
        thread::sleep(Duration::from_millis(20));
    }
}

impl Case {
    fn run(&self) -> Healed {
        let host = Host::start();
        let (play, before) = (host.play, host.kept().len());
        let network = Network::before(host.address, self.fates.clone());
        let url = format!("http://{}/#{}", network.address, host.shared.key);
        let (course, devices) = (Course::default(), self.pauses.len());
        thread::scope(|scope| {
            let handles: Vec<_> = self
                .pauses
                .iter()
                .enumerate()
                .map(|(at, pauses)| {
                    let (url, course) = (&url, &course);
                    scope.spawn(move || take_part(url, play, at, pauses, course))
                })
                .collect();
            wait("a device", || course.joined.load(Ordering::Relaxed) == devices);
            network.storm();
            course.stormy.store(true, Ordering::Relaxed);
            let mut bodies = rival(&host);
            wait("an entry", || course.entered.load(Ordering::Relaxed) == devices);
            let start = Instant::now();
            network.heal();
            let all = before + bodies.len() + devices * ENTRIES;
            wait("all that was entered", || host.kept().len() >= all);
            let lines = host.kept();
            course.log.set(lines.clone()).unwrap();
            for handle in handles {
                let Entered { bodies: own, confirmed } = handle.join().unwrap();
                let said = |lines: &[Line]| lines.iter().map(|line| WireLine::of(line, None)).collect::<Vec<_>>();
                assert!(said(&lines).starts_with(&said(&confirmed)), "what was acknowledged is no longer there");
                bodies.extend(own);
            }
            for body in &bodies {
                let count = lines.iter().filter(|line| line.body == *body).count();
                assert_eq!(count, 1, "{body} is there {count} times");
            }
            assert_eq!((host.kept().len(), bodies.len()), (all, all - before));
            Healed { entries: bodies.len(), connections: network.connections(), took: start.elapsed() }
        })
    }
}

/// What a device does in a case, from its join until it has the host's log.
fn take_part(url: &str, play: PlayId, at: usize, pauses: &[u64], course: &Course) -> Entered {
    // The first one enters for a seat of their own, and the others for somebody else's.
    let example = super::help::example();
    let setup = tableside::games::open(&example.header, &example.lines).unwrap();
    let name = if at == 0 { setup.setup().players[1].name.clone() } else { format!("Writer {at}") };
    let mut guest = Guest::by(url, &name, play);
    course.joined.fetch_add(1, Ordering::Relaxed);
    wait("the storm", || course.stormy.load(Ordering::Relaxed));
    let bodies = enter_all(&mut guest, play, at as i64, pauses);
    let confirmed = guest.store.client().unwrap().confirmed().to_vec();
    course.entered.fetch_add(1, Ordering::Relaxed);
    agree_at_last(&mut guest, &course.log);
    Entered { bodies, confirmed }
}

/// Enters at these moments, whatever becomes of the connection.
fn enter_all(guest: &mut Guest, play: PlayId, at: i64, pauses: &[u64]) -> Vec<String> {
    let mut bodies = Vec::new();
    for (turn, pause) in (0..).zip(pauses) {
        let until = Instant::now() + Duration::from_millis(*pause);
        while Instant::now() < until {
            guest.work();
            thread::sleep(Duration::from_millis(10));
        }
        let number = 1000 * (at + 1) + turn;
        guest.enter(play, number);
        bodies.push(canonical(&body(1, number)));
    }
    bodies
}

/// Works until this device has the log that the host has at last, and nothing waits.
fn agree_at_last(guest: &mut Guest, log: &OnceLock<Vec<Line>>) {
    let start = Instant::now();
    let has_it = |guest: &Guest| {
        let (Some(lines), Some(client)) = (log.get(), guest.store.client()) else { return false };
        client.connection() == Connection::Live && guest.waiting() == 0 && client.confirmed().len() >= lines.len()
    };
    while !has_it(guest) {
        guest.work();
        assert!(start.elapsed() < 2 * TO_HEAL, "{:?}", guest.store.status());
        thread::sleep(Duration::from_millis(10));
    }
    let client = guest.store.client().unwrap();
    let lines = log.get().unwrap();
    let header = client.header().unwrap();
    assert_eq!(checksum(header, client.confirmed()), checksum(header, lines), "{} has another log", client.by());
    let told = guest.events();
    let wrong = |event: &&LinkEvent| matches!(event, LinkEvent::Refused(_) | LinkEvent::Healed | LinkEvent::Over(_));
    assert_eq!(told.iter().find(wrong), None, "{}", client.by());
}

/// A device beside the host that enters too, so that the others are often behind.
fn rival(host: &Host) -> Vec<String> {
    let mut device = host.device("Rival");
    let mut bodies = Vec::new();
    for turn in 0..ENTRIES as i64 {
        thread::sleep(Duration::from_millis(400));
        let said = body(0, turn);
        bodies.push(canonical(&said));
        // Where somebody was faster, the entry goes behind theirs.
        for again in 0.. {
            match device.append(&format!("{turn}-{again}"), false, std::slice::from_ref(&said)).unwrap() {
                HostMessage::Took(_) => break,
                HostMessage::Behind(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }
    bodies
}

/// Says which case it was that failed.
struct Named<'a>(usize, &'a Case);

impl Drop for Named<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("case {}: {:#?}", self.0, self.1);
        }
    }
}

#[test]
fn when_the_network_has_healed_everyone_has_the_same_log_and_each_entry_once() {
    let count = std::env::var("TABLESIDE_CHAOS").map_or(CASES, |count| count.parse().unwrap());
    let seed = TestRng::from_seed(RngAlgorithm::ChaCha, b"one table, many devices, no net.");
    let mut runner = TestRunner::new_with_rng(Config::default(), seed);
    let cases: Vec<Case> = (0..count).map(|_| case().new_tree(&mut runner).unwrap().current()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some((number, case)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, cases.get(at)?)))
        {
            let named = Named(number, case);
            done.push(case.run());
            drop(named);
        }
        done
    };
    let done: Vec<Healed> = thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE.min(count)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert_eq!(done.len(), count);
    let entries: usize = done.iter().map(|healed| healed.entries).sum();
    let connections: usize = done.iter().map(|healed| healed.connections).sum();
    let longest = done.iter().map(|healed| healed.took).max().unwrap_or_default();
    println!(
        "{count} cases, {connections} connections in them, {entries} entries: none lost, none twice; {longest:?} to heal at most"
    );
    assert!(connections > count, "hardly anything has happened");
}
