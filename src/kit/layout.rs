//! Where things go: how wide the window is, columns, bars and hairlines.

use std::ops::Range;

use egui::containers::scroll_area::{DragScroll, ScrollSource};
use egui::emath::GuiRounding as _;
use egui::{
    Align, CentralPanel, Context, Frame, Id, Layout, Margin, Panel, Rect, Response, ScrollArea, Sense, Sides, Stroke,
    TextWrapMode, Ui, UiBuilder, pos2, vec2,
};

use super::arrangement::{Arrangement, is_low};
use super::fling::Roll;
use super::focus;
use super::keyboard::{Pane, part_ends};
use super::look::Look;
use super::reading::{Landmark, landmark};
use super::tap_queue::by_touch;
use super::tokens::{HAIR, TARGET, Tokens, space};

/// How much room there is side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Width {
    /// A phone: one column, below 600 points.
    Narrow,
    /// A tablet or a small window: one column with room beside its words.
    Middle,
    /// A desktop, 900 points or more: three columns.
    Wide,
}

impl Width {
    /// The width of the window. Large text needs more room, so it counts as a narrower window.
    pub fn of(ui: &Ui) -> Self {
        let scale = Look::of(ui.ctx()).text_scale.max(1.0);
        match ui.ctx().content_rect().width() / scale {
            width if width < 600.0 => Self::Narrow,
            width if width < 900.0 => Self::Middle,
            _ => Self::Wide,
        }
    }

    /// Whether this is a phone's width.
    pub const fn is_narrow(self) -> bool {
        matches!(self, Self::Narrow)
    }

    /// Whether there is room for three columns.
    pub const fn is_wide(self) -> bool {
        matches!(self, Self::Wide)
    }
}

/// The widest that one column of cards and sentences gets, in points at the design's text size.
pub const COLUMN: f32 = 640.0;

/// The part of a screen between its bars: on the ground, a column that can be scrolled.
pub fn page<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    page_above(ui, 0.0, add)
}

/// The same above a [`notice_strip`] of this height. The page keeps so much room free at its end that, scrolled to there,
/// it stays as it is when the strip goes.
pub fn page_above<R>(ui: &mut Ui, strip: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    page_of(ui, COLUMN, strip, add)
}

/// The same, scrolled by nobody but who scrolls it: what closes at its end leaves its room, as long as that is in sight.
pub fn page_that_stays<R>(ui: &mut Ui, strip: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    page_above(ui, strip, |ui| {
        let inner = add(ui);
        let end = ui.clip_rect().bottom() - (END - strip).max(space::L);
        let left = (end - ui.cursor().top()).floor();
        if left > 0.0 {
            ui.add_space(left);
        }
        inner
    })
}

/// One of the two columns of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It is read first.
    Left,
    /// What stands here does not move when the left one grows.
    Right,
}

/// A page of two columns side by side, each as wide as a [`page`] at most; `add` is asked for the left one first.
pub fn page_of_two(ui: &mut Ui, mut add: impl FnMut(&mut Ui, Side)) {
    page_of(ui, 2.0 * COLUMN + space::M, 0.0, |ui| {
        equal_columns(ui, 2, space::M, |ui, index| {
            ui.spacing_mut().item_spacing.y = space::M;
            add(ui, if index == 0 { Side::Left } else { Side::Right });
        });
    });
}

fn page_of<R>(ui: &mut Ui, most: f32, strip: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().fill(Tokens::of(ui).ground);
    let content = |ui: &mut Ui| {
        column_of(ui, most, |ui| {
            if Width::of(ui).is_wide() || Arrangement::of(ui) == Arrangement::Lying {
                ui.add_space(space::M);
            }
            let inner = add(ui);
            ui.add_space((END - strip).max(space::L));
            inner
        })
    };
    main_part(ui, frame, |ui| scrolled(ui, content))
}

/// What a screen is about: all the room that its bars leave.
pub fn main_part<R>(ui: &mut Ui, frame: Frame, add: impl FnOnce(&mut Ui) -> R) -> R {
    let content = |ui: &mut Ui| {
        let inner = add(ui);
        landmark(ui, Landmark::Main);
        inner
    };
    CentralPanel::default().frame(frame).show(ui, content).inner
}

/// The room that is free at the end of a page, in points: as much as a message that goes by, or a notice, takes.
const END: f32 = 96.0;

/// A part as high as the room there is, with content that can be scrolled and scrolls to what the keyboard comes to.
pub fn scrolled<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let roll = Roll::of(ui);
    let content = |ui: &mut Ui| {
        let inner = add(ui);
        focus::keep_in_sight(ui);
        roll.go(ui);
        inner
    };
    let area = vertical(ui.ctx()).auto_shrink(false).show(ui, content);
    roll.end(ui, &area);
    area.inner
}

/// Something of which there is one here with this salt. Its ids stay whatever comes or goes above it, and with them a press
/// that is on, what has the focus, and the place of a screen reader.
pub fn lasting<R>(ui: &mut Ui, salt: impl egui::AsIdSalt, add: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.scope_id().with(salt);
    ui.scope_builder(UiBuilder::new().scope_id(id), add).inner
}

/// What can be scrolled. A finger takes hold of the page and not of the bar at its right edge, which would jump far under a
/// thumb.
pub(super) fn vertical(ctx: &Context) -> ScrollArea {
    // egui knows of a touch screen from its first touch on, and would let the first push of a phone go by.
    let source = if by_touch(ctx) {
        ScrollSource { scroll_bar: false, drag: DragScroll::Always, ..ScrollSource::default() }
    } else {
        ScrollSource::default()
    };
    ScrollArea::vertical().scroll_source(source)
}

/// Rows of one height of which only those in sight are drawn; otherwise as [`scrolled`]. `add` is given which ones.
pub fn scrolled_rows(ui: &mut Ui, height: f32, count: usize, add: impl FnOnce(&mut Ui, Range<usize>)) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let roll = Roll::of(ui);
    let area = vertical(ui.ctx()).auto_shrink(false).show_rows(ui, height, count, |ui, range| {
        add(ui, range);
        focus::keep_in_sight(ui);
        roll.go(ui);
    });
    roll.end(ui, &area);
}

/// A column in the middle of the room, at most [`COLUMN`] wide, with a safe margin on both sides.
pub fn column<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    column_of(ui, COLUMN, add)
}

fn column_of<R>(ui: &mut Ui, most: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let room = ui.available_rect_before_wrap();
    let most = most * Tokens::of(ui).scale();
    let width = (room.width() - 2.0 * space::M).clamp(0.0, most);
    let left = (room.center().x - width / 2.0).round_ui();
    let inside = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::top_down(Align::Min)));
    child.spacing_mut().item_spacing.y = space::M;
    let inner = add(&mut child);
    let used = child.min_rect();
    ui.advance_cursor_after_rect(Rect::from_min_max(room.left_top(), pos2(room.right(), used.bottom())));
    inner
}

/// Things of equal width side by side, with a gap between them; the row is as high as its highest part.
pub fn equal_columns(ui: &mut Ui, count: usize, gap: f32, mut add: impl FnMut(&mut Ui, usize)) {
    let room = ui.available_rect_before_wrap();
    let gaps = gap * count.saturating_sub(1) as f32;
    // Whole points: what stands in a column is as wide as that, and the gaps stay as they are.
    let width = ((room.width() - gaps) / count.max(1) as f32).floor();
    let mut bottom = room.top();
    for index in 0..count {
        let left = room.left() + index as f32 * (width + gap);
        let inside = Rect::from_min_size(pos2(left, room.top()), vec2(width, room.height()));
        let layout = Layout::top_down_justified(Align::Min);
        let mut child = ui.new_child(UiBuilder::new().id_salt(index).max_rect(inside).layout(layout));
        add(&mut child, index);
        bottom = bottom.max(child.min_rect().bottom());
    }
    ui.advance_cursor_after_rect(Rect::from_min_max(room.left_top(), pos2(room.right(), bottom)));
}

/// A hairline across the room there is.
pub fn hairline(ui: &mut Ui) {
    let line = Tokens::of(ui).line;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), HAIR), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, Stroke::new(HAIR, line));
}

/// Something at the left and something at the right of a row, centered in it; the row is `height` high or more.
///
/// The right is added first, from the right edge; the left gets the room that remains and wraps its words in it.
pub fn two_sides<L, R>(
    ui: &mut Ui,
    height: f32,
    left: impl FnOnce(&mut Ui) -> L,
    right: impl FnOnce(&mut Ui) -> R,
) -> (L, R) {
    let least = (LEAST_WORDS * Tokens::of(ui).scale()).min(ui.available_width() / 3.0);
    let end = RowEnd::new(ui, least);
    if end.is_below() {
        return end.stacked(ui, height, left, right);
    }
    let mut runs_over = false;
    let left = |ui: &mut Ui| {
        let room = ui.max_rect().right();
        let inner = left(ui);
        runs_over = ui.min_rect().right() > room + ROUNDING;
        inner
    };
    let both = Sides::new().height(height).shrink_left().wrap().show(ui, left, |ui| end.show(ui, right));
    if runs_over {
        end.goes_below(ui);
    }
    both
}

/// What runs over by less than this, in points, does not: widths of letters are rounded.
const ROUNDING: f32 = 0.6;

/// What stands at the left of a row gets at least this room, in points at the design's text size.
const LEAST_WORDS: f32 = 72.0;

/// What stands at the right end of a row, and whether it leaves the words before it so much room that none of them is
/// broken. Where it does not, it goes on a line of its own below them.
pub(super) struct RowEnd {
    id: Id,
    room: f32,
    /// What the words need, in points.
    least: f32,
    /// How it was in the frame before: that is known only when it has been drawn.
    before: Option<DrawnEnd>,
}

/// The end of a row as it was drawn.
#[derive(Clone, Copy, PartialEq)]
struct DrawnEnd {
    /// How wide it was, in points.
    taken: f32,
    /// The room in which what stands before it ran into it, although its words could wrap: a large number cannot.
    too_narrow: Option<f32>,
}

impl RowEnd {
    /// The end of the row that comes next.
    pub(super) fn new(ui: &Ui, least: f32) -> Self {
        let id = ui.next_auto_id().with("end");
        Self { id, room: ui.available_width(), least, before: ui.data(|data| data.get_temp(id)) }
    }

    fn leaves_too_little(&self, taken: f32) -> bool {
        taken > 0.0 && self.room - taken < self.least
    }

    /// Whether it goes below the words.
    pub(super) fn is_below(&self) -> bool {
        self.before.is_some_and(|drawn| self.leaves_too_little(drawn.taken) || drawn.too_narrow == Some(self.room))
    }

    /// From the next time on it goes below, in a room of this width.
    fn goes_below(&self, ui: &Ui) {
        let taken = self.before.map_or(0.0, |drawn| drawn.taken);
        ui.data_mut(|data| data.insert_temp(self.id, DrawnEnd { taken, too_narrow: Some(self.room) }));
        ui.ctx().request_discard("stacked");
    }

    /// Draws it in a row that is filled from the right.
    pub(super) fn show<R>(&self, ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
        let room = ui.available_width();
        let inner = add(ui);
        let taken = room - ui.available_width();
        if self.before.is_none_or(|drawn| drawn.taken != taken) {
            let too_narrow = self.before.and_then(|drawn| drawn.too_narrow);
            ui.data_mut(|data| data.insert_temp(self.id, DrawnEnd { taken, too_narrow }));
            if self.leaves_too_little(taken) != self.is_below() {
                ui.ctx().request_discard("stacked");
            }
        }
        inner
    }

    /// Draws the words, and it on a line below them.
    pub(super) fn stacked<L, R>(
        &self,
        ui: &mut Ui,
        height: f32,
        words: impl FnOnce(&mut Ui) -> L,
        add: impl FnOnce(&mut Ui) -> R,
    ) -> (L, R) {
        let size = vec2(self.room, height);
        let words = ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
            words(ui)
        });
        let below = Layout::right_to_left(Align::Center);
        (words.inner, ui.allocate_ui_with_layout(size, below, |ui| self.show(ui, add)).inner)
    }
}

/// A column at the left of a desktop: the guide. To be shown before the page.
pub fn left_panel<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = side_panel(Panel::left("kit-left-panel"), ui, width, Landmark::Steps, add);
    part_ends(ui, Pane::Left);
    inner
}

/// A column at the right of a desktop: the score. To be shown before the page.
pub fn right_panel<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = side_panel(Panel::right("kit-right-panel"), ui, width, Landmark::Beside, add);
    part_ends(ui, Pane::Right);
    inner
}

/// The same close to its edges, for a window that lies: every point of its height counts there.
pub(super) fn right_panel_of<R>(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().fill(Tokens::of(ui).ground).inner_margin(Margin::same(space::S as i8));
    let panel = Panel::right("kit-dock").frame(frame).exact_size(width).resizable(false);
    let inner = panel.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let inner = add(ui);
        landmark(ui, Landmark::Beside);
        inner
    });
    part_ends(ui, Pane::Right);
    inner.inner
}

fn side_panel<R>(panel: Panel, ui: &mut Ui, width: f32, part: Landmark, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = Frame::new().fill(Tokens::of(ui).ground).inner_margin(Margin::same(space::L as i8));
    let column = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        add(ui)
    };
    let content = |ui: &mut Ui| {
        let inner = scrolled(ui, column);
        landmark(ui, part);
        inner
    };
    panel.frame(frame).exact_size(width).resizable(false).show(ui, content).inner
}

/// The bar at the top of a screen, on the ground: where one is at the left, what can be done at the right (added from
/// the right edge). Words at the left are cut short where the room ends.
pub fn top_bar<L, R>(ui: &mut Ui, left: impl FnOnce(&mut Ui) -> L, right: impl FnOnce(&mut Ui) -> R) -> (L, R) {
    let frame = Frame::new().fill(Tokens::of(ui).ground).inner_margin(bar_margin());
    let columns_below = Width::of(ui).is_wide();
    // As high as a button at this size of text, so that the left side is centered beside the right one.
    let height = TARGET.max(1.5 * Tokens::of(ui).strong().size + 2.0 * space::S);
    let panel = Panel::top("kit-top-bar").frame(frame).show_separator_line(columns_below).resizable(false);
    let shown = panel.show(ui, |ui| {
        let inner = Sides::new().height(height).shrink_left().truncate().show(ui, left, right);
        landmark(ui, Landmark::Top);
        inner
    });
    part_ends(ui, Pane::Top);
    draw_again_if_grown(ui, "topbar", &shown.response);
    shown.inner
}

/// A part below the bar at the top that stays in sight while the page is scrolled, where the window is high enough to
/// leave room for the page; else `None`, and it belongs into the page. To be shown before the page.
pub fn pinned<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let tokens = Tokens::of(ui);
    if ui.ctx().content_rect().height() / tokens.scale() < PINNED_FROM {
        return None;
    }
    let frame = Frame::new().fill(tokens.ground).inner_margin(Margin { bottom: space::S as i8, ..Margin::ZERO });
    let panel = Panel::top("kit-pinned").frame(frame).show_separator_line(false).resizable(false);
    Some(panel.show(ui, |ui| column(ui, add)).inner)
}

/// The least height of a window in which something is pinned, in points at the design's text size.
const PINNED_FROM: f32 = 600.0;

/// The bar at the bottom of a screen, with a hairline above it: a row of buttons, or two where they need it.
pub fn bottom_bar<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = if is_low(ui) { Margin::symmetric(space::M as i8, space::S as i8) } else { bar_margin() };
    let frame = Frame::new().fill(Tokens::of(ui).card).inner_margin(margin);
    let panel = Panel::bottom("kit-bottom-bar").frame(frame).show_separator_line(true).resizable(false);
    let shown = panel.show(ui, |ui| {
        let inner = ui.horizontal_wrapped(add).inner;
        landmark(ui, Landmark::Actions);
        inner
    });
    part_ends(ui, Pane::Bottom);
    draw_again_if_grown(ui, "bottombar", &shown.response);
    shown.inner
}

/// What must be known just now, above the bar at the bottom: outside the page, so that nothing on it moves when it comes
/// or goes. To be shown after the bar and before the page. Returns how high it is.
pub fn notice_strip(ui: &mut Ui, add: impl FnOnce(&mut Ui)) -> f32 {
    let most = ui.available_height() * STRIP_PART;
    let frame = Frame::new().fill(Tokens::of(ui).ground).inner_margin(Margin::symmetric(0, space::S as i8));
    let panel = Panel::bottom("kit-notice-strip").frame(frame).show_separator_line(false).resizable(false);
    let shown = panel.show(ui, |ui| {
        // The panel is as high as it was in the frame before; what is in it asks for what it needs.
        vertical(ui.ctx())
            .id_salt("kit-notice-strip")
            .max_height(most)
            .min_scrolled_height(most)
            .auto_shrink([false, true])
            .show(ui, |ui| {
                column(ui, add);
            });
        landmark(ui, Landmark::Notices);
    });
    part_ends(ui, Pane::Notices);
    draw_again_if_grown(ui, "noticestrip", &shown.response);
    shown.response.rect.height()
}

/// The part of the room that a strip of notices may take; where there is more to say, it can be scrolled.
const STRIP_PART: f32 = 0.3;

/// egui gives a bar the height that it had in the frame before. One that is new, or has grown, is laid out once more
/// before anybody sees it.
fn draw_again_if_grown(ui: &Ui, name: &'static str, bar: &Response) {
    // Each screen has bars of its own, so the height of another screen's bar says nothing about this one.
    let (id, height) = (ui.make_persistent_id(name), bar.rect.height());
    let shown = Bar { rect: bar.rect, pass: ui.ctx().cumulative_pass_nr() };
    ui.ctx().data_mut(|data| data.insert_temp(Id::unique(name), shown));
    let before: Option<f32> = ui.ctx().data(|data| data.get_temp(id));
    if before != Some(height) {
        ui.ctx().data_mut(|data| data.insert_temp(id, height));
        ui.ctx().request_discard(name);
    }
}

/// Where a bar lies, and in which pass that was so.
#[derive(Clone, Copy)]
struct Bar {
    rect: Rect,
    pass: u64,
}

/// Where the bars of the screen lie that was drawn last: at the top and at the bottom.
pub fn bars(ctx: &Context) -> Vec<Rect> {
    let pass = ctx.cumulative_pass_nr();
    let bar = |name: &str| ctx.data(|data| data.get_temp::<Bar>(Id::unique(name)));
    let bars = ["topbar", "bottombar"].into_iter().filter_map(bar);
    bars.filter(|bar| bar.pass + 1 >= pass).map(|bar| bar.rect).collect()
}

const fn bar_margin() -> Margin {
    Margin::symmetric(space::M as i8, space::M as i8)
}
