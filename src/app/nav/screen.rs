//! The screens: where one can be, and what a screen is given while it draws.

use egui::Ui;
use serde_json::Value;

use crate::app::app_action::AppAction;
use crate::app::state::model::Model;
use crate::app::tools::TableTool;
use crate::games::view::View;

/// Where one can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The list of plays.
    Home,
    /// The plays that were removed.
    Trash,
    /// Beginning a play.
    NewPlay,
    /// Writing a play down afterwards.
    WriteDown,
    /// Changing one that was written down, which is open.
    EditPast,
    /// Matching the games and players of another program’s file.
    BgStats,
    /// The open play.
    Table,
    /// Its score sheet.
    Sheet,
    /// What was entered.
    History,
    /// Its score, to be read across the table.
    Far,
    /// Its setup, step by step.
    Setup,
    /// Packing its box away.
    Packing,
    /// A game told in two minutes.
    Lesson(&'static str),
    /// One of the game's tools.
    Tool(&'static str),
    /// The tools of any table.
    Tools,
    /// One of them.
    TableTool(TableTool),
    /// The cards and rulings.
    Library,
    /// The settings.
    Settings,
    /// The people who have played here.
    People,
    /// What all plays say together.
    Statistics,
    /// What is printed on the owner's own board of a game.
    OwnBox(&'static str),
    /// The form of a template for plays of a game.
    Template(&'static str),
    /// Sharing the open play with other devices.
    Share,
    /// Joining a table of many devices.
    Join,
    /// The past messages.
    Messages,
    /// The commands and their keys.
    Help,
    /// The licenses of all that is part of the program.
    Licenses,
}

/// What a screen works with: all of it to read, and a list for what it asks.
pub struct ScreenContext<'a> {
    /// What there is to show.
    pub model: &'a Model,
    /// The panels of the open play.
    pub view: Option<&'a mut (dyn View + 'static)>,
    /// What the screen asks for.
    pub actions: &'a mut Vec<AppAction>,
}

/// A screen. It keeps what a person does on it (a half-typed name), and nothing that is kept elsewhere.
pub trait Screen {
    /// Draws it.
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>);

    /// Takes what the way to it was taken for: the game of [`Model::taken`].
    fn take(&mut self, _model: &Model) {}

    /// Whether something stands on it that a person would have to do again, and that is to be there after leaving it.
    fn is_unfinished(&self) -> bool {
        self.draft().is_some()
    }

    /// What is half entered on it, to be kept on disk; it is there again in [`Model::drafts`] when the screen is made.
    fn draft(&self) -> Option<Value> {
        None
    }
}

impl Place {
    /// Whether it needs an open play.
    pub const fn is_in_play(self) -> bool {
        matches!(
            self,
            Self::Table
                | Self::Sheet
                | Self::History
                | Self::Far
                | Self::Setup
                | Self::Packing
                | Self::EditPast
                | Self::Share
                | Self::Tool(_)
        )
    }
}
