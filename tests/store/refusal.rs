//! What is not ours or is newer than we are is refused, and not one byte of it changes.

use std::fs;

use rusqlite::Connection;
use tableside::store::{Sqlite, StoreError};

use crate::help::{folder, open, play};

#[test]
fn a_newer_database_stays_untouched() {
    let folder = folder();
    let path = folder.path().join("tableside.sqlite");
    play(&mut open(folder.path()), 3);
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 7).unwrap();
    let before = fs::read(&path).unwrap();
    for _ in 0..2 {
        assert_eq!(Sqlite::open(folder.path()).unwrap_err(), StoreError::Newer { found: 7, known: 2 });
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    assert!(!folder.path().join("tableside.sqlite-wal").exists());
}

#[test]
fn another_programs_database_stays_untouched() {
    let folder = folder();
    let path = folder.path().join("tableside.sqlite");
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('goulash')").unwrap();
    drop(conn);
    let before = fs::read(&path).unwrap();
    let error = Sqlite::open(folder.path()).unwrap_err();
    assert_eq!(error, StoreError::Foreign { path: path.display().to_string() });
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn a_folder_that_cannot_be_is_named() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let error = Sqlite::open(&file.join("below")).unwrap_err();
    assert!(matches!(error, StoreError::Folder { .. }), "{error}");
    assert_eq!(fs::read(&file).unwrap(), b"in the way");
}

#[test]
fn another_program_that_holds_the_database_is_not_damage() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 1);
    drop(store);
    let other = Connection::open(folder.path().join("tableside.sqlite")).unwrap();
    other.execute_batch("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE").unwrap();
    assert_eq!(Sqlite::open(folder.path()).unwrap_err(), StoreError::Busy);
    drop(other);
    assert_eq!(crate::help::numbers(&mut open(folder.path()), play), [1]);
}
