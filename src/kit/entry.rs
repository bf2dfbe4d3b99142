//! Small parts of entering: a label with its control in one row, and a big number that can be asked for its reason.

use egui::{Align, FontId, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::guard;
use super::layout::{RowEnd, two_sides};
use super::nouns::{self, NOUN, Noun};
use super::paint;
use super::text;
use super::tokens::{TARGET, Tokens, radius, space};

/// A row with words, a quiet note below them (or none), and at its end what `add` adds, from the right. What leaves too
/// little room for a word goes below the words.
pub fn labeled_row<R>(ui: &mut Ui, words: &str, note: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    noun_row(ui, None, words, note, add)
}

/// The same with a picture of what it is about before its words.
pub fn noun_row<R>(ui: &mut Ui, noun: Option<Noun>, words: &str, note: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = Tokens::of(ui);
    let noun = nouns::beside(ui, noun);
    let lead = if noun.is_some() { NOUN * tokens.scale() + space::S } else { 0.0 };
    let note_width = paint::longest_word(ui, note, tokens.small());
    let least = lead + paint::longest_word(ui, words, tokens.body()).max(note_width);
    let label = |ui: &mut Ui| {
        if let Some(noun) = noun {
            ui.spacing_mut().item_spacing.x = space::S;
            nouns::noun(ui, noun);
        }
        if note.is_empty() {
            text::body(ui, words);
            return;
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            text::body(ui, words);
            text::quiet(ui, note);
        });
    };
    let (end, height) = (RowEnd::new(ui, least), TARGET + space::S);
    if end.is_below() {
        return end.stacked(ui, height, label, add).1;
    }
    two_sides(ui, height, label, |ui| end.show(ui, add)).1
}

/// A big number that can be tapped for its reason; `name` says what it is.
pub fn tappable_score(ui: &mut Ui, value: &str, name: &str) -> Response {
    let font = Tokens::of(ui).score();
    tappable_number(ui, value, (font, Align::Center), name)
}

/// The same of a number at the right end of a row, as large as the words beside it.
pub fn tappable_figure(ui: &mut Ui, value: &str, name: &str) -> Response {
    let font = Tokens::of(ui).figure_strong();
    tappable_number(ui, value, (font, Align::Max), name)
}

fn tappable_number(ui: &mut Ui, value: &str, (font, align): (FontId, Align), name: &str) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: the number's own, and never less than a thumb.
    let text = paint::centered(ui, value, font, tokens.ink, f32::INFINITY);
    let size = vec2((text.size().x + 2.0 * space::XS).max(TARGET), text.size().y.max(TARGET)).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name.
    guard::called(&response, name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), format!("{name}: {value}")));

    // 4. The picture: it looks like the number that it is, until somebody points at it.
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, radius::CONTROL, tokens.hovered(tokens.card));
        }
        let middle = align.align_size_within_range(text.size().x, rect.x_range()).center();
        paint::paint_centered(ui.painter(), pos2(middle, rect.center().y), text, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}
