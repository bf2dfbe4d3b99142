//! Where a screen begins: at its top, but for one that somebody has scrolled before.

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, Role, Theme, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

type Window = Harness<'static, App>;

fn phone(store: &Shared) -> Window {
    let mut harness = window(store, PHONE, Theme::Light, Language::En);
    harness.run();
    harness
}

#[test]
fn a_screen_begins_at_its_top_whatever_was_scrolled_before() {
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = phone(&store);
    h.state_mut().visit_play(over);
    h.run();
    h.state_mut().visit(Place::Sheet);
    h.run();
    // The keyboard comes to the last number, far below.
    h.get_by_label("Place, Dana: 1st").focus();
    h.run();
    assert!(h.get_by_label("Place, Dana: 1st").rect().bottom() < 844.0);
    h.state_mut().visit(Place::Help);
    h.run();
    let first = h.get_by_label("How it works").rect();
    assert!((60.0..100.0).contains(&first.top()), "{first:?}");
}

#[test]
fn a_screen_of_another_play_begins_at_its_top_and_that_of_the_first_stays_where_it_was() {
    let store = Shared::default();
    let plays = [store.add_examples(Language::En), store.add_examples(Language::En)].map(|[over, _]| over);
    let mut h = phone(&store);
    let visit = |h: &mut Window, play| {
        h.state_mut().visit_play(play);
        h.run();
        h.state_mut().visit(Place::Setup);
        h.run();
    };
    let first = |h: &Window| h.get_all_by_role(Role::CheckBox).next().unwrap().rect().top();
    visit(&mut h, plays[0]);
    let top = first(&h);
    h.hover_at(pos2(195.0, 400.0));
    h.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -200.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Unknown,
    });
    h.run();
    let scrolled = first(&h);
    assert!(scrolled < top, "it was scrolled");
    visit(&mut h, plays[1]);
    assert_eq!(first(&h), top);
    visit(&mut h, plays[0]);
    assert_eq!(first(&h), scrolled);
}
