//! Where the keyboard is when something appears and goes away again.

use egui::{Context, Id};

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
