//! The panels of a play that was written down: how long it took; the end of the play and the sheet say the rest.

use egui::Ui;

use super::play::State;
use crate::games::view::{Tool, View, ViewContext};
use crate::locale::{Language, Message};
use crate::table::play::Play;

/// The panels of one such play.
#[derive(Debug, Default)]
pub(super) struct WrittenView {
    /// How long it took; none where nobody said.
    minutes: Option<String>,
    /// With which expansions; none where there were none.
    expansions: Option<String>,
}

impl View for WrittenView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let written = play.state().downcast_ref::<State>().map(|state| &state.written);
        let names = written.map(|written| Message::literals(&written.expansions)).filter(|names| !names.is_empty());
        self.expansions = names.map(|names| language.say(&Message::new("written-expansions").list("names", names)));
        let minutes = written.and_then(|written| written.minutes);
        self.minutes = minutes.map(|minutes| language.say(&Message::new("written-minutes").number("minutes", minutes)));
    }

    fn work(&mut self, ui: &mut Ui, _: &mut ViewContext<'_>) {
        if let Some(minutes) = &self.minutes {
            ui.label(minutes.as_str());
        }
        if let Some(expansions) = &self.expansions {
            ui.label(expansions.as_str());
        }
    }

    fn tools(&self) -> &[Tool] {
        &[]
    }

    fn tool(&mut self, _: &mut Ui, _: &str, _: &mut ViewContext<'_>) {}
}
