//! The loud button is in one place and of one size in all games, and always in sight.

use std::collections::BTreeMap;

use egui::{Rect, Role, Theme, Vec2, vec2};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::open::NextWords;
use tableside::locale::Language;

use crate::common::controls::{Control, controls};
use crate::common::scenes::scenes;
use crate::common::{DESKTOP, PHONE};

/// The loud button of a table: what is next, what is missing, or the score sheet when all is over.
fn loud(h: &Harness<'_, App>) -> Option<Rect> {
    let app = h.state();
    let open = app.model().open.as_ref().filter(|_| app.place() == Place::Table)?;
    let name = match &open.shown.next {
        NextWords::Ready(words) | NextWords::Missing(words) => words.clone(),
        NextWords::Over => app.model().texts.t("app-show-sheet").to_string(),
    };
    let called = |control: &Control| control.role == Role::Button && control.name == name;
    controls(h).into_iter().rfind(called).map(|control| control.rect)
}

#[test]
fn the_loud_button_is_in_one_place_and_of_one_size_in_all_games() {
    for (size, language) in [(PHONE, Language::Cs), (PHONE, Language::En), (DESKTOP, Language::Cs)] {
        let mut places: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for scene in scenes() {
            let visit = scene.open(size, Theme::Light, language, 100);
            if let Some(rect) = loud(&visit.h) {
                assert!(visit.h.ctx.content_rect().contains_rect(rect), "{}: {rect:?}", scene.name);
                places.entry(format!("{rect:?}")).or_default().push(scene.name);
            }
        }
        assert_eq!(places.len(), 1, "{size:?}: {places:#?}");
        assert!(places.values().all(|scenes| scenes.len() > 50));
    }
}

/// A screen of 1280 by 800 leaves so much to a window with a title bar.
const BELOW_A_TITLE_BAR: Vec2 = vec2(1280.0, 760.0);

#[test]
fn what_begins_a_play_is_in_sight_on_every_window() {
    let windows = [PHONE, DESKTOP, BELOW_A_TITLE_BAR, vec2(360.0, 640.0), vec2(844.0, 390.0)];
    for size in windows {
        for text in [100, 150, 200] {
            let scenes = scenes().filter(|scene| scene.name.ends_with("new-play"));
            let mut looked = 0;
            for scene in scenes {
                let visit = scene.open(size, Theme::Light, Language::En, text);
                // Of all that is in sight, nothing is lower.
                let seen = controls(&visit.h).into_iter().filter(|control| control.seen.is_positive());
                let start = seen.max_by(|one, other| one.seen.bottom().total_cmp(&other.seen.bottom())).unwrap();
                let waits = start.name.starts_with("Choose ");
                assert!(waits || start.name == "Start", "{} {size:?} {text} %: {start:?}", scene.name);
                let window = visit.h.ctx.content_rect();
                assert!(window.contains_rect(start.rect), "{} {size:?} {text} %: {start:?}", scene.name);
                assert_eq!(start.seen, start.rect, "{} {size:?} {text} %: {start:?}", scene.name);
                looked += 1;
            }
            assert!(looked >= 5, "{looked}");
        }
    }
}
