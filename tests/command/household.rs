//! `export everything`, `import` of it, and `sync`: a household on several devices.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tableside::store::exchange::{Everything, TimedEntry};
use tableside::store::{Header, PlayId};

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
        let said = new.call(&["import", &path]).refused(2);
        assert!(said.contains(word) && said.starts_with(&path), "{said}");
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
    for (language, why, safe) in
        [("en", "it does not exist", "safe on this computer"), ("cs", "neexistuje", "v bezpečí")]
    {
        let said = one.call(&["sync", "/no/such/folder", "--lang", language]).refused(1);
        assert!(said.contains(&format!("({why})")) && said.contains(safe) && !said.contains("os error"), "{said}");
    }
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

/// A household that a friend sends: it says of these paths what it wants.
fn friends_file(folder: &Folder, name: &str, entries: &[(&[&str], Option<Value>)]) -> String {
    let at = tableside::store::time::now() + chrono::TimeDelta::seconds(30);
    let entry = |(path, value): &(&[&str], Option<Value>)| TimedEntry {
        path: path.iter().map(|&name| name.to_owned()).collect(),
        at,
        value: value.as_ref().map(Value::to_string),
    };
    let file = Everything { entries: entries.iter().map(entry).collect(), ..Everything::default() };
    let path = folder.file(name);
    fs::write(&path, file.to_json().unwrap()).unwrap();
    path
}

#[test]
fn what_a_file_would_change_here_needs_a_yes() {
    let folder = Folder::with_examples();
    let mut store = folder.store();
    store.keep("aliases", r#"{"Anka":"Anna"}"#).unwrap();
    store.keep("remarks", r#"{"00":{"note":"mine"}}"#).unwrap();
    store.close();
    let id = folder.example(true);
    let file = friends_file(
        &folder,
        "friend.json",
        &[
            (&["trash", &id], Some(Value::Bool(true))),
            (&["aliases", "Anka"], Some("Eve".into())),
            (&["remarks", "00"], None),
            (&["remarks"], Some(Value::Object(serde_json::Map::new()))),
        ],
    );
    let before = folder.everything();
    let refused = folder.call(&["import", &file]).refused(2);
    for word in ["--yes", "--dry-run", "To the trash: Amun-Re", "Replaced: Anka counts as Eve", "Removed: note on"] {
        assert!(refused.contains(word), "{word}: {refused}");
    }
    let said = folder.call(&["import", &file, "--dry-run"]).fine();
    assert!(said.contains("nothing was changed") && said.contains("To the trash: Amun-Re"), "{said}");
    assert!(said.contains("not an entry of Tableside: remarks"), "{said}");
    assert_eq!(folder.everything(), before, "nothing of it was done");
    let done = folder.call(&["import", &file, "--yes"]);
    assert_eq!(done.status, 1, "a part was left out: {done:?}");
    assert!(done.errors.contains("remarks"), "{}", done.errors);
    assert!(!folder.plays().iter().any(|play| play["id"] == id.as_str()), "it lies in the trash");
    // The other language says it too.
    let refused =
        folder.call(&["--lang", "cs", "import", &friends_file(&folder, "again.json", &[(&["aliases", "Anka"], None)])]);
    assert!(refused.errors.contains("Odebráno: Anka se počítá jako Eve"), "{}", refused.errors);
}

#[test]
fn a_play_of_a_file_that_undoes_the_end_of_one_s_own_needs_a_yes() {
    let (folder, friend) = (Folder::with_examples(), Folder::empty());
    let id = folder.example(true);
    let (there, back) = (folder.file("there.json"), folder.file("back.json"));
    folder.call(&["export", &id, &there]).fine();
    friend.call(&["import", &there]).fine();
    let mut store = friend.store();
    let (listed, lines) = store.read(id.parse().unwrap(), 0).unwrap();
    let play = tableside::games::open(&listed.header, &lines).unwrap();
    let undone = play.undo_step().unwrap().entries;
    let line = play.prepare_undo(undone, tableside::store::time::now(), "friend").unwrap();
    store.append(listed.header.id, &[line], "{}", false).unwrap();
    store.close();
    for what in [id.as_str(), "all", "everything"] {
        friend.call(&["export", what, &back, "--force"]).fine();
        let before = folder.everything();
        let refused = folder.call(&["import", &back]).refused(2);
        assert!(refused.contains("No longer finished: Amun-Re"), "{what}: {refused}");
        assert_eq!(folder.everything(), before);
    }
    folder.call(&["import", &back, "--yes"]).fine();
    assert_eq!(folder.plays().iter().find(|play| play["id"] == id.as_str()).unwrap()["finished"], false);
}

#[test]
fn a_play_of_ours_that_is_dated_in_the_future_is_asked_about_too() {
    let (friend, folder) = (Folder::empty(), Folder::empty());
    let far = "2199-05-01T18:00:00Z".parse().unwrap();
    let players = tableside::games::written::players(["Anna", "Ben"]);
    let written = tableside::table::written::Written {
        name: "Orchard".to_owned(),
        results: vec![tableside::table::written::WrittenResult::of(vec![3]); 2],
        ..Default::default()
    };
    let play = tableside::games::written::write_down(None, far, "friend", &players, &written).unwrap();
    friend.store().create(&play.header, &play.lines, &play.summary, play.finished).unwrap();
    let (id, file) = (play.header.id.to_string(), folder.file("friend.json"));
    for what in [id.as_str(), "all", "everything"] {
        friend.call(&["export", what, &file, "--force"]).fine();
        let refused = folder.call(&["import", &file]).refused(2);
        assert!(refused.contains("Dated in the future: Orchard (2199-05-01)"), "{what}: {refused}");
        assert!(folder.call(&["import", &file, "--dry-run"]).fine().contains("Dated in the future"), "{what}");
        assert!(folder.plays().is_empty());
    }
    // A folder that somebody chose asks nothing, and says it.
    let (shared, other) = (tempfile::tempdir().unwrap(), Folder::empty());
    fs::copy(&file, shared.path().join("friend.json")).unwrap();
    let said = other.call(&["sync", shared.path().to_str().unwrap()]).fine();
    assert!(said.contains("Dated in the future: Orchard") && said.contains("Changes from the folder"), "{said}");
    folder.call(&["import", &file, "--yes"]).fine();
    assert_eq!(folder.plays()[0]["id"], id.as_str());
    assert!(folder.call(&["import", &file]).fine().contains("Nothing was changed"));
}

#[test]
fn one_play_that_cannot_be_opened_keeps_no_other_out() {
    let (folder, other) = (Folder::with_examples(), Folder::empty());
    // As a host once left one: the header of one game over the log of another.
    let mut store = folder.store();
    let (listed, lines) = store.read(folder.example(true).parse().unwrap(), 0).unwrap();
    let header = Header { id: PlayId::fresh(), game: "dice-settlers".to_owned(), ..listed.header };
    store.create(&header, &lines, &listed.summary, true).unwrap();
    store.close();
    for what in ["everything", "all"] {
        let file = folder.file("all.json");
        folder.call(&["export", what, &file, "--force"]).fine();
        let other = if what == "all" { Folder::empty() } else { Folder(tempfile::tempdir().unwrap()) };
        let read = other.call(&["import", &file]);
        assert_eq!(read.status, 1, "{read:?}");
        assert!(read.errors.contains("can’t open a play in the file: ") && !read.output.is_empty(), "{read:?}");
        assert_eq!(ids(&other).len(), ids(&folder).len() - 1);
    }
    drop(other);
}

#[test]
fn the_folder_of_the_plays_is_not_kept_in_step_with_itself() {
    let folder = Folder::with_examples();
    let own = folder.path().to_str().unwrap().to_owned();
    let before = folder.everything();
    for path in [own.clone(), format!("{own}/backups"), format!("{own}/.")] {
        fs::create_dir_all(&path).unwrap();
        assert!(folder.call(&["sync", &path]).refused(1).contains("is where Tableside keeps your plays"), "{path}");
    }
    assert_eq!(folder.everything().0, before.0);
}

#[test]
fn what_a_folder_changes_is_said_and_remembered() {
    let (folder, shared) = (Folder::with_examples(), tempfile::tempdir().unwrap());
    let id = folder.example(true);
    let file = friends_file(&folder, "friend.json", &[(&["trash", &id], Some(Value::Bool(true)))]);
    fs::copy(&file, shared.path().join("friend.json")).unwrap();
    let said = folder.call(&["sync", shared.path().to_str().unwrap()]).fine();
    assert!(said.contains("To the trash: Amun-Re") && said.contains("Changes from the folder"), "{said}");
    let kept = folder.store().value(tableside::household::taken_back::KEY).unwrap();
    assert_eq!(tableside::household::taken_back::read(kept.as_deref()).len(), 1);
}
