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

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Color32, Rect, Shape, Stroke, pos2, vec2};
    use egui_kittest::Harness;

    fn drawn(shapes: impl Fn(&egui::Painter) + 'static) -> RgbaImage {
        let mut harness =
            Harness::builder().with_size(vec2(64.0, 48.0)).renderer(Soft::default()).build_ui(move |ui| {
                let all = ui.ctx().content_rect();
                let painter = ui.painter().with_clip_rect(all);
                painter.rect_filled(all, 0, Color32::BLACK);
                shapes(&painter);
            });
        harness.run();
        harness.render().unwrap()
    }

    #[test]
    fn a_rectangle_fills_its_pixels_and_no_others() {
        let white = |painter: &egui::Painter| {
            painter.rect_filled(Rect::from_min_max(pos2(8.0, 4.0), pos2(24.0, 20.0)), 0, Color32::WHITE);
        };
        let image = drawn(white);
        assert_eq!(image.dimensions(), (64, 48));
        for (x, y, pixel) in image.enumerate_pixels() {
            let inside = (8..24).contains(&x) && (4..20).contains(&y);
            assert_eq!(pixel.0, if inside { [255; 4] } else { [0, 0, 0, 255] }, "at {x}, {y}");
        }
    }

    #[test]
    fn triangles_that_share_edges_paint_each_pixel_once() {
        let fan = |painter: &egui::Painter| {
            let mut mesh = egui::Mesh::default();
            let half = Color32::from_white_alpha(128);
            let center = pos2(31.3, 23.7);
            let corners = [pos2(5.2, 3.1), pos2(59.9, 6.4), pos2(50.0, 44.0), pos2(12.5, 40.6)];
            mesh.colored_vertex(center, half);
            for corner in corners {
                mesh.colored_vertex(corner, half);
            }
            for i in 0..4 {
                mesh.add_triangle(0, 1 + i, 1 + (i + 1) % 4);
            }
            painter.add(Shape::mesh(mesh));
        };
        let image = drawn(fan);
        let painted = image.pixels().filter(|pixel| pixel.0[0] != 0).count();
        assert!(image.pixels().all(|pixel| pixel.0[0] == 0 || pixel.0[0] == 128), "an edge was painted twice");
        assert!((1400..1800).contains(&painted), "{painted} pixels");
    }

    #[test]
    fn nothing_is_painted_outside_of_the_clip() {
        let clipped = |painter: &egui::Painter| {
            let clip = Rect::from_min_max(pos2(10.0, 10.0), pos2(20.0, 20.0));
            painter.with_clip_rect(clip).circle(pos2(15.0, 15.0), 30.0, Color32::RED, Stroke::NONE);
        };
        let image = drawn(clipped);
        assert_eq!(image.pixels().filter(|pixel| pixel.0[0] != 0).count(), 100);
    }
}
