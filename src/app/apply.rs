//! Carries out what the screens asked for.

use std::path::Path;

use serde_json::Value;

use crate::app::aids::PrintDialog;
use crate::app::app_action::AppAction;
use crate::app::dialogs::export::ExportDialog;
use crate::app::dialogs::picture::PictureDialog;
use crate::app::nav::commands::Command;
use crate::app::nav::palette::Palette;
use crate::app::nav::place::Place;
use crate::app::nav::way;
use crate::app::platform::files::{FileKind, OpenTable, Purpose};
use crate::app::state::prefs::{self, Settings};
use crate::app::state::{drafts, people};
use crate::app::sync::session::{Session, UserCommand};
use crate::app::sync::store_client::PendingRequest;
use crate::app::sync::store_replies::opener;
use crate::app::{App, figures_key};
use crate::games::view::Pending;
use crate::games::{self, Example};
use crate::kit::Theme;
use crate::library::Query;
use crate::locale::{Language, Message};
use crate::store::exchange::Exported;
use crate::store::merge;
use crate::store::{PlayId, Request};
use crate::table::play::begin;
use crate::table::seat::{Seat, Setup};

impl App {
    /// Carries out one act.
    pub(in crate::app) fn apply(&mut self, act: AppAction) {
        match act {
            AppAction::Command(command) => self.command(command),
            AppAction::Go(place) => self.go(place),
            AppAction::Back => self.back(),
            AppAction::Show(dialog) => {
                self.dialogs.retain(|open| open.name() != dialog.name());
                self.dialogs.push(dialog);
            }
            AppAction::Open(play) => self.open_play(play),
            AppAction::Begin(game) => {
                self.model.taken = Some(game);
                self.go(Place::NewPlay);
                self.model.taken = None;
            }
            AppAction::Start(setup) => self.start(setup),
            AppAction::Guest(name, guest) => self.model.people.set_guest(&name, guest),
            AppAction::EndEarly(play) => self.ask_to_end(Some(play)),
            AppAction::PlayOn => self.play_on(),
            AppAction::Rematch => self.rematch(),
            AppAction::Remark(play, remark) => {
                self.keep_remark(play, remark);
                self.message(Message::new("evening-remark-kept"), false, None);
            }
            AppAction::Jot(play, remark) => self.keep_remark(play, remark),
            AppAction::KeepPast(past) => self.keep_past_play(*past),
            AppAction::TakeIn(matching) => self.take_in(matching),
            AppAction::TakeChanges => self.take_changes(),
            AppAction::MakeExamples => self.make_examples(),
            AppAction::Remove(play) => self.remove(play),
            AppAction::Restore(play) => self.client.ask(PendingRequest::Restore(play), Request::Restore { play }),
            AppAction::Purge(plays) => self.purge(plays),
            AppAction::Session(user_command) => self.user_command(user_command),
            AppAction::Announce(words) => self.message(words, false, None),
            AppAction::Tell(words) => self.announced = self.model.texts.say(&words),
            AppAction::Copy(words) => self.copy(words),
            AppAction::OpenLink(link) => {
                if !self.host.open_link(&link) {
                    self.to_open = Some(link);
                }
            }
            AppAction::Share(at) => self.share(&at),
            AppAction::Settings(settings) => self.set(settings),
            AppAction::Speak(language) => self.choose_language(language),
            AppAction::Figures(game, figures) => self.keep_figures(game, figures),
            AppAction::People(change) => self.change_people(&change),
            AppAction::Box(change) => self.change_boxes(change),
            AppAction::PutPeopleBack => self.put_people_back(),
            AppAction::EditTemplate(game, file) => {
                self.model.templates.editing = file;
                self.go(Place::Template(game));
            }
            AppAction::KeepTemplate { file, text, new } => {
                self.model.templates.sent = Some(file.clone());
                let name = file;
                let request =
                    if new { Request::NewTemplate { name, text } } else { Request::KeepTemplate { name, text } };
                self.client.ask(PendingRequest::KeepTemplate, request);
            }
            AppAction::Tool(action) => self.model.tools.apply(action, self.model.clock.now()),
            AppAction::PutClockAway => self.put_clock_away(),
            AppAction::RemoveTemplate(file) => {
                self.client.ask(PendingRequest::RemoveTemplate, Request::RemoveTemplate { name: file });
            }
            AppAction::Recover(backup) => self.client.ask(PendingRequest::Recover, Request::Recover { backup }),
            AppAction::Export(path) => self.write_where(path, Purpose::Play),
            AppAction::SavePicture(path, look) => self.write_where(path, Purpose::Picture(look)),
            AppAction::ExportAll(path) => self.write_where(path, Purpose::AllPlays),
            AppAction::ExportResult(path, format) => self.write_where(path, Purpose::Result(format)),
            AppAction::ExportResults(path, format) => self.write_where(path, Purpose::AllResults(format)),
            AppAction::ExportEverything(path) => self.write_where(path, Purpose::Everything),
            AppAction::ChooseFolder(path) => self.files.open(&path, FileKind::Folder),
            AppAction::LeaveFolder => self.choose_folder(Path::new("")),
            AppAction::RetryFolder => self.retry_folder(),
            AppAction::Replace(purpose, path) => self.write_now(path, purpose),
            AppAction::Import(path) => self.files.open(&path, FileKind::Plays),
            AppAction::AcceptFile => self.accept_incoming(),
            AppAction::AcceptTable(table) => self.add_table(*table),
            AppAction::TakeBackChange(number) => self.take_back_change(number),
            AppAction::Renew => self.renew(),
            AppAction::Install => self.host.install(),
            AppAction::Look(at) => {
                self.model.sought = Query::default();
                self.look(at);
            }
            AppAction::LookFound(at, query) => {
                self.model.sought = query;
                self.look(at);
            }
            AppAction::LookPhase(phase) => {
                self.go(Place::Library);
                self.model.library_phase = Some(phase);
            }
            AppAction::LookBack => self.look_back(),
            AppAction::LookAway => self.look_away(),
            AppAction::Note(at, note) => self.note(&at, note),
            AppAction::OwnCard(at, card) => self.own_card(at.as_ref(), *card),
            AppAction::RemoveOwnCard(at) => self.remove_own_card(&at),
            AppAction::ReadCards(path) => self.files.open(&path, FileKind::Cards),
            AppAction::TakeCards(table) => self.take_table(OpenTable::of(table)),
            AppAction::WriteCards(path) => self.write_where(path, Purpose::Cards),
            AppAction::WriteNotes(path) => self.write_where(path, Purpose::Notes),
            AppAction::WriteBlank(path, game, id) => self.write_where(path, Purpose::Blank(game, id)),
            AppAction::WritePage(path, game, what) => self.write_where(path, Purpose::Page(game, what)),
            AppAction::StopTable => self.stop_table(),
            AppAction::PutCardBack => self.put_card_back(),
            AppAction::DismissToast => {
                self.model.messages.dismiss();
                self.model.unsaved_put_away = true;
            }
            AppAction::DismissNotice(index) => {
                if index < self.model.notices.len() {
                    self.model.notices.remove(index);
                }
            }
            AppAction::ReadMessages => self.model.messages.read(),
            AppAction::SaveAgain => self.save_again(),
            AppAction::GoOnAsNew => self.go_on_as_new(),
            AppAction::TakeSalvage => self.client.ask(PendingRequest::TakeSalvage, Request::TakeSalvage),
            AppAction::ShareTable(address) => self.share_table(address),
            AppAction::StopSharing => self.stop_sharing(),
            AppAction::SayAsHost(message) => self.say_as_host(message),
            AppAction::Join { address, code, name } => self.join(&address, &code, &name),
            AppAction::StopJoining => self.stop_joining(),
            AppAction::Sit(seat) => self.client.link().sit(seat.map(Seat::index)),
            AppAction::Reconnect => self.client.link().nudge(),
            AppAction::GoOnAlone => self.go_on_alone(),
            AppAction::CloseAnyway => (self.may_close, self.closes) = (true, true),
        }
    }

    /// Keeps the figures of the owner's box, unless it would write over those of a later version.
    fn keep_figures(&mut self, game: &'static str, figures: Value) {
        if self.model.figures_read(game).is_err() {
            return self.message(Message::new("app-later-figures"), true, None);
        }
        let names = self.model.game(game).map(|game| game.figure_names().to_vec()).unwrap_or_default();
        self.client.change(PendingRequest::Figures(game), &figures_key(game), names, figures.clone());
        self.model.figures.insert(game, figures);
    }

    fn command(&mut self, command: Command) {
        let settings = &self.model.settings;
        let with = |change: &dyn Fn(&mut Settings)| {
            let mut settings = settings.clone();
            change(&mut settings);
            AppAction::Settings(settings)
        };
        let act = match command {
            Command::Next => return self.next(),
            Command::Undo => AppAction::Session(UserCommand::Undo),
            Command::Redo => AppAction::Session(UserCommand::Redo),
            Command::Table => AppAction::Go(Place::Table),
            Command::Sheet => AppAction::Go(Place::Sheet),
            Command::History => AppAction::Go(Place::History),
            Command::Far => AppAction::Go(Place::Far),
            Command::Setup => AppAction::Go(Place::Setup),
            Command::Packing => AppAction::Go(Place::Packing),
            Command::EndEarly => return self.ask_to_end(None),
            Command::Lesson => match &self.model.open {
                Some(open) => AppAction::Go(Place::Lesson(open.game.id())),
                None => return,
            },
            Command::Print => AppAction::Show(Box::new(PrintDialog::new(&self.model))),
            Command::Library => AppAction::Go(Place::Library),
            Command::Home => AppAction::Go(Place::Home),
            Command::NewPlay => AppAction::Go(Place::NewPlay),
            Command::WriteDown => AppAction::Go(Place::WriteDown),
            Command::Trash => AppAction::Go(Place::Trash),
            Command::Share => AppAction::Go(Place::Share),
            Command::Join => AppAction::Go(Place::Join),
            Command::Messages => AppAction::Go(Place::Messages),
            Command::Settings => AppAction::Go(Place::Settings),
            Command::Tools => AppAction::Go(Place::Tools),
            Command::People => AppAction::Go(Place::People),
            Command::Statistics => AppAction::Go(Place::Statistics),
            Command::Help => AppAction::Go(Place::Help),
            Command::English => AppAction::Speak(Language::En),
            Command::Czech => AppAction::Speak(Language::Cs),
            Command::Light => with(&|settings| settings.theme = Theme::Light),
            Command::Dark => with(&|settings| settings.theme = Theme::Dark),
            Command::System => with(&|settings| settings.theme = Theme::System),
            Command::Larger => AppAction::Settings(settings.text_by_step(true)),
            Command::Smaller => AppAction::Settings(settings.text_by_step(false)),
            Command::UsualText => AppAction::Settings(settings.with_text(100)),
            Command::Export => AppAction::Show(Box::new(ExportDialog::new(&self.model))),
            Command::Picture => AppAction::Show(Box::new(PictureDialog::new(&self.model))),
            Command::Palette => {
                let tools = self.view.as_deref().map(|view| view.tools()).unwrap_or_default();
                AppAction::Show(Box::new(Palette::new(&self.model, tools)))
            }
        };
        self.apply(act);
    }

    /// Enters what the loud button says.
    fn next(&mut self) {
        let (Some(open), Some(view)) = (&self.model.open, &self.view) else { return };
        if open.shown.early.is_some() {
            return;
        }
        let action = match view.pending(open.session.play()) {
            Some(Pending::Ready(_, action)) => Some(action),
            Some(Pending::Missing(_)) => None,
            Some(Pending::At(_)) | None => view.next_action(open.session.play()),
        };
        if let Some(action) = action {
            self.user_command(UserCommand::Enter(action));
        }
    }

    pub(in crate::app) fn user_command(&mut self, user_command: UserCommand) {
        let user_command = match user_command {
            UserCommand::Enter(action) => match self.sealed(action) {
                Some(action) => UserCommand::Enter(action),
                None => return,
            },
            other => other,
        };
        if let Some(damaged) = self.model.open.as_ref().and_then(|open| open.damaged) {
            return self.message(Message::new("app-damaged-play").number("entry", damaged), true, None);
        }
        let now = self.model.clock.now();
        self.model.in_a_file = false;
        // What was said about the entry before has been overtaken.
        self.model.messages.dismiss();
        if let UserCommand::Enter(action) = &user_command {
            self.put_clock_away_before(action);
        }
        if let Some(open) = &mut self.model.open {
            open.session.user_command(user_command, now);
        }
    }

    /// Shows a screen.
    pub(in crate::app) fn go(&mut self, place: Place) {
        if place.is_in_play() && self.model.open.is_none() {
            return;
        }
        self.decide();
        match place {
            Place::Home => self.ask_plays(),
            Place::Trash => {
                self.ask_plays();
                self.client.ask(PendingRequest::Backups, Request::Backups);
            }
            Place::Statistics => {
                // What has changed since the list came, such as the result of the open play, counts too.
                self.ask_plays();
                self.recount();
            }
            // Only what was written down afterwards is changed so, and only a file that was read is matched.
            Place::EditPast if self.model.open.as_ref().is_none_or(|open| open.past().is_none()) => return,
            Place::BgStats if self.model.incoming.is_none() => return,
            Place::NewPlay => self.client.ask(PendingRequest::Templates, Request::Templates),
            Place::Settings => {
                // The results of all plays can be written from there.
                self.recount();
                self.client.ask(PendingRequest::Backups, Request::Backups);
                self.client.ask(PendingRequest::FindSalvage, Request::FindSalvage);
            }
            Place::Library => {
                self.need_own();
                self.model.library_called += 1;
                self.model.library_phase = None;
            }
            _ => {}
        }
        if place != self.place() {
            self.model.looked.clear();
            self.model.messages.forget_hint();
        }
        self.way.go(place, &self.model);
        self.forget_offers_of_play();
    }

    /// What this place was for is done: nothing that was typed there is wanted again, here or after a restart.
    pub(in crate::app) fn done(&mut self, place: Place) {
        if let Some(form) = drafts::form(place, way::about(place, &self.model).as_deref()) {
            self.forget_draft(&form);
        }
        self.way.done(place, &self.model);
    }

    fn back(&mut self) {
        self.model.looked.clear();
        self.model.messages.forget_hint();
        self.way.back(&self.model);
        self.forget_offers_of_play();
        if self.place() == Place::Home {
            self.ask_plays();
        }
    }

    /// A toast that would take back a step of the play goes no further than the play.
    fn forget_offers_of_play(&mut self) {
        if !self.place().is_in_play() {
            self.model.messages.leave_play();
        }
    }

    fn open_play(&mut self, play: PlayId) {
        let same = self.model.open.as_ref().is_some_and(|open| open.session.id() == play);
        if same {
            self.go(Place::Table);
        } else if !self.refuses_to_leave() {
            self.ask_for(play);
        }
    }

    /// Whether the open play has entries that are nowhere but in memory; says so.
    pub(in crate::app) fn refuses_to_leave(&mut self) -> bool {
        let unsaved = self.model.open.as_ref().map_or(0, |open| open.session.unsaved());
        let faulty = self.model.open.as_ref().is_some_and(|open| open.session.fault().is_some());
        if faulty {
            self.message(Message::new("app-save-first").number("entries", unsaved), true, None);
        }
        faulty
    }

    fn start(&mut self, setup: Setup) {
        if self.refuses_to_leave() {
            return;
        }
        if self.keeps_open() {
            self.after_idle = Some(AppAction::Start(setup));
            return;
        }
        let now = self.model.clock.now();
        let Some(game) = self.model.game(&setup.game) else { return };
        let Ok((header, first)) = begin(&setup, now, &self.by) else { return };
        match Session::begin(header, first, opener(game), &self.by) {
            Ok(session) => {
                self.show_session(session, game);
                self.beginning = true;
                // The play first: nobody is to wait for it because of the names.
                if let Some(open) = &mut self.model.open {
                    open.session.pump(self.client.store(), now);
                }
                self.model.people.remember(&setup, now);
                self.model.people.has_begun();
                self.client.change(
                    PendingRequest::People,
                    people::KEY,
                    people::NAMES.to_vec(),
                    merge::value(&self.model.people),
                );
            }
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Takes back what ended the open play; what was put right since is kept.
    fn play_on(&mut self) {
        let Some(play) = self.model.open.as_ref().map(|open| open.session.play()) else { return };
        if let Some(plan) = play.play_on_plan() {
            let seen = play.last();
            self.user_command(UserCommand::TakeBack { entries: plan.entries, seen });
        }
    }

    /// Begins a play at the table of the open one, which counts as the last table then; whoever sits next goes first.
    /// Everybody sits there under the name that counts now.
    fn rematch(&mut self) {
        if let Some(open) = &self.model.open {
            let mut setup = open.session.play().setup().clone();
            let names: Vec<&str> = setup.players.iter().map(|player| player.name.as_str()).collect();
            let names = self.model.evenings.aliases().at_table(&names);
            for (player, name) in setup.players.iter_mut().zip(names) {
                player.name = name;
            }
            let next = setup.first.clockwise(setup.players.len()).nth(1).unwrap_or_default();
            let goes_first = setup.players.get(next.index()).map(|player| player.name.clone());
            self.model.people.play_again(&setup, goes_first, self.model.clock.now());
        }
        self.done(Place::NewPlay);
        self.go(Place::NewPlay);
    }

    /// Puts one finished and one half-way play of the first game into the list.
    fn make_examples(&mut self) {
        let Some(game) = self.model.games.first() else { return };
        let now = self.model.clock.now();
        for example in [Example::Finished, Example::HalfWay] {
            match games::example_play(*game, example, self.model.texts.language(), now) {
                Ok(Exported { header, lines, summary, finished }) => {
                    self.client.ask(PendingRequest::Add, Request::Create { header, lines, summary, finished });
                }
                Err(error) => self.message(error.message(), true, None),
            }
        }
    }

    fn remove(&mut self, play: PlayId) {
        if self.model.open.as_ref().is_some_and(|open| open.session.id() == play) {
            if self.refuses_to_leave() {
                return;
            }
            self.model.open = None;
            self.view = None;
        }
        self.client.ask(PendingRequest::Remove(play), Request::Remove { play });
    }

    /// A language that is chosen in the window counts more than the one that was asked for at the start, and is kept.
    fn choose_language(&mut self, language: Language) {
        self.spoken = None;
        self.set(Settings { language: Some(language), ..self.model.settings.clone() });
    }

    pub(in crate::app) fn set(&mut self, settings: Settings) {
        let folder = |settings: &Settings| (settings.folder.clone(), settings.folder_files);
        let other_folder = folder(&settings) != folder(&self.model.settings);
        self.model.settings = settings;
        self.client.change(PendingRequest::Settings, prefs::KEY, Vec::new(), merge::value(&self.model.settings));
        self.speak();
        if other_folder {
            self.tell_folder();
        }
    }
}
