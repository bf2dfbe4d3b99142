//! Small things an eye stumbles over: a bar over numbers, a badge that wraps by itself, a dash as large as a score, a title
//! that is cut off at the largest text.

use std::cell::Cell;
use std::rc::Rc;

use crate::common::app::{LONG_NAMES, Shared, window, window_with_text};
use crate::common::controls::{Control, controls, readings};
use crate::common::scenes::{Visit, scenes};
use crate::common::{PHONE, harness, picture};
use egui::{Event, Key, Order, Rect, Shape, Theme, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::nav::screen::Place;
use tableside::games::Example;
use tableside::kit::{self, Mark, bars};
use tableside::locale::Language;
use tableside::store::StoreError;
use tableside::table::seat::{PieceColor, Shape as Figure};

/// Where these words alone are painted, and not cut off.
fn painted<S>(h: &Harness<'_, S>, words: &str) -> Option<Rect> {
    let of = |shape: &Shape| match shape {
        Shape::Text(text) if text.galley.text() == words && !text.galley.elided => Some(text.visual_bounding_rect()),
        _ => None,
    };
    h.output().shapes.iter().find_map(|clipped| of(&clipped.shape))
}

#[test]
fn no_scroll_bar_lies_over_the_numbers_of_a_reason() {
    let scene = scenes().find(|scene| scene.name == "income-why").unwrap();
    let mut visit = scene.open(PHONE, Theme::Light, Language::En, 100);
    picture(&mut visit.h, "looks-why");
    let all = readings(&visit.h);
    let is_title = |one: &&Control| one.role == egui::Role::Heading && one.name == "Why?";
    let top = all.iter().find(is_title).unwrap().layer;
    let beside_the_bar = PHONE.x - 15.0;
    let numbers: Vec<_> = all.iter().filter(|one| one.layer == top && one.rect.right() > 300.0).collect();
    assert!(!numbers.is_empty());
    for one in numbers {
        assert!(one.rect.right() <= beside_the_bar, "{:?} {:?}", one.name, one.rect);
    }
}

#[test]
fn a_badge_stands_beside_its_name_or_right_below_it_and_never_under_the_mark() {
    for name in ["Ben", "Maximiliana Bernadetta"] {
        let places: Rc<Cell<Option<Rect>>> = Rc::default();
        let seen = Rc::clone(&places);
        let mark = Mark { color: PieceColor::Blue, shape: Figure::Square };
        let mut h = harness(vec2(360.0, 240.0), Theme::Light, Language::En, move |ui| {
            kit::page(ui, |ui| {
                kit::card(ui, |ui| {
                    kit::player_row(ui, mark, name, Some("pharaoh"), |ui| {
                        seen.set(Some(kit::value_cell(ui, "offering", None, false).rect));
                    });
                });
            });
        });
        h.run();
        picture(&mut h, &format!("looks-badge-{}", name.len()));
        let (name, badge) = (h.get_by_label(name).rect(), h.get_by_label("pharaoh").rect());
        let cell = places.get().unwrap();
        assert!(badge.right() <= cell.left() && name.right() <= cell.left(), "{name:?} {badge:?} {cell:?}");
        let beside = badge.left() >= name.right() && (badge.center().y - name.center().y).abs() < 4.0;
        let below = badge.top() >= name.bottom() - 1.0 && (badge.left() - name.left()).abs() < 1.0;
        assert!(beside || below, "{name:?} {badge:?}");
    }
}

#[test]
fn points_that_are_not_known_yet_are_no_figure_in_the_far_view() {
    let store = Shared::default();
    let game = tableside::games::find("score-sheet").unwrap();
    let (setup, _) = game.example(Example::Finished, Language::En);
    let play = store.add(&setup, &[]);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h.state_mut().visit(Place::Far);
    h.run();
    picture(&mut h, "looks-far");
    let dash = painted(&h, "–").unwrap();
    let name = painted(&h, &setup.players[0].name).unwrap();
    assert!(dash.width() < name.height(), "{dash:?} beside {name:?}");
}

#[test]
fn the_title_of_a_listed_play_is_whole_at_the_largest_text() {
    let store = Shared::default();
    store.add_examples_of("cities-and-knights", Language::Cs);
    let mut h = window_with_text(&store, PHONE, Theme::Light, Language::Cs, 200);
    h.run();
    picture(&mut h, "looks-list");
    painted(&h, "Města a rytíři").expect("it is not cut off");
}

/// A phone that lies.
const LYING: Vec2 = vec2(844.0, 390.0);

fn is_whole(one: &Control) -> bool {
    one.seen.expand(0.6).contains_rect(one.rect)
}

#[test]
fn what_can_be_done_about_a_notice_is_whole_on_a_phone_that_lies() {
    for (scene, action) in [("table-unsaved", "app-try-again"), ("guest-away", "link-alone")] {
        for language in Language::ALL {
            let scene = scenes().find(|other| other.name == scene).unwrap();
            let visit = scene.open(LYING, Theme::Light, language, 100);
            let action = language.words(action);
            let button = controls(&visit.h).into_iter().find(|control| control.name == action).unwrap();
            assert!(is_whole(&button), "{}: {button:?}", scene.name);
        }
    }
}

/// Tables at which a number is entered.
const WITH_A_KEYPAD: [&str; 8] = [
    "table",
    "step-offer",
    "step-offer-mine",
    "step-claims-end",
    "score-points",
    "score-round",
    "score-tie",
    "dice-setup-keypad",
];

#[test]
fn a_notice_leaves_the_keypad_free_on_a_phone_that_lies() {
    let mut looked = 0;
    let mut covered = Vec::new();
    for size in [LYING, vec2(667.0, 375.0)] {
        for scene in scenes().filter(|scene| WITH_A_KEYPAD.contains(&scene.name)) {
            let mut visit = scene.open(size, Theme::Light, Language::En, 100);
            let keys = |visit: &Visit| -> Vec<Control> {
                let is_key = |name: &str| name == "OK" || name.chars().all(|c| c.is_ascii_digit());
                let column = size.x / 2.0;
                let all = controls(&visit.h).into_iter().filter(|one| one.layer.order == Order::Background);
                all.filter(|one| is_key(&one.name) && one.rect.left() > column).collect()
            };
            let at_the_table = visit.h.state().place() == Place::Table && visit.h.state().model().open.is_some();
            if keys(&visit).len() < 11 || !at_the_table {
                continue;
            }
            visit.store.0.borrow_mut().fail_with(StoreError::Full);
            visit.h.event(Event::Text("4".to_owned()));
            visit.h.run();
            visit.h.key_press(Key::Enter);
            visit.h.run();
            let again = Language::En.words("app-try-again");
            if !controls(&visit.h).iter().any(|one| one.name == again) {
                continue;
            }
            // Where it was the last number, no keypad is there any more.
            let now = keys(&visit);
            if now.is_empty() {
                continue;
            }
            looked += 1;
            picture(&mut visit.h, &format!("lying-notice-{}-{}", scene.name, size.x));
            assert!(now.len() > 10, "{}: {now:?}", scene.name);
            let bar = bars(&visit.h.ctx);
            // What is scrolled away lies below the bar, and not in it.
            let in_bar = |one: &Control| one.seen.is_positive() && bar.iter().any(|bar| bar.contains_rect(one.rect));
            let loud = controls(&visit.h).into_iter().filter(in_bar);
            for one in now.into_iter().chain(loud).filter(|one| !is_whole(one)) {
                covered.push(format!("{} {size:?}: {:?} {:?} of {:?}", scene.name, one.name, one.seen, one.rect));
            }
        }
    }
    assert!(looked > 5, "{looked}");
    assert!(covered.is_empty(), "\n{}", covered.join("\n"));
}

#[test]
fn the_score_stands_beside_the_work_of_a_phone_that_lies_when_no_number_is_missing() {
    for (name, player) in [("score-winner", "Jane"), ("step-offer-all", "Anna")] {
        let scene = scenes().find(|scene| scene.name == name).unwrap();
        let visit = scene.open(LYING, Theme::Light, Language::En, 100);
        let all = controls(&visit.h).into_iter().chain(readings(&visit.h));
        let mut beside = all.filter(|one| one.rect.left() > 0.6 * LYING.x && one.seen.is_positive());
        assert!(beside.any(|one| one.name.contains(player)), "{name}");
    }
}

#[test]
fn a_thumb_hits_each_face_of_a_die_on_the_smallest_phone() {
    let scene = scenes().find(|scene| scene.name == "knights-roll").unwrap();
    let visit = scene.open(vec2(360.0, 640.0), Theme::Light, Language::En, 100);
    let die = Language::En.words("cities-and-knights-white-die");
    let faces = controls(&visit.h).into_iter().filter(|one| one.name.starts_with(&die));
    let widths: Vec<f32> = faces.map(|one| one.rect.width()).collect();
    assert!(widths.len() == 6 && widths.iter().all(|width| *width >= kit::tokens::TARGET), "{widths:?}");
}

#[test]
fn a_player_and_their_number_stand_on_one_line_of_their_chip() {
    for (name, chips) in [("step-rewards", 3), ("step-claims", 4)] {
        for size in [vec2(360.0, 640.0), PHONE, LYING] {
            let scene = scenes().find(|scene| scene.name == name).unwrap();
            let visit = scene.open(size, Theme::Light, Language::En, 100);
            let names = ["Anna · ", "Ben · ", "Cyril · ", "Dana · "];
            let is_chip = |words: &str| names.iter().any(|name| words.starts_with(name));
            let mut lines = Vec::new();
            for clipped in &visit.h.output().shapes {
                match &clipped.shape {
                    Shape::Text(text) if is_chip(text.galley.text()) => lines.push(text.galley.rows.len()),
                    _ => {}
                }
            }
            assert_eq!(lines, vec![1; chips], "{name} {size:?}");
        }
    }
}

#[test]
fn a_name_of_sixty_letters_makes_no_tower_of_its_chip() {
    LONG_NAMES.set(true);
    let scene = scenes().find(|scene| scene.name == "step-rewards").unwrap();
    for size in [vec2(360.0, 640.0), PHONE, LYING] {
        let visit = scene.open(size, Theme::Light, Language::En, 100);
        let choose = format!("{}: ", Language::En.words("amun-re-whose-things"));
        let chips = controls(&visit.h).into_iter().filter(|one| one.name.starts_with(&choose));
        let heights: Vec<f32> = chips.map(|one| one.rect.height()).collect();
        assert!(heights.len() == 3 && heights.iter().all(|height| *height < 60.0), "{size:?} {heights:?}");
    }
    LONG_NAMES.set(false);
}

#[test]
fn a_camera_sees_all_of_the_code_also_in_a_low_window() {
    let scene = scenes().find(|scene| scene.name == "share-on").unwrap();
    for size in [LYING, vec2(360.0, 640.0), vec2(1280.0, 720.0)] {
        let visit = scene.open(size, Theme::Light, Language::En, 100);
        let name = Language::En.words("share-picture");
        let code = readings(&visit.h).into_iter().find(|one| one.name == name).unwrap();
        assert!(is_whole(&code), "{size:?}: {code:?}");
    }
}
