//! `export everything`, `import` of it, and `sync`: a household on several devices.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use serde_json::Value;

use crate::help::{Folder, program};

/// The names of the files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// The ids of all plays.
fn ids(folder: &Folder) -> Vec<String> {
    let mut ids: Vec<String> = folder.plays().into_iter().map(|play| play["id"].as_str().unwrap().to_owned()).collect();
    ids.sort();
    ids
}

#[test]
fn everything_moves_to_a_new_device_and_back() {
    let (old, new) = (Folder::with_examples(), Folder::empty());
    let mut store = old.store();
    store.keep("aliases", r#"{"Anka":"Anna"}"#).unwrap();
    store.keep("settings", r#"{"language":"cs"}"#).unwrap();
    store.close();
    let (there, back) = (old.file("there.json"), old.file("back.json"));
    old.call(&["--lang", "en", "export", "everything", &there]).fine();
    assert!(new.call(&["import", &there]).fine().starts_with("Merged: 12 new plays, 1 other entry"));
    assert!(new.call(&["import", &there]).fine().contains("Nothing was changed"));
    assert_eq!(ids(&new), ids(&old));
    let mut store = new.store();
    assert_eq!(store.value("aliases").unwrap().as_deref(), Some(r#"{"Anka":"Anna"}"#));
    assert_eq!(store.value("settings").unwrap(), None, "the language is the device's own");
    store.close();
    new.call(&["export", "everything", &back]).fine();
    assert_eq!(fs::read(&there).unwrap(), fs::read(&back).unwrap());
    assert!(new.call(&["export", "everything", &back]).refused(2).contains("already exists"));
    let text = fs::read_to_string(&there).unwrap();
    let newer = text.replacen("\"version\": 1", "\"version\": 7", 1);
    for (name, text, word) in [("newer", newer.as_str(), "version 7"), ("cut", &text[..text.len() / 2], "cut off")] {
        let path = old.file(name);
        fs::write(&path, text).unwrap();
        let before = new.everything();
        assert!(new.call(&["import", &path]).refused(2).contains(word), "{name}");
        assert_eq!(new.everything(), before);
    }
}

#[test]
fn a_folder_keeps_two_computers_in_step() {
    let (one, other, shared) = (Folder::with_examples(), Folder::empty(), tempfile::tempdir().unwrap());
    let folder = shared.path().to_str().unwrap();
    let said = one.call(&["sync", folder]).fine();
    assert!(said.contains("Nothing new came from the folder.") && !said.contains("this file"), "{said}");
    // A finished play of each game, and the daily file.
    let first = names(shared.path());
    assert_eq!(first.len(), 7, "{first:?}");
    // One that is written just now, one of a program for syncing, and one of somebody else's.
    let play = first.iter().find(|name| name.contains("Amun-Re")).unwrap();
    let text = fs::read_to_string(shared.path().join(play)).unwrap();
    fs::write(shared.path().join("half.json"), &text[..text.len() - 90]).unwrap();
    fs::write(shared.path().join("a (conflicted copy 2026-11-24).json"), &text).unwrap();
    fs::write(shared.path().join("other.json"), "{}").unwrap();
    let said = other.call(&["sync", folder]).fine();
    assert!(said.contains("half.json") && !said.contains("other.json"), "{said}");
    assert_eq!(ids(&other), ids(&one));
    assert_eq!(names(shared.path()).len(), first.len() + 4, "its own daily file alone is new");
    fs::write(shared.path().join("half.json"), &text).unwrap();
    assert!(!other.call(&["sync", folder]).fine().contains("half.json"));
    let before = names(shared.path());
    assert!(one.call(&["sync", folder]).fine().contains("No file had to be written"));
    assert_eq!(names(shared.path()), before);
    assert!(one.call(&["sync", "/no/such/folder"]).refused(1).contains("safe on this computer"));
}

#[test]
fn only_so_many_daily_files_of_its_own_stay() {
    let (one, shared) = (Folder::with_examples(), tempfile::tempdir().unwrap());
    let folder = shared.path().to_str().unwrap();
    one.call(&["sync", folder]).fine();
    let daily = names(shared.path()).into_iter().find(|name| name.contains(" Tableside ")).unwrap();
    let device = daily.rsplit_once(' ').unwrap().1.to_owned();
    for day in 10..20 {
        fs::copy(shared.path().join(&daily), shared.path().join(format!("2026-01-{day} Tableside {device}"))).unwrap();
        fs::copy(shared.path().join(&daily), shared.path().join(format!("2026-01-{day} Tableside other.json")))
            .unwrap();
    }
    one.call(&["sync", folder, "--daily", "3"]).fine();
    let left = names(shared.path());
    let of = |end: &str| left.iter().filter(|name| name.ends_with(end)).cloned().collect::<Vec<_>>();
    assert_eq!(
        of(&device),
        ["2026-01-18", "2026-01-19"]
            .map(|day| format!("{day} Tableside {device}"))
            .into_iter()
            .chain([daily])
            .collect::<Vec<_>>()
    );
    assert_eq!(of("other.json").len(), 10, "those of other devices are theirs");
}

#[test]
fn a_kill_at_any_moment_leaves_no_half_file_and_loses_nothing() {
    let (one, shared) = (Folder::with_examples(), tempfile::tempdir().unwrap());
    let (folder, data) = (shared.path().to_str().unwrap(), one.path().to_str().unwrap());
    let before = ids(&one);
    for life in 0..30 {
        let mut child = program().args(["sync", folder, "--data", data]).spawn().unwrap();
        thread::sleep(Duration::from_millis(life * 7));
        child.kill().ok();
        child.wait().unwrap();
        for name in names(shared.path()).into_iter().filter(|name| name.ends_with(".json")) {
            let text = fs::read_to_string(shared.path().join(&name)).unwrap();
            assert!(serde_json::from_str::<Value>(&text).is_ok(), "{name} is half written");
        }
    }
    one.call(&["sync", folder]).fine();
    let other = Folder::empty();
    for life in 0..30 {
        let data = other.path().to_str().unwrap();
        let mut child = program().args(["sync", folder, "--data", data]).spawn().unwrap();
        thread::sleep(Duration::from_millis(life * 7));
        child.kill().ok();
        child.wait().unwrap();
    }
    other.call(&["sync", folder]).fine();
    assert_eq!((ids(&one), ids(&other)), (before.clone(), before));
}
