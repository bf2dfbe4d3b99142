//! The templates of the score sheet as the app sees them.

use serde::Deserialize as _;
use serde_json::Value;

use super::template::{Template, file_name};
use super::view::TemplateForm;
use super::{ScoreSheet, file};
use crate::games::templates::{self, TemplateFormat};
use crate::games::view::TemplateEditor;
use crate::locale::Message;

impl Template {
    /// The template as the app lists it.
    pub(super) fn listed(&self) -> templates::Template {
        templates::Template {
            name: self.name.clone(),
            title: self.message(),
            rows: self.rows.len(),
            seats: usize::from(self.least)..=usize::from(self.most),
            figures: serde_json::to_value(self).unwrap_or_default(),
        }
    }

    fn of_listed(listed: &templates::Template) -> Option<Self> {
        Self::deserialize(&listed.figures).ok()
    }
}

impl TemplateFormat for ScoreSheet {
    fn built_in(&self) -> Vec<templates::Template> {
        vec![Template::points().listed(), Template::by_rounds().listed()]
    }

    fn read(&self, name: &str, text: &str) -> Result<templates::Template, Message> {
        file::read(text).map(|template| template.listed()).map_err(|error| error.say(name))
    }

    fn of_figures(&self, figures: &Value) -> Option<templates::Template> {
        Template::deserialize(figures).ok().map(|template| template.listed())
    }

    fn file_name(&self, name: &str) -> String {
        file_name(name)
    }

    fn form(&self, template: Option<&templates::Template>) -> Box<dyn TemplateEditor> {
        Box::new(TemplateForm::new(template.and_then(Template::of_listed).as_ref()))
    }
}
