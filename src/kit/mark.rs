//! A player's mark: the color of the pieces, always with a shape.

use egui::{Painter, Pos2, Response, Role, Sense, Shape as Paint, Stroke, Ui, Vec2, WidgetInfo, vec2};

use super::tokens::{Piece, Tokens};
use crate::table::seat::{PieceColor, Shape};

/// How a player is told from the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The color of the pieces.
    pub color: PieceColor,
    /// The shape that stands with it.
    pub shape: Shape,
}

/// The side of a mark beside a name, in points at the design's text size.
pub const MARK: f32 = 18.0;

/// A mark by itself, of the size that stands beside a name; `name` says whose it is.
pub fn mark(ui: &mut Ui, mark: Mark, name: &str) -> Response {
    let tokens = Tokens::of(ui);
    let side = MARK * tokens.scale();
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, ui.is_enabled(), name));
    mark.paint(ui.painter(), &tokens, rect.center(), side);
    response
}

impl Mark {
    /// Paints the mark around a point, in a square of this side.
    pub fn paint(self, painter: &Painter, tokens: &Tokens, center: Pos2, side: f32) {
        let Piece { fill, edge } = tokens.piece(self.color);
        // The edge lies inside of the shape, so that marks with and without one are of one size.
        let stroke = if edge == fill { Stroke::NONE } else { Stroke::new(side / 10.0, edge) };
        let r = side / 2.0 - stroke.width / 2.0;
        let convex = |points: Vec<Pos2>| painter.add(Paint::convex_polygon(points, fill, stroke));
        match self.shape {
            Shape::Circle => {
                painter.circle(center, r * 0.96, fill, stroke);
            }
            Shape::Square => {
                let rect = egui::Rect::from_center_size(center, Vec2::splat(1.76 * r));
                painter.rect(rect, side / 6.0, fill, stroke, egui::StrokeKind::Middle);
            }
            Shape::Diamond => {
                convex(corners(center, r * 1.04, 4, 0.0).collect());
            }
            Shape::Triangle => {
                let low = vec2(0.0, 0.86 * r);
                let side = vec2(0.98 * r, 0.0);
                convex(vec![center - low, center + low + side, center + low - side]);
            }
            Shape::Hexagon => {
                convex(corners(center, r, 6, 0.0).collect());
            }
            Shape::Star => star(painter, center, r * 1.08, fill, stroke),
        }
    }
}

/// The corners of a regular polygon, the first one straight up and turned by this part of a full turn.
fn corners(center: Pos2, r: f32, count: usize, turn: f32) -> impl Iterator<Item = Pos2> {
    let part = std::f32::consts::TAU / count as f32;
    let start = std::f32::consts::TAU * (turn - 0.25);
    (0..count).map(move |i| center + r * Vec2::angled(start + part * i as f32))
}

/// A star of five points. It is not convex, so it is five overlapping arrowheads, each from one point across the middle.
fn star(painter: &Painter, center: Pos2, r: f32, fill: egui::Color32, stroke: Stroke) {
    const INNER: f32 = 0.5;
    let tips: Vec<Pos2> = corners(center, r, 5, 0.0).collect();
    let inner: Vec<Pos2> = corners(center, r * INNER, 5, 0.1).collect();
    for (i, &tip) in tips.iter().enumerate() {
        let at = |step: usize| inner.get((i + step) % 5).copied().unwrap_or(center);
        painter.add(Paint::convex_polygon(vec![tip, at(0), at(1), at(3), at(4)], fill, Stroke::NONE));
    }
    if !stroke.is_empty() {
        let outline = tips.iter().zip(&inner).flat_map(|(&tip, &dent)| [tip, dent]).collect();
        painter.add(Paint::closed_line(outline, stroke));
    }
}
