//! A row with a box to tick: what is done stays readable, and is quieter than what is still to do.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::icons::Icon;
use super::tokens::{FRAME, TARGET, Tokens, radius, space};
use super::{guard, paint};

/// A row that is ticked with a tap anywhere on it.
#[derive(Clone, Copy, Debug)]
pub struct CheckRow<'a> {
    title: &'a str,
    notes: &'a [String],
    doubt: Option<&'a str>,
    room: bool,
    done: bool,
}

impl<'a> CheckRow<'a> {
    /// A row with this title, ticked or not.
    pub const fn new(title: &'a str, done: bool) -> Self {
        Self { title, notes: &[], doubt: None, room: false, done }
    }

    /// The same with quiet lines below the title.
    #[must_use]
    pub const fn notes(mut self, notes: &'a [String]) -> Self {
        self.notes = notes;
        self
    }

    /// The same with a line that says to look twice.
    #[must_use]
    pub const fn doubt(mut self, doubt: Option<&'a str>) -> Self {
        self.doubt = doubt;
        self
    }

    /// The same where that line can come and go: its room is always there.
    #[must_use]
    pub const fn with_room_for_doubt(mut self) -> Self {
        self.room = true;
        self
    }

    /// Shows the row in this width.
    pub fn show(self, ui: &mut Ui, width: f32) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size: the box, the title, and the lines below it.
        let side = 26.0 * tokens.scale();
        let left = side + space::M;
        let room = width - left;
        let ink = if self.done { tokens.quiet } else { tokens.ink };
        let title = paint::galley(ui, self.title, tokens.strong(), ink, room);
        let notes: Vec<_> =
            self.notes.iter().map(|note| paint::galley(ui, note, tokens.small(), tokens.quiet, room)).collect();
        let doubt = self.doubt.map(|words| paint::galley(ui, words, tokens.small(), tokens.warn, room));
        let blank = if self.room && doubt.is_none() { tokens.small().size * 1.3 } else { 0.0 };
        let words = title.size().y
            + notes.iter().map(|note| note.size().y).sum::<f32>()
            + doubt.as_ref().map_or(blank, |doubt| doubt.size().y);
        let height = (words + 2.0 * space::S).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

        // 3. The name.
        guard::called(&response, self.title);
        response.widget_info(|| {
            let all = std::iter::once(self.title).chain(self.notes.iter().map(String::as_str)).chain(self.doubt);
            let said: Vec<&str> = all.collect();
            WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), self.done, said.join(". "))
        });

        // 4. The picture: a check in a filled box, or an empty box.
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            if response.hovered() {
                let ground = paint::ground(&tokens, &response, tokens.card);
                painter.rect_filled(rect.expand2(vec2(space::S, 0.0)), radius::CONTROL, ground);
            }
            let top = rect.top() + (rect.height() - words) / 2.0;
            let middle = top + title.size().y.min(side * 1.3) / 2.0;
            let square = Rect::from_center_size(pos2(rect.left() + side / 2.0, middle), Vec2::splat(side));
            if self.done {
                painter.rect_filled(square, radius::SMALL * 2, tokens.accent);
                Icon::Check.paint(painter, square.shrink(side * 0.16), tokens.on_accent);
            } else {
                let frame = Stroke::new(FRAME, tokens.accent);
                painter.rect(square, radius::SMALL * 2, tokens.field, frame, StrokeKind::Inside);
            }
            let mut at = pos2(rect.left() + left, top);
            let next = at.y + title.size().y;
            painter.galley(at, title, ink);
            at.y = next;
            for (line, color) in
                notes.into_iter().map(|note| (note, tokens.quiet)).chain(doubt.map(|d| (d, tokens.warn)))
            {
                let next = at.y + line.size().y;
                painter.galley(at, line, color);
                at.y = next;
            }
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }
}
