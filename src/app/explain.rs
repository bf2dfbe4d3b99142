//! Why a number is what it is.

use egui::Ui;

use super::dialog::Content;
use super::screen::Stage;
use super::texts::Texts;
use crate::kit::reason_tree;
use crate::table::reason::Reason;

/// The reasons of one number.
pub struct Explain {
    /// They.
    pub reason: Reason,
}

impl Content for Explain {
    fn name(&self) -> &'static str {
        "explain"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-why").to_string()
    }

    fn show(&mut self, ui: &mut Ui, _stage: &mut Stage<'_>) -> bool {
        reason_tree(ui, &self.reason);
        false
    }
}
