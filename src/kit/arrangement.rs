//! How the parts of a table lie beside each other, by the width and the height of the window; and where the keypad stands
//! in a low one.

use egui::{Align, Id, Layout, Order, Rect, Ui, UiBuilder};

use super::layout::{right_panel_of, scrolled};
use super::look::Look;
use super::tokens::{Tokens, space};

/// How the parts of a table lie beside each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// A phone upright: one column.
    Column,
    /// A phone that lies: the work beside the keypad or the score, and one bar.
    Lying,
    /// A tablet: the work beside the score.
    Two,
    /// A desktop: the guide beside the work beside the score.
    Three,
}

/// From this width on there is room for so many columns, in points at the design's text size.
const TWO_FROM: f32 = 760.0;
const THREE_FROM: f32 = 1120.0;
/// A phone that lies is as wide as this, in points at the design's text size.
const LYING_FROM: f32 = 560.0;
/// Three columns want this height, in points at the design's text size.
const HIGH: f32 = 520.0;
/// Below this height one bar is all that there is room for, in points.
pub(super) const LOW: f32 = 480.0;

impl Arrangement {
    /// That of the window. Large text needs more room, so it counts as a smaller window.
    pub fn of(ui: &Ui) -> Self {
        let scale = Look::of(ui.ctx()).text_scale.max(1.0);
        let size = ui.ctx().content_rect().size() / scale;
        if is_low(ui) {
            return if size.x >= LYING_FROM { Self::Lying } else { Self::Column };
        }
        match size.x {
            width if width >= THREE_FROM && size.y >= HIGH => Self::Three,
            width if width >= TWO_FROM => Self::Two,
            _ => Self::Column,
        }
    }

    /// Whether the score stands beside the work, in a column of its own.
    pub const fn has_side(self) -> bool {
        matches!(self, Self::Two | Self::Three)
    }
}

/// Whether the window is so low that one bar is all that there is room for.
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// Where the keypad stands in a window that lies, and in which pass of egui that was said.
#[derive(Clone, Copy)]
struct DockRoom {
    pass: u64,
    /// None where something else stands there as long as nobody types.
    rect: Option<Rect>,
}

/// The pass in which something has last stood there.
#[derive(Clone, Copy)]
struct Used(u64);

fn place_key() -> Id {
    Id::unique("dock")
}

/// The column at the right of a window that lies: of the keypad, as long as a number is entered on this page (also when
/// somebody comes back to it); else `add`
/// fills it. To be shown before the page; the answer is to be closed after it.
#[must_use]
pub fn dock(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) -> Dock {
    let pass = ui.ctx().cumulative_pass_nr();
    let used: Option<Used> = ui.data(|data| data.get_temp(place_key()));
    let before: Option<DockRoom> = ui.data(|data| data.get_temp(place_key()));
    let keypad = used.zip(before).is_some_and(|(Used(last), before)| last == before.pass);
    let rect = right_panel_of(ui, width, |ui| {
        if keypad {
            return Some(ui.available_rect_before_wrap());
        }
        scrolled(ui, add);
        None
    });
    ui.data_mut(|data| data.insert_temp(place_key(), DockRoom { pass, rect }));
    Dock { pass, keypad }
}

/// The column of the keypad, while its window is drawn.
pub struct Dock {
    pass: u64,
    keypad: bool,
}

impl Dock {
    /// Whether the keypad has the column, and not what else would stand there.
    pub const fn is_taken(&self) -> bool {
        self.keypad
    }

    /// Looks whether the keypad was there. What was not expected is laid out once more before anybody sees it.
    pub fn close(self, ui: &Ui) {
        let used: Option<Used> = ui.data(|data| data.get_temp(place_key()));
        if used.is_some_and(|Used(last)| last == self.pass) != self.keypad {
            ui.ctx().request_discard("dock");
        }
    }
}

/// Whether the keypad stands in the column at the right of a window that lies.
pub(super) fn is_docked(ui: &Ui) -> bool {
    let pass = ui.ctx().cumulative_pass_nr();
    let place: Option<DockRoom> = ui.data(|data| data.get_temp(place_key()));
    // What lies over the page has a keypad of its own.
    ui.layer_id().order == Order::Background && place.is_some_and(|place| place.pass == pass)
}

/// Draws something in that column; nothing in the pass in which the column is not there yet.
pub(super) fn docked<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| data.insert_temp(place_key(), Used(pass)));
    let place: Option<DockRoom> = ui.data(|data| data.get_temp(place_key()));
    let rect = place.filter(|place| place.pass == pass)?.rect?;
    let layout = Layout::top_down(Align::Min);
    let mut child = ui.new_child(UiBuilder::new().id_salt("dock").max_rect(rect).layout(layout));
    child.set_clip_rect(rect.expand(space::S));
    child.spacing_mut().item_spacing.y = space::S;
    Some(scrolled(&mut child, add))
}

/// Whether two columns of a page have room side by side, as a list has it beside its keypad.
pub fn fits_two(ui: &Ui) -> bool {
    ui.available_width() / Tokens::of(ui).scale().max(1.0) >= COLUMNS_FROM
}

/// From this width on a page has two columns, in points at the design's text size.
const COLUMNS_FROM: f32 = 560.0;
