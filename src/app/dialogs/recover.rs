//! Asks before a backup is put in the place of all plays.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::{Button, text};
use crate::locale::Message;
use crate::store::Backup;

/// The question.
pub struct RecoverDialog {
    /// Which backup.
    pub backup: Backup,
    /// The notice that offered it.
    pub notice: Option<usize>,
}

impl Content for RecoverDialog {
    fn name(&self) -> &'static str {
        "recover"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-recover-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let time = texts.when(&context.model.clock, self.backup.made);
        text::body(ui, &texts.say(&Message::new("app-recover-about").text("time", time)));
        let yes = ui.add(Button::primary(&texts.t("app-recover-yes")).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("app-not-now")).full()).clicked();
        if yes {
            context.actions.extend(self.notice.map(AppAction::DismissNotice));
            context.actions.push(AppAction::Recover(self.backup.clone()));
        }
        yes || no
    }
}
