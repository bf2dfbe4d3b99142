//! Players with their numbers: tiles on a phone, rows on a desktop, and a row that holds controls.

use egui::{Align, Layout, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::chip;
use super::layout::equal_columns;
use super::mark::{MARK, Mark};
use super::paint;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

/// A player with a score, as tiles and rows show it.
#[derive(Clone, Copy, Debug)]
pub struct Score<'a> {
    /// The player's mark.
    pub mark: Mark,
    /// The player's name.
    pub name: &'a str,
    /// What the player is just now ("pharaoh"), or nothing.
    pub role: Option<&'a str>,
    /// The number, or a dash where it is not known.
    pub value: &'a str,
}

impl Score<'_> {
    fn said(&self) -> String {
        match self.role {
            Some(role) => format!("{}, {role}: {}", self.name, self.value),
            None => format!("{}: {}", self.name, self.value),
        }
    }
}

/// The scores as tiles of equal width. Returns which one was tapped.
pub fn score_tiles(ui: &mut Ui, scores: &[Score<'_>]) -> Option<usize> {
    let mut tapped = None;
    equal_columns(ui, scores.len(), space::S, |ui, index| {
        if let Some(score) = scores.get(index)
            && score_tile(ui, score).clicked()
        {
            tapped = Some(index);
        }
    });
    tapped
}

fn score_tile(ui: &mut Ui, score: &Score<'_>) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: the mark above the number.
    let side = MARK * tokens.scale();
    let width = ui.available_width();
    let text = paint::galley(ui, score.value, tokens.score(), tokens.ink, f32::INFINITY);
    let height = space::S + side + text.size().y + space::XS;

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.ceil()), Sense::click());

    // 3. The name.
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), score.said()));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let fill = paint::ground(&tokens, &response, tokens.card);
        let line = Stroke::new(HAIR, tokens.line);
        ui.painter().rect(rect, radius::CARD, fill, line, StrokeKind::Inside);
        let left = rect.left() + space::M;
        let mark = pos2(left + side / 2.0, rect.top() + space::S + side / 2.0);
        score.mark.paint(ui.painter(), &tokens, mark, side);
        ui.painter().galley(pos2(left, mark.y + side / 2.0), text, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, rect, radius::CARD);
    }
    response
}

/// A player with a big number at the end of the row, which can be tapped.
pub fn score_row(ui: &mut Ui, score: &Score<'_>) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: mark, name and role from the left, the number at the right; the name takes what is left.
    let side = MARK * tokens.scale();
    let value = paint::galley(ui, score.value, tokens.score(), tokens.ink, f32::INFINITY);
    let role = score.role.map(|role| paint::galley(ui, role, tokens.small_strong(), tokens.ink, f32::INFINITY));
    let role_width = role.as_ref().map_or(0.0, |role| role.size().x + 3.0 * space::S);
    let width = ui.available_width();
    let room = width - side - value.size().x - role_width - 2.0 * space::S;
    let name = paint::galley(ui, score.name, tokens.strong(), tokens.ink, room);
    let height = (name.size().y.max(value.size().y) + space::S).max(TARGET);

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.ceil()), Sense::click());

    // 3. The name.
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), score.said()));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let fill = paint::ground(&tokens, &response, tokens.card);
        painter.rect_filled(rect.expand2(vec2(space::S, 0.0)), radius::CONTROL, fill);
        let mut x = rect.left();
        score.mark.paint(painter, &tokens, pos2(x + side / 2.0, rect.center().y), side);
        x += side + space::S;
        let name_width = name.size().x;
        paint::paint_left(painter, pos2(x, rect.center().y), name, tokens.ink);
        if let Some(role) = role {
            let pill = vec2(role.size().x + 2.0 * space::S, role.size().y + space::XS);
            let left = pos2(x + name_width + space::S, rect.center().y - pill.y / 2.0);
            painter.rect_filled(Rect::from_min_size(left, pill), radius::PILL, tokens.accent_soft);
            paint::paint_left(painter, left + vec2(space::S, pill.y / 2.0), role, tokens.ink);
        }
        paint::paint_right(painter, rect.right_center(), value, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}

/// A row of a player with controls at its end: mark, name and role, and at the right what `add` adds (from the right).
pub fn player_row<R>(ui: &mut Ui, mark: Mark, name: &str, role: Option<&str>, add: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = Tokens::of(ui);
    let size = vec2(ui.available_width(), TARGET + space::S);
    let row = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let inner = add(ui);
        ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            let side = MARK * tokens.scale();
            let (rect, _) = ui.allocate_exact_size(vec2(side, side.max(TARGET)), Sense::hover());
            mark.paint(ui.painter(), &tokens, rect.center(), side);
            super::text::strong(ui, name);
            if let Some(role) = role {
                chip::chip(ui, role);
            }
        });
        inner
    });
    row.inner
}
