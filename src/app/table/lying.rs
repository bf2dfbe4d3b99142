//! The table on a phone that lies: the work beside the keypad or the score, and one bar with the loud button at its end.

use egui::{Align, Layout, Ui, vec2};

use super::{MENU, TableScreen, end, next_button, notices, phone, score, step, step_page, turn, work};
use crate::app::app_action::AppAction;
use crate::app::library::nearby;
use crate::app::nav::screen::ScreenContext;
use crate::app::screens::parts::more_menu;
use crate::app::state::open::Open;
use crate::kit::tokens::space;
use crate::kit::{Icon, Tokens, bottom_bar, card, dock, icon_button};

/// How wide the column at the right is, in points at the design's text size, and at most of the window.
const SIDE: f32 = 320.0;
const SIDE_PART: f32 = 0.44;

/// A bar that is narrower than this, in points at the design's text size, has no room for the game's tool beside the loud
/// button's words. The menu has the tool too.
const CROWDED: f32 = 400.0;

/// Draws it.
pub fn show(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, table: &TableScreen) {
    bar(ui, context, open);
    let width = (SIDE * Tokens::of(ui).scale()).min(SIDE_PART * ui.ctx().content_rect().width()).floor();
    // As wide with the keypad in it as with the score: the work beside it does not move.
    let dock = dock(ui, width, |ui| {
        score::standing(ui, context, open);
        score::would(ui, context, open);
        score::latest(ui, context, open);
    });
    // Beside the column of the keypad, which needs all the height that there is for its rows.
    let strip = notices(ui, context, open);
    let turn = turn(context);
    step_page(ui, open, turn, strip, |ui| {
        phone::place(ui, context, open);
        end::show(ui, context, open, &table.specials);
        card(ui, |ui| step(ui, context, open, table));
        work(ui, context);
        if dock.is_taken() {
            score::tiles(ui, context, open);
        }
        nearby(ui, context, &table.nearby);
    });
    dock.close(ui);
}

/// The only bar: the way back, the tools and the menu, and in the rest of it the loud button.
pub fn bar(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    let back = context.model.texts.t("app-back");
    bottom_bar(ui, |ui| {
        // As high as the loud button, so that what stands before it is centered beside it.
        let height = (2.5 * Tokens::of(ui).strong().size + space::S).ceil();
        let room = ui.available_width();
        let row = vec2(room, height);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            if icon_button(ui, Icon::Back, &back).clicked() {
                context.actions.push(AppAction::Back);
            }
            phone::tools(ui, context, open);
            if room >= CROWDED * Tokens::of(ui).scale() {
                phone::game_tool(ui, context);
            }
            more_menu(ui, context, &MENU, true);
            ui.vertical_centered_justified(|ui| {
                ui.spacing_mut().item_spacing.y = space::XS;
                next_button(ui, context, open);
            });
        });
    });
}
