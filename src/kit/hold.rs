//! A button that counts on while a finger stays down on it.

use egui::{Id, Response, Ui};

/// So long a finger stays down before it counts again, in seconds.
const HOLD: f64 = 0.5;

/// So long between the counts of a finger that stays down. Each is an entry, and the log joins those of one run.
const REPEAT: f64 = 0.15;

/// So far a finger may wander while it stays down, in points: further, and it scrolls.
const WANDER: f32 = 10.0;

/// A finger that stays down.
#[derive(Clone, Copy)]
struct Held {
    /// When it counts next.
    next: f64,
    /// Whether it has counted already.
    counted: bool,
}

/// Whether this was tapped or, with a finger that stays down, counted since the last frame. It counts on only while `ready`
/// says that the last count has arrived, so never faster than the entries can be kept.
///
/// A frame is given one tap at the most, whatever has come since the frame before: that is the queue's doing
/// ([`super::tap_queue`]).
pub(super) fn counts(ui: &Ui, response: &Response, ready: bool) -> bool {
    let key = response.id.with("held");
    let held: Option<Held> = ui.data(|data| data.get_temp(key));
    let (now, down) = ui.input(|input| {
        let pointer = &input.pointer;
        let near =
            pointer.press_origin().zip(pointer.latest_pos()).is_some_and(|(from, to)| from.distance(to) < WANDER);
        let here = pointer.press_origin().is_some_and(|from| response.interact_rect.contains(from));
        (input.time, pointer.primary_down() && near && here)
    });
    // Only what was pressed itself is held, not what came under the finger afterwards.
    let begins = held.is_none() && response.is_pointer_button_down_on();
    if !down || !(begins || held.is_some()) {
        forget(ui, key, held);
        let counted = held.is_some_and(|held| held.counted);
        return response.clicked() && !counted;
    }
    let mut held = held.unwrap_or(Held { next: now + HOLD, counted: false });
    let counts = now >= held.next && ready;
    if counts {
        held = Held { next: now + REPEAT, counted: true };
    }
    ui.data_mut(|data| data.insert_temp(key, held));
    // What is not ready asks for a frame itself when the last entry has arrived.
    if ready {
        ui.ctx().request_repaint_after_secs((held.next - now).max(0.0) as f32);
    }
    counts || response.clicked()
}

fn forget(ui: &Ui, key: Id, held: Option<Held>) {
    if held.is_some() {
        ui.data_mut(|data| data.remove::<Held>(key));
    }
}
