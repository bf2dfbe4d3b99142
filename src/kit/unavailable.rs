//! What cannot be used just now: it looks so, says why, and a tap on it leads to what is missing.

use egui::response::Flags;
use egui::{Align, Context, Id, LayerId, Response, Ui};

/// How much of its color is left to what cannot be used.
pub(super) const FADED: f32 = 0.45;

/// For so many frames a tap leads to what is missing: the fields of a form may be drawn before its button.
const LEADS: u64 = 3;

/// Why the control that was tapped last cannot be used, until the window has said it.
#[derive(Clone, Default)]
struct Told(String);

/// Since which frame what is missing is looked for, and where.
#[derive(Clone, Copy)]
struct Seeking {
    since: u64,
    layer: LayerId,
}

/// Shows a control that may not be used where there is a reason against it: paler then, with the reason for a screen reader
/// and under the pointer. A tap on it is no click; it says why, and leads to what is missing where that can be seen.
pub fn unless(ui: &mut Ui, why: Option<&str>, add: impl FnOnce(&mut Ui) -> Response) -> Response {
    let Some(why) = why else { return add(ui) };
    // Not in a part of its own, which would leave the row in which its neighbors wrap.
    let opacity = ui.opacity();
    ui.set_opacity(opacity * FADED);
    let response = add(ui);
    ui.set_opacity(opacity);
    explain(response, why, why).on_hover_text(why)
}

/// Makes a control one that cannot be used, and takes its click away. `about` is what a screen reader is told of it.
pub(super) fn explain(mut response: Response, about: &str, why: &str) -> Response {
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_disabled();
        node.set_description(about);
    });
    if response.clicked() {
        tell(&response.ctx, response.layer_id, why);
        response.flags.remove(Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED);
    }
    response
}

/// Says why something cannot be used, and looks for what is missing on this layer.
pub(super) fn tell(ctx: &Context, layer: LayerId, why: &str) {
    let seeking = Seeking { since: ctx.cumulative_frame_nr(), layer };
    ctx.data_mut(|data| {
        data.insert_temp(Id::NULL, Told(why.to_owned()));
        data.insert_temp(Id::NULL, seeking);
    });
    ctx.request_repaint();
}

/// Why the control that was tapped cannot be used, once: the window says it.
pub fn told(ctx: &Context) -> Option<String> {
    ctx.data_mut(|data| data.remove_temp::<Told>(Id::NULL)).map(|told| told.0)
}

/// Says that this is where something is missing: a tap on what waits for it scrolls here and gives it the keyboard. The
/// first one on the screen gets it. To be said each frame, for as long as it is missing.
pub fn leads_here(ui: &Ui, response: &Response) {
    let now = ui.ctx().cumulative_frame_nr();
    let Some(Seeking { since, layer }) = ui.data(|data| data.get_temp(Id::NULL)) else { return };
    if now > since + LEADS {
        ui.data_mut(|data| data.remove::<Seeking>(Id::NULL));
    } else if layer == ui.layer_id() && !ui.input(|input| input.pointer.any_click()) {
        // In the frame of the tap itself egui takes the keyboard from all that was not tapped.
        ui.data_mut(|data| data.remove::<Seeking>(Id::NULL));
        response.request_focus();
        // What is in sight already stays where it is, and so does what lies under the finger.
        if !ui.clip_rect().contains_rect(response.rect) {
            response.scroll_to_me(Some(Align::Center));
        }
    }
}
