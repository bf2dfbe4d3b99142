//! Filling in a ready table: a row a card, Enter and Tab go to the next cell, and a new row is there when the last one has
//! a name.

use egui::{Key, Ui};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::blank_tables::open_numbers;
use crate::app::app_action::AppAction;
use crate::app::nav::dialog::Content;
use crate::app::nav::screen::ScreenContext;
use crate::app::state::drafts;
use crate::app::state::model::Model;
use crate::app::state::texts::Texts;
use crate::kit::tokens::space;
use crate::kit::{Button, Icon, Tokens, equal_columns, text, text_field};
use crate::library::OwnCard;
use crate::library::aids::BlankTable;
use crate::library::entry::either;
use crate::locale::{Language, Message};

/// From this width on the cells of a row stand beside each other, in points at the design's text size.
const BESIDE: f32 = 440.0;

/// The cells of a row.
const CELLS: usize = 2;

/// The form of a table.
pub struct FillTable {
    game: &'static str,
    blank: &'static BlankTable,
    /// The rows that nobody has filled in yet, each by its printed number where they have some.
    open: Vec<Option<String>>,
    rows: Vec<FilledRow>,
    /// The cell that gets the keyboard, counted through all rows.
    next: Option<usize>,
}

/// What stands in a row.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct FilledRow {
    name: String,
    text: String,
}

/// What is kept of a table that is half filled in.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct FilledRows {
    rows: Vec<FilledRow>,
}

impl FilledRow {
    fn is_named(&self) -> bool {
        !self.name.trim().is_empty()
    }
}

impl FillTable {
    /// The form, with what was left half filled in.
    pub fn new(model: &Model, game: &'static str, blank: &'static BlankTable) -> Self {
        let FilledRows { rows } = model.drafts.get(&form(game, &blank.id)).unwrap_or_default();
        Self { game, blank, open: open_numbers(model, game, blank), rows, next: Some(0) }
    }

    /// The rows that are shown: those with something in them, and one to go on with.
    fn shown(&mut self) -> usize {
        let used = self.rows.iter().rposition(|row| *row != FilledRow::default()).map_or(0, |last| last + 1);
        let ready = self.rows.get(used.saturating_sub(1)).is_none_or(FilledRow::is_named);
        let shown = (used + usize::from(ready)).clamp(1, self.open.len().max(1));
        self.rows.resize(shown.max(used), FilledRow::default());
        shown
    }

    /// The cards of the rows that have a name.
    fn cards(&self, language: Language) -> Vec<OwnCard> {
        let card = |(row, number): (&FilledRow, &Option<String>)| {
            let mut card = OwnCard {
                game: self.game.to_owned(),
                kind: either(&self.blank.kind, language).to_owned(),
                deck: self.blank.deck.as_ref().map(|deck| either(deck, language).to_owned()).unwrap_or_default(),
                numbers: number.iter().cloned().collect(),
                ..OwnCard::default()
            };
            let (name, text) = (row.name.trim().to_owned(), row.text.trim().to_owned());
            match language {
                Language::En => (card.names.en, card.text.en) = (name, text),
                Language::Cs => (card.names.cs, card.text.cs) = (name, text),
            }
            card
        };
        self.rows.iter().zip(&self.open).filter(|(row, _)| row.is_named()).map(card).collect()
    }

    /// The cells of a row.
    fn row(&mut self, ui: &mut Ui, texts: &Texts, index: usize) {
        let Some(row) = self.rows.get_mut(index) else { return };
        let number = self.open.get(index).cloned().flatten().unwrap_or_else(|| (index + 1).to_string());
        let named = |key| texts.say(&Message::new(key).text("number", number.as_str()));
        let names = [named("setup-fill-name"), named("setup-fill-text")];
        let beside = ui.available_width() >= BESIDE * Tokens::of(ui).scale();
        let mut cell = |ui: &mut Ui, at: usize| {
            let (Some(name), place) = (names.get(at), index * CELLS + at) else { return };
            let value = if at == 0 { &mut row.name } else { &mut row.text };
            let field = text_field(ui, name, value);
            if self.next == Some(place) {
                self.next = None;
                field.request_focus();
                field.scroll_to_me(None);
            }
            if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                // A row without a name is the last one: there is nothing after it.
                let stays = at + 1 == CELLS && !row.is_named();
                self.next = Some(if stays { place - at } else { place + 1 });
            }
        };
        if beside {
            equal_columns(ui, CELLS, space::S, cell);
        } else {
            (0..CELLS).for_each(|at| cell(ui, at));
        }
    }
}

/// The name under which what is half filled in of a table is kept.
fn form(game: &str, id: &str) -> String {
    format!("table/{game}/{id}")
}

impl Content for FillTable {
    fn name(&self) -> &'static str {
        "fill-table"
    }

    fn title(&self, texts: &Texts) -> String {
        either(&self.blank.title, texts.language()).to_owned()
    }

    fn form(&self) -> Option<String> {
        Some(form(self.game, &self.blank.id))
    }

    fn draft(&self) -> Option<Value> {
        let any = self.rows.iter().any(|row| *row != FilledRow::default());
        any.then(|| drafts::draft(&FilledRows { rows: self.rows.clone() })).flatten()
    }

    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) -> bool {
        let texts = &context.model.texts;
        text::quiet(ui, &texts.t("setup-fill-about"));
        let cards = self.cards(texts.language());
        let none = cards.is_empty().then(|| texts.t("app-library-missing-name"));
        let keep = texts.say(&Message::new("setup-fill-keep").number("cards", cards.len()));
        // Above the rows, so that it stays in its place while they grow.
        let keep = ui.add(Button::primary(&keep).icon(Icon::Check).missing(none.as_deref()).full()).clicked();
        if ui.add(Button::quiet(&texts.t("setup-fill-file")).icon(Icon::Export).full()).clicked() {
            let file = context.model.file(&format!("{}-{}.csv", self.game, self.blank.id));
            context.actions.push(AppAction::WriteBlank(file.into(), self.game, &self.blank.id));
        }
        for index in 0..self.shown() {
            ui.push_id(index, |ui| self.row(ui, texts, index));
        }
        if keep && !cards.is_empty() {
            context.actions.extend(cards.into_iter().map(|card| AppAction::OwnCard(None, Box::new(card))));
            self.rows.clear();
            return true;
        }
        false
    }
}
