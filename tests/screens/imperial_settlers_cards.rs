//! The cards of Imperial Settlers' box: one tap builds one from the library, and the form fills one in.

use crate::common::app::{Shared, window};
use crate::common::panels::{self, Panels, enter, enter_pending, look_at, pending, tap};
use crate::common::{DESKTOP, PHONE, picture};
use crate::imperial_settlers_panels::{at_the_attack, half_way, lacks, show, solo};
use egui::Theme;
use egui_kittest::kittest::Queryable as _;
use serde_json::{Value, json};
use tableside::games::imperial_settlers::ImperialSettlers;
use tableside::games::view::{Pending, ViewRequest};
use tableside::library::Ref;
use tableside::locale::Language;

/// The Monument as the log has it.
fn monument(name: &str) -> Value {
    let cost = json!({ "wood": 0, "stone": 1, "food": 0 });
    json!({
        "name": name, "card": "COM026", "kind": "production", "gives": { "vp": 1 }, "raze": ["stone", "vp"], "cost": cost
    })
}

fn write(harness: &mut Panels, words: &str) {
    tap(harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text(words);
    harness.run();
}

#[test]
fn one_tap_on_a_card_builds_it_for_whoever_is_on_turn() {
    let mut harness = show(half_way(Language::En));
    look_at(&mut harness, "monument");
    tap(&mut harness, "Build it: Cyril");
    assert_eq!(enter(&mut harness), [json!({ "do": "build", "seat": 2, "site": monument("Monument") })]);
    harness.get_by_label("Build it: Anna");
    let mut harness = panels::window(&ImperialSettlers, half_way(Language::Cs), Language::Cs, Theme::Light);
    look_at(&mut harness, "monument");
    tap(&mut harness, "Postavit: Cyril");
    assert_eq!(enter(&mut harness)[0]["site"], monument("Monument"));
}

#[test]
fn a_card_that_takes_a_location_says_in_the_same_tap_which() {
    let mut harness = show(half_way(Language::En));
    look_at(&mut harness, "hillfort");
    picture(&mut harness, "is-card-hillfort");
    tap(&mut harness, "Cyril builds it and discards: Sentry Tower");
    let cost = json!({ "wood": 2, "stone": 0, "food": 0 });
    let site = json!({
        "name": "Hillfort", "card": "BAR022", "faction": "barbarians", "kind": "feature", "deal": "wood", "cost": cost
    });
    assert_eq!(enter(&mut harness), [json!({ "do": "build", "seat": 2, "site": site, "instead_of": 0 })]);
}

#[test]
fn of_a_card_whose_copies_differ_the_copy_is_chosen() {
    let mut harness = show(half_way(Language::En));
    look_at(&mut harness, "castle");
    tap(&mut harness, "Copy: COM048");
    picture(&mut harness, "is-card-castle");
    tap(&mut harness, "Build it: Cyril");
    let site = &enter(&mut harness)[0]["site"];
    assert_eq!(
        (&site["card"], &site["cost"]["stone"], &site["raze"]),
        (&json!("COM048"), &json!(2), &json!(["card", "card"]))
    );
}

#[test]
fn a_factions_card_is_its_players_and_without_one_nobodys() {
    let mut harness = show(half_way(Language::En));
    look_at(&mut harness, "architect");
    harness.get_by_label("Anna builds it and discards:");
    look_at(&mut harness, "desert");
    assert!(harness.query_by_label_contains("builds it").is_none(), "nobody plays the Egyptians");
    assert!(harness.query_by_label_contains("Build it").is_none());
    look_at(&mut harness, "samurai");
    assert!(harness.query_by_label_contains("Build it").is_none(), "it is no card");
    look_at(&mut harness, "settlement");
    harness.get_by_label("Build it: Cyril");
}

#[test]
fn the_form_fills_a_card_in_by_its_number_or_its_name() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    write(&mut harness, "26");
    harness.get_by_label("Fighting Pit, BAR026");
    tap(&mut harness, "Monument, COM026");
    picture(&mut harness, "is-form-build-card");
    let Some(Pending::Ready(words, _)) = pending(&harness) else { panic!("{:?}", pending(&harness)) };
    assert_eq!(Language::En.say(&words), "Cyril builds: Monument · Anna’s turn");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "build", "seat": 2, "site": monument("Monument") }));
    tap(&mut harness, "Cyril’s empire");
    tap(&mut harness, "It is Cyril’s turn");
    enter(&mut harness);
    tap(&mut harness, "Build");
    write(&mut harness, "hradis");
    tap(&mut harness, "Hillfort, BAR022");
    assert_eq!(lacks(&harness), "Choose what to discard");
    tap(&mut harness, "Discard Monument");
    let built = enter_pending(&mut harness);
    assert_eq!((&built["site"]["card"], &built["instead_of"]), (&json!("BAR022"), &json!(3)));
}

#[test]
fn a_name_that_is_typed_on_is_another_cards() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    write(&mut harness, "monu");
    tap(&mut harness, "Monument, COM026");
    write(&mut harness, " of ours");
    assert_eq!(lacks(&harness), "Tap what it gives");
    tap(&mut harness, "Gives in each production: Food");
    let site = &enter_pending(&mut harness)["site"];
    assert_eq!(site.get("card"), None);
}

#[test]
fn what_counts_a_color_counts_the_cards_that_were_built() {
    let next = |phase: u8, step: u8, part: u8| json!({ "do": "next", "from": { "part": part, "round": 0, "phase": phase, "step": step, "turn": 0 } });
    let actions = [json!({ "do": "reveal", "good": "gold" }), next(0, 1, 0), next(1, 0, 1), next(2, 0, 1)];
    let mut harness = show(solo("japanese", Value::Null, &actions));
    for (card, counts) in [("old-forest", None), ("wood-supplier", Some(2)), ("lords-fields", Some(1))] {
        look_at(&mut harness, card);
        tap(&mut harness, "Build it: Anna");
        assert_eq!(enter(&mut harness)[0]["site"].get("counts"), counts.map(Value::from).as_ref(), "{card}");
    }
    look_at(&mut harness, "rice-fields");
    tap(&mut harness, "Build it: Anna");
    let site = &enter(&mut harness)[0]["site"];
    assert_eq!((&site["deal"], &site["raze"], &site["cost"]["food"]), (&json!("food"), &json!(["vp"]), &json!(1)));
}

#[test]
fn from_the_library_the_table_has_it_after_one_tap() {
    for (size, language) in [(PHONE, Language::En), (DESKTOP, Language::Cs)] {
        let store = Shared::default();
        let [_, play] = store.add_examples_of("imperial-settlers", language);
        let mut h = window(&store, size, Theme::Light, language);
        h.run();
        h.state_mut().visit_play(play);
        h.run();
        h.state_mut().look_up(Ref::new("imperial-settlers", "goldsmiths-workshop"));
        h.run();
        picture(&mut h, &format!("is-look-up-{}", language.code()));
        let build = if language == Language::En { "Build it: Cyril" } else { "Postavit: Cyril" };
        h.get_by_label(build).scroll_to_me();
        h.run();
        h.get_by_label(build).click();
        h.run();
        let model = h.state().model();
        assert!(model.looked.is_empty(), "the card is closed");
        let lines = model.open.as_ref().unwrap().session.play().lines().unwrap();
        let body: Value = serde_json::from_str(&lines.last().unwrap().body).unwrap();
        assert!(body.to_string().contains("\"card\":\"COM030\""), "{body}");
    }
}

#[test]
fn the_attack_cards_of_the_czech_box_are_shuffled_by_one_tap() {
    let mut harness = show(solo("romans", Value::Null, &[]));
    tap(&mut harness, "Shuffle");
    assert!(!harness.state().state.requests.iter().any(|ask| matches!(ask, ViewRequest::KeepFigures(_))));
    let mut deck: Vec<String> = enter(&mut harness)[0]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .map(|good| good.as_str().unwrap().to_owned())
        .collect();
    deck.sort();
    let count = |good: &str| deck.iter().filter(|shown| *shown == good).count();
    let shown = ["wood", "gold", "card", "stone", "worker", "vp", "food"].map(count);
    assert_eq!((deck.len(), shown), (16, [3, 3, 3, 2, 2, 2, 1]));
}

#[test]
fn what_the_cards_still_to_come_hit_stands_below_the_attacks() {
    let mut harness = show(at_the_attack());
    harness.get_by_label("Next attack: what the 15 cards left would raze");
    harness.get_by_label("Marketplace: 3 cards");
    harness.get_by_label("Nothing: 12 cards");
    tap(&mut harness, "What does the revealed card show?: Stone");
    enter(&mut harness);
    harness.get_by_label("Next attack: what the 14 cards left would raze");
    tap(&mut harness, "What does the revealed card show?: Wood");
    enter(&mut harness);
    assert!(harness.query_by_label_contains("Next attack").is_none(), "both are done");
}

#[test]
fn the_app_shuffles_the_cards_of_the_box_and_remembers_them() {
    let mut harness = show(solo("romans", Value::Null, &[]));
    picture(&mut harness, "is-deck");
    // The Czech box is known; one in which a card is another is counted once.
    harness.get_by_label("16 of 16 cards");
    for good in ["Food", "Point", "Point"] {
        tap(&mut harness, &format!("Attack cards: {good}, minus 1"));
    }
    harness.get_by_label("13 of 16 cards");
    harness.state_mut().state.lot = |count| Some(count - 1);
    tap(&mut harness, "Shuffle");
    let shows = json!({ "worker": 2, "wood": 3, "stone": 2, "gold": 3, "card": 3 });
    let kept = harness
        .state()
        .state
        .requests
        .iter()
        .any(|ask| matches!(ask, ViewRequest::KeepFigures(figures) if figures["attack-cards"] == shows));
    assert!(kept, "what the cards show is kept, not their order");
    let entered = enter(&mut harness);
    assert_eq!((&entered[0]["do"], entered[0]["deck"].as_array().unwrap().len()), (&json!("shuffle"), 13));
    picture(&mut harness, "is-deck-kept");
    tap(&mut harness, "Reveal the top card · 13 in the deck");
    assert_eq!(enter(&mut harness), [json!({ "do": "reveal", "good": "card" })]);
}
