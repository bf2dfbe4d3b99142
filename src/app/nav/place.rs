//! The places of the window: where one can be. It says nothing of what is shown there, so that whoever only leads somewhere
//! needs to know no screen.

use crate::app::tools::table_tool::TableTool;

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
