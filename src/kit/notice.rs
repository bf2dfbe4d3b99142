//! Messages: a banner that stays where it matters, and a toast that goes by.

use egui::accesskit::Live;
use egui::{
    Align, Color32, Context, Frame, LayerId, Layout, Margin, Order, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use super::button::Button;
use super::icons::{ICON, Icon};
use super::look::Look;
use super::text;
use super::tokens::{HAIR, Tokens, radius, space};

/// How much a message matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Something to know.
    Info,
    /// It went well.
    Good,
    /// Look twice; the table may go on.
    Warn,
    /// It did not work, or something is in danger.
    Error,
}

impl Tone {
    const fn look(self, tokens: &Tokens) -> (Icon, Color32, Color32) {
        match self {
            Self::Info => (Icon::Info, tokens.quiet, tokens.field),
            Self::Good => (Icon::Check, tokens.good, tokens.good_soft),
            Self::Warn => (Icon::Warning, tokens.warn, tokens.warn_soft),
            Self::Error => (Icon::Warning, tokens.danger, tokens.danger_soft),
        }
    }

    const fn live(self) -> Live {
        match self {
            Self::Error => Live::Assertive,
            Self::Info | Self::Good | Self::Warn => Live::Polite,
        }
    }
}

/// A message that stays where it matters, with something that can be done about it. Returns whether that was pressed.
pub fn banner(ui: &mut Ui, tone: Tone, words: &str, action: Option<&str>) -> bool {
    let tokens = Tokens::of(ui);
    let (icon, color, ground) = tone.look(&tokens);
    let frame = Frame::new()
        .fill(ground)
        .stroke(Stroke::new(HAIR, color))
        .corner_radius(radius::CARD)
        .inner_margin(Margin::same(space::M as i8));
    let shown = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        let line = |ui: &mut Ui| {
            let side = ICON * tokens.scale();
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            icon.paint(ui.painter(), rect, color);
            let words_and_action = |ui: &mut Ui| {
                let label = text::body(ui, words);
                ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(tone.live()));
                action.is_some_and(|action| ui.add(Button::quiet(action)).clicked())
            };
            ui.vertical(words_and_action).inner
        };
        ui.horizontal_top(line).inner
    });
    shown.inner
}

/// What was done with a toast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToastAnswer {
    /// Its action was pressed ("Undo").
    Action,
    /// It was closed.
    Close,
}

/// A message that goes by, in the colors of the other theme, so that it stands out; `width` points wide. Its place is the
/// caller's: [`toast_place`].
pub fn toast(ui: &mut Ui, width: f32, words: &str, action: Option<&str>) -> Option<ToastAnswer> {
    let other = if ui.visuals().dark_mode { egui::Theme::Light } else { egui::Theme::Dark };
    ui.scope(|ui| {
        ui.set_style(ui.ctx().style_of(other));
        let tokens = Tokens::of(ui);
        let frame = Frame::new().fill(tokens.card).corner_radius(radius::CARD).inner_margin(TOAST_MARGIN);
        let line = |ui: &mut Ui| {
            ui.set_width(width - TOAST_MARGIN.sum().x);
            toast_line(ui, words, action)
        };
        frame.show(ui, line).inner
    })
    .inner
}

/// The room beside the words of a toast, in points.
const TOAST_MARGIN: Margin = Margin { left: space::L as i8, right: space::XS as i8, top: 4, bottom: 4 };

/// Where a toast of this size lies: at the bottom of `room`, or as far above it as it takes to cover nothing that can be
/// tapped, on the screen and on a sheet over it; right above the bar of `bar` points where there is no such place.
pub fn toast_place(ctx: &Context, room: Rect, size: Vec2, bar: f32) -> Pos2 {
    let sheet = ctx.memory(|memory| memory.top_modal_layer());
    let taken: Vec<Rect> = ctx.viewport(|viewport| {
        let below = |layer: LayerId| layer.order == Order::Background || Some(layer) == sheet;
        let layers = viewport.prev_pass.widgets.layers().filter(|(layer, _)| below(**layer));
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        // The ground of a sheet can be tapped as well, but nobody aims at it.
        let used = |sense: Sense| sense.is_focusable() && (sense.senses_click() || !sense.senses_drag());
        widgets.filter(|widget| used(widget.sense)).map(|widget| widget.interact_rect).collect()
    });
    let at = |lift: f32| Rect::from_min_size(pos2(room.left(), room.bottom() - size.y - lift), size);
    let steps = ((room.height() - size.y) / space::XS).max(0.0) as usize;
    let free = (0..steps).map(|step| at(step as f32 * space::XS)).find(|place| {
        let with_air = place.expand2(vec2(0.0, space::XS));
        !taken.iter().any(|rect| rect.is_positive() && rect.intersects(with_air))
    });
    free.unwrap_or_else(|| at(bar)).min
}

fn toast_line(ui: &mut Ui, words: &str, action: Option<&str>) -> Option<ToastAnswer> {
    let close_words = Look::words(ui.ctx());
    let row = Layout::right_to_left(Align::Center);
    let height = super::tokens::TARGET;
    let line = ui.allocate_ui_with_layout(Vec2::new(ui.available_width(), height), row, |ui| {
        let close = ui.add(Button::icon_only(Icon::Close, &close_words.close));
        let done = action.map(|action| ui.add(Button::quiet(action)));
        ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
            let label = text::body(ui, words);
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        });
        if done.is_some_and(|done| done.clicked()) {
            Some(ToastAnswer::Action)
        } else {
            close.clicked().then_some(ToastAnswer::Close)
        }
    });
    line.inner
}
