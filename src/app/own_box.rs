//! What is printed on the owner's own board of a game: filled in once, kept for every play to come.

use egui::Ui;

use super::act::Act;
use super::model::Model;
use super::parts::title_bar;
use super::screen::{Screen, Stage};
use crate::games::view::OwnBox;
use crate::kit::page;

/// The form of one game.
pub struct OwnBoxScreen {
    game: &'static str,
    form: Option<Box<dyn OwnBox>>,
}

impl OwnBoxScreen {
    /// The form, filled in as far as it was.
    pub fn new(game: &'static str, model: &Model) -> Self {
        let nothing = serde_json::Value::Null;
        let figures = model.figures.get(game).unwrap_or(&nothing);
        Self { game, form: model.game(game).and_then(|found| found.own_box(figures)) }
    }
}

impl Screen for OwnBoxScreen {
    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) {
        let texts = &stage.model.texts;
        let language = texts.language();
        let title = stage.model.game(self.game).map_or_else(String::new, |game| texts.say(&game.name()));
        title_bar(ui, stage, &title, |_, _| {});
        page(ui, |ui| {
            if let Some(figures) = self.form.as_mut().and_then(|form| form.show(ui, language)) {
                stage.acts.push(Act::Figures(self.game, figures));
            }
        });
    }
}
