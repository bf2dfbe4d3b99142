//! Where the keyboard is: in sight, and when something appears over a screen and goes away again.

use std::sync::Arc;

use egui::style::ScrollAnimation;
use egui::{Context, Id, Order, Rect, Response, Ui, Vec2};

use super::keyboard;
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

/// What had the keyboard when a part that can be scrolled was last drawn, and how large the part was.
#[derive(Clone, Copy)]
struct Seen {
    focused: Option<Id>,
    size: Vec2,
    /// Whether it was in sight, or on its way there: then it stays so when the part changes its size. What a person has
    /// scrolled away stays away.
    held: bool,
    /// For so many more frames it is scrolled to if it is not in sight.
    coming: u8,
    /// Whether it was just scrolled to. The next frame still shows it where it was; asked again there, egui would scroll
    /// as far once more.
    asked: bool,
}

/// A part takes up to so many frames until it is laid out for a new size and scrolled to where it was asked to be.
const FRAMES: u8 = 4;

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

/// Scrolls to what the keyboard has just come to, and keeps it in sight when the part changes its size, since a phone's own
/// keyboard comes into the window in several steps; egui leaves it out of sight. To be called within a part that can be
/// scrolled, after its content.
pub(super) fn keep_in_sight(ui: &Ui) {
    let ctx = ui.ctx();
    let clip = ui.clip_rect();
    let key = ui.unique_id().with("focus seen");
    let before: Option<Seen> = ctx.data(|data| data.get_temp(key));
    let focused = ctx.memory(|memory| memory.focused());
    let mut now = Seen { focused, size: clip.size(), held: false, coming: 0, asked: false };
    if let Some(focused) = now.focused.and_then(|id| ctx.read_response(id)) {
        // A page never scrolls away from under a finger to a keypad: one that was tapped for and is not in sight comes over it.
        let by_hand = ui.layer_id().order == Order::Background && !keyboard::is_used(ctx);
        let cut = cut(ui, &focused).filter(|cut| !(cut.whole && by_hand));
        now.coming = match before {
            Some(before) if before.held && before.focused == now.focused && before.size != now.size => FRAMES,
            // Not egui's `gained_focus`, which misses what an arrow key came to.
            Some(before) if before.focused != now.focused => cut.map_or(0, |_| FRAMES),
            // The page has moved by itself, as at the beginning of a turn; the keyboard's place stays in sight.
            Some(before) if before.held && before.coming == 0 && keyboard::is_used(ctx) => cut.map_or(0, |_| FRAMES),
            Some(before) => before.coming.saturating_sub(1),
            // On a screen that has just come, the keyboard may still be where it was on the last one.
            None => cut.filter(|cut| cut.whole).map_or(0, |_| FRAMES),
        };
        let may_ask = now.coming > 0 && before.is_none_or(|before| !before.asked);
        if let Some(cut) = cut.filter(|_| may_ask) {
            now.asked = true;
            ui.scroll_to_rect_animation(cut.rect.expand(space::S), None, ScrollAnimation::none());
        }
        now.held = cut.is_none() || now.coming > 0 || focused.clicked();
    }
    ctx.data_mut(|data| data.insert_temp(key, now));
}

/// What is not all in sight.
#[derive(Clone, Copy)]
struct Cut {
    rect: Rect,
    /// Whether [`see_with`] has said it.
    whole: bool,
}

/// What of the thing that has the keyboard is cut off by the part that can be scrolled; none when all of it is in sight.
fn cut(ui: &Ui, focused: &Response) -> Option<Cut> {
    let (ctx, clip) = (ui.ctx(), ui.clip_rect());
    // What lies in another part has no place here.
    if focused.layer_id != ui.layer_id() || !clip.x_range().contains(focused.rect.center().x) {
        return None;
    }
    let whole = ctx.data(|data| data.get_temp::<Whole>(Id::NULL));
    if let Some(Whole { rect, .. }) = whole.filter(|all| all.id == focused.id && all.since == ctx.cumulative_frame_nr())
    {
        return (!clip.contains_rect(rect)).then_some(Cut { rect, whole: true });
    }
    // A bar beside this part is wholly in sight.
    let is_cut = !focused.interact_rect.contains_rect(focused.rect);
    is_cut.then_some(Cut { rect: focused.rect, whole: false })
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
