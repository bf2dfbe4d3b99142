//! The table on a phone: one column, and a bar under the thumb.

use egui::{Align, Layout, Ui};

use super::guide::dashes;
use super::{MENU, next_button, saved, step, undo_name, winner, work};
use crate::app::act::Act;
use crate::app::banners;
use crate::app::commands::Command;
use crate::app::open::{NextWords, Open};
use crate::app::parts::{more_menu, title_bar};
use crate::app::screen::{Place, Stage};
use crate::kit::{Button, Icon, Score, Tone, banner, bottom_bar, card, page, score_tiles, text};

/// Draws it.
pub fn show(ui: &mut Ui, stage: &mut Stage<'_>, open: &Open) {
    title_bar(ui, stage, &open.shown.game, |ui, stage| {
        more_menu(ui, stage, &MENU, true);
        saved(ui, stage, open);
    });
    bottom_bar(ui, |ui| bar(ui, stage, open));
    page(ui, |ui| {
        ui.horizontal(|ui| {
            text::quiet(ui, &open.shown.place);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| dashes(ui, stage, open));
        });
        banners::unsaved(ui, stage);
        winner(ui, stage, open);
        card(ui, |ui| step(ui, open));
        for warning in &open.shown.warnings {
            banner(ui, Tone::Warn, warning, None);
        }
        work(ui, stage);
        let scores: Vec<Score<'_>> = open.shown.scores.iter().map(|score| score.score()).collect();
        if score_tiles(ui, &scores).is_some() {
            stage.acts.push(Act::Go(Place::Sheet));
        }
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
