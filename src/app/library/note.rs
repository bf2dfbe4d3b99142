//! Writing a note and a house rule on an entry.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::{Button, Icon, note_field, text};
use crate::library::{Note, Ref};

/// The dialog.
pub struct NoteDialog {
    at: Ref,
    title: String,
    /// What stands there.
    before: Note,
    note: Note,
}

impl NoteDialog {
    /// The dialog with what was written before, or what was half written.
    pub fn new(model: &Model, at: &Ref, title: &str) -> Self {
        let before = model.shelf_of_own.own.note(at).cloned().unwrap_or_default();
        let note = model.drafts.get(&form(at)).unwrap_or_else(|| before.clone());
        Self { at: at.clone(), title: title.to_owned(), before, note }
    }
}

/// The name under which what is half written about an entry is kept.
fn form(at: &Ref) -> String {
    format!("note/{at}")
}

impl Content for NoteDialog {
    fn name(&self) -> &'static str {
        "note"
    }

    fn title(&self, _texts: &Texts) -> String {
        self.title.clone()
    }

    fn form(&self) -> Option<String> {
        Some(form(&self.at))
    }

    fn draft(&self) -> Option<Value> {
        (self.note != self.before).then(|| drafts::draft(&self.note)).flatten()
    }

    fn renamed(&mut self, from: &Ref, to: &Ref) {
        if self.at == *from {
            self.at = to.clone();
        }
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        if let Err(later) = context.model.shelf_of_own.own.allow_note(&self.at) {
            // Nothing is typed that could not be kept.
            text::body(ui, &texts.say(&later.message()));
            return ui.add(Button::primary(&texts.t("app-understood")).full()).clicked();
        }
        note_field(ui, &texts.t("app-library-house"), &mut self.note.house);
        note_field(ui, &texts.t("app-library-note"), &mut self.note.note);
        text::quiet(ui, &texts.t("app-library-note-about"));
        let keep = ui.add(Button::primary(&texts.t("app-library-keep")).icon(Icon::Check).full()).clicked();
        if keep {
            context.actions.push(AppAction::Note(self.at.clone(), self.note.clone()));
        }
        keep
    }
}
