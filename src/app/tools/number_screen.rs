//! A coin, a number between two others, and a counter.

use egui::Ui;

use super::{COUNTER, MOST, Range, ToolAction};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::kit::{Button, Icon, card, page, stepper, text};

/// The screen.
pub struct NumberScreen;

impl Screen for NumberScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        let tools = &model.tools;
        title_bar(ui, context, &texts.t("tools-numbers"), |_, _| {});
        let mut act = |action| context.actions.push(AppAction::Tool(action));
        page(ui, |ui| {
            card(ui, |ui| {
                text::strong(ui, &texts.t("tools-coin"));
                let side = match tools.coin {
                    Some(true) => texts.t("tools-heads"),
                    Some(false) => texts.t("tools-tails"),
                    None => "\u{2013}".into(),
                };
                text::title(ui, &side);
                if ui.add(Button::quiet(&texts.t("tools-toss")).icon(Icon::Coin)).clicked() {
                    act(ToolAction::Toss);
                }
            });
            card(ui, |ui| {
                text::strong(ui, &texts.t("tools-number"));
                let number = tools.number.map_or_else(|| "\u{2013}".to_owned(), text::number);
                text::score(ui, &number);
                let Range { from, to } = tools.range;
                let (lowest, highest) = (texts.t("tools-from"), texts.t("tools-to"));
                text::quiet(ui, &lowest);
                if let Some(from) = stepper(ui, &lowest, Some(from), 0..=MOST) {
                    act(ToolAction::SetRange(Range { from, to: to.max(from) }));
                }
                text::quiet(ui, &highest);
                if let Some(to) = stepper(ui, &highest, Some(to), from..=MOST) {
                    act(ToolAction::SetRange(Range { from, to }));
                }
                if ui.add(Button::quiet(&texts.t("tools-draw-number")).icon(Icon::Die)).clicked() {
                    act(ToolAction::DrawNumber);
                }
            });
            card(ui, |ui| {
                let name = texts.t("tools-counter");
                text::strong(ui, &name);
                if let Some(number) = stepper(ui, &name, Some(tools.counter), -COUNTER..=COUNTER) {
                    act(ToolAction::Count(number));
                }
                if ui.add(Button::quiet(&texts.t("tools-to-zero")).icon(Icon::Undo)).clicked() {
                    act(ToolAction::Count(0));
                }
            });
        });
    }
}
