//! A player to choose: the mark and the name in a chip.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::mark::{MARK, Mark};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A chip with a player's mark, one of a handful to choose from; `name` says the whole for a screen reader ("Anna took
/// Memphis"). The chosen one is framed and softly filled, so that the mark's color stays what it is.
pub fn person_chip(ui: &mut Ui, mark: Mark, words: &str, name: &str, selected: bool) -> Response {
    let tokens = Tokens::of(ui);
    let (fill, line) = if selected {
        (tokens.accent_soft, Stroke::new(FRAME, tokens.accent))
    } else {
        (tokens.card, Stroke::new(HAIR, tokens.line))
    };

    // 1. The size: the chip is lower than a thumb, its target is not.
    let side = MARK * tokens.scale();
    let room = ui.available_width() - side - 4.0 * space::S;
    let text = paint::galley(ui, words, tokens.strong(), tokens.ink, room);
    let chip = (text.size() + vec2(side + 4.0 * space::S, space::M)).ceil();
    let size = vec2(chip.x.max(TARGET), chip.y.max(TARGET));

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name.
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), selected, name));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let pill = Rect::from_center_size(rect.center(), vec2(rect.width(), chip.y));
        painter.rect(pill, radius::PILL, paint::ground(&tokens, &response, fill), line, StrokeKind::Inside);
        let left = pill.left_center() + vec2(1.5 * space::S, 0.0);
        mark.paint(painter, &tokens, left + vec2(side / 2.0, 0.0), side);
        paint::paint_left(painter, left + vec2(side + space::S, 0.0), text, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, pill, radius::PILL);
    }
    response
}
