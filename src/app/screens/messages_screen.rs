//! The past messages, the latest first.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::texts::Texts;
use crate::kit::{Art, Tokens, card, empty_state, hairline, list_item, list_of, page, text};

/// The list.
pub struct MessagesScreen;

impl Screen for MessagesScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        title_bar(ui, context, &model.texts.t("app-command-messages"), |_, _| {});
        if model.messages.unread() > 0 {
            context.actions.push(AppAction::ReadMessages);
        }
        page(ui, |ui| {
            if model.messages.past().len() == 0 {
                empty_state(ui, Art::Card, &model.texts.t("app-no-messages"), None);
                return;
            }
            card(ui, |ui| {
                let count = model.messages.past().len();
                list_of(ui, count);
                for (index, message) in model.messages.past().enumerate() {
                    if index > 0 {
                        hairline(ui);
                    }
                    let tokens = Tokens::of(ui);
                    let ink = if message.warning { tokens.warn } else { tokens.ink };
                    list_item(ui, index, (index, count), |ui| {
                        text::write(ui, &model.texts.say(&message.words), tokens.body(), ink);
                        text::quiet(ui, &Texts::hour(&model.clock, message.at));
                    });
                }
            });
        });
    }
}
