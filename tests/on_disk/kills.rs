//! The window is killed while somebody taps: whatever it has shown is in the database.
//!
//! The parent starts this same test binary as children that work and say what their screens show, some side by side, each in
//! a folder of its own; and kills them: a few times, or as often as the environment's `TABLESIDE_WINDOW_KILLS` says.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread::{scope, sleep, spawn};
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use tableside::store::Sqlite;

use super::{FOLDER, PLUS, make, points, shown, window};

/// How many children work at the same time.
const LANES: u32 = 4;

/// After this many kills the next folder is taken, so that plays stay as short as an evening's.
const KILLS_A_FOLDER: u32 = 25;

/// The longest time between what a child has said first and its death, in microseconds.
const LONGEST: u64 = 150_000;

/// How long a child may take until it says something, on a machine that has much else to do.
pub const PATIENCE: Duration = Duration::from_secs(600);

/// Says what is seen on the screen, or what has come of the work, in one line.
pub fn say(words: &str) {
    let mut out = std::io::stdout();
    // A full stop tells a whole line from one that the kill has cut.
    writeln!(out, "\nsaid {words}.").unwrap();
    out.flush().unwrap();
}

/// The folder of this child; none in a program that is no child.
pub fn folder_of_child() -> Option<PathBuf> {
    std::env::var_os(FOLDER).map(PathBuf::from)
}

/// A child that is killed when it is dropped: none goes on when a test has failed.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

/// Starts the child that is a test of this name, kills it this long after it has said something, and gives all that it has
/// said.
fn said_before_the_kill(child: &str, folder: &Path, after: Duration) -> Vec<String> {
    let mut process = Started(
        Command::new(std::env::current_exe().unwrap())
            .args([child, "--exact", "--ignored", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap(),
    );
    let lines = BufReader::new(process.0.stdout.take().unwrap()).lines();
    let (tell, begun) = channel();
    let reader = spawn(move || {
        let mut said = Vec::new();
        for line in lines.map_while(Result::ok) {
            if let Some(words) = line.strip_prefix("said ").and_then(|rest| rest.strip_suffix('.')) {
                said.push(words.to_owned());
                tell.send(()).ok();
            }
        }
        said
    });
    begun.recv_timeout(PATIENCE).expect("the window shows something");
    sleep(after);
    assert_eq!(process.0.try_wait().unwrap(), None, "the window ended by itself");
    drop(process);
    reader.join().unwrap()
}

/// What came of a campaign.
pub struct Done {
    pub kills: u32,
    /// How much of whatever it counts was looked at.
    pub seen: usize,
}

/// Kills a child again and again. A folder is made ready by `make`; after each kill `look` compares it with what the child
/// has said, and gives how much of that there was.
pub fn kill_again_and_again(
    child: &str,
    make: impl Fn(&Path) + Sync,
    look: impl Fn(&Path, &[String]) -> usize + Sync,
) -> Done {
    let kills: u32 = std::env::var("TABLESIDE_WINDOW_KILLS").ok().map_or(3, |count| count.parse().unwrap());
    let lane = |lane: u32| {
        let mut moment = 0x7ab1_e51d ^ (u64::from(lane) << 40);
        let mut place = tempfile::tempdir().unwrap();
        let mut seen = 0;
        for kill in 0..(kills + LANES - 1 - lane) / LANES {
            if kill % KILLS_A_FOLDER == 0 {
                place = tempfile::tempdir().unwrap();
                make(place.path());
            }
            moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let said = said_before_the_kill(child, place.path(), Duration::from_micros((moment >> 33) % LONGEST));
            seen += look(place.path(), &said);
        }
        seen
    };
    let seen = scope(|scope| {
        let lanes: Vec<_> = (0..LANES).map(|number| scope.spawn(move || lane(number))).collect();
        lanes.into_iter().map(|lane| lane.join().unwrap()).sum()
    });
    Done { kills, seen }
}

/// The child: opens the play of the folder, taps as fast as the screen follows, and says what it shows.
#[test]
#[ignore = "the child of the test below"]
fn child() {
    let Some(folder) = folder_of_child() else { return };
    let mut h = window(&folder);
    let play = Sqlite::open(&folder).unwrap().store.plays(false).unwrap()[0].header.id;
    h.state_mut().visit_play(play);
    let mut last = None;
    loop {
        h.step();
        let now = shown(&h);
        if now.is_none() || now == last {
            sleep(Duration::from_millis(1));
            continue;
        }
        // What is shown first was tapped before.
        if last.is_some() {
            say(&now.unwrap().to_string());
        }
        last = now;
        h.get_by_label(PLUS).click_accesskit();
    }
}

#[test]
fn whatever_the_killed_window_has_shown_is_in_the_database() {
    let look = |folder: &Path, said: &[String]| {
        let shown: u64 = said.last().unwrap().parse().unwrap();
        let mut store = Sqlite::open(folder).unwrap();
        assert_eq!(store.notices, []);
        let play = store.store.plays(false).unwrap()[0].header.id;
        let (listed, lines) = store.store.read(play, 0).unwrap();
        let found = points(&listed.header, &lines);
        // The tap that was on its way may be there too, and no more.
        assert!((shown..=shown + 1).contains(&found), "{shown} was shown, and {found} is on disk");
        said.len()
    };
    let Done { kills, seen } = kill_again_and_again(
        "kills::child",
        |folder| {
            make(folder);
        },
        look,
    );
    println!("the window while tapping: {kills} kills, {seen} taps shown, 0 lost");
}
