//! The commands and their keys.

use egui::Ui;

use super::app_action::AppAction;
use super::commands::{Command, keys};
use super::parts::title_bar;
use super::screen::{Screen, ScreenContext};
use super::text_size::TextSize;
use crate::kit::{ListRow, card, page, text};

/// The page.
pub struct Help;

impl Screen for Help {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-command-help"), |_, _| {});
        page(ui, |ui| {
            card(ui, |ui| {
                text::strong(ui, &texts.t("app-help-how"));
                for key in ["app-help-next", "app-help-why", "app-help-undo", "app-help-far", "app-help-box"] {
                    text::body(ui, &texts.t(key));
                }
            });
            card(ui, |ui| {
                text::strong(ui, &texts.t("app-help-commands"));
                for command in Command::ALL.into_iter().filter(|command| command.is_possible(context.model)) {
                    let keys = keys(ui.ctx(), command);
                    let words = texts.t(command.key());
                    let row = ListRow::new(&words).icon(command.icon());
                    if row.end(&keys).show(ui).clicked() {
                        // Larger text would push this very row away under the finger.
                        if matches!(command, Command::Larger | Command::Smaller | Command::UsualText) {
                            context.actions.push(AppAction::Show(Box::new(TextSize)));
                        }
                        context.actions.push(AppAction::Command(command));
                    }
                }
            });
        });
    }
}
