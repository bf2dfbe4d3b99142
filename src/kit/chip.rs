//! Chips: a short word in a rounded ground, to read or to choose.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::paint;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

/// A chip to read: a role, a keyword.
pub fn chip(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let text = paint::galley(ui, words, tokens.small_strong(), tokens.ink, ui.available_width() - 2.0 * space::S);
    let size = text.size() + vec2(2.5 * space::S, space::S);
    let (rect, response) = ui.allocate_exact_size(size.ceil(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    if ui.is_rect_visible(rect) {
        ui.painter().rect_filled(rect, radius::PILL, tokens.accent_soft);
        paint::paint_left(ui.painter(), rect.left_center() + vec2(1.25 * space::S, 0.0), text, tokens.ink);
    }
    response
}

/// A chip to choose, one of a handful; `name` says the whole for a screen reader ("Anna: steal").
pub fn choice_chip(ui: &mut Ui, words: &str, name: &str, selected: bool) -> Response {
    let tokens = Tokens::of(ui);
    let (fill, ink, line) = if selected {
        (tokens.accent, tokens.on_accent, Color32::TRANSPARENT)
    } else {
        (tokens.card, tokens.ink, tokens.line)
    };

    // 1. The size: the chip is lower than a thumb, its target is not.
    let text = paint::galley(ui, words, tokens.strong(), ink, ui.available_width() - 3.0 * space::S);
    let chip = (text.size() + vec2(3.0 * space::S, space::M)).ceil();
    let size = vec2(chip.x.max(TARGET), chip.y.max(TARGET));

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name.
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), selected, name));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let pill = Rect::from_center_size(rect.center(), vec2(rect.width(), chip.y));
        let fill = paint::ground(&tokens, &response, fill);
        ui.painter().rect(pill, radius::PILL, fill, Stroke::new(HAIR, line), StrokeKind::Inside);
        let left = pill.center() - vec2(text.size().x / 2.0, 0.0);
        paint::paint_left(ui.painter(), left, text, ink);
        paint::focus_ring(ui, &tokens, &response, pill, radius::PILL);
    }
    response
}
