//! Asks before a file that is there already is overwritten; only where a path was typed, since the system's own dialog asks
//! by itself.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::platform::files::Purpose;
use crate::app::state::texts::Texts;
use crate::kit::{Button, text};
use crate::locale::Message;

/// The question.
pub struct ReplaceDialog {
    /// The file.
    pub path: PathBuf,
    /// What is to be written to it.
    pub purpose: Purpose,
}

impl Content for ReplaceDialog {
    fn name(&self) -> &'static str {
        "replace"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-replace-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.say(&Message::new("app-replace-about").text("path", self.path.display().to_string())));
        let yes = ui.add(Button::danger(&texts.t("app-replace")).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("app-not-now")).full()).clicked();
        if yes {
            context.actions.push(AppAction::Replace(self.purpose, self.path.clone()));
        }
        yes || no
    }
}
