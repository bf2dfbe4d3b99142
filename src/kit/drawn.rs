//! Drawings that are tessellated once and then only laid where they belong: a table full of pictures costs a frame next
//! to nothing.

use std::sync::Arc;

use egui::cache::{ComputerMut, FrameCache};
use egui::epaint::{TessellationOptions, Tessellator};
use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use super::nouns::Noun;
use super::strokes;

/// What is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Drawing {
    /// A picture of a thing.
    Noun(Noun),
    /// A river from the top to the bottom, in bends.
    River,
}

/// What a drawing's triangles follow from; numbers by their bits, since they are looked up.
#[derive(Clone, Copy, Hash)]
struct Key {
    drawing: Drawing,
    size: [u32; 2],
    color: Color32,
    pixels_per_point: u32,
}

#[derive(Default)]
struct Tessellate;

type Drawn = FrameCache<Arc<Mesh>, Tessellate>;

impl ComputerMut<Key, Arc<Mesh>> for Tessellate {
    fn compute(&mut self, key: Key) -> Arc<Mesh> {
        let [width, height] = key.size.map(f32::from_bits);
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
        let shapes = match key.drawing {
            Drawing::Noun(noun) => strokes::shapes(noun.marks(), rect, key.color),
            Drawing::River => vec![river(rect, key.color)],
        };
        let scale = f32::from_bits(key.pixels_per_point);
        let mut tessellator = Tessellator::new(scale, TessellationOptions::default(), [1, 1], Vec::new());
        let mut mesh = Mesh::default();
        for shape in shapes {
            tessellator.tessellate_shape(shape, &mut mesh);
        }
        Arc::new(mesh)
    }
}

/// Lays a drawing into a rectangle.
pub(super) fn paint(painter: &Painter, drawing: Drawing, rect: Rect, color: Color32) {
    let scale = painter.ctx().pixels_per_point();
    let size = [rect.width().to_bits(), rect.height().to_bits()];
    let key = Key { drawing, size, color, pixels_per_point: scale.to_bits() };
    let mesh = painter.ctx().memory_mut(|memory| memory.caches.cache::<Drawn>().get(key).clone());
    let mut mesh = Mesh::clone(&mesh);
    // On whole pixels, so that every line is as sharp as it was drawn.
    let whole = |at: f32| (at * scale).round() / scale;
    mesh.translate(Vec2::new(whole(rect.left()), whole(rect.top())));
    painter.add(Shape::mesh(mesh));
}

/// A river in bends, about half as broad as its bed.
fn river(rect: Rect, color: Color32) -> Shape {
    const STEPS: usize = 48;
    /// How far a bend and the next one lie apart, for each point of the bed's breadth.
    const BEND: f32 = 5.0;
    let broad = 0.5 * rect.width();
    let sway = (rect.width() - broad) / 2.0;
    let bends = (rect.height() / (BEND * rect.width())).max(1.0);
    let point = |step: usize| {
        let part = step as f32 / STEPS as f32;
        let x = rect.center().x + sway * (part * bends * std::f32::consts::TAU).sin();
        pos2(x, rect.top() + part * rect.height())
    };
    Shape::line((0..=STEPS).map(point).collect(), Stroke::new(broad, color))
}
