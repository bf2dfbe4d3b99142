//! The question whether to make a new link: every device has to join again then.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::{Button, text};
use crate::wire::ClientMessage;

/// The sheet.
pub struct NewLinkDialog;

impl Content for NewLinkDialog {
    fn name(&self) -> &'static str {
        "new-link"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("share-new-link-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("share-new-link-about"));
        let yes = ui.add(Button::danger(&texts.t("share-new-link-do")).full()).clicked();
        let no = ui.add(Button::quiet(&texts.t("app-not-now")).full()).clicked();
        if yes {
            context.actions.push(AppAction::SayAsHost(ClientMessage::NewLink(true)));
        }
        yes || no
    }
}
