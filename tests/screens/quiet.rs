//! When nothing changes, no frame is drawn: neither a screen nor a dialog asks for one by itself.

use std::time::Duration;

use crate::common::PHONE;
use crate::common::scenes::scenes;
use egui::Theme;
use tableside::locale::Language;

#[test]
fn no_screen_asks_for_a_frame_when_nothing_changes() {
    let mut problems = Vec::new();
    // A guest's device tries again and again to reach a host that is away.
    for scene in scenes().filter(|scene| scene.name != "guest-away") {
        let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
        visit.h.step();
        let viewports = visit.h.output().viewport_output.values();
        let soonest = viewports.map(|viewport| viewport.repaint_delay).min().unwrap();
        let toast = visit.h.state().model().messages.stays(crate::common::app::now());
        if soonest < toast.unwrap_or(Duration::MAX) {
            problems.push(format!("{} asks for a frame in {soonest:?}", scene.name));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}
