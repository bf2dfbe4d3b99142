//! Joining a table: a name, and where no link has brought one here, the address and the code that the host shows.

use egui::{Key, Ui};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::model::Model;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tone, banner, bottom_bar, card, page, text, text_field};

/// The screen.
pub struct JoinScreen {
    name: String,
    address: String,
    code: String,
}

impl JoinScreen {
    /// The form, with the name that this device had last, and the address where the page comes from.
    pub fn new(model: &Model) -> Self {
        Self { name: model.settings.guest.clone(), address: model.join.origin.clone(), code: String::new() }
    }

    fn join(&self, context: &mut ScreenContext<'_>) {
        let address = context.model.join.link.clone().unwrap_or_else(|| self.address.clone());
        let (code, name) = (self.code.clone(), self.name.clone());
        context.actions.push(AppAction::Join { address, code, name });
    }
}

impl Screen for JoinScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        let state = &context.model.join;
        if self.name.is_empty() && !context.model.settings.guest.is_empty() && !ui.ctx().text_edit_focused() {
            // The settings are read after the page was opened.
            self.name.clone_from(&context.model.settings.guest);
        }
        title_bar(ui, context, &texts.t("link-join-title"), |_, _| {});
        bottom_bar(ui, |ui| {
            if state.connecting {
                if loud_in_bar(ui, Button::quiet(&texts.t("link-stop-joining"))) {
                    context.actions.push(AppAction::StopJoining);
                }
            } else if loud_in_bar(ui, Button::primary(&texts.t("link-join")).icon(Icon::Enter)) {
                self.join(context);
            }
        });
        page(ui, |ui| {
            card(ui, |ui| {
                ui.add_enabled_ui(!state.connecting, |ui| {
                    let mut entered = text_field(ui, &texts.t("link-your-name"), &mut self.name).lost_focus();
                    ui.add_space(space::S);
                    if state.link.is_none() {
                        entered |= text_field(ui, &texts.t("link-address"), &mut self.address).lost_focus();
                        ui.add_space(space::S);
                        entered |= text_field(ui, &texts.t("link-code"), &mut self.code).lost_focus();
                        ui.add_space(space::S);
                        text::quiet(ui, &texts.t("link-join-about"));
                    } else {
                        text::quiet(ui, &texts.t("link-join-by-link"));
                    }
                    ui.add_space(space::S);
                    text::quiet(ui, &texts.t("link-in-the-clear"));
                    if entered && ui.input(|input| input.key_pressed(Key::Enter)) {
                        self.join(context);
                    }
                });
            });
            if state.connecting {
                text::body(ui, &texts.t("link-joining"));
            }
            if let Some(why) = &state.failed
                && !state.connecting
            {
                banner(ui, Tone::Error, &texts.say(why), None);
            }
        });
    }
}
