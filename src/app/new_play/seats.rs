//! The players in their order, clockwise: dragged, or swapped with their neighbors, each with a color of the box and a shape.

use egui::{
    Align, Layout, Rect, Role, Sense, Stroke, StrokeKind, TextWrapMode, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::draft::Draft;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::screens::play_row::LARGE_TEXT;
use crate::app::state::texts::Texts;
use crate::games::Game;
use crate::kit::tokens::{FRAME, HAIR, TARGET, radius, space};
use crate::kit::{
    Button, ICON, Icon, MARK, Mark, Tokens, Width, card, hairline, icon_button_side, person_chip, sheet, switch_row,
    text,
};
use crate::locale::Message;
use crate::table::seat::{Player, Shape};

/// What a row asks for.
enum Change {
    Swap(usize),
    Edit(usize),
    Remove(usize),
}

/// The seat whose color and shape are being chosen.
#[derive(Clone, Copy)]
pub struct Editing {
    seat: usize,
}

impl Editing {
    /// The same player's seat after the one at this seat and the next one have changed places.
    const fn after_swap(self, first: usize) -> Self {
        let seat = match self.seat {
            seat if seat == first => first + 1,
            seat if seat == first + 1 => first,
            seat => seat,
        };
        Self { seat }
    }
}

/// Shows the players and carries out what is done to them.
///
/// The rows close ranks with nothing between them: what is chosen for one of them is shown over the page.
pub fn show(
    ui: &mut Ui,
    context: &mut ScreenContext<'_>,
    draft: &mut Draft,
    editing: &mut Option<Editing>,
    game: &dyn Game,
) {
    let model = context.model;
    let texts = &model.texts;
    let mut change = None;
    card(ui, |ui| {
        text::quiet(ui, &texts.t("app-order"));
        let count = draft.seats().len();
        for seat in 0..count {
            if let Some(above) = seat.checked_sub(1) {
                let line = ui.cursor().top();
                hairline(ui);
                if let [Some(player), Some(next)] = [above, seat].map(|seat| draft.seats().get(seat))
                    && swap_button(ui, texts, line, above, player, next)
                {
                    change = Some(Change::Swap(above));
                }
            }
            let Some(player) = draft.seats().get(seat) else { continue };
            // The row's id goes with the player, so that a drag holds on to the player and not to the place; an id that
            // was only pushed would count the rows above it too.
            let id = ui.scope_id().with(&player.name);
            let asked = ui.scope_builder(UiBuilder::new().scope_id(id), |ui| row(ui, texts, player, seat, count)).inner;
            change = asked.or(change.take());
        }
    });
    // Over the page, which stays as it is.
    if let Some(edited) = *editing {
        let name = draft.seats().get(edited.seat).map(|player| player.name.clone()).unwrap_or_default();
        let shown = sheet(ui, "seat", &name, |ui| {
            edit(ui, texts, draft, edited, game);
            let words = texts.say(&Message::new("evening-guest").text("player", &name));
            let is = context.model.people.guests.contains(&name);
            if let Some(guest) = switch_row(ui, &words, Some(&texts.t("evening-guest-about")), is) {
                context.actions.push(AppAction::Guest(name.clone(), guest));
            }
        });
        if shown.closed {
            *editing = None;
        }
    }
    match change {
        Some(Change::Swap(first)) => {
            draft.swap(first, first + 1);
            *editing = editing.map(|editing| editing.after_swap(first));
        }
        Some(Change::Edit(seat)) => {
            let closes = editing.is_some_and(|editing| editing.seat == seat);
            *editing = (!closes).then_some(Editing { seat });
        }
        Some(Change::Remove(seat)) => {
            draft.remove(seat);
            *editing = None;
        }
        None => {}
    }
}

/// Whether large text leaves no room for the buttons beside the name.
fn is_stacked(ui: &Ui) -> bool {
    Tokens::of(ui).scale() > LARGE_TEXT && Width::of(ui).is_narrow()
}

fn row(ui: &mut Ui, texts: &Texts, player: &Player, seat: usize, count: usize) -> Option<Change> {
    let mut change = None;
    let name = player.name.as_str();
    let said = |key: &'static str| texts.say(&Message::new(key).text("player", name));
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
    let stacked = is_stacked(ui);
    if stacked {
        ui.horizontal(|ui| person(ui, &mut change));
    }
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if ui.add(Button::icon_only(Icon::Close, &said("app-remove-player"))).clicked() {
            change = Some(Change::Remove(seat));
        }
        // The room of the buttons that swap this player with a neighbor.
        ui.add_space(icon_button_side(&Tokens::of(ui)));
        if !stacked {
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| person(ui, &mut change));
        }
    });
    change
}

/// The button that swaps a player with the next one, on the line between their rows. It belongs to the two seats and not
/// to whoever sits there: it stays under the finger, and a second tap takes back the first instead of moving somebody
/// else.
fn swap_button(ui: &mut Ui, texts: &Texts, line: f32, seat: usize, player: &Player, next: &Player) -> bool {
    let room = ui.max_rect();
    let side = icon_button_side(&Tokens::of(ui));
    // Where the names take lines of their own, it stands on the line below the upper one.
    let middle = if is_stacked(ui) { line - ui.spacing().item_spacing.y - side / 2.0 } else { line };
    let center = pos2(room.right() - 1.5 * side, middle);
    let rect = Rect::from_center_size(center, Vec2::splat(side));
    // The line between the rows makes room for it.
    ui.painter().rect_filled(rect.shrink2(vec2(space::S, side / 2.0 - HAIR)), 0.0, Tokens::of(ui).card);
    let place = UiBuilder::new().scope_id(ui.scope_id().with(("swap", seat))).max_rect(rect);
    let swap = Message::new("app-swap-seats").number("seat", seat + 1).number("next", seat + 2);
    let swap = swap.text("player", player.name.as_str()).text("neighbor", next.name.as_str());
    ui.new_child(place).add(Button::icon_only(Icon::Swap, &texts.say(&swap))).clicked()
}

/// Where a row is taken to be dragged: it changes places with a neighbor once it lies over it.
fn handle(ui: &mut Ui, name: &str, seat: usize, count: usize) -> Option<Change> {
    let tokens = Tokens::of(ui);
    // Not for the keyboard, which has the buttons that swap.
    let (rect, response) = ui.allocate_exact_size(vec2(ICON + space::S, TARGET), Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON));
    Icon::Drag.paint(ui.painter(), square, tokens.quiet);
    let at = response.interact_pointer_pos().filter(|_| response.dragged())?;
    if at.y < rect.top() - TARGET / 2.0 && seat > 0 {
        Some(Change::Swap(seat - 1))
    } else if at.y > rect.bottom() + TARGET / 2.0 && seat + 1 < count {
        Some(Change::Swap(seat))
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
fn edit(ui: &mut Ui, texts: &Texts, draft: &mut Draft, editing: Editing, game: &dyn Game) {
    let seat = editing.seat;
    let Some(player) = draft.seats().get(seat).cloned() else { return };
    let said = |key: &'static str| {
        let message = Message::new("app-of-player").text("player", player.name.as_str());
        texts.say(&message.say("what", Message::new(key)))
    };
    text::quiet(ui, &said("app-color"));
    ui.horizontal_wrapped(|ui| {
        for &color in game.colors() {
            let mark = Mark { color, shape: player.shape };
            if person_chip(ui, mark, &texts.t(color.key()), &said(color.key()), player.color == color).clicked() {
                draft.paint(seat, color);
            }
        }
    });
    text::quiet(ui, &said("app-shape"));
    ui.horizontal_wrapped(|ui| {
        for shape in Shape::ALL {
            let mark = Mark { color: player.color, shape };
            if person_chip(ui, mark, &texts.t(shape.key()), &said(shape.key()), player.shape == shape).clicked() {
                draft.shape(seat, shape);
            }
        }
    });
}
