//! The panels of Empires of the North: drawn from a real play, and what is tapped becomes the right action.

use crate::common::panels::{Panels, draw_tool, enter, played, tap, window, window_of};
use crate::common::{DESKTOP, picture};
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::empires_of_the_north::EmpiresOfTheNorth;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::Choice;

const NOTHING: [Value; 0] = [];

/// The finished example before its first action of which `until` says so, with more actions behind it.
fn before(language: Language, until: impl Fn(&Value) -> bool, more: &[Value]) -> Box<dyn Play> {
    let (setup, mut actions) = EmpiresOfTheNorth.example(Example::Finished, language);
    let enough = actions.iter().position(until).unwrap_or(actions.len());
    actions.truncate(enough);
    actions.extend(more.iter().cloned());
    played(&EmpiresOfTheNorth, &setup, &actions)
}

fn half_way(language: Language) -> Box<dyn Play> {
    let (setup, actions) = EmpiresOfTheNorth.example(Example::HalfWay, language);
    played(&EmpiresOfTheNorth, &setup, &actions)
}

/// Whether an entry ends this phase of a round, counted as the guide's file has it.
fn ends(action: &Value, round: u16, phase: u8) -> bool {
    action["do"] == "next" && action["from"]["round"] == round && action["from"]["phase"] == phase
}

fn is_end(action: &Value) -> bool {
    action["do"] == "next" && action["from"]["part"] == 2
}

/// The steps, each with its name.
fn steps(language: Language) -> Vec<(&'static str, Box<dyn Play>)> {
    let visit = |action: &Value| action["do"] == "visit";
    vec![
        ("circle", before(language, |action| action["do"] == "circle", &[])),
        ("clans", before(language, |action| action["clan"] == "heidel", &[])),
        ("lookout", before(language, |action| action["do"] == "keep" && action["seat"] == 2, &[])),
        ("act", half_way(language)),
        ("sail", before(language, visit, &[])),
        ("cleanup", before(language, |action| ends(action, 0, 4), &[])),
        ("last", before(language, |action| ends(action, 4, 2), &[])),
        ("count", before(language, |action| action["do"] == "count" && action["seat"] == 1, &[])),
        ("over", before(language, |_| false, &[])),
    ]
}

fn window_en(play: Box<dyn Play>) -> Panels {
    window(&EmpiresOfTheNorth, play, Language::En, Theme::Light)
}

/// The actions of round 1: it is Peter's turn, and the circle is Sail, Explore, Harvest, Construct, Populate.
fn actions() -> Box<dyn Play> {
    before(Language::En, |action| action["do"] == "disc", &[])
}

#[test]
fn every_step_is_drawn_in_both_languages_and_themes() {
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, play) in steps(language) {
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                let mut harness = window(&EmpiresOfTheNorth, play, language, theme);
                picture(&mut harness, &format!("north-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_is_drawn() {
    for tool in ["points", "discs", "ships", "clans"] {
        let mut harness = window_of(&EmpiresOfTheNorth, half_way(Language::Cs), Language::Cs, Theme::Light, DESKTOP);
        draw_tool(&mut harness, tool, &format!("north-tool-{tool}"));
    }
}

#[test]
fn a_circle_is_four_taps() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "circle", &[]));
    for name in ["Tile 1: Sail", "Tile 2: Explore", "Tile 3: Populate", "Take back tile 3: Populate", "Tile 3: Harvest"]
    {
        tap(&mut harness, name);
    }
    assert_eq!(enter(&mut harness), NOTHING);
    assert!(harness.query_by_label("Tile 4: Sail").is_none(), "it lies already");
    tap(&mut harness, "Tile 4: Populate");
    let tiles = json!(["sail", "explore", "harvest", "populate", "construct"]);
    assert_eq!(enter(&mut harness), [json!({ "do": "circle", "tiles": tiles, "by_app": false })]);
    tap(&mut harness, "Lay out again");
    tap(&mut harness, "Tile 1: Harvest");
}

#[test]
fn the_app_draws_a_circle_and_says_so_in_the_log() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "circle", &[]));
    harness.state_mut().state.lot = |many| many.checked_sub(1);
    tap(&mut harness, "Draw for us");
    let tiles = json!(["sail", "harvest", "construct", "populate", "explore"]);
    assert_eq!(enter(&mut harness), [json!({ "do": "circle", "tiles": tiles, "by_app": true })]);
}

#[test]
fn a_clan_is_a_tap_and_the_next_player_comes_by_itself() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "clan", &[]));
    harness.get_by_label_contains("Vikings · difficulty 3");
    for (row, seat, clan) in [("MacKinnon", 0, "mackinnon"), ("Ulaf", 1, "olaf"), ("Panuk", 2, "panuk")] {
        harness.get_by_label_contains(row).click();
        harness.run();
        assert_eq!(enter(&mut harness), [json!({ "do": "clan", "seat": seat, "clan": clan })]);
    }
}

#[test]
fn a_disc_is_a_tap_on_its_tile() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Peter: pawn to Harvest");
    assert_eq!(enter(&mut harness), [json!({ "do": "disc", "seat": 0, "disc": 0, "to": "harvest", "cargo": null })]);
    // The turn goes to Carol; Peter's disc lies there.
    tap(&mut harness, "Carol: pawn to Harvest; on it: Peter");
    assert_eq!(enter(&mut harness)[0]["seat"], 1);
}

#[test]
fn a_ship_sets_sail_with_two_taps() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Peter: pawn to Sail");
    assert_eq!(enter(&mut harness), NOTHING, "what does it take along?");
    tap(&mut harness, "Another tile");
    tap(&mut harness, "Peter: pawn to Sail");
    tap(&mut harness, "Peter sets sail with a fish and a raze token");
    let cargo = json!({ "fish": true, "raze": true });
    assert_eq!(enter(&mut harness), [json!({ "do": "disc", "seat": 0, "disc": 0, "to": "sail", "cargo": cargo })]);
    harness.get_by_label_contains("1. Peter");
}

#[test]
fn a_second_use_says_its_price_and_only_neighbors_are_open() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Peter: pawn to Harvest");
    enter(&mut harness);
    tap(&mut harness, "Peter acts");
    tap(&mut harness, "Peter, Pawn 1: Harvest");
    harness.get_by_label("Second use: an adjacent tile, for 1 food (or 1 gold).");
    // A tile that is no neighbor is asked for all the same, and the table hears why not.
    tap(&mut harness, "Peter: pawn to Sail");
    let asked = harness.state_mut().state.requests.pop().unwrap();
    let tableside::games::view::ViewRequest::Enter(action) = asked else { panic!("{asked:?}") };
    let table = &harness.state().state;
    let refused = table.play.prepare(&action, chrono::DateTime::UNIX_EPOCH, "test").unwrap_err();
    assert_eq!(Language::En.say(&refused.0), "Sail is not next to Harvest.");
    tap(&mut harness, "Peter: pawn to Explore, 1 food");
    assert_eq!(enter(&mut harness)[0]["disc"], 0);
}

#[test]
fn a_card_moves_a_disc_anywhere() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Peter: pawn to Harvest");
    enter(&mut harness);
    tap(&mut harness, "Peter acts");
    let sail = harness.get_by_label("Peter: pawn to Sail").rect();
    tap(&mut harness, "Peter, Pawn 1: Harvest");
    let by_card = harness.get_by_label("A card moves Peter’s pawn 1").rect();
    tap(&mut harness, "A card moves Peter’s pawn 1");
    assert_eq!(harness.get_by_label("A card moves Peter’s pawn 1").rect(), by_card, "nothing moves");
    assert_eq!(harness.get_by_label("Peter: pawn to Sail").rect(), sail, "the ring is where it was for the free pawn");
    tap(&mut harness, "Peter: pawn to Sail");
    assert_eq!(enter(&mut harness), [json!({ "do": "move-disc", "seat": 0, "disc": 0, "to": "sail" })]);
}

#[test]
fn who_has_passed_is_no_target_and_has_no_actions() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Peter passes");
    assert_eq!(enter(&mut harness), [json!({ "do": "pass", "seat": 0 })]);
    assert!(harness.get_by_label("Carol raids Peter").accesskit_node().is_disabled());
    tap(&mut harness, "Carol raids Jane");
    assert_eq!(enter(&mut harness), [json!({ "do": "raid", "seat": 1, "target": 2 })]);
    tap(&mut harness, "Peter acts");
    harness.get_by_label_contains("Peter has passed");
    // They keep their room, so that nothing moves for who sits next.
    assert!(harness.query_by_label("Peter builds a location").is_none_or(|node| node.accesskit_node().is_disabled()));
}

#[test]
fn a_ship_shows_what_it_may_do_and_moves_ahead() {
    let embark =
        |seat: u8, fish: bool| json!({ "do": "embark", "seat": seat, "cargo": { "fish": fish, "raze": false } });
    let mut harness =
        window_en(before(Language::En, |action| ends(action, 0, 3), &[embark(0, false), embark(2, true)]));
    harness.get_by_label("Peter: Pillage nearby island");
    assert!(harness.query_by_label("Peter: Pillage distant island").is_none());
    harness.get_by_label_contains("2. Jane").click();
    harness.run();
    harness.get_by_label("Jane: Pillage distant island");
    tap(&mut harness, "Jane: move ship 2 ahead");
    assert_eq!(enter(&mut harness), [json!({ "do": "ahead", "place": 1 })]);
    tap(&mut harness, "Jane: Pillage distant island");
    let visit = json!({ "do": "visit", "place": 0, "distance": "distant", "deed": "pillage" });
    assert_eq!(enter(&mut harness), [visit]);
    tap(&mut harness, "A card lets a ship sail…");
    tap(&mut harness, "Jane’s ship");
    tap(&mut harness, "Jane sets sail with a raze token");
    assert_eq!(enter(&mut harness), [json!({ "do": "embark", "seat": 2, "cargo": { "fish": false, "raze": true } })]);
}

#[test]
fn a_point_is_a_tap_with_what_it_is_for() {
    let mut harness = window_en(actions());
    tap(&mut harness, "Carol: plus 1 point");
    tap(&mut harness, "Points for: Raid");
    tap(&mut harness, "Carol: plus 1 point");
    tap(&mut harness, "Carol: minus 1 point");
    let point = |change: i32, cause: &str| json!({ "do": "points", "seat": 1, "change": change, "cause": cause });
    assert_eq!(enter(&mut harness), [point(1, "card"), point(1, "raid"), point(-1, "raid")]);
    harness.get_by_label("Carol: points: 1");
}

#[test]
fn the_last_round_is_announced_with_its_reason() {
    let mut harness = window_en(before(Language::En, |action| ends(action, 4, 2), &[]));
    tap(&mut harness, "Why the game ends");
    assert!(matches!(harness.state().state.requests[..], [tableside::games::view::ViewRequest::Explain(_)]));
}

#[test]
fn stored_goods_and_kept_cards_are_there_and_may_be_left_out() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "keep", &[]));
    tap(&mut harness, "Carol keeps 2");
    assert_eq!(enter(&mut harness), [json!({ "do": "keep", "seat": 1, "cards": 2 })]);
    harness.get_by_label("2 tired, 2 discarded");
    // T-EN-02: five stored goods pay twice for every two.
    tap(&mut harness, "Stored goods");
    for _ in 0..5 {
        tap(&mut harness, "Goods on the card, plus 1");
    }
    harness.get_by_label("It pays 2 rewards; choose each one separately.");
    assert_eq!(enter(&mut harness), NOTHING, "the calculator is not in the log");
    tap(&mut harness, "Carol: plus 1 point");
    assert_eq!(enter(&mut harness)[0]["cause"], "stored");
}

fn type_number(harness: &mut Panels, keys: &[&str]) {
    for key in keys {
        tap(harness, key);
    }
    tap(harness, "OK");
}

#[test]
fn the_last_count_goes_from_cell_to_cell() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "count", &[]));
    tap(&mut harness, "Peter: Cards: not entered yet");
    type_number(&mut harness, &["9", "plus", "3"]);
    let count = |what: &str, to: u32| json!({ "do": "count", "seat": 0, "what": what, "to": to });
    assert_eq!(enter(&mut harness), [count("cards", 12)]);
    picture(&mut harness, "north-count-keypad");
    type_number(&mut harness, &["5"]);
    assert_eq!(enter(&mut harness), [count("resources", 5)]);
    type_number(&mut harness, &["2"]);
    assert_eq!(enter(&mut harness), [count("gold", 2)]);
    // On to Carol.
    type_number(&mut harness, &["8"]);
    assert_eq!(enter(&mut harness)[0]["seat"], 1);
}

#[test]
fn cards_are_counted_by_kind_where_somebody_likes_to() {
    let mut harness = window_en(before(Language::En, |action| action["do"] == "count", &[]));
    tap(&mut harness, "Count cards by kind");
    harness.get_by_label("Islands (here 5)");
    tap(&mut harness, "Carol: Start cards: not entered yet");
    let count = |what: &str, to: u32| json!({ "do": "count", "seat": 1, "what": what, "to": to });
    type_number(&mut harness, &["3"]);
    assert_eq!(enter(&mut harness), [count("start-cards", 3)]);
    harness.get_by_label("Carol: Cards: 3");
}

#[test]
fn a_tie_asks_for_workers_of_those_who_are_level() {
    let cards = json!({ "do": "count", "seat": 0, "what": "cards", "to": 13 });
    let gold = json!({ "do": "count", "seat": 0, "what": "gold", "to": 1 });
    let mut harness = window_en(before(Language::En, is_end, &[cards, gold]));
    harness.get_by_label("A tie for first place. Also count:");
    assert!(harness.query_by_label("Jane: Workers: not entered yet").is_none());
    picture(&mut harness, "north-tie");
    tap(&mut harness, "Peter: Workers: not entered yet");
    type_number(&mut harness, &["6"]);
    type_number(&mut harness, &["5"]);
    let workers = |seat: u8, to: u32| json!({ "do": "count", "seat": seat, "what": "workers", "to": to });
    assert_eq!(enter(&mut harness), [workers(0, 6), workers(1, 5)]);
}

#[test]
fn the_winner_has_a_reason_and_the_raze_tokens_an_option() {
    let mut harness = window_en(before(Language::En, |_| false, &[]));
    harness.get_by_label("Why: Carol wins").click();
    harness.run();
    assert!(matches!(harness.state().state.requests[..], [tableside::games::view::ViewRequest::Explain(_)]));

    let (mut setup, actions) = EmpiresOfTheNorth.example(Example::Finished, Language::En);
    setup.options.insert("raze-scores".into(), Choice::Switch(true));
    let upto = actions.iter().position(|action| action["do"] == "count").unwrap();
    let harness = window_en(played(&EmpiresOfTheNorth, &setup, &actions[..upto]));
    harness.get_by_label("Peter: Raze tokens: not entered yet");
}

#[test]
fn a_table_that_ends_early_goes_to_the_scoring() {
    let mut harness = window_en(before(Language::En, |action| ends(action, 0, 4), &[]));
    tap(&mut harness, "End the game here");
    assert_eq!(enter(&mut harness)[0]["do"], "move");
    harness.get_by_label("Peter: Cards: not entered yet");
}
