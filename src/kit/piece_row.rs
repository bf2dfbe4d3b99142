//! Pieces that say what they would do: a sign, the verb, and below it what comes of it. They sink a little when pressed.

use egui::{Color32, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::icons::{ICON, Icon};
use super::tokens::{HAIR, TARGET, Tokens, radius, space};
use super::{guard, paint};

/// How far the lower edge of a piece stands out, in points.
const EDGE: f32 = 3.0;

/// A piece as wide as the room there is.
#[derive(Clone, Copy)]
pub struct PieceRow<'a> {
    icon: Icon,
    title: &'a str,
    note: &'a str,
    danger: bool,
}

impl<'a> PieceRow<'a> {
    /// A piece that does this, and what comes of it.
    pub const fn new(icon: Icon, title: &'a str, note: &'a str) -> Self {
        Self { icon, title, note, danger: false }
    }

    /// The same where something is thrown away.
    #[must_use]
    pub const fn danger(mut self) -> Self {
        self.danger = true;
        self
    }

    /// Shows it; what it asks is done when it was clicked.
    pub fn show(self, ui: &mut Ui) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size: the sign, and beside it the two texts.
        let width = ui.available_width();
        let side = ICON * tokens.scale();
        let left = space::L + side + space::M;
        let room = width - left - space::M;
        let ink = if self.danger { tokens.danger } else { tokens.ink };
        let title = paint::galley(ui, self.title, tokens.strong(), ink, room);
        let note = paint::galley(ui, self.note, tokens.small(), tokens.quiet, room);
        let words = title.size().y + note.size().y;
        let height = (words + 2.0 * space::S + EDGE).max(TARGET).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

        // 3. The name.
        guard::called(&response, self.title);
        let said = format!("{}, {}", self.title, self.note);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &said));

        // 4. The picture.
        if ui.is_rect_visible(rect) {
            let down = response.is_pointer_button_down_on();
            let face = Rect::from_min_max(rect.min, rect.max - vec2(0.0, EDGE));
            let face = if down { face.translate(vec2(0.0, EDGE - HAIR)) } else { face };
            let painter = ui.painter();
            painter.rect_filled(
                Rect::from_min_max(pos2(rect.left(), face.top()), rect.max),
                radius::CONTROL,
                edge(&tokens),
            );
            let fill = paint::ground(&tokens, &response, tokens.card);
            painter.rect(face, radius::CONTROL, fill, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
            let square = pos2(face.left() + space::L + side / 2.0, face.center().y);
            self.icon.paint(painter, Rect::from_center_size(square, Vec2::splat(side)), ink);
            let top = pos2(face.left() + left, face.center().y - words / 2.0);
            let below = top + vec2(0.0, title.size().y);
            painter.galley(top, title, ink);
            painter.galley(below, note, tokens.quiet);
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }
}

/// The lower edge of a piece: a shade darker than its outline.
fn edge(tokens: &Tokens) -> Color32 {
    if tokens.dark { tokens.track } else { tokens.pressed(tokens.line) }
}
