//! The picture that is being drawn, and the filling of one triangle of it.

use crate::Picture;
use crate::texture::{Color, Texture, color};
use egui::Rect;
use egui::epaint::{Vertex, WHITE_UV};

/// Corners are rounded to this part of a pixel, as GPUs do, so that edges can be compared exactly.
const SUB: i64 = 256;

/// A picture under construction.
pub(crate) struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Color>,
}

/// The pixels that may be painted: from the first to before the last, in each direction.
pub(crate) struct Clip {
    x: [i64; 2],
    y: [i64; 2],
}

impl Clip {
    /// The part of the canvas within a rectangle given in points.
    pub fn new(rect: Rect, scale: f32, canvas: &Canvas) -> Self {
        let within = |at: f32, size: usize| ((at * scale).round() as i64).clamp(0, size as i64);
        Self {
            x: [within(rect.left(), canvas.width), within(rect.right(), canvas.width)],
            y: [within(rect.top(), canvas.height), within(rect.bottom(), canvas.height)],
        }
    }
}

/// A point in parts of a pixel.
type Point = [i64; 2];

/// One side of a triangle, seen from a point: how far inside of it the point lies (times its length), negative outside.
struct Side {
    at: i64,
    step_x: i64,
    step_y: i64,
    /// An edge that two triangles share belongs to the one it is a top or left edge of.
    bias: i64,
}

impl Side {
    fn new(from: Point, to: Point, start: Point) -> Self {
        let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        let top_left = (dy == 0 && dx > 0) || dy < 0;
        Self { at: cross(from, to, start), step_x: -dy * SUB, step_y: dx * SUB, bias: i64::from(!top_left) }
    }
}

/// Twice the area of a triangle; positive when its corners run clockwise on a screen.
const fn cross([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) -> i64 {
    (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
}

impl Canvas {
    /// A transparent picture of this size in pixels.
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.0; 4]; width * height] }
    }

    /// Paints one triangle over what is there.
    pub fn triangle(&mut self, corners: [&Vertex; 3], scale: f32, clip: &Clip, texture: &Texture) {
        let fixed = |vertex: &Vertex| [vertex.pos.x, vertex.pos.y].map(|at| (at * scale * SUB as f32).round() as i64);
        let [mut a, mut b, c] = corners;
        if cross(fixed(a), fixed(b), fixed(c)) < 0 {
            std::mem::swap(&mut a, &mut b);
        }
        let points = [a, b, c].map(fixed);
        let area = cross(points[0], points[1], points[2]);
        if area == 0 {
            return;
        }
        let bounds = |axis: usize, clip: [i64; 2]| {
            let [p, q, r] = points.map(|point| point[axis]);
            let first = p.min(q).min(r).div_euclid(SUB).max(clip[0]);
            let last = (p.max(q).max(r).div_euclid(SUB) + 1).min(clip[1]);
            first..last
        };
        let (columns, rows) = (bounds(0, clip.x), bounds(1, clip.y));
        if columns.is_empty() || rows.is_empty() {
            return;
        }

        let start = [columns.start * SUB + SUB / 2, rows.start * SUB + SUB / 2];
        let [p, q, r] = points;
        let mut sides = [Side::new(q, r, start), Side::new(r, p, start), Side::new(p, q, start)];
        let paint = Paint::new([a, b, c], area, texture);
        let lines = self.pixels.chunks_exact_mut(self.width);
        for line in lines.skip(rows.start as usize).take((rows.end - rows.start) as usize) {
            let mut at = [sides[0].at, sides[1].at, sides[2].at];
            let span = line.iter_mut().skip(columns.start as usize);
            for pixel in span.take((columns.end - columns.start) as usize) {
                if (at[0] - sides[0].bias) | (at[1] - sides[1].bias) | (at[2] - sides[2].bias) >= 0 {
                    over(pixel, paint.at(at));
                }
                for (at, side) in at.iter_mut().zip(&sides) {
                    *at += side.step_x;
                }
            }
            for side in &mut sides {
                side.at += side.step_y;
            }
        }
    }

    /// The finished picture.
    pub fn into_picture(self) -> Picture {
        let byte = |channel: f32| (channel * 255.0 + 0.5) as u8;
        let rgba = self.pixels.iter().flat_map(|pixel| pixel.map(byte)).collect();
        Picture { width: self.width as u32, height: self.height as u32, rgba }
    }
}

/// What a triangle is painted with.
enum Paint<'a> {
    /// One color.
    Flat(Color),
    /// A color for each corner, and colors of a texture to multiply them with.
    Shaded { part: f32, colors: [Color; 3], texture: Option<([[f32; 2]; 3], &'a Texture)> },
}

impl<'a> Paint<'a> {
    fn new(corners: [&Vertex; 3], area: i64, texture: &'a Texture) -> Self {
        let [a, b, c] = corners;
        let white = corners.iter().all(|vertex| vertex.uv == WHITE_UV);
        if white && a.color == b.color && b.color == c.color {
            return Self::Flat(color(a.color));
        }
        let places = corners.map(|vertex| [vertex.uv.x, vertex.uv.y]);
        Self::Shaded {
            part: 1.0 / area as f32,
            colors: corners.map(|vertex| color(vertex.color)),
            texture: (!white).then_some((places, texture)),
        }
    }

    /// The color at a point, given how far it lies from each side.
    fn at(&self, distances: [i64; 3]) -> Color {
        match self {
            Self::Flat(color) => *color,
            Self::Shaded { part, colors, texture } => {
                let shares = distances.map(|distance| distance as f32 * part);
                let mut out = weigh(shares, colors);
                if let Some((places, texture)) = texture {
                    let [u, v] = weigh(shares, places);
                    for (out, sample) in out.iter_mut().zip(texture.at(u, v)) {
                        *out *= sample;
                    }
                }
                out
            }
        }
    }
}

/// The mean of three values by their shares, which add up to one.
fn weigh<const N: usize>(shares: [f32; 3], [a, b, c]: &[[f32; N]; 3]) -> [f32; N] {
    std::array::from_fn(|i| shares[0] * a[i] + shares[1] * b[i] + shares[2] * c[i])
}

/// Puts a premultiplied color over another.
fn over(under: &mut Color, top: Color) {
    let rest = 1.0 - top[3];
    for (under, top) in under.iter_mut().zip(top) {
        *under = (top + *under * rest).clamp(0.0, 1.0);
    }
}
