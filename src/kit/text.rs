//! Words on a screen: the three sizes of text and the one big size, as one-line calls.

use egui::{Color32, FontId, Label, Response, RichText, Role, Ui};

use super::tokens::Tokens;

/// What to do now: large and bold; a heading for a screen reader.
pub fn title(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let response = write(ui, words, tokens.title(), tokens.ink);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_role(Role::Heading));
    response
}

/// A name: bold.
pub fn strong(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    write(ui, words, tokens.strong(), tokens.ink)
}

/// A sentence.
pub fn body(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    write(ui, words, tokens.body(), tokens.ink)
}

/// What may be overlooked: small and quiet.
pub fn quiet(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    write(ui, words, tokens.small(), tokens.quiet)
}

/// A score: big, bold, with tabular figures.
pub fn score(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    write(ui, words, tokens.score(), tokens.ink)
}

/// Words in a font and a color of the tokens, wrapped in the room there is.
pub fn write(ui: &mut Ui, words: &str, font: FontId, color: Color32) -> Response {
    ui.add(Label::new(RichText::new(words).font(font).color(color)))
}

/// A whole number as people write it, with a real minus sign.
pub fn number(value: i64) -> String {
    if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() }
}

/// A change as people write it: its sign always stands before it.
pub fn change(value: i64) -> String {
    if value > 0 { format!("+{value}") } else { number(value) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_real_minus_and_changes_a_sign() {
        assert_eq!([number(-3), number(0), number(12)], ["−3", "0", "12"]);
        assert_eq!([change(-3), change(0), change(12)], ["−3", "0", "+12"]);
        assert_eq!(number(i64::MIN), "−9223372036854775808");
    }
}
