//! Files of strangers and of other devices: no entry of one takes the place of many, no time pins a value for ever, the later
//! change counts, and what a folder has changed can be taken back.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use chrono::TimeDelta;
use serde_json::{Value, json};
use tableside::games::{self, Example, example_play};
use tableside::household::taken_back::{self, TakeBack};
use tableside::household::{ChangeKind, Changed, Gather, LeftWhy, step};
use tableside::locale::Language;
use tableside::store::exchange::{Everything, Exported, TimedEntry};
use tableside::store::{Changes, Line, Memory, Reply, Request, Sqlite};

use super::household::{entry, file, gather, header, keep, kept, kept_value, lines, now, take, time, whys};

/// The body of a line that takes the last entry back.
pub(super) fn undo(play: &Exported) -> String {
    let play = games::open(&play.header, &play.lines).unwrap();
    play.prepare_undo(play.undo_step().unwrap().entries, time(2), "test").unwrap().body
}

/// What each key of the household keeps, so that there is something to lose in it.
fn full() -> Memory {
    let mut store = Memory::default();
    for (key, value) in everything_kept() {
        keep(&mut store, key, &value);
    }
    store.perform(Request::KeepTemplate { name: "box".to_owned(), text: "text".to_owned() }).unwrap();
    for removed in [false, true] {
        let header = header(u8::from(removed));
        let id = header.id;
        let request = Request::Create { header, lines: lines(2, 1, 1), summary: "{}".to_owned(), finished: true };
        store.perform(request).unwrap();
        if removed {
            store.perform(Request::Remove { play: id }).unwrap();
        }
    }
    store
}

fn everything_kept() -> [(&'static str, Value); 9] {
    let card = json!({ "game": "amun-re", "names": { "en": "Ibis" } });
    [
        ("aliases", json!({ "Anka": "Anna", "Jana": { "first": "Jane" } })),
        ("remarks", json!({ "00": { "note": "a" }, "01": { "location": "b" } })),
        ("library/notes", json!({ "amun-re/a": { "note": "x" }, "amun-re/own-0": { "note": "y" } })),
        (
            "players",
            json!({ "known": [{ "name": "Anna", "color": "red" }], "tables": { "amun-re": {} }, "last": "amun-re" }),
        ),
        ("bgstats-matching", json!({ "games": { "A": "new" }, "players": { "B": "new" } })),
        ("boxes", json!({ "plays": { "p": {} }, "missing": { "g": { "a": true } }, "off": { "g": { "b": true } } })),
        ("library/own", json!({ "next": 1 })),
        ("library/own/0", json!({ "0": card })),
        ("figures/dice-settlers", json!({ "figures": [] })),
    ]
}

/// The ways that lead above an entry of every key, and beside it.
fn ways_to_many(store: &mut Memory) -> Vec<Vec<String>> {
    let mut ways = BTreeSet::new();
    for path in kept(store).keys() {
        for end in 1..path.len() {
            ways.insert(path[..end].to_vec());
        }
        ways.insert([path.as_slice(), &["x".to_owned()]].concat());
    }
    // An entry with a number of its own is one: a second card of the same names.
    ways.into_iter().filter(|path| path.len() < 4 || path[0] != "card").collect()
}

#[test]
fn no_entry_of_a_file_takes_the_place_of_many_whatever_its_key() {
    let before = kept(&mut full());
    let ways = ways_to_many(&mut full());
    assert!(ways.len() > 25, "{ways:?}");
    let mut tried = 0;
    for way in ways {
        for value in [Some(json!({})), Some(json!([])), Some(json!(null)), Some(json!("x")), Some(json!(7)), None] {
            let names: Vec<&str> = way.iter().map(String::as_str).collect();
            let file = Everything { entries: vec![entry(&names, 60, value.clone())], ..Everything::default() };
            let mut store = full();
            let (report, _) = take(&mut store, &file, now());
            assert_eq!(kept(&mut store), before, "{way:?} {value:?}");
            assert_eq!((report.taken, whys(&report).len()), (0, 1), "{way:?} {value:?}");
            // And it is not handed on as something that was taken out.
            let (again, _) = gather(&mut store, Gather::all(games::ALL)).to_file(now());
            assert!(again.entries.iter().all(|entry| entry.path != way), "{way:?}");
            tried += 1;
        }
    }
    println!("{tried} entries that lead to many: none taken");
}

#[test]
fn an_entry_of_a_list_that_says_to_be_another_one_is_not_taken() {
    let mut store = full();
    let before = kept(&mut store);
    for value in [json!({ "name": "Eve" }), json!({}), json!(1), json!(null)] {
        let entries = vec![entry(&["players", "known", "[\"Anna\"]"], 60, Some(value))];
        let (report, _) = take(&mut store, &Everything { entries, ..Everything::default() }, now());
        assert_eq!(whys(&report), [LeftWhy::Form]);
        assert_eq!(kept(&mut store), before);
    }
}

#[test]
fn a_time_more_than_a_day_ahead_is_not_taken_in_any_key_and_named() {
    let mut store = full();
    let paths: Vec<Vec<String>> = kept(&mut store).into_keys().collect();
    let mut tried = 0;
    for path in paths {
        for days in [2, 400, 300_000] {
            for value in [None, Some(json!("x"))] {
                let names: Vec<&str> = path.iter().map(String::as_str).collect();
                let before = kept(&mut store);
                let entries = vec![entry(&names, days * 86_400, value)];
                let (report, _) = take(&mut store, &Everything { entries, ..Everything::default() }, now());
                assert_eq!((whys(&report), report.taken), (vec![LeftWhy::Ahead], 0), "{path:?} in {days} days");
                assert_eq!(kept(&mut store), before);
                tried += 1;
            }
        }
    }
    println!("{tried} entries of the future: none taken");
    // A clock may be a little ahead.
    let entries = vec![entry(&["aliases", "Anka"], 7200, Some(json!("Hana")))];
    let (report, _) = take(&mut store, &Everything { entries, ..Everything::default() }, now());
    assert_eq!((report.taken, report.left_out.len()), (1, 0));
}

#[test]
fn what_would_be_another_is_known_before() {
    let mut store = full();
    let id = header(0).id.to_string();
    let entries = vec![
        entry(&["trash", &id], 60, Some(json!(true))),
        entry(&["aliases", "Anka"], 60, Some(json!("Hana"))),
        entry(&["remarks", "01"], 60, None),
        entry(&["remarks", "02"], 60, Some(json!({ "note": "new" }))),
        entry(&["players", "known", "[\"Anna\"]"], 60, Some(json!({ "name": "Anna", "color": "red", "used": "x" }))),
    ];
    let (report, _) = take(&mut store, &Everything { entries, ..Everything::default() }, now());
    let asks: Vec<ChangeKind> = report.asks().map(|change| change.kind).collect();
    assert_eq!(asks, [ChangeKind::Replaced, ChangeKind::Removed, ChangeKind::Trashed]);
    assert_eq!(report.changes.len(), 5, "{:?}", report.changes);
}

#[test]
fn what_a_later_version_keeps_is_handed_on_and_never_said_to_be_taken_out() {
    let mut store = full();
    // A later version was here, and keeps something under a key that this one does not know.
    keep(&mut store, "photos", &json!({ "a": 1 }));
    keep(&mut store, "household/times/photos", &json!({ "[\"photos\",\"a\"]": "00 2026-01-01T00:00:00+00:00" }));
    // And one in a form that this one does not know.
    keep(&mut store, "remarks", &json!([{ "play": "00" }]));
    keep(&mut store, "household/times/remarks", &json!({ "[\"remarks\",\"00\"]": "00 2026-01-01T00:00:00+00:00" }));
    let theirs = vec![
        entry(&["photos", "b"], -5, Some(json!({ "x": [1, null] }))),
        entry(&["remarks", "00"], 60, Some(json!({ "note": "z" }))),
        entry(&["teams"], -5, None),
    ];
    let file_of_theirs = Everything { entries: theirs.clone(), ..Everything::default() };
    let (report, _) = take(&mut store, &file_of_theirs, now());
    assert_eq!(whys(&report), [LeftWhy::Later]);
    let untouched = [
        ("photos", json!({ "a": 1 })),
        ("household/times/photos", json!({ "[\"photos\",\"a\"]": "00 2026-01-01T00:00:00+00:00" })),
        ("remarks", json!([{ "play": "00" }])),
        ("household/times/remarks", json!({ "[\"remarks\",\"00\"]": "00 2026-01-01T00:00:00+00:00" })),
    ];
    for (key, value) in untouched {
        assert_eq!(kept_value(&mut store, key), Some(value), "{key}");
    }
    let leaves = file(&mut store, now());
    for entry in [&theirs[0], &theirs[2]] {
        assert!(leaves.entries.contains(entry), "{entry:?}");
    }
    let gone = |entry: &&TimedEntry| entry.value.is_none() && entry.path[0] != "teams";
    assert_eq!(leaves.entries.iter().filter(gone).collect::<Vec<_>>(), Vec::<&TimedEntry>::new());
    // The later one counts there too, and what was handed on is not taken a second time.
    let newer = vec![entry(&["photos", "b"], 0, Some(json!(2)))];
    take(&mut store, &Everything { entries: newer.clone(), ..Everything::default() }, now());
    take(&mut store, &file_of_theirs, now());
    assert!(file(&mut store, now()).entries.contains(&newer[0]));
}

#[test]
fn the_change_that_was_made_later_counts_whoever_gathers_last() {
    // Each: how the one who is to be right changes it, and what both keep under the key.
    let changes: [(&str, Value, Value); 5] = [
        ("aliases", json!({ "Anka": "Anna" }), json!({ "Anka": "Hana" })),
        ("remarks", json!({ "00": { "note": "old" } }), json!({ "00": { "note": "new" } })),
        ("library/notes", json!({ "amun-re/a": { "note": "old" } }), json!({})),
        ("players", json!({ "known": [{ "name": "A", "n": 1 }] }), json!({ "known": [{ "name": "A", "n": 2 }] })),
        ("boxes", json!({ "off": { "g": { "a": true } } }), json!({ "off": { "g": { "a": false } } })),
    ];
    for (key, older, newer) in changes {
        for gathers_first in [true, false] {
            let (mut right, mut wrong) = (Memory::default(), Memory::default());
            for store in [&mut right, &mut wrong] {
                keep(store, key, &json!({ "known": [], "off": {} }));
            }
            let both = file(&mut right, now());
            take(&mut wrong, &both, now());
            keep(&mut right, key, &older);
            keep(&mut wrong, key, &older);
            std::thread::sleep(Duration::from_millis(2));
            keep(&mut right, key, &newer);
            // The other one is gathered a day later than it was changed.
            let tomorrow = now() + TimeDelta::hours(20);
            let (of_right, of_wrong) = if gathers_first {
                let of_right = file(&mut right, now());
                (of_right, file(&mut wrong, tomorrow))
            } else {
                let of_wrong = file(&mut wrong, tomorrow);
                (file(&mut right, tomorrow), of_wrong)
            };
            take(&mut wrong, &of_right, tomorrow);
            take(&mut right, &of_wrong, tomorrow);
            assert_eq!(kept(&mut right), kept(&mut wrong), "{key}");
            let mut alone = Memory::default();
            keep(&mut alone, key, &newer);
            let expected = kept(&mut alone);
            let now_kept = kept(&mut right);
            assert!(expected.iter().all(|(path, value)| now_kept.get(path) == Some(value)), "{key}: {now_kept:?}");
            if key == "library/notes" {
                assert!(now_kept.is_empty(), "{now_kept:?}");
            }
        }
    }
}

#[test]
fn a_newer_entry_beats_an_older_mark_in_the_trash_whichever_way_the_files_travel() {
    let trash = |store: &mut Memory| -> usize {
        let Ok(Reply::Plays(plays)) = store.perform(Request::Plays { removed: true }) else { panic!() };
        plays.len()
    };
    for ways in 0..4 {
        let (mut trashes, mut plays) = (Memory::default(), Memory::default());
        let play = header(1);
        let begun = now() - TimeDelta::hours(1);
        let line = |number: u64, at| Line { number, at, by: "a".to_owned(), body: format!("{{\"n\":{number}}}") };
        for store in [&mut trashes, &mut plays] {
            let request = Request::Create {
                header: play.clone(),
                lines: vec![line(1, begun)],
                summary: "{}".to_owned(),
                finished: false,
            };
            store.perform(request).unwrap();
        }
        if ways & 1 == 1 {
            // It lay in the trash once before, so that each has a mark that it was taken out.
            for store in [&mut trashes, &mut plays] {
                store.perform(Request::Remove { play: play.id }).unwrap();
                file(store, now());
                store.perform(Request::Restore { play: play.id }).unwrap();
                file(store, now());
            }
        }
        trashes.perform(Request::Remove { play: play.id }).unwrap();
        std::thread::sleep(Duration::from_millis(2));
        let more = vec![line(2, now())];
        let request = Request::Append { play: play.id, lines: more, summary: "{}".to_owned(), finished: false };
        plays.perform(request).unwrap();
        // Who threw it away is gathered last.
        let of_plays = file(&mut plays, now());
        let of_trashes = file(&mut trashes, now() + TimeDelta::hours(20));
        if ways & 2 == 2 {
            take(&mut plays, &of_trashes, now() + TimeDelta::hours(21));
            let back = file(&mut plays, now() + TimeDelta::hours(21));
            take(&mut trashes, &back, now() + TimeDelta::hours(22));
        } else {
            take(&mut trashes, &of_plays, now() + TimeDelta::hours(21));
            take(&mut plays, &of_trashes, now() + TimeDelta::hours(21));
        }
        assert_eq!((trash(&mut trashes), trash(&mut plays)), (0, 0), "{ways}");
        // An entry of the year 9999 is no sign that anybody wants it.
        trashes.perform(Request::Remove { play: play.id }).unwrap();
        let mut hostile = of_plays.clone();
        hostile.plays[0].lines.push(line(3, "9999-01-01T00:00:00Z".parse().unwrap()));
        take(&mut trashes, &hostile, now() + TimeDelta::minutes(1));
        assert_eq!(trash(&mut trashes), 1, "{ways}");
    }
}

#[test]
fn what_a_folder_has_changed_can_be_taken_back_one_by_one() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut store = Sqlite::open(data.path()).unwrap().store;
    let game = games::find("amun-re").unwrap();
    let mine = example_play(game, Example::Finished, Language::En, now() - TimeDelta::days(2)).unwrap();
    store.create(&mine.header, &mine.lines, &mine.summary, true).unwrap();
    store.keep("aliases", r#"{"Anka":"Anna"}"#).unwrap();
    store.perform(Request::KeepTemplate { name: "box".to_owned(), text: "mine".to_owned() }).unwrap();
    let before = (store.value("aliases").unwrap(), store.plays(false).unwrap().len());
    let theirs = example_play(game, Example::HalfWay, Language::En, now() - TimeDelta::days(1)).unwrap();
    let mut gone_on = mine.clone();
    let number = mine.lines.len() as u64 + 1;
    gone_on.lines.push(Line { number, at: now() - TimeDelta::hours(1), by: "x".to_owned(), body: undo(&mine) });
    let id = mine.header.id.to_string();
    let mut entries = vec![
        entry(&["aliases", "Anka"], 0, Some(json!("Eve"))),
        entry(&["remarks", &id], 0, Some(json!({ "note": "theirs" }))),
        entry(&["template", "box"], 0, Some(json!("theirs"))),
        entry(&["trash", &id], 0, Some(json!(true))),
    ];
    let changed = now() + TimeDelta::milliseconds(200);
    for entry in &mut entries {
        entry.at = changed;
    }
    let file = Everything { plays: vec![gone_on, theirs], entries, ..Everything::default() };
    std::thread::sleep(Duration::from_millis(250));
    std::fs::write(folder.path().join("theirs.json"), file.to_json().unwrap()).unwrap();
    let settings = step::FolderSettings { folder: folder.path().to_owned(), daily: 1, language: Language::En };
    step::step(&mut store, &settings, now(), step::Pace::Now).unwrap();
    let changes = |store: &mut Sqlite| taken_back::read(store.value(taken_back::KEY).unwrap().as_deref());
    let mut kinds: Vec<ChangeKind> = changes(&mut store).iter().map(|change| change.change.kind).collect();
    kinds.sort();
    let expected = [ChangeKind::Trashed, ChangeKind::Unfinished];
    let expected = expected.into_iter().chain([ChangeKind::Replaced; 2]).chain([ChangeKind::Added; 2]);
    assert_eq!(kinds, expected.collect::<Vec<_>>());
    for change in changes(&mut store) {
        let play = match change.change.what {
            Changed::Log { play, .. } | Changed::Play { play } => Some(play),
            Changed::Entry { .. } => None,
        };
        let here = Gather::for_change(games::ALL, play).from_store(|request| store.perform(request)).unwrap();
        let kept = store.value(taken_back::KEY).unwrap().unwrap();
        let plan = taken_back::plan(&here, &change, &kept, games::ALL, now(), "me");
        let TakeBack::By(requests) = plan else { panic!("{change:?}") };
        for request in requests {
            assert!(!matches!(store.perform(request).unwrap(), Reply::Overtaken(_)), "{change:?}");
        }
    }
    assert_eq!(changes(&mut store), []);
    assert_eq!((store.value("aliases").unwrap(), store.plays(false).unwrap().len()), before);
    let (listed, lines) = store.read(mine.header.id, 0).unwrap();
    let accepted = games::accepted(games::ALL, Exported { header: listed.header, lines, ..mine.clone() }).unwrap();
    assert!(listed.finished && accepted.finished);
    assert_eq!(accepted.summary, mine.summary);
    let Reply::Templates(templates) = store.perform(Request::Templates).unwrap() else { panic!() };
    assert_eq!(templates[0].text.as_deref(), Some("mine"));
    // The same file, read once more, is older than what was taken back.
    std::fs::write(folder.path().join("again.json"), file.to_json().unwrap()).unwrap();
    let later = now() + TimeDelta::minutes(5);
    let report = step::step(&mut store, &settings, later, step::Pace::Now).unwrap();
    assert_eq!(report.merged.asks().count(), 0, "{:?}", report.merged.changes);
}

#[test]
fn a_fault_of_one_file_stops_no_other_and_the_folder_of_the_plays_is_none() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut store = Sqlite::open(data.path()).unwrap().store;
    let settings = |path: &Path| step::FolderSettings { folder: path.to_owned(), daily: 1, language: Language::En };
    let names = ["x".repeat(250), "🎲".repeat(70), "a?b".to_owned(), "fine".to_owned()];
    for (number, name) in names.iter().enumerate() {
        let entries = vec![
            entry(&["template", name], -60, Some(json!("text"))),
            entry(&["aliases", &number.to_string()], -60, Some(json!("Anna"))),
        ];
        let text = Everything { entries, ..Everything::default() }.to_json().unwrap();
        std::fs::write(folder.path().join(format!("{number}.json")), text).unwrap();
    }
    let report = step::step(&mut store, &settings(folder.path()), now(), step::Pace::Now).unwrap();
    assert_eq!(whys(&report.merged), [LeftWhy::Name; 3]);
    let aliases: Value = serde_json::from_str(&store.value("aliases").unwrap().unwrap()).unwrap();
    assert_eq!(aliases.as_object().unwrap().len(), 4, "each file was read");
    // A template that cannot be put where it belongs is a fault of its file alone.
    std::fs::create_dir(data.path().join("templates/odd.toml")).unwrap();
    for (name, template) in [("5.json", "odd"), ("6.json", "good")] {
        let entries = vec![entry(&["template", template], -60, Some(json!("text")))];
        let text = Everything { entries, ..Everything::default() }.to_json().unwrap();
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let report = step::step(&mut store, &settings(folder.path()), now(), step::Pace::Now).unwrap();
    assert_eq!(report.faults.keys().collect::<Vec<_>>(), ["5.json"]);
    assert_eq!(report.merged.taken, 1);
    for own in [data.path().to_owned(), data.path().join("templates"), data.path().join("templates/..")] {
        let refused = step::step(&mut store, &settings(&own), now(), step::Pace::Now).unwrap_err();
        assert!(matches!(refused, step::FolderFault::Own { .. }), "{refused:?}");
        assert!(Language::En.say(&refused.message()).contains("Nothing was changed"));
    }
}

/// Each key that a household shares is one of which the store notes the changes.
#[test]
fn every_key_of_a_household_has_the_times_of_its_changes() {
    for (key, value) in everything_kept().into_iter().filter(|(key, _)| *key != "library/own") {
        let mut store = Memory::default();
        keep(&mut store, key, &value);
        let noted = kept_value(&mut store, &Changes::key(key));
        assert!(noted.is_some_and(|noted| !noted.as_object().unwrap().is_empty()), "{key}");
    }
}
