//! Closing the window: it waits for what is on its way to the disk, asks over what is nowhere but in memory, and goes at once
//! when everything is saved.

use std::cell::RefCell;
use std::rc::Rc;

use crate::common::app::{Shared, now, window};
use crate::common::{DESKTOP, PHONE};
use egui::{Theme, ViewportCommand, ViewportEvent, ViewportId};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::Disk;
use tableside::app::{App, Parts};
use tableside::games::score_sheet::template::Template;
use tableside::games::{self, Example};
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::{Memory, PlayId, StoreError};

type Window = Harness<'static, App>;

/// Presses the window's cross; what the window asks of the system then.
fn close(h: &mut Window) -> Vec<ViewportCommand> {
    let viewport = h.input_mut().viewports.entry(ViewportId::ROOT).or_default();
    viewport.events.push(ViewportEvent::Close);
    h.step();
    h.input_mut().viewports.entry(ViewportId::ROOT).or_default().events.clear();
    commands(h)
}

fn commands(h: &Window) -> Vec<ViewportCommand> {
    h.output().viewport_output.values().flat_map(|out| out.commands.clone()).collect()
}

/// A frame, and what the window asks of the system in it.
fn step(h: &mut Window) -> Vec<ViewportCommand> {
    h.step();
    commands(h)
}

/// A window with an open score sheet, on a store that answers when it is released.
fn on_a_slow_disk() -> (Window, Shared, PlayId) {
    let store = Shared(Rc::new(RefCell::new(Memory::slow())));
    let (mut setup, _) = games::find("score-sheet").unwrap().example(Example::Finished, Language::En);
    setup.figures = serde_json::to_value(Template::points()).unwrap();
    let play = store.add(&setup, &[]);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    for _ in 0..6 {
        store.0.borrow_mut().release();
        h.run();
    }
    assert_eq!(h.state().place(), Place::Table);
    (h, store, play)
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.step();
}

/// Whether these words stand somewhere; those of a title stand on its sheet too.
fn sees(h: &Window, words: &str) -> bool {
    h.query_all_by_label(words).next().is_some()
}

#[test]
fn a_window_with_everything_on_disk_closes_at_once() {
    let (mut h, ..) = on_a_slow_disk();
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose));
}

#[test]
fn taps_under_way_are_waited_for_and_the_window_closes_by_itself() {
    let (mut h, store, play) = on_a_slow_disk();
    let before = store.lines(play);
    for _ in 0..5 {
        tap(&mut h, "Carol: Points, plus 1");
    }
    h.run();
    assert!(close(&mut h).contains(&ViewportCommand::CancelClose));
    // A sheet is measured in its first frame, and seen from the next one on.
    h.run();
    assert!(sees(&h, "Saving…"));
    h.get_by_label("5 entries are being saved. The window closes as soon as that is done.");
    h.get_by_label("0 of 5 saved");
    store.0.borrow_mut().release();
    let closed = step(&mut h);
    assert!(!closed.contains(&ViewportCommand::Close), "four of five are still in memory alone");
    h.get_by_label("4 entries are being saved. The window closes as soon as that is done.");
    h.get_by_label("1 of 5 saved");
    let mut frames = 0;
    loop {
        store.0.borrow_mut().release();
        if step(&mut h).contains(&ViewportCommand::Close) {
            break;
        }
        frames += 1;
        assert!(frames < 20, "the window does not close");
    }
    assert_eq!(store.lines(play), before + 5);
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose));
}

#[test]
fn a_disk_that_never_answers_keeps_nobody() {
    let (mut h, store, play) = on_a_slow_disk();
    let before = store.lines(play);
    tap(&mut h, "Carol: Points, plus 1");
    assert!(close(&mut h).contains(&ViewportCommand::CancelClose));
    h.run();
    tap(&mut h, "Close anyway");
    h.step();
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose));
    assert_eq!(store.lines(play), before);
}

#[test]
fn a_disk_that_gets_full_meanwhile_turns_waiting_into_the_question() {
    let (mut h, store, _) = on_a_slow_disk();
    tap(&mut h, "Carol: Points, plus 1");
    close(&mut h);
    store.0.borrow_mut().fail_with(StoreError::Full);
    store.0.borrow_mut().release();
    for _ in 0..4 {
        assert!(!step(&mut h).contains(&ViewportCommand::Close));
    }
    assert!(sees(&h, "Some entries are not saved"));
    assert!(!closes_after_another_try(&mut h, &store), "the disk is still full");
    assert!(sees(&h, "Some entries are not saved"));
    store.0.borrow_mut().heal();
    assert!(closes_after_another_try(&mut h, &store), "what was to close closes when everything is saved");
}

#[test]
fn what_is_saved_before_the_next_frame_closes_the_window_too() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    store.0.borrow_mut().fail_with(StoreError::Full);
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    h.run();
    assert!(close(&mut h).contains(&ViewportCommand::CancelClose));
    h.run();
    assert!(!closes_after_another_try(&mut h, &store), "the disk is still full");
    assert!(sees(&h, "Some entries are not saved"));
    store.0.borrow_mut().heal();
    assert!(closes_after_another_try(&mut h, &store), "there is room again");
}

/// Tries again to save from the question; whether the window closes then, the store having answered what it was asked.
fn closes_after_another_try(h: &mut Window, store: &Shared) -> bool {
    h.query_all_by_label("Try again").last().unwrap().click_accesskit();
    let mut closed = step(h).contains(&ViewportCommand::Close);
    for _ in 0..10 {
        store.0.borrow_mut().release();
        closed |= step(h).contains(&ViewportCommand::Close);
    }
    closed
}

#[test]
fn saved_is_said_when_the_last_tap_is_on_disk() {
    let (mut h, store, _) = on_a_slow_disk();
    h.get_by_label_contains("saved");
    for _ in 0..3 {
        tap(&mut h, "Carol: Points, plus 1");
    }
    h.run();
    let open = h.state().model().open.as_ref().unwrap();
    assert_eq!(open.session.saving(), 3);
    store.0.borrow_mut().release();
    h.run();
    let open = h.state().model().open.as_ref().unwrap();
    assert!(open.session.saving() == 2 && open.session.saving_since().is_some());
}

/// A window where the system names no folder.
fn in_memory(language: Language, size: egui::Vec2) -> (Window, Shared, tempfile::TempDir) {
    let (store, folder) = (Shared::default(), tempfile::tempdir().unwrap());
    let parts = Parts {
        store: Box::new(store.clone()),
        games: games::ALL,
        clock: Clock::fixed(now),
        language: Some(language),
        system: Language::En,
        folder: None,
        files: Box::new(Disk::of(folder.path().to_owned())),
    };
    let look = Look { language, ..Look::default() };
    let builder = Harness::builder().with_size(size).with_max_steps(12).with_context_setup(move |ctx| look.apply(ctx));
    let mut h: Window = builder.renderer(soft::Soft::default()).build_eframe(|_| App::new(parts));
    h.run();
    (h, store, folder)
}

#[test]
fn without_a_folder_every_play_says_so_and_closing_asks() {
    let (mut h, store, folder) = in_memory(Language::En, PHONE);
    let gone = "There is no folder for your plays, so they will be gone when this window closes. Save them to a file.";
    h.get_by_label(gone);
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose), "there is nothing to lose yet");
    let [_, play] = store.add_examples(Language::En);
    h.state_mut().visit_play(play);
    h.run();
    h.get_by_label(gone);
    h.get_by_label("not on disk");
    assert!(h.query_by_label("saved").is_none());
    crate::common::picture(&mut h, "in-memory");

    assert!(close(&mut h).contains(&ViewportCommand::CancelClose));
    h.run();
    h.get_by_label(
        "There is no folder for your plays, so they are only in this window. When it closes, they are gone.",
    );
    crate::common::picture(&mut h, "in-memory-closing");
    let export = h.query_all_by_label("Save all plays to a file").last().unwrap();
    export.click_accesskit();
    h.run();
    assert!(folder.path().join("2026-11-20 Tableside.json").exists());
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose), "they are in a file");
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    h.run();
    assert!(close(&mut h).contains(&ViewportCommand::CancelClose), "something was entered after the file");
    h.run();
    tap(&mut h, "Close anyway");
    h.step();
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose));
}

#[test]
fn a_play_of_a_later_version_is_shown_to_read_and_everything_else_goes_on() {
    let store = Shared::default();
    let [over, play] = store.add_examples(Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    let number = store.lines(play) as u64 + 1;
    let body = r#"{"vote":{"for":[1]}}"#.to_owned();
    let line = tableside::store::Line { number, at: now(), by: "later".to_owned(), body };
    let summary = r#"{"players":[],"points":[],"place":{"en":"Vote","cs":"Volba"},"winners":[]}"#.to_owned();
    store.perform(tableside::store::Request::Append { play, lines: vec![line], summary, finished: false });
    // A tap before the window has heard of it.
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    h.run();
    h.get_by_label_contains("This play was continued in a newer Tableside, so here you can only look at it.");
    h.get_by_label("read-only");
    assert_eq!(store.lines(play) as u64, number + 1, "the undo stands behind what could not be read");
    crate::common::picture(&mut h, "read-only");
    assert!(!close(&mut h).contains(&ViewportCommand::CancelClose));
    h.state_mut().visit_play(over);
    h.run();
    assert_eq!(h.state().model().open.as_ref().unwrap().session.id(), over);
    assert!(h.query_by_label("read-only").is_none());
}
