//! Parts that several screens share: the bar with the way back, and the menu.

use egui::os::OperatingSystem;
use egui::{Context, Ui, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::commands::{Available, Command, keys};
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::kit::tokens::TARGET;
use crate::kit::{Button, COLUMN, Icon, Tokens, icon_button, menu, menu_row, text, top_bar};

/// The bar of a screen that was opened from another one: the way back, the title, and what stands at its right end.
pub fn title_bar(
    ui: &mut Ui,
    context: &mut ScreenContext<'_>,
    title: &str,
    end: impl FnOnce(&mut Ui, &mut ScreenContext<'_>),
) {
    let back = context.model.texts.t("app-back");
    let left = |ui: &mut Ui| {
        let clicked = icon_button(ui, Icon::Back, &back).clicked();
        text::place(ui, title);
        clicked
    };
    let (clicked, ()) = top_bar(ui, left, |ui| end(ui, context));
    if clicked {
        context.actions.push(AppAction::Back);
    }
}

/// The one loud button of a screen, in the bar at its bottom: as wide as the column above it, and always of one height.
pub fn loud_in_bar(ui: &mut Ui, button: Button<'_>) -> bool {
    let width = ui.available_width().min(COLUMN * Tokens::of(ui).scale());
    ui.add_space((ui.available_width() - width) / 2.0);
    let room = vec2(width, TARGET);
    ui.allocate_ui(room, |ui| ui.add(button.in_bar())).inner.clicked()
}

/// The menu behind the three dots, with these commands, and with the tools of the open play when it is a play's.
pub fn more_menu(ui: &mut Ui, context: &mut ScreenContext<'_>, commands: &[Command], tools: bool) {
    let texts = &context.model.texts;
    let view = context.view.as_deref();
    let chosen = menu(ui, Icon::More, &texts.t("app-more"), |ui| {
        let mut chosen = None;
        if let Some(view) = view.filter(|_| tools) {
            for tool in view.tools() {
                if menu_row(ui, tool.icon, &texts.t(tool.title), None) {
                    chosen = Some(AppAction::Go(Place::Tool(tool.id)));
                }
            }
        }
        for &command in commands.iter().filter(|command| command.is_possible(context.model)) {
            // A phone has no keys; what is typed there goes into fields alone.
            let keys = (!is_phone(ui.ctx())).then(|| keys(ui.ctx(), command)).filter(|keys| !keys.is_empty());
            if menu_row(ui, command.icon(), &texts.t(command.key()), keys.as_deref()) {
                chosen = Some(AppAction::Command(command));
            }
        }
        chosen
    });
    context.actions.extend(chosen.flatten());
}

/// Whether this is a system of phones, in a browser or not.
fn is_phone(ctx: &Context) -> bool {
    matches!(ctx.os(), OperatingSystem::Android | OperatingSystem::IOS)
}

/// A quiet button of a command, with its sign; its keys are said when the pointer rests on it.
pub fn command_button(ui: &mut Ui, context: &mut ScreenContext<'_>, command: Command) {
    let words = context.model.texts.t(command.key());
    let response = ui.add(Button::quiet(&words));
    let tip = |ui: &mut Ui| {
        text::quiet(ui, &keys(ui.ctx(), command));
    };
    if response.on_hover_ui(tip).clicked() {
        context.actions.push(AppAction::Command(command));
    }
}

impl Command {
    /// Whether it can be given now.
    pub fn is_possible(self, model: &Model) -> bool {
        match (self, self.when(), &model.open) {
            (Self::Undo, _, open) => open.as_ref().is_some_and(|open| open.shown.undo.is_some()),
            (Self::Redo, _, open) => open.as_ref().is_some_and(|open| open.shown.redo.is_some()),
            // What another device shares is not to be shared a second time from its copy.
            (Self::Share, _, open) => open.is_some() && model.share.possible && model.table_here().is_none(),
            (Self::EndEarly, _, open) => open.as_ref().is_some_and(|open| !open.shown.is_over()),
            (Self::Setup | Self::Packing, _, open) => open.as_ref().is_some_and(Open::has_setup),
            (Self::Lesson, _, open) => open.as_ref().is_some_and(|open| !open.game.books().aids.teach.is_empty()),
            (Self::Join, ..) => model.join.possible,
            (_, Available::Always, _) => true,
            (_, Available::InPlay, open) => open.is_some(),
        }
    }
}
