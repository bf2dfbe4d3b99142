//! Backups are made by themselves, the newest fourteen are kept, and any of them can be put back.

use std::fs;
use std::path::Path;

use chrono::{TimeDelta, Utc};
use rusqlite::Connection;
use tableside::store::{Backup, BackupState, Notice, Opened, PlayId, Sqlite, StoreError};

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
    let missing = Backup { path: path.clone(), made: Utc::now(), bytes: 0, state: BackupState::Unchecked };
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

/// Enters something and closes, as two hours later; how many backups there are then.
fn evening(folder: &Path, play: PlayId) -> usize {
    age(folder, TimeDelta::hours(2));
    let mut store = open(folder);
    let next = store.plays(false).unwrap().into_iter().find(|it| it.header.id == play).unwrap().entries + 1;
    store.append(play, &lines(next..=next), "{}", false).unwrap();
    store.close();
    open(folder).backups().len()
}

#[test]
fn a_clock_that_was_once_ahead_stops_no_backup() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 1);
    close_with_backup(store);
    let made = open(folder.path()).backups().remove(0).path;
    for year in 2080..2100 {
        fs::copy(&made, made.with_file_name(format!("tableside-{year}0101T000000000Z.sqlite"))).unwrap();
    }
    fs::remove_file(made).unwrap();
    let mut store = open(folder.path());
    store.append(play, &lines(2..=2), "{}", false).unwrap();
    store.close();
    let backups = open(folder.path()).backups();
    assert!((Utc::now() - backups[0].made).num_seconds() < 60, "a new one is made, and it comes first");
    assert_eq!(backups.len(), 15, "of those dated ahead the newest fourteen stay");
    open(folder.path()).recover(&backups[0]).unwrap();
    assert_eq!(numbers(&mut open(folder.path()), play), [1, 2]);
}

#[test]
fn what_a_killed_program_left_half_made_is_removed() {
    let folder = folder();
    let mut store = open(folder.path());
    play(&mut store, 1);
    store.close();
    let left =
        ["tableside.sqlite.part", "backups/tableside-20260101T000000000Z.sqlite.77.part", "templates/a.toml.77.part"];
    let mine = ["play.json.77.part", "tableside.json.77.part", "backups/notes.txt", "templates/a.toml"];
    fs::create_dir_all(folder.path().join("templates")).unwrap();
    for name in left.iter().chain(&mine) {
        fs::write(folder.path().join(name), "half").unwrap();
    }
    let first = open(folder.path());
    let there = |names: &[&str]| names.iter().filter(|name| folder.path().join(name).exists()).count();
    assert_eq!((there(&left), there(&mine)), (0, mine.len()));
    // Under another window somebody may be at work on it.
    fs::write(folder.path().join(left[1]), "half").unwrap();
    let second = open(folder.path());
    assert_eq!(there(&left), 1);
    drop((first, second));
}

fn damage_in(database: &Path, play: PlayId) {
    let conn = Connection::open(database).unwrap();
    let changed = conn.execute("UPDATE line SET body = body || ' ' WHERE play = ?1 AND number = 2", [play.to_string()]);
    assert_eq!(changed, Ok(1));
    conn.pragma_update(None, "journal_mode", "DELETE").unwrap();
}

#[test]
fn all_seals_of_a_backup_are_looked_at_when_it_is_listed() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    close_with_backup(store);
    let backup = open(folder.path()).backups().remove(0);
    assert_eq!(backup.state, BackupState::Sound);
    damage_in(&backup.path, play);
    assert_eq!(open(folder.path()).backups().remove(0).state, BackupState::Partly(1));
    fs::write(&backup.path, [7; 9000]).unwrap();
    let mut store = open(folder.path());
    assert_eq!(store.backups().remove(0).state, BackupState::Damaged);
    assert_eq!(store.recover(&backup), Err(StoreError::BadBackup));
}

#[test]
fn the_last_good_copy_of_a_play_is_never_thinned_out() {
    let folder = folder();
    let mut store = open(folder.path());
    let (hurt, other) = (play(&mut store, 3), play(&mut store, 1));
    close_with_backup(store);
    damage_in(&folder.path().join("tableside.sqlite"), hurt);
    for _ in 0..16 {
        evening(folder.path(), other);
    }
    let mut store = open(folder.path());
    let backups = store.backups();
    assert_eq!(backups.len(), 15, "the newest fourteen, and the one that has the play whole");
    assert_eq!(backups[13].state, BackupState::Partly(1));
    assert_eq!(backups[14].state, BackupState::Sound);
    store.recover(&backups[14]).unwrap();
    assert_eq!(numbers(&mut store, hurt), [1, 2, 3]);
    // Back to the damaged state: once the play is deleted for good, nothing is kept for its sake.
    store.recover(&backups[0]).unwrap();
    store.set_removed(hurt, true).unwrap();
    store.purge(hurt).unwrap();
    drop(store);
    for entry in fs::read_dir(folder.path()).unwrap().flatten() {
        if entry.file_name().to_string_lossy().contains("before-recovery") {
            fs::remove_file(entry.path()).unwrap();
        }
    }
    assert_eq!(evening(folder.path(), other), 14);
}
