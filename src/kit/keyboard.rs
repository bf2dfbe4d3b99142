//! The way of the keyboard: Tab goes through a screen as it is read, its main part first, and what had the keyboard is not
//! lost when an entry redraws the screen.
//!
//! egui's own Tab follows the order of drawing, in which bars and columns come before the page between them, and what is
//! put at the right end of a row comes from right to left. And egui lets go of the keyboard when what had it is gone, or
//! leaves it with whatever has taken over its id.

use std::collections::HashMap;

use egui::{Context, Event, Id, Key, LayerId, Order, Plugin, Popup, RawInput, Rect, Ui};

use super::guard;
use super::verb::Name;

/// The parts of a screen, in the order in which Tab comes to them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Pane {
    /// The page, and everything of which nobody has said another part.
    #[default]
    Main,
    /// What must be known just now, above the bar at the bottom.
    Notices,
    /// The bar at the bottom, with the loud button.
    Bottom,
    /// The bar at the top; of a sheet its cross.
    Top,
    /// The column at the left.
    Left,
    /// The column at the right.
    Right,
    /// What has the keyboard until the first Tab, and to which Tab does not come.
    Apart,
}

/// A control that the keyboard can come to.
#[derive(Clone, Copy)]
struct Spot {
    id: Id,
    layer: LayerId,
    pane: Pane,
    rect: Rect,
    name: Option<Name>,
}

impl Spot {
    /// Whether both are one control, although it may show another value.
    fn is(&self, other: &Self) -> bool {
        match (self.name, other.name) {
            (Some(mine), Some(theirs)) => mine.is(theirs),
            _ => true,
        }
    }

    fn far_from(&self, other: &Self) -> f32 {
        self.rect.center().distance(other.rect.center())
    }
}

/// What lies no farther from where another one was has taken its place, in points.
const ITS_PLACE: f32 = 48.0;

/// The order of a screen, and what had the keyboard last.
#[derive(Default)]
struct Keyboard {
    /// The parts that are not the main one, while a screen is drawn.
    panes: HashMap<Id, Pane>,
    /// What Tab goes through, as it was drawn last.
    order: Vec<Id>,
    /// How many steps Tab was pressed for, and back.
    steps: isize,
    /// What had the keyboard last. Tab goes on from there when it was given up, as a field gives it up with Enter.
    last: Option<Spot>,
    /// What had it before it went into a layer above.
    before: HashMap<LayerId, Spot>,
    /// Whether a finger or a mouse was used last, a wheel too: then nothing is looked for.
    by_pointer: bool,
}

/// Makes this the way of the keyboard in this context; to be called once, before the guard is installed, which forgets
/// the names at the end of each pass.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(Keyboard::default());
}

/// Whether a key was used last, and no finger or mouse.
pub(super) fn is_used(ctx: &Context) -> bool {
    ctx.with_plugin(|keyboard: &mut Keyboard| !keyboard.by_pointer).unwrap_or_default()
}

/// Says that what was drawn on this layer since the last part belongs to this one.
pub(super) fn part_ends(ui: &Ui, pane: Pane) {
    let (ctx, layer) = (ui.ctx(), ui.layer_id());
    let drawn: Vec<Id> = ctx.viewport(|viewport| {
        let widgets = viewport.this_pass.widgets.get_layer(layer);
        widgets.filter(|widget| widget.sense.is_focusable()).map(|widget| widget.id).collect()
    });
    ctx.with_plugin(|keyboard: &mut Keyboard| {
        for id in drawn {
            keyboard.panes.entry(id).or_insert(pane);
        }
    });
}

impl Plugin for Keyboard {
    fn debug_name(&self) -> &'static str {
        "keyboard"
    }

    fn input_hook(&mut self, _ctx: &Context, input: &mut RawInput) {
        input.events.retain(|event| match event {
            Event::PointerButton { pressed: true, .. } | Event::MouseWheel { .. } => {
                self.by_pointer = true;
                true
            }
            Event::Key { key: Key::Tab, pressed: true, modifiers, .. }
                if !modifiers.any() || modifiers.shift_only() =>
            {
                self.by_pointer = false;
                self.steps += if modifiers.shift { -1 } else { 1 };
                false
            }
            Event::Key { pressed: true, .. } => {
                self.by_pointer = false;
                true
            }
            _ => true,
        });
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        let steps = std::mem::take(&mut self.steps);
        if steps == 0 || self.order.is_empty() {
            return;
        }
        let count = self.order.len() as isize;
        let place = |id: Id| self.order.iter().position(|other| *other == id);
        let here = match ui.memory(|memory| memory.focused()) {
            Some(id) => place(id),
            None => self.last.and_then(|last| place(last.id)),
        };
        let to = match here {
            Some(here) => here as isize + steps,
            None if steps > 0 => steps - 1,
            None => count + steps,
        };
        if let Some(to) = self.order.get(to.rem_euclid(count) as usize) {
            ui.memory_mut(|memory| memory.request_focus(*to));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        let panes = std::mem::take(&mut self.panes);
        // Also after a pass that is drawn once more: egui lets go of the keyboard in that one already.
        let spots = spots(ctx, &panes);
        self.order = order(ctx, &spots);
        self.keep(ctx, &spots);
    }
}

impl Keyboard {
    /// Keeps the keyboard with what had it, or with what has come in its place.
    fn keep(&mut self, ctx: &Context, spots: &[Spot]) {
        // It was given up, or nothing ever had it.
        let Some(id) = ctx.memory(|memory| memory.focused()) else { return };
        let here = spots.iter().find(|spot| spot.id == id).copied();
        let stays = match (here, self.last) {
            (Some(here), Some(last)) if last.id == id && !here.is(&last) && !self.by_pointer => {
                self.successor(spots, last).or(Some(here))
            }
            (Some(here), last) => {
                if let Some(last) = last.filter(|last| last.layer != here.layer) {
                    self.before.insert(here.layer, last);
                }
                Some(here)
            }
            (None, Some(last)) if last.id == id && !self.by_pointer => self.successor(spots, last),
            // It was given back to something that is gone by now.
            (None, _) => {
                let owed = self.before.values().find(|before| before.id == id).copied();
                owed.and_then(|owed| self.successor(spots, owed))
            }
        };
        let Some(stays) = stays else { return };
        self.last = Some(stays);
        if stays.id != id {
            ctx.memory_mut(|memory| memory.request_focus(stays.id));
            ctx.request_repaint();
        }
    }

    /// What has come in the place of something: what is called the same, else what has taken over its id near by, else what
    /// is nearest, in the same part of the screen where that has anything. Of a layer that is gone it is what had the keyboard before.
    fn successor(&mut self, spots: &[Spot], mut gone: Spot) -> Option<Spot> {
        if spots.iter().all(|spot| spot.layer != gone.layer)
            && let Some(before) = self.before.remove(&gone.layer)
        {
            gone = before;
        }
        let beside = || spots.iter().filter(|spot| spot.layer == gone.layer);
        let nearest = |among: &dyn Fn(&Spot) -> bool| {
            beside().filter(|spot| among(spot)).min_by(|a, b| a.far_from(&gone).total_cmp(&b.far_from(&gone))).copied()
        };
        let called = |spot: &Spot| spot.name.zip(gone.name).is_some_and(|(one, other)| one.is(other));
        let took_over = |spot: &Spot| spot.id == gone.id && spot.far_from(&gone) <= ITS_PLACE;
        let same_part = |spot: &Spot| spot.pane == gone.pane;
        let near = || nearest(&same_part).or_else(|| nearest(&|_| true));
        nearest(&called).or_else(|| nearest(&took_over)).or_else(near)
    }
}

/// All that the keyboard can come to, in the order of drawing, the topmost layer last.
fn spots(ctx: &Context, panes: &HashMap<Id, Pane>) -> Vec<Spot> {
    let layers: Vec<LayerId> =
        ctx.memory(|memory| memory.layer_ids().filter(|layer| memory.allows_interaction(*layer)).collect());
    let mut spots: Vec<Spot> = ctx.viewport(|viewport| {
        let widgets = &viewport.this_pass.widgets;
        let all = layers.iter().flat_map(|layer| widgets.get_layer(*layer));
        let used = all.filter(|widget| {
            let sense = widget.sense;
            widget.enabled && sense.is_focusable() && (sense.senses_click() || !sense.senses_drag())
        });
        let spot = |widget: &egui::WidgetRect| {
            let pane = panes.get(&widget.id).copied().unwrap_or_default();
            Spot { id: widget.id, layer: widget.layer_id, pane, rect: widget.rect, name: None }
        };
        used.map(spot).collect()
    });
    guard::names(ctx, |names| {
        for spot in &mut spots {
            spot.name = names.get(&spot.id).copied();
        }
    });
    spots
}

/// The order in which Tab goes: each part of the screen by itself, in it as it was drawn, and what lies in one row from
/// left to right. While a menu is open there is nothing but the menu, and a message above it.
fn order(ctx: &Context, spots: &[Spot]) -> Vec<Id> {
    let in_menu = Popup::is_any_open(ctx);
    let mut parts: Vec<(usize, Pane, Vec<&Spot>)> = Vec::new();
    let mut layers: Vec<LayerId> = Vec::new();
    for spot in spots.iter().filter(|spot| !in_menu || spot.layer.order != Order::Background) {
        let layer = layers.iter().position(|layer| *layer == spot.layer).unwrap_or_else(|| {
            layers.push(spot.layer);
            layers.len() - 1
        });
        let pane = spot.pane;
        if pane == Pane::Apart {
            continue;
        }
        match parts.iter_mut().find(|(of, part, _)| (*of, *part) == (layer, pane)) {
            Some((_, _, part)) => part.push(spot),
            None => parts.push((layer, pane, vec![spot])),
        }
    }
    parts.sort_by_key(|(layer, pane, _)| (*layer, *pane));
    for (_, _, part) in &mut parts {
        for row in part.chunk_by_mut(|a, b| is_one_row(a.rect, b.rect)) {
            row.sort_by(|a, b| a.rect.left().total_cmp(&b.rect.left()));
        }
    }
    parts.into_iter().flat_map(|(_, _, part)| part).map(|spot| spot.id).collect()
}

/// Whether one lies beside the other, and not above or below it.
fn is_one_row(a: Rect, b: Rect) -> bool {
    let both = a.bottom().min(b.bottom()) - a.top().max(b.top());
    both > a.height().min(b.height()) / 2.0
}
