//! Cards: what belongs together lies on one.

use egui::{Align, Frame, Layout, Margin, Stroke, Ui};

use super::tokens::{HAIR, Tokens, radius, space};

/// A card as wide as the room there is.
pub fn card<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = Tokens::of(ui);
    framed(ui, Frame::new().fill(tokens.card).stroke(Stroke::new(HAIR, tokens.line)), add)
}

/// A card within a card: a ruling's note, an aside.
pub fn inset<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let tokens = Tokens::of(ui);
    framed(ui, Frame::new().fill(tokens.field).stroke(Stroke::new(HAIR, tokens.line)), add)
}

fn framed<R>(ui: &mut Ui, frame: Frame, add: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = frame.corner_radius(radius::CARD).inner_margin(Margin::symmetric(space::L as i8, space::M as i8));
    let show = |ui: &mut Ui| {
        ui.set_min_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = space::S;
        ui.with_layout(Layout::top_down(Align::Min), add).inner
    };
    frame.show(ui, show).inner
}
