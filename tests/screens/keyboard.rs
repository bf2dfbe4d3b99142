//! The keyboard alone: it reaches every control, shows where it is, and plays.

use std::collections::BTreeSet;

use crate::common::app::{Shared, window};
use crate::common::controls::{Control, controls, focused};
use crate::common::scenes::{Visit, scenes};
use crate::common::{DESKTOP, PHONE};
use egui::epaint::RectShape;
use egui::{Event, Key, Modifiers, Rect, Role, Shape, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::kit::{Accent, Tokens};
use tableside::locale::Language;

/// Whether a frame is painted around this place: in the color of the focus, or in the accent where words are typed.
fn has_ring(visit: &Visit, role: Role, around: Rect) -> bool {
    let rings = [false, true].map(|dark| {
        let tokens = Tokens::new(dark, accent(visit), 1.0);
        let typing = matches!(role, Role::TextInput | Role::MultilineTextInput | Role::Status);
        if typing { tokens.accent } else { tokens.focus }
    });
    // What can be tapped is often somewhat larger than what is painted.
    let near = |rect: Rect| around.expand(12.0).contains_rect(rect) && rect.area() > around.area() / 4.0;
    let ring = |rect: &RectShape| rect.stroke.width >= 2.0 && rings.contains(&rect.stroke.color) && near(rect.rect);
    visit.h.output().shapes.iter().any(|clipped| any_rect(&clipped.shape, &ring))
}

fn any_rect(shape: &Shape, test: &dyn Fn(&RectShape) -> bool) -> bool {
    match shape {
        Shape::Rect(rect) => test(rect),
        Shape::Vec(shapes) => shapes.iter().any(|shape| any_rect(shape, test)),
        _ => false,
    }
}

fn accent(visit: &Visit) -> Accent {
    let app = visit.h.state();
    let of_play = || app.model().open.as_ref().map_or_else(Accent::default, |open| open.game.accent());
    match app.place() {
        Place::OwnBox(game) | Place::Template(game) => tableside::games::find(game).unwrap().accent(),
        place if place.is_in_play() || place == Place::Library => of_play(),
        _ => Accent::default(),
    }
}

/// What lies topmost can be reached; what is under a dialog or a menu waits.
fn on_top(visit: &Visit) -> Vec<Control> {
    let all = controls(&visit.h);
    let top = all.iter().map(|control| control.layer).max_by_key(|layer| layer.order).unwrap();
    let popup = all.iter().any(|control| control.layer.order == egui::Order::Foreground);
    all.into_iter().filter(|control| control.enabled && (!popup || control.layer == top)).collect()
}

/// Goes through each of these scenes with Tab, from its first control until Tab has come round to that.
fn check(size: Vec2, which: fn(&str) -> bool) {
    let mut problems = Vec::new();
    for scene in scenes().filter(|scene| which(scene.name)) {
        let mut visit = scene.open(size, Theme::Light, Language::En, 100);
        let wanted: BTreeSet<String> = on_top(&visit).into_iter().map(|control| control.name).collect();
        let (mut seen, mut first) = (BTreeSet::new(), None);
        // A long list comes into sight row by row.
        for _ in 0..500 {
            visit.h.key_press(Key::Tab);
            visit.h.step();
            let Some(mut control) = focused(&visit.h) else { continue };
            if first.as_ref() == Some(&control.name) {
                break;
            }
            // The title of a dialog is where the keyboard waits until the first Tab.
            if !seen.insert(control.name.clone()) || control.role == Role::Heading {
                continue;
            }
            first.get_or_insert(control.name.clone());
            let is_seen = |control: &Control| control.seen.expand(0.6).contains_rect(control.rect);
            if !is_seen(&control) {
                // It is scrolled to in the next frames.
                visit.h.run();
                control = focused(&visit.h).unwrap_or(control);
            }
            let Control { name, role, rect, seen, .. } = &control;
            if !is_seen(&control) {
                problems.push(format!("{}: {name:?} {rect:?} has the keyboard out of sight: {seen:?}", scene.name));
            }
            if !has_ring(&visit, *role, *rect) {
                problems.push(format!("{}: {name:?} {rect:?} does not show that it has the keyboard", scene.name));
            }
        }
        let missing: Vec<&String> = wanted.difference(&seen).collect();
        if !missing.is_empty() {
            problems.push(format!("{}: Tab does not come to {missing:?}", scene.name));
        }
    }
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

/// The beginnings of the names of scenes that are gone through in tests of their own, so that they run side by side.
const PARTS: [&[&str]; 5] = [&["knights-"], &["library", "score-"], &["dice-"], &["north-"], &["settlers-", "solo-"]];

fn is_of(name: &str, part: usize) -> bool {
    PARTS[part].iter().any(|start| name.starts_with(start))
}

#[test]
fn tab_comes_to_every_control_of_a_phone_with_knights() {
    check(PHONE, |name| is_of(name, 0));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_in_the_library_and_on_score_sheets() {
    check(PHONE, |name| is_of(name, 1));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_with_dice() {
    check(PHONE, |name| is_of(name, 2));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_in_the_north() {
    check(PHONE, |name| is_of(name, 3));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_with_settlers() {
    check(PHONE, |name| is_of(name, 4));
}

#[test]
fn tab_comes_to_every_control_of_a_phone_on_all_other_screens() {
    check(PHONE, |name| (0..PARTS.len()).all(|part| !is_of(name, part)));
}

#[test]
fn tab_comes_to_every_control_of_a_desktop_and_shows_where_it_is() {
    // Only these have bars and columns of their own there.
    check(DESKTOP, |name| ["home", "table", "step-offer", "winner", "sheet"].contains(&name));
}

type Window = Harness<'static, App>;

/// Goes to the control of this name with Tab, as often as that takes.
fn go_to(h: &mut Window, name: &str) {
    for _ in 0..200 {
        if h.query_by_label(name).is_some_and(|node| node.is_focused()) {
            return;
        }
        press(h, Key::Tab);
    }
    panic!("Tab does not come to {name:?} of {:#?}", crate::common::controls::words(h));
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

/// Goes to the control of this name and presses Space.
fn choose(h: &mut Window, name: &str) {
    go_to(h, name);
    press(h, Key::Space);
}

/// Types what a keyboard can type, and Enter.
fn enter(h: &mut Window, text: &str) {
    for letter in text.chars() {
        h.event(Event::Text(letter.to_string()));
        h.run();
    }
    press(h, Key::Enter);
}

fn next(h: &mut Window) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    h.run();
}

#[test]
fn a_play_is_begun_and_a_sacrifice_held_without_a_mouse() {
    let store = Shared::default();
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    h.key_press_modifiers(Modifiers::COMMAND, Key::N);
    h.run();
    go_to(&mut h, "New name");
    for name in ["Anna", "Žofie", "Jan"] {
        enter(&mut h, name);
    }
    choose(&mut h, "Swap seats 1 and 2: Anna and Žofie");
    choose(&mut h, "Žofie: color and shape");
    choose(&mut h, "Žofie: yellow");
    press(&mut h, Key::Escape);
    choose(&mut h, "Jan goes first");
    choose(&mut h, "Follow the auction");
    go_to(&mut h, "Start");
    press(&mut h, Key::Enter);

    for province in ["Memphis", "Abu", "Sawu"] {
        choose(&mut h, &format!("{province} came up"));
    }
    next(&mut h);
    for (player, province, gold) in [("Jan", "Memphis", 3), ("Žofie", "Abu", 1), ("Anna", "Sawu", 0)] {
        choose(&mut h, &format!("{player} took {province}"));
        choose(&mut h, &format!("{province} for {gold}"));
    }
    next(&mut h);
    choose(&mut h, "Jan: stones in Memphis, plus 1");
    press(&mut h, Key::Space);
    press(&mut h, Key::Space);
    // Undo takes back the last tap alone.
    h.get_by_label("Undo: Jan buys 1 stone (Memphis)");
    h.get_by_label("Jan pays: 6");
    for _ in 0..3 {
        next(&mut h);
    }

    // The keypad takes the keyboard when it comes up, and goes from the pharaoh round the table.
    choose(&mut h, "Jan: offering: not entered yet");
    enter(&mut h, "5");
    choose(&mut h, "Žofie: offering: −3 · steal");
    enter(&mut h, "1+3");
    // An offering is put right: back to it with the arrows, a new number.
    go_to(&mut h, "Jan: offering: 5");
    press(&mut h, Key::ArrowDown);
    press(&mut h, Key::ArrowDown);
    assert!(h.get_by_label("Anna: offering: 4").is_focused());
    press(&mut h, Key::ArrowUp);
    press(&mut h, Key::ArrowUp);
    press(&mut h, Key::Enter);
    enter(&mut h, "7");
    // Why is the total what it is? Escape closes the answer, and the keyboard is where it was.
    choose(&mut h, "Total of the sacrifice: 8");
    h.get_by_role_and_label(Role::Heading, "Why?");
    press(&mut h, Key::Escape);
    assert!(h.query_by_role_and_label(Role::Heading, "Why?").is_none());
    assert!(h.get_by_label("Total of the sacrifice: 8").is_focused());
    next(&mut h);
    next(&mut h);
    // Each takes in turn, whoever offered the most first.
    h.get_all_by_label("Jan: 3 more to take").next().unwrap();
}
