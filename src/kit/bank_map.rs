//! A map of two banks with a river between them: places in two columns, each a target for a thumb.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::drawn::{self, Drawing};
use super::guard;
use super::icons::Icon;
use super::mark::{MARK, Mark};
use super::nouns::{self, NOUN, Noun};
use super::paint;
use super::reading::{list_item, list_of};
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// How broad the river's bed is, as a part of the map's breadth; within these bounds, in points.
const BED: (f32, f32, f32) = (0.12, 32.0, 72.0);

/// A place on a map.
#[derive(Clone, Copy, Debug)]
pub struct MapTile<'a> {
    /// What it is called.
    pub title: &'a str,
    /// Whose it is.
    pub owner: Option<Mark>,
    /// What stands there, each thing with its number.
    pub things: &'a [(Noun, u32)],
    /// The same in words, where no pictures are wanted, and where nothing stands there.
    pub words: &'a str,
    /// Why its place on the map is to be checked; none where it is sure.
    pub unsure: Option<&'a str>,
    /// Whether it is the one that is shown below.
    pub selected: bool,
    /// What it is and what stands there, for a screen reader.
    pub name: &'a str,
}

/// Two columns of tiles with the river between them: so many at the left and so many at the right, `add` draws each by its
/// bank and its place there. One is read and reached after the other, the left bank first.
pub fn banks(ui: &mut Ui, counts: [usize; 2], mut add: impl FnMut(&mut Ui, usize, usize)) {
    let tokens = Tokens::of(ui);
    let (part, least, most) = BED;
    let width = ui.available_width();
    let bed = (part * width).clamp(least, most);
    let bank = (width - bed) / 2.0;
    let height = tile_height(&tokens);
    let rows = counts.into_iter().max().unwrap_or(0);
    let high = rows as f32 * (height + space::S) - space::S;
    let (rect, _) = ui.allocate_exact_size(vec2(width, high.max(0.0)), Sense::hover());
    if ui.is_rect_visible(rect) {
        let river = Rect::from_x_y_ranges(rect.left() + bank..=rect.right() - bank, rect.y_range());
        drawn::paint(ui.painter(), Drawing::River, river, tokens.water);
    }
    let all: usize = counts.iter().sum();
    let mut list = ui.new_child(UiBuilder::new().max_rect(rect).id_salt("banks").accessibility_role(Role::List));
    list_of(&list, all);
    let mut index = 0;
    for (side, count) in counts.into_iter().enumerate() {
        for at in 0..count {
            let left = if side == 0 { rect.left() } else { rect.right() - bank };
            let corner = pos2(left, rect.top() + at as f32 * (height + space::S));
            let place = UiBuilder::new().max_rect(Rect::from_min_size(corner, vec2(bank, height))).id_salt((side, at));
            let mut child = list.new_child(place);
            list_item(&mut child, 0, (index, all), |ui| add(ui, side, at));
            index += 1;
        }
    }
}

/// How high each tile is: its name above what stands there.
fn tile_height(tokens: &Tokens) -> f32 {
    let scale = tokens.scale();
    (1.3 * tokens.strong().size + (NOUN * scale).max(1.3 * tokens.small().size) + 2.0 * space::S + space::XS)
        .max(TARGET)
        .ceil()
}

impl MapTile<'_> {
    /// Shows it, as wide as the room there is.
    pub fn show(self, ui: &mut Ui) -> Response {
        let tokens = Tokens::of(ui);

        // 1. The size, and 2. the place.
        let size = vec2(ui.available_width().floor(), tile_height(&tokens));
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());

        // 3. The name.
        guard::called(&response, self.title);
        response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), self.selected, self.name));
        if let Some(why) = self.unsure {
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(why));
        }

        // 4. The picture.
        if ui.is_rect_visible(rect) {
            self.ground(ui, &tokens, &response, rect);
            let inner = rect.shrink2(vec2(space::S, space::S));
            let line = 1.3 * tokens.strong().size;
            self.head(ui, &tokens, inner.with_max_y(inner.top() + line));
            self.contents(ui, &tokens, inner.with_min_y(inner.top() + line + space::XS));
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }
        response
    }

    fn ground(&self, ui: &Ui, tokens: &Tokens, response: &Response, rect: Rect) {
        let painter = ui.painter();
        let at_rest = if self.owner.is_some() { tokens.card } else { tokens.ground };
        let fill = paint::ground(tokens, response, if self.selected { tokens.accent_soft } else { at_rest });
        if self.selected {
            painter.rect(rect, radius::CONTROL, fill, Stroke::new(FRAME, tokens.accent), StrokeKind::Inside);
        } else if self.owner.is_some() {
            painter.rect(rect, radius::CONTROL, fill, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
        } else {
            painter.rect_filled(rect, radius::CONTROL, fill);
            let frame = rect.shrink(HAIR / 2.0);
            paint::dashed_frame(painter, frame, f32::from(radius::CONTROL), Stroke::new(HAIR, tokens.line));
        }
    }

    /// Whose it is, what it is called, and whether its place is to be checked.
    fn head(&self, ui: &Ui, tokens: &Tokens, rect: Rect) {
        let painter = ui.painter();
        let side = MARK * tokens.scale();
        let mut left = rect.left_center();
        if let Some(owner) = self.owner {
            owner.paint(painter, tokens, left + vec2(side / 2.0, 0.0), side);
            left.x += side + space::XS;
        }
        let mut right = rect.right();
        if self.unsure.is_some() {
            let sign = Vec2::splat(0.8 * side);
            let square = Rect::from_center_size(pos2(right - sign.x / 2.0, rect.center().y), sign);
            Icon::Warning.paint(painter, square, tokens.warn);
            right -= sign.x + space::XS;
        }
        let title = paint::shrunk(ui, self.title, tokens.strong(), tokens.ink, right - left.x);
        paint::paint_left(painter, left, title, tokens.ink);
    }

    /// What stands there: pictures with their numbers, or words.
    fn contents(&self, ui: &Ui, tokens: &Tokens, rect: Rect) {
        let painter = ui.painter();
        let things = self.things.iter().filter(|(_, count)| *count > 0);
        if !nouns::shows_pictures(ui) || things.clone().count() == 0 {
            let words = paint::shrunk(ui, self.words, tokens.small(), tokens.quiet, rect.width());
            paint::paint_left(painter, rect.left_center(), words, tokens.quiet);
            return;
        }
        // Smaller where they would not fit, and never pushed out of the tile.
        let count = things.clone().count() as f32;
        let slot = rect.width() / count;
        let side = (NOUN * tokens.scale()).min(0.45 * slot);
        let mut at = rect.left();
        for (noun, number) in things {
            let square = Rect::from_center_size(pos2(at + side / 2.0, rect.center().y), Vec2::splat(side));
            noun.paint(painter, square, tokens.ink);
            let room = (slot - side - 2.0 - space::XS).max(1.0);
            let number = paint::shrunk(ui, &number.to_string(), tokens.figure_strong(), tokens.ink, room);
            let width = number.size().x;
            paint::paint_left(painter, pos2(square.right() + 2.0, rect.center().y), number, tokens.ink);
            at += (side + 2.0 + width + space::S).min(slot);
        }
    }
}
