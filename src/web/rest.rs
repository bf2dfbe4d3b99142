//! Rest: the page is told after each frame when the next one is due, so that it asks for none in between.

use egui::{Context, FullOutput, Plugin, ViewportId};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = tableside)]
extern "C" {
    /// The next frame is due after so many milliseconds; never, when it is infinite.
    fn rest(milliseconds: f64);
}

/// Tells the page.
pub(super) struct Rest;

impl Plugin for Rest {
    fn debug_name(&self) -> &'static str {
        "rest"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        let due = output.viewport_output.get(&ViewportId::ROOT).map(|output| output.repaint_delay);
        // A week is as good as never, and is a time that a page can wait for.
        const WEEK: f64 = 604_800_000.0;
        let milliseconds = due.map_or(0.0, |due| due.as_secs_f64() * 1000.0);
        rest(if milliseconds > WEEK { f64::INFINITY } else { milliseconds });
    }
}
