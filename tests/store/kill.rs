//! A program that is killed at any moment loses no entry that it had reported.
//!
//! The parent starts this same test binary as a child that enters, and kills it: 200 times, or as often as the
//! environment's `TABLESIDE_KILLS` says.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tableside::store::{PlayId, Sqlite};

use crate::help::{folder, header, line, lines, open};

const FOLDER: &str = "TABLESIDE_KILL_FOLDER";
/// After this many kills the next folder is taken, so that its making is interrupted too.
const KILLS_A_FOLDER: u32 = 20;

/// How often each of the campaigns kills: as often as the environment says, else a few times.
pub fn kills() -> u32 {
    wanted().unwrap_or(20)
}

fn wanted() -> Option<u32> {
    std::env::var("TABLESIDE_KILLS").ok().map(|count| count.parse().unwrap())
}

/// A fixed sequence of odd moments, from before the folder is there to the middle of the work.
pub struct Moments(u64);

impl Moments {
    /// One of many sequences.
    pub const fn new(sequence: u64) -> Self {
        Self(0x7ab1_e51d ^ (sequence << 40))
    }

    /// How long the next child lives.
    pub fn moment(&mut self) -> Duration {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Duration::from_micros(2_000 + (self.0 >> 33) % 60_000)
    }
}

/// A child that works until it is killed.
pub struct Killed(Child);

impl Killed {
    /// Starts an ignored test of this binary, with these variables.
    pub fn start(test: &str, variables: &[(&str, &OsStr)]) -> Self {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([test, "--exact", "--ignored", "--nocapture", "--test-threads=1"]);
        command.envs(variables.iter().copied()).stdout(Stdio::piped()).stderr(Stdio::null());
        Self(command.spawn().unwrap())
    }

    /// Kills it after this time, and gives what it has said behind this word by then, line by line.
    pub fn kill(self, after: Duration, word: &str) -> Vec<String> {
        let Self(mut child) = self;
        // What it says is read meanwhile, or it would wait for a reader instead of working.
        let said = child.stdout.take().unwrap();
        let reader = std::thread::spawn(|| BufReader::new(said).lines().map_while(Result::ok).collect::<Vec<String>>());
        std::thread::sleep(after);
        child.kill().unwrap();
        child.wait().unwrap();
        let mut lines = reader.join().unwrap();
        // The last line may be cut in the middle; it has its end only if another line follows.
        lines.pop();
        lines.iter().filter_map(|line| line.strip_prefix(word)).map(str::to_owned).collect()
    }
}

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

/// The last entry that the child reported before it was killed, this long after its start.
fn reported(folder: &Path, after: Duration) -> Option<(PlayId, u64)> {
    let said = Killed::start("kill::child", &[(FOLDER, folder.as_os_str())]).kill(after, "acknowledged ");
    let (play, number) = said.last()?.split_once(' ')?;
    Some((play.parse().unwrap(), number.parse().unwrap()))
}

#[test]
fn no_reported_entry_is_lost_when_the_program_is_killed() {
    let kills = wanted().unwrap_or(200);
    let mut place = folder();
    let (mut seen, mut entries) = (0, 0);
    let mut moments = Moments::new(0);
    for kill in 0..kills {
        if kill % KILLS_A_FOLDER == 0 {
            place = folder();
            seen = 0;
        }
        let last = reported(place.path(), moments.moment());
        let mut store = open(place.path());
        let Some((play, last)) = last else { continue };
        let (listed, new) = store.read(play, seen).unwrap();
        assert!(listed.entries >= last, "entry {last} was reported, and the log ends at {}", listed.entries);
        assert_eq!(new, lines(seen + 1..=listed.entries));
        entries += listed.entries - seen;
        seen = listed.entries;
    }
    println!("entering: {kills} kills, {entries} entries, 0 lost");
    assert!(entries > u64::from(kills), "the child hardly came to enter anything");
}
