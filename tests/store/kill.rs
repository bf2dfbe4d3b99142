//! A program that is killed at any moment loses no entry that it had reported.
//!
//! The parent starts this same test binary as a child that enters, and kills it: 200 times, or as often as the
//! environment's `TABLESIDE_KILLS` says.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tableside::store::{PlayId, Sqlite};

use crate::help::{folder, header, line, lines, open};

const FOLDER: &str = "TABLESIDE_KILL_FOLDER";
/// After this many kills the next folder is taken, so that its making is interrupted too.
const KILLS_A_FOLDER: u32 = 20;

/// The child: goes on where the play ends, and reports each number when the store has acknowledged it.
#[test]
#[ignore = "the child of the test below"]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut store = Sqlite::open(&folder).unwrap().store;
    let found = store.plays(false).unwrap().first().map(|listed| (listed.header.id, listed.entries));
    let (play, mut last) = found.unwrap_or_else(|| {
        let header = header();
        store.create(&header, &lines(1..=1), "{}", false).unwrap();
        (header.id, 1)
    });
    let mut out = std::io::stdout();
    loop {
        writeln!(out, "\nacknowledged {play} {last}").unwrap();
        out.flush().unwrap();
        store.append(play, &[line(last + 1)], "{}", false).unwrap();
        last += 1;
    }
}

fn start(folder: &Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args(["kill::child", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The last entry that the child reported before it was killed, this long after its start.
fn reported(folder: &Path, after: Duration) -> Option<(PlayId, u64)> {
    let mut child = start(folder);
    std::thread::sleep(after);
    child.kill().unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    // The last line may be cut in the middle of its number; it has its end only if another line follows.
    let text: Vec<String> = lines.map_while(Result::ok).collect();
    child.wait().unwrap();
    text.iter().rev().skip(1).find_map(|line| {
        let (play, number) = line.strip_prefix("acknowledged ")?.split_once(' ')?;
        Some((play.parse().unwrap(), number.parse().unwrap()))
    })
}

#[test]
fn no_reported_entry_is_lost_when_the_program_is_killed() {
    let kills: u32 = std::env::var("TABLESIDE_KILLS").ok().map_or(200, |count| count.parse().unwrap());
    let mut place = folder();
    let (mut seen, mut entries) = (0, 0);
    // A fixed sequence of odd moments, from before the folder is there to the middle of entering.
    let mut moment: u64 = 0x7ab1_e51d;
    for kill in 0..kills {
        if kill % KILLS_A_FOLDER == 0 {
            place = folder();
            seen = 0;
        }
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let last = reported(place.path(), Duration::from_micros(2_000 + (moment >> 33) % 60_000));
        let mut store = open(place.path());
        let Some((play, last)) = last else { continue };
        let (listed, new) = store.read(play, seen).unwrap();
        assert!(listed.entries >= last, "entry {last} was reported, and the log ends at {}", listed.entries);
        assert_eq!(new, lines(seen + 1..=listed.entries));
        entries += listed.entries - seen;
        seen = listed.entries;
    }
    println!("{kills} kills, {entries} entries");
    assert!(entries > u64::from(kills), "the child hardly came to enter anything");
}
