//! What the host takes, and how fast: only where `TABLESIDE_HOST_LOAD` is set.
//!
//! `TABLESIDE_HOST_LOAD=1 cargo test --release --test hub load -- --nocapture --test-threads=1`

use std::time::{Duration, Instant};

use tableside::hub::HubOptions;
use tableside::store::Sqlite;
use tableside::wire::{Append, BEAT, Beat, ClientMessage, HostMessage};

use super::help::{Device, Host, Raw, add_play, body, by_key, by_token, draft, hub, kept, share, wait};

fn wanted() -> bool {
    std::env::var_os("TABLESIDE_HOST_LOAD").is_some()
}

fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: usize| times[(times.len() * part / 100).min(times.len() - 1)];
    format!("p50 {:?}, p99 {:?}, most {:?} of {}", at(50), at(99), times[times.len() - 1], times.len())
}

#[test]
fn load_tap_to_five_others() {
    if !wanted() {
        return;
    }
    let host = Host::start();
    let mut anna = host.device("Anna");
    let others: Vec<Device> = (0..5).map(|at| host.device(&format!("Player {at}"))).collect();
    let count = 100;
    let start = Instant::now();
    let hearing: Vec<_> = others
        .into_iter()
        .map(|mut other| {
            std::thread::spawn(move || {
                let first = other.last();
                let (mut heard, mut beat) = (Vec::new(), Instant::now());
                while other.last() < first + count {
                    let before = other.last();
                    other.step().unwrap();
                    // On a slow machine this takes longer than a device may be silent.
                    if beat.elapsed() > BEAT {
                        other.say(&ClientMessage::Beat(Beat::default())).unwrap();
                        beat = Instant::now();
                    }
                    heard.resize((other.last() - first) as usize, start.elapsed());
                    assert!(other.last() >= before);
                }
                heard
            })
        })
        .collect();
    let mut tapped = Vec::new();
    for at in 0..count {
        tapped.push(start.elapsed());
        anna.enter(&format!("a{at}"), true, &[body(0, at as i64)]);
        std::thread::sleep(Duration::from_millis(60));
    }
    let heard: Vec<Vec<Duration>> = hearing.into_iter().map(|one| one.join().unwrap()).collect();
    let last = (0..count as usize).map(|at| heard.iter().map(|one| one[at]).max().unwrap() - tapped[at]).collect();
    println!("tap to the last of five others: {}", percentiles(last));
}

#[test]
fn load_rejoin_with_500_lines() {
    if !wanted() {
        return;
    }
    let host = Host::start();
    let mut anna = host.device("Anna");
    for at in 0..10 {
        let bodies: Vec<_> = (0..50).map(|turn| body(0, 50 * at + turn)).collect();
        anna.enter(&format!("a{at}"), true, &bodies);
        std::thread::sleep(Duration::from_millis(60));
    }
    let times = (0..30).map(|_| {
        let start = Instant::now();
        let again = Device::join(host.address, &by_token(&anna.token)).unwrap();
        assert_eq!(again.sum, anna.sum);
        start.elapsed()
    });
    println!("rejoin from nothing, {} lines: {}", anna.last(), percentiles(times.collect()));
}

#[test]
fn load_six_writers_for_a_minute() {
    if !wanted() {
        return;
    }
    let host = Host::start();
    let end = Instant::now() + Duration::from_secs(60);
    let writers: Vec<_> = (0..6)
        .map(|at| {
            let mut device = host.device(&format!("Player {at}"));
            std::thread::spawn(move || {
                let mut times = Vec::new();
                while Instant::now() < end {
                    let start = Instant::now();
                    device.enter(&format!("{at}-{}", times.len()), true, &[body(0, times.len() as i64 % 900)]);
                    times.push(start.elapsed());
                    std::thread::sleep(Duration::from_millis(51).saturating_sub(start.elapsed()));
                }
                times
            })
        })
        .collect();
    let times: Vec<Duration> = writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect();
    let count = times.len();
    println!("six writers for a minute, each as fast as it may: {}", percentiles(times));
    let lines = host.kept().len() - super::help::example().lines.len();
    assert_eq!(lines, count);
}

#[test]
fn load_a_hundred_tables_of_six() {
    if !wanted() {
        return;
    }
    let (folder, play) = super::help::folder();
    let mut plays = vec![play];
    plays.extend((1..100).map(|_| add_play(&folder)));
    let listen = Some("127.0.0.1:0".parse().unwrap());
    let before = resident();
    let (hub, events) = hub(HubOptions { folder: folder.path().to_owned(), listen, ..HubOptions::default() });
    let address = wait(&events, |event| match event {
        tableside::hub::HubEvent::Started(address) => Some(address),
        _ => None,
    });
    let (mut devices, mut beat) = (Vec::new(), Instant::now());
    for play in &plays {
        let shared = share(&hub, &events, *play);
        for at in 0..6 {
            let device = Device::join(address, &by_key(&shared.key, &format!("Player {at}"))).unwrap();
            // What the test itself keeps of it is not the host’s.
            devices.push(device.socket);
        }
        if beat.elapsed() > Duration::from_secs(3) {
            devices.iter_mut().for_each(say_beat);
            beat = Instant::now();
        }
    }
    println!(
        "100 tables, 600 devices: {} MB more than before, the test’s own side of the sockets with it",
        (resident() - before) >> 20
    );
    devices.iter_mut().for_each(say_beat);
    let mut times = Vec::new();
    for (at, socket) in devices.iter_mut().enumerate().step_by(6) {
        let append = Append { id: format!("a{at}"), after: 0, own: true, lines: vec![draft(body(0, 1))] };
        let start = Instant::now();
        socket.send(tungstenite::Message::text(ClientMessage::Append(append).to_json())).unwrap();
        while !matches!(super::help::hear(socket).unwrap(), HostMessage::Took(_)) {}
        times.push(start.elapsed());
    }
    println!("an entry at each of them: {}", percentiles(times));
    drop(hub);
    assert_eq!(kept(&folder, play).1.len(), super::help::example().lines.len() + 1);
    Sqlite::open(folder.path()).unwrap().store.close();
}

fn say_beat(socket: &mut Raw) {
    socket.send(tungstenite::Message::text(ClientMessage::Beat(Beat::default()).to_json())).unwrap();
}

/// How much memory this process has, in bytes.
fn resident() -> u64 {
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    pages.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).unwrap_or_default() * 4096
}
