//! A number for one player: beside the list where there is room, else from the bottom of the screen, within the thumb.

use egui::Ui;

use super::Draft;
use crate::kit::{self, Keypad, KeypadAnswer, text, tokens::space};

/// Whether the keypad stands beside the list, always there; else it comes up when it is asked for.
pub(super) fn is_beside(ui: &Ui) -> bool {
    !kit::Width::of(ui).is_narrow()
}

/// The keypad for what `name` says, with what else belongs to the entry above it; gives what was entered. Closing the
/// sheet forgets what was half typed.
pub(super) fn enter(
    ui: &mut Ui,
    name: &str,
    extra: &[&str],
    draft: &mut Draft,
    above: impl FnOnce(&mut Ui, &mut Draft),
) -> Option<KeypadAnswer> {
    let answer = if is_beside(ui) {
        let answer = kit::card(ui, |ui| {
            text::strong(ui, name);
            above(ui, draft);
            Keypad::new(name).extra(extra).show(ui, &mut draft.typed)
        });
        ui.add_space(space::M);
        answer
    } else {
        let sheet = kit::sheet(ui, "keypad", name, |ui| {
            above(ui, draft);
            Keypad::new(name).extra(extra).show(ui, &mut draft.typed)
        });
        if sheet.closed {
            draft.seat = None;
            draft.typed.clear();
            draft.corrects = false;
        }
        sheet.inner
    };
    if answer.is_some() {
        draft.typed.clear();
    }
    answer
}
