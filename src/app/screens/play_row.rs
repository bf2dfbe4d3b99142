//! A play in a list: which game, where it stands and who plays, the points, and when.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Color32, FontId, Galley, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::app::state::shelf::{RowPlayer, RowWords};
use crate::app::state::texts::Texts;
use crate::kit::tokens::{FRAME, HAIR, radius, space};
use crate::kit::{Icon, MARK, Mark, Tokens, icon_button_side, menu, menu_row};

/// From this text size on, what stands side by side may need a line of its own.
pub const LARGE_TEXT: f32 = 1.3;

/// The gap between a mark and its points.
const MARK_GAP: f32 = space::XS + 2.0;

/// What was tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowTap {
    /// The play itself.
    Open,
    /// This entry of its menu.
    Menu(usize),
}

/// How high a row is at the text size in force.
pub fn height(ui: &Ui) -> f32 {
    let tokens = Tokens::of(ui);
    let line = |font: &FontId| ui.fonts_mut(|fonts| fonts.row_height(font));
    let small = if is_large(&tokens) { 2.0 } else { 1.0 };
    let lines =
        line(&tokens.strong()) + small * line(&tokens.small()) + points_lines(&tokens) * line(&tokens.figure_strong());
    (lines + 2.0 * space::M + space::S).ceil()
}

/// Large text may need a second line for the points.
fn points_lines(tokens: &Tokens) -> f32 {
    if is_large(tokens) { 2.0 } else { 1.0 }
}

/// Whether the text is so large that the time needs a line of its own, so that the title is not cut off.
fn is_large(tokens: &Tokens) -> bool {
    tokens.scale() > LARGE_TEXT
}

/// Shows the row, with a menu of these entries.
pub fn show(ui: &mut Ui, words: &RowWords, texts: &Texts, entries: &[(Icon, &'static str)]) -> Option<RowTap> {
    let tokens = Tokens::of(ui);
    let side = icon_button_side(&tokens);

    // 1. and 2. The size is the same for all, so that a long list needs only what is in sight.
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height(ui)), Sense::click());

    // 3. The name.
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &words.name));

    // 4. The picture: three lines, and the time and the menu at the right.
    let fill = if response.is_pointer_button_down_on() {
        tokens.pressed(tokens.card)
    } else if response.hovered() {
        tokens.hovered(tokens.card)
    } else {
        tokens.card
    };
    ui.painter().rect(rect, radius::CARD, fill, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
    let inside = rect.shrink2(vec2(space::L, space::M));
    let when = line(ui, &words.when, tokens.small(), tokens.quiet, inside.width() / 2.0);
    let beside = if is_large(&tokens) { 0.0 } else { when.size().x + space::S };
    let game = line(ui, &words.game, tokens.strong(), tokens.ink, inside.width() - beside);
    let known = [words.place.as_str(), words.people.as_str()];
    let about = known.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ");
    let about = line(ui, &about, tokens.small(), tokens.quiet, inside.width() - side);
    let mut y = inside.top();
    let (game_height, when_height, about_height) = (game.size().y, when.size().y, about.size().y);
    let at = if is_large(&tokens) {
        pos2(inside.left(), y + game_height)
    } else {
        pos2(inside.right() - when.size().x, y + (game_height - when_height) / 2.0)
    };
    ui.painter().galley(at, when, tokens.quiet);
    ui.painter().galley(pos2(inside.left(), y), game, tokens.ink);
    y += game_height + if is_large(&tokens) { when_height } else { 0.0 };
    ui.painter().galley(pos2(inside.left(), y), about, tokens.quiet);
    y += about_height + space::S;
    points(
        ui,
        words,
        &tokens,
        Rect::from_min_max(pos2(inside.left(), y), pos2(inside.right() - side, inside.bottom())),
    );
    if response.has_focus() {
        let ring = Stroke::new(FRAME, tokens.focus);
        ui.painter().rect_stroke(rect.expand(FRAME), radius::CARD, ring, StrokeKind::Middle);
    }

    let corner = Rect::from_min_size(rect.max - Vec2::splat(side + space::XS), Vec2::splat(side));
    let mut child = ui.new_child(UiBuilder::new().max_rect(corner));
    let name = format!("{}: {}", texts.t("app-more"), words.name);
    let chosen = menu(&mut child, Icon::More, &name, |ui| {
        entries.iter().position(|(icon, key)| menu_row(ui, *icon, &texts.t(key), None))
    });
    let chosen = chosen.flatten().map(RowTap::Menu);
    chosen.or_else(|| response.clicked().then_some(RowTap::Open))
}

/// A player's mark and points, laid out in a row.
struct Placed {
    at: Pos2,
    mark: Mark,
    side: f32,
    points: Arc<Galley>,
}

/// The players' marks with their points; smaller where not all of them would fit.
fn points(ui: &Ui, words: &RowWords, tokens: &Tokens, rect: Rect) {
    let height = rect.height() / points_lines(tokens);
    let placed = |font: FontId, side: f32, gap: f32| {
        let mut at = pos2(rect.left(), rect.top() + height / 2.0);
        let place = |RowPlayer { mark, points, winner }: &RowPlayer| {
            let ink = if *winner { tokens.accent } else { tokens.ink };
            let points = line(ui, points, font.clone(), ink, f32::INFINITY);
            let width = side + MARK_GAP + points.size().x;
            if at.x + width > rect.right() && at.x > rect.left() {
                at = pos2(rect.left(), at.y + height);
            }
            let here = at;
            at.x += width + gap;
            Placed { at: here, mark: *mark, side, points }
        };
        words.players.iter().map(place).collect::<Vec<_>>()
    };
    let side = MARK * tokens.scale();
    let mut row = placed(tokens.figure_strong(), side * 0.9, space::L);
    if row.last().is_some_and(|last| last.at.y > rect.bottom()) {
        row = placed(tokens.small_strong(), side * 0.6, space::S);
    }
    for Placed { at, mark, side, points } in row {
        mark.paint(ui.painter(), tokens, at + vec2(side / 2.0, 0.0), side);
        let beside = at + vec2(side + MARK_GAP, -points.size().y / 2.0);
        ui.painter().galley(beside, points, tokens.ink);
    }
}

/// One line of words, cut off with an ellipsis where the room ends.
fn line(ui: &Ui, words: &str, font: FontId, ink: Color32, room: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(words.to_owned(), font, ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
    ui.painter().layout_job(job)
}
