//! Handing a finished play to BG Stats: by its link on this device, or by a QR code to the phone that has it.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::games;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, QrCode, text};
use crate::stats::bgstats::push_link;

/// How wide the code is at most, in points: the buttons above it stay in sight on a phone.
const CODE: f32 = 360.0;

/// The dialog, with the link as the play is now.
pub struct PushDialog {
    link: String,
    /// None where the note is too long for a code.
    code: Option<QrCode>,
}

impl PushDialog {
    /// The dialog for the open play; none where it is not over.
    pub fn new(model: &Model) -> Option<Self> {
        let play = model.open_result()?;
        let link = push_link(&play, games::bgg_number(&play.game), model.texts.language());
        Some(Self { code: QrCode::of_much(&link), link })
    }
}

impl Content for PushDialog {
    fn name(&self) -> &'static str {
        "push"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("afterwards-push-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("afterwards-push-about"));
        ui.add_space(space::S);
        if ui.add(Button::primary(&texts.t("afterwards-push-open")).icon(Icon::Share).full()).clicked() {
            context.actions.push(AppAction::OpenLink(self.link.clone()));
        }
        ui.add_space(space::S);
        if ui.add(Button::quiet(&texts.t("afterwards-push-copy")).icon(Icon::Copy).full()).clicked() {
            context.actions.push(AppAction::Copy(self.link.clone()));
        }
        ui.add_space(space::S);
        match &self.code {
            Some(code) => {
                ui.vertical_centered(|ui| code.show(ui, &texts.t("afterwards-push-code"), CODE));
            }
            None => {
                text::quiet(ui, &texts.t("afterwards-push-long"));
            }
        }
        false
    }
}
