//! The reminder beside a step: shown once in a play, and put away with a tap that moves nothing. Its room is there in every
//! turn, whether something is said in it or not, so that no control lies elsewhere in the next one.

use std::collections::BTreeSet;

use egui::{Align, Layout, Ui, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::boxes::BoxChange;
use crate::app::state::model::Model;
use crate::app::state::open::Open;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, ListRow, Tokens, icon_button_side};
use crate::library::Ref;
use crate::library::aids::reminders_at;
use crate::library::entry::either;
use crate::locale::Language;
use crate::store::PlayId;

/// The room for a reminder in the step's card.
#[derive(Default)]
pub struct ReminderBox {
    shown: Option<ShownReminder>,
    /// All that can be said beside this step, one after the other: the longest of it is what the room is made for.
    all: Vec<String>,
    /// The play, and the steps of it that have a room. One for which all was put away before the play was opened has none.
    rooms: Option<(PlayId, BTreeSet<String>)>,
    made: Option<(PlayId, String, usize, bool, Language)>,
}

/// A reminder in words.
struct ShownReminder {
    game: &'static str,
    id: String,
    words: String,
    at: Ref,
}

impl ReminderBox {
    /// Makes the words when another step has come, or the language has changed.
    pub fn refresh(&mut self, model: &Model, open: &Open) {
        let (play, shown, language) = (open.session.id(), &open.shown, model.texts.language());
        let made = (play, shown.step.clone(), shown.before, shown.is_over(), language);
        if self.made.as_ref() == Some(&made) {
            return;
        }
        self.made = Some(made);
        (self.shown, self.all) = (None, Vec::new());
        if self.rooms.as_ref().is_none_or(|(before, _)| *before != play) {
            self.rooms = Some((play, BTreeSet::new()));
        }
        let (game, Some((_, rooms))) = (open.game.id(), &mut self.rooms) else { return };
        if open.game.books().aids.reminders.is_empty() || shown.is_over() {
            return;
        }
        let Some(aids) = model.aids(game) else { return };
        let here = model.at_table(open, |table| reminders_at(&aids.reminders, &shown.step, table));
        if !rooms.contains(&shown.step) && !here.iter().any(|reminder| model.boxes.reminds(game, &reminder.id)) {
            return;
        }
        rooms.insert(shown.step.clone());
        self.all = here.iter().map(|reminder| either(&reminder.text, language).to_owned()).collect();
        // Each is shown once in a play, one after the other.
        self.shown = here.get(shown.before).map(|reminder| ShownReminder {
            game,
            id: reminder.id.clone(),
            words: either(&reminder.text, language).to_owned(),
            at: Ref::new(game, reminder.look.clone()),
        });
    }

    /// Whether this step has a room for one.
    pub const fn has_room(&self) -> bool {
        !self.all.is_empty()
    }

    /// Draws it in its room, which is as high as the longest of this step needs.
    pub fn show(&self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        if !self.has_room() {
            return;
        }
        let side = icon_button_side(&Tokens::of(ui));
        let room = ui.available_width();
        let size = vec2(room - side - space::S, side);
        let row = |words| ListRow::small(words).icon(Icon::Info);
        let heights = self.all.iter().map(|words| row(words).height(ui, size.x));
        let height = heights.fold(side, f32::max);
        ui.allocate_ui_with_layout(vec2(room, height), Layout::left_to_right(Align::Min), |ui| {
            ui.set_min_size(vec2(room, height));
            let Some(shown) = self.shown.as_ref().filter(|shown| context.model.boxes.reminds(shown.game, &shown.id))
            else {
                return;
            };
            ui.spacing_mut().item_spacing.x = space::S;
            let words = |ui: &mut Ui| row(&shown.words).show(ui);
            if ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), words).inner.clicked() {
                context.actions.push(AppAction::Look(shown.at.clone()));
            }
            let put_away = context.model.texts.t("setup-remind-no-more");
            if ui.add(Button::icon_only(Icon::Close, &put_away)).clicked() {
                context.actions.push(AppAction::Box(BoxChange::Remind(shown.game, shown.id.clone(), false)));
            }
        });
    }
}
