//! Backups are made by themselves, the newest fourteen are kept, and any of them can be put back.

use std::fs;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use tableside::store::{Backup, Notice, Opened, Sqlite, StoreError};

use crate::help::{close_with_backup, folder, lines, numbers, open, play};

/// Makes the database and each backup older by this, as if the clock had gone on.
fn age(folder: &Path, by: TimeDelta) {
    let database = fs::File::options().write(true).open(folder.join("tableside.sqlite")).unwrap();
    let changed = database.metadata().unwrap().modified().unwrap();
    database.set_modified(changed - by.to_std().unwrap()).unwrap();
    drop(database);
    for backup in open(folder).backups() {
        let name = format!("tableside-{}.sqlite", (backup.made - by).format("%Y%m%dT%H%M%S%3fZ"));
        fs::rename(&backup.path, backup.path.with_file_name(name)).unwrap();
    }
}

#[test]
fn closing_makes_a_backup_when_there_is_something_new() {
    let folder = folder();
    open(folder.path()).close();
    assert_eq!(open(folder.path()).backups(), [], "nothing to back up yet");

    let mut store = open(folder.path());
    let play = play(&mut store, 2);
    close_with_backup(store);
    let backup = open(folder.path()).backups().remove(0);
    assert!((Utc::now() - backup.made).num_seconds() < 60 && backup.bytes > 0);

    let close = || {
        open(folder.path()).close();
        open(folder.path()).backups().len()
    };
    age(folder.path(), TimeDelta::hours(2));
    assert_eq!(close(), 1, "nothing was entered since");
    open(folder.path()).append(play, &lines(3..=3), "{}", false).unwrap();
    assert_eq!(close(), 2, "an entry, and the newest is two hours old");
    open(folder.path()).append(play, &lines(4..=4), "{}", false).unwrap();
    assert_eq!(close(), 2, "an entry, but the newest is fresh");
}

#[test]
fn the_newest_fourteen_are_kept() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 1);
    for number in 2..=17 {
        store.append(play, &lines(number..=number), "{}", false).unwrap();
        store.close();
        age(folder.path(), TimeDelta::hours(2));
        store = open(folder.path());
    }
    let backups = store.backups();
    assert_eq!(backups.len(), 14);
    assert!(backups.is_sorted_by(|a, b| a.made > b.made));
    store.recover(&backups[0]).unwrap();
    assert_eq!(numbers(&mut store, play).len(), 17);
    store.recover(&backups[13]).unwrap();
    assert_eq!(numbers(&mut store, play).len(), 4, "the three oldest of seventeen are gone");
}

#[test]
fn recovering_keeps_what_was_there() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 2);
    store.close();
    let mut store = open(folder.path());
    store.append(play, &lines(3..=3), "{}", false).unwrap();
    let backup = store.backups().remove(0);
    let notices = store.recover(&backup).unwrap();
    let [Notice::Recovered { made, moved_to: Some(moved_to) }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(*made, backup.made);
    assert_eq!(numbers(&mut store, play), [1, 2]);
    store.append(play, &lines(3..=3), "{}", false).unwrap();

    // What was moved aside is a whole database: in a folder of its own it opens.
    let before = folder.path().join("before");
    fs::create_dir(&before).unwrap();
    fs::copy(moved_to, before.join("tableside.sqlite")).unwrap();
    assert_eq!(numbers(&mut open(&before), play), [1, 2, 3]);
}

#[test]
fn a_bad_backup_changes_nothing() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 2);
    let path = folder.path().join("backups").join("none.sqlite");
    let missing = Backup { path: path.clone(), made: Utc::now(), bytes: 0 };
    assert_eq!(store.recover(&missing), Err(StoreError::BadBackup));
    fs::create_dir_all(folder.path().join("backups")).unwrap();
    fs::write(&path, [7; 9000]).unwrap();
    assert_eq!(store.recover(&missing), Err(StoreError::BadBackup));
    assert_eq!(numbers(&mut store, play), [1, 2]);
}

#[test]
fn a_database_that_is_gone_is_noticed() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 2);
    close_with_backup(store);
    fs::remove_file(folder.path().join("tableside.sqlite")).unwrap();
    let Opened { mut store, notices } = Sqlite::open(folder.path()).unwrap();
    let [Notice::Missing { backup }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(store.plays(false).unwrap(), []);
    store.recover(backup).unwrap();
    assert_eq!(numbers(&mut store, play), [1, 2]);
}
