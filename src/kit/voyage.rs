//! How far a ship has come: a track from the open sea to the coast, with the ship where it is.

use egui::{Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::nouns::{self, NOUN, Noun};
use super::tokens::{FRAME, Tokens, radius, space};

/// The radius of a space on the track, in points.
const SPACE: f32 = 5.0;

/// The height of a dash, where words only are wanted.
const DASH: f32 = 12.0;

/// A ship that has sailed so many of so many spaces: the last one is the coast, where a city waits for it. `name` says it
/// for a screen reader.
pub fn voyage(ui: &mut Ui, name: &str, sailed: u32, spaces: u32) {
    let tokens = Tokens::of(ui);
    let pictures = nouns::shows_pictures(ui);
    // The ship lies on the track, so it needs no more room than the picture itself.
    let side = 1.4 * NOUN * tokens.scale().min(1.4);
    let height = if pictures { side + space::S + 2.0 * SPACE } else { DASH };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, name));
    if !ui.is_rect_visible(rect) {
        return;
    }
    if !pictures {
        return dashes(ui, &tokens, rect, sailed, spaces);
    }
    let painter = ui.painter();
    let y = rect.bottom() - SPACE;
    let stop = |at: u32| {
        let part = at as f32 / spaces.max(1) as f32;
        pos2(rect.left() + side / 2.0 + part * (rect.width() - side), y)
    };
    let line = |from: u32, to: u32, color| painter.line_segment([stop(from), stop(to)], Stroke::new(FRAME, color));
    line(sailed.min(spaces), spaces, tokens.quiet);
    line(0, sailed.min(spaces), tokens.accent);
    for at in 0..=spaces {
        let (fill, edge) = if at <= sailed { (tokens.accent, tokens.accent) } else { (tokens.card, tokens.quiet) };
        painter.circle(stop(at), SPACE - FRAME / 2.0, fill, Stroke::new(FRAME, edge));
    }
    let above = |at: u32| Rect::from_center_size(pos2(stop(at).x, rect.top() + side / 2.0), Vec2::splat(side));
    if sailed < spaces {
        Noun::City.paint(painter, above(spaces), tokens.quiet);
    }
    Noun::Longship.paint(painter, above(sailed.min(spaces)), tokens.accent);
}

/// A dash filled for each space that it has sailed.
fn dashes(ui: &Ui, tokens: &Tokens, rect: Rect, sailed: u32, spaces: u32) {
    let count = spaces.max(1) as f32;
    let width = (rect.width() - (count - 1.0) * space::S) / count;
    for at in 0..spaces {
        let left = rect.left() + at as f32 * (width + space::S);
        let color = if at < sailed { tokens.accent } else { tokens.line };
        let dash = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        ui.painter().rect_filled(dash, radius::PILL, color);
    }
}
