//! The dialog that asks where the open play is to be written.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::{Button, Icon, text, text_field};
use crate::library::fold::fold;

/// Asks where the open play is to be written.
pub struct ExportDialog {
    file: String,
    /// Whether somebody says where; else the system does.
    has_paths: bool,
}

impl ExportDialog {
    /// The dialog, with a name made of the game, the players and the day.
    pub fn new(model: &Model) -> Self {
        let name = model.open.as_ref().map_or_else(String::new, |open| {
            let started = model.clock.local(open.session.header().started).date().to_string();
            let names = open.shown.scores.iter().map(|score| score.name.as_str());
            let parts = std::iter::once(open.session.header().game.as_str()).chain([started.as_str()]).chain(names);
            parts.map(plain).collect::<Vec<_>>().join("-")
        });
        Self { file: model.file(&format!("{name}.json")), has_paths: model.types_paths() }
    }
}

/// Words as every file system takes them.
fn plain(words: &str) -> String {
    let allowed = |c: char| if c.is_alphanumeric() || c == '-' { c } else { '-' };
    fold(words).chars().map(allowed).collect()
}

impl Content for ExportDialog {
    fn name(&self) -> &'static str {
        "export"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-command-export").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("app-export-about"));
        if self.has_paths {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let write = ui.add(Button::primary(&texts.t("app-export-write")).icon(Icon::Export).full()).clicked();
        if write {
            context.actions.push(AppAction::Export(PathBuf::from(self.file.trim())));
        }
        write
    }
}
