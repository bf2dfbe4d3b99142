//! New play: whoever is in sight is who plays, every name that is typed counts, and what nobody chose is said.

use crate::common::app::{Shared, window};
use crate::common::controls::{controls, focused, words};
use crate::common::{DESKTOP, PHONE};
use egui::{Event, Key, Modifiers, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::{Language, Message};
use tableside::store::{Reply, Request};
use tableside::table::summary::Summary;

/// Four people, of whom two played Amun-Re last and all played the two other games before.
const PEOPLE: &str = r#"{"known":[
    {"name":"Anna","color":"red","shape":"circle","used":"2026-11-13T20:00:00Z"},
    {"name":"Ben","color":"blue","shape":"square","used":"2026-11-13T20:00:00Z"},
    {"name":"Dana","color":"yellow","shape":"triangle","used":"2026-11-13T20:00:00Z"},
    {"name":"Jan","color":"black","shape":"star","used":"2026-11-13T20:00:00Z"}],
    "tables":{"amun-re":{"names":["Anna","Ben","Dana"]},
    "dice-settlers":{"names":["Anna","Ben","Dana","Jan"]},
    "cities-and-knights":{"names":["Anna","Ben","Jan"],"options":{"fan-set":true,"goal":"14"}}},
    "last":"amun-re"}"#;

fn new_play(store: &Shared, size: Vec2, language: Language) -> Harness<'static, App> {
    let mut h = window(store, size, Theme::Light, language);
    h.run();
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    let found = h.query_all_by_label(name).find(|node| node.accesskit_node().role() != egui::Role::Label);
    found.unwrap_or_else(|| panic!("there is no {name:?}: {:#?}", words(h))).click_accesskit();
    h.run();
}

fn says(h: &Harness<'_, App>, what: &str) -> bool {
    words(h).iter().any(|said| said.contains(what))
}

fn key(key: Key) -> [Event; 2] {
    [true, false].map(|pressed| Event::Key {
        key,
        physical_key: None,
        pressed,
        repeat: false,
        modifiers: Modifiers::NONE,
    })
}

/// Types these names, Enter after each, without waiting for the window; an empty one is an Enter too many.
fn type_names(h: &mut Harness<'_, App>, names: &[&str]) {
    for name in names {
        if !name.is_empty() {
            h.event(Event::Text((*name).to_owned()));
        }
        for event in key(Key::Enter) {
            h.event(event);
        }
    }
    h.run();
}

/// Who plays in the only play that there is.
fn players(store: &Shared) -> Vec<String> {
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!() };
    assert_eq!(plays.len(), 1);
    Summary::read(&plays[0].summary).unwrap().players.into_iter().map(|player| player.name).collect()
}

#[test]
fn another_game_keeps_the_people_who_are_in_sight_and_seats_nobody_else() {
    for game in ["Dice Settlers", "Cities & Knights"] {
        let store = Shared::default();
        store.keep("players", PEOPLE);
        let mut h = new_play(&store, DESKTOP, Language::En);
        tap(&mut h, game);
        tap(&mut h, "Start");
        assert_eq!(players(&store), ["Anna", "Ben", "Dana"], "{game}");
    }
}

#[test]
fn a_box_from_the_shelf_has_its_own_last_table() {
    let store = Shared::default();
    store.keep("players", PEOPLE);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    tap(&mut h, "New play of Dice Settlers");
    tap(&mut h, "Start");
    assert_eq!(players(&store), ["Anna", "Ben", "Dana", "Jan"]);
}

#[test]
fn the_field_for_a_name_has_the_keyboard_and_every_name_that_is_typed_counts() {
    for size in [DESKTOP, PHONE] {
        let store = Shared::default();
        let mut h = new_play(&store, size, Language::En);
        assert_eq!(focused(&h).map(|control| control.name), Some("New name".to_owned()));
        type_names(&mut h, &["Ada", "", "Bob", "", "", "Cyd"]);
        assert_eq!(focused(&h).map(|control| control.name), Some("New name".to_owned()));
        // One that is not added yet is in sight too.
        h.event(Event::Text("Dora".to_owned()));
        h.run();
        tap(&mut h, "Start");
        assert_eq!(players(&store), ["Ada", "Bob", "Cyd", "Dora"]);
    }
}

#[test]
fn a_name_that_no_screen_has_room_for_is_refused_with_its_limit_and_stays_to_be_mended() {
    for (language, long, unseen) in [
        (Language::En, "A name can have up to 60 letters; this one has 300.", "can’t be seen"),
        (Language::Cs, "Jméno může mít nejvýš 60 písmen, toto má 300.", "není vidět"),
    ] {
        let store = Shared::default();
        let mut h = new_play(&store, PHONE, language);
        let gone = language.say(&Message::new("app-remove-player").text("player", "aaa")).replace("aaa", "");
        type_names(&mut h, &[&"a".repeat(300)]);
        assert!(says(&h, long), "{:#?}", words(&h));
        let seated = |h: &Harness<'_, App>| controls(h).iter().filter(|control| control.name.ends_with(&gone)).count();
        assert_eq!(seated(&h), 0, "nobody has sat down");
        h.key_press_modifiers(Modifiers::COMMAND, Key::A);
        h.run();
        type_names(&mut h, &["An\u{202e}na"]);
        assert!(says(&h, unseen), "{:#?}", words(&h));
        h.key_press_modifiers(Modifiers::COMMAND, Key::A);
        h.run();
        // As long as it may be, and wider than a phone: it is cut, and no control leaves the window.
        type_names(&mut h, &[&"W".repeat(60)]);
        let name = "W".repeat(60);
        assert!(says(&h, &name), "{:#?}", words(&h));
        for control in controls(&h) {
            assert!(control.rect.right() <= PHONE.x && control.rect.height() < 120.0, "{control:?}");
        }
    }
}

#[test]
fn what_is_taken_over_from_the_last_play_is_said_at_the_top() {
    for (language, line) in [(Language::En, "As in your last play: "), (Language::Cs, "Jako v minulé partii: ")] {
        let store = Shared::default();
        store.keep("players", PEOPLE);
        let mut h = new_play(&store, PHONE, language);
        assert!(!says(&h, line), "Amun-Re was played as the box has it");
        let name = tableside::games::find("cities-and-knights").unwrap().name();
        tap(&mut h, &language.say(&name));
        let said = words(&h).into_iter().find(|said| said.starts_with(line));
        let said = said.unwrap_or_else(|| panic!("{:#?}", words(&h)));
        assert!(said.contains("14") && (said.contains("Dragons") || said.contains("Draci")), "{said}");
        // Whoever chooses anew has chosen it.
        let goal = words(&h).into_iter().find(|said| said.ends_with(": 13")).unwrap();
        tap(&mut h, &goal);
        let said = words(&h).into_iter().find(|said| said.starts_with(line)).unwrap();
        assert!(!said.contains("14"), "{said}");
    }
}
