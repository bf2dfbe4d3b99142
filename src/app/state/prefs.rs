//! What a person has set for this program, kept in the store under one key.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::app::platform::host::Surroundings;
use crate::kit::{Accent, Look, Theme};
use crate::locale::Language;
use crate::store::json;
use crate::store::merge;

/// The key in the store.
pub const KEY: &str = "settings";

/// The step by which the text grows and shrinks, in percent.
pub const TEXT_STEP: u16 = 10;

/// The most daily files that stay in the folder.
pub const MOST_DAILY: u16 = 365;

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
    /// Whether words stand alone, without pictures of the things they name.
    pub words_only: bool,
    /// Whether the screen stays awake during a play, where the device can do that.
    pub awake: bool,
    /// Whether an entry can be felt, where the device can do that.
    pub vibrate: bool,
    /// What this device is called at a table of many devices; empty until somebody has joined one here.
    pub guest: String,
    /// Whether it was said that the browser may throw the plays away.
    pub told_may_forget: bool,
    /// Whether it was said how the program is installed.
    pub told_install: bool,
    /// The folder that is kept in step with other devices; empty where there is none.
    pub folder: String,
    /// How many daily files of this device stay there.
    pub folder_files: u16,
    /// How many plays were finished when everything was saved last.
    pub in_file: u32,
    /// Whether it is said that everything should be saved again.
    pub remind_file: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            text: 100,
            motion: true,
            words_only: false,
            awake: true,
            vibrate: true,
            guest: String::new(),
            told_may_forget: false,
            told_install: false,
            folder: String::new(),
            folder_files: 7,
            in_file: 0,
            remind_file: true,
        }
    }
}

impl Settings {
    /// The settings that were kept, as far as they can be read; each other one has its default.
    pub fn read(kept: Option<&str>) -> Self {
        let whole = kept.and_then(|text| json::object(&json::parse(text).ok()?).ok());
        let settings: Self = whole.unwrap_or_else(|| Self::read_each(kept.and_then(merge::object).unwrap_or_default()));
        Self { text: Self::bounded(settings.text), ..settings }
    }

    /// What can be read of settings one of which cannot be: a later version knows more themes and languages.
    fn read_each(mut kept: Map<String, Value>) -> Self {
        let read = |kept: &Map<String, Value>| json::object::<Self>(&Value::from(kept.clone()));
        kept.retain(|key, value| read(&Map::from_iter([(key.clone(), value.clone())])).is_ok());
        read(&kept).unwrap_or_default()
    }

    /// What was understood of the settings that were kept, these; none where nothing of it can be read and it is not to
    /// be changed.
    pub fn known(&self, kept: Option<&str>) -> Option<Value> {
        kept.is_none_or(|kept| merge::object(kept).is_some()).then(|| merge::value(self))
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

    /// How many daily files stay in the folder.
    pub fn daily_files(&self) -> usize {
        usize::from(self.folder_files.clamp(1, MOST_DAILY))
    }

    fn bounded(percent: u16) -> u16 {
        percent.clamp(80, 200)
    }

    /// The look that follows from them and from what the system asks for.
    pub fn look(&self, language: Language, accent: Accent, around: &Surroundings) -> Look {
        let text_scale = f32::from(self.text) / 100.0 * f32::from(around.text) / 100.0;
        Look {
            language,
            theme: self.theme,
            accent,
            text_scale,
            motion: self.motion && !around.less_motion,
            pictures: !self.words_only,
            contrast: around.more_contrast,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::store::Change;

    #[test]
    fn what_a_later_version_has_set_stays_until_it_is_changed() {
        let later = r#"{"language":"cs","theme":"sepia","later":{"x":1}}"#;
        let settings = Settings::read(Some(later));
        let with = |change: Settings| {
            let change =
                Change { before: settings.known(Some(later)).unwrap(), now: merge::value(&change), names: Vec::new() };
            json::parse(&change.of(Some(later)).unwrap()).unwrap()
        };
        let written = with(settings.with_text(150));
        assert_eq!(
            (&written["theme"], &written["later"], &written["text"]),
            (&json!("sepia"), &json!({"x":1}), &150.into())
        );
        assert_eq!(with(Settings { theme: Theme::Dark, ..settings.clone() })["theme"], "dark");
        assert_eq!(Settings::default().known(Some("3")), None);
    }

    #[test]
    fn settings_are_read_as_far_as_they_are_known() {
        let kept = r#"{"language":"cs","text":900,"later":1}"#;
        let settings = Settings::read(Some(kept));
        assert_eq!(settings, Settings { language: Some(Language::Cs), text: 200, ..Settings::default() });
        assert_eq!(Settings::read(Some("nonsense")), Settings::default());
        let later = r#"{"language":"cs","theme":"sepia","motion":false}"#;
        let read = Settings { language: Some(Language::Cs), motion: false, ..Settings::default() };
        assert_eq!(Settings::read(Some(later)), read);
        assert_eq!(Settings::read(None).text_by_step(false).text, 90);
    }
}
