//! One file a screen, and the parts that several screens share.

pub(in crate::app) mod banners;
pub(in crate::app) mod far;
pub(in crate::app) mod help;
pub(in crate::app) mod history;
pub(in crate::app) mod home;
pub(in crate::app) mod household_cards;
pub mod licenses;
pub(in crate::app) mod messages_screen;
pub(in crate::app) mod own_box;
pub(in crate::app) mod parts;
pub(in crate::app) mod people_screen;
pub(in crate::app) mod play_row;
pub(in crate::app) mod settings;
pub(in crate::app) mod sheet;
pub(in crate::app) mod template_screen;
pub(in crate::app) mod tool;
pub(in crate::app) mod trash;

use crate::app::nav::screen::{Place, Screen};
use crate::app::state::model::Model;
use crate::app::{afterwards, aids, bgstats, library, new_play, sharing, statistics, table, tools};

/// A fresh screen of a place.
pub fn screen_of(place: Place, model: &Model) -> Box<dyn Screen> {
    match place {
        Place::Home => Box::new(home::Home::default()),
        Place::Trash => Box::new(trash::Trash),
        Place::NewPlay => Box::new(new_play::NewPlay::new(model)),
        Place::WriteDown => Box::new(afterwards::PastScreen::new(model)),
        Place::EditPast => Box::new(afterwards::PastScreen::of_open(model)),
        Place::BgStats => Box::new(bgstats::MatchScreen::default()),
        Place::Table => Box::new(table::TableScreen::default()),
        Place::Library => Box::new(library::LibraryScreen::new(model)),
        Place::Sheet => Box::new(sheet::SheetScreen),
        Place::History => Box::new(history::History::new(model)),
        Place::Far => Box::new(far::Far),
        Place::Setup => Box::new(aids::SetupScreen::default()),
        Place::Packing => Box::new(aids::PackingScreen::default()),
        Place::Lesson(game) => Box::new(aids::LessonScreen::new(game)),
        Place::Tool(id) => Box::new(tool::ToolScreen { id }),
        Place::Tools => Box::new(tools::screen::ToolsScreen),
        Place::TableTool(tool) => tools::screen::screen_of(tool, model),
        Place::Settings => Box::new(settings::SettingsScreen::new(model)),
        Place::OwnBox(game) => Box::new(own_box::OwnBoxScreen::new(game, model)),
        Place::Template(_) => Box::new(template_screen::TemplateScreen::new(model)),
        Place::People => Box::new(people_screen::PeopleScreen::default()),
        Place::Statistics => Box::new(statistics::StatisticsScreen::default()),
        Place::Share => Box::new(sharing::share::ShareScreen),
        Place::Join => Box::new(sharing::join::JoinScreen::new(model)),
        Place::Messages => Box::new(messages_screen::MessagesScreen),
        Place::Help => Box::new(help::Help),
        Place::Licenses => Box::new(licenses::LicensesScreen::default()),
    }
}
