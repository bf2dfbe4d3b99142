//! Pictures of every screen, from the example plays: phone and desktop, light and dark, both languages. They are written
//! where `TABLESIDE_PICTURES` names a folder; without it the same screens must draw, settle, and name all they show.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::app::{Shared, window};
use common::{DESKTOP, PHONE, picture, scenes, takes_pictures};
use egui::{Key, Modifiers, Role, Theme};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotResults};
use tableside::app::App;
use tableside::app::screen::Place;
use tableside::locale::{Language, Say};
use tableside::store::PlayId;

/// A screen: its name, and how it is reached.
type Scene = (&'static str, fn(&mut Harness<'static, App>, [PlayId; 2]));

const SCENES: &[Scene] = &[
    ("home", |_, _| {}),
    ("home-menu", |h, _| click(h, "app-more")),
    ("removed", |h, [_, half]| h.state_mut().remove_play(half)),
    ("new-play", |h, _| h.state_mut().visit(Place::NewPlay)),
    ("new-play-color", |h, _| {
        h.state_mut().visit(Place::NewPlay);
        h.run();
        let name = words(h, &Say::new("app-choose-color").text("player", "Ben"));
        h.get_by_label(&name).click();
    }),
    ("table", |h, [_, half]| h.state_mut().visit_play(half)),
    ("table-menu", |h, plays| in_play(h, plays, Place::Table, "app-more")),
    ("far", |h, [_, half]| visit(h, half, Place::Far)),
    ("board", |h, [_, half]| visit(h, half, Place::Tool("board"))),
    ("winner", |h, [over, _]| h.state_mut().visit_play(over)),
    ("sheet", |h, [over, _]| visit(h, over, Place::Sheet)),
    ("cell", |h, [over, _]| {
        visit(h, over, Place::Sheet);
        h.run();
        let all = h.query_all_by_label_contains("Anna: ").filter(|node| node.accesskit_node().role() == Role::Button);
        all.collect::<Vec<_>>()[0].click();
    }),
    ("history", |h, [_, half]| visit(h, half, Place::History)),
    ("entry", |h, [_, half]| {
        visit(h, half, Place::History);
        h.run();
        h.get_by_label_contains("21:40").click();
    }),
    ("palette", |h, [_, half]| {
        visit(h, half, Place::Table);
        h.run();
        h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    }),
    ("settings", |h, _| h.state_mut().visit(Place::Settings)),
    ("help", |h, _| h.state_mut().visit(Place::Help)),
    ("messages", |h, [_, half]| {
        h.state_mut().remove_play(half);
        h.run();
        h.state_mut().visit(Place::Messages);
    }),
    ("trash", |h, [_, half]| {
        h.state_mut().remove_play(half);
        h.run();
        h.state_mut().visit(Place::Trash);
    }),
    ("own-box", |h, _| h.state_mut().visit(Place::OwnBox("amun-re"))),
];

fn visit(h: &mut Harness<'static, App>, play: PlayId, place: Place) {
    h.state_mut().visit_play(play);
    h.run();
    h.state_mut().visit(place);
}

fn in_play(h: &mut Harness<'static, App>, [_, half]: [PlayId; 2], place: Place, key: &str) {
    visit(h, half, place);
    h.run();
    click(h, key);
}

fn words(h: &Harness<'static, App>, message: &Say) -> String {
    h.state().model().texts.say(message)
}

fn click(h: &Harness<'static, App>, key: &str) {
    h.get_by_label(&words(h, &Say::new(key.to_owned()))).click();
}

fn all(theme: Theme, language: Language) {
    let shade = if theme == Theme::Dark { "dark" } else { "light" };
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for (name, reach) in SCENES {
            let store = Shared::default();
            let plays = store.add_examples(language);
            store.add_people();
            let mut harness = window(&store, size, theme, language);
            harness.run();
            reach(&mut harness, plays);
            harness.run();
            picture(&mut harness, &format!("{name}-{form}-{shade}-{}", language.code()));
        }
        for scene in scenes::SCENES.iter().filter(|scene| scene.name.starts_with("knights-")) {
            let mut visit = scene.open(size, theme, language, 100);
            picture(&mut visit.h, &format!("{}-{form}-{shade}-{}", scene.name, language.code()));
        }
    }
}

/// The screens that are the same whatever a game does: their pictures are compared.
const COMPARED: [&str; 3] = ["home", "new-play", "settings"];

#[test]
fn some_screens_look_as_they_did() {
    if takes_pictures() {
        // The pictures for people are twice as fine.
        return;
    }
    let mut results = SnapshotResults::new();
    for (name, reach) in SCENES.iter().filter(|(name, _)| COMPARED.contains(name)) {
        for (shade, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            let store = Shared::default();
            store.add_people();
            let plays = store.add_examples(Language::En);
            let mut harness = window(&store, PHONE, theme, Language::En);
            harness.run();
            reach(&mut harness, plays);
            harness.run();
            harness.snapshot(format!("{name}_{shade}"));
            results.extend_harness(&mut harness);
        }
    }
}

#[test]
fn every_screen_on_paper_in_english() {
    all(Theme::Light, Language::En);
}

#[test]
fn every_screen_in_a_dim_room_in_czech() {
    all(Theme::Dark, Language::Cs);
}

#[test]
fn every_screen_in_a_dim_room_in_english() {
    all(Theme::Dark, Language::En);
}

#[test]
fn every_screen_on_paper_in_czech() {
    all(Theme::Light, Language::Cs);
}
