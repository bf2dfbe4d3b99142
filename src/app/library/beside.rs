//! An entry that was opened: beside the play or the list where there is room, else as a sheet over it.

use egui::style::ScrollAnimation;
use egui::{Align, Rect, Ui, Vec2};

use super::entry::EntryWords;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::games::view::View;
use crate::kit::tokens::{TARGET, space};
use crate::kit::{Button, Icon, card, icon_button, text, two_sides};
use crate::library::Ref;

/// The words of the entry that is open, kept until it is another one.
#[derive(Default)]
pub struct OpenedEntry {
    words: Option<EntryWords>,
}

impl OpenedEntry {
    /// The words of the entry that is open now.
    fn refresh(&mut self, model: &Model, view: Option<&dyn View>) -> Option<&EntryWords> {
        let Some(at) = model.looked.last() else {
            self.words = None;
            return None;
        };
        if !self.words.as_ref().is_some_and(|words| words.are_of(model, at)) {
            self.words = EntryWords::new(model, view, at, &model.sought);
        }
        self.words.as_ref()
    }

    /// Draws it on a card of its own, with the way back and away; nothing where nothing is open. Says whether it was drawn.
    pub fn show_card(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let before = self.words.as_ref().map(|words| words.at.clone());
        let Some(words) = self.refresh(context.model, context.view.as_deref()) else { return false };
        if before.as_ref() != Some(&words.at) {
            from_the_beginning(ui);
        }
        let texts = &context.model.texts;
        card(ui, |ui| {
            let ways = |ui: &mut Ui| {
                let close = icon_button(ui, Icon::Close, &texts.t("app-library-close")).clicked();
                let on = context.model.looked.len() > 1;
                let back = on && icon_button(ui, Icon::Back, &texts.t("app-library-back")).clicked();
                (back, close)
            };
            let ((), (back, close)) = two_sides(ui, TARGET, |ui| drop(text::title(ui, &words.name.words)), ways);
            context.actions.extend(back.then_some(AppAction::LookBack));
            context.actions.extend(close.then_some(AppAction::LookAway));
            ui.push_id(&words.at, |ui| words.show(ui, context, false));
        });
        true
    }
}

/// An entry is read from its beginning, however far the one before it was scrolled.
fn from_the_beginning(ui: &Ui) {
    let top = Rect::from_min_size(ui.max_rect().min, Vec2::ZERO);
    ui.scroll_to_rect_animation(top, Some(Align::TOP), ScrollAnimation::none());
}

/// The entry as a sheet.
pub struct EntrySheet {
    title: String,
    opened: OpenedEntry,
}

impl EntrySheet {
    /// The kind of this dialog.
    pub const NAME: &'static str = "look";

    /// The sheet of the entry that was opened last.
    pub fn new(model: &Model, at: &Ref) -> Self {
        let name = |at: &Ref| Some(model.lookup().get(at)?.name(model.texts.language()).to_owned());
        Self { title: name(at).unwrap_or_default(), opened: OpenedEntry::default() }
    }
}

impl Content for EntrySheet {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn title(&self, _texts: &Texts) -> String {
        self.title.clone()
    }

    fn is_read(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let before = self.opened.words.as_ref().map(|words| words.at.clone());
        let Some(words) = self.opened.refresh(context.model, context.view.as_deref()) else { return true };
        if before.is_some_and(|before| before != words.at) {
            from_the_beginning(ui);
        }
        if self.title != words.name.words {
            // It was changed, or a link was followed: the title above is drawn once more.
            self.title.clone_from(&words.name.words);
            ui.ctx().request_discard("title");
        }
        if context.model.looked.len() > 1 {
            let back = context.model.texts.t("app-library-back");
            if ui.add(Button::quiet(&back).icon(Icon::Back)).clicked() {
                context.actions.push(AppAction::LookBack);
            }
            ui.add_space(space::XS);
        }
        ui.push_id(&words.at, |ui| words.show(ui, context, false));
        false
    }
}
