//! A tap on what has just come under the finger is ignored: for a moment after something had to move, it was meant for
//! what lay there before.
//!
//! After each frame [`TapGuard`] remembers what can be tapped and where, as a short history. When a finger or a mouse button
//! goes down it compares what lies there now with what lay there [`GRACE`] earlier; if that is another control, the press does
//! not reach the window at all, so nothing looks pressed either. A change counts from when its picture stood on the screen,
//! which on a slow machine is long after its frame began; so the guard asks for one more frame after each change, and that
//! one's beginning tells. What a person scrolled is theirs: it counts as always having been there. A double tap on a switch
//! turns it once: a hand that taps twice means what it taps, and would find it as it was. The keyboard and screen readers do
//! not aim at places, so nothing is kept from them.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash, Hasher as _};

use egui::{Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect, Response, Ui, Vec2};

use super::fling;

/// For so long after something has moved a tap is held against what lay there before, in seconds.
const GRACE: f64 = 0.4;

/// A second tap on a switch within this time belongs to the first, in seconds; it is egui's own figure for a double click.
const DOUBLE: f64 = 0.3;

/// A page that was pushed keeps rolling for a while; frames that follow each other this closely belong to it, in seconds.
const ROLLING: f64 = 0.1;

/// As far beside a control a finger may come down and still mean it, in points. It is egui's own figure.
const RADIUS: f32 = 5.0;

/// A place where nothing is.
const AWAY: Pos2 = Pos2::new(-10_000.0, -10_000.0);

/// What a control is called, without the value that it shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Name {
    /// Whether each tap on it turns what the one before did.
    switches: bool,
    /// All of its name.
    whole: u64,
    /// The same without figures, and up to its last colon, behind which a value stands.
    what: u64,
}

impl Name {
    /// Whether it is the name of the same control, although that may show another value.
    pub(super) fn is(self, other: Self) -> bool {
        self.whole == other.whole || self.what == other.what
    }
}

/// Something that can be tapped.
#[derive(Clone, Copy, PartialEq)]
struct Target {
    layer: LayerId,
    id: Id,
    rect: Rect,
    name: Option<Name>,
}

impl Target {
    /// Whether both are one control. Ids are given out in the order of drawing, so one that comes newly between others
    /// takes over the id of the next; that is why names decide where there are any.
    fn is(&self, other: &Self) -> bool {
        match (self.name, other.name) {
            (Some(mine), Some(theirs)) => {
                mine.whole == theirs.whole || (self.id == other.id && mine.what == theirs.what)
            }
            _ => self.id == other.id,
        }
    }
}

/// What could be tapped from a moment on, the topmost last.
struct Moment {
    since: f64,
    targets: Vec<Target>,
}

impl Moment {
    fn at(&self, pos: Pos2) -> Option<&Target> {
        let within = |margin: f32| self.targets.iter().rfind(|target| target.rect.expand(margin).contains(pos));
        within(0.0).or_else(|| within(RADIUS))
    }
}

/// The history of what could be tapped, and the press that is being kept from the window.
#[derive(Default)]
pub(super) struct TapGuard {
    /// What the controls of the frame that is being drawn are called.
    names: HashMap<Id, Name>,
    past: VecDeque<Moment>,
    /// Whether a wheel turns in this frame.
    wheel: bool,
    /// When a person last scrolled.
    scrolled: Option<f64>,
    /// Whether the last change is still being painted.
    is_unseen: bool,
    /// What was pressed last, and where.
    pressed: Option<(Target, Pos2)>,
    /// The switch that was pressed last, and when.
    turned: Option<(Target, f64)>,
    /// Whether a press was kept from the window, which must not see its release either.
    holding: bool,
}

impl TapGuard {
    /// Whether what lies here is something else than what lay here before the last change.
    fn is_new(&self, pos: Pos2, time: f64) -> bool {
        let (Some(now), Some(oldest)) = (self.past.back(), self.past.front()) else { return false };
        let before = self.past.iter().rfind(|moment| moment.since <= time - GRACE).unwrap_or(oldest);
        match (now.at(pos), before.at(pos)) {
            (Some(now), Some(before)) => !now.is(before),
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// Whether the page moves under a person's hand, or still rolls as it was pushed.
    fn is_scrolled(&mut self, ctx: &Context, targets: &[Target], time: f64) -> bool {
        let by_hand = self.wheel || ctx.input(|input| input.pointer.is_decidedly_dragging());
        let moves = self.past.back().is_some_and(|last| last.targets != targets);
        let rolls = moves && (fling::rolls(ctx) || self.scrolled.is_some_and(|last| time - last < ROLLING));
        if by_hand || rolls {
            self.scrolled = Some(time);
        }
        by_hand || rolls
    }

    /// Keeps what can be tapped now. Returns whether it is something else than before.
    fn remember(&mut self, targets: Vec<Target>, time: f64) -> bool {
        if self.past.back().is_some_and(|last| last.targets == targets) {
            return false;
        }
        self.past.push_back(Moment { since: time, targets });
        while self.past.get(1).is_some_and(|next| next.since <= time - GRACE) {
            self.past.pop_front();
        }
        true
    }

    /// Whether what was pressed here is not here any more. egui goes by ids, and another control may have taken over the
    /// id of what was pressed: it would be tapped, wherever it lies.
    fn is_gone(&mut self, pos: Pos2) -> bool {
        let Some((pressed, from)) = self.pressed.take() else { return false };
        let now = self.past.back().and_then(|now| now.at(pos));
        pos.distance(from) < RADIUS && now.is_none_or(|now| !now.is(&pressed))
    }

    /// Whether a press now is the second one of a double tap on a switch; if not, it may be the first one of the next.
    fn is_second_on_a_switch(&mut self, pos: Pos2, time: f64) -> bool {
        let now = self.past.back().and_then(|now| now.at(pos)).copied();
        let switch = now.filter(|target| target.name.is_some_and(|name| name.switches));
        let second =
            switch.zip(self.turned).is_some_and(|(switch, (turned, when))| switch.is(&turned) && time - when < DOUBLE);
        if !second {
            self.turned = switch.map(|switch| (switch, time));
        }
        second
    }

    /// A frame begins at this time, so that what was drawn before it can be seen.
    fn is_seen(&mut self, time: f64) {
        if std::mem::take(&mut self.is_unseen)
            && let Some(last) = self.past.back_mut()
        {
            last.since = time;
        }
    }
}

impl Plugin for TapGuard {
    fn debug_name(&self) -> &'static str {
        "tap-guard"
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        // What is scrolled takes the turn of the wheel for itself, so it is gone when the pass ends.
        self.wheel = ui.input(|input| input.smooth_scroll_delta() != Vec2::ZERO);
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let names = std::mem::take(&mut self.names);
        let ctx = ui.ctx();
        // A pass that is drawn once more is never seen.
        if ctx.will_discard() {
            return;
        }
        let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        let targets: Vec<Target> = ctx.viewport(|viewport| {
            let widgets = &viewport.this_pass.widgets;
            let all = layers.iter().flat_map(|layer| widgets.get_layer(*layer));
            let tapped = all.filter(|widget| widget.enabled && widget.sense.senses_click());
            let seen = tapped.filter(|widget| widget.interact_rect.is_positive());
            let target = |widget: &egui::WidgetRect| Target {
                layer: widget.layer_id,
                id: widget.id,
                rect: widget.interact_rect,
                name: names.get(&widget.id).copied(),
            };
            seen.map(target).collect()
        });
        let time = ctx.input(|input| input.time);
        // A window that takes another size, as a phone that is turned, moves what lies in it as anything else does: a second
        // tap of a double tap was meant for what lay there before.
        let anew = self.is_scrolled(ctx, &targets, time);
        if anew {
            self.past.clear();
        }
        if self.remember(targets, time) && !anew {
            self.is_unseen = true;
            ctx.request_repaint();
        }
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let time = input.time.unwrap_or_else(|| ctx.input(|last| last.time) + f64::from(input.predicted_dt));
        self.is_seen(time);
        let events = std::mem::take(&mut input.events);
        for event in events {
            let Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers } = event else {
                input.events.push(event);
                continue;
            };
            if pressed {
                self.holding = self.is_new(pos, time) || self.is_second_on_a_switch(pos, time);
                self.pressed = self.past.back().and_then(|now| now.at(pos)).map(|target| (*target, pos));
                if !self.holding {
                    input.events.push(event);
                }
            } else if !std::mem::take(&mut self.holding) {
                if self.is_gone(pos) {
                    // Let go of far away, it is no tap.
                    let button = PointerButton::Primary;
                    input.events.push(Event::PointerMoved(AWAY));
                    input.events.push(Event::PointerButton { pos: AWAY, button, pressed, modifiers });
                    input.events.push(Event::PointerMoved(pos));
                } else {
                    input.events.push(event);
                }
            }
        }
    }
}

/// Makes the guard work in this context; to be called once.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(TapGuard::default());
}

/// Lets something look at what the controls of the pass that is being drawn are called.
pub(super) fn names(ctx: &Context, look: impl FnOnce(&HashMap<Id, Name>)) {
    ctx.with_plugin(|guard: &mut TapGuard| look(&guard.names));
}

/// Tells the guard what a control is called. Its figures and what stands behind its last colon are its value and may
/// change under a finger that taps on.
pub(super) fn called(response: &Response, name: &str) {
    remember(response, named(name));
}

/// The same of a switch: each tap on it turns what the one before did.
pub(super) fn switches(response: &Response, name: &str) {
    remember(response, Name { switches: true, ..named(name) });
}

fn named(name: &str) -> Name {
    let what = name.rsplit_once(": ").map_or(name, |(what, _)| what);
    let what: String = what.chars().filter(|letter| !letter.is_ascii_digit()).collect();
    Name { switches: false, whole: hash(name), what: hash(what) }
}

/// Tells the guard what a control does that is another one as soon as it is called anything else: the loud button, and the
/// key of a number.
pub(super) fn does(response: &Response, what: &str) {
    let all = hash(what);
    remember(response, Name { switches: false, whole: all, what: all });
}

fn remember(response: &Response, name: Name) {
    response.ctx.with_plugin(|guard: &mut TapGuard| guard.names.insert(response.id, name));
}

fn hash(what: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}
