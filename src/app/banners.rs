//! What a person must know before anything else: that something is not saved, or what happened to the plays.

use std::path::PathBuf;

use egui::Ui;

use super::act::Act;
use super::damaged;
use super::recover::RecoverDialog;
use super::screen::{Place, Stage};
use crate::kit::{Tone, banner};
use crate::locale::Say;
use crate::store::Notice;

/// Says that the last entries of the open play are not on disk, and offers to try again.
pub fn unsaved(ui: &mut Ui, stage: &mut Stage<'_>) {
    let Some(fault) = stage.model.open.as_ref().and_then(|open| open.session.fault()) else { return };
    let texts = &stage.model.texts;
    let words = format!("{} {}", texts.t("app-not-saved"), texts.say(&fault.say()));
    // What is damaged on disk takes no entry, however often it is tried.
    let (key, act) =
        if stage.model.is_damaged() { ("app-go-on-as-new", Act::GoOnAsNew) } else { ("app-try-again", Act::SaveAgain) };
    if banner(ui, Tone::Error, &words, Some(&texts.t(key))) {
        stage.acts.push(act);
    }
}

/// Says that the open play is only read here, since a later version has gone on with it, and starts that where it is at
/// hand.
pub fn only_read(ui: &mut Ui, stage: &mut Stage<'_>) {
    if !stage.model.open.as_ref().is_some_and(|open| open.session.is_outdated()) {
        return;
    }
    let texts = &stage.model.texts;
    let renew = stage.model.around.new_version.then(|| texts.t("app-renew"));
    if banner(ui, Tone::Warn, &texts.t("app-only-read"), renew.as_deref()) {
        stage.acts.push(Act::Renew);
    }
}

/// Says that nothing is on disk, where the system names no folder, and offers a file.
pub fn in_memory(ui: &mut Ui, stage: &mut Stage<'_>) {
    if !stage.model.is_in_memory() {
        return;
    }
    let texts = &stage.model.texts;
    if banner(ui, Tone::Warn, &texts.t("app-in-memory"), Some(&texts.t("app-export-all"))) {
        stage.acts.push(Act::ExportAll(PathBuf::from(stage.model.file("tableside.json"))));
    }
}

/// Says that a new version is at hand, and starts it when that is wished. Not where a play is shown: there it would be in
/// the middle of an entry.
pub fn new_version(ui: &mut Ui, stage: &mut Stage<'_>) {
    let texts = &stage.model.texts;
    if stage.model.around.new_version
        && banner(ui, Tone::Info, &texts.t("app-new-version"), Some(&texts.t("app-renew")))
    {
        stage.acts.push(Act::Renew);
    }
}

/// Offers the newest backup, where the plays themselves cannot be opened.
fn offer_backup(ui: &mut Ui, stage: &mut Stage<'_>) {
    let (model, texts) = (stage.model, &stage.model.texts);
    let Some(backup) = model.backups.first() else { return };
    let words = texts.say(&Say::new("app-has-backup").text("time", texts.when(&model.clock, backup.made)));
    if banner(ui, Tone::Info, &words, Some(&texts.t("app-recover"))) {
        stage.acts.push(Act::Show(Box::new(RecoverDialog { backup: backup.clone(), notice: None })));
    }
}

/// Says what the store has to tell.
pub fn store(ui: &mut Ui, stage: &mut Stage<'_>) {
    in_memory(ui, stage);
    let texts = &stage.model.texts;
    if let Some(error) = &stage.model.broken {
        // Each request tries to open the store again.
        if banner(ui, Tone::Error, &texts.say(&error.say()), Some(&texts.t("app-try-again"))) {
            stage.acts.push(Act::Go(Place::Home));
        }
        offer_backup(ui, stage);
    }
    if let Some(unsaved) = stage.model.unsaved.as_ref().filter(|_| stage.model.unsaved_put_away)
        && banner(ui, Tone::Error, &texts.say(&unsaved.words), Some(&texts.t("app-try-again")))
    {
        stage.acts.push(Act::SaveAgain);
    }
    for (index, notice) in stage.model.notices.iter().enumerate() {
        let (tone, backup) = match notice {
            Notice::Damaged { backup, .. } => (Tone::Error, backup.as_ref()),
            Notice::Missing { backup } => (Tone::Error, Some(backup)),
            Notice::ReadingOnly { .. } => (Tone::Error, None),
            Notice::Rescued { .. } => (Tone::Warn, None),
            _ => (Tone::Info, None),
        };
        let key = if backup.is_some() { "app-recover" } else { "app-understood" };
        if banner(ui, tone, &texts.say(&notice.say()), Some(&texts.t(key))) {
            stage.acts.push(match backup {
                Some(backup) => Act::Show(Box::new(RecoverDialog { backup: backup.clone(), notice: Some(index) })),
                None => Act::DismissNotice(index),
            });
        }
    }
    damaged::salvage(ui, stage);
}
