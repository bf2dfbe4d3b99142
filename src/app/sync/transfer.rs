//! Plays on their way out to files and in from them. Nothing that is here is ever replaced.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::dialogs::replace::ReplaceDialog;
use crate::app::picture::{self, look::PictureLook};
use crate::app::platform::files::{Purpose, ReadFile};
use crate::app::sync::incoming::IncomingFile;
use crate::app::sync::store_client::PendingRequest;
use crate::games;
use crate::household::change::name_of_play;
use crate::household::{LeftOut, LeftWhy, left_out};
use crate::locale::Message;
use crate::stats::{OnePlay, Plays, ResultFormat};
use crate::store::exchange::{Everything, Exported, FileContent, all_to_json};
use crate::store::{Line, Listed, PlayId, Request, StoreError};
use crate::table::play::summary;

/// The plays of a file on their way in, one after the other.
#[derive(Debug, Default)]
pub(in crate::app) struct Importing {
    waiting: VecDeque<Exported>,
    added: usize,
    already: usize,
}

/// All plays on their way to one file.
#[derive(Debug)]
pub(in crate::app) struct Gathering {
    path: PathBuf,
    /// Those that are still on their way.
    waiting: Vec<Listed>,
    plays: Vec<Exported>,
    /// Those that are damaged.
    damaged: Vec<Listed>,
}

impl App {
    /// Writes something to a file, when the system has asked where; or at once where a path was typed, unless it would
    /// overwrite a file: then a person is asked first, as the system's own dialog does.
    pub(in crate::app) fn write_where(&mut self, path: PathBuf, purpose: Purpose) {
        if self.files.ask_where(&path, purpose) {
            return;
        }
        match self.files.would_replace(&path) {
            Ok(false) => self.write_now(path, purpose),
            Ok(true) => self.apply(AppAction::Show(Box::new(ReplaceDialog { path, purpose }))),
            Err(error) => self.message(error.message(), true, None),
        }
    }

    pub(in crate::app) fn write_now(&mut self, path: PathBuf, purpose: Purpose) {
        match purpose {
            Purpose::Play => self.export(&path),
            Purpose::AllPlays => self.export_all(path),
            Purpose::Result(format) => self.write_result(&path, format),
            Purpose::AllResults(format) => self.write_results(&path, format),
            Purpose::Everything => self.export_everything(path),
            Purpose::Picture(look) => self.write_picture(&path, look),
            Purpose::Cards => self.write_cards(&path),
            Purpose::Notes => self.write_notes(&path),
            Purpose::Blank(game, id) => self.write_blank(&path, game, id),
            Purpose::Page(game, what) => self.write_page(&path, game, what),
        }
    }

    /// Writes the open play to a file, as far as it was entered, on disk or not.
    pub(in crate::app) fn export(&mut self, path: &Path) {
        let Some(open) = &self.model.open else { return };
        let play = open.session.play();
        let Ok(lines) = play.lines() else { return };
        let (summary, finished) = summary(play);
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        let exported = Exported { header: open.session.header().clone(), lines, summary, finished };
        let written = exported.to_json().and_then(|text| self.files.write(path, &text));
        match written {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Writes the result of the open play for others.
    fn write_result(&mut self, path: &Path, format: ResultFormat) {
        match self.model.open_result() {
            Some(play) => {
                let text = self.model.formatted(format, &[&play]);
                self.write_formatted(path, &text);
            }
            None => self.message(Message::new("stats-not-finished"), true, None),
        }
    }

    /// Writes the results of all plays that are over.
    fn write_results(&mut self, path: &Path, format: ResultFormat) {
        let plays: Vec<&OnePlay> = self.model.plays().map(Plays::all).unwrap_or_default().iter().collect();
        let text = self.model.formatted(format, &plays);
        self.write_formatted(path, &text);
    }

    fn write_formatted(&mut self, path: &Path, text: &str) {
        match self.files.write(path, text) {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.message(), true, None),
        }
    }

    /// Draws the picture of the open play’s sheet, and saves or shares it.
    fn write_picture(&mut self, path: &Path, look: PictureLook) {
        let Some(open) = &self.model.open else { return };
        let png = picture::of_play(open, &self.model.clock, look).and_then(|picture| picture.png());
        let said = match png {
            Ok(png) => self.files.write_picture(path, &png).map_err(|error| error.message()),
            Err(why) => Err(Message::new("evening-picture-failed").text("why", why.to_string())),
        };
        match said {
            Ok(Some(said)) => self.message(said, false, None),
            Ok(None) => {}
            Err(why) => self.message(why, true, None),
        }
    }

    /// Begins to write all plays but those in the trash to one file: they are asked of the store, so that the file has
    /// what is on disk.
    pub(in crate::app) fn export_all(&mut self, path: PathBuf) {
        self.gathering = Some(Gathering { path, waiting: Vec::new(), plays: Vec::new(), damaged: Vec::new() });
        self.client.ask(PendingRequest::Gather, Request::Plays { removed: false });
    }

    /// Asks for the plays that are to be written.
    pub(in crate::app) fn gather(&mut self, listed: &[Listed]) {
        let Some(gathering) = &mut self.gathering else { return };
        gathering.waiting = listed.to_vec();
        for play in listed {
            let play = play.header.id;
            self.client.ask(PendingRequest::GatherPlay(play), Request::Read { play, after: 0 });
        }
        self.write_gathered();
    }

    /// Takes a play that is to be written.
    pub(in crate::app) fn gathered(&mut self, listed: Listed, lines: Vec<Line>) {
        let Some(gathering) = &mut self.gathering else { return };
        let Listed { header, summary, finished, .. } = listed;
        gathering.waiting.retain(|play| play.header.id != header.id);
        gathering.plays.push(Exported { header, lines, summary, finished });
        self.write_gathered();
    }

    /// A play cannot be written. A damaged one is named, and the others are written; one that another window has removed
    /// is none of those that were meant.
    pub(in crate::app) fn not_gathered(&mut self, id: PlayId, error: &StoreError) {
        let Some(gathering) = &mut self.gathering else { return };
        let Some(at) = gathering.waiting.iter().position(|play| play.header.id == id) else { return };
        let play = gathering.waiting.remove(at);
        match error {
            StoreError::DamagedPlay { .. } => gathering.damaged.push(play),
            StoreError::NoPlay { .. } => {}
            other => {
                self.gathering = None;
                return self.message(other.message(), true, None);
            }
        }
        self.write_gathered();
    }

    fn write_gathered(&mut self) {
        let Some(Gathering { path, plays, damaged, .. }) =
            self.gathering.take_if(|gathering| gathering.waiting.is_empty())
        else {
            return;
        };
        let written = all_to_json(&plays).and_then(|text| self.files.write(&path, &text));
        self.model.in_a_file = written.is_ok();
        match written {
            Ok(said) => self.message(said, false, None),
            Err(error) => return self.message(error.message(), true, None),
        }
        if !damaged.is_empty() {
            let (model, texts) = (&self.model, &self.model.texts);
            let names = damaged.into_iter().map(|play| Message::literal(model.name_of(play, texts))).collect();
            self.message(Message::new("app-export-damaged").names("plays", names), true, None);
        }
    }

    /// Takes the files that were read.
    pub(in crate::app) fn take_files(&mut self) {
        let mut incoming: Option<IncomingFile> = None;
        for opened in self.files.read() {
            let (opened, outside) = match opened {
                ReadFile::Outside(opened) => (*opened, true),
                opened => (opened, false),
            };
            let (file, whole) = match opened {
                ReadFile::BgStats(file) => {
                    // Its page asks before anything is added.
                    self.take_bgstats(file);
                    continue;
                }
                ReadFile::Plays(Ok(FileContent::Everything(file))) => (file, true),
                ReadFile::Plays(Ok(FileContent::Plays(plays))) => {
                    (Everything { plays, ..Everything::default() }, false)
                }
                ReadFile::Plays(Err(error)) => {
                    self.message(error.message(), true, None);
                    continue;
                }
                ReadFile::Folder(folder) => {
                    self.choose_folder(&folder);
                    continue;
                }
                ReadFile::Where(purpose, path) => {
                    self.dialogs.retain(|dialog| !dialog.asks_for_file());
                    self.write_now(path, purpose);
                    continue;
                }
                ReadFile::NoDialog => {
                    self.model.asks = self.files.asks();
                    self.message(Message::new("app-no-dialog"), true, None);
                    continue;
                }
                ReadFile::Cards(Ok(table)) => {
                    self.dialogs.retain(|dialog| !dialog.asks_for_file());
                    self.model.shelf_of_own.asks_for_table = outside;
                    self.take_table(table);
                    continue;
                }
                ReadFile::Cards(Err((path, why))) => {
                    let why = self.model.texts.say(&why);
                    self.message(Message::new("app-library-no-file").text("path", path).text("why", why), true, None);
                    continue;
                }
                // Nothing is wrapped twice.
                ReadFile::Outside(_) => continue,
            };
            let file = if whole { Some(file) } else { self.openable(file) };
            if let Some(file) = file {
                let this = IncomingFile { file, whole, outside };
                incoming = Some(incoming.take().map_or_else(|| this.clone(), |before| before.with(this.clone())));
            }
        }
        if let Some(incoming) = incoming {
            self.come_in(incoming);
        }
    }

    /// The plays of a file that this version can open; the others are named, and keep none out.
    fn openable(&mut self, file: Everything) -> Option<Everything> {
        if file.plays.is_empty() {
            self.message(Message::new("app-imported-none"), true, None);
            return None;
        }
        let (mut plays, mut refused) = (Vec::new(), Vec::new());
        let mut why = None;
        for play in file.plays {
            let name = name_of_play(&play.header, &play.summary);
            match games::accepted(self.model.games, play) {
                Ok(play) => plays.push(play),
                Err(error) => {
                    refused.push(LeftOut { why: LeftWhy::Unreadable, name });
                    why = Some(error.message());
                }
            }
        }
        match (plays.is_empty(), why) {
            (true, Some(why)) => {
                self.message(why, true, None);
                return None;
            }
            _ => {
                for left in left_out::messages(&refused, self.model.texts.language()) {
                    self.message(left, true, None);
                }
            }
        }
        Some(Everything { plays, ..Everything::default() })
    }

    /// Whether plays of files are being added.
    pub(in crate::app) fn is_importing(&self) -> bool {
        !self.importing.waiting.is_empty()
    }

    /// Adds plays, one after the other.
    pub(in crate::app) fn import_plays(&mut self, plays: Vec<Exported>) {
        let idle = self.importing.waiting.is_empty();
        self.importing.waiting.extend(plays);
        if idle {
            self.compare_next();
        }
    }

    /// Asks what there is here already of the play whose turn it is; when none is left, says what was done.
    fn compare_next(&mut self) {
        if let Some(play) = self.importing.waiting.front() {
            self.client.ask(PendingRequest::Compare, Request::Read { play: play.header.id, after: 0 });
            return;
        }
        let Importing { added, already, .. } = std::mem::take(&mut self.importing);
        let said = match (added, already) {
            (0, 1) => Message::new("app-imported-already"),
            (1, 0) => Message::new("app-imported"),
            _ => Message::new("app-imported-all").number("added", added).number("already", already),
        };
        self.message(said, false, None);
        if added > 0 {
            self.ask_plays();
            self.changed_elsewhere();
        }
        self.come_in_next();
    }

    /// Adds the play whose turn it is, given what there is of it here.
    pub(in crate::app) fn add_imported(&mut self, here: Option<(&Listed, &[Line])>) {
        let Some(play) = self.importing.waiting.pop_front() else { return };
        let id = play.header.id;
        let plan = play.plan(here.map(|(listed, lines)| (&listed.header, lines)));
        if here.is_some_and(|(listed, _)| listed.removed) {
            self.client.ask(PendingRequest::Restore(id), Request::Restore { play: id });
        }
        if let Some(request) = play.into_request(plan, PlayId::fresh()) {
            self.client.ask(PendingRequest::Import, request);
        } else {
            self.importing.already += 1;
            self.compare_next();
        }
    }

    /// A play was added.
    pub(in crate::app) fn imported(&mut self) {
        self.importing.added += 1;
        self.compare_next();
    }

    /// What is still to be added is given up: the store does not take it, and has said why.
    pub(in crate::app) fn stop_import(&mut self) {
        self.importing = Importing::default();
    }
}
