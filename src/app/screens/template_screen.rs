//! A template of the table's own: made or changed in the window, and kept beside the plays.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::drafts::{draft, form as form_name};
use crate::app::state::model::Model;
use crate::games::view::TemplateEditor;
use crate::kit::{Button, Icon, bottom_bar, page};
use crate::locale::Message;

/// The form, and the file that it changes.
pub struct TemplateScreen {
    file: Option<String>,
    /// None where no game has templates, and so nothing leads here.
    form: Option<Box<dyn TemplateEditor>>,
    /// What stood in the form at first.
    first: Value,
}

impl TemplateScreen {
    /// The form of the template that is to be changed, or of a new one.
    pub fn new(model: &Model) -> Self {
        let file = model.templates.editing.clone();
        let template = file.as_deref().and_then(|file| model.templates.find(file));
        let form = model.templates.format.map(|format| format.form(template));
        let first = form.as_ref().map(|form| form.template().figures).unwrap_or_default();
        let draft = form_name(Place::Template(""), file.as_deref()).and_then(|name| model.drafts.raw(&name));
        let drafted = model.templates.format.and_then(|format| Some(format.form(Some(&format.of_figures(draft?)?))));
        let form = drafted.or(form);
        Self { first, form, file }
    }

    fn missing(&self, model: &Model) -> Option<Message> {
        let form = self.form.as_ref()?;
        let name = form.template().name;
        let taken = model.templates.is_taken(&name, self.file.as_deref());
        let taken = taken.then(|| Message::new("app-template-taken").text("name", name));
        form.missing().or(taken)
    }
}

impl Screen for TemplateScreen {
    fn draft(&self) -> Option<Value> {
        let template = self.form.as_ref()?.template().figures;
        (template != self.first).then(|| draft(&template)).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("app-template"), |_, _| {});
        bottom_bar(ui, |ui| {
            let missing = self.missing(model).map(|missing| texts.say(&missing));
            if loud_in_bar(ui, Button::primary(&texts.t("app-template-keep")).missing(missing.as_deref()))
                && let Some(form) = &self.form
            {
                let file = self.file.clone().unwrap_or_else(|| model.templates.free_file(&form.template().name));
                let new = self.file.is_none();
                context.actions.push(AppAction::KeepTemplate { file, text: form.text(), new });
            }
        });
        page(ui, |ui| {
            if let Some(form) = &mut self.form {
                form.show(ui, texts.language());
            }
            if let Some(file) = &self.file
                && ui.add(Button::quiet(&texts.t("app-template-remove")).icon(Icon::Trash).full()).clicked()
            {
                context.actions.push(AppAction::RemoveTemplate(file.clone()));
            }
        });
    }
}
