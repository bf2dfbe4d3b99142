//! A count with a minus and a plus beside it: for what is counted in single taps, held down, or typed.

use std::ops::RangeInclusive;

use egui::{Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, accesskit, pos2, vec2};

use super::guard;
use super::half_typed;
use super::hold;
use super::icons::{ICON, Icon};
use super::keypad::{Keypad, KeypadAnswer, complete};
use super::look::Look;
use super::paint;
use super::sheet;
use super::text;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use super::unavailable;
use crate::locale::Message;

/// For so long after the last tap a run of them is one: it is named, and the log joins its entries. In seconds.
const RUN: f64 = 3.0;

/// For so long a tap that has not arrived counts as on its way, in seconds; then it was refused.
const ON_ITS_WAY: f64 = 1.0;

/// A change of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// By how much, for an entry that says a change.
    pub by: i64,
    /// To what, for an entry that says the count. It minds the taps that are still on their way to the log, so that a
    /// quick run loses none of them.
    pub to: i64,
}

/// What was done with a stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepped {
    /// The count was changed.
    Step(Step),
    /// The number was tapped, where the caller has a keypad of its own.
    Typing,
}

/// A whole number that is counted by taps.
pub struct Stepper<'a> {
    name: &'a str,
    value: Option<i64>,
    range: RangeInclusive<i64>,
    blank_as: Option<i64>,
    optional: bool,
    typed_elsewhere: Option<bool>,
    begun: Option<&'a str>,
    closed: Option<&'a str>,
}

/// A whole number that is counted by taps or typed. Returns the new value when it was changed; see [`Stepper`].
pub fn stepper(ui: &mut Ui, name: &str, value: Option<i64>, range: RangeInclusive<i64>) -> Option<i64> {
    let step = Stepper::new(name, value, range).step(ui)?;
    // What the caller shows is what it counts from.
    Some(value.map_or(step.to, |value| value + step.by))
}

/// The same for an entry that says the count and not the change: it minds the taps that are still on their way to the log.
pub fn stepper_to(ui: &mut Ui, name: &str, value: Option<i64>, range: RangeInclusive<i64>) -> Option<i64> {
    Some(Stepper::new(name, value, range).step(ui)?.to)
}

impl<'a> Stepper<'a> {
    /// A stepper; `name` says what is counted for whom ("Anna: farmers in Memphis"), and the buttons are "…, plus 1" and
    /// "…, minus 1". From blank the first tap of plus makes 1 of it, and that of minus 0 (or the nearest of the range).
    pub const fn new(name: &'a str, value: Option<i64>, range: RangeInclusive<i64>) -> Self {
        let (blank_as, typed_elsewhere, begun, closed) = (None, None, None, None);
        Self { name, value, range, blank_as, optional: false, typed_elsewhere, begun, closed }
    }

    /// The same where blank counts as this number: the first tap of plus makes one more of it.
    #[must_use]
    pub const fn blank_as(mut self, number: i64) -> Self {
        self.blank_as = Some(number);
        self
    }

    /// The same where it may be a number that can stay blank: what waits for something missing does not lead to it.
    #[must_use]
    pub const fn optional(mut self, optional: bool) -> Self {
        self.optional = optional;
        self
    }

    /// The same where the number is typed on a keypad of the caller's; `active` says that it is being typed now.
    #[must_use]
    pub const fn typed_elsewhere(mut self, active: bool) -> Self {
        self.typed_elsewhere = Some(active);
        self
    }

    /// The same where this was typed by halves, and is not entered: it is shown in the number's place.
    #[must_use]
    pub const fn begun(mut self, typed: Option<&'a str>) -> Self {
        self.begun = typed;
        self
    }

    /// The same where there may be a reason why it cannot be changed any more: it is paler then, and a tap says why.
    #[must_use]
    pub const fn closed(mut self, why: Option<&'a str>) -> Self {
        self.closed = why;
        self
    }

    /// Shows it; gives the change, if there was one.
    pub fn step(self, ui: &mut Ui) -> Option<Step> {
        match self.show(ui)? {
            Stepped::Step(step) => Some(step),
            Stepped::Typing => None,
        }
    }

    /// Shows it.
    pub fn show(self, ui: &mut Ui) -> Option<Stepped> {
        let opacity = ui.opacity();
        if self.closed.is_some() {
            ui.set_opacity(opacity * unavailable::FADED);
        }
        let stepped = self.show_open(ui);
        ui.set_opacity(opacity);
        stepped
    }

    fn show_open(self, ui: &mut Ui) -> Option<Stepped> {
        let tokens = Tokens::of(ui);
        let words = Look::words(ui.ctx());

        // 1. The size: two thumbs, and a third one between them. It never grows, so that no thumb misses: a long number is
        // written smaller.
        let large = self.typed_elsewhere.is_some();
        let middle = if large { 64.0_f32.max(52.0 * tokens.scale()) } else { TARGET.max(34.0 * tokens.scale()) };
        let shown = self.value.map_or_else(|| "–".to_owned(), text::number);
        let ink = if self.value.is_some() && self.begun.is_none() { tokens.ink } else { tokens.quiet };
        let font = if large { tokens.value() } else { tokens.figure_strong() };
        let line = paint::galley(ui, "0", font.clone(), ink, f32::INFINITY).size().y;
        let figures = paint::shrunk(ui, self.begun.unwrap_or(&shown), font, ink, middle - space::XS);
        let note_line = 1.2 * tokens.small().size;
        let height = (TARGET + space::XS).max(line + note_line).ceil();

        // 2. The place.
        let (rect, response) = ui.allocate_exact_size(vec2(2.0 * TARGET + middle, height), Sense::hover());
        let id = response.id;
        // What its taps come to goes with its name: its id changes with what is drawn before it.
        let taps = Id::unique(("stepper", self.name));
        let [left, right] = [rect.with_max_x(rect.left() + TARGET), rect.with_min_x(rect.right() - TARGET)];
        let number = Rect::from_x_y_ranges(left.right()..=right.left(), rect.y_range());
        let typing = ui.interact(number, id.with("number"), Sense::click());
        let run = Run::of(ui, taps, self.value);

        // 3. The name, and the two buttons.
        let active = self.typed_elsewhere.unwrap_or(false);
        let fill = paint::ground(&tokens, &typing, tokens.field);
        ui.painter().rect(rect, radius::CONTROL, tokens.field, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
        ui.painter().rect_filled(number.shrink2(vec2(0.0, FRAME)), 0.0, fill);
        let now = run.as_ref().map_or(self.value, |run| Some(run.to));
        let ready = run.as_ref().is_none_or(|run| run.arrived);
        let less = Key { icon: Icon::Minus, message: "kit-minus-one", why: self.why_not(now, -1) };
        let less = less.show(ui, id.with("minus"), left, self.name, ready);
        guard::called(&typing, self.name);
        typing.widget_info(|| {
            let said = if self.value.is_some() { &shown } else { &words.blank };
            WidgetInfo::labeled(Role::Button, ui.is_enabled(), format!("{}: {said}", self.name))
        });
        if active {
            // It is no switch: the keypad is for this one now.
            ui.ctx().accesskit_node_builder(typing.id, |node| node.set_aria_current(accesskit::AriaCurrent::True));
        }
        let more = Key { icon: Icon::Plus, message: "kit-plus-one", why: self.why_not(now, 1) };
        let more = more.show(ui, id.with("plus"), right, self.name, ready);

        // 4. The picture: the number between them, and below it what the last taps did.
        let center = number.center().y.min(rect.bottom() - note_line - 0.35 * line);
        let at = pos2(number.center().x - figures.size().x / 2.0, center - figures.size().y / 2.0);
        ui.painter().galley(at, figures, ink);
        if active {
            let frame = Stroke::new(FRAME, tokens.accent);
            ui.painter().rect_stroke(number.shrink(1.0), radius::CONTROL, frame, StrokeKind::Inside);
        }
        if let Some(done) = run.as_ref().and_then(|run| run.done(self.value)) {
            let note = paint::centered(ui, &text::change(done), tokens.small_strong(), tokens.accent, f32::INFINITY);
            ui.painter().galley(pos2(number.center().x, rect.bottom() - note_line - 1.0), note, tokens.accent);
            let said = format!("{} = {shown}", text::change(done));
            ui.ctx().accesskit_node_builder(typing.id, |node| {
                node.set_description(said);
                node.set_live(accesskit::Live::Polite);
            });
        }
        paint::focus_ring(ui, &tokens, &typing, number.shrink(2.0 * FRAME), radius::CONTROL);

        if self.value.is_none() && self.blank_as.is_none() && !self.optional {
            unavailable::leads_here(ui, &typing);
        }

        // 5. What was done.
        if let Some(why) = self.closed {
            unavailable::explain(typing, why, why);
            return None;
        }
        let by = i64::from(more) - i64::from(less);
        if by != 0 {
            return self.to(ui, taps, run, self.after(now, by)?).map(Stepped::Step);
        }
        if large {
            return typing.clicked().then_some(Stepped::Typing);
        }
        let typed = self.typed(ui, taps, &typing)?;
        self.to(ui, taps, run, typed).map(Stepped::Step)
    }

    /// What a number becomes by so many taps; the same where the range ends.
    fn after(&self, now: Option<i64>, by: i64) -> Option<i64> {
        let (start, end) = (*self.range.start(), *self.range.end());
        match now.or(self.blank_as) {
            Some(now) => {
                let to = now.saturating_add(by).clamp(start.min(now), end.max(now));
                if now == to && self.value.is_none() { None } else { Some(to) }
            }
            // Whoever counts five things taps plus five times, whether or not a number stood there before; that there are
            // none is said with minus, which has nothing to take away from blank.
            None => Some(by.max(0).clamp(start, end)),
        }
    }

    /// Why a tap would change nothing; none where it would.
    fn why_not(&self, now: Option<i64>, by: i64) -> Option<Message> {
        if let Some(why) = self.closed {
            return Some(Message::literal(why));
        }
        if self.after(now, by) != now {
            return None;
        }
        Some(match now.or(self.blank_as) {
            None => Message::new("kit-stepper-blank"),
            Some(_) if by > 0 => Message::new("kit-sum-too-large").number("most", *self.range.end()),
            Some(_) => Message::new("kit-sum-too-small").number("least", *self.range.start()),
        })
    }

    /// The step to a number, and its run.
    fn to(&self, ui: &Ui, id: Id, run: Option<Run>, to: i64) -> Option<Step> {
        let from = run.map_or(self.value, |run| Some(run.to));
        if from == Some(to) {
            return None;
        }
        let first = run.map_or(self.value, |run| run.first);
        let at = ui.input(|input| input.time);
        ui.data_mut(|data| data.insert_temp(id, Run { first, seen: self.value, to, at, arrived: false }));
        Some(Step { by: to - from.or(self.blank_as).unwrap_or(0), to })
    }

    /// The keypad over the page, from a tap on the number until it is closed; gives the number that was typed.
    fn typed(&self, ui: &Ui, id: Id, number: &Response) -> Option<i64> {
        let key = id.with("typed");
        let open: bool = ui.data(|data| data.get_temp(key)).unwrap_or_default();
        if !open && !number.clicked() {
            return None;
        }
        let mut typing = half_typed::typed(ui.ctx(), self.name);
        let show = |ui: &mut Ui| Keypad::new(self.name).range(self.range.clone()).now(self.value).show(ui, &mut typing);
        let shown = sheet::sheet(ui, "stepper", self.name, show);
        let entered = match shown.inner {
            Some(KeypadAnswer::Entered(number)) => Some(number),
            // What is complete is entered by a tap beside it too; what is not stays for the next time.
            _ if shown.closed => complete(&typing, &self.range).ok(),
            _ => None,
        };
        if entered.is_some() {
            typing.clear();
        }
        let stays_open = !shown.closed && entered.is_none();
        half_typed::keep(ui.ctx(), self.name, typing);
        ui.data_mut(|data| data.insert_temp(key, stays_open));
        if !stays_open {
            sheet::done(ui, "stepper");
        }
        entered.flatten()
    }
}

/// Taps that follow each other.
#[derive(Clone, Copy)]
struct Run {
    /// What stood there before the first one.
    first: Option<i64>,
    /// What stood there at the last tap.
    seen: Option<i64>,
    /// What the last tap asked for.
    to: i64,
    /// When that was.
    at: f64,
    /// Whether it stands there by now.
    arrived: bool,
}

impl Run {
    /// The run that is going on; none when the last tap was long ago, was refused, or the number was changed elsewhere.
    fn of(ui: &Ui, id: Id, value: Option<i64>) -> Option<Self> {
        let mut run: Self = ui.data(|data| data.get_temp(id))?;
        let passed = ui.input(|input| input.time) - run.at;
        let here = value == Some(run.to);
        let on_its_way = !run.arrived && passed < ON_ITS_WAY && Self::between(run.seen, value, run.to);
        if !(here && passed < RUN || on_its_way) {
            ui.data_mut(|data| data.remove::<Self>(id));
            return None;
        }
        if here && !run.arrived {
            run.arrived = true;
            ui.data_mut(|data| data.insert_temp(id, run));
        }
        let until = if here { RUN } else { ON_ITS_WAY };
        ui.ctx().request_repaint_after_secs((until - passed) as f32);
        Some(run)
    }

    /// Whether a number lies on the way from one to another: quick taps arrive one after the other.
    fn between(from: Option<i64>, value: Option<i64>, to: i64) -> bool {
        let Some(value) = value else { return from.is_none() };
        let from = from.unwrap_or(value);
        (from.min(to)..=from.max(to)).contains(&value)
    }

    /// What the run has done to the number so far.
    fn done(self, value: Option<i64>) -> Option<i64> {
        Some(value? - self.first.unwrap_or(0)).filter(|&done| done != 0)
    }
}

/// One of the two buttons.
struct Key {
    icon: Icon,
    message: &'static str,
    /// Why it changes nothing, where that is so.
    why: Option<Message>,
}

impl Key {
    /// Shows it; gives whether it was tapped.
    fn show(&self, ui: &Ui, id: Id, rect: Rect, name: &str, ready: bool) -> bool {
        let tokens = Tokens::of(ui);
        let response = ui.interact(rect, id, Sense::click());
        let words = Look::words(ui.ctx());
        let said = words.say(&Message::new(self.message).text("name", name));
        let enabled = self.why.is_none();
        guard::key(&response, &said);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled && ui.is_enabled(), &said));
        // The keys touch the stepper's frame, so what marks them lies inside of it.
        let inner = rect.shrink(2.0 * FRAME);
        if enabled && (response.hovered() || response.is_pointer_button_down_on()) {
            let fill = paint::ground(&tokens, &response, tokens.field);
            ui.painter().rect_filled(inner, radius::CONTROL, fill);
        }
        let color = if enabled { tokens.ink } else { tokens.line };
        // As large as the key has room for.
        let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON * tokens.scale().min(1.5)));
        self.icon.paint(ui.painter(), square, color);
        paint::focus_ring(ui, &tokens, &response, inner, radius::CONTROL);
        if let Some(why) = &self.why {
            let why = words.say(why);
            unavailable::explain(response, &why, &why);
            return false;
        }
        ui.is_enabled() && hold::counts(ui, &response, ready)
    }
}
