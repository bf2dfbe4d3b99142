//! The score beside the table, in the order of the seats: what each has, what each would score now, what was entered last.

use std::borrow::Cow;

use egui::{Id, Ui};

use crate::app::app_action::AppAction;
use crate::app::dialogs::explain::Explain;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::state::open::{Open, SeatScore, WouldScore};
use crate::kit::tokens::TARGET;
use crate::kit::{Score, Tokens, card, count_up, hairline, score_row, score_tiles, tappable_figure, text, two_sides};
use crate::locale::Message;

/// The players as tiles, clockwise.
pub fn tiles(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    let seats = || open.shown.scores.iter();
    let values: Vec<Cow<'_, str>> = seats().map(|score| counted(ui, score)).collect();
    let scores: Vec<Score<'_>> = seats().zip(&values).map(|(score, value)| score.score(value)).collect();
    if score_tiles(ui, &scores).is_some() {
        context.actions.push(AppAction::Go(Place::Sheet));
    }
}

/// The figures of a score, which count up to it when it has changed.
fn counted<'a>(ui: &Ui, score: &'a SeatScore) -> Cow<'a, str> {
    let Some(points) = score.points else { return Cow::Borrowed(&score.value) };
    let now = count_up(ui.ctx(), Id::unique(("counted", &score.name)), points);
    if now == points { Cow::Borrowed(&score.value) } else { Cow::Owned(text::number(now)) }
}

/// The players, clockwise: a tap finds each where it was, whoever has scored.
pub fn standing(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    card(ui, |ui| {
        for (index, score) in open.shown.scores.iter().enumerate() {
            if index > 0 {
                hairline(ui);
            }
            let value = counted(ui, score);
            if score_row(ui, &score.score(&value)).clicked() {
                context.actions.push(AppAction::Go(Place::Sheet));
            }
        }
    });
}

/// What each would score if the scoring came now.
pub fn would(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    if open.shown.would.is_empty() {
        return;
    }
    card(ui, |ui| {
        text::quiet(ui, &context.model.texts.t("app-would-score"));
        ui.spacing_mut().item_spacing.y = 0.0;
        hairline(ui);
        // The rows touch: a line between them would be a gap too small for a thumb.
        for WouldScore { name, points, reason } in &open.shown.would {
            let said = Message::new("app-would-of").text("player", name);
            let said = context.model.texts.say(&said);
            let why = |ui: &mut Ui| tappable_figure(ui, points, &said).clicked();
            if two_sides(ui, TARGET, |ui| text::body(ui, name), why).1 {
                context.actions.push(AppAction::Show(Box::new(Explain { reason: reason.clone() })));
            }
        }
    });
}

/// The latest entries.
pub fn latest(ui: &mut Ui, context: &ScreenContext<'_>, open: &Open) {
    if open.shown.latest.is_empty() {
        return;
    }
    let tokens = Tokens::of(ui);
    card(ui, |ui| {
        text::quiet(ui, &context.model.texts.t("app-latest"));
        for sentence in &open.shown.latest {
            text::write(ui, sentence, tokens.small(), tokens.ink);
        }
    });
}
