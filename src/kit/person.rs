//! A player in a row: the mark and the name, in a chip to choose or as the one to whom something went.

use egui::{Label, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::chip::counting_width;
use super::guard;
use super::mark::{MARK, Mark, mark};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A chip with a player's mark, one of a handful to choose from; `name` says the whole for a screen reader ("Anna took
/// Memphis"). The chosen one is framed and softly filled, so that the mark's color stays what it is.
pub fn person_chip(ui: &mut Ui, mark: Mark, words: &str, name: &str, selected: bool) -> Response {
    let tokens = Tokens::of(ui);
    let (fill, line) = if selected {
        (tokens.accent_soft, Stroke::new(FRAME, tokens.accent))
    } else {
        (tokens.card, Stroke::new(HAIR, tokens.line))
    };

    // 1. The size: the chip is lower than a thumb, its target is not.
    let side = MARK * tokens.scale();
    let room = ui.available_width() - side - 4.0 * space::S;
    let lay_out = |words: &str| paint::galley(ui, words, tokens.strong(), tokens.ink, room);
    let whole = lay_out(words);
    let short = (whole.rows.len() > LINES).then(|| first_name(words));
    let words = short.as_deref().unwrap_or(words);
    let text = if short.is_some() { lay_out(words) } else { whole };
    // A single word that is wider than the room is cut, so that the chip stays one.
    let is_wide = paint::longest_word(ui, words, tokens.strong()) > room;
    let text = if is_wide { paint::lines(ui, words, tokens.strong(), tokens.ink, room, 1.0) } else { text };
    let words_room = text.size().max(vec2(counting_width(ui, &tokens, words).min(room), 0.0));
    let chip = (words_room + vec2(side + 4.0 * space::S, space::M)).ceil();
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
        // Round ends leave no room for the first and the last of several lines.
        let radius = if text.rows.len() > 1 { radius::CARD } else { radius::PILL };
        painter.rect(pill, radius, paint::ground(&tokens, &response, fill), line, StrokeKind::Inside);
        let left = pill.left_center() + vec2(1.5 * space::S, 0.0);
        mark.paint(painter, &tokens, left + vec2(side / 2.0, 0.0), side);
        paint::paint_left(painter, left + vec2(side + space::S, 0.0), text, tokens.ink);
        paint::focus_ring(ui, &tokens, &response, pill, radius);
    }
    response
}

/// A name that takes more lines than this is told by its first word.
const LINES: usize = 2;

/// What stands between a name and what is said about it.
const DOT: &str = " · ";

/// The first word of a name, with what stands behind the name.
fn first_name(words: &str) -> String {
    let name_ends = words.find(DOT).unwrap_or(words.len());
    let (name, rest) = words.split_at(name_ends);
    format!("{}{rest}", name.split_whitespace().next().unwrap_or(name))
}

/// A player to choose in a row of [`person_tabs`].
pub struct PersonTab<'a, K> {
    /// What is chosen by it.
    pub key: K,
    /// The mark of the pieces.
    pub mark: Mark,
    /// The words on it.
    pub words: &'a str,
    /// The whole for a screen reader.
    pub name: &'a str,
}

/// Players to choose from, for what is shown of one of them, in a row that breaks where it must. Gives the one that was
/// tapped.
pub fn person_tabs<'a, K: Copy + PartialEq + 'a>(
    ui: &mut Ui,
    tabs: impl IntoIterator<Item = PersonTab<'a, K>>,
    chosen: Option<K>,
) -> Option<K> {
    let mut tapped = None;
    ui.horizontal_wrapped(|ui| {
        for PersonTab { key, mark, words, name } in tabs {
            if person_chip(ui, mark, words, name, chosen == Some(key)).clicked() {
                tapped = Some(key);
            }
        }
    });
    tapped
}

/// Whose turn it is: the mark and the words on a ground in the player's color, with a bar of it at the left. Without a
/// mark it is nobody's, and as high.
pub fn turn_line(ui: &mut Ui, whose: Option<Mark>, words: &str) -> Response {
    let tokens = Tokens::of(ui);
    let side = MARK * tokens.scale();
    let left = if whose.is_some() { BAR + side + 2.0 * space::S } else { space::S };
    let room = ui.available_width();
    let galley = paint::galley(ui, words, tokens.strong(), tokens.ink, room - left - space::S);
    let size = vec2(room, (galley.size().y.max(side) + 2.0 * space::XS).ceil());
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if let Some(mark) = whose {
            let color = tokens.piece(mark.color).fill;
            painter.rect_filled(rect, radius::CONTROL, tokens.card.lerp_to_gamma(color, TINT));
            let bar = Rect::from_min_size(rect.min, vec2(BAR, rect.height()));
            painter.rect_filled(bar, BAR / 2.0, color);
            mark.paint(painter, &tokens, rect.left_center() + vec2(BAR + space::S + side / 2.0, 0.0), side);
        }
        paint::paint_left(painter, rect.left_center() + vec2(left, 0.0), galley, tokens.ink);
    }
    response
}

/// How wide the bar of a turn is, in points.
const BAR: f32 = 5.0;
/// How much of the player's color the ground of a turn has.
const TINT: f32 = 0.16;

/// Whose something is, for the right side of [`two_sides`](super::two_sides): the mark with the name after it. A long
/// name is cut short, so that half of the room stays to what is at the left.
pub fn person_at_right(ui: &mut Ui, whose: Mark, name: &str) {
    let tokens = Tokens::of(ui);
    let words = RichText::new(name).font(tokens.body()).color(tokens.ink);
    let half = ui.available_width() / 2.0;
    ui.scope(|ui| {
        ui.set_max_width(half);
        ui.add(Label::new(words).truncate());
    });
    mark(ui, whose, name);
}
