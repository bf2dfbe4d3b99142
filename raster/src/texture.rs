//! A texture in memory, and the lookup of a color in it.

use egui::{Color32, ColorImage};

/// Four premultiplied channels from 0 to 1.
pub(crate) type Color = [f32; 4];

pub(crate) fn color(color: Color32) -> Color {
    color.to_array().map(|channel| f32::from(channel) / 255.0)
}

/// A picture that triangles take their colors from: the letters, above all.
pub(crate) struct Texture {
    width: usize,
    height: usize,
    pixels: Vec<Color>,
}

impl Texture {
    pub fn new(image: &ColorImage) -> Self {
        Self { width: image.width(), height: image.height(), pixels: image.pixels.iter().copied().map(color).collect() }
    }

    /// Puts a smaller picture into this one, its upper left corner at `at`; what would stick out is left out.
    pub fn patch(&mut self, [left, top]: [usize; 2], image: &ColorImage) {
        let rows = self.pixels.chunks_exact_mut(self.width.max(1)).skip(top);
        for (row, source) in rows.zip(image.pixels.chunks_exact(image.width().max(1))) {
            for (pixel, &new) in row.iter_mut().skip(left).zip(source) {
                *pixel = color(new);
            }
        }
    }

    /// The color at a place from 0 to 1 in each direction, between the four pixels nearest to it.
    pub fn at(&self, u: f32, v: f32) -> Color {
        let (x, y) = (u * self.width as f32 - 0.5, v * self.height as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (right_share, low_share) = (x - left, y - top);
        let (left, top) = (left as isize, top as isize);
        let [a, b] = [self.pixel(left, top), self.pixel(left + 1, top)];
        let [c, d] = [self.pixel(left, top + 1), self.pixel(left + 1, top + 1)];
        blend(blend(a, b, right_share), blend(c, d, right_share), low_share)
    }

    fn pixel(&self, x: isize, y: isize) -> Color {
        let x = x.clamp(0, self.width as isize - 1) as usize;
        let y = y.clamp(0, self.height as isize - 1) as usize;
        self.pixels.get(y * self.width + x).copied().unwrap_or_default()
    }
}

fn blend(a: Color, b: Color, share: f32) -> Color {
    let mut out = a;
    for (out, b) in out.iter_mut().zip(b) {
        *out += (b - *out) * share;
    }
    out
}
