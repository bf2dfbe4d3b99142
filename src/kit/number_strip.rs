//! The numbers of a group in a strip above the keypad: whose turn it is, and who is in.

use std::collections::BTreeMap;

use egui::accesskit::AriaCurrent;
use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::layout::equal_columns;
use super::look::Look;
use super::number_entry::{NumberCell, NumberDraft};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use crate::locale::Message;

/// As much smaller words may be written that are still read at a glance.
const READABLE: f32 = 0.85;

/// Draws the numbers of the group that this one is of; nothing where it is alone. Gives another one that was tapped. It has
/// room for what may come in place of these numbers too.
pub(super) fn strip<'a, K: Clone + PartialEq>(
    ui: &mut Ui,
    cells: &'a [NumberCell<K>],
    instead: &[NumberCell<K>],
    here: &NumberCell<K>,
    draft: &NumberDraft<K>,
) -> Option<&'a K> {
    let group: Vec<&NumberCell<K>> = cells.iter().filter(|cell| cell.group == here.group).collect();
    if group.len() < 2 {
        return None;
    }
    let ((columns, rows), (other_columns, other_rows)) = (grid(ui, cells), grid(ui, instead));
    let (columns, rows) = (columns.max(other_columns), rows.max(other_rows));
    let (top, mut tapped) = (ui.cursor().top(), None);
    for row in group.chunks(columns) {
        equal_columns(ui, columns, space::S, |ui, at| {
            if let Some(cell) = row.get(at)
                && tile(ui, cell, cell.key == here.key, draft.begun(&cell.key)).clicked()
                && cell.key != here.key
            {
                tapped = Some(&cell.key);
            }
        });
    }
    let used = group.len().div_ceil(columns);
    let height = (ui.cursor().top() - top) / used as f32;
    ui.add_space(height * rows.saturating_sub(used) as f32);
    tapped
}

/// The columns and rows: as many as the largest group needs, so that neither the tiles nor the keypad below them lie elsewhere
/// when it goes on from one group to the next.
fn grid<K>(ui: &Ui, cells: &[NumberCell<K>]) -> (usize, usize) {
    let mut groups: BTreeMap<usize, Vec<&NumberCell<K>>> = BTreeMap::new();
    for cell in cells {
        groups.entry(cell.group).or_default().push(cell);
    }
    let rows = if groups.values().any(|group| is_crowded(ui, group)) { 2 } else { 1 };
    let most = groups.values().map(Vec::len).max().unwrap_or(1);
    (most.div_ceil(rows).max(1), rows)
}

/// Whether some words would be too small to be read if all of them stood in one row.
fn is_crowded<K>(ui: &Ui, group: &[&NumberCell<K>]) -> bool {
    let tokens = Tokens::of(ui);
    let room = ui.available_width() / group.len().max(1) as f32 - 2.0 * space::XS;
    let words = group.iter().filter(|cell| cell.mark.is_none()).map(|cell| cell.words.as_str());
    let width = |words| paint::galley(ui, words, tokens.small(), tokens.quiet, f32::INFINITY).size().x;
    words.map(width).any(|width| READABLE * width > room)
}

/// A number of the strip: its mark or its word, and the number below.
fn tile<K>(ui: &mut Ui, cell: &NumberCell<K>, active: bool, begun: Option<&str>) -> Response {
    let tokens = Tokens::of(ui);

    // 1. The size: a mark or a small word over a number.
    let width = ui.available_width();
    let shown = begun.or(cell.shown.as_deref()).unwrap_or("–");
    let ink = if begun.is_none() && cell.shown.is_some() { tokens.ink } else { tokens.quiet };
    let number = paint::shrunk(ui, shown, tokens.figure_strong(), ink, width - space::XS);
    let words = paint::shrunk(ui, &cell.words, tokens.small(), tokens.quiet, width - space::XS);
    // As high whatever had to be written smaller, so that the keypad below is where it was.
    let line = |font| paint::galley(ui, "0", font, ink, f32::INFINITY).size().y;
    let (above, below) = ((16.0 * tokens.scale()).max(line(tokens.small())), line(tokens.figure_strong()));
    let height = (above + below + space::S).max(TARGET).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

    // 3. The name: what a tap does, since the number itself is in the list.
    let name = Look::words(ui.ctx()).say(&Message::new("kit-number-go").text("name", &cell.name));
    guard::called(&response, &name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &name));
    if active {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_aria_current(AriaCurrent::True));
    }

    // 4. The picture.
    let fill = paint::ground(&tokens, &response, tokens.field);
    let line = if active { Stroke::new(FRAME, tokens.accent) } else { Stroke::new(HAIR, tokens.line) };
    ui.painter().rect(rect, radius::CONTROL, fill, line, StrokeKind::Inside);
    let top = rect.top() + (height - above - below) / 2.0;
    match cell.mark {
        Some(mark) => {
            let at = pos2(rect.center().x, top + above / 2.0);
            mark.paint(ui.painter(), &tokens, at, 14.0 * tokens.scale());
        }
        None => paint_middle(ui, rect, top, words, tokens.quiet),
    }
    let middle = top + above + (below - number.size().y) / 2.0;
    paint_middle(ui, rect, middle, number, ink);
    paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    response
}

fn paint_middle(ui: &Ui, rect: Rect, top: f32, galley: std::sync::Arc<egui::Galley>, color: egui::Color32) {
    let left = rect.center().x - galley.size().x / 2.0;
    ui.painter().galley(pos2(left, top) + Vec2::ZERO, galley, color);
}
