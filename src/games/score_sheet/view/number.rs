//! A number of a form: a cell with its words, and the keypad that comes up when it is tapped.

use egui::Ui;

use crate::games::score_sheet::play::MOST;
use crate::kit::{self, Keypad, KeypadAnswer, complete, text};

/// Which number of a form is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Rounds,
    Times,
    Every,
    Give,
    From(usize),
    Points(usize),
}

/// What a form takes; the template says itself which of them it refuses.
const RANGE: std::ops::RangeInclusive<i64> = -MOST..=MOST;

/// The number that is being typed.
#[derive(Debug, Default)]
pub(super) struct Typing {
    field: Option<Field>,
    name: String,
    typed: String,
}

impl Typing {
    /// A cell with a number; a tap brings up the keypad. `name` says what it is.
    pub(super) fn cell(&mut self, ui: &mut Ui, name: &str, field: Field, value: Option<i64>) {
        let shown = value.map(text::number);
        if kit::value_cell(ui, name, shown.as_deref(), self.field == Some(field)).clicked() {
            *self = Self { field: Some(field), name: name.to_owned(), typed: String::new() };
        }
    }

    /// A row with words and such a cell at its end.
    pub(super) fn row(&mut self, ui: &mut Ui, words: &str, field: Field, value: Option<i64>) {
        kit::labeled_row(ui, words, "", |ui| self.cell(ui, words, field, value));
    }

    /// The keypad, while a number is being typed; gives the number with its field, by OK or by a tap beside it.
    pub(super) fn keypad(&mut self, ui: &Ui) -> Option<(Field, Option<i64>)> {
        let field = self.field?;
        let show = |ui: &mut Ui| Keypad::new(&self.name).range(RANGE).show(ui, &mut self.typed);
        let sheet = kit::sheet(ui, "number", &self.name.clone(), show);
        let entered = match sheet.inner {
            Some(KeypadAnswer::Entered(value)) => Some((field, value)),
            _ if sheet.closed => complete(&self.typed, &RANGE).ok().flatten().map(|value| (field, Some(value))),
            Some(KeypadAnswer::Extra(_)) | None => None,
        };
        if sheet.closed || entered.is_some() {
            *self = Self::default();
        }
        entered
    }
}
