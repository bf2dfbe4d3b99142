//! A network that delays, cuts, and falls silent without a word: in the end everyone has the same log, and each entry that
//! was acknowledged is in it once.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;
use tableside::wire::{Append, HostMessage, Join, WireLine};

use super::help::{Device, Host, agree, body, by_key, by_token, connect_by, draft};

/// A sequence of odd numbers that is the same for the same seed.
struct Odds(u64);

impl Odds {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

/// A network between the devices and a host.
struct Network {
    address: SocketAddr,
    fine: Arc<AtomicBool>,
}

impl Network {
    fn before(host: SocketAddr, seed: u64) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (fine, seeds) = (Arc::new(AtomicBool::new(false)), AtomicU64::new(seed));
        let calm = Arc::clone(&fine);
        // It ends with the test’s process; a connection that nobody answers is closed by the devices.
        thread::spawn(move || {
            for device in listener.incoming() {
                let (Ok(device), Ok(host)) = (device, TcpStream::connect(host)) else { continue };
                for (from, to) in [(&device, &host), (&host, &device)] {
                    let (from, to) = (from.try_clone().unwrap(), to.try_clone().unwrap());
                    let odds = Odds(seeds.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed));
                    let calm = Arc::clone(&calm);
                    thread::spawn(move || carry(from, to, odds, &calm));
                }
            }
        });
        Self { address, fine }
    }
}

/// Carries bytes one way until the way ends: by a cut, or in silence.
fn carry(mut from: TcpStream, mut to: TcpStream, mut odds: Odds, calm: &AtomicBool) {
    let mut bytes = [0; 700];
    while let Ok(count) = from.read(&mut bytes) {
        if count == 0 {
            break;
        }
        if !calm.load(Ordering::Relaxed) {
            match odds.next(40) {
                // Cut in the middle of a message.
                0 => {
                    to.write_all(&bytes[..count / 2]).ok();
                    break;
                }
                // Half open: the other side hears nothing more, and no end either.
                1 => {
                    while matches!(from.read(&mut bytes), Ok(1..)) {}
                    break;
                }
                2..12 => thread::sleep(Duration::from_millis(odds.next(25))),
                _ => {}
            }
        }
        if to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    from.shutdown(Shutdown::Both).ok();
    to.shutdown(Shutdown::Both).ok();
}

/// A device that enters so many times through that network.
fn enter(
    way: SocketAddr,
    host: SocketAddr,
    key: &str,
    at: i64,
    count: i64,
) -> (String, Vec<WireLine>, Vec<(String, Value)>) {
    let end = Instant::now() + Duration::from_secs(60);
    let (mut token, mut log, mut done): (Option<String>, Vec<WireLine>, _) = (None, Vec::new(), Vec::new());
    let mut waiting: Option<Append> = None;
    while done.len() < count as usize {
        assert!(Instant::now() < end, "{at} has entered only {} of {count}", done.len());
        let join = match &token {
            Some(token) => Join { from: log.len() as u64, ..by_token(token) },
            None => by_key(key, &format!("Writer {at}")),
        };
        // The host looks at what it is called, and the network has an address of its own.
        let Ok(socket) = connect_by(way, host, Duration::from_millis(600)) else { continue };
        let Ok(mut device) = Device::over(socket, &join, &log) else { continue };
        token = Some(device.token.clone());
        while done.len() < count as usize {
            let turn = done.len() as i64;
            // Half of them mean the log as the device saw it.
            let (after, own) = (device.last(), turn % 2 == 0);
            let fresh =
                || Append { id: format!("{at}-{turn}"), after, own, lines: vec![draft(body(0, 100 * at + turn))] };
            let mut append = waiting.take().unwrap_or_else(fresh);
            append.after = after;
            waiting = Some(append.clone());
            match device.send(append.clone()).and_then(|()| device.answer(&append.id)) {
                Ok(HostMessage::Took(_)) => {
                    waiting = None;
                    done.push((append.id, append.lines[0].body.clone()));
                    thread::sleep(Duration::from_millis(50));
                }
                // Somebody was faster, and now it knows of it.
                Ok(HostMessage::Behind(_)) => thread::sleep(Duration::from_millis(50)),
                Ok(other) => panic!("{other:?}"),
                Err(_) => break,
            }
        }
        log = std::mem::take(&mut device.log);
    }
    (token.unwrap(), log, done)
}

#[test]
fn through_a_network_that_cuts_and_delays_everyone_ends_with_the_same_log() {
    for seed in [1, 2] {
        let host = Host::start();
        let network = Network::before(host.address, seed);
        let writers: Vec<_> = (1..=4)
            .map(|at| {
                let (way, address, key) = (network.address, host.address, host.shared.key.clone());
                thread::spawn(move || enter(way, address, &key, at, 12))
            })
            .collect();
        let mut ended = Vec::new();
        for writer in writers {
            ended.push(writer.join().unwrap());
        }
        network.fine.store(true, Ordering::Relaxed);
        let lines = host.kept();
        let mut done = Vec::new();
        let mut devices = Vec::new();
        for (token, log, mut own) in ended {
            let join = Join { from: log.len() as u64, ..by_token(&token) };
            devices.push(Device::join_with(host.address, &join, &log).unwrap());
            done.append(&mut own);
        }
        let header = devices[0].header.clone();
        agree(&header, &lines, &devices.iter().collect::<Vec<_>>(), &done);
    }
}
