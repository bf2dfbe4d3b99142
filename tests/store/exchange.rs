//! One play as a file: read back as it was, or refused with the reason, and never half.

use std::fs;

use proptest::prelude::*;
use tableside::locale::Language;
use tableside::store::exchange::{self, ExchangeError, Exported, LIMIT, Plan};
use tableside::store::json_limits::TooMuch;
use tableside::store::{Header, Line, Memory, PlayId, Reply, Request};

use crate::help::{SUMMARY, folder, header, line, lines};

fn exported(entries: u64) -> Exported {
    Exported { header: header(), lines: lines(1..=entries), summary: SUMMARY.to_owned(), finished: false }
}

/// The same with its JSON laid out as a reader lays it out, so that it can be compared as text.
fn tidy(mut play: Exported) -> Exported {
    let tidy = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap().to_string();
    for line in &mut play.lines {
        line.body = tidy(&line.body);
    }
    play.summary = tidy(&play.summary);
    play
}

#[test]
fn a_play_is_read_as_it_was_written() {
    let folder = folder();
    let path = folder.path().join("Žofie's play.json");
    for play in [exported(1), exported(300), Exported { finished: true, ..exported(2) }] {
        exchange::write(&path, &play).unwrap();
        assert_eq!(exchange::read(&path), Ok(vec![tidy(play)]));
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left in the folder");
}

#[test]
fn all_plays_are_read_as_they_were_written() {
    let folder = folder();
    let path = folder.path().join("all.json");
    let plays = [exported(1), Exported { finished: true, ..exported(40) }];
    exchange::write_text(&path, &exchange::all_to_json(&plays).unwrap()).unwrap();
    assert_eq!(exchange::read(&path), Ok(plays.to_vec()), "their bodies letter by letter");
    exchange::write_text(&path, &exchange::all_to_json(&[]).unwrap()).unwrap();
    assert_eq!(exchange::read(&path), Ok(Vec::new()));
    let empty = Exported { lines: Vec::new(), ..exported(1) };
    assert_eq!(exchange::all_to_json(&[empty]), Err(ExchangeError::Body { number: 0 }));
    assert_eq!(exchange::read(&path), Ok(Vec::new()), "what could not be read again is not written");
}

#[test]
fn a_letter_that_became_another_in_a_file_of_all_plays_is_refused() {
    let plays = [exported(1), exported(2)];
    let good = exchange::all_to_json(&plays).unwrap().into_bytes();
    for at in 0..good.len() {
        for bit in 0..8 {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << bit;
            // A small t in a time means the same; whatever means something else is found, and no play is dropped.
            if let Ok(read) = exchange::plays_from_json(&bytes) {
                assert_eq!(read, plays, "byte {at}, bit {bit}");
            }
        }
    }
    for end in 20..good.len() - 1 {
        assert!(exchange::plays_from_json(&good[..end]).is_err(), "cut off at {end}");
    }
}

#[test]
fn a_play_that_is_missing_in_a_file_of_all_plays_is_noticed() {
    let plays = [exported(1), exported(2), exported(3)];
    let good = exchange::all_to_json(&plays).unwrap();
    let rows: Vec<&str> = good.lines().filter(|line| line.starts_with("{\"row\"")).collect();
    let without = good.replace(&format!("{}\n", rows[1]), "");
    let twice = good.replace(rows[1], &format!("{},\n{}", rows[1].trim_end_matches(','), rows[1]));
    let trashed = good.replacen("\"removed\":false", "\"removed\":true", 1);
    for changed in [&without, &without.replace("\"count\": 3", "\"count\": 2"), &twice, &trashed] {
        assert_ne!(*changed, good);
        let error = exchange::plays_from_json(changed.as_bytes()).unwrap_err();
        assert_eq!(error, ExchangeError::Damaged { line: 0, column: 0 });
    }
    // A file of an older version, or of a page that could not start the program, has neither.
    let old = good.replace("\"version\": 2", "\"version\": 1").replace("\"count\": 3,\n", "");
    let old = format!("{}\n}}\n", old.split_once(",\n\"seal\": \"").unwrap().0);
    assert_eq!(exchange::plays_from_json(old.as_bytes()), Ok(plays.to_vec()));
    let half = good.replace("\"version\": 2", "\"version\": 1");
    assert!(exchange::plays_from_json(half.as_bytes()).is_err());
    let newer = good.replace("\"version\": 2", "\"version\": 3");
    assert_eq!(exchange::plays_from_json(newer.as_bytes()), Err(ExchangeError::Newer { version: 3, known: 2 }));
}

#[test]
fn the_file_is_as_promised() {
    let text = exported(2).to_json().unwrap();
    let file: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((file["tableside"].as_str(), file["version"].as_u64()), (Some("play"), Some(1)));
    assert_eq!(file["play"]["game"], "amun-re");
    assert_eq!(file["entries"][1]["number"], 2);
    assert_eq!(file["entries"][1]["at"], "2027-01-15T08:00:02.123456789Z");
    assert_eq!(file["entries"][1]["body"]["sacrifice"]["gold"], 2);
    assert_eq!(text.lines().filter(|line| line.starts_with("{\"number\":")).count(), 2, "an entry a line");
}

#[test]
fn what_is_no_play_of_ours_is_refused_with_the_reason() {
    let good = exported(3).to_json().unwrap();
    let read = |text: &str| Exported::from_json(text.as_bytes()).unwrap_err();
    for foreign in ["", "hello", "{}", "[1, 2]", "null", r#"{"recipe": "goulash"}"#, r#"{"tableside": "settings"}"#] {
        assert_eq!(read(foreign), ExchangeError::Foreign, "{foreign}");
    }
    assert_eq!(Exported::from_json(&[0xff, 0xd8, 0xff, 0xe0]).unwrap_err(), ExchangeError::Foreign);
    assert_eq!(read(&good.replace("\"version\": 1", "\"version\": 2")), ExchangeError::Newer { version: 2, known: 1 });
    let newer = r#"{"tableside": "play", "version": 9, "all": "is different there"}"#;
    assert_eq!(read(newer), ExchangeError::Newer { version: 9, known: 1 });
    let without = Exported { lines: Vec::new(), ..exported(1) };
    assert_eq!(read(&without.to_json().unwrap()), ExchangeError::Empty);
    for (numbers, expected, found) in [([1, 3], 2, 3), ([1, 1], 2, 1), ([2, 3], 1, 2), ([0, 1], 1, 0)] {
        let play = Exported { lines: numbers.map(line).to_vec(), ..exported(1) };
        assert_eq!(read(&play.to_json().unwrap()), ExchangeError::Gap { expected, found });
    }
    for (what, instead) in [
        ("\"finished\"", "\"ended\""),
        ("\"finished\": false", "\"finished\": 0"),
        ("\"finished\"", "\"more\": 1, \"finished\""),
        ("\"by\"", "\"who\""),
        ("T08:00:02", "T08:00"),
        ("\"version\": 1", "\"version\": \"1\""),
        ("\"version\": 1", "\"version\": 0"),
        ("\"version\": 1,", ""),
        ("\"id\":\"", "\"id\":\"x"),
        ("\"gold\"", "gold"),
        ("}\n", "}}\n"),
    ] {
        assert!(good.contains(what), "{what}");
        let error = read(&good.replace(what, instead));
        assert!(matches!(error, ExchangeError::Damaged { .. }), "{what}: {error}");
    }
}

#[test]
fn a_file_cut_off_anywhere_is_refused() {
    let good = exported(3).to_json().unwrap();
    let whole = good.trim_end();
    for (end, _) in whole.char_indices() {
        let error = Exported::from_json(&whole.as_bytes()[..end]).unwrap_err();
        let expected = if end < 13 { ExchangeError::Foreign } else { ExchangeError::Truncated };
        assert_eq!(error, expected, "{end}");
    }
}

#[test]
fn the_line_that_is_damaged_is_named() {
    let good = exported(3).to_json().unwrap();
    let second = good.lines().position(|line| line.starts_with("{\"number\":2")).unwrap();
    let damaged = |change: fn(&str) -> Vec<u8>| {
        let change = |(at, line): (usize, &str)| if at == second { change(line) } else { line.as_bytes().to_vec() };
        let lines: Vec<Vec<u8>> = good.lines().enumerate().map(change).collect();
        Exported::from_json(&lines.join(&b'\n')).unwrap_err()
    };
    let changes: [fn(&str) -> Vec<u8>; 4] = [
        |line| line.replace("\"by\"", "\"who\"").into_bytes(),
        |line| line.replace("\"number\":2", "\"number\":\"2\"").into_bytes(),
        |line| line.replace("\"number\":2", "\"number\":}").into_bytes(),
        |line| line.bytes().map(|byte| if byte == b'T' { 0xff } else { byte }).collect(),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let error = damaged(change);
        assert!(matches!(error, ExchangeError::Damaged { line, .. } if line == second + 1), "{number}: {error}");
    }
}

#[test]
fn a_file_cut_off_in_the_middle_of_a_letter_is_cut_off() {
    let good = exported(1).to_json().unwrap().replace("\"by\":\"", "\"by\":\"č");
    let letter = good.find('č').unwrap();
    assert_eq!(Exported::from_json(&good.as_bytes()[..=letter]).unwrap_err(), ExchangeError::Truncated);
}

#[test]
fn a_file_is_of_one_play_or_of_all() {
    let one = exported(1).to_json().unwrap();
    let all = exchange::all_to_json(&[exported(1)]).unwrap();
    assert_eq!(Exported::from_json(all.as_bytes()).unwrap_err(), ExchangeError::Foreign);
    let both = one.replace("\"finished\"", "\"plays\": [], \"finished\"");
    let neither = all.replace("\"plays\": [", "\"entries\": [], \"plays\": [");
    let nothing = r#"{"tableside": "plays", "version": 1}"#;
    for strange in [&both, &neither, nothing, &one.replace("\"play\",", "\"plays\",")] {
        let error = exchange::plays_from_json(strange.as_bytes()).unwrap_err();
        assert_eq!(error, ExchangeError::Damaged { line: 0, column: 0 }, "{strange}");
    }
}

#[test]
fn a_letter_that_became_another_is_refused() {
    let play = exported(2);
    let good = play.to_json().unwrap().into_bytes();
    for at in 0..good.len() {
        for bit in 0..8 {
            let mut bytes = good.clone();
            bytes[at] ^= 1 << bit;
            // A small t in a time means the same; whatever means something else is found.
            if let Ok(read) = Exported::from_json(&bytes) {
                assert_eq!(read, tidy(play.clone()), "byte {at}, bit {bit}");
            }
        }
    }
}

#[test]
fn a_file_that_is_too_large_or_not_there_is_refused() {
    let folder = folder();
    let path = folder.path().join("large.json");
    fs::File::create(&path).unwrap().set_len(LIMIT + 1).unwrap();
    assert_eq!(exchange::read(&path), Err(ExchangeError::TooLarge { limit: LIMIT }));
    let error = exchange::read(&folder.path().join("none.json")).unwrap_err();
    assert!(matches!(error, ExchangeError::Unreadable { .. }), "{error}");
}

#[test]
fn what_could_not_be_read_again_is_not_written() {
    let folder = folder();
    let path = folder.path().join("play.json");
    fs::write(&path, "before").unwrap();
    let mut play = exported(2);
    play.lines[1].body = "{".to_owned();
    assert_eq!(exchange::write(&path, &play), Err(ExchangeError::Body { number: 2 }));
    assert_eq!(fs::read_to_string(&path).unwrap(), "before");
}

#[test]
fn an_import_never_replaces_what_is_here() {
    let file = exported(3);
    let here = |header: &Header, lines: &[Line]| file.plan(Some((header, lines)));
    assert_eq!(file.plan(None), Plan::Add);
    assert_eq!(here(&file.header, &lines(1..=3)), Plan::Nothing);
    assert_eq!(here(&file.header, &lines(1..=5)), Plan::Nothing);
    assert_eq!(here(&file.header, &lines(1..=2)), Plan::GoOn { after: 2 });
    let mut other = lines(1..=5);
    other[1].by = "Jiří".to_owned();
    assert_eq!(here(&file.header, &other), Plan::Copy);
    assert_eq!(here(&Header { game: "other".to_owned(), ..file.header.clone() }, &lines(1..=3)), Plan::Copy);
    // A later line raises the format of a play, which is the same one all the same.
    assert_eq!(here(&Header { format: 2, ..file.header.clone() }, &lines(1..=3)), Plan::Nothing);
    let mut spaced = lines(1..=3);
    spaced[0].body = spaced[0].body.replace(':', " : ");
    assert_eq!(here(&file.header, &spaced), Plan::Nothing, "the same JSON with other spaces");
    spaced[0].body = "no json".to_owned();
    assert_eq!(here(&file.header, &spaced), Plan::Copy);
}

#[test]
fn a_plan_is_one_request() {
    let file = exported(3);
    let mut store = Memory::default();
    let mut import = |play: &Exported, plan| {
        let copy = PlayId::fresh();
        let request = play.clone().into_request(plan, copy);
        request.map(|request| store.perform(request).unwrap());
        let Ok(Reply::Plays(plays)) = store.perform(Request::Plays { removed: false }) else { panic!() };
        let mut found: Vec<_> = plays.iter().map(|play| (play.header.id == copy, play.entries)).collect();
        found.sort_unstable();
        found
    };
    let start = Exported { lines: lines(1..=1), ..file.clone() };
    assert_eq!(import(&start, Plan::Add), [(false, 1)]);
    assert_eq!(import(&file, Plan::GoOn { after: 1 }), [(false, 3)]);
    assert_eq!(import(&file, Plan::Nothing), [(false, 3)]);
    assert_eq!(import(&file, Plan::Copy), [(false, 3), (true, 3)]);
}

/// Bytes of a good file with a few of them changed, taken out or put in.
fn mangle(mut bytes: Vec<u8>, changes: &[(usize, u8, u8)]) -> Vec<u8> {
    for &(place, byte, how) in changes {
        let place = place % bytes.len().max(1);
        match how % 4 {
            _ if bytes.is_empty() => bytes.push(byte),
            0 => bytes[place] = byte,
            1 => drop(bytes.remove(place)),
            2 => bytes.insert(place, byte),
            _ => bytes.truncate(place),
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_file_is_refused_or_is_a_play_still(changes in prop::collection::vec(any::<(usize, u8, u8)>(), 1..4)) {
        thread_local!(static GOOD: Vec<u8> = exported(2).to_json().unwrap().into_bytes());
        let bytes = mangle(GOOD.with(Clone::clone), &changes);
        if let Ok(play) = Exported::from_json(&bytes) {
            prop_assert_eq!(Exported::from_json(play.to_json().unwrap().as_bytes()), Ok(play));
        }
    }
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    let good = exported(3);
    for text in [good.to_json().unwrap(), exchange::all_to_json(&[good]).unwrap()] {
        let read = exchange::plays_from_json(text.as_bytes());
        assert_eq!(exchange::plays_from_json(format!("\u{feff}{text}").as_bytes()), read);
        assert!(read.is_ok());
    }
}

#[test]
fn a_file_that_holds_more_than_any_file_of_ours_is_refused_with_the_limit() {
    let good = exported(1).to_json().unwrap();
    let with_summary = |summary: &str| good.replacen(SUMMARY, summary, 1).into_bytes();
    let entries = format!("\"entries\": [{}", "{},".repeat(250_000));
    for (file, limit, said) in [
        (with_summary(&format!("{}0{}", "[".repeat(200), "]".repeat(200))), TooMuch::Depth(100), "100"),
        (with_summary(&format!("[0{}]", ",{\"\":0}".repeat(10_000))), TooMuch::Values(20_000), "20000"),
        (with_summary(&format!("\"{}\"", "x".repeat((1 << 20) + 1))), TooMuch::Letters(1 << 20), "1048576"),
        (good.replacen("\"entries\": [", &entries, 1).into_bytes(), TooMuch::Items(250_000), "250000"),
    ] {
        let refused = exchange::plays_from_json(&file);
        assert_eq!(refused, Err(ExchangeError::TooMuch(limit)));
        let words = Language::En.say(&refused.unwrap_err().message());
        assert!(words.contains(said) && words.contains("Nothing was changed"), "{words}");
    }
}
