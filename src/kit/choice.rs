//! Choices: one of a few side by side, and a switch that is on or off.

use egui::emath::GuiRounding as _;
use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::icons::Icon;
use super::paint;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};
use super::unavailable::unless;

/// One of a few, side by side on a common ground ("This play | All games | My notes"). Returns the new choice.
///
/// `name` says what is chosen; each part is named "name: its words".
pub fn segmented(ui: &mut Ui, name: &str, options: &[&str], chosen: usize) -> Option<usize> {
    let tokens = Tokens::of(ui);

    // 1. The size: equal parts, as high as the one whose words need the most lines.
    let width = ui.available_width();
    let part = ((width - 2.0 * space::XS) / options.len().max(1) as f32).floor_ui();
    let ink = |index| if index == chosen { tokens.ink } else { tokens.quiet };
    let lay_out =
        |(index, words): (usize, &&str)| paint::fitted(ui, words, tokens.strong(), ink(index), part - 2.0 * space::XS);
    let texts: Vec<_> = options.iter().enumerate().map(lay_out).collect();
    let tallest = texts.iter().map(|text| text.size().y).fold(0.0, f32::max);
    let height = (tallest + 2.0 * space::S).max(TARGET).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    ui.painter().rect_filled(rect, radius::CONTROL, tokens.track);

    // 3. and 4. Each part's name and picture.
    let mut answer = None;
    for (index, (words, text)) in options.iter().zip(texts).enumerate() {
        let left = rect.left() + space::XS + index as f32 * part;
        let inside = Rect::from_min_size(pos2(left, rect.top()), vec2(part, height)).shrink2(vec2(0.0, space::XS));
        let target = inside.expand2(vec2(0.0, space::XS));
        let part = ui.interact(target, response.id.with(index), Sense::click());
        guard::called(&part, &format!("{name}: {words}"));
        part.widget_info(|| {
            WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), index == chosen, format!("{name}: {words}"))
        });
        let corner = radius::CONTROL - space::XS as u8;
        if index == chosen {
            ui.painter().rect_filled(inside, corner, if tokens.dark { tokens.line } else { tokens.card });
        } else if part.hovered() {
            ui.painter().rect_filled(inside, corner, paint::ground(&tokens, &part, tokens.track));
        }
        paint::paint_centered(ui.painter(), inside.center(), text, ink(index));
        paint::focus_ring(ui, &tokens, &part, inside, corner);
        if part.clicked() && index != chosen {
            answer = Some(index);
        }
    }
    answer
}

/// A row with a switch at its end; all of the row can be tapped. Returns the new state.
pub fn switch_row(ui: &mut Ui, words: &str, note: Option<&str>, on: bool) -> Option<bool> {
    named_switch_row(ui, words, words, note, on)
}

/// The same where there may be a reason why it cannot be turned just now.
pub fn switch_row_unless(ui: &mut Ui, why: Option<&str>, words: &str, note: Option<&str>, on: bool) -> Option<bool> {
    unless(ui, why, |ui| switch(ui, words, words, note, on)).clicked().then_some(!on)
}

/// The same with another name for a screen reader, where the words alone do not say to whom it happens.
pub fn named_switch_row(ui: &mut Ui, words: &str, name: &str, note: Option<&str>, on: bool) -> Option<bool> {
    switch(ui, words, name, note, on).clicked().then_some(!on)
}

fn switch(ui: &mut Ui, words: &str, name: &str, note: Option<&str>, on: bool) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size.
    let knob = vec2(44.0, 26.0);
    let width = ui.available_width();
    let room = width - knob.x - space::L;
    let title = paint::galley(ui, words, tokens.body(), tokens.ink, room);
    let note = note.map(|note| paint::galley(ui, note, tokens.small(), tokens.quiet, room));
    let note_height = note.as_ref().map_or(0.0, |note| note.size().y);
    let height = (title.size().y + note_height + space::S).max(TARGET).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

    // 3. The name.
    guard::switches(&response, name);
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), on, name));

    // 4. The picture: on is told by the knob's place and its check, not by color alone.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let top = rect.center().y - (title.size().y + note_height) / 2.0;
        let below = top + title.size().y;
        painter.galley(pos2(rect.left(), top), title, tokens.ink);
        if let Some(note) = note {
            painter.galley(pos2(rect.left(), below), note, tokens.quiet);
        }
        let center = pos2(rect.right() - knob.x / 2.0, rect.center().y);
        let track = Rect::from_center_size(center, knob);
        let (fill, line) = if on { (tokens.accent, tokens.accent) } else { (tokens.field, tokens.quiet) };
        painter.rect(track, radius::PILL, fill, Stroke::new(HAIR, line), StrokeKind::Inside);
        let shift = (knob.x - knob.y) / 2.0;
        let at = center + vec2(if on { shift } else { -shift }, 0.0);
        painter.circle_filled(at, knob.y / 2.0 - 4.0, if on { tokens.on_accent } else { tokens.quiet });
        if on {
            let check = Rect::from_center_size(at, Vec2::splat(12.0));
            Icon::Check.paint(painter, check, tokens.accent);
        }
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}
