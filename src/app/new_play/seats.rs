//! The players in their order, clockwise: dragged or moved by arrows, each with a color of the box and a shape.

use egui::{Align, Layout, Rect, Role, Sense, Stroke, StrokeKind, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use super::draft::Draft;
use crate::app::play_row::LARGE_TEXT;
use crate::app::screen::Stage;
use crate::app::texts::Texts;
use crate::games::Game;
use crate::kit::tokens::{FRAME, TARGET, radius, space};
use crate::kit::{Button, ICON, Icon, MARK, Mark, Tokens, Width, card, hairline, person_chip, text};
use crate::locale::Say;
use crate::table::seat::{Player, Shape};

/// What a row asks for.
enum Change {
    Swap(usize, usize),
    Edit(usize),
    Remove(usize),
}

/// Shows the players and carries out what is done to them.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, draft: &mut Draft, editing: &mut Option<usize>, game: &dyn Game) {
    let texts = &stage.model.texts;
    let mut change = None;
    card(ui, |ui| {
        text::quiet(ui, &texts.t("app-order"));
        let count = draft.seats().len();
        for seat in 0..count {
            if seat > 0 {
                hairline(ui);
            }
            let Some(player) = draft.seats().get(seat).cloned() else { continue };
            // The row's id goes with the player, so that a drag holds on to the player and not to the place; an id that
            // was only pushed would count the rows above it too.
            let id = ui.scope_id().with(&player.name);
            let asked =
                ui.scope_builder(UiBuilder::new().scope_id(id), |ui| row(ui, texts, &player, seat, count)).inner;
            change = asked.or(change.take());
            if *editing == Some(seat) {
                edit(ui, texts, draft, seat, game);
            }
        }
    });
    match change {
        Some(Change::Swap(a, b)) => {
            draft.swap(a, b);
            *editing = None;
        }
        Some(Change::Edit(seat)) => *editing = if *editing == Some(seat) { None } else { Some(seat) },
        Some(Change::Remove(seat)) => {
            draft.remove(seat);
            *editing = None;
        }
        None => {}
    }
}

fn row(ui: &mut Ui, texts: &Texts, player: &Player, seat: usize, count: usize) -> Option<Change> {
    let mut change = None;
    let name = player.name.as_str();
    let said = |key: &'static str| texts.say(&Say::new(key).text("player", name));
    let person = |ui: &mut Ui, change: &mut Option<Change>| {
        *change = handle(ui, &said("app-drag-player"), seat, count).or(change.take());
        let mark = Mark { color: player.color, shape: player.shape };
        if mark_button(ui, mark, &said("app-choose-color")) {
            *change = Some(Change::Edit(seat));
        }
        ui.add_space(space::S);
        ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
        text::strong(ui, name);
    };
    let size = vec2(ui.available_width(), TARGET);
    // Large text leaves no room for the arrows beside the name.
    let stacked = Tokens::of(ui).scale() > LARGE_TEXT && Width::of(ui).is_narrow();
    if stacked {
        ui.horizontal(|ui| person(ui, &mut change));
    }
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if ui.add(Button::icon_only(Icon::Close, &said("app-remove-player"))).clicked() {
            change = Some(Change::Remove(seat));
        }
        ui.add_enabled_ui(seat + 1 < count, |ui| {
            if ui.add(Button::icon_only(Icon::Down, &said("app-move-later"))).clicked() {
                change = Some(Change::Swap(seat, seat + 1));
            }
        });
        ui.add_enabled_ui(seat > 0, |ui| {
            if ui.add(Button::icon_only(Icon::Up, &said("app-move-earlier"))).clicked() {
                change = Some(Change::Swap(seat - 1, seat));
            }
        });
        if !stacked {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| person(ui, &mut change));
        }
    });
    change
}

/// Where a row is taken to be dragged: it changes places with a neighbor once it lies over it.
fn handle(ui: &mut Ui, name: &str, seat: usize, count: usize) -> Option<Change> {
    let tokens = Tokens::of(ui);
    // Not for the keyboard, which has the arrows.
    let (rect, response) = ui.allocate_exact_size(vec2(ICON + space::S, TARGET), Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON));
    Icon::Drag.paint(ui.painter(), square, tokens.quiet);
    let at = response.interact_pointer_pos().filter(|_| response.dragged())?;
    if at.y < rect.top() - TARGET / 2.0 && seat > 0 {
        Some(Change::Swap(seat - 1, seat))
    } else if at.y > rect.bottom() + TARGET / 2.0 && seat + 1 < count {
        Some(Change::Swap(seat, seat + 1))
    } else {
        None
    }
}

fn mark_button(ui: &mut Ui, mark: Mark, name: &str) -> bool {
    let tokens = Tokens::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TARGET), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if response.hovered() || response.has_focus() {
        let ring = Stroke::new(FRAME, if response.has_focus() { tokens.focus } else { tokens.line });
        ui.painter().rect_stroke(rect.shrink(FRAME), radius::CONTROL, ring, StrokeKind::Inside);
    }
    mark.paint(ui.painter(), &tokens, rect.center(), 1.4 * MARK * tokens.scale().min(1.3));
    response.clicked()
}

/// The colors of the box, and the shapes.
fn edit(ui: &mut Ui, texts: &Texts, draft: &mut Draft, seat: usize, game: &dyn Game) {
    let Some(player) = draft.seats().get(seat).cloned() else { return };
    let said = |key: &'static str| {
        let message = Say::new("app-of-player").text("player", player.name.as_str());
        texts.say(&message.say("what", Say::new(key)))
    };
    text::quiet(ui, &texts.t("app-color"));
    ui.horizontal_wrapped(|ui| {
        for &color in game.colors() {
            let mark = Mark { color, shape: player.shape };
            if person_chip(ui, mark, &texts.t(color.key()), &said(color.key()), player.color == color).clicked() {
                draft.paint(seat, color);
            }
        }
    });
    text::quiet(ui, &texts.t("app-shape"));
    ui.horizontal_wrapped(|ui| {
        for shape in Shape::ALL {
            let mark = Mark { color: player.color, shape };
            if person_chip(ui, mark, &texts.t(shape.key()), &said(shape.key()), player.shape == shape).clicked() {
                draft.shape(seat, shape);
            }
        }
    });
}
