//! What is left half done is there again: a table that is being put together, a template that is being made; also in a new
//! window, after the first was killed.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::PHONE;
use common::app::{Shared, window};
use egui::{Event, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::screen::Place;
use tableside::locale::Language;

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

fn fill(h: &mut Harness<'_, App>, field: &str, words: &str) {
    h.get_by_role_and_label(Role::TextInput, field).focus();
    h.run();
    h.event(Event::Text(words.to_owned()));
    h.run();
}

fn value(h: &Harness<'_, App>, field: &str) -> String {
    h.get_by_role_and_label(Role::TextInput, field).accesskit_node().value().unwrap_or_default()
}

#[test]
fn a_half_made_table_is_there_again_until_it_is_played_at() {
    let store = Shared::default();
    let mut h = at(&store, Place::NewPlay);
    for name in ["Anna", "Ben", "Žofie"] {
        fill(&mut h, "New name", name);
        tap(&mut h, "Add");
    }
    fill(&mut h, "New name", "Mar");
    // By the way back, and by leaving for somewhere else.
    tap(&mut h, "Back");
    assert_eq!(h.state().place(), Place::Home);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_label("Žofie goes first");
    assert_eq!(value(&h, "New name"), "Mar");
    h.state_mut().visit(Place::Settings);
    h.run();
    h.state_mut().visit(Place::Home);
    h.run();
    h.state_mut().visit(Place::NewPlay);
    h.run();
    assert_eq!(value(&h, "New name"), "Mar");

    tap(&mut h, "Start");
    assert_eq!(h.state().place(), Place::Table);
    assert_eq!(h.state().model().open.as_ref().unwrap().session.play().setup().players.len(), 4);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    assert_eq!(value(&h, "New name"), "", "what was played at is done");
}

#[test]
fn a_half_made_template_is_there_again_until_it_is_kept() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::NewPlay);
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    fill(&mut h, "Name of the box", "Gold Rush");
    tap(&mut h, "Back");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the box"), "Gold Rush");
    fill(&mut h, "Title", "Nuggets");
    tap(&mut h, "Save template");
    assert_eq!(h.state().place(), Place::NewPlay);
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the box"), "", "the kept one is done");
}

/// Waits until what was typed is on disk, as a second does; then another window is opened on the same store, as after a
/// kill: the first one has closed nothing.
fn killed(mut h: Harness<'static, App>, store: &Shared) -> Harness<'static, App> {
    h.run_steps(6);
    h.run();
    // Nothing is written when a window goes without being closed.
    drop(h);
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h
}

fn players(h: &Harness<'_, App>) -> Vec<String> {
    let names = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let rows = h.query_all_by_label_contains(": color and shape").filter_map(names);
    rows.map(|name| name.replace(": color and shape", "")).collect()
}

#[test]
fn a_half_made_table_outlives_a_killed_window() {
    let store = Shared::default();
    let mut h = at(&store, Place::NewPlay);
    tap(&mut h, "Cities & Knights");
    for name in ["Anna", "Ben", "Žofie"] {
        fill(&mut h, "New name", name);
        tap(&mut h, "Add");
    }
    fill(&mut h, "New name", "Mar");
    let mut h = killed(h, &store);
    assert_eq!(h.state().place(), Place::Home);
    tap(&mut h, "New play");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie"]);
    assert_eq!(value(&h, "New name"), "Mar");
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    assert_eq!((play.setup().game.as_str(), play.setup().players.len()), ("cities-and-knights", 4));

    let mut h = killed(h, &store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    assert_eq!(value(&h, "New name"), "", "what was played at is no draft any more");
    assert!(h.query_by_label("Start over").is_none());
}

#[test]
fn new_play_remembers_the_last_game_and_its_people_after_a_restart() {
    let store = Shared::default();
    let mut h = at(&store, Place::NewPlay);
    tap(&mut h, "Cities & Knights");
    for name in ["Anna", "Ben", "Žofie"] {
        fill(&mut h, "New name", name);
        tap(&mut h, "Add");
    }
    tap(&mut h, "Start");
    let colors = |h: &Harness<'_, App>| {
        let play = h.state().model().open.as_ref().unwrap().session.play();
        play.setup().players.iter().map(|player| player.color).collect::<Vec<_>>()
    };
    let before = colors(&h);
    h.state_mut().visit(Place::Home);
    h.run();
    let mut h = killed(h, &store);
    h.state_mut().visit(Place::Home);
    tap(&mut h, "New play");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie"]);
    tap(&mut h, "Start");
    let play = h.state().model().open.as_ref().unwrap().session.play();
    assert_eq!(play.setup().game, "cities-and-knights");
    assert_eq!(colors(&h), before);
}

#[test]
fn a_half_made_template_outlives_a_killed_window() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::NewPlay);
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    fill(&mut h, "Name of the box", "Gold Rush");
    fill(&mut h, "Title", "Nuggets");
    let mut h = killed(h, &store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the box"), "Gold Rush");
    h.get_by_label_contains("Nuggets, ");
    tap(&mut h, "Save template");
    let mut h = killed(h, &store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the box"), "", "the saved one is done");
}

#[test]
fn another_game_keeps_the_people_who_were_put_at_the_table() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::NewPlay);
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie"], "the last table");
    fill(&mut h, "New name", "Marie");
    tap(&mut h, "Add");
    tap(&mut h, "Cities & Knights");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie", "Marie"]);
    tap(&mut h, "Start over");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie"], "the table as it was offered");
}

#[test]
fn new_play_is_opened_at_its_top() {
    let store = Shared::default();
    store.add_people();
    let mut h = at(&store, Place::NewPlay);
    let top = h.get_by_label("Who plays?").rect().top();
    h.get_by_label("Draw the first player").scroll_to_me();
    h.run();
    assert!(h.get_by_label("Who plays?").rect().top() < top, "it was scrolled");
    tap(&mut h, "Back");
    h.state_mut().visit(Place::NewPlay);
    h.run();
    assert!((h.get_by_label("Who plays?").rect().top() - top).abs() < 1.0);
    assert!(top < h.get_by_label("Amun-Re").rect().top(), "names come first");
}
