//! The real window, driven by mouse and keyboard under a virtual X server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod cities_and_knights;
#[path = "../common/mod.rs"]
mod common;
mod desk;
mod dice_settlers;
mod empires_of_the_north;
mod evening;
mod imperial_settlers;
mod picture;
mod score_sheet;

use std::time::Duration;

use desk::Desk;
use evening::Evening;

#[test]
fn an_empty_desk_shows_one_color() {
    let Some(desk) = Desk::set_up() else { return };
    let picture = desk.settled();
    assert_eq!(picture.size(), desk::SIZE);
    assert_eq!(picture.colors(), 1);
}

#[test]
fn a_program_that_ends_without_a_window_is_noticed() {
    let Some(mut desk) = Desk::set_up() else { return };
    let ended = desk.try_to_start(&["--version"]).unwrap_err();
    assert!(ended.contains("ended"), "{ended}");
}

#[test]
fn a_sacrifice_stands_after_a_power_cut() {
    let Some(mut evening) = Evening::begin() else { return };
    // The name field has the focus.
    evening.tap("New play");
    for name in ["Anna", "Ben", "Cyril", "Dana"] {
        evening.type_text(name);
        evening.enter();
    }
    evening.tap("Start");
    evening.assert_same_logs();

    for province in ["Memphis", "Abu", "Sawu", "Baharya"] {
        evening.tap(&format!("{province} came up"));
    }
    evening.next();
    for (player, province, gold) in
        [("Anna", "Memphis", 6), ("Ben", "Abu", 3), ("Cyril", "Sawu", 1), ("Dana", "Baharya", 0)]
    {
        evening.tap(&format!("{player} bids {gold} on {province}"));
    }
    evening.next();
    evening.tap("Anna: farmers in Memphis, plus 1");
    for _ in 0..4 {
        evening.next();
    }
    for gold in ["3", "2+3"] {
        evening.type_text(gold);
        evening.enter();
    }
    evening.tap("Cyril: offering: −3 · steal");
    evening.type_text("2");
    evening.enter();
    evening.assert_same_logs();
    evening.says("Confirm · temple 2");
    evening.home();
    evening.open_play();
    let before = evening.desk.screenshot("before-the-power-cut");

    evening.cut_the_power();
    let after = evening.desk.screenshot("after-the-power-cut");
    assert!(after == before, "the table looks different after the power cut");

    // Dana's and Cyril's offerings are taken back and put back: the history came through too.
    for _ in 0..2 {
        evening.undo();
    }
    evening.says("2 offerings missing");
    for _ in 0..2 {
        evening.redo();
    }
    evening.says("Confirm · temple 2");
    evening.next();
    // Nobody takes a reward by somebody else's tap.
    evening.says("Ben: 3 more to take");
    evening.assert_same_logs();
    let shown = evening.desk.screenshot("after-the-sacrifice");
    assert!(shown != after, "the evening goes on");
}

#[test]
fn a_power_cut_in_the_middle_of_an_entry_loses_nothing_that_was_shown() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play();
    evening.type_text("12");
    evening.cut_the_power();
    evening.assert_same_logs();
    // What is half typed is named by the loud button.
    evening.says("Finish first: Dana: offering");
    evening.type_text("4");
    evening.enter();
    evening.cut_the_power();
    evening.assert_same_logs();
    evening.next();
    evening.assert_same_logs();
}

#[test]
fn two_windows_on_one_folder_see_each_others_entries() {
    let Some(mut here) = Evening::with_examples() else { return };
    here.open_play();
    let Some(there) = Desk::set_up_on(&here.desk.data()) else { return };
    // It shows the same play by itself; from Home it is opened as in the window beside it.
    let mut there = Evening::at(there);
    there.shows_again(&here.desk.settled());
    there.home();
    there.open_play();
    let before = there.desk.screenshot("another-window");
    here.type_text("4");
    here.enter();
    there.desk.wait("the entry of the other window", |desk| desk.settled() != before);
    here.assert_same_logs();
    let before = here.desk.screenshot("this-window");
    there.desk.key("ctrl+z");
    here.desk.wait("the undo of the other window", |desk| desk.settled() != before);
}

#[test]
fn a_window_that_waits_takes_no_time_of_the_processor() {
    let Some(mut evening) = Evening::with_examples() else { return };
    evening.open_play();
    evening.desk.settled();
    let before = evening.desk.processor_time();
    std::thread::sleep(Duration::from_secs(3));
    let taken = evening.desk.processor_time() - before;
    assert!(taken <= Duration::from_millis(30), "{taken:?} in three seconds in which nothing happens");
}
