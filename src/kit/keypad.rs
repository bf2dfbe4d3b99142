//! The keypad: a number, or a sum of numbers, by thumb or by keyboard.

use std::ops::RangeInclusive;

use egui::{
    Event, Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::arrangement::is_low;
use super::chip::choice_chip;
use super::focus;
use super::guard;
use super::icons::{ICON, Icon};
use super::look::Look;
use super::loud;
use super::paint;
use super::sum::{self, SumError};
use super::text;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use crate::locale::Message;

/// What a keypad was used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeypadAnswer {
    /// A number was entered; none takes back what stood there: it is blank again, which is not zero.
    Entered(Option<i64>),
    /// One of the extra keys, by its place in the list.
    Extra(usize),
}

/// A keypad. The text that is being typed belongs to the caller, who clears it for the next value.
pub struct Keypad<'a> {
    name: &'a str,
    extra: &'a [&'a str],
    range: RangeInclusive<i64>,
    now: Option<i64>,
    refused: Option<&'a str>,
}

/// As many characters as anybody types: twenty numbers of two figures with their signs.
pub const LONGEST: usize = 60;

/// The lines below what is typed that are kept for a message, so that no key moves when one comes.
const MESSAGE_LINES: f32 = 2.0;

/// A key and its sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pad {
    Sign(char),
    Backspace,
    Clear,
    Ok,
}

/// The signs of a sum stand in a column, as on a calculator; what takes away stands apart from them.
const ROWS: [[Pad; 4]; 4] = [
    [Pad::Sign('7'), Pad::Sign('8'), Pad::Sign('9'), Pad::Sign('×')],
    [Pad::Sign('4'), Pad::Sign('5'), Pad::Sign('6'), Pad::Sign('−')],
    [Pad::Sign('1'), Pad::Sign('2'), Pad::Sign('3'), Pad::Sign('+')],
    [Pad::Clear, Pad::Sign('0'), Pad::Backspace, Pad::Ok],
];

/// What the display shows of a text.
struct Reading {
    result: Result<Option<i64>, SumError>,
    comes_to: String,
    message: String,
    /// Whether the message says that what was typed was not taken.
    wrong: bool,
}

impl<'a> Keypad<'a> {
    /// A keypad for what `name` says ("Anna: sacrifice").
    pub const fn new(name: &'a str) -> Self {
        Self { name, extra: &[], range: -sum::LIMIT..=sum::LIMIT, now: None, refused: None }
    }

    /// The same with extra keys above the figures: "steal", or the values of a ladder.
    #[must_use]
    pub const fn extra(mut self, labels: &'a [&'a str]) -> Self {
        self.extra = labels;
        self
    }

    /// The same for numbers of this range. What lies outside of it is not taken, and the display names the limit.
    #[must_use]
    pub const fn range(mut self, range: RangeInclusive<i64>) -> Self {
        self.range = range;
        self
    }

    /// The same over a number that is there already: it is shown until something is typed, a figure takes its place, and
    /// a sign goes on from it.
    #[must_use]
    pub const fn now(mut self, now: Option<i64>) -> Self {
        self.now = now;
        self
    }

    /// The same with the reason why what was typed was not taken; to be left out once something else is typed.
    #[must_use]
    pub const fn refused(mut self, why: Option<&'a str>) -> Self {
        self.refused = why;
        self
    }

    /// Shows the keypad. The figures, signs, Backspace, Delete and Enter of a real keyboard work too, unless a text
    /// field has the focus.
    pub fn show(mut self, ui: &mut Ui, typed: &mut String) -> Option<KeypadAnswer> {
        let ids = ui.make_persistent_id(("keypad", self.name));
        let top = ui.cursor().min;
        let appeared = focus::appeared(ui.ctx(), ids);
        if appeared {
            ui.data_mut(|data| data.remove::<Pressed>(ids));
            ui.data_mut(|data| data.remove::<Cleared>(ids));
        }
        // A number that was cleared away is there no longer for this keypad.
        self.now = self.now.filter(|&now| ui.data(|data| data.get_temp(ids)) != Some(Cleared(now)));
        let reading = self.read(ui, ids, typed);
        // In a low window the extra keys stand beside the display, where they leave it room.
        let beside = self.extra_beside(ui);
        let (display, mut answer) = match beside {
            Some(room) => {
                ui.horizontal(|ui| {
                    let width = ui.available_width() - room;
                    let display = ui.scope(|ui| {
                        ui.set_width(width);
                        self.display(ui, typed, &reading)
                    });
                    (display.inner, self.extra_keys(ui))
                })
                .inner
            }
            None => (self.display(ui, typed, &reading), None),
        };
        if appeared {
            display.request_focus();
            // The Enter that opened it is no OK.
            ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
        if beside.is_none() {
            answer = self.extra_keys(ui);
        }
        let mut pressed = self.keyboard(ui, &display, typed);
        for (row, keys) in ROWS.iter().enumerate() {
            if let Some(key) = key_row(ui, ids.with(row), keys) {
                pressed = Some(key);
            }
        }
        // All of it, so that OK lies under the thumb without scrolling.
        focus::see_with(ui.ctx(), display.id, Rect::from_min_max(top, ui.min_rect().max));
        match pressed {
            Some(Pad::Sign(sign)) => self.push(typed, sign),
            Some(Pad::Backspace) => {
                typed.pop();
            }
            Some(Pad::Clear) => {
                typed.clear();
                if let Some(now) = self.now {
                    ui.data_mut(|data| data.insert_temp(ids, Cleared(now)));
                }
            }
            Some(Pad::Ok) if typed.is_empty() => answer = Some(KeypadAnswer::Entered(self.now)),
            // Keys of one frame count as they were pressed: what was typed just before OK belongs to it.
            Some(Pad::Ok) => match complete(typed, &self.range) {
                Ok(value) => answer = Some(KeypadAnswer::Entered(value)),
                Err(_) => {
                    ui.data_mut(|data| data.insert_temp(ids, Pressed(typed.clone())));
                }
            },
            None => {}
        }
        answer
    }

    /// What was typed comes to, and what is to be said about it.
    fn read(&self, ui: &Ui, id: Id, typed: &str) -> Reading {
        let words = Look::words(ui.ctx());
        let result = complete(typed, &self.range);
        let is_sum = typed.chars().skip(1).any(|c| !c.is_ascii_digit());
        let comes_to = match sum::parse(typed) {
            Ok(Some(value)) if is_sum => format!("= {}", text::number(value)),
            _ => String::new(),
        };
        // A sum that is still being typed is no mistake before somebody means to enter it.
        let pressed = || ui.data(|data| data.get_temp::<Pressed>(id)).is_some_and(|Pressed(text)| text == typed);
        let (message, wrong) = match (result, self.refused) {
            (Err(SumError::Unfinished), _) if !pressed() => (String::new(), false),
            (Err(error), _) => (words.say(&error.message()), true),
            (Ok(_), Some(why)) => (why.to_owned(), true),
            (Ok(_), None) if typed.chars().count() >= LONGEST => {
                (words.say(&Message::new("kit-sum-too-long").number("most", LONGEST)), false)
            }
            (Ok(_), None) => (String::new(), false),
        };
        Reading { result, comes_to, message, wrong }
    }

    /// The room that the extra keys take beside the display of a low window; none where they stand below it.
    fn extra_beside(&self, ui: &Ui) -> Option<f32> {
        if !is_low(ui) || self.extra.is_empty() {
            return None;
        }
        let tokens = Tokens::of(ui);
        let chip = |label: &&str| {
            let words = paint::galley(ui, label, tokens.strong(), tokens.ink, f32::INFINITY).size().x;
            (words + 3.0 * space::S).max(TARGET).ceil() + space::S
        };
        let room = self.extra.iter().map(chip).sum::<f32>();
        (room < ui.available_width() / 2.0).then_some(room)
    }

    /// What was typed, what it comes to, and why it is no number yet.
    fn display(&self, ui: &mut Ui, typed: &str, reading: &Reading) -> Response {
        let tokens = Tokens::of(ui);
        let words = Look::words(ui.ctx());
        let Reading { result, comes_to, message, wrong } = reading;

        // 1. The size: one line of the large size, and room for a message.
        let low = is_low(ui);
        let now = self.now.map(text::number);
        let shown = if typed.is_empty() { now.as_deref().unwrap_or("–") } else { typed };
        let ink = if typed.is_empty() { tokens.quiet } else { tokens.ink };
        let width = ui.available_width();
        let left = paint::galley(ui, shown, tokens.value(), ink, f32::INFINITY);
        let right = paint::galley(ui, comes_to, tokens.figure(), tokens.quiet, f32::INFINITY);
        let color = if *wrong { tokens.danger } else { tokens.quiet };
        let inset = if low { space::S } else { space::L };
        // A low window has room for one line, and says there whose number it is as long as there is nothing else to say.
        let (said, lines) = match (low, message.is_empty()) {
            (true, true) => (self.name, 1.0),
            (true, false) => (message.as_str(), 1.0),
            (false, _) => (message.as_str(), MESSAGE_LINES),
        };
        let message_text = paint::lines(ui, said, tokens.small(), color, width - 2.0 * inset, lines);
        let line = if low { left.size().y } else { (left.size().y + 2.0 * space::S).max(TARGET) }.ceil();
        let height = (line + lines * 1.3 * tokens.small().size + if low { space::XS } else { space::S }).ceil();

        // 2. The place; it takes the keyboard when it appears.
        let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::focusable_noninteractive());

        // 3. The name.
        response.widget_info(|| {
            let said = if typed.is_empty() { now.as_ref().unwrap_or(&words.blank) } else { typed };
            let said = format!("{}: {said} {comes_to}", self.name);
            let said = format!("{} {message}", said.trim());
            WidgetInfo::labeled(Role::Status, ui.is_enabled(), said.trim())
        });

        // 4. The picture. Where the sum is longer than the room, its end is seen: that is where it grows.
        let enters = has_enter(ui, &response);
        let edge = if result.is_err() && *wrong { tokens.danger } else { tokens.accent };
        let frame = if enters { Stroke::new(FRAME, edge) } else { Stroke::new(HAIR, tokens.quiet) };
        ui.painter().rect(rect, radius::CONTROL, tokens.field, frame, StrokeKind::Inside);
        let inside = rect.shrink2(vec2(inset, 0.0));
        let middle = rect.top() + line / 2.0;
        let room = inside.width() - right.size().x - space::S;
        let over = (left.size().x - room).max(0.0);
        let clip = Rect::from_min_max(inside.min, pos2(inside.left() + room, inside.bottom()));
        paint::paint_left(&ui.painter().with_clip_rect(clip), pos2(inside.left() - over, middle), left, ink);
        paint::paint_right(ui.painter(), pos2(inside.right(), middle), right, tokens.quiet);
        ui.painter().galley(pos2(inside.left(), rect.top() + line - space::XS), message_text, color);
        response
    }

    fn extra_keys(&self, ui: &mut Ui) -> Option<KeypadAnswer> {
        let mut answer = None;
        if !self.extra.is_empty() {
            ui.horizontal_wrapped(|ui| {
                for (index, label) in self.extra.iter().enumerate() {
                    if choice_chip(ui, label, &format!("{}: {label}", self.name), false).clicked() {
                        answer = Some(KeypadAnswer::Extra(index));
                    }
                }
            });
        }
        answer
    }

    /// Takes what a real keyboard typed; the answer is the last key that is more than a character.
    fn keyboard(&self, ui: &Ui, display: &Response, typed: &mut String) -> Option<Pad> {
        if !ui.is_enabled() || ui.ctx().text_edit_focused() {
            return None;
        }
        if loud::pressed_for_keypad(ui, display.id) {
            return Some(Pad::Ok);
        }
        let has_enter = has_enter(ui, display);
        let before = typed.len();
        let pressed = ui.input_mut(|input| {
            input.events.retain(|event| {
                let Event::Text(text) = event else { return true };
                let signs: Option<Vec<char>> = text.chars().map(sign_of).collect();
                let Some(signs) = signs.filter(|signs| !signs.is_empty()) else { return true };
                for sign in signs {
                    self.push(typed, sign);
                }
                false
            });
            let mut hit = |key| input.consume_key(Modifiers::NONE, key);
            if hit(Key::Backspace) {
                Some(Pad::Backspace)
            } else if hit(Key::Delete) {
                Some(Pad::Clear)
            } else if (has_enter || typed.len() != before) && hit(Key::Enter) {
                Some(Pad::Ok)
            } else {
                None
            }
        });
        // Whoever types a number means this Enter, and not the button that had the keyboard before.
        if typed.len() != before {
            display.request_focus();
        }
        pressed
    }

    /// Adds a sign, unless there are as many as anybody types.
    fn push(&self, typed: &mut String, sign: char) {
        if let Some(now) = self.now.filter(|_| typed.is_empty() && !sign.is_ascii_digit()) {
            typed.push_str(&text::number(now));
        }
        if typed.chars().count() < LONGEST {
            typed.push(sign);
        }
    }
}

/// The text with which OK was pressed in vain; kept until another one is typed.
#[derive(Clone)]
struct Pressed(String);

/// The number that stood there and was cleared away: OK makes it blank now.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Cleared(i64);

/// The number that was typed; none where nothing was.
///
/// # Errors
/// Tells what keeps the text from being a number of this range.
pub fn complete(typed: &str, range: &RangeInclusive<i64>) -> Result<Option<i64>, SumError> {
    match sum::parse(typed)? {
        Some(value) if value > *range.end() => Err(SumError::TooLarge(*range.end())),
        Some(value) if value < *range.start() => Err(SumError::TooSmall(*range.start())),
        value => Ok(value),
    }
}

/// The key of a character that a real keyboard typed; none where the keypad has no such key.
const fn sign_of(c: char) -> Option<char> {
    match c {
        '0'..='9' | '+' | '−' | '×' => Some(c),
        '-' => Some('−'),
        // An asterisk, or what looks like the sign.
        '*' | 'x' | 'X' => Some('×'),
        // They belong in no sum, and OK says so: left out, 1.5 would be 15.
        '.' | ',' => Some(c),
        _ => None,
    }
}

/// Whether Enter enters what was typed; it belongs to the button that has the focus, if one has.
fn has_enter(ui: &Ui, display: &Response) -> bool {
    display.has_focus() || ui.memory(|memory| memory.focused().is_none())
}

/// A row of four keys of equal width.
fn key_row(ui: &mut Ui, id: Id, keys: &[Pad; 4]) -> Option<Pad> {
    let tokens = Tokens::of(ui);
    let height = if is_low(ui) { TARGET } else { TARGET + space::S }.max(tokens.value().size + space::S);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height.ceil()), Sense::hover());
    let width = (row.width() - 3.0 * space::S) / 4.0;
    let mut pressed = None;
    for (column, &key) in keys.iter().enumerate() {
        let left = row.left() + column as f32 * (width + space::S);
        let rect = Rect::from_x_y_ranges(left..=left + width, row.y_range());
        if show_key(ui, &tokens, id.with(column), rect, key).clicked() {
            pressed = Some(key);
        }
    }
    pressed
}

fn show_key(ui: &Ui, tokens: &Tokens, id: Id, rect: Rect, key: Pad) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    let words = Look::words(ui.ctx());
    let mut buffer = [0; 4];
    let label: &str = match key {
        Pad::Sign(sign) => sign.encode_utf8(&mut buffer),
        Pad::Backspace => "",
        // The letter that calculators print on this key, in every language.
        Pad::Clear => "C",
        Pad::Ok => &words.ok,
    };
    let name = match key {
        Pad::Sign('+') => &words.plus,
        Pad::Sign('−') => &words.minus,
        Pad::Sign('×') => &words.times,
        Pad::Backspace => &words.backspace,
        Pad::Clear => &words.clear,
        Pad::Sign(_) | Pad::Ok => label,
    };
    guard::key(&response, name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));

    let loud = key == Pad::Ok;
    let (fill, ink) = if loud { (tokens.accent, tokens.on_accent) } else { (tokens.card, tokens.ink) };
    let line = Stroke::new(if loud { 0.0 } else { HAIR }, tokens.line);
    let fill = paint::ground(tokens, &response, fill);
    ui.painter().rect(rect, radius::CONTROL, fill, line, StrokeKind::Inside);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON * tokens.scale()));
    match key {
        Pad::Backspace => Icon::Backspace.paint(ui.painter(), square, ink),
        Pad::Sign(_) | Pad::Clear | Pad::Ok => {
            let font = if loud { tokens.strong() } else { tokens.value() };
            let galley = paint::centered(ui, label, font, ink, rect.width());
            paint::paint_centered(ui.painter(), rect.center(), galley, ink);
        }
    }
    paint::focus_ring(ui, tokens, &response, rect, radius::CONTROL);
    response
}
