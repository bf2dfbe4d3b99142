//! What is printed on the owner's own board of a game: filled in once, kept for every play to come.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::games::view::OwnBox;
use crate::kit::{page, text};

/// The form of one game.
pub struct OwnBoxScreen {
    game: &'static str,
    /// What the form was told last.
    told: Value,
    /// None where the figures were kept by a later version.
    form: Option<Box<dyn OwnBox>>,
}

impl OwnBoxScreen {
    /// The form, filled in as far as it was.
    pub fn new(game: &'static str, model: &Model) -> Self {
        let figures = model.figures_read(game).ok();
        let told = figures.clone().unwrap_or_default();
        Self { game, told, form: model.game(game).zip(figures).and_then(|(found, figures)| found.own_box(&figures)) }
    }

    /// Tells the form what another window has filled in.
    fn hear(&mut self, model: &Model) {
        let kept = model.figures.get(self.game).unwrap_or(&Value::Null);
        if *kept == self.told {
            return;
        }
        self.told.clone_from(kept);
        match (&mut self.form, model.figures_read(self.game)) {
            (Some(form), Ok(figures)) => form.take(&figures),
            _ => *self = Self::new(self.game, model),
        }
    }
}

impl Screen for OwnBoxScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.hear(context.model);
        let texts = &context.model.texts;
        let language = texts.language();
        let title = context.model.game(self.game).map_or_else(String::new, |game| texts.say(&game.name()));
        title_bar(ui, context, &title, |_, _| {});
        page(ui, |ui| {
            if self.form.is_none() {
                text::body(ui, &texts.t("app-later-figures"));
            }
            if let Some(figures) = self.form.as_mut().and_then(|form| form.show(ui, language)) {
                self.told.clone_from(&figures);
                context.actions.push(AppAction::Figures(self.game, figures));
            }
        });
    }
}
