//! The order in which a screen is read aloud: as it is seen, from left to right and from top to bottom, whatever was drawn
//! first. egui lists what it draws in the order of drawing, in which the right end of a row often comes first.
//!
//! A part of a screen is put into order by itself: what lies below a gap comes after what lies above it, and within a row
//! what lies at the right comes after what lies at the left. What overlaps stays as it was drawn. The parts are landmarks,
//! so that a screen reader can go from one to the next.

use std::collections::HashMap;

use egui::accesskit::{Action, Node, NodeId, Role, TreeUpdate};
use egui::{Context, FullOutput, Plugin, Rect, Role as WidgetRole, Sense, Ui, UiBuilder, Vec2, WidgetInfo, pos2};

use super::look::Look;

/// What overlaps by less than this is still beside or below, in points.
const SLACK: f32 = 2.0;

/// Puts what is read aloud into order; to be made once in a context.
#[derive(Default)]
struct Reading;

/// Makes this the order of reading in this context; to be called once.
pub(super) fn install(ctx: &Context) {
    ctx.add_plugin(Reading);
}

impl Plugin for Reading {
    fn debug_name(&self) -> &'static str {
        "reading"
    }

    fn output_hook(&mut self, _ctx: &Context, output: &mut FullOutput) {
        if let Some(update) = &mut output.platform_output.accesskit_update {
            put_into_order(update);
        }
    }
}

/// A part with its place: its own, or that of all that lies in it.
#[derive(Clone, Copy)]
struct Placed {
    id: NodeId,
    rect: Rect,
}

/// Puts the children of each node into the order in which they are seen. The root's children are layers, which lie over
/// each other and stay as they are.
fn put_into_order(update: &mut TreeUpdate) {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return };
    let index: HashMap<NodeId, usize> = update.nodes.iter().enumerate().map(|(at, (id, _))| (*id, at)).collect();
    let mut rects = HashMap::new();
    place(root, &update.nodes, &index, &mut rects);
    for (id, node) in &mut update.nodes {
        // A screen reader that goes on to what is out of sight may ask for it to be scrolled there.
        if node.bounds().is_some() && *id != root {
            node.add_action(Action::ScrollIntoView);
        }
        if *id == root || node.children().len() < 2 || is_one_thing(node) {
            continue;
        }
        let mut placed: Vec<Placed> = node
            .children()
            .iter()
            .map(|&id| Placed { id, rect: rects.get(&id).copied().unwrap_or(Rect::NOTHING) })
            .collect();
        order(&mut placed, true);
        node.set_children(placed.into_iter().map(|part| part.id).collect::<Vec<_>>());
    }
}

/// Whether what is in a node are pieces of one text, or of a control with what it has opened.
fn is_one_thing(node: &Node) -> bool {
    !matches!(
        node.role(),
        Role::GenericContainer
            | Role::Unknown
            | Role::Pane
            | Role::Window
            | Role::Dialog
            | Role::Group
            | Role::List
            | Role::ListItem
            | Role::Main
            | Role::Banner
            | Role::Navigation
            | Role::Complementary
            | Role::Region
            | Role::Search
    )
}

/// Finds where each node lies.
fn place(
    id: NodeId,
    nodes: &[(NodeId, Node)],
    index: &HashMap<NodeId, usize>,
    rects: &mut HashMap<NodeId, Rect>,
) -> Rect {
    let Some((_, node)) = index.get(&id).and_then(|at| nodes.get(*at)) else { return Rect::NOTHING };
    let mut inside = Rect::NOTHING;
    for &child in node.children() {
        inside = inside.union(place(child, nodes, index, rects));
    }
    // A screen's coordinates are far within the bounds of the type.
    #[expect(clippy::cast_possible_truncation)]
    let own = node
        .bounds()
        .map(|rect| Rect::from_min_max(pos2(rect.x0 as f32, rect.y0 as f32), pos2(rect.x1 as f32, rect.y1 as f32)));
    let rect = own.filter(|rect| rect.is_finite()).unwrap_or(inside);
    rects.insert(id, rect);
    rect
}

/// Puts parts into order: by gaps across, else by gaps down, else as they were drawn.
fn order(parts: &mut [Placed], across: bool) {
    if parts.len() < 2 {
        return;
    }
    let begin = |part: &Placed| if across { part.rect.top() } else { part.rect.left() };
    let end = |part: &Placed| if across { part.rect.bottom() } else { part.rect.right() };
    let mut sorted = parts.to_vec();
    sorted.sort_by(|a, b| begin(a).total_cmp(&begin(b)));
    let mut groups: Vec<Vec<Placed>> = Vec::new();
    let mut reached = f32::NEG_INFINITY;
    for part in sorted {
        if begin(&part) >= reached - SLACK || groups.is_empty() {
            groups.push(Vec::new());
        }
        reached = reached.max(end(&part));
        if let Some(group) = groups.last_mut() {
            group.push(part);
        }
    }
    if groups.len() < 2 {
        if across {
            return order(parts, false);
        }
        return by_rows(parts);
    }
    let whole = parts.len();
    let mut done: Vec<Placed> = Vec::with_capacity(whole);
    for mut group in groups {
        // Within a group the parts stand as they were drawn, until it is told apart further.
        group.sort_by_key(|part| parts.iter().position(|other| other.id == part.id));
        order(&mut group, !across);
        done.append(&mut group);
    }
    parts.copy_from_slice(&done);
}

/// Parts of which each overlaps another one: neighbors in one row from left to right, all else as drawn.
fn by_rows(parts: &mut [Placed]) {
    let is_one_row = |a: &Placed, b: &Placed| {
        let both = a.rect.bottom().min(b.rect.bottom()) - a.rect.top().max(b.rect.top());
        both > a.rect.height().min(b.rect.height()) / 2.0
    };
    for row in parts.chunk_by_mut(is_one_row) {
        row.sort_by(|a, b| a.rect.left().total_cmp(&b.rect.left()));
    }
}

/// The parts of a screen that a screen reader can go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landmark {
    /// What the screen is about.
    Main,
    /// The bar at the top: where one is, and the way back.
    Top,
    /// What can be done now, at the bottom.
    Actions,
    /// The steps, at the left.
    Steps,
    /// What stands beside the main part, at the right.
    Beside,
    /// What must be known just now.
    Notices,
    /// The field with which something is looked up.
    Search,
}

/// Says which part of a screen this is; to be called at the end of its content.
pub fn landmark(ui: &Ui, landmark: Landmark) {
    let (rect, words) = (ui.min_rect(), Look::words(ui.ctx()));
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(match landmark {
            Landmark::Main => Role::Main,
            Landmark::Top => Role::Banner,
            Landmark::Actions | Landmark::Notices => Role::Region,
            Landmark::Steps => Role::Navigation,
            Landmark::Beside => Role::Complementary,
            Landmark::Search => Role::Search,
        });
        match landmark {
            Landmark::Actions => node.set_label(&*words.actions),
            Landmark::Notices => node.set_label(&*words.notices),
            Landmark::Steps => node.set_label(&*words.steps),
            Landmark::Beside => node.set_label(&*words.beside),
            Landmark::Main | Landmark::Top | Landmark::Search => {}
        }
        node.set_bounds(egui::accesskit::Rect {
            x0: rect.min.x.into(),
            y0: rect.min.y.into(),
            x1: rect.max.x.into(),
            y1: rect.max.y.into(),
        });
    });
}

/// Says that what is drawn in this part is a list of so many rows, each of which is a [`list_item`].
pub fn list_of(ui: &Ui, count: usize) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::List);
        node.set_size_of_set(count);
    });
}

/// A row of a list, with its place among so many: a screen reader says "3 of 12". Counted from 0; `salt` stays the same
/// when others come before it.
pub fn list_item<R>(
    ui: &mut Ui,
    salt: impl std::hash::Hash + std::fmt::Debug,
    (index, count): (usize, usize),
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    ui.scope_builder(UiBuilder::new().id_salt(("item", salt)).accessibility_role(Role::ListItem), |ui| {
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_position_in_set(index);
            node.set_size_of_set(count);
        });
        add(ui)
    })
    .inner
}

/// What is said as soon as it changes, without being seen: that scores have changed, how much a search has found. To be
/// drawn each frame, at the same place.
pub fn announcement(ui: &Ui, words: &str) {
    if words.is_empty() {
        return;
    }
    let place = Rect::from_min_size(ui.max_rect().max, Vec2::ZERO);
    let response = ui.interact(place, ui.unique_id().with("announcement"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetRole::Status, true, words));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    fn ordered(rects: &[(f32, f32, f32, f32)]) -> Vec<u64> {
        let mut parts: Vec<Placed> = rects
            .iter()
            .zip(0..)
            .map(|(&(x, y, wide, high), id)| Placed {
                id: NodeId(id),
                rect: Rect::from_min_size(pos2(x, y), vec2(wide, high)),
            })
            .collect();
        order(&mut parts, true);
        parts.into_iter().map(|part| part.id.0).collect()
    }

    #[test]
    fn a_row_that_was_drawn_from_its_right_end_is_read_from_its_left() {
        // Plus, the value, minus; then the name at the left, which is lower.
        assert_eq!(
            ordered(&[(300., 0., 44., 44.), (240., 0., 44., 44.), (180., 0., 44., 44.), (0., 12., 90., 20.)]),
            [3, 2, 1, 0]
        );
    }

    #[test]
    fn rows_come_one_after_the_other_and_columns_whole() {
        // Two columns of two lines each that do not stand at the same height.
        assert_eq!(
            ordered(&[(200., 0., 90., 50.), (0., 0., 90., 30.), (0., 28., 90., 80.), (200., 60., 90., 40.)]),
            [1, 2, 0, 3]
        );
        // Two rows.
        assert_eq!(
            ordered(&[(100., 50., 90., 44.), (0., 50., 90., 44.), (100., 0., 90., 44.), (0., 0., 90., 44.)]),
            [3, 2, 1, 0]
        );
    }

    #[test]
    fn what_overlaps_stays_as_it_was_drawn() {
        assert_eq!(ordered(&[(0., 40., 200., 100.), (50., 0., 60., 60.)]), [0, 1]);
    }
}
