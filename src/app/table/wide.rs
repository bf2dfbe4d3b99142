//! The table on a desktop: the guide beside the work beside the score; and on a tablet: the work beside the score.

use egui::Ui;

use super::{
    TableScreen, end, guide, next_button, notices, phone, redo_name, saved, score, step, step_page, turn, undo_name,
    work,
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
const SCORE_OF_TWO: f32 = 280.0;
/// So many of the game's tools stand in the bar where it is long, and where the game's name needs the room; where there are
/// more, the menu has them all.
const TOOLS_IN_BAR: usize = 2;
const TOOLS_IN_SHORT_BAR: usize = 1;
/// From this width on the bar is long, in points at the design's text size.
const LONG_BAR: f32 = 1200.0;

/// What the menu of a tablet holds, where the bar has room for less.
const MENU_OF_TWO: [Command; 14] = [
    Command::Far,
    Command::Picture,
    Command::Tools,
    Command::Share,
    Command::Setup,
    Command::Lesson,
    Command::Packing,
    Command::EndEarly,
    Command::Export,
    Command::NewPlay,
    Command::Messages,
    Command::Settings,
    Command::Palette,
    Command::Help,
];

/// What the menu holds here, where more stands in the bar.
const MENU: [Command; 13] = [
    Command::Picture,
    Command::Tools,
    Command::Share,
    Command::Setup,
    Command::Lesson,
    Command::Packing,
    Command::EndEarly,
    Command::Export,
    Command::NewPlay,
    Command::Messages,
    Command::Settings,
    Command::Palette,
    Command::Help,
];

/// Draws it, with a column of the guide or without.
pub fn show(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, table: &mut TableScreen, guided: bool) {
    bar(ui, context, open, guided);
    let scale = Tokens::of(ui).scale().max(1.0);
    // A game of a single step has nothing to guide through. Its column stays all the same, so that the loud button is where
    // it is in every other game; what was entered last stands there then, and not below the score.
    let has_steps = !open.shown.phases.is_empty();
    if guided {
        left_panel(ui, GUIDE * scale, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            if has_steps {
                guide::steps(ui, context, open);
                ui.add_space(space::S);
            } else {
                score::latest(ui, context, open);
            }
            nearby(ui, context, &table.nearby);
        });
    }
    // As wide with an entry of the library open in it as without: the work beside it does not move.
    let side = if guided { SCORE } else { SCORE_OF_TWO };
    right_panel(ui, side * scale, |ui| {
        score::standing(ui, context, open);
        // It takes the place of all that stands below the score, and gives it back: pushed down, what can be tapped there would
        // lie elsewhere under the hand.
        if table.opened.show_card(ui, context) {
            return;
        }
        score::would(ui, context, open);
        if has_steps || !guided {
            score::latest(ui, context, open);
        }
        if !guided {
            nearby(ui, context, &table.nearby);
        }
    });
    bottom_bar(ui, |ui| ui.vertical(|ui| next_button(ui, context, open)));
    let strip = notices(ui, context, open);
    let turn = turn(context);
    step_page(ui, open, turn, strip, |ui| {
        ui.add_space(space::S - space::M + space::XS);
        if !guided {
            phone::place(ui, context, open);
        }
        end::show(ui, context, open, &table.specials);
        card(ui, |ui| {
            ui.set_min_width(ui.available_width());
            step(ui, context, open, table);
        });
        work(ui, context);
    });
}

fn bar(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, guided: bool) {
    let texts = &context.model.texts;
    let width = ui.ctx().content_rect().width() / Tokens::of(ui).scale();
    let in_bar = if width < LONG_BAR { TOOLS_IN_SHORT_BAR } else { TOOLS_IN_BAR };
    let left = |ui: &mut Ui| {
        let clicked = icon_button(ui, Icon::Back, &texts.t("app-back")).clicked();
        text::place(ui, &open.shown.game);
        if guided {
            text::quiet(ui, &open.shown.place);
        }
        clicked
    };
    let (back, ()) = top_bar(ui, left, |ui| {
        let tools: Vec<_> = context.view.as_deref().map(|view| view.tools().to_vec()).unwrap_or_default();
        if guided {
            more_menu(ui, context, &MENU, tools.len() > in_bar);
            command_button(ui, context, Command::Far);
        } else {
            more_menu(ui, context, &MENU_OF_TWO, tools.len() > in_bar);
        }
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
        let button = if guided {
            Button::quiet(&words).icon(Icon::Undo)
        } else {
            Button::icon_only(Icon::Undo, &undo).outlined()
        };
        let button = button.name(&undo).steady();
        if unless(ui, nothing.as_deref(), |ui| ui.add(button)).clicked() {
            context.actions.push(AppAction::Command(Command::Undo));
        }
        saved(ui, context, open);
    });
    if back {
        context.actions.push(AppAction::Back);
    }
}
