//! The panels of Cities & Knights: drawn from a real play, and what is tapped becomes the right action.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::panels::{enter, open_tool, played, tap, window};
use common::picture;
use egui::Theme;
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use tableside::games::cities_and_knights::CitiesAndKnights;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::Choice;

/// The half-way example without its last actions.
fn before_the_end(language: Language, left_out: usize, options: &[(&str, Choice)]) -> Box<dyn Play> {
    let (mut setup, actions) = CitiesAndKnights.example(Example::HalfWay, language);
    setup.options.extend(options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    played(&CitiesAndKnights, &setup, &actions[..actions.len() - left_out])
}

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, left_out) in [("outcome", 0), ("roll", 1), ("act", 2)] {
                let mut harness = window(&CitiesAndKnights, before_the_end(language, left_out, &[]), language, theme);
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                picture(&mut harness, &format!("ck-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_is_drawn() {
    for tool in ["players", "barbarians", "dice", "form"] {
        let mut harness = window(&CitiesAndKnights, before_the_end(Language::Cs, 2, &[]), Language::Cs, Theme::Light);
        open_tool(&mut harness, tool);
        picture(&mut harness, &format!("ck-tool-{tool}"));
    }
}

#[test]
fn a_roll_is_three_taps() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 1, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Plain die: 4");
    tap(&mut harness, "Red die: 1");
    assert_eq!(enter(&mut harness), [] as [Value; 0], "the event die is missing");
    tap(&mut harness, "Event die: Trade");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "roll", "white": 4, "red": 1, "event": { "gate": "trade" }, "by_app": false })]);
    harness.get_by_label_contains("Yields of 5");
}

#[test]
fn the_app_rolls_by_a_fair_draw_and_says_so_in_the_log() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 1, &[]), Language::En, Theme::Light);
    harness.state_mut().state.lot = |_| Some(3);
    tap(&mut harness, "Roll for us");
    let acts = enter(&mut harness);
    assert_eq!((&acts[0]["white"], &acts[0]["red"], &acts[0]["by_app"]), (&json!(4), &json!(4), &json!(true)));
}

#[test]
fn an_attack_is_one_tap_and_says_what_it_costs() {
    let (setup, actions) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    let attack = actions.iter().position(|action| action["do"] == "attack").unwrap();
    let mut harness =
        window(&CitiesAndKnights, played(&CitiesAndKnights, &setup, &actions[..attack]), Language::En, Theme::Light);
    picture(&mut harness, "ck-attack");
    tap(&mut harness, "Fight the attack");
    assert_eq!(enter(&mut harness), [json!({ "do": "attack" })]);
    assert!(harness.query_by_label("Fight the attack").is_none());
    picture(&mut harness, "ck-fought");
}

#[test]
fn the_ship_is_put_right_by_hand() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    open_tool(&mut harness, "barbarians");
    harness.get_by_label("The ship: 4 / 7");
    tap(&mut harness, "Ship, put right by hand, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-ship", "position": 5 })]);
    harness.get_by_label("The ship: 5 / 7");
}

#[test]
fn what_is_built_is_a_tap_with_its_price() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Peter: Settlements, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "build", "seat": 0, "what": "settlement", "change": 1 })]);
    tap(&mut harness, "Peter: new knight");
    assert_eq!(enter(&mut harness), [json!({ "do": "build-knight", "seat": 0 })]);
}

#[test]
fn the_fan_set_brings_its_purple_cards() {
    let fan = [("fan-set", Choice::Switch(true)), ("fan-ship", Choice::Word("split".into()))];
    let (mut setup, _) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    setup.options.extend(fan.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    let next = |part: u8, phase: u8| json!({ "do": "next", "from": { "part": part, "round": 0, "phase": phase, "step": u8::from(phase == 1), "turn": 0 } });
    let roll = json!({ "do": "roll", "white": 1, "red": 2, "event": { "gate": "magic" } });
    let mut harness = window(
        &CitiesAndKnights,
        played(&CitiesAndKnights, &setup, &[next(0, 0), roll, next(1, 1)]),
        Language::En,
        Theme::Light,
    );
    tap(&mut harness, "Purple cards…");
    picture(&mut harness, "ck-fan");
    tap(&mut harness, "Curse on the knights of Jane");
    assert_eq!(enter(&mut harness), [json!({ "do": "curse", "seat": 2 })]);
}

#[test]
fn a_track_goes_up_with_or_without_the_crane_and_down_by_hand() {
    let mut harness = window(&CitiesAndKnights, before_the_end(Language::En, 2, &[]), Language::En, Theme::Light);
    tap(&mut harness, "Peter plays the Crane: the next improvement is 1 cheaper");
    tap(&mut harness, "Peter: improve Science");
    let crane = json!({ "do": "improve", "seat": 0, "track": "science", "crane": true });
    assert_eq!(enter(&mut harness), [crane]);
    tap(&mut harness, "Peter: improve Science");
    assert_eq!(enter(&mut harness)[0]["crane"], false, "the card is good for one");
    tap(&mut harness, "Peter: Science one level down, by hand");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-level", "seat": 0, "track": "science", "level": 1 })]);
    tap(&mut harness, "Peter has the metropolis of Trade");
    assert_eq!(enter(&mut harness), [json!({ "do": "set-metropolis", "track": "trade", "seat": null })]);
}
