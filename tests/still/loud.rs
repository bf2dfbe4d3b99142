//! The loud button is in one place and of one size in all games; and a message that goes by covers nothing.

use std::collections::BTreeMap;

use egui::{Order, Rect, Role, Theme};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::open::NextWords;
use tableside::app::screen::Place;
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

#[test]
fn a_message_that_goes_by_stays_on_the_screen_and_covers_nothing() {
    for size in [PHONE, DESKTOP] {
        let undone = scenes().find(|scene| scene.name == "table-undone").unwrap();
        let visit = undone.open(size, Theme::Light, Language::En, 100);
        let controls = controls(&visit.h);
        let mut toast = controls.iter().filter(|control| control.layer.order == Order::Foreground);
        let toast = visit.h.ctx.memory(|memory| memory.area_rect(toast.next_back().unwrap().layer.id)).unwrap();
        assert!(visit.h.ctx.content_rect().contains_rect(toast), "{toast:?}");
        let below = controls.iter().filter(|control| control.layer.order == Order::Background);
        let covered: Vec<_> = below.filter(|control| control.seen.intersects(toast)).collect();
        assert!(covered.is_empty(), "{size:?}: {toast:?} covers {covered:#?}");
    }
}
