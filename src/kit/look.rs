//! The look in force: language, theme, accent, text size and motion, set once and read by every widget.

use std::sync::Arc;

use egui::{Context, Id, ThemePreference};
use serde::{Deserialize, Serialize};

use super::theme;
use super::tokens::Accent;
use super::words::KitWords;
use super::{fling, focus, fonts, guard, keyboard, loud, reading, tap_queue};
use crate::locale::Language;

/// Which theme to show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Whatever the system asks for.
    #[default]
    System,
    /// Paper.
    Light,
    /// A dim room.
    Dark,
}

impl From<Theme> for ThemePreference {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::System => Self::System,
            Theme::Light => Self::Light,
            Theme::Dark => Self::Dark,
        }
    }
}

/// From so many pixels a point on, a letter looks the same wherever between two pixels it begins. Then each is drawn once
/// instead of in up to four places, and not bent to the pixels, which takes a phone most of the time of a first picture
/// of words.
const FINE: f32 = 2.0;

/// What decides how everything looks; kept in egui's context, so that widgets need not be handed it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// The language of the kit's own few words.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// The accent of what is open.
    pub accent: Accent,
    /// The size of text relative to the design's; [`Look::SCALES`] are its bounds.
    pub text_scale: f32,
    /// Whether things may move: a score that counts up, a card that opens.
    pub motion: bool,
    /// Whether pictures of things stand beside their words.
    pub pictures: bool,
    /// Whether lines and quiet words stand out as far as they can.
    pub contrast: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            language: Language::default(),
            theme: Theme::default(),
            accent: Accent::default(),
            text_scale: 1.0,
            motion: true,
            pictures: true,
            contrast: false,
        }
    }
}

/// What the context keeps: the look, and the words that follow from its language.
#[derive(Clone)]
struct AppliedLook {
    look: Look,
    /// Whether the screen is so fine that letters need not be fitted to its pixels.
    fine: bool,
    words: Arc<KitWords>,
}

impl Look {
    /// The smallest and the largest text, relative to the design's.
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.8..=2.0;

    /// Makes this the look of the window, from the next frame on; before the first frame it also sets the fonts.
    ///
    /// It may be called each frame: it does nothing while nothing has changed.
    pub fn apply(self, ctx: &Context) {
        let look = Self { text_scale: self.text_scale.clamp(*Self::SCALES.start(), *Self::SCALES.end()), ..self };
        let before = Self::kept(ctx);
        let fine = ctx.pixels_per_point() >= FINE;
        if before.as_ref().is_some_and(|kept| kept.look == look && kept.fine == fine) {
            return;
        }
        if before.is_none() {
            ctx.set_fonts(fonts::definitions());
            focus::install(ctx);
            loud::install(ctx);
            // It goes by when events come, so it is to hear of them before any is held back.
            fling::install(ctx);
            tap_queue::install(ctx);
            // It goes by the names that the guard forgets at the end of each pass.
            keyboard::install(ctx);
            guard::install(ctx);
            reading::install(ctx);
        }
        ctx.set_theme(look.theme);
        theme::set_styles(ctx, &look, fine);
        let words = match before {
            Some(kept) if kept.look.language == look.language => kept.words,
            _ => Arc::new(KitWords::new(look.language)),
        };
        ctx.data_mut(|data| data.insert_temp(Id::NULL, AppliedLook { look, fine, words }));
        ctx.request_repaint();
    }

    /// The look in force, the default one before [`Self::apply`].
    pub fn of(ctx: &Context) -> Self {
        Self::kept(ctx).map(|kept| kept.look).unwrap_or_default()
    }

    /// The kit's words in the language in force. To be asked for outside of `widget_info`: egui's context is locked in
    /// there.
    pub(super) fn words(ctx: &Context) -> Arc<KitWords> {
        let kept = Self::kept(ctx).map(|kept| kept.words);
        kept.unwrap_or_else(|| Arc::new(KitWords::new(Language::default())))
    }

    fn kept(ctx: &Context) -> Option<AppliedLook> {
        ctx.data(|data| data.get_temp(Id::NULL))
    }
}
