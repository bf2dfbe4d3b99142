//! What is left half done is there again: a table that is being put together, a template that is being made.

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
