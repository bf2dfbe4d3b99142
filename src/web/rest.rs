//! Rest: the page is told after each frame when the next one is due, so that it asks for none in between.

use std::time::Duration;

use egui::{Context, FullOutput, Plugin, ViewportId};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = tableside)]
extern "C" {
    /// The next frame is due after so many milliseconds; never, when it is infinite.
    fn rest(milliseconds: f64);
    /// The same, said without a frame: no later than this.
    fn due(milliseconds: f64);
}

/// Tells the page.
pub(super) struct Rest;

impl Plugin for Rest {
    fn debug_name(&self) -> &'static str {
        "rest"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let due = output.viewport_output.get(&ViewportId::ROOT).map(|output| output.repaint_delay);
        rest(milliseconds(due.unwrap_or_default()));
    }
}

/// Tells the page between two frames that the next one is due no later than this.
pub(super) fn until(time: Duration) {
    due(milliseconds(time));
}

/// A time that a page can wait for: a week is as good as never.
fn milliseconds(time: Duration) -> f64 {
    const WEEK: Duration = Duration::from_secs(604_800);
    if time > WEEK { f64::INFINITY } else { time.as_secs_f64() * 1000.0 }
}
