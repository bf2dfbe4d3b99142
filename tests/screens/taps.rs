//! Taps as a hand makes them: each counts, also two within one frame or while the disk is slow, and the loud button goes
//! on once for a double tap.

mod every_scene;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use crate::common::DESKTOP;
use crate::common::app::{Shared, window};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Theme};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::state::open::NextWords;
use tableside::games::score_sheet::template::Template;
use tableside::games::{self, Example};
use tableside::locale::Language;
use tableside::store::{Memory, PlayId};

/// A frame at 60 a second.
const FRAME: f64 = 1.0 / 60.0;

/// A window with an open play whose frames come when the test says so.
struct Hand {
    h: Harness<'static, App>,
    store: Shared,
    play: PlayId,
    now: f64,
}

impl Hand {
    fn at(store: Shared, play: PlayId) -> Self {
        let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
        h.run();
        h.state_mut().visit_play(play);
        for _ in 0..4 {
            store.0.borrow_mut().release();
            h.run();
        }
        Self { h, store, play, now: 1_000.0 }
    }

    /// A play of a template with nothing entered.
    fn on_a_sheet(store: Memory, template: &Template) -> Self {
        let store = Shared(Rc::new(RefCell::new(store)));
        let (mut setup, _) = games::find("score-sheet").unwrap().example(Example::Finished, Language::En);
        setup.figures = serde_json::to_value(template).unwrap();
        let play = store.add(&setup, &[]);
        Self::at(store, play)
    }

    /// One frame with these events, so many seconds after the one before.
    fn frame(&mut self, after: f64, events: Vec<Event>) {
        self.now += after;
        self.h.input_mut().time = Some(self.now);
        self.h.input_mut().events.extend(events);
        self.h.step();
    }

    /// Two taps with so many seconds between them; with none, both in one frame.
    fn tap_twice(&mut self, at: Pos2, pause: f64) {
        if pause == 0.0 {
            self.frame(0.5, [tap_at(at), tap_at(at)].concat());
        } else {
            self.frame(0.5, tap_at(at));
            self.frame(pause, tap_at(at));
        }
    }

    /// Frames without a hand, until nothing is held back any more.
    fn rest(&mut self) {
        for _ in 0..60 {
            self.frame(FRAME, Vec::new());
        }
    }

    fn place(&self, label: &str) -> Pos2 {
        self.h.get_by_label(label).rect().center()
    }

    fn lines(&self) -> usize {
        self.store.lines(self.play)
    }

    fn title(&self) -> String {
        self.h.state().model().open.as_ref().unwrap().shown.title.clone()
    }

    fn value(&self, label: &str) -> bool {
        self.h.query_by_label(label).is_some()
    }
}

/// What a finger does with one tap.
fn tap_at(at: Pos2) -> Vec<Event> {
    let button =
        |pressed| Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE };
    vec![Event::PointerMoved(at), button(true), button(false)]
}

fn enter(pressed: bool) -> Event {
    Event::Key { key: Key::Enter, physical_key: None, pressed, repeat: false, modifiers: Modifiers::COMMAND }
}

#[test]
fn sixty_taps_on_one_stepper_are_sixty_entries_also_two_in_one_frame() {
    let mut hand = Hand::on_a_sheet(Memory::default(), &Template::points());
    let (plus, before) = (hand.place("Carol: Points, plus 1"), hand.lines());
    for pair in 0..30 {
        let both = [tap_at(plus), tap_at(plus)].concat();
        // Now and then the machine stumbles, and four taps come at once.
        let events = if pair % 10 == 9 { [both.clone(), both].concat() } else { both };
        hand.frame(0.12, events);
    }
    hand.rest();
    assert_eq!(hand.lines() - before, 66);
    assert!(hand.value("Carol: Points: 66"));
}

#[test]
fn five_quick_taps_on_undo_take_back_five_steps() {
    let mut hand = Hand::on_a_sheet(Memory::default(), &Template::points());
    for (player, taps) in [("Carol", 2), ("Peter", 2), ("Carol", 2)] {
        let plus = hand.place(&format!("{player}: Points, plus 1"));
        for _ in 0..taps {
            hand.frame(0.12, tap_at(plus));
        }
        hand.rest();
    }
    assert!(hand.value("Carol: Points: 4") && hand.value("Peter: Points: 2"));
    let undo = hand.h.get_by_label_contains("Undo: ").rect().center();
    for _ in 0..5 {
        hand.frame(0.06, tap_at(undo));
    }
    hand.rest();
    assert!(hand.value("Carol: Points: 1"), "one of six taps is left");
}

#[test]
fn taps_on_two_things_in_one_frame_both_count_in_their_order() {
    let mut hand = Hand::on_a_sheet(Memory::default(), &Template::points());
    let (carol, peter) = (hand.place("Carol: Points, plus 1"), hand.place("Peter: Points, plus 1"));
    hand.frame(0.1, [tap_at(carol), tap_at(peter), tap_at(carol)].concat());
    hand.rest();
    assert!(hand.value("Carol: Points: 2") && hand.value("Peter: Points: 1"));
}

/// A number that is put in the place of another is read off the screen: a second tap before the first has come would put
/// the same one there again.
#[test]
fn taps_while_the_disk_is_slow_count_too() {
    let store = Shared(Rc::new(RefCell::new(Memory::slow())));
    let game = games::find("imperial-settlers").unwrap();
    let (setup, actions) = game.example(Example::Finished, Language::En);
    let counted = actions.iter().position(|action| action["do"] == "built").unwrap();
    let play = store.add(&setup, &actions[..counted]);
    let mut hand = Hand::at(store, play);
    let before = hand.lines();
    hand.h.query_all_by_label_contains(": Common locations, plus 1").next().unwrap().scroll_to_me();
    hand.frame(1.0, Vec::new());
    hand.rest();
    let label = hand.h.query_all_by_label_contains(": Common locations, plus 1").next().unwrap();
    let at = label.rect().center();
    for _ in 0..5 {
        hand.frame(0.06, tap_at(at));
    }
    assert_eq!(hand.lines(), before, "one is on its way, and the others wait for it");
    for _ in 0..24 {
        hand.store.0.borrow_mut().release();
        hand.frame(FRAME, Vec::new());
    }
    assert_eq!(hand.lines() - before, 5);
    let counts: Vec<Value> = entries(&hand).iter().rev().take(5).map(|action| action["count"].clone()).collect();
    assert_eq!(counts, [5, 4, 3, 2, 1].map(|count| json!(count)), "whoever taps five times counts five");
}

/// The actions of the play as they are on disk.
fn entries(hand: &Hand) -> Vec<Value> {
    use tableside::store::{Reply, Request};
    let Reply::Lines { lines, .. } = hand.store.perform(Request::Read { play: hand.play, after: 0 }) else { panic!() };
    let action = |line: &tableside::store::Line| {
        let body: Value = serde_json::from_str(&line.body).unwrap();
        body.get("act").or_else(|| body.get("join")).cloned()
    };
    lines.iter().filter_map(action).collect()
}

fn in_rounds() -> Hand {
    let template = Template::by_rounds();
    Hand::on_a_sheet(Memory::default(), &template)
}

fn loud(hand: &Hand) -> Pos2 {
    let words = match &hand.h.state().model().open.as_ref().unwrap().shown.next {
        NextWords::Ready(words) => words.clone(),
        other => panic!("{other:?}"),
    };
    hand.place(&words)
}

#[test]
fn a_double_tap_on_the_loud_button_goes_on_once() {
    for pause in [0.0, 0.03, 0.15, 0.28] {
        let mut hand = in_rounds();
        assert_eq!(hand.title(), "Round 1");
        let at = loud(&hand);
        hand.tap_twice(at, pause);
        hand.rest();
        assert_eq!(hand.title(), "Round 2", "{pause} s between the taps");
        let at = loud(&hand);
        hand.frame(0.5, tap_at(at));
        hand.rest();
        assert_eq!(hand.title(), "Round 3", "a tap that is meant goes on");
    }
}

/// The example evening of a game up to where it has so many entries, at the table of a window with this store.
fn at_the_table(id: &str, entries: usize, store: Memory) -> Hand {
    let store = Shared(Rc::new(RefCell::new(store)));
    let (setup, actions) = games::find(id).unwrap().example(Example::Finished, Language::En);
    let play = store.add(&setup, &actions[..entries]);
    Hand::at(store, play)
}

/// Where the loud button of a table is, when it goes on.
fn ready(hand: &Hand) -> Option<Pos2> {
    let NextWords::Ready(words) = &hand.h.state().model().open.as_ref()?.shown.next else { return None };
    // What is half entered may have put other words in their place.
    let buttons: Vec<Pos2> = hand.h.query_all_by_label(words).map(|node| node.rect().center()).collect();
    buttons.last().copied()
}

#[test]
fn a_double_tap_on_the_loud_button_of_any_game_goes_on_once() {
    for game in games::ALL {
        let (_, actions) = game.example(Example::Finished, Language::En);
        // Those of the evening's ends of a step that lie far apart: the step after one of them can be over at once too.
        let ends: Vec<usize> =
            (0..actions.len()).filter(|&at| actions[at]["do"] == "next").step_by(7).take(3).collect();
        let mut looked = 0;
        for (at, slow) in ends.iter().flat_map(|&at| [(at, false), (at, true)]) {
            for pause in [0.0, 0.06, 0.2, 0.28] {
                let mut hand = at_the_table(game.id(), at, if slow { Memory::slow() } else { Memory::default() });
                let (before, Some(loud)) = (hand.lines(), ready(&hand)) else { continue };
                hand.tap_twice(loud, pause);
                for _ in 0..12 {
                    hand.store.0.borrow_mut().release();
                    hand.frame(0.05, Vec::new());
                }
                assert_eq!(hand.lines() - before, 1, "{} entry {at}, {pause} s, slow: {slow}", game.id());
                looked += 1;
            }
        }
        assert!(looked >= 4, "{}: {looked}", game.id());
    }
}

#[test]
fn a_double_tap_on_a_switch_turns_it_once() {
    for pause in [0.0, 0.06, 0.2] {
        let mut hand = at_the_table("amun-re", 0, Memory::default());
        let (before, chip) = (hand.lines(), hand.place("Abu came up"));
        hand.tap_twice(chip, pause);
        hand.rest();
        assert_eq!(hand.lines() - before, 1, "{pause} s between the taps");
        hand.frame(0.5, tap_at(chip));
        hand.rest();
        assert_eq!(hand.lines() - before, 2, "a tap that is meant turns it back");
    }
}

/// The row of a clan hands it to whoever is asked, and asks the next one then: the second tap of a double tap was not meant
/// for them.
#[test]
fn a_double_tap_on_a_clan_gives_it_to_one_player() {
    for pause in [0.0, 0.06, 0.2] {
        let mut hand = at_the_table("empires-of-the-north", 0, Memory::default());
        let next = hand.place("Next: clans");
        hand.frame(0.5, tap_at(next));
        hand.rest();
        let is_row = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().is_some_and(|name| name.starts_with("Ulaf, Vikings · "))
        };
        let row = hand.h.get_all_by_role(Role::Button).find(is_row).unwrap().rect().center();
        let before = hand.lines();
        hand.tap_twice(row, pause);
        hand.rest();
        assert_eq!(hand.lines() - before, 1, "{pause} s between the taps");
        assert!(!hand.value("Peter already has the Ulaf clan."), "the second tap asks nothing");
    }
}

/// The steppers in sight that can be counted up.
fn steppers(hand: &Hand) -> Vec<String> {
    let usable = |node: egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.label().filter(|name| !node.is_disabled() && name.ends_with(", plus 1"))
    };
    let in_sight = |node: &egui_kittest::Node<'_>| node.rect().bottom() < DESKTOP.y - 100.0;
    hand.h.query_all_by_role(Role::Button).filter(in_sight).filter_map(usable).collect()
}

#[test]
fn quick_taps_on_a_stepper_of_any_game_enter_as_much_as_slow_ones() {
    const TAPS: usize = 20;
    let mut looked = BTreeSet::new();
    for game in games::ALL {
        let (_, actions) = game.example(Example::Finished, Language::En);
        for part in 1..8 {
            let at = actions.len() * part / 8;
            let hand = || at_the_table(game.id(), at, Memory::default());
            let Some(name) = steppers(&hand()).into_iter().next() else { continue };
            let entered = |pause: f64| {
                let mut hand = hand();
                let (before, plus) = (hand.lines(), hand.place(&name));
                for _ in 0..TAPS {
                    let release = tap_at(plus).pop().unwrap();
                    hand.frame(pause - FRAME, tap_at(plus)[..2].to_vec());
                    hand.frame(FRAME, vec![release]);
                }
                hand.rest();
                let shown = hand.h.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
                let stem = format!("{}: ", name.trim_end_matches(", plus 1"));
                (hand.lines() - before, shown.filter(|label| label.starts_with(&stem)).collect::<Vec<_>>())
            };
            let quick = entered(0.06);
            assert_eq!(quick, entered(0.7), "{}, entry {at}: {name}", game.id());
            assert!(quick.0 > 0, "{}, entry {at}: {name} enters nothing", game.id());
            looked.insert(game.id());
        }
    }
    assert!(looked.len() >= 4, "only {looked:?} have a stepper on the table");
}

#[test]
fn a_held_key_goes_on_once() {
    let mut hand = in_rounds();
    // A keyboard repeats after half a second, and then thirty times a second.
    hand.frame(0.1, vec![Event::ModifiersChanged(Modifiers::COMMAND), enter(true)]);
    hand.frame(0.5, vec![enter(true)]);
    for _ in 0..60 {
        hand.frame(0.033, vec![enter(true)]);
    }
    hand.frame(0.033, vec![enter(false)]);
    hand.rest();
    assert_eq!(hand.title(), "Round 2");
    hand.frame(0.1, vec![enter(true)]);
    hand.frame(0.1, vec![enter(false)]);
    hand.rest();
    assert_eq!(hand.title(), "Round 3", "pressed anew it goes on");
}

#[test]
fn a_double_tap_goes_on_once_also_while_the_disk_is_slow() {
    let template = Template::by_rounds();
    let mut hand = Hand::on_a_sheet(Memory::slow(), &template);
    let at = loud(&hand);
    hand.frame(0.1, tap_at(at));
    hand.frame(0.5, tap_at(at));
    for _ in 0..12 {
        hand.store.0.borrow_mut().release();
        hand.frame(0.1, Vec::new());
    }
    assert_eq!(hand.title(), "Round 2", "the second came while the first was on its way");
}
