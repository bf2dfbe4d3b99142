//! The keyboard is led well: Tab goes as one reads, what had the keyboard keeps it after an entry, the loud button hears its
//! keys wherever it is, and what cannot be used says why and leads to what is missing.

use crate::common::app::{Shared, now, window};
use crate::common::controls::{Control, controls, focused};
use crate::common::scenes::{Visit, scenes};
use crate::common::{DESKTOP, PHONE};
use egui::{Key, Modifiers, Rect, Role, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;

type Window = Harness<'static, App>;

fn open(name: &str, size: Vec2) -> Visit {
    let scene = scenes().find(|scene| scene.name == name).unwrap();
    scene.open(size, Theme::Light, Language::En, 100)
}

fn press(h: &mut Window, key: Key) {
    h.key_press(key);
    h.run();
}

/// What Tab comes to, until it has come round.
fn way(h: &mut Window) -> Vec<Control> {
    let mut way: Vec<Control> = Vec::new();
    for _ in 0..200 {
        h.key_press(Key::Tab);
        h.step();
        let Some(control) = focused(h) else { continue };
        if way.first().is_some_and(|first| first.name == control.name) {
            return way;
        }
        way.push(control);
    }
    panic!("Tab does not come round: {way:#?}");
}

fn is_one_row(a: Rect, b: Rect) -> bool {
    a.bottom().min(b.bottom()) - a.top().max(b.top()) > a.height().min(b.height()) * 0.6
}

#[test]
fn tab_begins_in_the_main_part_and_goes_from_left_to_right() {
    for (size, name) in [
        (DESKTOP, "home"),
        (DESKTOP, "step-bid"),
        (DESKTOP, "step-buy"),
        (DESKTOP, "new-play"),
        (PHONE, "home"),
        (PHONE, "step-bid"),
        (PHONE, "dice-players"),
        (PHONE, "new-play"),
    ] {
        let mut visit = open(name, size);
        let way = way(&mut visit.h);
        let names: Vec<&str> = way.iter().map(|control| control.name.as_str()).collect();
        let at = |name: &str| names.iter().position(|other| *other == name);
        // The bar at the top comes after the page and after the loud button at the bottom.
        let above = |control: &Control| control.rect.bottom() < 76.0 && control.seen.is_positive();
        let first_above = way.iter().position(above).unwrap_or_else(|| panic!("{name}: {names:?}"));
        assert!(first_above > 0, "{name}: Tab begins in the bar at the top: {names:?}");
        let lowest = way.iter().position(|control| control.rect.bottom() > size.y - 40.0);
        assert!(lowest.is_none_or(|lowest| lowest < first_above), "{name}: {names:?}");
        if let (Some(back), Some(more)) = (at("Back"), at("More")) {
            assert!(back < more, "{name}: {names:?}");
        }
        for pair in way.windows(2) {
            let [a, b] = pair else { continue };
            // The columns at the sides follow the bar at the top.
            let in_the_bar = |control: &Control| control.seen.bottom() > size.y - 40.0;
            let same_part = above(a) == above(b) && in_the_bar(a) == in_the_bar(b);
            // What swaps two seats stands between their rows, and belongs to neither.
            let between = a.name.starts_with("Swap seats") || b.name.starts_with("Swap seats");
            if same_part && !between && a.seen.is_positive() && b.seen.is_positive() && is_one_row(a.seen, b.seen) {
                assert!(a.rect.left() <= b.rect.left(), "{name}: {:?} before {:?}", a.name, b.name);
            }
        }
    }
}

#[test]
fn shift_and_tab_go_the_same_way_back() {
    let mut visit = open("step-buy", DESKTOP);
    let there: Vec<String> = way(&mut visit.h).into_iter().map(|control| control.name).collect();
    let mut back = Vec::new();
    // Tab has come round to the first one.
    for _ in 0..there.len() {
        visit.h.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
        visit.h.step();
        back.push(focused(&visit.h).unwrap().name);
    }
    back.reverse();
    assert_eq!(back, there);
}

/// Presses each control of a screen by the keyboard, one after the other on the same screen. After each the keyboard is
/// somewhere, and on the same control where that is still there.
fn press_all(name: &str, size: Vec2) {
    let mut visit = open(name, size);
    let h = &mut visit.h;
    let place = h.state().place();
    let all: Vec<Control> = controls(h).into_iter().filter(|control| control.role == Role::Button).collect();
    for control in all.iter().take(40) {
        // Another screen or what lies over this one is another matter.
        if h.state().place() != place {
            h.state_mut().visit(place);
            h.run();
        }
        let here = |h: &Window| controls(h).into_iter().find(|now| now.name == control.name && now.enabled);
        let Some(now) = here(h) else { continue };
        if controls(h).iter().any(|other| other.layer != now.layer && other.layer.order != egui::Order::Background) {
            press(h, Key::Escape);
            continue;
        }
        h.get_by_role_and_label(Role::Button, &control.name).focus();
        h.run();
        if focused(h).is_none_or(|focused| focused.name != control.name) {
            continue;
        }
        press(h, Key::Space);
        let focused = focused(h);
        let Some(focused) = focused else {
            panic!("{name}: after {:?} nothing has the keyboard", control.name);
        };
        let opened = matches!(focused.role, Role::Heading | Role::Status | Role::TextInput | Role::MultilineTextInput);
        let stays = here(h).is_none_or(|now| now.layer != focused.layer) || focused.name == control.name;
        assert!(opened || stays || h.state().place() != place, "{name}: from {:?} to {:?}", control.name, focused.name);
    }
}

#[test]
fn the_keyboard_is_kept_by_what_an_entry_leaves_there() {
    for name in ["step-bid", "step-buy", "step-rewards", "step-income", "step-claims", "knights-act", "dice-players"] {
        press_all(name, PHONE);
    }
    for name in ["step-reveal", "knights-roll", "dice-clean-up", "north-act-half", "settlers-act", "new-play"] {
        press_all(name, DESKTOP);
    }
}

/// The keypad goes when its last number is in. What stands in its place is on the page, and not a tool in the bar above.
#[test]
fn the_last_number_of_a_count_leaves_the_keyboard_on_the_page() {
    let mut visit = open("dice-scoring", DESKTOP);
    let bar = visit.h.get_by_label("History").rect().bottom();
    let mut counted = 0;
    while visit.h.query_by_label("OK").is_some() {
        visit.h.event(egui::Event::Text("7".to_owned()));
        press(&mut visit.h, Key::Enter);
        counted += 1;
        assert!(counted < 40, "the keypad stays");
    }
    assert!(counted > 3);
    let focused = focused(&visit.h).unwrap();
    assert!(focused.rect.top() > bar, "{:?}", focused.name);
}

#[test]
fn a_closed_menu_gives_the_keyboard_back_to_its_button() {
    let mut visit = open("table", PHONE);
    visit.h.get_by_label("More").focus();
    visit.h.run();
    press(&mut visit.h, Key::Space);
    press(&mut visit.h, Key::Tab);
    assert_eq!(focused(&visit.h).unwrap().layer.order, egui::Order::Foreground, "Tab goes into the menu");
    visit.h.get_by_label_contains("Score sheet").focus();
    visit.h.run();
    press(&mut visit.h, Key::Space);
    assert_eq!(visit.h.state().place(), Place::Sheet);
    assert!(focused(&visit.h).is_some());
}

fn loud(h: &mut Window) {
    h.key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    h.run();
    h.run();
}

#[test]
fn the_keys_of_the_loud_button_work_on_every_screen_and_in_dialogs() {
    for size in [PHONE, DESKTOP] {
        let store = Shared::default();
        store.add_people();
        let mut h = window(&store, size, Theme::Light, Language::En);
        h.run();
        loud(&mut h);
        assert_eq!(h.state().place(), Place::NewPlay, "{size}");
        // A second press within a moment is the slip of a finger.
        for _ in 0..60 {
            h.step();
        }
        loud(&mut h);
        assert_eq!(h.state().place(), Place::Table, "{size}");
    }
}

#[test]
fn a_dialog_takes_the_keys_of_the_loud_button_and_nothing_below_it_does() {
    let mut visit = open("export", DESKTOP);
    let title = |h: &Window| h.state().model().open.as_ref().map(|open| open.shown.title.clone());
    let before = title(&visit.h);
    assert!(visit.h.query_by_role(Role::Dialog).is_some());
    // A file of an earlier run would be asked about.
    let _ = std::fs::remove_file(std::env::temp_dir().join("2026-11-20 Amun-Re.json"));
    loud(&mut visit.h);
    assert!(visit.h.query_by_role(Role::Dialog).is_none(), "the file is written, and the dialog is gone");
    assert_eq!(title(&visit.h), before);
    // The keypad in a dialog that has no other loud button: the number counts.
    let mut visit = open("cell-by-hand", DESKTOP);
    let before = title(&visit.h);
    visit.h.event(egui::Event::Text("7".to_owned()));
    visit.h.run();
    loud(&mut visit.h);
    assert!(visit.h.query_by_role(Role::Dialog).is_none());
    assert_eq!(title(&visit.h), before);
}

/// What goes by at the moment, in words.
fn told(visit: &Visit, language: Language) -> Option<String> {
    let model = visit.h.state().model();
    model.messages.toast(now()).map(|toast| language.say(&toast.words))
}

/// The controls that cannot be used, each with what a screen reader is told about it.
fn unavailable(h: &Window) -> Vec<(String, String)> {
    let nodes = h.query_all(By::new()).filter(|node| node.accesskit_node().is_disabled());
    let about = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        (node.label().unwrap_or_default(), node.description().unwrap_or_default())
    };
    nodes.map(about).collect()
}

fn every_reason_is_told(size: Vec2, which: fn(usize) -> bool) {
    let mut problems = Vec::new();
    let mut count = 0;
    for (_, scene) in scenes().enumerate().filter(|(index, _)| which(*index)) {
        let language = if size == PHONE { Language::En } else { Language::Cs };
        let mut visit = scene.open(size, Theme::Light, language, 100);
        for (name, about) in unavailable(&visit.h) {
            count += 1;
            if about.is_empty() {
                problems.push(format!("{}: {name:?} does not say why it can’t be used", scene.name));
                continue;
            }
            let found = visit.h.query_all_by_label(&name).find(|node| node.accesskit_node().is_disabled());
            let Some(node) = found else {
                problems.push(format!("{}: {name:?} is gone after a tap on another one", scene.name));
                continue;
            };
            node.click_accesskit();
            visit.h.run();
            let told = told(&visit, language);
            if told.as_ref().is_none_or(|told| !about.ends_with(told.as_str())) {
                problems.push(format!("{}: a tap on {name:?} says {told:?}, not {about:?}", scene.name));
            }
        }
    }
    assert!(count > 20, "{count}");
    assert!(problems.is_empty(), "\n{}", problems.join("\n"));
}

#[test]
fn what_cannot_be_used_says_why_on_half_of_the_screens_of_a_phone() {
    every_reason_is_told(PHONE, |index| index % 2 == 0);
}

#[test]
fn what_cannot_be_used_says_why_on_the_other_half_of_the_screens_of_a_phone() {
    every_reason_is_told(PHONE, |index| index % 2 == 1);
}

#[test]
fn what_cannot_be_used_says_why_on_a_desktop_in_czech() {
    every_reason_is_told(DESKTOP, |index| index % 3 == 0);
}

#[test]
fn a_button_that_waits_leads_to_what_is_missing() {
    // Start waits for names.
    let mut visit = open("new-play-empty", PHONE);
    let start = unavailable(&visit.h).into_iter().find(|(_, about)| about.starts_with("Start")).unwrap().0;
    // The screen has been there for a moment.
    visit.h.run_steps(4);
    visit.h.get_by_label(&start).click();
    visit.h.run();
    let field = focused(&visit.h).unwrap();
    assert_eq!((field.name.as_str(), field.role), ("New name", Role::TextInput));
    // The sacrifice waits for the first offering that is blank.
    let mut visit = open("step-offer", PHONE);
    loud(&mut visit.h);
    let blank = focused(&visit.h).unwrap();
    assert!(blank.name.ends_with("offering: not entered yet"), "{blank:?}");
    assert!(blank.seen.expand(0.6).contains_rect(blank.rect), "{blank:?} is in sight");
    // The dialog of an own card waits for a name.
    let mut visit = open("library-own-card", PHONE);
    let waits = unavailable(&visit.h);
    if let Some((keep, _)) = waits.first() {
        visit.h.get_by_label(keep).click_accesskit();
        visit.h.run();
        assert_eq!(focused(&visit.h).unwrap().role, Role::TextInput);
    }
}
