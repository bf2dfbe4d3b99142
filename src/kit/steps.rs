//! Where the play is: dashes on a phone, a list of steps on a desktop.

use egui::accesskit::AriaCurrent;
use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::guard;
use super::icons::Icon;
use super::look::Look;
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};
use crate::table::seat::PieceColor;

/// A dash for each phase: over, now, to come. `name` says the same in words ("Phase 4 of 5").
pub fn progress_dashes(ui: &mut Ui, current: usize, count: usize, name: &str) -> Response {
    const DASH: Vec2 = vec2(18.0, 5.0);
    let tokens = Tokens::of(ui);
    let width = count as f32 * (DASH.x + space::XS) - space::XS;
    let (rect, response) = ui.allocate_exact_size(vec2(width.max(0.0), DASH.y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, ui.is_enabled(), name));
    for index in 0..count {
        let left = rect.left() + index as f32 * (DASH.x + space::XS);
        let color = match index.cmp(&current) {
            std::cmp::Ordering::Less => tokens.accent_faded,
            std::cmp::Ordering::Equal => tokens.accent,
            std::cmp::Ordering::Greater => tokens.line,
        };
        ui.painter().rect_filled(Rect::from_min_size(pos2(left, rect.top()), DASH), radius::PILL, color);
    }
    response
}

/// A ladder of levels, those that are built filled with a color. What it shows is said in words beside it.
pub fn ladder(ui: &mut Ui, color: PieceColor, built: usize, levels: usize) {
    let tokens = Tokens::of(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), space::S), Sense::hover());
    let piece = tokens.piece(color);
    let width = (rect.width() + space::S) / levels.max(1) as f32 - space::S;
    for level in 0..levels {
        let left = rect.left() + level as f32 * (width + space::S);
        let rung = Rect::from_min_size(pos2(left, rect.top()), vec2(width.max(0.0), rect.height()));
        let (fill, edge) = if level < built { (piece.fill, piece.edge) } else { (tokens.track, tokens.line) };
        ui.painter().rect(rung, radius::PILL, fill, Stroke::new(HAIR, edge), StrokeKind::Inside);
    }
}

/// Where a step lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepState {
    /// It is over.
    Done,
    /// It is the one now.
    Now,
    /// It is still to come.
    Coming,
}

/// A step in the list of a desktop; tapping it goes there.
///
/// `number` stands in its ring, `note` below its title.
pub fn step_row(ui: &mut Ui, number: &str, title: &str, note: Option<&str>, state: StepState) -> Response {
    let tokens = Tokens::of(ui);
    let now = state == StepState::Now;

    // 1. The size: a ring, the title, and below it the note.
    let ring = 22.0 * tokens.scale();
    let width = ui.available_width();
    let room = width - ring - 3.5 * space::S;
    let (font, ink) = match state {
        StepState::Done => (tokens.body(), tokens.quiet),
        StepState::Now => (tokens.strong(), tokens.ink),
        StepState::Coming => (tokens.body(), tokens.ink),
    };
    let words = paint::galley(ui, title, font, ink, room);
    let note = note.map(|note| paint::galley(ui, note, tokens.small(), tokens.quiet, room));
    let note_height = note.as_ref().map_or(0.0, |note| note.size().y);
    let height = (words.size().y + note_height + 2.0 * space::S).max(TARGET).ceil();

    // 2. The place.
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());

    // 3. The name.
    let kit = Look::words(ui.ctx());
    guard::called(&response, title);
    response.widget_info(|| {
        let state = match state {
            StepState::Done => &kit.done,
            StepState::Now => &kit.now,
            StepState::Coming => &kit.coming,
        };
        WidgetInfo::labeled(Role::Button, ui.is_enabled(), format!("{number}. {title}, {state}"))
    });
    if now {
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_aria_current(AriaCurrent::Step));
    }

    // 4. The picture.
    if ui.is_rect_visible(rect) {
        let painter = ui.painter();
        if now {
            let frame = Stroke::new(FRAME, tokens.accent);
            painter.rect(rect, radius::CONTROL, tokens.card, frame, StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(rect, radius::CONTROL, paint::ground(&tokens, &response, tokens.ground));
        }
        let top = rect.center().y - (words.size().y + note_height) / 2.0;
        let center = pos2(rect.left() + space::M + ring / 2.0, top + words.size().y / 2.0);
        painter.circle_stroke(center, ring / 2.0, Stroke::new(1.5, ink));
        if state == StepState::Done {
            Icon::Check.paint(painter, Rect::from_center_size(center, Vec2::splat(ring * 0.6)), ink);
        } else {
            let figure = paint::centered(ui, number, tokens.small_strong(), ink, f32::INFINITY);
            paint::paint_centered(painter, center, figure, ink);
        }
        let left = center.x + ring / 2.0 + space::S;
        let below = top + words.size().y;
        painter.galley(pos2(left, top), words, ink);
        if let Some(note) = note {
            painter.galley(pos2(left, below), note, tokens.quiet);
        }
        paint::focus_ring(ui, &tokens, &response, rect, radius::CONTROL);
    }
    response
}
