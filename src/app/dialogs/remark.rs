//! Where a play was, and what somebody notes of it.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, choice_chip, note_field, text, text_field, unless};
use crate::locale::Message;
use crate::stats::Remark;
use crate::store::PlayId;

/// How many places are offered, the first by name.
const OFFERED: usize = 8;

/// The form.
pub struct RemarkDialog {
    play: PlayId,
    remark: Remark,
    /// The places that were named before.
    places: Vec<String>,
    /// What the clock of turns says of the play, and whether it stands in the note already.
    times: Option<String>,
    timed: bool,
}

impl RemarkDialog {
    /// The form for a play, with what is noted of it.
    pub fn new(model: &Model, play: PlayId) -> Self {
        let places = model.evenings.remarks().locations();
        let places = places.into_iter().take(OFFERED).map(str::to_owned).collect();
        let open = model.open.as_ref().filter(|open| open.session.id() == play);
        let times = open.and_then(|_| model.times_used());
        Self { play, remark: model.remark(play), places, times, timed: false }
    }
}

impl Content for RemarkDialog {
    fn name(&self) -> &'static str {
        "remark"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("evening-remark").to_string()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text_field(ui, &texts.t("evening-place"), &mut self.remark.location);
        if !self.places.is_empty() {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                for place in &self.places {
                    let name = texts.say(&Message::new("evening-place-is").text("place", place));
                    if choice_chip(ui, place, &name, *place == self.remark.location).clicked() {
                        self.remark.location.clone_from(place);
                    }
                }
            });
        }
        note_field(ui, &texts.t("evening-note"), &mut self.remark.note);
        if let Some(times) = &self.times {
            let why = self.timed.then(|| texts.t("tools-clock-added"));
            let add = texts.t("tools-clock-add");
            if unless(ui, why.as_deref(), |ui| ui.add(Button::quiet(&add).icon(Icon::Clock))).clicked() && !self.timed {
                let note = &mut self.remark.note;
                *note = if note.trim().is_empty() { times.clone() } else { format!("{}\n{times}", note.trim_end()) };
                self.timed = true;
            }
        }
        text::quiet(ui, &texts.t("evening-remark-about"));
        let keep = ui.add(Button::primary(&texts.t("evening-remark-keep")).full()).clicked();
        if keep {
            let plain = |words: &str| words.trim().to_owned();
            let remark = Remark { location: plain(&self.remark.location), note: plain(&self.remark.note) };
            context.actions.push(AppAction::Remark(self.play, remark));
        }
        keep
    }
}
