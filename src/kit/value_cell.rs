//! The cell of an entered value: a bid, an offer, a count; it shows plainly that it is still blank.

use egui::accesskit::AriaCurrent;
use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::guard;
use super::look::Look;
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use super::unavailable;

/// A value that can be tapped to enter it. None is blank, which is not zero; `active` marks the one being entered.
///
/// `name` says what is entered for whom ("Anna: sacrifice"); the value is said with it.
pub fn value_cell(ui: &mut Ui, name: &str, value: Option<&str>, active: bool) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: all cells of a column are equally wide, unless a word needs more.
    let ink = if value.is_some() { tokens.ink } else { tokens.quiet };
    let shown = value.unwrap_or("–");
    // A number is read across the table, so it is larger than the word that stands for one.
    let is_word = shown.contains(|c: char| c.is_alphabetic());
    let font = if is_word { tokens.strong() } else { tokens.value() };
    let text = paint::centered(ui, shown, font, ink, f32::INFINITY);
    let least = vec2(72.0, TARGET);
    let size = (text.size() + 2.0 * Vec2::splat(space::S)).max(least).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name.
    let words = Look::words(ui.ctx());
    guard::called(&response, name);
    response.widget_info(|| {
        let said = format!("{name}: {}", value.unwrap_or(&words.blank));
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), said)
    });
    if active {
        // It is no switch: the keypad is for this one now.
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_aria_current(AriaCurrent::True));
    }

    if value.is_none() {
        unavailable::leads_here(ui, &response);
    }

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        painter.rect_filled(rect, radius::CONTROL, paint::ground(&tokens, &response, tokens.field));
        if active {
            let frame = Stroke::new(FRAME, tokens.accent);
            painter.rect_stroke(rect, radius::CONTROL, frame, StrokeKind::Inside);
        } else if value.is_none() {
            let frame = Stroke::new(HAIR, tokens.quiet);
            paint::dashed_frame(painter, rect.shrink(HAIR / 2.0), f32::from(radius::CONTROL), frame);
        } else {
            let frame = Stroke::new(HAIR, tokens.line);
            painter.rect_stroke(rect, radius::CONTROL, frame, StrokeKind::Inside);
        }
        paint::paint_centered(painter, rect.center(), text, ink);
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}
