//! The window is killed while somebody taps: whatever it has shown is in the database.
//!
//! The parent starts this same test binary as a child that taps and says what its screen shows, and kills it: a few times, or
//! as often as the environment's `TABLESIDE_WINDOW_KILLS` says.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use egui_kittest::kittest::Queryable as _;
use tableside::store::Sqlite;

use super::{FOLDER, PLUS, make, points, shown, window};

/// The child: opens the play of the folder, taps as fast as the screen follows, and says what it shows.
#[test]
#[ignore = "the child of the test below"]
fn child() {
    let Some(folder) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let mut h = window(&folder);
    let play = Sqlite::open(&folder).unwrap().store.plays(false).unwrap()[0].header.id;
    h.state_mut().visit_play(play);
    let mut out = std::io::stdout();
    let mut last = None;
    loop {
        h.step();
        let now = shown(&h);
        if now.is_none() || now == last {
            sleep(Duration::from_millis(1));
            continue;
        }
        last = now;
        writeln!(out, "\nshown {}.", now.unwrap()).unwrap();
        out.flush().unwrap();
        h.get_by_label(PLUS).click_accesskit();
    }
}

/// Kills the child when it has shown something, at an odd moment after that, and gives what it had shown last.
fn shown_before_the_kill(folder: &Path, after: Duration) -> u64 {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["kills::child", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let said = BufReader::new(child.stdout.take().unwrap()).lines();
    let (tell, begun) = std::sync::mpsc::channel();
    let reader = std::thread::spawn(move || {
        let mut last = 0;
        for line in said.map_while(Result::ok) {
            // One that the kill has cut has no full stop.
            let number = line.strip_prefix("shown ").and_then(|rest| rest.strip_suffix('.')?.parse().ok());
            if let Some(number) = number {
                last = number;
                tell.send(()).ok();
            }
        }
        last
    });
    begun.recv_timeout(Duration::from_secs(60)).expect("the window shows the play");
    sleep(after);
    child.kill().unwrap();
    child.wait().unwrap();
    reader.join().unwrap()
}

#[test]
fn whatever_the_killed_window_has_shown_is_in_the_database() {
    let kills: u32 = std::env::var("TABLESIDE_WINDOW_KILLS").ok().map_or(5, |count| count.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    make(folder.path());
    let (mut moment, mut total): (u64, u64) = (0x7ab1_e51d, 0);
    for _ in 0..kills {
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let shown = shown_before_the_kill(folder.path(), Duration::from_micros((moment >> 33) % 300_000));
        let mut store = Sqlite::open(folder.path()).unwrap();
        assert_eq!(store.notices, []);
        let play = store.store.plays(false).unwrap()[0].header.id;
        let (listed, lines) = store.store.read(play, 0).unwrap();
        let found = points(&listed.header, &lines);
        // The tap that was on its way may be there too, and no more.
        assert!((shown..=shown + 1).contains(&found), "{shown} was shown, and {found} is on disk");
        total = found;
    }
    println!("the window while tapping: {kills} kills, {total} taps shown, 0 lost");
    assert!(total > u64::from(kills), "the child hardly came to tap");
}
