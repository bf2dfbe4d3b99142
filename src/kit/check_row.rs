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
    state: Option<State<'a>>,
    done: bool,
}

/// A line below the title that changes at a tap elsewhere, in the room that either of its words needs.
#[derive(Clone, Copy, Debug)]
struct State<'a> {
    calm: &'a str,
    warning: &'a str,
    warns: bool,
}

impl<'a> CheckRow<'a> {
    /// A row with this title, ticked or not.
    pub const fn new(title: &'a str, done: bool) -> Self {
        Self { title, notes: &[], doubt: None, state: None, done }
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

    /// The same with a quiet line below the title that can turn into a warning, and moves nothing when it does.
    #[must_use]
    pub const fn state(mut self, calm: &'a str, warning: &'a str, warns: bool) -> Self {
        self.state = Some(State { calm, warning, warns });
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
        let line = |words, color| paint::galley(ui, words, tokens.small(), color, room);
        let state = self.state.map(|state| (line(state.calm, tokens.quiet), line(state.warning, tokens.warn)));
        let words = title.size().y
            + state.as_ref().map_or(0.0, |(calm, warning)| calm.size().y.max(warning.size().y))
            + notes.iter().map(|note| note.size().y).sum::<f32>()
            + doubt.as_ref().map_or(0.0, |doubt| doubt.size().y);
        let height = (words + 2.0 * space::S).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

        // 3. The name.
        guard::switches(&response, self.title);
        response.widget_info(|| {
            let state = self.state.map(|state| if state.warns { state.warning } else { state.calm });
            let said = std::iter::once(self.title).chain(state).chain(self.notes.iter().map(String::as_str));
            let said: Vec<&str> = said.chain(self.doubt).collect();
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
            if let Some((calm, warning)) = state {
                let next = at.y + calm.size().y.max(warning.size().y);
                if self.state.is_some_and(|state| state.warns) {
                    painter.galley(at, warning, tokens.warn);
                } else {
                    painter.galley(at, calm, tokens.quiet);
                }
                at.y = next;
            }
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
