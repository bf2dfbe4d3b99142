//! A campaign of damage to the database, its backups and exported files: whatever a disk does to them, nothing is ever read
//! as if it had been entered.
//!
//! `TABLESIDE_DAMAGES` sets how many damages of each kind are tried, with a seed of their own each; 150 unless it is set.
//! What came of them is printed: run it with `--no-capture`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tableside::store::exchange::{self, Everything, Exported, FileContent, TimedEntry};
use tableside::store::{Backup, BackupState, Line, Listed, Notice, Opened, PlayId, Sqlite, StoreError};
use tempfile::TempDir;

use crate::help::{SUMMARY, close_with_backup, folder, header, line, lines, open, play, time};

fn cases() -> u64 {
    std::env::var("TABLESIDE_DAMAGES").map_or(150, |cases| cases.parse().expect("TABLESIDE_DAMAGES takes a number"))
}

/// Numbers that are the same for the same seed (SplitMix64).
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % most.max(1) as u64).unwrap()
    }
}

/// What a disk, a stick that is pulled out or another program does to a file.
const CLASSES: [&str; 10] = [
    "a bit flipped",
    "a byte changed",
    "some bytes changed",
    "a letter changed",
    "a sector of zeros",
    "a page of zeros",
    "an old or foreign page",
    "pages swapped",
    "cut off",
    "bytes too many or too few",
];

fn damage(class: usize, bytes: &mut Vec<u8>, seeded: &mut Seeded) {
    const PAGE: usize = 4096;
    let length = bytes.len();
    let at = seeded.below(length);
    let pages = length / PAGE;
    match class {
        0 => bytes[at] ^= 1 << seeded.below(8),
        1 => bytes[at] = seeded.below(256) as u8,
        2 => {
            let end = (at + 1 + seeded.below(64)).min(length);
            bytes[at..end].iter_mut().for_each(|byte| *byte = seeded.below(256) as u8);
        }
        // What SQLite itself cannot see: a letter or a digit that is another one.
        3 => {
            let next = (at..length).chain(0..at).find(|&at| bytes[at].is_ascii_alphanumeric()).unwrap_or(at);
            bytes[next] = b"0123456789abcdefghijklmnopqrstuvwxyz"[seeded.below(36)];
        }
        4 => bytes[at / 512 * 512..].iter_mut().take(512).for_each(|byte| *byte = 0),
        5 => bytes[at / PAGE * PAGE..].iter_mut().take(PAGE).for_each(|byte| *byte = 0),
        6 if pages > 1 => {
            let (from, to) = (seeded.below(pages) * PAGE, seeded.below(pages) * PAGE);
            bytes.copy_within(from..from + PAGE, to);
        }
        7 if pages > 1 => {
            let (one, other) = (seeded.below(pages) * PAGE, seeded.below(pages) * PAGE);
            for offset in 0..PAGE {
                bytes.swap(one + offset, other + offset);
            }
        }
        8 => bytes.truncate(at),
        _ if seeded.below(2) == 0 => drop(bytes.drain(at..(at + 1 + seeded.below(40)).min(length))),
        _ => {
            let piece = bytes[at..(at + 1 + seeded.below(40)).min(length)].to_vec();
            bytes.splice(at..at, piece);
        }
    }
}

/// Everything that was entered, as it is to be read.
struct Entered {
    folder: TempDir,
    plays: BTreeMap<PlayId, (Listed, Vec<Line>)>,
    values: BTreeMap<String, String>,
}

fn entered() -> Entered {
    let folder = folder();
    let mut store = open(folder.path());
    let ids: Vec<PlayId> = (0..6).map(|count| play(&mut store, 5 + 7 * count)).collect();
    store.set_removed(ids[5], true).unwrap();
    // Longer than a page, so that it lies on pages of its own.
    let long = Line { body: format!("\"{}\"", "ž".repeat(6000)), ..line(1) };
    store.create(&header(), &[long], SUMMARY, true).unwrap();
    let values: BTreeMap<String, String> =
        [("settings", 1), ("players", 20), ("figures/amun-re", 3), ("library/own", 900)]
            .map(|(key, count)| (key.to_owned(), format!("[{}]", vec!["\"Žofie 7\""; count].join(","))))
            .into();
    for (key, value) in &values {
        store.keep(key, value).unwrap();
    }
    close_with_backup(store);
    let mut store = open(folder.path());
    let all = [store.plays(false).unwrap(), store.plays(true).unwrap()].concat();
    let plays = all.into_iter().map(|play| (play.header.id, store.read(play.header.id, 0).unwrap())).collect();
    drop(store);
    Entered { folder, plays, values }
}

/// What has come of a damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Everything reads as it was entered.
    Harmless,
    /// Something cannot be read, and it is named.
    Named,
    /// The whole file is refused or moved aside.
    Refused,
}

/// Reads all that a store has and compares it with what was entered. Whatever reads otherwise without a word fails.
fn judge(entered: &Entered, store: &mut Sqlite, what: &str) -> Outcome {
    let mut outcome = Outcome::Harmless;
    let mut hurt = |found: StoreError| {
        let known = matches!(
            found,
            StoreError::Damaged
                | StoreError::DamagedPlay { .. }
                | StoreError::DamagedValue { .. }
                | StoreError::NoPlay { .. }
        );
        assert!(known, "{what}: {found}");
        outcome = outcome.max(Outcome::Named);
    };
    let (mut here, mut trash) = (Vec::new(), Vec::new());
    for (removed, list) in [(false, &mut here), (true, &mut trash)] {
        match store.plays(removed) {
            Ok(plays) => *list = plays,
            Err(error) => hurt(error),
        }
    }
    let listed: BTreeMap<PlayId, Listed> = here.into_iter().chain(trash).map(|it| (it.header.id, it)).collect();
    // One whose id was damaged stands in the list by another one, with nothing but that.
    let strange = listed.keys().filter(|id| !entered.plays.contains_key(*id)).count();
    let mut missing = 0;
    for (id, (before, log)) in &entered.plays {
        match listed.get(id) {
            // Nothing in it is shown where anything in it is not as it was written.
            Some(now) if now.summary.is_empty() => hurt(StoreError::Damaged),
            Some(now) => assert_eq!(now, before, "{what}"),
            None => missing += 1,
        }
        match store.read(*id, 0) {
            Ok((_, lines)) => assert_eq!(lines, *log, "{what}"),
            Err(error) => hurt(error),
        }
    }
    for (key, value) in &entered.values {
        match store.value(key) {
            Ok(Some(now)) => assert_eq!(now, *value, "{what}"),
            Ok(None) => missing += 1,
            Err(error) => hurt(error),
        }
    }
    let moved = store.notices().iter().any(|notice| matches!(notice, Notice::Damaged { .. }));
    assert!(moved || missing <= strange, "{what}: {missing} plays or values are gone without a word");
    match (moved, strange) {
        (true, _) => Outcome::Refused,
        (false, 0) => outcome,
        (false, _) => outcome.max(Outcome::Named),
    }
}

/// Opens a folder that was damaged, and judges what it shows.
fn opened(entered: &Entered, folder: &Path, what: &str) -> Outcome {
    match Sqlite::open(folder) {
        Ok(Opened { mut store, notices }) if notices.is_empty() => judge(entered, &mut store, what),
        Ok(Opened { notices, .. }) => {
            let told = |notice: &Notice| {
                matches!(notice, Notice::Damaged { .. } | Notice::Missing { .. } | Notice::Migrated { .. })
            };
            assert!(notices.iter().all(told), "{what}: {notices:?}");
            Outcome::Refused
        }
        Err(StoreError::Newer { .. } | StoreError::Foreign { .. }) => Outcome::Refused,
        Err(other) => panic!("{what}: {other}"),
    }
}

/// Says how often each class of damage had which outcome.
struct Tally(BTreeMap<(usize, Outcome), u64>);

impl Tally {
    fn print(&self, kind: &str) {
        let sum =
            |outcome| self.0.iter().filter(|((_, other), _)| *other == outcome).map(|(_, count)| count).sum::<u64>();
        let [harmless, named, refused] = [Outcome::Harmless, Outcome::Named, Outcome::Refused].map(sum);
        let all = harmless + named + refused;
        println!(
            "{kind}: {all} damages, {harmless} harmless, {named} named, {refused} refused whole, 0 silently wrong"
        );
        for (class, name) in CLASSES.iter().enumerate() {
            let of = |outcome| self.0.get(&(class, outcome)).copied().unwrap_or_default();
            let [harmless, named, refused] = [Outcome::Harmless, Outcome::Named, Outcome::Refused].map(of);
            println!("  {name}: {harmless} harmless, {named} named, {refused} refused");
        }
    }
}

fn tally(seed: u64, bytes: &[u8], mut judge: impl FnMut(u64, &[u8], &str) -> Outcome) -> Tally {
    let mut tally = Tally(BTreeMap::new());
    for case in 0..cases() {
        let mut seeded = Seeded(seed << 32 | case);
        let class = usize::try_from(case).unwrap() % CLASSES.len();
        let mut damaged = bytes.to_vec();
        damage(class, &mut damaged, &mut seeded);
        let outcome = judge(case, &damaged, &format!("case {case}, {}", CLASSES[class]));
        *tally.0.entry((class, outcome)).or_default() += 1;
    }
    tally
}

#[test]
fn of_a_damaged_database_nothing_is_read_that_was_not_entered() {
    let entered = entered();
    let bytes = fs::read(entered.folder.path().join("tableside.sqlite")).unwrap();
    let place = folder();
    let tally = tally(1, &bytes, |case, damaged, what| {
        let here = place.path().join(case.to_string());
        fs::create_dir(&here).unwrap();
        fs::write(here.join("tableside.sqlite"), damaged).unwrap();
        let outcome = opened(&entered, &here, what);
        fs::remove_dir_all(here).unwrap();
        outcome
    });
    tally.print("damage to the database");
}

#[test]
fn of_a_damaged_backup_nothing_is_offered_as_sound_that_is_not() {
    let entered = entered();
    let mut store = open(entered.folder.path());
    let backup = store.backups().remove(0);
    let bytes = fs::read(&backup.path).unwrap();
    let place = folder();
    let tally = tally(2, &bytes, |case, damaged, what| {
        // Each has a name of its own: a look at a backup is remembered.
        let path = backup.path.with_file_name(format!(
            "tableside-20200101T00{:02}{:02}{:03}Z.sqlite",
            case / 60_000 % 60,
            case / 1000 % 60,
            case % 1000
        ));
        fs::write(&path, damaged).unwrap();
        let here: Backup = store.backups().into_iter().find(|it| it.path == path).unwrap_or_else(|| panic!("{what}"));
        fs::rename(&path, place.path().join("tableside.sqlite")).unwrap();
        // It is judged as what it would be if it were put in the place of the plays.
        let outcome = match here.state {
            BackupState::Sound => {
                let outcome = opened(&entered, place.path(), what);
                assert_eq!(outcome, Outcome::Harmless, "{what}: it was called sound");
                outcome
            }
            BackupState::Partly(_) => {
                let outcome = opened(&entered, place.path(), what);
                // A value whose key alone was damaged is found all the same, by its seal.
                assert_ne!(outcome, Outcome::Refused, "{what}: it was called sound in part");
                outcome
            }
            BackupState::Damaged => Outcome::Refused,
            BackupState::Unchecked => panic!("{what}: it is small enough"),
        };
        fs::read_dir(place.path()).unwrap().flatten().for_each(|file| {
            let path = file.path();
            if path.is_dir() { fs::remove_dir_all(path).unwrap() } else { fs::remove_file(path).unwrap() }
        });
        outcome
    });
    tally.print("damage to a backup");
}

/// A file's JSON may have been laid out anew: a small t in a time means the same.
fn read_as(expected: &FileContent, damaged: &[u8], what: &str) -> Outcome {
    match exchange::content_from_json(damaged) {
        // Of a household a play that is not whole is named, and the others are read.
        Ok(FileContent::Everything(read)) if !read.damaged.is_empty() => {
            let FileContent::Everything(all) = expected else { panic!("{what}") };
            assert_eq!(read.entries, all.entries, "{what}");
            assert_eq!(read.plays.len() + read.damaged.len(), all.plays.len(), "{what}");
            assert!(read.plays.iter().all(|play| all.plays.contains(play)), "{what}");
            Outcome::Named
        }
        Ok(read) => {
            assert_eq!(read, *expected, "{what}");
            Outcome::Harmless
        }
        Err(_) => Outcome::Refused,
    }
}

#[test]
fn of_a_damaged_file_nothing_is_read_that_was_not_written() {
    let exported = |entries: u64| Exported {
        header: header(),
        lines: lines(1..=entries),
        summary: SUMMARY.to_owned(),
        finished: false,
    };
    let plays = [exported(3), exported(1), exported(12)];
    let entry = |(name, value): (&str, Option<&str>)| TimedEntry {
        path: vec!["library/notes".to_owned(), format!("amun-re/{name}")],
        at: time(7),
        value: value.map(str::to_owned),
    };
    let entries = [("a", Some("{\"note\":\"Žofie 7\"}")), ("b", None), ("c", Some("null")), ("d", Some("[1,true]"))];
    let household = Everything { plays: plays.to_vec(), entries: entries.map(entry).to_vec(), ..Everything::default() };
    for (seed, kind, text) in [
        (3, "all plays", exchange::all_to_json(&plays).unwrap()),
        (4, "one play", plays[2].to_json().unwrap()),
        (5, "a household", household.to_json().unwrap()),
    ] {
        let read = exchange::content_from_json(text.as_bytes()).unwrap();
        tally(seed, text.as_bytes(), |_, damaged, what| read_as(&read, damaged, what))
            .print(&format!("damage to a file of {kind}"));
    }
}
