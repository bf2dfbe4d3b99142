//! Buttons: the one loud thing of a screen, the quiet ones beside it, and those that are an icon only.

use std::sync::Arc;

use egui::response::Flags;
use egui::{
    Color32, Galley, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};

use super::icons::{ICON, Icon};
use super::layout::equal_columns;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};
use super::{guard, loud, paint, tap_queue, unavailable};

/// A button; add it with `ui.add(…)`.
///
/// ```no_run
/// # use tableside::kit::{Button, Icon};
/// # fn screen(ui: &mut egui::Ui, missing: Option<&str>) {
/// if ui.add(Button::primary("Next: harvest").missing(missing).full()).clicked() { /* … */ }
/// if ui.add(Button::quiet("Undo").icon(Icon::Undo)).clicked() { /* … */ }
/// # }
/// ```
#[derive(Clone, Copy)]
pub struct Button<'a> {
    label: &'a str,
    name: Option<&'a str>,
    missing: Option<&'a str>,
    meaning: Option<&'a str>,
    icon: Option<Icon>,
    kind: Kind,
    /// Whether it is chosen; none where that is no question.
    selected: Option<bool>,
    full: bool,
    in_bar: bool,
    least_height: f32,
    room_for: &'a [String],
    steady: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Primary,
    Quiet,
    Plain,
    Danger,
}

impl<'a> Button<'a> {
    const fn new(label: &'a str, kind: Kind) -> Self {
        Self {
            label,
            name: None,
            missing: None,
            meaning: None,
            icon: None,
            kind,
            selected: None,
            full: false,
            in_bar: false,
            least_height: 0.0,
            room_for: &[],
            steady: false,
        }
    }

    /// The one loud button of a screen: what to do now.
    pub const fn primary(label: &'a str) -> Self {
        Self::new(label, Kind::Primary)
    }

    /// A quiet button, outlined.
    pub const fn quiet(label: &'a str) -> Self {
        Self::new(label, Kind::Quiet)
    }

    /// A button without an outline, as in a bar at the top.
    pub const fn plain(label: &'a str) -> Self {
        Self::new(label, Kind::Plain)
    }

    /// A button that takes something away.
    pub const fn danger(label: &'a str) -> Self {
        Self::new(label, Kind::Danger)
    }

    /// A button that is an icon only; `name` says what it does, and to whom.
    pub const fn icon_only(icon: Icon, name: &'a str) -> Self {
        Self { name: Some(name), icon: Some(icon), ..Self::new("", Kind::Plain) }
    }

    /// The same with an icon before its words.
    #[must_use]
    pub const fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The same with another name for a screen reader, where the words alone do not say to whom it happens.
    #[must_use]
    pub const fn name(mut self, name: &'a str) -> Self {
        self.name = Some(name);
        self
    }

    /// The same where its name says what it would do now, and taps go on whatever that is: each of five quick taps on Undo
    /// takes back one step.
    #[must_use]
    pub const fn steady(mut self) -> Self {
        self.steady = true;
        self
    }

    /// What is still missing: the button says so instead of its words, as a label, without the period of a sentence, and
    /// pressing it only leads there. None changes nothing.
    #[must_use]
    pub const fn missing(mut self, what: Option<&'a str>) -> Self {
        self.missing = what;
        self
    }

    /// The same where its words follow what is half entered: this is what it does apart from that, and while that stays
    /// the same, a tap is meant for it, whatever its words have just become.
    #[must_use]
    pub const fn meaning(mut self, what: &'a str) -> Self {
        self.meaning = Some(what);
        self
    }

    /// The same, to be chosen: filled with the accent while it is. A double tap chooses it once.
    #[must_use]
    pub const fn selected(mut self, selected: bool) -> Self {
        self.selected = Some(selected);
        self
    }

    /// The same with an outline, for an icon that stands among quiet buttons.
    #[must_use]
    pub const fn outlined(mut self) -> Self {
        self.kind = Kind::Quiet;
        self
    }

    /// As wide as the room there is on its row, or on the next row of a bar where its words do not fit on this one.
    #[must_use]
    pub const fn full(mut self) -> Self {
        self.full = true;
        self
    }

    /// As wide as the room there is on its row, and high enough for two lines: of one size, whatever it says.
    #[must_use]
    pub const fn in_bar(mut self) -> Self {
        self.full = true;
        self.in_bar = true;
        self
    }

    /// As high as one that is [`Button::in_bar`], to stand beside it.
    #[must_use]
    pub const fn as_high_as_in_bar(mut self) -> Self {
        self.in_bar = true;
        self
    }

    /// The same in the room that any of these words needs: it stays of one size, and in its place, whichever it says.
    #[must_use]
    pub const fn room_for(mut self, all: &'a [String]) -> Self {
        self.room_for = all;
        self
    }

    /// As high as this, in points, or higher.
    const fn at_least(mut self, height: f32) -> Self {
        self.least_height = height;
        self
    }

    /// What is missing, as the label that it is here. Why something is refused is a sentence wherever else it is said.
    fn waits_for(&self) -> Option<&'a str> {
        self.missing.map(|missing| missing.strip_suffix('.').unwrap_or(missing))
    }

    /// How high it is with its words wrapped in this width.
    fn height_in(&self, ui: &Ui, width: f32) -> f32 {
        let tokens = Tokens::of(ui);
        let side = ICON * tokens.scale();
        let icon_room = self.icon.map_or(0.0, |_| side + space::S);
        let words = self.waits_for().unwrap_or(self.label);
        let text = paint::fitted(ui, words, tokens.strong(), tokens.ink, width - 2.0 * space::L - icon_room);
        (text.size().y.max(side) + 2.0 * space::S).max(TARGET).ceil()
    }

    fn is_selected(&self) -> bool {
        self.selected == Some(true)
    }

    fn colors(&self, tokens: &Tokens) -> (Color32, Color32, Color32) {
        match self.kind {
            _ if self.missing.is_some() => (tokens.field, tokens.ink, Color32::TRANSPARENT),
            Kind::Primary => (tokens.accent, tokens.on_accent, Color32::TRANSPARENT),
            _ if self.is_selected() => (tokens.accent, tokens.on_accent, Color32::TRANSPARENT),
            Kind::Quiet => (tokens.card, tokens.ink, tokens.line),
            Kind::Plain => (Color32::TRANSPARENT, tokens.ink, Color32::TRANSPARENT),
            Kind::Danger => (tokens.card, tokens.danger, tokens.danger),
        }
    }
}

/// The side of a button that is an icon only, in points at the text size in force.
pub fn icon_button_side(tokens: &Tokens) -> f32 {
    (ICON * tokens.scale() + 2.0 * space::S).max(TARGET).ceil()
}

impl Widget for Button<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let tokens = Tokens::of(ui);
        let (fill, ink, line) = self.colors(&tokens);
        let words = self.waits_for().unwrap_or(self.label);

        // 1. The size: the words, wrapped where the room is small, and never less than a thumb.
        let side = ICON * tokens.scale();
        let icon_room = self.icon.map_or(0.0, |_| side + if words.is_empty() { 0.0 } else { space::S });
        let margin = if words.is_empty() { space::S } else { space::L };
        let room = ui.available_width() - 2.0 * margin - icon_room;
        let text = (!words.is_empty()).then(|| paint::fitted(ui, words, tokens.strong(), ink, room));
        let text_size = text.as_ref().map_or(Vec2::ZERO, |galley| galley.size());
        let content = vec2(icon_room + text_size.x, text_size.y.max(side));
        let mut size = (content + 2.0 * vec2(margin, space::S)).max(Vec2::splat(TARGET));
        if self.in_bar {
            let lines = paint::galley(ui, "\n", tokens.strong(), ink, f32::INFINITY).size().y;
            size.y = size.y.max(lines + space::S);
        }
        size.y = size.y.max(self.least_height);
        for words in self.room_for {
            let words = paint::fitted(ui, words, tokens.strong(), ink, room).size();
            size = size.max(vec2(icon_room + words.x, words.y) + 2.0 * vec2(margin, space::S));
        }
        if self.full {
            let left_on_row = ui.available_size_before_wrap().x;
            size.x = if size.x <= left_on_row { left_on_row } else { ui.available_width() };
        }

        // 2. The place.
        let (rect, mut response) = ui.allocate_exact_size(size.ceil(), Sense::click());
        if self.kind == Kind::Primary && loud::pressed(ui) {
            response.flags.insert(Flags::FAKE_PRIMARY_CLICKED);
        }

        // 3. The name.
        let enabled = ui.is_enabled() && self.missing.is_none();
        let name = self.waits_for().or(self.name).unwrap_or(self.label);
        // What it waits for is no other verb: as soon as that is there, it does what it is for.
        let does = self.name.unwrap_or(self.label);
        if self.steady {
            guard::called(&response, self.label);
        } else if self.kind == Kind::Primary && self.missing.is_some() {
            guard::waits(&response, self.meaning.unwrap_or(does));
        } else if self.kind == Kind::Primary {
            guard::goes_on(&response, self.meaning.unwrap_or(does));
        } else if self.selected.is_some() {
            guard::switches(&response, does);
        } else {
            guard::called(&response, does);
        }
        response.widget_info(|| {
            if self.is_selected() {
                WidgetInfo::selected(Role::Button, enabled, true, name)
            } else {
                WidgetInfo::labeled(Role::Button, enabled, name)
            }
        });
        // 4. The picture.
        if ui.is_rect_visible(rect) {
            let fill = match (fill, response.hovered() && enabled) {
                (Color32::TRANSPARENT, false) => fill,
                (Color32::TRANSPARENT, true) => paint::ground(&tokens, &response, tokens.ground),
                _ => paint::ground(&tokens, &response, fill),
            };
            ui.painter().rect(rect, radius::CONTROL, fill, Stroke::new(HAIR, line), StrokeKind::Inside);
            if self.missing.is_some() {
                // As a cell that is still blank: it waits.
                let frame = Stroke::new(HAIR, tokens.quiet);
                paint::dashed_frame(ui.painter(), rect.shrink(HAIR / 2.0), f32::from(radius::CONTROL), frame);
            }
            self.content(ui, rect, content.x, side, ink, text);
            paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
        }

        // 5. What it does, it does once: the second press of two would go on from what comes next.
        if let Some(missing) = self.missing {
            let about = self.name.unwrap_or(self.label);
            let about = if about.is_empty() { missing.to_owned() } else { format!("{about}: {missing}") };
            return unavailable::explain(response, &about, missing);
        }
        if self.kind == Kind::Primary && response.clicked() {
            let by_key = response.flags.contains(Flags::FAKE_PRIMARY_CLICKED);
            if by_key && !tap_queue::may_go_on(ui.ctx()) {
                response.flags.remove(Flags::CLICKED | Flags::FAKE_PRIMARY_CLICKED);
            } else {
                tap_queue::goes_on(ui.ctx());
            }
        }
        response
    }
}

impl Button<'_> {
    fn content(&self, ui: &Ui, rect: Rect, width: f32, side: f32, ink: Color32, text: Option<Arc<Galley>>) {
        let mut middle = rect.center();
        if let Some(icon) = self.icon {
            let center = pos2(rect.center().x - width / 2.0 + side / 2.0, rect.center().y);
            icon.paint(ui.painter(), Rect::from_center_size(center, Vec2::splat(side)), ink);
            middle.x = rect.center().x + (side + space::S) / 2.0;
        }
        if let Some(text) = text {
            paint::paint_centered(ui.painter(), middle, text, ink);
        }
    }
}

/// Buttons of equal width and of equal height side by side. Returns which one was tapped.
pub fn button_row(ui: &mut Ui, buttons: &[Button<'_>]) -> Option<usize> {
    let all: Vec<_> = buttons.iter().map(|&button| (button, None)).collect();
    button_row_unless(ui, &all)
}

/// The same, each unless something stands against it ([`unavailable::unless`]).
pub fn button_row_unless(ui: &mut Ui, buttons: &[(Button<'_>, Option<&str>)]) -> Option<usize> {
    let gaps = space::S * buttons.len().saturating_sub(1) as f32;
    let width = ((ui.available_width() - gaps) / buttons.len().max(1) as f32).floor();
    let height = buttons.iter().map(|(button, _)| button.height_in(ui, width)).fold(0.0, f32::max);
    let mut tapped = None;
    equal_columns(ui, buttons.len(), space::S, |ui, at| {
        let Some(&(button, why)) = buttons.get(at) else { return };
        if unavailable::unless(ui, why, |ui| ui.add(button.full().at_least(height))).clicked() {
            tapped = Some(at);
        }
    });
    tapped
}

/// The loud button with these words: what to do now.
pub fn primary_button(ui: &mut Ui, label: &str) -> Response {
    ui.add(Button::primary(label))
}

/// A quiet, outlined button with these words.
pub fn button(ui: &mut Ui, label: &str) -> Response {
    ui.add(Button::quiet(label))
}

/// A button that is an icon only; `name` says what it does, and to whom.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    ui.add(Button::icon_only(icon, name)).on_hover_text(name)
}
