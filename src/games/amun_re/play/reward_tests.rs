//! The rewards: each takes all of theirs in turn, the highest offering first, and the button ends nobody else's turn.

use super::*;

/// A table of three at the rewards: Ben takes 3, Anna 2, Cyril 1.
fn at_rewards() -> State {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    to_step(&mut state, "offer");
    for (seat, gold) in [(A, 4), (B, 9), (C, 1)] {
        act(&mut state, Action::Offer { seat, gold: Some(gold), steal: false, corrects: false });
    }
    next(&mut state);
    assert_eq!(state.step(), "rewards");
    state
}

/// What the highlighted button says, and whether it can be tapped.
fn button(state: &State) -> (bool, String) {
    match state.guide().next {
        Next::Ready(words) => (true, Language::En.say(&words)),
        Next::Missing(words) => (false, Language::En.say(&words)),
        Next::Over => (false, String::new()),
    }
}

/// Enters what the highlighted button says.
fn go_on(state: &mut State) {
    let action = AmunReRules::next_action(state).unwrap();
    act(state, action);
}

fn cards(state: &mut State, seat: Seat, change: i32) {
    act(state, Action::Cards { seat, change });
}

#[test]
fn each_takes_in_turn_and_the_button_says_whose_turn_comes() {
    let mut state = at_rewards();
    assert_eq!((state.guide().on_turn, state.takers()), (Some(B), vec![B, A, C]));
    assert_eq!(button(&state), (false, "Ben: 3 more to take".to_owned()));
    let early = AmunReRules::next_action(&state).unwrap();
    assert_eq!(refused(&state, early), "amun-re-missing-reward", "nothing is taken for anybody");
    cards(&mut state, B, 3);
    assert_eq!(button(&state), (true, "Next: Anna".to_owned()));
    go_on(&mut state);
    assert_eq!((state.step(), state.guide().on_turn), ("rewards", Some(A)));
    assert_eq!([A, C].map(|seat| state.reward_left(seat)), [2, 1], "nobody else has got anything");
    cards(&mut state, A, 2);
    go_on(&mut state);
    assert_eq!(button(&state), (false, "Cyril: 1 more to take".to_owned()));
    cards(&mut state, C, 1);
    assert_eq!(button(&state), (true, "Next: Harvest and income".to_owned()));
    go_on(&mut state);
    assert_eq!(state.step(), "income");
}

#[test]
fn whoever_gave_something_back_takes_again_before_the_rewards_end() {
    let mut state = at_rewards();
    for (seat, left) in [(B, 3), (A, 2), (C, 1)] {
        cards(&mut state, seat, left);
        if seat != C {
            go_on(&mut state);
        }
    }
    cards(&mut state, B, -1);
    assert_eq!((state.guide().on_turn, button(&state).1.as_str()), (Some(C), "Ben: 1 more to take"));
    let early = AmunReRules::next_action(&state).unwrap();
    assert_eq!(refused(&state, early), "amun-re-missing-reward");
    cards(&mut state, B, 1);
    go_on(&mut state);
    assert_eq!(state.step(), "income");
}

#[test]
fn who_takes_no_reward_has_taken_none_and_nobody_has_twice() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    to_step(&mut state, "offer");
    act(&mut state, Action::Offer { seat: A, gold: Some(4), steal: false, corrects: false });
    act(&mut state, Action::Offer { seat: B, gold: None, steal: true, corrects: false });
    act(&mut state, Action::Offer { seat: C, gold: Some(1), steal: false, corrects: false });
    next(&mut state);
    assert_eq!(refused(&state, Action::RewardTaken { seat: B }), "amun-re-refuse-no-reward");
    cards(&mut state, A, 3);
    go_on(&mut state);
    assert_eq!(refused(&state, Action::RewardTaken { seat: A }), "table-refuse-moved-on", "a second window says so");
}

#[test]
fn a_play_from_before_ends_its_rewards_as_it_did() {
    let mut state = at_rewards();
    next(&mut state);
    assert_eq!((state.step(), state.rewards_open()), ("income", 6));
}

#[test]
fn if_scored_now_counts_the_gold_of_the_new_kingdom() {
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[("ledger", true)]);
    let would = |state: &State, part: usize| {
        let group = &state.sheet().groups[part];
        (group.scored, [A, B, C].map(|seat| group.row("gold").and_then(|row| row.cells[seat.index()].value)))
    };
    assert_eq!(would(&state, 0), (false, [None; 3]), "no gold in the Old Kingdom");
    act(&mut state, TableAction::Move { to: Cursor { part: 1, round: 2, phase: 4, ..Cursor::default() } });
    for (seat, gold) in [(A, 9), (B, 12), (C, 9)] {
        act(&mut state, Action::SetGold { seat, gold });
    }
    assert_eq!(would(&state, 1), (false, [Some(4), Some(6), Some(4)]));
    // Without a ledger it counts as soon as all of it is counted, and is no zero before.
    let mut state = at_purchases([Province::Buto, Province::Memphis, Province::Sawu], &[]);
    act(&mut state, TableAction::Move { to: Cursor { part: 1, round: 2, phase: 5, ..Cursor::default() } });
    act(&mut state, Action::CountGold { seat: A, gold: Some(9) });
    assert_eq!(would(&state, 1).1, [None; 3]);
    act(&mut state, Action::CountGold { seat: B, gold: Some(12) });
    act(&mut state, Action::CountGold { seat: C, gold: Some(0) });
    assert_eq!(would(&state, 1).1, [Some(4), Some(6), Some(2)]);
}
