//! What grows or shrinks at the top of a page moves the page, and not what is tapped below it.
//!
//! A number put right far down can change what stands above it: who has won, and by what. The page is scrolled by as much
//! as that grew, in the same frame, so that the control under the finger stays there. What shrinks keeps its room: a page
//! that is not scrolled down could not make up for it.

use egui::style::ScrollAnimation;
use egui::{Id, Ui, vec2};

use super::tokens::Tokens;

/// How high something has been at most, in this width and with letters of this size.
#[derive(Clone, Copy)]
struct Room {
    width: f32,
    scale: f32,
    height: f32,
}

/// Shows something that never takes less room than it has taken before under this id, so that what stands below it stays
/// there.
pub fn keeps_room<R>(ui: &mut Ui, id: Id, add: impl FnOnce(&mut Ui) -> R) -> R {
    let (width, scale) = (ui.available_width(), Tokens::of(ui).scale());
    let before: Option<Room> = ui.data(|data| data.get_temp(id));
    let least = before.filter(|room| (room.width, room.scale) == (width, scale)).map_or(0.0, |room| room.height);
    let shown = ui.scope(add);
    // The room is added below: what is shown would fill room that it is given, and ask for more of it with every frame.
    let own = shown.response.rect.height();
    ui.add_space((least - own).max(0.0));
    let height = own.max(least);
    ui.data_mut(|data| data.insert_temp(id, Room { width, scale, height }));
    shown.inner
}

/// How high it was, and in which pass.
#[derive(Clone, Copy)]
struct Before {
    pass: u64,
    room: Room,
}

/// Shows something within a page that may change its height while a finger taps below it; `id` names what it is about. Whoever
/// comes back to the page finds all where it was.
pub fn anchored<R>(ui: &mut Ui, id: impl egui::AsIdSalt, add: impl FnOnce(&mut Ui) -> R) -> R {
    let id = ui.unique_id().with("anchored").with(id);
    let (width, scale, pass) = (ui.available_width(), Tokens::of(ui).scale(), ui.ctx().cumulative_pass_nr());
    let before: Option<Before> = ui.data(|data| data.get_temp(id));
    let before = before.filter(|before| (before.room.width, before.room.scale) == (width, scale));
    let shown = ui.scope(add);
    let rect = shown.response.rect;
    let height = before.map_or(0.0, |before| before.room.height).max(rect.height());
    ui.add_space(height - rect.height());
    ui.data_mut(|data| data.insert_temp(id, Before { pass, room: Room { width, scale, height } }));
    if let Some(before) = before.filter(|before| before.pass + 1 == pass) {
        let grown = height - before.room.height;
        let tapped_below =
            ui.input(|input| input.pointer.interact_pos()).is_some_and(|at| at.y > rect.top() + before.room.height);
        if grown.abs() > 0.5 && tapped_below {
            ui.scroll_with_delta_animation(vec2(0.0, -grown), ScrollAnimation::none());
            ui.ctx().request_discard("anchored");
        }
    }
    shown.inner
}
