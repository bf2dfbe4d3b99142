//! The kit on a few screens: every widget in both themes, in both languages, and at twice the size of text.
//!
//! `TABLESIDE_PICTURES=target/kit cargo test --test kit gallery` writes the pictures of all of them.

mod screens;

use crate::common::{DESKTOP, PHONE};
use egui::{Theme, Ui, Vec2};
use egui_kittest::SnapshotResults;
use egui_kittest::kittest::Queryable as _;
use tableside::kit::{Accent, Look, card, page};
use tableside::locale::Language;

/// A screen of the gallery: its name, its size, its accent, what draws it.
type Screen = (&'static str, Vec2, Accent, fn(&mut Ui, Language));

const SCREENS: [Screen; 6] = [
    ("sacrifice", PHONE, Accent::Gold, screens::sacrifice),
    ("keypad", PHONE, Accent::Gold, screens::keypad),
    ("income", DESKTOP, Accent::Gold, screens::income),
    ("library", PHONE, Accent::Brick, screens::library),
    ("settings", PHONE, Accent::Sea, screens::settings),
    ("drawings", PHONE, Accent::Leaf, screens::drawings),
];

#[test]
fn every_screen_in_both_themes_and_languages() {
    for (name, size, accent, draw) in SCREENS {
        for (theme, shade) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
            for language in Language::ALL {
                let look = Look { language, accent, ..Look::default() };
                let mut harness = crate::common::harness_with(size, theme, look, (), move |ui, ()| draw(ui, language));
                harness.run();
                crate::common::picture(&mut harness, &format!("{name}-{shade}-{}", language.code()));
            }
        }
    }
}

#[test]
fn every_screen_at_twice_the_size_of_text_on_the_narrowest_phone() {
    for (name, size, accent, draw) in SCREENS {
        let narrow = if size == DESKTOP { size } else { Vec2::new(360.0, size.y) };
        let look = Look { language: Language::Cs, accent, text_scale: 2.0, ..Look::default() };
        let mut harness =
            crate::common::harness_with(narrow, Theme::Light, look, (), move |ui, ()| draw(ui, Language::Cs));
        harness.run();
        crate::common::picture(&mut harness, &format!("{name}-large-cs"));
    }
}

#[test]
fn a_small_part_of_it_looks_as_it_did() {
    let players = |ui: &mut Ui| page(ui, |ui| card(ui, screens::players));
    let mut results = SnapshotResults::new();
    for (theme, shade) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let mut harness = crate::common::harness(Vec2::new(390.0, 264.0), theme, Language::Cs, players);
        harness.run();
        harness.get_by_label("Žofie: oběť: zatím prázdné");
        // The pictures for people are twice as fine, and no snapshots.
        if !crate::common::takes_pictures() {
            harness.snapshot(format!("kit_players_{shade}"));
            results.extend_harness(&mut harness);
        }
    }
}
