//! The question whose device this is, when a table was joined.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, ListRow, text};

/// The question.
pub struct SeatDialog;

impl Content for SeatDialog {
    fn name(&self) -> &'static str {
        "seat"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("link-seat-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        let Some(open) = &context.model.open else { return true };
        text::quiet(ui, &texts.t("link-seat-about"));
        let mut chosen = None;
        for (seat, score) in open.session.play().setup().seats().zip(&open.shown.scores) {
            if ListRow::new(&score.name).mark(score.mark).show(ui).clicked() {
                chosen = Some(Some(seat));
            }
            ui.add_space(space::S);
        }
        if ui.add(Button::quiet(&texts.t("link-just-watching")).full()).clicked() {
            chosen = Some(None);
        }
        let done = chosen.is_some();
        context.actions.extend(chosen.map(AppAction::Sit));
        done
    }
}
