//! What only the inside can show: migrations to forms that do not exist yet, a disk of so many pages, and what SQLite
//! itself cannot find.

use std::fs;

use chrono::{DateTime, TimeDelta, Utc};

use super::{Opened, Sqlite, schema};
use crate::store::{Header, Line, Notice, PlayId, StoreError};

fn line(number: u64) -> Line {
    let at = DateTime::<Utc>::UNIX_EPOCH + TimeDelta::seconds(i64::try_from(number).unwrap());
    Line { number, at, by: "Žofie".to_owned(), body: format!("{{\"point\":{number}}}") }
}

fn header() -> Header {
    Header { id: PlayId::fresh(), game: "amun-re".to_owned(), format: 1, started: Utc::now() }
}

fn play(store: &mut Sqlite, entries: u64) -> PlayId {
    let header = header();
    let lines: Vec<Line> = (1..=entries).map(line).collect();
    store.create(&header, &lines, "{}", false).unwrap();
    header.id
}

const COLOR: &str = "ALTER TABLE play ADD COLUMN color TEXT NOT NULL DEFAULT 'gold'";
const NEXT: &[&str] = &[schema::STEPS[0], schema::STEPS[1], COLOR];
const BROKEN: &[&str] = &[schema::STEPS[0], schema::STEPS[1], COLOR, "ALTER TABLE nothing ADD x"];

#[test]
fn a_migration_keeps_every_line_and_a_copy_from_before() {
    let folder = tempfile::tempdir().unwrap();
    let play = play(&mut Sqlite::open(folder.path()).unwrap().store, 5);
    let Opened { mut store, notices } = Sqlite::open_with(folder.path(), NEXT).unwrap();
    let [Notice::Migrated { copy }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(store.read(play, 0).unwrap().1.len(), 5);
    store.append(play, &[line(6)], "{}", false).unwrap();
    drop(store);
    assert_eq!(Sqlite::open_with(folder.path(), NEXT).unwrap().notices, []);

    // The older program keeps away from the new form, and could go on with the copy.
    assert_eq!(Sqlite::open(folder.path()).unwrap_err(), StoreError::Newer { found: 3, known: 2 });
    let before = tempfile::tempdir().unwrap();
    fs::copy(copy, before.path().join("tableside.sqlite")).unwrap();
    assert_eq!(Sqlite::open(before.path()).unwrap().store.read(play, 0).unwrap().1.len(), 5);
}

#[test]
fn a_migration_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let play = play(&mut Sqlite::open(folder.path()).unwrap().store, 5);
    assert!(Sqlite::open_with(folder.path(), BROKEN).is_err());
    let Opened { mut store, notices } = Sqlite::open(folder.path()).unwrap();
    assert_eq!(notices, []);
    assert_eq!(store.read(play, 0).unwrap().1.len(), 5);
}

#[test]
fn nobody_migrates_under_another_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut older = Sqlite::open(folder.path()).unwrap().store;
    let play = play(&mut older, 1);
    assert_eq!(Sqlite::open_with(folder.path(), NEXT).unwrap_err(), StoreError::OtherWindow);
    older.append(play, &[line(2)], "{}", false).unwrap();
}

#[test]
fn copies_from_before_migrations_do_not_pile_up() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    play(&mut store, 1);
    let open = store.open.as_ref().unwrap();
    for _ in 0..9 {
        super::backup::before_migration(&open.conn, &store.place).unwrap();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(fs::read_dir(folder.path().join("backups")).unwrap().count(), 4);
    assert_eq!(store.backups(), []);
}

/// Makes the database of a folder one of the first version, as it was before rows had checksums.
fn make_first_version(folder: &std::path::Path) {
    let database = folder.join("tableside.sqlite");
    let old = folder.join("old.sqlite");
    let conn = rusqlite::Connection::open(&old).unwrap();
    conn.execute_batch(schema::STEPS[0]).unwrap();
    conn.execute("ATTACH ?1 AS new", [database.to_str().unwrap()]).unwrap();
    conn.execute_batch(
        "INSERT INTO main.play SELECT id, game, format, started, summary, entries, changed, finished, removed FROM new.play;
         INSERT INTO main.line SELECT * FROM new.line;
         INSERT INTO main.kept SELECT key, value FROM new.kept;
         DETACH new; PRAGMA application_id = 0x5461626c; PRAGMA user_version = 1; PRAGMA journal_mode = WAL",
    )
    .unwrap();
    drop(conn);
    fs::rename(old, database).unwrap();
}

#[test]
fn a_database_without_seals_on_its_rows_opens_and_has_them_from_then_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    let play = play(&mut store, 5);
    store.keep("settings", "{}").unwrap();
    drop(store);
    make_first_version(folder.path());
    let Opened { mut store, notices } = Sqlite::open(folder.path()).unwrap();
    let [Notice::Migrated { copy }] = &notices[..] else { panic!("{notices:?}") };
    assert_eq!(store.read(play, 0).unwrap().1.len(), 5);
    assert_eq!(store.plays(false).unwrap()[0].summary, "{}");
    assert_eq!(store.value("settings").unwrap().as_deref(), Some("{}"));
    store.append(play, &[line(6)], "{}", false).unwrap();
    drop(store);
    assert_eq!(Sqlite::open(folder.path()).unwrap().notices, []);
    // The copy from before is of the first version, and as a backup it can be used.
    let backup = folder.path().join("backups/tableside-20200101T000000000Z.sqlite");
    fs::copy(copy, backup).unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    let [backup] = &store.backups()[..] else { panic!() };
    assert_eq!(backup.state, crate::store::BackupState::Sound);
    store.recover(backup).unwrap();
    assert_eq!(store.read(play, 0).unwrap().1.len(), 5);
}

#[test]
fn a_full_disk_refuses_an_entry_whole_and_takes_it_when_there_is_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    let play = play(&mut store, 1);
    let pages = |store: &Sqlite, count: i64| {
        let conn = &store.open.as_ref().unwrap().conn;
        conn.query_row(&format!("PRAGMA max_page_count = {count}"), [], |_| Ok(())).unwrap();
    };
    pages(&store, 1);
    let many: Vec<Line> = (2..=500).map(line).collect();
    assert_eq!(store.append(play, &many, "{}", true), Err(StoreError::Full));
    let (listed, lines) = store.read(play, 0).unwrap();
    assert_eq!((lines, listed.entries, listed.finished), (vec![line(1)], 1, false));
    pages(&store, 100_000);
    store.append(play, &many, "{}", true).unwrap();
    assert_eq!(store.read(play, 0).unwrap().1.len(), 500);
}

/// What a fault of the disk could do without SQLite noticing, and the first line that is no longer trusted.
const QUIET_FAULTS: [(&str, u64); 7] = [
    ("UPDATE line SET body = replace(body, '3', '8') WHERE number = 3", 3),
    ("UPDATE line SET by = 'Žofka' WHERE number = 1", 1),
    ("UPDATE line SET at = replace(at, '1970', '1971') WHERE number = 4", 4),
    ("UPDATE line SET at = 'x' || at WHERE number = 4", 4),
    ("DELETE FROM line WHERE number = 2", 2),
    ("DELETE FROM line WHERE number = 5", 5),
    ("UPDATE play SET format = 2", 1),
];

#[test]
fn a_changed_row_is_found_and_the_other_plays_stay() {
    for (fault, number) in QUIET_FAULTS {
        let folder = tempfile::tempdir().unwrap();
        let mut store = Sqlite::open(folder.path()).unwrap().store;
        let play = play(&mut store, 5);
        store.open.as_ref().unwrap().conn.execute_batch(fault).unwrap();
        let other = self::play(&mut store, 2);
        assert_eq!(store.read(play, 0), Err(StoreError::DamagedPlay { play, number }), "{fault}");
        assert_eq!(store.read(other, 0).unwrap().1.len(), 2);
        assert_eq!(store.notices(), []);
        let Opened { mut store, notices } = Sqlite::open(folder.path()).unwrap();
        assert_eq!((notices.len(), store.plays(false).unwrap().len()), (0, 2));
    }
}
