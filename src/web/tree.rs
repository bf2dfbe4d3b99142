//! What a screen reader finds in the page: egui's tree of roles, names and states, as elements that lie where the
//! window's picture shows them.
//!
//! Only what has something to say becomes an element; what merely holds others together is left out. After a frame the
//! page gets the list of elements in reading order, with the content of those that have changed.

use std::collections::HashMap;
use std::time::Duration;

use egui::accesskit::{Action, Live, Node, NodeId, Role, Toggled, TreeUpdate};
use egui::{Context, FullOutput, Plugin, ViewportId};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_namespace = tableside)]
extern "C" {
    /// The elements in reading order, and which one has the keyboard.
    fn mirror(elements: &str, focus: &str);
}

/// How often the page is told while things move, in seconds.
const WHILE_MOVING: f64 = 0.1;

/// An element of the page.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Element {
    /// The element that it lies in; none for the outermost.
    #[serde(rename = "in")]
    parent: Option<String>,
    /// The role's name in a page; empty for plain text.
    role: &'static str,
    name: String,
    /// What it says: a text, or a field's content.
    text: String,
    /// Further attributes.
    state: Vec<(&'static str, String)>,
    /// Left, top, width and height in points.
    at: [i32; 4],
    /// Whether it can be clicked or take the keyboard.
    acts: bool,
    /// Whether it is said as soon as it appears or changes: `polite` or `assertive`.
    live: Option<&'static str>,
}

/// Tells the page.
#[derive(Default)]
pub(super) struct Mirror {
    told: HashMap<NodeId, Element>,
    order: Vec<NodeId>,
    focus: Option<NodeId>,
    at: f64,
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let Some(update) = &output.platform_output.accesskit_update else { return };
        let due = output.viewport_output.get(&ViewportId::ROOT).map(|output| output.repaint_delay);
        let moving = due.is_some_and(|due| due < Duration::from_millis(50));
        let now = ctx.input(|input| input.time);
        // The last frame of a movement is always told.
        if moving && now - self.at < WHILE_MOVING {
            return;
        }
        if let Some((elements, focus)) = self.changes(update) {
            self.at = now;
            mirror(&elements, &focus);
        }
    }
}

impl Mirror {
    /// What the page must be told; none when it knows everything.
    fn changes(&mut self, update: &TreeUpdate) -> Option<(String, String)> {
        let root = update.tree.as_ref().map(|tree| tree.root)?;
        let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
        let mut walk = Walk { nodes: &nodes, found: Vec::new() };
        walk.children(root, None);
        let found = walk.found;

        let order: Vec<NodeId> = found.iter().map(|(id, _)| *id).collect();
        let focus = Some(update.focus).filter(|focus| *focus != root);
        let changed: Vec<(String, Option<&Element>)> = found
            .iter()
            .map(|(id, element)| (id.0.to_string(), Some(element).filter(|element| self.told.get(id) != Some(element))))
            .collect();
        if order == self.order && focus == self.focus && changed.iter().all(|(_, element)| element.is_none()) {
            return None;
        }
        let text = serde_json::to_string(&changed).ok()?;
        self.told = found.into_iter().collect();
        (self.order, self.focus) = (order, focus);
        Some((text, focus.map_or_else(String::new, |focus| focus.0.to_string())))
    }
}

/// The way through the tree, in reading order.
struct Walk<'a> {
    nodes: &'a HashMap<NodeId, &'a Node>,
    found: Vec<(NodeId, Element)>,
}

impl Walk<'_> {
    fn children(&mut self, id: NodeId, parent: Option<&str>) {
        let Some(node) = self.nodes.get(&id) else { return };
        for &child in node.children() {
            self.node(child, parent);
        }
    }

    fn node(&mut self, id: NodeId, parent: Option<&str>) {
        let Some(node) = self.nodes.get(&id).copied() else { return };
        if node.is_hidden() {
            return;
        }
        let Some(element) = self.element(node, parent) else { return self.children(id, parent) };
        let inside = is_container(node.role()).then(|| id.0.to_string());
        self.found.push((id, element));
        // What a control has opened (a menu) hangs on it in the tree, and stands beside it in the page.
        self.children(id, inside.as_deref().or(parent));
    }

    /// The element of a node; none when it says nothing.
    fn element(&self, node: &Node, parent: Option<&str>) -> Option<Element> {
        let acts = node.supports_action(Action::Click) || node.supports_action(Action::Focus);
        let named = node.label().is_some() || !node.labelled_by().is_empty();
        let role = role(node.role())?;
        let value = node.value().unwrap_or_default();
        let says = match node.role() {
            Role::Label => !value.is_empty(),
            Role::GenericContainer | Role::Unknown | Role::Pane | Role::Group => named,
            Role::Window => named,
            _ => true,
        };
        if !says {
            return None;
        }
        let bounds = node.bounds().unwrap_or_default();
        // Positions on a screen are whole points, far within the bounds of the type.
        #[expect(clippy::cast_possible_truncation)]
        let at = [bounds.x0, bounds.y0, bounds.x1 - bounds.x0, bounds.y1 - bounds.y0].map(|side| side.round() as i32);
        let name = if named { self.name(node) } else { String::new() };
        // A page reads the content of what it calls a status or a heading, so that the words stand in it.
        let text = if matches!(node.role(), Role::Status | Role::Heading) && value.is_empty() { &name } else { value };
        Some(Element {
            parent: parent.map(str::to_owned),
            role,
            text: text.to_owned(),
            name,
            state: state(node),
            at,
            acts: acts && !matches!(node.role(), Role::Label),
            live: match node.live() {
                Some(Live::Polite) => Some("polite"),
                Some(Live::Assertive) => Some("assertive"),
                _ => None,
            },
        })
    }

    /// The name that a node has itself, or that others give it.
    fn name(&self, node: &Node) -> String {
        if let Some(label) = node.label() {
            return label.to_owned();
        }
        let words = node.labelled_by().iter().filter_map(|id| self.nodes.get(id));
        words.filter_map(|node| node.value().or_else(|| node.label())).collect::<Vec<_>>().join(" ")
    }
}

/// The role's name in a page, empty for plain text; none for what is no element of its own.
const fn role(role: Role) -> Option<&'static str> {
    Some(match role {
        Role::TextRun | Role::ScrollBar | Role::ScrollView | Role::Splitter => return None,
        Role::Label | Role::GenericContainer | Role::Unknown | Role::Pane => "",
        Role::Button | Role::DefaultButton | Role::ColorWell | Role::DisclosureTriangle => "button",
        Role::CheckBox => "checkbox",
        Role::Switch => "switch",
        Role::RadioButton => "radio",
        Role::RadioGroup => "radiogroup",
        Role::Link => "link",
        Role::TextInput | Role::MultilineTextInput => "textbox",
        Role::SearchInput => "searchbox",
        Role::SpinButton => "spinbutton",
        Role::Slider => "slider",
        Role::ComboBox => "combobox",
        Role::Heading => "heading",
        Role::Status => "status",
        Role::Alert => "alert",
        Role::Dialog | Role::Window => "dialog",
        Role::AlertDialog => "alertdialog",
        Role::Tab => "tab",
        Role::TabList => "tablist",
        Role::Menu => "menu",
        Role::MenuItem => "menuitem",
        Role::MenuItemRadio => "menuitemradio",
        Role::ListBox => "listbox",
        Role::ListBoxOption => "option",
        Role::List => "list",
        Role::ListItem => "listitem",
        Role::Table => "table",
        Role::Grid => "grid",
        Role::Row => "row",
        Role::Cell => "cell",
        Role::GridCell => "gridcell",
        Role::ColumnHeader => "columnheader",
        Role::RowHeader => "rowheader",
        Role::Image => "img",
        Role::ProgressIndicator => "progressbar",
        Role::Banner => "banner",
        Role::Main => "main",
        Role::Navigation => "navigation",
        Role::Complementary => "complementary",
        Role::Region => "region",
        Role::Search => "search",
        Role::Toolbar => "toolbar",
        _ => "group",
    })
}

/// Whether the elements in it are found by themselves.
const fn is_container(role: Role) -> bool {
    matches!(
        role,
        Role::Dialog
            | Role::AlertDialog
            | Role::Window
            | Role::Group
            | Role::GenericContainer
            | Role::Unknown
            | Role::Pane
            | Role::RadioGroup
            | Role::TabList
            | Role::Menu
            | Role::ListBox
            | Role::List
            | Role::ListItem
            | Role::Table
            | Role::Grid
            | Role::Row
            | Role::Banner
            | Role::Main
            | Role::Navigation
            | Role::Complementary
            | Role::Region
            | Role::Search
            | Role::Toolbar
    )
}

/// What else there is to say of a control.
fn state(node: &Node) -> Vec<(&'static str, String)> {
    let mut state = Vec::new();
    if node.is_disabled() {
        state.push(("aria-disabled", "true".to_owned()));
    }
    if let Some(toggled) = node.toggled() {
        let words = match toggled {
            Toggled::True => "true",
            Toggled::False => "false",
            Toggled::Mixed => "mixed",
        };
        let attribute = match node.role() {
            Role::CheckBox | Role::Switch | Role::RadioButton | Role::MenuItemRadio => "aria-checked",
            Role::Tab | Role::ListBoxOption | Role::Row | Role::GridCell => "aria-selected",
            _ => "aria-pressed",
        };
        state.push((attribute, words.to_owned()));
    }
    if let Some(expanded) = node.is_expanded() {
        state.push(("aria-expanded", expanded.to_string()));
    }
    if let Some(value) = node.numeric_value() {
        state.push(("aria-valuenow", value.to_string()));
    }
    if let Some(least) = node.min_numeric_value() {
        state.push(("aria-valuemin", least.to_string()));
    }
    if let Some(most) = node.max_numeric_value() {
        state.push(("aria-valuemax", most.to_string()));
    }
    if let Some(hint) = node.placeholder() {
        state.push(("aria-placeholder", hint.to_owned()));
    }
    if node.aria_current().is_some() {
        state.push(("aria-current", "true".to_owned()));
    }
    if matches!(node.role(), Role::ListItem) {
        if let Some(position) = node.position_in_set() {
            state.push(("aria-posinset", (position + 1).to_string()));
        }
        if let Some(size) = node.size_of_set() {
            state.push(("aria-setsize", size.to_string()));
        }
    }
    if let Some(about) = node.description() {
        state.push(("aria-description", about.to_owned()));
    }
    if matches!(node.role(), Role::Heading) {
        state.push(("aria-level", node.level().unwrap_or(2).to_string()));
    }
    if matches!(node.role(), Role::Dialog | Role::AlertDialog) {
        state.push(("aria-modal", "true".to_owned()));
    }
    state
}
