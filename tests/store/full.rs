//! A full disk and a folder that may only be read: what was entered stays readable, and writing goes on when it can.

use std::fs;

use tableside::store::{Notice, Opened, Sqlite, StoreError, exchange};

use crate::help::{Disk, SUMMARY, lines, numbers, open, play};

#[test]
fn a_full_disk_keeps_what_was_entered_and_takes_more_when_there_is_room() {
    let Some(disk) = Disk::mount("4m") else { return };
    let mut store = open(disk.path());
    let play = play(&mut store, 3);
    let filler = disk.fill();
    let mut last = 3;
    let error = loop {
        match store.append(play, &lines(last + 1..=last + 20), "{}", false) {
            Ok(()) => last += 20,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert_eq!(store.append(play, &lines(last + 1..=last + 20), "{}", false), Err(StoreError::Full));
    assert_eq!(numbers(&mut store, play), (1..=last).collect::<Vec<_>>());
    fs::remove_file(filler).unwrap();
    store.append(play, &lines(last + 1..=last + 20), "{}", false).unwrap();
    assert_eq!(numbers(&mut store, play).len() as u64, last + 20);
}

#[test]
fn a_full_disk_at_opening_lets_read_and_later_write() {
    let Some(disk) = Disk::mount("4m") else { return };
    let mut store = open(disk.path());
    let play = play(&mut store, 3);
    drop(store);
    let filler = disk.fill();
    let Opened { mut store, notices } = Sqlite::open(disk.path()).unwrap();
    assert_eq!(notices, [Notice::ReadingOnly { why: StoreError::Full }]);
    assert_eq!(numbers(&mut store, play), [1, 2, 3]);
    assert_eq!(store.append(play, &lines(4..=4), "{}", false), Err(StoreError::Full));
    assert_eq!(numbers(&mut store, play), [1, 2, 3]);
    assert_eq!(store.notices(), []);
    fs::remove_file(filler).unwrap();
    store.append(play, &lines(4..=4), "{}", false).unwrap();
    assert_eq!(numbers(&mut store, play), [1, 2, 3, 4]);
}

#[test]
fn a_disk_full_from_the_start_is_said() {
    let Some(disk) = Disk::mount("1m") else { return };
    disk.fill();
    assert_eq!(Sqlite::open(disk.path()).unwrap_err(), StoreError::Full);
}

#[test]
fn damage_on_a_full_disk_waits_for_room() {
    let Some(disk) = Disk::mount("4m") else { return };
    play(&mut open(disk.path()), 30);
    let database = disk.path().join("tableside.sqlite");
    let bytes = fs::read(&database).unwrap();
    fs::write(&database, &bytes[..bytes.len() - 2000]).unwrap();
    let before = fs::read(&database).unwrap();
    let filler = disk.fill();
    let Opened { store, notices } = Sqlite::open(disk.path()).unwrap();
    assert_eq!(notices, [Notice::ReadingOnly { why: StoreError::Full }]);
    drop(store);
    assert_eq!(fs::read(&database).unwrap(), before);
    fs::remove_file(filler).unwrap();
    let Opened { notices, .. } = Sqlite::open(disk.path()).unwrap();
    assert!(matches!(notices[..], [Notice::Damaged { .. }]), "{notices:?}");
}

#[test]
fn a_folder_that_may_only_be_read_lets_read_and_later_write() {
    // As a clean end leaves it; as a kill leaves it, with a log; and with a log whose index was not copied along.
    for (log, index) in [(false, false), (true, true), (true, false)] {
        let Some(disk) = Disk::mount("8m") else { return };
        let play = {
            let made = disk.path().join("made");
            let mut store = open(&made);
            let play = play(&mut store, 3);
            if !log {
                drop(store);
                store = open(&made);
            }
            store.keep("log", "1").unwrap();
            let suffixes = [("", true), ("-wal", log), ("-shm", index)];
            for suffix in suffixes.into_iter().filter(|suffix| suffix.1).map(|suffix| suffix.0) {
                let name = format!("tableside.sqlite{suffix}");
                fs::copy(made.join(&name), disk.path().join(&name)).unwrap();
            }
            play
        };
        disk.set_read_only(true);
        let Opened { mut store, notices } = Sqlite::open(disk.path()).unwrap();
        assert_eq!(notices, [Notice::ReadingOnly { why: StoreError::ReadOnly }]);
        assert_eq!(numbers(&mut store, play), [1, 2, 3], "log {log}, index {index}");
        assert_eq!(store.value("log").unwrap().is_some(), log);
        assert_eq!(store.append(play, &lines(4..=4), SUMMARY, false), Err(StoreError::ReadOnly));
        assert_eq!(store.plays(false).unwrap().len(), 1);
        disk.set_read_only(false);
        store.append(play, &lines(4..=4), SUMMARY, false).unwrap();
        assert_eq!(numbers(&mut store, play), [1, 2, 3, 4]);
        drop(store);
        drop(open(disk.path()));
    }
}

#[test]
fn a_folder_that_may_only_be_read_and_has_nothing_is_said() {
    let Some(disk) = Disk::mount("1m") else { return };
    disk.set_read_only(true);
    assert_eq!(Sqlite::open(disk.path()).unwrap_err(), StoreError::ReadOnly);
    let error = Sqlite::open(&disk.path().join("below")).unwrap_err();
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
}

#[test]
fn a_folder_that_becomes_read_only_at_work_refuses_plainly() {
    let Some(disk) = Disk::mount("4m") else { return };
    let file = disk.path().join("play.json");
    let exported = exchange::Exported {
        header: crate::help::header(),
        lines: lines(1..=2),
        summary: "{}".to_owned(),
        finished: false,
    };
    exchange::write(&file, &exported).unwrap();
    let before = fs::read(&file).unwrap();
    disk.set_read_only(true);
    assert_eq!(exchange::write(&file, &exported), Err(StoreError::ReadOnly.into()));
    disk.set_read_only(false);
    disk.fill();
    assert_eq!(exchange::write(&file, &exported), Err(StoreError::Full.into()));
    assert_eq!(fs::read(&file).unwrap(), before);
    assert_eq!(fs::read_dir(disk.path()).unwrap().count(), 2);
}
