//! What is printed on the owner's own board of a game: filled in once, kept for every play to come.

use egui::Ui;

use super::act::Act;
use super::model::Model;
use super::parts::title_bar;
use super::screen::{Screen, Stage};
use crate::games::view::OwnBox;
use crate::kit::{page, text};

/// The form of one game.
pub struct OwnBoxScreen {
    game: &'static str,
    /// None where the figures were kept by a later version.
    form: Option<Box<dyn OwnBox>>,
}

impl OwnBoxScreen {
    /// The form, filled in as far as it was.
    pub fn new(game: &'static str, model: &Model) -> Self {
        let figures = model.figures_read(game).ok();
        Self { game, form: model.game(game).zip(figures).and_then(|(found, figures)| found.own_box(&figures)) }
    }
}

impl Screen for OwnBoxScreen {
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) {
        let texts = &stage.model.texts;
        let language = texts.language();
        let title = stage.model.game(self.game).map_or_else(String::new, |game| texts.say(&game.name()));
        title_bar(ui, stage, &title, |_, _| {});
        page(ui, |ui| {
            if self.form.is_none() {
                text::body(ui, &texts.t("app-later-figures"));
            }
            if let Some(figures) = self.form.as_mut().and_then(|form| form.show(ui, language)) {
                stage.acts.push(Act::Figures(self.game, figures));
            }
        });
    }
}
