//! What a person has set for this program, kept in the store under one key.

use serde::{Deserialize, Serialize};

use super::host::Around;
use crate::kit::{Accent, Look, Theme};
use crate::locale::Language;

/// The key in the store.
pub const KEY: &str = "settings";

/// The step by which the text grows and shrinks, in percent.
pub const TEXT_STEP: u16 = 10;

/// The settings. A field that an older version does not know is left out by it, one that it has not kept has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language; none is the system's.
    pub language: Option<Language>,
    /// The theme.
    pub theme: Theme,
    /// The size of the text in percent, 80 to 200.
    pub text: u16,
    /// Whether things may move.
    pub motion: bool,
    /// Whether the screen stays awake during a play, where the device can do that.
    pub awake: bool,
    /// Whether an entry can be felt, where the device can do that.
    pub vibrate: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { language: None, theme: Theme::System, text: 100, motion: true, awake: true, vibrate: true }
    }
}

impl Settings {
    /// The settings that were kept; the default ones where they cannot be read, since they can be set again at once.
    pub fn read(kept: Option<&str>) -> Self {
        let settings: Self = kept.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
        Self { text: Self::bounded(settings.text), ..settings }
    }

    /// The settings with larger or smaller text.
    #[must_use]
    pub fn with_text(&self, percent: u16) -> Self {
        Self { text: Self::bounded(percent), ..self.clone() }
    }

    /// The size of the text, by one step larger or smaller.
    #[must_use]
    pub fn text_by_step(&self, larger: bool) -> Self {
        self.with_text(if larger { self.text + TEXT_STEP } else { self.text.saturating_sub(TEXT_STEP) })
    }

    fn bounded(percent: u16) -> u16 {
        percent.clamp(80, 200)
    }

    /// The look that follows from them and from what the system asks for.
    pub fn look(&self, language: Language, accent: Accent, around: &Around) -> Look {
        let text_scale = f32::from(self.text) / 100.0 * f32::from(around.text) / 100.0;
        Look { language, theme: self.theme, accent, text_scale, motion: self.motion && !around.less_motion }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_as_far_as_they_are_known() {
        let kept = r#"{"language":"cs","text":900,"later":1}"#;
        let settings = Settings::read(Some(kept));
        assert_eq!(settings, Settings { language: Some(Language::Cs), text: 200, ..Settings::default() });
        assert_eq!(Settings::read(Some("nonsense")), Settings::default());
        assert_eq!(Settings::read(None).text_by_step(false).text, 90);
    }
}
