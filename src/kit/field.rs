//! Fields for words: a name, a note, a search.

use egui::{Frame, Id, Margin, Rect, Response, Role, Sense, Stroke, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::icons::{ICON, Icon};
use super::look::Look;
use super::paint;
use super::text;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A line of text with a label above it; the label is its name.
pub fn text_field(ui: &mut Ui, label: &str, value: &mut String) -> Response {
    let above = text::quiet(ui, label);
    let id = above.id.with("field");
    edit(ui, id, value, TextEdit::singleline, "", None).labelled_by(above.id)
}

/// Several lines of text with a label above them.
pub fn note_field(ui: &mut Ui, label: &str, value: &mut String) -> Response {
    lines_field(ui, label, value, 3)
}

/// The same where the text is what the screen is for: a sheet of a notepad.
pub fn notepad_field(ui: &mut Ui, label: &str, value: &mut String) -> Response {
    lines_field(ui, label, value, 10)
}

fn lines_field(ui: &mut Ui, label: &str, value: &mut String, rows: usize) -> Response {
    let above = text::quiet(ui, label);
    let id = above.id.with("field");
    edit(ui, id, value, |text| TextEdit::multiline(text).desired_rows(rows), "", None).labelled_by(above.id)
}

/// A search takes no more letters than this: nobody types as many to look something up, and what is pasted must not
/// hold up the window.
const SEARCH_LETTERS: usize = 200;

/// A search: its name stands in it while it is empty, and what was typed can be cleared at its end.
pub fn search_field(ui: &mut Ui, name: &str, value: &mut String) -> Response {
    let id = ui.next_auto_id().with("search");
    let line = |text| TextEdit::singleline(text).char_limit(SEARCH_LETTERS);
    let mut response = edit(ui, id, value, line, name, Some(Icon::Search));
    ui.ctx().accesskit_node_builder(id, |node| node.set_label(name));
    if !value.is_empty() && clear_button(ui, id.with("clear"), response.rect) {
        value.clear();
        response.mark_changed();
        response.request_focus();
    }
    response
}

/// A cross at the right end of a field.
fn clear_button(ui: &Ui, id: Id, field: Rect) -> bool {
    let tokens = Tokens::of(ui);
    let place = Rect::from_min_max(pos2(field.right() - TARGET, field.top()), field.max);
    let response = ui.interact(place, id, Sense::click());
    let words = Look::words(ui.ctx());
    guard::called(&response, &words.clear);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &words.clear));
    let square = Rect::from_center_size(place.center(), Vec2::splat(ICON * tokens.scale()));
    Icon::Close.paint(ui.painter(), square, if response.hovered() { tokens.ink } else { tokens.quiet });
    paint::focus_ring(ui, &tokens, &response, place, radius::CONTROL);
    response.clicked()
}

fn edit<'t>(
    ui: &mut Ui,
    id: Id,
    value: &'t mut String,
    kind: impl FnOnce(&'t mut dyn egui::TextBuffer) -> TextEdit<'t>,
    hint: &str,
    icon: Option<Icon>,
) -> Response {
    let tokens = Tokens::of(ui);
    let focused = ui.memory(|memory| memory.has_focus(id));
    let stroke = if focused { Stroke::new(FRAME, tokens.accent) } else { Stroke::new(HAIR, tokens.quiet) };
    let side = ICON * tokens.scale();
    let left = space::M + icon.map_or(0.0, |_| side + space::S);
    // The frame is drawn within the margin, so that the field does not move when it gets the focus.
    let inset = space::M - stroke.width;
    let margin = Margin {
        left: (left - stroke.width) as i8,
        // The room of the cross is kept free before there is one, so that nothing moves when the first letter is typed.
        right: if icon.is_some() { TARGET } else { inset } as i8,
        top: (space::S + 2.0 - stroke.width) as i8,
        bottom: (space::S + 2.0 - stroke.width) as i8,
    };
    let frame = Frame::new().fill(tokens.field).stroke(stroke).corner_radius(radius::CONTROL).inner_margin(margin);
    let field = kind(value)
        .id(id)
        .font(tokens.body())
        .text_color(tokens.ink)
        .hint_text(egui::RichText::new(hint).color(tokens.quiet))
        .desired_width(f32::INFINITY)
        .min_size(vec2(0.0, TARGET))
        .frame(frame);
    let response = ui.add(field);
    if let Some(icon) = icon {
        let center = pos2(response.rect.left() + space::M + side / 2.0, response.rect.center().y);
        icon.paint(ui.painter(), Rect::from_center_size(center, Vec2::splat(side)), tokens.quiet);
    }
    let changed = response.changed();
    let mut tapped = response.interact(Sense::click());
    // What egui gives back for it anew knows of no change.
    if changed {
        tapped.mark_changed();
    }
    tapped
}
