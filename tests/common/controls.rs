//! The controls of a window, as a screen reader and a finger find them.

use std::collections::BTreeMap;

use egui::{LayerId, Rect, Role, WidgetRect};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

/// Something that can be tapped, typed into or moved.
#[derive(Clone, Debug)]
pub struct Control {
    /// Its name.
    pub name: String,
    /// What it is.
    pub role: Role,
    /// Whether it can be used now.
    pub enabled: bool,
    /// Whether it has the keyboard.
    pub focused: bool,
    /// Where it lies, in points.
    pub rect: Rect,
    /// How much of it is in sight.
    pub seen: Rect,
    /// On what it lies: the screen, or something over it.
    pub layer: LayerId,
}

/// What a person uses; everything else is to be read.
const USED: [Role; 8] = [
    Role::Button,
    Role::MenuItem,
    Role::MenuItemRadio,
    Role::TextInput,
    Role::RadioButton,
    Role::Switch,
    Role::CheckBox,
    Role::MultilineTextInput,
];

/// What a person reads.
const READ: [Role; 5] = [Role::Label, Role::Heading, Role::ProgressIndicator, Role::Image, Role::Status];

/// All controls of a window, from its first one to its last.
pub fn controls<S>(h: &Harness<'_, S>) -> Vec<Control> {
    things(h, &USED)
}

/// All that is only to be read.
pub fn readings<S>(h: &Harness<'_, S>) -> Vec<Control> {
    things(h, &READ)
}

fn things<S>(h: &Harness<'_, S>, roles: &[Role]) -> Vec<Control> {
    let widgets: BTreeMap<u64, WidgetRect> = h.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        layers.flat_map(|(_, widgets)| widgets).map(|widget| (widget.id.value(), *widget)).collect()
    });
    let nodes = h.query_all(By::new()).filter(|node| roles.contains(&node.accesskit_node().role()));
    let control = |node: egui_kittest::Node<'_>| {
        let accesskit = node.accesskit_node();
        let (id, _) = accesskit.locate();
        let widget = widgets.get(&id.0)?;
        Some(Control {
            name: accesskit.label().or_else(|| accesskit.value()).unwrap_or_default(),
            role: accesskit.role(),
            enabled: !accesskit.is_disabled(),
            focused: node.is_focused(),
            rect: widget.rect,
            seen: widget.interact_rect,
            layer: widget.layer_id,
        })
    };
    nodes.filter_map(control).collect()
}

/// What has the keyboard, whatever it is; none where nothing has it, or only the window.
pub fn focused<S>(h: &Harness<'_, S>) -> Option<Control> {
    let node = h.query_all(By::new()).find(|node| node.is_focused())?;
    let accesskit = node.accesskit_node();
    let (id, _) = accesskit.locate();
    let widget = h.ctx.viewport(|viewport| {
        let mut all = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
        all.find(|widget| widget.id.value() == id.0).copied()
    })?;
    (accesskit.role() != Role::Window).then(|| Control {
        name: accesskit.label().or_else(|| accesskit.value()).unwrap_or_default(),
        role: accesskit.role(),
        enabled: !accesskit.is_disabled(),
        focused: true,
        rect: widget.rect,
        seen: widget.interact_rect,
        layer: widget.layer_id,
    })
}

/// All words of a window that a screen reader can say.
pub fn words<S>(h: &Harness<'_, S>) -> Vec<String> {
    let said = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        [node.label(), node.value(), node.description()]
    };
    h.query_all(By::new()).flat_map(said).flatten().filter(|words| !words.is_empty()).collect()
}
