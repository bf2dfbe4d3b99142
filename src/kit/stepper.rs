//! A count with a minus and a plus beside it, for what is counted in single taps.

use std::ops::RangeInclusive;

use egui::{Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::icons::{ICON, Icon};
use super::look::Look;
use super::paint;
use super::text;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use crate::locale::Say;

/// A whole number that is changed by one. Returns the new value when it was changed.
///
/// `name` says what is counted for whom ("Anna: farmers in Memphis"); the buttons are "…, plus 1" and "…, minus 1". A
/// blank value becomes the range's start (or 0 where the range has it) with the first tap of plus.
pub fn stepper(ui: &mut Ui, name: &str, value: Option<i64>, range: RangeInclusive<i64>) -> Option<i64> {
    let tokens = Tokens::of(ui);
    let shown = value.map_or_else(|| "–".to_owned(), text::number);
    let ink = if value.is_some() { tokens.ink } else { tokens.quiet };

    // 1. The size: two thumbs, and between them room for two figures, or more where they are needed.
    let figures = paint::centered(ui, &shown, tokens.figure_strong(), ink, f32::INFINITY);
    let middle = (figures.size().x + space::S).max(28.0 * tokens.scale()).ceil();
    let height = TARGET.max(figures.size().y + space::S).ceil();
    let size = vec2(2.0 * TARGET + middle, height);

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let least = value.unwrap_or(0).clamp(*range.start(), *range.end());
    let less = value.and_then(|value| value.checked_sub(1)).filter(|less| range.contains(less));
    let more = value.map_or(Some(least), |value| value.checked_add(1)).filter(|more| range.contains(more));

    // 3. The name, and the two buttons.
    let words = Look::words(ui.ctx());
    response.widget_info(|| {
        let said = if value.is_some() { &shown } else { &words.blank };
        WidgetInfo::labeled(Role::Label, ui.is_enabled(), format!("{name}: {said}"))
    });
    ui.painter().rect(rect, radius::CONTROL, tokens.field, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
    let [left, right] = [rect.with_max_x(rect.left() + TARGET), rect.with_min_x(rect.right() - TARGET)];
    let minus = Key { icon: Icon::Minus, message: "kit-minus-one", enabled: less.is_some() };
    let minus = minus.show(ui, response.id.with("minus"), left, name);
    let plus = Key { icon: Icon::Plus, message: "kit-plus-one", enabled: more.is_some() };
    let plus = plus.show(ui, response.id.with("plus"), right, name);

    // 4. The picture: the number between them.
    paint::paint_centered(ui.painter(), rect.center(), figures, ink);
    if minus.clicked() {
        less
    } else if plus.clicked() {
        more
    } else {
        None
    }
}

/// One of the two buttons.
struct Key {
    icon: Icon,
    message: &'static str,
    enabled: bool,
}

impl Key {
    fn show(&self, ui: &Ui, id: Id, rect: Rect, name: &str) -> Response {
        let tokens = Tokens::of(ui);
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let response = ui.interact(rect, id, sense);
        let words = Look::words(ui.ctx());
        response.widget_info(|| {
            let said = words.say(&Say::new(self.message).text("name", name));
            WidgetInfo::labeled(Role::Button, self.enabled && ui.is_enabled(), said)
        });
        if !self.enabled {
            ui.ctx().accesskit_node_builder(id, |node| node.set_disabled());
        }
        // The keys touch the stepper's frame, so what marks them lies inside of it.
        let inner = rect.shrink(2.0 * FRAME);
        if self.enabled && (response.hovered() || response.is_pointer_button_down_on()) {
            let fill = paint::ground(&tokens, &response, tokens.field);
            ui.painter().rect_filled(inner, radius::CONTROL, fill);
        }
        let color = if self.enabled { tokens.ink } else { tokens.line };
        let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON));
        self.icon.paint(ui.painter(), square, color);
        paint::focus_ring(ui, &tokens, &response, inner, radius::CONTROL);
        response
    }
}
