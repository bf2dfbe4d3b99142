//! By which template a play is scored: a built-in one, or one that is kept beside the plays.

use egui::{Sense, Ui, Vec2};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::games::Game;
use crate::games::score_sheet::template::Template;
use crate::kit::{Art, Button, Icon, ListRow, Tokens, Tone, banner, card, text, two_sides};
use crate::locale::Message;

/// The side of the drawing beside the title, in points.
const PAD: f32 = 40.0;

/// What is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Chosen {
    /// A built-in one.
    BuiltIn(Template),
    /// That of a file.
    File(String),
    /// That of the open play, which is in no file.
    Played(Template),
}

/// The choice of a template.
pub struct TemplateChoice {
    chosen: Chosen,
    /// The template of the open play, where no file has it.
    played: Option<Template>,
    /// The file that was kept last, when it was seen last.
    fresh: Option<String>,
}

impl TemplateChoice {
    /// The choice, beginning with the template of the open play if it has one.
    pub fn new(model: &Model) -> Self {
        let fresh = model.templates.fresh.clone();
        let open = model.open.as_ref().filter(|open| open.game.has_templates());
        let figures = open.map(|open| &open.session.play().setup().figures);
        let played: Option<Template> = figures.and_then(|figures| Deserialize::deserialize(figures).ok());
        let Some(played) = played else {
            return Self { chosen: Chosen::BuiltIn(Template::points()), played: None, fresh };
        };
        if let Some((file, _)) = model.templates.sound().find(|(_, template)| **template == played) {
            return Self { chosen: Chosen::File(file.to_owned()), played: None, fresh };
        }
        if [Template::points(), Template::by_rounds()].contains(&played) {
            return Self { chosen: Chosen::BuiltIn(played), played: None, fresh };
        }
        Self { chosen: Chosen::Played(played.clone()), played: Some(played), fresh }
    }

    /// The choice, to be kept with a table that is half made.
    pub fn kept(&self) -> Value {
        serde_json::to_value(&self.chosen).unwrap_or_default()
    }

    /// Chooses as it was kept. A template whose file is gone falls back to the first built-in one when it is shown.
    pub fn resume(&mut self, kept: &Value) {
        if let Ok(chosen) = Chosen::deserialize(kept) {
            if let Chosen::Played(played) = &chosen {
                self.played = Some(played.clone());
            }
            self.chosen = chosen;
        }
    }

    fn template(&self, model: &Model) -> Template {
        match &self.chosen {
            Chosen::BuiltIn(template) | Chosen::Played(template) => template.clone(),
            Chosen::File(file) => model.templates.find(file).cloned().unwrap_or_else(Template::points),
        }
    }

    /// The template for the play's beginning.
    pub fn figures(&self, model: &Model) -> Value {
        serde_json::to_value(&self.template(model)).unwrap_or_default()
    }

    /// What is missing of so many players.
    pub fn missing(&self, model: &Model, players: usize) -> Option<Message> {
        let template = self.template(model);
        let (least, most) = (usize::from(template.least), usize::from(template.most));
        let key = match players {
            count if count < least => "app-choose-players",
            count if count > most => "app-too-many-players",
            _ => return None,
        };
        Some(Message::new(key).number("least", least).number("most", most))
    }

    /// A row for each template, and the ways to make and to change one.
    pub fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>, game: &dyn Game) {
        let model = context.model;
        let texts = &model.texts;
        if self.fresh != model.templates.fresh {
            self.fresh.clone_from(&model.templates.fresh);
            if let Some(file) = &self.fresh {
                self.chosen = Chosen::File(file.clone());
            }
        }
        let gone = |file: &str| model.templates.find(file).is_none();
        if matches!(&self.chosen, Chosen::File(file) if gone(file)) {
            self.chosen = Chosen::BuiltIn(Template::points());
        }
        card(ui, |ui| {
            let which = |ui: &mut Ui| text::quiet(ui, &texts.t("app-template-which"));
            two_sides(ui, PAD, which, |ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(PAD), Sense::hover());
                Art::Pad.paint(ui.painter(), &Tokens::of(ui), rect);
            });
            let built_in = [Template::points(), Template::by_rounds()].map(|it| (Chosen::BuiltIn(it.clone()), it));
            let played = self.played.clone().map(|it| (Chosen::Played(it.clone()), it));
            let files = model.templates.sound().map(|(file, it)| (Chosen::File(file.to_owned()), it.clone()));
            for (choice, template) in built_in.into_iter().chain(played).chain(files) {
                let (name, about) = (texts.say(&template.message()), texts.say(&about(&template)));
                let row = ListRow::new(&name).note(&about).selected(choice == self.chosen);
                if row.show(ui).clicked() {
                    self.chosen = choice;
                }
            }
            for fault in model.templates.list.iter().filter_map(|kept| kept.fault()) {
                banner(ui, Tone::Warn, &texts.say(&fault), None);
            }
            ui.horizontal_wrapped(|ui| {
                if ui.add(Button::quiet(&texts.t("app-template-new")).icon(Icon::Plus)).clicked() {
                    context.actions.push(AppAction::EditTemplate(game.id(), None));
                }
                if let Chosen::File(file) = &self.chosen
                    && ui.add(Button::quiet(&texts.t("app-template-change")).icon(Icon::Pencil)).clicked()
                {
                    context.actions.push(AppAction::EditTemplate(game.id(), Some(file.clone())));
                }
            });
        });
    }
}

/// How much is counted, and for how many.
fn about(template: &Template) -> Message {
    let about = Message::new("app-template-about").number("rows", template.rows.len());
    about.number("least", template.least).number("most", template.most)
}
