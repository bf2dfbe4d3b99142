//! In the settings: everything in one file, and the folder that is kept in step.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::prefs::{MOST_DAILY, Settings};
use crate::app::sync::folder_changes::FolderChangesDialog;
use crate::household::FolderStatus;
use crate::kit::{Button, Icon, Tone, banner, labeled_row, stepper, switch_row, text, text_field};
use crate::locale::{Language, Message};

/// From so many finished plays on that are in no file a browser is to be reminded of it.
const MANY: u32 = 5;

/// What is typed in the cards.
pub struct HouseholdCards {
    /// The file to which everything is to be written.
    file: String,
    /// The file that is to be added.
    add: String,
    /// The file that was suggested for both, and the language of its name.
    suggested: (String, Language),
    /// The folder that is to be kept in step.
    folder: String,
    /// The folder that was kept in step when it was shown last.
    shown: String,
}

impl HouseholdCards {
    /// The cards; a file is expected where they are written.
    pub fn new(model: &Model) -> Self {
        let file = model.file(&model.file_of_household());
        let folder = model.settings.folder.clone();
        let suggested = (file.clone(), model.texts.language());
        Self { add: file.clone(), file, suggested, shown: folder.clone(), folder }
    }

    /// Suggests a file of another name when the language has changed; a name that somebody has typed stays.
    fn suggest(&mut self, model: &Model) {
        let language = model.texts.language();
        if self.suggested.1 == language {
            return;
        }
        let file = model.file(&model.file_of_household());
        let (before, _) = std::mem::replace(&mut self.suggested, (file.clone(), language));
        for field in [&mut self.file, &mut self.add] {
            if *field == before {
                field.clone_from(&file);
            }
        }
    }

    /// Everything in one file.
    pub fn everything(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        self.suggest(model);
        text::strong(ui, &texts.t("household-title"));
        text::quiet(ui, &texts.t("household-about"));
        if model.types_paths() {
            text_field(ui, &texts.t("household-file"), &mut self.file);
        }
        if ui.add(Button::quiet(&texts.t("household-save")).icon(Icon::Export)).clicked() {
            context.actions.push(AppAction::ExportEverything(PathBuf::from(self.file.trim())));
        }
        if model.types_paths() {
            text_field(ui, &texts.t("household-file-add"), &mut self.add);
        }
        if ui.add(Button::quiet(&texts.t("household-add")).icon(Icon::Import)).clicked() {
            context.actions.push(AppAction::Import(PathBuf::from(self.add.trim())));
        }
        let on = model.settings.remind_file;
        if model.is_in_browser()
            && let Some(on) = switch_row(ui, &texts.t("household-remind"), Some(&texts.t("household-remind-about")), on)
        {
            context.actions.push(AppAction::Settings(Settings { remind_file: on, ..model.settings.clone() }));
        }
    }

    /// The folder that is kept in step.
    pub fn folder(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let (Some(status), texts) = (&model.folder_status, &model.texts) else { return };
        let settings = &model.settings;
        if self.shown != settings.folder {
            // Another one was chosen in the system's dialog.
            (self.folder, self.shown) = (settings.folder.clone(), settings.folder.clone());
        }
        text::strong(ui, &texts.t("household-folder"));
        text::quiet(ui, &texts.t("household-folder-about"));
        text_field(ui, &texts.t("household-folder-path"), &mut self.folder);
        if model.asks && ui.add(Button::quiet(&texts.t("household-folder-choose")).icon(Icon::Import)).clicked() {
            let at = if self.folder.trim().is_empty() { model.file("") } else { self.folder.trim().to_owned() };
            context.actions.push(AppAction::ChooseFolder(PathBuf::from(at)));
        }
        let typed = self.folder.trim();
        if ui.add(Button::quiet(&texts.t("household-folder-keep")).icon(Icon::Check)).clicked() && !typed.is_empty() {
            context.actions.push(AppAction::Settings(Settings { folder: typed.to_owned(), ..settings.clone() }));
            // The same one may have been gone.
            context.actions.push(AppAction::RetryFolder);
        }
        if settings.folder.is_empty() {
            return;
        }
        let name = texts.t("household-folder-files");
        let count = i64::from(settings.folder_files);
        labeled_row(ui, &name, "", |ui| {
            if let Some(files) = stepper(ui, &name, Some(count), 1..=i64::from(MOST_DAILY)) {
                let folder_files = u16::try_from(files).unwrap_or(MOST_DAILY);
                context.actions.push(AppAction::Settings(Settings { folder_files, ..settings.clone() }));
            }
        });
        if ui.add(Button::quiet(&texts.t("household-folder-leave"))).clicked() {
            context.actions.push(AppAction::LeaveFolder);
        }
        stands(ui, context, status);
        let changes = model.folder_changes.len();
        if changes > 0 {
            let label = texts.say(&Message::new("household-changes").number("count", changes));
            if ui.add(Button::quiet(&label).icon(Icon::Undo)).clicked() {
                context.actions.push(AppAction::Show(Box::new(FolderChangesDialog::default())));
            }
        }
    }
}

/// How the folder stands.
fn stands(ui: &mut Ui, context: &mut ScreenContext<'_>, status: &FolderStatus) {
    let (model, texts) = (context.model, &context.model.texts);
    if let Some(fault) = &status.fault {
        if banner(ui, Tone::Warn, &texts.say(fault), Some(&texts.t("app-try-again"))) {
            context.actions.push(AppAction::RetryFolder);
        }
        return;
    }
    let said = status.done.map_or_else(
        || texts.t("household-folder-waits").to_string(),
        |done| texts.say(&Message::new("household-folder-done").text("time", texts.when(&model.clock, done))),
    );
    text::quiet(ui, &said);
    for (key, count) in [
        ("household-folder-taken", status.taken),
        ("household-folder-waiting", status.waiting),
        ("household-folder-newer", status.newer),
    ] {
        if count > 0 {
            text::quiet(ui, &texts.say(&Message::new(key).number("count", count)));
        }
    }
    for said in &status.left_out {
        text::quiet(ui, &texts.say(said));
    }
}

/// In a browser: says that some finished plays are in no file yet.
pub fn reminder(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let (model, texts) = (context.model, &context.model.texts);
    let count = model.finished_plays().saturating_sub(model.settings.in_file);
    if !model.is_in_browser() || !model.settings.remind_file || count < MANY || model.around.in_memory {
        return;
    }
    let words = texts.say(&Message::new("household-reminder").number("count", count));
    if banner(ui, Tone::Info, &words, Some(&texts.t("household-save"))) {
        let file = model.file(&model.file_of_household());
        context.actions.push(AppAction::ExportEverything(PathBuf::from(file)));
    }
    if ui.add(Button::quiet(&texts.t("household-reminder-off")).full()).clicked() {
        context.actions.push(AppAction::Settings(Settings { remind_file: false, ..model.settings.clone() }));
    }
}
