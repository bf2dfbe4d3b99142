//! A phone's own keyboard comes into the window and goes: what is typed into stays in sight.

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Event, Modifiers, MouseWheelUnit, Theme, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

type Window = Harness<'static, App>;

/// A phone with the new play's field for a name, which has the keyboard and lies low.
fn typing(store: &Shared) -> Window {
    // The people who have played before stand above the field, each in a row of their own.
    let known: Vec<String> = (1..=8)
        .map(|number| {
            format!(
                r#"{{"name":"Maximiliana Bernadetta {number}","color":"red","shape":"circle","used":"2026-11-13T20:00:00Z"}}"#
            )
        })
        .collect();
    store.keep("players", &format!(r#"{{"known":[{}],"tables":{{}}}}"#, known.join(",")));
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit(Place::NewPlay);
    h.run();
    h.get_by_label("New name").scroll_to_me();
    h.run();
    h.get_by_label("New name").click();
    h.run();
    h
}

/// Whether all of the field is between the bars of a window of this height, and not on the upper bar's edge, to where it
/// would come if it was scrolled too far.
fn is_in_sight(h: &Window, height: f32) -> bool {
    let field = h.get_by_label("New name").rect();
    field.top() > 100.0 && field.bottom() < height - 60.0
}

#[test]
fn a_field_stays_above_the_keyboard_of_a_phone() {
    let store = Shared::default();
    // At once, as one phone does it, and with the keyboard's own motion, as another; each height is drawn so many times.
    let few: &[f32] = &[760.0, 650.0, 540.0, 430.0, 400.0];
    let many: Vec<f32> = (0..37_u8).map(|step| 832.0 - 12.0 * f32::from(step)).collect();
    for (heights, times) in [&[400.0], few, &many].into_iter().flat_map(|way| (1..5).map(move |times| (way, times))) {
        let mut h = typing(&store);
        assert!(is_in_sight(&h, 844.0) && !is_in_sight(&h, 400.0), "it has to lie low");
        for height in heights {
            h.set_size(vec2(390.0, *height));
            h.run_steps(times);
        }
        h.run();
        let field = h.get_by_label("New name").rect();
        assert!(is_in_sight(&h, 400.0), "{} heights, {times} times: {field:?}", heights.len());
    }
}

#[test]
fn a_field_stays_in_sight_when_a_phone_is_turned() {
    let store = Shared::default();
    let mut h = typing(&store);
    for (width, height) in [(844.0, 390.0), (390.0, 844.0), (844.0, 390.0), (390.0, 400.0), (390.0, 844.0)] {
        h.set_size(vec2(width, height));
        h.run();
        assert!(is_in_sight(&h, height), "{width}x{height}: {:?}", h.get_by_label("New name").rect());
    }
}

#[test]
fn what_was_scrolled_away_by_hand_stays_away() {
    let store = Shared::default();
    let mut h = typing(&store);
    h.set_size(vec2(390.0, 400.0));
    h.run();
    h.hover_at(pos2(195.0, 200.0));
    for _ in 0..20 {
        h.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, 60.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
            source: egui::MouseWheelSource::Unknown,
        });
        h.run();
    }
    assert!(h.get_by_label("New name").rect().top() > 400.0, "it has to be away");
    h.set_size(vec2(390.0, 340.0));
    h.run();
    assert!(h.get_by_label("New name").rect().top() > 340.0);
}
