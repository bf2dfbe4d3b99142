//! A damaged play can be read up to its last good line, and whole plays are taken in from a database that was moved aside.

use std::fs;
use std::path::Path;

use rusqlite::Connection;
use tableside::store::{Notice, Opened, PlayId, Sqlite, StoreError};
use tempfile::TempDir;

use crate::help::{copy_folder, folder, line, lines, numbers, open, play};

const PLAYS: u64 = 12;
const ENTRIES: u64 = 40;
const PAGE: usize = 4096;

#[test]
fn a_damaged_play_is_read_up_to_its_last_good_line_and_not_added_to() {
    let folder = folder();
    let mut store = open(folder.path());
    let (hurt, other) = (play(&mut store, 9), play(&mut store, 2));
    store.close();
    let conn = Connection::open(folder.path().join("tableside.sqlite")).unwrap();
    conn.execute("UPDATE line SET body = '{}' WHERE play = ?1 AND number = 6", [hurt.to_string()]).unwrap();
    drop(conn);
    let mut store = open(folder.path());
    let damaged = StoreError::DamagedPlay { play: hurt, number: 6 };
    assert_eq!(store.read(hurt, 0), Err(damaged.clone()));
    let (listed, found) = store.read_sound(hurt).unwrap();
    assert_eq!((listed.entries, found), (5, lines(1..=5)));
    assert_eq!(store.append(hurt, &[line(10)], "{}", false), Err(damaged), "nobody could ever read it");
    assert_eq!(store.read_sound(other).unwrap().1, lines(1..=2));
    assert_eq!(store.read_sound(PlayId::fresh()).map(drop).unwrap_err().to_string().get(..7), Some("no play"));
    store.append(other, &[line(3)], "{}", false).unwrap();
}

/// A folder with plays and no backup.
fn filled() -> (TempDir, Vec<PlayId>) {
    let folder = folder();
    let mut store = open(folder.path());
    let plays = (0..PLAYS).map(|_| play(&mut store, ENTRIES)).collect();
    drop(store);
    (folder, plays)
}

/// A copy whose database is damaged at this page, opened.
fn damaged_at(of: &Path, page: usize) -> (TempDir, Option<Sqlite>) {
    let copy = folder();
    copy_folder(of, copy.path());
    let database = copy.path().join("tableside.sqlite");
    let mut bytes = fs::read(&database).unwrap();
    bytes[page * PAGE..(page + 1) * PAGE].fill(9);
    fs::write(&database, bytes).unwrap();
    let Opened { store, notices } = Sqlite::open(copy.path()).unwrap();
    let moved = matches!(notices[..], [Notice::Damaged { .. }]);
    (copy, moved.then_some(store))
}

#[test]
fn what_is_whole_in_a_database_moved_aside_is_taken_in() {
    let (whole, plays) = filled();
    let pages = fs::read(whole.path().join("tableside.sqlite")).unwrap().len() / PAGE;
    let (mut moved, mut rescued) = (0, 0);
    for page in 0..pages {
        let (copy, store) = damaged_at(whole.path(), page);
        let Some(mut store) = store else { continue };
        moved += 1;
        let files = || fs::read_dir(copy.path()).unwrap().flatten().map(|file| file.path()).collect::<Vec<_>>();
        let before = files().len();
        let found = store.find_salvage().unwrap();
        assert!(store.plays(false).unwrap().is_empty(), "only looked for");
        assert_eq!(store.take_salvage().unwrap(), found);
        assert_eq!(store.find_salvage().unwrap(), [], "nobody takes them in twice");
        for listed in &found {
            assert_eq!(store.read(listed.header.id, 0).unwrap().1, lines(1..=ENTRIES), "page {page}");
        }
        assert_eq!(store.plays(false).unwrap().len(), found.len());
        assert_eq!(files().len(), before, "no copy is left behind");
        if page == 0 {
            assert_eq!(found.len(), plays.len(), "the first page says nothing that is not known");
        }
        rescued += found.len();
    }
    assert!(moved >= 5 && rescued * 2 > moved * plays.len(), "{rescued} of {moved} times {}", plays.len());
}

#[test]
fn what_was_deleted_or_went_another_way_is_not_put_in_the_place_of_anything() {
    let (whole, plays) = filled();
    let (_copy, store) = damaged_at(whole.path(), 0);
    let mut store = store.unwrap();
    // One is here and went another way, one was deleted for good since, one goes on where this one ends.
    let header = |id| tableside::store::Header { id, ..crate::help::header() };
    let other = tableside::store::Line { by: "another".to_owned(), ..line(1) };
    store.create(&header(plays[0]), &[other], "{}", false).unwrap();
    store.create(&header(plays[1]), &lines(1..=2), "{}", false).unwrap();
    store.set_removed(plays[1], true).unwrap();
    store.purge(plays[1]).unwrap();
    assert_eq!(store.find_salvage().unwrap().len(), plays.len() - 1);
    store.take_salvage().unwrap();
    assert_eq!(numbers(&mut store, plays[0]), [1]);
    assert_eq!(store.read(plays[1], 0), Err(StoreError::NoPlay { play: plays[1] }));
    let all = store.plays(false).unwrap();
    assert_eq!(all.len(), plays.len(), "the one that went another way is there twice, the deleted one is not");
    assert_eq!(store.take_salvage().unwrap(), []);
}
