//! A QR code, as a phone's camera reads it: dark on light in both themes, with the quiet edge that it needs.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use qrcodegen::{QrCode as Code, QrCodeEcc};

use super::tokens::{QR, radius};

/// How many modules of edge a camera needs around the code.
const EDGE: i32 = 3;

/// A QR code.
#[derive(Clone, PartialEq, Eq)]
pub struct QrCode(Code);

impl std::fmt::Debug for QrCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // It may hold a key: a report of a fault must not carry it.
        f.write_str("QrCode")
    }
}

impl QrCode {
    /// The code of a text; none where it is too long for one.
    pub fn of(text: &str) -> Option<Self> {
        Code::encode_text(text, QrCodeEcc::Medium).ok().map(Self)
    }

    /// The code of a longer text, which is read as well as long as nothing covers it; none where it is too long even so.
    pub fn of_much(text: &str) -> Option<Self> {
        Code::encode_text(text, QrCodeEcc::Low).ok().map(Self)
    }

    /// Draws it, as wide as there is room and `most` at most; `name` says what it is to a screen reader.
    pub fn show(&self, ui: &mut Ui, name: &str, most: f32) {
        let side = ui.available_width().min(most);
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, radius::CONTROL, QR.light);
        // Whole pixels: a seam between two modules would be a line in the picture.
        let count = (self.0.size() + 2 * EDGE) as f32;
        let pixel = ui.ctx().pixels_per_point();
        let module = ((side * pixel / count).floor() / pixel).max(1.0 / pixel);
        let start = rect.center() - Vec2::splat(module * self.0.size() as f32 / 2.0);
        let start = pos2((start.x * pixel).round() / pixel, (start.y * pixel).round() / pixel);
        for y in 0..self.0.size() {
            let mut x = 0;
            while x < self.0.size() {
                if !self.0.get_module(x, y) {
                    x += 1;
                    continue;
                }
                // A run of dark modules is one rectangle.
                let from = x;
                while x < self.0.size() && self.0.get_module(x, y) {
                    x += 1;
                }
                let at = start + vec2(from as f32, y as f32) * module;
                painter.rect_filled(Rect::from_min_size(at, vec2((x - from) as f32, 1.0) * module), 0.0, QR.dark);
            }
        }
    }
}
