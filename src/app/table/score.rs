//! The score beside the table: who leads, what each would score now, what was entered last.

use egui::Ui;

use crate::app::act::Act;
use crate::app::open::Open;
use crate::app::screen::{Place, Stage};
use crate::kit::{Tokens, card, hairline, score_row, text, two_sides};

/// The players, most points first.
pub fn standing(ui: &mut Ui, stage: &mut Stage<'_>, open: &Open) {
    card(ui, |ui| {
        for (place, score) in open.shown.order.iter().filter_map(|&seat| open.shown.scores.get(seat)).enumerate() {
            if place > 0 {
                hairline(ui);
            }
            if score_row(ui, &score.score()).clicked() {
                stage.acts.push(Act::Go(Place::Sheet));
            }
        }
    });
}

/// What each would score if the scoring came now.
pub fn would(ui: &mut Ui, stage: &Stage<'_>, open: &Open) {
    if open.shown.would.is_empty() {
        return;
    }
    card(ui, |ui| {
        text::quiet(ui, &stage.model.texts.t("app-would-score"));
        for (name, points) in &open.shown.would {
            hairline(ui);
            let tokens = Tokens::of(ui);
            let right = |ui: &mut Ui| text::write(ui, points, tokens.figure(), tokens.ink);
            two_sides(ui, tokens.body().size * 1.8, |ui| text::body(ui, name), right);
        }
    });
}

/// The latest entries.
pub fn latest(ui: &mut Ui, stage: &Stage<'_>, open: &Open) {
    if open.shown.latest.is_empty() {
        return;
    }
    let tokens = Tokens::of(ui);
    card(ui, |ui| {
        text::quiet(ui, &stage.model.texts.t("app-latest"));
        for sentence in &open.shown.latest {
            text::write(ui, sentence, tokens.small(), tokens.ink);
        }
    });
}
