//! Addresses: every play, screen and entry of the library has one, written after the `#` of a page's address. A page shows
//! it and follows it, and the desktop takes it as an argument.
//!
//! | address | what it shows |
//! |---|---|
//! | (none) | Home |
//! | `play=ID` | the table of a play; `play=ID/sheet`, `/history`, `/far`, `/setup`, `/packing`, `/share`, `/edit` (one that was written down afterwards) or the id of a tool its other screens |
//! | `look=GAME/ENTRY` | a card or a ruling |
//! | `screen=NAME` | a screen of the window: `new-play`, `look-up`, `settings` … |
//! | `box=GAME` | the values of the owner's own box |
//! | `lesson=GAME` | a game told in two minutes |
//! | `template=GAME` | the form of a template, of a game that has some |
//!
//! All of them hold a `=`. A word without one is a key with which a device joins a shared table, and no place.

use std::fmt::{self, Display, Formatter};
use std::rc::Rc;

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::library::EntrySheet;
use crate::app::nav::place::Place;
use crate::app::tools::table_tool::TableTool;
use crate::games::{self, Games};
use crate::library::Ref;
use crate::locale::{Language, Message};
use crate::store::PlayId;

/// What an address leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// A screen that needs no open play.
    Screen(Place),
    /// A play, and which of its screens: empty for its table.
    Play(PlayId, String),
    /// A card or a ruling.
    Look(Ref),
}

/// The screens that have a name in an address.
const SCREENS: [(&str, Place); 20] = [
    ("new-play", Place::NewPlay),
    ("write-down", Place::WriteDown),
    ("join", Place::Join),
    ("look-up", Place::Library),
    ("settings", Place::Settings),
    ("people", Place::People),
    ("statistics", Place::Statistics),
    ("trash", Place::Trash),
    ("messages", Place::Messages),
    ("help", Place::Help),
    ("licenses", Place::Licenses),
    ("tools", Place::Tools),
    ("first-player", Place::TableTool(TableTool::First)),
    ("order", Place::TableTool(TableTool::Order)),
    ("dice", Place::TableTool(TableTool::Dice)),
    ("countdown", Place::TableTool(TableTool::Countdown)),
    ("turn-clock", Place::TableTool(TableTool::TurnClock)),
    ("numbers", Place::TableTool(TableTool::Numbers)),
    ("number-line", Place::TableTool(TableTool::Line)),
    ("notes", Place::TableTool(TableTool::Notes)),
];

/// The screens of a play that have a name in an address, its tools aside.
const OF_A_PLAY: [(&str, Place); 7] = [
    ("edit", Place::EditPast),
    ("sheet", Place::Sheet),
    ("history", Place::History),
    ("far", Place::Far),
    ("setup", Place::Setup),
    ("packing", Place::Packing),
    ("share", Place::Share),
];

impl Address {
    /// Reads an address: what stands after the `#`, with it or without it, or the whole address of a page. None where
    /// nothing is called so.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.rsplit_once('#').map_or(text, |(_, fragment)| fragment);
        if text.is_empty() {
            return Some(Self::Screen(Place::Home));
        }
        let (kind, what) = text.split_once('=')?;
        match kind {
            "play" => {
                let (play, part) = what.split_once('/').unwrap_or((what, ""));
                Some(Self::Play(play.parse().ok()?, part.to_owned()))
            }
            "look" => {
                let (game, entry) =
                    what.split_once('/').filter(|(game, entry)| !game.is_empty() && !entry.is_empty())?;
                Some(Self::Look(Ref::new(game, entry)))
            }
            "screen" => SCREENS.iter().find(|(name, _)| *name == what).map(|(_, place)| Self::Screen(*place)),
            "box" => games::find(what).map(|game| Self::Screen(Place::OwnBox(game.id()))),
            "lesson" => games::find(what).map(|game| Self::Screen(Place::Lesson(game.id()))),
            "template" => {
                let game = games::find(what).filter(|game| game.templates().is_some())?;
                Some(Self::Screen(Place::Template(game.id())))
            }
            _ => None,
        }
    }
}

impl Display for Address {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Screen(Place::OwnBox(game)) => write!(f, "box={game}"),
            Self::Screen(Place::Lesson(game)) => write!(f, "lesson={game}"),
            Self::Screen(Place::Template(game)) => write!(f, "template={game}"),
            Self::Screen(place) => match SCREENS.iter().find(|(_, other)| other == place) {
                Some((name, _)) => write!(f, "screen={name}"),
                None => Ok(()),
            },
            Self::Play(play, part) if part.is_empty() => write!(f, "play={play}"),
            Self::Play(play, part) => write!(f, "play={play}/{part}"),
            Self::Look(at) => write!(f, "look={at}"),
        }
    }
}

/// What is shown, in words: the title of the window or page, and the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::app) struct Here {
    of: Standpoint,
    pub title: Rc<str>,
    pub address: Rc<str>,
}

/// What the title and the address follow from; they are made anew only when it has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Standpoint {
    place: Place,
    play: Option<PlayId>,
    looked: usize,
    wide: bool,
    dialogs: usize,
    dialog: Option<&'static str>,
    language: Language,
}

impl App {
    /// Shows what an address leads to, as a link to it does.
    pub fn visit_address(&mut self, address: Address) {
        self.decide();
        self.looking = None;
        match address {
            Address::Screen(Place::Home) => self.leave_all(),
            Address::Screen(place) => self.apply(AppAction::Go(place)),
            Address::Play(play, part) => {
                self.dialogs.clear();
                self.arriving = Some(part);
                self.apply(AppAction::Open(play));
                // It was open already.
                if self.model.open.as_ref().is_some_and(|open| open.session.id() == play) {
                    self.arrive();
                }
            }
            Address::Look(at) => {
                self.need_own();
                let own = at.id.starts_with(crate::library::own::PREFIX);
                if !own && !self.model.library.is_there() {
                    self.looking = Some(at);
                    return;
                }
                if !own && self.model.lookup().get(&at).is_none() {
                    return self.message(Message::new("addresses-unknown"), true, None);
                }
                self.dialogs.retain(|dialog| dialog.name() == EntrySheet::NAME);
                if self.place() != Place::Table {
                    self.apply(AppAction::Go(Place::Library));
                }
                self.apply(AppAction::Look(at));
            }
        }
    }

    /// What was asked for by an address that nothing is called by.
    pub fn visit_written(&mut self, address: &str) {
        match Address::parse(address) {
            Some(address) => self.visit_address(address),
            None => self.message(Message::new("addresses-unknown"), true, None),
        }
    }

    /// Goes on to the screen of a play that an address has named, when the play is open.
    pub(in crate::app) fn arrive(&mut self) {
        let Some(part) = self.arriving.take().filter(|part| !part.is_empty()) else { return };
        let tools = self.view.as_deref().map(|view| view.tools()).unwrap_or_default();
        let tool = tools.iter().find(|tool| tool.id == part).map(|tool| Place::Tool(tool.id));
        let place = OF_A_PLAY.iter().find(|(name, _)| *name == part).map(|(_, place)| *place).or(tool);
        // A page cannot be a host, and a window without a network neither.
        if let Some(place) = place.filter(|place| *place != Place::Share || self.model.share.possible) {
            self.apply(AppAction::Go(place));
        }
    }

    /// Goes on to the entry that an address has named, when the library has come.
    pub(in crate::app) fn arrive_in_library(&mut self) {
        if self.model.library.is_there()
            && let Some(at) = self.looking.take()
        {
            self.visit_address(Address::Look(at));
        }
    }

    /// Back at Home, with nothing over it.
    fn leave_all(&mut self) {
        self.dialogs.clear();
        self.apply(AppAction::Go(Place::Home));
    }

    /// The title and the address of what is shown.
    pub(in crate::app) fn here(&mut self) -> Here {
        let of = Standpoint {
            place: self.place(),
            play: self.shown_play(),
            looked: self.model.looked.len(),
            wide: self.wide,
            dialogs: self.dialogs.len(),
            dialog: self.dialogs.last().map(|dialog| dialog.name()),
            language: self.model.texts.language(),
        };
        if let Some(here) = self.here.as_ref().filter(|here| here.of == of) {
            return here.clone();
        }
        let here = Here {
            of,
            title: self.title().into(),
            address: self.address().map_or_else(String::new, |address| address.to_string()).into(),
        };
        self.here.insert(here).clone()
    }

    /// The address of what is shown; none where it has none of its own.
    fn address(&self) -> Option<Address> {
        let sheet = self.dialogs.last().is_some_and(|dialog| dialog.name() == EntrySheet::NAME);
        let beside = self.wide && self.dialogs.is_empty() && matches!(self.place(), Place::Table | Place::Library);
        if let Some(at) = self.model.looked.last().filter(|_| sheet || beside) {
            return Some(Address::Look(at.clone()));
        }
        let in_play = |part: &str| Some(Address::Play(self.shown_play()?, part.to_owned()));
        match self.place() {
            Place::Table => in_play(""),
            Place::Tool(id) => in_play(id),
            place => match OF_A_PLAY.iter().find(|(_, other)| *other == place) {
                Some((part, _)) => in_play(part),
                None => Some(Address::Screen(place)),
            },
        }
    }

    /// What is shown, from what lies on top down to the program's own name.
    fn title(&self) -> String {
        let texts = &self.model.texts;
        let place = self.place();
        let tool = |id: &str| {
            let tools = self.view.as_deref().map(|view| view.tools()).unwrap_or_default();
            tools.iter().find(|tool| tool.id == id).map(|tool| texts.t(tool.title).to_string())
        };
        let game = |games: Games, id: &str| games::among(games, id).map(|game| texts.say(&game.name()));
        let screen = match place {
            Place::Home | Place::Table => None,
            Place::Tool(id) => tool(id),
            Place::OwnBox(id) => game(self.model.games, id),
            place => place.title().map(|key| texts.t(key).to_string()),
        };
        let open = self.model.open.as_ref().filter(|_| place.is_in_play()).map(|open| open.shown.game.clone());
        let dialog = self.dialogs.last().map(|dialog| dialog.title(texts));
        let parts = [dialog, screen, open, Some(texts.t("app-name").to_string())];
        parts.into_iter().flatten().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" – ")
    }
}

impl Place {
    /// The message that names it; none where that depends on the play or a game.
    const fn title(self) -> Option<&'static str> {
        Some(match self {
            Self::Home | Self::Table | Self::Tool(_) | Self::OwnBox(_) => return None,
            Self::Setup => "setup-title",
            Self::Packing => "setup-command-packing",
            Self::Lesson(_) => "setup-lesson",
            Self::Trash => "app-command-trash",
            Self::NewPlay => "app-command-new-play",
            Self::WriteDown => "afterwards-title",
            Self::EditPast => "afterwards-edit",
            Self::BgStats => "bgstats-title",
            Self::Sheet => "app-command-sheet",
            Self::History => "app-command-history",
            Self::Far => "app-command-far",
            Self::Library => "app-library",
            Self::Settings => "app-command-settings",
            Self::People => "app-command-people",
            Self::Statistics => "statistics-title",
            Self::Template(_) => "app-template",
            Self::Share => "share-title",
            Self::Join => "link-join-title",
            Self::Messages => "app-command-messages",
            Self::Help => "app-command-help",
            Self::Licenses => "app-licenses",
            Self::Tools => "tools-title",
            Self::TableTool(tool) => tool.title(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_tool_of_a_game_is_called_as_a_screen_of_every_play() {
        for game in games::ALL {
            for tool in game.view().tools() {
                assert!(OF_A_PLAY.iter().all(|(part, _)| *part != tool.id), "{}: {}", game.id(), tool.id);
            }
        }
    }

    #[test]
    fn an_address_is_read_as_it_is_written() {
        let play = PlayId::fresh();
        let places = SCREENS.iter().map(|(_, place)| Address::Screen(*place));
        let others = [
            Address::Screen(Place::Home),
            Address::Screen(Place::OwnBox("amun-re")),
            Address::Screen(Place::Lesson("amun-re")),
            Address::Screen(Place::Template("score-sheet")),
            Address::Play(play, "packing".to_owned()),
            Address::Play(play, "share".to_owned()),
            Address::Play(play, String::new()),
            Address::Play(play, "sheet".to_owned()),
            Address::Play(play, "board".to_owned()),
            Address::Look(Ref::new("cities-and-knights", "who-loses-a-city")),
        ];
        for address in places.chain(others) {
            let written = address.to_string();
            for text in [written.clone(), format!("#{written}"), format!("https://example.org/t/?a=1#{written}")] {
                assert_eq!(Address::parse(&text), Some(address.clone()), "{text}");
            }
        }
    }

    #[test]
    fn what_is_no_address_leads_nowhere() {
        for text in [
            "3f9c2d77aa",
            "play=12",
            "look=amun-re",
            "look=/x",
            "screen=nowhere",
            "box=chess",
            "template=amun-re",
            "x=y",
        ] {
            assert_eq!(Address::parse(text), None, "{text}");
        }
    }
}
