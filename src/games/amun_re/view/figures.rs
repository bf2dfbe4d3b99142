//! What is printed on the owner's own board: filled in once, kept for every play to come.

use std::ops::RangeInclusive;

use egui::Ui;
use serde::Deserialize;
use serde_json::Value as Json;

use super::{Action, Source};
use crate::games::amun_re::board::{Board, OwnFigure};
use crate::games::amun_re::province::{Field, Province, Value};
use crate::games::view::{OwnBox, ViewContext, ViewRequest};
use crate::kit::{self, Button, ListRow, text, tokens::space};
use crate::locale::{Language, Message};
use crate::table::reason::Sure;

/// The form, as the app shows it outside a play.
pub struct OwnBoard {
    own: Vec<OwnFigure>,
    form: Option<(Language, Form)>,
    /// The provinces that are open.
    open: Vec<Province>,
}

/// The same form inside a play: what is filled in counts at once, and is kept.
#[derive(Default)]
pub(super) struct FiguresTool {
    form: Option<Form>,
    /// The provinces that are open.
    open: Vec<Province>,
}

struct Form {
    about: String,
    /// Why there is nothing to confirm.
    nothing: String,
    provinces: Vec<Card>,
}

struct Card {
    province: Province,
    /// What is still to be looked up there.
    open_count: String,
    rows: Vec<Row>,
    /// What is likely there; one tap confirms it, below which it is shown. No tap confirms more than one province: what is
    /// confirmed counts as read off the board, and nobody reads fifteen provinces at a glance.
    likely: Vec<OwnFigure>,
    confirm: String,
    confirm_name: String,
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
        Self { own: read(figures), form: None, open: Vec::new() }
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
        let figures = form.show(ui, &mut self.open);
        if figures.is_empty() {
            return None;
        }
        self.own = replaced(&self.own, &figures);
        self.form = None;
        serde_json::to_value(&self.own).ok()
    }
}

impl FiguresTool {
    /// The log or the language has changed: the form is made anew when it is looked at.
    pub(super) fn forget(&mut self) {
        self.form = None;
    }

    pub(super) fn show(&mut self, ui: &mut Ui, context: &mut ViewContext<'_>) {
        let Some(source) = Source::of_play(context.play, context.language) else { return };
        let form = self.form.get_or_insert_with(|| Form::new(&source.state.board, source.language));
        let figures = form.show(ui, &mut self.open);
        match figures.as_slice() {
            [] => return,
            [figure] => context.act(&Action::SetFigure { figure: *figure }),
            several => context.act(&Action::SetFigures { figures: several.to_vec() }),
        }
        keep(context, &figures);
    }
}

/// Keeps these figures with those that are kept already, for every play to come.
pub(super) fn keep(context: &mut ViewContext<'_>, figures: &[OwnFigure]) {
    if let Ok(kept) = serde_json::to_value(replaced(&read(context.kept), figures)) {
        context.requests.push(ViewRequest::KeepFigures(kept));
    }
}

/// The figures that are kept; those that cannot be read are as none.
fn read(kept: &Json) -> Vec<OwnFigure> {
    Deserialize::deserialize(kept).unwrap_or_default()
}

fn replaced(own: &[OwnFigure], figures: &[OwnFigure]) -> Vec<OwnFigure> {
    let same = |old: &OwnFigure, new: &OwnFigure| (old.province(), old.field()) == (new.province(), new.field());
    let other = |old: &&OwnFigure| !figures.iter().any(|new| same(old, new));
    own.iter().filter(other).chain(figures).copied().collect()
}

/// The likely figures of a province that nobody has confirmed yet.
fn likely(board: &Board, province: Province) -> Vec<OwnFigure> {
    let figure = |field: Field| {
        let figure = board.figure(province, field);
        let value = figure.value.filter(|_| figure.sure == Sure::Unconfirmed)?;
        OwnFigure::new(province, field, value).ok()
    };
    Field::ALL.into_iter().filter_map(figure).collect()
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
            let confirm_name = Message::new("amun-re-figures-confirm-name").say("province", province.message());
            Card {
                province,
                open_count: language.say(&Message::new("amun-re-figures-open").number("count", open)),
                rows,
                likely: likely(board, province),
                confirm: language.words("amun-re-figures-confirm"),
                confirm_name: language.say(&confirm_name),
            }
        };
        Self {
            about: language.words("amun-re-figures-about"),
            nothing: language.words("amun-re-figures-nothing"),
            provinces: Province::ALL.into_iter().map(card).collect(),
        }
    }

    /// Draws the form; gives the figures that were filled in or confirmed.
    fn show(&self, ui: &mut Ui, open: &mut Vec<Province>) -> Vec<OwnFigure> {
        let mut filled = Vec::new();
        text::quiet(ui, &self.about);
        // A button stays where it is once everything is confirmed, greyed out.
        let nothing = |figures: &[OwnFigure]| figures.is_empty().then_some(self.nothing.as_str());
        for card in &self.provinces {
            ui.add_space(space::S);
            let is_open = open.contains(&card.province);
            let content = |ui: &mut Ui| {
                let tapped = ListRow::new(card.province.name()).note(&card.open_count).show(ui).clicked();
                if is_open {
                    let confirm = |ui: &mut Ui| ui.add(Button::quiet(&card.confirm).name(&card.confirm_name).full());
                    if kit::unless(ui, nothing(&card.likely), confirm).clicked() {
                        filled.clone_from(&card.likely);
                    }
                    for row in &card.rows {
                        kit::hairline(ui);
                        filled.extend(row.show(ui, card.province));
                    }
                }
                tapped
            };
            let tapped = kit::card(ui, content);
            // What is open stays open: closing it would move what was tapped.
            if tapped && is_open {
                open.retain(|&province| province != card.province);
            } else if tapped {
                open.push(card.province);
            }
        }
        filled
    }
}

/// How sure a figure is: where it comes from, or what is certain of it, and what the later edition's board shows there.
fn note(board: &Board, province: Province, field: Field) -> Message {
    let figure = board.figure(province, field);
    let number = |value: Option<Value>| match value {
        Some(Value::Number(number)) => Some(number),
        _ => None,
    };
    let bounds = number(figure.at_least).unwrap_or(0)..=number(figure.at_most).unwrap_or(0);
    let later = board.of_later_edition(province, field);
    let later_bounds = (number(later.value), number(later.at_least), number(later.at_most));
    match (figure.sure, later_bounds) {
        (Sure::Stated, _) => Message::new("amun-re-sure-stated"),
        (Sure::Owner, _) => Message::new("amun-re-sure-owner"),
        (_, (Some(count), ..)) => Message::new("amun-re-sure-later").number("count", count),
        (_, (None, Some(least), _)) => Message::new("amun-re-sure-later-least").number("count", least),
        (_, (None, None, Some(most))) => Message::new("amun-re-sure-later-most").number("count", most),
        (Sure::Unconfirmed, _) => Message::new("amun-re-sure-unconfirmed"),
        (Sure::Unknown, _) if bounds.end() > bounds.start() => {
            Message::new("amun-re-sure-range").number("least", *bounds.start()).number("most", *bounds.end())
        }
        (Sure::Unknown, _) => Message::new("amun-re-sure-unknown"),
    }
}

fn row(board: &Board, language: Language, province: Province, field: Field) -> Row {
    let figure = board.figure(province, field);
    let words = language.say(&field.message());
    let name = Message::new("amun-re-figure-name").say("field", field.message()).say("province", province.message());
    Row {
        field,
        words,
        name: language.say(&name),
        note: language.say(&note(board, province, field)),
        value: figure.value,
        choices: field.words().iter().map(|value| language.say(&value.message())).collect(),
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
