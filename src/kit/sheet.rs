//! Sheets: what opens over a screen and is closed again; from the bottom on a phone, in the middle on a desktop.

use egui::{Align, Align2, Context, CornerRadius, Frame, Id, Layout, Margin, Modal, Role, Sense, Stroke, Ui};
use egui::{Vec2, WidgetInfo, vec2};

use super::arrangement::LOW;
use super::button::Button;
use super::fling::Roll;
use super::focus;
use super::guard;
use super::icons::Icon;
use super::keyboard::{Pane, part_ends};
use super::layout::{Width, vertical};
use super::look::Look;
use super::paint;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

/// What a sheet gives back.
pub struct SheetAnswer<R> {
    /// What its content gave back.
    pub inner: R,
    /// Whether it should be gone with the next frame: its cross, Escape, or a tap beside it.
    pub closed: bool,
}

/// How wide a sheet in the middle of a window is, in points.
const WIDTH: f32 = 480.0;

/// How much of the margin at the right the scroll bar gets, so that it never lies over a number there.
const BAR: f32 = space::M;

/// The part of a window's height that a sheet may take.
const MOST_HEIGHT: f32 = 0.88;

/// As high can a sheet be in a window of this height. A phone that lies has no height to give away: a keypad is whole there.
fn most_height(height: f32) -> f32 {
    if height < LOW { height - 2.0 * space::S } else { height * MOST_HEIGHT }
}

/// The margin above and below what a sheet shows.
fn margin(height: f32) -> f32 {
    if height < LOW { space::S } else { space::L }
}

/// Shows a sheet over everything else, for as long as the caller calls this.
///
/// It takes the keyboard when it appears, and gives it back to what had it. `name` tells one sheet from another and is
/// never shown.
pub fn sheet<R>(ui: &Ui, name: &'static str, title: &str, add: impl FnOnce(&mut Ui) -> R) -> SheetAnswer<R> {
    sheet_of(ui, name, title, false, add)
}

/// The same for what is read and leads on to more of its kind: it lies where the highest of them would, so that its title and
/// its cross are at one place whatever is read.
pub fn reading_sheet<R>(ui: &Ui, name: &'static str, title: &str, add: impl FnOnce(&mut Ui) -> R) -> SheetAnswer<R> {
    sheet_of(ui, name, title, true, add)
}

fn sheet_of<R>(
    ui: &Ui,
    name: &'static str,
    title: &str,
    reading: bool,
    add: impl FnOnce(&mut Ui) -> R,
) -> SheetAnswer<R> {
    let ctx = ui.ctx();
    let id = id_of(name);
    let tokens = Tokens::of(ui);
    let narrow = Width::of(ui).is_narrow();
    let room = ctx.content_rect().size();
    let width = if narrow { room.x } else { WIDTH.min(room.x - 2.0 * space::L) };
    let (corners, anchor) = if narrow {
        let top = radius::CARD + 8;
        (CornerRadius { nw: top, ne: top, sw: 0, se: 0 }, Align2::CENTER_BOTTOM)
    } else {
        (CornerRadius::same(radius::CARD), Align2::CENTER_CENTER)
    };
    let frame =
        Frame::new().fill(tokens.card).stroke(Stroke::new(HAIR, tokens.line)).corner_radius(corners).inner_margin(
            Margin { right: (space::L - BAR) as i8, ..Margin::symmetric(space::L as i8, margin(room.y) as i8) },
        );
    let area = Modal::default_area(id)
        .anchor(anchor, Vec2::ZERO)
        .fade_in(Look::of(ctx).motion)
        .role(Role::Dialog)
        .accessible_name(title);
    let appeared = focus::appeared(ctx, id.with("shown"));
    if appeared {
        focus::remember(ctx, id);
    }

    let held = Held::of(ctx, id, room, appeared);
    let highest = most_height(room.y) - 2.0 * (margin(room.y) + HAIR);
    let of_reading = || ((room.y - most_height(room.y)) / 2.0).max(0.0);
    let area = match if reading { Some(of_reading()) } else { held.top }.filter(|_| !narrow) {
        Some(top) => area.anchor(Align2::CENTER_TOP, vec2(0.0, top)),
        None => area,
    };
    let modal = Modal::new(id).area(area).frame(frame).backdrop_color(tokens.veil).show(ctx, |ui| {
        let content = width - 2.0 * (space::L + HAIR);
        ui.set_width(content + BAR);
        if narrow {
            // At the bottom of a phone's screen what is above goes down when something below is closed, so the sheet stays
            // as high as it was.
            ui.set_min_height(if reading { highest } else { held.content.min(highest) });
        }
        let head = ui.scope(|ui| {
            ui.set_width(content);
            head(ui, title, appeared)
        });
        let crossed = head.inner;
        let below = highest - head.response.rect.height() - ui.spacing().item_spacing.y;
        let most = if reading { below.max(0.0) } else { most_content(ctx) };
        let roll = Roll::of(ui);
        let body = vertical(ctx).max_height(most).min_scrolled_height(most).auto_shrink([false, true]).show(ui, |ui| {
            ui.set_max_width(content);
            ui.spacing_mut().item_spacing.y = space::S;
            let inner = add(ui);
            focus::keep_in_sight(ui);
            roll.go(ui);
            inner
        });
        roll.end(ui, &body);
        (body.inner, crossed, ui.min_rect().height())
    });
    guard::ground(&modal.backdrop_response);
    // Only the next frame places it by its new width, so there is to be one.
    let seen_width = id.with("width");
    if ctx.data(|data| data.get_temp(seen_width)) != Some(width) {
        ctx.data_mut(|data| data.insert_temp(seen_width, width));
        ctx.request_repaint();
    }
    held.keep(ctx, id, room, modal.response.rect.height(), modal.inner.2);
    let closed = modal.should_close() || modal.inner.1;
    if closed {
        focus::give_back(ctx, id);
    }
    SheetAnswer { inner: modal.inner.0, closed }
}

/// As high can the content of a sheet be before it has to be scrolled, in points.
pub(super) fn most_content(ctx: &Context) -> f32 {
    let height = ctx.content_rect().height();
    most_height(height) - TARGET - 2.0 * margin(height) - space::S - 2.0 * HAIR
}

/// Where a sheet lies. One in the middle of a window keeps its upper edge while its content grows and shrinks, so that
/// nothing on it moves; it goes higher only where it would leave the window. In a window of another size it is laid anew.
#[derive(Clone, Copy)]
struct Held {
    /// The size of the window in which that is so.
    room: Vec2,
    top: Option<f32>,
    height: f32,
    /// How high its content is; none of that is given back while it is open.
    content: f32,
    /// Whether it is laid out: its words are wrapped, and it is as high as it needs to be.
    settled: bool,
}

impl Held {
    fn of(ctx: &Context, id: Id, room: Vec2, appeared: bool) -> Self {
        let before: Option<Self> = ctx.data(|data| data.get_temp(id.with("held")));
        match before.filter(|held| !appeared && held.room == room) {
            Some(held) => Self { top: held.top.map(|top| top.min(room.y - held.height).max(0.0)), ..held },
            None => Self { room, top: None, height: 0.0, content: 0.0, settled: false },
        }
    }

    /// Remembers how high it has become. Only the next frame places it by its new height, so there is to be one.
    fn keep(self, ctx: &Context, id: Id, room: Vec2, height: f32, content: f32) {
        let same = height == self.height;
        let middle = ((room.y - height) / 2.0).max(0.0);
        let top = if self.settled { self.top.unwrap_or(middle) } else { middle };
        let settled = self.settled || same;
        let content = if settled { content } else { 0.0 };
        let held = Self { room, top: Some(top), height, content, settled };
        ctx.data_mut(|data| data.insert_temp(id.with("held"), held));
        if !same {
            ctx.request_repaint();
        }
    }
}

/// Gives the keyboard back to what had it before this sheet, when its content was the reason why it is shown no longer.
pub(super) fn done(ui: &Ui, name: &'static str) {
    focus::give_back(ui.ctx(), id_of(name));
}

fn id_of(name: &'static str) -> Id {
    Id::unique(("sheet", name))
}

/// A title of so many times the room is still written on one line.
const A_LITTLE_MORE: f32 = 1.4;

/// The title, which takes the keyboard so that the next Tab is the sheet's first control, and the cross.
fn head(ui: &mut Ui, title: &str, appeared: bool) -> bool {
    let tokens = Tokens::of(ui);
    let words = Look::words(ui.ctx());
    let size = vec2(ui.available_width(), TARGET);
    // The cross is where it is with a title of one line, however many there are.
    let row = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Min), |ui| {
        let crossed = ui.add(Button::icon_only(Icon::Close, &words.close)).clicked();
        part_ends(ui, Pane::Top);
        // One that needs little more than a line is written smaller: another one of its kind moves nothing below it.
        let width = ui.available_width();
        let line = paint::galley(ui, title, tokens.title(), tokens.ink, f32::INFINITY);
        let text = if line.size().x < A_LITTLE_MORE * width {
            paint::shrunk(ui, title, tokens.title(), tokens.ink, width)
        } else {
            paint::galley(ui, title, tokens.title(), tokens.ink, width)
        };
        let size = vec2(ui.available_width(), text.size().y.max(TARGET));
        let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, title));
        paint::paint_left(ui.painter(), rect.left_center(), text, tokens.ink);
        part_ends(ui, Pane::Apart);
        if appeared {
            response.request_focus();
        }
        crossed
    });
    row.inner
}
