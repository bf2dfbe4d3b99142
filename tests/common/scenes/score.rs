//! The score sheet for any other box: its templates, entering, and how it ends.

use egui::{Key, Modifiers};

use tableside::app::nav::screen::Place;
use tableside::games::{self, Example};
use tableside::locale::Message;
use tableside::store::Request;

use tableside::games::score_sheet::template::Template;

use super::super::app::called;
use super::{Scene, Visit, scene};

/// All of them.
pub(super) const SCENES: &[Scene] = &[
    scene("score-new-play", |v| {
        v.keep_templates();
        v.visit(Place::NewPlay);
        v.tap("score-sheet-name");
    }),
    scene("score-template", |v| {
        v.keep_templates();
        v.visit(Place::NewPlay);
        v.tap("score-sheet-name");
        v.tap_starting("Metropolis");
        v.tap("app-template-change");
        v.tap_starting("Park");
    }),
    scene("score-template-new", |v| v.visit(Place::Template("score-sheet"))),
    scene("score-points", |v| {
        v.score(0, Some(&Template::points()));
        let words = |key: &'static str| v.language.words(key);
        let cell = format!("{}: {}: {}", called("Ben"), words("score-sheet-points"), words("kit-blank"));
        v.tap_starting(&cell);
    }),
    scene("score-open-rounds", |v| {
        v.score(0, Some(&Template::by_rounds()));
        v.h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
        v.h.run();
        v.tap("score-sheet-rounds");
    }),
    scene("score-round", |v| v.score(15, None)),
    scene("score-tie", |v| {
        v.score(33, None);
        v.tap_say(&Message::new("score-sheet-row-chip-name").text("row", "Taxi"));
    }),
    scene("score-winner", |v| v.score(99, None)),
    scene("score-sheet", |v| {
        v.score(99, None);
        v.visit(Place::Sheet);
    }),
    scene("score-rows", |v| {
        v.score(15, None);
        v.visit(Place::Tool("rows"));
        v.tap("score-sheet-add-row");
        v.tap("score-sheet-kind-every");
    }),
];

impl Visit {
    /// The example evening of a score sheet after this many actions, or the beginning of one by another template.
    fn score(&mut self, actions: usize, template: Option<&Template>) {
        let game = games::find("score-sheet").unwrap();
        let (mut setup, mut all) = game.example(Example::Finished, self.language);
        all.truncate(actions);
        if let Some(template) = template {
            setup.figures = serde_json::to_value(template).unwrap();
            setup.players[1].name = "Ben".to_owned();
        }
        let play = self.store.add(&setup, &all);
        self.at(play, Place::Table);
    }

    /// Keeps the example template, and one that cannot be used.
    fn keep_templates(&mut self) {
        let example = include_str!("../../../data/games/score-sheet/example.toml");
        let keep = |name: &str, text: &str| {
            self.store.perform(Request::KeepTemplate { name: name.to_owned(), text: text.to_owned() });
        };
        keep("metropolis", example);
        keep("tarok", "name = \"Tarok\"\nround = 3\n");
    }
}
