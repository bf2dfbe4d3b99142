//! Reading own cards from a table and writing them to one: asking for the file, and saying what is wrong in it.

use std::path::PathBuf;

use egui::Ui;

use crate::app::act::Act;
use crate::app::dialog::Content;
use crate::app::model::Model;
use crate::app::screen::Stage;
use crate::app::texts::Texts;
use crate::kit::{Button, Icon, note_field, text, text_field};
use crate::library::csv::COLUMNS;
use crate::locale::Say;

/// Asks for the file.
pub struct TableFile {
    file: String,
    /// The table itself, where nobody types paths.
    pasted: String,
    reads: bool,
}

impl TableFile {
    /// Asks which table is to be read.
    pub fn to_read(model: &Model) -> Self {
        Self { file: model.file(FILE), pasted: String::new(), reads: true }
    }

    /// Asks where the table is to be written.
    pub fn to_write(model: &Model) -> Self {
        Self { file: model.file(FILE), pasted: String::new(), reads: false }
    }

    const fn key(&self) -> &'static str {
        if self.reads { "app-library-read-table" } else { "app-library-write-table" }
    }
}

/// What the file is called when nobody says so.
const FILE: &str = "cards.csv";

impl Content for TableFile {
    fn name(&self) -> &'static str {
        "cards-file"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t(self.key()).to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        let columns = Say::new("app-library-table-about").text("columns", COLUMNS.join(", "));
        text::body(ui, &texts.say(&columns));
        let pastes = self.reads && stage.model.files.is_none();
        if pastes {
            note_field(ui, &texts.t("app-library-paste"), &mut self.pasted);
        } else {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let icon = if self.reads { Icon::Import } else { Icon::Export };
        let done = ui.add(Button::primary(&texts.t(self.key())).icon(icon).full()).clicked();
        if done {
            let path = PathBuf::from(self.file.trim());
            stage.acts.push(match (self.reads, pastes) {
                (true, true) => Act::TakeCards(std::mem::take(&mut self.pasted)),
                (true, false) => Act::ReadCards(path),
                (false, _) => Act::WriteCards(path),
            });
        }
        done
    }
}

/// What is wrong in a table; nothing of it was taken.
pub struct TableErrors {
    /// A sentence for each line.
    pub lines: Vec<String>,
}

impl Content for TableErrors {
    fn name(&self) -> &'static str {
        "cards-errors"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-library-table-wrong").to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        text::body(ui, &texts.t("app-library-table-nothing-taken"));
        for line in &self.lines {
            text::quiet(ui, line);
        }
        ui.add(Button::primary(&texts.t("app-understood")).full()).clicked()
    }
}
