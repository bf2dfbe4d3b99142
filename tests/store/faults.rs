//! Every call on the files of an evening fails once: nothing that was reported is lost, nothing reads otherwise than it was
//! entered, nothing panics, each refusal has words, and the next start works.
//!
//! The parent starts this same test binary as a child that goes through an evening (`evening`), with a library loaded before
//! the system's own that fails the n-th call (`faults/preload.c`); once for each n and each kind of fault, in a shuffled
//! order. As many of each kind as the environment's `TABLESIDE_FAULTS` says, else a few.
#![cfg(all(target_os = "linux", target_env = "gnu"))]

mod evening;

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread::scope;

use tableside::store::exchange::{self, Exported};
use tableside::store::{BackupState, Line, PlayId, Sqlite};

use crate::help::{SUMMARY, folder, header};
use evening::{AFTER, ALL, KEPT, TEMPLATE, sum, undisturbed};

const FOLDER: &str = "TABLESIDE_FAULT_FOLDER";
const KIND: &str = "TABLESIDE_FAULT_KIND";
const AT: &str = "TABLESIDE_FAULT_AT";

/// What can happen to a call, whether everything is saved in the end all the same, and what it is.
const KINDS: [(&str, bool, &str); 8] = [
    ("error", true, "one call fails with an I/O error"),
    ("no-room", true, "one call fails since the disk is full"),
    ("no-sync", true, "one sync fails"),
    ("short", true, "one read or write does half"),
    ("torn", true, "one write does half and fails"),
    ("delay", true, "one call takes 30 ms"),
    ("full", false, "the disk is full from one call on"),
    ("broken", false, "all calls fail from one on"),
];

/// How many children work at the same time.
const LANES: usize = 4;

/// The child.
#[test]
#[ignore = "the child of the test below"]
fn child() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        evening::spend(&PathBuf::from(folder));
    }
}

#[test]
#[ignore = "the child of the test of a start"]
fn start() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        evening::start(&PathBuf::from(folder));
    }
}

/// The library that fails calls; none where there is no C compiler.
fn preload(place: &Path) -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/store/faults/preload.c");
    let library = place.join("preload.so");
    let made =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    let Ok(status) = made else {
        println!("skipped: there is no C compiler");
        return None;
    };
    assert!(status.success(), "preload.c does not compile");
    Some(library)
}

/// An evening with a fault at this call of this kind, and what came of it.
struct Disturbed {
    /// What the child has said.
    said: Vec<String>,
    /// How many calls there were that this could have happened to.
    calls: usize,
    /// What it happened to; empty when there were not so many.
    hit: String,
}

struct Campaign {
    /// What the child does.
    child: &'static str,
    library: PathBuf,
    /// What the play has in the end.
    whole: Vec<Line>,
    /// What is in the file before the evening, and afterwards.
    old: Exported,
    exported: Vec<Line>,
}

impl Campaign {
    fn new(child: &'static str, library: PathBuf) -> Self {
        let whole = undisturbed();
        let lines = whole[..whole.len() - AFTER].to_vec();
        // As a file lays the entries out.
        let as_written =
            |play: Exported| exchange::plays_from_json(play.to_json().unwrap().as_bytes()).unwrap().remove(0);
        let old =
            Exported { header: header(), lines: lines[..1].to_vec(), summary: SUMMARY.to_owned(), finished: false };
        let exported = as_written(Exported { lines, ..old.clone() }).lines;
        Self { child, library, whole, old: as_written(old), exported }
    }

    fn spend(&self, kind: &str, at: usize) -> Disturbed {
        let place = folder();
        let data = place.path().join("data");
        fs::create_dir(&data).unwrap();
        exchange::write(&data.join("play.json"), &self.old).unwrap();
        if self.child == "start" {
            let mut store = Sqlite::open(&data).unwrap().store;
            store.create(&self.old.header, &self.whole, SUMMARY, false).unwrap();
            store.close();
        }
        let report = place.path().join("report");
        let mut child = Command::new(std::env::current_exe().unwrap());
        child.args([&format!("faults::{}", self.child), "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
        child.env("LD_PRELOAD", &self.library).env(FOLDER, &data).env("TABLESIDE_FAULT_REPORT", &report);
        let Output { status, stdout, stderr } = child.env(KIND, kind).env(AT, at.to_string()).output().unwrap();
        let report = fs::read_to_string(report).unwrap_or_default();
        let (calls, hit) = report.trim().split_once(' ').unwrap_or((report.trim(), ""));
        let what = format!("{kind} at call {at} ({hit})");
        let errors = String::from_utf8_lossy(&stderr);
        assert!(status.success(), "{what}: {errors}\n{}", String::from_utf8_lossy(&stdout));
        let said = String::from_utf8(stdout).unwrap();
        let said: Vec<String> = said.lines().filter_map(|line| line.strip_prefix("said ")).map(str::to_owned).collect();
        self.look(&data, &said, &what);
        Disturbed { said, calls: calls.parse().unwrap(), hit: hit.to_owned() }
    }

    /// Compares what is on disk after the evening with what was said.
    fn look(&self, data: &Path, said: &[String], what: &str) {
        let all: Vec<&str> = said.iter().map(String::as_str).collect();
        let what = format!("{what}\n{}", all.join("\n"));
        let word = |begin: &str| all.iter().filter_map(|words| words.strip_prefix(begin)).next_back();
        for words in all.iter().filter_map(|words| words.strip_prefix("noticed ")) {
            // Nothing was damaged or moved.
            assert!(["store-notice-reading-only", "store-notice-no-backup"].contains(&words), "{what}");
        }
        for read in all.iter().filter_map(|words| words.strip_prefix("read ")) {
            let (count, found) = read.split_once(' ').unwrap();
            let entered = sum(&self.whole[..count.parse::<usize>().unwrap()]);
            assert_eq!(found, entered.to_string(), "{what}: something else was read");
        }
        let opened = Sqlite::open(data).unwrap_or_else(|error| panic!("{what}: {error}"));
        let mut store = opened.store;
        assert_eq!(opened.notices, [], "{what}");
        self.look_at_the_play(&mut store, word("began ").unwrap(), word("did entry "), &what);
        if let Some(play) = word("did purge ") {
            let play: PlayId = play.parse().unwrap();
            assert!(store.read(play, 0).is_err(), "{what}: what was deleted is there");
        }
        let kept = all.iter().filter(|words| **words == "did keep").count();
        for (key, _) in KEPT {
            let mut tried = KEPT.iter().filter(|(other, _)| *other == key).map(|(_, value)| *value);
            let found = store.value(key).unwrap();
            assert!(
                found.as_deref().is_none_or(|found| tried.clone().any(|value| value == found)),
                "{what}: {found:?}"
            );
            if kept == KEPT.len() {
                assert_eq!(found.as_deref(), tried.next_back(), "{what}: {key}");
            }
        }
        let file =
            exchange::read(&data.join("play.json")).unwrap_or_else(|error| panic!("{what}: {error:?}")).remove(0);
        let exported = all.contains(&"did export");
        assert!((!exported && file == self.old) || file.lines == self.exported, "{what}: another file");
        let template = fs::read_to_string(data.join("templates/points.toml"));
        let whole = template.as_ref().is_ok_and(|text| text == TEMPLATE);
        assert!(whole || (template.is_err() && !all.contains(&"did template")), "{what}: {template:?}");
        for backup in store.backups() {
            assert_eq!(backup.state, BackupState::Sound, "{what}");
        }
        for entry in fs::read_dir(data).unwrap().chain(fs::read_dir(data.join("backups")).into_iter().flatten()) {
            let name = entry.unwrap().file_name().to_string_lossy().into_owned();
            assert!(
                !name.contains("damaged") && !name.contains("stale") && !name.contains("rescued"),
                "{what}: {name}"
            );
        }
    }

    fn look_at_the_play(&self, store: &mut Sqlite, id: &str, saved: Option<&str>, what: &str) {
        let id: PlayId = id.parse().unwrap();
        let saved: usize = saved.map_or(0, |number| number.parse().unwrap());
        let found = store.read(id, 0).map(|(_, lines)| lines).unwrap_or_default();
        assert!(found.len() >= saved, "{what}: entry {saved} was saved, and there are {}", found.len());
        assert_eq!(found, self.whole[..found.len()], "{what}");
        let listed: Vec<PlayId> = store.plays(false).unwrap().iter().map(|play| play.header.id).collect();
        assert_eq!(listed.contains(&id), !found.is_empty(), "{what}");
    }
}

/// The numbers from 1 to this in a shuffled order, always the same.
fn shuffled(count: usize) -> Vec<usize> {
    let mut numbers: Vec<usize> = (1..=count).collect();
    let mut state: u64 = 0x7ab1_e51d;
    for at in (1..count).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        numbers.swap(at, usize::try_from((state >> 33) % (at as u64 + 1)).unwrap());
    }
    numbers
}

#[test]
fn a_start_with_any_call_failed_moves_nothing_aside() {
    let place = folder();
    let Some(library) = preload(place.path()) else { return };
    let campaign = Campaign::new("start", library);
    let calls = campaign.spend("error", 0).calls;
    for at in 1..=calls {
        let Disturbed { said, hit, .. } = campaign.spend("error", at);
        let read = format!("read {} ", campaign.whole.len());
        let whole = said.iter().any(|words| words.starts_with(&read)) && said.contains(&"did all".to_owned());
        assert!(whole, "call {at} ({hit}): {said:?}");
    }
    println!("a start: each of {calls} calls failed once");
}

#[test]
fn after_any_call_that_failed_nothing_reported_is_lost() {
    let most = std::env::var(ALL).ok().map_or(4, |count| count.parse::<usize>().unwrap());
    let place = folder();
    let Some(library) = preload(place.path()) else { return };
    let campaign = Campaign::new("child", library);
    let mut failed: Vec<(&str, usize)> = Vec::new();
    let only = std::env::var(KIND).ok();
    for (kind, all_is_saved, name) in KINDS {
        if only.as_ref().is_some_and(|only| only != kind) {
            continue;
        }
        let calls = campaign.spend(kind, 0).calls;
        assert!(calls > 20, "{kind}: only {calls} calls were seen");
        let points: Vec<usize> = shuffled(calls).into_iter().take(most).collect();
        let lane = |lane: usize| {
            let mut refused: BTreeMap<String, usize> = BTreeMap::new();
            let (mut hit, mut failed) = (0, Vec::new());
            for at in points.iter().skip(lane).step_by(LANES) {
                // The others are gone through all the same: what fails at one call often fails at its neighbors.
                let Ok(evening) = catch_unwind(AssertUnwindSafe(|| campaign.spend(kind, *at))) else {
                    failed.push(*at);
                    continue;
                };
                let last = format!("did entry {}", campaign.whole.len());
                let all = [&*last, "did template", "did export", "did all"];
                let done = all.iter().all(|words| evening.said.iter().any(|said| said == words));
                if all_is_saved && !done {
                    eprintln!("{kind} at call {at} ({}): not all was saved\n{}", evening.hit, evening.said.join("\n"));
                    failed.push(*at);
                }
                hit += usize::from(!evening.hit.is_empty());
                for words in
                    evening.said.iter().filter(|said| said.starts_with("refused ") || said.starts_with("noticed "))
                {
                    *refused.entry(words.clone()).or_default() += 1;
                }
            }
            (hit, failed, refused)
        };
        let lane = &lane;
        let lanes: Vec<_> = scope(|scope| {
            let lanes: Vec<_> = (0..LANES).map(|number| scope.spawn(move || lane(number))).collect();
            lanes.into_iter().map(|lane| lane.join().unwrap()).collect()
        });
        let hit: usize = lanes.iter().map(|(hit, ..)| hit).sum();
        failed.extend(lanes.iter().flat_map(|(_, failed, _)| failed).map(|at| (kind, *at)));
        let mut told: BTreeMap<&str, usize> = BTreeMap::new();
        lanes.iter().flat_map(|(.., told)| told).for_each(|(words, count)| *told.entry(words).or_default() += count);
        println!("{name}: {hit} of {calls} calls, told: {told:?}");
    }
    assert_eq!(failed, [], "something was lost, or not saved, or not as it was entered");
    println!("nothing was lost");
}

/// One call alone, for whoever looks into it.
#[test]
#[ignore = "for a look at one point: TABLESIDE_FAULT_KIND and TABLESIDE_FAULT_AT say which"]
fn one() {
    let (Ok(kind), Some(at)) = (std::env::var(KIND), std::env::var_os(AT)) else {
        return;
    };
    let place = folder();
    let Some(library) = preload(place.path()) else { return };
    let campaign = Campaign::new("child", library);
    let at = OsStr::to_str(&at).unwrap().parse().unwrap();
    let evening = campaign.spend(&kind, at);
    println!("{} of {} calls\n{}", evening.hit, evening.calls, evening.said.join("\n"));
}
