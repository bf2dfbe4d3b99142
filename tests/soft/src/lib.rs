//! Draws a tested screen on the CPU, so that its picture needs no GPU, no Mesa and no X server.
//!
//! egui hands over textured triangles with premultiplied colors in gamma space; [`Soft`] fills them as a GPU would:
//! sample points in the middle of pixels, the top-left rule for shared edges, bilinear texture lookup.

mod canvas;
mod texture;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, Primitive};
use egui::{FullOutput, ImageData, TextureId, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;

use canvas::{Canvas, Clip};
use texture::Texture;

/// The renderer: hand it to `egui_kittest::Harness::builder().renderer(…)`.
#[derive(Default)]
pub struct Soft {
    textures: HashMap<TextureId, Texture>,
}

impl TestRenderer for Soft {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
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

    fn render(&mut self, ctx: &egui::Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let scale = ctx.pixels_per_point();
        let size = (ctx.content_rect().size() * scale).round();
        let mut canvas = Canvas::new(size.x as usize, size.y as usize);
        for ClippedPrimitive { clip_rect, primitive } in ctx.tessellate(output.shapes.clone(), scale) {
            let Primitive::Mesh(mesh) = primitive else {
                return Err("a paint callback needs a GPU".to_owned());
            };
            let texture = self.textures.get(&mesh.texture_id);
            let texture = texture.ok_or_else(|| format!("there is no texture {:?}", mesh.texture_id))?;
            let clip = Clip::new(clip_rect, scale, &canvas);
            for corners in mesh.indices.as_chunks::<3>().0 {
                let [a, b, c] = corners.map(|index| mesh.vertices.get(index as usize));
                if let (Some(a), Some(b), Some(c)) = (a, b, c) {
                    canvas.triangle([a, b, c], scale, &clip, texture);
                }
            }
        }
        canvas.into_image()
    }
}
