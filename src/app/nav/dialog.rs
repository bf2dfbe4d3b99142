//! Dialogs: what lies over a screen for a moment.

use egui::Ui;
use serde_json::Value;

use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::library::Ref;

/// A dialog's content; the window gives it its frame, its title and its way out.
pub trait Content {
    /// What kind it is, never shown; there is one of a kind at a time.
    fn name(&self) -> &'static str;

    /// What it is about.
    fn title(&self, texts: &Texts) -> String;

    /// Draws what is in it; true when it has done its work.
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool;

    /// Whether it is read and leads on to more of its kind.
    fn is_read(&self) -> bool {
        false
    }

    /// Whether it asks for a file. Where the system's own dialog opens for that, it stays until a file is chosen there: it may
    /// turn out that the system has none, and that a path is to be typed here.
    fn asks_for_file(&self) -> bool {
        false
    }

    /// The name under which what is half entered in it is kept; none for one that is no form.
    fn form(&self) -> Option<String> {
        None
    }

    /// What is half entered in it, to be kept on disk, also when it is closed; it is there again in
    /// [`crate::app::state::model::Model::drafts`] when the dialog is made. None when nothing is.
    fn draft(&self) -> Option<Value> {
        None
    }

    /// An own card has another number than was thought; what it is about may be that card.
    fn renamed(&mut self, _from: &Ref, _to: &Ref) {}
}

/// A dialog that waits to be shown.
pub type Dialog = Box<dyn Content>;
