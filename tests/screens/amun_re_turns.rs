//! Amun-Re: whose turn it is stays so while others are looked at and corrected, and no button ends more than it says.

use crate::common::controls::words;
use crate::common::panels::{Panels, enter, loud, played, tap, undo, window};
use crate::common::picture;
use egui::Theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use serde_json::{Value, json};
use tableside::games::amun_re::AmunRe;
use tableside::games::view::ViewRequest;
use tableside::games::{Example, Game as _};
use tableside::locale::Language;
use tableside::table::guide::Next;

/// The finished example just after so many ends of steps.
fn at_step(ends: usize) -> Panels {
    let (setup, actions) = AmunRe.example(Example::Finished, Language::En);
    let mut left = ends;
    let before = actions.into_iter().take_while(|action| {
        let end = action["do"] == "next";
        let go_on = !end || left > 0;
        left -= usize::from(end && left > 0);
        go_on
    });
    let mut before: Vec<Value> = before.collect();
    // What is entered in the step that comes then is left to the test.
    while before.last().is_some_and(|action| action["do"] != "next") {
        before.pop();
    }
    window(&AmunRe, played(&AmunRe, &setup, &before), Language::En, Theme::Light)
}

/// What the highlighted button says.
fn button(harness: &Panels) -> String {
    match harness.state().state.play.guide().next {
        Next::Ready(words) | Next::Missing(words) => Language::En.say(&words),
        Next::Over => String::new(),
    }
}

fn press_button(harness: &mut Panels) -> Value {
    let action = loud(harness);
    harness.state_mut().state.requests.push(ViewRequest::Enter(action.clone()));
    enter(harness);
    action
}

#[test]
fn correcting_somebody_earlier_skips_nobody() {
    let mut harness = at_step(3);
    let (before, said) = (loud(&harness), button(&harness));
    assert!(harness.query_by_label("Ben: cards, plus 1").is_some(), "it is Ben’s turn");
    tap(&mut harness, "Show: Anna");
    assert_eq!((loud(&harness), button(&harness)), (before.clone(), said.clone()), "looking changes nothing");
    picture(&mut harness, "panel-buy-looked-at");
    for _ in 0..2 {
        tap(&mut harness, "Anna: cards, plus 1");
        assert_eq!(
            enter(&mut harness),
            [json!({ "do": "cards", "seat": 0, "change": 1 })],
            "several taps in one place"
        );
    }
    assert_eq!((loud(&harness), button(&harness)), (before, said));
    tap(&mut harness, "Back to Ben");
    assert!(harness.query_by_label("Anna: cards, plus 1").is_none());
    tap(&mut harness, "Ben: cards, plus 1");
    assert_eq!(enter(&mut harness), [json!({ "do": "cards", "seat": 1, "change": 1 })], "one is back where one was");
}

/// Whose rest is taken by the tap on the page.
fn taker(harness: &Panels) -> String {
    let all = words(harness);
    let rest = all.iter().find_map(|words| words.strip_suffix(": rest as cards"));
    rest.unwrap_or_else(|| panic!("{all:#?}")).to_owned()
}

#[test]
fn the_rest_of_a_reward_is_one_players_and_the_button_goes_to_the_next() {
    let mut harness = at_step(7);
    let first = taker(&harness);
    let said = button(&harness);
    assert!(said.starts_with(&format!("{first}: ")) && said.ends_with(" more to take"), "{said}");
    tap(&mut harness, &format!("{first}: rest as cards"));
    let acts = enter(&mut harness);
    assert!(matches!(&acts[..], [one] if one["do"] == "cards"), "{acts:?}");
    let next = button(&harness).strip_prefix("Next: ").unwrap().to_owned();
    assert_eq!(press_button(&mut harness)["do"], "reward-taken");
    assert_eq!((taker(&harness), harness.state().state.play.guide().step.as_str()), (next.clone(), "rewards"));
    let said = button(&harness);
    assert!(said.starts_with(&format!("{next}: ")) && said.ends_with(" more to take"), "nothing was taken: {said}");
}

#[test]
fn whose_reward_is_looked_at_changes_no_turn() {
    let mut harness = at_step(7);
    let first = taker(&harness);
    let other = ["Anna", "Ben", "Cyril", "Dana"]
        .into_iter()
        .find(|name| *name != first && harness.query_by_label(&format!("Show: {name}")).is_some());
    let other = other.unwrap();
    let (before, said) = (loud(&harness), button(&harness));
    tap(&mut harness, &format!("Show: {other}"));
    tap(&mut harness, &format!("{other}: cards, plus 1"));
    enter(&mut harness);
    assert_eq!((loud(&harness), button(&harness)), (before, said));
    tap(&mut harness, &format!("Back to {first}"));
    assert!(harness.query_by_label(&format!("{other}: cards, plus 1")).is_none());
    assert_eq!(taker(&harness), first);
}

#[test]
fn everyones_rest_stands_apart_says_who_has_to_take_and_is_taken_back_in_one_tap() {
    let mut harness = at_step(7);
    let said = button(&harness);
    tap(&mut harness, "Everyone’s rest as cards…");
    assert!(harness.state().state.requests.is_empty(), "it asks first");
    picture(&mut harness, "panel-rewards-everyone");
    let all = words(&harness);
    let go = all.iter().find(|words| words.starts_with("Take ") && words.ends_with(" and go on")).unwrap().clone();
    let cards: i64 = go.split(' ').nth(1).unwrap().parse().unwrap();
    let open = all.iter().filter_map(|words| words.strip_suffix(" cards").or(words.strip_suffix(" card")));
    assert_eq!(open.filter_map(|count| count.parse::<i64>().ok()).sum::<i64>(), cards, "{all:#?}");
    tap(&mut harness, &go);
    assert_eq!(enter(&mut harness)[0]["do"], "next");
    assert_eq!(harness.state().state.play.guide().step, "income");
    undo(&mut harness);
    assert_eq!((harness.state().state.play.guide().step.as_str(), button(&harness)), ("rewards", said));
    assert!(harness.query_by_label(&go).is_none(), "the question is not asked again by itself");
    let everyone = harness.get_by_label("Everyone’s rest as cards…");
    assert!(!everyone.accesskit_node().is_disabled());
}
