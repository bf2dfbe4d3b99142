//! The points over the rounds of the open play.

use egui::Ui;

use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::rounds::Rounds;
use crate::app::state::texts::Texts;
use crate::kit::{Chart, text};

/// The chart of the play as it stood when it was opened.
pub struct RoundsDialog {
    rounds: Option<Rounds>,
}

impl RoundsDialog {
    /// The dialog for the open play.
    pub fn new(model: &Model) -> Self {
        Self { rounds: model.open.as_ref().and_then(Rounds::of) }
    }
}

impl Content for RoundsDialog {
    fn name(&self) -> &'static str {
        "rounds"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("evening-rounds-title").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        match &self.rounds {
            Some(rounds) => {
                let (title, along) = (texts.t("evening-rounds-points"), texts.t("evening-rounds-when"));
                let chart =
                    Chart { title: &title, along: &along, places: &rounds.places, series: &rounds.series, bars: false };
                chart.show(ui, "rounds");
            }
            None => {
                text::body(ui, &texts.t("evening-rounds-none"));
            }
        }
        false
    }
}
