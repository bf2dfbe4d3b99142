//! A figure of the box that is typed: a cell that shows it, and the keypad over the page.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::games::dice_settlers::field::Field;
use crate::kit::{self, Keypad, KeypadAnswer, complete};
use crate::locale::Language;

/// The figure that is being typed, if there is one, and what was typed of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Typing {
    open: Option<Field>,
    /// What was begun and is not complete, by figure.
    begun: Vec<(Field, String)>,
}

impl Typing {
    /// Whether anything is typed that was not entered.
    pub(super) fn is_begun(&self) -> bool {
        self.begun.iter().any(|(_, typed)| !typed.is_empty())
    }

    /// A cell that opens the keypad when it is tapped.
    pub(super) fn cell(&mut self, ui: &mut Ui, field: Field, name: &str, value: Option<&str>) {
        if kit::value_cell(ui, name, value, self.open == Some(field)).clicked() {
            self.open = Some(field);
        }
    }

    /// The keypad, while a figure is being typed; gives what was entered, by OK or by a tap beside it. None of a number is
    /// "blank again". What is not complete is there again the next time.
    pub(super) fn show(&mut self, ui: &Ui, language: Language) -> Option<(Field, Option<u32>)> {
        let field = self.open?;
        let range = field.numbers().map_or(0..=0, |range| i64::from(*range.start())..=i64::from(*range.end()));
        let name = language.say(&field.message());
        let typed = self.begun.iter().position(|(begun, _)| *begun == field);
        let mut typed = typed.map(|at| self.begun.remove(at).1).unwrap_or_default();
        let keypad = |ui: &mut Ui| Keypad::new(&name).range(range.clone()).show(ui, &mut typed);
        let sheet = kit::sheet(ui, "keypad", &name, keypad);
        let entered = match sheet.inner {
            Some(KeypadAnswer::Entered(number)) => Some(number),
            _ if sheet.closed => complete(&typed, &range).ok().flatten().map(Some),
            _ => None,
        };
        if entered.is_some() || sheet.closed {
            self.open = None;
        }
        if entered.is_none() {
            self.begun.push((field, typed));
            self.begun.retain(|(_, typed)| !typed.is_empty());
        }
        entered.map(|number| (field, number.and_then(|number| u32::try_from(number).ok())))
    }
}
