//! Home: what is on it stays the same to a finger, the keyboard and a screen reader, whatever comes above it.

use std::cell::RefCell;
use std::rc::Rc;

use egui::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::platform::host::{Host, HostEvent, WindowState};
use tableside::locale::Language;

use crate::common::PHONE;
use crate::common::app::{Shared, window_within};

/// What surrounds the window.
#[derive(Clone, Default)]
struct Page(Rc<RefCell<Vec<HostEvent>>>);

impl Host for Page {
    fn heard(&mut self) -> Vec<HostEvent> {
        self.0.take()
    }

    fn stands(&mut self, _standing: &WindowState) {}

    fn tick(&mut self) {}

    fn renew(&mut self) {}
}

/// The ids of what is tapped on Home, with what each is called.
fn ids(h: &Harness<'_, App>) -> Vec<(String, String)> {
    let all = h.root().children_recursive();
    let wanted = all.filter_map(|node| {
        let name = node.accesskit_node().label()?;
        let is_row = name.contains("Amun-Re, ") || name.starts_with("Cards and rules") || name == "In progress";
        is_row.then(|| (name, format!("{:?}", node.accesskit_node().id())))
    });
    wanted.collect()
}

#[test]
fn what_comes_above_the_plays_makes_none_of_their_rows_anew() {
    let page = Page::default();
    let store = Shared::default();
    let [over, _] = store.add_examples(Language::En);
    let mut h = window_within(&store, PHONE, Box::new(page.clone()));
    h.run();
    let before = ids(&h);
    assert!(before.len() >= 5, "two plays with a menu each, and their head: {before:?}");
    let top = |h: &Harness<'_, App>| h.get_by_label("Finished").rect().top();
    for event in [HostEvent::NewVersion, HostEvent::TextSize(125)] {
        let stood = top(&h);
        page.0.borrow_mut().push(event.clone());
        h.run();
        assert!(top(&h) > stood, "{event:?} moves them");
        assert_eq!(ids(&h), before, "{event:?}");
    }
    // A play that stands in another place is the same play.
    let of = |h: &Harness<'_, App>, start: &str| {
        ids(h).into_iter().find(|(name, _)| name.starts_with(start)).map(|(_, id)| id).unwrap()
    };
    let half = h.get_all_by_role(Role::Button).find_map(|node| {
        let name = node.accesskit_node().label()?;
        (name.starts_with("Amun-Re, ") && !name.contains(" won, ")).then_some(name)
    });
    let half = half.unwrap();
    let stood = of(&h, &half);
    h.state_mut().remove_play(over);
    h.run();
    assert_eq!(of(&h, &half), stood);
}

#[test]
fn a_press_that_is_on_opens_its_play_though_something_comes_above_it_meanwhile() {
    let page = Page::default();
    let store = Shared::default();
    store.add_examples(Language::En);
    let mut h = window_within(&store, PHONE, Box::new(page.clone()));
    h.run();
    let at = h.get_all_by_label_contains("Amun-Re, ").next().unwrap().rect().center();
    h.event(egui::Event::PointerMoved(at));
    let button = |pressed| egui::Event::PointerButton {
        pos: at,
        button: egui::PointerButton::Primary,
        pressed,
        modifiers: egui::Modifiers::NONE,
    };
    h.event(button(true));
    h.step();
    page.0.borrow_mut().push(HostEvent::TextSize(105));
    h.step();
    h.event(button(false));
    h.run();
    assert!(h.state().model().open.is_some());
}
