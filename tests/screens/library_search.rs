//! The library's search field: cleared at one tap, and at its top whenever the library is opened.

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Role, Theme};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::nav::screen::Place;
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
