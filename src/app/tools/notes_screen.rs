//! A notepad: of the open play, where it stands beside its result later, and without one a slip of paper.

use egui::Ui;

use super::ToolAction;
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::kit::{card, notepad_field, page, text};
use crate::stats::Remark;

/// The screen.
pub struct NotesScreen;

impl Screen for NotesScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("tools-notes"), |_, _| {});
        let play = model.open.as_ref().map(|open| open.session.id());
        page(ui, |ui| {
            card(ui, |ui| {
                let (about, name) = match play {
                    Some(_) => ("tools-notes-play", "tools-notes-of-play"),
                    None => ("tools-notes-no-play", "tools-notes-of-none"),
                };
                text::quiet(ui, &texts.t(about));
                let name = texts.t(name);
                if let Some(play) = play {
                    let Remark { location, mut note } = model.remark(play);
                    if notepad_field(ui, &name, &mut note).changed() {
                        context.actions.push(AppAction::Jot(play, Remark { location, note }));
                    }
                } else {
                    let mut note = model.tools.notes.clone();
                    if notepad_field(ui, &name, &mut note).changed() {
                        context.actions.push(AppAction::Tool(ToolAction::Write(note)));
                    }
                }
            });
        });
    }
}
