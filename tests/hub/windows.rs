//! A window at the same play: two writers at one log, and neither loses a line or waits for the other.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Barrier};
use std::time::{Duration, Instant};

use chrono::Utc;
use tableside::hub::{Hub, HubEvent, HubOptions};
use tableside::store::{Line, PlayId, Sqlite, StoreError};
use tableside::wire::{CLIENT_MESSAGE_LIMIT, canonical};

use super::help::{Device, Host, agree, body, by_key, by_token, hub, kept, share, wait};

/// Enters as a window does: behind all that there is, and again where somebody was faster.
fn enter(store: &mut Sqlite, play: PlayId, value: i64) -> u64 {
    loop {
        let number = store.read(play, 0).unwrap().0.entries + 1;
        let line = Line { number, at: Utc::now(), by: "window".into(), body: canonical(&body(2, value)) };
        match store.append(play, &[line], "{}", false) {
            Ok(()) => return number,
            Err(StoreError::Behind { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn what_the_window_enters_is_with_everyone_at_once_and_the_other_way_round() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let mut store = Sqlite::open(host.folder.path()).unwrap().store;
    let start = Instant::now();
    let number = enter(&mut store, host.play, 1);
    host.hub.changed();
    anna.until(number);
    assert!(start.elapsed() < Duration::from_secs(1));
    assert_eq!((anna.log.last().unwrap().by.as_str(), &anna.log.last().unwrap().id), ("window", &None));
    // A window that says nothing, such as one of another program, is noticed too.
    let number = enter(&mut store, host.play, 2);
    anna.until(number);
    let number = anna.enter("a1", false, &[body(0, 1)])[0];
    wait(&host.events, |event| match event {
        HubEvent::Wrote { last, .. } if last == number => Some(()),
        _ => None,
    });
}

#[test]
fn the_window_and_the_devices_enter_at_once_and_all_is_there_once() {
    let host = Host::start();
    let devices: Vec<_> = ["Anna", "Ben"].map(|name| host.device(name)).into();
    let window = {
        let (path, play) = (host.folder.path().to_owned(), host.play);
        std::thread::spawn(move || {
            let mut store = Sqlite::open(&path).unwrap().store;
            for value in 200..220 {
                enter(&mut store, play, value);
            }
        })
    };
    let writers: Vec<_> = devices
        .into_iter()
        .enumerate()
        .map(|(at, mut device)| {
            std::thread::spawn(move || {
                let values = (0..15).map(|turn| 20 * at as i64 + turn);
                let bodies: Vec<_> = values.map(|value| (format!("{at}-{value}"), body(0, value))).collect();
                for (id, body) in &bodies {
                    device.enter(id, true, std::slice::from_ref(body));
                }
                (device, bodies)
            })
        })
        .collect();
    let (mut devices, mut done) = (Vec::new(), Vec::new());
    for writer in writers {
        let (device, bodies) = writer.join().unwrap();
        devices.push(device);
        done.extend(bodies);
    }
    window.join().unwrap();
    done.extend((200..220).map(|value| ("window".to_owned(), body(2, value))));
    let (header, lines) = kept(&host.folder, host.play);
    host.hub.changed();
    for device in &mut devices {
        device.until(lines.len() as u64);
    }
    agree(&header, &lines, &devices.iter().collect::<Vec<_>>(), &done);
}

#[test]
fn what_is_kept_for_a_shared_play_goes_with_it() {
    let host = Host::start();
    host.device("Anna").enter("a1", true, &[body(0, 1)]);
    let mut store = Sqlite::open(host.folder.path()).unwrap().store;
    let beside = Sqlite::beside(host.play);
    assert_eq!(store.values_under(&beside).unwrap().len(), 2, "the devices, and one append");
    store.set_removed(host.play, true).unwrap();
    store.purge(host.play).unwrap();
    assert_eq!(store.values_under(&beside).unwrap(), []);
    host.hub.changed();
    wait(&host.events, |event| match event {
        tableside::hub::HubEvent::Ended { play } => {
            assert_eq!(play, host.play);
            Some(())
        }
        _ => None,
    });
}

#[test]
fn a_play_with_an_entry_that_no_message_holds_is_not_shared_and_says_so() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let mut store = Sqlite::open(host.folder.path()).unwrap().store;
    let number = store.read(host.play, 0).unwrap().0.entries + 1;
    let body = format!(r#"{{"act":{{"later":"{}"}}}}"#, "x".repeat(CLIENT_MESSAGE_LIMIT));
    store.append(host.play, &[Line { number, at: Utc::now(), by: "window".into(), body }], "{}", false).unwrap();
    let no_longer = |event| match event {
        HubEvent::CannotShare { why, .. } => Some(why),
        _ => None,
    };
    host.hub.changed();
    assert_eq!(wait(&host.events, no_longer).key(), "hub-error-large-entry");
    while anna.step().is_ok() {}
    // Nor is it shared anew.
    host.hub.share(host.play);
    assert_eq!(wait(&host.events, no_longer).key(), "hub-error-large-entry");
}

/// Another host of the same play: itself with the key for its own devices, where it listens, and the key to its table.
pub fn beside(host: &Host) -> ((Hub, String), SocketAddr, String) {
    let listen = Some("127.0.0.1:0".parse().unwrap());
    let (other, events) = hub(HubOptions { folder: host.folder.path().to_owned(), listen, ..HubOptions::default() });
    let address = wait(&events, |event| match event {
        HubEvent::Started(address) => Some(address),
        _ => None,
    });
    let shared = share(&other, &events, host.play);
    ((other, shared.host), address, shared.key)
}

#[test]
fn two_hosts_of_one_play_name_no_two_devices_alike_that_join_at_once() {
    let host = Host::start();
    let (_other, address, key) = beside(&host);
    let tables = [(host.address, host.shared.key), (address, key)];
    let mut names = Vec::new();
    for round in 0..6 {
        let together = Arc::new(Barrier::new(2));
        let join = |(address, key): (SocketAddr, String)| {
            let together = Arc::clone(&together);
            std::thread::spawn(move || {
                together.wait();
                Device::join(address, &by_key(&key, &format!("Guest {round}"))).unwrap().by
            })
        };
        let joined = tables.clone().map(join);
        names.extend(joined.map(|device| device.join().unwrap()));
    }
    let different: BTreeSet<&String> = names.iter().collect();
    assert_eq!(different.len(), names.len(), "{names:?}");
}

#[test]
fn two_hosts_of_one_play_tell_the_ids_and_name_no_two_devices_alike() {
    let host = Host::start();
    let mut anna = host.device("Anna");
    let (other, address, key) = beside(&host);
    let mut ben = Device::join(address, &by_key(&key, "Ben")).unwrap();
    let number = ben.enter("b1", true, &[body(1, 1)])[0];
    anna.until(number);
    assert_eq!(anna.log.last().unwrap().id.as_deref(), Some("b1"));
    let cyril = host.device("Cyril");
    assert_eq!([&*anna.by, &*ben.by, &*cyril.by], ["d1", "d2", "d3"]);
    // Whoever was at the other one is known here too, once it is started again.
    drop(other);
    let host = host.again();
    assert_eq!(Device::join(host.address, &by_token(&ben.token)).unwrap().by, "d2");
}
