//! The way back takes one thing at a time: what lies over the table before the table, whoever put it there.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::common::app::{Shared, window_within};
use crate::common::{DESKTOP, PHONE};
use egui::{Key, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::platform::host::{Host, HostEvent, WindowState};
use tableside::locale::Language;

/// A phone around the window: what it says to it, and how many steps back it was told of.
#[derive(Clone, Default)]
struct Phone {
    says: Rc<RefCell<Vec<HostEvent>>>,
    steps: Rc<Cell<usize>>,
}

impl Host for Phone {
    fn heard(&mut self) -> Vec<HostEvent> {
        self.says.take()
    }

    fn stands(&mut self, standing: &WindowState) {
        self.steps.set(standing.steps);
    }

    fn tick(&mut self) {}

    fn renew(&mut self) {}
}

/// A window at the sacrifice of the example play, with the keypad of Dana's offering: over it on a phone.
fn with_a_keypad(size: Vec2) -> (Harness<'static, App>, Phone) {
    let phone = Phone::default();
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    let mut h = window_within(&store, size, Box::new(phone.clone()));
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    assert_eq!(phone.steps.get(), 1, "from the table to Home");
    if size == PHONE {
        h.get_by_label("Dana: offering: not entered yet").click();
        h.run();
    }
    assert!(shows_the_keypad(&h));
    (h, phone)
}

fn shows_the_keypad(h: &Harness<'static, App>) -> bool {
    h.query_by_label("OK").is_some()
}

#[test]
fn the_keys_close_a_keypad_and_then_leave_the_table() {
    for key in [Key::Escape, Key::BrowserBack] {
        let (mut h, _) = with_a_keypad(PHONE);
        h.key_press(key);
        h.run();
        assert_eq!(h.state().place(), Place::Table, "{key:?}");
        assert!(!shows_the_keypad(&h), "{key:?}");
        h.key_press(key);
        h.run();
        assert_eq!(h.state().place(), Place::Home, "{key:?}");
    }
}

#[test]
fn the_gesture_of_a_phone_closes_a_keypad_and_then_leaves_the_table() {
    let (mut h, phone) = with_a_keypad(PHONE);
    assert_eq!(phone.steps.get(), 2, "the keypad is a step back of its own");
    for place in [Place::Table, Place::Home] {
        phone.says.borrow_mut().push(HostEvent::Back);
        h.run();
        assert_eq!(h.state().place(), place);
        assert!(!shows_the_keypad(&h));
    }
    assert_eq!(phone.steps.get(), 0);
}

#[test]
fn a_keypad_beside_the_list_is_no_step_back() {
    let (mut h, phone) = with_a_keypad(DESKTOP);
    assert_eq!(phone.steps.get(), 1);
    h.key_press(Key::Escape);
    h.run();
    assert_eq!(h.state().place(), Place::Home);
}
