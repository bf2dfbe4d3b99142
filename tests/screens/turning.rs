//! A phone that is turned in the moment of a tap: what was tapped is what lay there before, or nothing.

use egui::{Event, Modifiers, PointerButton, Pos2, Theme, Vec2, vec2};
use egui_kittest::Harness;
use tableside::app::App;
use tableside::app::state::open::NextWords;
use tableside::games;
use tableside::locale::Language;

use crate::common::app::{Shared, window};
use crate::common::controls::{Control, controls};
use crate::common::{DESKTOP, PHONE};

/// A phone that lies.
const LYING: Vec2 = vec2(844.0, 390.0);

/// The half-way example of a game on a phone.
fn table(game: &str, size: Vec2) -> (Shared, Harness<'static, App>) {
    let store = Shared::default();
    let [_, half] = store.add_examples_of(game, Language::En);
    let mut h = window(&store, size, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    // Somebody reads what stands there.
    rest(&mut h);
    (store, h)
}

fn rest(h: &mut Harness<'static, App>) {
    for _ in 0..8 {
        h.step();
    }
}

fn tap(h: &mut Harness<'static, App>, pos: Pos2) {
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        // Both frames follow each other at once.
        h.input_mut().time = Some(h.ctx.input(|input| input.time) + 0.02);
        h.input_mut().events.push(Event::PointerButton { pos, button, pressed, modifiers });
        h.step();
    }
    h.input_mut().time = None;
}

/// What the window shows: where one is, what has been entered, and what lies over it.
fn shown(h: &Harness<'static, App>) -> (String, u64, Vec<String>) {
    let open = h.state().model().open.as_ref().unwrap();
    let above = controls(h).into_iter().filter(|control| control.layer.order != egui::Order::Background);
    (format!("{:?}", h.state().place()), open.session.play().last(), above.map(|control| control.name).collect())
}

/// All that can be tapped in a window, in the middle of each, and what it is called.
fn targets(h: &Harness<'static, App>) -> Vec<Control> {
    controls(h).into_iter().filter(|control| control.enabled && control.seen.is_positive()).collect()
}

#[test]
fn a_tap_right_after_the_phone_was_turned_does_nothing_that_was_not_under_the_finger() {
    for game in games::ALL {
        for (before, after) in [(PHONE, LYING), (LYING, PHONE)] {
            let (_store, mut h) = table(game.id(), before);
            let lay = targets(&h);
            h.set_size(after);
            h.step();
            let now = targets(&h);
            // Wherever something else lies now than before, or something lies where nothing lay, a tap does nothing.
            for target in now.iter().step_by(4) {
                let pos = target.seen.center();
                let under = lay.iter().rfind(|control| control.rect.expand(5.0).contains(pos));
                if under.is_some_and(|control| control.name == target.name) {
                    continue;
                }
                let (_store, mut h) = table(game.id(), before);
                let was = shown(&h);
                h.set_size(after);
                h.step();
                tap(&mut h, pos);
                rest(&mut h);
                let under = under.map(|control| control.name.as_str());
                assert_eq!(shown(&h), was, "{}: {:?} lies where {under:?} lay, {before:?}", game.id(), target.name);
            }
        }
    }
}

#[test]
fn a_double_tap_on_the_highlighted_button_of_a_phone_that_was_just_turned_goes_on_once_and_opens_nothing() {
    for game in games::ALL {
        let (_store, mut h) = table(game.id(), PHONE);
        h.set_size(LYING);
        rest(&mut h);
        let NextWords::Ready(next) = h.state().model().open.as_ref().unwrap().shown.next.clone() else { continue };
        let Some(loud) = targets(&h).into_iter().find(|control| control.name == next) else { continue };
        let (_, entries, _) = shown(&h);
        tap(&mut h, loud.seen.center());
        tap(&mut h, loud.seen.center());
        rest(&mut h);
        let (place, after, above) = shown(&h);
        assert_eq!(place, "Table", "{}", game.id());
        assert!(after <= entries + 1, "{}: {entries} and then {after}", game.id());
        assert_eq!(above, [] as [String; 0], "{}: nothing lies over the table", game.id());
    }
}

/// A hand takes this long from one tap to the next one of a double tap, in seconds.
const DOUBLE: [f64; 3] = [0.06, 0.15, 0.3];

/// The play of a finished example before each end of a step, or before some of them.
fn before_each_end(game: &'static dyn games::Game, most: usize) -> Vec<usize> {
    let (_, actions) = game.example(games::Example::Finished, Language::En);
    let ends = actions.iter().enumerate().filter(|(_, action)| action["do"] == "next").map(|(at, _)| at);
    let ends: Vec<usize> = ends.collect();
    let every = ends.len().div_ceil(most).max(1);
    ends.into_iter().step_by(every).collect()
}

/// The second tap of a double tap comes where the next step has just been laid out: its "Why?" is not meant.
#[test]
fn a_double_tap_of_a_hand_on_the_highlighted_button_goes_on_once_in_every_step_of_a_window_that_was_resized() {
    for game in games::ALL {
        let (setup, actions) = game.example(games::Example::Finished, Language::En);
        for (turn, end) in before_each_end(*game, 6).into_iter().enumerate() {
            let store = Shared::default();
            let play = store.add(&setup, &actions[..end]);
            let before = [PHONE, DESKTOP][turn % 2];
            let mut h = window(&store, before, Theme::Light, Language::En);
            h.run();
            h.state_mut().visit_play(play);
            h.run();
            rest(&mut h);
            h.set_size(LYING);
            rest(&mut h);
            let NextWords::Ready(next) = h.state().model().open.as_ref().unwrap().shown.next.clone() else { continue };
            let Some(loud) = targets(&h).into_iter().find(|control| control.name == next) else { continue };
            let (_, entries, _) = shown(&h);
            let first = h.ctx.input(|input| input.time);
            tap(&mut h, loud.seen.center());
            // What the first tap has changed is drawn before the second one comes.
            h.input_mut().time = Some(h.ctx.input(|input| input.time) + 0.02);
            h.step();
            let gap = DOUBLE[turn % DOUBLE.len()];
            let since = h.ctx.input(|input| input.time) - first;
            if gap > since + 0.04 {
                h.input_mut().time = Some(first + gap - 0.02);
                h.step();
            }
            tap(&mut h, loud.seen.center());
            rest(&mut h);
            let (place, after, above) = shown(&h);
            let at = format!("{} after {end} entries, {gap} s apart", game.id());
            assert_eq!(place, "Table", "{at}");
            assert!(after <= entries + 1, "{at}: {entries} and then {after}");
            assert_eq!(above, [] as [String; 0], "{at}: nothing lies over the table");
        }
    }
}

#[test]
fn a_card_that_is_open_stands_there_once_however_the_window_is_turned() {
    let tablet = vec2(1180.0, 820.0);
    let (_store, mut h) = table("amun-re", PHONE);
    let at = h.state().model().open.as_ref().unwrap().shown.nearby.first().unwrap().clone();
    h.state_mut().look_up(at);
    h.run();
    let sheets = |h: &Harness<'static, App>| {
        controls(h).into_iter().filter(|control| control.layer.order != egui::Order::Background).count()
    };
    assert!(sheets(&h) > 0, "a sheet on a phone");
    h.set_size(tablet);
    h.run();
    assert_eq!(sheets(&h), 0, "beside the work on a tablet");
    h.set_size(PHONE);
    h.run();
    assert!(sheets(&h) > 0, "a sheet again");
}

#[test]
fn a_sheet_stands_in_the_middle_of_a_window_that_has_become_larger() {
    let (_store, mut h) = table("amun-re", LYING);
    h.key_press_modifiers(Modifiers::COMMAND, egui::Key::E);
    h.run();
    let desktop = vec2(1280.0, 800.0);
    h.set_size(desktop);
    h.run();
    let on_sheet = controls(&h).into_iter().filter(|control| control.layer.order != egui::Order::Background);
    let all = on_sheet.map(|control| control.rect).reduce(egui::Rect::union).unwrap();
    assert!((all.center().y - desktop.y / 2.0).abs() < 60.0, "{all:?}");
}
