//! All that the screens show: what the store said, the open play, the settings, the messages.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde_json::Value;

use crate::app::bgstats::Incoming;
use crate::app::library::own::OwnEntries;
use crate::app::platform::clock::Clock;
use crate::app::platform::host::Surroundings;
use crate::app::sharing::guest::Joining;
use crate::app::sharing::host::Sharing;
use crate::app::state::boxes::Boxes;
use crate::app::state::drafts::Drafts;
use crate::app::state::evenings::Evenings;
use crate::app::state::messages::{Messages, Notification};
use crate::app::state::open::Open;
use crate::app::state::people::People;
use crate::app::state::prefs::Settings;
use crate::app::state::shelf::Shelf;
use crate::app::state::templates::Templates;
use crate::app::state::texts::Texts;
use crate::app::sync::incoming::IncomingFile;
use crate::app::tools::Tools;
use crate::games::{self, Game, Games, GamesLibrary};
use crate::household::taken_back::FolderChange;
use crate::household::{FolderStatus, MergeReport};
use crate::library::{Later, Lookup, Query, Ref};
use crate::link::linked::TableStatus;
use crate::stats::bgstats::{Matching, Records};
use crate::stats::file_name;
use crate::store::{Backup, Listed, Notice, StoreError};
use crate::table::seat::Choice;

/// What there is to show. Screens only read it.
pub struct Model {
    /// The words.
    pub texts: Texts,
    /// The games that can be played.
    pub games: Games,
    /// Their cards and rulings.
    pub library: GamesLibrary,
    /// The clock.
    pub clock: Clock,
    /// The settings.
    pub settings: Settings,
    /// The people who have played here.
    pub people: People,
    /// What all plays that are over say together, and the names, places and notes beside them.
    pub evenings: Evenings,
    /// Which games and players of other programs’ files are which here.
    pub matching: Matching,
    /// What other programs’ files said of games, players and places, for such files again.
    pub records: Records,
    /// Another program’s file that is being matched; none where there is none.
    pub incoming: Option<Incoming>,
    /// What has come from files and waits for a person's answer, and what it would do.
    pub incoming_file: Option<(IncomingFile, MergeReport)>,
    /// What the folder that is kept in step has changed here, the oldest first.
    pub folder_changes: Vec<FolderChange>,
    /// What is remembered of the boxes.
    pub boxes: Boxes,
    /// What is half entered on the forms.
    pub drafts: Drafts,
    /// What the owner has read off the boards, by game.
    pub figures: BTreeMap<&'static str, Value>,
    /// The templates that are kept beside the plays.
    pub templates: Templates,
    /// The plays; none until the store has said them.
    pub shelf: Option<Shelf>,
    /// The plays in the trash.
    pub trash: Shelf,
    /// The open play.
    pub open: Option<Open>,
    /// What a person has added to them.
    pub shelf_of_own: OwnEntries,
    /// The entries that are open beside the screen or over it, the one that is shown last.
    pub looked: Vec<Ref>,
    /// What was looked for when the entry that is open was found: its words are marked there.
    pub sought: Query,
    /// The phase of which the library was called for everything.
    pub library_phase: Option<String>,
    /// How often the library was called for.
    pub library_called: u32,
    /// The game that was taken from the shelf, while New play is being opened for it.
    pub taken: Option<&'static str>,
    /// The messages.
    pub messages: Messages,
    /// That something beside plays could not be saved, with the offer to retry; it stays in sight until it is saved.
    pub unsaved: Option<Notification>,
    /// Whether that was put away; the list of plays goes on saying it.
    pub unsaved_put_away: bool,
    /// What the store's owner must know.
    pub notices: Vec<Notice>,
    /// Whether the store is writing something.
    pub writing: bool,
    /// Whether all plays stand in a file that was written after the last entry.
    pub in_a_file: bool,
    /// How the folder that is kept in step stands; none where the system has no folders.
    pub folder_status: Option<FolderStatus>,
    /// The table of many devices at which this one is a guest; none where it is none.
    pub table: Option<TableStatus>,
    /// What joining such a table has come to.
    pub join: Joining,
    /// The sharing of a play of this window.
    pub share: Sharing,
    /// Why the store cannot be used; none when it can.
    pub broken: Option<StoreError>,
    /// The backups.
    pub backups: Vec<Backup>,
    /// The plays that can be taken in from databases that were moved aside.
    pub salvage: Vec<Listed>,
    /// The folder with the plays; none where there is none.
    pub folder: Option<PathBuf>,
    /// Where files are written when nobody says where; none where the system asks and nobody types a path.
    pub files: Option<PathBuf>,
    /// Whether the system asks which file is meant.
    pub asks: bool,
    /// What the tools of any table remember.
    pub tools: Tools,
    /// What surrounds the window.
    pub around: Surroundings,
    /// The page that the window is in, without what stands after a `#`; none where it is in none.
    pub page: Option<String>,
}

impl Model {
    /// The game of an id.
    pub fn game(&self, id: &str) -> Option<&'static dyn Game> {
        games::among(self.games, id)
    }

    /// The id of the game of this id, or of this name.
    pub fn game_called(&self, words: &str) -> Option<String> {
        let by_id = self.game(words).map(|game| game.id());
        by_id.or_else(|| games::known_as(words, None)).map(str::to_owned)
    }

    /// The figures of the owner's box of a game; null where there are none.
    ///
    /// # Errors
    /// They were kept by a later version: they cannot be read, and are not to be written over.
    pub fn figures_read(&self, game: &str) -> Result<Value, Later> {
        let figures = self.figures.get(game).cloned().unwrap_or_default();
        let known = figures.is_null() || self.game(game).is_none_or(|game| game.reads(&figures));
        if known { Ok(figures) } else { Err(Later) }
    }

    /// Whether the plays are kept in memory alone, since the system names no folder for them, or a browser keeps nothing.
    pub const fn is_in_memory(&self) -> bool {
        self.around.in_memory || (self.folder.is_none() && self.files.is_some())
    }

    /// Whether the plays are kept in a browser.
    pub const fn is_in_browser(&self) -> bool {
        self.folder.is_none() && self.files.is_none()
    }

    /// How many finished plays there are.
    pub fn finished_plays(&self) -> u32 {
        let finished = self.shelf.as_ref().map_or(0, |shelf| shelf.all().len() - shelf.open().len());
        u32::try_from(finished).unwrap_or(u32::MAX)
    }

    /// Whether a person types the path of a file that is to be written or read.
    pub const fn types_paths(&self) -> bool {
        self.files.is_some() && !self.asks
    }

    /// The path, or where nobody types one the name, of a file that is to be written or read.
    pub fn file(&self, name: &str) -> String {
        self.files.as_ref().map_or_else(|| name.to_owned(), |folder| folder.join(name).display().to_string())
    }

    /// What a file of all plays is called, so that files sort by the day.
    pub fn file_of_all(&self) -> String {
        format!("{}.json", file_name(self.clock.local(self.clock.now()).date(), "Tableside"))
    }

    /// The name of a file of the whole household that is written today.
    pub fn file_of_household(&self) -> String {
        let name = self.texts.t("household-file-name");
        format!("{}.json", file_name(self.clock.local(self.clock.now()).date(), &name))
    }

    /// The search over the games' entries and a person's own.
    pub fn lookup(&self) -> Lookup<'_> {
        // The games' texts are read when the first entry is named, not at the start.
        Lookup { library: self.library.get(), own: &self.shelf_of_own.own }
    }

    /// Whether an option of the open play is on now, after whatever was entered; one of words or numbers is when it is not as usual.
    pub fn is_on(&self, id: &str) -> bool {
        let Some(open) = &self.open else { return false };
        let Some(option) = open.game.options().iter().find(|option| option.id == id) else { return false };
        match open.session.play().option(id) {
            Some(Choice::Switch(on)) => on,
            Some(choice) => choice != option.default(),
            None => option.default() == Choice::Switch(true),
        }
    }

    /// The table of many devices that the open play is at; none where this device is no guest there.
    pub fn table_here(&self) -> Option<&TableStatus> {
        let open = self.open.as_ref()?.session.id();
        self.table.as_ref().filter(|table| table.play == Some(open))
    }

    /// Whether the last entry has been on its way for long enough to say so.
    pub fn is_saving(&self) -> bool {
        let since = self.open.as_ref().and_then(|open| open.session.saving_since());
        since.is_some_and(|since| self.clock.now() - since >= QUIET)
    }
}

/// For how long an entry may be on its way before anything is said.
pub const QUIET: chrono::TimeDelta = chrono::TimeDelta::milliseconds(100);
