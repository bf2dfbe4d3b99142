//! A table that goes back by hand, puts something right, and goes on.

use super::*;

/// Moves the guide by hand to a step of this round.
fn back_to(state: &mut State, step: &str) {
    let round = state.round_steps(state.table.cursor);
    let to = round.into_iter().find(|&at| guide_data().step(at).is_some_and(|found| found.id == step)).unwrap();
    act(state, TableAction::Move { to });
}

#[test]
fn a_step_that_is_ended_again_after_a_move_by_hand_is_booked_once() {
    let provinces = [Province::Abydos, Province::Dakhla, Province::Sawu];
    for follow in [true, false] {
        let mut state = three(&[("follow-auction", follow), ("ledger", true)]);
        reveal(&mut state, &provinces);
        for (seat, province) in [A, B, C].into_iter().zip(provinces) {
            act(
                &mut state,
                if follow { Action::Bid { seat, province, gold: 3 } } else { Action::Take { seat, province, gold: 3 } },
            );
        }
        next(&mut state);
        let before = (state.gold.clone(), state.land(Province::Abydos).clone());
        assert_eq!(before.0, [17, 29, 17]);
        back_to(&mut state, if follow { "bid" } else { "take" });
        next(&mut state);
        assert_eq!((state.gold.clone(), state.land(Province::Abydos).clone()), before);

        to_step(&mut state, "rewards");
        let after_offers = state.gold.clone();
        back_to(&mut state, "offer");
        next(&mut state);
        assert_eq!(state.gold, after_offers);
    }
}

#[test]
fn an_income_that_is_taken_again_is_booked_once() {
    let mut state = at_purchases([Province::Abu, Province::Dakhla, Province::Sawu], &[("ledger", true)]);
    act(&mut state, TableAction::Move { to: Cursor { round: 2, phase: 4, ..Cursor::default() } });
    let before = state.gold[0];
    for _ in 0..2 {
        back_to(&mut state, "income");
        next(&mut state);
        assert_eq!(state.gold[0], before + 4);
    }
    back_to(&mut state, "income");
    act(&mut state, Action::Play { seat: A, card: PowerCard::EightGold, province: Some(Province::Abu) });
    next(&mut state);
    assert_eq!(state.gold[0], before + 8);
}

#[test]
fn a_step_that_is_put_right_after_a_move_by_hand_books_what_is_different() {
    let mut state = at_purchases([Province::Abydos, Province::Dakhla, Province::Sawu], &[("ledger", true)]);
    assert_eq!(state.gold, [20, 32, 20]);
    back_to(&mut state, "take");
    act(&mut state, Action::LetGo { province: Province::Dakhla });
    act(&mut state, Action::LetGo { province: Province::Sawu });
    act(&mut state, Action::Take { seat: C, province: Province::Dakhla, gold: 6 });
    act(&mut state, Action::Take { seat: B, province: Province::Sawu, gold: 1 });
    next(&mut state);
    assert_eq!(state.gold, [20, 19, 26]);
    assert_eq!([Province::Dakhla, Province::Sawu].map(|province| state.land(province).owner), [Some(C), Some(B)]);

    to_step(&mut state, "offer");
    for (seat, gold) in [(A, 1), (B, 5), (C, 5)] {
        act(&mut state, Action::Offer { seat, gold: Some(gold), steal: false, corrects: false });
    }
    next(&mut state);
    assert_eq!((state.pharaoh, &state.gold[..]), (B, &[19, 14, 21][..]));
    back_to(&mut state, "offer");
    act(&mut state, Action::Offer { seat: A, gold: Some(5), steal: false, corrects: false });
    next(&mut state);
    assert_eq!(state.gold, [15, 14, 21]);
    assert_eq!(state.pharaoh, A, "ties are broken by who was pharaoh when the offerings were laid");
}

#[test]
fn a_third_province_can_be_put_right_after_it_was_taken() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    for province in [Province::Buto, Province::Edfu] {
        act(&mut state, Action::SetOwner { province, seat: Some(A) });
    }
    back_to(&mut state, "take");
    act(&mut state, Action::Take { seat: A, province: Province::Memphis, gold: 10 });
    next(&mut state);
    assert_eq!(state.provinces_of(A).count(), 3);
}

#[test]
fn provinces_that_are_put_right_are_auctioned_anew() {
    let mut state = three(&[]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    act(&mut state, Action::Bid { seat: A, province: Province::Sawu, gold: 3 });
    back_to(&mut state, "reveal");
    act(&mut state, Action::Hide { province: Province::Sawu });
    act(&mut state, Action::Reveal { province: Province::Buto });
    next(&mut state);
    let auction = state.round.auction.as_ref().unwrap();
    assert!(auction.provinces().contains(&Province::Buto) && !auction.provinces().contains(&Province::Sawu));
    assert_eq!(auction.whose_turn(), Some(A));

    let mut state = three(&[("follow-auction", false)]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    act(&mut state, Action::Take { seat: A, province: Province::Sawu, gold: 3 });
    back_to(&mut state, "reveal");
    act(&mut state, Action::Hide { province: Province::Sawu });
    act(&mut state, Action::Reveal { province: Province::Buto });
    next(&mut state);
    assert_eq!(state.round.taken, []);
}

#[test]
fn the_auction_begins_with_whoever_is_made_pharaoh_before_the_first_bid() {
    let mut state = three(&[]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    act(&mut state, Action::SetPharaoh { seat: C });
    assert_eq!(state.round.auction.as_ref().unwrap().whose_turn(), Some(C));
    act(&mut state, Action::Bid { seat: C, province: Province::Sawu, gold: 0 });
    act(&mut state, Action::SetPharaoh { seat: B });
    assert_eq!(state.round.auction.as_ref().unwrap().whose_turn(), Some(A), "an auction that goes on, goes on");
}

#[test]
fn a_bid_is_made_in_the_auction_only_and_never_for_a_fourth_province() {
    let mut state = three(&[]);
    reveal(&mut state, &[Province::Abydos, Province::Dakhla, Province::Sawu]);
    let bid = Action::Bid { seat: A, province: Province::Sawu, gold: 0 };
    let mut moved = state.clone();
    back_to(&mut moved, "buy");
    assert_eq!(refused(&moved, bid.clone()), "amun-re-refuse-other-step");
    for province in [Province::Buto, Province::Edfu, Province::Thebes] {
        act(&mut state, Action::SetOwner { province, seat: Some(A) });
    }
    assert_eq!(refused(&state, bid), "amun-re-refuse-fourth-province");
}

#[test]
fn a_province_that_was_given_by_hand_comes_back_in_the_new_kingdom() {
    let mut state = three(&[]);
    act(&mut state, Action::SetOwner { province: Province::Buto, seat: Some(A) });
    act(&mut state, TableAction::Move { to: Cursor { round: 2, phase: 6, ..Cursor::default() } });
    next(&mut state);
    act(&mut state, Action::Reveal { province: Province::Buto });
}

#[test]
fn stones_and_farmers_do_not_move_from_one_province_to_another() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    act(&mut state, Action::SetOwner { province: Province::Buto, seat: Some(B) });
    let pieces = Action::SetPieces { province: Province::Abu, farmers: 1, plain: 0, bricks: 1, pyramids: 0 };
    act(&mut state, pieces);
    act(&mut state, Action::Bricks { seat: B, province: Province::Buto, change: 1 });
    act(&mut state, Action::Farmers { seat: B, province: Province::Buto, change: 1 });
    let bricks = Action::Bricks { seat: B, province: Province::Abu, change: -1 };
    assert_eq!(refused(&state, bricks), "amun-re-refuse-fewer-than-none");
    let farmers = Action::Farmers { seat: B, province: Province::Abu, change: -1 };
    assert_eq!(refused(&state, farmers), "amun-re-refuse-fewer-than-none");
}

#[test]
fn an_undone_end_of_a_step_is_still_told_as_that_step() {
    let mut state = at_purchases([Province::Memphis, Province::Abu, Province::Sawu], &[]);
    let setup = setup(&["Anna", "Ben", "Cyril"], &[]);
    let first = state.clone();
    next(&mut state);
    let second = AnyAction::from(TableAction::Next { from: state.table.cursor });
    let english = |state: &State| Language::En.say(&second.sentence::<AmunReRules>(&setup, state));
    assert!(english(&state).contains("Ben"));
    assert!(!english(&first).contains("Anna"), "{}", english(&first));
}
