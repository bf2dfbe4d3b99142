//! `export` and `import`: a play travels whole, and nothing that is here is ever replaced.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tableside::store::{PlayId, Request, StoreError};

use crate::help::{Folder, call_with};

#[test]
fn a_play_that_travels_is_the_same_play() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    for play in here.plays() {
        let id = play["id"].as_str().unwrap();
        let file = here.file(&format!("Žofie's {id}.json"));
        assert!(here.call(&["export", &id[..16], &file]).fine().contains(&file));
        assert!(there.call(&["import", &file]).fine().contains(id));
        for words in [["show", id, "--lang=cs"], ["show", id, "--lang=en"], ["show", id, "--json"]] {
            assert_eq!(here.call(&words).fine(), there.call(&words).fine());
        }
    }
    assert_eq!(here.call(&["plays"]), there.call(&["plays"]));
}

#[test]
fn a_file_that_is_there_is_replaced_only_by_force() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    let file = folder.file("play.json");
    fs::write(&file, "mine").unwrap();
    assert!(folder.call(&["export", &id, &file]).refused(2).contains("--force"));
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    folder.call(&["export", &id, &file, "--force"]).fine();
    assert!(fs::read_to_string(&file).unwrap().starts_with("{\n\"tableside\": \"play\""));
    let nowhere = folder.file("none/play.json");
    for what in [id.as_str(), "all", "everything"] {
        assert!(folder.call(&["export", what, &nowhere]).refused(1).contains(&nowhere), "{what}");
    }
    assert!(folder.call(&["import", &nowhere]).refused(1).contains(&nowhere));
}

#[test]
fn not_even_force_replaces_the_plays_themselves() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    let before = folder.everything();
    let backup = folder.store().backups().remove(0).path.display().to_string();
    let copy = folder.file("copy on a stick");
    fs::copy(&backup, &copy).unwrap();
    let ours = ["tableside.sqlite", "tableside.lock", "tableside.sqlite-wal", "backups/new.json"];
    for file in ours.map(|name| folder.file(name)).iter().chain([&backup, &copy]) {
        let (bytes, id, file) = (fs::read(file).ok(), id.as_str(), file.as_str());
        for words in [&["export", id, file, "--force"][..], &["export", "all", file, "--force"], &["export", id, file]]
        {
            let said = folder.call(words).refused(2);
            assert!(said.contains(file) && said.contains("a file of Tableside itself"), "{said}");
        }
        assert_eq!(fs::read(file).ok(), bytes, "{file}");
    }
    assert_eq!(folder.everything().0, before.0);
}

#[test]
fn in_place_of_a_file_a_dash_is_standard_output_and_input() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let before = there.everything();
    let id = here.example(true);
    for (words, name) in [
        (&["export", &id][..], "one.json"),
        (&["export", "all"], "all.json"),
        (&["export", "all", "--as=csv"], "all.csv"),
        (&["export", &id, "--as=text"], "one.txt"),
    ] {
        let file = here.file(name);
        here.call(&[words, &[&file]].concat()).fine();
        assert_eq!(here.call(&[words, &["-"]].concat()).fine(), fs::read_to_string(&file).unwrap(), "{name}");
        assert!(!Path::new("-").exists());
    }
    let import = |folder: &Folder, file: &str| {
        call_with(&["import", "-", "--data", folder.path().to_str().unwrap()], file.as_bytes())
    };
    for damaged in ["", "{}", "not a play"] {
        import(&there, damaged).refused(2);
        assert_eq!(there.everything(), before);
    }
    assert!(import(&there, &here.call(&["export", &id, "-"]).fine()).fine().contains(&id));
    import(&there, &here.call(&["export", "everything", "-"]).fine()).fine();
    assert_eq!(there.call(&["plays"]), here.call(&["plays"]));
    let elsewhere = Folder::empty();
    import(&elsewhere, &here.call(&["export", "all", "-", "--as=bgstats"]).fine()).fine();
    assert_eq!(elsewhere.plays().len(), here.plays().iter().filter(|play| play["finished"] == true).count());
}

/// The log of a file up to this entry, sealed again by an export from a store of its own.
fn cut(file: &str, entries: usize) -> String {
    let text = fs::read(file).unwrap();
    let mut play = tableside::store::exchange::Exported::from_json(&text).unwrap();
    play.lines.truncate(entries);
    let name = format!("{file}.{entries}");
    tableside::store::exchange::write(name.as_ref(), &play).unwrap();
    name
}

#[test]
fn all_plays_move_in_one_file() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let file = here.file("all.json");
    here.call(&["export", "all", &file]).fine();
    assert!(fs::read_to_string(&file).unwrap().starts_with("{\n\"tableside\": \"plays\""));
    let ids = |folder: &Folder| {
        let plays: serde_json::Value = serde_json::from_str(&folder.call(&["plays", "--json"]).fine()).unwrap();
        let mut ids: Vec<String> =
            plays.as_array().unwrap().iter().map(|play| play["id"].as_str().unwrap().to_owned()).collect();
        ids.sort_unstable();
        ids
    };
    there.call(&["import", &file]).fine();
    assert_eq!(ids(&there), ids(&here));
    let before = there.everything();
    assert!(there.call(&["import", &file]).fine().contains("already here"));
    assert_eq!(there.everything(), before);
    let damaged = fs::read_to_string(&file).unwrap().replacen("gold", "gelb", 1);
    fs::write(&file, damaged).unwrap();
    let empty = Folder::empty();
    empty.call(&["import", &file]).refused(2);
    assert_eq!(ids(&empty), Vec::<String>::new(), "none of them is added");
}

#[test]
fn of_two_logs_of_one_play_the_longer_one_counts() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let id = here.example(false);
    let whole = here.file("whole.json");
    here.call(&["export", &id, &whole]).fine();
    let half = cut(&whole, 60);
    assert!(there.call(&["import", &half]).fine().contains("60 entries"));
    assert!(there.call(&["import", &whole]).fine().contains("was continued"));
    assert_eq!(here.call(&["show", &id]), there.call(&["show", &id]));
    let before = there.everything();
    for file in [&half, &whole] {
        assert!(there.call(&["import", file]).fine().contains("Nothing was changed"));
        assert_eq!(there.everything().0, before.0);
    }
}

#[test]
fn a_play_that_went_another_way_becomes_a_copy() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let id = here.example(false);
    let whole = here.file("whole.json");
    here.call(&["export", &id, &whole]).fine();
    there.call(&["import", &cut(&whole, 60)]).fine();
    let mut store = there.store();
    let play: PlayId = id.parse().unwrap();
    let (listed, lines) = store.read(play, 0).unwrap();
    let mut line = lines[1].clone();
    line.number = 61;
    store.append(play, &[line], &listed.summary, false).unwrap();
    drop(store);
    let theirs = there.call(&["show", &id, "--json"]).json();
    let said = there.call(&["import", &whole]).fine();
    assert!(said.contains("went differently"), "{said}");
    assert_eq!(there.call(&["show", &id, "--json"]).json(), theirs);
    let copy = there.plays().into_iter().find(|play| play["id"] != json!(id)).unwrap();
    let whole = here.plays().into_iter().find(|play| play["id"] == json!(id)).unwrap();
    assert_eq!(copy["entries"], whole["entries"]);
}

#[test]
fn a_play_comes_back_from_the_trash() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    let file = folder.file("play.json");
    folder.call(&["export", &id, &file]).fine();
    folder.store().set_removed(id.parse().unwrap(), true).unwrap();
    folder.call(&["show", &id]).refused(2);
    assert!(folder.call(&["import", &file]).fine().contains("was in the trash and is back"));
    folder.call(&["show", &id]).fine();
}

#[test]
fn a_damaged_play_is_told_and_its_file_can_be_had_beside_it() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    let file = folder.file("play.json");
    folder.call(&["export", &id, &file]).fine();
    let path = folder.path().join("tableside.sqlite");
    let mut bytes = fs::read(&path).unwrap();
    // A number that was counted becomes another one, as when a disk forgets. SQLite may have left an old copy of the
    // entry in a page that it has divided since, so each of them changes.
    let entry = br#""do":"count-gold","gold":"#;
    let places = bytes.windows(entry.len()).enumerate().filter(|(_, part)| part == entry).map(|(at, _)| at);
    for at in places.collect::<Vec<_>>() {
        bytes[at + entry.len()] ^= 1;
    }
    fs::write(&path, bytes).unwrap();
    assert!(matches!(folder.store().read(id.parse().unwrap(), 0), Err(StoreError::DamagedPlay { .. })));
    folder.call(&["show", &id]).refused(1);
    // The file of all plays has the others, and this one is named.
    let all = folder.file("all.json");
    let called = folder.call(&["export", "all", &all]);
    assert_eq!((called.status, called.output.lines().count(), called.errors.lines().count()), (1, 1, 1), "{called:?}");
    assert!(called.errors.contains(&id) && called.errors.contains("Amun-Re"), "{}", called.errors);
    let others = folder.plays().len() - 1;
    assert!(called.output.contains(&others.to_string()), "{}", called.output);
    let there = Folder::empty();
    there.call(&["import", &all]).fine();
    assert_eq!(there.plays().len(), others);
    // So has a folder that other computers read.
    let shared = tempfile::tempdir().unwrap();
    let called = folder.call(&["sync", shared.path().to_str().unwrap()]);
    assert_eq!((called.status, called.errors.lines().count()), (1, 1), "{called:?}");
    assert!(called.errors.contains(&id) && called.errors.contains("Amun-Re"), "{}", called.errors);
    there.call(&["sync", shared.path().to_str().unwrap()]).fine();
    assert_eq!(there.plays().len(), others);
    folder.call(&["import", &file]).fine();
    let same = |play: &Value| play["game"] == "amun-re" && play["finished"] == true && play["id"] != json!(id);
    let copy = folder.plays().into_iter().find(same).unwrap()["id"].as_str().unwrap().to_owned();
    assert!(folder.call(&["show", &copy]).fine().contains("Winner: "));
}

#[test]
fn nothing_in_a_name_reaches_a_terminal_a_text_or_the_name_of_a_file_to_steer_it() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let id = here.example(true);
    let play: PlayId = id.parse().unwrap();
    let (listed, mut lines) = here.store().read(play, 0).unwrap();
    let first: Value = serde_json::from_str(&lines[0].body).unwrap();
    // One player is called so that a line is turned, and a terminal cleared.
    let name = first["start"]["players"][0]["name"].as_str().unwrap();
    let named = |text: &str| text.replace(&format!("{name:?}"), &format!("\"\u{202e}{name}\\u001b[2J\u{9b}2J\""));
    lines[0].body = named(&lines[0].body);
    let (summary, finished) = (named(&listed.summary), listed.finished);
    there.store().perform(Request::Create { header: listed.header, lines, summary, finished }).unwrap();
    let steers = |text: &str| {
        text.chars().any(|letter| letter == '\u{202e}' || letter == '\u{9b}' || (letter.is_control() && letter != '\n'))
    };
    for words in [&["plays"][..], &["plays", "--json"], &["show", &id], &["show", &id, "--json"], &["stats"]] {
        let said = there.call(words).fine();
        assert!(!steers(&said) && !said.is_empty(), "{words:?}: {said:?}");
    }
    for kind in ["text", "csv"] {
        let said = there.call(&["export", &id, "-", "--as", kind]).fine();
        assert!(!steers(&said.replace('\r', "")), "{kind}: {said:?}");
    }
    // What travels on is the same play: such letters stand in it by their numbers.
    let again = there.call(&["export", &id, "-"]).fine();
    assert!(!steers(&again) && again.contains("\\u202e"), "{again:?}");
    let back = Folder::empty();
    let path = back.file("again.json");
    fs::write(&path, &again).unwrap();
    back.call(&["import", &path]).fine();
    assert_eq!(back.call(&["show", &id, "--json"]).fine(), there.call(&["show", &id, "--json"]).fine());
}
