//! The library's search field: cleared at one tap, at its top whenever the library is opened, and over the window's own
//! games.

use crate::common::PHONE;
use crate::common::app::{Shared, now, window};
use egui::{Role, Theme};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::Disk;
use tableside::app::{App, Parts};
use tableside::games::ALL;
use tableside::locale::Language;

const FIELD: &str = "Look up a card or a ruling";

#[test]
fn the_search_is_cleared_at_one_tap_and_the_list_opens_at_its_top() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::Library);
    h.run();
    assert!(h.query_by_label("Clear").is_none(), "there is nothing to clear");
    h.get_by_role_and_label(Role::TextInput, FIELD).focus();
    h.run();
    h.get_by_role_and_label(Role::TextInput, FIELD).type_text("saboteur");
    h.run();
    h.get_by_label("Clear").click_accesskit();
    h.run();
    let field = h.get_by_role_and_label(Role::TextInput, FIELD);
    assert_eq!(field.accesskit_node().value().unwrap_or_default(), "");
    assert!(field.is_focused(), "the next word can be typed at once");

    let top = |h: &egui_kittest::Harness<'_, tableside::app::App>| h.get_by_label("Filter").rect().top();
    let before = top(&h);
    h.query_all_by_role(Role::Button).last().unwrap().scroll_to_me();
    h.run();
    assert!(h.query_by_label("Filter").is_none_or(|filter| filter.rect().top() < before - 50.0), "it was scrolled");
    h.state_mut().visit(Place::Home);
    h.run();
    h.state_mut().visit(Place::Library);
    h.run();
    assert!((top(&h) - before).abs() < 1.0);
}

#[test]
fn a_window_that_was_given_other_games_has_the_library_of_these() {
    let parts = Parts {
        store: Box::new(Shared::default()),
        games: &ALL[..1],
        clock: Clock::fixed(now),
        language: Some(Language::En),
        system: Language::En,
        folder: None,
        files: Box::new(Disk::of(std::env::temp_dir())),
    };
    let app = App::new(parts);
    let entries = app.model().lookup().library.entries();
    assert!(!entries.is_empty() && entries.iter().all(|entry| entry.at.game == ALL[0].id()));
}
