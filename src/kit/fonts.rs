//! The typeface: Atkinson Hyperlegible Next, regular and bold, and the symbols it lacks.
//!
//! Words take the face's own figures, which read best in a sentence; sums and scores take its tabular ones, so that
//! columns stand still and a score does not jump when it counts.

use std::sync::{Arc, LazyLock};

use egui::{FontData, FontDefinitions, FontFamily};

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
