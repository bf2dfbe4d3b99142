//! What is printed on the owner's own board: filled in once, kept for every play to come.

use std::ops::RangeInclusive;

use egui::Ui;
use serde_json::Value as Json;

use super::{Action, Source};
use crate::games::amun_re::board::{Board, OwnFigure};
use crate::games::amun_re::province::{Field, Province, Value};
use crate::games::view::{Ask, Desk, OwnBox};
use crate::kit::{self, ListRow, text, tokens::space};
use crate::locale::{Language, Say};
use crate::store::{reader, writer};
use crate::table::reason::Sure;

/// The form, as the app shows it outside a play.
pub struct OwnBoard {
    own: Vec<OwnFigure>,
    form: Option<(Language, Form)>,
    open: Option<Province>,
}

/// The same form inside a play: what is filled in counts at once, and is kept.
#[derive(Default)]
pub(super) struct FiguresTool {
    form: Option<Form>,
    open: Option<Province>,
}

struct Form {
    about: String,
    provinces: Vec<Card>,
}

struct Card {
    province: Province,
    /// What is still to be looked up there.
    open_count: String,
    rows: Vec<Row>,
}

struct Row {
    field: Field,
    words: String,
    name: String,
    note: String,
    value: Option<Value>,
    choices: Vec<String>,
}

impl OwnBoard {
    /// The form over the figures kept so far; figures that cannot be read are as none.
    pub fn new(figures: &Json) -> Self {
        Self { own: read(figures), form: None, open: None }
    }
}

impl OwnBox for OwnBoard {
    fn take(&mut self, figures: &Json) {
        self.own = read(figures);
        self.form = None;
    }

    fn show(&mut self, ui: &mut Ui, language: Language) -> Option<Json> {
        let current = self.form.as_ref().filter(|(spoken, _)| *spoken == language);
        if current.is_none() {
            self.form = Some((language, Form::new(&Board::with(&self.own), language)));
        }
        let (_, form) = self.form.as_ref()?;
        let figure = form.show(ui, &mut self.open)?;
        self.own = replaced(&self.own, figure);
        self.form = None;
        writer::value(&self.own).ok()
    }
}

impl FiguresTool {
    pub(super) fn refresh(&mut self, source: &Source<'_>) {
        self.form = Some(Form::new(&source.state.board, source.language));
    }

    pub(super) fn show(&mut self, ui: &mut Ui, desk: &mut Desk<'_>) {
        let Some(figure) = self.form.as_ref().and_then(|form| form.show(ui, &mut self.open)) else { return };
        desk.act(&Action::SetFigure { figure });
        if let Ok(kept) = writer::value(&replaced(&read(desk.kept), figure)) {
            desk.asks.push(Ask::KeepFigures(kept));
        }
    }
}

/// The figures that are kept; those that cannot be read are as none.
fn read(kept: &Json) -> Vec<OwnFigure> {
    reader::value(kept).unwrap_or_default()
}

fn replaced(own: &[OwnFigure], figure: OwnFigure) -> Vec<OwnFigure> {
    let other = |old: &&OwnFigure| (old.province(), old.field()) != (figure.province(), figure.field());
    own.iter().filter(other).copied().chain(std::iter::once(figure)).collect()
}

impl Form {
    fn new(board: &Board, language: Language) -> Self {
        let card = |province: Province| {
            let rows: Vec<Row> = Field::ALL.into_iter().map(|field| row(board, language, province, field)).collect();
            let unsure = |field: &Field| {
                let sure = board.figure(province, *field).sure;
                matches!(sure, Sure::Unconfirmed | Sure::Unknown)
            };
            let open = Field::ALL.iter().filter(|field| unsure(field)).count();
            Card { province, open_count: language.say(&Say::new("amun-re-figures-open").number("count", open)), rows }
        };
        Self {
            about: language.words("amun-re-figures-about"),
            provinces: Province::ALL.into_iter().map(card).collect(),
        }
    }

    /// Draws the form; gives the figure that was filled in.
    fn show(&self, ui: &mut Ui, open: &mut Option<Province>) -> Option<OwnFigure> {
        let mut filled = None;
        text::quiet(ui, &self.about);
        for card in &self.provinces {
            ui.add_space(space::S);
            let is_open = *open == Some(card.province);
            let tapped = kit::card(ui, |ui| {
                let tapped = ListRow::new(card.province.name()).note(&card.open_count).show(ui).clicked();
                if is_open {
                    for row in &card.rows {
                        kit::hairline(ui);
                        filled = row.show(ui, card.province).or(filled);
                    }
                }
                tapped
            });
            if tapped {
                *open = (!is_open).then_some(card.province);
            }
        }
        filled
    }
}

fn row(board: &Board, language: Language, province: Province, field: Field) -> Row {
    let figure = board.figure(province, field);
    let note = match figure.sure {
        Sure::Stated => "amun-re-sure-stated",
        Sure::Owner => "amun-re-sure-owner",
        Sure::Unconfirmed => "amun-re-sure-unconfirmed",
        Sure::Unknown => "amun-re-sure-unknown",
    };
    let words = language.say(&field.say());
    let name = Say::new("amun-re-figure-name").say("field", field.say()).say("province", province.say());
    Row {
        field,
        words,
        name: language.say(&name),
        note: language.words(note),
        value: figure.value,
        choices: field.words().iter().map(|value| language.say(&value.say())).collect(),
    }
}

impl Row {
    fn show(&self, ui: &mut Ui, province: Province) -> Option<OwnFigure> {
        let value = if let Some(range) = self.field.numbers() {
            self.number(ui, i64::from(*range.start())..=i64::from(*range.end()))
        } else {
            self.word(ui)
        };
        OwnFigure::new(province, self.field, value?).ok()
    }
    fn number(&self, ui: &mut Ui, range: RangeInclusive<i64>) -> Option<Value> {
        kit::labeled_row(ui, &self.words, &self.note, |ui| {
            let now = match self.value {
                Some(Value::Number(number)) => Some(i64::from(number)),
                _ => None,
            };
            let to = kit::stepper(ui, &self.name, now, range)?;
            u32::try_from(to).ok().map(Value::Number)
        })
    }

    fn word(&self, ui: &mut Ui) -> Option<Value> {
        kit::labeled_row(ui, &self.words, &self.note, |_| ());
        let choices: Vec<&str> = self.choices.iter().map(String::as_str).collect();
        let words = self.field.words();
        let now = words.iter().position(|word| Some(*word) == self.value).unwrap_or(usize::MAX);
        words.get(kit::segmented(ui, &self.name, &choices, now)?).copied()
    }
}
