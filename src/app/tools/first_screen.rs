//! Who goes first: everyone holds a finger on the screen, or one of the names is drawn.

use egui::{Align2, FontId, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};

use super::at_table::TableGuests;
use super::fingers::{Finger, Fingers, HOLD};
use super::{Drawn, ToolAction};
use crate::app::app_action::AppAction;
use crate::app::nav::screen::{Screen, ScreenContext};
use crate::app::screens::parts::title_bar;
use crate::app::state::model::Model;
use crate::kit::tokens::{HAIR, radius, space};
use crate::kit::{Button, Icon, Look, Tokens, card, page, text, unless};
use crate::locale::Message;

/// How high the field for the fingers is, as a part of the window, and at least, in points.
const PART: f32 = 0.5;
const LEAST: f32 = 220.0;

/// How large the ring around a finger is, so that it can be seen beside it, in points.
const RING: f32 = 46.0;

/// The screen.
pub struct FirstScreen {
    at_table: TableGuests,
    fingers: Fingers,
}

impl FirstScreen {
    /// The screen, for whoever is at the table.
    pub fn new(model: &Model) -> Self {
        Self { at_table: TableGuests::new(model), fingers: Fingers::default() }
    }
}

impl Screen for FirstScreen {
    fn show(&mut self, ui: &mut Ui, context: &mut ScreenContext<'_>) {
        let model = context.model;
        let texts = &model.texts;
        title_bar(ui, context, &texts.t("tools-first"), |_, _| {});
        page(ui, |ui| {
            card(ui, |ui| {
                text::strong(ui, &texts.t("tools-fingers"));
                field(ui, model, &mut self.fingers);
            });
            card(ui, |ui| {
                self.at_table.show(ui, model);
                let names = self.at_table.names();
                let why = (names.len() < 2).then(|| texts.t("tools-too-few"));
                let draw = texts.t("tools-draw-first");
                if unless(ui, why.as_deref(), |ui| ui.add(Button::quiet(&draw).icon(Icon::Crown))).clicked() {
                    context.actions.push(AppAction::Tool(ToolAction::DrawFirst(names)));
                }
                if let Some(Drawn::First(name)) = &model.tools.drawn {
                    text::title(ui, &texts.say(&Message::new("tools-goes-first").text("player", name)));
                }
            });
        });
    }
}

/// The field on which the fingers lie, with what it says.
fn field(ui: &mut Ui, model: &Model, fingers: &mut Fingers) {
    let texts = &model.texts;
    let tokens = Tokens::of(ui);
    let height = (ui.ctx().content_rect().height() * PART).max(LEAST);
    // What is dragged here is no scrolling: the fingers tremble. The keyboard has nothing to do here.
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::DRAG);
    let (events, now) = ui.input(|input| (input.events.clone(), input.time));
    let before = fingers.drawn().is_some();
    fingers.take(&events, now, |at| rect.contains(at) && ui.clip_rect().contains(at));
    if let Some(left) = fingers.left(now) {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left.max(0.01)));
    } else if fingers.drawn().is_some() && !before {
        ui.ctx().request_repaint();
    }

    let words = match (fingers.drawn(), fingers.down().len()) {
        (Some(drawn), _) => texts.say(&Message::new("tools-fingers-drawn").number("fingers", drawn.len() as u32)),
        (None, 0) => texts.t("tools-fingers-none").to_string(),
        (None, 1) => texts.t("tools-fingers-one").to_string(),
        (None, count) => texts.say(&Message::new("tools-fingers-wait").number("fingers", count as u32)),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));

    let painter = ui.painter_at(rect);
    painter.rect(rect, radius::CARD, tokens.field, Stroke::new(HAIR, tokens.line), StrokeKind::Inside);
    let galley = painter.layout(words, tokens.body(), tokens.quiet, rect.width() - 2.0 * space::L);
    painter.galley(rect.center_top() + vec2(-galley.size().x / 2.0, space::L), galley, tokens.quiet);
    let numbers = FontId::new(RING * 0.9, tokens.score().family);
    let ring = |finger: &Finger, fill, line| painter.circle(finger.at, RING, fill, Stroke::new(3.0, line));
    if let Some(drawn) = fingers.drawn() {
        for (index, finger) in drawn.iter().enumerate() {
            let (fill, ink) = if index == 0 { (tokens.accent, tokens.on_accent) } else { (tokens.card, tokens.ink) };
            let number = text::number(index as i64 + 1);
            ring(finger, fill, tokens.accent);
            painter.text(finger.at, Align2::CENTER_CENTER, &number, numbers.clone(), ink);
            // Beside the fingertip too, which covers the middle.
            let above = finger.at.y - RING * 1.6 > rect.top();
            let beside = finger.at + vec2(0.0, if above { -RING * 1.5 } else { RING * 1.5 });
            painter.text(beside, Align2::CENTER_CENTER, &number, numbers.clone(), tokens.ink);
        }
        return;
    }
    let part = fingers.left(now).map_or(0.0, |left| 1.0 - left / HOLD) as f32;
    for finger in fingers.down() {
        ring(finger, tokens.accent_soft, tokens.accent);
        painter.circle_filled(finger.at, RING * part, tokens.accent_faded);
    }
    // The rings fill up while the fingers wait; where nothing is to move they stand until one is drawn.
    if fingers.left(now).is_some() && Look::of(ui.ctx()).motion {
        ui.ctx().request_repaint();
    }
}
