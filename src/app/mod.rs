//! The window: which screen is shown, navigation, shortcuts, messages; one file a screen.
//!
//! Screens draw what [`state::model`] holds and ask for an [`app_action`]; [`App`] carries it out after drawing, so that
//! drawing changes nothing. The open play's dialogue with the store is [`sync::session`], which knows nothing of the window.

mod afterwards;
pub mod aids;
pub mod app_action;
mod apply;
mod bgstats;
mod dialogs;
mod frame;
pub mod library;
pub mod nav;
mod new_play;
pub mod picture;
pub mod platform;
pub mod screens;
pub mod sharing;
pub mod state;
mod statistics;
pub mod sync;
mod table;
mod toasts;
pub mod tools;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use egui::{Context, Ui};

use app_action::AppAction;
use nav::dialog::Dialog;
use nav::place::Place;
use nav::way::Way;
use platform::clock::Clock;
use platform::files::Files;
use platform::host::{Alone, Host, Surroundings, WindowState};
use state::draft_slot::DraftSlot;
use state::model::Model;
use state::prefs::Settings;
use state::shelf::Shelf;
use state::texts::Texts;
use sync::household::HouseholdWork;
use sync::store_client::{PendingRequest, StoreClient};
use sync::transfer::{Gathering, Importing};

use crate::games::view::View;
use crate::games::{Games, GamesLibrary};
use crate::kit::{Accent, tap_queue};
use crate::library::Ref;
use crate::locale::Language;
use crate::stats::bgstats::{Matching, Records};
use crate::stats::{Aliases, Remarks};
use crate::store::merge;
use crate::store::{PlayId, Request, Store};

/// What a window is made of.
pub struct Parts {
    /// Where the plays are kept.
    pub store: Box<dyn Store>,
    /// The games that can be played.
    pub games: Games,
    /// The clock.
    pub clock: Clock,
    /// The language to speak whatever was set.
    pub language: Option<Language>,
    /// The system's language.
    pub system: Language,
    /// The folder with the plays, to be shown; none where there is none.
    pub folder: Option<PathBuf>,
    /// Where files are written, and come from.
    pub files: Box<dyn Files>,
}

/// The window. Its fields are open to its own rooms alone, and stand below who changes them: the rest only reads.
pub struct App {
    // What is shown: `apply` and what it calls, when a person has asked for it; `sync`, when the store has answered; `frame`,
    // when a dialog is closed.
    model: Model,
    /// The panels of the open play.
    view: Option<Box<dyn View>>,
    /// What lies over the screen, the topmost last.
    dialogs: Vec<Dialog>,
    /// Whether the play that was begun is shown when it is on disk.
    beginning: bool,
    /// The language to speak whatever was set.
    spoken: Option<Language>,

    // Where one is: `apply` and `nav`; `state::drafts`, when what was half made has come.
    /// Where we are, and how we came here.
    way: Way,
    /// The play that was shown before a restart.
    again: nav::restore_play::Again,
    /// The title and the address of what is shown.
    here: Option<nav::address::Here>,
    /// Which screen of a play an address has named that is not open yet.
    arriving: Option<String>,
    /// Which entry of the library an address has named that is still to come.
    looking: Option<Ref>,

    // The dialogue with the store and with files: `sync`.
    client: StoreClient,
    /// The plays that were read from a file and are not here yet.
    importing: Importing,
    /// The plays that are to be written to a file, until all of them have come.
    gathering: Option<Gathering>,
    /// What is being done with the whole household.
    household: Option<HouseholdWork>,
    /// What has come from files while another one was at work.
    waiting_files: Option<sync::incoming::IncomingFile>,
    /// What keeps a folder in step; none where the system has none.
    folder_keeper: Option<Box<dyn platform::folder::FolderKeeper>>,
    /// What waits until the open play has said everything to the store.
    after_idle: Option<AppAction>,
    /// A play that is being opened to be ended early.
    ending: Option<PlayId>,
    /// The plays that are over and are still to be counted.
    recounting: sync::recount::Recounting,
    /// What has come of the plays that are being deleted for good.
    purged: sync::purge::Purged,

    // Of one room each: `bgstats`, `sharing` (two), `screens::people_screen`, `state::drafts`.
    /// The plays of another program’s file that are still to be added.
    taking_in: bgstats::TakingIn,
    /// What lets other devices join a play of this window; none where it cannot.
    table_host: Option<Box<dyn sharing::host::TableHost>>,
    /// The commitments that this window has opened.
    opened: BTreeSet<String>,
    /// The people as they were before the last change of what is remembered of them.
    people_before: Option<(state::people::People, Aliases)>,
    /// The form under which what is half typed on the keypads of counts is kept now.
    typed_in: Option<String>,

    // What surrounds the window, and what it is told after a frame: `platform`, `frame` and `apply`; the size as it was kept,
    // `sync`.
    /// Where files are written, and come from.
    files: Box<dyn Files>,
    host: Box<dyn Host>,
    /// What the host was told last.
    told: Option<WindowState>,
    /// The play that was shown last, and the last entry of it that could be felt.
    felt: Option<(PlayId, u64)>,
    /// The points of the play that is shown, as they were when they were said last.
    scores: Option<(PlayId, Vec<Option<i64>>)>,
    /// What a screen reader says as soon as it changes.
    announced: String,
    /// What is to be on the clipboard after this frame.
    to_copy: Option<String>,
    /// The link that the window is to open after this frame.
    to_open: Option<String>,
    /// Whether there is room for something beside the screen.
    wide: bool,
    /// The window's size as it was kept.
    size: Option<egui::Vec2>,
    /// The screen on which it is, as far as its size was made to fit there.
    screen: Option<egui::Vec2>,

    // How it closes: `dialogs::unsaved`, `apply` and `frame`.
    /// Whether the window may close although something is not saved.
    may_close: bool,
    /// Whether it closes with this frame.
    closes: bool,
    /// Whether it is to close as soon as no tap is held back any more.
    closing: bool,

    // Nobody, once it is made.
    /// This window's id among those that write to a play.
    by: String,
    /// The system's language.
    system: Language,
}

impl App {
    /// A window that shows Home, and asks the store for all that it needs. There is no other one beside it.
    pub fn new(parts: Parts) -> Self {
        Self::in_slot(parts, DraftSlot::only())
    }

    /// The same, with a slot of its own for what is half made, since other windows may be open.
    pub fn in_slot(parts: Parts, slot: DraftSlot) -> Self {
        let settings = Settings::default();
        let language = parts.language.unwrap_or(parts.system);
        let mut client = StoreClient::new(parts.store, parts.games);
        client.ask_value(PendingRequest::Window, WINDOW);
        client.knows(state::prefs::KEY, Some(merge::value(&settings)));
        ask_for_everything(&mut client, parts.games, &slot.key());
        let model = Model {
            texts: Texts::new(language),
            games: parts.games,
            library: GamesLibrary::of(parts.games),
            clock: parts.clock,
            settings,
            people: state::people::People::default(),
            evenings: state::evenings::Evenings::default(),
            matching: Matching::default(),
            records: Records::default(),
            incoming: None,
            incoming_file: None,
            folder_changes: Vec::new(),
            drafts: state::drafts::Drafts::of(slot),
            boxes: state::boxes::Boxes::default(),
            figures: BTreeMap::new(),
            templates: state::templates::Templates::of(parts.games),
            shelf: None,
            trash: Shelf::default(),
            open: None,
            shelf_of_own: library::own::OwnEntries::default(),
            looked: Vec::new(),
            sought: crate::library::Query::default(),
            library_phase: None,
            library_called: 0,
            taken: None,
            messages: state::messages::Messages::default(),
            unsaved: None,
            unsaved_put_away: false,
            notices: Vec::new(),
            writing: false,
            in_a_file: false,
            folder_status: None,
            table: None,
            join: sharing::guest::Joining::default(),
            share: sharing::host::Sharing::default(),
            broken: None,
            backups: Vec::new(),
            salvage: Vec::new(),
            folder: parts.folder,
            files: parts.files.folder(),
            asks: parts.files.asks(),
            tools: tools::Tools::default(),
            around: Surroundings::default(),
            page: None,
        };
        Self {
            way: Way::new(&model),
            model,
            client,
            view: None,
            dialogs: Vec::new(),
            files: parts.files,
            importing: Importing::default(),
            gathering: None,
            taking_in: bgstats::TakingIn::default(),
            household: None,
            waiting_files: None,
            folder_keeper: None,
            after_idle: None,
            ending: None,
            beginning: false,
            by: window_id(),
            spoken: parts.language,
            system: parts.system,
            wide: false,
            table_host: None,
            opened: BTreeSet::new(),
            size: None,
            screen: None,
            may_close: false,
            closes: false,
            closing: false,
            people_before: None,
            typed_in: None,
            recounting: sync::recount::Recounting::default(),
            purged: sync::purge::Purged::default(),
            again: nav::restore_play::Again::default(),
            host: Box::new(Alone),
            told: None,
            felt: None,
            here: None,
            arriving: None,
            looking: None,
            scores: None,
            announced: String::new(),
            to_copy: None,
            to_open: None,
        }
    }

    /// What the window shows.
    pub const fn model(&self) -> &Model {
        &self.model
    }

    /// Where we are.
    pub fn place(&self) -> Place {
        self.way.place()
    }

    /// Shows a screen, as the menu does.
    pub fn visit(&mut self, place: Place) {
        self.apply(AppAction::Go(place));
    }

    /// Opens a play, as a tap on its row does.
    pub fn visit_play(&mut self, play: PlayId) {
        self.apply(AppAction::Open(play));
    }

    /// Enters an action into the open play, in the game's own form, as one of its panels does.
    pub fn enter(&mut self, action: serde_json::Value) {
        self.apply(AppAction::Session(sync::session::UserCommand::Enter(action)));
    }

    /// Puts a play into the trash, as the menu of its row does.
    pub fn remove_play(&mut self, play: PlayId) {
        self.apply(AppAction::Remove(play));
    }

    /// Writes the open play to a file, as the command does.
    pub fn export_to(&mut self, file: &Path) {
        self.apply(AppAction::Export(file.to_owned()));
    }

    /// Writes all plays to a file, as the settings do.
    pub fn export_all_to(&mut self, file: &Path) {
        self.apply(AppAction::ExportAll(file.to_owned()));
    }

    /// Writes everything to a file, as the settings do.
    pub fn export_everything_to(&mut self, file: &Path) {
        self.apply(AppAction::ExportEverything(file.to_owned()));
    }

    /// Reads the plays of a file, as the settings do.
    pub fn import_from(&mut self, file: &Path) {
        self.apply(AppAction::Import(file.to_owned()));
        self.take_files();
    }

    /// Adds own cards or notes from a table, as the library does.
    pub fn read_table(&mut self, file: &Path) {
        self.apply(AppAction::ReadCards(file.to_owned()));
        self.take_files();
    }

    /// Writes the own cards to a table, as the library does.
    pub fn write_table(&mut self, file: &Path) {
        self.apply(AppAction::WriteCards(file.to_owned()));
    }

    /// Writes the notes and house rules to a table, as the library does.
    pub fn write_notes_table(&mut self, file: &Path) {
        self.apply(AppAction::WriteNotes(file.to_owned()));
    }

    /// Opens an entry of the library, as a tap on it does.
    pub fn look_up(&mut self, at: Ref) {
        self.apply(AppAction::Look(at));
    }

    /// Takes what the store has answered, and tells it what comes next. Nothing is drawn here; the answer is whether there is
    /// anything new to draw, and then a frame is asked for.
    pub fn work(&mut self, ctx: &Context) -> bool {
        self.hear(ctx);
        let mut news = false;
        self.take_files();
        self.hear_folder();
        self.grow_library();
        self.arrive_in_library();
        let mut slice = self.model.clock.slice();
        let reads_plays = self.model.grow_evenings(&mut slice);
        // What was wished in this frame is sent first, since a store in memory answers at once.
        self.pump();
        loop {
            let answers = self.client.store().answers();
            let answered = !answers.is_empty();
            for answer in answers {
                self.take(ctx, answer);
            }
            // After the answers: what a table of many devices says has changed counts from the log with what was answered.
            let heard = self.hear_table() | self.hear_host();
            if !answered && !heard {
                break;
            }
            news = true;
            self.pump();
        }
        self.close_when_entered(ctx);
        let entering = self.model.open.as_ref().is_some_and(|open| open.session.is_entering());
        tap_queue::entry_on_its_way(ctx, entering);
        let draws = news || reads_plays || self.model.shelf_of_own.has_work();
        if draws {
            ctx.request_repaint();
        }
        draws
    }

    fn pump(&mut self) {
        self.open_sealed();
        let now = self.model.clock.now();
        if let (Some(open), Some(view)) = (&mut self.model.open, &mut self.view) {
            open.session.pump(self.client.store(), now);
            let was_over = open.shown.is_over();
            open.refresh(view.as_mut(), &self.model.texts);
            if !was_over && open.shown.is_over() {
                // Somebody else has ended the play; what is ended here has put the clock away before.
                self.put_clock_away();
            }
        }
        self.feel_entry();
        self.announce_scores();
        self.tell_news();
        self.go_on_when_idle();
    }

    /// The accent of what is shown.
    fn accent(&self) -> Accent {
        let game = match self.place() {
            Place::OwnBox(game) | Place::Template(game) | Place::Lesson(game) => self.model.game(game),
            place if place.is_in_play() || place == Place::Library => self.model.open.as_ref().map(|open| open.game),
            _ => None,
        };
        game.map_or_else(Accent::default, |game| game.accent())
    }

    /// Speaks the language that follows from the settings.
    fn speak(&mut self) {
        let language = self.spoken.or(self.model.settings.language).unwrap_or(self.system);
        if language == self.model.texts.language() {
            return;
        }
        self.model.texts = Texts::new(language);
        // What was said was said in the other one.
        self.announced.clear();
        if let (Some(open), Some(view)) = (&mut self.model.open, &mut self.view) {
            open.refresh_always(view.as_mut(), &self.model.texts);
        }
        if let Some(shelf) = &mut self.model.shelf {
            shelf.forget_words();
        }
        self.model.trash.forget_words();
        self.model.evenings.forget();
        self.way.forget_words(&self.model);
        // A dialog holds words too; it is opened again with a tap.
        self.dialogs.clear();
        self.model.looked.clear();
    }
}

/// The key under which the window's size is kept.
const WINDOW: &str = "window";

/// Asks for all that is shown but an open play; the drafts are under this key.
fn ask_for_everything(client: &mut StoreClient, games: Games, drafts: &str) {
    client.ask_value(PendingRequest::Settings, state::prefs::KEY);
    ask_for_figures_and_people(client, games);
    // A form shows what was half entered on it, with the people who are known by then; so does the play that is shown.
    client.ask_value(PendingRequest::Drafts, drafts);
    client.ask_value(PendingRequest::Shown, nav::restore_play::KEY);
    if games.iter().any(|game| game.templates().is_some()) {
        client.ask(PendingRequest::Templates, Request::Templates);
    }
    client.ask(PendingRequest::Plays, Request::Plays { removed: false });
}

/// Asks for what every play of this window and of others adds to.
fn ask_for_figures_and_people(client: &mut StoreClient, games: Games) {
    client.ask_value(PendingRequest::People, state::people::KEY);
    client.ask_value(PendingRequest::Aliases, Aliases::KEY);
    client.ask_value(PendingRequest::Remarks, Remarks::KEY);
    client.ask_value(PendingRequest::Matching, Matching::KEY);
    client.ask_value(PendingRequest::Records, Records::KEY);
    client.ask_value(PendingRequest::FolderChanges, crate::household::taken_back::KEY);
    client.ask_value(PendingRequest::Boxes, state::boxes::KEY);
    for game in games {
        client.ask_value(PendingRequest::Figures(game.id()), &figures_key(game.id()));
    }
}

/// The key under which the figures of the owner's box are kept.
fn figures_key(game: &str) -> String {
    format!("figures/{game}")
}

/// An id for this window, different from that of any other one that writes to the same plays.
fn window_id() -> String {
    let mut bytes = [0; 4];
    // Without random bytes two windows might count as one, which only lets their taps join.
    let _ = getrandom::fill(&mut bytes);
    format!("{:08x}", u32::from_be_bytes(bytes))
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.work(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.keep_drafts(&Context::default(), true);
        self.write_drafts();
        self.keep_size();
    }
}
