//! Pictures of every screen, from the example plays: phone and desktop, light and dark, both languages. They are written
//! where `TABLESIDE_PICTURES` names a folder; without it the same screens must draw, settle, and name all they show.

use crate::common::scenes::scenes;
use crate::common::{DESKTOP, PHONE, picture, takes_pictures};
use egui::Theme;
use egui_kittest::SnapshotResults;
use tableside::locale::Language;

fn all(theme: Theme, language: Language) {
    let shade = if theme == Theme::Dark { "dark" } else { "light" };
    for (form, size) in [("phone", PHONE), ("desktop", DESKTOP)] {
        for scene in scenes().filter(|scene| is_wanted(scene.name)) {
            let mut visit = scene.open(size, theme, language, 100);
            picture(&mut visit.h, &format!("{}-{form}-{shade}-{}", scene.name, language.code()));
        }
    }
}

/// Whether this scene is to be drawn: `TABLESIDE_SCENES` can name the only ones, with commas between them.
fn is_wanted(name: &str) -> bool {
    let Ok(wanted) = std::env::var("TABLESIDE_SCENES") else { return true };
    wanted.split(',').any(|wanted| wanted == name)
}

/// The screens that are the same whatever a game does: their pictures are compared.
const COMPARED: [&str; 3] = ["home", "new-play", "settings"];

#[test]
fn some_screens_look_as_they_did() {
    if takes_pictures() {
        // The pictures for people are twice as fine.
        return;
    }
    let mut results = SnapshotResults::new();
    for scene in scenes().filter(|scene| COMPARED.contains(&scene.name)) {
        for (shade, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            let mut visit = scene.open(PHONE, theme, Language::En, 100);
            visit.h.snapshot(format!("{}_{shade}", scene.name));
            results.extend_harness(&mut visit.h);
        }
    }
}

#[test]
fn every_screen_on_paper_in_english() {
    all(Theme::Light, Language::En);
}

#[test]
fn every_screen_in_a_dim_room_in_czech() {
    all(Theme::Dark, Language::Cs);
}

#[test]
fn every_screen_in_a_dim_room_in_english() {
    all(Theme::Dark, Language::En);
}

#[test]
fn every_screen_on_paper_in_czech() {
    all(Theme::Light, Language::Cs);
}
