//! Messages: a banner that stays where it matters, and a toast that goes by.

use egui::accesskit::Live;
use egui::{
    Align, Color32, Context, Frame, Id, LayerId, Layout, Margin, Order, Pos2, Rect, Sense, Stroke, TextWrapMode, Ui,
    Vec2, pos2, vec2,
};

use super::arrangement::is_low;
use super::button::Button;
use super::icons::{ICON, Icon};
use super::layout::two_sides;
use super::look::Look;
use super::paint;
use super::text;
use super::tokens::{HAIR, TARGET, Tokens, radius, space};

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
            let say = |ui: &mut Ui| {
                let label = text::body(ui, words);
                ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(tone.live()));
            };
            let words_and_action = |ui: &mut Ui| match action {
                // Below the words it would lie outside of what a low window has room for.
                Some(action) if is_low(ui) => {
                    two_sides(ui, TARGET, say, |ui| ui.add(Button::quiet(action)).clicked()).1
                }
                Some(action) => {
                    say(ui);
                    ui.add(Button::quiet(action)).clicked()
                }
                None => {
                    say(ui);
                    false
                }
            };
            ui.vertical(words_and_action).inner
        };
        ui.horizontal_top(line).inner
    });
    keep_clear(ui.ctx(), shown.response.rect.intersect(ui.clip_rect()));
    shown.inner
}

/// The banners of a picture, by its number.
type Banners = (u64, Vec<Rect>);

/// Where what [`keep_clear`] was told is kept.
fn banners_id() -> Id {
    Id::unique("banners")
}

/// No toast is to lie over this: what matters for longer than a toast stays would be hidden by what passes.
fn keep_clear(ctx: &Context, rect: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| {
        let (of, mut banners): Banners = data.get_temp(banners_id()).unwrap_or_default();
        if of != pass {
            banners.clear();
        }
        banners.push(rect);
        data.insert_temp(banners_id(), (pass, banners));
    });
}

/// The banners of this picture, or of the one before.
fn banners(ctx: &Context) -> Vec<Rect> {
    let kept: Option<Banners> = ctx.data(|data| data.get_temp(banners_id()));
    kept.filter(|(pass, _)| pass + 1 >= ctx.cumulative_pass_nr()).map(|(_, banners)| banners).unwrap_or_default()
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
/// caller's: [`toast_place`]; where there is none, a [`small_toast`] may find one.
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

/// A message that goes by where there is no room for one with buttons: its words alone, small, `width` points wide.
pub fn small_toast(ui: &mut Ui, width: f32, words: &str) {
    let other = if ui.visuals().dark_mode { egui::Theme::Light } else { egui::Theme::Dark };
    ui.scope(|ui| {
        ui.set_style(ui.ctx().style_of(other));
        let tokens = Tokens::of(ui);
        let margin = Margin::symmetric(space::M as i8, space::XS as i8);
        let frame = Frame::new().fill(tokens.card).corner_radius(radius::CONTROL).inner_margin(margin);
        frame.show(ui, |ui| {
            ui.set_width(width - margin.sum().x);
            let label = text::write(ui, words, tokens.small(), tokens.ink);
            ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
        });
    });
}

/// Where a toast of this size lies: at the bottom of `room`, or as far above it as it takes to cover nothing that can be
/// tapped, on the screen and on a sheet over it, and no banner either where that goes too. None where there is no such place.
pub fn toast_place(ctx: &Context, room: Rect, size: Vec2) -> Option<Pos2> {
    let (tappable, banners) = (tappable(ctx), banners(ctx));
    let place = |also: &[Rect]| {
        let free = |place: &Pos2| is_clear(&tappable, *place, size) && is_clear(also, *place, size);
        lifts(room, size).map(|top| pos2(room.left(), top)).find(free)
    };
    place(&banners).or_else(|| place(&[]))
}

/// Where a small toast of this size lies: at the left, in the middle or at the right of `room`, as low as there is a place
/// where it covers nothing that can be tapped.
pub fn small_toast_place(ctx: &Context, room: Rect, size: Vec2) -> Option<Pos2> {
    let tappable = tappable(ctx);
    let lefts = [room.center().x - size.x / 2.0, room.left(), room.right() - size.x];
    let places = lifts(room, size).flat_map(|top| lefts.map(|left| pos2(left, top)));
    places.into_iter().find(|place| is_clear(&tappable, *place, size))
}

/// The upper edges that a message of this size can have in a room, the lowest first.
fn lifts(room: Rect, size: Vec2) -> impl Iterator<Item = f32> {
    let steps = ((room.height() - size.y) / space::XS).max(0.0) as usize;
    (0..steps).map(move |step| room.bottom() - size.y - step as f32 * space::XS)
}

/// Whether a message of this size at this place covers none of these.
pub fn is_clear(of: &[Rect], place: Pos2, size: Vec2) -> bool {
    let with_air = Rect::from_min_size(place, size).expand2(vec2(0.0, space::XS));
    !of.iter().any(|rect| rect.is_positive() && rect.intersects(with_air))
}

/// What could be tapped in the frame before, on the screen and on a sheet over it.
pub fn tappable(ctx: &Context) -> Vec<Rect> {
    let sheet = ctx.memory(|memory| memory.top_modal_layer());
    ctx.viewport(|viewport| {
        let below = |layer: LayerId| layer.order == Order::Background || Some(layer) == sheet;
        let layers = viewport.prev_pass.widgets.layers().filter(|(layer, _)| below(**layer));
        let widgets = layers.flat_map(|(_, widgets)| widgets);
        // The ground of a sheet can be tapped as well, but nobody aims at it.
        let used = |sense: Sense| sense.is_focusable() && (sense.senses_click() || !sense.senses_drag());
        widgets.filter(|widget| used(widget.sense)).map(|widget| widget.interact_rect).collect()
    })
}

/// The words beside what can be done; above it where they need more than a line.
fn toast_line(ui: &mut Ui, words: &str, action: Option<&str>) -> Option<ToastAnswer> {
    let tokens = Tokens::of(ui);
    let buttons = |ui: &mut Ui| {
        let close_words = Look::words(ui.ctx());
        let close = ui.add(Button::icon_only(Icon::Close, &close_words.close));
        let done = action.map(|action| ui.add(Button::quiet(action)));
        if done.is_some_and(|done| done.clicked()) {
            Some(ToastAnswer::Action)
        } else {
            close.clicked().then_some(ToastAnswer::Close)
        }
    };
    let say = |ui: &mut Ui| {
        ui.style_mut().wrap_mode = Some(TextWrapMode::Wrap);
        let label = text::body(ui, words);
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(Live::Polite));
    };
    let wide = |words: &str, font| paint::galley(ui, words, font, tokens.ink, f32::INFINITY).size().x;
    let action_width = action.map_or(0.0, |action| wide(action, tokens.strong()) + 2.0 * space::L + space::S);
    // A cross alone leaves the words enough room for lines of their own.
    let fits = wide(words, tokens.body()) + action_width + TARGET + space::S <= ui.available_width();
    let beside = action.is_none() || fits;
    let size = Vec2::new(ui.available_width(), TARGET);
    let line = |ui: &mut Ui, words: bool| {
        let row = Layout::right_to_left(Align::Center);
        let drawn = ui.allocate_ui_with_layout(size, row, |ui| {
            let answer = buttons(ui);
            if words {
                ui.with_layout(Layout::left_to_right(Align::Center), say);
            }
            answer
        });
        drawn.inner
    };
    if beside {
        // Words that are higher than the cross have air above and below them all the same.
        let room = ui.available_width() - action_width - TARGET - space::S;
        let high = paint::galley(ui, words, tokens.body(), tokens.ink, room).size().y > TARGET;
        let air = if high { space::S } else { 0.0 };
        ui.add_space(air);
        let answer = line(ui, true);
        ui.add_space(air);
        return answer;
    }
    ui.add_space(space::S);
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - f32::from(TOAST_MARGIN.left - TOAST_MARGIN.right));
        say(ui);
    });
    line(ui, false)
}
