//! The kit, all of it on a few screens: every widget in both themes, both languages, and at twice the text size.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use egui::{Align, Layout, Theme, Ui};
use egui_kittest::kittest::Queryable as _;
use tableside::kit::*;
use tableside::locale::Language;
use tableside::table::seat::{PieceColor, Shape};

const PLAYERS: [(&str, Mark); 4] = [
    ("Anna", Mark { color: PieceColor::Red, shape: Shape::Circle }),
    ("Ben", Mark { color: PieceColor::Blue, shape: Shape::Square }),
    ("Cyril", Mark { color: PieceColor::Black, shape: Shape::Diamond }),
    ("Žofie", Mark { color: PieceColor::Yellow, shape: Shape::Triangle }),
];

/// The screen of a sacrifice, as the design draws it.
fn sacrifice(ui: &mut Ui) {
    bottom_bar(ui, |ui| {
        ui.add(Button::icon_only(Icon::Undo, "Undo: Cyril steals").outlined());
        button(ui, "Rulings");
        ui.add(Button::primary("Next: harvest").missing(Some("Žofie is missing")).full());
    });
    page(ui, |ui| {
        ui.horizontal(|ui| {
            icon_button(ui, Icon::Back, "Back");
            text::strong(ui, "Amun-Re");
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                icon_button(ui, Icon::More, "More");
                text::quiet(ui, "saved");
            });
        });
        card(ui, |ui| {
            text::quiet(ui, "Phase 4 · all at once");
            text::title(ui, "Sacrifice to Amun-Re");
            text::quiet(ui, "Everyone offers 1 gold or more, or plays −3 alone.");
        });
        card(ui, |ui| {
            let values = [Some("9"), Some("4"), Some("steal"), None];
            for (index, ((name, mark), value)) in PLAYERS.into_iter().zip(values).enumerate() {
                if index > 0 {
                    hairline(ui);
                }
                let role = (index == 0).then_some("pharaoh");
                player_row(ui, mark, name, role, |ui| {
                    value_cell(ui, &format!("{name}: sacrifice"), value, index == 0);
                    if index == 2 {
                        text::quiet(ui, "takes 3 gold");
                    }
                });
            }
        });
        card(ui, |ui| {
            ui.horizontal(|ui| {
                text::quiet(ui, "Total so far");
                text::score(ui, "10");
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    text::score(ui, "2");
                    text::body(ui, "temple");
                });
            });
            text::quiet(ui, "3 more reach temple 3: Anna +6, Ben +2, Cyril −7 gold");
        });
        let scores = PLAYERS.map(|(name, mark)| Score { mark, name, role: None, value: "19" });
        score_tiles(ui, &scores);
        card(ui, |ui| {
            stepper(ui, "Anna: farmers in Memphis", Some(3), 0..=9);
            for ((name, mark), value) in PLAYERS.into_iter().zip(["8", "6", "105", "−3"]) {
                score_row(ui, &Score { mark, name, role: (value == "6").then_some("pharaoh"), value });
            }
        });
    });
}

#[test]
fn a_sacrifice() {
    for (theme, shade) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let mut harness = common::harness(common::PHONE, theme, Language::En, sacrifice);
        harness.run();
        harness.get_by_label("Žofie is missing");
        harness.get_by_label("Žofie: sacrifice: not entered yet");
        harness.get_by_label("Anna: farmers in Memphis, plus 1");
        common::picture(&mut harness, &format!("sacrifice-{shade}"));
    }
}
