//! The typeface: Atkinson Hyperlegible Next, regular and bold, and the symbols it lacks.
//!
//! Words take the face's own figures, which read best in a sentence; sums and scores take its tabular ones, so that
//! columns stand still and a score does not jump when it counts.

use std::sync::{Arc, LazyLock};

use egui::epaint::text::{GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph};
use egui::{ColorImage, Context, FontData, FontDefinitions, FontFamily, vec2};

use super::tokens;

static BOLD: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("bold".into()));
static SCORE: LazyLock<FontFamily> = LazyLock::new(|| FontFamily::Name("score".into()));

/// Bold words.
pub fn bold() -> FontFamily {
    BOLD.clone()
}

/// Bold with tabular figures, for scores; regular with tabular figures is [`FontFamily::Monospace`].
pub fn score() -> FontFamily {
    SCORE.clone()
}

/// The fonts of the program; egui is built without fonts of its own, so they must be set before the first frame.
pub fn definitions() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 5] = [
        ("regular", include_bytes!("../../assets/fonts/atkinson-regular.ttf")),
        ("bold", include_bytes!("../../assets/fonts/atkinson-bold.ttf")),
        ("figures-regular", include_bytes!("../../assets/fonts/figures-regular.ttf")),
        ("figures-bold", include_bytes!("../../assets/fonts/figures-bold.ttf")),
        ("symbols", include_bytes!("../../assets/fonts/symbols.ttf")),
    ];
    let families: [(FontFamily, &[&str]); 4] = [
        (FontFamily::Proportional, &["regular", "symbols"]),
        (bold(), &["bold", "symbols"]),
        (FontFamily::Monospace, &["figures-regular", "regular", "symbols"]),
        (score(), &["figures-bold", "bold", "symbols"]),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    for (family, names) in families {
        fonts.families.insert(family, names.iter().map(|&name| name.to_owned()).collect());
    }
    fonts
}

/// Has a letter that no font has, neither ours nor the system's, drawn as a plain dot: a name stays a row of signs, and is
/// never a row of empty boxes. Tests leave it out, so that a word of ours without its letters fails them.
pub fn plain_sign(ctx: &Context) {
    ctx.add_glyph_rasterizer(GlyphRasterizer::new("tableside::plain_sign", |asked: &GlyphRasterizerRequest<'_>| {
        Some(dot(asked.font_size_px))
    }));
}

/// A filled dot in the middle of where a small letter stands.
fn dot(font_size: f32) -> RasterizedGlyph {
    let side = (0.32 * font_size).round().max(3.0);
    let radius = side / 2.0;
    let mut image = ColorImage::filled([side as usize; 2], tokens::coverage(0.0));
    let width = image.width();
    for (index, pixel) in image.pixels.iter_mut().enumerate() {
        let center = vec2((index % width) as f32 + 0.5 - radius, (index / width) as f32 + 0.5 - radius);
        let cover = (radius - center.length() + 0.5).clamp(0.0, 1.0);
        *pixel = tokens::coverage(cover);
    }
    let beside = (0.12 * font_size).round();
    // The pen is at the baseline.
    let offset_px = vec2(beside, -(0.25 * font_size + radius).round());
    RasterizedGlyph { bitmap: GlyphBitmap { image, offset_px, is_color: false }, advance_px: side + 2.0 * beside }
}
