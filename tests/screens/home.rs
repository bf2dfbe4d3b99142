//! Home: what is on it stays the same to a finger, the keyboard and a screen reader, whatever comes above it.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{Rect, Role, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::json;
use tableside::app::App;
use tableside::app::platform::host::{Host, HostEvent, WindowState};
use tableside::locale::Language;
use tableside::table::seat::{PieceColor, Player, Shape};

use crate::common::app::{Shared, window_with_text, window_within};
use crate::common::{PHONE, picture};

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

#[test]
fn six_players_of_a_listed_play_keep_their_points_with_the_largest_text() {
    let store = Shared::default();
    let (mut setup, _) = tableside::games::ALL[0].example(tableside::games::Example::Finished, Language::En);
    for mark in setup.players.len()..6 {
        let (color, shape) = (PieceColor::ALL[mark], Shape::ALL[mark]);
        setup.players.push(Player { name: format!("Player {mark}"), color, shape });
    }
    let points: Vec<u32> = (1..=6).map(|number| 110 + number).collect();
    let summary = json!({
        "players": setup.players, "points": points, "place": { "en": "Old", "cs": "Stará" }, "winners": [0],
    });
    store.add_summed(&setup, &summary.to_string());
    let mut h = window_with_text(&store, vec2(360.0, 740.0), Theme::Light, Language::En, 200);
    h.run();
    picture(&mut h, "home-six");
    let mut rows = h.query_all_by_label_contains("Player 5");
    let row = rows.next().unwrap().rect();
    let row = rows.fold(row, |row, part| row.union(part.rect()));
    for points in points {
        let painted = painted(&h, &points.to_string());
        assert!(painted.is_some_and(|at| row.contains_rect(at)), "{points}: {painted:?} in {row:?}");
    }
}

/// Where these words alone are painted.
fn painted(h: &egui_kittest::Harness<'_, tableside::app::App>, words: &str) -> Option<Rect> {
    let of = |shape: &egui::Shape| match shape {
        egui::Shape::Text(text) if text.galley.text() == words => Some(text.visual_bounding_rect()),
        _ => None,
    };
    h.output().shapes.iter().find_map(|clipped| of(&clipped.shape))
}
