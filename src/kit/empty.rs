//! An empty place: a small drawing, a sentence, and what to do next.

use egui::{Rect, Sense, Ui, Vec2};

use super::art::Art;
use super::button::Button;
use super::paint;
use super::tokens::{Tokens, space};

/// What stands where there is nothing yet. Returns whether its button was pressed.
pub fn empty_state(ui: &mut Ui, art: Art, sentence: &str, action: Option<&str>) -> bool {
    const SIDE: f32 = 96.0;
    let tokens = Tokens::of(ui);
    let column = ui.vertical_centered(|ui| {
        ui.add_space(space::XL);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::hover());
        art.paint(ui.painter(), &tokens, rect);
        ui.add_space(space::S);
        let room = ui.available_width().min(320.0 * tokens.scale());
        let text = paint::centered(ui, sentence, tokens.body(), tokens.quiet, room);
        let (rect, response) = ui.allocate_exact_size(Vec2::new(room, text.size().y), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, sentence));
        paint::paint_centered(ui.painter(), Rect::center(&rect), text, tokens.quiet);
        ui.add_space(space::S);
        let pressed = action.is_some_and(|action| ui.add(Button::primary(action)).clicked());
        ui.add_space(space::XL);
        pressed
    });
    column.inner
}
