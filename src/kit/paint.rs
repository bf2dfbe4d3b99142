//! What several widgets paint: words laid out, the ring of focus, a dashed frame.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, FontId, Galley, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Ui, pos2,
};

use super::tokens::{FRAME, Tokens};

/// On how many lines the words of a control may stand: more would hide what it belongs to.
const LINES: usize = 6;

/// Words laid out in at most this width, from the left; smaller where a single word does not fit, so that none is broken.
pub(super) fn galley(ui: &Ui, words: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let galley = ui.painter().layout(words.to_owned(), font.clone(), color, width.max(1.0));
    if !breaks_a_word(&galley) {
        return galley;
    }
    let font = whole_words(ui, words, font, width);
    ui.painter().layout(words.to_owned(), font, color, width.max(1.0))
}

/// Whether a word stands on two lines.
fn breaks_a_word(galley: &Galley) -> bool {
    let lines = galley.rows.iter().zip(galley.rows.iter().skip(1));
    lines.into_iter().any(|(line, next)| {
        let ends = line.glyphs.last().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        let goes_on = next.glyphs.first().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        ends && goes_on && !line.ends_with_newline
    })
}

/// As small a font as the longest of these words needs in this width, and never less than half of it.
pub(super) fn whole_words(ui: &Ui, words: &str, font: FontId, width: f32) -> FontId {
    let longest = layout(ui, &words.replace(' ', "\n"), font.clone()).size().x;
    // A point less than the room: widths of letters are rounded at each size.
    let shrink = ((width - 1.0) / longest).clamp(0.5, 1.0);
    FontId { size: font.size * shrink, ..font }
}

fn layout(ui: &Ui, words: &str, font: FontId) -> Arc<Galley> {
    ui.painter().layout(words.to_owned(), font, Color32::PLACEHOLDER, f32::INFINITY)
}

/// Words laid out in at most this width, each line in the middle; paint them with [`paint_centered`].
pub(super) fn centered(ui: &Ui, words: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(words.to_owned(), font, color, width.max(1.0));
    job.halign = Align::Center;
    ui.painter().layout_job(job)
}

/// How wide the longest word of these is.
pub(super) fn longest_word(ui: &Ui, words: &str, font: FontId) -> f32 {
    layout(ui, &words.replace(' ', "\n"), font).size().x
}

/// Words of a control laid out in at most this width: on one line where they fit, else on several, and smaller where a
/// single word does not fit. So a control stays within a narrow phone at the largest text; what goes on and on is cut
/// off, so that it stays a control.
pub(super) fn fitted(ui: &Ui, words: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let line = centered(ui, words, font.clone(), color, f32::INFINITY);
    if line.size().x <= width {
        return line;
    }
    let font = whole_words(ui, words, font, width);
    let mut job = LayoutJob::simple(words.to_owned(), font, color, width.max(1.0));
    job.halign = Align::Center;
    job.wrap.max_rows = LINES;
    ui.painter().layout_job(job)
}

/// Words on at most so many lines of this width; what goes on and on is cut off.
pub(super) fn lines(ui: &Ui, words: &str, font: FontId, color: Color32, width: f32, lines: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple(words.to_owned(), font, color, width.max(1.0));
    job.wrap.max_rows = lines as usize;
    ui.painter().layout_job(job)
}

/// Words on one line, smaller where this width asks for it, and cut off where even half the size does not fit.
pub(super) fn shrunk(ui: &Ui, words: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let line = galley(ui, words, font.clone(), color, f32::INFINITY);
    if line.size().x <= width {
        return line;
    }
    // A point less than the room: widths of letters are rounded at each size.
    let shrink = ((width - 1.0) / line.size().x).clamp(0.5, 1.0);
    let mut job = LayoutJob::simple_singleline(words.to_owned(), FontId { size: font.size * shrink, ..font }, color);
    job.wrap = TextWrapping::truncate_at_width(width.max(1.0));
    ui.painter().layout_job(job)
}

/// A name on one line: all of it where it fits, else its first word, else the first letters of its words, else one letter.
/// It is never smaller than [`LEAST_LETTERS`] to fit: a shorter form is read sooner than a small one.
pub(super) fn short_name(ui: &Ui, name: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let least = (LEAST_LETTERS / font.size).min(1.0);
    let first = name.split_whitespace().next().unwrap_or(name).to_owned();
    let letters: String = name.split_whitespace().filter_map(|word| word.chars().next()).take(3).collect();
    let letter: String = name.chars().take(1).collect();
    for form in [name.to_owned(), first, letters] {
        let line = galley(ui, &form, font.clone(), color, f32::INFINITY);
        if line.size().x <= width {
            return line;
        }
        let shrink = (width - 1.0) / line.size().x;
        if shrink >= least {
            return galley(ui, &form, FontId { size: font.size * shrink, ..font }, color, f32::INFINITY);
        }
    }
    galley(ui, &letter, font, color, f32::INFINITY)
}

/// Letters smaller than this are not read across a table, in points.
const LEAST_LETTERS: f32 = 11.0;

/// Paints what [`centered`] or [`fitted`] laid out around a point.
pub(super) fn paint_centered(painter: &Painter, center: Pos2, galley: Arc<Galley>, color: Color32) {
    painter.galley(pos2(center.x, center.y - galley.size().y / 2.0), galley, color);
}

/// Paints words from a left edge, in the middle of a height.
pub(super) fn paint_left(painter: &Painter, left_center: Pos2, galley: Arc<Galley>, color: Color32) {
    painter.galley(pos2(left_center.x, left_center.y - galley.size().y / 2.0), galley, color);
}

/// Paints words up to a right edge, in the middle of a height.
pub(super) fn paint_right(painter: &Painter, right_center: Pos2, galley: Arc<Galley>, color: Color32) {
    let size = galley.size();
    painter.galley(pos2(right_center.x - size.x, right_center.y - size.y / 2.0), galley, color);
}

/// The ground of something that can be tapped: as it is, under the pointer, or pressed.
pub(super) fn ground(tokens: &Tokens, response: &Response, at_rest: Color32) -> Color32 {
    if response.is_pointer_button_down_on() {
        tokens.pressed(at_rest)
    } else if response.hovered() {
        tokens.hovered(at_rest)
    } else {
        at_rest
    }
}

/// The ring around what has the keyboard, a little outside of its shape.
pub(super) fn focus_ring(ui: &Ui, tokens: &Tokens, response: &Response, rect: Rect, radius: u8) {
    if response.has_focus() {
        let radius = CornerRadius::same(radius.saturating_add(FRAME as u8));
        let stroke = Stroke::new(FRAME, tokens.focus);
        // Also around what is paler because it cannot be used.
        let mut painter = ui.painter().clone();
        painter.set_opacity(1.0);
        painter.rect_stroke(rect.expand(FRAME), radius, stroke, StrokeKind::Middle);
    }
}

/// A rounded frame of dashes: a place that waits for something.
pub(super) fn dashed_frame(painter: &Painter, rect: Rect, radius: f32, stroke: Stroke) {
    const STEPS: usize = 4;
    let inner = rect.shrink(radius);
    let corners =
        [(inner.right_top(), -0.25), (inner.right_bottom(), 0.0), (inner.left_bottom(), 0.25), (inner.left_top(), 0.5)];
    let mut path = Vec::with_capacity(corners.len() * (STEPS + 1) + 1);
    for (center, turn) in corners {
        for step in 0..=STEPS {
            let angle = (turn + 0.25 * step as f32 / STEPS as f32) * std::f32::consts::TAU;
            path.push(center + radius * egui::Vec2::angled(angle));
        }
    }
    path.extend(path.first().copied());
    painter.extend(Shape::dashed_line(&path, stroke, 4.0, 3.0));
}
