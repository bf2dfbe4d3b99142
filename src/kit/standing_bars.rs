//! How the players stand: a row for each with the place, the mark, the name, a bar as long as the points, and the points.

use egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::mark::{MARK, Mark};
use super::paint;
use super::tokens::{Tokens, radius, space};

/// How high a row is, in points at the design's text size.
const ROW: f32 = 34.0;

/// How high a bar is.
const BAR: f32 = 12.0;

/// A player in the standing.
pub struct StandingRow<'a> {
    /// The place in figures; empty where there is none.
    pub place: &'a str,
    /// The mark.
    pub mark: Mark,
    /// The name.
    pub name: &'a str,
    /// The points, from which the bar is made; none where there are none.
    pub points: Option<i64>,
    /// The same in figures, or a dash.
    pub value: &'a str,
}

/// Shows the rows, one below the other, their bars beginning at one place.
pub fn standing_bars(ui: &mut Ui, rows: &[StandingRow<'_>]) {
    let tokens = Tokens::of(ui);
    let (scale, width) = (tokens.scale(), ui.available_width());
    let side = MARK * scale;
    let line = |words: &str, font, color, room| paint::shrunk(ui, words, font, color, room);
    // Half of the width is the least that is left to the bars and the points.
    let named = rows.iter().map(|row| line(row.name, tokens.strong(), tokens.ink, f32::INFINITY).size().x);
    let name_width = named.fold(0.0, f32::max).min(width * 0.36).ceil();
    let valued = rows.iter().map(|row| line(row.value, tokens.figure_strong(), tokens.ink, f32::INFINITY).size().x);
    let value_width = valued.fold(0.0, f32::max).ceil();
    let place_width = (1.2 * tokens.small().size).ceil();
    let (least, most) = rows
        .iter()
        .filter_map(|row| row.points)
        .fold((0, 1), |(least, most): (i64, i64), points| (least.min(points), most.max(points)));
    for row in rows {
        let (rect, response) = ui.allocate_exact_size(vec2(width, (ROW * scale).ceil()), Sense::hover());
        let place = if row.place.is_empty() { String::new() } else { format!("{}. ", row.place) };
        let said = format!("{place}{}: {}", row.name, row.value);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        let y = rect.center().y;
        let painter = ui.painter();
        let place = paint::shrunk(ui, row.place, tokens.small(), tokens.quiet, place_width);
        paint::paint_left(painter, pos2(rect.left(), y), place, tokens.quiet);
        let mut x = rect.left() + place_width + space::S;
        row.mark.paint(painter, &tokens, pos2(x + side / 2.0, y), side);
        x += side + space::S;
        let name = paint::shrunk(ui, row.name, tokens.strong(), tokens.ink, name_width);
        paint::paint_left(painter, pos2(x, y), name, tokens.ink);
        x += name_width + space::M;
        let value = paint::shrunk(ui, row.value, tokens.figure_strong(), tokens.ink, value_width);
        paint::paint_right(painter, pos2(rect.right(), y), value, tokens.ink);
        let track = Rect::from_min_max(
            pos2(x, y - BAR * scale / 2.0),
            pos2(rect.right() - value_width - space::M, y + BAR * scale / 2.0),
        );
        if track.width() < 2.0 * BAR {
            continue;
        }
        painter.rect_filled(track, radius::SMALL, tokens.track);
        let share = row.points.map_or(0.0, |points| (points - least) as f32 / (most - least) as f32);
        if share > 0.0 {
            let piece = tokens.piece(row.mark.color);
            let bar = Rect::from_min_size(track.min, vec2(share * track.width(), track.height()));
            painter.rect(
                bar,
                radius::SMALL,
                piece.fill,
                egui::Stroke::new(super::tokens::HAIR, piece.edge),
                egui::StrokeKind::Inside,
            );
        }
    }
}
