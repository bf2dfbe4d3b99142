//! Promise: everything can be read. The contrasts of the tokens, computed as WCAG 2.2 does.

use egui::Color32;
use tableside::kit::{Accent, Piece, Tokens};
use tableside::table::seat::PieceColor;

/// What text needs.
const TEXT: f64 = 4.5;
/// What a mark or a frame needs.
const MARK: f64 = 3.0;

fn luminance(color: Color32) -> f64 {
    let linear = |channel: u8| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.040_45 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(color.r()) + 0.7152 * linear(color.g()) + 0.0722 * linear(color.b())
}

fn contrast(a: Color32, b: Color32) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

fn each(mut check: impl FnMut(&str, &Tokens)) {
    for dark in [false, true] {
        for accent in Accent::ALL {
            let theme = if dark { "dark" } else { "light" };
            check(&format!("{theme}, {accent:?}"), &Tokens::new(dark, accent, 1.0));
        }
    }
}

#[test]
fn the_formula_knows_black_and_white() {
    assert!((contrast(Color32::BLACK, Color32::WHITE) - 21.0).abs() < 0.01);
    assert!((contrast(Color32::WHITE, Color32::WHITE) - 1.0).abs() < 0.01);
}

#[test]
fn all_text_stands_out_from_every_ground_it_is_written_on() {
    each(|look, t| {
        let pairs = [
            ("ink on ground", t.ink, t.ground),
            ("ink on card", t.ink, t.card),
            ("ink on a pressed card", t.ink, t.pressed(t.card)),
            ("ink on field", t.ink, t.field),
            ("ink on track", t.ink, t.track),
            ("ink on a chosen part (light)", t.ink, t.card),
            ("ink on a chosen part (dark)", t.ink, if t.dark { t.line } else { t.card }),
            ("ink on a chip", t.ink, t.accent_soft),
            ("ink on good", t.ink, t.good_soft),
            ("ink on warn", t.ink, t.warn_soft),
            ("ink on danger", t.ink, t.danger_soft),
            ("quiet on ground", t.quiet, t.ground),
            ("quiet on card", t.quiet, t.card),
            ("quiet on a hovered card", t.quiet, t.hovered(t.card)),
            ("quiet on field", t.quiet, t.field),
            ("quiet on track", t.quiet, t.track),
            ("a loud button", t.on_accent, t.accent),
            ("a hovered loud button", t.on_accent, t.hovered(t.accent)),
            ("a pressed loud button", t.on_accent, t.pressed(t.accent)),
            ("accent on ground", t.accent, t.ground),
            ("accent on card", t.accent, t.card),
            ("danger on card", t.danger, t.card),
            ("warn on card", t.warn, t.card),
            ("good on card", t.good, t.card),
        ];
        for (what, front, back) in pairs {
            let found = contrast(front, back);
            assert!(found >= TEXT, "{look}: {what} has {found:.2}");
        }
    });
}

#[test]
fn marks_and_frames_stand_out_from_cards_and_grounds() {
    each(|look, t| {
        for ground in [t.ground, t.card] {
            for color in PieceColor::ALL {
                let Piece { fill, edge } = t.piece(color);
                let found = contrast(fill, ground).max(contrast(edge, ground));
                assert!(found >= MARK, "{look}: {color:?} has {found:.2}");
            }
            for (what, color) in [("focus", t.focus), ("the frame of a field", t.quiet), ("the active frame", t.accent)]
            {
                let found = contrast(color, ground);
                assert!(found >= MARK, "{look}: {what} has {found:.2}");
            }
        }
        for (ground, sign) in [(t.good_soft, t.good), (t.warn_soft, t.warn), (t.danger_soft, t.danger)] {
            assert!(contrast(sign, ground) >= MARK, "{look}: a message's sign");
        }
    });
}
