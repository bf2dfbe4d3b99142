//! Taps that count: every single one of a quick run, and a finger that stays down.

use egui::{Event, Id, PointerButton, Response, Ui};

/// So long a finger stays down before it counts again, in seconds.
const HOLD: f64 = 0.5;

/// So long between the counts of a finger that stays down. Each is an entry, and the log joins those of one run.
const REPEAT: f64 = 0.15;

/// So far a finger may wander while it stays down, in points: further, and it scrolls.
const WANDER: f32 = 10.0;

/// How often this was clicked since the last frame. A slow frame holds several quick taps, and egui tells of one alone.
pub(super) fn clicks(ui: &Ui, response: &Response) -> u32 {
    if !response.clicked() {
        return 0;
    }
    let mut count = 0;
    ui.input(|input| {
        // The first may have been pressed in an earlier frame; egui says that it was pressed here.
        let mut pressed_here = true;
        for event in &input.events {
            let Event::PointerButton { pos, button: PointerButton::Primary, pressed, .. } = event else { continue };
            let here = response.interact_rect.contains(*pos);
            if *pressed {
                pressed_here = here;
            } else if pressed_here && here {
                count += 1;
            }
        }
    });
    // A key or a screen reader clicks as well.
    count.max(1)
}

/// A finger that stays down.
#[derive(Clone, Copy)]
struct Held {
    /// When it counts next.
    next: f64,
    /// Whether it has counted already.
    counted: bool,
}

/// How often this was tapped or, with a finger that stays down, counted since the last frame. It counts on only while
/// `ready` says that the last count has arrived, so never faster than the entries can be kept.
pub(super) fn taps(ui: &Ui, response: &Response, ready: bool) -> u32 {
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
        return if counted { 0 } else { clicks(ui, response) };
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
    if counts { 1 } else { clicks(ui, response) }
}

fn forget(ui: &Ui, key: Id, held: Option<Held>) {
    if held.is_some() {
        ui.data_mut(|data| data.remove::<Held>(key));
    }
}
