//! A torn or overwritten database: the program stays up, the bad bytes stay, and the newest sound backup brings back
//! every line it had.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tableside::store::{Notice, Opened, PlayId, Sqlite, StoreError};
use tempfile::TempDir;

use crate::help::{close_with_backup, copy_folder, folder, header, line, lines, numbers, open, play};

const PLAYS: u64 = 6;
const ENTRIES: u64 = 40;

/// A folder with some plays, all of them in its one backup too.
fn filled() -> (TempDir, Vec<PlayId>) {
    let folder = folder();
    let mut store = open(folder.path());
    let plays = (0..PLAYS).map(|_| play(&mut store, ENTRIES)).collect();
    close_with_backup(store);
    (folder, plays)
}

/// A copy of a folder whose database is damaged like this.
fn damaged_copy(of: &Path, damage: impl FnOnce(&mut Vec<u8>)) -> (TempDir, Vec<u8>) {
    let copy = folder();
    copy_folder(of, copy.path());
    let database = copy.path().join("tableside.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    damage(&mut bytes);
    fs::write(&database, &bytes).unwrap();
    (copy, bytes)
}

/// What opening a damaged database may lead to, and nothing else.
fn assert_nothing_is_lost(folder: &Path, bytes: &[u8], plays: &[PlayId], what: &str) {
    let path = folder.join("tableside.sqlite");
    let Opened { mut store, mut notices } = match Sqlite::open(folder) {
        Ok(opened) => opened,
        // The overwritten bytes look like a newer version or another program's name.
        Err(StoreError::Newer { .. } | StoreError::Foreign { .. }) => {
            assert_eq!(fs::read(path).unwrap(), bytes, "{what}");
            return;
        }
        Err(other) => panic!("{what}: {other}"),
    };
    for &play in plays {
        match store.read(play, 0) {
            Ok((_, found)) => assert_eq!(found, lines(1..=ENTRIES), "{what}"),
            Err(StoreError::Damaged | StoreError::DamagedPlay { .. } | StoreError::NoPlay { .. }) => {}
            Err(other) => panic!("{what}: {other}"),
        }
    }
    // Damage may have been met just now.
    notices.append(&mut store.notices());
    for notice in &notices {
        match notice {
            Notice::Damaged { moved_to, backup: Some(backup) } => {
                assert!(fs::read(moved_to).unwrap() == bytes, "{what}: the bad bytes have changed");
                store.recover(backup).unwrap();
            }
            Notice::Missing { backup } if bytes.is_empty() => drop(store.recover(backup).unwrap()),
            other => panic!("{what}: {other:?}"),
        }
        for &play in plays {
            assert_eq!(store.read(play, 0).unwrap().1, lines(1..=ENTRIES), "{what}");
        }
    }
    // Whatever it was, play goes on.
    let play = play(&mut store, 1);
    assert_eq!(numbers(&mut store, play), [1], "{what}");
}

#[test]
fn a_torn_database_is_moved_aside_and_its_backup_offered() {
    let (whole, plays) = filled();
    let length = fs::read(whole.path().join("tableside.sqlite")).unwrap().len();
    let all = (0..=16).map(|part| part * length / 16).chain([1, 15, 16, 99, 100, 101, 512, 4095, 4097, length - 1]);
    for end in all {
        let (copy, bytes) = damaged_copy(whole.path(), |bytes| bytes.truncate(end));
        assert_nothing_is_lost(copy.path(), &bytes, &plays, &format!("torn at {end}"));
    }
}

/// Something that is longer than a page, so that it lies in pages of its own at the end of the file.
fn with_long_values(what: usize) -> (TempDir, Vec<PlayId>) {
    let (folder, long) = (folder(), format!("\"{}\"", "ž".repeat(9000)));
    let mut store = open(folder.path());
    let plays: Vec<PlayId> = (0..PLAYS).map(|_| play(&mut store, ENTRIES)).collect();
    match what {
        0 => store.append(plays[0], &[], &long, false).unwrap(),
        1 => store.keep("settings", &long).unwrap(),
        _ => {
            let header = header();
            store.create(&header, &[tableside::store::Line { body: long, ..line(1) }], "{}", false).unwrap();
        }
    }
    close_with_backup(store);
    (folder, plays)
}

#[test]
fn a_database_cut_inside_its_last_page_is_damage() {
    for what in 0..3 {
        let (whole, plays) = with_long_values(what);
        let length = fs::read(whole.path().join("tableside.sqlite")).unwrap().len();
        for missing in [1, 7, 100, 2048, 4000, 4095] {
            let (copy, bytes) = damaged_copy(whole.path(), |bytes| bytes.truncate(length - missing));
            let name = format!("{what}: {missing} bytes are missing");
            let Opened { mut store, notices } =
                Sqlite::open(copy.path()).unwrap_or_else(|error| panic!("{name}: {error}"));
            let [Notice::Damaged { moved_to, backup: Some(backup) }] = &notices[..] else {
                panic!("{name}: {notices:?}")
            };
            assert_eq!(fs::read(moved_to).unwrap(), bytes);
            store.recover(backup).unwrap();
            assert!(plays.iter().all(|play| store.read(*play, 0).unwrap().1 == lines(1..=ENTRIES)), "{name}");
        }
    }
}

#[test]
fn a_database_that_is_cut_while_it_is_open_is_moved_aside() {
    for what in 0..3 {
        let (whole, plays) = with_long_values(what);
        let mut store = open(whole.path());
        let database = whole.path().join("tableside.sqlite");
        let file = fs::File::options().write(true).open(&database).unwrap();
        file.set_len(file.metadata().unwrap().len() - 4000).unwrap();
        let found = store.plays(false).map(drop).and_then(|()| store.value("settings").map(drop));
        let found = found.and_then(|()| {
            let all = store.plays(false)?;
            all.iter().try_for_each(|play| store.read(play.header.id, 0).map(drop))
        });
        assert_eq!(found, Err(StoreError::Damaged), "{what}");
        let notices = store.notices();
        let [Notice::Damaged { backup: Some(backup), .. }] = &notices[..] else { panic!("{what}: {notices:?}") };
        store.recover(backup).unwrap();
        assert_eq!(numbers(&mut store, plays[0]).len(), 40);
    }
}

#[test]
fn an_overwritten_database_loses_nothing_that_its_backup_has() {
    let (whole, plays) = filled();
    let length = fs::read(whole.path().join("tableside.sqlite")).unwrap().len();
    // Some places of each kind: the header byte by byte, then steps that fall into every page at many offsets.
    let header = (0..100).map(|place| (place, 1));
    let pages = (100..length).step_by(1201).map(|place| (place, 24));
    let whole_pages = (0..length).step_by(4096).map(|place| (place, 4096));
    for (place, count) in header.chain(pages).chain(whole_pages) {
        let (copy, bytes) = damaged_copy(whole.path(), |bytes| {
            bytes.iter_mut().skip(place).take(count).for_each(|byte| *byte = byte.wrapping_mul(31).wrapping_add(101));
        });
        assert_nothing_is_lost(copy.path(), &bytes, &plays, &format!("{count} bytes at {place}"));
    }
}

#[test]
fn a_letter_that_became_another_is_never_read_as_entered() {
    let (whole, plays) = filled();
    let length = fs::read(whole.path().join("tableside.sqlite")).unwrap().len();
    for place in (100..length).step_by(307) {
        let (copy, bytes) = damaged_copy(whole.path(), |bytes| bytes[place] ^= 1);
        assert_nothing_is_lost(copy.path(), &bytes, &plays, &format!("a bit at {place}"));
    }
}

#[test]
fn a_file_of_zeros_is_damage() {
    let (whole, plays) = filled();
    let (copy, bytes) = damaged_copy(whole.path(), |bytes| bytes.fill(0));
    assert_nothing_is_lost(copy.path(), &bytes, &plays, "zeros");
    let aside = |entry: fs::DirEntry| entry.file_name().to_str().unwrap().starts_with("tableside.damaged-");
    assert!(fs::read_dir(copy.path()).unwrap().flatten().any(aside));
}

#[test]
fn the_newest_backup_that_is_sound_is_offered() {
    let (whole, plays) = filled();
    let sound = open(whole.path()).backups().remove(0);
    let later = sound.path.with_file_name("tableside-20990101T000000000Z.sqlite");
    let mut bytes = fs::read(&sound.path).unwrap();
    bytes[8192..12000].fill(9);
    fs::write(later, bytes).unwrap();
    let (copy, _) = damaged_copy(whole.path(), |bytes| bytes[4096..9000].fill(1));
    let Opened { mut store, notices } = Sqlite::open(copy.path()).unwrap();
    assert_eq!(store.backups().len(), 2);
    let [Notice::Damaged { backup: Some(backup), .. }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(backup.made, sound.made);
    assert_nothing_is_lost(whole.path(), &[], &plays, "the original");
}

#[test]
fn without_a_backup_the_database_is_still_kept() {
    let folder = folder();
    play(&mut open(folder.path()), 3);
    let (copy, bytes) = damaged_copy(folder.path(), |bytes| bytes.truncate(5000));
    let Opened { mut store, notices } = Sqlite::open(copy.path()).unwrap();
    let [Notice::Damaged { moved_to, backup: None }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(fs::read(moved_to).unwrap(), bytes);
    play(&mut store, 1);
}

/// A folder as a power cut leaves it: the last entries stand in the log alone.
fn with_a_log() -> (TempDir, PlayId) {
    let (folder, left) = (folder(), self::folder());
    let mut store = open(folder.path());
    let header = header();
    store.create(&header, &lines(1..=1), "{}", false).unwrap();
    for number in 2..=30 {
        store.append(header.id, &[line(number)], "{}", false).unwrap();
    }
    copy_folder(folder.path(), left.path());
    (left, header.id)
}

#[test]
fn a_damaged_log_leaves_the_entries_before_the_damage() {
    let (left, play) = with_a_log();
    let log = fs::read(left.path().join("tableside.sqlite-wal")).unwrap();
    for place in (0..log.len()).step_by(2029) {
        for torn in [true, false] {
            let copy = folder();
            copy_folder(left.path(), copy.path());
            let mut bytes = log.clone();
            if torn {
                bytes.truncate(place);
            } else {
                bytes[place] ^= 0x55;
            }
            fs::write(copy.path().join("tableside.sqlite-wal"), bytes).unwrap();
            let mut store = open(copy.path());
            match store.read(play, 0) {
                Ok((listed, found)) => assert_eq!(found, lines(1..=listed.entries)),
                Err(error) => assert_eq!(error, StoreError::NoPlay { play }),
            }
        }
    }
}

#[test]
fn a_log_whose_database_is_gone_is_kept() {
    let (left, _) = with_a_log();
    let log = fs::read(left.path().join("tableside.sqlite-wal")).unwrap();
    for empty in [false, true] {
        let copy = folder();
        copy_folder(left.path(), copy.path());
        let database = copy.path().join("tableside.sqlite");
        if empty {
            fs::write(database, "").unwrap();
        } else {
            fs::remove_file(database).unwrap();
        }
        let Opened { notices, .. } = Sqlite::open(copy.path()).unwrap();
        let [Notice::Damaged { moved_to, .. }] = &notices[..] else { panic!("{notices:?}") };
        let kept = moved_to.with_extension("sqlite-wal");
        assert_eq!(fs::read(kept).unwrap(), log);
    }
}

#[test]
fn a_page_that_a_power_cut_left_half_written_is_no_damage_when_the_log_has_it() {
    let (left, play) = with_a_log();
    // The log is being copied into the file, and the power goes in the middle of the header.
    let conn = Connection::open(left.path().join("tableside.sqlite")).unwrap();
    conn.execute_batch("BEGIN IMMEDIATE; PRAGMA user_version = 2; COMMIT").unwrap();
    let copy = folder();
    copy_folder(left.path(), copy.path());
    let database = copy.path().join("tableside.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    bytes[40..4096].fill(0);
    fs::write(&database, bytes).unwrap();
    assert_eq!(numbers(&mut open(copy.path()), play).len(), 30);
}

#[test]
fn damage_met_at_work_is_dealt_with_and_said() {
    let (whole, plays) = filled();
    let mut store = open(whole.path());
    let database = whole.path().join("tableside.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    let length = bytes.len();
    bytes[4096..length].fill(0xee);
    fs::write(&database, &bytes).unwrap();
    assert_eq!(store.read(plays[0], 0).unwrap_err(), StoreError::Damaged);
    let notices = store.notices();
    let [Notice::Damaged { moved_to, backup: Some(backup) }] = &notices[..] else { panic!("{notices:?}") };
    assert!(fs::read(moved_to).unwrap() == bytes);
    store.recover(backup).unwrap();
    assert_eq!(numbers(&mut store, plays[0]).len(), 40);
}

#[test]
fn a_damaged_database_is_not_moved_away_under_another_window() {
    let (whole, _) = filled();
    let mut first = open(whole.path());
    let database = whole.path().join("tableside.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    bytes[0..4096].fill(0xee);
    fs::write(&database, &bytes).unwrap();
    assert_eq!(Sqlite::open(whole.path()).unwrap_err(), StoreError::Damaged);
    assert_eq!(fs::read(&database).unwrap(), bytes);
    assert_eq!(first.notices(), []);
    drop(first);
    let Opened { notices, .. } = Sqlite::open(whole.path()).unwrap();
    assert!(matches!(notices[..], [Notice::Damaged { .. }]), "{notices:?}");
}
