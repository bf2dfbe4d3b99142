//! The screens: what one is, and what it is given while it draws.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::state::model::Model;
use crate::games::view::View;

pub use super::place::Place;

/// What a screen works with: all of it to read, and a list for what it asks.
pub struct ScreenContext<'a> {
    /// What there is to show.
    pub model: &'a Model,
    /// The panels of the open play.
    pub view: Option<&'a mut (dyn View + 'static)>,
    /// What the screen asks for.
    pub actions: &'a mut Vec<AppAction>,
}

/// A screen. It keeps what a person does on it (a half-typed name), and nothing that is kept elsewhere.
pub trait Screen {
    /// Draws it.
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>);

    /// Takes what the way to it was taken for: the game of [`Model::taken`].
    fn take(&mut self, _model: &Model) {}

    /// Whether something stands on it that a person would have to do again, and that is to be there after leaving it.
    fn is_unfinished(&self) -> bool {
        self.draft().is_some()
    }

    /// What is half entered on it, to be kept on disk; it is there again in [`Model::drafts`] when the screen is made.
    fn draft(&self) -> Option<Value> {
        None
    }
}
