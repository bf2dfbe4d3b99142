//! The keypad: a number, or a sum of numbers, by thumb or by keyboard.

use egui::{Event, Id, Key, Modifiers, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::chip::choice_chip;
use super::focus;
use super::icons::{ICON, Icon};
use super::look::Look;
use super::paint;
use super::sum;
use super::text;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

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
}

/// As many characters as anybody types.
const LONGEST: usize = 24;

/// A key and its sign.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pad {
    Sign(char),
    Backspace,
    Clear,
    Ok,
}

const ROWS: [&[Pad]; 4] = [
    &[Pad::Sign('7'), Pad::Sign('8'), Pad::Sign('9'), Pad::Backspace],
    &[Pad::Sign('4'), Pad::Sign('5'), Pad::Sign('6'), Pad::Sign('−')],
    &[Pad::Sign('1'), Pad::Sign('2'), Pad::Sign('3'), Pad::Sign('+')],
    &[Pad::Clear, Pad::Sign('0'), Pad::Ok],
];

impl<'a> Keypad<'a> {
    /// A keypad for what `name` says ("Anna: sacrifice").
    pub const fn new(name: &'a str) -> Self {
        Self { name, extra: &[] }
    }

    /// The same with extra keys above the figures: "steal", or the values of a ladder.
    #[must_use]
    pub const fn extra(mut self, labels: &'a [&'a str]) -> Self {
        self.extra = labels;
        self
    }

    /// Shows the keypad. The figures, signs, Backspace, Delete and Enter of a real keyboard work too, unless a text
    /// field has the focus.
    pub fn show(self, ui: &mut Ui, typed: &mut String) -> Option<KeypadAnswer> {
        let ids = ui.make_persistent_id(("keypad", self.name));
        let top = ui.cursor().min;
        let display = self.display(ui, ids, typed);
        let mut answer = self.extra_keys(ui);
        let mut pressed = keyboard(ui, &display, typed);
        for (row, keys) in ROWS.iter().enumerate() {
            if let Some(key) = key_row(ui, ids.with(row), keys) {
                pressed = Some(key);
            }
        }
        // All of it, so that OK lies under the thumb without scrolling.
        focus::see_with(ui.ctx(), display.id, Rect::from_min_max(top, ui.min_rect().max));
        match pressed {
            Some(Pad::Sign(sign)) => push(typed, sign),
            Some(Pad::Backspace) => {
                typed.pop();
            }
            Some(Pad::Clear) => typed.clear(),
            Some(Pad::Ok) => {
                if let Ok(value) = sum::parse(typed) {
                    answer = Some(KeypadAnswer::Entered(value));
                }
            }
            None => {}
        }
        answer
    }

    /// What was typed, what it comes to, and why it is no number yet.
    fn display(&self, ui: &mut Ui, id: Id, typed: &str) -> Response {
        let tokens = Tokens::of(ui);
        let words = Look::words(ui.ctx());

        // 1. The size: one line of the large size.
        let result = sum::parse(typed);
        let is_sum = typed.chars().skip(1).any(|c| !c.is_ascii_digit());
        let comes_to = match result {
            Ok(Some(value)) if is_sum => format!("= {}", text::number(value)),
            Err(error) if error != sum::SumError::Unfinished => words.say(&error.say()),
            _ => String::new(),
        };
        let typed_ink = if typed.is_empty() { tokens.quiet } else { tokens.ink };
        let shown = if typed.is_empty() { "–" } else { typed };
        let left = paint::galley(ui, shown, tokens.value(), typed_ink, f32::INFINITY);
        let right = paint::galley(ui, &comes_to, tokens.figure(), tokens.quiet, f32::INFINITY);
        let height = (left.size().y + 2.0 * space::S).max(TARGET).ceil();

        // 2. The place; it takes the keyboard when it appears.
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::focusable_noninteractive());
        if focus::appeared(ui.ctx(), id) {
            response.request_focus();
        }

        // 3. The name.
        response.widget_info(|| {
            let said = if typed.is_empty() { &words.blank } else { typed };
            WidgetInfo::labeled(Role::Status, ui.is_enabled(), format!("{}: {said} {comes_to}", self.name).trim())
        });

        // 4. The picture.
        let enters = has_enter(ui, &response);
        let frame = if enters { Stroke::new(FRAME, tokens.accent) } else { Stroke::new(HAIR, tokens.quiet) };
        ui.painter().rect(rect, radius::CONTROL, tokens.field, frame, StrokeKind::Inside);
        paint::paint_left(ui.painter(), rect.left_center() + vec2(space::L, 0.0), left, typed_ink);
        paint::paint_right(ui.painter(), rect.right_center() - vec2(space::L, 0.0), right, tokens.quiet);
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
}

/// Whether Enter enters what was typed; it belongs to the button that has the focus, if one has.
fn has_enter(ui: &Ui, display: &Response) -> bool {
    display.has_focus() || ui.memory(|memory| memory.focused().is_none())
}

/// Takes what a real keyboard typed; the answer is the last key that is more than a character.
fn keyboard(ui: &Ui, display: &Response, typed: &mut String) -> Option<Pad> {
    if !ui.is_enabled() || ui.ctx().text_edit_focused() {
        return None;
    }
    let enter_is_ok = has_enter(ui, display);
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Text(text) = event else { return true };
            let sign = text.chars().next().map(|c| if c == '-' { '−' } else { c });
            let Some(sign @ ('0'..='9' | '+' | '−')) = sign else { return true };
            push(typed, sign);
            false
        });
        let mut hit = |key| input.consume_key(Modifiers::NONE, key);
        if hit(Key::Backspace) {
            Some(Pad::Backspace)
        } else if hit(Key::Delete) {
            Some(Pad::Clear)
        } else if enter_is_ok && hit(Key::Enter) {
            Some(Pad::Ok)
        } else {
            None
        }
    })
}

/// Adds a sign, unless there are as many as anybody types.
fn push(typed: &mut String, sign: char) {
    if typed.chars().count() < LONGEST {
        typed.push(sign);
    }
}

/// A row of four columns; the last row's last key spans two of them.
fn key_row(ui: &mut Ui, id: Id, keys: &[Pad]) -> Option<Pad> {
    let tokens = Tokens::of(ui);
    let height = (TARGET + space::S).max(tokens.value().size + space::L);
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), height.ceil()), Sense::hover());
    let width = (row.width() - 3.0 * space::S) / 4.0;
    let mut pressed = None;
    for (column, &key) in keys.iter().enumerate() {
        let left = row.left() + column as f32 * (width + space::S);
        let right = if key == Pad::Ok { row.right() } else { left + width };
        let rect = Rect::from_x_y_ranges(left..=right, row.y_range());
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
        Pad::Backspace | Pad::Clear => "",
        Pad::Ok => &words.ok,
    };
    let name = match key {
        Pad::Sign('+') => &words.plus,
        Pad::Sign('−') => &words.minus,
        Pad::Backspace => &words.backspace,
        Pad::Clear => &words.clear,
        Pad::Sign(_) | Pad::Ok => label,
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));

    let loud = key == Pad::Ok;
    let (fill, ink) = if loud { (tokens.accent, tokens.on_accent) } else { (tokens.card, tokens.ink) };
    let line = Stroke::new(if loud { 0.0 } else { HAIR }, tokens.line);
    let fill = paint::ground(tokens, &response, fill);
    ui.painter().rect(rect, radius::CONTROL, fill, line, StrokeKind::Inside);
    let square = Rect::from_center_size(rect.center(), Vec2::splat(ICON * tokens.scale()));
    match key {
        Pad::Backspace => Icon::Backspace.paint(ui.painter(), square, ink),
        Pad::Clear => Icon::Close.paint(ui.painter(), square, ink),
        Pad::Sign(_) | Pad::Ok => {
            let font = if loud { tokens.strong() } else { tokens.value() };
            let galley = paint::centered(ui, label, font, ink, rect.width());
            paint::paint_centered(ui.painter(), rect.center(), galley, ink);
        }
    }
    paint::focus_ring(ui, tokens, &response, rect, radius::CONTROL);
    response
}
