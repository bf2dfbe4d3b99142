//! The size of the text: chosen beside a sample, and taken by the window when the sheet is closed.
//!
//! Each size lays every screen out anew. If the window took it at once, the buttons that change it would move away under
//! the finger that taps them; so the window keeps its size for as long as this sheet is open. The keys change it at once.

use egui::{Direction, Layout, Ui, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::tokens::TARGET;
use crate::kit::{Button, Icon, Look, Tokens, text};
use crate::locale::Message;

/// The sheet.
pub struct TextSize;

impl TextSize {
    /// Its name.
    pub const NAME: &str = "text-size";
}

impl Content for TextSize {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-text-size").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let settings = &context.model.settings;
        let tokens = Tokens::of(ui);
        let mut larger = None;
        ui.horizontal(|ui| {
            if ui.add(Button::icon_only(Icon::Minus, &texts.t("app-command-smaller")).outlined()).clicked() {
                larger = Some(false);
            }
            // As wide for two figures as for three: the plus beside it stays where it is.
            let room = vec2(4.0 * tokens.strong().size, TARGET);
            ui.allocate_ui_with_layout(room, Layout::centered_and_justified(Direction::LeftToRight), |ui| {
                text::strong(ui, &texts.say(&Message::new("app-percent").number("percent", settings.text)));
            });
            if ui.add(Button::icon_only(Icon::Plus, &texts.t("app-command-larger")).outlined()).clicked() {
                larger = Some(true);
            }
        });
        let look = settings.look(texts.language(), Look::of(ui.ctx()).accent, &context.model.around);
        text::sample(ui, &texts.t("app-text-sample"), look.text_scale);
        if let Some(larger) = larger {
            context.actions.push(AppAction::Settings(settings.text_by_step(larger)));
        }
        false
    }
}
