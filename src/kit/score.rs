//! Players with their numbers: tiles on a phone, rows on a desktop, and a row that holds controls.

use egui::{
    Align, Layout, Rect, Response, Role, Sense, Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo, pos2, vec2,
};

use super::chip;
use super::guard;
use super::layout::{RowEnd, equal_columns};
use super::mark::{MARK, Mark};
use super::paint;
use super::text;
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

/// A tile narrower than this keeps less room at its sides, in points at the design's text size.
const NARROW_TILE: f32 = 96.0;

fn score_tile(ui: &mut Ui, score: &Score<'_>) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: the mark above the number.
    let side = MARK * tokens.scale();
    let width = ui.available_width();
    let margin = if width < NARROW_TILE * tokens.scale() { space::S } else { space::M };
    // Half of a narrow tile is the mark: as much of the name stands beside it as can be read.
    let room = width - 2.0 * margin - side - space::XS;
    let name = paint::short_name(ui, score.name, tokens.small_strong(), tokens.quiet, room);
    let text = paint::shrunk(ui, score.value, tokens.score(), tokens.ink, width - 2.0 * margin);
    let height = space::S + side.max(name.size().y) + text.size().y + space::XS;

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.ceil()), Sense::click());

    // 3. The name.
    guard::called(&response, score.name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), score.said()));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let fill = paint::ground(&tokens, &response, tokens.card);
        let line = Stroke::new(HAIR, tokens.line);
        ui.painter().rect(rect, radius::CARD, fill, line, StrokeKind::Inside);
        let left = rect.left() + margin;
        let mark = pos2(left + side / 2.0, rect.top() + space::S + side / 2.0);
        score.mark.paint(ui.painter(), &tokens, mark, side);
        paint::paint_left(ui.painter(), pos2(left + side + space::XS, mark.y), name, tokens.quiet);
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
    guard::called(&response, score.name);
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
/// Mark and name stay on one line: controls that leave no room for the name go below it.
pub fn player_row<R>(ui: &mut Ui, mark: Mark, name: &str, role: Option<&str>, add: impl FnOnce(&mut Ui) -> R) -> R {
    let least = beside_mark(ui, name);
    row_with_end(ui, (least, ROW), |ui| mark_and_name(ui, mark, name, role), add)
}

fn mark_and_name(ui: &mut Ui, mark: Mark, name: &str, role: Option<&str>) {
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        show_mark(ui, mark);
        name_and_role(ui, &Tokens::of(ui), name, role);
    });
}

/// The same with a quiet note below the name. While it is blank the row is as high, and no control moves when it comes.
/// `names` are those of all rows of the list: they are laid out alike.
pub fn player_row_with_note<'a, R>(
    ui: &mut Ui,
    mark: Mark,
    (name, names): (&str, impl IntoIterator<Item = &'a str>),
    (role, note): (Option<&str>, &str),
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let least = names.into_iter().map(|name| beside_mark(ui, name)).fold(0.0, f32::max);
    let (line, note_line) = (ui.text_style_height(&TextStyle::Button), ui.text_style_height(&TextStyle::Small));
    let size = (least, ROW.max(line + note_line));
    // Above its controls the words keep the place of both lines.
    if note.is_empty() && !RowEnd::new(ui, least).is_below() {
        return row_with_end(ui, size, |ui| mark_and_name(ui, mark, name, role), add);
    }
    let row = |ui: &mut Ui| {
        let above = ((ROW - line - note_line) / 2.0).max(0.0);
        // The mark stands beside the name, and not beside both lines: the second one is often blank.
        let tokens = Tokens::of(ui);
        let side = MARK * tokens.scale();
        let (rect, _) = ui.allocate_exact_size(vec2(side, above + line.max(side)), Sense::hover());
        mark.paint(ui.painter(), &tokens, pos2(rect.center().x, rect.top() + above + line / 2.0), side);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add_space(above);
            ui.horizontal_wrapped(|ui| {
                super::text::strong(ui, name);
                if let Some(role) = role {
                    chip::chip(ui, role);
                }
            });
            super::text::quiet(ui, if note.is_empty() { " " } else { note });
        });
    };
    let words = |ui: &mut Ui| {
        ui.with_layout(Layout::left_to_right(Align::Min), row);
    };
    row_with_end(ui, size, words, add)
}

/// How high a row with controls is at least, in points.
const ROW: f32 = TARGET + space::S;

/// Words that need so much room in width and height, in points, and at the end of their row what `add` adds from the right.
fn row_with_end<R>(
    ui: &mut Ui,
    (least, height): (f32, f32),
    words: impl FnOnce(&mut Ui),
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    let end = RowEnd::new(ui, least);
    if end.is_below() {
        return end.stacked(ui, height, words, add).1;
    }
    let size = vec2(ui.available_width(), height);
    let row = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let inner = end.show(ui, add);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            words(ui);
        });
        inner
    });
    row.inner
}

/// The name with the role in a chip beside it, or right below it where the row has no room for both.
fn name_and_role(ui: &mut Ui, tokens: &Tokens, name: &str, role: Option<&str>) {
    let Some(role) = role else {
        text::strong(ui, name);
        return;
    };
    let room = ui.available_width();
    let words = paint::galley(ui, name, tokens.strong(), tokens.ink, room).size();
    let badge =
        paint::galley(ui, role, tokens.small_strong(), tokens.ink, room).size() + vec2(2.5 * space::S, space::S);
    let both = |ui: &mut Ui| {
        text::strong(ui, name);
        chip::chip(ui, role);
    };
    if words.x + space::S + badge.x <= room {
        both(ui);
        return;
    }
    let size = vec2(words.x.max(badge.x).min(room), words.y + badge.y);
    ui.allocate_ui_with_layout(size.ceil(), Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        both(ui);
    });
}

fn show_mark(ui: &mut Ui, mark: Mark) {
    let tokens = Tokens::of(ui);
    let side = MARK * tokens.scale();
    let (rect, _) = ui.allocate_exact_size(vec2(side, side.max(TARGET)), Sense::hover());
    mark.paint(ui.painter(), &tokens, rect.center(), side);
}

/// How wide a mark is with the longest word of a name beside it.
fn beside_mark(ui: &Ui, name: &str) -> f32 {
    let tokens = Tokens::of(ui);
    MARK * tokens.scale() + ui.spacing().item_spacing.x + paint::longest_word(ui, name, tokens.strong())
}
