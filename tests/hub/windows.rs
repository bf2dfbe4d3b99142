//! A window at the same play: two writers at one log, and neither loses a line or waits for the other.

use std::time::{Duration, Instant};

use chrono::Utc;
use tableside::store::{Line, PlayId, Sqlite, StoreError};
use tableside::wire::canonical;

use super::help::{Host, agree, body, kept};

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
    super::help::wait(&host.events, |event| match event {
        tableside::hub::HubEvent::Wrote { last, .. } if last == number => Some(()),
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
    super::help::wait(&host.events, |event| match event {
        tableside::hub::HubEvent::Ended { play } => {
            assert_eq!(play, host.play);
            Some(())
        }
        _ => None,
    });
}
