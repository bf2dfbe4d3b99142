//! A line above the loud button that says what it is about, in a room of its own.

use egui::{Ui, vec2};

use super::layout::{COLUMN, Width};
use super::text;
use super::tokens::Tokens;

/// How many lines are kept for it on a phone, where words wrap sooner.
const NARROW_LINES: f32 = 2.0;

/// Words beside the loud button, to be shown above it in the bar. The room is the same however long they are, so that
/// nothing on the page moves when they change.
pub fn aside(ui: &mut Ui, words: &str) {
    let tokens = Tokens::of(ui);
    let lines = if Width::of(ui).is_narrow() { NARROW_LINES } else { 1.0 };
    let room = ui.available_width();
    let width = room.min(COLUMN * tokens.scale());
    let height = (lines * 1.3 * tokens.small().size).ceil();
    ui.horizontal(|ui| {
        ui.add_space((room - width) / 2.0);
        ui.allocate_ui(vec2(width, height), |ui| {
            ui.set_min_size(vec2(width, height));
            ui.set_max_height(height);
            text::quiet(ui, words);
        });
    });
}
