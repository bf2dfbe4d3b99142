//! The file of an open database is moved, deleted or replaced: what was entered, before and after, is in a file that has a
//! name, a foreign file stays as it is, and everything is said.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tableside::store::{Notice, PlayId, Reply, Request, Sqlite, StoreError};

use crate::deleted::delete_under_a_window;
use crate::help::{Disk, folder, lines, numbers, open, play};
use crate::store_thread::{Window, append};

const FILES: [&str; 3] = ["tableside.sqlite", "tableside.sqlite-wal", "tableside.sqlite-shm"];

fn database(folder: &Path) -> PathBuf {
    folder.join(FILES[0])
}

/// Deletes the database with what SQLite has put beside it.
fn delete(folder: &Path) {
    for file in FILES {
        fs::remove_file(folder.join(file)).unwrap();
    }
}

/// Puts the database of another folder, with a play of its own, into the place of this one.
fn replace(target: &Path) -> PlayId {
    let other = folder();
    let mut store = open(other.path());
    let play = play(&mut store, 2);
    store.close();
    let (from, to) = (database(other.path()), database(target));
    fs::rename(&from, &to).or_else(|_| fs::copy(&from, &to).map(drop)).unwrap();
    play
}

fn add(store: &mut Sqlite, play: PlayId, number: u64) -> Result<(), StoreError> {
    store.append(play, &lines(number..=number), "{}", false)
}

#[test]
fn a_deleted_file_is_written_again_with_every_line() {
    for whole_folder in [false, true] {
        let folder = folder();
        let path = folder.path().join("data");
        let mut store = open(&path);
        let play = play(&mut store, 3);
        store.keep("settings", "{}").unwrap();
        if whole_folder {
            fs::remove_dir_all(&path).unwrap();
        } else {
            delete(&path);
        }
        add(&mut store, play, 4).unwrap();
        assert_eq!(store.notices(), [Notice::Rescued { path: database(&path), replaced: false, whole: true }]);
        add(&mut store, play, 5).unwrap();
        assert_eq!(store.notices(), []);
        // As after a kill: what is there now is all that a new window finds.
        let mut second = open(&path);
        assert_eq!(numbers(&mut second, play), [1, 2, 3, 4, 5]);
        assert_eq!(second.value("settings").unwrap().as_deref(), Some("{}"));
    }
}

#[test]
fn a_moved_folder_stays_as_it_is_and_a_new_one_has_everything() {
    let folder = folder();
    let (path, moved) = (folder.path().join("data"), folder.path().join("moved"));
    let mut store = open(&path);
    let play = play(&mut store, 3);
    fs::rename(&path, &moved).unwrap();
    add(&mut store, play, 4).unwrap();
    drop(store);
    assert_eq!(numbers(&mut open(&path), play), [1, 2, 3, 4]);
    assert_eq!(numbers(&mut open(&moved), play), [1, 2, 3]);
}

#[test]
fn another_file_in_the_place_is_not_touched_and_the_plays_go_on_beside_it() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    let other = replace(folder.path());
    let before = fs::read(database(folder.path())).unwrap();
    add(&mut store, play, 4).unwrap();
    let notices = store.notices();
    let [Notice::Rescued { path, replaced: true, whole: true }] = &notices[..] else { panic!("{notices:?}") };
    add(&mut store, play, 5).unwrap();
    assert_eq!(numbers(&mut store, play), [1, 2, 3, 4, 5]);
    store.close();
    assert_eq!(fs::read(database(folder.path())).unwrap(), before);

    // The next start finds the other file, sound, and not the log of the one before over it.
    let mut next = open(folder.path());
    assert_eq!(numbers(&mut next, other), [1, 2]);
    assert_eq!(next.read(play, 0), Err(StoreError::NoPlay { play }));
    drop(next);
    fs::rename(path, database(folder.path())).unwrap();
    assert_eq!(numbers(&mut open(folder.path()), play), [1, 2, 3, 4, 5]);
}

#[test]
fn a_file_of_any_kind_in_the_place_is_not_touched() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    fs::write(folder.path().join("letter"), "Dear Anna").unwrap();
    fs::rename(folder.path().join("letter"), database(folder.path())).unwrap();
    add(&mut store, play, 4).unwrap();
    let notices = store.notices();
    let [Notice::Rescued { path, replaced: true, whole: true }] = &notices[..] else { panic!("{notices:?}") };
    let path = path.clone();
    drop(store);
    assert_eq!(fs::read_to_string(database(folder.path())).unwrap(), "Dear Anna");
    fs::rename(path, database(folder.path())).unwrap();
    assert_eq!(numbers(&mut open(folder.path()), play), [1, 2, 3, 4]);
}

#[test]
fn two_windows_on_a_deleted_file_go_on_in_the_same_new_one() {
    let folder = folder();
    let (mut one, mut other) = (open(folder.path()), open(folder.path()));
    let play = play(&mut one, 3);
    assert_eq!(numbers(&mut other, play), [1, 2, 3]);
    delete(folder.path());
    add(&mut one, play, 4).unwrap();
    add(&mut other, play, 5).unwrap();
    add(&mut one, play, 6).unwrap();
    assert_eq!(one.notices(), [Notice::Rescued { path: database(folder.path()), replaced: false, whole: true }]);
    assert_eq!(other.notices(), [Notice::Replaced]);
    drop((one, other));
    assert_eq!(numbers(&mut open(folder.path()), play), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn where_no_file_can_be_made_nothing_counts_as_saved_until_one_can() {
    let folder = folder();
    let path = folder.path().join("data");
    let mut store = open(&path);
    let play = play(&mut store, 3);
    fs::remove_dir_all(&path).unwrap();
    fs::write(&path, "in the way").unwrap();
    let gone = Err(StoreError::Gone { path: database(&path).display().to_string() });
    assert_eq!(add(&mut store, play, 4), gone);
    assert_eq!(numbers(&mut store, play), [1, 2, 3], "it can still be read");
    assert_eq!(add(&mut store, play, 4), gone);
    fs::remove_file(&path).unwrap();
    add(&mut store, play, 4).unwrap();
    drop(store);
    assert_eq!(numbers(&mut open(&path), play), [1, 2, 3, 4]);
}

#[test]
fn on_a_full_disk_a_deleted_file_waits_for_room() {
    let Some(disk) = Disk::mount("4m") else { return };
    let mut store = open(disk.path());
    let play = play(&mut store, 3);
    delete(disk.path());
    let filler = disk.fill();
    assert!(matches!(add(&mut store, play, 4), Err(StoreError::Gone { .. })));
    assert_eq!(numbers(&mut store, play), [1, 2, 3]);
    fs::remove_file(filler).unwrap();
    add(&mut store, play, 4).unwrap();
    drop(store);
    assert_eq!(numbers(&mut open(disk.path()), play), [1, 2, 3, 4]);
}

#[test]
fn a_window_that_waits_notices_it_by_itself_and_says_it_once() {
    let folder = folder();
    let path = folder.path().join("data");
    let play = play(&mut open(&path), 3);
    let mut window = Window::open(&path);
    assert_eq!(window.hear_opened(), []);
    delete_under_a_window(&path);
    assert_eq!(window.hear_opened(), [Notice::Rescued { path: database(&path), replaced: false, whole: true }]);
    assert_eq!(window.do_now(append(play, 4)), Ok(Reply::Done));
    drop(window);
    assert_eq!(numbers(&mut open(&path), play), [1, 2, 3, 4]);
}

#[test]
fn a_window_whose_file_is_gone_for_good_says_so_once_and_reads_on() {
    let folder = folder();
    let [stick, path, file] = ["stick", "data", "file"].map(|name| folder.path().join(name));
    fs::create_dir(&stick).unwrap();
    symlink(&stick, &path).unwrap();
    let play = play(&mut open(&path), 3);
    let mut window = Window::open(&path);
    assert_eq!(window.hear_opened(), []);
    // In one step: between two, the window would write its plays anew.
    fs::write(&file, "in the way").unwrap();
    fs::rename(&file, &path).unwrap();
    delete_under_a_window(&stick);
    window.hear(|answer| matches!(answer.result, Err(StoreError::Gone { .. })).then_some(()));
    // That there is no backup, if one was just being made, is another thing.
    let said = window.hear_for(Duration::from_millis(1300));
    assert!(
        said.iter().all(|answer| !matches!(answer.result, Err(StoreError::Gone { .. }))),
        "it is said once: {said:?}"
    );
    let answer = window.do_now(append(play, 4));
    assert!(matches!(answer, Err(StoreError::Gone { .. })), "{answer:?}");
    assert!(
        matches!(window.do_now(Request::Read { play, after: 0 }), Ok(Reply::Lines { lines, .. }) if lines.len() == 3)
    );
    fs::remove_file(&path).unwrap();
    assert_eq!(window.do_now(append(play, 4)), Ok(Reply::Done));
}
