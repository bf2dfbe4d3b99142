//! On the smallest phones, upright and lying, with text of 200 %: no control leaves the window, none lies on another,
//! and each is large enough for a thumb.

use crate::common::app::{LONG_NAMES, Shared, window_with_text};
use crate::common::controls::{Control, controls, readings};
use crate::common::picture;
use crate::common::scenes::scenes;
use egui::{Rect, Theme, Vec2, vec2};
use egui_kittest::kittest::Queryable as _;
use serde_json::json;
use tableside::locale::Language;
use tableside::table::seat::{PieceColor, Player, Shape};

/// The lowest that a target may be, in points.
const TARGET: f32 = 44.0;

/// Less than this is rounding.
const SLACK: f32 = 0.6;

fn problems(size: Vec2, text: u32, language: Language) -> Vec<String> {
    let mut problems = Vec::new();
    let window = Rect::from_min_size(egui::Pos2::ZERO, size);
    for scene in scenes() {
        let mut visit = scene.open(size, Theme::Light, language, text);
        picture(&mut visit.h, &format!("{}-{}x{}-{text}-{}", scene.name, size.x, size.y, language.code()));
        let (all, words) = (controls(&visit.h), readings(&visit.h));
        let mut say = |what: &str, control: &Control, more: &str| {
            let Control { name, rect, .. } = control;
            problems.push(format!("{} {language:?}: {name:?} {rect:?} {what}{more}", scene.name));
        };
        for one in words.iter().chain(&all) {
            if one.rect.left() < window.left() - SLACK || one.rect.right() > window.right() + SLACK {
                say("leaves the window", one, "");
            }
        }
        for (index, one) in words.iter().enumerate() {
            for other in words.iter().skip(index + 1).filter(|other| other.layer == one.layer) {
                let both = one.seen.intersect(other.seen);
                if both.width() > SLACK && both.height() > SLACK {
                    say("lies on ", one, &format!("{:?} {:?}", other.name, other.rect));
                }
            }
        }
        for (index, control) in all.iter().enumerate() {
            if control.rect.height() < TARGET - SLACK {
                say("is too low for a thumb", control, "");
            }
            // Of what is scrolled away under a bar only the part in sight counts.
            for other in all.iter().skip(index + 1).chain(&words).filter(|other| other.layer == control.layer) {
                let both = control.seen.intersect(other.seen);
                // A menu at the end of a row lies wholly within the row.
                let within = control.rect.contains_rect(other.rect) || other.rect.contains_rect(control.rect);
                if both.width() > SLACK && both.height() > SLACK && !within {
                    say("lies on ", control, &format!("{:?} {:?}", other.name, other.rect));
                }
            }
        }
    }
    problems
}

fn check(size: Vec2, text: u32) {
    let problems: Vec<String> = Language::ALL.into_iter().flat_map(|language| problems(size, text, language)).collect();
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn the_smallest_phone_with_the_largest_text() {
    check(vec2(360.0, 640.0), 200);
}

#[test]
fn a_phone_with_the_largest_text() {
    check(vec2(390.0, 844.0), 200);
}

#[test]
fn a_phone_that_lies_with_the_largest_text() {
    check(vec2(844.0, 390.0), 200);
}

#[test]
fn a_phone_as_it_comes() {
    check(vec2(360.0, 640.0), 100);
}

#[test]
fn six_players_of_a_listed_play_keep_their_points_with_the_largest_text() {
    let store = Shared::default();
    let (mut setup, _) = tableside::games::ALL[0].example(tableside::games::Example::Finished, Language::En);
    for mark in setup.players.len()..6 {
        let (color, shape) = (PieceColor::ALL[mark], Shape::ALL[mark]);
        setup.players.push(Player { name: format!("Player {mark}"), color, shape });
    }
    let points: Vec<u32> = (1..=6).map(|number| 110 + number).collect();
    let summary = json!({
        "players": setup.players, "points": points, "place": { "en": "Old", "cs": "Stará" }, "winners": [0],
    });
    store.add_summed(&setup, &summary.to_string());
    let mut h = window_with_text(&store, vec2(360.0, 740.0), Theme::Light, Language::En, 200);
    h.run();
    picture(&mut h, "home-six");
    let mut rows = h.query_all_by_label_contains("Player 5");
    let row = rows.next().unwrap().rect();
    let row = rows.fold(row, |row, part| row.union(part.rect()));
    for points in points {
        let painted = painted(&h, &points.to_string());
        assert!(painted.is_some_and(|at| row.contains_rect(at)), "{points}: {painted:?} in {row:?}");
    }
}

/// Where these words alone are painted.
fn painted(h: &egui_kittest::Harness<'_, tableside::app::App>, words: &str) -> Option<Rect> {
    let of = |shape: &egui::Shape| match shape {
        egui::Shape::Text(text) if text.galley.text() == words => Some(text.visual_bounding_rect()),
        _ => None,
    };
    h.output().shapes.iter().find_map(|clipped| of(&clipped.shape))
}

#[test]
fn names_of_sixty_letters() {
    LONG_NAMES.set(true);
    check(vec2(390.0, 844.0), 100);
}

#[test]
fn names_of_sixty_letters_with_the_largest_text() {
    LONG_NAMES.set(true);
    check(vec2(360.0, 640.0), 200);
}

/// The words that are written on two lines because the room for them is narrower than they are.
fn broken_words(shape: &egui::Shape, broken: &mut Vec<String>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| broken_words(shape, broken)),
        egui::Shape::Text(text) => {
            for (row, next) in text.galley.rows.iter().zip(text.galley.rows.iter().skip(1)) {
                let ends = row.glyphs.last().is_some_and(|glyph| glyph.chr.is_alphanumeric());
                let goes_on = next.glyphs.first().is_some_and(|glyph| glyph.chr.is_alphanumeric());
                if ends && goes_on && !row.ends_with_newline {
                    broken.push(text.galley.text().to_owned());
                }
            }
        }
        _ => {}
    }
}

/// The score sheet has the narrowest rows with the most in them: a name, what its number makes, and a stepper.
fn check_words(size: Vec2) {
    for language in Language::ALL {
        let mut problems = Vec::new();
        for scene in scenes().filter(|scene| scene.name.starts_with("score-")) {
            let visit = scene.open(size, Theme::Light, language, 100);
            let mut broken = Vec::new();
            visit.h.output().shapes.iter().for_each(|clipped| broken_words(&clipped.shape, &mut broken));
            broken.dedup();
            problems.extend(broken.iter().map(|words| format!("{} {language:?}: {words:?}", scene.name)));
        }
        assert!(problems.is_empty(), "{} words are broken\n{}", problems.len(), problems.join("\n"));
    }
}

#[test]
fn no_word_of_a_score_sheet_is_broken_on_a_phone() {
    check_words(vec2(390.0, 844.0));
}

#[test]
fn no_word_of_a_score_sheet_is_broken_on_a_desktop() {
    check_words(vec2(1280.0, 800.0));
}
