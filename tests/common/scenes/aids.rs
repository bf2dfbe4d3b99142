//! What helps beside a play: the offer at the table, setup and packing, lessons and printed pages.

use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::table::seat::{Choice, Setup};

use super::{Scene, Visit, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("table-begins", |v| v.begun("amun-re", &[], Place::Table)),
    scene("setup", |v| {
        v.begun("amun-re", &[], Place::Setup);
        v.tap_box(0);
        v.tap_box(6);
    }),
    scene("setup-fan", |v| v.begun("cities-and-knights", &[("fan-set", true)], Place::Setup)),
    scene("setup-dice", |v| {
        v.store.keep("boxes", r#"{"missing":{"dice-settlers":{"houses-in-colors":true,"dice-gray":true}}}"#);
        v.again();
        v.begun("dice-settlers", &[], Place::Setup);
    }),
    scene("packing", |v| {
        v.store.keep("boxes", r#"{"missing":{"amun-re":{"gold-5":true}}}"#);
        v.again();
        v.begun("amun-re", &[], Place::Packing);
        v.tap_box(1);
    }),
    scene("fill-table", |v| {
        v.visit(Place::Library);
        v.tap_scope("app-library-mine");
        v.tap("setup-blank-tables");
        v.tap_starting(if v.language == Language::En { "Technologies" } else { "Technologie" });
    }),
    scene("lesson", |v| v.visit(Place::Lesson("amun-re"))),
    scene("print", |v| {
        v.begun("amun-re", &[], Place::Table);
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::K);
        v.h.run();
        let words = Language::words(v.language, "setup-command-print");
        v.h.get_by_role(Role::TextInput).type_text(&words);
        v.h.run();
        v.h.key_press(Key::Enter);
        v.h.run();
    }),
];

impl Visit {
    /// A play of a game that has just begun, with these options.
    fn begun(&mut self, game: &str, options: &[(&str, bool)], place: Place) {
        let (mut setup, _): (Setup, _) = games::find(game).unwrap().example(Example::Finished, self.language);
        setup.options.extend(options.iter().map(|&(id, on)| (id.to_owned(), Choice::Switch(on))));
        let play = self.store.add(&setup, &[]);
        self.at(play, place);
    }

    /// Ticks the box at this place of the list.
    fn tap_box(&mut self, at: usize) {
        self.h.query_all_by_role(Role::CheckBox).nth(at).unwrap().click_accesskit();
        self.h.run();
    }
}
