//! `plays`, `show` and `demo`, in both languages, for people and for programs.

use std::io::Read;

use serde_json::Value;
use tableside::games;

use crate::help::{Called, Folder, call_with, program};

#[test]
fn a_newcomer_finds_examples_in_the_list_and_never_twice() {
    let folder = Folder::empty();
    assert!(folder.call(&["plays"]).fine().contains("tableside demo"));
    assert!(folder.plays().is_empty());
    assert!(folder.call(&["demo"]).fine().lines().all(|line| line.ends_with("was added.")));
    let list = folder.call(&["plays"]).fine();
    assert_eq!(list.lines().count(), 1 + 2 * games::ALL.len());
    assert!(folder.plays().is_sorted_by_key(|play| play["finished"].as_bool()), "those that go on first");
    for (finished, start) in [(true, "Winner: "), (false, "Amun-Re · New Kingdom")] {
        let id = folder.example(finished);
        let sheet = folder.call(&["show", &id]).fine();
        let line = sheet.lines().find(|line| line.starts_with(start)).unwrap().trim_start_matches("Amun-Re · ");
        assert!(list.lines().any(|row| row.starts_with(&id[..4]) && row.contains(line)), "{line}\n{list}");
    }
    let again = folder.call(&["demo", "--lang", "cs"]).fine();
    assert!(again.lines().all(|line| line.ends_with("už v seznamu je.")), "{again}");
    assert_eq!(folder.call(&["plays"]).fine(), list);

    let mut store = folder.store();
    store.set_removed(folder.example(true).parse().unwrap(), true).unwrap();
    drop(store);
    let lines = folder.call(&["demo"]).fine();
    assert_eq!(lines.lines().filter(|line| line.ends_with("was added.")).count(), 1, "one lies in the trash: {lines}");
}

#[test]
fn a_list_stands_in_columns() {
    let list = Folder::with_examples().call(&["plays", "--lang", "cs"]).fine();
    let column = |title: &str| {
        let head = list.lines().next().unwrap();
        head.find(title).map(|at| head[..at].chars().count()).unwrap()
    };
    for row in list.lines().skip(1) {
        let letters: Vec<char> = row.chars().collect();
        for title in ["Hra", "Hráči", "Stav", "Poslední zápis"] {
            let at = column(title);
            assert_eq!((letters[at - 1], letters[at] == ' '), (' ', false), "{title} in {row}");
        }
    }
}

/// The lines of a page, each with single blanks.
fn lines(page: &str) -> Vec<String> {
    page.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn value(cell: &Value) -> Option<i64> {
    cell["value"].as_i64()
}

#[test]
fn what_programs_are_told_adds_up() {
    let folder = Folder::with_examples();
    for finished in [true, false] {
        let play = folder.call(&["show", &folder.example(finished), "--json"]).json();
        assert_eq!(play["finished"], finished);
        let groups = play["groups"].as_array().unwrap();
        assert_eq!(groups.len(), 2);
        for seat in 0..4 {
            let mut total = 0;
            for group in groups {
                let rows = group["rows"].as_array().unwrap().iter();
                let sum: i64 = rows.filter_map(|row| value(&row["cells"][seat])).sum();
                assert_eq!(value(&group["sums"][seat]), Some(sum));
                total += if group["scored"] == true { sum } else { 0 };
            }
            let cell = &play["totals"][seat];
            assert_eq!((value(cell), play["players"][seat]["points"].as_i64()), (Some(total), Some(total)));
            let parts = cell["reason"]["parts"].as_array().unwrap().iter();
            assert_eq!(parts.filter_map(|part| part["amount"].as_i64()).sum::<i64>(), total);
        }
        let winners = play["players"].as_array().unwrap().iter().filter(|player| player["won"] == true);
        assert_eq!(winners.count(), usize::from(finished));
    }
}

#[test]
fn a_sheet_shows_every_number_with_its_rule_and_how_sure_it_is() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    let json = folder.call(&["show", &id, "--json"]).json();
    let of = |what: &dyn Fn(usize) -> i64| (0..4).map(|seat| what(seat).to_string()).collect::<Vec<_>>().join(" ");
    let totals = of(&|seat| value(&json["totals"][seat]).unwrap());
    let places = of(&|seat| json["players"][seat]["place"].as_i64().unwrap());
    let pyramids = value(&json["groups"][0]["rows"][0]["cells"][0]).unwrap();
    let sheet = folder.call(&["show", &id]).fine();
    for line in [
        format!("Total {totals}"),
        format!("Place {places}"),
        format!("Pyramids: {pyramids}"),
        "1 point for each pyramid; a double counts as two. (Rulebook 2003, phase 6)".to_owned(),
    ] {
        assert!(lines(&sheet).contains(&line), "{line}\n{sheet}");
    }
    let czech = folder.call(&["--lang", "cs", "show", &id[..16]]).fine();
    for line in [format!("Celkem {totals}"), format!("Pořadí {places}"), format!("Pyramidy: {pyramids}")] {
        assert!(lines(&czech).contains(&line), "{line}\n{czech}");
    }
    assert!(sheet.contains("[check your board]") && sheet.contains("Winner: "));
    assert!(czech.contains("[ověřte na plánu]") && czech.contains("(Pravidla 2003, fáze 6)"));
    assert_eq!(czech.lines().count(), sheet.lines().count());
    assert!([&sheet, &czech].iter().all(|text| !text.contains("amun-re-") && !text.contains("command-")));
}

#[test]
fn a_corrected_cell_is_marked_with_its_note() {
    let folder = Folder::with_examples();
    let id = folder.example(false);
    let mut store = folder.store();
    let (listed, lines) = store.read(id.parse().unwrap(), 0).unwrap();
    let mut play = games::open(&listed.header, &lines).unwrap();
    let made = |row: &str| play.sheet().group("old").unwrap().row(row).unwrap().cells[1].value.unwrap();
    let [sets, temples] = ["sets", "temples"].map(made);
    let cell = |row: &str, value: i64, note: &str| serde_json::json!({ "do": "set-cell", "group": "old", "row": row, "seat": 1, "value": value, "note": note });
    for action in [cell("sets", 66, "one \u{1b}[2J more"), cell("temples", 77, "")] {
        let line = play.prepare(&action, listed.changed, "test").unwrap();
        play.accept(std::slice::from_ref(&line)).unwrap();
        store.append(listed.header.id, &[line], &listed.summary, false).unwrap();
    }
    drop(store);
    let sheet = folder.call(&["show", &id]).fine();
    assert!(sheet.lines().any(|line| line.starts_with("  Sets ") && line.contains(" 66* ")), "{sheet}");
    assert!(!sheet.contains("* Anna, ") && !sheet.contains('\u{1b}'));
    let note = format!("* Ben, Sets, Old Kingdom: 66, edited, calculated {sets} (one  [2J more)\n");
    assert!(sheet.contains(&note), "{sheet}");
    assert!(sheet.contains(&format!("* Ben, Temples, Old Kingdom: 77, edited, calculated {temples}\n")));
    let json = folder.call(&["show", &id, "--json"]).json();
    let cell = &json["groups"][0]["rows"][1]["cells"][1];
    assert_eq!((&cell["origin"], &cell["instead_of"]), (&Value::from("corrected"), &Value::from(sets)));
    assert_eq!(cell["note"], "one \u{1b}[2J more");
}

#[test]
fn a_play_is_named_by_the_beginning_of_its_id() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    assert_eq!(folder.call(&["show", &id[..16].to_uppercase()]), folder.call(&["show", &id]));
    for unknown in ["", "g", "0123456789abcdef0123456789abcdef0", "../x"] {
        assert!(folder.call(&["show", unknown]).refused(2).contains(&format!("“{unknown}”")));
    }
    // Sixteen digits are all the first letters there are, so seventeen plays share one.
    let mut store = folder.store();
    let (listed, lines) = store.read(id.parse().unwrap(), 0).unwrap();
    for _ in 0..15 {
        let header = tableside::store::Header { id: tableside::store::PlayId::fresh(), ..listed.header.clone() };
        store.create(&header, &lines, &listed.summary, true).unwrap();
    }
    let mut first: Vec<String> =
        store.plays(false).unwrap().iter().map(|play| play.header.id.to_string()[..1].to_owned()).collect();
    drop(store);
    first.sort();
    let shared = first.windows(2).find(|pair| pair[0] == pair[1]).unwrap()[0].clone();
    let refusal = folder.call(&["show", &shared]).refused(2);
    assert!(refusal.contains("start with") && refusal.contains(&shared), "{refusal}");
}

#[test]
fn the_language_is_the_one_asked_for_then_the_one_set_then_the_systems() {
    let folder = Folder::with_examples();
    let list = |words: &[&str]| folder.call(words).fine();
    let czech = |text: &str| text.contains("Poslední zápis");
    assert!(!czech(&list(&["plays"])));
    folder.store().keep("settings", r#"{"language":"cs","theme":"dark"}"#).unwrap();
    assert!(czech(&list(&["plays"])));
    assert!(folder.call(&["show", "x"]).refused(2).contains("nezačíná"));
    assert!(!czech(&list(&["plays", "--lang", "en"])));
    for odd in [r#"{"language":null}"#, r#"{"language":"xx"}"#, "nonsense", "[]"] {
        folder.store().keep("settings", odd).unwrap();
        assert!(!czech(&list(&["plays"])), "{odd}");
    }
    let words = ["plays", "--data", folder.path().to_str().unwrap()];
    let system = program().args(words).env("LC_ALL", "cs_CZ.UTF-8").env("LANGUAGE", "cs").output().unwrap();
    assert!(czech(&String::from_utf8(system.stdout).unwrap()));
}

#[test]
fn what_the_program_does_not_take_is_status_2() {
    let folder = Folder::empty();
    for words in [&["plai"][..], &["plays", "--lang", "de"], &["show"], &["export", "1"], &["plays", "x"]] {
        let Called { status, output, errors } = folder.call(words);
        assert_eq!((status, output.as_str()), (2, ""), "{words:?}");
        assert!(errors.starts_with("error: "), "{errors}");
    }
    assert!(call_with(&["--help"], b"").fine().contains("Usage: tableside"));
}

#[test]
fn plays_that_cannot_be_reached_are_status_1() {
    let folder = Folder::empty();
    let file = folder.file("file");
    std::fs::write(&file, "no folder").unwrap();
    assert!(call_with(&["plays", "--data", &file], b"").refused(1).contains(&file));
    std::fs::write(folder.file("tableside.sqlite"), b"SQLite format 3\0 no more").unwrap();
    let damaged = folder.call(&["plays"]);
    assert_eq!((damaged.status, damaged.errors.lines().count()), (0, 1), "moved aside, and it is said");
    std::fs::write(folder.file("tableside.sqlite"), b"SQLite format 3\0 no more").unwrap();
    let damaged = folder.call(&["show", "x"]);
    assert_eq!((damaged.status, damaged.errors.lines().count()), (2, 2), "said even when the rest is refused");
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    for words in [&["show", &id][..], &["show", &id, "--json"], &["plays"], &["calc", "--list"]] {
        let mut child = program().args(words).arg("--data").arg(folder.path()).spawn().unwrap();
        drop(child.stdout.take());
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""), "{words:?}");
    }
}

#[test]
fn whoever_was_renamed_has_the_new_name_in_every_list() {
    let folder = Folder::with_examples();
    let id = folder.example(true);
    folder.store().keep("aliases", r#"{"Anna":"Andrea"}"#).unwrap();
    let list = folder.call(&["plays"]).fine();
    assert!(list.contains("Andrea") && !list.contains("Anna"), "{list}");
    let json = folder.plays();
    assert!(json.iter().all(|play| !play.to_string().contains("Anna")));
    assert!(json.iter().any(|play| play["players"][0]["name"] == "Andrea"));
    for words in [&["show", &id][..], &["show", &id, "--json"]] {
        let sheet = folder.call(words).fine();
        assert!(sheet.contains("Andrea") && !sheet.contains("Anna"), "{sheet}");
    }
    let stats = folder.call(&["stats"]).fine();
    assert!(stats.contains("Andrea") && !stats.contains("Anna"), "{stats}");
}

#[test]
fn programs_are_told_state_winners_and_places_apart() {
    let folder = Folder::with_examples();
    for play in folder.plays() {
        let players = play["players"].as_array().unwrap();
        let winners: Vec<&Value> =
            players.iter().filter(|player| player["won"] == true).map(|player| &player["name"]).collect();
        assert_eq!(play["winners"].as_array().unwrap().iter().collect::<Vec<_>>(), winners);
        let first = players.iter().filter(|player| player["place"] == 1).map(|player| &player["name"]);
        if play["finished"] == true {
            assert_eq!((&play["state"], first.collect::<Vec<_>>()), (&Value::from("finished"), winners), "{play}");
        } else {
            assert_eq!((&play["state"], first.count()), (&Value::from("in-progress"), 0), "{play}");
        }
    }
}

#[test]
fn a_path_that_was_mistyped_is_said_and_nothing_is_made() {
    let folder = Folder::empty();
    let missing = folder.file("mistyped");
    for words in [&["plays"][..], &["show", "1"], &["stats"], &["export", "all", "-"], &["push", "1"], &["host"]] {
        let all: Vec<&str> = words.iter().copied().chain(["--data", &missing]).collect();
        assert!(call_with(&all, b"").refused(1).contains(&missing), "{words:?}");
    }
    assert!(folder.call(&["plays"]).fine().contains("tableside demo"));
    assert_eq!(folder.plays(), Vec::<Value>::new());
    assert!(!folder.call(&["stats"]).fine().is_empty());
    for words in [&["show", "1"][..], &["export", "everything", "-"], &["push", "1"]] {
        assert!(folder.call(words).refused(1).contains("no plays"), "{words:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was made");
}

#[test]
fn a_narrow_terminal_is_kept_to() {
    let folder = Folder::with_examples();
    let words = ["plays", "--data", folder.path().to_str().unwrap()];
    for columns in ["80", "72"] {
        let list = program().args(words).env("COLUMNS", columns).output().unwrap();
        let list = String::from_utf8(list.stdout).unwrap();
        let widest = list.lines().map(|line| line.chars().count()).max().unwrap();
        assert!(widest <= columns.parse().unwrap() && list.contains('…'), "{list}");
    }
    assert!(!folder.call(&["plays"]).fine().contains('…'), "in a pipe all of it is written");
}
