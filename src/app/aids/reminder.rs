//! The reminder beside a step: shown once in a play, and put away with a tap that moves nothing.

use egui::{Ui, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::boxes::BoxChange;
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, ListRow, Tokens, icon_button_side};
use crate::library::Ref;
use crate::library::aids::reminder_at;
use crate::library::entry::either;
use crate::locale::Language;

/// The room for a reminder in the step's card.
#[derive(Default)]
pub struct ReminderBox {
    shown: Option<ShownReminder>,
    made: Option<(String, usize, bool, Language)>,
}

/// A reminder in words.
struct ShownReminder {
    game: &'static str,
    id: String,
    words: String,
    at: Ref,
    /// How high it was drawn last: put away, it leaves its room until the step is over.
    height: f32,
}

impl ReminderBox {
    /// Makes the words when another step has come, or the language has changed.
    pub fn refresh(&mut self, model: &Model, open: &Open) {
        let made = (open.shown.step.clone(), open.shown.before, open.shown.is_over(), model.texts.language());
        if self.made.as_ref() == Some(&made) {
            return;
        }
        let same_step = self.made.as_ref().is_some_and(|before| (&before.0, before.1) == (&made.0, made.1));
        self.made = Some(made);
        let game = open.game.id();
        let wanted = !open.game.books().aids.reminders.is_empty() && !open.shown.is_over();
        let found = model.aids(game).filter(|_| wanted).and_then(|aids| {
            model.at_table(open, |table| reminder_at(&aids.reminders, &open.shown.step, open.shown.before, table))
        });
        let height = self.shown.as_ref().filter(|_| same_step).map_or(0.0, |shown| shown.height);
        let found = found.filter(|reminder| same_step || model.boxes.reminds(game, &reminder.id));
        self.shown = found.map(|reminder| ShownReminder {
            game,
            id: reminder.id.clone(),
            words: either(&reminder.text, model.texts.language()).to_owned(),
            at: Ref::new(game, reminder.look.clone()),
            height,
        });
    }

    /// Whether this step has one, be it that it was put away: its room stays until the step is over.
    pub const fn has_room(&self) -> bool {
        self.shown.is_some()
    }

    /// Draws it, or the room where it stood.
    pub fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let Some(shown) = &mut self.shown else { return };
        if !context.model.boxes.reminds(shown.game, &shown.id) {
            ui.allocate_space(vec2(ui.available_width(), shown.height));
            return;
        }
        let texts = &context.model.texts;
        let top = ui.cursor().top();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            let side = icon_button_side(&Tokens::of(ui));
            let size = vec2(ui.available_width() - side - space::S, side);
            let row = |ui: &mut Ui| ListRow::small(&shown.words).icon(Icon::Info).show(ui);
            let layout = egui::Layout::top_down(egui::Align::Min);
            if ui.allocate_ui_with_layout(size, layout, row).inner.clicked() {
                context.actions.push(AppAction::Look(shown.at.clone()));
            }
            if ui.add(Button::icon_only(Icon::Close, &texts.t("setup-remind-no-more"))).clicked() {
                context.actions.push(AppAction::Box(BoxChange::Remind(shown.game, shown.id.clone(), false)));
            }
        });
        shown.height = ui.cursor().top() - top - ui.spacing().item_spacing.y;
    }
}
