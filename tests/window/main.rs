//! The real window, driven by mouse and keyboard under a virtual X server.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[expect(dead_code, reason = "the story of an evening, which needs the screens, uses all of it")]
mod desk;
mod picture;

use desk::Desk;

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
