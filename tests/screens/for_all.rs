//! What ends several players' turns at once: it stands in the phase line, far from the highlighted button, shows who has
//! still to act, and asks. And what a screen says at the very beginning and the very end of a play.

use crate::common::app::{Shared, window};
use crate::common::{DESKTOP, PHONE, picture};
use egui::{Rect, Theme, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::open::NextWords;
use tableside::games::{self, Example};
use tableside::kit::bars;
use tableside::locale::Language;
use tableside::store::PlayId;

type Window = Harness<'static, App>;

fn shown(h: &Window) -> &tableside::app::state::open::Shown {
    &h.state().model().open.as_ref().unwrap().shown
}

/// A window of this size on the finished example of a game, before its first entry of which `until` says so, and with more
/// entries behind it.
fn before(size: Vec2, game: &str, until: impl Fn(&Value) -> bool, more: &[Value]) -> (Window, Shared, PlayId) {
    let (setup, mut actions) = games::find(game).unwrap().example(Example::Finished, Language::En);
    let enough = actions.iter().position(until).unwrap_or(actions.len());
    actions.truncate(enough);
    actions.extend(more.iter().cloned());
    let store = Shared::default();
    let play = store.add(&setup, &actions);
    let mut h = window(&store, size, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(play);
    h.run();
    h.run();
    (h, store, play)
}

/// What the highlighted button says, or waits for.
fn words(h: &Window) -> &str {
    match &shown(h).next {
        NextWords::Ready(words) | NextWords::Missing(words) => words,
        NextWords::Over => panic!("it is over"),
    }
}

fn tap(h: &mut Window, name: &str) {
    h.get_by_label(name).click();
    h.run();
    h.run();
}

/// A step that several end, each in their turn: what opens the question, what it asks, one player's own button, and the
/// button for all of them.
struct Several {
    game: &'static str,
    until: fn(&Value) -> bool,
    opens: &'static str,
    title: &'static str,
    alone: &'static str,
    title_then: &'static str,
    all: &'static str,
    then: &'static str,
}

const ALL: [Several; 3] = [
    Several {
        game: "dice-settlers",
        until: |action| action["do"] == "act",
        opens: "All done…",
        title: "3 players still have actions",
        alone: "Tom: no more actions this round",
        title_then: "2 players still have actions",
        all: "All 2 are done · Cleanup",
        then: "Cleanup",
    },
    Several {
        game: "empires-of-the-north",
        until: |action| action["do"] == "disc",
        opens: "All passed…",
        title: "3 players have not passed yet",
        alone: "Carol passes",
        title_then: "2 players have not passed yet",
        all: "All 2 pass · Expedition",
        then: "Expedition",
    },
    Several {
        game: "imperial-settlers",
        until: |action| action["do"] == "deal",
        opens: "All passed…",
        title: "3 players have not passed yet",
        alone: "Ben passes",
        title_then: "2 players have not passed yet",
        all: "All 2 pass · Cleanup",
        then: "Cleanup",
    },
];

#[test]
fn what_ends_everybodys_turn_asks_first_and_is_taken_back_at_once() {
    for size in [PHONE, DESKTOP] {
        for several in &ALL {
            let (mut h, store, play) = before(size, several.game, several.until, &[]);
            let lines = store.lines(play);
            picture(&mut h, &format!("for-all-{}-{}", several.game, size.x));
            // It lies in no bar, so never where the highlighted button is.
            let opens = h.get_by_label(several.opens).rect();
            let bars = bars(&h.ctx);
            assert!(bars.iter().all(|bar: &Rect| !bar.intersects(opens)), "{}", several.game);
            let loud = h.get_by_label(words(&h)).rect();
            tap(&mut h, several.opens);
            picture(&mut h, &format!("for-all-{}-{}-open", several.game, size.x));
            assert!(h.query_all_by_label(several.title).next().is_some(), "{}", several.game);
            // Nor does it come to lie where the button was.
            let all = h.get_by_label_contains("All 3").rect();
            assert!(!loud.intersects(all), "{}: {all:?} lies where {loud:?} was", several.game);
            assert_eq!(store.lines(play), lines, "{}: it asks", several.game);
            // One player alone, and the question stays.
            tap(&mut h, several.alone);
            assert_eq!(store.lines(play), lines + 1, "{}", several.game);
            assert!(h.query_all_by_label(several.title_then).next().is_some(), "{}", several.game);
            let before = shown(&h).title.clone();
            tap(&mut h, several.all);
            assert_eq!(store.lines(play), lines + 2, "{}: one entry", several.game);
            assert!(h.query_all_by_label(several.title_then).next().is_none(), "the question is gone");
            let now = shown(&h).phases.iter().find(|phase| phase.state == tableside::table::guide::PhaseState::Now);
            assert_eq!(now.unwrap().title, several.then, "{}", several.game);
            h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
            h.run();
            assert_eq!(shown(&h).title, before, "{}: one Undo", several.game);
        }
    }
}

#[test]
fn the_highlighted_button_names_whose_turn_it_is_and_waits() {
    for several in &ALL {
        let (h, ..) = before(PHONE, several.game, several.until, &[]);
        let turn = shown(&h).turn_seat.expect("it is somebody's turn");
        let name = &shown(&h).scores[turn.index()].name;
        assert!(words(&h).starts_with(name.as_str()), "{}: {}", several.game, words(&h));
    }
}

/// Whoever is looked at: the highlighted button does what it did, for whom it did it.
#[test]
fn looking_at_somebody_else_leaves_the_highlighted_button_alone() {
    for (several, other) in ALL.iter().zip(["Tom’s actions", "Carol acts", "Ben’s empire"]) {
        for size in [PHONE, DESKTOP] {
            let (mut h, ..) = before(size, several.game, several.until, &[]);
            let said = words(&h).to_owned();
            let rect = h.get_by_label(&said).rect();
            h.get_by_label(other).scroll_to_me();
            h.run();
            tap(&mut h, other);
            assert_eq!(h.get_by_label(&said).rect(), rect, "{}", several.game);
        }
    }
}

#[test]
fn when_everyone_is_done_the_question_stays_where_it_was_and_asks_nothing() {
    let passes = |seat: u8| json!({ "do": "pass", "seat": seat });
    let until = |action: &Value| action["do"] == "disc";
    let (h, ..) = before(PHONE, "empires-of-the-north", until, &[passes(0), passes(1)]);
    let (opens, ring) = (h.get_by_label("All passed…").rect(), h.get_by_label("Peter acts").rect());
    let (h, ..) = before(PHONE, "empires-of-the-north", until, &[passes(0), passes(1), passes(2)]);
    let node = h.get_by_label("All passed…");
    assert!(node.accesskit_node().is_disabled());
    assert_eq!((node.rect(), h.get_by_label("Peter acts").rect()), (opens, ring), "nothing below has moved");
}

#[test]
fn one_who_plays_alone_is_not_asked_who_goes_first() {
    for game in games::ALL.iter().filter(|game| game.seats().contains(&1)) {
        let store = Shared::default();
        store.add_people();
        let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
        h.run();
        h.state_mut().visit(Place::NewPlay);
        h.run();
        let who = Language::En.say(&game.who_goes_first());
        h.get_all_by_label(&Language::En.say(&game.name())).next().unwrap().click();
        h.run();
        while h.query_all_by_label_contains(": remove").count() > 1 {
            h.query_all_by_label_contains(": remove").next().unwrap().click();
            h.run();
        }
        assert!(h.query_by_label(&who).is_none(), "{}", game.id());
        if game.id() == "score-sheet" {
            continue;
        }
        // The play itself names nobody either.
        let (mut setup, _) = game.example(Example::Finished, Language::En);
        setup.players.truncate(1);
        setup.first = tableside::table::seat::Seat(0);
        let play = store.add(&setup, &[]);
        h.state_mut().visit_play(play);
        h.run();
        if let NextWords::Ready(words) = &shown(&h).next {
            assert!(!words.contains("goes first"), "{}: {words}", game.id());
        }
    }
}

/// The first thing seen of a play that is over is who has won, and no keypad covers it.
#[test]
fn the_end_of_a_play_is_seen_from_its_top() {
    let is_end = |action: &Value| action["do"] == "next" && action["from"]["phase"] == 6;
    for size in [PHONE, DESKTOP, Vec2::new(844.0, 390.0), Vec2::new(1024.0, 768.0)] {
        for corrected in [false, true] {
            let (mut h, ..) = before(size, "imperial-settlers", is_end, &[]);
            if corrected {
                // Somebody looks at a count once more, and leaves it as it is.
                h.get_by_label("Cyril: Common locations: 5").scroll_to_me();
                h.run();
                h.get_by_label("Cyril: Common locations: 5").click();
                h.run();
                if size.y > 500.0 {
                    // There it lies over the screen.
                    h.key_press(egui::Key::Escape);
                    h.run();
                }
            }
            h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Enter);
            for _ in 0..4 {
                h.run();
            }
            assert!(shown(&h).is_over(), "{size:?} {corrected}");
            picture(&mut h, &format!("is-over-{}-{corrected}", size.x));
            assert!(h.query_by_label("OK").is_none(), "{size:?} {corrected}: no keypad");
            let large = shown(&h).verdict.as_ref().unwrap().large.clone();
            let seen = h.query_all_by_label(&large).next().expect("who has won").rect();
            assert!(Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(seen), "{size:?}: {seen:?}");
        }
    }
}
