//! A game told in two minutes, each point with the ruling behind it; then what differs between editions, and the reminders.

use egui::Ui;

use crate::app::app_action::AppAction;
use crate::app::nav::commands::Command;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::{more_menu, title_bar};
use crate::app::state::boxes::BoxChange;
use crate::app::state::model::Model;
use crate::kit::{ListRow, card, hairline, page, switch_row, text};
use crate::library::Ref;
use crate::library::aids::{Lesson, Point};
use crate::library::entry::either;
use crate::locale::Language;

/// What the menu holds.
const MENU: [Command; 4] = [Command::Library, Command::Print, Command::Settings, Command::Palette];

/// The screen of one game.
pub struct LessonScreen {
    game: &'static str,
    parts: Vec<Part>,
    reminders: Vec<(Vec<String>, String)>,
    made: Option<Language>,
}

/// Points under a title.
struct Part {
    title: String,
    points: Vec<(String, Ref)>,
}

impl LessonScreen {
    /// The lesson of a game.
    pub const fn new(game: &'static str) -> Self {
        Self { game, parts: Vec::new(), reminders: Vec::new(), made: None }
    }

    fn refresh(&mut self, model: &Model) {
        let language = model.texts.language();
        if self.made == Some(language) {
            return;
        }
        let Some(aids) = model.aids(self.game) else { return };
        self.made = Some(language);
        self.parts = aids.lesson.as_ref().map_or_else(Vec::new, |lesson| self.parts_of(model, lesson));
        // What is forgotten in several steps is said by one reminder each, and switched by one row.
        self.reminders.clear();
        for reminder in &aids.reminders {
            let words = either(&reminder.text, language);
            match self.reminders.iter_mut().find(|(_, known)| known == words) {
                Some((ids, _)) => ids.push(reminder.id.clone()),
                None => self.reminders.push((vec![reminder.id.clone()], words.to_owned())),
            }
        }
    }

    fn parts_of(&self, model: &Model, lesson: &Lesson) -> Vec<Part> {
        let language = model.texts.language();
        let point = |point: &Point| (either(&point.text, language).to_owned(), Ref::new(self.game, point.look.clone()));
        let part = |title: String, points: &[Point]| Part { title, points: points.iter().map(point).collect() };
        let told = [
            ("setup-lesson-goal", &lesson.goal),
            ("setup-lesson-turn", &lesson.turn),
            ("setup-lesson-end", &lesson.end),
            ("setup-lesson-mistakes", &lesson.mistakes),
        ];
        let told = told.into_iter().map(|(key, points)| part(model.texts.t(key).to_string(), points));
        let editions = lesson.editions.iter().map(|edition| {
            let name = either(&edition.name, language);
            part(name.to_owned(), &edition.points)
        });
        told.chain(editions).collect()
    }
}

impl Screen for LessonScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        self.refresh(context.model);
        let texts = &context.model.texts;
        title_bar(ui, context, &texts.t("setup-lesson"), |ui, context| more_menu(ui, context, &MENU, false));
        page(ui, |ui| {
            if let Some(game) = context.model.game(self.game) {
                text::quiet(ui, &texts.say(&game.name()));
            }
            for (index, part) in self.parts.iter().enumerate() {
                ui.push_id(index, |ui| {
                    card(ui, |ui| {
                        text::title(ui, &part.title);
                        for (index, (words, at)) in part.points.iter().enumerate() {
                            if index > 0 {
                                hairline(ui);
                            }
                            if ui.push_id(index, |ui| ListRow::new(words).opens().show(ui)).inner.clicked() {
                                context.actions.push(AppAction::Look(at.clone()));
                            }
                        }
                    });
                });
            }
            if !self.reminders.is_empty() {
                self.reminders(ui, context);
            }
        });
    }
}

impl LessonScreen {
    /// What is said beside the steps, each with a switch.
    fn reminders(&self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let texts = &context.model.texts;
        card(ui, |ui| {
            text::title(ui, &texts.t("setup-reminders"));
            text::quiet(ui, &texts.t("setup-reminders-about"));
            for (ids, words) in &self.reminders {
                hairline(ui);
                let on = ids.iter().any(|id| context.model.boxes.reminds(self.game, id));
                if let Some(on) = ui.push_id(words, |ui| switch_row(ui, words, None, on)).inner {
                    let change = |id: &String| AppAction::Box(BoxChange::Remind(self.game, id.clone(), on));
                    context.actions.extend(ids.iter().map(change));
                }
            }
        });
    }
}
