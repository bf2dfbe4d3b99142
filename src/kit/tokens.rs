//! The design's tokens: colors, distances, radii and text sizes. No other file of the program has a color in it.

use egui::{Color32, FontFamily, FontId, Ui};

use super::fonts;
use super::look::Look;
use crate::table::seat::PieceColor;

/// Distances in points, on a grid of eight (and its half).
pub mod space {
    /// Within one thing: an icon and its word.
    pub const XS: f32 = 4.0;
    /// Between things that belong together.
    pub const S: f32 = 8.0;
    /// Between cards, and from a card to the edge of a phone.
    pub const M: f32 = 12.0;
    /// From a card's edge to its content.
    pub const L: f32 = 16.0;
    /// Between groups.
    pub const XL: f32 = 24.0;
    /// Around what stands alone.
    pub const XXL: f32 = 32.0;
}

/// Radii of corners in points.
pub mod radius {
    /// A card, a sheet, a message.
    pub const CARD: u8 = 16;
    /// A button, a field, a value's cell.
    pub const CONTROL: u8 = 12;
    /// A small mark inside a control.
    pub const SMALL: u8 = 4;
    /// A chip: more than half of its height.
    pub const PILL: u8 = 100;
}

/// The least side of anything that can be tapped, in points.
pub const TARGET: f32 = 44.0;

/// The width of a hairline, in points.
pub const HAIR: f32 = 1.0;

/// The width of a frame that says "here": the active cell, the current step, the focus.
pub const FRAME: f32 = 2.0;

/// How much of a pixel a letter covers, from 0 to 1, as the picture of a letter says it; the text's own color comes later.
pub fn coverage(share: f32) -> Color32 {
    Color32::from_white_alpha((share * 255.0).round() as u8)
}

/// The two colors of a QR code. A camera expects dark on light, whatever the theme is.
pub struct QrColors {
    /// The modules.
    pub dark: Color32,
    /// The ground, and the edge around it.
    pub light: Color32,
}

/// As they are printed.
pub const QR: QrColors = QrColors { dark: Color32::BLACK, light: Color32::WHITE };

/// An accent color: each game has one, and so has the house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Accent {
    /// Sand and gold.
    Gold,
    /// Fired clay.
    Brick,
    /// Leaves.
    Leaf,
    /// Deep water, also where no game is open.
    #[default]
    Sea,
    /// Plum.
    Plum,
    /// A slate, and the chalk on it.
    Slate,
}

impl Accent {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Gold, Self::Brick, Self::Leaf, Self::Sea, Self::Plum, Self::Slate];
}

/// The color of a player's pieces on a ground: the fill, and an edge that keeps a pale or dark one visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The color of the box, fitted to the theme.
    pub fill: Color32,
    /// The outline; the fill again where that stands out enough.
    pub edge: Color32,
}

/// All that a widget needs to know of the look, for one theme, one accent and one text size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tokens {
    /// Whether these are the tokens of the dim room.
    pub dark: bool,
    /// The ground of a screen.
    pub ground: Color32,
    /// The ground of a card and of a bar.
    pub card: Color32,
    /// The ground of a field, of a value's cell and of a card within a card.
    pub field: Color32,
    /// The ground under a row of choices, one of which lies on it.
    pub track: Color32,
    /// Text.
    pub ink: Color32,
    /// Text that may be overlooked.
    pub quiet: Color32,
    /// Hairlines and outlines.
    pub line: Color32,
    /// The game's color, for the one loud thing.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The accent as a ground: chips, and what is found in a search.
    pub accent_soft: Color32,
    /// The accent half asleep: a button that waits for something, phases that are over.
    pub accent_faded: Color32,
    /// The ring around what has the keyboard.
    pub focus: Color32,
    /// All is well.
    pub good: Color32,
    /// Look twice.
    pub warn: Color32,
    /// Something is wrong, or is about to be lost.
    pub danger: Color32,
    /// The ground of a message that all is well.
    pub good_soft: Color32,
    /// The ground of a warning.
    pub warn_soft: Color32,
    /// The ground of an error.
    pub danger_soft: Color32,
    /// A river on a map.
    pub water: Color32,
    /// What lies over the screen behind a sheet.
    pub veil: Color32,
    /// The size of text relative to the design's, 0.8 to 2.
    scale: f32,
}

/// The tokens that do not depend on the game: light is paper.
const LIGHT: Tokens = Tokens {
    dark: false,
    ground: rgb(0xF6F1E7),
    card: rgb(0xFFFDF8),
    field: rgb(0xF6F1E7),
    track: rgb(0xECE4D7),
    ink: rgb(0x2B2620),
    quiet: rgb(0x6B6156),
    line: rgb(0xE3D9C8),
    accent: Color32::PLACEHOLDER,
    on_accent: rgb(0xFFFDF8),
    accent_soft: Color32::PLACEHOLDER,
    accent_faded: Color32::PLACEHOLDER,
    focus: rgb(0x1F5FA8),
    good: rgb(0x2F6B3A),
    warn: rgb(0x7A5200),
    danger: rgb(0xA3302A),
    good_soft: rgb(0xDDEBDC),
    warn_soft: rgb(0xF6E6C4),
    danger_soft: rgb(0xF6DAD5),
    water: rgb(0x8DB7C6),
    veil: Color32::from_rgba_premultiplied(0x16, 0x13, 0x10, 0x80),
    scale: 1.0,
};

/// Dark is a dim room: neither black nor white.
const DARK: Tokens = Tokens {
    dark: true,
    ground: rgb(0x1E1B18),
    card: rgb(0x2A2622),
    field: rgb(0x1E1B18),
    track: rgb(0x171411),
    ink: rgb(0xEFE6D8),
    quiet: rgb(0xB0A392),
    line: rgb(0x3D362F),
    accent: Color32::PLACEHOLDER,
    on_accent: rgb(0x1E1B18),
    accent_soft: Color32::PLACEHOLDER,
    accent_faded: Color32::PLACEHOLDER,
    focus: rgb(0x8EBBF0),
    good: rgb(0x8CC79A),
    warn: rgb(0xE8B765),
    danger: rgb(0xF09A8C),
    good_soft: rgb(0x26382A),
    warn_soft: rgb(0x42361F),
    danger_soft: rgb(0x482B27),
    water: rgb(0x3A6373),
    veil: Color32::from_rgba_premultiplied(0x09, 0x08, 0x07, 0xA0),
    scale: 1.0,
};

impl Tokens {
    /// The tokens of a theme and an accent, with text of `scale` times the design's size.
    pub const fn new(dark: bool, accent: Accent, scale: f32) -> Self {
        // Each accent: on paper, in the dim room, and as a ground in each.
        let [light, dim, light_soft, dim_soft] = match accent {
            Accent::Gold => [0x8A5F10, 0xE2B356, 0xF3E2BD, 0x453A22],
            Accent::Brick => [0x7C2F25, 0xE58B7B, 0xF5DCD8, 0x4A2F2A],
            Accent::Leaf => [0x3D6627, 0xA3CB86, 0xDCE9CF, 0x2F3B26],
            Accent::Sea => [0x1B6170, 0x7EC4D0, 0xD0E7EA, 0x223B41],
            Accent::Plum => [0x6A3D78, 0xCBA3DA, 0xEBDCF0, 0x3C2F43],
            Accent::Slate => [0x44546A, 0xA9BAD3, 0xDEE4EE, 0x2E3642],
        };
        let mut tokens = if dark { DARK } else { LIGHT };
        let (accent, soft, share) = if dark { (dim, dim_soft, 40) } else { (light, light_soft, 50) };
        tokens.accent = rgb(accent);
        tokens.accent_soft = rgb(soft);
        tokens.accent_faded = mix(tokens.accent, tokens.card, share);
        tokens.scale = scale;
        tokens
    }

    /// The tokens that hold in this `ui`: its theme, and the accent and text size of the [`Look`].
    pub fn of(ui: &Ui) -> Self {
        let look = Look::of(ui.ctx());
        Self::of_look(ui.visuals().dark_mode, &look)
    }

    /// The same with the accent of something else than what is open: a game on a shelf.
    pub fn with_accent(self, accent: Accent) -> Self {
        let Self { accent, accent_soft, accent_faded, .. } = Self::new(self.dark, accent, self.scale);
        Self { accent, accent_soft, accent_faded, ..self }
    }

    /// The tokens of a look in one of the two themes.
    pub(super) fn of_look(dark: bool, look: &Look) -> Self {
        let tokens = Self::new(dark, look.accent, look.text_scale);
        if look.contrast { tokens.contrasting() } else { tokens }
    }

    /// The same where the system asks for more contrast: the grounds go to white and black, what was quiet is not, and
    /// every outline is as strong as a letter.
    #[must_use]
    pub const fn contrasting(mut self) -> Self {
        let (paper, ink) = if self.dark { (rgb(0x000000), rgb(0xFFFFFF)) } else { (rgb(0xFFFFFF), rgb(0x000000)) };
        (self.ground, self.card, self.field) = (paper, paper, paper);
        (self.ink, self.quiet, self.line) = (ink, ink, ink);
        self
    }

    /// The size of text relative to the design's.
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The small size, regular: what may be overlooked.
    pub const fn small(&self) -> FontId {
        FontId::new(13.0 * self.scale, FontFamily::Proportional)
    }

    /// The small size, bold: chips and the heads of columns.
    pub fn small_strong(&self) -> FontId {
        FontId::new(13.0 * self.scale, fonts::bold())
    }

    /// The middle size, regular: sentences.
    pub const fn body(&self) -> FontId {
        FontId::new(16.0 * self.scale, FontFamily::Proportional)
    }

    /// The middle size, bold: names and buttons.
    pub fn strong(&self) -> FontId {
        FontId::new(16.0 * self.scale, fonts::bold())
    }

    /// The middle size with tabular figures: cells of a table.
    pub const fn figure(&self) -> FontId {
        FontId::new(16.0 * self.scale, FontFamily::Monospace)
    }

    /// The middle size, bold, with tabular figures: sums and entered values.
    pub fn figure_strong(&self) -> FontId {
        FontId::new(16.0 * self.scale, fonts::score())
    }

    /// The large size, bold: what to do now.
    pub fn title(&self) -> FontId {
        FontId::new(22.0 * self.scale, fonts::bold())
    }

    /// The large size, bold, with tabular figures: values that are being entered.
    pub fn value(&self) -> FontId {
        FontId::new(22.0 * self.scale, fonts::score())
    }

    /// The one big size, bold, with tabular figures: scores.
    pub fn score(&self) -> FontId {
        FontId::new(28.0 * self.scale, fonts::score())
    }

    /// A player's color on the ground or a card of this theme.
    pub const fn piece(&self, color: PieceColor) -> Piece {
        let (light, dark) = match color {
            PieceColor::Red => (0xB23C2E, 0xE57566),
            PieceColor::Blue => (0x2D6593, 0x6FA8DC),
            PieceColor::Black => (0x3A332E, 0x100E0C),
            PieceColor::Yellow => (0xD1A02F, 0xE8B84F),
            PieceColor::White => (0xFFFFFF, 0xF3ECDF),
            PieceColor::Green => (0x3E7B46, 0x7DBE85),
            PieceColor::Purple => (0x74478A, 0xB68BD0),
            PieceColor::Orange => (0xC2601B, 0xEC9A5B),
            PieceColor::Brown => (0x7A4E2B, 0xB98A63),
            PieceColor::Turquoise => (0x1F8388, 0x66C4C4),
        };
        let fill = rgb(if self.dark { dark } else { light });
        let edge = match (self.dark, color) {
            (false, PieceColor::Yellow) => rgb(0x8F6A12),
            (false, PieceColor::White) | (true, PieceColor::Black) => self.quiet,
            _ => fill,
        };
        Piece { fill, edge }
    }

    /// A ground under the pointer: a breath of ink over it.
    pub const fn hovered(&self, ground: Color32) -> Color32 {
        mix(self.ink, ground, 5)
    }

    /// A ground that is pressed.
    pub const fn pressed(&self, ground: Color32) -> Color32 {
        mix(self.ink, ground, 12)
    }
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// `percent` of one opaque color in another.
const fn mix(color: Color32, ground: Color32, percent: u32) -> Color32 {
    const fn channel(color: u8, ground: u8, percent: u32) -> u8 {
        ((color as u32 * percent + ground as u32 * (100 - percent) + 50) / 100) as u8
    }
    Color32::from_rgb(
        channel(color.r(), ground.r(), percent),
        channel(color.g(), ground.g(), percent),
        channel(color.b(), ground.b(), percent),
    )
}
