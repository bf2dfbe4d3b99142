//! What is kept under keys and what Home shows of a play have seals: what a disk has changed is never shown as it was kept.

use std::path::Path;

use rusqlite::Connection;
use tableside::store::{Change, PlayId, StoreError};

use crate::help::{SUMMARY, folder, lines, numbers, open, play};

fn change(folder: &Path, sql: &str) {
    let conn = Connection::open(folder.join("tableside.sqlite")).unwrap();
    assert!(conn.execute(sql, []).unwrap() > 0, "{sql}");
}

#[test]
fn a_kept_value_that_has_changed_is_refused_and_put_aside_when_it_is_kept_anew() {
    let folder = folder();
    let mut store = open(folder.path());
    for key in ["settings", "players", "figures/amun-re"] {
        store.keep(key, r#"{"a":1}"#).unwrap();
    }
    drop(store);
    for fault in ["value = replace(value, '1', '3')", "seal = seal + 1", "value = value || ' '"] {
        change(folder.path(), &format!("UPDATE kept SET {fault} WHERE key = 'settings'"));
        let (mut store, key) = (open(folder.path()), "settings");
        assert_eq!(store.value(key), Err(StoreError::DamagedValue { key: key.to_owned() }), "{fault}");
        assert_eq!(store.value("players").unwrap().as_deref(), Some(r#"{"a":1}"#));
        let now = serde_json::json!({ "a": 2 });
        let kept = store.change(key, &Change { now, ..Change::default() }).unwrap();
        assert_eq!(kept.as_deref(), Some(r#"{"a":2}"#), "what was damaged is no part of it");
        assert_eq!(store.value(key).unwrap(), kept);
        store.keep("settings", r#"{"a":1}"#).unwrap();
        drop(store);
    }
    let conn = Connection::open(folder.path().join("tableside.sqlite")).unwrap();
    let aside: String =
        conn.query_row("SELECT value FROM kept WHERE key = 'damaged/settings'", [], |row| row.get(0)).unwrap();
    assert_eq!(aside, r#"{"a":1} "#, "it stays for whoever can make something of it");
}

#[test]
fn a_value_whose_key_has_changed_is_found_or_missed_but_not_taken_for_never_kept() {
    let folder = folder();
    open(folder.path()).keep("settings", r#"{"a":1}"#).unwrap();
    change(folder.path(), "UPDATE kept SET key = 'sittings'");
    let mut store = open(folder.path());
    assert_eq!(store.value("settings").unwrap().as_deref(), Some(r#"{"a":1}"#), "its seal says whose it is");
    assert_eq!(store.value("players"), Ok(None), "and whose it is not");
    assert!(matches!(store.value("sittings"), Err(StoreError::DamagedValue { .. })));
    drop(store);
    change(folder.path(), "UPDATE kept SET value = '{}'");
    let mut store = open(folder.path());
    assert!(matches!(store.value("settings"), Err(StoreError::DamagedValue { .. })));
    assert_eq!(store.value("players"), Ok(None));
}

fn listed(folder: &Path, play: PlayId) -> tableside::store::Listed {
    let mut store = open(folder);
    let all = [store.plays(false).unwrap(), store.plays(true).unwrap()].concat();
    all.into_iter().find(|listed| listed.header.id == play).unwrap()
}

#[test]
fn what_home_shows_of_a_play_is_what_was_written_or_nothing() {
    let faults = [
        "summary = replace(summary, 'A', 'B') || ' '",
        "finished = 1",
        "removed = 1",
        "entries = entries + 1",
        "entries = entries - 1",
        "changed = replace(changed, '20', '21')",
        "seal = seal + 1",
    ];
    for fault in faults {
        let folder = folder();
        let mut store = open(folder.path());
        let (hurt, other) = (play(&mut store, 3), play(&mut store, 2));
        drop(store);
        assert_eq!(listed(folder.path(), hurt).summary, SUMMARY);
        change(folder.path(), &format!("UPDATE play SET {fault} WHERE id = '{hurt}'"));
        let shown = listed(folder.path(), hurt);
        assert_eq!((shown.summary.as_str(), shown.finished, shown.removed), ("", false, false), "{fault}");
        assert_eq!(listed(folder.path(), other).summary, SUMMARY);
        // The log is whole, so the play opens, goes on, and has its summary again.
        let mut store = open(folder.path());
        assert_eq!(numbers(&mut store, hurt), [1, 2, 3], "{fault}");
        store.append(hurt, &lines(4..=4), SUMMARY, true).unwrap();
        drop(store);
        let shown = listed(folder.path(), hurt);
        assert_eq!((shown.summary.as_str(), shown.entries, shown.finished, shown.removed), (SUMMARY, 4, true, false));
    }
}
