//! The lookout: what it asks for in each way of it, and what the guide speaks of.

use super::*;
use crate::games::imperial_settlers::lookout::Way;

#[test]
fn the_guide_speaks_of_the_lookout_that_is_played() {
    let ways = |way: Way| {
        let mut state = start(&setup(&["Anna", "Ben"]), &[Faction::Romans, Faction::Egyptians]);
        state.options.way = way;
        tap(&mut state);
        assert_eq!(state.step(), "lookout");
        let face = state.guide();
        face.cards.into_iter().filter(|id| id.contains("lookout")).collect::<Vec<_>>()
    };
    assert_eq!(ways(Way::Normal), ["lookout-normal"]);
    assert_eq!(ways(Way::Advanced), ["lookout-advanced"]);
}

#[test]
fn the_lookout_asks_once_a_pick() {
    // T-IS-11: three players, four cards, twice.
    let mut state = start(&setup(&["Anna", "Ben", "Cyril"]), &Faction::ALL[..3]);
    next(&mut state);
    let mut asked = Vec::new();
    while matches!(ImperialSettlersRules::next_action(&state), Some(AnyAction::Game(Action::Look { .. }))) {
        let face = state.guide();
        asked.push((Language::En.say(&face.title), face.on_turn.unwrap()));
        tap(&mut state);
    }
    let pick = |name: &str, from: u32, seat| (format!("{name} takes 1 of {from} cards"), seat);
    let there = [pick("Anna", 4, A), pick("Ben", 3, B), pick("Cyril", 2, C)];
    let back = [pick("Cyril", 4, C), pick("Ben", 3, B), pick("Anna", 2, A)];
    assert_eq!(asked, [there, back].concat());
    tap(&mut state);
    assert_eq!(state.step(), "produce");
}

#[test]
fn the_advanced_lookout_has_its_own_numbers() {
    // T-IS-12.
    let mut state = start(&with_way(&["Anna", "Ben", "Cyril"], "advanced"), &Faction::ALL[..3]);
    next(&mut state);
    let mut from = Vec::new();
    while matches!(ImperialSettlersRules::next_action(&state), Some(AnyAction::Game(Action::Look { .. }))) {
        let title = Language::En.say(&state.guide().title);
        from.push(title.chars().filter(char::is_ascii_digit).nth(1).unwrap());
        tap(&mut state);
    }
    assert_eq!(from, ['5', '4', '4', '3', '3', '2']);
}

#[test]
fn a_lookout_that_is_not_followed_can_be_ended_at_once() {
    let mut state = start(&setup(&["Anna", "Ben"]), &Faction::ALL[..2]);
    next(&mut state);
    next(&mut state);
    assert_eq!(state.step(), "produce");
    assert_eq!(refused(&state, Action::Look { at: 0 }), "imperial-settlers-refuse-not-now");
}
