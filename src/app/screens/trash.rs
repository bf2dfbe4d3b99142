//! The plays that were removed; each can be put back, or deleted for good.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::screens::play_row::{self, RowTap};
use crate::app::state::shelf::Row;
use crate::app::sync::purge::PurgeDialog;
use crate::kit::{Art, Button, Icon, empty_state, list_item, list_of, page, text};

/// The screen.
pub struct Trash;

/// How many are shown; more than anybody looks through.
const SHOWN: usize = 100;

/// A play that can be restored, or deleted for good.
fn show_row(ui: &mut Ui, context: &mut ScreenContext<'_>, row: &Row) {
    let model = context.model;
    let words = row.words(model.games, &model.clock, &model.texts);
    let entries = [(Icon::Undo, "app-restore"), (Icon::Trash, "app-purge-ask")];
    match play_row::show(ui, words, &model.texts, &entries) {
        Some(RowTap::Open | RowTap::Menu(0)) => context.actions.push(AppAction::Restore(row.id())),
        Some(RowTap::Menu(_)) => {
            context.actions.push(AppAction::Show(Box::new(PurgeDialog::one(row.id(), words))));
        }
        None => {}
    }
}

impl Screen for Trash {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        title_bar(ui, context, &model.texts.t("app-command-trash"), |_, _| {});
        page(ui, |ui| {
            if model.trash.all().is_empty() {
                empty_state(ui, Art::Card, &model.texts.t("app-trash-empty"), None);
                return;
            }
            text::quiet(ui, &model.texts.t("app-trash-about"));
            if ui.add(Button::quiet(&model.texts.t("app-purge-all")).icon(Icon::Trash)).clicked() {
                let plays = model.trash.all().iter().map(Row::id).collect();
                context.actions.push(AppAction::Show(Box::new(PurgeDialog::all(plays))));
            }
            ui.scope(|ui| {
                let count = model.trash.all().len().min(SHOWN);
                list_of(ui, count);
                for (index, row) in model.trash.all().iter().take(SHOWN).enumerate() {
                    list_item(ui, row.id(), (index, count), |ui| show_row(ui, context, row));
                }
            });
        });
    }
}
