//! The far view: the score, the step and whose turn it is, to be read across the table.

use egui::{Align, FontId, Frame, Layout, Margin, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};
use egui::{UiBuilder, pos2, vec2};

use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::state::open::{Open, SeatScore};
use crate::kit::tokens::{HAIR, radius, space};
use crate::kit::{Icon, Tokens, icon_button, main_part, text};

/// The screen.
pub struct Far;

impl Screen for Far {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let Some(open) = &context.model.open else { return };
        let tokens = Tokens::of(ui);
        let frame = Frame::new().fill(tokens.ground).inner_margin(Margin::same(space::L as i8));
        main_part(ui, frame, |ui| {
            head(ui, context, open, &tokens);
            ui.add_space(space::M);
            tiles(ui, open, &tokens);
        });
    }
}

fn head(ui: &mut Ui, context: &mut ScreenContext<'_>, open: &Open, tokens: &Tokens) {
    let large = FontId::new(large(ui, 0.055), tokens.title().family);
    let small = FontId::new(large.size * 0.6, tokens.body().family);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if icon_button(ui, Icon::Close, &context.model.texts.t("app-back")).clicked() {
            context.actions.push(AppAction::Back);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            let shown = &open.shown;
            text::write(ui, &shown.place, small.clone(), tokens.quiet);
            let title = shown.winner.as_ref().unwrap_or(&shown.title);
            let first = text::write(ui, title, large.clone(), tokens.ink);
            text::heading(&first, 1, title);
            for sentence in &shown.decided {
                text::write(ui, sentence, small.clone(), tokens.quiet);
            }
            if let Some(turn) = &shown.turn {
                text::write(ui, turn, large, tokens.accent);
            }
        });
    });
}

/// A size of text that grows with the window.
fn large(ui: &Ui, part: f32) -> f32 {
    let window = ui.ctx().content_rect();
    (window.height().min(window.width() * 1.4) * part).max(20.0)
}

/// A tile for each player, most points first; one below the other on a phone, side by side where there is more width.
fn tiles(ui: &mut Ui, open: &Open, tokens: &Tokens) {
    let room = ui.available_rect_before_wrap();
    let count = open.shown.order.len().max(1);
    let across = match count {
        _ if room.width() < room.height() * 1.1 => 1,
        2 | 4 => 2,
        _ => 3,
    };
    let down = count.div_ceil(across);
    let gap = space::M;
    let size = vec2(
        (room.width() - gap * (across - 1) as f32) / across as f32,
        (room.height() - gap * (down - 1) as f32) / down as f32,
    );
    let scores = open.shown.order.iter().filter_map(|&seat| open.shown.scores.get(seat));
    for (index, score) in scores.enumerate() {
        let (column, row) = (index % across, index / across);
        let left_top = pos2(room.left() + (size.x + gap) * column as f32, room.top() + (size.y + gap) * row as f32);
        let mut child = ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(left_top, size)).id_salt(index));
        tile(&mut child, score, tokens);
    }
    ui.advance_cursor_after_rect(room);
}

fn tile(ui: &mut Ui, score: &SeatScore, tokens: &Tokens) {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{}: {}", score.name, score.value)));
    let painter = ui.painter_at(rect);
    let line = if score.winner { Stroke::new(3.0, tokens.accent) } else { Stroke::new(HAIR, tokens.line) };
    painter.rect(rect, radius::CARD, tokens.card, line, StrokeKind::Inside);
    let inside = rect.shrink(space::L);
    let wide = rect.width() > rect.height() * 1.4;
    let figure = if wide { inside.height() * 0.9 } else { inside.height() * 0.55 };
    let figure = figure.min(inside.width() * if wide { 0.3 } else { 0.5 }).max(24.0);
    let name_size = (figure * if wide { 0.42 } else { 0.36 }).max(18.0);

    // The dash of points that are not known yet is no figure to be read across the table.
    let (of_value, ink) = if score.points.is_some() { (figure, tokens.ink) } else { (name_size, tokens.quiet) };
    let value = painter.layout_no_wrap(score.value.clone(), FontId::new(of_value, tokens.score().family), ink);
    let value_at = if wide {
        pos2(inside.right() - value.size().x, inside.center().y - value.size().y / 2.0)
    } else {
        pos2(inside.center().x - value.size().x / 2.0, inside.bottom() - value.size().y)
    };
    let middle = if wide { inside.center().y } else { inside.top() + name_size * 0.7 };
    let side = name_size;
    score.mark.paint(&painter, tokens, pos2(inside.left() + side / 2.0, middle), side);
    let room = if wide { value_at.x - inside.left() - side - 2.0 * space::M } else { inside.width() - side - space::M };
    let mut job = egui::text::LayoutJob::simple_singleline(
        score.name.clone(),
        FontId::new(name_size, tokens.strong().family),
        tokens.ink,
    );
    job.wrap = egui::text::TextWrapping::truncate_at_width(room);
    let name = painter.layout_job(job);
    let name_at = pos2(inside.left() + side + space::M, middle - name.size().y / 2.0);
    painter.galley(name_at, name, tokens.ink);
    painter.galley(value_at, value, ink);
}
