//! Words that can be taken along: a mouse selects them, and a right click or a long press offers to copy all of them.

use egui::{Color32, FontId, Label, Response, RichText, Ui};

use super::icons::Icon;
use super::look::Look;
use super::menu::menu_row;
use super::tokens::Tokens;

/// How wide the menu is, in points.
const WIDTH: f32 = 176.0;

/// A sentence that can be selected and copied.
pub fn copyable(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    copyable_in(ui, words, tokens.body(), tokens.ink)
}

/// The same in a font and a color of the tokens.
pub fn copyable_in(ui: &mut Ui, words: &str, font: FontId, color: Color32) -> Response {
    let response = ui.add(Label::new(RichText::new(words).font(font).color(color)).selectable(true));
    offer_to_copy(&response, words);
    response
}

/// Offers to copy these words by a right click or a long press on what was drawn.
pub(super) fn offer_to_copy(response: &Response, words: &str) {
    response.context_menu(|ui| {
        let copy = Look::words(ui.ctx());
        ui.set_width(WIDTH);
        if menu_row(ui, Icon::Copy, &copy.copy, None) {
            ui.ctx().copy_text(words.to_owned());
        }
    });
}
