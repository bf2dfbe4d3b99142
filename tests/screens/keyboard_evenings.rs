//! A whole evening of each game by the keyboard alone, from New play to the winner: whatever is pressed, something has the
//! keyboard, it can be seen whole, and it has a name.
//!
//! The evenings are played by somebody who knows no game: the keys of the highlighted button lead on, or to what is
//! missing; there a number is typed, or Space is pressed on what comes next.

use std::collections::BTreeSet;

use egui::{Event, Key, Modifiers, Order, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::kit::bars;
use tableside::locale::Language;

use crate::common::app::{Shared, window};
use crate::common::controls::{Control, focused};
use crate::common::{DESKTOP, PHONE};

/// What is said when an evening is over.
const OVER: &str = "Show the score sheet";

/// Nobody presses the highlighted button more often in an evening.
const MOST: usize = 250;

/// So many of the controls that follow are tried where nothing else goes on.
const TRIES: usize = 60;

/// So many controls of what lies over the screen are tried.
const READ: usize = 3;

/// Somebody with a keyboard.
struct Player {
    h: Harness<'static, App>,
    /// Whether something had the keyboard on this screen already.
    had: bool,
    problems: BTreeSet<String>,
    keys: usize,
}

/// What shows that something was entered: the lines of the play, what step it is at, and what lies over the screen.
type Standing = (u64, String, bool);

impl Player {
    fn begin(size: Vec2, game: &str, players: &[&str]) -> Self {
        let store = Shared::default();
        let mut h = window(&store, size, Theme::Light, Language::En);
        h.run();
        let mut player = Self { h, had: false, problems: BTreeSet::new(), keys: 0 };
        player.press(Modifiers::COMMAND, Key::N);
        player.go_to("New name");
        for name in players {
            player.write(name);
            player.press(Modifiers::NONE, Key::Enter);
        }
        player.go_to(game);
        player.press(Modifiers::NONE, Key::Space);
        player.go_to("Start");
        player.press(Modifiers::NONE, Key::Enter);
        assert_eq!(player.h.state().place(), Place::Table);
        player
    }

    /// Presses a key and looks where the keyboard is then.
    fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.h.key_press_modifiers(modifiers, key);
        self.h.run();
        self.keys += 1;
        let at = self.h.state().model().open.as_ref().map(|open| open.shown.title.clone()).unwrap_or_default();
        let after = format!("{at:?} after {modifiers:?} {key:?}");
        let Some(mut here) = focused(&self.h) else {
            if self.had {
                self.problems.insert(format!("{after}: nothing has the keyboard"));
            }
            return;
        };
        self.had = true;
        if !is_seen(&here) {
            // It is scrolled to in the next frames.
            self.h.run();
            here = focused(&self.h).unwrap_or(here);
        }
        let Control { name, rect, seen, .. } = &here;
        if name.is_empty() {
            self.problems.insert(format!("{after}: what has the keyboard has no name: {rect:?}"));
        }
        if !is_seen(&here) {
            self.problems.insert(format!("{after}: {name:?} {rect:?} has the keyboard out of sight: {seen:?}"));
        }
    }

    fn write(&mut self, words: &str) {
        for letter in words.chars() {
            self.h.event(Event::Text(letter.to_string()));
            self.h.run();
        }
    }

    /// Goes on with Tab until the control of this name has the keyboard.
    fn go_to(&mut self, name: &str) {
        for _ in 0..200 {
            if focused(&self.h).is_some_and(|here| here.name == name) {
                return;
            }
            self.press(Modifiers::NONE, Key::Tab);
        }
        panic!("Tab does not come to {name:?}: {:#?}", crate::common::controls::words(&self.h));
    }

    fn standing(&self) -> Standing {
        let open = self.h.state().model().open.as_ref().unwrap();
        let above = focused(&self.h).is_some_and(|here| here.layer.order != Order::Background);
        (open.session.play().last(), open.shown.title.clone(), above)
    }

    fn is_over(&self) -> bool {
        self.h.query_all_by_label(OVER).next().is_some()
    }

    /// Whether a keypad waits for a number.
    fn types(&self) -> bool {
        self.h.query_all_by_label("OK").next().is_some()
    }

    /// Presses Space on the first thing whose name ends so, if there is one.
    fn wish(&mut self, wishes: &[&str]) {
        if self.standing().2 {
            return;
        }
        for wish in wishes {
            // What one wish has brought about is there for the next.
            let names = crate::common::controls::controls(&self.h).into_iter().filter(|control| control.enabled);
            let names: Vec<String> = names.map(|control| control.name).collect();
            if let Some(name) = names.iter().find(|name| name.ends_with(wish) && !name.starts_with("Undo")) {
                self.go_to(name);
                self.press(Modifiers::NONE, Key::Space);
            }
        }
    }

    /// Enters a number, or chooses what comes next, until something is entered.
    fn enter_something(&mut self, before: &Standing) {
        let mut above_for = 0;
        for tried in 0..TRIES {
            // What lies over the screen and takes nothing is only to be read.
            above_for = if self.standing().2 && !self.types() { above_for + 1 } else { 0 };
            if above_for > READ {
                self.press(Modifiers::NONE, Key::Escape);
                self.press(Modifiers::NONE, Key::Tab);
            }
            if self.types() {
                self.write(if tried % 2 == 0 { "2" } else { "1" });
                self.press(Modifiers::NONE, Key::Enter);
            } else if self.may_press() {
                self.press(Modifiers::NONE, Key::Space);
            }
            let now = self.standing();
            if (now.0, &now.1) != (before.0, &before.1) {
                return;
            }
            assert_eq!(self.h.state().place(), Place::Table, "it has led away");
            self.press(Modifiers::NONE, Key::Tab);
        }
    }

    /// Whether what has the keyboard is a part of the work: not a bar, no way to somewhere else, and no way out.
    fn may_press(&self) -> bool {
        let Some(here) = focused(&self.h) else { return false };
        let in_bar = bars(&self.h.ctx).iter().any(|bar| bar.contains(here.rect.center()));
        let above = here.layer.order != Order::Background;
        let away = ["Setup, step by step", "Close", "Look up", "Hide", "Why", "Undo", "Everything for this"];
        (above || !in_bar) && here.role == egui::Role::Button && !away.iter().any(|away| here.name.starts_with(away))
    }

    /// Plays to the end.
    fn play(&mut self, wishes: &[&str]) {
        for _ in 0..MOST {
            if self.is_over() {
                return;
            }
            self.wish(wishes);
            let before = self.standing();
            self.press(Modifiers::COMMAND, Key::Enter);
            let now = self.standing();
            if (now.0, &now.1) == (before.0, &before.1) {
                self.enter_something(&before);
            }
            if self.standing().2 && !self.types() {
                self.press(Modifiers::NONE, Key::Escape);
            }
        }
        panic!("it does not come to an end: {:#?}", crate::common::controls::words(&self.h));
    }
}

/// Whether all of it is in sight, or as much as there is room for.
fn is_seen(control: &Control) -> bool {
    control.seen.expand(0.6).contains_rect(control.rect)
}

fn evening(size: Vec2, game: &str, players: &[&str], wishes: &[&str]) {
    evening_after(size, game, players, &[], wishes);
}

/// The same after these were chosen once.
fn evening_after(size: Vec2, game: &str, players: &[&str], first: &[&str], wishes: &[&str]) {
    let mut player = Player::begin(size, game, players);
    player.wish(first);
    player.play(wishes);
    println!("{game} in a window {size:?}: over after {} keys", player.keys);
    assert!(player.problems.is_empty(), "{size:?} {:#?}", player.problems);
}

#[test]
fn amun_re_is_played_to_its_end_by_keys_alone() {
    evening(PHONE, "Amun-Re", &["Anna", "Ben", "Cyril"], &[]);
}

#[test]
fn amun_re_is_played_to_its_end_by_keys_alone_on_a_desktop() {
    evening(DESKTOP, "Amun-Re", &["Anna", "Ben", "Cyril"], &[]);
}

#[test]
fn cities_and_knights_is_played_to_its_end_by_keys_alone() {
    evening(PHONE, "Cities & Knights", &["Anna", "Ben"], &["Anna: Settlements, plus 1", "Anna: Cities, plus 1"]);
}

#[test]
fn dice_settlers_is_played_to_its_end_by_keys_alone() {
    evening(
        PHONE,
        "Dice Settlers",
        &["Anna", "Ben"],
        &["The end is triggered", "no more actions this round", "no more actions this round"],
    );
}

#[test]
fn empires_of_the_north_is_played_to_its_end_by_keys_alone() {
    evening(PHONE, "Empires of the North", &["Anna", "Ben"], &["Anna: plus 1 point", " passes"]);
}

#[test]
fn empires_of_the_north_is_played_to_its_end_by_keys_alone_on_a_desktop() {
    evening(DESKTOP, "Empires of the North", &["Anna", "Ben"], &["Anna: plus 1 point", " passes"]);
}

#[test]
fn imperial_settlers_is_played_to_its_end_by_keys_alone() {
    let factions = ["Anna: Romans", "Ben: Barbarians"];
    evening_after(PHONE, "Imperial Settlers", &["Anna", "Ben"], &factions, &[" passes"]);
}

#[test]
fn a_score_sheet_is_filled_in_to_its_end_by_keys_alone() {
    evening(PHONE, "Score sheet", &["Anna", "Ben"], &[]);
}
