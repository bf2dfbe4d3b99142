//! A ring of cards that lie in a circle on the table, each to tap, with the pieces that lie on it.

use std::f32::consts::TAU;

use egui::{Pos2, Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::guard;
use super::mark::{MARK, Mark};
use super::paint;
use super::tokens::{FRAME, HAIR, TARGET, Tokens, radius, space};

/// A card of a ring.
#[derive(Clone, Copy, Debug)]
pub struct RingCard<'a> {
    /// What stands on it.
    pub title: &'a str,
    /// A quiet word below that: what a tap costs; or nothing.
    pub note: &'a str,
    /// What a tap does and what lies on it, for a screen reader.
    pub name: &'a str,
    /// Whether it invites a tap; another can still be tapped, and is answered with a reason.
    pub open: bool,
    /// The pieces on it, and whether each is crossed out.
    pub pieces: &'a [(Mark, bool)],
}

/// Cards in a ring, clockwise from the top, at most about five side by side on a phone; gives the one that was tapped.
pub fn ring(ui: &mut Ui, cards: &[RingCard<'_>]) -> Option<usize> {
    laid_out(ui, cards, Sense::click())
}

/// The same to look at only; a screen reader reads the names.
pub fn ring_shown(ui: &mut Ui, cards: &[RingCard<'_>]) {
    laid_out(ui, cards, Sense::hover());
}

fn laid_out(ui: &mut Ui, cards: &[RingCard<'_>], sense: Sense) -> Option<usize> {
    let role = if sense.senses_click() { Role::Button } else { Role::Label };
    let tokens = Tokens::of(ui);
    let width = ui.available_width().min(420.0 * tokens.scale());

    // 1. The size: three cards side by side, high enough for two lines of words and a row of pieces.
    let card_width = ((width - 2.0 * space::S) / 3.0).floor();
    let pieces = MARK * tokens.scale();
    let words = |card: &RingCard<'_>| words_of(ui, &tokens, card, card_width).map(|(galley, _)| galley.size().y);
    let high = cards.iter().map(|card| words(card).into_iter().sum::<f32>()).fold(0.0, f32::max);
    let card = vec2(card_width, (high + pieces + 3.0 * space::S).max(TARGET)).ceil();
    // Neighbors in the ring's lower half lie above each other on a phone, so they need their whole height.
    let radius = vec2((width - card.x) / 2.0 / sine(1, cards.len()), (card.y + space::S) / 1.12);
    let low = cards.iter().enumerate().map(|(at, _)| offset(at, cards.len(), radius).y).fold(0.0, f32::max);
    let size = vec2(ui.available_width(), radius.y + low + card.y).ceil();

    // 2. The place: the ring lies in the middle of the room.
    let (room, _) = ui.allocate_exact_size(size, Sense::hover());
    let center = room.center_top() + vec2(0.0, radius.y + card.y / 2.0);
    let round: Vec<Pos2> =
        (0..=60).map(|step| center + offset(step, 60, radius)).filter(|at| room.contains(*at)).collect();
    ui.painter().add(Shape::line(round, Stroke::new(FRAME, tokens.line)));
    let mut tapped = None;
    for (at, shown) in cards.iter().enumerate() {
        let rect = Rect::from_center_size(center + offset(at, cards.len(), radius), card);
        let response = ui.interact(rect, ui.scope_id().with(("ring", at)), sense);
        // 3. The name.
        guard::called(&response, shown.title);
        response.widget_info(|| WidgetInfo::labeled(role, ui.is_enabled(), shown.name));
        // 4. The picture.
        shown.paint(ui, &tokens, &response, rect);
        if response.clicked() {
            tapped = Some(at);
        }
    }
    tapped
}

/// Where a card lies from the middle of the ring: the first one at the top, then clockwise.
fn offset(at: usize, count: usize, radius: Vec2) -> Vec2 {
    let angle = TAU * at as f32 / count.max(1) as f32;
    vec2(angle.sin() * radius.x, -angle.cos() * radius.y)
}

fn sine(at: usize, count: usize) -> f32 {
    // A ring of two or fewer has nothing at its sides.
    offset(at, count, Vec2::splat(1.0)).x.abs().max(0.5)
}

/// The words on a card with their color, from the top.
fn words_of(
    ui: &Ui,
    tokens: &Tokens,
    card: &RingCard<'_>,
    width: f32,
) -> [(std::sync::Arc<egui::Galley>, egui::Color32); 2] {
    let width = width - 2.0 * space::S;
    let ink = if card.open { tokens.ink } else { tokens.quiet };
    [
        (paint::fitted(ui, card.title, tokens.strong(), ink, width), ink),
        (paint::fitted(ui, card.note, tokens.small(), tokens.quiet, width), tokens.quiet),
    ]
}

impl RingCard<'_> {
    fn paint(&self, ui: &Ui, tokens: &Tokens, response: &Response, rect: Rect) {
        if !ui.is_rect_visible(rect) {
            return;
        }
        let painter = ui.painter();
        let (fill, line) = if self.open {
            (tokens.accent_soft, Stroke::new(FRAME, tokens.accent))
        } else {
            (tokens.field, Stroke::new(HAIR, tokens.line))
        };
        let fill = if response.sense.senses_click() { paint::ground(tokens, response, fill) } else { fill };
        painter.rect(rect, radius::CONTROL, fill, line, StrokeKind::Inside);
        let mut top = rect.top() + space::S;
        for (galley, color) in words_of(ui, tokens, self, rect.width()) {
            let height = galley.size().y;
            paint::paint_centered(painter, Pos2::new(rect.center().x, top + height / 2.0), galley, color);
            top += height;
        }
        self.paint_pieces(ui, tokens, rect);
        paint::focus_ring(ui, tokens, response, rect, radius::CONTROL);
    }

    /// The pieces in a row at the lower edge, closer together where there are many.
    fn paint_pieces(&self, ui: &Ui, tokens: &Tokens, rect: Rect) {
        let side = MARK * tokens.scale();
        let room = rect.width() - 2.0 * space::S - side;
        let gaps = self.pieces.len().saturating_sub(1).max(1) as f32;
        let step = (side + space::XS).min(room / gaps);
        let wide = step * self.pieces.len().saturating_sub(1) as f32;
        let first = Pos2::new(rect.center().x - wide / 2.0, rect.bottom() - space::S - side / 2.0);
        for (at, (mark, crossed)) in self.pieces.iter().enumerate() {
            let center = first + vec2(step * at as f32, 0.0);
            mark.paint(ui.painter(), tokens, center, side);
            if *crossed {
                let arm = vec2(side / 2.0, side / 2.0);
                for arm in [arm, vec2(arm.x, -arm.y)] {
                    ui.painter().line_segment([center - arm, center + arm], Stroke::new(2.0 * FRAME, tokens.card));
                    ui.painter().line_segment([center - arm, center + arm], Stroke::new(FRAME, tokens.ink));
                }
            }
        }
    }
}
