//! What is left half done is there again: a table that is being put together, a template that is being made; also in a new
//! window, after the first was killed.

use crate::common::app::{Shared, window};
use crate::common::panels::{self, Panels, enter, enter_pending, pending, played};
use crate::common::{DESKTOP, PHONE};
use egui::{Event, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::view::Pending;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::table::seat::Choice;

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
    fill(&mut h, "Name of the game", "Gold Rush");
    tap(&mut h, "Back");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the game"), "Gold Rush");
    fill(&mut h, "Title", "Nuggets");
    tap(&mut h, "Save template");
    assert_eq!(h.state().place(), Place::NewPlay);
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the game"), "", "the kept one is done");
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
    assert!(h.query_by_label("Clear all").is_none());
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
    fill(&mut h, "Name of the game", "Gold Rush");
    fill(&mut h, "Title", "Nuggets");
    let mut h = killed(h, &store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the game"), "Gold Rush");
    h.get_by_label_contains("Nuggets, ");
    tap(&mut h, "Save template");
    let mut h = killed(h, &store);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    tap(&mut h, "Score sheet");
    tap(&mut h, "New template");
    assert_eq!(value(&h, "Name of the game"), "", "the saved one is done");
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
    tap(&mut h, "Clear all");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie"], "the table as it was offered");
    tap(&mut h, "Restore");
    assert_eq!(players(&h), ["Anna", "Ben", "Žofie", "Marie"], "a slip of the finger costs nothing");
    tap(&mut h, "Clear all");
    fill(&mut h, "New name", "Eva");
    assert!(h.query_by_label("Restore").is_none(), "something else is begun");
}

#[test]
fn on_a_desktop_nothing_beside_the_names_moves_when_somebody_is_added() {
    let store = Shared::default();
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.state_mut().visit(Place::NewPlay);
    h.run();
    let places = |h: &Harness<'_, App>| {
        ["New name", "Amun-Re", "Score sheet", "Gold ledger"].map(|name| h.get_by_label(name).rect())
    };
    let before = places(&h);
    for name in ["Anna", "Ben"] {
        fill(&mut h, "New name", name);
        tap(&mut h, "Add");
        assert_eq!(places(&h), before);
    }
    let (field, anna) = (h.get_by_label("New name").rect(), h.get_by_label_contains("Anna: color and shape").rect());
    assert!(anna.top() - field.bottom() < 120.0, "who was added is seen at once: {field} {anna}");
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

/// The panels of an example evening before the first action of which `until` says so.
fn panels(game: &str, options: &[(&str, bool)], until: impl Fn(&Value) -> bool) -> Panels {
    let game = games::find(game).unwrap();
    let (mut setup, actions) = game.example(Example::Finished, Language::En);
    for (id, on) in options {
        setup.options.insert((*id).into(), Choice::Switch(*on));
    }
    let upto = actions.iter().position(until).unwrap();
    panels::window(game, played(game, &setup, &actions[..upto]), Language::En, Theme::Light)
}

/// The same panels in a window that was opened again, with what the first one kept on disk.
fn reopened(h: &mut Panels, game: &str) {
    let draft = h.state().state.draft().expect("something is half entered");
    let draft: Value = serde_json::from_str(&serde_json::to_string(&draft).unwrap()).unwrap();
    h.state_mut().state.resume(games::find(game).unwrap(), &draft);
    h.run();
}

/// Taps a number and types a part of it on the keypad that comes.
fn half_type(h: &mut Panels, cell: &str, keys: &[&str]) {
    panels::tap(h, cell);
    for key in keys {
        h.get_by_role_and_label(Role::Button, key).click();
        h.run();
    }
}

fn is_missing(h: &Panels, whose: &str) -> bool {
    matches!(pending(h), Some(Pending::Missing(what)) if Language::En.say(&what).contains(whose))
}

#[test]
fn a_half_typed_number_of_every_game_outlives_the_window_and_the_loud_button_waits_for_it() {
    type Case = (&'static str, fn(&Value) -> bool, &'static str);
    let cases: [Case; 5] = [
        ("amun-re", |action| action["do"] == "offer", "Anna: offering: not entered yet"),
        ("amun-re", |action| action["do"] == "count-gold", "Anna: gold: not entered yet"),
        ("dice-settlers", |action| action["do"] == "count", "Mary: Tiles under control: not entered yet"),
        ("empires-of-the-north", |action| action["do"] == "count", "Peter: Cards: not entered yet"),
        ("imperial-settlers", |action| action["do"] == "built", "Anna: Common locations: not entered yet"),
    ];
    for (game, until, cell) in cases {
        let whose = cell.strip_suffix(": not entered yet").unwrap();
        let mut h = panels(game, &[], until);
        assert_eq!(h.state().state.draft(), None, "{game}: nothing is half entered");
        half_type(&mut h, cell, &["1", "2", "plus"]);
        assert!(is_missing(&h, whose), "{game}: {:?}", pending(&h));
        reopened(&mut h, game);
        assert!(is_missing(&h, whose), "{game}: {:?}", pending(&h));
        // It goes on where it was left; the loud button enters what is a number by now.
        if h.query_by_role_and_label(Role::Button, "OK").is_none() {
            panels::tap(&mut h, cell);
        }
        h.get_by_role_and_label(Role::Button, "3").click();
        h.run();
        let entered = enter_pending(&mut h);
        assert!(entered.to_string().contains("15"), "{game}: {entered}");
        assert_eq!(h.state().state.draft(), None, "{game}: it is entered");
        assert!(matches!(pending(&h), None | Some(Pending::At(_))), "{game}: {:?}", pending(&h));
    }
}

#[test]
fn a_secret_offering_that_is_half_typed_stays_covered_in_the_window_that_is_opened_again() {
    let game = games::find("amun-re").unwrap();
    let (mut setup, actions) = game.example(Example::HalfWay, Language::En);
    setup.options.insert("secret-sacrifice".into(), Choice::Switch(true));
    let mut h = panels::window(game, played(game, &setup, &actions), Language::En, Theme::Light);
    panels::tap(&mut h, "I am Dana");
    for key in ["8", "8"] {
        h.get_by_role_and_label(Role::Button, key).click();
        h.run();
    }
    let Some(Pending::Ready(words, _)) = pending(&h) else { panic!("{:?}", pending(&h)) };
    assert!(!Language::En.say(&words).contains("88"), "everybody sees the loud button");
    reopened(&mut h, "amun-re");
    assert!(h.query_by_label_contains("88").is_none(), "it is Dana's alone");
    assert!(is_missing(&h, "Dana"));
    panels::tap(&mut h, "I am Dana");
    h.get_by_label_contains("88");
    h.get_by_role_and_label(Role::Button, "OK").click();
    h.run();
    assert_eq!(enter(&mut h), [json!({ "do": "offer", "seat": 3, "gold": 88, "steal": false })]);
}

#[test]
fn a_half_laid_circle_and_a_ship_without_cargo_outlive_the_window() {
    let mut h = panels("empires-of-the-north", &[], |action| action["do"] == "circle");
    let first = h.query_all_by_label_contains("Tile 1: ").find_map(|node| node.accesskit_node().label()).unwrap();
    panels::tap(&mut h, &first);
    assert!(is_missing(&h, "4 more tiles"), "{:?}", pending(&h));
    reopened(&mut h, "empires-of-the-north");
    assert!(is_missing(&h, "4 more tiles"), "{:?}", pending(&h));
}

#[test]
fn symbols_that_were_tapped_for_an_action_outlive_the_window() {
    let mut h = panels("dice-settlers", &[], |action| action["do"] == "act");
    panels::tap(&mut h, "Compass");
    reopened(&mut h, "dice-settlers");
    panels::tap(&mut h, "Mary: Explore is done");
    assert_eq!(enter(&mut h), [json!({ "do": "act", "seat": 0, "symbols": ["compass"] })]);
    assert_eq!(h.state().state.draft(), None);
}

/// The window at the score sheet of the half-way play of Amun-Re, on this store.
fn at_sheet(store: &Shared, play: tableside::store::PlayId) -> Harness<'static, App> {
    let mut h = window(store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h.state_mut().visit(Place::Sheet);
    h.run();
    h
}

/// Opens the first cell of the score sheet that can be set by hand, at its keypad.
fn edit_first_cell(h: &mut Harness<'_, App>) {
    let cells = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let names: Vec<String> = h.query_all_by_role(Role::Button).filter_map(cells).collect();
    let cell = names.iter().find(|name| name.starts_with("Anna, ") || name.contains(", Anna")).cloned();
    let cell = cell.unwrap_or_else(|| panic!("{names:?}"));
    h.get_by_label(&cell).click();
    h.run();
}

#[test]
fn a_number_half_typed_for_a_cell_is_there_again() {
    let store = Shared::default();
    let [_, play] = store.add_examples(Language::En);
    let mut h = at_sheet(&store, play);
    edit_first_cell(&mut h);
    tap(&mut h, "Set by hand");
    fill(&mut h, "Note (why)", "counted again");
    tap(&mut h, "Close");
    edit_first_cell(&mut h);
    assert_eq!(value(&h, "Note (why)"), "counted again", "it was closed, not given up");
    h.run_steps(6);
    h.run();
    drop(h);
    let mut h = at_sheet(&store, play);
    edit_first_cell(&mut h);
    assert_eq!(value(&h, "Note (why)"), "counted again");
    for key in ["7", "OK"] {
        h.get_by_role_and_label(Role::Button, key).click();
        h.run();
    }
    edit_first_cell(&mut h);
    assert!(h.query_by_role_and_label(Role::TextInput, "Note (why)").is_none(), "it was entered");
}

#[test]
fn a_half_made_change_of_an_entry_is_there_again() {
    let store = Shared::default();
    let play =
        store.add_until(Language::En, |play| play.history().iter().any(|row| row.sentence.key() == "amun-re-did-take"));
    let open = |store: &Shared| {
        let mut h = window(store, PHONE, Theme::Light, Language::En);
        h.run();
        h.state_mut().visit_play(play);
        h.run();
        h.state_mut().visit(Place::History);
        h.run();
        let rows = h.state().model().open.as_ref().unwrap().session.play().history();
        let row = rows.iter().find(|row| row.sentence.key() == "amun-re-did-take").unwrap();
        // The entry itself, and not the one that tells how it was changed.
        let said = Language::En.say(&row.sentence);
        let is_change = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().unwrap().contains(" · was: ");
        h.query_all_by_label_contains(&said).find(|node| !is_change(node)).unwrap().click();
        h.run();
        tap(&mut h, "Change this entry…");
        h
    };
    let mut h = open(&store);
    tap(&mut h, "Gold: 28");
    h.run_steps(6);
    h.run();
    drop(h);
    let mut h = open(&store);
    h.get_by_label_contains("New entry: ");
    tap(&mut h, "Change");
    let mut h = open(&store);
    tap(&mut h, "Gold: 21");
    h.get_by_label_contains("New entry: ");
}

#[test]
fn a_half_written_card_of_ones_own_is_there_again() {
    let store = Shared::default();
    let open = |store: &Shared| {
        let mut h = at(store, Place::Library);
        tap(&mut h, "Where: My notes");
        tap(&mut h, "New card");
        h
    };
    let mut h = open(&store);
    fill(&mut h, "English name", "Old Well");
    h.run_steps(6);
    h.run();
    drop(h);
    let mut h = open(&store);
    assert_eq!(value(&h, "English name"), "Old Well");
    tap(&mut h, "Save");
    let h = open(&store);
    assert_eq!(value(&h, "English name"), "", "the kept one is done");
}

#[test]
fn a_count_that_is_half_typed_is_there_again_in_its_own_play() {
    let store = Shared::default();
    let [_, play] = store.add_examples_of("cities-and-knights", Language::En);
    let open = |store: &Shared| {
        let mut h = window(store, DESKTOP, Theme::Light, Language::En);
        h.run();
        h.state_mut().visit_play(play);
        h.run();
        h.state_mut().visit(Place::Tool("barbarians"));
        h.run();
        h
    };
    let mut h = open(&store);
    let named = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let counts = h.query_all_by_role(Role::Button).filter_map(named).collect::<Vec<_>>();
    let count =
        counts.iter().find_map(|name| name.strip_suffix(", plus 1")).expect("a count with a stepper").to_owned();
    let number = counts.iter().find(|name| name.starts_with(&format!("{count}: "))).unwrap().clone();
    tap(&mut h, &number);
    for key in ["4", "plus"] {
        h.get_by_role_and_label(Role::Button, key).click();
        h.run();
    }
    h.run_steps(6);
    h.run();
    drop(h);
    let mut h = open(&store);
    tap(&mut h, &number);
    h.get_by_label_contains(&format!("{count}: 4+"));
    // It is this play's alone.
    let [_, other] = store.add_examples_of("cities-and-knights", Language::En);
    h.get_by_label("Close").click();
    h.run();
    h.state_mut().visit_play(other);
    h.run();
    h.state_mut().visit(Place::Tool("barbarians"));
    h.run();
    tap(&mut h, &number);
    assert!(h.query_by_label_contains(&format!("{count}: 4+")).is_none());
}

#[test]
fn dice_that_were_chosen_outlive_the_window() {
    let mut h = panels("cities-and-knights", &[], |action| action["do"] == "roll");
    let named = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let names: Vec<String> = h.query_all_by_role(Role::Button).filter_map(named).collect();
    let red = names.iter().find(|name| name.to_lowercase().contains("red") && name.ends_with('4')).cloned();
    let red = red.unwrap_or_else(|| panic!("{names:?}"));
    panels::tap(&mut h, &red);
    assert!(h.state().state.draft().is_some_and(|draft| draft["red"] == 4));
    reopened(&mut h, "cities-and-knights");
    assert!(h.state().state.draft().is_some_and(|draft| draft["red"] == 4));
}
