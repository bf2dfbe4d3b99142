//! The table on a desktop: the guide beside the work beside the score.

use egui::Ui;

use super::{
    Table, guide, next_button, notices, redo_name, saved, score, step, step_page, turn, undo_name, winner, work,
};
use crate::app::app_action::AppAction;
use crate::app::library::nearby;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Place, ScreenContext};
use crate::app::screens::parts::{command_button, more_menu};
use crate::app::state::open::Open;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tokens, bottom_bar, card, icon_button, left_panel, right_panel, text, top_bar, unless};

/// The widths of the columns at the sides, in points at the design's text size.
const GUIDE: f32 = 248.0;
const SCORE: f32 = 336.0;
/// So many of the game's tools stand in the bar where it is long, and where the game's name needs the room; where there are
/// more, the menu has them all.
const TOOLS_IN_BAR: usize = 2;
const TOOLS_IN_SHORT_BAR: usize = 1;
/// From this width on the bar is long, in points at the design's text size.
const LONG_BAR: f32 = 1200.0;

/// What the menu holds here, where more stands in the bar.
const MENU: [Command; 8] = [
    Command::Tools,
    Command::Share,
    Command::Export,
    Command::NewPlay,
    Command::Messages,
    Command::Settings,
    Command::Palette,
    Command::Help,
];

/// Draws it.
pub fn show(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, table: &mut Table) {
    bar(ui, context, open);
    let scale = Tokens::of(ui).scale().max(1.0);
    // A game of a single step has nothing to guide through.
    if !(open.shown.phases.is_empty() && table.nearby.is_empty()) {
        left_panel(ui, GUIDE * scale, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            guide::steps(ui, context, open);
            ui.add_space(space::S);
            nearby(ui, context, &table.nearby);
        });
    }
    // As wide with a card of the library open in it as without: the work beside it does not move.
    right_panel(ui, SCORE * scale, |ui| {
        table.opened.show_card(ui, context);
        score::standing(ui, context, open);
        score::would(ui, context, open);
        score::latest(ui, context, open);
    });
    bottom_bar(ui, |ui| ui.vertical(|ui| next_button(ui, context, open)));
    let strip = notices(ui, context, open);
    let turn = turn(context);
    step_page(ui, open, turn, strip, |ui| {
        ui.add_space(space::S - space::M + space::XS);
        winner(ui, context, open);
        card(ui, |ui| {
            ui.set_min_width(ui.available_width());
            step(ui, context.model, open);
        });
        work(ui, context);
    });
}

fn bar(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    let texts = &context.model.texts;
    let width = ui.ctx().content_rect().width() / Tokens::of(ui).scale();
    let in_bar = if width < LONG_BAR { TOOLS_IN_SHORT_BAR } else { TOOLS_IN_BAR };
    let left = |ui: &mut Ui| {
        let clicked = icon_button(ui, Icon::Back, &texts.t("app-back")).clicked();
        text::place(ui, &open.shown.game);
        text::quiet(ui, &open.shown.place);
        clicked
    };
    let (back, ()) = top_bar(ui, left, |ui| {
        let tools: Vec<_> = context.view.as_deref().map(|view| view.tools().to_vec()).unwrap_or_default();
        more_menu(ui, context, &MENU, tools.len() > in_bar);
        command_button(ui, context, Command::Far);
        let look_up = texts.t("app-command-library");
        if ui.add(Button::icon_only(Icon::Search, &look_up).outlined()).clicked() {
            context.actions.push(AppAction::Command(Command::Library));
        }
        command_button(ui, context, Command::History);
        command_button(ui, context, Command::Sheet);
        for tool in tools.into_iter().take(in_bar).rev() {
            if ui.add(Button::quiet(&texts.t(tool.title))).clicked() {
                context.actions.push(AppAction::Go(Place::Tool(tool.id)));
            }
        }
        let (undo, redo) = (undo_name(texts, open), redo_name(texts, open));
        let nothing = open.shown.redo.is_none().then(|| texts.t("app-nothing-to-redo"));
        let button = Button::icon_only(Icon::Redo, &redo).outlined().steady();
        if unless(ui, nothing.as_deref(), |ui| ui.add(button)).clicked() {
            context.actions.push(AppAction::Command(Command::Redo));
        }
        let nothing = open.shown.undo.is_none().then(|| texts.t("app-nothing-to-undo"));
        let words = texts.t("app-undo");
        let button = Button::quiet(&words).name(&undo).icon(Icon::Undo).steady();
        if unless(ui, nothing.as_deref(), |ui| ui.add(button)).clicked() {
            context.actions.push(AppAction::Command(Command::Undo));
        }
        saved(ui, context, open);
    });
    if back {
        context.actions.push(AppAction::Back);
    }
}
