//! Looking something up in the window: found with each key, opened beside the play, written on, and kept.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::app::{Shared, window};
use common::scenes::scenes;
use common::{DESKTOP, PHONE, picture, takes_pictures};
use egui::{Key, Modifiers, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::screen::Place;
use tableside::library::Ref;
use tableside::locale::Language;
use tableside::store::{Reply, Request};

type Window = Harness<'static, App>;

fn open(store: &Shared, size: Vec2) -> Window {
    let mut h = window(store, size, Theme::Light, Language::En);
    h.run();
    h
}

/// A window at the table of the example play half-way, in its sacrifice.
fn at_the_table(store: &Shared, size: Vec2) -> Window {
    let [_, half] = store.add_examples(Language::En);
    let mut h = open(store, size);
    h.state_mut().visit_play(half);
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.run();
}

fn tap_starting(h: &mut Window, start: &str) {
    let starts = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|l| l.starts_with(start));
    let found = h.query_all_by_role(Role::Button).find(starts);
    found.unwrap_or_else(|| panic!("no button starts with {start:?}")).click_accesskit();
    h.run();
}

fn look_for(h: &mut Window, words: &str) {
    write(h, Role::TextInput, FIELD, words);
}

fn write(h: &mut Window, role: Role, field: &str, words: &str) {
    h.get_by_role_and_label(role, field).focus();
    h.run();
    h.get_by_role_and_label(role, field).type_text(words);
    h.run();
}

fn kept(store: &Shared, key: &str) -> String {
    match store.perform(Request::Value { key: key.to_owned() }) {
        Reply::Value(kept) => kept.unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

const FIELD: &str = "Look up a card or a ruling";

#[test]
fn one_key_from_anywhere_and_the_field_has_the_keyboard() {
    let store = Shared::default();
    for keys in [(Modifiers::COMMAND, Key::F), (Modifiers::NONE, Key::Slash)] {
        let mut h = at_the_table(&store, DESKTOP);
        h.key_press_modifiers(keys.0, keys.1);
        h.run();
        assert_eq!(h.state().place(), Place::Library);
        assert!(h.get_by_role_and_label(Role::TextInput, FIELD).is_focused());
        h.event(egui::Event::Text("memph".into()));
        h.run();
        h.get_by_role_and_label(Role::Label, "Memphis");
    }
}

#[test]
fn results_come_with_each_key_and_say_the_other_names() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    look_for(&mut h, "zvyseni skl");
    h.get_by_role_and_label(Role::Label, "Harvest Increase");
    h.get_by_label("Zvýšení sklizně · Erntesteigerung");
    h.get_by_label("Power card");
}

#[test]
fn this_plays_game_is_searched_first_and_the_others_when_nothing_is_there() {
    let store = Shared::default();
    let mut h = at_the_table(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    look_for(&mut h, "saboteur");
    h.get_by_label("Nothing fits “saboteur”.");
    h.get_by_label("Nearest");
    h.get_by_label_contains("Saboteur, ");
    tap(&mut h, "Where: All games");
    h.get_by_role_and_label(Role::Label, "Saboteur");
}

#[test]
fn filters_leave_what_was_chosen() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    tap(&mut h, "Filter");
    tap(&mut h, "Game: Amun-Re");
    tap(&mut h, "Kind: Province");
    tap(&mut h, "Filter: 2 chosen");
    h.get_by_label_contains("Memphis, Province");
    assert!(h.query_by_label_contains("Harvest Increase, ").is_none());
}

#[test]
fn the_step_offers_its_cards_and_one_opens_beside_the_play() {
    let store = Shared::default();
    let mut h = at_the_table(&store, DESKTOP);
    h.get_by_label("In this phase");
    let first = h.state().model().open.as_ref().unwrap().shown.nearby[0].clone();
    let name = h.state().model().lookup().get(&first).unwrap().name(Language::En).to_owned();
    tap_starting(&mut h, &name);
    assert_eq!(h.state().place(), Place::Table);
    assert_eq!(h.state().model().looked, [first]);
    h.get_by_label("Close the entry");
    // The play goes on beside it.
    h.get_by_label("Dana is missing");
    tap(&mut h, "Close the entry");
    assert!(h.state().model().looked.is_empty());
}

#[test]
fn on_a_phone_a_card_opens_as_a_sheet_and_leads_on_and_back() {
    let store = Shared::default();
    let mut h = at_the_table(&store, PHONE);
    let at = Ref::new("amun-re", "harvest-increase");
    h.state_mut().look_up(at.clone());
    h.run();
    h.get_by_role_and_label(Role::Heading, "Harvest Increase");
    tap_starting(&mut h, "Does Harvest Increase");
    assert_eq!(h.state().model().looked.len(), 2);
    tap(&mut h, "Back to the entry before");
    assert_eq!(h.state().model().looked, [at]);
    h.key_press(Key::Escape);
    h.run();
    assert!(h.state().model().looked.is_empty());
    assert_eq!(h.state().place(), Place::Table);
}

#[test]
fn what_the_plays_option_changes_is_said_on_the_card() {
    let store = Shared::default();
    let [_, half] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = open(&store, PHONE);
    h.state_mut().visit_play(half);
    h.run();
    h.state_mut().look_up(Ref::new("cities-and-knights", "saboteur"));
    h.run();
    h.get_by_label("In this play");
}

#[test]
fn the_last_look_ups_are_offered_again_after_a_restart() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    h.get_by_label("Looked up lately");
    h.get_by_label_contains("Memphis, Province");
}

#[test]
fn a_reason_leads_to_its_ruling() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = open(&store, DESKTOP);
    h.state_mut().visit_play(over);
    h.run();
    let library = h.state().model().lookup();
    let rulings = library.library.entries().iter().filter(|entry| entry.at.game == "amun-re");
    let questions: Vec<String> =
        rulings.filter(|entry| !entry.rules.is_empty()).map(|entry| entry.name(Language::En).to_owned()).collect();
    h.state_mut().visit(Place::Sheet);
    h.run();
    tap_starting(&mut h, "Old Kingdom, Pyramids, Anna");
    let asked = questions.iter().find(|question| h.query_by_label(question).is_some());
    let asked = asked.expect("the rule of the pyramids is explained").clone();
    tap(&mut h, &asked);
    h.get_by_role_and_label(Role::Heading, &asked);
}

#[test]
fn a_note_and_a_house_rule_are_kept_shown_and_found() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().look_up(Ref::new("amun-re", "memphis"));
    h.run();
    tap(&mut h, "Note or house rule");
    write(&mut h, Role::MultilineTextInput, "House rule", "Never in the first round");
    tap(&mut h, "Keep");
    h.get_by_label("Never in the first round");
    assert!(kept(&store, "library/notes").contains("amun-re/memphis"));
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    look_for(&mut h, "never first round");
    h.get_by_role_and_label(Role::Label, "Memphis");
    h.get_by_label("Never in the first round");
}

#[test]
fn an_own_card_is_written_found_changed_and_removed() {
    let store = Shared::default();
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    tap(&mut h, "Where: My notes");
    tap(&mut h, "New card");
    h.get_by_label("A name is missing");
    write(&mut h, Role::TextInput, "English name", "Windmill");
    write(&mut h, Role::TextInput, "How many there are", "two");
    h.get_by_label("How many is no number");
    for _ in 0..3 {
        h.key_press(Key::Backspace);
    }
    h.run();
    tap(&mut h, "Keep");
    assert!(kept(&store, "library/own/0").contains("Windmill"));
    look_for(&mut h, "windmil");
    h.get_by_role_and_label(Role::Label, "Windmill");
    tap(&mut h, "Change the card");
    tap(&mut h, "Remove the card");
    assert!(!kept(&store, "library/own/0").contains("Windmill"));
}

#[test]
fn a_table_comes_in_whole_or_not_at_all_and_goes_out_again() {
    let store = Shared::default();
    let folder = tempfile::tempdir().unwrap();
    let (bad, good, out) =
        (folder.path().join("bad.csv"), folder.path().join("good.csv"), folder.path().join("out.csv"));
    std::fs::write(&bad, "game,name_en\namun-re,Windmill\nnile,Granary\n").unwrap();
    std::fs::write(&good, "game,name_en,name_cs\namun-re,Windmill,Mlýn\namun-re,Granary,Sýpka\n").unwrap();
    let mut h = open(&store, PHONE);
    h.state_mut().visit(Place::Library);
    h.run();
    h.state_mut().read_table(&bad);
    h.run();
    h.get_by_label("Line 3: there is no game “nile”.");
    assert_eq!(kept(&store, "library/own"), "");
    tap(&mut h, "OK");
    h.state_mut().read_table(&good);
    h.run();
    h.get_by_label("2 cards were added.");
    h.state_mut().write_table(&out);
    h.run();
    let written = std::fs::read_to_string(out).unwrap();
    assert!(written.contains("amun-re,Granary,Sýpka"), "{written}");
    look_for(&mut h, "sypka");
    h.get_by_role_and_label(Role::Label, "Granary");
}

/// The pictures of the library's screens, in both languages, themes and sizes.
#[test]
fn the_librarys_screens_for_people_to_look_at() {
    if !takes_pictures() {
        return;
    }
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for scene in scenes().filter(|scene| scene.name.starts_with("library") || scene.name == "table") {
            for (shade, theme, language) in [("light", Theme::Light, Language::En), ("dark", Theme::Dark, Language::Cs)]
            {
                let mut visit = scene.open(size, theme, language, 100);
                picture(&mut visit.h, &format!("{}-{form}-{shade}-{}", scene.name, language.code()));
            }
        }
    }
}
