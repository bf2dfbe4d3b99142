//! Ways that ended nowhere: what opens closes again, what is a number says why, and what is to be filled in can be seen.

use egui::{Key, Rect, Role, Theme, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, HarnessBuilder};
use tableside::app::nav::screen::Place;
use tableside::app::platform::clock::Clock;
use tableside::app::{App, Parts};
use tableside::games;
use tableside::kit::Look;
use tableside::locale::Language;
use tableside::store::{Reply, Request};

use crate::common::app::{Shared, now};
use crate::common::controls::{controls, readings};
use crate::common::scenes::{Visit, scenes};
use crate::common::{DESKTOP, PHONE};

fn open(scene: &str, size: Vec2) -> Visit {
    let scene = scenes().find(|one| one.name == scene).unwrap();
    scene.open(size, Theme::Light, Language::En, 100)
}

fn tap(h: &mut Harness<'_, App>, name: &str) {
    h.get_by_label(name).click_accesskit();
    h.run();
}

#[test]
fn escape_closes_what_was_looked_up_beside_a_play_and_then_leaves_the_play() {
    let mut visit = open("table", DESKTOP);
    let at = visit.h.state().model().open.as_ref().unwrap().shown.nearby[0].clone();
    visit.h.state_mut().look_up(at);
    visit.h.run();
    visit.h.get_by_label("Close entry");
    visit.h.key_press(Key::Escape);
    visit.h.run();
    assert!(visit.h.query_by_label("Close entry").is_none());
    assert_eq!(visit.h.state().place(), Place::Table, "the play is still there");
    visit.h.key_press(Key::Escape);
    visit.h.run();
    assert_eq!(visit.h.state().place(), Place::Home);
}

#[test]
fn what_would_be_scored_now_says_why() {
    let mut visit = open("step-claims-end", DESKTOP);
    visit.h.get_by_label("If scored now");
    let name = visit.h.get_all_by_label_contains(", if scored now: ").next().unwrap();
    let name = name.accesskit_node().label().unwrap();
    tap(&mut visit.h, &name);
    visit.h.get_by_role_and_label(Role::Heading, "Why?");
    visit.h.key_press(Key::Escape);
    visit.h.run();
    assert!(visit.h.query_by_role_and_label(Role::Heading, "Why?").is_none());
}

/// Each step in which numbers are typed, on a phone, a tablet and a desktop: the keypad's title and the button below name one player,
/// and the numbers that the keypad fills stand with it.
#[test]
fn the_keypad_and_the_button_below_it_speak_of_one_player() {
    let players = ["Anna", "Ben", "Cyril", "Dana", "Peter", "Carol", "Jane", "Mary", "Tom", "Lucy"];
    let named = |words: &str| players.into_iter().filter(|player| words.contains(player)).collect::<Vec<_>>();
    for scene in ["north-count", "north-count-tie", "dice-scoring", "settlers-score", "step-offer", "step-claims-end"] {
        let start = open(scene, DESKTOP);
        let cells: Vec<String> = controls(&start.h).into_iter().map(|control| control.name).collect();
        let cells = cells.into_iter().filter(|name| name.ends_with(": not entered yet")).take(8);
        for cell in std::iter::once(None).chain(cells.map(Some)) {
            let mut visit = open(scene, DESKTOP);
            if let Some(cell) = &cell {
                visit.h.get_by_role_and_label(Role::Button, cell).click_accesskit();
                visit.h.run();
            }
            let button = controls(&visit.h).into_iter().rfind(|control| control.rect.top() > DESKTOP.y - 70.0);
            let button = button.unwrap().name;
            // The display of the keypad says whose number it is.
            let display =
                readings(&visit.h).into_iter().find(|one| one.role == Role::Status && one.name.contains(": "));
            let title = display.map(|display| display.name);
            let Some(title) = title else { continue };
            let (of_button, of_title) = (named(&button), named(&title));
            assert!(of_button.is_empty() || of_button == of_title, "{scene}: {title:?} and {button:?}");
        }
    }
}

#[test]
fn the_numbers_that_the_final_scoring_fills_stand_with_the_keypad() {
    for size in [PHONE, DESKTOP] {
        for (scene, cell) in [
            ("settlers-score", "Cyril: Common locations: 5"),
            ("north-count", "Jane: Resources: not entered yet"),
            ("dice-scoring", "Lucy: Technologies: not entered yet"),
        ] {
            let mut visit = open(scene, size);
            tap(&mut visit.h, cell);
            visit.h.run();
            let window = Rect::from_min_size(egui::Pos2::ZERO, size);
            let name = cell.rsplit_once(": ").unwrap().0;
            let field = visit.h.get_by_label(&format!("Go to {name}")).rect();
            let keys = visit.h.get_by_label("OK").rect();
            assert!(window.contains_rect(field), "{scene}: {field} in a window of {size}");
            assert!(window.contains_rect(keys), "{scene}: {keys} in a window of {size}");
            assert!(field.bottom() <= keys.top(), "{scene}: the field stands above the keys");
        }
    }
}

/// A window that was started with a language, as the command line gives it.
fn started(store: &Shared, language: Option<Language>) -> Harness<'static, App> {
    let parts = Parts {
        store: Box::new(store.clone()),
        games: games::ALL,
        clock: Clock::fixed(now),
        language,
        system: Language::En,
        folder: None,
        files: Box::new(tableside::app::platform::files::Disk::of(std::env::temp_dir())),
    };
    let mut h = HarnessBuilder::default()
        .with_size(DESKTOP)
        .with_theme(Theme::Light)
        .with_max_steps(12)
        .renderer(soft::Soft::default())
        .with_context_setup(|ctx| Look::default().apply(ctx))
        .build_eframe(|_| App::new(parts));
    h.run();
    h.state_mut().visit(Place::Settings);
    h.run();
    h
}

fn spoken(h: &Harness<'_, App>) -> Language {
    h.state().model().texts.language()
}

fn kept(store: &Shared) -> String {
    match store.perform(Request::Value { key: "settings".to_owned() }) {
        Reply::Value(kept) => kept.unwrap_or_default(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_language_of_the_command_line_holds_for_that_start_and_the_one_of_the_window_is_kept() {
    let store = Shared::default();
    let mut h = started(&store, Some(Language::Cs));
    assert_eq!(spoken(&h), Language::Cs);
    // Another setting is kept, and not the language with it.
    tap(&mut h, &format!("{}: {}", Language::Cs.words("app-theme"), Language::Cs.words("app-theme-dark")));
    assert!(kept(&store).contains("dark") && !kept(&store).contains("\"cs\""), "{}", kept(&store));
    assert_eq!(spoken(&started(&store, None)), Language::En);

    // What is chosen in the window is kept, also where it is what was kept before.
    let own = |language: Language| format!("{}: Čeština", language.words("app-language"));
    let mut h = started(&store, None);
    tap(&mut h, &own(Language::En));
    assert_eq!(spoken(&h), Language::Cs);
    assert_eq!(spoken(&started(&store, None)), Language::Cs);
    let mut h = started(&store, Some(Language::En));
    assert_eq!(spoken(&h), Language::En);
    tap(&mut h, &own(Language::En));
    assert_eq!(spoken(&h), Language::Cs, "it counts more than what was asked for at the start");
    assert_eq!(spoken(&started(&store, None)), Language::Cs);
}
