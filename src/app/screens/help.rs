//! The commands and their keys.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::text_size::TextSize;
use crate::app::nav::commands::{Command, keys};
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
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
