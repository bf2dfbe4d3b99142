//! Before a step ends for several players at once: who has still to act, each with a way to end it alone, and then all.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::texts::Texts;
use crate::app::sync::session::UserCommand;
use crate::games::for_all::ForAll;
use crate::games::view::View;
use crate::kit::tokens::space;
use crate::kit::{Button, hairline, player_row, text};

/// Who has still to act in the open play's step.
pub struct ForAllDialog {
    /// What stood over the list last.
    title: String,
}

impl ForAllDialog {
    /// The dialog of this step.
    pub fn new(for_all: &ForAll) -> Self {
        Self { title: for_all.title.clone() }
    }
}

impl Content for ForAllDialog {
    fn name(&self) -> &'static str {
        "for-all"
    }

    fn title(&self, _texts: &Texts) -> String {
        self.title.clone()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        // The step is over, or everyone is done with it: there is nothing left to ask.
        let for_all = context.view.as_deref().and_then(View::for_all).filter(|for_all| for_all.done.is_none());
        let Some(for_all) = for_all else { return true };
        self.title.clone_from(&for_all.title);
        let mut entered = None;
        for player in &for_all.players {
            player_row(ui, player.person.mark, &player.person.name, None, |ui| {
                if let Some((words, name, action)) = &player.alone
                    && ui.add(Button::quiet(words).name(name)).clicked()
                {
                    entered = Some(action);
                }
                text::quiet(ui, &player.about);
            });
        }
        ui.add_space(space::S);
        hairline(ui);
        ui.add_space(space::S);
        let (words, end) = &for_all.end;
        let ended = ui.add(Button::quiet(words).full()).clicked();
        if ended {
            entered = Some(end);
        }
        // On a phone the last row comes to lie where the highlighted button was: what is tapped there ends nothing.
        ui.add_space(space::S);
        let not_yet = ui.add(Button::plain(&context.model.texts.t("app-not-yet")).full()).clicked();
        if let Some(action) = entered {
            context.actions.push(AppAction::Session(UserCommand::Enter(action.clone())));
        }
        ended || not_yet
    }
}
