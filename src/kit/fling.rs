//! A page that is pushed with a finger rolls on, on a slow machine too.
//!
//! egui takes the speed of a finger from the frames of the last tenth of a second, and wants three of them. Where a frame
//! takes longer than that leaves time for, it finds no speed, and the page stops dead under a quick thumb. [`Fling`] keeps
//! where the finger was in the frames before, however long they took, and the page rolls by that where egui does not roll
//! it.

use std::collections::VecDeque;

use egui::containers::scroll_area::ScrollAreaOutput;
use egui::style::{KineticScrollStyle, ScrollAnimation};
use egui::{Context, Event, Id, Plugin, PointerButton, Pos2, RawInput, TouchPhase, Ui, Vec2, vec2};

/// The speed of a finger is that of its last moves, in seconds.
const MOVES: f64 = 0.1;

/// A finger that lies still for this long before it goes up throws nothing, in seconds.
const RESTS: f64 = 0.1;

/// The least time that a push takes which came in one frame whole, in seconds.
const LEAST: f64 = 0.04;

/// Slower than this a page is let go of, and not pushed, in points a second.
const SLOW: f32 = 50.0;

/// Where a finger or a mouse with its button down was at the end of each frame, and how fast it was when it went up.
#[derive(Default)]
struct Fling {
    track: VecDeque<(f64, Pos2)>,
    is_down: bool,
    /// When the frame before began.
    before: f64,
    /// How fast it went up, in points a second downwards, until something takes that.
    speed: f32,
}

/// How fast a page rolls, in points a second, and in which pass that was.
#[derive(Clone, Copy)]
struct Rolling {
    speed: f32,
    pass: u64,
}

impl Fling {
    fn moved(&mut self, time: f64, pos: Pos2) {
        // Of the moves within a frame the last one counts: nobody tells when the others were.
        let moved_before = self.track.len() > 1;
        match self.track.back_mut() {
            Some(last) if last.0 == time && moved_before => last.1 = pos,
            _ => self.track.push_back((time, pos)),
        }
        while self.track.get(1).is_some_and(|next| next.0 <= time - MOVES) {
            self.track.pop_front();
        }
    }

    fn lifted(&self, time: f64) -> f32 {
        let (Some(first), Some(last)) = (self.track.front(), self.track.back()) else { return 0.0 };
        // On a slow machine the frame in which it moved ends long after it began.
        let frame = self.track.iter().zip(self.track.iter().skip(1)).map(|(one, next)| next.0 - one.0);
        let rests = RESTS.max(frame.fold(0.0, f64::max) * 1.5);
        if time - last.0 > rests {
            return 0.0;
        }
        // A push that came whole in one frame took no longer than the frame before it.
        let took = if last.0 > first.0 { last.0 - first.0 } else { (time - self.before).clamp(LEAST, MOVES) };
        (last.1.y - first.1.y) / took as f32
    }
}

impl Plugin for Fling {
    fn debug_name(&self) -> &'static str {
        "fling"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let time = input.time.unwrap_or_else(|| ctx.input(|last| last.time) + f64::from(input.predicted_dt));
        for event in &input.events {
            match event {
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                    self.track.clear();
                    self.track.push_back((time, *pos));
                    (self.is_down, self.speed) = (true, 0.0);
                }
                Event::PointerMoved(pos) if self.is_down => self.moved(time, *pos),
                Event::PointerButton { button: PointerButton::Primary, pressed: false, .. } if self.is_down => {
                    (self.is_down, self.speed) = (false, self.lifted(time));
                }
                Event::Touch { phase: TouchPhase::Cancel, .. } => (self.is_down, self.speed) = (false, 0.0),
                _ => {}
            }
        }
        self.before = time;
    }
}

/// Makes pushes count on a slow machine too. To be called once, before what holds events back.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(Fling::default());
}

/// Whether a page rolls that egui does not roll.
pub(super) fn rolls(ctx: &Context) -> bool {
    let pass = ctx.cumulative_pass_nr();
    ctx.data(|data| data.get_temp::<Rolling>(Id::unique("rolls"))).is_some_and(|rolling| rolling.pass + 1 >= pass)
}

/// What can be scrolled while it is drawn: it rolls on where it was pushed and egui found no speed.
pub(super) struct Roll {
    key: Id,
    before: Option<Rolling>,
    /// How far it goes in this pass, in points.
    by: f32,
}

impl Roll {
    /// To be made before what can be scrolled.
    pub(super) fn of(ui: &Ui) -> Self {
        let key = ui.next_auto_id().with("rolling");
        let pass = ui.ctx().cumulative_pass_nr();
        let before: Option<Rolling> = ui.data(|data| data.get_temp(key));
        let before = before.filter(|rolling| rolling.pass + 1 >= pass && !is_held(ui));
        let KineticScrollStyle { decay_time, .. } = ui.spacing().scroll.kinetic;
        let by = before.map_or(0.0, |rolling| decay_time * (rolling.speed - slower(ui, rolling.speed)));
        Self { key, before, by }
    }

    /// To be said within what can be scrolled.
    pub(super) fn go(&self, ui: &Ui) {
        if self.by != 0.0 {
            ui.scroll_with_delta_animation(vec2(0.0, -self.by), ScrollAnimation::none());
        }
    }

    /// To be said when it is drawn.
    pub(super) fn end<R>(self, ui: &Ui, area: &ScrollAreaOutput<R>) {
        let ctx = ui.ctx();
        let pushed = ctx.drag_stopped_id() == Some(area.id.with("area")) && area.state.velocity().y == 0.0;
        let speed = match self.before {
            _ if pushed => -ctx.with_plugin(|fling: &mut Fling| std::mem::take(&mut fling.speed)).unwrap_or_default(),
            Some(before) => slower(ui, before.speed),
            None => return,
        };
        let (offset, most) = (area.state.clamped_offset().y, area.content_size.y - area.inner_rect.height());
        let at_end = if speed > 0.0 { offset >= most - 0.5 } else { offset <= 0.5 };
        let KineticScrollStyle { decay_time, stop_distance, .. } = ui.spacing().scroll.kinetic;
        if at_end || (pushed && speed.abs() < SLOW) || speed.abs() * decay_time < stop_distance {
            return;
        }
        let rolling = Rolling { speed, pass: ctx.cumulative_pass_nr() };
        ctx.data_mut(|data| {
            data.insert_temp(self.key, rolling);
            data.insert_temp(Id::unique("rolls"), rolling);
        });
        ctx.request_repaint();
    }
}

/// Whether a person has taken hold of the page again.
fn is_held(ui: &Ui) -> bool {
    ui.input(|input| input.pointer.any_down() || input.smooth_scroll_delta() != Vec2::ZERO)
}

/// How fast it is after this frame.
fn slower(ui: &Ui, speed: f32) -> f32 {
    let dt = ui.input(|input| input.stable_dt).min(MOVES as f32);
    speed * (-dt / ui.spacing().scroll.kinetic.decay_time).exp()
}
