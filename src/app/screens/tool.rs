//! One of the game's own tools, opened over the table.

use egui::Ui;

use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::table::with_desk;
use crate::kit::page;

/// A tool of the open game.
pub struct ToolScreen {
    /// Its id.
    pub id: &'static str,
}

impl Screen for ToolScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let tools = context.view.as_deref().map(|view| view.tools()).unwrap_or_default();
        let title = tools.iter().find(|tool| tool.id == self.id).map_or("app-tool", |tool| tool.title);
        let title = context.model.texts.t(title);
        title_bar(ui, context, &title, |_, _| {});
        page(ui, |ui| with_desk(context, |view, context| view.tool(ui, self.id, context)));
    }
}
