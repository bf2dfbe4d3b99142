//! The commands and their keys.

use egui::Ui;

use super::act::Act;
use super::commands::{Command, keys};
use super::parts::title_bar;
use super::screen::{Screen, Stage};
use super::text_size::TextSize;
use crate::kit::{ListRow, card, page, text};

/// The page.
pub struct Help;

impl Screen for Help {
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) {
        let texts = &stage.model.texts;
        title_bar(ui, stage, &texts.t("app-command-help"), |_, _| {});
        page(ui, |ui| {
            card(ui, |ui| {
                text::strong(ui, &texts.t("app-help-how"));
                for key in ["app-help-next", "app-help-why", "app-help-undo", "app-help-far", "app-help-box"] {
                    text::body(ui, &texts.t(key));
                }
            });
            card(ui, |ui| {
                text::strong(ui, &texts.t("app-help-commands"));
                for command in Command::ALL.into_iter().filter(|command| command.is_possible(stage.model)) {
                    let keys = keys(ui.ctx(), command);
                    let words = texts.t(command.key());
                    let row = ListRow::new(&words).icon(command.icon());
                    if row.end(&keys).show(ui).clicked() {
                        // Larger text would push this very row away under the finger.
                        if matches!(command, Command::Larger | Command::Smaller | Command::UsualText) {
                            stage.acts.push(Act::Show(Box::new(TextSize)));
                        }
                        stage.acts.push(Act::Command(command));
                    }
                }
            });
        });
    }
}
