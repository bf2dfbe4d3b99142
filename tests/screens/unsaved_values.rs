//! What is no play is never shown as saved when it is not: figures, settings, names and drafts are reported, retried, and
//! asked about before the window closes.

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Event, Key, Modifiers, Role, Theme, ViewportCommand};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;
use tableside::store::{Reply, Request, StoreError};

fn at(store: &Shared, place: Place) -> Harness<'static, App> {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(place);
    h.run();
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

/// Makes the text larger, as the keys do.
fn larger(h: &mut Harness<'_, App>) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Plus);
    h.run();
}

fn kept(store: &Shared, key: &str) -> String {
    match store.perform(Request::Value { key: key.to_owned() }) {
        Reply::Value(value) => value.unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

const NOT_SAVED: &str = "Your last changes are not saved yet. The disk is full.";

#[test]
fn a_setting_that_cannot_be_saved_is_said_and_saved_when_there_is_room() {
    let store = Shared::default();
    let mut h = at(&store, Place::Settings);
    store.0.borrow_mut().fail_with(StoreError::Full);
    larger(&mut h);
    larger(&mut h);
    h.get_by_label_contains(NOT_SAVED);
    // It stays in sight on other screens too.
    h.state_mut().visit(Place::Home);
    h.run();
    h.get_by_label_contains(NOT_SAVED);
    tap(&mut h, "Try again");
    h.get_by_label_contains(NOT_SAVED);
    assert!(kept(&store, "settings").contains(r#""text":100"#));
    store.0.borrow_mut().heal();
    tap(&mut h, "Try again");
    h.get_by_label_contains("Everything is saved again.");
    assert!(kept(&store, "settings").contains(r#""text":120"#));
    assert!(h.state().model().unsaved.is_none());
}

#[test]
fn what_another_window_keeps_meanwhile_does_not_take_the_unsaved_away() {
    let store = Shared::default();
    let mut h = at(&store, Place::Settings);
    store.0.borrow_mut().fail_with(StoreError::Full);
    larger(&mut h);
    store.0.borrow_mut().heal();
    store.keep("settings", r#"{"theme":"dark","text":100}"#);
    store.0.borrow_mut().change_elsewhere();
    h.run();
    h.get_by_label_contains(NOT_SAVED);
    tap(&mut h, "Try again");
    assert_eq!(h.state().model().settings.text, 110);
    let kept = kept(&store, "settings");
    assert!(kept.contains(r#""text":110"#) && kept.contains("dark"), "{kept}");
}

#[test]
fn a_name_that_cannot_be_remembered_is_said() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::People);
    store.0.borrow_mut().fail_with(StoreError::Full);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.event(Event::Text("Marie".to_owned()));
    h.run_steps(6);
    h.run();
    h.get_by_label_contains(NOT_SAVED);
    store.0.borrow_mut().heal();
    tap(&mut h, "Try again");
    assert!(kept(&store, "drafts").contains("Marie"), "a draft is retried too");
}

fn commands(h: &Harness<'_, App>) -> Vec<ViewportCommand> {
    h.output().viewport_output.values().flat_map(|out| out.commands.clone()).collect()
}

fn close(h: &mut Harness<'_, App>) {
    let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.push(egui::ViewportEvent::Close);
    h.step();
    let viewport = h.input_mut().viewports.entry(egui::ViewportId::ROOT).or_default();
    viewport.events.clear();
}

#[test]
fn the_window_tries_again_at_closing_and_asks_over_what_is_not_saved() {
    let store = Shared::default();
    let mut h = at(&store, Place::Settings);
    store.0.borrow_mut().fail_with(StoreError::Full);
    larger(&mut h);
    close(&mut h);
    assert!(commands(&h).contains(&ViewportCommand::CancelClose));
    h.run();
    h.get_by_label("Close anyway");
    h.state_mut().visit(Place::Home);
    store.0.borrow_mut().heal();
    close(&mut h);
    let mut told = commands(&h);
    for _ in 0..4 {
        h.step();
        told.extend(commands(&h));
    }
    assert!(told.contains(&ViewportCommand::Close), "there is room again: it is saved and closes: {told:?}");
    assert!(kept(&store, "settings").contains(r#""text":110"#));
}

#[test]
fn what_is_half_typed_is_saved_before_the_window_closes() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::NewPlay);
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.event(Event::Text("Mar".to_owned()));
    h.step();
    store.0.borrow_mut().fail_with(StoreError::Full);
    close(&mut h);
    assert!(commands(&h).contains(&ViewportCommand::CancelClose), "it is not on disk");
    h.run();
    h.get_by_label("Close anyway");
}

#[test]
fn notes_are_said_to_be_added_only_when_they_are_on_disk() {
    let store = Shared::default();
    let mut h = at(&store, Place::Library);
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("notes.csv");
    std::fs::write(&table, "game,id,note\namun-re,memphis,Ask Jan\n").unwrap();
    store.0.borrow_mut().fail_with(StoreError::Full);
    h.state_mut().read_table(&table);
    h.run();
    let said = |h: &Harness<'_, App>, key: &str| h.state().model().messages.past().any(|said| said.words.key() == key);
    h.get_by_label_contains(NOT_SAVED);
    assert!(!said(&h, "app-library-notes-added"));
    store.0.borrow_mut().heal();
    tap(&mut h, "Try again");
    assert!(said(&h, "app-library-notes-added"));
    assert!(kept(&store, "library/notes").contains("Ask Jan"));
}
