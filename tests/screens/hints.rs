//! What a browser is told once on Home comes with Home: what the browser says later pushes nothing away under a finger.

use std::cell::RefCell;
use std::rc::Rc;

use crate::common::PHONE;
use crate::common::app::{Shared, window_within};
use egui_kittest::kittest::Queryable as _;
use tableside::app::platform::host::{Host, HostEvent, Install, WindowState};
use tableside::locale::Language;

/// What the browser says.
#[derive(Clone, Default)]
struct Browser(Rc<RefCell<Vec<HostEvent>>>);

impl Host for Browser {
    fn heard(&mut self) -> Vec<HostEvent> {
        self.0.take()
    }

    fn stands(&mut self, _standing: &WindowState) {}

    fn tick(&mut self) {}

    fn renew(&mut self) {}
}

#[test]
fn a_hint_that_comes_late_waits_for_the_next_time_at_home() {
    let browser = Browser::default();
    let store = Shared::default();
    let [_, half] = store.add_examples(Language::En);
    browser.0.borrow_mut().push(HostEvent::Install(Install::Ask));
    let mut h = window_within(&store, PHONE, Box::new(browser.clone()));
    h.run();
    let row = |h: &egui_kittest::Harness<'_, tableside::app::App>| {
        h.get_all_by_label_contains("Dana").map(|row| row.rect().top()).fold(f32::INFINITY, f32::min)
    };
    assert!(h.query_by_label("Not now").is_some());
    let before = row(&h);
    browser.0.borrow_mut().push(HostEvent::MayForget);
    h.run();
    assert!(h.query_by_label("Not now").is_some(), "what is said stays");
    assert_eq!(row(&h), before, "and the plays with it");
    // The next time at Home the graver one is said first.
    h.state_mut().visit_play(half);
    h.run();
    browser.0.borrow_mut().push(HostEvent::Back);
    h.run();
    assert!(h.query_by_label("Not now").is_none());
    assert!(h.query_by_label_contains("may delete your plays").is_some());
}
