//! What a person must know before anything else: that something is not saved, or what happened to the plays.

use std::path::PathBuf;

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::dialogs::damaged;
use crate::app::dialogs::recover::RecoverDialog;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::platform::host::Install;
use crate::app::state::model::Model;
use crate::app::state::prefs::Settings;
use crate::kit::{Button, Tone, banner};
use crate::locale::Message;
use crate::store::{Notice, StoreError};

/// Says that the last entries of the open play are not on disk, and offers to try again.
pub fn unsaved(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let Some(fault) = context.model.open.as_ref().and_then(|open| open.session.fault()) else { return };
    let texts = &context.model.texts;
    let words = texts.say(&Message::new("app-not-saved").say("why", fault.message()));
    // What is damaged on disk takes no entry, however often it is tried.
    let (key, act) = if context.model.is_damaged() {
        ("app-go-on-as-new", AppAction::GoOnAsNew)
    } else {
        ("app-try-again", AppAction::SaveAgain)
    };
    if banner(ui, Tone::Error, &words, Some(&texts.t(key))) {
        context.actions.push(act);
    }
}

/// Says that the open play is only read here, since a later version has gone on with it, and starts that where it is at
/// hand.
pub fn only_read(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    if !context.model.open.as_ref().is_some_and(|open| open.session.is_outdated()) {
        return;
    }
    let texts = &context.model.texts;
    let renew = context.model.around.new_version.then(|| texts.t("app-renew"));
    if banner(ui, Tone::Warn, &texts.t("app-only-read"), renew.as_deref()) {
        context.actions.push(AppAction::Renew);
    }
}

/// Says that nothing is on disk, where the system names no folder, and offers a file.
pub fn in_memory(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    if !context.model.is_in_memory() {
        return;
    }
    let texts = &context.model.texts;
    let key = if context.model.around.in_memory { "install-in-memory" } else { "app-in-memory" };
    if banner(ui, Tone::Warn, &texts.t(key), Some(&texts.t("app-export-all"))) {
        context.actions.push(AppAction::ExportAll(PathBuf::from(context.model.file(&context.model.file_of_all()))));
    }
}

/// What is said once in a browser, on Home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// That the browser may throw the plays away.
    MayForget,
    /// How the program is installed.
    Install(Install),
}

impl Hint {
    /// The one to say now, if any has not been said yet.
    pub fn to_say(model: &Model) -> Option<Self> {
        let (around, settings) = (&model.around, &model.settings);
        let forgets = around.may_forget && !settings.told_may_forget && !around.in_memory;
        let install = || around.install.filter(|_| !settings.told_install).map(Self::Install);
        if forgets { Some(Self::MayForget) } else { install() }
    }

    /// Whether it has been said.
    fn is_told(self, settings: &Settings) -> bool {
        match self {
            Self::MayForget => settings.told_may_forget,
            Self::Install(_) => settings.told_install,
        }
    }
}

/// Says a hint, until somebody has answered it.
pub fn once(ui: &mut Ui, context: &mut ScreenContext<'_>, hint: Hint) {
    let (model, texts) = (context.model, &context.model.texts);
    let settings = &model.settings;
    if hint.is_told(settings) {
        return;
    }
    let told = || AppAction::Settings(Settings { told_install: true, ..settings.clone() });
    match hint {
        Hint::MayForget => {
            if banner(ui, Tone::Warn, &texts.t("install-may-forget"), Some(&texts.t("app-understood"))) {
                let settings = Settings { told_may_forget: true, ..settings.clone() };
                context.actions.push(AppAction::Settings(settings));
            }
        }
        Hint::Install(Install::Share) => {
            if banner(ui, Tone::Info, &texts.t("install-share"), Some(&texts.t("app-understood"))) {
                context.actions.push(told());
            }
        }
        Hint::Install(Install::Ask) => {
            if banner(ui, Tone::Info, &texts.t("install-ask"), Some(&texts.t("install-do"))) {
                context.actions.push(AppAction::Install);
                context.actions.push(told());
            }
            if ui.add(Button::quiet(&texts.t("install-not-now")).full()).clicked() {
                context.actions.push(told());
            }
        }
    }
}

/// Says that a new version is at hand, and starts it when that is wished. Not where a play is shown: there it would be in
/// the middle of an entry.
pub fn new_version(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    if context.model.around.new_version
        && banner(ui, Tone::Info, &texts.t("app-new-version"), Some(&texts.t("app-renew")))
    {
        context.actions.push(AppAction::Renew);
    }
}

/// Offers the newest backup, where the plays themselves cannot be opened.
fn offer_backup(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let (model, texts) = (context.model, &context.model.texts);
    let Some(backup) = model.backups.first() else { return };
    let words = texts.say(&Message::new("app-has-backup").text("time", texts.when(&model.clock, backup.made)));
    if banner(ui, Tone::Info, &words, Some(&texts.t("app-recover"))) {
        context.actions.push(AppAction::Show(Box::new(RecoverDialog { backup: backup.clone(), notice: None })));
    }
}

/// Says what the store has to tell.
pub fn store(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    in_memory(ui, context);
    let texts = &context.model.texts;
    if let Some(error) = &context.model.broken {
        // Each request tries to open the store again. A page becomes the newer version when it is loaded again.
        let (key, act) = if cfg!(target_arch = "wasm32") && matches!(error, StoreError::Newer { .. }) {
            ("app-renew", AppAction::Renew)
        } else {
            ("app-try-again", AppAction::Go(Place::Home))
        };
        if banner(ui, Tone::Error, &texts.say(&error.message()), Some(&texts.t(key))) {
            context.actions.push(act);
        }
        offer_backup(ui, context);
    }
    if let Some(unsaved) = context.model.unsaved.as_ref().filter(|_| context.model.unsaved_put_away)
        && banner(ui, Tone::Error, &texts.say(&unsaved.words), Some(&texts.t("app-try-again")))
    {
        context.actions.push(AppAction::SaveAgain);
    }
    for (index, notice) in context.model.notices.iter().enumerate() {
        let (tone, backup) = match notice {
            Notice::Damaged { backup, .. } => (Tone::Error, backup.as_ref()),
            Notice::Missing { backup } => (Tone::Error, Some(backup)),
            Notice::ReadingOnly { .. } => (Tone::Error, None),
            Notice::Rescued { .. } => (Tone::Warn, None),
            _ => (Tone::Info, None),
        };
        let key = if backup.is_some() { "app-recover" } else { "app-understood" };
        if banner(ui, tone, &texts.say(&notice.message()), Some(&texts.t(key))) {
            context.actions.push(match backup {
                Some(backup) => {
                    AppAction::Show(Box::new(RecoverDialog { backup: backup.clone(), notice: Some(index) }))
                }
                None => AppAction::DismissNotice(index),
            });
        }
    }
    damaged::salvage(ui, context);
}
