//! The guide's phases: dashes on a phone, a list on a desktop; tapping one moves the guide there after a question.

use std::fmt::Debug;
use std::hash::Hash;

use egui::style::ScrollAnimation;
use egui::{Align, Id, Response, Ui};

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::open::{Open, PhaseWords};
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::kit::{Button, StepState, progress_dashes, step_row, text};
use crate::locale::Message;
use crate::table::guide::{Cursor, PhaseState};

/// A dash for each phase; nothing when the play is over.
pub fn dashes(ui: &mut Ui, context: &ScreenContext<'_>, open: &Open) {
    let phases = &open.shown.phases;
    let Some(now) = phases.iter().position(|phase| phase.state == PhaseState::Now) else { return };
    let message = Message::new("app-phase-of").number("phase", now + 1).number("phases", phases.len());
    progress_dashes(ui, now, phases.len(), &context.model.texts.say(&message));
}

/// A row for each phase.
pub fn steps(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open) {
    for phase in &open.shown.phases {
        let state = match phase.state {
            PhaseState::Done => StepState::Done,
            PhaseState::Now => StepState::Now,
            PhaseState::Coming => StepState::Coming,
        };
        let about = Some(phase.about.as_str()).filter(|about| !about.is_empty());
        let row = step_row(ui, &phase.number, &phase.title, about, state);
        if phase.state == PhaseState::Now {
            seek(ui, &row, &(open.session.id(), &open.shown.place, &phase.title));
        }
        if row.clicked() && phase.state != PhaseState::Now {
            context.actions.push(AppAction::Show(Box::new(MoveTo::new(phase))));
        }
    }
}

/// Scrolls the list to the phase of now when it has become another one; afterwards the list is the person's.
fn seek(ui: &Ui, row: &Response, phase: &(impl Hash + Debug)) {
    let (id, now) = (Id::unique("guide-now"), Id::unique(phase).value());
    let before: Option<u64> = ui.data_mut(|data| data.get_temp(id));
    if before != Some(now) {
        ui.data_mut(|data| data.insert_temp(id, now));
        row.scroll_to_me_animation(Some(Align::Center), ScrollAnimation::none());
    }
}

/// Asks before the guide is moved by hand.
struct MoveTo {
    title: String,
    at: Cursor,
}

impl MoveTo {
    fn new(phase: &PhaseWords) -> Self {
        Self { title: phase.title.clone(), at: phase.at }
    }
}

impl Content for MoveTo {
    fn name(&self) -> &'static str {
        "move"
    }

    fn title(&self, _texts: &Texts) -> String {
        self.title.clone()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("app-move-about"));
        let moved = ui.add(Button::primary(&texts.t("app-move-here")).full()).clicked();
        if moved && let Some(view) = context.view.as_deref() {
            context.actions.push(AppAction::Session(UserCommand::Enter(view.move_action(self.at))));
        }
        moved
    }
}
