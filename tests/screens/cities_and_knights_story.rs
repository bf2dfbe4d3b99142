//! Cities & Knights in the whole window, from New play to its winner: by labels, taps and keys.

use crate::common::app::{Shared, window, window_with_text};
use egui::{Event, Role, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::locale::Language;
use tableside::store::{PlayId, Reply, Request};

type Window = Harness<'static, App>;

/// A window as wide as a phone, and so high that nothing has to be scrolled to.
fn high(store: &Shared) -> Window {
    let mut h = window(store, vec2(390.0, 6400.0), Theme::Light, Language::En);
    h.run();
    h
}

fn tap(h: &mut Window, label: &str) {
    h.get_by_label(label).click();
    h.run();
}

fn says(h: &Window, words: &str) {
    let found = h.query_all_by_label_contains(words).next();
    assert!(found.is_some(), "nothing says {words:?}");
}

fn add(h: &mut Window, name: &str) {
    h.get_by_role_and_label(Role::TextInput, "New name").focus();
    h.run();
    h.event(Event::Text(name.to_owned()));
    h.run();
    tap(h, "Add");
}

fn new_play(h: &mut Window, names: &[&str]) {
    tap(h, "New play");
    tap(h, "Cities & Knights");
    for name in names {
        add(h, name);
    }
}

fn only_play(store: &Shared) -> PlayId {
    let Reply::Plays(plays) = store.perform(Request::Plays { removed: false }) else { panic!("no list") };
    assert_eq!(plays.len(), 1);
    plays[0].header.id
}

fn points(h: &Window) -> Vec<Option<i64>> {
    h.state().model().open.as_ref().unwrap().session.play().standing().points
}

fn roll(h: &mut Window, white: u8, red: u8, event: &str) {
    tap(h, &format!("White die: {white}"));
    tap(h, &format!("Red die: {red}"));
    tap(h, &format!("Event die: {event}"));
}

/// A turn in which nothing is built, from its roll to the next one.
fn turn(h: &mut Window, event: &str, next: &str) {
    roll(h, 2, 3, event);
    tap(h, "Next: 5 produces");
    tap(h, &format!("Next: {next}"));
}

#[test]
fn new_play_offers_both_games_each_with_its_options() {
    let mut h = high(&Shared::default());
    tap(&mut h, "New play");
    h.get_by_label("Amun-Re");
    assert!(h.query_by_label("Robber waits for the barbarians").is_none());
    tap(&mut h, "Cities & Knights");
    h.get_by_label("Robber waits for the barbarians");
    for goal in ["13", "14", "15"] {
        h.get_by_label(&format!("Points to win: {goal}"));
    }
    h.get_by_label("Choose 2 to 6 players");
    tap(&mut h, "Amun-Re");
    h.get_by_label("Choose 3 to 5 players");
}

#[test]
fn two_can_play_and_six_can() {
    for names in [&["Ada", "Bob"][..], &["Ada", "Bob", "Cyd", "Dan", "Eva", "Fay"]] {
        let store = Shared::default();
        let mut h = high(&store);
        new_play(&mut h, names);
        tap(&mut h, "Start");
        assert_eq!(h.state().place(), Place::Table);
        assert_eq!(store.lines(only_play(&store)), 1);
        assert_eq!(points(&h), vec![Some(3); names.len()], "a settlement and a city each");
        tap(&mut h, "Ada goes first");
        turn(&mut h, "Trade", "Bob");
        h.get_by_label("White die: 1");
    }
}

#[test]
fn from_the_set_up_over_an_attack_to_thirteen_points() {
    let store = Shared::default();
    let mut h = high(&store);
    new_play(&mut h, &["Ada", "Bob", "Cyd"]);
    tap(&mut h, "Start");
    tap(&mut h, "Ada goes first");

    // Ada has the only knight that is awake when the ship lands.
    roll(&mut h, 2, 3, "ship");
    tap(&mut h, "Next: 5 produces");
    tap(&mut h, "Ada: new knight");
    tap(&mut h, "Ada: activate Basic knight");
    tap(&mut h, "Next: Bob");
    for (event, next) in
        [("ship", "Cyd"), ("ship", "Ada"), ("Politics", "Bob"), ("ship", "Cyd"), ("ship", "Ada"), ("ship", "Bob")]
    {
        turn(&mut h, event, next);
    }
    roll(&mut h, 2, 3, "ship");
    says(&h, "Bob and Cyd each lose a city");
    tap(&mut h, "Resolve attack");
    assert_eq!(points(&h), [Some(3), Some(2), Some(2)]);
    tap(&mut h, "Next: 5 produces");
    tap(&mut h, "Next: Cyd");
    // The robber wakes with the first attack.
    roll(&mut h, 3, 4, "Science");
    says(&h, "Then the robber moves.");
    tap(&mut h, "Next: trade and build");
    tap(&mut h, "Next: Ada");

    roll(&mut h, 1, 1, "Science");
    tap(&mut h, "Next: 2 produces");
    for (what, times) in [("Settlements", 4), ("Cities", 3), ("Settlements", 3)] {
        for _ in 0..times {
            assert!(h.query_by_label("Ada wins").is_none());
            tap(&mut h, &format!("Ada: {what}, plus 1"));
        }
    }
    assert_eq!(points(&h)[0], Some(13));
    // Winning is the loud button's, which stands where it stood before.
    tap(&mut h, "Ada wins");
    says(&h, "Winner: Ada");
    // It can be taken back, and said again.
    h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
    h.run();
    h.get_by_label("Ada: Settlements, plus 1");
    tap(&mut h, "Ada wins");
    says(&h, "Winner: Ada");
    h.state_mut().visit(Place::Home);
    h.run();
    says(&h, "Ada won, ");

    // All of it was on disk.
    let mut again = high(&store);
    again.state_mut().visit_play(only_play(&store));
    again.run();
    says(&again, "Winner: Ada");
    assert_eq!(points(&again)[0], Some(13));
}

/// The example play half-way, at its table.
fn half_way(store: &Shared) -> Window {
    let [_, half] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = high(store);
    h.state_mut().visit_play(half);
    h.run();
    h
}

#[test]
fn a_number_of_the_sheet_says_why_and_is_corrected_by_hand() {
    let store = Shared::default();
    let mut h = half_way(&store);
    let before = points(&h)[0].unwrap();
    h.state_mut().visit(Place::Sheet);
    h.run();
    let cell = h.get_by_label_contains("Points, Cities, Peter: ").accesskit_node().label().unwrap();
    tap(&mut h, &cell);
    says(&h, "2 points for each city");
    tap(&mut h, "Set by hand");
    for sign in ["2", "0"] {
        h.event(Event::Text(sign.to_owned()));
        h.run();
    }
    tap(&mut h, "OK");
    tap(&mut h, "Points, Cities, Peter: 20, edited");
    assert_ne!(points(&h)[0], Some(before));
    tap(&mut h, "Use the calculated value");
    h.get_by_label(&cell);
    assert_eq!(points(&h)[0], Some(before));
}

#[test]
fn in_large_text_the_words_of_a_track_keep_their_room() {
    let store = Shared::default();
    let [_, half] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = window_with_text(&store, vec2(390.0, 3200.0), Theme::Light, Language::En, 200);
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    h.state_mut().visit(Place::Tool("players"));
    h.run();
    let words = h.get_by_label_contains("Science · ").rect();
    assert!(words.width() > 150.0, "{words:?}");
}

#[test]
fn the_history_tells_the_evening_and_undo_goes_back_over_the_attack() {
    let store = Shared::default();
    let mut h = half_way(&store);
    h.state_mut().visit(Place::History);
    h.run();
    says(&h, "Barbarians ");
    says(&h, "The app rolls");
    h.state_mut().visit(Place::Table);
    h.run();
    let before = points(&h);
    let fought = |h: &Window| {
        let state = h.state().model().open.as_ref().unwrap().session.play().state();
        state.downcast_ref::<tableside::games::cities_and_knights::play::State>().unwrap().attacks
    };
    let attacks = fought(&h);
    let mut back = 0;
    while fought(&h) == attacks {
        h.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::Z);
        h.run();
        back += 1;
    }
    for _ in 0..back {
        h.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, egui::Key::Z);
        h.run();
    }
    assert_eq!((fought(&h), points(&h)), (attacks, before));
}
