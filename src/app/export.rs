//! Writing a play to a file and reading one: the dialog that asks where, and the work itself.

use std::path::{Path, PathBuf};

use egui::Ui;

use super::App;
use super::act::Act;
use super::dialog::Content;
use super::model::Model;
use super::post::Errand;
use super::screen::Stage;
use super::texts::{Texts, fold};
use crate::games;
use crate::kit::{Button, Icon, text, text_field};
use crate::locale::Say;
#[cfg(target_arch = "wasm32")]
use crate::store::exchange::ExchangeError;
use crate::store::exchange::Exported;
#[cfg(not(target_arch = "wasm32"))]
use crate::store::exchange::{read, write};
use crate::store::{Line, Listed, PlayId, Request};
use crate::table::play::summary;

/// Asks where the open play is to be written.
pub struct ExportDialog {
    file: String,
}

impl ExportDialog {
    /// The dialog, with a name made of the game, the players and the day.
    pub fn new(model: &Model) -> Self {
        let name = model.open.as_ref().map_or_else(String::new, |open| {
            let started = model.clock.local(open.session.header().started).format("%Y-%m-%d").to_string();
            let names = open.shown.scores.iter().map(|score| score.name.as_str());
            let parts = std::iter::once(open.session.header().game.as_str()).chain([started.as_str()]).chain(names);
            parts.map(plain).collect::<Vec<_>>().join("-")
        });
        Self { file: model.files.join(format!("{name}.json")).display().to_string() }
    }
}

/// Words as every file system takes them.
fn plain(words: &str) -> String {
    let allowed = |c: char| if c.is_alphanumeric() || c == '-' { c } else { '-' };
    fold(words).chars().map(allowed).collect()
}

impl Content for ExportDialog {
    fn name(&self) -> &'static str {
        "export"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.t("app-command-export").to_string()
    }

    fn show(&mut self, ui: &mut Ui, stage: &mut Stage<'_>) -> bool {
        let texts = &stage.model.texts;
        text::body(ui, &texts.t("app-export-about"));
        text_field(ui, &texts.t("app-export-file"), &mut self.file);
        let write = ui.add(Button::primary(&texts.t("app-export-write")).icon(Icon::Export).full()).clicked();
        if write {
            stage.acts.push(Act::Export(PathBuf::from(self.file.trim())));
        }
        write
    }
}

impl App {
    /// Writes the open play to a file, as far as it was entered, on disk or not.
    pub(super) fn export(&mut self, path: &Path) {
        let Some(open) = &self.model.open else { return };
        let play = open.session.play();
        let Ok(lines) = play.lines() else { return };
        let (summary, finished) = summary(play);
        let summary = serde_json::to_string(&summary).unwrap_or_default();
        let exported = Exported { header: open.session.header().clone(), lines, summary, finished };
        match write(path, &exported) {
            Ok(()) => self.message(Say::new("app-exported").text("path", path.display().to_string()), false, None),
            Err(error) => self.message(error.say(), true, None),
        }
    }

    /// Reads a play from a file, and asks what there is of it here already.
    pub(super) fn import(&mut self, path: &Path) {
        let read = read(path).map_err(|error| error.say());
        let play = read.and_then(|play| games::accepted(play).map_err(|error| error.say()));
        match play {
            Ok(play) => {
                let id = play.header.id;
                self.post.ask(Errand::Compare, Request::Read { play: id, after: 0 });
                self.importing = Some(play);
            }
            Err(why) => self.message(why, true, None),
        }
    }

    /// Adds the play that was read, given what there is of it here; nothing that is here is replaced.
    pub(super) fn add_imported(&mut self, here: Option<(&Listed, &[Line])>) {
        let Some(play) = self.importing.take() else { return };
        let id = play.header.id;
        let plan = play.plan(here.map(|(listed, lines)| (&listed.header, lines)));
        if here.is_some_and(|(listed, _)| listed.removed) {
            self.post.ask(Errand::Restore(id), Request::Restore { play: id });
        }
        match play.into_request(plan, PlayId::fresh()) {
            Some(request) => self.post.ask(Errand::Import, request),
            None => self.message(Say::new("app-imported-already"), false, None),
        }
    }
}

/// A browser has no files with paths: its page will hand them over and take them itself.
#[cfg(target_arch = "wasm32")]
fn write(path: &Path, _play: &Exported) -> Result<(), ExchangeError> {
    Err(no_files(path))
}

#[cfg(target_arch = "wasm32")]
fn read(path: &Path) -> Result<Exported, ExchangeError> {
    Err(no_files(path))
}

#[cfg(target_arch = "wasm32")]
fn no_files(path: &Path) -> ExchangeError {
    ExchangeError::Unreadable { path: path.display().to_string(), why: String::new() }
}
