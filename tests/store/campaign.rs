//! Campaigns of kills: while plays are imported, exported, backed up and purged, and while three programs write to one play.
//!
//! The parent starts this same test binary as a child that works and reports, and kills it: a few times in every run, or as
//! often as the environment's `TABLESIDE_KILLS` says. What it did stands in the output.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tableside::store::exchange::{self, Exported};
use tableside::store::{Line, Notice, PlayId, Sqlite, StoreError};

use crate::help::{SUMMARY, folder, header, line, lines, numbers, open};
use crate::kill::{Killed, Moments, kills};

/// Which work the child does, and where.
const WORK: &str = "TABLESIDE_WORK";
const FOLDER: &str = "TABLESIDE_KILL_FOLDER";

/// How many entries an imported or exported play has.
const ENTRIES: u64 = 60;

/// The child: works until it is killed, and reports what the store has acknowledged.
#[test]
#[ignore = "the child of the tests below"]
fn child() {
    let (Ok(work), Some(folder)) = (std::env::var(WORK), std::env::var_os(FOLDER).map(PathBuf::from)) else { return };
    match work.as_str() {
        "import" => import(&folder),
        "export" => export(&folder),
        "backup" => backup(&folder),
        "purge" => purge(&folder),
        name => write_as(name, &folder),
    }
}

fn report(words: &str) {
    let mut out = std::io::stdout();
    writeln!(out, "\nreported {words}").unwrap();
    out.flush().unwrap();
}

fn start(work: &str, folder: &Path) -> Killed {
    Killed::start("campaign::child", &[(WORK, work.as_ref()), (FOLDER, folder.as_os_str())])
}

/// What the child had reported when it was killed, this long after its start.
fn reported(work: &str, folder: &Path, after: Duration) -> Vec<String> {
    start(work, folder).kill(after, "reported ")
}

fn exported() -> Exported {
    Exported { header: header(), lines: lines(1..=ENTRIES), summary: SUMMARY.to_owned(), finished: false }
}

/// Reads the same file of a play again and again, each time as a copy of its own.
fn import(folder: &Path) {
    let file = folder.join("play.json");
    let mut store = Sqlite::open(folder).unwrap().store;
    loop {
        let play = exchange::read(&file).unwrap().remove(0);
        let id = PlayId::fresh();
        let header = tableside::store::Header { id, ..play.header };
        store.create(&header, &play.lines, &play.summary, play.finished).unwrap();
        report(&id.to_string());
    }
}

#[test]
fn an_import_that_is_killed_leaves_whole_plays_and_none_that_was_reported_is_missing() {
    let (mut imported, mut place) = (0, folder());
    let mut moments = Moments::new(1);
    for kill in 0..kills() {
        if kill % 20 == 0 {
            place = folder();
            exchange::write(&place.path().join("play.json"), &exported()).unwrap();
        }
        let reported = reported("import", place.path(), moments.moment());
        let mut store = open(place.path());
        let listed = store.plays(false).unwrap();
        for id in &reported {
            assert!(listed.iter().any(|play| play.header.id.to_string() == *id), "{id} was reported and is not there");
        }
        for play in &listed {
            assert_eq!(store.read(play.header.id, 0).unwrap().1.len() as u64, ENTRIES);
        }
        imported += reported.len();
    }
    println!("import: {} kills, {imported} plays of {ENTRIES} entries reported, 0 lost, 0 in part", kills());
}

/// Writes a play of two lengths in turn over the same file.
fn export(folder: &Path) {
    let (short, long) = (exported(), Exported { lines: lines(1..=2 * ENTRIES), ..exported() });
    for count in 0_u64.. {
        exchange::write(&folder.join("play.json"), if count % 2 == 0 { &short } else { &long }).unwrap();
        report(&count.to_string());
    }
}

#[test]
fn an_export_that_is_killed_leaves_the_file_of_before_or_the_new_one() {
    let place = folder();
    let (mut written, mut moments) = (0, Moments::new(2));
    let file = place.path().join("play.json");
    exchange::write(&file, &exported()).unwrap();
    for _ in 0..kills() {
        written += reported("export", place.path(), moments.moment()).len();
        let entries = exchange::read(&file).unwrap().remove(0).lines.len() as u64;
        assert!(entries == ENTRIES || entries == 2 * ENTRIES, "a file of {entries} entries");
    }
    println!("export: {} kills, {written} files reported, 0 in part", kills());
}

/// Enters a line, closes with a backup, and lets that be an old one, again and again.
fn backup(folder: &Path) {
    let mut store = Sqlite::open(folder).unwrap().store;
    let play = store.plays(false).unwrap()[0].header.id;
    loop {
        let last = store.read(play, 0).unwrap().0.entries;
        store.append(play, &[line(last + 1)], "{}", false).unwrap();
        report(&(last + 1).to_string());
        store.close();
        store = Sqlite::open(folder).unwrap().store;
        for backup in store.backups() {
            let name = backup.path.file_name().unwrap().to_string_lossy().replace("tableside-20", "tableside-19");
            fs::rename(&backup.path, backup.path.with_file_name(name)).unwrap();
        }
    }
}

#[test]
fn a_backup_that_is_killed_is_whole_or_not_there() {
    let place = folder();
    let mut store = open(place.path());
    let play = crate::help::play(&mut store, 1);
    drop(store);
    let (mut seen, mut checked, mut moments) = (1, 0, Moments::new(3));
    for _ in 0..kills() {
        for last in reported("backup", place.path(), moments.moment()) {
            seen = seen.max(last.parse().unwrap());
        }
        let mut store = open(place.path());
        let found = numbers(&mut store, play);
        assert!(found.len() as u64 >= seen, "entry {seen} was reported, and the log ends at {}", found.len());
        for backup in store.backups() {
            let copy = folder();
            fs::copy(&backup.path, copy.path().join("tableside.sqlite")).unwrap();
            let copied = numbers(&mut open(copy.path()), play);
            assert_eq!(copied, found[..copied.len()], "{}", backup.path.display());
            checked += 1;
        }
    }
    println!("backup: {} kills, {seen} entries, 0 lost, {checked} looks at a backup, 0 unsound", kills());
}

/// Makes plays and deletes every other one for good.
fn purge(folder: &Path) {
    let mut store = Sqlite::open(folder).unwrap().store;
    loop {
        let kept = crate::help::play(&mut store, ENTRIES);
        report(&format!("kept {kept}"));
        let purged = crate::help::play(&mut store, ENTRIES);
        store.set_removed(purged, true).unwrap();
        store.purge(purged).unwrap();
        report(&format!("purged {purged}"));
    }
}

#[test]
fn a_purge_that_is_killed_takes_its_play_whole_and_no_other() {
    let (mut place, mut plays) = (folder(), 0);
    let mut moments = Moments::new(4);
    for kill in 0..kills() {
        if kill % 20 == 0 {
            place = folder();
        }
        let reported = reported("purge", place.path(), moments.moment());
        let mut store = open(place.path());
        let mut listed = store.plays(false).unwrap();
        listed.extend(store.plays(true).unwrap());
        for word in &reported {
            let (what, id) = word.split_once(' ').unwrap();
            let there = listed.iter().any(|play| play.header.id.to_string() == id);
            assert_eq!(there, what == "kept", "{word}");
        }
        for play in &listed {
            assert_eq!(store.read(play.header.id, 0).unwrap().1.len() as u64, ENTRIES);
        }
        plays += reported.len();
    }
    println!("purge: {} kills, {plays} plays reported, 0 of those kept lost, 0 of those deleted left", kills());
}

/// Adds lines under a name, wherever the log ends by then.
fn write_as(name: &str, folder: &Path) {
    let mut store = Sqlite::open(folder).unwrap().store;
    let play = store.plays(false).unwrap()[0].header.id;
    let mut number = 2;
    loop {
        match store.append(play, &[Line { by: name.to_owned(), ..line(number) }], "{}", false) {
            Ok(()) => {
                report(&number.to_string());
                number += 1;
            }
            Err(StoreError::Behind { last }) => number = last + 1,
            Err(StoreError::Busy) => {}
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn of_three_programs_that_are_killed_while_they_write_to_one_play_none_loses_a_line() {
    const NAMES: [&str; 3] = ["a", "b", "c"];
    let place = folder();
    let mut store = open(place.path());
    let play = crate::help::play(&mut store, 1);
    drop(store);
    let (mut entries, mut moments) = (1, Moments::new(5));
    let mut owner: BTreeMap<u64, &str> = BTreeMap::new();
    let rounds = kills().div_ceil(3);
    for _ in 0..rounds {
        let children = NAMES.map(|name| (name, start(name, place.path())));
        std::thread::sleep(moments.moment());
        for (name, child) in children {
            for number in child.kill(Duration::ZERO, "reported ") {
                let before = owner.insert(number.parse().unwrap(), name);
                assert_eq!(before, None, "entry {number} was acknowledged to two");
            }
        }
        let mut store = open(place.path());
        let (listed, found) = store.read(play, 0).unwrap();
        for (number, name) in &owner {
            let line = &found[usize::try_from(*number).unwrap() - 1];
            assert_eq!((line.number, line.by.as_str()), (*number, *name));
        }
        entries = listed.entries;
    }
    println!("three writers: {} kills, {entries} entries, {} reported, 0 lost", 3 * rounds, owner.len());
}

#[test]
fn a_database_that_is_swapped_again_and_again_loses_no_line() {
    let place = folder();
    let path = place.path().join("data");
    let mut store = open(&path);
    let play = crate::help::play(&mut store, 1);
    let (mut last, mut swaps) = (1, 0);
    for round in 0..kills() {
        match round % 3 {
            0 => fs::remove_dir_all(&path).unwrap(),
            1 => fs::rename(&path, place.path().join(format!("moved-{round}"))).unwrap(),
            _ => fs::rename(path.join("tableside.sqlite"), path.join(format!("moved-{round}"))).unwrap(),
        }
        swaps += 1;
        for _ in 0..1 + round % 4 {
            last += 1;
            store.append(play, &lines(last..=last), "{}", false).unwrap();
        }
        let notices = store.notices();
        assert!(matches!(notices[..], [Notice::Rescued { replaced: false, whole: true, .. }]), "{notices:?}");
        assert_eq!(numbers(&mut open(&path), play), (1..=last).collect::<Vec<_>>());
    }
    println!("moved and deleted under an open window: {swaps} times, {last} entries, 0 lost");
}
