//! Reading own cards and notes from a table and writing them to one: asking for the file, and saying what is wrong in it.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::{Button, Icon, note_field, text, text_field};
use crate::library::csv::{COLUMNS, NOTE_COLUMNS};
use crate::locale::Message;

/// Asks for the file.
pub struct TableFile {
    file: String,
    /// The table itself, where nobody types paths.
    pasted: String,
    what: FileTask,
}

/// What is done with the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileTask {
    /// Cards or notes are read from it.
    Read,
    /// The own cards are written to it.
    Cards,
    /// The notes and house rules are written to it.
    Notes,
}

impl FileTask {
    /// The message on its button.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Read => "app-library-read-table",
            Self::Cards => "app-library-write-table",
            Self::Notes => "app-library-write-notes",
        }
    }

    /// What the file is called when nobody says so.
    const fn file(self) -> &'static str {
        match self {
            Self::Read | Self::Cards => "cards.csv",
            Self::Notes => "notes.csv",
        }
    }
}

impl TableFile {
    /// Asks for the table of which this is to be done.
    pub fn new(model: &Model, what: FileTask) -> Self {
        Self { file: model.file(what.file()), pasted: String::new(), what }
    }

    /// A table that is no file, as from a message: a field for it. Whether it is to be taken.
    fn paste(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        note_field(ui, &texts.t("app-library-paste"), &mut self.pasted);
        let empty = self.pasted.trim().is_empty();
        let done = !empty && ui.add(Button::quiet(&texts.t("app-library-take")).icon(Icon::Check).full()).clicked();
        if done {
            context.actions.push(AppAction::TakeCards(std::mem::take(&mut self.pasted)));
        }
        done
    }
}

impl Content for TableFile {
    fn name(&self) -> &'static str {
        "cards-file"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title(self.what.key())
    }

    fn asks_for_file(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let columns = |key, columns: &[&str]| {
            texts.say(&Message::new(key).list("columns", Message::literals(columns.iter().copied())))
        };
        if self.what != FileTask::Notes {
            text::body(ui, &columns("app-library-table-about", &COLUMNS));
        }
        if self.what != FileTask::Cards {
            text::body(ui, &columns("app-library-notes-about", &NOTE_COLUMNS));
        }
        let reads = self.what == FileTask::Read;
        // Where nobody types a path, the system asks for it; a browser only wants a name for what it downloads.
        let names = context.model.files.is_none() && !reads;
        let chooses = reads && !context.model.types_paths();
        if context.model.types_paths() || names {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let icon = if reads { Icon::Import } else { Icon::Export };
        let key = if chooses { "app-library-choose" } else { self.what.key() };
        let done = ui.add(Button::primary(&texts.t(key)).icon(icon).full()).clicked();
        if done {
            let mut path = PathBuf::from(self.file.trim());
            if path.extension().is_none() && path.file_name().is_some() {
                // The end of the name tells a browser, and whoever opens it, what is in it.
                path.set_extension("csv");
            }
            context.actions.push(match self.what {
                FileTask::Read => AppAction::ReadCards(path),
                FileTask::Cards => AppAction::WriteCards(path),
                FileTask::Notes => AppAction::WriteNotes(path),
            });
        }
        (done && !context.model.asks) || (chooses && self.paste(ui, context))
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

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("app-library-table-nothing-taken"));
        for line in &self.lines {
            text::quiet(ui, line);
        }
        ui.add(Button::primary(&texts.t("app-understood")).full()).clicked()
    }
}
