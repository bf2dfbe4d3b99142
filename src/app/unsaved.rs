//! Asks before the window closes over entries that are nowhere but in memory.

use egui::Ui;

use super::act::Act;
use super::dialog::Content;
use super::screen::Stage;
use super::session::Wish;
use super::texts::Texts;
use crate::kit::{Button, text};

/// The question.
pub struct Unsaved;

impl Content for Unsaved {
    fn name(&self) -> &'static str {
        "unsaved"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-unsaved-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        let Some(fault) = stage.model.open.as_ref().and_then(|open| open.session.fault()) else { return true };
        text::body(ui, &texts.say(&fault.say()));
        if ui.add(Button::primary(&texts.t("app-try-again")).full()).clicked() {
            stage.acts.push(Act::Wish(Wish::Save));
        }
        let close = ui.add(Button::danger(&texts.t("app-close-anyway")).full()).clicked();
        if close {
            stage.acts.push(Act::CloseAnyway);
        }
        close
    }
}
