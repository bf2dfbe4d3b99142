//! `tableside cards`: what it answers, in both languages and as JSON, and that a look-up makes nothing.

use serde_json::Value;
use tableside::library::own::Note;
use tableside::library::{Names, Own, OwnCard, Ref};

use crate::help::{Folder, call_with};

fn list(called: crate::help::Called) -> Vec<Value> {
    called.json().as_array().unwrap().clone()
}

#[test]
fn json_is_a_list_with_the_best_first() {
    let folder = Folder::empty();
    let found = list(folder.call(&["cards", "saboteur", "--json", "--lang", "cs"]));
    let first = &found[0];
    let keys: Vec<&str> = first.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys.len(), 7);
    for key in ["id", "game", "kind", "name", "names", "text", "score"] {
        assert!(keys.contains(&key), "{keys:?}");
    }
    assert_eq!((&first["id"], &first["game"]), (&"saboteur".into(), &"cities-and-knights".into()));
    assert_eq!(first["name"], first["names"]["cs"]);
    assert!(first["names"]["en"] == "Saboteur" && first["names"].get("de").is_some());
    let scores: Vec<f64> = found.iter().map(|entry| entry["score"].as_f64().unwrap()).collect();
    assert!(scores.is_sorted_by(|a, b| a >= b), "{scores:?}");
}

#[test]
fn words_are_found_with_typos_without_marks_and_in_any_language() {
    for (typed, id) in [("sabotuer", "saboteur"), ("saboter", "saboteur"), ("SABOTAGE", "saboteur")] {
        assert_eq!(list(call_with(&["cards", typed, "--json"], b""))[0]["id"], id, "{typed}");
    }
}

#[test]
fn a_game_and_a_limit_are_kept() {
    let folder = Folder::empty();
    let found = list(folder.call(&["cards", "gold", "--game", "amun-re", "--limit", "2", "--json"]));
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|entry| entry["game"] == "amun-re"));
    assert_eq!(folder.call(&["cards", "gold", "--game", "chess"]).status, 2);
    assert_eq!(folder.call(&["cards", "gold", "--limit", "0"]).status, 2);
    assert_eq!(folder.call(&["cards"]).status, 2);
}

#[test]
fn people_read_the_name_the_kind_and_the_text() {
    let page = Folder::empty().call(&["cards", "harvest", "increase", "--limit", "1"]).fine();
    let lines: Vec<&str> = page.lines().collect();
    assert_eq!(lines[0], "Harvest Increase (Power card · Amun-Re)");
    assert!(lines[1].starts_with("    "));
}

#[test]
fn where_nothing_fits_the_nearest_is_named_and_json_is_an_empty_list() {
    let folder = Folder::empty();
    assert_eq!(folder.call(&["cards", "alxxmist", "--json"]).fine(), "[]\n");
    let page = folder.call(&["cards", "alxxmist"]).fine();
    assert!(page.starts_with("Nothing found for “alxxmist”.\n\nWhat are you looking for?\n"), "{page}");
    assert!(page.contains("Alchemist"), "{page}");
}

#[test]
fn a_look_up_makes_no_folder() {
    let folder = Folder::empty();
    let inner = folder.file("plays");
    call_with(&["cards", "memphis", "--data", &inner], b"").fine();
    assert!(!std::path::Path::new(&inner).exists());
}

#[test]
fn own_cards_notes_and_the_language_that_was_set_count() {
    let folder = Folder::empty();
    let mut own = Own::default();
    let names = Names { cs: "Povodeň".into(), ..Names::default() };
    own.put(None, OwnCard { game: "amun-re".into(), names, ..OwnCard::default() }).unwrap();
    let note = Note { note: String::new(), house: "Bára hlídá".into() };
    let notes = own.put_note(&Ref::new("amun-re", "memphis"), note).unwrap();
    let mut store = folder.store();
    assert_eq!(store.replace(&own.to_keep()), Ok(None));
    store.keep(&notes[0].0, &notes[0].1).unwrap();
    store.keep("settings", r#"{"language":"cs"}"#).unwrap();
    store.close();
    let page = folder.call(&["cards", "povoden"]).fine();
    assert!(page.starts_with("Povodeň (Amun-Re)"), "{page}");
    let page = folder.call(&["cards", "bara hlida"]).fine();
    assert!(page.starts_with("Memphis") && page.contains("Domácí pravidlo: Bára hlídá"), "{page}");
}

#[test]
fn a_table_of_cards_or_notes_is_taken_or_refused_whole() {
    let folder = Folder::empty();
    let cards = folder.file("cards.csv");
    std::fs::write(&cards, "sep=;\r\ngame;name_cs;text_cs\r\nAmun-Re;Velbloudice;Nosí zboží.\r\n").unwrap();
    assert_eq!(folder.call(&["import", &cards]).fine(), "1 card was added.\n");
    let found = list(folder.call(&["cards", "velbloudice", "--json", "--lang=cs"]));
    assert_eq!((&found[0]["name"], &found[0]["game"]), (&"Velbloudice".into(), &"amun-re".into()));
    std::fs::write(&cards, "game,name_en\namun-re,Camel\nnile,Boat\n").unwrap();
    let said = folder.call(&["import", &cards]).refused(2);
    assert!(said.contains("Line 3") && said.contains("nile"), "{said}");
    assert!(list(folder.call(&["cards", "camel", "--json"])).iter().all(|card| card["name"] != "Camel"));
    let notes = "game,id,note\ncities-and-knights,saboteur,Read it aloud.\n";
    let data = folder.path().to_str().unwrap();
    assert_eq!(call_with(&["import", "-", "--data", data], notes.as_bytes()).fine(), "1 note was added.\n");
    assert!(folder.call(&["cards", "saboteur"]).fine().contains("Read it aloud."));
}
