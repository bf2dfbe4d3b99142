//! A kind of piece with how many of it there are, as a button in a row of its kind.

use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::guard;
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A kind of piece, and how many of it there are.
#[derive(Clone, Copy, Debug)]
pub struct CountedCell<'a> {
    /// What it is.
    pub words: &'a str,
    /// How many there are.
    pub count: usize,
    /// What a tap does, and to whom.
    pub name: &'a str,
    /// Whether something else was chosen, for which one of these is asked for: it is framed then.
    pub framed: bool,
}

impl CountedCell<'_> {
    /// Shows it, as wide as the room there is.
    pub fn show(self, ui: &mut Ui) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size: the number above its words.
        let width = ui.available_width();
        let room = width - 2.0 * space::XS;
        let count = self.count.to_string();
        let ink = if self.count > 0 { tokens.ink } else { tokens.quiet };
        let number = paint::centered(ui, &count, tokens.figure_strong(), ink, room);
        let words = paint::fitted(ui, self.words, tokens.small(), ink, room);
        let height = (number.size().y + words.size().y + 2.0 * space::XS).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width.floor(), height), Sense::click());

        // 3. The name.
        guard::called(&response, self.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(count.clone()));

        // 4. The picture.
        if ui.is_rect_visible(rect) {
            let fill = if self.count > 0 { tokens.card } else { tokens.field };
            let line = if self.framed && self.count > 0 {
                Stroke::new(FRAME, tokens.accent)
            } else {
                Stroke::new(HAIR, tokens.line)
            };
            let fill = paint::ground(&tokens, &response, fill);
            ui.painter().rect(rect, radius::CONTROL, fill, line, StrokeKind::Inside);
            let top = rect.center().y - (number.size().y + words.size().y) / 2.0;
            let below = top + number.size().y;
            ui.painter().galley(pos2(rect.center().x, top), number, ink);
            ui.painter().galley(pos2(rect.center().x, below), words, ink);
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }
}
