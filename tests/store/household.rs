//! A household on several devices: whichever way its files travel, all devices have the same in the end, and nothing is lost.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::time::{Duration, SystemTime};

use chrono::{DateTime, TimeDelta, Utc};
use proptest::prelude::*;
use serde_json::{Value, json};
use tableside::games::{self, Example, example_play};
use tableside::household::{Gather, HouseholdHere, LeftWhy, MergeReport, merge, step};
use tableside::locale::Language;
use tableside::store::exchange::{Everything, Exported, FileContent, TimedEntry, content_from_json};
use tableside::store::{Header, Line, Memory, PlayId, Reply, Request, Sqlite};

pub(super) fn time(seconds: i64) -> DateTime<Utc> {
    // Long ago: what the store notes by the clock is later than all of it.
    DateTime::from_timestamp(1_700_000_000, 0).unwrap() + TimeDelta::seconds(seconds)
}

/// A log of a play: what is common to all devices, and then one way or another.
pub(super) fn lines(common: u64, way: u8, own: u64) -> Vec<Line> {
    let line = |number| {
        let way = if number <= common { 0 } else { way };
        Line {
            number,
            at: time(number.cast_signed()),
            by: format!("{way}"),
            body: format!("{{\"way\":{way},\"n\":{number}}}"),
        }
    };
    (1..=common + own).map(line).collect()
}

pub(super) fn header(play: u8) -> Header {
    let id = format!("{play:032x}").parse().unwrap();
    Header { id, game: "amun-re".to_owned(), format: 1, started: time(i64::from(play)) }
}

/// What is on a device.
#[derive(Clone, Debug)]
struct Device {
    /// By the play's number: the way it went, how far, and whether it lies in the trash.
    plays: BTreeMap<u8, (u8, u64, bool)>,
    aliases: BTreeMap<u8, u8>,
    notes: BTreeMap<u8, u8>,
    people: BTreeMap<u8, u8>,
    cards: BTreeMap<u8, u8>,
    templates: BTreeMap<u8, u8>,
}

fn device(ways: std::ops::Range<u8>) -> impl Strategy<Value = Device> {
    let map = || proptest::collection::btree_map(0..4_u8, 0..3_u8, 0..4);
    let plays = proptest::collection::btree_map(0..5_u8, (ways, 0..4_u64, any::<bool>()), 0..5);
    (plays, map(), map(), map(), map(), map()).prop_map(|(plays, aliases, notes, people, cards, templates)| Device {
        plays,
        aliases,
        notes,
        people,
        cards,
        templates,
    })
}

impl Device {
    fn store(&self) -> Memory {
        let mut store = Memory::default();
        for (play, (way, own, removed)) in &self.plays {
            let header = header(*play);
            let id = header.id;
            let request =
                Request::Create { header, lines: lines(2, *way, *own), summary: "{}".to_owned(), finished: true };
            store.perform(request).unwrap();
            if *removed {
                store.perform(Request::Remove { play: id }).unwrap();
            }
        }
        let named = |map: &BTreeMap<u8, u8>, of: fn(u8) -> Value| {
            Value::Object(map.iter().map(|(key, value)| (format!("amun-re/{key}"), of(*value))).collect())
        };
        let people: Vec<Value> =
            self.people.iter().map(|(name, color)| json!({ "name": name.to_string(), "color": color })).collect();
        let cards: BTreeMap<String, Value> = self
            .cards
            .iter()
            .zip(0..)
            .map(|((name, text), number): (_, u32)| {
                (number.to_string(), json!({ "game": "amun-re", "names": { "en": name }, "text": { "en": text } }))
            })
            .collect();
        let mut notes = named(&self.notes, |note| json!({ "note": note.to_string() }));
        if let Some(card) = cards.keys().next() {
            notes[format!("amun-re/own-{card}")] = json!({ "note": "of a card" });
        }
        let values = [
            ("aliases", named(&self.aliases, |name| name.to_string().into())),
            ("library/notes", notes),
            ("players", json!({ "known": people })),
            ("library/own", json!({ "next": cards.len() })),
            ("library/own/0", json!(cards)),
        ];
        for (key, value) in values {
            store.perform(Request::Keep { key: key.to_owned(), value: value.to_string() }).unwrap();
        }
        for (name, text) in &self.templates {
            let (name, text) = (name.to_string(), text.to_string());
            store.perform(Request::KeepTemplate { name, text }).unwrap();
        }
        store
    }
}

/// When the test runs: the store notes changes by the clock.
pub(super) fn now() -> DateTime<Utc> {
    tableside::store::time::now()
}

pub(super) fn keep(store: &mut Memory, key: &str, value: &Value) {
    store.perform(Request::Keep { key: key.to_owned(), value: value.to_string() }).unwrap();
}

pub(super) fn kept_value(store: &mut Memory, key: &str) -> Option<Value> {
    let Reply::Value(value) = store.perform(Request::Value { key: key.to_owned() }).unwrap() else { panic!() };
    value.map(|value| serde_json::from_str(&value).unwrap())
}

/// An entry of a file, changed so many seconds from now.
pub(super) fn entry(path: &[&str], seconds: i64, value: Option<Value>) -> TimedEntry {
    let path = path.iter().map(|&name| name.to_owned()).collect();
    TimedEntry { path, at: now() + TimeDelta::seconds(seconds), value: value.map(|value| value.to_string()) }
}

pub(super) fn whys(report: &MergeReport) -> Vec<LeftWhy> {
    report.left_out.iter().map(|left| left.why).collect()
}

pub(super) fn gather(store: &mut Memory, gather: Gather) -> HouseholdHere {
    gather.from_store(|request| store.perform(request)).unwrap()
}

/// The file of a device, read as another one reads it.
pub(super) fn file(store: &mut Memory, now: DateTime<Utc>) -> Everything {
    let (everything, keep) = gather(store, Gather::all(&[])).to_file(now);
    for request in keep {
        store.perform(request).unwrap();
    }
    let text = everything.to_json().unwrap();
    let Ok(FileContent::Everything(read)) = content_from_json(text.as_bytes()) else { panic!("{text}") };
    assert_eq!(read, everything);
    everything
}

/// Takes a file in, and says what was done and how many requests it needed.
pub(super) fn take(store: &mut Memory, file: &Everything, now: DateTime<Utc>) -> (MergeReport, usize) {
    let here = gather(store, Gather::for_file(&[], file));
    let plan = merge(&here, file.clone(), now, "copy", Ok);
    let count = plan.requests.len();
    for request in plan.requests {
        assert!(!matches!(store.perform(request).unwrap(), Reply::Overtaken(_)));
    }
    (plan.report, count)
}

/// All logs of a device, whatever their ids.
pub(super) fn logs(store: &mut Memory) -> BTreeSet<Vec<String>> {
    let here = gather(store, Gather::all(&[]));
    here.plays.values().map(|(_, lines)| lines.iter().map(|line| line.body.clone()).collect()).collect()
}

/// All that a device keeps beside the plays.
pub(super) fn kept(store: &mut Memory) -> BTreeMap<Vec<String>, Value> {
    gather(store, Gather::all(&[])).values_now()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn there_and_back_both_have_the_same(a in device(1..2), b in device(1..2), before in any::<bool>()) {
        let (mut a, mut b) = (a.store(), b.store());
        if before {
            // It was gathered before too, so that its times are known.
            file(&mut b, time(50));
        }
        let of_a = file(&mut a, time(100));
        take(&mut b, &of_a, time(200));
        let of_b = file(&mut b, time(300));
        take(&mut a, &of_b, time(400));
        prop_assert_eq!(kept(&mut a), kept(&mut b));
        prop_assert_eq!(logs(&mut a), logs(&mut b));
        prop_assert_eq!(file(&mut a, time(500)), of_b);
    }

    #[test]
    fn read_again_a_file_changes_nothing(a in device(1..3), b in device(1..3)) {
        let (mut a, mut b) = (a.store(), b.store());
        let of_a = file(&mut a, time(100));
        take(&mut b, &of_a, time(200));
        let (logs_before, kept_before) = (logs(&mut b), kept(&mut b));
        let (report, requests) = take(&mut b, &of_a, time(300));
        prop_assert_eq!((report.added, report.continued, report.copies, report.taken, requests), (0, 0, 0, 0, 0));
        prop_assert_eq!((logs(&mut b), kept(&mut b)), (logs_before, kept_before));
    }

    #[test]
    fn the_order_of_files_does_not_matter_and_no_entry_is_lost(a in device(1..4), b in device(1..4), c in device(1..4)) {
        let (of_a, of_b) = (file(&mut a.store(), time(100)), file(&mut b.store(), time(101)));
        let (mut one, mut other) = (c.store(), c.store());
        let all: BTreeSet<Vec<String>> = [&mut a.store(), &mut b.store(), &mut c.store()].into_iter().flat_map(logs).collect();
        for (store, files) in [(&mut one, [&of_a, &of_b]), (&mut other, [&of_b, &of_a])] {
            for (file, at) in files.into_iter().zip([200, 300]) {
                take(store, file, time(at));
            }
        }
        prop_assert_eq!(logs(&mut one), logs(&mut other));
        let end = logs(&mut one);
        for log in all {
            prop_assert!(end.iter().any(|long| long.starts_with(&log)), "{:?} is lost", log);
        }
    }
}

#[test]
fn a_play_that_went_two_ways_is_kept_twice_and_says_so_and_goes_on_as_two() {
    let play = |way, own| Device {
        plays: [(1, (way, own, false))].into(),
        aliases: BTreeMap::new(),
        notes: BTreeMap::new(),
        people: BTreeMap::new(),
        cards: BTreeMap::new(),
        templates: BTreeMap::new(),
    };
    let (mut a, mut b) = (play(1, 2).store(), play(2, 2).store());
    let of_a = file(&mut a, time(100));
    let (report, _) = take(&mut b, &of_a, time(200));
    assert_eq!((report.copies, report.added), (1, 0));
    let of_b = file(&mut b, time(300));
    let copy = of_b.plays.iter().find(|play| play.header.id != header(1).id).unwrap().header.id;
    let note = kept(&mut b)[&vec!["remarks".to_owned(), copy.to_string()]].clone();
    assert_eq!(note, json!({ "note": "copy" }));
    // The other device has its own under the first id, and knows its own again by what is in it.
    take(&mut a, &of_b, time(400));
    assert_eq!(logs(&mut a), logs(&mut b));
    // Where it is played on, the copy goes on too, and no third one is made.
    let more = lines(2, 1, 4).split_off(4);
    let request = Request::Append { play: header(1).id, lines: more, summary: "{}".to_owned(), finished: true };
    a.perform(request).unwrap();
    let of_a = file(&mut a, time(500));
    let (report, _) = take(&mut b, &of_a, time(600));
    assert_eq!((report.continued, report.copies, report.added), (1, 0, 0));
    assert_eq!(logs(&mut a), logs(&mut b));
}

#[test]
fn what_was_taken_out_later_is_taken_out_and_a_purged_play_does_not_come_back() {
    let device = Device {
        plays: [(1, (1, 1, true)), (2, (1, 1, false))].into(),
        aliases: [(1, 2)].into(),
        notes: BTreeMap::new(),
        people: BTreeMap::new(),
        cards: [(1, 1)].into(),
        templates: [(1, 1)].into(),
    };
    let (mut a, mut b) = (device.store(), Memory::default());
    let first = file(&mut a, time(100));
    take(&mut b, &first, time(150));
    assert_eq!(kept(&mut a), kept(&mut b));
    a.perform(Request::Keep { key: "aliases".to_owned(), value: "{}".to_owned() }).unwrap();
    a.perform(Request::Keep { key: "library/own/0".to_owned(), value: "{}".to_owned() }).unwrap();
    a.perform(Request::RemoveTemplate { name: "1".to_owned() }).unwrap();
    a.perform(Request::Purge { play: header(1).id }).unwrap();
    a.perform(Request::Remove { play: header(2).id }).unwrap();
    let second = file(&mut a, time(200));
    take(&mut b, &second, time(250));
    let trash = |store: &mut Memory| -> Vec<PlayId> {
        let Ok(Reply::Plays(plays)) = store.perform(Request::Plays { removed: true }) else { panic!() };
        plays.into_iter().map(|play| play.header.id).collect()
    };
    assert_eq!(trash(&mut b), [header(1).id, header(2).id]);
    assert!(kept(&mut b).keys().all(|path| path[0] == "trash" || path[0] == "library/notes"), "{:?}", kept(&mut b));
    // The old file says the old things again, and the plays that were deleted for good are known.
    take(&mut a, &first, time(300));
    let back = file(&mut b, time(350));
    take(&mut a, &back, time(400));
    assert_eq!(trash(&mut a), [header(2).id]);
}

#[test]
fn a_play_of_no_game_is_named_and_the_rest_comes() {
    let play = Exported { header: header(1), lines: lines(2, 1, 1), summary: "{}".to_owned(), finished: true };
    let entries = vec![entry(&["aliases", "Anka"], 0, Some(json!("Anna")))];
    let file = Everything { plays: vec![play], entries, ..Everything::default() };
    let mut store = Memory::default();
    let here = gather(&mut store, Gather::for_file(&[], &file));
    let accept = |play| tableside::games::accepted(&[], play);
    let report = merge(&here, file, now(), "copy", accept).report;
    assert_eq!((report.added, report.taken), (0, 1));
    assert_eq!(whys(&report), [LeftWhy::Unreadable]);
}

#[test]
fn what_was_changed_on_the_last_day_of_the_calendar_can_be_changed_and_leaves_again() {
    let mut store = Memory::default();
    keep(&mut store, "aliases", &json!({ "Anka": "Anna" }));
    // An earlier version has taken it so, from a file or by a clock that stood there.
    let sum = format!("{}", tableside::store::Checksum::of_text("\"Anna\""));
    let times = json!({ "[\"aliases\",\"Anka\"]": format!("{sum} 9999-12-31T23:59:59.999+00:00") });
    keep(&mut store, "household/times/aliases", &times);
    let at = |store: &mut Memory| file(store, now()).entries[0].at;
    assert_eq!(at(&mut store), DateTime::UNIX_EPOCH, "what lies so far ahead counts for nothing");
    // It may be this clock that is wrong: what was known stays known.
    let late: DateTime<Utc> = "9999-12-31T12:00:00Z".parse().unwrap();
    assert!(gather(&mut store, Gather::all(&[])).to_file(late).0.entries[0].at > late);
    keep(&mut store, "aliases", &json!({ "Anka": "Hana" }));
    let entry = file(&mut store, now()).entries[0].clone();
    assert_eq!(entry.value.as_deref(), Some("\"Hana\""));
    assert!((now() - entry.at).num_seconds().abs() < 60, "{}", entry.at);
}

/// One name that no folder takes, as another system may have allowed it, keeps nothing else out.
#[test]
fn a_template_of_a_name_that_no_folder_holds_is_left_out_and_the_rest_comes() {
    let names = ["../up", "a:b", "", ".hidden", "good"];
    let entry = |name: &str| TimedEntry {
        path: vec!["template".to_owned(), name.to_owned()],
        at: time(0),
        value: Some("\"text\"".to_owned()),
    };
    let file = Everything { entries: names.map(entry).to_vec(), ..Everything::default() };
    let folder = tempfile::tempdir().unwrap();
    let mut store = Sqlite::open(folder.path()).unwrap().store;
    step::take_in(&mut store, file, time(1), Language::En).unwrap();
    let Reply::Templates(there) = store.perform(Request::Templates).unwrap() else { panic!() };
    assert_eq!(there.iter().map(|file| file.name.as_str()).collect::<Vec<_>>(), ["good"]);
}

/// The files of the folder that are not whole, as a step finds them.
pub(super) fn waiting(store: &mut Sqlite, folder: &Path) -> Vec<String> {
    let settings = step::FolderSettings { folder: folder.to_owned(), daily: 1, language: Language::En };
    step::step(store, &settings, time(0), step::Pace::Now).unwrap().waiting.into_iter().collect()
}

/// By its name, its size and its time: what is in it is not looked at again while they stay, and it is named all the same.
#[test]
fn a_damaged_file_in_the_folder_is_read_again_when_it_has_changed_and_not_before() {
    let (data, folder) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut store = Sqlite::open(data.path()).unwrap().store;
    let mut other = Memory::default();
    other.perform(Request::Keep { key: "aliases".to_owned(), value: json!({ "Anka": "Anna" }).to_string() }).unwrap();
    let whole = file(&mut other, time(0)).to_json().unwrap();
    let path = folder.path().join("household.json");
    let write = |text: &str, seconds_ago: u64| {
        std::fs::write(&path, text).unwrap();
        let time = SystemTime::now() - Duration::from_secs(seconds_ago);
        std::fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
    };
    let aliases = |store: &mut Sqlite| store.value("aliases").unwrap();

    // Of the same size and time it would be the same.
    let hour = 3600;
    let damaged = format!("{}{}", " ".repeat(whole.len() / 2), whole.split_at(whole.len() - whole.len() / 2).0);
    write(&damaged, hour);
    let modified = path.metadata().unwrap().modified().unwrap();
    assert_eq!(waiting(&mut store, folder.path()), ["household.json"]);
    std::fs::write(&path, &whole).unwrap();
    std::fs::File::options().write(true).open(&path).unwrap().set_modified(modified).unwrap();
    assert_eq!(waiting(&mut store, folder.path()), ["household.json"]);
    assert_eq!(aliases(&mut store), None, "it was not read");
    write(&whole, hour - 1);
    assert!(waiting(&mut store, folder.path()).is_empty());
    assert!(aliases(&mut store).is_some());

    // While it is being written its time may stay as it is.
    let modified = SystemTime::now();
    for (text, left) in [(damaged.as_str(), 1), (whole.as_str(), 0)] {
        std::fs::write(&path, text).unwrap();
        std::fs::File::options().write(true).open(&path).unwrap().set_modified(modified).unwrap();
        assert_eq!(waiting(&mut store, folder.path()).len(), left, "{text}");
    }
}

#[test]
fn computers_of_two_languages_write_one_file_of_a_play() {
    let (folder, game) = (tempfile::tempdir().unwrap(), games::find("cities-and-knights").unwrap());
    let play = example_play(game, Example::Finished, Language::En, time(0)).unwrap();
    let devices = [Language::Cs, Language::En].map(|language| {
        let data = tempfile::tempdir().unwrap();
        let store = Sqlite::open(data.path()).unwrap().store;
        (data, store, step::FolderSettings { folder: folder.path().to_owned(), daily: 1, language })
    });
    let [(_czech, mut czech, in_czech), (_english, mut english, in_english)] = devices;
    czech.create(&play.header, &play.lines, &play.summary, true).unwrap();
    step::step(&mut czech, &in_czech, time(0), step::Pace::Now).unwrap();
    let of_plays = || {
        let names = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name());
        let names = names.map(|name| name.into_string().unwrap());
        names.filter(|name| !name.contains("Tableside")).collect::<Vec<_>>()
    };
    assert_eq!(of_plays().len(), 1);
    for _ in 0..2 {
        step::step(&mut english, &in_english, time(1), step::Pace::Now).unwrap();
        assert_eq!(of_plays().len(), 1, "{:?}", of_plays());
    }
    assert_eq!(english.plays(false).unwrap().len(), 1);
    // What is gone on with there is written all the same.
    let line = Line {
        number: play.lines.len() as u64 + 1,
        at: time(2),
        by: "test".to_owned(),
        body: super::household_files::undo(&play),
    };
    english.append(play.header.id, &[line], &play.summary, true).unwrap();
    step::step(&mut english, &in_english, time(3), step::Pace::Now).unwrap();
    assert_eq!(of_plays().len(), 2, "{:?}", of_plays());
}
