//! The panels of Imperial Settlers: drawn from a real play, and what is tapped becomes the right action.

use crate::common::panels::{Panels, enter, enter_pending, open_tool, pending, played, tap, window};
use crate::common::picture;
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::app::state::open::Shown;
use tableside::app::state::texts::Texts;
use tableside::games::imperial_settlers::ImperialSettlers;
use tableside::games::view::{Pending, ViewRequest};
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::seat::Setup;

const NOTHING: [Value; 0] = [];

/// The example of three players up to the actions of its third round, or to the first entry that `stop` names.
fn evening(language: Language, stop: impl Fn(&Value) -> bool) -> Box<dyn Play> {
    let (setup, actions) = ImperialSettlers.example(Example::Finished, language);
    let end = actions.iter().position(stop).unwrap_or(actions.len());
    played(&ImperialSettlers, &setup, &actions[..end])
}

/// The finished example just before the guide leaves this part, round and phase.
fn before_leaving(language: Language, part: u8, round: u8, phase: u8) -> Box<dyn Play> {
    evening(language, |action| {
        let from = &action["from"];
        action["do"] == "next" && from["part"] == part && from["round"] == round && from["phase"] == phase
    })
}

pub fn half_way(language: Language) -> Box<dyn Play> {
    let (setup, actions) = ImperialSettlers.example(Example::HalfWay, language);
    played(&ImperialSettlers, &setup, &actions)
}

pub fn show(play: Box<dyn Play>) -> Panels {
    window(&ImperialSettlers, play, Language::En, Theme::Light)
}

/// A solo game of this faction: the actions after the set-up and the first attack card.
pub fn solo(faction: &str, figures: Value, actions: &[Value]) -> Box<dyn Play> {
    let (mut setup, _) = ImperialSettlers.example(Example::Finished, Language::En);
    setup.players.truncate(1);
    setup.figures = figures;
    let mut all = vec![json!({ "do": "faction", "seat": 0, "faction": faction }), next(0, 0, 0, 0)];
    all.extend_from_slice(actions);
    played(&ImperialSettlers, &setup, &all)
}

fn next(part: u8, round: u8, phase: u8, step: u8) -> Value {
    json!({ "do": "next", "from": { "part": part, "round": round, "phase": phase, "step": step, "turn": 0 } })
}

fn common(name: &str, kind: &str, raze: &[&str]) -> Value {
    json!({ "do": "build", "seat": 0, "site": { "name": name, "kind": kind, "raze": raze } })
}

/// The actions of a solo game with an action location.
pub fn with_an_action_location() -> [Value; 5] {
    let market = common("Marketplace", "action", &["wood", "gold"]);
    [json!({ "do": "reveal", "good": "gold" }), next(0, 0, 0, 1), next(1, 0, 1, 0), next(1, 0, 2, 0), market]
}

/// A solo game before its first attack, as in the rulebook's example, with two targets revealed.
pub fn at_the_attack() -> Box<dyn Play> {
    let actions = [
        json!({ "do": "reveal", "good": "gold" }),
        next(0, 0, 0, 1),
        next(1, 0, 1, 0),
        next(1, 0, 2, 0),
        common("Carpenter's Workshop", "feature", &["wood", "gold"]),
        common("Marketplace", "action", &["wood", "gold"]),
        common("Joiner", "action", &["wood", "vp"]),
        json!({ "do": "pass", "seat": 0, "on": true }),
        next(1, 0, 3, 0),
        next(1, 0, 4, 0),
    ];
    solo("romans", Value::Null, &actions)
}

#[test]
fn every_panel_is_drawn_in_both_languages_and_themes() {
    for language in Language::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let plays = [
                ("factions", before_leaving(language, 0, 0, 0)),
                ("lookout", evening(language, |action| action["do"] == "look" && action["at"] == 3)),
                ("produce", before_leaving(language, 1, 2, 2)),
                ("act", half_way(language)),
                ("clean-up", before_leaving(language, 1, 1, 4)),
                ("score", before_leaving(language, 1, 4, 6)),
                ("over", evening(language, |_| false)),
            ];
            for (name, play) in plays {
                let mut harness = window(&ImperialSettlers, play, language, theme);
                let shade = if theme == Theme::Dark { "dark" } else { "light" };
                picture(&mut harness, &format!("is-{name}-{}-{shade}", language.code()));
            }
        }
    }
}

#[test]
fn every_tool_and_form_is_drawn() {
    for tool in ["empires", "points"] {
        let mut harness = window(&ImperialSettlers, half_way(Language::Cs), Language::Cs, Theme::Light);
        open_tool(&mut harness, tool);
        picture(&mut harness, &format!("is-tool-{tool}"));
    }
    for form in ["Deal", "Build", "Raze", "Send workers"] {
        let mut harness = show(half_way(Language::En));
        tap(&mut harness, form);
        picture(&mut harness, &format!("is-form-{}", form.to_lowercase().replace(' ', "-")));
    }
}

#[test]
fn a_faction_is_one_tap_and_others_cannot_take_it() {
    let (setup, _) = ImperialSettlers.example(Example::Finished, Language::En);
    let mut harness = show(played(&ImperialSettlers, &setup, &[]));
    tap(&mut harness, "Anna: Romans");
    assert_eq!(enter(&mut harness), [json!({ "do": "faction", "seat": 0, "faction": "romans" })]);
    // The chips of the others keep their places; what is taken can no longer be tapped.
    assert!(harness.get_by_label("Ben: Romans").accesskit_node().is_disabled());
    harness.get_by_label_contains("Each production: 2 workers, 1 wood, 1 stone");
}

#[test]
fn the_production_says_what_to_take_and_why() {
    let mut harness = show(before_leaving(Language::En, 1, 2, 2));
    tap(&mut harness, "Ben: why 5 workers");
    let requests = std::mem::take(&mut harness.state_mut().state.requests);
    let [ViewRequest::Explain(reason)] = &requests[..] else { panic!("{requests:?}") };
    assert_eq!((reason.amount, reason.parts.len()), (Some(5), 2), "the board and a deal");
    tap(&mut harness, "Ben: Lord’s Fields counts, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "count", "seat": 1, "site": 2, "count": 2 })]);
    tap(&mut harness, "Ben has taken their goods");
    assert_eq!(enter(&mut harness), [json!({ "do": "taken", "seat": 1, "on": true })]);
}

/// Who looks at what Anna has built enters nothing for Anna.
#[test]
fn looking_at_somebody_elses_things_changes_nobodys_turn() {
    for tool in ["empires", "points"] {
        let mut harness = show(half_way(Language::En));
        open_tool(&mut harness, tool);
        tap(&mut harness, "Anna’s empire");
        harness.state_mut().state.tool = None;
        harness.run();
        tap(&mut harness, "Cyril: points from Card");
    }
}

#[test]
fn points_are_a_tap_with_their_origin() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Cyril, Action: +2");
    assert_eq!(enter(&mut harness), [json!({ "do": "score", "seat": 2, "points": 2, "why": "action" })]);
    tap(&mut harness, "Cyril: points from Card");
    tap(&mut harness, "Cyril, Card: +1");
    assert_eq!(enter(&mut harness), [json!({ "do": "score", "seat": 2, "points": 1, "why": "card" })]);
}

#[test]
fn a_deal_and_sent_workers_are_two_taps() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Deal");
    assert_eq!(lacks(&harness), "What does the deal give?", "an empty form is not passed over");
    tap(&mut harness, "Cyril, deal: Stone");
    assert_eq!(enter(&mut harness), NOTHING, "it is still Cyril's turn: points for it can be entered");
    assert_eq!(loud(&harness), "Cyril makes a deal: Stone · Anna’s turn");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "deal", "seat": 2, "good": "stone" }));
    assert_eq!(pending(&harness), None, "nothing of it is left for Anna");
    tap(&mut harness, "Send workers");
    tap(&mut harness, "8 workers → 4");
    assert_eq!(loud(&harness), "Anna sends workers: 4 resources or cards · Ben’s turn");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "send", "seat": 0, "workers": 8 }));
}

/// What the highlighted button says of what stands in a form.
pub fn loud(harness: &Panels) -> String {
    let Some(Pending::Ready(words, _)) = pending(harness) else { panic!("{:?}", pending(harness)) };
    Language::En.say(&words)
}

/// What the highlighted button waits for.
pub fn lacks(harness: &Panels) -> String {
    let Some(Pending::Missing(words)) = pending(harness) else { panic!("{:?}", pending(harness)) };
    Language::En.say(&words)
}

#[test]
fn a_production_location_is_entered_once_and_remembered() {
    let mut harness = show(half_way(Language::En));
    // Entered in another play since this one began.
    harness.state_mut().state.kept = json!({ "locations": [{ "name": "Well", "kind": "production" }] });
    tap(&mut harness, "Build");
    tap(&mut harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text("Mill");
    harness.run();
    assert_eq!(lacks(&harness), "Tap what it gives");
    tap(&mut harness, "Gives in each production: Food");
    tap(&mut harness, "Gives in each production: Food");
    tap(&mut harness, "Discard Sentry Tower");
    let site = json!({ "name": "Mill", "kind": "production", "gives": { "food": 2 } });
    let built = json!({ "do": "build", "seat": 2, "site": site, "instead_of": 0 });
    assert_eq!(enter_pending(&mut harness), built);
    let kept = harness.state().state.requests.iter().find_map(|ask| match ask {
        ViewRequest::KeepFigures(figures) => Some(figures.clone()),
        _ => None,
    });
    let names: Vec<Value> =
        kept.unwrap()["locations"].as_array().unwrap().iter().map(|site| site["name"].clone()).collect();
    assert_eq!(names, ["Mill", "Well"]);
}

#[test]
fn razing_says_what_it_takes() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Raze");
    harness.get_by_label_contains("Costs 1 raze token.");
    tap(&mut harness, "Raze: Ben");
    harness.get_by_label("Costs 2 raze tokens. Ben takes 1 wood and keeps a foundation.");
    tap(&mut harness, "Raze Ben’s Armorer");
    tap(&mut harness, "It has a defense token or samurai");
    harness.get_by_label("Costs 3 raze tokens. Ben takes 1 wood and keeps a foundation.");
    tap(&mut harness, "Points in the raze field, plus 1");
    picture(&mut harness, "is-form-raze-rival");
    assert_eq!(loud(&harness), "Cyril razes Ben’s location · Anna’s turn");
    let target = json!({ "rival": { "seat": 1, "japanese": false, "protected": true, "site": 0 } });
    let raze = json!({ "do": "raze", "seat": 2, "target": target, "by_card": false, "points": 1 });
    assert_eq!(enter_pending(&mut harness), raze);
    tap(&mut harness, "Cyril’s empire");
    harness.get_by_label("Cyril: points on the track: 6");
}

#[test]
fn passing_is_seen_and_taken_back() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Cyril passes");
    assert_eq!(enter(&mut harness), NOTHING, "it is chosen");
    assert_eq!(loud(&harness), "Cyril passes · Anna’s turn");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "pass", "seat": 2, "on": true }));
    tap(&mut harness, "Raze");
    assert!(harness.query_by_label("Raze: Cyril").is_none(), "whoever has passed can’t be a target");
    tap(&mut harness, "Cyril’s empire");
    harness.get_by_label_contains("Has passed");
    tap(&mut harness, "Cyril has not passed");
    assert_eq!(enter(&mut harness), [json!({ "do": "pass", "seat": 2, "on": false })]);
}

#[test]
fn clean_up_asks_only_for_what_stays() {
    let mut harness = show(before_leaving(Language::En, 1, 1, 4));
    harness.get_by_label("Keep any number: Food");
    tap(&mut harness, "Ben keeps: Food, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "left", "seat": 1, "good": "food", "count": 1 })]);
    tap(&mut harness, "Anna: cards store Wood");
    assert_eq!(enter(&mut harness), [json!({ "do": "store", "seat": 0, "good": "wood", "on": true })]);
    tap(&mut harness, "Anna keeps: Wood, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "left", "seat": 0, "good": "wood", "count": 1 })]);
}

#[test]
fn lords_fields_go_no_further_than_their_card() {
    let mut harness = show(before_leaving(Language::En, 1, 2, 2));
    for count in [2, 3] {
        tap(&mut harness, "Ben: Lord’s Fields counts, plus 1");
        assert_eq!(enter(&mut harness), [json!({ "do": "count", "seat": 1, "site": 2, "count": count })]);
    }
    assert!(harness.get_by_label("Ben: Lord’s Fields counts, plus 1").accesskit_node().is_disabled());
}

#[test]
fn the_form_knows_the_limit_that_a_card_prints() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    tap(&mut harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text("Lord's Fields");
    harness.run();
    tap(&mut harness, "Gives in each production: Food");
    tap(&mut harness, "For each location of a color");
    for _ in 0..2 {
        tap(&mut harness, "Locations it counts, plus 1");
    }
    assert!(harness.get_by_label("Locations it counts, plus 1").accesskit_node().is_disabled(), "three at most");
    let site = json!({
        "name": "Lord's Fields", "kind": "production", "gives": { "food": 1 }, "counts": 3, "most": 3
    });
    assert_eq!(enter_pending(&mut harness), json!({ "do": "build", "seat": 2, "site": site }));
}

#[test]
fn a_factions_own_location_says_what_is_discarded() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    tap(&mut harness, "Faction, no production");
    assert_eq!(enter(&mut harness), [] as [Value; 0], "it asks first");
    assert!(matches!(pending(&harness), Some(Pending::Missing(_))), "and the loud button does not go past it");
    tap(&mut harness, "Discard Sentry Tower");
    let site = json!({ "name": "", "faction": "barbarians", "kind": "feature" });
    let built = json!({ "do": "build", "seat": 2, "site": site, "instead_of": 0 });
    assert_eq!(enter_pending(&mut harness), built);
}

#[test]
fn a_common_location_without_production_is_still_one_tap() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    tap(&mut harness, "Common, no production");
    let site = json!({ "name": "", "kind": "feature" });
    assert_eq!(loud(&harness), "Cyril builds: common location · Anna’s turn");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "build", "seat": 2, "site": site }));
}

#[test]
fn the_loud_button_enters_a_location_that_is_complete_and_never_skips_one_that_is_not() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    assert_eq!(lacks(&harness), "What is built?");
    tap(&mut harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text("Mill");
    harness.run();
    let Some(Pending::Missing(what)) = pending(&harness) else { panic!("{:?}", pending(&harness)) };
    assert_eq!(Language::En.say(&what), "Tap what it gives");
    tap(&mut harness, "Gives in each production: Food");
    let Some(Pending::Ready(words, _)) = pending(&harness) else { panic!("{:?}", pending(&harness)) };
    assert_eq!(Language::En.say(&words), "Cyril builds: Mill · Anna’s turn");
    let site = json!({ "name": "Mill", "kind": "production", "gives": { "food": 1 } });
    assert_eq!(enter_pending(&mut harness), json!({ "do": "build", "seat": 2, "site": site }));
    assert_eq!(pending(&harness), None, "it is entered once");
    let keeps =
        |ask: &ViewRequest| matches!(ask, ViewRequest::KeepFigures(known) if known["locations"][0]["name"] == "Mill");
    assert!(harness.state().state.requests.iter().any(keeps), "and remembered for the next play");
}

#[test]
fn a_location_that_is_half_entered_outlives_somebody_elses_turn() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Build");
    tap(&mut harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text("Mill");
    harness.run();
    tap(&mut harness, "Anna’s empire");
    tap(&mut harness, "It is Anna’s turn");
    enter(&mut harness);
    assert_eq!(pending(&harness), None, "Anna has nothing half entered");
    tap(&mut harness, "Cyril’s empire");
    assert_eq!(harness.get_by_label("Name or number (optional)").accesskit_node().value().as_deref(), Some("Mill"));
}

#[test]
fn what_is_half_entered_is_there_again_after_the_window_was_closed() {
    let mut harness = show(half_way(Language::En));
    assert_eq!(harness.state().state.draft(), None);
    tap(&mut harness, "Build");
    tap(&mut harness, "Name or number (optional)");
    harness.get_by_label("Name or number (optional)").type_text("Mill");
    harness.run();
    let draft = harness.state().state.draft().expect("something is half entered");
    let mut again = show(half_way(Language::En));
    again.state_mut().state.resume(&ImperialSettlers, &draft);
    again.run();
    assert_eq!(again.get_by_label("Name or number (optional)").accesskit_node().value().as_deref(), Some("Mill"));
    tap(&mut again, "Gives in each production: Food");
    enter_pending(&mut again);
    assert_eq!(again.state().state.draft(), None, "it is entered");
    // Where the table has gone on, it belongs to nothing any more.
    let mut later = show(before_leaving(Language::En, 1, 2, 4));
    later.state_mut().state.resume(&ImperialSettlers, &draft);
    assert_eq!(later.state().state.draft(), None);
}

#[test]
fn the_name_keeps_the_keyboard_while_known_cards_come_and_go() {
    let figures = json!({ "locations": [
        { "name": "Mill", "kind": "production", "gives": { "food": 1 } },
        { "name": "Well", "kind": "production", "gives": { "food": 1 } },
    ] });
    let (mut setup, actions) = ImperialSettlers.example(Example::HalfWay, Language::En);
    setup.figures = figures;
    let mut harness = show(played(&ImperialSettlers, &setup, &actions));
    tap(&mut harness, "Build");
    harness.get_by_label("Well");
    tap(&mut harness, "Name or number (optional)");
    for letter in ["M", "i", "x"] {
        harness.get_by_label("Name or number (optional)").type_text(letter);
        harness.run();
        assert!(harness.get_by_label("Name or number (optional)").is_focused(), "after {letter:?}");
    }
    assert!(harness.query_by_label("Mill").is_none(), "no known card begins so");
    assert_eq!(harness.get_by_label("Name or number (optional)").accesskit_node().value().as_deref(), Some("Mix"));
}

#[test]
fn the_loud_button_does_not_go_past_an_action_location_that_was_chosen() {
    let mut harness = show(solo("romans", Value::Null, &with_an_action_location()));
    tap(&mut harness, "Action location");
    assert_eq!(lacks(&harness), "How many points does it give?");
    tap(&mut harness, "Use Marketplace");
    assert!(matches!(pending(&harness), Some(Pending::Missing(_))));
    tap(&mut harness, "2 points");
    assert_eq!(enter_pending(&mut harness), json!({ "do": "use", "seat": 0, "site": 0, "points": 2 }));
    assert_eq!(pending(&harness), None);
}

#[test]
fn a_raze_that_is_half_entered_is_the_loud_buttons() {
    let mut harness = show(half_way(Language::En));
    tap(&mut harness, "Raze");
    assert_eq!(loud(&harness), "Cyril razes a card from hand · Anna’s turn");
    tap(&mut harness, "Raze: Ben");
    tap(&mut harness, "Raze Ben’s Armorer");
    let target = json!({ "rival": { "seat": 1, "japanese": false, "protected": false, "site": 0 } });
    let raze = json!({ "do": "raze", "seat": 2, "target": target, "by_card": false, "points": 0 });
    assert_eq!(enter_pending(&mut harness), raze);
    assert_eq!(pending(&harness), None);
}

#[test]
fn locations_are_counted_and_a_tie_asks_for_more() {
    let (setup, actions) = ImperialSettlers.example(Example::Finished, Language::En);
    let first = actions.iter().position(|action| action["do"] == "built").unwrap();
    let mut harness = show(played(&ImperialSettlers, &setup, &actions[..first]));
    tap(&mut harness, "Anna: Common locations, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "built", "seat": 0, "own": false, "count": 1 })]);
    tap(&mut harness, "Ben: Resources on the Shrine, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "shrine", "seat": 1, "resources": 1 })]);
    assert!(harness.query_by_label("Anna: Resources and workers left, plus 1").is_none());
    let tied = tied(&setup, &actions[..first]);
    let mut harness = show(tied);
    picture(&mut harness, "is-tie");
    tap(&mut harness, "Anna: Resources and workers left, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "tie", "seat": 0, "goods": 1, "hand": null })]);
}

/// The heading of a tie goes on standing there, or the second of two quick taps would miss the row.
#[test]
fn a_tie_that_is_decided_moves_no_row() {
    let (setup, actions) = ImperialSettlers.example(Example::Finished, Language::En);
    let first = actions.iter().position(|action| action["do"] == "built").unwrap();
    let mut harness = show(tied(&setup, &actions[..first]));
    let more = |name: &str| format!("{name}: Resources and workers left, plus 1");
    for name in ["Anna", "Cyril"] {
        tap(&mut harness, &more(name));
        enter(&mut harness);
    }
    harness.get_by_label(&more("Ben")).scroll_to_me();
    harness.run();
    let before = harness.get_by_label(&more("Ben")).rect();
    for _ in 0..3 {
        harness.get_by_label(&more("Ben")).click();
        harness.run();
        enter(&mut harness);
        assert_eq!(harness.get_by_label(&more("Ben")).rect(), before);
    }
}

/// The same scoring with everyone level.
fn tied(setup: &Setup, actions: &[Value]) -> Box<dyn Play> {
    let mut all = actions.to_vec();
    for seat in 0..3 {
        all.push(json!({ "do": "built", "seat": seat, "own": false, "count": 2 }));
        all.push(json!({ "do": "built", "seat": seat, "own": true, "count": 2 }));
        all.push(json!({ "do": "set-cell", "row": "track", "seat": seat, "value": 30 }));
    }
    played(&ImperialSettlers, setup, &all)
}

#[test]
fn an_attack_is_one_tap_and_says_what_falls() {
    let mut harness = show(at_the_attack());
    picture(&mut harness, "is-attack-before");
    tap(&mut harness, "What does the revealed card show?: Wood");
    assert_eq!(enter(&mut harness), [json!({ "do": "reveal", "good": "wood" })]);
    picture(&mut harness, "is-attack-fallen");
    harness.get_by_label_contains("Attack 1: Marketplace is razed").click();
    harness.run();
    let requests = std::mem::take(&mut harness.state_mut().state.requests);
    let [ViewRequest::Explain(reason)] = &requests[..] else { panic!("{requests:?}") };
    assert!(!reason.parts.is_empty());
}

#[test]
fn the_collection_is_put_right_by_hand() {
    let mut harness = show(at_the_attack());
    open_tool(&mut harness, "virtual");
    tap(&mut harness, "Edit the Collection, plus 1");
    let set = json!({ "do": "set-cell", "row": "collection", "seat": 0, "value": 3, "note": "" });
    assert_eq!(enter(&mut harness), [set]);
    harness.get_by_label("Edit the Collection: 3");
    picture(&mut harness, "is-solo-by-hand");
}

#[test]
fn of_level_locations_one_is_chosen_by_a_tap() {
    let actions = [
        json!({ "do": "reveal", "good": "gold" }),
        next(0, 0, 0, 1),
        next(1, 0, 1, 0),
        next(1, 0, 2, 0),
        common("Mill", "action", &["wood", "gold"]),
        common("", "action", &["wood", "gold"]),
        common("", "action", &["wood", "gold"]),
        next(1, 0, 3, 0),
        next(1, 0, 4, 0),
        json!({ "do": "reveal", "good": "wood" }),
    ];
    let mut harness = show(solo("romans", Value::Null, &actions));
    harness.get_by_label_contains("Choose which one is razed: Mill, common location or common location 2");
    tap(&mut harness, "Raze: common location");
    assert_eq!(enter(&mut harness), [json!({ "do": "fall", "site": 1 })]);
    harness.get_by_label_contains("Attack 1: common location is razed");
    // The one that stays is called as before, in the next attack too.
    tap(&mut harness, "What does the revealed card show?: Gold");
    enter(&mut harness);
    harness.get_by_label_contains("Mill or common location 2");
    tap(&mut harness, "Raze: common location 2");
    assert_eq!(enter(&mut harness), [json!({ "do": "fall", "site": 1 })]);
    harness.get_by_label_contains("Attack 2: common location 2 is razed");
}

#[test]
fn the_app_draws_the_virtual_players_card() {
    let actions = [json!({ "do": "reveal", "good": "gold" }), next(0, 0, 0, 1), json!({ "do": "look", "at": 0 })];
    let mut harness = show(solo("romans", Value::Null, &actions));
    harness.state_mut().state.lot = |count| Some(count - 1);
    tap(&mut harness, "Draw its card");
    assert_eq!(enter(&mut harness), [json!({ "do": "drawn", "card": 3 })]);
    harness.get_by_label("It gets card 3 from the left.");
    picture(&mut harness, "is-solo-lookout");
}

#[test]
fn a_location_of_the_solo_game_is_quick_the_second_time() {
    let mill = json!({ "name": "Watermill", "kind": "action", "raze": ["food", "wood"], "cost": { "wood": 2, "stone": 0, "food": 0 } });
    let figures = json!({ "locations": [mill] });
    let actions = [json!({ "do": "reveal", "good": "gold" }), next(0, 0, 0, 1), next(1, 0, 1, 0), next(1, 0, 2, 0)];
    let mut harness = show(solo("japanese", figures, &actions));
    tap(&mut harness, "Build");
    picture(&mut harness, "is-solo-build");
    tap(&mut harness, "Watermill");
    picture(&mut harness, "is-solo-build-known");
    let built = enter_pending(&mut harness);
    assert_eq!((&built["do"], &built["site"]["raze"]), (&json!("build"), &json!(["wood", "food"])));
    for tool in ["virtual", "empires"] {
        open_tool(&mut harness, tool);
        picture(&mut harness, &format!("is-solo-{tool}"));
    }
}

#[test]
fn the_end_of_a_solo_game_says_large_whether_it_is_lost_and_by_how_much() {
    let own = json!({ "do": "built", "seat": 0, "own": true, "count": 3 });
    let over = json!({ "do": "move", "to": { "part": 1, "round": 4, "phase": 6, "step": 0, "turn": 0 } });
    let play = |cards: i64| {
        let cell = json!({ "do": "set-cell", "row": "collection", "seat": 0, "value": cards, "note": "" });
        solo("romans", Value::Null, &[own.clone(), cell, over.clone(), next(1, 4, 6, 0)])
    };
    let said = |cards: i64, language: Language| {
        let shown = Shown::of(&*play(cards), &ImperialSettlers, &Texts::new(language));
        (shown.verdict.unwrap().large, shown.decided.join(" "))
    };
    let (large, why) = said(3, Language::En);
    assert_eq!(large, "Anna loses");
    assert!(why.ends_with("3 to 3. 1 more location would have won."), "a tie is lost: {why}");
    let (large, why) = said(6, Language::Cs);
    assert_eq!(large, "Prohrává Anna");
    assert!(why.ends_with("3 proti 6. K výhře chyběly 4 lokace."), "{why}");
    let (large, why) = said(2, Language::En);
    assert_eq!(large, "Anna wins");
    assert!(why.ends_with("3 to 2."), "{why}");
}
