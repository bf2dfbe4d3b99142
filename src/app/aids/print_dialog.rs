//! The dialog that asks what is to be printed, and where the page is to be written.

use std::path::{Path, PathBuf};

use egui::{Ui, Vec2};

use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::games::print::Printed;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, choice_chip, segmented, text, text_field};

/// Asks what is to be printed, and where the page is to be written.
pub struct PrintDialog {
    games: Vec<&'static str>,
    game: usize,
    what: Printed,
    file: String,
}

impl PrintDialog {
    /// The dialog, for the open play's game first.
    pub fn new(model: &Model) -> Self {
        let games: Vec<&'static str> =
            model.games.iter().filter(|game| !game.books().rulings.is_empty()).map(|game| game.id()).collect();
        let open = model.open.as_ref().and_then(|open| games.iter().position(|game| *game == open.game.id()));
        let mut dialog = Self { games, game: open.unwrap_or(0), what: Printed::PlayerAid, file: String::new() };
        dialog.propose(model);
        dialog
    }

    fn game(&self) -> &'static str {
        self.games.get(self.game).copied().unwrap_or_default()
    }

    fn propose(&mut self, model: &Model) {
        self.file = model.file(&format!("{}-{}.html", self.game(), self.what.file()));
    }
}

impl Content for PrintDialog {
    fn name(&self) -> &'static str {
        "print"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title("setup-command-print")
    }

    fn asks_for_file(&self) -> bool {
        true
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::body(ui, &texts.t("setup-print-about"));
        let words = Printed::ALL.map(|what| texts.t(what.key()));
        let words: Vec<&str> = words.iter().map(|words| &**words).collect();
        let now = Printed::ALL.iter().position(|what| *what == self.what).unwrap_or(0);
        let chosen = segmented(ui, &texts.t("setup-print-what"), &words, now);
        let mut changed = chosen.is_some();
        self.what = chosen.and_then(|index| Printed::ALL.get(index)).copied().unwrap_or(self.what);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(space::S);
            for (index, id) in self.games.iter().enumerate() {
                let Some(game) = context.model.game(id) else { continue };
                let name = texts.say(&game.name());
                let full = format!("{}: {name}", texts.t("app-library-game"));
                if choice_chip(ui, &name, &full, index == self.game).clicked() {
                    self.game = index;
                    changed = true;
                }
            }
        });
        if changed {
            self.propose(context.model);
        }
        if context.model.types_paths() {
            text_field(ui, &texts.t("app-export-file"), &mut self.file);
        }
        let write = ui.add(Button::primary(&texts.t("setup-print-write")).icon(Icon::Printer).full()).clicked();
        if write {
            context.actions.push(AppAction::WritePage(PathBuf::from(self.file.trim()), self.game(), self.what));
        }
        write && !context.model.asks
    }
}

impl App {
    /// Writes a page to be printed.
    pub(in crate::app) fn write_page(&mut self, path: &Path, game: &'static str, what: Printed) {
        let Some(game) = self.model.game(game) else { return };
        let page = what.page(game, &self.model.lookup(), self.model.texts.language());
        match self.files.write(path, &page) {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.message(), true, None),
        }
    }
}
