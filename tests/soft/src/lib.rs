//! Draws a tested screen by the product's own renderer, so that its picture needs no GPU, no Mesa and no X server.

use egui::{FullOutput, TexturesDelta};
use egui_kittest::TestRenderer;
use image::RgbaImage;
use raster::{Picture, Raster};

/// The renderer: hand it to `egui_kittest::Harness::builder().renderer(…)`.
#[derive(Default)]
pub struct Soft(Raster);

impl TestRenderer for Soft {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.take(delta);
    }

    fn render(&mut self, ctx: &egui::Context, output: &FullOutput) -> Result<RgbaImage, String> {
        let Picture { width, height, rgba } = self.0.draw(ctx, output).map_err(|error| error.to_string())?;
        RgbaImage::from_raw(width, height, rgba).ok_or_else(|| "the picture has another size".to_owned())
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
