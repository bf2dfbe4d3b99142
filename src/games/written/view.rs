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
}

impl View for WrittenView {
    fn refresh(&mut self, play: &dyn Play, language: Language) {
        let minutes = play.state().downcast_ref::<State>().and_then(|state| state.written.minutes);
        self.minutes = minutes.map(|minutes| language.say(&Message::new("written-minutes").number("minutes", minutes)));
    }

    fn work(&mut self, ui: &mut Ui, _: &mut ViewContext<'_>) {
        if let Some(minutes) = &self.minutes {
            ui.label(minutes.as_str());
        }
    }

    fn tools(&self) -> &[Tool] {
        &[]
    }

    fn tool(&mut self, _: &mut Ui, _: &str, _: &mut ViewContext<'_>) {}
}
