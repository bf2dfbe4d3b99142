//! Motion, only where it explains: a score that counts up.

use egui::{Context, Id};

use super::look::Look;

/// How long a score counts, in seconds.
const COUNTING: f32 = 0.5;

/// A whole number on its way to `target`; it is the target at once where things should not move.
///
/// Frames are asked for only until it has arrived. Amounts beyond what a float holds exactly jump.
pub fn count_up(ctx: &Context, id: Id, target: i64) -> i64 {
    const EXACT: i64 = 1 << 24;
    if !Look::of(ctx).motion || target.abs() > EXACT {
        return target;
    }
    let shown = ctx.animate_value_with_time(id, target as f32, COUNTING);
    shown.round() as i64
}
