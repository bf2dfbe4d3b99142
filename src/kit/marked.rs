//! Words of which some letters are marked: what a search has found in them.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Color32, FontId, Galley, Label, Response, Ui};

use super::copyable::offer_to_copy;
use super::tokens::Tokens;

/// Words in a font and a color, wrapped in the room there is, with these parts (in bytes) on the accent's ground. They
/// can be selected and copied.
pub fn marked(ui: &mut Ui, words: &str, marks: &[Range<usize>], font: FontId, color: Color32) -> Response {
    let job = job(&Tokens::of(ui), words, marks, font, color);
    let response = ui.add(Label::new(job).selectable(true));
    offer_to_copy(&response, words);
    response
}

/// The same words laid out in at most this width.
pub(super) fn galley(
    ui: &Ui,
    words: &str,
    marks: &[Range<usize>],
    font: FontId,
    color: Color32,
    width: f32,
) -> Arc<Galley> {
    let mut job = job(&Tokens::of(ui), words, marks, font, color);
    job.wrap = TextWrapping::wrap_at_width(width.max(1.0));
    ui.painter().layout_job(job)
}

fn job(tokens: &Tokens, words: &str, marks: &[Range<usize>], font: FontId, color: Color32) -> LayoutJob {
    let plain = TextFormat { font_id: font, color, ..TextFormat::default() };
    let on_ground = TextFormat { background: tokens.accent_soft, color: tokens.ink, ..plain.clone() };
    let mut job = LayoutJob::default();
    let mut done = 0;
    for mark in marks {
        // A mark that does not fit the words is none.
        let (Some(before), Some(inside)) = (words.get(done..mark.start), words.get(mark.clone())) else { continue };
        job.append(before, 0.0, plain.clone());
        job.append(inside, 0.0, on_ground.clone());
        done = mark.end;
    }
    job.append(words.get(done..).unwrap_or_default(), 0.0, plain);
    job
}
