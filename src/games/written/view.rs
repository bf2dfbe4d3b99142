//! The panels of a play that was written down: a sentence that says so; the sheet says the rest.

use egui::Ui;

use super::play::State;
use crate::games::view::{Tool, View, ViewContext};
use crate::locale::{Language, Message};
use crate::table::play::Play;

/// The panels of one such play.
#[derive(Debug, Default)]
pub(super) struct WrittenView {
    /// Where it was and what was noted of it, as it was written down; empty where nothing was.
    lines: Vec<String>,
}

impl View for WrittenView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let written = play.state().downcast_ref::<State>().map(|state| &state.written);
        self.lines = written.map_or_else(Vec::new, |written| {
            let time = written
                .minutes
                .map(|minutes| language.say(&Message::new("written-minutes").number("minutes", minutes)));
            let said = [written.location.clone(), written.note.clone()];
            time.into_iter().chain(said).filter(|line| !line.is_empty()).collect()
        });
    }

    fn work(&mut self, ui: &mut Ui, _: &mut ViewContext<'_>) {
        for line in &self.lines {
            ui.label(line.as_str());
        }
    }

    fn tools(&self) -> &[Tool] {
        &[]
    }

    fn tool(&mut self, _: &mut Ui, _: &str, _: &mut ViewContext<'_>) {}
}
