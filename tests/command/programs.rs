//! `--json`, `--verbose` and `--quiet`: what programs and people are told of files that come and go.

use std::fs;

use serde_json::{Value, json};

use crate::foreign::{file, play};
use crate::help::{Called, Folder};

/// The fields of what an import says, all of them always there.
const IMPORTED: [&str; 16] = [
    "added",
    "cards",
    "continued",
    "copied",
    "corrected",
    "dry_run",
    "entries",
    "file",
    "items",
    "kept",
    "known",
    "left_out",
    "notes",
    "restored",
    "updated",
    "warnings",
];

const SYNCED: [&str; 15] = [
    "added",
    "continued",
    "copied",
    "damaged",
    "entries",
    "faults",
    "folder",
    "items",
    "kept",
    "known",
    "left_out",
    "newer",
    "waiting",
    "warnings",
    "written",
];

/// The one line on standard output, whatever the status, with exactly these fields.
fn told(called: &Called, fields: &[&str]) -> Value {
    assert_eq!(called.output.lines().count(), 1, "{called:?}");
    let told: Value = serde_json::from_str(&called.output).unwrap();
    let names: Vec<&String> = told.as_object().unwrap().keys().collect();
    assert_eq!(names, fields, "{told}");
    told
}

fn list<'a>(told: &'a Value, name: &str) -> &'a Vec<Value> {
    told[name].as_array().unwrap()
}

#[test]
fn programs_are_told_what_came_of_a_file_of_plays() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let (all, one) = (here.file("all.json"), here.file("one.json"));
    let count = here.plays().len();
    let written = here.call(&["export", "all", &all, "--json"]).json();
    assert_eq!((&written["file"], &written["what"], &written["format"]), (&json!(all), &json!("all"), &json!("json")));
    assert_eq!((&written["count"], list(&written, "plays").len()), (&json!(count), count));
    assert_eq!((&written["left_out"], &written["warnings"]), (&json!([]), &json!([])));
    let id = here.example(true);
    let written = here.call(&["export", &id, &one, "--json"]).json();
    assert_eq!((&written["what"], &written["plays"]), (&json!("play"), &json!([id])));
    assert!(here.call(&["export", "all", "-", "--json"]).refused(2).contains("--json"));
    let import = |words: &[&str]| told(&there.call(&[&["import"], words, &["--json"]].concat()), &IMPORTED);
    let would = import(&[&all, "--dry-run"]);
    assert_eq!((&would["file"], &would["dry_run"], &would["added"]), (&json!("plays"), &json!(true), &json!(count)));
    assert_eq!((list(&would, "items").len(), there.plays().len()), (count, 0), "nothing was done");
    let done = import(&[&one]);
    assert_eq!((&done["dry_run"], &done["added"], &done["known"]), (&json!(false), &json!(1), &json!(0)));
    let item = &done["items"][0];
    assert_eq!((&item["what"], &item["id"]), (&json!("added"), &json!(id)));
    assert!(item["name"].as_str().unwrap().starts_with("Amun-Re ("), "{item}");
    let done = import(&[&all]);
    assert_eq!((&done["added"], &done["known"]), (&json!(count - 1), &json!(1)));
    there.store().set_removed(id.parse().unwrap(), true).unwrap();
    let done = import(&[&one]);
    assert_eq!((&done["restored"], &done["items"][0]["what"]), (&json!(1), &json!("restored")));
}

#[test]
fn programs_are_told_what_came_of_a_household_and_a_folder() {
    let (here, there) = (Folder::with_examples(), Folder::empty());
    let everything = here.file("everything.json");
    let mut store = here.store();
    store.keep("aliases", r#"{"Anka":"Anna"}"#).unwrap();
    store.close();
    let written = here.call(&["export", "everything", &everything, "--json"]).json();
    assert_eq!((&written["what"], &written["count"]), (&json!("everything"), &json!(here.plays().len())));
    // One entry leads nowhere: it is left out, and all else is taken.
    let text = fs::read_to_string(&everything).unwrap();
    assert!(text.contains(r#"["aliases","Anka"]"#), "{text}");
    let called = there.call(&["import", &everything, "--json"]);
    let done = told(&called, &IMPORTED);
    assert_eq!((called.status, &done["file"], &done["entries"]), (0, &json!("household"), &json!(1)), "{called:?}");
    assert!(list(&done, "items").iter().any(|item| item["name"] == "Anka counts as Anna"), "{done}");
    let shared = tempfile::tempdir().unwrap();
    let folder = shared.path().to_str().unwrap();
    let first = told(&here.call(&["sync", folder, "--json"]), &SYNCED);
    assert_eq!((&first["folder"], &first["written"], &first["added"]), (&json!(folder), &json!(7), &json!(0)));
    fs::write(shared.path().join("half.json"), "{\"tableside\":").unwrap();
    let empty = Folder::empty();
    let second = told(&empty.call(&["sync", folder, "--json"]), &SYNCED);
    assert_eq!((&second["added"], &second["waiting"]), (&json!(here.plays().len()), &json!(["half.json"])));
    assert!(second["warnings"][0].as_str().unwrap().contains("half.json"), "{second}");
}

#[test]
fn what_is_left_out_is_told_with_its_reason_and_said_on_standard_error() {
    let folder = Folder::empty();
    let path = folder.file("friend.json");
    let everything = tableside::store::exchange::Everything {
        entries: vec![tableside::store::exchange::TimedEntry {
            path: vec!["remarks".to_owned()],
            at: tableside::store::time::now(),
            value: Some("{}".to_owned()),
        }],
        ..Default::default()
    };
    fs::write(&path, everything.to_json().unwrap()).unwrap();
    let called = folder.call(&["import", &path, "--json"]);
    let done = told(&called, &IMPORTED);
    assert_eq!((called.status, &done["left_out"][0]["why"]), (1, &json!("form")), "{called:?}");
    assert_eq!(done["warnings"][0].as_str().unwrap(), called.errors.trim_end());
}

#[test]
fn programs_are_told_what_came_of_another_programs_file() {
    let folder = Folder::empty();
    let path = folder.file("bg.json");
    let mut dateless = play(1, &[(1, "1", true)]);
    for field in ["playDate", "playDateYmd"] {
        dateless.as_object_mut().unwrap().remove(field);
    }
    let mut plays = vec![dateless, play(2, &[(1, "lots", true), (2, "1", false)])];
    fs::write(&path, file(&plays).to_string()).unwrap();
    let import =
        |words: &[&str]| told(&folder.call(&[&["import", path.as_str(), "--json"], words].concat()), &IMPORTED);
    assert_eq!((&import(&["--dry-run"])["added"], folder.plays().len()), (&json!(1), 0));
    let done = import(&[]);
    assert_eq!(
        (&done["file"], &done["added"], &done["left_out"][0]["why"]),
        (&json!("bgstats"), &json!(1), &json!("no-date"))
    );
    assert_eq!(done["items"][0]["name"], "Orchard, 2026-10-24");
    assert!(list(&done, "warnings").iter().any(|said| said.as_str().unwrap().contains("lots (Anna")), "{done}");
    plays[1]["playerScores"][0]["score"] = "7".into();
    plays[1]["modificationDate"] = "2026-10-26 10:00:00".into();
    fs::write(&path, file(&plays).to_string()).unwrap();
    let differs = import(&[]);
    assert_eq!(list(&differs, "left_out").last().unwrap()["why"], "differs");
    assert_eq!(import(&["--update"])["updated"], 1);
    let table = folder.file("cards.csv");
    fs::write(&table, "game,name_en\namun-re,Own card\n").unwrap();
    let would = told(&folder.call(&["import", &table, "--json", "--dry-run"]), &IMPORTED);
    assert!(!folder.call(&["cards", "own card", "--json"]).fine().contains("Own card"));
    let done = told(&folder.call(&["import", &table, "--json"]), &IMPORTED);
    for told in [would, done] {
        assert_eq!(
            (&told["file"], &told["cards"], &told["items"][0]["name"]),
            (&json!("cards"), &json!(1), &json!("Own card"))
        );
    }
    assert!(folder.call(&["cards", "own card", "--json"]).fine().contains("Own card"));
    let id = folder.plays()[0]["id"].clone();
    let push = folder.call(&["push", id.as_str().unwrap(), "--json"]).json();
    assert_eq!((&push["id"], &push["game"], &push["name"]), (&id, &json!("orchard"), &json!("Orchard")));
    assert_eq!(push["link"].as_str().unwrap(), folder.call(&["push", id.as_str().unwrap()]).fine().trim_end());
}

#[test]
fn an_import_says_one_line_and_each_thing_where_that_is_wished() {
    let here = Folder::with_examples();
    let count = here.plays().len();
    let bg = |name: &str| {
        let plays = [play(1, &[(1, "3", true), (2, "2", false)]), play(2, &[(1, "3", true), (2, "2", false)])];
        fs::write(here.file(name), file(&plays).to_string()).unwrap();
    };
    bg("bg.json");
    here.call(&["export", "all", &here.file("all.json")]).fine();
    here.call(&["export", "everything", &here.file("everything.json")]).fine();
    here.call(&["export", &here.example(true), &here.file("one.json")]).fine();
    fs::write(here.file("cards.csv"), "game,name_en\namun-re,One\namun-re,Two\n").unwrap();
    for (name, things) in
        [("bg.json", 2), ("all.json", count), ("everything.json", count), ("one.json", 0), ("cards.csv", 2)]
    {
        for language in ["en", "cs"] {
            let file = here.file(name);
            let import = |more: &[&str]| {
                let words = [&["import", file.as_str(), "--lang", language], more].concat();
                Folder::empty().call(&words).fine().lines().count()
            };
            assert_eq!((import(&[]), import(&["--verbose"])), (1, 1 + things), "{name} {language}");
            assert_eq!(import(&["--quiet"]), 0, "{name}");
        }
    }
    let said = Folder::empty().call(&["import", &here.file("bg.json"), "--verbose"]).fine();
    assert!(said.lines().all(|line| line.contains("2 plays") || line == "Added: Orchard, 2026-10-24"), "{said}");
}

#[test]
fn who_wants_quiet_hears_of_faults_alone() {
    let folder = Folder::with_examples();
    let all = folder.file("all.json");
    assert_eq!(folder.call(&["export", "all", &all, "--quiet"]).fine(), "");
    assert!(!folder.call(&["export", "all", "-", "--quiet"]).fine().is_empty(), "it is what was asked for");
    let shared = tempfile::tempdir().unwrap();
    assert_eq!(folder.call(&["sync", shared.path().to_str().unwrap(), "--quiet"]).fine(), "");
    fs::write(folder.file("bg.json"), file(&[play(1, &[(1, "lots", true)])]).to_string()).unwrap();
    let said = folder.call(&["import", &folder.file("bg.json"), "--quiet"]).fine();
    assert!(said.lines().count() == 1 && said.contains("lots"), "{said}");
}

#[test]
fn examples_and_calculators_are_told_to_programs_too() {
    let folder = Folder::empty();
    assert_eq!(folder.call(&["demo", "--quiet"]).fine(), "");
    let again = folder.call(&["demo", "--json"]).json();
    let ids: Vec<Value> = folder.plays().into_iter().map(|play| play["id"].clone()).collect();
    let made = again.as_array().unwrap();
    assert!(made.iter().all(|play| play["added"] == false && ids.contains(&play["id"])), "{again}");
    assert_eq!(made.len(), ids.len());
    let all = folder.call(&["calc", "--list", "--json"]).json();
    let words = folder.call(&["calc", "--list"]).fine();
    assert_eq!(all.as_array().unwrap().len(), words.lines().count());
    assert!(all.as_array().unwrap().iter().all(|one| words.contains(one["about"].as_str().unwrap())), "{all}");
}

#[test]
fn who_has_lost_to_the_game_has_no_place() {
    let folder = Folder::empty();
    let mut lost = play(1, &[(1, "", false), (2, "", false)]);
    lost["gameRefId"] = 5.into();
    fs::write(folder.file("bg.json"), file(&[lost]).to_string()).unwrap();
    folder.call(&["import", &folder.file("bg.json")]).fine();
    let play = &folder.plays()[0];
    assert_eq!((&play["state"], &play["winners"]), (&json!("finished"), &json!([])));
    assert!(list(play, "players").iter().all(|player| player["place"].is_null() && player["won"] == false), "{play}");
}
