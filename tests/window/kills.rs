//! The real window is killed in the middle of an entry: what its screen had shown by then is on disk.
//!
//! It is killed twice in every run, or as often as the environment's `TABLESIDE_SCREEN_KILLS` says.

use std::time::Duration;

use tableside::store::{PlayId, Sqlite};

use super::desk::{Desk, SIZE};

/// Where the column with the score begins, in pixels.
const SCORE: usize = SIZE.0 - 330;

/// The play that goes on: its id, how many lines it has, and what the last one says.
fn on_disk(desk: &Desk) -> (PlayId, usize, String) {
    let mut store = Sqlite::open(&desk.data()).unwrap().store;
    let open = store.plays(false).unwrap().into_iter().find(|play| !play.finished).unwrap();
    let lines = store.read(open.header.id, 0).unwrap().1;
    (open.header.id, lines.len(), lines.last().unwrap().body.clone())
}

#[test]
fn what_the_screen_had_shown_when_the_window_was_killed_is_on_disk() {
    let kills: u64 = std::env::var("TABLESIDE_SCREEN_KILLS").ok().map_or(2, |count| count.parse().unwrap());
    let Some(mut desk) = Desk::set_up() else { return };
    desk.ask(&["--lang", "en", "demo"]);
    let (play, ..) = on_disk(&desk);
    // The window shows the play by itself that it has shown last.
    let shown = serde_json::json!(play).to_string();
    Sqlite::open(&desk.data()).unwrap().store.keep("shown", &shown).unwrap();
    let (mut moment, mut seen): (u64, usize) = (0x7ab1_e51d, 0);
    for _ in 0..kills {
        moment = moment.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        desk.start();
        let picture = desk.settled();
        let (_, before, last) = on_disk(&desk);
        let chord = if last.starts_with(r#"{"undo""#) { "ctrl+shift+z" } else { "ctrl+z" };
        let at_the_kill = desk.key_and_kill9(chord, Duration::from_millis((moment >> 33) % 200));
        let (_, after, _) = on_disk(&desk);
        assert!(after == before || after == before + 1, "{before} entries before {chord}, {after} after it");
        // An entry is shown when it is on disk, and the other way round it may be there before it is shown.
        let shown = !at_the_kill.has_score_of(&picture, SCORE);
        assert!(!shown || after == before + 1, "{chord} was shown and is not on disk");
        seen += usize::from(shown);
    }
    println!("the real window: {kills} kills, {seen} entries on its screen when it was killed, 0 lost");
}
