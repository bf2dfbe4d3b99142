//! The table on a phone: one column, and a bar under the thumb.

use egui::Ui;

use super::guide::dashes;
use super::{
    MENU, TableScreen, end, lying, next_button, notices, saved, score, step, step_page, turn, undo_name, work,
};
use crate::app::app_action::AppAction;
use crate::app::library::nearby;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::screens::parts::{more_menu, title_bar};
use crate::app::state::open::Open;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, bottom_bar, card, is_low, text, two_sides, unless};

/// Draws it.
pub fn show(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, table: &TableScreen) {
    if is_low(ui) {
        lying::bar(ui, context, open);
    } else {
        title_bar(ui, context, &open.shown.game, |ui, context| {
            more_menu(ui, context, &MENU, true);
            saved(ui, context, open);
        });
        bottom_bar(ui, |ui| bar(ui, context, open));
    }
    let strip = notices(ui, context, open);
    let turn = turn(context);
    step_page(ui, open, turn, strip, |ui| {
        place(ui, context, open);
        end::show(ui, context, open, &table.specials);
        card(ui, |ui| step(ui, context, open, table));
        work(ui, context);
        score::tiles(ui, context, open);
        nearby(ui, context, &table.nearby);
    });
}

/// Where the play is: in words, and as a row of dashes.
pub fn place(ui: &mut Ui, context: &ScreenContext<'_>, open: &Open) {
    let low = is_low(ui);
    let place = |ui: &mut Ui| {
        let place = text::quiet(ui, &open.shown.place);
        // The name of the place stands in the bar at the top, where there is one.
        if low {
            text::heading(&place, 1, &format!("{}, {}", open.shown.game, open.shown.place));
        }
    };
    two_sides(ui, space::L, place, |ui| {
        dashes(ui, context, open);
        // It stands in the bar at the top, where there is one.
        if low {
            saved(ui, context, open);
        }
    });
}

/// The tools, and below them, always in its one place, the loud button.
fn bar(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    ui.vertical(|ui| {
        ui.horizontal_wrapped(|ui| {
            tools(ui, context, open);
            game_tool(ui, context);
        });
        next_button(ui, context, open);
    });
}

/// The tools of every game: Undo and the library.
pub fn tools(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    let texts = &context.model.texts;
    let undo = undo_name(texts, open);
    let nothing = open.shown.undo.is_none().then(|| texts.t("app-nothing-to-undo"));
    let button = Button::icon_only(Icon::Undo, &undo).outlined().steady();
    if unless(ui, nothing.as_deref(), |ui| ui.add(button)).clicked() {
        context.actions.push(AppAction::Command(Command::Undo));
    }
    let look_up = texts.t("app-command-library");
    if ui.add(Button::icon_only(Icon::Search, &look_up).outlined()).clicked() {
        context.actions.push(AppAction::Command(Command::Library));
    }
}

/// The first of the game's own tools.
pub fn game_tool(ui: &mut Ui, context: &mut ScreenContext<'_>) {
    let texts = &context.model.texts;
    let tool = context.view.as_deref().and_then(|view| view.tools().first().copied());
    if let Some(tool) = tool
        && ui.add(Button::quiet(&texts.t(tool.title))).clicked()
    {
        context.actions.push(AppAction::Go(Place::Tool(tool.id)));
    }
}
