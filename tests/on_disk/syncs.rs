//! How often the window waits for the disk: once for a tap, also for the first one. strace counts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;

use super::{FOLDER, PLUS, Window, make, shown, window};

const TAPS: u64 = 10;

/// Leaves a mark among the calls that strace writes down.
fn mark(name: &str) {
    drop(fs::metadata(format!("/mark-{name}")));
}

/// Draws until this is so.
fn until(h: &mut Window, what: &str, so: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !so(h) {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what} does not come");
        h.step();
        sleep(Duration::from_millis(1));
    }
}

/// Draws for a while in which nothing is tapped.
fn rest(h: &mut Window) {
    for _ in 0..60 {
        h.step();
        sleep(Duration::from_millis(10));
    }
}

#[test]
#[ignore = "the child of the test below"]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut h = window(&folder);
    until(&mut h, "the list of plays", |h| h.state().model().shelf.is_some());
    let play = h.state().model().shelf.as_ref().unwrap().all()[0].id();
    h.state_mut().visit_play(play);
    until(&mut h, "the play", |h| shown(h).is_some());
    // A person looks before the first tap.
    rest(&mut h);
    for tap in 0..TAPS {
        mark(&format!("tap-{tap}"));
        h.get_by_label(PLUS).click_accesskit();
        until(&mut h, "the tap", |h| shown(h) == Some(tap + 1));
        mark(&format!("shown-{tap}"));
        rest(&mut h);
    }
    mark("end");
}

/// How often the disk was waited for between two marks.
fn syncs(calls: &str, from: &str, to: &str) -> usize {
    let at = |name: &str| calls.find(&format!("/mark-{name}\"")).unwrap_or_else(|| panic!("no mark {name}"));
    let between = calls.get(at(from)..at(to)).unwrap();
    between.lines().filter(|line| line.contains("fsync(") || line.contains("fdatasync(")).count()
}

fn calls_of_the_child(folder: &Path) -> Option<String> {
    let calls = folder.join("calls");
    let test = std::env::current_exe().unwrap();
    let run = Command::new("strace")
        .args(["-f", "-e", "trace=fsync,fdatasync,statx,newfstatat,stat", "-o"])
        .arg(&calls)
        .arg(test)
        .args(["syncs::child", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder.join("data"))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match run {
        Ok(status) if status.success() => fs::read_to_string(calls).ok(),
        Ok(status) if !calls.exists() => {
            println!("skipped: strace may not look here ({status})");
            None
        }
        Ok(status) => panic!("the child ended with {status}"),
        Err(_) => {
            println!("skipped: strace is not installed");
            None
        }
    }
}

#[test]
fn a_tap_waits_for_the_disk_once_also_the_first_one() {
    let folder = tempfile::tempdir().unwrap();
    make(&folder.path().join("data"));
    let Some(calls) = calls_of_the_child(folder.path()) else { return };
    for tap in 0..TAPS {
        let waited = syncs(&calls, &format!("tap-{tap}"), &format!("shown-{tap}"));
        assert!(waited <= 1, "tap {tap} was shown after {waited} syncs");
    }
    let all = syncs(&calls, "tap-0", "end");
    println!("{TAPS} taps: {all} syncs");
    assert_eq!(all, TAPS as usize, "the summary goes with its line");
}
