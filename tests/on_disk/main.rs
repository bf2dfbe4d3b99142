//! The whole window but for its graphics, over plays on a real disk: killed while somebody taps, and counted how often it
//! waits for the disk.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[path = "../common/mod.rs"]
mod common;
mod kills;
mod moved;
mod syncs;
mod works;

use std::path::Path;
use std::sync::Arc;

use common::DESKTOP;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::platform::files::Disk;
use tableside::app::{App, Parts};
use tableside::games::score_sheet::template::Template;
use tableside::games::{self, Example};
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::{Header, Line, PlayId, Sqlite, StoreThread};
use tableside::table::play::begin;

/// Where the child works.
pub const FOLDER: &str = "TABLESIDE_KILL_FOLDER";

/// What stands before the number on the screen.
pub const TOTAL: &str = "Carol: Points: ";
/// The button that adds one to it.
pub const PLUS: &str = "Carol: Points, plus 1";

/// The window in a test.
pub type Window = Harness<'static, App>;

/// The window on the plays of a folder.
pub fn window(folder: &Path) -> Window {
    let parts = Parts {
        store: Box::new(StoreThread::start(folder.to_owned(), Arc::new(|| {}))),
        games: games::ALL,
        clock: Clock::of_the_system(),
        language: Some(Language::En),
        system: Language::En,
        folder: Some(folder.to_owned()),
        files: Box::new(Disk::of(folder.to_owned())),
    };
    let look = Look::default();
    let builder = Harness::builder().with_size(DESKTOP).with_context_setup(move |ctx| look.apply(ctx));
    builder.renderer(soft::Soft::default()).build_eframe(|_| App::new(parts))
}

/// The number on the screen; none while no play is shown. Nothing entered yet is none.
pub fn shown(h: &Window) -> Option<u64> {
    let number = |label: egui_kittest::Node<'_>| label.accesskit_node().label()?.strip_prefix(TOTAL)?.parse().ok();
    let here = h.state().place() == Place::Table && h.query_by_label(PLUS).is_some();
    here.then(|| h.query_all_by_label_contains(TOTAL).find_map(number).unwrap_or(0))
}

/// A play in which every tap of the child adds one.
pub fn make(folder: &Path) -> PlayId {
    let (mut setup, _) = games::find("score-sheet").unwrap().example(Example::Finished, Language::En);
    setup.figures = serde_json::to_value(Template::points()).unwrap();
    let (header, first) = begin(&setup, chrono::Utc::now(), "test").unwrap();
    let mut store = Sqlite::open(folder).unwrap().store;
    store
        .create(&header, &[first], r#"{"players":[],"points":[],"place":{"en":"","cs":""},"winners":[]}"#, false)
        .unwrap();
    header.id
}

/// The number on the score sheet after these lines.
pub fn points(header: &Header, lines: &[Line]) -> u64 {
    let play = games::open(header, lines).unwrap();
    let standing = play.standing();
    standing.points.iter().flatten().copied().max().and_then(|points| u64::try_from(points).ok()).unwrap_or(0)
}
