//! The settings: language, theme, text size, motion, the owner's boxes, the data, and what this program is.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::damaged;
use crate::app::dialogs::export::formats;
use crate::app::dialogs::recover::RecoverDialog;
use crate::app::dialogs::text_size::TextSize;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::banners;
use crate::app::screens::household_cards::HouseholdCards;
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::app::state::prefs::Settings;
use crate::games::Game;
use crate::kit::{Button, Icon, ListRow, Theme, card, page, segmented, switch_row, text, text_field};
use crate::locale::{Language, Message};
use crate::stats::ResultFormat;
use crate::store::BackupState;

/// The screen.
pub struct SettingsScreen {
    /// The file that is to be read.
    file: String,
    /// The file to which all plays are to be written.
    all: String,
    /// In which form; none is with everything, to be read again.
    format: Option<ResultFormat>,
    household: HouseholdCards,
}

impl SettingsScreen {
    /// The screen; a file is expected where they are written.
    pub fn new(model: &Model) -> Self {
        let household = HouseholdCards::new(model);
        Self { file: model.file("play.json"), all: model.file(&model.file_of_all()), format: None, household }
    }
}

impl Screen for SettingsScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("app-command-settings"), |_, _| {});
        page(ui, |ui| {
            card(ui, |ui| look(ui, context));
            card(ui, |ui| {
                let about = texts.t("app-people-about");
                if ListRow::new(&texts.t("app-command-people"))
                    .note(&about)
                    .icon(Icon::People)
                    .opens()
                    .show(ui)
                    .clicked()
                {
                    context.actions.push(AppAction::Go(Place::People));
                }
            });
            card(ui, |ui| boxes(ui, context));
            card(ui, |ui| self.household.everything(ui, context));
            if context.model.folder_status.is_some() {
                card(ui, |ui| self.household.folder(ui, context));
            }
            card(ui, |ui| data(ui, context, self));
            card(ui, |ui| {
                text::strong(ui, &texts.t("app-name"));
                text::quiet(ui, &texts.say(&Message::new("app-version").text("version", env!("CARGO_PKG_VERSION"))));
                text::quiet(ui, &texts.t("app-license"));
                if ListRow::new(&texts.t("app-licenses")).opens().show(ui).clicked() {
                    context.actions.push(AppAction::Go(Place::Licenses));
                }
                banners::new_version(ui, context);
            });
        });
    }
}

fn look(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    let settings = &context.model.settings;
    text::quiet(ui, &texts.t("app-language"));
    let names = Language::ALL.map(Language::own_name);
    let spoken = Language::ALL.iter().position(|language| *language == texts.language()).unwrap_or(0);
    if let Some(chosen) = segmented(ui, &texts.t("app-language"), &names, spoken) {
        context.actions.extend(Language::ALL.get(chosen).copied().map(AppAction::Speak));
    }
    let mut set = |change: &dyn Fn(&mut Settings)| {
        let mut settings = settings.clone();
        change(&mut settings);
        context.actions.push(AppAction::Settings(settings));
    };
    text::quiet(ui, &texts.t("app-theme"));
    let themes = [Theme::System, Theme::Light, Theme::Dark];
    let words = ["app-theme-system", "app-theme-light", "app-theme-dark"].map(|key| texts.t(key));
    let words = words.each_ref().map(|words| &**words);
    let theme = themes.iter().position(|theme| *theme == settings.theme).unwrap_or(0);
    if let Some(chosen) = segmented(ui, &texts.t("app-theme"), &words, theme) {
        set(&|settings| settings.theme = themes.get(chosen).copied().unwrap_or_default());
    }
    let size = texts.say(&Message::new("app-percent").number("percent", settings.text));
    let sizes = ListRow::new(&texts.t("app-text-size")).end(&size).opens().show(ui).clicked();
    if let Some(on) = switch_row(ui, &texts.t("app-motion"), Some(&texts.t("app-motion-about")), settings.motion) {
        set(&|settings| settings.motion = on);
    }
    let (words_only, about) = (texts.t("app-words-only"), texts.t("app-words-only-about"));
    if let Some(on) = switch_row(ui, &words_only, Some(&about), settings.words_only) {
        set(&|settings| settings.words_only = on);
    }
    let able = context.model.around.able;
    if able.awake
        && let Some(on) = switch_row(ui, &texts.t("app-awake"), None, settings.awake)
    {
        set(&|settings| settings.awake = on);
    }
    if able.vibrate
        && let Some(on) = switch_row(ui, &texts.t("app-vibrate"), None, settings.vibrate)
    {
        set(&|settings| settings.vibrate = on);
    }
    if sizes {
        context.actions.push(AppAction::Show(Box::new(TextSize)));
    }
}

fn boxes(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    text::strong(ui, &texts.t("app-boxes"));
    text::quiet(ui, &texts.t("app-boxes-about"));
    let with_form = |game: &&&dyn Game| game.own_box(&serde_json::Value::Null).is_some();
    for game in context.model.games.iter().filter(with_form) {
        let name = texts.say(&game.name());
        if ListRow::new(&name).opens().show(ui).clicked() {
            context.actions.push(AppAction::Go(Place::OwnBox(game.id())));
        }
    }
}

fn data(ui: &mut Ui, context: &mut ScreenContext<'_>, screen: &mut SettingsScreen) {
    let model = context.model;
    let texts = &model.texts;
    text::strong(ui, &texts.t("app-data"));
    if let Some(folder) = &model.folder {
        text::quiet(ui, &texts.say(&Message::new("app-folder").text("path", folder.display().to_string())));
    } else {
        let key = if model.files.is_some() { "app-no-folder" } else { "app-in-browser" };
        text::quiet(ui, &texts.t(key));
    }
    damaged::salvage(ui, context);
    if !model.backups.is_empty() {
        text::quiet(ui, &texts.t("app-backups"));
    }
    for backup in &model.backups {
        let time = texts.when(&model.clock, backup.made);
        let size = texts.say(&Message::new("app-kilobytes").number("size", backup.bytes.div_ceil(1024)));
        let state = match backup.state {
            BackupState::Sound | BackupState::Unchecked => None,
            BackupState::Partly(count) => Some(texts.say(&Message::new("app-backup-partly").number("count", count))),
            BackupState::Damaged => Some(texts.t("app-backup-damaged").to_string()),
        };
        let row = ListRow::new(&time).end(&size).icon(Icon::History);
        let row = match &state {
            Some(state) => row.note(state),
            None => row,
        };
        // One that cannot be used is listed, so that nobody looks for it, and does nothing.
        if row.show(ui).clicked() && backup.state != BackupState::Damaged {
            context.actions.push(AppAction::Show(Box::new(RecoverDialog { backup: backup.clone(), notice: None })));
        }
    }
    formats(ui, texts, &mut screen.format, &mut screen.all);
    if model.types_paths() {
        text_field(ui, &texts.t("app-export-all-file"), &mut screen.all);
    }
    if ui.add(Button::quiet(&texts.t("app-export-all")).icon(Icon::Export)).clicked() {
        let path = PathBuf::from(screen.all.trim());
        context.actions.push(match screen.format {
            None => AppAction::ExportAll(path),
            Some(format) => AppAction::ExportResults(path, format),
        });
    }
    if model.types_paths() {
        text_field(ui, &texts.t("app-import-file"), &mut screen.file);
    }
    if ui.add(Button::quiet(&texts.t("app-import")).icon(Icon::Import)).clicked() {
        context.actions.push(AppAction::Import(PathBuf::from(screen.file.trim())));
    }
}
