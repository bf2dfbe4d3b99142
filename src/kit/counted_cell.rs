//! A kind of piece with how many of it there are, as a button in a row of its kind.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::nouns::{self, NOUN, Noun};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A kind of piece, and how many of it there are.
#[derive(Clone, Copy, Debug)]
pub struct CountedCell<'a> {
    /// What it looks like.
    pub noun: Option<Noun>,
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
        let noun = nouns::beside(ui, self.noun);
        let side = NOUN * tokens.scale();
        let number = paint::centered(ui, &count, tokens.figure_strong(), ink, room);
        let words = paint::fitted(ui, self.words, tokens.small(), ink, room);
        let row = if noun.is_some() { number.size().y.max(side) } else { number.size().y };
        let height = (row + words.size().y + 2.0 * space::XS).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width.floor(), height), Sense::click());

        // 3. The name.
        guard::key(&response, self.name);
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
            let top = rect.center().y - (row + words.size().y) / 2.0;
            let below = top + row;
            let lead = if noun.is_some() { side + space::XS } else { 0.0 };
            let left = rect.center().x - (lead + number.size().x) / 2.0;
            if let Some(noun) = noun {
                let square = Rect::from_center_size(pos2(left + side / 2.0, top + row / 2.0), Vec2::splat(side));
                noun.paint(ui.painter(), square, ink);
            }
            let middle = pos2(rect.center().x + lead / 2.0, top + row / 2.0);
            paint::paint_centered(ui.painter(), middle, number, ink);
            ui.painter().galley(pos2(rect.center().x, below), words, ink);
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }
}
