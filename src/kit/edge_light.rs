//! A colored edge around the window: a warning that is seen from the corner of the eye, covers nothing and makes no sound.

use std::time::Duration;

use egui::{Color32, Id, LayerId, Order, Stroke, StrokeKind, Ui};

use super::look::Look;

/// How wide the edge is, in points.
const WIDTH: f32 = 8.0;

/// How long it takes to fade and come back, in seconds; and how far it fades.
const BREATH: f64 = 2.0;
const FAINTEST: f32 = 0.45;

/// How often it is drawn while it breathes.
const FRAME_TIME: Duration = Duration::from_millis(50);

/// Draws the edge in this color over everything. It breathes, or stands where nothing is to move.
pub fn edge_light(ui: &Ui, color: Color32) {
    let ctx = ui.ctx();
    let strength = if Look::of(ctx).motion {
        ctx.request_repaint_after(FRAME_TIME);
        let turn = (ui.input(|input| input.time) / BREATH).fract() as f32 * std::f32::consts::TAU;
        FAINTEST + (1.0 - FAINTEST) * (0.5 + 0.5 * turn.cos())
    } else {
        1.0
    };
    let painter = ctx.layer_painter(LayerId::new(Order::Foreground, Id::unique("edge-light")));
    let stroke = Stroke::new(WIDTH, color.gamma_multiply(strength));
    painter.rect_stroke(ctx.content_rect(), 0.0, stroke, StrokeKind::Inside);
}
