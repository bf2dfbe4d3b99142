//! Where the keyboard is: in sight, and when something appears over a screen and goes away again.

use std::sync::Arc;

use egui::style::ScrollAnimation;
use egui::{Context, Id, Rect, Ui};

use super::tokens::space;

/// Whether the thing of this id is shown for the first time, or again after it was gone. To be asked once a frame.
pub(super) fn appeared(ctx: &Context, id: Id) -> bool {
    let now = ctx.cumulative_frame_nr();
    let before: Option<u64> = ctx.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, now);
        before
    });
    before.is_none_or(|before| before + 1 < now)
}

/// What had the keyboard when a part that can be scrolled was last drawn, and how high the part was.
#[derive(Clone, Copy, PartialEq)]
struct Seen {
    focused: Option<Id>,
    height: f32,
}

impl Seen {
    /// Whether the keyboard is elsewhere than before, or so much lower a part that a phone's own keyboard must have come
    /// into the window.
    fn differs(self, before: Self) -> bool {
        self.focused != before.focused || self.height + PHONE_KEYBOARD < before.height
    }
}

/// The least height that a phone's own keyboard takes, in points.
const PHONE_KEYBOARD: f32 = 120.0;

/// What is to be seen with the thing that has the keyboard: all of a keypad with its display.
#[derive(Clone, Copy)]
struct Whole {
    id: Id,
    rect: Rect,
    /// The frame in which that was said.
    since: u64,
}

/// Says what is to be seen when the keyboard comes to this thing. To be said each frame.
pub(super) fn see_with(ctx: &Context, id: Id, rect: Rect) {
    let since = ctx.cumulative_frame_nr();
    ctx.data_mut(|data| data.insert_temp(Id::NULL, Whole { id, rect, since }));
}

/// Scrolls to what the keyboard has just come to, or what the phone's own keyboard would cover; egui leaves it out of
/// sight. To be called within a part that can be
/// scrolled, after its content.
pub(super) fn keep_in_sight(ui: &Ui) {
    let ctx = ui.ctx();
    let clip = ui.clip_rect();
    let now = Seen { focused: ctx.memory(|memory| memory.focused()), height: clip.height() };
    let key = ui.unique_id().with("focus seen");
    // Not egui's `gained_focus`, which misses what an arrow key came to.
    let before = ctx.data_mut(|data| {
        let before: Option<Seen> = data.get_temp(key);
        data.insert_temp(key, now);
        before
    });
    let differs = before.is_none_or(|before| now.differs(before));
    let Some(focused) = now.focused.filter(|_| differs).and_then(|id| ctx.read_response(id)) else { return };
    let whole = ctx.data(|data| data.get_temp::<Whole>(Id::NULL));
    let whole = whole.filter(|whole| whole.id == focused.id && whole.since == ctx.cumulative_frame_nr());
    // A bar beside this part is wholly in sight, and what lies in another part has no place here.
    let is_cut = match whole {
        Some(whole) => !clip.contains_rect(whole.rect),
        // On a screen that has just come, the keyboard may still be where it was on the last one.
        None => before.is_some() && !focused.interact_rect.contains_rect(focused.rect),
    };
    let is_here = focused.layer_id == ui.layer_id() && clip.x_range().contains(focused.rect.center().x);
    if is_cut && is_here {
        let rect = whole.map_or(focused.rect, |whole| whole.rect);
        ui.scroll_to_rect_animation(rect.expand(space::S), None, ScrollAnimation::none());
    }
}

/// What had the keyboard before something appeared; kept under the id of what appeared.
#[derive(Clone, Copy)]
struct Before(Option<Id>);

/// What gets the keyboard back, and in which frame that was asked for.
#[derive(Clone, Copy)]
struct Owed {
    to: Id,
    since: u64,
}

/// Remembers what has the keyboard now, for [`give_back`].
pub(super) fn remember(ctx: &Context, id: Id) {
    let focused = ctx.memory(|memory| memory.focused());
    ctx.data_mut(|data| data.insert_temp(id, Before(focused)));
}

/// Gives the keyboard back to what had it when [`remember`] was called.
pub(super) fn give_back(ctx: &Context, id: Id) {
    if let Some(Before(Some(to))) = ctx.data(|data| data.get_temp(id)) {
        let since = ctx.cumulative_frame_nr();
        ctx.data_mut(|data| data.insert_temp(Id::NULL, Owed { to, since }));
        ctx.request_repaint();
    }
}

/// Makes [`give_back`] work in this context; to be called once.
pub(super) fn install(ctx: &Context) {
    // What lies below a sheet may not have the keyboard before the frame after the one in which the sheet is gone.
    let pay = |ui: &mut egui::Ui| {
        let owed = ui.data(|data| data.get_temp::<Owed>(Id::NULL));
        if let Some(Owed { to, since }) = owed
            && since < ui.ctx().cumulative_frame_nr()
        {
            ui.data_mut(|data| data.remove::<Owed>(Id::NULL));
            ui.memory_mut(|memory| memory.request_focus(to));
            ui.ctx().request_repaint();
        }
    };
    ctx.on_end_pass("kit focus", Arc::new(pay));
}
