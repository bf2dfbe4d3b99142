//! The library: what is listed, found and not found, an entry, a note, an own card, and what is one's own.

use egui::Role;
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::library::Ref;

use super::{Scene, Visit, ends, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("library", |v| {
        v.half(Place::Table);
        v.visit(Place::Library);
    }),
    scene("library-found", |v| {
        v.knights(|action| ends(action, 22, 2), &[], &[]);
        v.visit(Place::Library);
        v.look_for("sabot");
    }),
    scene("library-filters", |v| {
        v.visit(Place::Library);
        v.tap("app-library-filter");
        let words = |key: &'static str| v.language.words(key);
        let game = format!("{}: {}", words("app-library-game"), words("cities-and-knights-name"));
        v.tap_starting(&game);
    }),
    scene("library-nothing", |v| {
        v.half(Place::Table);
        v.visit(Place::Library);
        v.look_for("alxxmist");
    }),
    scene("library-mine", |v| {
        v.half(Place::Table);
        v.own_things();
        v.visit(Place::Library);
        v.tap_scope("app-library-mine");
    }),
    scene("library-mine-empty", |v| {
        v.visit(Place::Library);
        v.tap_scope("app-library-mine");
    }),
    scene("library-entry", |v| {
        v.knights(|action| ends(action, 22, 2), &[], &[]);
        v.look_up("cities-and-knights", "saboteur");
    }),
    scene("library-ruling", |v| {
        v.half(Place::Table);
        v.own_things();
        v.look_up("amun-re", "harvest-increase-and-printed-farmers");
    }),
    scene("library-note", |v| {
        v.half(Place::Table);
        v.look_up("amun-re", "memphis");
        v.tap("app-library-write-note");
    }),
    scene("library-own-card", |v| {
        v.visit(Place::Library);
        v.tap_scope("app-library-mine");
        v.tap("app-library-new-card");
    }),
    scene("library-table", |v| {
        v.visit(Place::Library);
        v.tap_scope("app-library-mine");
        v.tap("app-library-read-table");
    }),
    scene("library-reason", |v| {
        v.over(Place::Sheet);
        v.tap_pyramids();
    }),
];

impl Visit {
    /// Types into the field of the library.
    fn look_for(&mut self, words: &str) {
        let name = self.language.words("app-library-search");
        self.h.get_by_role_and_label(Role::TextInput, &name).type_text(words);
        self.h.run();
    }

    pub(super) fn tap_scope(&mut self, key: &'static str) {
        let words = |key: &'static str| self.language.words(key);
        let name = format!("{}: {}", words("app-library-where"), words(key));
        self.h.get_by_role_and_label(Role::RadioButton, &name).click_accesskit();
        self.h.run();
    }

    fn look_up(&mut self, game: &str, id: &str) {
        self.h.state_mut().look_up(Ref::new(game, id));
        self.h.run();
    }

    /// Lets the store have an own card, a note and a house rule.
    fn own_things(&mut self) {
        self.store.keep("library/own", r#"{"next":1}"#);
        let card = r#"{"0":{"game":"amun-re","kind":"Power card","names":{"en":"Flood","cs":"Povodeň"},"text":{"en":"All farmers of one province go back.","cs":"Všichni farmáři jedné provincie jdou zpět."},"copies":2,"numbers":["X7"]}}"#;
        self.store.keep("library/own/0", card);
        let note = r#"{"amun-re/harvest-increase-and-printed-farmers":{"note":"Jan requests every time.","house":"We count the camel too."}}"#;
        self.store.keep("library/notes", note);
    }
}
