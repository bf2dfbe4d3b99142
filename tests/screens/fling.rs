//! A page that is pushed with a finger keeps its last move and rolls on, however long a frame takes.

use egui::{Event, Modifiers, PointerButton, Pos2, Theme, TouchDeviceId, TouchId, TouchPhase, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use egui_kittest::{Harness, HarnessBuilder};
use tableside::kit::{Look, page, text};
use tableside::locale::Language;

use crate::common::Window;

/// A long page, in a window in which a frame takes so many seconds.
fn window(frame: f32) -> Harness<'static, Window<()>> {
    let look = Look { language: Language::En, motion: false, ..Look::default() };
    let draw = |ui: &mut egui::Ui, (): &mut ()| {
        page(ui, |ui| {
            text::body(ui, "the first line");
            ui.add_space(9000.0);
        });
    };
    let mut h = HarnessBuilder::default()
        .with_size(vec2(390.0, 800.0))
        .with_theme(Theme::Light)
        .with_step_dt(frame)
        .with_context_setup(move |ctx| look.apply(ctx))
        .build_eframe(|_| Window { state: (), draw: Box::new(draw) });
    pause(&mut h, 6);
    // Only a touch tells that there is a touch screen.
    touch(&mut h, TouchPhase::Start, pos2(195.0, 700.0));
    h.step();
    touch(&mut h, TouchPhase::End, pos2(195.0, 700.0));
    pause(&mut h, 60);
    h
}

fn pause(h: &mut Harness<'_, Window<()>>, frames: usize) {
    for _ in 0..frames {
        h.step();
    }
}

/// How far the page is scrolled.
fn scrolled(h: &Harness<'_, Window<()>>, top: f32) -> f32 {
    top - h.get_by_label("the first line").rect().top()
}

/// What a touch screen sends. All of it comes with the next frame, as in a browser.
fn touch(h: &mut Harness<'_, Window<()>>, phase: TouchPhase, pos: Pos2) {
    let (device_id, id) = (TouchDeviceId(0), TouchId(0));
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    let events = &mut h.input_mut().events;
    match phase {
        TouchPhase::Start => events.push(Event::PointerButton { pos, button, pressed: true, modifiers }),
        TouchPhase::Move => events.push(Event::PointerMoved(pos)),
        TouchPhase::End | TouchPhase::Cancel => {
            events.push(Event::PointerButton { pos, button, pressed: false, modifiers });
            events.push(Event::PointerGone);
        }
    }
    events.push(Event::Touch { device_id, id, phase, pos, force: None });
}

/// How fast the finger is, in points a second.
const SPEED: f32 = 1000.0;

/// A phone tells where the finger is so many times while one slow frame is drawn.
const MOVES: usize = 4;

/// Pushes the page up for about 0.3 seconds. Returns where it was before, how far the finger went, and how far the page was
/// scrolled in the frame after the finger had gone up.
fn push(h: &mut Harness<'static, Window<()>>, frame: f32) -> (f32, f32, f32) {
    let top = h.get_by_label("the first line").rect().top();
    let from = pos2(195.0, 780.0);
    touch(h, TouchPhase::Start, from);
    h.step();
    let frames = (0.3 / frame).round().max(2.0) as usize;
    let mut pos = from;
    for at in 1..=frames {
        for _ in 0..MOVES {
            pos.y -= SPEED * frame / MOVES as f32;
            touch(h, TouchPhase::Move, pos);
        }
        if at < frames {
            h.step();
        }
    }
    touch(h, TouchPhase::End, pos);
    pause(h, 2);
    (top, from.y - pos.y, scrolled(h, top))
}

#[test]
fn a_push_keeps_its_last_move_and_rolls_on_whatever_a_frame_takes() {
    for frame in [0.016, 0.033, 0.05, 0.08, 0.12, 0.2, 0.35] {
        let mut h = window(frame);
        let (top, way, pushed) = push(&mut h, frame);
        assert!(pushed > way - 10.0, "a frame of {frame} s: {pushed} of {way} points");
        pause(&mut h, ((6.0 / frame) as usize).max(60));
        let rolled = scrolled(&h, top) - way;
        // A thousand points a second, which halve in about a third of a second: as far as on a phone that is quick.
        assert!((400.0..620.0).contains(&rolled), "a frame of {frame} s: it rolled on for {rolled} points");
        let soonest = h.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min().unwrap();
        assert_eq!(soonest, std::time::Duration::MAX, "a frame of {frame} s: at rest nothing is drawn");
    }
}

#[test]
fn a_push_that_comes_whole_within_a_frame_moves_the_page_too() {
    let mut h = window(0.25);
    let top = h.get_by_label("the first line").rect().top();
    let from = pos2(195.0, 600.0);
    touch(&mut h, TouchPhase::Start, from);
    for step in 1..=6 {
        touch(&mut h, TouchPhase::Move, from - vec2(0.0, 30.0 * step as f32));
    }
    touch(&mut h, TouchPhase::End, from - vec2(0.0, 180.0));
    pause(&mut h, 16);
    assert!(scrolled(&h, top) > 300.0, "{}", scrolled(&h, top));
}

#[test]
fn a_finger_that_rests_before_it_goes_up_throws_nothing() {
    for frame in [0.016, 0.12] {
        let mut h = window(frame);
        let top = h.get_by_label("the first line").rect().top();
        let from = pos2(195.0, 600.0);
        touch(&mut h, TouchPhase::Start, from);
        h.step();
        for step in 1..=4 {
            touch(&mut h, TouchPhase::Move, from - vec2(0.0, 50.0 * step as f32));
            h.step();
        }
        pause(&mut h, (0.6 / frame) as usize);
        touch(&mut h, TouchPhase::End, from - vec2(0.0, 200.0));
        pause(&mut h, (1.0 / frame) as usize);
        let rests = scrolled(&h, top);
        assert!((190.0..=210.0).contains(&rests), "a frame of {frame} s: {rests}");
    }
}

#[test]
fn a_finger_that_comes_down_again_holds_the_page() {
    let mut h = window(0.12);
    let (top, ..) = push(&mut h, 0.12);
    pause(&mut h, 1);
    touch(&mut h, TouchPhase::Start, pos2(195.0, 400.0));
    pause(&mut h, 2);
    let held = scrolled(&h, top);
    pause(&mut h, 10);
    assert_eq!(scrolled(&h, top), held);
}
