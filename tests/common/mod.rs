//! What the tests of screens share: a window of a given size, theme and language, and pictures of it.

#![allow(dead_code)] // each test file uses its own part of this one

pub mod app;
pub mod controls;
pub mod deleted;
pub mod panels;
pub mod scenes;

use std::path::PathBuf;

use egui::{Theme, Ui, Vec2};
use egui_kittest::{Harness, HarnessBuilder};
use tableside::kit::{Accent, Look};
use tableside::locale::Language;

/// A phone.
pub const PHONE: Vec2 = Vec2::new(390.0, 844.0);

/// A desktop.
pub const DESKTOP: Vec2 = Vec2::new(1280.0, 800.0);

/// A window for a test: a state, and what draws it.
pub struct Window<S> {
    /// What the screen changes.
    pub state: S,
    /// What draws it.
    pub draw: Draw<S>,
}

/// What draws a window.
pub type Draw<S> = Box<dyn FnMut(&mut Ui, &mut S)>;

impl<S> eframe::App for Window<S> {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        (self.draw)(ui, &mut self.state);
    }
}

/// A window that draws this, in the accent of Amun-Re; unnamed controls and missing glyphs fail it.
pub fn harness(
    size: Vec2,
    theme: Theme,
    language: Language,
    mut draw: impl FnMut(&mut Ui) + 'static,
) -> Harness<'static, Window<()>> {
    let look = Look { language, accent: Accent::Gold, ..Look::default() };
    harness_with(size, theme, look, (), move |ui, ()| draw(ui))
}

/// A window of any look, with a state.
pub fn harness_with<S: 'static>(
    size: Vec2,
    theme: Theme,
    look: Look,
    state: S,
    draw: impl FnMut(&mut Ui, &mut S) + 'static,
) -> Harness<'static, Window<S>> {
    HarnessBuilder::default()
        .with_size(size)
        .with_theme(theme)
        .with_pixels_per_point(if takes_pictures() { 2.0 } else { 1.0 })
        .with_render_cursor(false)
        .renderer(soft::Soft::default())
        .with_context_setup(move |ctx| look.apply(ctx))
        .build_eframe(|_| Window { state, draw: Box::new(draw) })
}

/// Writes a picture of the window where the variable `TABLESIDE_PICTURES` names a folder.
pub fn picture<S>(harness: &mut Harness<'_, S>, name: &str) {
    let Some(folder) = pictures() else { return };
    std::fs::create_dir_all(&folder).unwrap();
    harness.render().unwrap().save(folder.join(format!("{name}.png"))).unwrap();
}

/// Whether pictures are written, which are twice as fine as what is compared.
pub fn takes_pictures() -> bool {
    pictures().is_some()
}

fn pictures() -> Option<PathBuf> {
    std::env::var_os("TABLESIDE_PICTURES").map(PathBuf::from)
}
