//! Chips: a short word in a rounded ground, to read or to choose.

use egui::{
    Color32, CornerRadius, Painter, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::guard;
use super::mark::MARK;
use super::nouns::{self, NOUN, Noun};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use crate::table::seat::PieceColor;

/// A chip to read: a role, a keyword.
pub fn chip(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let text = paint::galley(ui, words, tokens.small_strong(), tokens.ink, ui.available_width() - 2.5 * space::S);
    let size = text.size() + vec2(2.5 * space::S, space::S);
    let (rect, response) = ui.allocate_exact_size(size.ceil(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, ui.is_enabled(), words));
    if ui.is_rect_visible(rect) {
        ui.painter().rect_filled(rect, radius::PILL, tokens.accent_soft);
        paint::paint_left(ui.painter(), rect.left_center() + vec2(1.25 * space::S, 0.0), text, tokens.ink);
    }
    response
}

/// A chip to choose, one of a handful; `name` says the whole for a screen reader ("Anna: steal").
pub fn choice_chip(ui: &mut Ui, words: &str, name: &str, selected: bool) -> Response {
    noun_chip(ui, None, words, name, selected)
}

/// The same with a picture of a thing before its words.
pub fn noun_chip(ui: &mut Ui, noun: Option<Noun>, words: &str, name: &str, selected: bool) -> Response {
    chosen_chip(ui, noun, (words, &[]), name, selected)
}

/// A chip to choose whose words change while it is looked at ("2 alike: not known", "2 alike: 4 points"): as wide as any of
/// `all`, so that the chips beside it stay where they are.
pub fn choice_chip_in_room(ui: &mut Ui, words: &str, all: &[String], name: &str, selected: bool) -> Response {
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    chosen_chip(ui, None, (words, &all), name, selected)
}

fn chosen_chip(ui: &mut Ui, noun: Option<Noun>, (words, all): (&str, &[&str]), name: &str, selected: bool) -> Response {
    let response = plain_chip(ui, noun, (words, all), name, selected);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), selected, name));
    response
}

/// A chip that is turned on and off: a double tap turns it once.
pub fn switch_chip(ui: &mut Ui, noun: Option<Noun>, words: &str, name: &str, on: bool) -> Response {
    let response = noun_chip(ui, noun, words, name, on);
    guard::switches(&response, name);
    response
}

/// A chip to turn on and off that says what a tap does, and then that it was done ("Play", "Played"); as wide as either.
pub fn done_chip(ui: &mut Ui, [to_do, done]: [&str; 2], name: &str, is_done: bool) -> Response {
    let words = if is_done { done } else { to_do };
    let response = plain_chip(ui, None, (words, &[to_do, done]), name, is_done);
    guard::switches(&response, name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_done, name));
    response
}

/// A chip that does something, or whose name says by itself how it stands ("Take back tile 1"): for a screen reader no switch,
/// since the name of a switch stays as it is.
pub fn action_chip(ui: &mut Ui, words: &str, name: &str, marked: bool) -> Response {
    let response = plain_chip(ui, None, (words, &[]), name, marked);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    response
}

/// The chip with its words, in the room that `all` its words need too.
fn plain_chip(ui: &mut Ui, noun: Option<Noun>, (words, all): (&str, &[&str]), name: &str, selected: bool) -> Response {
    let tokens = Tokens::of(ui);
    let noun = nouns::beside(ui, noun);
    let side = NOUN * tokens.scale();
    let lead = if noun.is_some() { side + space::XS } else { 0.0 };
    let (fill, ink, line) = if selected {
        (tokens.accent, tokens.on_accent, Color32::TRANSPARENT)
    } else {
        (tokens.card, tokens.ink, tokens.line)
    };

    // 1. The size: the chip is lower than a thumb, its target is not.
    let most = ui.available_width() - lead - 3.0 * space::S;
    let text = paint::galley(ui, words, tokens.strong(), ink, most);
    let wide = |words: &&str| paint::galley(ui, words, tokens.strong(), ink, f32::INFINITY).size().x;
    let widest = all.iter().map(wide).fold(0.0, f32::max).min(most);
    let room = text.size().max(vec2(counting_width(ui, &tokens, words).max(widest), 0.0)) + vec2(lead, 0.0);
    let chip = (room + vec2(3.0 * space::S, space::M)).ceil();
    let size = vec2(chip.x.max(TARGET), chip.y.max(TARGET));

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name; what kind of control it is says who asked for it.
    guard::called(&response, name);

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let pill = Rect::from_center_size(rect.center(), vec2(rect.width(), chip.y));
        let fill = paint::ground(&tokens, &response, fill);
        ui.painter().rect(pill, radius::PILL, fill, Stroke::new(HAIR, line), StrokeKind::Inside);
        let left = pill.center() - vec2((lead + text.size().x) / 2.0, 0.0);
        if let Some(noun) = noun {
            let square = Rect::from_center_size(left + vec2(side / 2.0, 0.0), Vec2::splat(side));
            noun.paint(ui.painter(), square, ink);
        }
        paint::paint_left(ui.painter(), left + vec2(lead, 0.0), text, ink);
        paint::focus_ring(ui, &tokens, &response, pill, radius::PILL);
    }
    response
}

/// Takes the room of a chip with these words that may come later, so that nothing moves when it does.
pub fn chip_room(ui: &mut Ui, words: &str) {
    let tokens = Tokens::of(ui);
    let text = paint::galley(ui, words, tokens.strong(), tokens.ink, ui.available_width() - 3.0 * space::S);
    let size = vec2((text.size().x + 3.0 * space::S).max(TARGET), TARGET);
    ui.allocate_exact_size(size.ceil(), Sense::hover());
}

/// The room for words with a count in them ("Park 1/3") whatever it is, so that the chips beside it stay where they are
/// when it changes: the widest figure in place of each.
pub(super) fn counting_width(ui: &Ui, tokens: &Tokens, words: &str) -> f32 {
    if !words.contains(|c: char| c.is_ascii_digit()) {
        return 0.0;
    }
    let widest = words.replace(|c: char| c.is_ascii_digit(), "0");
    let most = ui.available_width() - 3.0 * space::S;
    paint::galley(ui, &widest, tokens.strong(), tokens.ink, f32::INFINITY).size().x.min(most)
}

/// A chip to choose with a swatch of a color before its words, as the faces of a die are told apart. The chosen one is
/// framed and softly filled, so that the swatch stays what it is.
pub fn swatch_chip(ui: &mut Ui, color: PieceColor, words: &str, name: &str, selected: bool) -> Response {
    let tokens = Tokens::of(ui);
    let (fill, line) = if selected {
        (tokens.accent_soft, Stroke::new(FRAME, tokens.accent))
    } else {
        (tokens.card, Stroke::new(HAIR, tokens.line))
    };

    // 1. The size: the chip is lower than a thumb, its target is not.
    let side = MARK * tokens.scale();
    let room = ui.available_width() - side - 4.0 * space::S;
    let text = paint::galley(ui, words, tokens.strong(), tokens.ink, room);
    let chip = (text.size() + vec2(side + 4.0 * space::S, space::M)).ceil();
    let size = vec2(chip.x.max(TARGET), chip.y.max(TARGET));

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());

    // 3. The name.
    guard::called(&response, name);
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), selected, name));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        let pill = Rect::from_center_size(rect.center(), vec2(rect.width(), chip.y));
        painter.rect(pill, radius::PILL, paint::ground(&tokens, &response, fill), line, StrokeKind::Inside);
        let left = pill.left_center() + vec2(1.5 * space::S, 0.0);
        paint_swatch(painter, &tokens, color, left + vec2(side / 2.0, 0.0), side);
        paint::paint_left(painter, left + vec2(side + space::S, 0.0), text, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, pill, radius::PILL);
    }
    response
}

/// A swatch of a color by itself, before words that name it.
pub fn swatch(ui: &mut Ui, color: PieceColor) {
    let tokens = Tokens::of(ui);
    let side = MARK * tokens.scale();
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    paint_swatch(ui.painter(), &tokens, color, rect.center(), side);
}

/// An arch, which is none of the players' shapes.
fn paint_swatch(painter: &Painter, tokens: &Tokens, color: PieceColor, center: Pos2, side: f32) {
    let piece = tokens.piece(color);
    let rect = Rect::from_center_size(center, vec2(0.8 * side, 0.9 * side));
    let round = (0.4 * side) as u8;
    let corners = CornerRadius { nw: round, ne: round, sw: 2, se: 2 };
    painter.rect(rect, corners, piece.fill, Stroke::new(HAIR, piece.edge), StrokeKind::Inside);
    // Its way through: a gate, also for whoever does not tell the colors apart from other marks.
    let way = Rect::from_center_size(rect.center_bottom() - vec2(0.0, 0.25 * side), vec2(0.3 * side, 0.5 * side));
    let round = (0.15 * side) as u8;
    painter.rect_filled(way, CornerRadius { nw: round, ne: round, sw: 0, se: 0 }, tokens.card);
}
