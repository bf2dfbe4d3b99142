//! The sign of a control that was tapped and held the tap back: it flinches. It is small and short, and where a person wants
//! no motion it is a frame around the control that stands still.

use std::f32::consts::TAU;

use egui::layers::ShapeIdx;
use egui::{Context, CornerRadius, LayerId, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::look::Look;
use super::tokens::{FRAME, Tokens, radius};

/// So long a control flinches, in seconds.
const MOVES: f64 = 0.24;

/// So long the frame stands that is shown instead, in seconds.
const STANDS: f64 = 0.4;

/// As far to a side a control goes, in points.
const ASIDE: f32 = 4.0;

/// So often it goes from one side to the other and back.
const SWINGS: f32 = 2.0;

/// What lies on a control's edge belongs to it: its frame, and the ring of the keyboard.
const EDGE: f32 = 2.0 * FRAME;

/// A control that holds a tap back.
#[derive(Clone, Copy)]
pub(super) struct Flinch {
    /// What it lies on.
    pub layer: LayerId,
    /// Where it lies.
    pub rect: Rect,
    /// Since when it flinches, in egui's time.
    pub since: f64,
}

impl Flinch {
    /// Shows it, at the end of a pass in which everything is painted. False when it is over.
    pub fn show(&self, ui: &Ui, now: f64) -> bool {
        let ctx = ui.ctx();
        let passed = now - self.since;
        let moves = Look::of(ctx).motion;
        let lasts = if moves { MOVES } else { STANDS };
        if passed >= lasts {
            return false;
        }
        if moves {
            let left = 1.0 - (passed / lasts) as f32;
            self.push_aside(ctx, ASIDE * left * (SWINGS * TAU * (1.0 - left) + TAU / 4.0).sin());
            ctx.request_repaint();
        } else {
            let tokens = Tokens::of(ui);
            let corner = CornerRadius::same(radius::CONTROL);
            let painter = ctx.layer_painter(self.layer);
            painter.rect_stroke(self.rect, corner, Stroke::new(2.0 * FRAME, tokens.quiet), StrokeKind::Inside);
            ctx.request_repaint_after_secs((lasts - passed) as f32);
        }
        true
    }

    /// Moves what is painted within the control.
    fn push_aside(&self, ctx: &Context, by: f32) {
        let within = self.rect.expand(EDGE);
        ctx.graphics_mut(|graphics| {
            let Some(list) = graphics.get_mut(self.layer) else { return };
            let is_its_own = |bounds: Rect| bounds.is_finite() && within.contains_rect(bounds);
            let shapes = list.all_entries().enumerate();
            let its_own = shapes.filter(|(_, clipped)| is_its_own(clipped.shape.visual_bounding_rect()));
            let its_own: Vec<usize> = its_own.map(|(at, _)| at).collect();
            for at in its_own {
                list.mutate_shape(ShapeIdx(at), |clipped| clipped.shape.translate(Vec2::new(by, 0.0)));
            }
        });
    }
}
