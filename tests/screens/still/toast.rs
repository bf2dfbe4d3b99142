//! A message that goes by: it covers nothing that can be tapped, ends with the next entry, and says in words what was done.

use std::cell::Cell;
use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use egui::{
    Event, Id, Key, LayerId, Modifiers, MouseWheelSource, MouseWheelUnit, Order, Rect, Theme, TouchPhase, Vec2,
};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::games::{self, Example, Game};
use tableside::locale::{Language, Message};

use crate::common::app::{Shared, now, window_by};
use crate::common::controls::controls;
use crate::common::scenes::{Scene, Visit, scenes};
use crate::common::{DESKTOP, PHONE};

/// Where the message lies; none when there is none.
fn toast(h: &Harness<'_, App>) -> Option<Rect> {
    let mut toasts = controls(h).into_iter().filter(|control| control.layer.order == Order::Foreground);
    let small = LayerId::new(Order::Foreground, Id::unique("toast").with("small"));
    let layer = toasts.next_back().map(|control| control.layer);
    let layer = layer.or_else(|| h.ctx.memory(|memory| memory.areas().visible_last_frame(&small)).then_some(small))?;
    h.ctx.memory(|memory| memory.area_rect(layer.id))
}

/// The controls below a message that can be seen and that it covers.
fn covered(h: &Harness<'_, App>, toast: Rect) -> Vec<String> {
    let below = controls(h).into_iter().filter(|control| control.layer.order == Order::Background);
    // What is scrolled out of sight cannot be tapped.
    let covered = below.filter(|control| control.seen.is_positive() && control.seen.intersects(toast));
    covered.map(|control| format!("{toast:?} covers {:?} {:?}", control.name, control.seen)).collect()
}

/// What it says.
fn words(h: &Harness<'_, App>) -> Option<String> {
    let model = h.state().model();
    Some(model.texts.say(&model.messages.toast(model.clock.now())?.words))
}

fn undo(h: &mut Harness<'_, App>) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    h.run();
}

/// The scenes in which something of an open play was entered that can be taken back, and nothing lies over the table.
fn with_something_to_undo(size: Vec2, look: &mut dyn FnMut(&Scene, &mut Visit)) {
    for scene in scenes() {
        let mut visit = scene.open(size, Theme::Light, Language::En, 100);
        let app = visit.h.state();
        let undoes = app.model().open.as_ref().is_some_and(|open| open.shown.undo.is_some());
        let covered = visit.h.ctx.memory(|memory| memory.top_modal_layer()).is_some();
        if undoes && !covered && app.place() == Place::Table {
            look(scene, &mut visit);
        }
    }
}

#[test]
fn a_message_covers_nothing_that_can_be_tapped_in_any_game() {
    for size in [PHONE, DESKTOP] {
        let mut looked = 0;
        let mut covers = Vec::new();
        with_something_to_undo(size, &mut |scene, visit| {
            undo(&mut visit.h);
            // What cannot be saved is said elsewhere.
            let Some(toast) = toast(&visit.h) else { return };
            crate::common::picture(&mut visit.h, &format!("toast-{}-{}", scene.name, size.x));
            assert!(visit.h.ctx.content_rect().contains_rect(toast), "{} {size:?}: {toast:?}", scene.name);
            looked += 1;
            covers.extend(covered(&visit.h, toast).into_iter().map(|what| format!("{} {size:?}: {what}", scene.name)));
        });
        assert!(looked > 40, "{looked}");
        assert!(covers.is_empty(), "\n{}", covers.join("\n"));
    }
}

#[test]
fn on_another_screen_a_message_finds_another_place() {
    let (mut looked, mut covers, mut seen) = (0, Vec::new(), BTreeSet::new());
    with_something_to_undo(PHONE, &mut |scene, visit| {
        // A phase of each game is enough: its tools are the same in all of them.
        let game = visit.h.state().model().open.as_ref().unwrap().game;
        if !seen.insert(game.id()) {
            return;
        }
        let tools: Vec<&str> = game.view().tools().iter().map(|tool| tool.id).collect();
        for tool in tools {
            undo(&mut visit.h);
            visit.h.state_mut().visit(Place::Tool(tool));
            visit.h.run();
            let Some(toast) = toast(&visit.h) else { continue };
            looked += 1;
            covers.extend(covered(&visit.h, toast).into_iter().map(|what| format!("{} {tool}: {what}", scene.name)));
            visit.h.state_mut().visit(Place::Table);
            visit.h.run();
        }
    });
    assert!(looked > 8, "{looked}");
    assert!(covers.is_empty(), "\n{}", covers.join("\n"));
}

#[test]
fn in_a_window_that_is_turned_a_message_finds_another_place() {
    let (mut looked, mut covers, mut seen) = (0, Vec::new(), BTreeSet::new());
    with_something_to_undo(PHONE, &mut |scene, visit| {
        let game = visit.h.state().model().open.as_ref().unwrap().game;
        if !seen.insert(game.id()) {
            return;
        }
        undo(&mut visit.h);
        assert!(toast(&visit.h).is_some(), "{}", scene.name);
        visit.h.set_size(Vec2::new(PHONE.y, PHONE.x));
        visit.h.run();
        let Some(toast) = toast(&visit.h) else { panic!("{}: it has gone", scene.name) };
        assert!(visit.h.ctx.content_rect().contains_rect(toast), "{}: {toast:?} is out of sight", scene.name);
        looked += 1;
        covers.extend(covered(&visit.h, toast).into_iter().map(|what| format!("{}: {what}", scene.name)));
    });
    assert!(looked > 4, "{looked}");
    assert!(covers.is_empty(), "\n{}", covers.join("\n"));
}

#[test]
fn a_message_makes_way_for_what_is_scrolled_below_it() {
    let (mut looked, mut covers) = (0, Vec::new());
    with_something_to_undo(PHONE, &mut |scene, visit| {
        undo(&mut visit.h);
        if toast(&visit.h).is_none() {
            return;
        }
        for points in [-150.0, 90.0] {
            visit.h.hover_at((PHONE / 2.0).to_pos2());
            visit.h.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: Vec2::new(0.0, points),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
            });
            visit.h.run();
            let Some(toast) = toast(&visit.h) else { panic!("{}: it has gone", scene.name) };
            looked += 1;
            covers.extend(covered(&visit.h, toast).into_iter().map(|what| format!("{} {points}: {what}", scene.name)));
        }
    });
    assert!(looked > 80, "{looked}");
    assert!(covers.is_empty(), "\n{}", covers.join("\n"));
}

thread_local! {
    static MINUTES: Cell<i64> = const { Cell::new(0) };
}

fn clock() -> DateTime<Utc> {
    now() + TimeDelta::minutes(MINUTES.get())
}

/// A window with the example evening of a game, but for its last entry.
fn evening(game: &dyn Game, language: Language) -> (Harness<'static, App>, serde_json::Value) {
    let store = Shared::default();
    let (setup, mut actions) = game.example(Example::Finished, language);
    let last = actions.pop().unwrap();
    let play = store.add(&setup, &actions);
    let mut h = window_by(&store, PHONE, Theme::Light, language, 100, clock);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    (h, last)
}

#[test]
fn a_message_says_in_words_what_was_undone_and_redone() {
    for game in games::ALL {
        for language in Language::ALL {
            let (mut h, _) = evening(*game, language);
            let undone = h.state().model().open.as_ref().unwrap().shown.undo.clone().unwrap();
            assert!(undone.split_whitespace().count() >= 2, "{}: {undone:?} is no sentence", game.id());
            undo(&mut h);
            let said = |key: &'static str| language.say(&Message::new(key).text("what", &undone));
            assert_eq!(words(&h), Some(said("app-took-back")), "{}", game.id());
            h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
            h.run();
            assert_eq!(words(&h), Some(said("app-put-back")), "{}", game.id());
        }
    }
}

#[test]
fn a_message_ends_with_the_next_entry() {
    for game in games::ALL {
        let (mut h, last) = evening(*game, Language::En);
        undo(&mut h);
        assert!(toast(&h).is_some(), "{}", game.id());
        h.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        h.run();
        assert!(toast(&h).is_some(), "{}: that it was put back is said", game.id());
        let before = h.state().model().open.as_ref().unwrap().shown.last;
        h.state_mut().enter(last);
        h.run();
        assert!(h.state().model().open.as_ref().unwrap().shown.last > before, "{}", game.id());
        assert_eq!((toast(&h), words(&h)), (None, None), "{}", game.id());
    }
}
