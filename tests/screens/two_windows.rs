//! Two windows on one store: what is filled in here and there is kept from both, and each shows it.

use crate::common::PHONE;
use crate::common::app::{Shared, window_in_slot};
use egui::{Event, Role, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::draft_slot::DraftSlot;
use tableside::library::Ref;
use tableside::store::{Reply, Request, StoreError};

type Window = Harness<'static, App>;

/// Two windows, so high that all of a form is in sight.
fn both(store: &Shared) -> [Window; 2] {
    [0, 1].map(|number| in_slot(store, number, &[]))
}

/// A window in this slot, which has found these free.
fn in_slot(store: &Shared, number: u32, free: &[u32]) -> Window {
    let mut h = window_in_slot(store, vec2(PHONE.x, 4000.0), DraftSlot::new(number, free.to_vec(), None));
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click_accesskit();
    h.run();
}

fn visit(h: &mut Window, place: Place) {
    h.state_mut().visit(place);
    h.run();
}

fn write(h: &mut Window, role: Role, field: &str, words: &str) {
    h.get_by_role_and_label(role, field).focus();
    h.run();
    h.event(Event::Text(words.into()));
    h.run();
}

/// A store tells each window what another one has written.
fn hear(store: &Shared, windows: &mut [Window]) {
    for h in windows {
        store.0.borrow_mut().change_elsewhere();
        h.step();
        h.run();
    }
}

fn kept(store: &Shared, key: &str) -> String {
    let Reply::Value(value) = store.perform(Request::Value { key: key.to_owned() }) else { panic!() };
    value.unwrap_or_default()
}

#[test]
fn figures_filled_in_in_two_windows_are_both_kept() {
    let store = Shared::default();
    let [mut a, mut b] = both(&store);
    for h in [&mut a, &mut b] {
        visit(h, Place::OwnBox("amun-re"));
        tap_starting(h, "Memphis");
    }
    let [camels, farmers] = ["Memphis: Camel income", "Memphis: Printed farmers"];
    let before = [camels, farmers].map(|what| figure(&a, what));
    tap(&mut a, &format!("{camels}, plus 1"));
    tap(&mut b, &format!("{farmers}, plus 1"));
    let after = before.map(|number| number + 1);
    assert_eq!([camels, farmers].map(|what| figure(&b, what)), after);
    hear(&store, std::slice::from_mut(&mut a));
    assert_eq!([camels, farmers].map(|what| figure(&a, what)), after);
    // Where both change the same the later one counts.
    tap(&mut a, &format!("{camels}, plus 1"));
    tap(&mut b, &format!("{camels}, minus 1"));
    let [mut c, _] = both(&store);
    visit(&mut c, Place::OwnBox("amun-re"));
    tap_starting(&mut c, "Memphis");
    assert_eq!([camels, farmers].map(|what| figure(&c, what)), [before[0], after[1]]);
}

/// The number that stands beside a figure.
fn figure(h: &Window, what: &str) -> i64 {
    let number = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        let label = node.label().or(node.value()).unwrap_or_default();
        label.strip_prefix(what)?.strip_prefix(": ")?.parse().ok()
    };
    h.query_all_by_label_contains(what).find_map(number).unwrap_or_else(|| panic!("no {what}"))
}

fn tap_starting(h: &mut Window, start: &str) {
    let starts = |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|l| l.starts_with(start));
    let found = h.query_all_by_role(Role::Button).find(starts);
    found.unwrap_or_else(|| panic!("no button starts with {start:?}")).click_accesskit();
    h.run();
}

#[test]
fn new_names_of_two_windows_are_both_known() {
    let store = Shared::default();
    store.add_people();
    let mut windows = both(&store);
    for (h, name) in windows.iter_mut().zip(["Eva", "Filip"]) {
        tap(h, "New play");
        write(h, Role::TextInput, "New name", name);
        h.key_press(egui::Key::Enter);
        h.run();
        tap(h, "Start");
        assert_eq!(h.state().place(), Place::Table);
    }
    for h in &mut windows {
        visit(h, Place::Home);
    }
    hear(&store, &mut windows);
    let names = ["Eva", "Filip", "Anna", "Jan"];
    for h in &windows {
        let known = &h.state().model().people;
        assert!(names.iter().all(|name| known.find(name).is_some()), "{known:?}");
    }
    visit(&mut windows[0], Place::NewPlay);
    windows[0].get_by_role_and_label(Role::Button, "Filip");
}

#[test]
fn settings_changed_in_two_windows_both_hold() {
    let store = Shared::default();
    let [mut a, mut b] = both(&store);
    visit(&mut a, Place::Settings);
    visit(&mut b, Place::Settings);
    tap(&mut a, "Theme: Dark");
    b.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Plus);
    b.run();
    let settings = &b.state().model().settings;
    assert_eq!((settings.theme, settings.text), (tableside::kit::Theme::Dark, 110));
    let kept = kept(&store, "settings");
    assert!(kept.contains(r#""theme":"dark""#) && kept.contains(r#""text":110"#), "{kept}");
}

#[test]
fn what_cannot_be_kept_now_is_kept_with_the_next_change() {
    let store = Shared::default();
    let [mut a, mut b] = both(&store);
    store.0.borrow_mut().fail_with(StoreError::Full);
    a.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Plus);
    a.run();
    store.0.borrow_mut().heal();
    visit(&mut b, Place::Settings);
    tap(&mut b, "Theme: Dark");
    visit(&mut a, Place::Settings);
    tap(&mut a, "Language: Čeština");
    let kept = kept(&store, "settings");
    let all = [r#""text":110"#, r#""theme":"dark""#, r#""language":"cs""#];
    assert!(all.iter().all(|one| kept.contains(one)), "{kept}");
}

#[test]
fn notes_written_in_two_windows_are_both_kept() {
    let store = Shared::default();
    let mut windows = both(&store);
    for h in &mut windows {
        visit(h, Place::Library);
    }
    for (h, id) in windows.iter_mut().zip(["memphis", "avaris"]) {
        h.state_mut().look_up(Ref::new("amun-re", id));
        h.run();
        tap(h, "Note or house rule");
        write(h, Role::MultilineTextInput, "Note", &format!("On {id}"));
        tap(h, "Save");
    }
    let (notes, recent) = (kept(&store, "library/notes"), kept(&store, "library/recent"));
    for id in ["memphis", "avaris"] {
        assert!(notes.contains(&format!("On {id}")) && recent.contains(id), "{notes} {recent}");
    }
    windows[1].get_by_label("On avaris");
}

#[test]
fn what_a_later_version_has_kept_meanwhile_is_not_written_over() {
    let store = Shared::default();
    let [mut a, _] = both(&store);
    visit(&mut a, Place::Settings);
    for (key, value) in [("settings", "[1]"), ("players", r#"{"known":{"Anna":1}}"#)] {
        store.keep(key, value);
    }
    tap(&mut a, "Theme: Dark");
    a.get_by_label_contains("A newer version of Tableside saved the settings");
    assert_eq!(kept(&store, "settings"), "[1]");
    hear(&store, std::slice::from_mut(&mut a));
    a.get_by_label_contains("A newer version of Tableside saved the players’ names");
    assert_eq!(kept(&store, "players"), r#"{"known":{"Anna":1}}"#);
}

#[test]
fn new_templates_of_one_name_from_two_windows_are_both_kept() {
    let store = Shared::default();
    store.add_people();
    let mut windows = both(&store);
    for (h, title) in windows.iter_mut().zip(["Nuggets", "Claims"]) {
        visit(h, Place::NewPlay);
        tap(h, "Score sheet");
        tap(h, "New template");
        write(h, Role::TextInput, "Name of the game", "Gold Rush");
        write(h, Role::TextInput, "Title", title);
    }
    for h in &mut windows {
        tap(h, "Save template");
        assert_eq!(h.state().place(), Place::NewPlay);
    }
    let Reply::Templates(files) = store.perform(Request::Templates) else { panic!() };
    let [first, second] = &files[..] else { panic!("{files:?}") };
    assert_eq!((first.name.as_str(), second.name.as_str()), ("gold-rush", "gold-rush-2"));
    assert!(first.text.as_ref().unwrap().contains("Nuggets") && second.text.as_ref().unwrap().contains("Claims"));
}

/// Two windows at the library, in which there are these own cards already.
fn both_with_cards(store: &Shared, names: &[&str]) -> [Window; 2] {
    if !names.is_empty() {
        let mut own = tableside::library::Own::default();
        for name in names {
            let names = tableside::library::Names { en: (*name).to_owned(), ..Default::default() };
            let card = tableside::library::OwnCard { game: "amun-re".to_owned(), names, ..Default::default() };
            own.put(None, card).unwrap();
        }
        store.perform(Request::Replace { values: own.to_keep() });
    }
    let mut windows = both(store);
    for h in &mut windows {
        visit(h, Place::Library);
    }
    windows
}

fn fill_in_card(h: &mut Window, name: &str) {
    visit(h, Place::Library);
    if h.query_by_label("New card").is_none() {
        tap(h, "Where: My notes");
    }
    tap(h, "New card");
    write(h, Role::TextInput, "English name", name);
}

fn new_card(h: &mut Window, name: &str) {
    fill_in_card(h, name);
    tap(h, "Save");
}

fn open_card(h: &mut Window, number: u32) {
    h.state_mut().look_up(Ref::new("amun-re", format!("own-{number}")));
    h.run();
    tap(h, "Edit card");
}

/// The own cards as they are kept on the first page: their numbers and English names.
fn cards(store: &Shared) -> Vec<(String, String)> {
    let page: serde_json::Value = serde_json::from_str(&kept(store, "library/own/0")).unwrap();
    let name = |card: &serde_json::Value| card["names"]["en"].as_str().unwrap().to_owned();
    page.as_object().unwrap().iter().map(|(number, card)| (number.clone(), name(card))).collect()
}

/// The same as a window has them.
fn shown(h: &Window) -> Vec<String> {
    let (_, cards) = h.state().model().shelf_of_own.own.cards_from(0).unwrap();
    cards.map(|card| card.names.en.clone()).collect()
}

#[test]
fn new_cards_of_two_windows_are_both_kept_under_numbers_of_their_own() {
    let store = Shared::default();
    let [mut a, mut b] = both_with_cards(&store, &[]);
    new_card(&mut a, "Windmill");
    // It has not heard of the other one.
    new_card(&mut b, "Granary");
    b.get_by_label("Saved to your cards.");
    assert_eq!(cards(&store), [("0", "Windmill"), ("1", "Granary")].map(|(n, c)| (n.to_owned(), c.to_owned())));
    assert_eq!(shown(&b), ["Windmill", "Granary"]);
    assert!(kept(&store, "library/own").contains(r#""next":2"#));
    // The first one hears of the second in the very moment.
    fill_in_card(&mut a, "Quarry");
    store.0.borrow_mut().change_elsewhere();
    tap(&mut a, "Save");
    let all = ["Windmill", "Granary", "Quarry"];
    assert_eq!(shown(&a), all);
    hear(&store, std::slice::from_mut(&mut b));
    assert_eq!(shown(&b), all);
    // Two cards that are the same are two.
    new_card(&mut a, "Mint");
    new_card(&mut b, "Mint");
    assert_eq!(shown(&b), ["Windmill", "Granary", "Quarry", "Mint", "Mint"]);
}

#[test]
fn of_cards_that_two_windows_change_and_remove_nothing_is_lost() {
    let store = Shared::default();
    let [mut a, mut b] = both_with_cards(&store, &["Windmill", "Granary", "Quarry"]);
    // One is changed in one window, another one removed in the other.
    open_card(&mut a, 0);
    write(&mut a, Role::TextInput, "Kind", "Building");
    tap(&mut a, "Save");
    open_card(&mut b, 1);
    tap(&mut b, "Remove card");
    let page = kept(&store, "library/own/0");
    assert!(page.contains("Building") && page.contains("Quarry") && !page.contains("Granary"), "{page}");
    // Of one card each window changes something else: B does not know what A has changed.
    open_card(&mut b, 0);
    write(&mut b, Role::TextInput, "Deck or box", "Promo");
    open_card(&mut a, 0);
    write(&mut a, Role::TextInput, "Printed numbers", "7");
    tap(&mut a, "Save");
    tap(&mut b, "Save");
    let page = kept(&store, "library/own/0");
    assert!(["Building", "Promo", "\"7\""].iter().all(|words| page.contains(words)), "{page}");
    // What one window has changed the other does not remove unseen.
    open_card(&mut a, 2);
    write(&mut a, Role::TextInput, "Kind", "Pit");
    tap(&mut a, "Save");
    open_card(&mut b, 2);
    tap(&mut b, "Remove card");
    b.get_by_label("Another window changed this card meanwhile, so it stays.");
    assert!(kept(&store, "library/own/0").contains("Pit"));
    // What was removed in one and is changed in the other is there again.
    open_card(&mut a, 2);
    hear(&store, std::slice::from_mut(&mut b));
    open_card(&mut b, 2);
    tap(&mut b, "Remove card");
    write(&mut a, Role::TextInput, "Deck or box", "Promo");
    tap(&mut a, "Save");
    assert_eq!(shown(&a), ["Windmill", "Quarry"]);
}

#[test]
fn a_card_that_could_not_be_saved_takes_no_number_of_another_windows_card() {
    let store = Shared::default();
    let [mut a, mut b] = both_with_cards(&store, &[]);
    store.0.borrow_mut().fail_with(StoreError::Full);
    new_card(&mut a, "Windmill");
    a.get_by_label_contains("Your last changes are not saved yet.");
    store.0.borrow_mut().heal();
    new_card(&mut b, "Granary");
    // What was written by the other window is read, and what is not saved stays beside it.
    hear(&store, std::slice::from_mut(&mut a));
    assert_eq!(shown(&a), ["Granary", "Windmill"]);
    assert_eq!(shown(&b), ["Granary"]);
    let again = a.get_all_by_label("Try again").next().unwrap();
    again.click_accesskit();
    a.run();
    assert_eq!(cards(&store), [("0", "Granary"), ("1", "Windmill")].map(|(n, c)| (n.to_owned(), c.to_owned())));
    assert!(a.state().model().unsaved.is_none());
}

#[test]
fn a_note_and_a_house_rule_on_one_entry_from_two_windows_are_both_kept() {
    let store = Shared::default();
    let mut windows = both_with_cards(&store, &[]);
    for (h, field) in windows.iter_mut().zip(["Note", "House rule"]) {
        h.state_mut().look_up(Ref::new("amun-re", "memphis"));
        h.run();
        tap(h, "Note or house rule");
        write(h, Role::MultilineTextInput, field, &format!("{field} here"));
    }
    for h in &mut windows {
        tap(h, "Save");
    }
    let notes = kept(&store, "library/notes");
    assert!(notes.contains("Note here") && notes.contains("House rule here"), "{notes}");
}

/// A New play with a player of this name at the table, half made.
fn half_make(h: &mut Window, name: &str) {
    visit(h, Place::NewPlay);
    write(h, Role::TextInput, "New name", name);
    h.key_press(egui::Key::Enter);
    h.run();
    assert!(names_somebody(h, name), "{name} is not at the table");
}

/// A template with this title, half made.
fn half_make_template(h: &mut Window, title: &str) {
    visit(h, Place::Template("score-sheet"));
    write(h, Role::TextInput, "Name of the game", title);
}

fn names_somebody(h: &Window, name: &str) -> bool {
    h.query_all_by_label_contains(name).next().is_some()
}

/// As if the window had ended, however it did: what it keeps is what its last frame wrote.
fn end(mut h: Window) {
    // What is typed is written within half a second.
    h.run_steps(60);
    drop(h);
}

#[test]
fn a_new_play_that_is_half_made_in_two_windows_stays_in_each() {
    let store = Shared::default();
    let names = ["Eva", "Filip"];
    let mut windows = both(&store);
    for (h, name) in windows.iter_mut().zip(names) {
        half_make(h, name);
        half_make_template(h, &format!("Evening of {name}"));
        h.run_steps(60);
    }
    // Nor does either show the other's when it writes again what it has.
    hear(&store, &mut windows);
    for (h, name) in windows.iter_mut().zip(["Greta", "Hugo"]) {
        half_make(h, name);
        h.run_steps(60);
    }
    for (h, [own, other]) in windows.iter_mut().zip([names, ["Filip", "Eva"]]) {
        visit(h, Place::NewPlay);
        assert!(names_somebody(h, own) && !names_somebody(h, other), "{own}'s window");
    }
    windows.into_iter().for_each(end);
    for (slot, [own, other]) in [names, ["Filip", "Eva"]].into_iter().enumerate() {
        let mut h = in_slot(&store, slot as u32, &[]);
        visit(&mut h, Place::NewPlay);
        assert!(names_somebody(&h, own) && !names_somebody(&h, other), "{own}'s window, again");
        visit(&mut h, Place::Template("score-sheet"));
        let title = |name: &str| {
            h.query_all_by_role(Role::TextInput)
                .any(|node| node.accesskit_node().value().is_some_and(|value| value == format!("Evening of {name}")))
        };
        assert!(title(own) && !title(other), "{own}'s template");
    }
}

#[test]
fn what_a_window_left_half_made_is_taken_over_by_the_next_one_that_is_alone() {
    let store = Shared::default();
    let [first, mut second] = both(&store);
    half_make(&mut second, "Filip");
    // The one that has made nothing ends first, or is killed with the other.
    end(first);
    end(second);
    let mut next = in_slot(&store, 0, &[1]);
    visit(&mut next, Place::NewPlay);
    assert!(names_somebody(&next, "Filip"));
    // It is this window's now: once it is given up it is gone for all that come later.
    end(next);
    let mut next = in_slot(&store, 0, &[1]);
    visit(&mut next, Place::NewPlay);
    tap(&mut next, "Clear all");
    end(next);
    for free in [&[1][..], &[]] {
        let mut next = in_slot(&store, 0, free);
        visit(&mut next, Place::NewPlay);
        assert!(!names_somebody(&next, "Filip"));
    }
    let mut other = in_slot(&store, 1, &[]);
    visit(&mut other, Place::NewPlay);
    assert!(!names_somebody(&other, "Filip"));
}

#[test]
fn of_two_that_were_left_half_made_none_is_lost_to_the_other() {
    let store = Shared::default();
    let [mut first, mut second] = both(&store);
    half_make(&mut first, "Eva");
    half_make(&mut second, "Filip");
    end(first);
    end(second);
    let mut next = in_slot(&store, 0, &[1]);
    visit(&mut next, Place::NewPlay);
    assert!(names_somebody(&next, "Eva") && !names_somebody(&next, "Filip"));
    let mut beside = in_slot(&store, 1, &[]);
    visit(&mut beside, Place::NewPlay);
    assert!(names_somebody(&beside, "Filip") && !names_somebody(&beside, "Eva"));
}
