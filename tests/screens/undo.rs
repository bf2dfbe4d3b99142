//! Undo and Redo are offered everywhere at the same time: by their buttons, their keys and the palette.

use crate::common::DESKTOP;
use crate::common::app::{Shared, window};
use egui::{Key, Modifiers, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::games::{self, Example};
use tableside::locale::Language;

/// Whether the palette offers a command of this name; it is closed again.
fn palette_offers(h: &mut Harness<'_, App>, command: &str) -> bool {
    h.key_press_modifiers(Modifiers::COMMAND, Key::K);
    h.run();
    h.get_by_role(Role::TextInput).type_text(command);
    h.run();
    let keys = if command == "Undo" { "Ctrl+Z" } else { "Ctrl+Shift+Z" };
    let offered = h.query_by_label_contains(keys).is_some();
    h.key_press(Key::Escape);
    h.run();
    offered
}

#[test]
fn the_palette_offers_undo_and_redo_exactly_when_their_buttons_do() {
    let store = Shared::default();
    let setup = games::ALL[0].example(Example::Finished, Language::En).0;
    let actions = ["memphis", "abu"].map(|province| serde_json::json!({ "do": "reveal", "province": province }));
    let play = store.add(&setup, &actions);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    for (undo, redo) in [(true, false), (true, true), (false, true)] {
        let shown = &h.state().model().open.as_ref().unwrap().shown;
        assert_eq!((shown.undo.is_some(), shown.redo.is_some()), (undo, redo));
        assert_eq!((palette_offers(&mut h, "Undo"), palette_offers(&mut h, "Redo")), (undo, redo));
        h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        h.run();
    }
    assert_eq!(store.lines(play), 5, "a third undo has nothing to take back");
}

#[test]
fn ctrl_y_redoes_as_in_other_programs() {
    let store = Shared::default();
    let setup = games::ALL[0].example(Example::Finished, Language::En).0;
    let play = store.add(&setup, &[serde_json::json!({ "do": "reveal", "province": "memphis" })]);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    let redo = |h: &Harness<'_, App>| h.state().model().open.as_ref().unwrap().shown.redo.is_some();
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
    assert!(redo(&h));
    h.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    h.run();
    assert!(!redo(&h), "the province has come up again");
}
