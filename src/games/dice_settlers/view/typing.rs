//! A number that is typed: a cell that shows it, and the keypad over the page.

use egui::Ui;

use crate::games::dice_settlers::field::Field;
use crate::games::dice_settlers::play::Counted;
use crate::kit::{self, Keypad, KeypadAnswer};
use crate::locale::{Language, Say};
use crate::table::seat::Seat;

/// What is being typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// A figure of the box.
    Figure(Field),
    /// Points that are counted at the end.
    Count(Seat, Counted),
}

/// The number that is being typed, if there is one.
#[derive(Default)]
pub(super) struct Typing {
    /// What, and for which player; no name for a figure of the box.
    open: Option<(Target, String)>,
    typed: String,
}

impl Target {
    /// What is typed for whom.
    pub(super) fn say(self, player: &str) -> Say {
        match self {
            Self::Figure(field) => field.say(),
            Self::Count(_, what) => Say::new("dice-settlers-count-name").text("player", player).say("what", what.say()),
        }
    }
}

impl Typing {
    /// Opens the keypad.
    pub(super) fn open(&mut self, target: Target, player: &str) {
        self.open = Some((target, player.to_owned()));
        self.typed.clear();
    }

    /// A cell that opens the keypad when it is tapped.
    pub(super) fn cell(&mut self, ui: &mut Ui, target: Target, player: &str, name: &str, value: Option<&str>) {
        let active = self.open.as_ref().is_some_and(|(open, _)| *open == target);
        if kit::value_cell(ui, name, value, active).clicked() {
            self.open(target, player);
        }
    }

    /// The keypad, while something is being typed; gives what was entered. None of a number is "blank again".
    pub(super) fn show(&mut self, ui: &Ui, language: Language) -> Option<(Target, Option<u32>)> {
        let (target, player) = self.open.as_ref()?;
        let target = *target;
        let name = language.say(&target.say(player));
        let sheet = kit::sheet(ui, "keypad", &name, |ui| Keypad::new(&name).show(ui, &mut self.typed));
        if sheet.closed {
            self.open = None;
        }
        let Some(KeypadAnswer::Entered(number)) = sheet.inner else { return None };
        self.open = None;
        self.typed.clear();
        // What is below zero is no number of anything here.
        Some((target, number.map(|number| u32::try_from(number.max(0)).unwrap_or(u32::MAX))))
    }
}
