//! Whose turn the highlighted button of Imperial Settlers is of: always the player's on turn, whoever is looked at.

use crate::common::panels::{enter, enter_pending, open_tool, pending, tap};
use crate::imperial_settlers_panels::{half_way, lacks, loud, show, solo, with_an_action_location};
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use tableside::locale::Language;

#[test]
fn the_button_stays_the_players_on_turn_whoever_is_looked_at() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Deal");
    tap(&mut harness, "Cyril, deal: Stone");
    let said = loud(&harness);
    tap(&mut harness, "Anna’s empire");
    assert_eq!(loud(&harness), said, "looking changes nothing");
    tap(&mut harness, "Anna, Action: +1");
    enter(&mut harness);
    assert_eq!(loud(&harness), said, "neither does a correction");
    // What Anna does out of turn is entered where it is tapped, and takes nobody's turn.
    tap(&mut harness, "Deal");
    tap(&mut harness, "Anna, deal: Wood");
    assert_eq!(enter(&mut harness), [json!({ "do": "deal", "seat": 0, "good": "wood" })]);
    assert_eq!(loud(&harness), said);
    tap(&mut harness, "Cyril’s empire");
    assert_eq!(enter_pending(&mut harness)["seat"], 2);
}

#[test]
fn a_forgotten_deal_takes_nobodys_turn() {
    let mut harness = show(half_way(Language::En));
    open_tool(&mut harness, "empires");
    tap(&mut harness, "Deal");
    tap(&mut harness, "Cyril, deal: Stone");
    let acts = enter(&mut harness);
    assert_eq!(acts[1], json!({ "do": "set-turn", "seat": 2 }));
    harness.state_mut().state.tool = None;
    harness.run();
    harness.get_by_label("Cyril passes");
}

#[test]
fn the_button_of_the_solo_game_does_not_pass_while_a_form_is_open() {
    let mut harness = show(solo("romans", Value::Null, &with_an_action_location()));
    assert_eq!(pending(&harness), None);
    tap(&mut harness, "Build");
    assert_eq!(lacks(&harness), "What is built?");
    assert!(harness.query_by_label("Build it").is_none(), "the highlighted button builds it");
}

#[test]
fn an_action_location_is_two_taps() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Action location");
    tap(&mut harness, "2 points");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "use", "seat": 2, "points": 2 }));
    tap(&mut harness, "Cyril’s empire");
    harness.get_by_label("Cyril: points on the track: 7");
}
