//! Dialogs: what lies over a screen for a moment.

use egui::Ui;

use super::screen::Stage;
use super::texts::Texts;

/// A dialog's content; the window gives it its frame, its title and its way out.
pub trait Content {
    /// What kind it is, never shown; there is one of a kind at a time.
    fn name(&self) -> &'static str;

    /// What it is about.
    fn title(&self, texts: &Texts) -> String;

    /// Draws what is in it; true when it has done its work.
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool;
}

/// A dialog that waits to be shown.
pub type Dialog = Box<dyn Content>;
