//! By which template a play is scored: a built-in one, or one that is kept beside the plays.

use egui::{Sense, Ui, Vec2};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::games::Game;
use crate::games::templates::{Template, TemplateFormat};
use crate::kit::{Art, Button, Icon, ListRow, Tokens, Tone, banner, card, text, two_sides};
use crate::locale::Message;

/// The side of the drawing beside the title, in points.
const PAD: f32 = 40.0;

/// What is chosen; a template stands as its figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Chosen {
    /// A built-in one.
    BuiltIn(Value),
    /// That of a file.
    File(String),
    /// That of the open play, which is in no file.
    Played(Value),
}

/// The choice of a template.
pub struct TemplateChoice {
    format: &'static dyn TemplateFormat,
    built_in: Vec<Template>,
    chosen: Chosen,
    /// The template of the open play, where no file has it.
    played: Option<Template>,
    /// The file that was kept last, when it was seen last.
    fresh: Option<String>,
}

impl TemplateChoice {
    /// The choice, beginning with the template of the open play if it has one. None where no game has templates.
    pub fn new(model: &Model) -> Option<Self> {
        let format = model.templates.format?;
        let (built_in, fresh) = (format.built_in(), model.templates.fresh.clone());
        let usual = Chosen::BuiltIn(built_in.first()?.figures.clone());
        let mut choice = Self { format, built_in, chosen: usual, played: None, fresh };
        let open = model.open.as_ref().filter(|open| open.game.templates().is_some());
        let played = open.and_then(|open| format.of_figures(&open.session.play().setup().figures));
        if let Some(played) = played {
            if let Some((file, _)) = model.templates.sound().find(|(_, template)| **template == played) {
                choice.chosen = Chosen::File(file.to_owned());
            } else if choice.built_in.contains(&played) {
                choice.chosen = Chosen::BuiltIn(played.figures);
            } else {
                choice.chosen = Chosen::Played(played.figures.clone());
                choice.played = Some(played);
            }
        }
        Some(choice)
    }

    /// The choice, to be kept with a table that is half made.
    pub fn kept(&self) -> Value {
        serde_json::to_value(&self.chosen).unwrap_or_default()
    }

    /// Chooses as it was kept. A template whose file is gone falls back to the usual one when it is shown.
    pub fn resume(&mut self, kept: &Value) {
        let Ok(chosen) = Chosen::deserialize(kept) else { return };
        let template = match &chosen {
            Chosen::BuiltIn(figures) | Chosen::Played(figures) => self.format.of_figures(figures),
            Chosen::File(_) => None,
        };
        match (&chosen, template) {
            (Chosen::File(_), _) | (Chosen::BuiltIn(_), Some(_)) => self.chosen = chosen,
            (Chosen::Played(_), Some(played)) => (self.chosen, self.played) = (chosen, Some(played)),
            // What a later version has kept is not chosen.
            (Chosen::BuiltIn(_) | Chosen::Played(_), None) => {}
        }
    }

    fn template(&self, model: &Model) -> Option<Template> {
        let chosen = match &self.chosen {
            Chosen::BuiltIn(figures) | Chosen::Played(figures) => self.format.of_figures(figures),
            Chosen::File(file) => model.templates.find(file).cloned(),
        };
        chosen.or_else(|| self.built_in.first().cloned())
    }

    /// The template for the play's beginning.
    pub fn figures(&self, model: &Model) -> Value {
        self.template(model).map(|template| template.figures).unwrap_or_default()
    }

    /// What is missing of so many players.
    pub fn missing(&self, model: &Model, players: usize) -> Option<Message> {
        let template = self.template(model)?;
        let (least, most) = (*template.seats.start(), *template.seats.end());
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
        if matches!(&self.chosen, Chosen::File(file) if gone(file))
            && let Some(usual) = self.built_in.first()
        {
            self.chosen = Chosen::BuiltIn(usual.figures.clone());
        }
        card(ui, |ui| {
            let which = |ui: &mut Ui| text::quiet(ui, &texts.t("app-template-which"));
            two_sides(ui, PAD, which, |ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(PAD), Sense::hover());
                Art::Pad.paint(ui.painter(), &Tokens::of(ui), rect);
            });
            let built_in = self.built_in.iter().map(|it| (Chosen::BuiltIn(it.figures.clone()), it));
            let played = self.played.iter().map(|it| (Chosen::Played(it.figures.clone()), it));
            let files = model.templates.sound().map(|(file, it)| (Chosen::File(file.to_owned()), it));
            for (choice, template) in built_in.chain(played).chain(files) {
                let (name, about) = (texts.say(&template.title), texts.say(&about(template)));
                let row = ListRow::new(&name).note(&about).selected(choice == self.chosen);
                if row.show(ui).clicked() {
                    self.chosen = choice;
                }
            }
            for fault in model.templates.faults() {
                banner(ui, Tone::Warn, &texts.say(fault), None);
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
    let about = Message::new("app-template-about").number("rows", template.rows);
    about.number("least", *template.seats.start()).number("most", *template.seats.end())
}
