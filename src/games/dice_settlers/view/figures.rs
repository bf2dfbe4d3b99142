//! What is printed in the owner's rulebook and not known here: filled in once, kept for every play to come.

use egui::Ui;
use serde::Deserialize;
use serde_json::Value as Json;

use super::Source;
use super::typing::Typing;
use crate::games::dice_settlers::board::{Board, OwnFigure};
use crate::games::dice_settlers::field::{Field, Value};
use crate::games::dice_settlers::play::{Action, own_after};
use crate::games::panel::value;
use crate::games::view::{OwnBox, ViewContext, ViewRequest};
use crate::kit::{self, Button, text, tokens::space};
use crate::locale::{Language, Message};
use crate::table::reason::Sure;

/// The form in its parts: the message of each title, and its fields.
const GROUPS: [(&str, &[Field]); 5] = [
    (
        "dice-settlers-figures-scoring",
        &[Field::HousePoints, Field::DicePairPoints, Field::StartingDice, Field::Presence, Field::TieBreak],
    ),
    ("dice-settlers-figures-trade", &[Field::SaleOfOne, Field::SaleOfTwo, Field::SaleOfThree]),
    ("dice-settlers-figures-round", &[Field::MainActions]),
    (
        "dice-settlers-figures-tiles",
        &[Field::MapTilesForOne, Field::MapTilesForTwo, Field::MapTilesForThree, Field::MapTilesForFour],
    ),
    ("dice-settlers-figures-pool", &[Field::PoolForOne, Field::PoolForTwo, Field::PoolForThree, Field::PoolForFour]),
];

/// The form, as the app shows it outside a play.
pub struct OwnBoard {
    own: Vec<OwnFigure>,
    form: Option<(Language, Form)>,
    typing: Typing,
}

/// The same form inside a play: what is filled in counts at once, and is kept.
#[derive(Default)]
pub(super) struct FiguresTool {
    form: Option<Form>,
    typing: Typing,
}

struct Form {
    about: String,
    confirm: Confirm,
    groups: Vec<(String, Vec<FigureRow>)>,
}

/// A figure with its words, how sure it is, and where it is filled in.
pub(super) struct FigureRow {
    field: Field,
    words: String,
    note: String,
    shown: Option<String>,
    /// The words to choose from: each with the name of its chip.
    choices: Vec<(Value, String, String, bool)>,
}

impl OwnBoard {
    /// The form over the figures kept so far; figures that cannot be read are as none.
    pub fn new(figures: &Json) -> Self {
        Self { own: read(figures), form: None, typing: Typing::default() }
    }
}

impl OwnBox for OwnBoard {
    fn take(&mut self, figures: &Json) {
        self.own = read(figures);
        self.form = None;
    }

    fn show(&mut self, ui: &mut Ui, language: Language) -> Option<Json> {
        if self.form.as_ref().is_none_or(|(spoken, _)| *spoken != language) {
            self.form = Some((language, Form::new(&Board::with(&self.own), language)));
        }
        let (_, form) = self.form.as_ref()?;
        let filled = form.show(ui, &mut self.typing, language)?;
        self.own = own_after(&self.own, &filled);
        self.form = None;
        Some(value(&self.own))
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
        if let Some(filled) = form.show(ui, &mut self.typing, context.language) {
            enter(context, &filled);
        }
    }
}

/// The figures that are kept; those that cannot be read are as none.
fn read(kept: &Json) -> Vec<OwnFigure> {
    Deserialize::deserialize(kept).unwrap_or_default()
}

/// Enters a figure into the play and keeps it for the plays to come.
pub(super) fn enter(context: &mut ViewContext<'_>, filled: &Action) {
    // The app refuses what the play refuses; then nothing is to be kept either.
    if context.play.prepare(&value(filled), chrono::DateTime::UNIX_EPOCH, "").is_ok() {
        context.requests.push(ViewRequest::KeepFigures(value(&own_after(&read(context.kept), filled))));
    }
    context.act(filled);
}

/// The action of a typed figure; none for a number that the field does not take, or where nothing was filled in.
pub(super) fn typed(field: Field, number: Option<u32>) -> Option<Action> {
    match number {
        Some(number) => Some(Action::SetFigure { figure: OwnFigure::new(field, Value::Number(number)).ok()? }),
        None => Some(Action::ForgetFigure { field }),
    }
}

impl Form {
    fn new(board: &Board, language: Language) -> Self {
        let group = |(title, fields): (&str, &[Field])| {
            (language.words(title), fields.iter().map(|&field| FigureRow::new(board, language, field)).collect())
        };
        Self {
            about: language.words("dice-settlers-figures-about"),
            confirm: Confirm::new(board, language),
            groups: GROUPS.into_iter().map(group).collect(),
        }
    }

    /// Draws the form; gives the action that fills a figure in.
    fn show(&self, ui: &mut Ui, typing: &mut Typing, language: Language) -> Option<Action> {
        text::quiet(ui, &self.about);
        ui.add_space(space::S);
        let mut filled = self.confirm.show(ui);
        for (title, rows) in &self.groups {
            ui.add_space(space::S);
            kit::card(ui, |ui| {
                text::strong(ui, title);
                filled = show_rows(ui, rows, typing).or(filled.take());
            });
        }
        if let Some((field, number)) = typing.show(ui, language) {
            filled = typed(field, number).or(filled);
        }
        filled
    }
}

/// One tap for all figures that only one source tells, when the rulebook says the same.
pub(super) struct Confirm {
    words: String,
    nothing: String,
    figures: Vec<OwnFigure>,
}

impl Confirm {
    pub(super) fn new(board: &Board, language: Language) -> Self {
        let open = |&field: &Field| {
            let figure = board.figure(field);
            let value = figure.value.filter(|_| figure.sure == Sure::Unconfirmed)?;
            OwnFigure::new(field, value).ok()
        };
        let fields = GROUPS.into_iter().flat_map(|(_, fields)| fields);
        let figures: Vec<OwnFigure> = fields.filter_map(open).collect();
        let words = Message::new("dice-settlers-confirm").number("count", figures.len());
        Self { words: language.say(&words), nothing: language.words("dice-settlers-confirm-nothing"), figures }
    }

    /// Draws the button, which stays where it is when there is nothing left to confirm; gives what it enters.
    pub(super) fn show(&self, ui: &mut Ui) -> Option<Action> {
        let nothing = self.figures.is_empty().then_some(self.nothing.as_str());
        let clicked = ui.add(Button::quiet(&self.words).missing(nothing).full()).clicked();
        clicked.then(|| Action::ConfirmFigures { figures: self.figures.clone() })
    }
}

/// Draws some figures; gives the action of a word that was chosen. Numbers come by the keypad.
pub(super) fn show_rows(ui: &mut Ui, rows: &[FigureRow], typing: &mut Typing) -> Option<Action> {
    let mut chosen = None;
    for (at, row) in rows.iter().enumerate() {
        if at > 0 {
            kit::hairline(ui);
        }
        chosen = row.show(ui, typing).or(chosen);
    }
    chosen
}

impl FigureRow {
    pub(super) fn new(board: &Board, language: Language, field: Field) -> Self {
        let figure = board.figure(field);
        let note = match figure.sure {
            Sure::Stated => "dice-settlers-sure-stated",
            Sure::Owner => "dice-settlers-sure-owner",
            Sure::Unconfirmed => "dice-settlers-sure-unconfirmed",
            Sure::Unknown => "dice-settlers-sure-unknown",
        };
        let choice = |value: &Value| {
            let words = language.say(&value.message());
            let name =
                Message::new("dice-settlers-choice-name").say("what", field.message()).say("choice", value.message());
            (*value, words, language.say(&name), figure.value == Some(*value))
        };
        Self {
            field,
            words: language.say(&field.message()),
            note: language.words(note),
            shown: figure.value.map(|value| language.say(&value.message())),
            choices: field.words().iter().map(choice).collect(),
        }
    }

    fn show(&self, ui: &mut Ui, typing: &mut Typing) -> Option<Action> {
        if self.choices.is_empty() {
            kit::labeled_row(ui, &self.words, &self.note, |ui| {
                typing.cell(ui, self.field, &self.words, self.shown.as_deref());
            });
            return None;
        }
        kit::labeled_row(ui, &self.words, &self.note, |_| ());
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for (value, words, name, on) in &self.choices {
                if kit::choice_chip(ui, words, name, *on).clicked() {
                    chosen = Some(*value);
                }
            }
        });
        let chosen = chosen?;
        // The chosen word tapped again is not known after all.
        let again = self.choices.iter().any(|(value, _, _, on)| *on && *value == chosen);
        if again {
            return Some(Action::ForgetFigure { field: self.field });
        }
        OwnFigure::new(self.field, chosen).ok().map(|figure| Action::SetFigure { figure })
    }
}
