//! Quick taps on different controls, in every scene: what was tapped is what is entered.
//!
//! A hand walks through a scene from one control to the next that was in sight before and still is. What it enters slowly is
//! what it enters quickly, also on a machine whose frames are slow. And where a tap brings something else under the finger,
//! the next tap there enters nothing.

use std::collections::BTreeSet;

use egui::{Event, LayerId, Order, Pos2, Rect, Role, Theme, Vec2};
use serde_json::Value;
use tableside::locale::Language;
use tableside::store::{Reply, Request};

use super::tap_at;
use crate::common::controls::{Control, controls};
use crate::common::scenes::{Scene, Visit, scenes};
use crate::common::{DESKTOP, PHONE};

/// So many seconds lie between two taps, and in so many parts a window draws them.
const QUICK: [(f64, usize); 4] = [(0.08, 2), (0.15, 4), (0.3, 8), (0.3, 2)];

/// A hand that takes its time.
const SLOWLY: (f64, usize) = (1.0, 4);

/// So many taps make a walk, and so many walks lead through a scene.
const TAPS: usize = 8;
const WALKS: usize = 2;

/// What so many first taps of a scene bring under the finger is looked at.
const FIRST_TAPS: usize = 3;

/// A window that is tapped.
struct Hand {
    visit: Visit,
    now: f64,
}

/// What a hand has done: all entries of the play, and what stands on the page.
#[derive(PartialEq, Debug)]
struct Outcome {
    entries: Vec<String>,
    page: Vec<String>,
}

impl Hand {
    fn at(scene: &Scene, size: Vec2) -> Self {
        let visit = scene.open(size, Theme::Light, Language::En, 100);
        let now = visit.h.ctx.input(|input| input.time) + 1.0;
        let mut hand = Self { visit, now };
        hand.wait(2.0, 4);
        hand
    }

    fn frame(&mut self, after: f64, events: Vec<Event>) {
        self.now += after;
        let h = &mut self.visit.h;
        h.input_mut().time = Some(self.now);
        h.input_mut().events.extend(events);
        h.step();
    }

    fn wait(&mut self, seconds: f64, frames: usize) {
        for _ in 0..frames {
            self.frame(seconds / frames as f64, Vec::new());
        }
    }

    /// A tap, so long after the one before.
    fn tap(&mut self, at: Pos2, (pause, frames): (f64, usize)) {
        self.wait(pause / frames as f64 * (frames - 1) as f64, frames - 1);
        self.frame(pause / frames as f64, tap_at(at));
    }

    fn walk(scene: &Scene, size: Vec2, taps: &[Pos2], pace: (f64, usize)) -> Outcome {
        let mut hand = Self::at(scene, size);
        for &at in taps {
            hand.tap(at, pace);
        }
        hand.outcome()
    }

    fn outcome(&mut self) -> Outcome {
        self.wait(4.0, 16);
        let on_page = |control: &Control| control.layer.order <= Order::Middle;
        let page = controls(&self.visit.h).into_iter().filter(on_page).map(|control| control.name);
        let mut page: Vec<String> = page.collect();
        // Two plays of one minute stand in the list by their ids, which are drawn by lot.
        page.sort();
        Outcome { entries: self.entries(), page }
    }

    fn entries(&self) -> Vec<String> {
        let Some(open) = &self.visit.h.state().model().open else { return Vec::new() };
        let play = open.session.id();
        // One that is damaged on the disk cannot be read.
        let read = self.visit.store.0.borrow_mut().perform(Request::Read { play, after: 0 });
        let Ok(Reply::Lines { lines, .. }) = read else { return Vec::new() };
        let of_line = |line: tableside::store::Line| {
            let body: Value = serde_json::from_str(&line.body).unwrap();
            body.to_string()
        };
        lines.into_iter().map(of_line).collect()
    }

    /// What can be tapped now, as a hand sees it.
    fn sight(&self) -> Vec<Seen> {
        let h = &self.visit.h;
        let open = h.state().model().open.as_ref();
        let players: Vec<String> = open.map_or_else(Vec::new, |open| {
            open.session.play().setup().players.iter().map(|player| player.name.clone()).collect()
        });
        let over = h.ctx.memory(|memory| memory.top_modal_layer());
        let window = h.ctx.content_rect();
        let tapped = [Role::Button, Role::RadioButton, Role::Switch, Role::CheckBox];
        let free = |control: &Control| {
            let uncovered = h.ctx.layer_id_at(control.rect.center()) == Some(control.layer);
            // A message comes when the screen stands still, which is at another time for a quick hand.
            uncovered && control.layer.order <= Order::Middle && over.is_none_or(|over| over == control.layer)
        };
        let all = controls(h).into_iter().filter(|control| {
            let whole =
                control.seen.is_positive() && window.contains_rect(control.rect) && control.seen == control.rect;
            control.enabled && whole && tapped.contains(&control.role) && !control.name.is_empty()
        });
        let all = all.filter(free).map(|control| {
            let name = players.iter().fold(control.name, |name, player| name.replace(player, "@"));
            let verb = name.chars().filter(|letter| !letter.is_ascii_digit()).collect();
            Seen { verb, rect: control.rect, layer: control.layer }
        });
        all.collect()
    }
}

/// A control in sight, without whose it is and without its numbers.
#[derive(Clone, PartialEq)]
struct Seen {
    verb: String,
    rect: Rect,
    layer: LayerId,
}

impl Seen {
    /// What it does, whatever value stands behind its last colon.
    fn bare(&self) -> &str {
        // It takes back one step, whichever is the last.
        if let Some(takes_back) = ["Undo: ", "Redo: "].into_iter().find(|what| self.verb.starts_with(what)) {
            return takes_back;
        }
        let bare = self.verb.rsplit_once(": ").map_or(self.verb.as_str(), |(what, _)| what);
        if bare.chars().any(char::is_alphabetic) { bare } else { &self.verb }
    }

    /// Whether each tap on it counts, wherever it has just come: a key of a stepper.
    fn is_key(&self) -> bool {
        self.verb.ends_with(", plus ") || self.verb.ends_with(", minus ")
    }

    /// Whether a finger that means this one finds it there.
    fn is_in(&self, sight: &[Self]) -> bool {
        sight.iter().any(|other| {
            (&other.verb, other.layer) == (&self.verb, self.layer)
                && other.rect.shrink(1.0).contains(self.rect.center())
        })
    }
}

/// So many of the quickest taps lie within the time for which the guard remembers what lay somewhere.
const REMEMBERED: usize = 6;

/// A way through a scene: to what was in sight for the last few taps and still is, and was not tapped yet.
fn find_walk(scene: &Scene, size: Vec2, known: &mut BTreeSet<String>) -> Vec<Pos2> {
    let mut hand = Hand::at(scene, size);
    let mut before = Vec::new();
    let mut last = Rect::NOTHING;
    let mut walk = Vec::new();
    while walk.len() < TAPS {
        let now = hand.sight();
        let stood = |seen: &&Seen| before.iter().rev().take(REMEMBERED).all(|sight: &Vec<Seen>| seen.is_in(sight));
        let next = now.iter().filter(stood).find(|seen| !last.intersects(seen.rect) && !known.contains(&seen.verb));
        let Some(next) = next.cloned() else { break };
        known.insert(next.verb.clone());
        before.push(now);
        last = next.rect;
        let at = next.rect.center();
        walk.push(at);
        hand.tap(at, SLOWLY);
        hand.wait(1.0, 4);
    }
    walk
}

fn assert_quick_is_as_slow(part: usize, size: Vec2) {
    let mut wrong = Vec::new();
    for scene in scenes().skip(part).step_by(PARTS) {
        let mut known = BTreeSet::new();
        for _ in 0..WALKS {
            let walk = find_walk(scene, size, &mut known);
            if walk.len() < 2 {
                continue;
            }
            let slow = Hand::walk(scene, size, &walk, SLOWLY);
            for pace in QUICK {
                let quick = Hand::walk(scene, size, &walk, pace);
                // What is drawn by lot comes out differently each time.
                if quick.entries != slow.entries && Hand::walk(scene, size, &walk, SLOWLY).entries == slow.entries {
                    wrong.push(told(scene, pace, &walk, &slow, &quick));
                    break;
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

fn told(scene: &Scene, pace: (f64, usize), walk: &[Pos2], slow: &Outcome, quick: &Outcome) -> String {
    let (of_slow, of_quick) =
        if slow.entries == quick.entries { (&slow.page, &quick.page) } else { (&slow.entries, &quick.entries) };
    let only = |mine: &[String], other: &[String]| -> Vec<String> {
        mine.iter().filter(|one| !other.contains(one)).take(6).cloned().collect()
    };
    format!(
        "{} at {pace:?} by {walk:?}:\n  slowly {:?}\n  quickly {:?}",
        scene.name,
        only(of_slow, of_quick),
        only(of_quick, of_slow)
    )
}

/// Where a tap brings something else under a finger, the next one there is held back: it enters nothing.
fn assert_nothing_else_is_entered(part: usize, size: Vec2) {
    let mut wrong = Vec::new();
    // A card of the ring is the same one, whichever pawn a tap on it sends there.
    for scene in scenes().skip(part).step_by(PARTS).filter(|scene| scene.name != "north-discs") {
        let mut hand = Hand::at(scene, size);
        let start = hand.sight();
        let mut looked = BTreeSet::new();
        for first in &start {
            if looked.len() >= FIRST_TAPS || !looked.insert(first.verb.clone()) {
                continue;
            }
            hand.tap(first.rect.center(), SLOWLY);
            hand.wait(1.0, 4);
            let now = hand.sight();
            let changed = start.iter().find(|seen| {
                let covers = |other: &&Seen| other.rect.contains(seen.rect.center());
                let other = now.iter().rfind(covers).filter(|other| other.bare() != seen.bare() && !other.is_key());
                other.is_some() && !seen.rect.intersects(first.rect)
            });
            let one = hand.entries();
            if let Some(second) = changed {
                let walk = [first.rect.center(), second.rect.center()];
                let two = Hand::walk(scene, size, &walk, QUICK[0]).entries;
                // What is drawn by lot comes out differently each time.
                if one.len() != two.len() {
                    wrong.push(format!(
                        "{}: {} and {}: {:?}",
                        scene.name,
                        first.verb,
                        second.verb,
                        &two[one.len().min(two.len())..]
                    ));
                }
            }
            hand = Hand::at(scene, size);
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

/// The scenes are looked at in so many parts, at once.
const PARTS: usize = 6;

macro_rules! parts {
    ($($phone:ident $desktop:ident $held:ident $part:literal;)*) => {$(
        #[test]
        fn $phone() {
            assert_quick_is_as_slow($part, PHONE);
        }

        #[test]
        fn $desktop() {
            assert_quick_is_as_slow($part, DESKTOP);
        }

        #[test]
        fn $held() {
            assert_nothing_else_is_entered($part, PHONE);
        }
    )*};
}

parts! {
    what_is_tapped_quickly_is_entered_on_a_phone_0 what_is_tapped_quickly_is_entered_on_a_desktop_0 what_came_under_the_finger_enters_nothing_0 0;
    what_is_tapped_quickly_is_entered_on_a_phone_1 what_is_tapped_quickly_is_entered_on_a_desktop_1 what_came_under_the_finger_enters_nothing_1 1;
    what_is_tapped_quickly_is_entered_on_a_phone_2 what_is_tapped_quickly_is_entered_on_a_desktop_2 what_came_under_the_finger_enters_nothing_2 2;
    what_is_tapped_quickly_is_entered_on_a_phone_3 what_is_tapped_quickly_is_entered_on_a_desktop_3 what_came_under_the_finger_enters_nothing_3 3;
    what_is_tapped_quickly_is_entered_on_a_phone_4 what_is_tapped_quickly_is_entered_on_a_desktop_4 what_came_under_the_finger_enters_nothing_4 4;
    what_is_tapped_quickly_is_entered_on_a_phone_5 what_is_tapped_quickly_is_entered_on_a_desktop_5 what_came_under_the_finger_enters_nothing_5 5;
}
