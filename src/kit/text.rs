//! Words on a screen: the three sizes of text and the one big size, as one-line calls.

use egui::{Color32, FontId, Id, Label, Rect, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::look::Look;
use super::paint;
use super::tokens::{Tokens, space};

/// What to do now: large and bold; a heading for a screen reader.
pub fn title(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let response = write(ui, words, tokens.title(), tokens.ink);
    heading(&response, 2, words);
    response
}

/// The name of the place: bold, in the bar at the top; the first heading of the screen, of which there is one.
pub fn place(ui: &mut Ui, words: &str) -> Response {
    let response = strong(ui, words);
    heading(&response, 1, words);
    response
}

/// The name of the program, or of what fills a screen that has no bar: large, and the first heading of the screen.
pub fn first_title(ui: &mut Ui, words: &str) -> Response {
    let response = title(ui, words);
    heading(&response, 1, words);
    response
}

/// Makes words that were drawn a heading of this level for a screen reader.
pub fn heading(response: &Response, level: usize, words: &str) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(level);
        node.set_label(words);
        node.clear_value();
    });
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

/// A name in a narrow column, on one line: what has no room is cut off.
pub fn cut(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    ui.add(Label::new(RichText::new(words).font(tokens.body()).color(tokens.ink)).truncate())
}

/// What may be overlooked: small and quiet.
pub fn quiet(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    write(ui, words, tokens.small(), tokens.quiet)
}

/// Words that may be overlooked: the first of `all` that leave so many points free, else the last.
pub fn quiet_that_fits(ui: &mut Ui, all: &[String], free: f32) -> Response {
    let tokens = Tokens::of(ui);
    let room = ui.available_width() - free;
    let width = |words: &str| ui.painter().layout_no_wrap(words.to_owned(), tokens.small(), tokens.quiet).size().x;
    let fitting = all.iter().find(|words| width(words) <= room).or(all.last());
    quiet(ui, fitting.map_or("", String::as_str))
}

/// A score: big, bold, with tabular figures.
pub fn score(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    // A number is never broken: it goes to the next line whole.
    ui.add(Label::new(RichText::new(words).font(tokens.score()).color(tokens.ink)).extend())
}

/// Words that may be overlooked and that change, in the room that the highest of `all` needs: what stands below them keeps
/// its place whichever of them is shown.
pub fn quiet_in_room<'a>(ui: &mut Ui, words: &str, all: impl IntoIterator<Item = &'a str>) -> Response {
    let tokens = Tokens::of(ui);
    in_room(ui, words, all, &tokens.small(), tokens.quiet)
}

/// Bold words that change, in the room that the highest of `all` needs.
pub fn strong_in_room<'a>(ui: &mut Ui, words: &str, all: impl IntoIterator<Item = &'a str>) -> Response {
    let tokens = Tokens::of(ui);
    in_room(ui, words, all, &tokens.strong(), tokens.ink)
}

/// A sentence that changes, in the room that the highest of `all` needs.
pub fn body_in_room<'a>(ui: &mut Ui, words: &str, all: impl IntoIterator<Item = &'a str>) -> Response {
    let tokens = Tokens::of(ui);
    in_room(ui, words, all, &tokens.body(), tokens.ink)
}

fn in_room<'a>(
    ui: &mut Ui,
    words: &str,
    all: impl IntoIterator<Item = &'a str>,
    font: &FontId,
    color: Color32,
) -> Response {
    let width = ui.available_width();
    let shown = paint::galley(ui, words, font.clone(), color, width);
    let height = |words| paint::galley(ui, words, font.clone(), color, width).size().y;
    let height = all.into_iter().map(height).fold(shown.size().y, f32::max).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    ui.painter().galley(rect.min, shown, color);
    response
}

/// A sentence as it would be with text of this size, relative to the design's, in the room that it takes with the largest.
pub fn sample(ui: &mut Ui, words: &str, scale: f32) -> Response {
    let tokens = Tokens::of(ui);
    let width = ui.available_width();
    let with = |scale: f32| {
        let font = FontId { size: tokens.body().size / tokens.scale() * scale, ..tokens.body() };
        paint::galley(ui, words, font, tokens.ink, width)
    };
    let (smallest, largest) = Look::SCALES.into_inner();
    let (shown, most) = (with(scale.clamp(smallest, largest)), with(largest));
    let (rect, response) = ui.allocate_exact_size(vec2(width, most.size().y.ceil()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    ui.painter().galley(rect.min, shown, tokens.ink);
    response
}

/// What may be overlooked, on one line in the middle of the room there is, and smaller where that asks for it: the head of
/// a narrow column.
pub fn quiet_head(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let width = ui.available_width();
    let shown = paint::shrunk(ui, words, tokens.small(), tokens.quiet, width);
    let height = tokens.small().size * 1.5;
    let (rect, response) = ui.allocate_exact_size(vec2(width, height.ceil()), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    ui.painter().galley(rect.center() - shown.size() / 2.0, shown, tokens.quiet);
    response
}

/// Words in a font and a color of the tokens, wrapped in the room there is.
pub fn write(ui: &mut Ui, words: &str, font: FontId, color: Color32) -> Response {
    come_closer(ui);
    // Where there is little room, a long word is written smaller rather than broken.
    let room = ui.available_width();
    let font = if room < LITTLE_ROOM * font.size { paint::whole_words(ui, words, font, room) } else { font };
    let response = ui.add(Label::new(RichText::new(words).font(font).color(color)));
    lines_end(ui, &response);
    response
}

/// Words of any length have their room in so many times the size of their letters.
const LITTLE_ROOM: f32 = 14.0;

/// Where the words that were written last end; what follows right below them belongs to them.
#[derive(Clone, Copy, PartialEq)]
struct LinesEnd(Rect);

/// Words right below other words stand closer to them than controls do.
fn come_closer(ui: &mut Ui) {
    let spacing = ui.spacing().item_spacing.y;
    if ui.layout().is_horizontal() || (spacing - space::S).abs() > 0.5 {
        return;
    }
    let last: Option<LinesEnd> = ui.data(|data| data.get_temp(Id::NULL));
    let cursor = ui.cursor().min;
    let follows = |LinesEnd(last): LinesEnd| {
        (last.bottom() + spacing - cursor.y).abs() < 1.0 && (last.left() - cursor.x).abs() < 1.0
    };
    if last.is_some_and(follows) {
        ui.add_space(space::XS - spacing);
    }
}

/// Notes where words end.
fn lines_end(ui: &Ui, words: &Response) {
    ui.data_mut(|data| data.insert_temp(Id::NULL, LinesEnd(words.rect)));
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
