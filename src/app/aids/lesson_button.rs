//! The way to a game's lesson, wherever a game is chosen.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::kit::{Button, Icon};

/// Offers to tell this game in two minutes; nothing where it has no lesson.
pub fn lesson_button(ui: &mut Ui, context: &mut ScreenContext<'_>, game: &str) {
    let Some(game) = context.model.taught().find(|taught| taught.id() == game) else { return };
    let learn = context.model.texts.t("setup-command-lesson");
    if ui.add(Button::quiet(&learn).icon(Icon::Lesson)).clicked() {
        context.actions.push(AppAction::Go(Place::Lesson(game.id())));
    }
}
