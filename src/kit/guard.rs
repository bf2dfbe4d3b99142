//! The guard against taps that were meant for something else. Three kinds of taps are held back, and visibly: the control
//! flinches ([`super::flinch`]).
//!
//! - **A second tap within [`TWICE`] on the highlighted button or on a switch**: a hand that taps twice means what it taps,
//!   and would go on twice, or find the switch as it was. With a tap on anything else in between it is no second one.
//! - **A second tap within [`TWICE`] on the same spot, after the first one has passed the turn**: "Anna raids" has become "Ben
//!   raids" under the finger. Nobody decides that quickly for two people; on another spot it counts, however quick.
//! - **A tap where less than [`GRACE`] ago another verb lay under the finger**: it was meant for that one. Whose a control
//!   is makes no other verb ([`super::verb`]): the next player's cell in the same place is what a quick hand goes on to. The
//!   keys of a keypad, which comes up at the hand's own wish, are held back only under a finger that has stayed where it was.
//!
//! Everything else counts, however quick. After each frame [`TapGuard`] remembers what can be tapped and where, as a short
//! history; when a finger or a mouse button goes down it compares. A press that is held back does not reach the window at
//! all, so nothing looks pressed either. Both figures count from when the tap came, also where frames are slow and where the
//! queue ([`super::tap_queue`]) kept the tap; what came while a picture was still being painted was meant for the one before.
//! What a person scrolled is theirs: it counts as always having been there. The keyboard and screen readers do not aim at
//! places, so nothing is kept from them.

use std::collections::{HashMap, VecDeque};

use egui::{Context, Event, Id, LayerId, Plugin, PointerButton, Pos2, RawInput, Rect, Response, Ui, Vec2};

use super::flinch::Flinch;
use super::verb::{ControlKind, Name};
use super::{fling, tap_queue};

/// For so long after something else lay under a finger a tap is held against that, in seconds.
const GRACE: f64 = 0.4;

/// A second tap on a switch or on the highlighted button within this time belongs to the first, in seconds; it is egui's
/// own figure for a double click.
pub(super) const TWICE: f64 = 0.3;

/// What stood for less than this on the screen was seen by nobody, in seconds: a sheet that finds its place.
const UNSEEN: f64 = 0.05;

/// What lay somewhere is remembered for so long, in seconds: a tap can have waited for the disk.
const REMEMBERED: f64 = 1.5;

/// A page that was pushed keeps rolling for a while; frames that follow each other this closely belong to it, in seconds.
const ROLLING: f64 = 0.1;

/// As far beside a control a finger may come down and still mean it, in points. It is egui's own figure.
const RADIUS: f32 = 5.0;

/// A place where nothing is.
const AWAY: Pos2 = Pos2::new(-10_000.0, -10_000.0);

/// Something that can be tapped.
#[derive(Clone, Copy, PartialEq)]
struct Target {
    layer: LayerId,
    id: Id,
    rect: Rect,
    name: Option<Name>,
}

impl Target {
    /// Whether both do the same, whoever it is for. Ids are given out in the order of drawing, so one that comes newly
    /// between others takes over the id of the next; that is why names decide where there are any.
    fn does_as(&self, other: &Self) -> bool {
        match (self.name, other.name) {
            (Some(mine), Some(theirs)) => mine.verb.is(theirs.verb, self.id == other.id),
            _ => self.id == other.id,
        }
    }

    fn kind(&self) -> ControlKind {
        match self.name {
            Some(name) => name.kind,
            None if self.is_area() => ControlKind::Ground,
            None => ControlKind::Plain,
        }
    }

    /// Whether it is the whole of a dialog or of a message, which can be tapped so that it comes to the front.
    fn is_area(&self) -> bool {
        self.id == self.layer.id.with("move")
    }

    fn holds(&self, pos: Pos2) -> bool {
        self.rect.expand(RADIUS).contains(pos)
    }
}

/// What could be tapped from a moment on, the topmost last.
struct Moment {
    since: f64,
    /// How large the window was.
    size: Vec2,
    targets: Vec<Target>,
}

impl Moment {
    fn at(&self, pos: Pos2) -> Option<&Target> {
        let within = |margin: f32| self.targets.iter().rfind(|target| target.rect.expand(margin).contains(pos));
        within(0.0).or_else(|| within(RADIUS))
    }
}

/// A finger or a mouse button that went down.
#[derive(Clone, Copy)]
struct Press {
    pos: Pos2,
    at: f64,
    /// On what.
    target: Option<Target>,
    /// Whose turn it was.
    turn: Option<usize>,
}

/// The history of what could be tapped, and the press that is being kept from the window.
#[derive(Default)]
pub(super) struct TapGuard {
    /// What the controls of the frame that is being drawn are called.
    names: HashMap<Id, Name>,
    /// Who owns things at this table, the longest name first.
    owners: Vec<String>,
    /// Whose turn it is, by the seat.
    turn: Option<usize>,
    past: VecDeque<Moment>,
    /// Whether a wheel turns in this frame.
    wheel: bool,
    /// When a person last scrolled.
    scrolled: Option<f64>,
    /// Whether the last change is still being painted.
    is_unseen: bool,
    /// The last press of all, held back or not.
    finger: Option<Press>,
    /// The last press that reached the window.
    tapped: Option<Press>,
    /// Whether a press was kept from the window, which must not see its release either.
    holding: bool,
    /// What holds back a tap.
    flinch: Option<Flinch>,
}

impl TapGuard {
    fn now_at(&self, pos: Pos2) -> Option<Target> {
        self.past.back().and_then(|now| now.at(pos)).copied()
    }

    /// Whether another verb lay here less than [`GRACE`] before a tap came, or since it came. `painting` says that it came
    /// while the last picture was being painted.
    fn was_another_verb(&self, now: &Target, press: &Press, painting: bool) -> bool {
        let ends = self.past.iter().skip(1).map(|next| next.since);
        let seen = self.past.iter().zip(ends).enumerate().filter(|(at, (moment, end))| {
            let is_last = at + 2 == self.past.len();
            (*end > press.at - GRACE && end - moment.since >= UNSEEN) || (painting && is_last)
        });
        let size = self.past.back().map_or(Vec2::ZERO, |last| last.size);
        let mut seen = seen.map(|(_, (moment, _))| moment);
        // What has waited for this tap's control to be ready is where it was aimed at.
        let is_other = |before: &&Target| match before.kind() {
            ControlKind::Ground => false,
            ControlKind::Waiting => now.kind() != ControlKind::Loud,
            _ => true,
        };
        // Where a phone was turned, whatever lies under the finger was aimed at elsewhere, also where nothing lay.
        seen.any(|moment| match moment.at(press.pos).filter(is_other) {
            Some(before) => !before.does_as(now),
            None => moment.size != size,
        })
    }

    /// Whether the window had another size a moment before a tap came, as that of a phone that is turned.
    fn was_turned(&self, press: &Press) -> bool {
        let size = self.past.back().map(|last| last.size);
        let ends = self.past.iter().skip(1).map(|next| next.since);
        self.past.iter().zip(ends).any(|(moment, end)| end > press.at - GRACE && Some(moment.size) != size)
    }

    /// Whether this is the second tap on the highlighted button or on a switch. While what the first one entered is on its
    /// way to the disk, a tap on the highlighted button is the second one too: it still names what the first was for.
    fn is_second(&self, ctx: &Context, now: &Target, press: &Press) -> bool {
        let kind = now.kind();
        let Some(first) = self.tapped.filter(|_| matches!(kind, ControlKind::Loud | ControlKind::Switch)) else {
            return false;
        };
        let same = first.target.is_some_and(|target| target.kind() == kind) && now.holds(first.pos);
        let on_its_way = || kind == ControlKind::Loud && tap_queue::is_going_on(ctx, press.at);
        same && (press.at - first.at < TWICE || on_its_way())
    }

    /// Whether this is the second tap on a spot where the first one has passed the turn: the same lies there for the next.
    fn is_for_the_next(&self, now: &Target, press: &Press) -> bool {
        let Some(first) = self.tapped.filter(|first| press.at - first.at < TWICE) else { return false };
        let Some((was, is)) = first.target.and_then(|target| target.name.zip(now.name)) else { return false };
        let on_the_spot = first.pos.distance(press.pos) <= RADIUS;
        let passed = first.turn != press.turn || !was.is(is);
        on_the_spot && passed && was.verb.is(is.verb, false)
    }

    /// Whether a press is to be kept from the window.
    fn is_held_back(&self, ctx: &Context, press: &Press, painting: bool) -> bool {
        let Some(now) = press.target else { return false };
        let stays = |finger: &Press| press.at - finger.at < GRACE && now.holds(finger.pos);
        let may_be_new =
            now.kind() != ControlKind::Key || self.finger.as_ref().is_some_and(stays) || self.was_turned(press);
        let is_second = self.is_second(ctx, &now, press) || self.is_for_the_next(&now, press);
        is_second || (may_be_new && self.was_another_verb(&now, press, painting))
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
    fn remember(&mut self, targets: Vec<Target>, size: Vec2, time: f64) -> bool {
        if self.past.back().is_some_and(|last| last.targets == targets && last.size == size) {
            return false;
        }
        self.past.push_back(Moment { since: time, size, targets });
        while self.past.get(1).is_some_and(|next| next.since <= time - REMEMBERED) {
            self.past.pop_front();
        }
        true
    }

    /// The control that was tapped shows that it holds the tap back; of the ground beside a dialog, the dialog does.
    fn flinches(&mut self, ctx: &Context, target: Option<Target>, since: f64) {
        let dialog = |layer: LayerId| {
            let all = self.past.back().map_or(&[][..], |now| &now.targets);
            all.iter().find(|target| target.layer == layer && target.is_area()).copied()
        };
        let target = target
            .and_then(|target| if target.kind() == ControlKind::Ground { dialog(target.layer) } else { Some(target) });
        self.flinch = target.map(|Target { layer, rect, .. }| Flinch { layer, rect, since });
        ctx.request_repaint();
    }

    fn press(&mut self, ctx: &Context, event: Event, pos: Pos2, painting: bool, input: &mut RawInput) {
        let at = tap_queue::arrived(ctx).unwrap_or_else(|| now(ctx, input));
        let press = Press { pos, at, target: self.now_at(pos), turn: self.turn };
        self.holding = self.is_held_back(ctx, &press, painting);
        self.finger = Some(press);
        if self.holding {
            let now = now(ctx, input);
            self.flinches(ctx, press.target, now);
        } else {
            self.tapped = Some(press);
            input.events.push(event);
        }
    }

    /// What a finger lets go of is tapped, unless something else has come there in between. egui goes by ids: where another
    /// control has taken over the id of what was pressed, it would be tapped, wherever it lies; and where the same verb has
    /// another id, because it is the next player's now, nothing would be.
    fn release(&mut self, ctx: &Context, event: Event, pos: Pos2, input: &mut RawInput) {
        if std::mem::take(&mut self.holding) {
            return;
        }
        let Event::PointerButton { button, modifiers, .. } = event else { return };
        let pressed = self.tapped.filter(|press| press.pos.distance(pos) < RADIUS);
        let Some(press) = pressed else {
            // Whoever scrolls or drags has not tapped.
            self.tapped = None;
            input.events.push(event);
            return;
        };
        let Some(was) = press.target else {
            input.events.push(event);
            return;
        };
        let now_here = self.now_at(pos);
        if now_here.is_some_and(|now| now.id == was.id && now.does_as(&was)) {
            input.events.push(event);
            return;
        }
        // Let go of far away, it is no tap.
        let button_at = |pos: Pos2, pressed: bool| Event::PointerButton { pos, button, pressed, modifiers };
        input.events.extend([Event::PointerMoved(AWAY), button_at(AWAY, false), Event::PointerMoved(pos)]);
        if now_here.is_some_and(|now| now.does_as(&was)) {
            input.events.extend([button_at(pos, true), button_at(pos, false)]);
        } else {
            let now = now(ctx, input);
            self.flinches(ctx, now_here, now);
        }
    }
}

/// The time of the frame that begins with this input.
fn now(ctx: &Context, input: &RawInput) -> f64 {
    input.time.unwrap_or_else(|| ctx.input(|last| last.time) + f64::from(input.predicted_dt))
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
        let size = ctx.content_rect().size();
        if self.remember(targets, size, time) && !anew {
            self.is_unseen = true;
            ctx.request_repaint();
        }
        self.flinch = self.flinch.take().filter(|flinch| flinch.show(ui, time));
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        let painting = std::mem::take(&mut self.is_unseen);
        let events = std::mem::take(&mut input.events);
        for event in events {
            match event {
                Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                    self.press(ctx, event, pos, painting, input);
                }
                Event::PointerButton { pos, button: PointerButton::Primary, .. } => {
                    self.release(ctx, event, pos, input);
                }
                _ => input.events.push(event),
            }
        }
    }
}

/// Makes the guard work in this context; to be called once.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(TapGuard::default());
}

/// Says who owns things at this table: another owner's control does the same. To be called each frame; it does nothing while
/// they are the same.
pub fn set_owners<'a>(ctx: &Context, names: impl Iterator<Item = &'a str> + Clone) {
    ctx.with_plugin(|guard: &mut TapGuard| {
        let names = names.filter(|name| !name.trim().is_empty());
        let same = guard.owners.len() == names.clone().count();
        if !(same && names.clone().all(|name| guard.owners.iter().any(|owner| owner == name))) {
            guard.owners = names.map(str::to_owned).collect();
            guard.owners.sort_by_key(|name| std::cmp::Reverse(name.len()));
        }
    });
}

/// Says whose turn it is, by the seat; none where all act at once, and away from the table. To be called each frame.
pub fn set_turn(ctx: &Context, seat: Option<usize>) {
    ctx.with_plugin(|guard: &mut TapGuard| guard.turn = seat);
}

/// Lets something look at what the controls of the pass that is being drawn are called.
pub(super) fn names(ctx: &Context, look: impl FnOnce(&HashMap<Id, Name>)) {
    ctx.with_plugin(|guard: &mut TapGuard| look(&guard.names));
}

/// Tells the guard what a control is called. Its figures and what stands behind its last colon are its value and may
/// change under a finger that taps on.
pub(super) fn called(response: &Response, name: &str) {
    remember(response, ControlKind::Plain, name);
}

/// The same of a switch: each tap on it turns what the one before did.
pub(super) fn switches(response: &Response, name: &str) {
    remember(response, ControlKind::Switch, name);
}

/// The same of the highlighted button, with what it does.
pub(super) fn goes_on(response: &Response, what: &str) {
    remember(response, ControlKind::Loud, what);
}

/// The same while it waits for something: it enters nothing.
pub(super) fn waits(response: &Response, what: &str) {
    remember(response, ControlKind::Waiting, what);
}

/// The same of a key that is meant to be tapped on and on: it is another one as soon as it is called anything else.
pub(super) fn key(response: &Response, name: &str) {
    remember(response, ControlKind::Key, name);
}

/// The same of what lies beside a dialog and closes it: whoever taps what lay below it means that.
pub(super) fn ground(response: &Response) {
    remember(response, ControlKind::Ground, "");
}

fn remember(response: &Response, kind: ControlKind, name: &str) {
    response.ctx.with_plugin(|guard: &mut TapGuard| {
        let name = Name::new(kind, name, &guard.owners);
        guard.names.insert(response.id, name);
    });
}
