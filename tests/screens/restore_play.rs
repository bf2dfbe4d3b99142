//! After a restart the play that was shown is shown again, with Home one step back; where there is none to show, Home.

use std::cell::RefCell;
use std::rc::Rc;

use crate::common::PHONE;
use crate::common::app::{Shared, window};
use egui::{Key, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;
use tableside::store::{Memory, PlayId, Reply, Request};

type Window = Harness<'static, App>;

fn start(store: &Shared) -> Window {
    let mut h = window(store, PHONE, Theme::Light, Language::En);
    h.run();
    h
}

/// A window that has shown the play half-way, and what was there then.
fn shown(store: &Shared) -> (Window, PlayId) {
    let [_, half] = store.add_examples(Language::En);
    let mut h = start(store);
    assert_eq!(h.state().place(), Place::Home, "nothing was shown before");
    h.state_mut().visit_play(half);
    h.run();
    (h, half)
}

/// That a window stands at Home, of which nothing else is to be seen, nor said.
fn is_at_home(h: &Window) {
    assert_eq!(h.state().place(), Place::Home);
    h.get_by_label("New play");
    assert!(h.state().model().open.is_none());
    assert_eq!(h.state().model().messages.past().len(), 0);
}

#[test]
fn the_table_is_there_again_and_home_one_step_back() {
    let store = Shared::default();
    let (h, half) = shown(&store);
    drop(h);
    let mut h = start(&store);
    assert_eq!(h.state().place(), Place::Table);
    assert_eq!(h.state().model().open.as_ref().map(|open| open.session.id()), Some(half));
    h.get_by_label("Dana’s offering is missing");
    h.key_press(Key::Escape);
    h.run();
    assert_eq!(h.state().place(), Place::Home);
    h.get_by_label("In progress");
}

#[test]
fn what_lay_over_the_table_does_not_come_between() {
    let store = Shared::default();
    let (mut h, _) = shown(&store);
    for place in [Place::Sheet, Place::Settings] {
        h.state_mut().visit(place);
        h.run();
    }
    drop(h);
    assert_eq!(start(&store).state().place(), Place::Table);
}

#[test]
fn a_play_that_was_begun_and_not_left_is_there_again() {
    let store = Shared::default();
    store.add_people();
    let mut h = start(&store);
    for label in ["New play", "Start"] {
        h.get_by_label(label).click();
        h.run();
    }
    drop(h);
    assert_eq!(start(&store).state().place(), Place::Table);
}

#[test]
fn where_home_was_shown_it_is_shown_again() {
    let store = Shared::default();
    let (mut h, _) = shown(&store);
    h.state_mut().visit(Place::Home);
    h.run();
    drop(h);
    is_at_home(&start(&store));
}

#[test]
fn a_play_that_is_over_is_not_shown_again() {
    let store = Shared::default();
    let (mut h, _) = shown(&store);
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!() };
    let over = plays.iter().find(|play| play.finished).unwrap().header.id;
    h.state_mut().visit(Place::Home);
    h.run();
    h.state_mut().visit_play(over);
    h.run();
    assert_eq!(h.state().place(), Place::Table);
    drop(h);
    is_at_home(&start(&store));
}

#[test]
fn a_play_that_cannot_be_shown_leaves_home_without_a_word() {
    let ways: [fn(&Shared, PlayId); 4] = [
        |store, play| drop(store.perform(Request::Remove { play })),
        |store, play| {
            store.perform(Request::Remove { play });
            store.perform(Request::Purge { play });
        },
        |store, play| {
            let Reply::Lines { play: listed, .. } = store.perform(Request::Read { play, after: 0 }) else { panic!() };
            let number = listed.entries + 1;
            let line = tableside::store::Line { number, at: listed.changed, by: "x".into(), body: "[]".into() };
            store.perform(Request::Append { play, lines: vec![line], summary: listed.summary, finished: false });
        },
        |store, _| store.keep("shown", r#"{"later":[1]}"#),
    ];
    for way in ways {
        let store = Shared::default();
        let (h, half) = shown(&store);
        drop(h);
        way(&store, half);
        is_at_home(&start(&store));
    }
}

#[test]
fn what_a_person_has_chosen_meanwhile_stays_in_front() {
    // The store answers when it is told to.
    let store = Shared(Rc::new(RefCell::new(Memory::slow())));
    let [_, half] = store.add_examples(Language::En);
    store.keep("shown", &format!("\"{half}\""));
    let release = |h: &mut Window| {
        for _ in 0..4 {
            store.0.borrow_mut().release();
            h.step();
        }
    };
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    release(&mut h);
    assert_eq!(h.state().place(), Place::Table);
    drop(h);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.step();
    h.state_mut().visit(Place::NewPlay);
    release(&mut h);
    assert_eq!(h.state().place(), Place::NewPlay);
}
