//! The plays that were removed; each can be put back.

use egui::Ui;

use super::act::Act;
use super::parts::title_bar;
use super::play_row::{self, RowTap};
use super::screen::{Screen, Stage};
use crate::kit::{Art, Icon, empty_state, page, text};

/// The screen.
pub struct Trash;

/// How many are shown; more than anybody looks through.
const SHOWN: usize = 100;

impl Screen for Trash {
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) {
        let model = stage.model;
        title_bar(ui, stage, &model.texts.t("app-command-trash"), |_, _| {});
        page(ui, |ui| {
            if model.trash.all().is_empty() {
                empty_state(ui, Art::Card, &model.texts.t("app-trash-empty"), None);
                return;
            }
            text::quiet(ui, &model.texts.t("app-trash-about"));
            for row in model.trash.all().iter().take(SHOWN) {
                let words = row.words(model.games, &model.clock, &model.texts);
                let tapped = play_row::show(ui, words, &model.texts, &[(Icon::Undo, "app-restore")]);
                if let Some(RowTap::Open | RowTap::Menu(_)) = tapped {
                    stage.acts.push(Act::Restore(row.id()));
                }
            }
        });
    }
}
