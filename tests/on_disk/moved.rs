//! The folder with the plays is deleted under the open window: what was tapped is there again, and it is said.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui_kittest::kittest::Queryable as _;
use tableside::store::Sqlite;

use super::{PLUS, Window, make, points, shown, window};
use crate::common::deleted::delete_under_a_window;

fn until(h: &mut Window, what: &str, so: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !so(h) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{what} does not come");
        h.step();
        sleep(Duration::from_millis(2));
    }
}

#[test]
fn taps_before_and_after_the_folder_is_deleted_are_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let play = make(&data);
    let mut h = window(&data);
    h.state_mut().visit_play(play);
    until(&mut h, "the play", |h| shown(h).is_some());
    for tap in 0..3 {
        h.get_by_label(PLUS).click_accesskit();
        until(&mut h, "the tap", |h| shown(h) == Some(tap + 1));
    }
    delete_under_a_window(&data);
    // Nobody taps: the window notices it by itself.
    until(&mut h, "the message", |h| h.query_by_label_contains("was moved or deleted").is_some());
    h.get_by_label(PLUS).click_accesskit();
    until(&mut h, "the tap after it", |h| shown(h) == Some(4));
    let mut store = Sqlite::open(&data).unwrap().store;
    let (listed, lines) = store.read(play, 0).unwrap();
    assert_eq!(points(&listed.header, &lines), 4);
}

#[test]
fn while_the_folder_cannot_be_made_nothing_is_said_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let play = make(&data);
    let mut h = window(&data);
    h.state_mut().visit_play(play);
    until(&mut h, "the play", |h| shown(h).is_some());
    delete_under_a_window(&data);
    fs::write(&data, "in the way").unwrap();
    h.get_by_label(PLUS).click_accesskit();
    until(&mut h, "the tap", |h| shown(h) == Some(1));
    h.get_by_label("not saved");
    h.get_by_label_contains("The file with your plays is gone");
    fs::remove_file(&data).unwrap();
    h.get_by_label("Try again").click_accesskit();
    until(&mut h, "the end of the banner", |h| h.query_by_label("not saved").is_none());
    let mut store = Sqlite::open(&data).unwrap().store;
    let (listed, lines) = store.read(play, 0).unwrap();
    assert_eq!(points(&listed.header, &lines), 1);
}
