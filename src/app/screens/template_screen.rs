//! A template of the table's own: made or changed in the window, and kept beside the plays.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Place, Screen, ScreenContext};
use crate::app::screens::parts::{loud_in_bar, title_bar};
use crate::app::state::drafts::{draft, form as form_name};
use crate::app::state::model::Model;
use crate::games::score_sheet::template::Template;
use crate::games::score_sheet::{TemplateForm, file};
use crate::kit::{Button, Icon, bottom_bar, page};
use crate::locale::Message;

/// The form, and the file that it changes.
pub struct TemplateScreen {
    file: Option<String>,
    form: TemplateForm,
    /// What stood in the form at first.
    first: Template,
}

impl TemplateScreen {
    /// The form of the template that is to be changed, or of a new one.
    pub fn new(model: &Model) -> Self {
        let file = model.templates.editing.clone();
        let template = file.as_deref().and_then(|file| model.templates.find(file));
        let form = TemplateForm::new(template);
        let first = form.template();
        let draft =
            form_name(Place::Template(""), file.as_deref()).and_then(|name| model.drafts.get::<Template>(&name));
        let form = draft.map_or(form, |draft| TemplateForm::new(Some(&draft)));
        Self { first, form, file }
    }

    fn missing(&self, model: &Model) -> Option<Message> {
        let name = self.form.template().name;
        let taken = model.templates.is_taken(&name, self.file.as_deref());
        let taken = taken.then(|| Message::new("app-template-taken").text("name", name));
        self.form.missing().or(taken)
    }
}

impl Screen for TemplateScreen {
    fn draft(&self) -> Option<Value> {
        let template = self.form.template();
        (template != self.first).then(|| draft(&template)).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("app-template"), |_, _| {});
        bottom_bar(ui, |ui| {
            let missing = self.missing(model).map(|missing| texts.say(&missing));
            if loud_in_bar(ui, Button::primary(&texts.t("app-template-keep")).missing(missing.as_deref())) {
                let template = self.form.template();
                let file = self.file.clone().unwrap_or_else(|| model.templates.free_file(&template.name));
                let new = self.file.is_none();
                context.actions.push(AppAction::KeepTemplate { file, text: file::write(&template), new });
            }
        });
        page(ui, |ui| {
            self.form.show(ui, texts.language());
            if let Some(file) = &self.file
                && ui.add(Button::quiet(&texts.t("app-template-remove")).icon(Icon::Trash).full()).clicked()
            {
                context.actions.push(AppAction::RemoveTemplate(file.clone()));
            }
        });
    }
}
