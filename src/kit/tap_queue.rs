//! Taps as a person meant them: each one counts, however slow the frames are, and a loud button goes on only once.
//!
//! egui tells of one click a frame. Where two taps fall into one frame, because the machine is slow or the thumb is quick,
//! the second would be lost; so a frame is given one tap, and what came after it waits for the next frame. A tap waits too
//! while what the tap before it entered is on its way to the disk: the screen still shows the number before it, and the
//! same number would be entered twice.

use std::collections::VecDeque;

use egui::os::OperatingSystem;
use egui::{Context, Event, Key, Modifiers, Plugin, PointerButton, Pos2, RawInput, TouchPhase, Ui, vec2};

use super::guard::TWICE;

/// No tap waits longer than this for what is on its way, in seconds: a disk may be gone for good.
const PATIENCE: f64 = 1.0;

/// What is held back, and when things happened; all times are egui's, in seconds.
#[derive(Default)]
struct Taps {
    /// The events that have come and were not given to a frame yet, each with the time at which it came.
    held: VecDeque<(f64, Event)>,
    now: f64,
    /// When the tap came that this frame is given; now, where it is given none.
    arrived: f64,
    /// Since when something is on its way to the disk.
    busy_since: Option<f64>,
    /// When the tap came that a loud button took last.
    loud: Option<f64>,
    /// Whether what that tap entered is not known to be on the disk yet.
    loud_on_its_way: bool,
    /// When it was.
    loud_done: f64,
    /// Which of the keys that press a button are down.
    down: Vec<Key>,
    /// Whether the window was last touched, and not pointed at with a mouse; none before either.
    by_touch: Option<bool>,
}

/// Makes every tap count. To be called once.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(Taps::default());
}

/// Says whether something that was entered is on its way to the disk. To be said each frame.
pub fn entry_on_its_way(ctx: &Context, busy: bool) {
    let Some(taps) = ctx.plugin_opt::<Taps>() else { return };
    let mut taps = taps.lock();
    if !busy {
        taps.busy_since = None;
        if std::mem::take(&mut taps.loud_on_its_way) {
            taps.loud_done = taps.now;
        }
    } else if taps.busy_since.is_none() {
        taps.busy_since = Some(taps.now);
    }
}

/// Notes that the highlighted button was tapped.
pub(super) fn goes_on(ctx: &Context) {
    let Some(taps) = ctx.plugin_opt::<Taps>() else { return };
    let mut taps = taps.lock();
    taps.loud = Some(taps.arrived);
    taps.loud_on_its_way = true;
}

/// Whether the keyboard may press the highlighted button again: not when that is the second press of two, or came while what
/// the first one has entered was on its way. Of fingers the guard asks this ([`super::guard`]).
pub(super) fn may_go_on(ctx: &Context) -> bool {
    let Some(at) = arrived(ctx) else { return true };
    let last = ctx.plugin_opt::<Taps>().and_then(|taps| taps.lock().loud);
    last.is_none_or(|last| at >= last + TWICE) && !is_going_on(ctx, at)
}

/// Whether what the highlighted button has entered was not known to be on the disk when this tap came.
pub(super) fn is_going_on(ctx: &Context, at: f64) -> bool {
    let Some(taps) = ctx.plugin_opt::<Taps>() else { return false };
    let taps = taps.lock();
    (taps.loud.is_some() && at < taps.loud_done) || (taps.loud_on_its_way && taps.busy_since.is_some())
}

/// When the tap came that this frame is given; none where nothing is kept.
pub(super) fn arrived(ctx: &Context) -> Option<f64> {
    ctx.plugin_opt::<Taps>().map(|taps| taps.lock().arrived)
}

/// Whether taps are held back that nothing on the screen has met yet.
pub fn holds_taps(ctx: &Context) -> bool {
    ctx.plugin_opt::<Taps>().is_some_and(|taps| taps.lock().has_another_tap())
}

/// Whether the window is used with a finger: it was touched last, or it is a phone's.
pub fn by_touch(ctx: &Context) -> bool {
    let last = ctx.plugin_opt::<Taps>().and_then(|taps| taps.lock().by_touch);
    last.unwrap_or_else(|| matches!(ctx.os(), OperatingSystem::Android | OperatingSystem::IOS))
}

impl Plugin for Taps {
    fn debug_name(&self) -> &'static str {
        "taps"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let before = ctx.input(|state| state.time);
        self.now = input.time.unwrap_or_else(|| before + f64::from(input.predicted_dt));
        self.arrived = self.now;
        let typing = ctx.text_edit_focused();
        self.look_how(&input.events);
        for event in std::mem::take(&mut input.events) {
            let is_cancel = matches!(event, Event::Touch { phase: TouchPhase::Cancel, .. });
            if !self.is_repeat(&event) || typing {
                self.held.push_back((self.now, event));
            }
            // The system has taken the finger over. egui hears of it, and would still hold what lies under it.
            if is_cancel {
                self.held.extend(let_go(ctx).into_iter().map(|event| (self.now, event)));
            }
        }
        let waits = self.busy_since.is_some_and(|since| self.now < since + PATIENCE);
        let mut tapped = false;
        // The frame in which a finger goes up scrolls no more, and the one in which it comes down does not yet. What it
        // moved between, on a slow machine in the same frame, is given a frame of its own.
        let (drags, origin) = ctx.input(|state| (state.pointer.is_decidedly_dragging(), state.pointer.press_origin()));
        let is_far = |origin: Option<Pos2>, pos: &Pos2| origin.is_some_and(|origin| origin.distance(*pos) > WANDERS);
        let (mut pressed, mut moved) = (None, false);
        // A field gives the keyboard away with Enter, and gets it back in the next frame: what is typed behind it in the same
        // frame would be lost.
        let mut entered = false;
        while let Some((_, event)) = self.held.front() {
            let stays = (waits && begins_a_tap(event))
                || (tapped && self.has_another_tap())
                || matches!(event, Event::PointerMoved(pos) if is_far(pressed, pos))
                || (moved && matches!(event, Event::PointerButton { pressed: false, .. }))
                || (entered && is_typed(event));
            if stays {
                break;
            }
            let Some((at, event)) = self.held.pop_front() else { break };
            if begins_a_tap(&event) || ends_a_tap(&event) {
                self.arrived = at;
            }
            tapped |= ends_a_tap(&event);
            entered |= typing && matches!(event, Event::Key { key: Key::Enter, pressed: true, .. });
            match &event {
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => pressed = Some(*pos),
                Event::PointerMoved(pos) => moved |= drags || is_far(origin, pos),
                _ => {}
            }
            input.events.push(event);
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if self.held.is_empty() {
            return;
        }
        match self.busy_since {
            None => ui.ctx().request_repaint(),
            Some(since) => {
                let left = (since + PATIENCE - self.now).max(0.001);
                ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
            }
        }
    }
}

impl Taps {
    fn has_another_tap(&self) -> bool {
        self.held.iter().any(|(_, event)| begins_a_tap(event))
    }

    /// Notes whether a finger or a mouse is used. A touch comes with the movement of a pointer, which is no mouse's then.
    fn look_how(&mut self, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::Touch { .. })) {
            self.by_touch = Some(true);
        } else if events.iter().any(|event| matches!(event, Event::PointerMoved(_) | Event::MouseWheel { .. })) {
            self.by_touch = Some(false);
        }
    }

    /// Whether a key that presses a button is only still down. A button that is held is pressed once.
    fn is_repeat(&mut self, event: &Event) -> bool {
        match event {
            Event::Key { key, pressed: true, .. } if presses(*key) => {
                let down = self.down.contains(key);
                if !down {
                    self.down.push(*key);
                }
                down
            }
            Event::Key { key, pressed: false, .. } => {
                self.down.retain(|down| down != key);
                false
            }
            Event::WindowFocused(_) => {
                self.down.clear();
                false
            }
            _ => false,
        }
    }
}

/// Whether something is typed, or a key is pressed.
const fn is_typed(event: &Event) -> bool {
    matches!(event, Event::Text(_) | Event::Paste(_) | Event::Ime(_) | Event::Key { pressed: true, .. })
}

/// A finger that moves so far scrolls and taps nothing, in points. It is egui's own figure.
const WANDERS: f32 = 6.0;

/// So far to the side a finger is moved that is to tap nothing, in points: more than egui takes for a tap, and no scrolling.
const ASIDE: f32 = 12.0;

/// What lets go of whatever is pressed, and taps nothing: for egui a finger that has wandered is none that taps.
fn let_go(ctx: &Context) -> Vec<Event> {
    let (origin, latest) = ctx.input(|state| (state.pointer.press_origin(), state.pointer.latest_pos()));
    let at = latest.or(origin).unwrap_or_default();
    let stays = origin.is_none_or(|origin| origin.distance(at) < ASIDE);
    let pos = if stays { at + vec2(ASIDE, 0.0) } else { at };
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    vec![Event::PointerMoved(pos), Event::PointerButton { pos, button, pressed: false, modifiers }, Event::PointerGone]
}

/// Whether a key presses the button that has the keyboard.
const fn presses(key: Key) -> bool {
    matches!(key, Key::Enter | Key::Space)
}

const fn begins_a_tap(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed: true, .. } => true,
        Event::Key { key, pressed: true, .. } => presses(*key),
        _ => false,
    }
}

const fn ends_a_tap(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed: false, .. } => true,
        Event::Key { key, pressed: true, .. } => presses(*key),
        _ => false,
    }
}
