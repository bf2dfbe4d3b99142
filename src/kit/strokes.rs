//! What icons and pictures of things are drawn with: lines of two points with round corners, on a grid of 24 by 24.

use egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2};

/// The side of the grid.
const GRID: f32 = 24.0;

/// The weight of every line, on the grid.
const WEIGHT: f32 = 2.0;

/// One stroke; coordinates on the grid, angles in quarters of a turn from the right, clockwise.
pub(super) enum PenStroke {
    /// A line from point to point.
    Line(&'static [(f32, f32)]),
    /// The same, back to its first point.
    Closed(&'static [(f32, f32)]),
    /// The same, filled; it is convex.
    Filled(&'static [(f32, f32)]),
    /// A part of a circle: center, radius, from, to.
    Arc((f32, f32), f32, f32, f32),
    /// A filled disk.
    Dot((f32, f32), f32),
}

/// The strokes as shapes in a square.
pub(super) fn shapes(marks: &[PenStroke], rect: Rect, color: Color32) -> Vec<Shape> {
    let scale = rect.width() / GRID;
    let at = |&(x, y): &(f32, f32)| rect.min + scale * Vec2::new(x, y);
    let stroke = Stroke::new(WEIGHT * scale, color);
    let mut shapes = Vec::new();
    for mark in marks {
        match mark {
            PenStroke::Line(points) => round_line(&mut shapes, points.iter().map(at).collect(), stroke),
            PenStroke::Closed(points) => shapes.push(Shape::closed_line(points.iter().map(at).collect(), stroke)),
            PenStroke::Filled(points) => {
                shapes.push(Shape::convex_polygon(points.iter().map(at).collect(), color, stroke));
            }
            PenStroke::Arc(center, radius, from, to) => {
                round_line(&mut shapes, arc(at(center), radius * scale, *from, *to), stroke);
            }
            PenStroke::Dot(center, radius) => shapes.push(Shape::circle_filled(at(center), radius * scale, color)),
        }
    }
    shapes
}

/// A line with round ends; egui's own lines end flat.
fn round_line(shapes: &mut Vec<Shape>, points: Vec<Pos2>, stroke: Stroke) {
    for end in [points.first(), points.last()].into_iter().flatten() {
        shapes.push(Shape::circle_filled(*end, stroke.width / 2.0, stroke.color));
    }
    shapes.push(Shape::line(points, stroke));
}

fn arc(center: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let steps = ((to - from).abs() * 8.0).ceil().max(2.0) as usize;
    let angle = |step: usize| (from + (to - from) * step as f32 / steps as f32) * std::f32::consts::FRAC_PI_2;
    let point = |angle: f32| pos2(center.x + radius * angle.cos(), center.y + radius * angle.sin());
    (0..=steps).map(angle).map(point).collect()
}
