//! Draws what egui paints on the CPU into a picture, so that it is the same on every machine and needs no GPU and no window.
//!
//! egui hands over textured triangles with premultiplied colors in gamma space; [`Raster`] fills them as a GPU would: sample
//! points in the middle of pixels, the top-left rule for shared edges, bilinear texture lookup.

mod canvas;
mod texture;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{Context, FullOutput, ImageData, TextureId, TexturesDelta};
use thiserror::Error;

use canvas::{Canvas, Clip};
use texture::Texture;

/// Why a picture could not be drawn or written.
#[derive(Debug, Error)]
pub enum RasterError {
    /// Something paints with a GPU's own commands.
    #[error("a paint callback needs a GPU")]
    Callback,
    /// A triangle names a texture that was never handed over.
    #[error("there is no texture {0:?}")]
    NoTexture(TextureId),
    /// The picture cannot be written as a PNG.
    #[error("the picture cannot be written: {0}")]
    Png(#[from] png::EncodingError),
}

/// A finished picture: rows from the top, four bytes a pixel, red, green, blue and opacity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// Its pixels.
    pub rgba: Vec<u8>,
}

impl Picture {
    /// The picture at half its size, each pixel the mean of four; what is over at an odd edge is left out.
    #[must_use]
    pub fn half(&self) -> Self {
        let (width, height) = (self.width / 2, self.height / 2);
        let at = |x: u32, y: u32, channel: u32| {
            let at = ((y * self.width + x) * 4 + channel) as usize;
            self.rgba.get(at).copied().map_or(0, u16::from)
        };
        let mean = |x: u32, y: u32, channel: u32| {
            let sum = at(x, y, channel) + at(x + 1, y, channel) + at(x, y + 1, channel) + at(x + 1, y + 1, channel);
            ((sum + 2) / 4) as u8
        };
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| (2 * x, 2 * y)));
        let rgba = pixels.flat_map(|(x, y)| [0, 1, 2, 3].map(|channel| mean(x, y, channel))).collect();
        Self { width, height, rgba }
    }

    /// The picture as the bytes of a PNG.
    ///
    /// # Errors
    /// [`RasterError::Png`] for a picture without pixels.
    pub fn png(&self) -> Result<Vec<u8>, RasterError> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.rgba)?;
        writer.finish()?;
        Ok(bytes)
    }
}

/// The renderer: it keeps the textures that egui has handed over, the letters above all.
#[derive(Default)]
pub struct Raster {
    textures: HashMap<TextureId, Texture>,
}

impl Raster {
    /// Takes new and changed textures, and forgets those that are no longer needed.
    pub fn take(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                match change.pos {
                    None => {
                        self.textures.insert(id, Texture::new(image));
                    }
                    Some(at) => {
                        if let Some(texture) = self.textures.get_mut(&id) {
                            texture.patch(at, image);
                        }
                    }
                }
            }
        }
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Draws a frame, as large as the window of this context.
    ///
    /// # Errors
    /// When something in it needs a GPU, or a texture that was not handed over.
    pub fn draw(&self, ctx: &Context, output: &FullOutput) -> Result<Picture, RasterError> {
        let scale = ctx.pixels_per_point();
        let size = (ctx.content_rect().size() * scale).round();
        let mut canvas = Canvas::new(size.x as usize, size.y as usize);
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive else { return Err(RasterError::Callback) };
            let texture = self.textures.get(&mesh.texture_id);
            let texture = texture.ok_or(RasterError::NoTexture(mesh.texture_id))?;
            let clip = Clip::new(clip_rect, scale, &canvas);
            for corners in mesh.indices.as_chunks::<3>().0 {
                let [a, b, c] = corners.map(|index| mesh.vertices.get(index as usize));
                if let (Some(a), Some(b), Some(c)) = (a, b, c) {
                    canvas.triangle([a, b, c], scale, &clip, texture);
                }
            }
        }
        Ok(canvas.into_picture())
    }
}
