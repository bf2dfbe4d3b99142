//! What grows or shrinks at the top of a page moves the page, and not what is tapped below it.
//!
//! A number put right far down can change what stands above it: who has won, and by what. The page is scrolled by as much
//! as that grew, in the same frame, so that the control under the finger stays there.

use egui::style::ScrollAnimation;
use egui::{Ui, vec2};

/// How high it was, and in which pass.
#[derive(Clone, Copy)]
struct Before {
    pass: u64,
    height: f32,
}

/// Shows something within a page that may change its height while a finger taps below it; `id` names what it is about.
pub fn anchored<R>(ui: &mut Ui, id: impl egui::AsIdSalt, add: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.unique_id().with("anchored").with(id);
    let shown = ui.scope(add);
    let (rect, pass) = (shown.response.rect, ui.ctx().cumulative_pass_nr());
    let before: Option<Before> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, Before { pass, height: rect.height() }));
    if let Some(before) = before.filter(|before| before.pass + 1 == pass) {
        let grown = rect.height() - before.height;
        let tapped_below =
            ui.input(|input| input.pointer.interact_pos()).is_some_and(|at| at.y > rect.top() + before.height);
        if grown.abs() > 0.5 && tapped_below {
            ui.scroll_with_delta_animation(vec2(0.0, -grown), ScrollAnimation::none());
            ui.ctx().request_discard("anchored");
        }
    }
    shown.inner
}
