//! When nothing changes, no frame is drawn: neither a screen nor a dialog asks for one by itself.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use std::time::Duration;

use common::PHONE;
use common::scenes::scenes;
use egui::Theme;
use tableside::locale::Language;

#[test]
fn no_screen_asks_for_a_frame_when_nothing_changes() {
    let mut problems = Vec::new();
    for scene in scenes() {
        let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
        visit.h.step();
        let viewports = visit.h.output().viewport_output.values();
        let soonest = viewports.map(|viewport| viewport.repaint_delay).min().unwrap();
        let toast = visit.h.state().model().messages.stays(common::app::now());
        if soonest < toast.unwrap_or(Duration::MAX) {
            problems.push(format!("{} asks for a frame in {soonest:?}", scene.name));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}
