//! A shelf of boxes, each with a drawing of its own, and the way to the cards and rulings above it.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::art::Art;
use super::guard;
use super::icons::{ICON, Icon};
use super::layout::equal_columns;
use super::paint;
use super::reading::{list_item, list_of};
use super::tokens::{Accent, HAIR, TARGET, Tokens, radius, space};

/// A box on the shelf.
#[derive(Clone, Copy, Debug)]
pub struct ShelfTile<'a> {
    /// Its drawing.
    pub art: Art,
    /// Its color.
    pub accent: Accent,
    /// What it is called.
    pub words: &'a str,
    /// What a tap does.
    pub name: &'a str,
}

/// The least breadth of a box, in points at the design's text size.
const BREADTH: f32 = 150.0;

/// The most boxes in a row.
const IN_A_ROW: usize = 3;

/// The side of a drawing above the words, and of one before them.
const ART: [f32; 2] = [64.0, 36.0];

/// How a shelf is laid out: how many boxes stand in a row, how high each is, and how wide the words in it may be.
struct Layout {
    columns: usize,
    height: f32,
    room: f32,
    side: f32,
}

impl Layout {
    fn of(ui: &Ui, tiles: &[ShelfTile<'_>], short: bool) -> Self {
        let tokens = Tokens::of(ui);
        let (width, [tall, low]) = (ui.available_width(), ART);
        let side = if short { low } else { tall };
        let columns = ((width / (BREADTH * tokens.scale().max(1.0))) as usize).clamp(1, IN_A_ROW);
        let tile = (width - (columns as f32 - 1.0) * space::S) / columns as f32;
        let lead = if short { side + space::S } else { 0.0 };
        let room = tile - 2.0 * space::M - lead;
        let words = |tile: &ShelfTile<'_>| paint::fitted(ui, tile.words, tokens.strong(), tokens.ink, room).size().y;
        let words = tiles.iter().map(words).fold(0.0, f32::max);
        let inside = if short { words.max(side) } else { words + side + space::S };
        let margin = if short { space::S } else { space::M };
        Self { columns, height: (inside + 2.0 * margin).max(TARGET).ceil(), room, side }
    }
}

/// The boxes in rows; `short` puts each on one line, where there is more to see than the shelf. Gives the one that was
/// tapped.
pub fn shelf(ui: &mut Ui, tiles: &[ShelfTile<'_>], short: bool) -> Option<usize> {
    let layout = Layout::of(ui, tiles, short);
    let mut tapped = None;
    ui.scope(|ui| {
        list_of(ui, tiles.len());
        ui.spacing_mut().item_spacing.y = space::S;
        for (row, boxes) in tiles.chunks(layout.columns).enumerate() {
            equal_columns(ui, layout.columns, space::S, |ui, at| {
                let Some(tile) = boxes.get(at) else { return };
                let index = row * layout.columns + at;
                if list_item(ui, index, (index, tiles.len()), |ui| tile.show(ui, &layout, short)).clicked() {
                    tapped = Some(index);
                }
            });
        }
    });
    tapped
}

/// How high a shelf is that is as wide as the room there is.
pub fn shelf_height(ui: &Ui, tiles: &[ShelfTile<'_>], short: bool) -> f32 {
    let layout = Layout::of(ui, tiles, short);
    let rows = tiles.len().div_ceil(layout.columns) as f32;
    rows * layout.height + (rows - 1.0).max(0.0) * space::S
}

impl ShelfTile<'_> {
    fn show(&self, ui: &mut Ui, layout: &Layout, short: bool) -> Response {
        let tokens = Tokens::of(ui).with_accent(self.accent);

        // 1. The size, and 2. the place.
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), layout.height), Sense::click());

        // 3. The name.
        guard::called(&response, self.name);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name));

        // 4. The picture: the drawing on the box's own color, whose light parts are as paper.
        if ui.is_rect_visible(rect) {
            let painter = ui.painter();
            let fill = paint::ground(&tokens, &response, tokens.accent_soft);
            painter.rect(rect, radius::CARD, fill, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
            let mut on_box = tokens;
            (on_box.card, on_box.accent_soft) = (tokens.accent_soft, tokens.card);
            let art = Vec2::splat(layout.side);
            if short {
                let left = rect.left() + space::M;
                let square = Rect::from_center_size(pos2(left + layout.side / 2.0, rect.center().y), art);
                self.art.paint(painter, &on_box, square);
                let words = paint::galley(ui, self.words, tokens.strong(), tokens.ink, layout.room);
                let beside = pos2(left + layout.side + space::S, rect.center().y);
                paint::paint_left(painter, beside, words, tokens.ink);
            } else {
                let square =
                    Rect::from_center_size(pos2(rect.center().x, rect.top() + space::M + layout.side / 2.0), art);
                self.art.paint(painter, &on_box, square);
                let words = paint::fitted(ui, self.words, tokens.strong(), tokens.ink, layout.room);
                let middle = (square.bottom() + space::S + rect.bottom() - space::M) / 2.0;
                paint::paint_centered(painter, pos2(rect.center().x, middle), words, tokens.ink);
            }
            paint::focus_ring(ui, &tokens, &response, rect, radius::CARD);
        }
        response
    }
}

/// What looks like a search field and leads to one: the cards and rulings have a screen of their own, where the typing
/// begins at once.
pub fn look_up_field(ui: &mut Ui, words: &str) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size, and 2. the place.
    let side = ICON * tokens.scale();
    let room = ui.available_width() - side - space::S - 2.0 * space::L;
    let text = paint::galley(ui, words, tokens.body(), tokens.quiet, room);
    let height = (text.size().y + 2.0 * space::S).max(TARGET).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());

    // 3. The name.
    guard::called(&response, words);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), words));

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let fill = paint::ground(&tokens, &response, tokens.card);
        ui.painter().rect(rect, radius::CONTROL, fill, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
        let left = rect.left_center() + vec2(space::L, 0.0);
        let square = Rect::from_center_size(left + vec2(side / 2.0, 0.0), Vec2::splat(side));
        Icon::Search.paint(ui.painter(), square, tokens.quiet);
        paint::paint_left(ui.painter(), left + vec2(side + space::S, 0.0), text, tokens.quiet);
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}
