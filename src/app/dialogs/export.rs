//! The dialog that asks where the open play is to be written, and in which form.

use std::path::{Path, PathBuf};

use egui::{Ui, Vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, choice_chip, text, text_field};
use crate::stats::{ResultFormat, file_name};

/// Asks where the open play is to be written.
pub struct ExportDialog {
    file: String,
    /// In which form; none is with everything, to be read again. What is not over has no result for others.
    format: Option<ResultFormat>,
    over: bool,
}

impl ExportDialog {
    /// The dialog, with a name by which files sort.
    pub fn new(model: &Model) -> Self {
        let name =
            model.open.as_ref().map_or_else(String::new, |open| file_name(open.day(&model.clock), &open.shown.game));
        let over = model.open.as_ref().is_some_and(|open| open.shown.verdict.is_some());
        Self { file: model.file(&format!("{name}.json")), format: None, over }
    }
}

/// The forms in which plays are written, to be tapped; the path gets the ending of the one that is chosen.
pub fn formats(ui: &mut Ui, texts: &Texts, format: &mut Option<ResultFormat>, file: &mut String) {
    text::quiet(ui, &texts.t("afterwards-format"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(space::S);
        for one in std::iter::once(None).chain(ResultFormat::ALL.map(Some)) {
            let (key, ending) = match one {
                None => ("afterwards-format-json", "json"),
                Some(ResultFormat::Csv) => ("afterwards-format-csv", ResultFormat::Csv.ending()),
                Some(ResultFormat::Excel) => ("afterwards-format-excel", ResultFormat::Excel.ending()),
                Some(ResultFormat::BgStats) => ("afterwards-format-bgstats", ResultFormat::BgStats.ending()),
                Some(ResultFormat::Text) => ("afterwards-format-text", ResultFormat::Text.ending()),
            };
            let words = texts.t(key);
            if choice_chip(ui, &words, &words, *format == one).clicked() {
                *format = one;
                *file = Path::new(file.trim()).with_extension(ending).display().to_string();
            }
        }
    });
}

impl Content for ExportDialog {
    fn name(&self) -> &'static str {
        "export"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title("app-command-export")
    }

    fn asks_for_file(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        if self.over {
            formats(ui, texts, &mut self.format, &mut self.file);
            ui.add_space(space::S);
        }
        let abouts = ["app-export-about", "afterwards-format-about"].map(|about| texts.t(about));
        let [everything, result] = &abouts;
        let about = if self.format.is_none() { everything } else { result };
        // Where there is a choice, what is said of one form and of the other has the same room.
        let all = abouts.iter().filter(|_| self.over).map(|words| &**words);
        text::body_in_room(ui, about, all);
        if context.model.types_paths() {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let write = ui.add(Button::primary(&texts.t("app-export-write")).icon(Icon::Export).full()).clicked();
        if write {
            let path = PathBuf::from(self.file.trim());
            context.actions.push(match self.format {
                None => AppAction::Export(path),
                Some(format) => AppAction::ExportResult(path, format),
            });
        }
        write && !context.model.asks
    }
}
