//! The panels of Dice Settlers: drawn from a real play, and what is tapped becomes the right action.

use crate::common::panels::{Panels, draw_tool, enter, open_tool, played, tap, window};
use crate::common::picture;
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::dice_settlers::DiceSettlers;
use tableside::games::view::ViewRequest;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::{Choice, Seat, Setup};

/// The example evening before the first action of which `until` says so, without the figures of its box.
fn before(language: Language, figures: bool, until: impl Fn(&Value) -> bool) -> Box<dyn Play> {
    let (setup, actions) = example(language, figures);
    let enough = actions.iter().position(until).unwrap_or(actions.len());
    played(&DiceSettlers, &setup, &actions[..enough])
}

fn example(language: Language, figures: bool) -> (Setup, Vec<Value>) {
    let (mut setup, actions) = DiceSettlers.example(Example::Finished, language);
    if !figures {
        setup.figures = Value::Null;
    }
    (setup, actions)
}

/// Whether an entry ends this phase of this round.
fn ends(action: &Value, round: u16, phase: u8) -> bool {
    action["do"] == "next" && action["from"]["round"] == round && action["from"]["phase"] == phase
}

fn is_count(action: &Value) -> bool {
    action["do"] == "count"
}

fn shown(play: Box<dyn Play>) -> Panels {
    window(&DiceSettlers, play, Language::En, Theme::Light)
}

/// Taps a key of the keypad: its digit may stand elsewhere on the page, too.
fn key(harness: &mut Panels, digit: &str) {
    harness.get_by_role_and_label(egui::accesskit::Role::Button, digit).click();
    harness.run();
}

/// The beginning of a round's actions, before anybody has acted.
fn actions() -> Panels {
    shown(before(Language::En, true, |action| action["do"] == "act"))
}

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    type Until = fn(&Value) -> bool;
    let steps: [(&str, Until); 5] = [
        ("setup", |_| true),
        ("roll", |action| ends(action, 1, 1)),
        ("actions", |action| ends(action, 1, 2)),
        ("clean-up", |action| ends(action, 5, 3)),
        ("scoring", is_count),
    ];
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, until) in steps {
                let mut harness = window(&DiceSettlers, before(language, true, until), language, theme);
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                picture(&mut harness, &format!("dice-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_is_drawn() {
    for language in Language::ALL {
        for tool in ["players", "supply", "symbols", "figures"] {
            let play = before(language, false, |action| ends(action, 1, 2));
            let mut harness = window(&DiceSettlers, play, language, Theme::Light);
            draw_tool(&mut harness, tool, &format!("dice-tool-{tool}-{}", language.code()));
        }
    }
}

#[test]
fn an_action_is_a_tap_for_each_symbol_and_one_more() {
    let mut harness = actions();
    tap(&mut harness, "Compass");
    tap(&mut harness, "Mary: Compass, symbols, plus 1");
    harness.get_by_label_contains("Draw 2 tiles, keep one");
    picture(&mut harness, "dice-explore");
    tap(&mut harness, "Mary: Explore is done");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "act", "seat": 0, "symbols": ["compass", "compass"] })]);
    // It is the next one's turn now.
    tap(&mut harness, "Campfire");
    tap(&mut harness, "Tom: Settle is done");
    assert_eq!(enter(&mut harness), [json!({ "do": "act", "seat": 1, "symbols": ["campfire"] })]);
}

/// Who looks at what Tom has does not act for Tom, and what somebody's points were for is not what the next one's are.
#[test]
fn looking_at_somebody_elses_things_changes_nobodys_turn() {
    let mut harness = actions();
    open_tool(&mut harness, "players");
    tap(&mut harness, "What Tom has");
    harness.get_by_label("Tom: houses, plus 1");
    harness.state_mut().state.tool = None;
    harness.run();
    tap(&mut harness, "Compass");
    tap(&mut harness, "Mary: Explore is done");
    assert_eq!(enter(&mut harness), [json!({ "do": "act", "seat": 0, "symbols": ["compass"] })]);
}

#[test]
fn resources_of_several_kinds_are_harvested_together() {
    let mut harness = actions();
    tap(&mut harness, "Food");
    tap(&mut harness, "Mary: Wood, symbols, plus 1");
    tap(&mut harness, "Mary: Food, symbols, plus 1");
    tap(&mut harness, "Mary: Harvest is done");
    assert_eq!(enter(&mut harness), [json!({ "do": "act", "seat": 0, "symbols": ["wood", "food", "food"] })]);
    assert!(harness.query_by_label("Mary: Food, symbols, plus 1").is_none(), "the sheet is gone");
}

#[test]
fn the_same_action_twice_is_refused_in_words() {
    let mut harness = actions();
    tap(&mut harness, "Compass");
    tap(&mut harness, "Mary: Explore is done");
    enter(&mut harness);
    tap(&mut harness, "Mary’s actions");
    tap(&mut harness, "Compass");
    assert!(harness.query_by_label("Mary: Explore is done").is_none(), "no sheet comes");
    let why = egui_kittest::kittest::Queryable::get_by_label(&harness, "Compass").accesskit_node().description();
    assert_eq!(why.as_deref(), Some("This player already did Explore this round."));
    tap(&mut harness, "Mary: take back Explore");
    assert_eq!(enter(&mut harness), [json!({ "do": "take-back", "seat": 0, "action": "explore" })]);
}

#[test]
fn trade_says_what_was_sold_and_recruit_which_die() {
    let mut harness = actions();
    tap(&mut harness, "Handshake");
    tap(&mut harness, "3 alike: 6 points");
    tap(&mut harness, "Mary: Trade is done");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "act", "seat": 0, "symbols": ["handshake"], "sold": [0, 0, 1] })]);
    tap(&mut harness, "Hand with purse");
    picture(&mut harness, "dice-recruit");
    tap(&mut harness, "Gray · Mountains");
    tap(&mut harness, "Orange · Deserts");
    tap(&mut harness, "Tom: Recruit is done");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "act", "seat": 1, "symbols": ["purse"], "dice": ["orange"] })]);
}

/// The beginning of the first actions at a table that has filled in nothing of its box.
fn unknown() -> Panels {
    shown(before(Language::En, false, |action| action["do"] == "act"))
}

#[test]
fn what_a_sale_pays_is_filled_in_where_it_is_made() {
    let mut harness = unknown();
    tap(&mut harness, "Handshake");
    tap(&mut harness, "3 alike: not known");
    for _ in 0..4 {
        tap(&mut harness, "Points for selling three alike, plus 1");
    }
    picture(&mut harness, "dice-trade-unknown");
    tap(&mut harness, "Mary: Trade is done");
    let kept = harness.state().state.requests.iter().any(|ask| matches!(ask, ViewRequest::KeepFigures(_)));
    assert!(kept, "for every play to come");
    let acts = enter(&mut harness);
    assert_eq!(acts[0], json!({ "do": "set-figure", "figure": { "field": "sale-of-three", "value": 4 } }));
    assert_eq!(acts[1], json!({ "do": "act", "seat": 0, "symbols": ["handshake"], "sold": [0, 0, 1] }));
    tap(&mut harness, "Mary’s actions");
    harness.get_by_label("Mary’s point tokens: 4");
}

#[test]
fn all_prices_that_were_filled_in_are_kept_whatever_was_sold_and_their_rows_stay() {
    let mut harness = unknown();
    tap(&mut harness, "Handshake");
    tap(&mut harness, "Points for selling one resource, plus 1");
    tap(&mut harness, "3 alike: not known");
    tap(&mut harness, "Points for selling three alike, plus 1");
    tap(&mut harness, "Mary: Trade is done");
    let figures = enter(&mut harness)[0]["figures"].clone();
    let field = |at: usize| figures[at]["field"].clone();
    assert_eq!([field(0), field(1)], ["sale-of-one", "sale-of-three"]);
    // Whoever trades next finds every row where it was.
    tap(&mut harness, "Handshake");
    harness.get_by_label("Points for selling one resource, plus 1");
    harness.get_by_label("Points for selling three alike, plus 1");
}

#[test]
fn a_sale_of_which_nobody_knows_what_it_pays_is_no_zero_without_a_mark() {
    let mut harness = unknown();
    tap(&mut harness, "Handshake");
    tap(&mut harness, "3 alike: not known");
    tap(&mut harness, "Mary: Trade is done");
    enter(&mut harness);
    tap(&mut harness, "Mary’s actions");
    harness.get_by_label("Mary’s point tokens: 0 + ?");
    // The same player's things ask for it.
    tap(&mut harness, "Points for selling three alike: not entered yet");
    key(&mut harness, "4");
    key(&mut harness, "OK");
    enter(&mut harness);
    harness.get_by_label("Mary’s point tokens: 4");
}

#[test]
fn a_house_says_how_many_tents_are_missing() {
    let mut harness = actions();
    tap(&mut harness, "Claim");
    for _ in 0..3 {
        tap(&mut harness, "Mary: tents on the tile, plus 1");
    }
    tap(&mut harness, "Tom: tents on the tile, plus 1");
    harness.get_by_label_contains("One more tent is needed for a house");
    picture(&mut harness, "dice-claim");
    tap(&mut harness, "Mary: tents on the tile, plus 1");
    tap(&mut harness, "Mary: Claim is done");
    assert_eq!(enter(&mut harness), [json!({ "do": "claim", "seat": 0, "tents": [4, 1, 0] })]);
}

#[test]
fn points_dice_and_houses_are_single_taps() {
    let mut harness = actions();
    tap(&mut harness, "Mary: +5 for tile bonus");
    tap(&mut harness, "Mary’s points for: technology");
    tap(&mut harness, "Mary: +1 for technology");
    tap(&mut harness, "Mary: houses, plus 1");
    tap(&mut harness, "Mary: dice, plus 1");
    assert_eq!(
        enter(&mut harness),
        [
            json!({ "do": "points", "seat": 0, "source": "tile", "change": 5 }),
            json!({ "do": "points", "seat": 0, "source": "technology", "change": 1 }),
            json!({ "do": "houses", "seat": 0, "change": 1 }),
            json!({ "do": "dice", "seat": 0, "change": 1 }),
        ]
    );
    tap(&mut harness, "Mary’s point tokens: 6");
    let Some(ViewRequest::Explain(reason)) = harness.state_mut().state.requests.pop() else {
        panic!("no reason is shown")
    };
    assert_eq!((reason.amount, reason.parts.len()), (Some(6), 2));
}

#[test]
fn a_figure_that_nobody_knows_is_typed_once_and_kept() {
    let mut harness = shown(before(Language::En, false, |_| true));
    // Filled in since this play began.
    let earlier = json!({ "field": "pool-for-four", "value": 80 });
    harness.state_mut().state.kept = json!([earlier]);
    tap(&mut harness, "Points in the pool, 3 players: not entered yet");
    for digit in ["6", "0", "OK"] {
        key(&mut harness, digit);
    }
    let figure = json!({ "field": "pool-for-three", "value": 60 });
    let requests = std::mem::take(&mut harness.state_mut().state.requests);
    assert_eq!(
        requests,
        [
            ViewRequest::KeepFigures(json!([earlier, figure])),
            ViewRequest::Enter(json!({ "do": "set-figure", "figure": figure }))
        ]
    );
    harness.state_mut().state.requests = requests;
    enter(&mut harness);
    harness.get_by_label("Points in the pool, 3 players: 60");
}

#[test]
fn the_end_is_announced_by_the_numbers_or_by_the_table() {
    let mut harness = shown(before(Language::En, true, |action| ends(action, 0, 3)));
    harness.get_by_label("The end is not triggered");
    tap(&mut harness, "The end is triggered");
    assert_eq!(enter(&mut harness), [json!({ "do": "end", "on": true })]);
    harness.get_by_label("Round 2 is the last");
    let by_house = shown(before(Language::En, true, |action| ends(action, 5, 3)));
    by_house.get_by_label("Round 7 is the last");
    assert!(by_house.get_by_label("The end is triggered").accesskit_node().is_disabled(), "the numbers say it");
}

#[test]
fn what_is_left_is_put_right_by_single_taps() {
    let mut harness = actions();
    tap(&mut harness, "Map tiles left, minus 1");
    tap(&mut harness, "Orange: in the supply");
    assert_eq!(
        enter(&mut harness),
        [
            json!({ "do": "stock", "what": "tiles", "change": -1 }),
            json!({ "do": "color", "color": "orange", "gone": true }),
        ]
    );
    harness.get_by_label("Orange: gone from the supply");
}

#[test]
fn at_the_end_the_keypad_goes_from_number_to_number() {
    let mut harness = shown(before(Language::En, false, is_count));
    tap(&mut harness, "Mary: Tiles under control: not entered yet");
    for (digit, what) in [("9", "control"), ("4", "presence"), ("8", "technologies")] {
        key(&mut harness, digit);
        key(&mut harness, "OK");
        let points: u32 = digit.parse().unwrap();
        assert_eq!(enter(&mut harness), [json!({ "do": "count", "seat": 0, "what": what, "points": points })]);
    }
    // Nothing more of Mary's is missing that everybody has: the keypad is at the next player's.
    key(&mut harness, "5");
    key(&mut harness, "OK");
    assert_eq!(enter(&mut harness), [json!({ "do": "count", "seat": 1, "what": "control", "points": 5 })]);
    tap(&mut harness, "Close");
    tap(&mut harness, "Points for a house: not entered yet");
    key(&mut harness, "3");
    key(&mut harness, "OK");
    enter(&mut harness);
    tap(&mut harness, "Tiebreaker: who has more: Map tiles");
    let acts = enter(&mut harness);
    assert_eq!(acts, [json!({ "do": "set-figure", "figure": { "field": "tie-break", "value": "tiles" } })]);
    picture(&mut harness, "dice-scoring-filled");
}

#[test]
fn figures_that_are_printed_as_shown_are_confirmed_by_one_tap() {
    let mut harness = shown(before(Language::En, false, |_| true));
    // Filled in since this play began.
    let earlier = json!({ "field": "sale-of-one", "value": 1 });
    harness.state_mut().state.kept = json!([earlier]);
    open_tool(&mut harness, "figures");
    let unconfirmed = harness.query_all_by_label_contains("one source only").count();
    assert_eq!(unconfirmed, 1, "the points of a pair of dice");
    tap(&mut harness, "All correct: confirm 1 value");
    let kept = harness.state().state.requests.iter().find_map(|ask| match ask {
        ViewRequest::KeepFigures(kept) => kept.as_array().cloned(),
        _ => None,
    });
    let kept = kept.expect("they are kept for the next play");
    assert_eq!((kept.len(), &kept[0]), (unconfirmed + 1, &earlier));
    let acts = enter(&mut harness);
    assert_eq!(acts.len(), 1, "one step, which one Undo takes back");
    assert_eq!(harness.query_all_by_label_contains("one source only").count(), 0);
    harness.get_by_label("Nothing to confirm");
}

#[test]
fn one_player_is_told_what_this_is() {
    let (mut setup, _) = example(Language::En, false);
    setup.players.truncate(1);
    setup.first = Seat(0);
    let mut harness = shown(played(&DiceSettlers, &setup, &[]));
    harness.get_by_label_contains("The solo rules are not known here.");
    picture(&mut harness, "dice-solo");
}

#[test]
fn a_table_that_follows_no_actions_has_only_its_counters() {
    let (mut setup, actions) = example(Language::En, true);
    setup.options.insert("follow-actions".into(), Choice::Switch(false));
    let enough = actions.iter().position(|action| action["do"] == "act").unwrap();
    let harness = shown(played(&DiceSettlers, &setup, &actions[..enough]));
    assert!(harness.query_by_label("Compass").is_none());
    harness.get_by_label("Mary: +5 for tile bonus");
}
