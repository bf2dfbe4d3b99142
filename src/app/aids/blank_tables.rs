//! The dialog with the ready tables: what a box holds and no list names, to be filled in and read as own cards.

use std::collections::BTreeSet;
use std::path::Path;

use egui::Ui;

use super::FillTable;
use crate::app::App;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::games;
use crate::kit::{Icon, ListRow, hairline, text};
use crate::library::OwnCard;
use crate::library::aids::BlankTable;
use crate::library::entry::either;
use crate::locale::{Language, Message};

/// The tables of all games, in words.
pub struct BlankTables {
    rows: Vec<Row>,
}

struct Row {
    game: &'static str,
    blank: &'static BlankTable,
    title: String,
    note: String,
}

/// The printed numbers that the library has of a game.
fn known(game: &str) -> BTreeSet<&'static str> {
    let entries = games::library().entries().iter().filter(|entry| entry.at.game == game);
    entries.flat_map(|entry| &entry.numbers).map(String::as_str).collect()
}

/// The rows of a table that neither the library nor an own card fills, each by its printed number where they have some.
pub(super) fn open_numbers(model: &Model, game: &str, blank: &BlankTable) -> Vec<Option<String>> {
    let own = &model.shelf_of_own.own;
    let mut typed: Vec<&OwnCard> = Vec::new();
    let mut from = Some(0);
    while let Some((page, cards)) = from.and_then(|page| own.cards_from(page)) {
        typed.extend(cards.filter(|card| card.game == game));
        from = page.checked_add(1);
    }
    let numbers = typed.iter().flat_map(|card| &card.numbers).map(String::as_str);
    let known: BTreeSet<&str> = known(game).into_iter().chain(numbers).collect();
    let kinds = Language::ALL.map(|language| either(&blank.kind, language));
    // Decks of one kind each have a table of their own: what is typed of one fills no other.
    let decks = Language::ALL.map(|language| blank.deck.as_ref().map_or("", |deck| either(deck, language)));
    let is_of = |card: &&&OwnCard| kinds.contains(&card.kind.as_str()) && decks.contains(&card.deck.as_str());
    let done = if blank.numbers.is_some() { 0 } else { typed.iter().filter(is_of).count() };
    blank.open_rows(&known).skip(done).collect()
}

impl BlankTables {
    /// The dialog.
    pub fn new(model: &Model) -> Self {
        let texts = &model.texts;
        let mut rows = Vec::new();
        for game in model.games {
            let Some(aids) = model.aids(game.id()) else { continue };
            rows.extend(aids.setup.blanks.iter().map(|blank| {
                let note = Message::new("setup-blank-rows")
                    .number("rows", open_numbers(model, game.id(), blank).len())
                    .text("game", texts.say(&game.name()));
                let title = either(&blank.title, texts.language()).to_owned();
                Row { game: game.id(), blank, title, note: texts.say(&note) }
            }));
        }
        Self { rows }
    }
}

impl Content for BlankTables {
    fn name(&self) -> &'static str {
        "blank-tables"
    }

    fn title(&self, texts: &Texts) -> String {
        texts.title("setup-blank-tables")
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        text::body(ui, &context.model.texts.t("setup-blank-about"));
        let mut done = false;
        for row in &self.rows {
            hairline(ui);
            let shown = ListRow::new(&row.title).note(&row.note).icon(Icon::Sheet).opens();
            if ui.push_id((row.game, &row.blank.id), |ui| shown.show(ui)).inner.clicked() {
                let dialog = FillTable::new(context.model, row.game, row.blank);
                context.actions.push(AppAction::Show(Box::new(dialog)));
                done = true;
            }
        }
        done
    }
}

impl App {
    /// Writes a ready table of a game, with the rows that nobody has filled in.
    pub(in crate::app) fn write_blank(&mut self, path: &Path, game: &'static str, id: &str) {
        let Some(aids) = self.model.aids(game) else { return };
        let found: Option<&BlankTable> = aids.setup.blanks.iter().find(|blank| blank.id == id);
        let Some(blank) = found else { return };
        let table = blank.table(game, self.model.texts.language(), open_numbers(&self.model, game, blank));
        match self.files.write(path, &table) {
            Ok(said) => self.message(said, false, None),
            Err(error) => self.message(error.message(), true, None),
        }
    }
}
