//! Cities & Knights: whose turn it is stays so while others are looked at, what the app drew comes again after an undo, and
//! the words beside the numbers hold.

use crate::common::controls::words;
use crate::common::panels::{Panels, enter, loud, open_tool, played, tap, undo, window};
use crate::common::picture;
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::cities_and_knights::CitiesAndKnights;
use tableside::games::view::ViewRequest;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::play::Play;
use tableside::table::reason::Reason;
use tableside::table::seat::Choice;

/// The half-way example without its last actions, with other options.
fn before_the_end(left_out: usize, options: &[(&str, Choice)]) -> Box<dyn Play> {
    let (mut setup, actions) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    setup.options.extend(options.iter().cloned().map(|(id, choice)| (id.to_owned(), choice)));
    played(&CitiesAndKnights, &setup, &actions[..actions.len() - left_out])
}

fn shown(play: Box<dyn Play>) -> Panels {
    window(&CitiesAndKnights, play, Language::En, Theme::Light)
}

#[test]
fn looking_at_another_player_leaves_the_turn_and_the_button_as_they_are() {
    let mut harness = shown(before_the_end(2, &[]));
    let before = loud(&harness);
    tap(&mut harness, "Carol’s pieces");
    picture(&mut harness, "ck-looked-at");
    assert_eq!(loud(&harness), before);
    tap(&mut harness, "Carol: Settlements, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "build", "seat": 1, "what": "settlement", "change": 1 })]);
    harness.get_by_label("Carol: Settlements, plus 1");
    assert_eq!(loud(&harness), before);
    tap(&mut harness, "Back to Peter");
    assert!(harness.query_by_label("Carol: Settlements, plus 1").is_none());
    tap(&mut harness, "Peter: Settlements, plus 1");
    assert_eq!(enter(&mut harness)[0]["seat"], 0, "one is back where one was");
}

#[test]
fn what_the_next_tap_on_knights_does_is_not_carried_to_another_player() {
    let mut harness = shown(before_the_end(2, &[]));
    let on = |harness: &Panels, name: &str| {
        harness.get_by_label(name).accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    };
    tap(&mut harness, "Peter: remove the knight you tap next");
    assert!(on(&harness, "Peter: remove the knight you tap next"));
    tap(&mut harness, "Carol’s pieces");
    assert!(!on(&harness, "Carol: remove the knight you tap next"));
}

/// Draws or rolls by the app, with another random number each time.
fn draw(harness: &mut Panels, button: &str, lot: fn(usize) -> Option<usize>) -> Value {
    harness.state_mut().state.lot = lot;
    tap(harness, button);
    let mut acts = enter(harness);
    assert_eq!(acts.len(), 1);
    acts.remove(0)
}

#[test]
fn a_card_that_was_taken_back_lies_on_top_of_the_deck_again() {
    let mut harness = shown(before_the_end(1, &[("dice", Choice::Word("deck-5".into()))]));
    let first = draw(&mut harness, "Draw a card", |cards| Some(cards - 1));
    undo(&mut harness);
    let again = draw(&mut harness, "Draw a card", |_| Some(0));
    assert_eq!(again, first);
    undo(&mut harness);
    assert_eq!(draw(&mut harness, "Draw a card", |_| Some(2)), first, "also the second time");
    // The one after it is another.
    let next = |harness: &mut Panels| {
        let action = loud(harness);
        harness.state_mut().state.requests.push(ViewRequest::Enter(action));
        enter(harness);
    };
    next(&mut harness);
    next(&mut harness);
    assert_ne!(draw(&mut harness, "Draw a card", |_| Some(0)), first);
}

#[test]
fn dice_that_the_app_rolled_fall_as_they_did_after_an_undo() {
    let mut harness = shown(before_the_end(1, &[]));
    let first = draw(&mut harness, "Roll for us", |_| Some(3));
    undo(&mut harness);
    assert_eq!(draw(&mut harness, "Roll for us", |_| Some(0)), first);
}

/// The fan set's first turn with barbarians that have landed: everybody has a city, and nobody a knight.
fn landed() -> Panels {
    let (mut setup, _) = CitiesAndKnights.example(Example::HalfWay, Language::En);
    setup.options.insert("fan-set".to_owned(), Choice::Switch(true));
    let mut actions = vec![played(&CitiesAndKnights, &setup, &[]).next_action().unwrap()];
    actions.push(json!({ "do": "set-ship", "position": 6 }));
    actions.push(json!({ "do": "roll", "white": 1, "red": 2, "event": "ship", "by_app": false }));
    shown(played(&CitiesAndKnights, &setup, &actions))
}

#[test]
fn counterspell_and_magic_power_are_played_at_the_attack() {
    let mut harness = landed();
    harness.get_by_label_contains("The barbarians win. Peter, Carol and Jane each lose a city");
    let why = harness.get_by_label("Why?").rect();
    tap(&mut harness, "Carol plays the Counterspell");
    assert_eq!(enter(&mut harness), [json!({ "do": "counterspell", "seat": 1 })]);
    harness.get_by_label_contains("Counterspell: Carol keeps the city.");
    assert!(words(&harness).iter().any(|words| words.starts_with("The barbarians win. Peter and Jane each lose")));
    tap(&mut harness, "Peter plays Magic Power");
    assert_eq!(enter(&mut harness)[0], json!({ "do": "card", "seat": 0, "what": "magic-power", "on": true }));
    assert_eq!(harness.get_by_label("Why?").rect(), why, "nothing moves");
    picture(&mut harness, "ck-attack-purple");
    let action = loud(&harness);
    assert_eq!(action, json!({ "do": "attack" }));
    harness.state_mut().state.requests.push(ViewRequest::Enter(action));
    enter(&mut harness);
    assert!(harness.get_by_label("Peter plays Magic Power").accesskit_node().is_disabled(), "the attack is over");
    assert_eq!(harness.get_by_label("Why?").rect(), why);
    let plain = shown(before_the_end(0, &[]));
    assert!(plain.query_by_label_contains("plays the Counterspell").is_none());
}

fn explained(harness: &mut Panels) -> Reason {
    match std::mem::take(&mut harness.state_mut().state.requests).pop() {
        Some(ViewRequest::Explain(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

/// All lines of a reason in words, with their amounts.
fn told(reason: &Reason) -> Vec<(String, Option<i64>)> {
    let own = (Language::En.say(&reason.what), reason.amount);
    std::iter::once(own).chain(reason.parts.iter().flat_map(told)).collect()
}

#[test]
fn the_attack_tried_out_says_why_the_only_contributor_loses() {
    let mut harness = shown(before_the_end(2, &[]));
    open_tool(&mut harness, "form");
    for (player, what) in [("Carol", "Cities"), ("Jane", "Cities")] {
        let name = format!("{player}: {what}: ");
        let label = words(&harness).into_iter().find(|words| words.starts_with(&name)).unwrap();
        tap(&mut harness, &label);
        tap(&mut harness, "0");
    }
    let cities = words(&harness).into_iter().find(|words| words.starts_with("Peter: Cities: ")).unwrap();
    tap(&mut harness, &cities);
    tap(&mut harness, "9");
    tap(&mut harness, "Why?");
    let told = told(&explained(&mut harness));
    for line in ["Peter loses a city", "Carol has no city to lose", "Jane has no city to lose"] {
        assert!(told.iter().any(|(words, _)| words == line), "{line}: {told:#?}");
    }
}

#[test]
fn the_chance_of_a_landing_says_within_how_many_rolls_and_adds_up() {
    let mut harness = shown(before_the_end(2, &[]));
    open_tool(&mut harness, "barbarians");
    harness.get_by_label("land within 3 rolls");
    picture(&mut harness, "ck-odds");
    assert!(harness.query_by_label_contains("this round").is_none());
    tap(&mut harness, "Why these odds?");
    let reason = explained(&mut harness);
    let told = told(&reason);
    let (_, ways) = told.iter().find(|(words, _)| words.starts_with("Landings among 216 ways")).unwrap();
    let soon = told.iter().find(|(words, _)| words.starts_with("Landing within 3 rolls: ")).unwrap().0.clone();
    let percent: i64 = soon.trim_end_matches('%').rsplit(' ').next().unwrap().parse().unwrap();
    assert_eq!((ways.unwrap() * 100 + 108) / 216, percent);
    harness.get_by_label(&format!("{percent}%"));
}

#[test]
fn an_improvement_says_what_holds_now_and_what_comes_next() {
    let mut harness = shown(before_the_end(2, &[]));
    for (level, now, next) in [
        (0, "Now: no cards.", "Next: Trade cards when the red die shows 2 or less"),
        (2, "Now: cards on a red 1 to 3.", "Next: Commodities trade 2:1 with the bank for any card."),
        (3, "Now: cards on a red 1 to 4. Commodities trade 2:1", "Next: The metropolis, for the first player here"),
    ] {
        let set = json!({ "do": "set-level", "seat": 0, "track": "trade", "level": level });
        harness.state_mut().state.requests.push(ViewRequest::Enter(set));
        enter(&mut harness);
        let words = words(&harness);
        let line = words.iter().find(|words| words.starts_with(now)).unwrap_or_else(|| panic!("{level}: {words:#?}"));
        assert!(line.contains(next), "{line}");
    }
}

#[test]
fn a_metropolis_stands_among_the_pieces_when_its_city_is_gone() {
    let mut harness = shown(before_the_end(2, &[]));
    let shown = |harness: &Panels| {
        let all = words(harness);
        let at = all.iter().position(|words| words == "Metropolises").unwrap();
        all[at..].iter().find_map(|words| words.parse::<u32>().ok()).unwrap()
    };
    let with = |harness: &mut Panels, seat: Option<u8>| {
        let set = json!({ "do": "set-metropolis", "track": "trade", "seat": seat });
        harness.state_mut().state.requests.push(ViewRequest::Enter(set));
        enter(harness);
        shown(harness)
    };
    let without = with(&mut harness, None);
    assert_eq!(with(&mut harness, Some(0)), without + 1);
}
