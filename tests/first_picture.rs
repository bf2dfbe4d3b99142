//! The first picture waits for nothing that it does not show.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::app::{Shared, window};
use common::{DESKTOP, PHONE};
use egui::Theme;
use egui_kittest::kittest::Queryable as _;
use tableside::games::{self, Example};
use tableside::locale::{Language, parsed_files};
use tableside::table::seat::Seat;
use tableside::table::summary::Summary;

/// Alone in its file, so that no other test reads the rest of the texts in the same process.
#[test]
fn home_needs_the_first_of_the_texts_and_no_more() {
    let empty = Shared::default();
    let store = Shared::default();
    for game in games::ALL {
        let (setup, _) = game.example(Example::HalfWay, Language::En);
        let (place, winners) = (Default::default(), vec![Seat(1)]);
        let summary = Summary {
            points: vec![Some(12); setup.players.len()],
            players: setup.players.clone(),
            place,
            winners,
            leaders: Vec::new(),
            open: Vec::new(),
            title: None,
            early: None,
            result: None,
            day: None,
            foreign: None,
            halves: Vec::new(),
        };
        store.add_summed(&setup, &serde_json::to_string(&summary).unwrap());
    }
    for language in Language::ALL {
        for size in [PHONE, DESKTOP] {
            window(&empty, size, Theme::Light, language).run();
            let mut h = window(&store, size, Theme::Light, language);
            h.run();
            for game in games::ALL {
                h.get_all_by_label_contains(&language.say(&game.name())).next().unwrap();
            }
        }
        // The messages of no other file were parsed.
        let parsed = parsed_files(language);
        assert!(parsed.contains(&"app"), "{}: {parsed:?}", language.code());
        // What the games are called stands in a line of its own for each.
        let first = |file: &&&str| {
            ["addresses", "app", "games", "kit", "readers", "table"].contains(*file) || file.starts_with("name-")
        };
        let more: Vec<_> = parsed.iter().filter(|file| !first(file)).collect();
        assert!(more.is_empty(), "{}: {more:?}", language.code());
    }
}
