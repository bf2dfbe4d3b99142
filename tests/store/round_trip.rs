//! What is stored comes back as it was, also after the store was closed.

use tableside::store::{Line, PlayId, Reply, Request, StoreError};

use crate::help::{SUMMARY, folder, header, line, lines, numbers, open, play, time};

#[test]
fn a_play_comes_back_as_it_was() {
    let folder = folder();
    let header = header();
    let mut store = open(folder.path());
    store.create(&header, &lines(1..=1), SUMMARY, false).unwrap();
    store.append(header.id, &lines(2..=4), r#"{"round":3}"#, true).unwrap();
    drop(store);

    let mut store = open(folder.path());
    let (listed, found) = store.read(header.id, 0).unwrap();
    assert_eq!(listed.header, header);
    assert_eq!((listed.summary.as_str(), listed.entries), (r#"{"round":3}"#, 4));
    assert_eq!(listed.changed, time(4));
    assert!(listed.finished && !listed.removed);
    assert_eq!(found, lines(1..=4));
    assert_eq!(store.read(header.id, 3).unwrap().1, lines(4..=4));
    assert_eq!(store.read(header.id, 4).unwrap().1, []);
    assert_eq!(store.read(header.id, 99).unwrap().1, []);
    assert_eq!(store.plays(false).unwrap(), [listed]);
}

#[test]
fn lines_go_on_exactly_where_the_log_ends() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    let behind = Err(StoreError::Behind { last: 3 });
    for wrong in
        [lines(3..=3), lines(5..=5), lines(1..=4), vec![line(4), line(6)], vec![Line { number: u64::MAX, ..line(4) }]]
    {
        assert_eq!(store.append(play, &wrong, "{}", true), behind);
    }
    let (listed, found) = store.read(play, 0).unwrap();
    assert_eq!((found, listed.summary.as_str(), listed.finished), (lines(1..=3), SUMMARY, false));
    store.append(play, &[], "{}", true).unwrap();
    assert_eq!(store.read(play, 0).unwrap().0.summary, "{}");
}

#[test]
fn a_play_begins_with_its_first_line_and_once() {
    let folder = folder();
    let mut store = open(folder.path());
    let header = header();
    for wrong in [lines(2..=2), vec![], lines(0..=1)] {
        assert_eq!(store.create(&header, &wrong, "{}", false), Err(StoreError::Behind { last: 0 }));
    }
    store.create(&header, &lines(1..=2), "{}", false).unwrap();
    let again = store.create(&header, &lines(1..=1), "{}", false);
    assert_eq!(again, Err(StoreError::Exists { play: header.id }));
    assert_eq!(numbers(&mut store, header.id), [1, 2]);
}

#[test]
fn plays_are_listed_with_the_last_changed_first() {
    let folder = folder();
    let mut store = open(folder.path());
    let old = play(&mut store, 5);
    let new = play(&mut store, 9);
    let order = |store: &mut tableside::store::Sqlite| -> Vec<PlayId> {
        store.plays(false).unwrap().iter().map(|listed| listed.header.id).collect()
    };
    assert_eq!(order(&mut store), [new, old]);
    store.append(old, &lines(6..=10), "{}", false).unwrap();
    assert_eq!(order(&mut store), [old, new]);
}

#[test]
fn the_trash_keeps_a_play_until_it_is_purged() {
    let folder = folder();
    let mut store = open(folder.path());
    let play = play(&mut store, 3);
    assert_eq!(store.purge(play), Err(StoreError::NoPlay { play }));
    store.set_removed(play, true).unwrap();
    assert_eq!(store.plays(false).unwrap(), []);
    assert_eq!(store.plays(true).unwrap().len(), 1);
    // Another window that still has it open loses nothing.
    store.append(play, &lines(4..=4), "{}", false).unwrap();
    store.set_removed(play, false).unwrap();
    assert_eq!(numbers(&mut store, play), [1, 2, 3, 4]);
    store.set_removed(play, true).unwrap();
    store.purge(play).unwrap();
    assert_eq!(store.plays(true).unwrap(), []);
    let gone = StoreError::NoPlay { play };
    assert_eq!(store.read(play, 0), Err(gone.clone()));
    assert_eq!(store.append(play, &lines(5..=5), "{}", false), Err(gone.clone()));
    assert_eq!(store.set_removed(play, false), Err(gone));
}

#[test]
fn values_are_kept_by_key() {
    let folder = folder();
    let mut store = open(folder.path());
    assert_eq!(store.value("settings").unwrap(), None);
    store.keep("settings", r#"{"theme":"dark"}"#).unwrap();
    store.keep("settings", r#"{"theme":"light"}"#).unwrap();
    store.keep("players", "[]").unwrap();
    drop(store);
    let mut store = open(folder.path());
    assert_eq!(store.value("settings").unwrap().as_deref(), Some(r#"{"theme":"light"}"#));
    assert_eq!(store.perform(Request::Value { key: "players".to_owned() }), Ok(Reply::Value(Some("[]".to_owned()))));
}
