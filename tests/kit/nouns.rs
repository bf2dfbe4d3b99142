//! Promise: the pictures of things can be told apart at the size of a letter, and stand out from every ground.

use egui::{Rect, Theme, Vec2, pos2, vec2};
use egui_kittest::Harness;
use tableside::kit::{Accent, Look, Noun, Tokens};
use tableside::locale::Language;

/// The size at which they must still be told apart, in pixels.
const SIDE: u32 = 16;

/// All pictures beside each other in this theme: for each how far every pixel is inked, from 0 to 1.
fn inked(theme: Theme) -> Vec<(Noun, Vec<f32>)> {
    let dark = theme == Theme::Dark;
    let tokens = Tokens::new(dark, Accent::Gold, 1.0);
    let count = Noun::ALL.len() as f32;
    let size = vec2(count * SIDE as f32, SIDE as f32);
    let mut harness: Harness<'_> = Harness::builder()
        .with_size(size)
        .with_theme(theme)
        .with_pixels_per_point(1.0)
        .renderer(soft::Soft::default())
        .build_ui(move |ui| {
            let painter = ui.painter().with_clip_rect(ui.ctx().content_rect());
            painter.rect_filled(ui.ctx().content_rect(), 0, tokens.card);
            for (at, noun) in Noun::ALL.into_iter().enumerate() {
                let corner = pos2(at as f32 * SIDE as f32, 0.0);
                noun.paint(&painter, Rect::from_min_size(corner, Vec2::splat(SIDE as f32)), tokens.ink);
            }
        });
    harness.run();
    let image = harness.render().unwrap();
    let (ink, card) = (f32::from(tokens.ink.r()), f32::from(tokens.card.r()));
    let part = |x: u32, y: u32| (f32::from(image.get_pixel(x, y).0[0]) - card) / (ink - card);
    let of = |at: usize| {
        let left = at as u32 * SIDE;
        (0..SIDE * SIDE).map(|pixel| part(left + pixel % SIDE, pixel / SIDE)).collect()
    };
    Noun::ALL.into_iter().enumerate().map(|(at, noun)| (noun, of(at))).collect()
}

#[test]
fn each_has_enough_ink_and_no_two_are_alike_at_the_size_of_a_letter() {
    for theme in [Theme::Light, Theme::Dark] {
        let all = inked(theme);
        for (at, (noun, pixels)) in all.iter().enumerate() {
            let ink: f32 = pixels.iter().sum();
            assert!((24.0..160.0).contains(&ink), "{theme:?}: {noun:?} has {ink:.0} pixels of ink");
            // The clearest of its lines is as dark as a letter.
            let darkest = pixels.iter().copied().fold(0.0, f32::max);
            assert!(darkest > 0.8, "{theme:?}: {noun:?} is at most {darkest:.2} of the ink");
            for (other, others) in all.iter().skip(at + 1) {
                let apart: f32 = pixels.iter().zip(others).map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 14.0, "{theme:?}: {noun:?} and {other:?} differ by {apart:.0} pixels");
            }
        }
    }
}

/// Things of different boxes that the Czech boxes call by one word; no game has both.
const ONE_WORD: [(Noun, Noun); 3] =
    [(Noun::Worker, Noun::Settler), (Noun::Wood, Noun::Lumber), (Noun::Stone, Noun::Ore)];

#[test]
fn each_has_a_name_of_its_own_in_every_language() {
    for language in Language::ALL {
        for (at, one) in Noun::ALL.into_iter().enumerate() {
            for other in Noun::ALL.into_iter().skip(at + 1) {
                let alike = language.say(&one.message()) == language.say(&other.message());
                let by_the_boxes = language == Language::Cs && ONE_WORD.contains(&(one, other));
                assert_eq!(alike, by_the_boxes, "{language:?}: {one:?} and {other:?}");
            }
        }
    }
}

#[test]
fn none_is_drawn_where_words_only_are_wanted() {
    let shown = |pictures: bool| {
        let look = Look { pictures, ..Look::default() };
        let mut harness = crate::common::harness_with(vec2(390.0, 120.0), Theme::Light, look, (), move |ui, ()| {
            tableside::kit::noun_chip(ui, Some(Noun::Wood), "Wood", "Anna: wood", false);
        });
        harness.run();
        use egui_kittest::kittest::Queryable as _;
        harness.get_by_label("Anna: wood").rect().width()
    };
    assert!(shown(true) > shown(false) + 16.0);
}
