//! The table on a phone: one column, and a bar under the thumb.

use egui::Ui;

use super::guide::dashes;
use super::{MENU, Table, next_button, saved, score, step, step_page, undo_name, winner, work};
use crate::app::act::Act;
use crate::app::banners;
use crate::app::commands::Command;
use crate::app::library::nearby;
use crate::app::open::{NextWords, Open};
use crate::app::parts::{more_menu, title_bar};
use crate::app::screen::{Place, Stage};
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tone, banner, bottom_bar, card, pinned, text, two_sides};

/// Draws it.
pub fn show(ui: &mut Ui, stage: &mut Stage<'_>, open: &Open, table: &Table) {
    title_bar(ui, stage, &open.shown.game, |ui, stage| {
        more_menu(ui, stage, &MENU, true);
        saved(ui, stage, open);
    });
    bottom_bar(ui, |ui| bar(ui, stage, open));
    let failed = open.session.fault().is_some();
    let pinned = failed && pinned(ui, |ui| banners::unsaved(ui, stage)).is_some();
    step_page(ui, open, |ui| {
        let place = |ui: &mut Ui| text::quiet(ui, &open.shown.place);
        two_sides(ui, space::L, place, |ui| dashes(ui, stage, open));
        if !pinned {
            banners::unsaved(ui, stage);
        }
        winner(ui, stage, open);
        card(ui, |ui| step(ui, open));
        for warning in &open.shown.warnings {
            banner(ui, Tone::Warn, warning, None);
        }
        work(ui, stage);
        score::tiles(ui, stage, open);
        nearby(ui, stage, &table.nearby);
    });
}

fn bar(ui: &mut Ui, stage: &mut Stage<'_>, open: &Open) {
    let texts = &stage.model.texts;
    let undo = undo_name(texts, open);
    ui.add_enabled_ui(open.shown.undo.is_some(), |ui| {
        if ui.add(Button::icon_only(Icon::Undo, &undo).outlined()).clicked() {
            stage.acts.push(Act::Command(Command::Undo));
        }
    });
    let look_up = texts.t("app-command-library");
    if ui.add(Button::icon_only(Icon::Search, &look_up).outlined()).clicked() {
        stage.acts.push(Act::Command(Command::Library));
    }
    let tool = stage.view.as_deref().and_then(|view| view.tools().first().copied());
    if let Some(tool) = tool
        && ui.add(Button::quiet(&texts.t(tool.title))).clicked()
    {
        stage.acts.push(Act::Go(Place::Tool(tool.id)));
    }
    if open.shown.next == NextWords::Over {
        if ui.add(Button::primary(&texts.t("app-show-sheet")).full()).clicked() {
            stage.acts.push(Act::Command(Command::Sheet));
        }
    } else {
        next_button(ui, stage, open, true);
    }
}
