//! Two windows on one folder: each sees the other's entries, and neither overwrites them.

use std::thread;

use tableside::library::own::page_key;
use tableside::library::{Names, Own, OwnCard};
use tableside::store::{Change, StoreError};

use crate::help::{folder, line, lines, numbers, open, play};

#[test]
fn the_second_window_sees_the_first_ones_entries() {
    let folder = folder();
    let mut first = open(folder.path());
    let mut second = open(folder.path());
    let play = play(&mut first, 2);
    assert_eq!(numbers(&mut second, play), [1, 2]);
    second.append(play, &lines(3..=3), "{}", false).unwrap();
    assert_eq!(first.append(play, &lines(3..=3), "{}", false), Err(StoreError::Behind { last: 3 }));
    assert_eq!(first.read(play, 2).unwrap().1, lines(3..=3));
}

#[test]
fn of_entries_at_the_same_time_exactly_one_gets_each_number() {
    const ENTRIES: u64 = 60;
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 1);
    let window = |name: &'static str| {
        let path = folder.path().to_owned();
        thread::spawn(move || {
            let mut store = open(&path);
            let mut won = Vec::new();
            let mut number = 2;
            while number <= ENTRIES {
                let mine = tableside::store::Line { by: name.to_owned(), ..line(number) };
                match store.append(play, &[mine], "{}", false) {
                    Ok(()) => won.push(number),
                    Err(StoreError::Behind { last }) => assert!(last >= number),
                    Err(other) => panic!("{other}"),
                }
                number += 1;
            }
            won
        })
    };
    let windows = [("a", window("a")), ("b", window("b")), ("c", window("c"))];
    let mut expected = vec![(1, "žofie's phone")];
    for (name, window) in windows {
        expected.extend(window.join().unwrap().into_iter().map(|number| (number, name)));
    }
    expected.sort_unstable();
    let (_, found) = store.read(play, 0).unwrap();
    let found: Vec<_> = found.iter().map(|line| (line.number, line.by.as_str())).collect();
    assert_eq!(found, expected);
}

#[test]
fn of_changes_at_the_same_time_none_is_lost() {
    const EACH: usize = 20;
    let folder = folder();
    drop(open(folder.path()));
    let window = |name: char| {
        let path = folder.path().to_owned();
        thread::spawn(move || {
            let mut store = open(&path);
            let mut now = Vec::new();
            for number in 0..EACH {
                let before = now.clone().into();
                now.push(serde_json::json!({ "name": format!("{name}{number}") }));
                let change = Change { before, now: now.clone().into(), names: vec!["name"] };
                store.change("players", &change).unwrap();
            }
        })
    };
    for window in ['a', 'b', 'c'].map(window) {
        window.join().unwrap();
    }
    let kept = open(folder.path()).value("players").unwrap().unwrap();
    let kept: Vec<serde_json::Value> = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept.len(), 3 * EACH);
}

#[test]
fn of_own_cards_of_three_windows_at_the_same_time_none_is_lost() {
    const EACH: usize = 20;
    let folder = folder();
    drop(open(folder.path()));
    let window = |name: char| {
        let path = folder.path().to_owned();
        thread::spawn(move || {
            let mut store = open(&path);
            let mut own = Own::default();
            for number in 0..EACH {
                let names = Names { en: format!("{name}{number}"), ..Names::default() };
                own.put(None, OwnCard { game: "amun-re".to_owned(), names, ..OwnCard::default() }).unwrap();
                loop {
                    match store.replace(&own.to_keep()).unwrap() {
                        None => break own.kept(),
                        Some(others) => drop(own.overtaken(others)),
                    }
                }
            }
            assert_eq!(own.outcomes().len(), EACH);
        })
    };
    for window in ['a', 'b', 'c'].map(window) {
        window.join().unwrap();
    }
    let kept = open(folder.path()).value(&page_key(0)).unwrap().unwrap();
    let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let mut names: Vec<_> = kept.as_object().unwrap().values().map(|card| card["names"]["en"].to_string()).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), 3 * EACH);
}

#[test]
fn many_windows_may_open_a_new_folder_at_once() {
    let folder = folder();
    let path = folder.path().join("made").join("when missing");
    let windows: Vec<_> = (0..8)
        .map(|_| {
            let path = path.clone();
            thread::spawn(move || play(&mut open(&path), 1))
        })
        .collect();
    for window in windows {
        window.join().unwrap();
    }
    assert_eq!(open(&path).plays(false).unwrap().len(), 8);
}

#[test]
fn nothing_is_recovered_under_another_window() {
    let folder = folder();
    let mut first = open(folder.path());
    let play = play(&mut first, 2);
    first.close();
    let mut first = open(folder.path());
    let backup = first.backups().remove(0);
    let mut second = open(folder.path());
    assert_eq!(first.recover(&backup), Err(StoreError::OtherWindow));
    second.append(play, &lines(3..=3), "{}", false).unwrap();
    assert_eq!(numbers(&mut first, play), [1, 2, 3]);
}
