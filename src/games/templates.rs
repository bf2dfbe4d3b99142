//! Templates: what a table says itself of the box that it plays, kept in files beside the plays.
//!
//! A game that is played by templates gives a [`TemplateFormat`]; the app keeps the files, lists them and shows the form
//! without knowing what stands in them.

use std::fmt::Debug;
use std::ops::RangeInclusive;

use serde_json::Value;

use super::view::TemplateEditor;
use crate::locale::Message;

/// A template as the app lists it and gives it to a play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// Its name as it was typed; empty for a built-in one.
    pub name: String,
    /// What it is called in the list.
    pub title: Message,
    /// How many things are counted by it.
    pub rows: usize,
    /// How many can play by it.
    pub seats: RangeInclusive<usize>,
    /// The template itself: the figures of a setup, and what a draft holds.
    pub figures: Value,
}

/// The templates of a game: how they are read, and how one is made.
pub trait TemplateFormat: Debug + Sync {
    /// Those that need no file, the usual one first.
    fn built_in(&self) -> Vec<Template>;

    /// Reads the text of a file. `file` is its name, for the message.
    ///
    /// # Errors
    /// What is wrong with it, and in which line.
    fn read(&self, file: &str, text: &str) -> Result<Template, Message>;

    /// The template that a setup's figures or a draft hold; none where they hold something else.
    fn of_figures(&self, figures: &Value) -> Option<Template>;

    /// The name, without an ending, of a file for a template of this name.
    fn file_name(&self, name: &str) -> String;

    /// The form to change a template; without one, to make a new one.
    fn form(&self, template: Option<&Template>) -> Box<dyn TemplateEditor>;
}
