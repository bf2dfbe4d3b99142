//! Words that can be taken along: a mouse selects them, and a right click or a long press offers to copy all of them.

use egui::{Align, Color32, FontId, Label, Layout, Response, RichText, Ui};

use super::icons::Icon;
use super::layout::equal_columns;
use super::look::Look;
use super::menu::menu_row;
use super::paint;
use super::text;
use super::tokens::{Tokens, space};
use crate::locale::plain_lines;

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

/// What something is and what is so of it, which can be copied, side by side; below each other where half the room breaks
/// a word of them.
pub fn copyable_fact(ui: &mut Ui, what: &str, value: &str) {
    let tokens = Tokens::of(ui);
    let half = (ui.available_width() - space::S) / 2.0;
    let longest = paint::longest_word(ui, what, tokens.small()).max(paint::longest_word(ui, value, tokens.body()));
    let columns = if longest < half { 2 } else { 1 };
    let add = |ui: &mut Ui, column: usize| {
        // The columns' own layout would stretch the words.
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            if column == 0 {
                text::quiet(ui, what);
            }
            if column + 1 == columns {
                copyable(ui, value);
            }
        });
    };
    equal_columns(ui, columns, space::S, add);
}

/// Offers to copy these words by a right click or a long press on what was drawn.
pub(super) fn offer_to_copy(response: &Response, words: &str) {
    response.context_menu(|ui| {
        let copy = Look::words(ui.ctx());
        ui.set_width(WIDTH);
        if menu_row(ui, Icon::Copy, &copy.copy, None) {
            ui.ctx().copy_text(plain_lines(words));
        }
    });
}
