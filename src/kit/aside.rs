//! A line above the loud button that says what it is about, in a room of its own.

use egui::text::LayoutJob;
use egui::{Align, Label, Layout, Ui, vec2};

use super::layout::{COLUMN, Width};
use super::tokens::Tokens;

/// How many lines are kept for it on a phone, where words wrap sooner.
const NARROW_LINES: usize = 2;

/// Words beside the loud button, to be shown above it in the bar. The room is the same however long they are, so that
/// nothing on the page moves when they change; what does not fit ends in an ellipsis, and is said whole when touched.
pub fn aside(ui: &mut Ui, words: &str) {
    let tokens = Tokens::of(ui);
    let font = tokens.small();
    let lines = if Width::of(ui).is_narrow() { NARROW_LINES } else { 1 };
    let room = ui.available_width();
    let width = room.min(COLUMN * tokens.scale());
    let height = (1.3 * font.size * lines as f32).ceil();
    let mut job = LayoutJob::simple(words.to_owned(), font, tokens.quiet, width);
    job.wrap.max_rows = lines;
    ui.horizontal(|ui| {
        ui.add_space((room - width) / 2.0);
        ui.allocate_ui_with_layout(vec2(width, height), Layout::top_down(Align::Min), |ui| {
            ui.set_min_size(vec2(width, height));
            ui.set_max_width(width);
            ui.add(Label::new(job).wrap());
        });
    });
}
