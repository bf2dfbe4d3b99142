//! The evening is over before the game is: from the table and from Home, counted or not, and taken up again.

use crate::common::app::{Shared, window};
use crate::common::controls::words;
use crate::common::{DESKTOP, PHONE};
use egui::{Theme, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tableside::app::App;
use tableside::app::nav::screen::Place;
use tableside::app::state::rounds::Rounds;
use tableside::locale::Language;
use tableside::store::{Listed, PlayId, Reply, Request};

/// The games by id, each with an example play that is half-way.
const GAMES: [&str; 6] =
    ["amun-re", "cities-and-knights", "dice-settlers", "empires-of-the-north", "imperial-settlers", "score-sheet"];

fn tap(h: &mut Harness<'_, App>, name: &str) {
    let found = h.query_all_by_label(name).find(|node| node.accesskit_node().role() != egui::Role::Label);
    found.unwrap_or_else(|| panic!("there is no {name:?}: {:#?}", words(h))).click_accesskit();
    h.run();
}

fn tap_starting(h: &mut Harness<'_, App>, name: &str) {
    let found = h.query_all_by_label_contains(name).find(|node| node.accesskit_node().role() == egui::Role::Button);
    found.unwrap_or_else(|| panic!("nothing says {name:?}: {:#?}", words(h))).click_accesskit();
    h.run();
}

fn says(h: &Harness<'_, App>, what: &str) -> bool {
    words(h).iter().any(|said| said.contains(what))
}

fn listed(store: &Shared, play: PlayId) -> Listed {
    match store.perform(Request::Read { play, after: 0 }) {
        Reply::Lines { play, .. } => play,
        other => panic!("{other:?}"),
    }
}

/// A window with the half-way play of a game open, and its menu's way to the end.
fn asked(store: &Shared, game: &str, size: Vec2, language: Language) -> (Harness<'static, App>, PlayId) {
    let [_, half] = store.add_examples_of(game, language);
    let mut h = window(store, size, Theme::Light, language);
    h.run();
    h.state_mut().visit_play(half);
    h.run();
    tap(&mut h, &language.words("app-more"));
    tap(&mut h, &language.words("app-command-end-early"));
    (h, half)
}

#[test]
fn a_play_of_any_game_is_ended_from_its_menu_and_taken_up_again() {
    for game in GAMES {
        for (size, language) in [(PHONE, Language::En), (DESKTOP, Language::Cs)] {
            let store = Shared::default();
            let (mut h, play) = asked(&store, game, size, language);
            let lines = store.lines(play);
            tap_starting(&mut h, &language.words("app-early-nothing"));
            assert_eq!(store.lines(play), lines + 1, "{game}");
            let now = listed(&store, play);
            assert!(now.finished && now.header.format == 2, "{game}: {now:?}");
            assert!(says(&h, &language.words("app-early-stopped")), "{game}: {:#?}", words(&h));
            // What was asked at the table before is gone, and nothing goes on in it.
            assert!(h.state().model().open.as_ref().unwrap().shown.is_over(), "{game}");

            tap(&mut h, &language.words("app-play-on"));
            assert!(!listed(&store, play).finished, "{game}");
            assert!(!h.state().model().open.as_ref().unwrap().shown.is_over(), "{game}");
            assert!(!says(&h, &language.words("app-early-stopped")), "{game}");
        }
    }
}

#[test]
fn whoever_is_ahead_wins_and_home_history_and_the_result_say_that_it_was_early() {
    let store = Shared::default();
    let (mut h, play) = asked(&store, "amun-re", DESKTOP, Language::En);
    tap_starting(&mut h, "Let ");
    assert!(says(&h, "Ended early: the points are as they stood."), "{:#?}", words(&h));
    assert!(says(&h, " wins"), "{:#?}", words(&h));
    assert!(listed(&store, play).finished);
    h.state_mut().visit(Place::History);
    h.run();
    assert!(says(&h, "The game is ended early, with the points as they stand"), "{:#?}", words(&h));
    h.state_mut().visit(Place::Home);
    h.run();
    assert!(says(&h, "won · ended early"), "{:#?}", words(&h));
}

#[test]
fn what_is_on_the_table_is_scored_first_where_that_is_chosen() {
    let store = Shared::default();
    let (mut h, play) = asked(&store, "amun-re", PHONE, Language::En);
    let before = h.state().model().open.as_ref().unwrap().session.play().standing().points;
    tap_starting(&mut h, "Score what is on the table, then end");
    let after = h.state().model().open.as_ref().unwrap().session.play().standing().points;
    assert_ne!(before, after);
    assert!(says(&h, "Ended early: what was on the table has been scored."));
    assert!(listed(&store, play).finished);
}

#[test]
fn the_harmless_way_is_the_highlighted_one_and_changes_nothing() {
    let store = Shared::default();
    let (mut h, play) = asked(&store, "amun-re", PHONE, Language::En);
    let lines = store.lines(play);
    tap(&mut h, "Keep for another evening");
    assert_eq!((store.lines(play), listed(&store, play).finished), (lines, false));
    assert!(says(&h, "What’s on the table?"), "it is Home: {:#?}", words(&h));
}

#[test]
fn throwing_a_play_away_asks_once_more_and_it_can_be_restored() {
    let store = Shared::default();
    let (mut h, play) = asked(&store, "dice-settlers", DESKTOP, Language::En);
    tap_starting(&mut h, "Throw this play away");
    assert!(!listed(&store, play).removed);
    tap(&mut h, "Don’t throw it away");
    assert!(!listed(&store, play).removed);
    tap(&mut h, "More");
    tap(&mut h, "End the game early…");
    tap_starting(&mut h, "Throw this play away");
    tap(&mut h, "Throw this play away");
    assert!(listed(&store, play).removed);
    tap(&mut h, "Undo");
    assert!(!listed(&store, play).removed, "{:#?}", words(&h));
}

#[test]
fn on_a_phone_that_lies_every_way_is_in_sight() {
    for (game, language) in [("amun-re", Language::Cs), ("cities-and-knights", Language::En)] {
        let store = Shared::default();
        let (mut h, _) = asked(&store, game, vec2(844.0, 390.0), language);
        for key in ["app-early-nothing", "app-early-throw", "app-early-keep"] {
            let words = language.words(key);
            let found = h.query_all_by_label_contains(&words).next().unwrap_or_else(|| panic!("{words}"));
            assert!(found.rect().bottom() <= 390.0, "{game}, {words}: {:?}", found.rect());
        }
        crate::common::picture(&mut h, &format!("end-early-lying-{game}-{}", language.code()));
    }
}

#[test]
fn a_play_is_ended_from_its_row_on_home() {
    let store = Shared::default();
    let [over, half] = store.add_examples(Language::En);
    let mut h = window(&store, PHONE, Theme::Light, Language::En);
    h.run();
    let name = |play| {
        let listed = listed(&store, play);
        h.state().model().name_of(listed, &h.state().model().texts)
    };
    let (over, half_name) = (name(over), name(half));
    tap(&mut h, &format!("More: {over}"));
    assert!(h.query_by_label("End the game early…").is_none(), "one that is over is not ended");
    h.key_press(egui::Key::Escape);
    h.run();
    tap(&mut h, &format!("More: {half_name}"));
    tap(&mut h, "End the game early…");
    tap_starting(&mut h, "Stop without a result");
    assert!(listed(&store, half).finished);
}

#[test]
fn a_count_put_right_after_the_win_leaves_no_winner_and_is_kept_when_one_plays_on() {
    let store = Shared::default();
    let [over, _] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(over);
    h.run();
    assert!(h.query_by_label("Play on").is_none(), "a game that is won needs no way on but Undo");
    let play = |h: &Harness<'_, App>| h.state().model().open.as_ref().unwrap().session.play().standing();
    let winner = play(&h).winners[0];
    let change =
        serde_json::json!({ "do": "set-cell", "row": "settlements", "seat": winner.0, "value": -9, "note": "" });
    h.state_mut().enter(change);
    h.run();
    let points = play(&h).points;
    assert!(!says(&h, "leads so far") && !says(&h, "Winner"), "{:#?}", words(&h));
    assert!(says(&h, "Not won yet"), "{:#?}", words(&h));
    tap(&mut h, "Play on");
    assert!(!h.state().model().open.as_ref().unwrap().shown.is_over());
    assert_eq!(play(&h).points, points, "the correction is kept");
}

#[test]
fn the_axis_of_the_points_by_round_is_of_the_rounds() {
    let store = Shared::default();
    let [over, _] = store.add_examples_of("cities-and-knights", Language::En);
    let mut h = window(&store, DESKTOP, Theme::Light, Language::En);
    h.run();
    h.state_mut().visit_play(over);
    h.run();
    let open = h.state().model().open.as_ref().unwrap();
    let rounds = Rounds::of(open).unwrap().places;
    let place = open.session.play().lines().unwrap().len();
    let seats = open.session.play().setup().players.len();
    let last: usize = rounds.last().unwrap().parse().unwrap();
    assert_eq!(rounds, (1..=last).map(|round| round.to_string()).collect::<Vec<_>>());
    assert!(last * seats <= place, "{last} rounds of {seats} turns each in {place} entries");
    assert!(!says(&h, "best result"), "no record in mid-game");
}
